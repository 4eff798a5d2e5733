import { hash } from 'node:crypto'
import { HtmlRefusedError, readText, type ParsedText } from '#content/text/index.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import {
  authorOf,
  composeMail,
  referencesTo,
  writerError,
  submit,
  type ArchiveDeps,
  type StoredFile,
  type Submission,
} from '../../archives/index.ts'
import { subjectOf } from '../new-chat.ts'
import { lockChat } from '../store.ts'
import { chatUrl } from '../urls.ts'
import { chatToTopic as declared } from './contract.ts'
import { lastChange, lastInTopic, messagesBetween, maxMessages } from './store.ts'
import { transcriptOf, type TranscriptMessage } from './transcript.ts'

type ChatToTopicCall = Pick<
  Call<typeof declared>,
  'tx' | 'group' | 'account' | 'membership' | 'access' | 'row' | 'params' | 'fail'
>
/** A transcript that is ready to be posted; `version` is that of its latest change. */
type PreparedTopic = { version: number; submission: Submission; from_msg_num: number; to_msg_num: number }

const rangeOf = ({ group, row, params }: ChatToTopicCall) => ({
  group_id: group.id,
  chat_id: row.id,
  from_num: params.from_msg_num ?? 1,
  to_num: params.to_msg_num ?? row.num_messages,
})

async function read(call: ChatToTopicCall, text: string): Promise<ParsedText> {
  try {
    const parsed = await readText({ format: 'html', text, isTyped: true, isUnlinked: true })
    // All of the transcript is new text; nothing in it is a quote.
    const words = { body: parsed.plain, quoted: '', remainder: '' }
    return { ...parsed, body: parsed.html, quoted: '', remainder: '', words }
  } catch (error) {
    if (error instanceof HtmlRefusedError) return call.fail('post too big')
    throw error
  }
}

const filesOf = (lines: readonly TranscriptMessage[]): StoredFile[] =>
  lines.flatMap(({ hash: key, size, filename, media_type, width, height, thumbnail_hash }) =>
    key === null || size === null || filename === null || media_type === null
      ? []
      : [{ hash: key, size, filename, media_type, is_inline: false, content_id: '', width, height, thumbnail_hash }],
  )

/** Where to post: the chat's topic, if it has one and no other subject was given. */
async function topicTarget(call: ChatToTopicCall) {
  const { tx, group, row, params } = call
  const newTopic = { references: [], reply_to_message_id: null }
  if (params.subject !== undefined) return { subject: subjectOf(call, params.subject), ...newTopic }
  const last = await lastInTopic.first(tx, { group_id: group.id, topic_id: row.topic_id })
  if (!last) return { subject: row.subject, ...newTopic }
  const references = await referencesTo(tx, group.id, last.id)
  return { subject: `Re: ${last.subject}`, references, reply_to_message_id: last.id }
}

async function prepareTopic(call: ChatToTopicCall, { addresses }: ArchiveDeps): Promise<PreparedTopic> {
  const { tx, group, row, fail } = call
  const range = rangeOf(call)
  const { version } = await lastChange.one(tx, range)
  const lines = await messagesBetween.all(tx, range)
  const [first, last] = [lines[0] ?? fail('invalid msg_num'), lines.at(-1)!]
  if (lines.length > maxMessages) fail('post too big')
  const about = { subject: row.subject, url: chatUrl(addresses.url, group, row.id) }
  const text = await read(call, transcriptOf(lines, { ...about, timezone: group.settings.default_timezone }))
  const target = await topicTarget(call)
  const author = authorOf(call)
  // The same transcript gets the same Message-ID, so posting it again is a duplicate.
  const fingerprint = [row.id, first.msg_num, last.msg_num, version, author.account_id, target.subject].join(' ')
  const content = {
    author,
    ...target,
    text,
    files: filesOf(lines),
    mime_id: `chat-${hash('sha256', fingerprint).slice(0, 32)}@${addresses.mailDomain}`,
    is_special: false,
    copy_to_author: false,
    created: null,
    chat_id: row.id,
  }
  const submission = { ...content, raw: composeMail(addresses, group, content) }
  return { version, submission, from_msg_num: first.msg_num, to_msg_num: last.msg_num }
}

function checkWriter({ group, access, fail }: ChatToTopicCall): void {
  const refusal = writerError({ group, access })
  if (refusal) fail(refusal, 'can_post')
}

export const chatToTopic = (deps: ArchiveDeps) =>
  implement(
    declared,
    async call => {
      checkWriter(call)
      return prepareTopic(call, deps)
    },
    async call => {
      const { tx, group, row, fail, record } = call
      checkWriter(call)
      if (!(await lockChat.first(tx, { group_id: group.id, id: row.id }))) fail('invalid chat_id')
      // If messages were changed meanwhile, the transcript is prepared again.
      const isSame = (await lastChange.one(tx, rangeOf(call))).version === call.prepared.version
      const { submission, from_msg_num, to_msg_num } = isSame ? call.prepared : await prepareTopic(call, deps)
      await lockBlobs(
        tx,
        deps.blobs,
        submission.files.flatMap(file => [file.hash, file.thumbnail_hash]),
      )
      const verdict = await submit(call, deps, submission)
      const { topic_id, message_id } = verdict.is === 'posted' ? await verdict.message : { topic_id: 0, message_id: 0 }
      record('chat.posted', { chat_id: row.id, subject: row.subject, from_msg_num, to_msg_num, topic_id })
      return { object: 'chat_topic' as const, chat_id: row.id, topic_id, message_id, is_pending: verdict.is === 'held' }
    },
  )
