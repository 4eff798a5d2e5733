import { randomUUID } from 'node:crypto'
import type { Value } from '#contract/enumerations.ts'
import { may, type Position } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { OvertakenError } from '#storage/failures.ts'
import { authorOf, composeMail, lookAhead, refusalOfWriter, type ArchiveParts } from '../archives/index.ts'
import * as contract from './contract.ts'
import type { DraftRow } from './finders.ts'
import { placeFiles } from './inline-files.ts'
import { readDraft } from './read-draft.ts'
import { subjectOfAnswer } from './replied.ts'
import { filesOf, lockDraft, takeBeside, takeDraft } from './store.ts'
import { senders, type PostCall, type Ready, type Sending } from './sending.ts'

type Writing = Pick<PostCall, 'tx' | 'account' | 'group' | 'membership' | 'position' | 'fail'>

/** Whether somebody may write here at all: asked before the text is read, and of letters as of posts. */
function checkWriter({ group, position, fail }: Writing): void {
  const refusal = refusalOfWriter({ group, position })
  if (refusal) fail(refusal, 'can_post')
}

/** A draft as it is to go out. Nothing of its text leaves without being read, and so made harmless. */
async function makeReady(call: Writing, draft: DraftRow, { addresses }: ArchiveParts): Promise<Ready> {
  const { tx, group, position } = call
  const given = draft.num_attachments === 0 ? [] : await filesOf.all(tx, { draft_id: draft.id })
  const { body, files } = placeFiles(draft, given, addresses)
  const { text, references } = await readDraft(call, { ...draft, body })
  const written = {
    author: authorOf(call),
    subject: await subjectOfAnswer(tx, group.id, draft),
    text,
    files,
    mime_id: `${randomUUID()}@${addresses.mailDomain}`,
    references,
    reply_to_message_id: draft.message_id,
    is_special: isSpecial(draft, position),
    copy_to_author: draft.bcc_me,
    created: null,
  }
  return { version: draft.updated, text, submission: { ...written, raw: composeMail(addresses, group, written) } }
}

/** Asked again: who saved it as a moderator may be none now. */
const isSpecial = (draft: DraftRow, position: Position): boolean => draft.is_special && may('mod_page', position)

type Taken = { draft: DraftRow; ready: Ready }

/** Those that were taken in a transaction. */
const taken = new WeakMap<Tx, Set<number>>()

/** Sends a draft that is as it was when it was read, and takes it: before that, or where the group is locked already after it. */
async function sendAndTake(call: PostCall, sending: Omit<Sending, 'call'>) {
  const { tx, account, beside } = call
  const { id, updated, draft_type } = sending.draft
  const before = taken.get(tx) ?? new Set()
  if (before.has(id)) throw new OvertakenError('a draft was taken in the same transaction')
  taken.set(tx, before.add(id))
  const send = senders[draft_type as Value<'draft_type'>]
  if (!beside) takeDraft.send(tx, { id, account_id: account.id, updated })
  const outcome = await send({ ...sending, call })
  if (beside) takeBeside.send(tx, { id, account_id: account.id, updated })
  return outcome
}

/** A draft that was saved since it was read is read again. */
async function readAgain(call: PostCall, parts: ArchiveParts): Promise<Taken> {
  const { tx, account, row, fail } = call
  if (call.beside) throw new OvertakenError('a draft was saved meanwhile')
  const draft = (await lockDraft.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid draft_id')
  return { draft, ready: await makeReady(call, draft, parts) }
}

/** Whoever was a moderator a moment ago may be none now. */
function asRead({ row: draft, position }: PostCall, ready: Ready): Taken | null {
  if (draft.updated !== ready.version) return null
  return { draft, ready: { ...ready, submission: { ...ready.submission, is_special: isSpecial(draft, position) } } }
}

/** What waits and what went to few is no message of the group. */
const nothingPosted = { message_id: 0, msg_num: 0, topic_id: 0 }

export const postDraft = (parts: ArchiveParts) =>
  implement(
    contract.postDraft,
    async call => {
      checkWriter(call)
      const ready = await makeReady(call, call.row, parts)
      // What else goes out is decided by more than that.
      if (call.row.draft_type !== 'draft_type_post' || ready.submission.files.length > 0) return ready
      const ahead = lookAhead(call.group, ready.submission)
      call.askAhead(ahead.ask)
      call.shareWith(ahead.row)
      return { ...ready, ahead }
    },
    async call => {
      checkWriter(call)
      const { draft, ready } = asRead(call, call.prepared) ?? (await readAgain(call, parts))
      const { held, posted } = await sendAndTake(call, { draft, ready, parts })
      const success = { object: 'success', extra: held ? 'pending post' : '', ...nothingPosted } as const
      if (posted) call.answerAfter(posted.then(message => ({ ...success, ...message })))
      return success
    },
  )
