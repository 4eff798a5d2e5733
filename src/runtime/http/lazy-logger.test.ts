import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { createLogger } from '../process/logger.ts'
import { createLazyLogger } from './lazy-logger.ts'

/** A logger that records its lines and its children. */
function written() {
  const lines: Record<string, unknown>[] = []
  const made: object[] = []
  const log = pino(
    { level: 'debug', base: null, timestamp: false, onChild: child => void made.push(child.bindings()) },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  return { log: createLazyLogger(log), lines, made }
}

test('a child logs its bindings', () => {
  const { log, lines } = written()
  const child = log.child({ part: 'http' }).child({ reqId: 'r1' })

  child.error({ ms: 3 }, 'failed')
  child.debug('left')
  child.trace('not asked for')
  log.info('listening')

  assert.deepEqual(lines, [
    { level: 50, part: 'http', reqId: 'r1', ms: 3, msg: 'failed' },
    { level: 20, part: 'http', reqId: 'r1', msg: 'left' },
    { level: 30, msg: 'listening' },
  ])
  assert.equal(child.level, 'debug')
})

test('a silent child is never created', () => {
  const { log, made } = written()

  const [, second] = [log.child({ reqId: 'r1' }), log.child({ reqId: 'r2' })]
  second.info('here')
  second.info('again')

  assert.deepEqual(made, [{ reqId: 'r2' }])
})

test('Fastify logs errors as the logger does', async () => {
  const lines: string[] = []
  const log = await createLogger({ level: 'info', pretty: false, write: line => void lines.push(line) })
  const line = { err: new RangeError('too far') }

  log.error(line, 'failed')
  fastify({ loggerInstance: createLazyLogger(log) }).log.error(line, 'failed')

  const [own, other] = lines.map(text => ({ ...(JSON.parse(text) as object), time: '' }))
  assert.deepEqual(other, own)
})
