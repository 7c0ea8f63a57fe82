/** Keeps what breaks from taking the rest of the page with it, and tells what went wrong. */
import { Component, useState, type ReactNode } from 'react'
import { useLanguage } from '../words/index.ts'
import { Meanwhile } from './later.tsx'
import { broke, TROUBLE_WORDS, useTrouble } from './trouble.ts'

interface Props {
  readonly children: ReactNode
}

/** Where its children break there is nothing; what went wrong is told by `TroubleNotice`. */
class Guard extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    broke(error)
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}

/** A part of a page that is loaded when it is first shown; `meanwhile` stands in for it. */
export function Part({ children, meanwhile = null }: Props & { readonly meanwhile?: ReactNode }) {
  return (
    <Guard>
      <Meanwhile value={meanwhile}>{children}</Meanwhile>
    </Guard>
  )
}

/** One sentence and a button that loads the page again; without a connection the page stays, for there would be none to come back to. */
export function TroubleNotice() {
  const words = TROUBLE_WORDS[useLanguage()]
  const trouble = useTrouble((s) => s.trouble)
  const [offline, setOffline] = useState(false)
  if (trouble === null) return null
  const again = async () => {
    setOffline(false)
    const reached = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
    if (reached?.ok === true) location.reload()
    else setOffline(true)
  }
  return (
    <div className="trouble" role="alert">
      <p>
        {words[trouble]} {offline && <b>{words.offline}</b>}
      </p>
      <button type="button" className="btn main" onClick={() => void again()}>
        {words.again}
      </button>
    </div>
  )
}
