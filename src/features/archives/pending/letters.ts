import type { Value } from '#contract/enumerations.ts'
import { oneLine, theirs, type LetterDesk, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { findLetterGroup } from '../../groups/index.ts'
import { activeNotices, moderatorsWanting, whyTold } from '../../members/index.ts'
import { shownRaw } from '../files/shown-raw.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import { takeRejected } from './store.ts'
import { pendingDays } from './view.ts'

/** A message that waits, as its letter tells of it, and how many wait; nothing where it waits no longer. */
const waiting = query(
  'pending.told',
  `select p.created, p.name, p.email, p.subject, p.reason, p.submission, p.skeleton, g.pending_messages_count,
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
  unproven: 'nothing shows that they have sent it, and anybody can write any name',
  unconfirmed: 'nothing shows that they have sent it, and they have not said so yet',
  not_subscribed: 'they are not in the group',
  virus: 'a virus was found in it',
}

const mostLines = 15
const mostCharacters = 1500

/** The beginning of what somebody wrote. */
function firstLines(plain: string): string {
  const lines = plain
    .slice(0, mostCharacters)
    .trim()
    .split(/[\r\n\u0085\u2028\u2029]+/)
  return lines.slice(0, mostLines).join('\n')
}

const namesOf = (files: WaitingSubmission['files']): string[] => files.map(({ filename }) => `[${oneLine(filename)}]`)

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

const mostAttached = 100_000

/** The mail that waits, without its files and without what is not every moderator's to see; nothing where it is long. */
function attachedMail(
  { skeleton, submission }: Row<'pending.told'>,
  { mailDomain, codes }: LetterDesk,
): { attached?: Buffer } {
  if (skeleton.length > mostAttached) return {}
  const { parts } = submission as WaitingSubmission
  return { attached: shownRaw({ skeleton, parts }, { seesAddresses: false, mailDomain, codes }).skeleton }
}

/** Questions to one address in a day: whoever writes more in somebody's name waits for a moderator. */
const questions = { count: 20, seconds: 86_400 }

/** Asks whoever a mail names whether they have sent it. */
const questionLetter: LetterWriter<'message.held'> = async ({ data, group_id: group_of }, { tx, url, addressTo }) => {
  const group_id = group_of ?? 0
  const id = data.pending_message_id
  const found = await waiting.first(tx, { group_id, id })
  const group = await findLetterGroup(tx, group_id)
  if (!group || !found) return []
  if (!(await tryCounted(tx, `message-asked:${found.email.toLowerCase()}`, questions))) return []
  const subject = oneLine(found.subject)
  const { text, files, mime_id } = found.submission as WaitingSubmission
  const said = {
    title: 'Please confirm your message',
    paragraphs: [
      `A mail in your name came for ${group.name}. Nothing in it shows that it was you who sent it.`,
      'To post it, just answer this letter. What you write does not matter.',
      `If it was not you, there is nothing you need to do: without an answer it is not posted, unless a moderator lets it through, and is deleted after ${pendingDays} days.`,
    ],
    quoted: [
      {
        lead: 'It says',
        text: [`Subject: ${subject}`, '', firstLines(text.plain), ...namesOf(files)].join('\n'),
      },
    ],
    why: [`You get this because a mail to ${group.name} at ${new URL(url).host} named this address.`],
    group,
  }
  const replyTo = addressTo('confirm message', [group_id, id], group.name)
  const title = `Please confirm: ${subject} (${group.name})`
  return [{ kind: 'confirm_message', recipient: found.email, subject: title, text: said, replyTo, inReplyTo: mime_id }]
}

const approvalLetter: LetterWriter<'message.held'> = async ({ data, group_id: group_of }, desk) => {
  const { tx, url, addressTo } = desk
  const group_id = group_of ?? 0
  const id = data.pending_message_id
  const kind = 'pending_msg_notify'
  const found = await waiting.first(tx, { group_id, id })
  const group = await findLetterGroup(tx, group_id)
  if (!group || !found) return []
  const { email, reason, submission, pending_messages_count: count } = found
  const recipients = await toldNow(tx, group_id, found)
  if (recipients.length === 0) return []
  const [name, subject] = [theirs(found.name), oneLine(found.subject)]
  const page = `${url}/g/${group.name}/pending`
  const { text, files } = submission as WaitingSubmission
  const said = {
    title: 'Message approval needed',
    paragraphs: [
      `A message of ${name} <${email}> to ${group.name} waits for a moderator: ${because[reason as keyof typeof because]}.`,
    ],
    quoted: [
      {
        lead: `${name || email} writes`,
        text: [`Subject: ${subject}`, '', firstLines(text.plain), ...namesOf(files)].join('\n'),
      },
    ],
    action: { text: 'Let it through, send it back or delete it', url: `${page}/${id}` },
    more: [
      'By mail: to let it through, answer this letter.',
      {
        text: 'Send it back, with the reason in your mail',
        mail: addressTo('reject message', [group_id, id], group.name),
      },
      {
        text: 'Delete it without a word, by an empty mail',
        mail: addressTo('delete message', [group_id, id], group.name),
      },
      ...(count > 1 ? [{ text: `With this one ${count} messages wait`, url: page }] : []),
      `If nobody decides or claims it, it is deleted after ${pendingDays} days.`,
    ],
    why: whyTold(kind, group, url),
    group,
  }
  const title = `Message Approval Needed: ${subject} (${group.name})`
  const replyTo = addressTo('approve message', [group_id, id], group.name)
  const letter = { kind, subject: title, text: said, replyTo, ...attachedMail(found, desk) }
  return recipients.map(recipient => ({ ...letter, recipient }))
}

const mostReturned = 100_000

/** What the author gets back: the reason in the moderator's words, what the group says to all, and what they had written. */
const rejectionLetter: LetterWriter<'message.rejected'> = async ({ data, group_id: group_of }, { tx, mailDomain }) => {
  const group_id = group_of ?? 0
  const kind = 'member_notice_rejected_message'
  const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
  const taken = await takeRejected.first(tx, { group_id, id: data.pending_message_id })
  const group = await findLetterGroup(tx, group_id)
  if (!group || !taken) return []
  // Whoever is named in it may never have heard of it.
  if ((taken.submission as WaitingSubmission).mailed?.proven === false) return []
  const { name } = group
  const { text, files } = taken.submission as WaitingSubmission
  const said = {
    title: 'Your message was not posted',
    paragraphs: [`Your message "${theirs(data.subject)}" to ${name} was not posted: a moderator has sent it back.`],
    quoted: [
      { lead: 'The moderator writes', text: data.reason },
      { lead: `The group ${name} writes`, text: notice?.body ?? '' },
      { lead: 'You had written', text: [text.plain.slice(0, mostReturned), ...namesOf(files)].join('\n') },
    ].filter(({ text: words }) => words.trim() !== ''),
    why: [`You get this because you wrote to ${name}.`],
    group,
  }
  const subject = notice?.subject ?? `Your message to ${name} was not posted: ${oneLine(data.subject)}`
  return [{ kind, recipient: data.email, subject, text: said, replyTo: `${name}+owner@${mailDomain}` }]
}

/** The letters about messages that wait. */
export const pendingLetters: LetterWriters = {
  'message.held': (fact, desk) => (fact.data.reason === 'unconfirmed' ? questionLetter : approvalLetter)(fact, desk),
  'message.rejected': rejectionLetter,
}
