import { randomUUID } from 'node:crypto'
import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { StaleReadError } from '#storage/errors.ts'
import { authorOf, composeMail, prefetchPost, writerError, type ArchiveDeps } from '../../archives/index.ts'
import * as contract from '../contract.ts'
import type { DraftRow } from '../finders.ts'
import { resolveInlineFiles } from '../attachments/inline-files.ts'
import { readDraft } from '../read-draft.ts'
import { replySubject } from './reply-target.ts'
import { filesOf, lockDraft, takeSkipLocked, takeDraft } from '../store.ts'
import { senders, type PostCall, type PreparedDraft, type SendContext } from './senders.ts'

type DraftCall = Pick<PostCall, 'tx' | 'account' | 'group' | 'membership' | 'access' | 'fail'>

/** Whether the author may post here: checked before the text is parsed, for private emails too. */
function checkWriter({ group, access, fail }: DraftCall): void {
  const refusal = writerError({ group, access })
  if (refusal) fail(refusal, 'can_post')
}

/** A draft ready to be sent. Its text is parsed, and so sanitized. */
async function prepareSubmission(call: DraftCall, draft: DraftRow, { addresses }: ArchiveDeps): Promise<PreparedDraft> {
  const { tx, group, access } = call
  const given = draft.num_attachments === 0 ? [] : await filesOf.all(tx, { draft_id: draft.id })
  const { body, files } = resolveInlineFiles(draft, given, addresses)
  const { text, references } = await readDraft(call, { ...draft, body })
  const written = {
    author: authorOf(call),
    subject: await replySubject(tx, group.id, draft),
    text,
    files,
    mime_id: `${randomUUID()}@${addresses.mailDomain}`,
    references,
    reply_to_message_id: draft.message_id,
    is_special: isSpecial(draft, access),
    copy_to_author: draft.bcc_me,
    created: null,
  }
  return { version: draft.updated, text, submission: { ...written, raw: composeMail(addresses, group, written) } }
}

/** Checked again: the author may have been a moderator when saving it. */
const isSpecial = (draft: DraftRow, access: GroupAccess): boolean => draft.is_special && may('mod_page', access)

type TakenDraft = { draft: DraftRow; ready: PreparedDraft }

/** Drafts that were taken in a transaction. */
const newTakenDrafts = () => new Set<number>()

/** Sends a draft if it is unchanged since it was parsed, and deletes it: before sending, or after if the group is locked already. */
async function sendAndTake(call: PostCall, sending: Omit<SendContext, 'call'>) {
  const { tx, account, isFollower, batchState } = call
  const { id, updated, draft_type } = sending.draft
  const taken = batchState(newTakenDrafts)
  if (taken.has(id)) throw new StaleReadError('a draft was taken in the same transaction')
  taken.add(id)
  const send = senders[draft_type as Value<'draft_type'>]
  if (!isFollower) takeDraft.send(tx, { id, account_id: account.id, updated })
  const outcome = await send({ ...sending, call })
  if (isFollower) takeSkipLocked.send(tx, { id, account_id: account.id, updated })
  return outcome
}

/** A draft that was saved since it was read is read again. */
async function readAgain(call: PostCall, deps: ArchiveDeps): Promise<TakenDraft> {
  const { tx, account, row, fail } = call
  if (call.isFollower) throw new StaleReadError('a draft was saved meanwhile')
  const draft = (await lockDraft.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid draft_id')
  return { draft, ready: await prepareSubmission(call, draft, deps) }
}

/** The author may have been a moderator a moment ago. */
function draftAsRead({ row: draft, access }: PostCall, ready: PreparedDraft): TakenDraft | null {
  if (draft.updated !== ready.version) return null
  return { draft, ready: { ...ready, submission: { ...ready.submission, is_special: isSpecial(draft, access) } } }
}

/** Held posts and private emails are not messages of the group. */
const notPosted = { message_id: 0, msg_num: 0, topic_id: 0 }

export const postDraft = (deps: ArchiveDeps) =>
  implement(
    contract.postDraft,
    async call => {
      checkWriter(call)
      const ready = await prepareSubmission(call, call.row, deps)
      // Other types depend on more than that.
      if (call.row.draft_type !== 'draft_type_post' || ready.submission.files.length > 0) return ready
      const ahead = prefetchPost(call.group, ready.submission)
      call.prefetch(ahead.ask)
      call.shareTransactionOn(ahead.row)
      return { ...ready, ahead }
    },
    async call => {
      checkWriter(call)
      const { draft, ready } = draftAsRead(call, call.prepared) ?? (await readAgain(call, deps))
      const { held, posted } = await sendAndTake(call, { draft, ready, deps })
      const success = { object: 'success', extra: held ? 'pending post' : '', ...notPosted } as const
      if (posted) call.respondAfterCommit(posted.then(message => ({ ...success, ...message })))
      return success
    },
  )
