import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { findNames } from './recipient-store.ts'

export const findMentions = implement(contract.findMentions, async ({ tx, group, account, params }) => {
  const q = params.q.trim().toLowerCase()
  const found = q === '' ? [] : await findNames.all(tx, { group_id: group.id, account_id: account.id, q })
  return { object: 'mention_names' as const, names: found.map(name => ({ object: 'mention_name' as const, ...name })) }
})
