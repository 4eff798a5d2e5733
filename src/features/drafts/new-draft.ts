import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { maxDrafts } from './limits.ts'
import { findRecipient } from './recipients.ts'
import { findReplied } from './replied.ts'
import { countAll, insertDraft, lockWriter } from './store.ts'
import { draftView } from './view.ts'

type NewDraft = Call<typeof contract.newDraft>
type About = { message_id: number | null; member_id: number | null }
const nothing: About = { message_id: null, member_id: null }

/** What each type of draft is about, and must be given. What its author may not see is answered like what is not there. */
const aboutByType: Record<NewDraft['params']['draft_type'], (call: NewDraft) => Promise<About>> = {
  draft_type_post: async () => nothing,
  draft_type_reply: async ({ tx, group, position, params: { message_id }, fail }) => {
    const isSeen = message_id !== undefined && may('archives_visible', position)
    const message = isSeen && (await findReplied(tx, group.id, message_id))
    return message ? { ...nothing, message_id: message.id } : fail('invalid message_id')
  },
  draft_type_dm: async call => {
    const { dm_member_id = null } = call.params
    if (!may('view_members', call.position)) return call.fail('inadequate_permissions', 'view_members')
    const recipient = await findRecipient(call, 'draft_type_dm', dm_member_id)
    return recipient ? { ...nothing, member_id: recipient.id } : call.fail('invalid dm_member_id')
  },
  draft_type_post_to_sub: async call => {
    if (!may('mod_page', call.position)) return call.fail('inadequate_permissions', 'mod_page')
    const { member_id = null } = call.params
    const recipient = await findRecipient(call, 'draft_type_post_to_sub', member_id)
    return recipient ? { ...nothing, member_id: recipient.id } : call.fail('invalid member_id')
  },
}

export const newDraft = implement(contract.newDraft, async call => {
  const { tx, account, group, params, fail } = call
  const { message_id, member_id } = await aboutByType[params.draft_type](call)
  await lockWriter.one(tx, { account_id: account.id })
  if ((await countAll.one(tx, { account_id: account.id })).count >= maxDrafts) fail('too many drafts')
  return draftView(
    await insertDraft.one(tx, {
      account_id: account.id,
      group_id: group.id,
      draft_type: params.draft_type,
      message_id,
      member_id,
    }),
  )
})
