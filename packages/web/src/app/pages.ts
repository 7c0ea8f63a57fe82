/** The pages but the lobby: each is a chunk of its own, so the lobby stays light. */
import { later } from './later.tsx'

export const TablePage = later(() => import('../table/TablePage.tsx').then((m) => m.TablePage))
export const ReplayPage = later(() => import('../replay/ReplayPage.tsx').then((m) => m.ReplayPage))
export const BecomePage = later(() => import('./BecomePage.tsx').then((m) => m.BecomePage))
export const RulesPage = later(() => import('../rulebook/RulesPage.tsx').then((m) => m.RulesPage))

const BY_PATH: Readonly<Record<string, { ahead(): void }>> = { t: TablePage, replay: ReplayPage, me: BecomePage, rules: RulesPage }

/** Begins to load the page of an address, beside the words that it is shown with. */
export const fetchPage = (path: string): void => BY_PATH[path.split('/')[1] ?? '']?.ahead()
