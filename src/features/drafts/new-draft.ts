import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { maxDrafts } from './limits.ts'
import { findRecipient } from './sending/recipients.ts'
import { findReplyTarget } from './sending/reply-target.ts'
import { countAll, insertDraft, lockWriter } from './store.ts'
import { draftView } from './view.ts'

type NewDraftCall = Call<typeof contract.newDraft>
type DraftTarget = { message_id: number | null; member_id: number | null }
const noTarget: DraftTarget = { message_id: null, member_id: null }

/** The target of each type of draft. Targets that its author may not see look absent. */
const targetByType: Record<NewDraftCall['params']['draft_type'], (call: NewDraftCall) => Promise<DraftTarget>> = {
  draft_type_post: async () => noTarget,
  draft_type_reply: async ({ tx, group, access, params: { message_id }, fail }) => {
    const isSeen = message_id !== undefined && may('archives_visible', access)
    const message = isSeen && (await findReplyTarget(tx, group.id, message_id))
    return message ? { ...noTarget, message_id: message.id } : fail('invalid message_id')
  },
  draft_type_dm: async call => {
    const { dm_member_id = null } = call.params
    if (!may('view_members', call.access)) return call.fail('inadequate_permissions', 'view_members')
    const recipient = await findRecipient(call, 'draft_type_dm', dm_member_id)
    return recipient ? { ...noTarget, member_id: recipient.id } : call.fail('invalid dm_member_id')
  },
  draft_type_post_to_sub: async call => {
    if (!may('mod_page', call.access)) return call.fail('inadequate_permissions', 'mod_page')
    const { member_id = null } = call.params
    const recipient = await findRecipient(call, 'draft_type_post_to_sub', member_id)
    return recipient ? { ...noTarget, member_id: recipient.id } : call.fail('invalid member_id')
  },
}

export const newDraft = implement(contract.newDraft, async call => {
  const { tx, account, group, params, fail } = call
  const { message_id, member_id } = await targetByType[params.draft_type](call)
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
