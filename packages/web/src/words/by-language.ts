/** What a game has in each language: loaded once for the language that is shown, however many parts of the page use it. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Language } from '../app/prefs.ts'
import { couldNotLoad } from '../app/trouble.ts'
import { useLanguage } from './index.ts'

/** A hook that gives what `load` brings for the language that is shown; null while the first is loaded, the old one while another is. */
export function byLanguage<T extends { readonly language: Language }>(load: (language: Language) => Promise<T>): () => T | null {
  const useLoaded = create<{ it: T | null }>(() => ({ it: null }))
  /** The one that is on its way: each line of a log asks for it, and there may be a thousand. */
  let coming: Language | null = null
  let wanted: Language | null = null
  const fetch = (language: Language): void => {
    if (coming === language) return
    coming = language
    const arrived = (it: T | null): void => {
      if (coming === language) coming = null
      // Whoever has meanwhile chosen another one gets that, however late this one comes.
      if (it !== null && wanted === language) useLoaded.setState({ it })
    }
    load(language).then(arrived, () => {
      arrived(null)
      couldNotLoad()
    })
  }
  return () => {
    const language = useLanguage()
    const it = useLoaded((s) => s.it)
    useEffect(() => {
      wanted = language
      if (it?.language !== language) fetch(language)
    }, [language, it])
    return it
  }
}
