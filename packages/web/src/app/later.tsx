/** Parts of a page whose code is loaded when they are first shown. */
import { createContext, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** What stands in for a part until its code is there; `Part` says what. */
export const Meanwhile = createContext<ReactNode>(null)

/** A component whose code comes later; `ahead` begins to load it before it is drawn. */
export type Later<P> = ComponentType<P> & { ahead(): void }

/**
 * A component whose code is loaded when it is first drawn. React's own `lazy` shows it 0.3 s after its stand-in at the soonest; this
 * one is there as soon as its code is. Code that does not come breaks the `Part` that waits for it.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let known: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const get = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (code) => (known = code),
      (e: unknown) => {
        // Whoever draws it again asks again.
        loading = null
        throw e
      },
    )
    return loading
  }
  function WhenThere(props: P) {
    const meanwhile = useContext(Meanwhile)
    const [Code, setCode] = useState(() => known)
    const [wrong, setWrong] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (Code !== null) return
      let gone = false
      get().then(
        (code) => gone || setCode(() => code),
        (error: unknown) => gone || setWrong({ error }),
      )
      return () => {
        gone = true
      }
    }, [Code])
    if (wrong !== null) throw wrong.error
    return Code === null ? meanwhile : <Code {...props} />
  }
  // What could not be loaded ahead is told where it is missing.
  return Object.assign(WhenThere, { ahead: () => void get().catch(() => undefined) })
}
