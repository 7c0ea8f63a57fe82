import type { ReactNode } from 'react'

/** The picture of a game in the lobby. */
export const Instrument = ({ children }: { children: ReactNode }) => (
  <div className="panel-picture" aria-hidden="true">
    {children}
  </div>
)
