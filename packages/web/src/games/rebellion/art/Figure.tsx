import { FIGURES } from './figures.ts'

/** A unit as a silhouette in the colour of its place. Says nothing to a screen reader: the words beside it do. */
export function Figure({ id, size, flip = false }: { id: string; size: number | string; flip?: boolean }) {
  return (
    <svg className="figure" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={FIGURES[id] ?? ''} transform={flip ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  )
}
