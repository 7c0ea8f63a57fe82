/** A button that copies a link. Where the browser lets no page copy, the link is shown to be taken by hand. */
import { useState } from 'react'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'

/** Over plain http there is no clipboard for pages, but the old way still works there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

export function CopyLink({ link, label, main = false }: { link: string; label: string; main?: boolean }) {
  const w = useWords()
  const [done, setDone] = useState<boolean | null>(null)
  return (
    <>
      <button type="button" className={`btn${main ? ' main' : ''}`} onClick={() => void copy(link).then(setDone)}>
        <Sign name="link" size={18} /> {done === true ? w('waiting.copied') : label}
      </button>
      {done === false && <input className="field" readOnly value={link} aria-label={label} onFocus={(e) => e.target.select()} />}
    </>
  )
}
