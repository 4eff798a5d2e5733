import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpoint, type Endpoint } from './endpoint.ts'
import { scopeProblem, scopeOf, scopes } from './scopes.ts'

const about = { summary: '', who: 'account', params: {} } as const
const read = endpoint('read', { ...about, method: 'GET', on: 'group', needs: 'ban_members' })
const write = endpoint('write', { ...about, method: 'POST', on: 'group', needs: 'can_post' })
const moderate = endpoint('moderate', { ...about, method: 'POST', on: 'group', needs: 'ban_members' })
const remove = endpoint('remove', { ...about, method: 'POST', on: 'group', needs: 'delete_group' })
const security = endpoint('security', { ...about, method: 'GET', security: true })
const table = { read: [read], write: [write], moderate: [moderate], admin: [remove, security] } as const

test('the scope of a call follows from its declaration', () => {
  for (const scope of scopes) for (const call of table[scope]) assert.equal(scopeOf(call as Endpoint), scope, call.name)
})

test('scopes do not include each other', () => {
  for (const scope of scopes) {
    for (const needed of scopes) {
      const allowed = table[needed].map(call => scopeProblem({ scopes: [scope], groups: null }, call as Endpoint))
      assert.deepEqual(new Set(allowed), new Set([scope === needed ? undefined : `scope ${needed}`]))
    }
  }
})

test('a key restricted to groups may call in these groups, and calls that concern no group', () => {
  const all = { scopes, groups: [1] }
  const everywhere = endpoint('everywhere', { ...about, method: 'GET' })
  const groupless = endpoint('groupless', { ...about, method: 'GET', groupless: true })

  assert.deepEqual(
    [read, everywhere, groupless].map(call => scopeProblem(all, call as Endpoint)),
    [undefined, 'key restricted to groups', undefined],
  )
})
