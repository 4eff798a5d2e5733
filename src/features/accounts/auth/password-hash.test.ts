import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ApiError } from '#contract/errors.ts'
import { passwordOf } from '#test/accounts.ts'
import { checkPassword, hashPassword, maxQueued, setPasswordCost, defaultPasswordCost } from './password-hash.ts'

// The world of another test may have made it less.
setPasswordCost(defaultPasswordCost)

test('only tests use cheap password hashes', () => {
  const src = join(import.meta.dirname, '../../..')
  const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] })
  const mentioning = files.filter(file => readFileSync(join(src, file), 'utf8').includes('setPasswordCost'))

  // Where it is, and where it is handed on.
  assert.deepEqual(mentioning.toSorted(), ['features/accounts/auth/password-hash.ts', 'features/accounts/index.ts'])
})

test('a hash matches its own password only', async () => {
  const [kept, again] = await Promise.all([hashPassword('secret'), hashPassword('secret')])

  assert.match(kept, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  assert.notEqual(kept, again)
  const given = ['secret', 'Secret', 'secret ', '']
  assert.deepEqual(await Promise.all(given.map(password => checkPassword(password, kept))), [true, false, false, false])
  assert.equal(await checkPassword('', null), false)
})

test('an unknown hash format is an error, not a wrong password', async () => {
  for (const kept of ['', 'secret', '$argon2i$v=19$m=1,t=1,p=1$YQ$YQ', '$2b$10$abc']) {
    await assert.rejects(checkPassword('secret', kept), /form this version does not know/)
  }
})

test('two passwords are hashed at a time, and others wait', async () => {
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init(id, type) {
      if (type.startsWith('ARGON2')) running.add(id)
      most = Math.max(most, running.size)
    },
    before: id => void running.delete(id),
  }).enable()

  await Promise.all(Array.from({ length: 6 }, () => hashPassword('secret')))

  hook.disable()
  assert.equal(most, 2)
})

test('the queue is limited: later callers get a retry error', async () => {
  const kept = passwordOf('secret')

  const outcomes = await Promise.allSettled(Array.from({ length: maxQueued + 5 }, () => checkPassword('secret', kept)))

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  assert.equal(outcomes.length - refused.length, maxQueued + 2)
  for (const { reason } of refused as { reason: ApiError }[])
    assert.deepEqual([reason.name, reason.type, reason.extra, reason.retryAfter], ['ApiError', 'rate_limit', '', 5])
  assert.equal(await checkPassword('secret', kept), true)
})
