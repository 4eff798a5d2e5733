import { FACTOR, PASSWORD, securityCall, securityList } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import {
  Choices,
  Id,
  Ids,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  TimestampParam,
  Type,
  Word,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { scopes } from '#contract/scopes.ts'

const keyFields = {
  id: Num,
  created: Timestamp,
  name: Str,
  status: Word(['api_key_active', 'api_key_expired', 'api_key_revoked']),
  scopes: Type.Array(Word(scopes)),
  group_ids: Type.Array(Num),
  expires: Nullable(Timestamp),
  last_used: Nullable(Timestamp),
}
/** A key as listed, without its secret. */
export const ApiKey = resource('api_key', keyFields)
/** A new key with its secret, which is shown only once. */
const NewApiKey = Type.Object({ ...ApiKey.properties, key: Str }, { title: 'new_api_key' })

const API_KEY = { api_key_id: Id({ description: 'The key, by its id.', invalid: 'invalid api_key_id' }) }

export const createApiKey = endpoint('createapikey', {
  ...securityCall,
  summary: 'Create an API key. It is shown only in this response.',
  params: {
    ...PASSWORD,
    ...FACTOR,
    name: Text(100, { description: 'What the key is for.' }),
    scopes: withDefault(Choices(scopes, { description: 'What the key can do; default: `read` and `write`.' }), [
      'read',
      'write',
    ]),
    group_ids: optional(
      Ids({
        description: 'The groups it can be used in, with their subgroups; default: all.',
        invalid: 'invalid group_id',
      }),
    ),
    expires: optional(TimestampParam({ description: 'When it expires; default: never.' })),
  },
  returns: NewApiKey,
  errors: ['unauthorized_error', 'two_factor_required', 'too many keys', 'invalid group_id'],
  records: ['account.key_created', 'account.recovery_code_used'],
})

export const getApiKeys = endpoint('getapikeys', {
  ...securityList,
  summary: 'List your API keys, without the keys themselves.',
  returns: list(ApiKey, { fields: ['created', 'name'], field: 'created', dir: 'desc' }),
})

export const revokeApiKey = endpoint('revokeapikey', {
  ...securityCall,
  summary: 'Revoke an API key: it stops working at once, but stays in the list.',
  params: API_KEY,
  returns: ApiKey,
  errors: ['invalid api_key_id'],
  records: ['account.key_revoked'],
})

export const deleteApiKey = endpoint('deleteapikey', {
  ...securityCall,
  summary: 'Delete an API key: it stops working at once, and is removed from the list.',
  params: API_KEY,
  errors: ['invalid api_key_id'],
  records: ['account.key_deleted'],
})
