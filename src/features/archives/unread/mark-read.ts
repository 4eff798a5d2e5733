import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { markRead } from '../../notifications/index.ts'
import * as contract from './contract.ts'
import { hasUnread, setAllRead, setRead, sweepBatch, sweepReads } from './store.ts'

export const markTopicRead = implement(
  contract.markTopicRead,
  async ({ tx, params, account, group, row, record, fail }) => {
    const who = { group_id: group.id, account_id: account.id }
    const [{ found }] = await Promise.all([
      setRead.one(tx, { ...who, topic_id: row.id, msg_num: params.msg_num ?? null }),
      markRead({ tx, account, record }, { topic_id: row.id }),
    ])
    if (found === 0) fail(params.msg_num === undefined ? 'invalid topic_id' : 'invalid msg_num')
    // If nothing in the group is unread any more, one timestamp replaces all the rows.
    const { yes } = await hasUnread.one(tx, { account_id: account.id, group_ids: [group.id] })
    if (!yes) await setAllRead.run(tx, who)
  },
)

export const markGroupRead = implement(contract.markGroupRead, async ({ tx, account, group }) => {
  await setAllRead.run(tx, { group_id: group.id, account_id: account.id })
})

/** Deletes read marks that are too old to matter. */
export async function sweepReadMarks(tx: Tx): Promise<void> {
  while ((await sweepReads.run(tx)) === sweepBatch);
}
