/**
 * A player in one file: it sits down at a table and gives random legal answers until the game is over.
 *
 *   node examples/bot.mjs http://localhost:8080                  makes a table against the server's own bot
 *   node examples/bot.mjs http://localhost:8080 k3v8…            joins the open seat of that table
 *
 * All that it relies on is in docs/protocol.md. Node has no WebSocket of its own before version 22, hence `ws`.
 */
import { WebSocket } from 'ws'

const [server = 'http://localhost:8080', tableToJoin] = process.argv.slice(2)

/** One call of the HTTP interface. The cookie says who we are. */
let cookie = ''
async function call(method, path, body) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) })
  cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
  const answer = await reply.json()
  if (!reply.ok) throw new Error(`${path}: ${answer.error.code}: ${answer.error.message}`)
  return answer
}

await call('GET', '/api/me')
await call('PATCH', '/api/me', { name: 'Random Droid' })
const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
const id = tableToJoin ?? (await call('POST', '/api/tables', { game: 'deckbuilding', seats, shuffleSeats: true })).id
const { seat, seatToken } = await call('POST', `/api/tables/${id}/join`, {})
console.error(`Seat ${seat} at ${server}/t/${id}`)

let nextId = 1
let waitingFor = null // the number of the request that has no answer yet
let open = null // what is asked now: { seq, asks, … }
let decisions = 0

let socket
let tries = 0 // in a row that came to nothing
const send = (message) => socket.send(JSON.stringify({ id: nextId++, ...message }))

/** Answers what our seat is asked, one request at a time. */
function play() {
  const ask = open?.asks.find((a) => a.seat === seat)
  if (ask === undefined || waitingFor !== null) return
  // Every option is legal. A player that wants to win would look at the view here.
  const option = ask.options[Math.floor(Math.random() * ask.options.length)]
  waitingFor = nextId
  send({ t: 'answer', seq: open.seq, keys: [option.key], as: seat })
}

function end(over) {
  const result = ['lost', 'won'][over.scores[seat]] ?? 'drew'
  console.log(JSON.stringify({ table: id, seat, result, by: over.by, decisions }))
  socket.close(1000)
}

/** Coming back is the same as coming: connect, say hello, take the `full`. */
function connect() {
  waitingFor = null
  socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${id}/live`)
  socket.on('open', () => send({ t: 'hello', seatToken }))
  socket.on('message', (frame) => {
    const m = JSON.parse(frame)
    if (m.t === 'full') tries = 0
    if (m.t === 'full' || m.t === 'change') open = m.open
    if (m.id === waitingFor) {
      waitingFor = null
      if (m.t === 'done') decisions++
      // Too fast, or the table went on in the meantime: what is asked now has come, or comes, as `full` or `change`.
      else if (m.t === 'error') return setTimeout(play, m.code === 'too-many' ? 1000 : 50)
    }
    if ((m.t === 'full' || m.t === 'table') && m.table.over !== null) return end(m.table.over)
    play()
  })
  socket.on('error', (e) => console.error(e.message))
  socket.on('close', (code) => {
    if (code === 1000) return
    if (code !== 1008 && code !== 4404 && tries++ < 30) return setTimeout(connect, 1000)
    console.error(`The connection ended (${code}).`)
    process.exitCode = 1
  })
}
connect()
