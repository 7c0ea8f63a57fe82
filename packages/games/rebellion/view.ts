/** The allowlist: what a viewer sees. Nothing reaches a client that is not named here. */
import { t, type Of } from '@orrery/kernel'

export const viewSchema = t.record({ you: t.int })
export type View = Of<typeof viewSchema>
