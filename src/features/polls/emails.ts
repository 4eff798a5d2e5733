import { may, type Permission } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group } from '#runtime/calls/targets.ts'
import {
  emailType,
  untrusted,
  type EmailDraft,
  type EmailGroup,
  type EmailMessages,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { formatDeadline } from '#locales/index.ts'
import { query, type Row } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { getsEmail, memberFooter } from '../members/index.ts'
import { isClosed, seesResults } from './rules.ts'
import { pollViews } from './store.ts'
import { findUnvoted } from './unvoted.ts'
import { findPollView, type PollObject } from './view.ts'

/** Members who get email, and started the poll or voted in it. */
const concernedMembers = query(
  'poll.concernedMembers',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id, a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and ${getsEmail} and m.account_id <> :except_id and (m.account_id = :creator_id
     or exists (select from poll_votes v where v.poll_id = :poll_id and v.account_id = m.account_id))
   order by m.id`,
)

const accessOf = (group: Group, { user_status: status, ...member }: Row<'poll.concernedMembers'>) =>
  groupAccessOf(group, member, null, { status })

/** Before the deadline, or because someone asked for it. */
const reminders: EmailWriter<'poll.reminded'> = async ({ account_id, data }, { tx, url }) => {
  const { group_id, poll_id, topic_id } = data
  const settings = await freshGroups.groupById(tx, group_id)
  const group = await findEmailGroup(tx, group_id)
  const [poll] = await pollViews.all(tx, { ids: [poll_id], account_id: 0 })
  if (!settings || !group || !poll || isClosed(poll)) return []
  const { closes, question, is_anonymous } = poll
  const members = await findUnvoted(tx, settings, { poll_id, topic_id, except_id: account_id ?? 0 })
  // Everyone in the same time zone gets the same text.
  const texts = new Map<string, EmailDraft['write']>()
  const textFor =
    (timezone: string): EmailDraft['write'] =>
    (email, locale) => {
      return {
        subject: email.poll.reminderSubject({ group: group.name, question: untrusted(question) }),
        title: untrusted(question),
        paragraphs: [
          closes === null
            ? email.poll.reminderOpen({ group: displayName(group) })
            : email.poll.reminderText({ group: displayName(group), when: formatDeadline(closes, timezone, locale) }),
          ...(is_anonymous ? [email.copy.pollAnonymous] : []),
        ],
        action: { text: email.poll.vote, url: `${url}/g/${group.name}/poll/${poll_id}` },
        why: memberFooter('member')(email, group, url),
        group,
      }
    }
  return members.map(({ email, timezone }) => ({
    recipient: email,
    write: texts.getOrInsertComputed(timezone, () => textFor(timezone)),
  }))
}

/** The result in words: how many voted, who leads, and the votes of each answer. */
function resultText({ poll: t }: EmailMessages, { answers, winners, num_votes, type }: PollObject) {
  const leading = winners.map(num => untrusted(answers[num - 1]!.text))
  const outcome =
    leading.length === 1
      ? [t.won({ answer: leading[0]! })]
      : leading.length > 1
        ? [t.tied({ answers: leading.join(' · ') })]
        : []
  const lines = answers.map(({ text, num_votes: votes }) => t.answer({ answer: untrusted(text), votes: votes ?? 0 }))
  return {
    paragraphs: [t.closedText({ votes: num_votes }), ...outcome],
    quoted: [{ lead: type === 'poll_ranked' ? t.firstChoices : t.results, text: lines.join('\n') }],
  }
}

const closedText =
  (poll: PollObject, group: EmailGroup, url: string): EmailDraft['write'] =>
  email => ({
    subject: email.poll.closedSubject({ group: group.name, question: untrusted(poll.question) }),
    title: untrusted(poll.question),
    ...(poll.sees_results
      ? resultText(email, poll)
      : { paragraphs: [email.poll.closedText({ votes: poll.num_votes }), email.poll.hidden] }),
    action: { text: email.poll.view, url: `${url}/g/${group.name}/poll/${poll.id}` },
    why: memberFooter('member')(email, group, url),
    group,
  })

const needed: Permission = 'polls_visible'
const results: EmailWriter<'poll.closed'> = async ({ account_id, data: { group_id, poll_id } }, { tx, url }) => {
  const settings = await freshGroups.groupById(tx, group_id)
  const group = await findEmailGroup(tx, group_id)
  const [poll] = await pollViews.all(tx, { ids: [poll_id], account_id: 0 })
  // Reopened meanwhile: nobody is told of a result that may change.
  if (!settings || !group || !poll || !isClosed(poll)) return []
  const creator_id = poll.account_id ?? 0
  const members = await concernedMembers.all(tx, { group_id, poll_id, creator_id, except_id: account_id ?? 0 })
  const readers = members
    .map(member => ({ recipient: member.email, access: accessOf(settings, member) }))
    .filter(({ access }) => may(needed, access))
  const drafts: EmailDraft[] = []
  // Once a poll is closed, results are shown by role: everyone who sees them gets the same text.
  for (const some of Map.groupBy(readers, ({ access }) => seesResults(poll, { access, hasVoted: true })).values()) {
    const view = await findPollView(tx, poll_id, { account: { id: 0 }, access: some[0]!.access })
    if (!view) continue
    const write = closedText(view, group, url)
    drafts.push(...some.map(({ recipient }) => ({ recipient, write })))
  }
  return drafts
}

/** The emails about polls: before the deadline, and when they are closed. */
export const pollEmails = [
  emailType('poll.reminded', 'poll.reminded', "Members who may vote and haven't", reminders),
  emailType('poll.closed', 'poll.closed', 'Whoever started the poll or voted in it', results),
]
