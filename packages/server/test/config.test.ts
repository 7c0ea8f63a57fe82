import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError } from '../store/store.ts'

test('without any variable it serves on 8080 from ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: null,
    natsUrl: null,
    publicUrl: null,
    metricsPort: null,
    botTimePercent: 100,
    botPaceMs: 900,
  })
})

test('what is set to nothing has its default', () => {
  const none = { PORT: '', HOST: '', DATA_DIR: '', PUBLIC_URL: '', METRICS_PORT: '', METRICS_HOST: '', BUS_NAME: '' }
  expect(readConfig(none)).toEqual(readConfig({}))
})

test('what is set is taken', () => {
  const env = {
    PORT: '0',
    PUBLIC_URL: 'https://play.example/',
    DATABASE_URL: 'postgres://u:p@h/db',
    NATS_URL: 'nats://h:4222',
    METRICS_PORT: '9464',
    TRUST_PROXY: '1',
    BOT_TIME_PERCENT: '10',
  }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    publicUrl: 'https://play.example',
    databaseUrl: 'postgres://u:p@h/db',
    natsUrl: 'nats://h:4222',
    metricsPort: 9464,
    trustProxy: true,
    botTimePercent: 10,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x'],
  ['NATS_URL', 'here'],
  ['PUBLIC_URL', 'orrery.example'],
  ['PUBLIC_URL', 'https://orrery.example/games'],
  ['METRICS_PORT', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['BOT_THREADS', '0'],
  ['BOT_TIME_PERCENT', '0'],
  ['BOT_TIME_PERCENT', '101'],
  ['BOT_PACE_MS', '1.5'],
  ['IDLE_MINUTES', '0'],
  ['HTTP_LIMIT', 'many'],
  ['SOCKET_LIMIT', '-3'],
  ['STORE_PATIENCE_MS', '1'],
  ['TRUST_PROXY', 'yes'],
  ['BUS_NAME', 'Bad Name'],
])('%s=%s is refused with one sentence that names it', (name, value) => {
  let error: unknown
  try {
    readConfig({ [name]: value })
  } catch (e) {
    error = e
  }
  expect(error).toBeInstanceOf(StartError)
  expect(error).toMatchObject({ exitCode: 2, message: expect.stringMatching(new RegExp(`^${name} is .*\\.$`)) })
})

test('NATS without a shared store is refused; a wrong DATABASE_URL is not repeated, for it may hold a password', () => {
  expect(() => readConfig({ NATS_URL: 'nats://h' })).toThrow('DATABASE_URL')
  expect(() => readConfig({ DATABASE_URL: 'postgre://u:hunter2@h' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ DATABASE_URL: 'postgre://u:hunter2@h' })).toThrow('DATABASE_URL')
})
