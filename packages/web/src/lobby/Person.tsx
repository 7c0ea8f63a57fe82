/** The guest: a name, and the personal link that brings the seats back on another device. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { CopyLink } from '../app/CopyLink.tsx'
import { Dialog } from '../app/Dialog.tsx'
import { Sign } from '../art/Signs.tsx'
import { api, Refused } from '../net/http.ts'
import { useWords } from '../words/index.ts'
import { personName } from '../table/seat-name.ts'
import { wordOf } from '../words/wrong.ts'

export function Person() {
  const w = useWords()
  const queries = useQueryClient()
  const { data: me } = useQuery({ queryKey: ['me'], queryFn: api.me, staleTime: Infinity })
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (me === undefined) return null
  const save = async (e: FormEvent) => {
    e.preventDefault()
    // A guest's name is the server's, shown in the language of the page: it is not made his own by looking at it.
    if (name === personName(me.name)) return setOpen(false)
    const saved = await api.rename(name.trim()).catch((x: unknown) => x)
    if (saved instanceof Error) return setProblem(w(saved instanceof Refused && saved.code === 'bad-request' ? 'person.badName' : wordOf(saved)))
    setProblem(null)
    queries.setQueryData(['me'], saved)
    setOpen(false)
  }
  const link = new URL(me.link, location.origin).href
  return (
    <>
      <button
        type="button"
        className="person"
        onClick={() => {
          setName(personName(me.name))
          setProblem(null)
          setOpen(true)
        }}
        aria-haspopup="dialog"
      >
        <Sign name="person" size={20} />
        <span>{personName(me.name)}</span>
      </button>
      {open && (
        <Dialog label={w('person.title')} onClose={() => setOpen(false)} className="person-dialog">
          <h2>{w('person.title')}</h2>
          <form onSubmit={(e) => void save(e)}>
            <label htmlFor="person-name">{w('person.name')}</label>
            <div className="row-gap">
              <input id="person-name" className="field" value={name} maxLength={24} onChange={(e) => setName(e.target.value)} />
              <button type="submit" className="btn main">
                {w('person.save')}
              </button>
            </div>
            {problem !== null && <p className="notice warn">{problem}</p>}
          </form>
          <p>{w('person.link')}</p>
          <CopyLink link={link} label={w('person.copy')} />
          <p className="dim">{w('person.linkWarn')}</p>
        </Dialog>
      )}
    </>
  )
}
