/** What Prometheus reads. A registry for each server, so that several can run in one process. */
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof makeMetrics>

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    decisions: new Counter({ name: 'orrery_decisions_total', help: 'Decisions made durable by this node.', registers }),
    conflicts: new Counter({ name: 'orrery_append_conflicts_total', help: 'Appends that lost a race and were made again.', registers }),
    append: new Histogram({ name: 'orrery_append_seconds', help: 'Time until an append is durable.', buckets: QUICK, registers }),
    answered: new Histogram({
      name: 'orrery_answer_seconds',
      help: 'From a frame with an answer to its acknowledgement.',
      buckets: QUICK,
      registers,
    }),
    refused: new Counter({ name: 'orrery_refused_total', help: 'Requests that were refused, by code.', labelNames: ['code'] as const, registers }),
    thinking: new Histogram({
      name: 'orrery_bot_seconds',
      help: 'Thinking time of bots, by level.',
      labelNames: ['level'] as const,
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    }),
    sockets: new Gauge({ name: 'orrery_sockets', help: 'Open connections.', registers }),
    tables: new Gauge({ name: 'orrery_tables', help: 'Tables in memory.', registers }),
  }
}

/** Serves the metrics on a port of their own. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  collectDefaultMetrics({ register: metrics.registry })
  const server = createServer((_req, res) => {
    void metrics.registry.metrics().then((text) => res.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
