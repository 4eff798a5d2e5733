import { query } from '#storage/query.ts'
import type { AccountDeletionStep } from '../accounts/index.ts'
import { countAll } from './store.ts'

// A membership that is banned stays, and so does its counter.
const removeAll = query(
  'draft.removeAll',
  `with gone as (delete from drafts where account_id = :account_id),
   unsent as (delete from private_messages where account_id = :account_id)
   update members set num_drafts = 0 where account_id = :account_id and num_drafts <> 0`,
)

/** What deleting an account takes away here. What its owner has posted stays with the groups. */
export const draftDeletion: AccountDeletionStep = {
  name: 'drafts',
  count: async (tx, account_id) => (await countAll.one(tx, { account_id })).count,
  remove: async ({ tx }, account_id) => void (await removeAll.run(tx, { account_id })),
}
