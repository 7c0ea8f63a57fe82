import '@fontsource-variable/exo-2'
import '@fontsource-variable/inter'
import './styles/tokens.css'
import './styles/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchPage } from './app/pages.ts'
import { usePrefs } from './app/prefs.ts'
import { couldNotLoad } from './app/trouble.ts'
import { speak } from './words/index.ts'

function dress(): void {
  const { theme, language } = usePrefs.getState()
  document.documentElement.dataset['theme'] = theme
  speak(language).catch(couldNotLoad)
}
dress()
fetchPage(location.pathname)
usePrefs.subscribe(dress)

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
