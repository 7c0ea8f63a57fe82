/** PostgreSQL and NATS for tests, and a wire to them that can be cut. */
import { randomBytes } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { root } from './process.ts'

interface Services {
  postgres(): Promise<string>
  nats(): Promise<string>
  stopServices(): void
}
export const services = (await import(pathToFileURL(join(root, 'scripts/services.mjs')).href)) as Services

type OnEnd = (work: () => Promise<void> | void) => void

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of its own, dropped at the end. */
export async function database(onEnd: OnEnd): Promise<string> {
  const url = await services.postgres()
  const name = `orrery_${randomBytes(6).toString('hex')}`
  await admin(url, `create database ${name}`)
  onEnd(() => admin(url, `drop database if exists ${name} with (force)`))
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** A name on the bus that no other test uses. */
export const busName = (): string => `t${randomBytes(6).toString('hex')}`

/** A wire to a service. `cut` ends what is connected and refuses more; `hold` lets nothing through but keeps connections; `mend` is as before. */
export class Wire {
  private constructor(
    readonly url: string,
    private state: { mode: 'open' | 'cut' | 'hold'; pairs: Set<[Socket, Socket]> },
  ) {}

  static async to(target: string, onEnd: OnEnd): Promise<Wire> {
    const to = new URL(target)
    const state: Wire['state'] = { mode: 'open', pairs: new Set() }
    const server = createServer((near) => {
      if (state.mode === 'cut') return void near.destroy()
      const far = connect(Number(to.port), to.hostname)
      const pair: [Socket, Socket] = [near, far]
      state.pairs.add(pair)
      const end = (): void => {
        state.pairs.delete(pair)
        near.destroy()
        far.destroy()
      }
      for (const [from, into] of [pair, [far, near] as const]) {
        from.on('data', (d) => state.mode === 'open' && into.write(d))
        from.on('error', end)
        from.on('close', end)
      }
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onEnd(() => {
      for (const [near] of state.pairs) near.destroy()
      server.close()
    })
    const own = new URL(target)
    own.hostname = '127.0.0.1'
    own.port = String((server.address() as AddressInfo).port)
    return new Wire(own.href, state)
  }

  cut(): void {
    this.state.mode = 'cut'
    for (const [near] of this.state.pairs) near.destroy()
  }
  hold(): void {
    this.state.mode = 'hold'
  }
  mend(): void {
    // What was held back is lost: those connections can't be used any more.
    for (const [near] of this.state.pairs) near.destroy()
    this.state.mode = 'open'
  }
}
