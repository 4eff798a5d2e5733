import { hash } from 'node:crypto'
import { HtmlRefusedError, isBlank, readText, type ParsedText } from '#content/text/index.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { localeOf } from '../../accounts/index.ts'
import { authorOf, composeMail, referencesTo, submit, writerError, type ArchiveDeps } from '../../archives/index.ts'
import { formatWhen } from '../emails/format-when.ts'
import { postEventComment as declared } from './contract.ts'

const lastComment = query(
  'event.lastComment',
  `select t.subject, m.id, coalesce((select max(o.id) from messages o where o.group_id = t.group_id and o.topic_id = t.id
       and o.account_id is distinct from :account_id), 0) as "others_id!"
   from topics t join messages m on m.group_id = t.group_id and m.topic_id = t.id
   where t.group_id = :group_id and t.id = (select o.id from topics o where o.group_id = :group_id and o.event_id = :event_id
     order by o.id desc limit 1)
   order by m.created desc, m.id desc limit 1`,
)

type CommentCall = Pick<
  Call<typeof declared>,
  'tx' | 'group' | 'account' | 'membership' | 'access' | 'row' | 'params' | 'fail'
>

function checkWriter({ group, access, fail }: CommentCall): void {
  const refusal = writerError({ group, access })
  if (refusal) fail(refusal, 'can_post')
}

async function read(call: CommentCall, text: string): Promise<ParsedText> {
  try {
    return await readText({ format: 'plain', text, isTyped: true })
  } catch (error) {
    if (error instanceof HtmlRefusedError) return call.fail('post too big')
    throw error
  }
}

/** Under the first comment stands which event it is about, for those who read it by email. */
function aboutEvent({ account, group, row }: CommentCall, url: string): string {
  const where = row.location ? `\n${row.location}` : ''
  return `\n\n-- \n${row.name}\n${formatWhen(row, localeOf(account, undefined))}${where}\n${url}/g/${group.name}/calendar/${row.id}`
}

async function submissionOf(call: CommentCall, { addresses }: ArchiveDeps) {
  const { tx, group, account, row, params } = call
  const last = await lastComment.first(tx, { group_id: group.id, event_id: row.id, account_id: account.id })
  const author = authorOf(call)
  const text = await read(call, `${params.body}${last ? '' : aboutEvent(call, addresses.url)}`)
  // The same comment gets the same Message-ID until someone else comments, so that sending a form twice posts it once.
  const fingerprint = [row.id, account.id, last?.others_id ?? 0, params.body].join(' ')
  const content = {
    author,
    text,
    subject: last ? `Re: ${last.subject}` : row.name,
    references: last ? await referencesTo(tx, group.id, last.id) : [],
    reply_to_message_id: last?.id ?? null,
    files: [],
    mime_id: `event-${hash('sha256', fingerprint).slice(0, 32)}@${addresses.mailDomain}`,
    is_special: false,
    copy_to_author: false,
    created: null,
    event_id: row.id,
  }
  return { last_id: last?.id, submission: { ...content, raw: composeMail(addresses, group, content) } }
}

export const postEventComment = (deps: ArchiveDeps) =>
  implement(
    declared,
    async call => {
      checkWriter(call)
      if (isBlank(call.params.body)) call.fail('no body')
      return submissionOf(call, deps)
    },
    async call => {
      const { tx, group, account, row } = call
      checkWriter(call)
      const last = await lastComment.first(tx, { group_id: group.id, event_id: row.id, account_id: account.id })
      // If someone else commented meanwhile, it replies to that.
      const prepared = last?.id === call.prepared.last_id ? call.prepared : await submissionOf(call, deps)
      const verdict = await submit(call, deps, prepared.submission)
      const { topic_id, message_id } = verdict.is === 'posted' ? await verdict.message : { topic_id: 0, message_id: 0 }
      const is_pending = verdict.is === 'held'
      return { object: 'event_comment' as const, event_id: row.id, topic_id, message_id, is_pending }
    },
  )
