import assert from 'node:assert/strict'
import { Files } from '#runtime/parse.ts'
import type { Where } from './groups.ts'
import type { Ground, Who } from './world.ts'

type Calls = ReturnType<Ground['as']>
/** What somebody writes, as drafts keep it. With a message it is an answer, with a member a letter to them. */
export type Writing = Omit<Parameters<Calls['updatedraft']>[0], 'draft_id'> &
  Pick<Parameters<Calls['newdraft']>[0], 'message_id' | 'dm_member_id' | 'member_id'> & {
    /** What is attached, by name. */
    files?: Record<string, string | Buffer>
  }

type Numbers = { message_id: number; topic_id: number; msg_num: number }
type Waiting = { pending_message_id: number }
export type Posted = { is: 'posted' } & Numbers
export type Held = { is: 'held' } & Waiting

/** How people write in a test: every word goes through the calls that they would make. */
export type WritingWords = {
  /** Somebody has a draft; its id. What is not said is about bread. */
  draft(who: Who, writing?: Writing, where?: Where): Promise<number>
  /** Somebody posts it, and it is posted or waits for a moderator. */
  send(who: Who, writing?: Writing, where?: Where): Promise<Posted | Held>
  /** The same where it is to be posted. It is no news: `facts()` tells what came after. */
  post(who: Who, writing?: Writing, where?: Where): Promise<Posted>
  /** The same as an answer to a message. */
  answer(who: Who, to: { message_id: number }, writing?: Writing, where?: Where): Promise<Posted>
  /** The same where it is to wait for a moderator; its id. */
  hold(who: Who, writing?: Writing, where?: Where): Promise<number>
}

export function posted(outcome: Posted | Held): Posted {
  assert.ok(outcome.is === 'posted')
  return outcome
}
export function held(outcome: Posted | Held): Held {
  assert.ok(outcome.is === 'held')
  return outcome
}

/** What is written where nobody says what. */
export const unsaid = { subject: 'Bread', body: '<p>Text.</p>' }

export function writingIn(ground: Ground): WritingWords {
  async function upload(calls: Calls, draft_id: number, files: Record<string, string | Buffer>): Promise<void> {
    const uploads = Object.entries(files).map(async ([filename, content]) => {
      const { hash, size } = await ground.blobs.put(Buffer.from(content as string), { limit: 2 ** 30 })
      return { hash, size, filename, content_type: 'application/octet-stream' }
    })
    // As they are after a form was read; no other value passes for files.
    const fileupload = new Files(await Promise.all(uploads)) as never
    await calls.uploadattachments({ draft_id, fileupload })
  }

  const draft: WritingWords['draft'] = async (who, writing = {}, { id: group_id } = ground.group) => {
    const { message_id: _message, dm_member_id: _to, member_id: _member, files, ...text } = writing
    const calls = ground.as(who)
    const { id: draft_id } = await calls.newdraft({ group_id, ...aboutOf(writing) })
    await calls.updatedraft({ draft_id, ...unsaid, ...text })
    if (files) await upload(calls, draft_id, files)
    return draft_id
  }

  const send: WritingWords['send'] = async (who, writing, where = ground.group) => {
    const draft_id = await draft(who, writing, where)
    const { extra, message_id, topic_id, msg_num } = await ground.as(who).postdraft({ draft_id })
    if (extra !== 'pending post') return { is: 'posted', message_id, topic_id, msg_num }
    const [fact] = await ground.sql(
      `select data from facts where group_id = $1 and account_id = $2 and name = 'message.held' order by id desc limit 1`,
      [where.id, ground.identityOf(who).account.id],
    )
    const { pending_message_id } = fact!['data'] as Waiting
    return { is: 'held', pending_message_id }
  }

  const post: WritingWords['post'] = async (...given) => {
    const outcome = posted(await send(...given))
    await ground.facts()
    return outcome
  }
  return {
    draft,
    send,
    post,
    answer: (who, { message_id }, writing, where) => post(who, { subject: 'Re: Bread', ...writing, message_id }, where),
    async hold(...given) {
      const { pending_message_id } = held(await send(...given))
      await ground.facts()
      return pending_message_id
    },
  }
}

/** What kind of draft it is, and what it is about. */
function aboutOf({ message_id, dm_member_id, member_id }: Writing) {
  if (message_id !== undefined) return { draft_type: 'draft_type_reply', message_id } as const
  if (dm_member_id !== undefined) return { draft_type: 'draft_type_dm', dm_member_id } as const
  if (member_id !== undefined) return { draft_type: 'draft_type_post_to_sub', member_id } as const
  return { draft_type: 'draft_type_post' } as const
}
