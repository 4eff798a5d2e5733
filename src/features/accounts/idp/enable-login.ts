import { implement } from '#runtime/calls/handler.ts'
import { hashSecret } from '../auth/secrets.ts'
import * as contract from './contract.ts'
import { allowProvider, takePermit } from './store.ts'

export const enableIdpLogin = implement(contract.enableIdpLogin, async ({ tx, params, record, fail }) => {
  const { account_id, provider } =
    (await takePermit.first(tx, { token_hash: hashSecret(params.token) })) ?? fail('invalid token')
  // Sign-in through providers is allowed by default, and only changed preferences are stored.
  await allowProvider.run(tx, { account_id, preference: `allow_${provider}_login` })
  record('account.identity_allowed', { account_id, provider })
})
