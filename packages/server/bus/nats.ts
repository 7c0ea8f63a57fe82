/** Hints over NATS core. */
import { connect } from '@nats-io/transport-node'
import { StartError } from '../store/store.ts'
import { readHint, type Bus } from './bus.ts'

/** Connects; from then on the client comes back by itself, however long NATS is away. */
export async function natsBus(url: string, subject: string, onTrouble: (what: string) => void): Promise<Bus> {
  const options = { servers: url, name: 'orrery', maxReconnectAttempts: -1, reconnectTimeWait: 500, timeout: 5_000 }
  const connection = await connect(options).catch((e: Error) => {
    throw new StartError(`The NATS server of NATS_URL cannot be reached: ${e.message}.`, 1)
  })
  void (async () => {
    for await (const status of connection.status()) if (status.type === 'disconnect' || status.type === 'reconnect') onTrouble(status.type)
  })()
  return {
    publish: (hint) => {
      if (!connection.isClosed()) connection.publish(subject, JSON.stringify(hint))
    },
    subscribe: async (take) => {
      connection.subscribe(subject, {
        callback: (error, message) => {
          const hint = error === null ? readHint(message.string()) : null
          if (hint !== null) take(hint)
        },
      })
      await connection.flush()
    },
    close: () => connection.close(),
  }
}
