import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { lockDraft, lockWriter, removeDraft, saveDraft } from './store.ts'
import { draftView } from './view.ts'

export const updateDraft = implement(contract.updateDraft, async ({ tx, account, access, row, params, fail }) => {
  const { id, draft_type } = row
  // Fields that a draft of this type or author cannot have are ignored: programs save all fields at once.
  const applies = {
    reply_to: draft_type === 'draft_type_reply',
    is_special: may('mod_page', access),
    bcc_me: draft_type === 'draft_type_reply',
    bcc_all: draft_type === 'draft_type_post_to_sub',
  }
  const given = <K extends keyof typeof applies>(name: K) => (applies[name] ? (params[name] ?? null) : null)
  if (params.body !== undefined) await lockWriter.run(tx, { account_id: account.id })
  const saved = await saveDraft.first(tx, {
    id,
    account_id: account.id,
    subject: params.subject ?? null,
    body: params.body ?? null,
    body_type: params.body_type ?? null,
    reply_to: given('reply_to'),
    is_special: given('is_special'),
    bcc_me: given('bcc_me'),
    bcc_all: given('bcc_all'),
  })
  if (saved) return draftView(saved)
  const isThere = await lockDraft.first(tx, { id, account_id: account.id })
  return fail(isThere ? 'too many drafts' : 'invalid draft_id')
})

export const deleteDraft = implement(contract.deleteDraft, async ({ tx, account, row, fail }) => {
  const gone = await removeDraft.first(tx, { id: row.id, account_id: account.id })
  if (!gone) fail('invalid draft_id')
})
