import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCircuitBreaker } from './circuit-breaker.ts'

function newBreaker() {
  const logged: string[] = []
  const state = { now: 0, logged }
  return {
    state,
    breaker: createCircuitBreaker(
      line => logged.push(line),
      () => state.now,
    ),
  }
}

test('pauses grow after each failure of the relay, up to a minute', () => {
  const { state, breaker } = newBreaker()
  const pauses = Array.from({ length: 8 }, () => {
    const from = state.now
    breaker.failed('421 busy')
    while (breaker.isOpen()) state.now += 500
    return state.now - from
  })
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  assert.deepEqual(state.logged, ['no mail goes out: 421 busy'])
})

test('simultaneous failures count as one', () => {
  const { state, breaker } = newBreaker()
  for (let n = 0; n < 40; n += 1) breaker.failed('421 busy')
  state.now = 1000
  assert.equal(breaker.isOpen(), false)
})

test('a success after failures is logged, and pauses start over', () => {
  const { state, breaker } = newBreaker()
  breaker.failed('421 busy')
  state.now = 1000
  breaker.failed('421 busy')
  state.now = 3000
  breaker.succeeded()
  breaker.failed('421 busy')
  state.now = 4000
  assert.equal(breaker.isOpen(), false)
  assert.deepEqual(state.logged, ['no mail goes out: 421 busy', 'mail goes out again', 'no mail goes out: 421 busy'])
})

test('a relay that accepts other email is not misconfigured', () => {
  const { state, breaker } = newBreaker()
  const outcome = { is: 'settings', response: '530 sign in first' } as const
  assert.equal(breaker.isAboutRelay(outcome), true)
  breaker.succeeded()
  assert.equal(breaker.isAboutRelay(outcome), false)
  state.now = 60_001
  assert.equal(breaker.isAboutRelay(outcome), true)
  assert.equal(breaker.isAboutRelay({ is: 'later', response: '450 later' }), false)
})
