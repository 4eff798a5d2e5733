import type { Value } from '#contract/enumerations.ts'
import { oneLine, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { activeNotice, moderatorsWanting } from '../../members/index.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import { takeRejected } from './store.ts'
import { pendingDays } from './view.ts'

/** A message that waits, as its letter tells of it, and how many wait; nothing where it waits no longer. */
const waiting = query(
  'pending.told',
  `select g.name as group_name, p.created, p.name, p.email, p.subject, p.reason, p.submission, g.pending_messages_count,
     exists (select from pending_messages o where o.group_id = :group_id and o.id < :id and o.state = 'held') as "others_wait!"
   from pending_messages p join groups g on g.id = p.group_id where p.group_id = :group_id and p.id = :id and p.state = 'held'`,
)

const because: Record<Value<'held_because'>, string> = {
  group: 'all messages to this group do',
  member: 'all messages of this member do',
  new_member: 'the member is new',
  topic: 'all messages in its topic do',
  hashtag: 'a hashtag of it is moderated',
  attachment: 'it has attachments',
}

const mostLines = 15
const mostCharacters = 1500

/** The beginning of a text, indented, so that nobody takes it for words of ours. */
function firstLines(plain: string): string {
  const lines = plain
    .slice(0, mostCharacters)
    .trim()
    .split(/[\r\n\u0085\u2028\u2029]+/)
  return lines
    .slice(0, mostLines)
    .map(line => `    ${oneLine(line)}`.trimEnd())
    .join('\n')
}

const footer = (group_name: string, url: string): string => `--\n${group_name}: ${url}/g/${group_name}\n`

const onceInTenMinutes = { count: 1, seconds: 600 }

/**
 * Those of the moderators who are told of a message now. While another one waits that came before it they have been told of
 * that, and one letter in some minutes is enough. The first that waits is told of at once, unless a letter about one that
 * came after it has been quicker.
 */
async function toldNow(tx: Tx, group_id: number, { created, others_wait }: Row<'pending.told'>): Promise<string[]> {
  const told: string[] = []
  const wanting = await moderatorsWanting(tx, group_id, 'pending_msg_notify', 'sub_perm_pendingmsg')
  // In one order for all letters, which may be written at the same time.
  for (const recipient of wanting.toSorted()) {
    const key = `pending-told:${group_id}:${recipient.toLowerCase()}`
    if (await tryCounted(tx, key, onceInTenMinutes, others_wait ? null : created)) told.push(recipient)
  }
  return told
}

const approvalLetter: LetterWriter<'message.held'> = async ({ data, group_id: group }, { tx, url, addressTo }) => {
  const group_id = group ?? 0
  const id = data.pending_message_id
  const found = await waiting.first(tx, { group_id, id })
  if (!found) return []
  const { group_name, name, email, subject, reason, submission, pending_messages_count: count } = found
  const recipients = await toldNow(tx, group_id, found)
  if (recipients.length === 0) return []
  const all = count > 1 ? `\nWith this one ${count} messages wait:\n\n    ${url}/g/${group_name}/pending\n` : ''
  const { text, files } = submission as WaitingSubmission
  const attachments = files.map(({ filename }) => `    [${oneLine(filename)}]\n`).join('')
  const body = `A message of ${oneLine(name)} <${email}> to ${group_name} waits for a moderator: ${because[reason as keyof typeof because]}.

    Subject: ${oneLine(subject)}

${firstLines(text.plain)}
${attachments}
To let it through, answer this letter. To send it back, write the reason to

    ${addressTo('reject message', [group_id, id], group_name)}

To delete it without a word, send an empty mail to

    ${addressTo('delete message', [group_id, id], group_name)}

All of that, and editing it, is also at

    ${url}/g/${group_name}/pending/${id}
${all}
If nobody decides or claims it, it is deleted after ${pendingDays} days.

${footer(group_name, url)}`
  const title = `Message Approval Needed: ${oneLine(subject)} (${group_name})`
  const replyTo = addressTo('approve message', [group_id, id], group_name)
  return recipients.map(recipient => ({ kind: 'pending_msg_notify', recipient, subject: title, body, replyTo }))
}

const kind = 'member_notice_rejected_message'

const mostReturned = 100_000

/** What somebody wrote, for them to use again. */
function returned({ text, files }: WaitingSubmission): string {
  const lines = text.plain.slice(0, mostReturned).split(/[\r\n\u0085\u2028\u2029]/)
  return [...lines, ...files.map(({ filename }) => `[${oneLine(filename)}]`)]
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}

/** What the author gets back: the reason in the moderator's words, what the group says to all, and what they had written. */
const rejectionLetter: LetterWriter<'message.rejected'> = async ({ data, group_id }, { tx, url }) => {
  const notice = await activeNotice.first(tx, { group_id: group_id ?? 0, kind })
  const taken = await takeRejected.first(tx, { group_id: group_id ?? 0, id: data.pending_message_id })
  if (!notice || !taken) return []
  const { group_name } = notice
  const subject = oneLine(data.subject)
  const texts = [
    `Your message "${subject}" to ${group_name} was not posted: a moderator has sent it back.`,
    ...[data.reason, notice.body ?? ''].map(text => text.trim()).filter(text => text !== ''),
    `You had written:\n\n${returned(taken.submission as WaitingSubmission)}`,
  ]
  return [
    {
      kind,
      recipient: data.email,
      subject: notice.subject ?? `Your message to ${group_name} was not posted: ${subject}`,
      body: `${texts.join('\n\n')}\n\n${footer(group_name, url)}`,
    },
  ]
}

/** The letters about messages that wait. */
export const pendingLetters: LetterWriters = {
  'message.held': approvalLetter,
  'message.rejected': rejectionLetter,
}
