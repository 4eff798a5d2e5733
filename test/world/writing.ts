import assert from 'node:assert/strict'
import { Files } from '#runtime/calls/parse-params.ts'
import type { GroupRef } from './groups.ts'
import type { WorldBase, Who } from '../world.ts'

type Calls = ReturnType<WorldBase['as']>
/** The input of a draft. With a message it is a reply, with a member a private email. */
export type DraftInput = Omit<Parameters<Calls['updatedraft']>[0], 'draft_id'> &
  Pick<Parameters<Calls['newdraft']>[0], 'message_id' | 'dm_member_id' | 'member_id'> & {
    /** Attachments by name. */
    files?: Record<string, string | Buffer>
  }

type Numbers = { message_id: number; topic_id: number; msg_num: number }
type PendingRef = { pending_message_id: number }
export type PostedResult = { is: 'posted' } & Numbers
export type HeldResult = { is: 'held' } & PendingRef

/** Writing in tests, through the API. */
export type WritingHelpers = {
  /** Creates a draft and returns its id. By default it is about bread. */
  draft(who: Who, writing?: DraftInput, where?: GroupRef): Promise<number>
  /** Posts it; it is posted or held. */
  send(who: Who, writing?: DraftInput, where?: GroupRef): Promise<PostedResult | HeldResult>
  /** The same, expecting it to be posted. Its own facts are skipped: `facts()` has later ones. */
  post(who: Who, writing?: DraftInput, where?: GroupRef): Promise<PostedResult>
  /** The same as an answer to a message. */
  answer(who: Who, to: { message_id: number }, writing?: DraftInput, where?: GroupRef): Promise<PostedResult>
  /** The same, expecting it to be held; returns its id. */
  hold(who: Who, writing?: DraftInput, where?: GroupRef): Promise<number>
}

export function posted(outcome: PostedResult | HeldResult): PostedResult {
  assert.ok(outcome.is === 'posted')
  return outcome
}
export function held(outcome: PostedResult | HeldResult): HeldResult {
  assert.ok(outcome.is === 'held')
  return outcome
}

/** The default text. */
export const defaultDraft = { subject: 'Bread', body: '<p>Text.</p>' }

export function writingHelpers(worldBase: WorldBase): WritingHelpers {
  async function upload(calls: Calls, draft_id: number, files: Record<string, string | Buffer>): Promise<void> {
    const uploads = Object.entries(files).map(async ([filename, content]) => {
      const { hash, size } = await worldBase.blobs.put(Buffer.from(content as string), { limit: 2 ** 30 })
      return { hash, size, filename, content_type: 'application/octet-stream' }
    })
    // As they are after a form was read; no other value passes for files.
    const fileupload = new Files(await Promise.all(uploads)) as never
    await calls.uploadattachments({ draft_id, fileupload })
  }

  const draft: WritingHelpers['draft'] = async (who, writing = {}, { id: group_id } = worldBase.group) => {
    const { message_id: _message, dm_member_id: _to, member_id: _member, files, ...text } = writing
    const calls = worldBase.as(who)
    const { id: draft_id } = await calls.newdraft({ group_id, ...aboutOf(writing) })
    await calls.updatedraft({ draft_id, ...defaultDraft, ...text })
    if (files) await upload(calls, draft_id, files)
    return draft_id
  }

  const send: WritingHelpers['send'] = async (who, writing, where = worldBase.group) => {
    const draft_id = await draft(who, writing, where)
    const { extra, message_id, topic_id, msg_num } = await worldBase.as(who).postdraft({ draft_id })
    if (extra !== 'pending post') return { is: 'posted', message_id, topic_id, msg_num }
    const [fact] = await worldBase.sql(
      `select data from facts where group_id = $1 and account_id = $2 and name = 'message.held' order by id desc limit 1`,
      [where.id, worldBase.identityOf(who).account.id],
    )
    const { pending_message_id } = fact!['data'] as PendingRef
    return { is: 'held', pending_message_id }
  }

  const post: WritingHelpers['post'] = async (...given) => {
    const outcome = posted(await send(...given))
    await worldBase.facts()
    return outcome
  }
  return {
    draft,
    send,
    post,
    answer: (who, { message_id }, writing, where) => post(who, { subject: 'Re: Bread', ...writing, message_id }, where),
    async hold(...given) {
      const { pending_message_id } = held(await send(...given))
      await worldBase.facts()
      return pending_message_id
    },
  }
}

/** The type of the draft, and its target. */
function aboutOf({ message_id, dm_member_id, member_id }: DraftInput) {
  if (message_id !== undefined) return { draft_type: 'draft_type_reply', message_id } as const
  if (dm_member_id !== undefined) return { draft_type: 'draft_type_dm', dm_member_id } as const
  if (member_id !== undefined) return { draft_type: 'draft_type_post_to_sub', member_id } as const
  return { draft_type: 'draft_type_post' } as const
}
