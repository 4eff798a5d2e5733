import type { Static } from '#contract/schema.ts'
import { implement, type Implementation } from '#runtime/calls/handler.ts'
import type { Row } from '#storage/query.ts'
import { toTimestamp } from '#storage/values.ts'
import { pageInMemory } from '../in-memory-page.ts'
import type { FinishLoginDeps } from '../auth/finish-login.ts'
import { nameOf } from '../profile/names.ts'
import { verifyPassword, consumeReauthentication, type ReauthDeps } from '../auth/reauthentication.ts'
import { hashSecret, newApiKey } from '../auth/secrets.ts'
import * as contract from './contract.ts'
import { countKeys, deleteKey, insertKey, keysOf, revokeKey } from './store.ts'

export type ApiKeyDeps = ReauthDeps & Pick<FinishLoginDeps, 'subscriptionsOf'>

/** Revoked keys count until they are deleted. */
const maxKeys = 100

type Key = Static<typeof contract.ApiKey>

function keyView({ revoked, expired, group_ids, scopes, ...row }: Row<'apiKey.ofAccount'>): Key {
  const status = revoked !== null ? 'api_key_revoked' : expired ? 'api_key_expired' : 'api_key_active'
  return { object: 'api_key', ...row, status, scopes: scopes as Key['scopes'], group_ids: group_ids ?? [] }
}

const createApiKey = (deps: ApiKeyDeps) =>
  implement(
    contract.createApiKey,
    async call => {
      const { params, refuse } = call
      const name = nameOf(params.name) || refuse('name')
      if (params.scopes.length === 0) refuse('scopes')
      const expires = params.expires === undefined ? null : Temporal.Instant.from(params.expires)
      if (expires && expires.epochMilliseconds <= Date.now()) refuse('expires')
      return { name, expires, proof: await verifyPassword(call, params, deps) }
    },
    async call => {
      const { tx, account, params, prepared, fail, record } = call
      await consumeReauthentication(call, prepared.proof)
      const groups = params.group_ids ?? []
      const joined = new Set((await deps.subscriptionsOf(tx, account.id)).map(({ group_id }) => group_id))
      if (groups.some(id => !joined.has(id))) fail('invalid group_id')
      if ((await countKeys.one(tx, { account_id: account.id })).count >= maxKeys) fail('too many keys')
      const key = newApiKey()
      const { name, expires } = prepared
      const scopes = [...new Set(params.scopes)]
      const row = await insertKey.one(tx, {
        account_id: account.id,
        name,
        key_hash: hashSecret(key),
        scopes,
        group_ids: groups.length > 0 ? groups : null,
        expires: expires && toTimestamp(expires),
      })
      record('account.key_created', { account_id: account.id, api_key_id: row.id, name })
      return { ...keyView(row), key }
    },
  )

const getApiKeys = implement(contract.getApiKeys, async ({ tx, account, params }) =>
  pageInMemory(tx, contract.getApiKeys, params, {
    rows: await keysOf.all(tx, { account_id: account.id }),
    view: keyView,
  }),
)

const revokeApiKey = implement(contract.revokeApiKey, async ({ tx, account, params, record, fail }) => {
  const row =
    (await revokeKey.first(tx, { id: params.api_key_id, account_id: account.id })) ?? fail('invalid api_key_id')
  record('account.key_revoked', { account_id: account.id, api_key_id: row.id })
  return keyView(row)
})

const deleteApiKey = implement(contract.deleteApiKey, async ({ tx, account, params, record, fail }) => {
  if ((await deleteKey.run(tx, { id: params.api_key_id, account_id: account.id })) === 0) fail('invalid api_key_id')
  record('account.key_deleted', { account_id: account.id, api_key_id: params.api_key_id })
})

export const keyHandlers = (deps: ApiKeyDeps): Implementation[] => [
  createApiKey(deps),
  getApiKeys,
  revokeApiKey,
  deleteApiKey,
]
