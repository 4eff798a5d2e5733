import type { FactData, FactName } from '#contract/facts.ts'
import { factDocs } from '#contract/docs/facts.ts'
import type { Row } from '#storage/query.ts'
import { html, type Html } from '#content/html.ts'
import { fieldNames, memberFieldNames, planName, privacyName, settingNames, topicFieldNames } from './field-labels.ts'

/** Facts about accounts and email commands are not shown in a group. Chat messages are read in the chat. */
type GroupFact = Exclude<
  FactName,
  `account.${string}` | 'mail.asked' | 'mail.answered' | 'moderation.changed' | 'chat.said'
>
type Category = 'member' | 'message' | 'moderator' | 'payment'
type SentenceContext<N extends FactName> = {
  /** The actor, with a link. */
  actor: Html
  /** Whom it was done to, with a link to them. */
  member: Html
  /** The author of a message, or the address it came from. */
  author: Html
  /** The name of a subgroup, for those who may know every subgroup. */
  subgroup: Html
  data: FactData[N]
}
type Sentence<N extends FactName> = { category: Category; say: (sentenceContext: SentenceContext<N>) => Html }

const sentencesBy =
  (category: Category) =>
  <N extends FactName>(say: Sentence<N>['say']): Sentence<N> => ({ category, say })
const byMember = sentencesBy('member')
const byAuthor = sentencesBy('message')
const byModerator = sentencesBy('moderator')
const byPayer = sentencesBy('payment')

/** The sentence of each fact. A fact without one does not compile. */
const sentences: { [N in GroupFact]: Sentence<N> } = {
  'group.created': byModerator(({ actor, data }) => html`${actor} created the group ${data.name}`),
  'group.plan_changed': byModerator(({ data }) => html`The group was put on the plan ${planName(data.plan)}`),
  'group.subgroup_created': byModerator(({ actor, subgroup }) => html`${actor} created ${subgroup}`),
  'group.subgroup_deleted': byModerator(({ actor, subgroup }) => html`${actor} deleted ${subgroup}`),
  'group.renamed': byModerator(({ actor, data }) => html`${actor} renamed the group from ${data.from} to ${data.to}`),
  'group.privacy_changed': byModerator(
    ({ actor, data }) =>
      html`${actor} changed the visibility from ${privacyName(data.from)} to ${privacyName(data.to)}`,
  ),
  'group.updated': byModerator(
    ({ actor, data }) => html`${actor} changed the settings: ${settingNames(data.settings)}`,
  ),
  'group.alias_added': byModerator(({ actor, data }) => html`${actor} added the alias ${data.name}`),
  'group.alias_removed': byModerator(({ actor, data }) => html`${actor} removed the alias ${data.name}`),
  'group.column_added': byModerator(({ actor, data }) => html`${actor} added the member column ${data.name}`),
  'group.column_changed': byModerator(({ actor, data }) => html`${actor} changed the member column ${data.name}`),
  'group.column_removed': byModerator(({ actor, data }) => html`${actor} removed the member column ${data.name}`),
  'group.suspended': byModerator(({ data }) => html`A site administrator suspended the group: ${data.reason || '–'}`),
  'group.unsuspended': byModerator(() => html`A site administrator restored the group`),
  'group.deleted': byModerator(({ actor, data }) => html`${actor} deleted the group ${data.name}`),
  'group.moved': byModerator(() => html`The group was moved to another organisation`),
  'group.reminded': byModerator(
    ({ data }) => html`The monthly reminder went to ${data.member_info_ids.length} members`,
  ),
  'group.posts_pending': byModerator(
    ({ data }) => html`Moderators were emailed a summary of ${data.pending_message_ids.length} pending messages`,
  ),
  'group.posts_expiring': byModerator(
    ({ data }) =>
      html`Moderators were reminded of ${data.pending_message_ids.length} pending messages that expire soon`,
  ),
  'group.space_short': byModerator(({ data }) => html`The group has used ${data.percent} % of its space`),
  'organisation.main_group_set': byModerator(() => html`The group became the main group of its organization`),
  'organisation.added': byModerator(({ data }) => html`The organisation ${data.name} was added`),
  'member.joined': byMember(({ member }) => html`${member} subscribed`),
  'member.requested': byMember(({ member }) => html`${member} asked to join`),
  'member.left': byMember(({ member }) => html`${member} unsubscribed`),
  'member.approved': byModerator(({ actor, member }) => html`${actor} approved the membership of ${member}`),
  'member.rejected': byModerator(({ actor, member }) => html`${actor} rejected the membership of ${member}`),
  'member.expired': byMember(({ member }) => html`The request of ${member} to subscribe expired`),
  'member.removed': byModerator(({ actor, member }) => html`${actor} removed ${member}`),
  'member.banned': byModerator(({ actor, member }) => html`${actor} banned ${member}`),
  'member.unbanned': byModerator(({ actor, member }) => html`${actor} lifted the ban of ${member}`),
  'member.added': byModerator(({ actor, member }) => html`${actor} added ${member}`),
  'member.agreed': byMember(({ member }) => html`${member} agreed to be a member`),
  'member.updated': byMember(({ actor, member, data }) => {
    if (data.claimed === undefined) return html`${actor} changed ${memberFieldNames(data.fields)} of ${member}`
    return data.claimed
      ? html`${actor} claimed the request of ${member}`
      : html`${actor} released the request of ${member}`
  }),
  'member.role_changed': byModerator(
    ({ actor, member, data }) => html`${actor} made ${member} ${roles[data.mod_status] ?? data.mod_status}`,
  ),
  'member.inherited': byMember(
    ({ member }) => html`${member} became an owner, as an owner of the parent group, when the last owner was gone`,
  ),
  'member.unmoderated': byMember(({ member }) => html`${member} is no longer moderated as a new member`),
  'member.labelled': byModerator(
    ({ actor, member, data }) => html`${actor} labelled ${member}: ${data.labels.join(', ')}`,
  ),
  'member.confirmation_requested': byModerator(
    ({ actor, member }) => html`${actor} had a confirmation sent to ${member}`,
  ),
  'member.probe_requested': byModerator(({ actor, member }) => html`${actor} had ${member} asked whether mail arrives`),
  'member.sponsored': byPayer(({ actor, member }) => html`${actor} noted that ${member} sponsors the group`),
  'adds.held': byModerator(
    ({ actor, data }) => html`${actor} asked to add ${data.emails_count} people, which is being reviewed`,
  ),
  'adds.approved': byModerator(({ data }) => html`Adding ${data.emails_count} people was approved`),
  'adds.rejected': byModerator(({ data }) => html`Adding ${data.emails_count} people was rejected`),
  'invite.sent': byModerator(({ actor, data }) => html`${actor} invited ${data.email}`),
  'invite.cancelled': byModerator(({ actor, data }) => html`${actor} cancelled the invitation of ${data.email}`),
  'invite.accepted': byMember(({ data }) => html`${data.email} accepted the invitation`),
  'invite.declined': byMember(({ data }) => html`${data.email} turned the invitation down`),
  'notice.added': byModerator(({ actor, data }) => html`${actor} added the notice ${data.name}`),
  'notice.changed': byModerator(({ actor, data }) => html`${actor} changed the notice ${data.name}`),
  'notice.removed': byModerator(({ actor, data }) => html`${actor} removed the notice ${data.name}`),
  'label.added': byModerator(({ actor, data }) => html`${actor} added the label ${data.name}`),
  'label.changed': byModerator(({ actor, data }) => html`${actor} changed the label ${data.name}`),
  'label.removed': byModerator(({ actor, data }) => html`${actor} removed the label ${data.name}`),
  'message.posted': byAuthor(({ actor, data }) =>
    data.approved
      ? html`Message #${data.msg_num} was posted: ${data.subject}`
      : html`${actor} posted message #${data.msg_num}: ${data.subject}`,
  ),
  'message.held': byAuthor(({ author, data }) => html`A message from ${author} is pending approval: ${data.subject}`),
  'message.claimed': byModerator(({ actor, data }) => html`${actor} claimed the pending message ${data.subject}`),
  'message.approved': byModerator(
    ({ actor, author, data }) => html`${actor} approved the message ${data.subject} from ${author}`,
  ),
  'message.confirmed': byAuthor(({ author, data }) => html`${author} confirmed the message ${data.subject}`),
  'message.rejected': byModerator(
    ({ actor, author, data }) => html`${actor} rejected the message ${data.subject} from ${author}`,
  ),
  'message.refused': byAuthor(
    ({ author, data }) => html`A message from ${author} was not posted (${data.reason}): ${data.subject}`,
  ),
  'message.discarded': byModerator(
    ({ actor, author, data }) => html`${actor} deleted the pending message ${data.subject} from ${author}`,
  ),
  'message.expired': byAuthor(({ author, data }) => html`The pending message ${data.subject} from ${author} expired`),
  'message.corrected': byModerator(
    ({ actor, author, data }) => html`${actor} edited the pending message ${data.subject} from ${author}`,
  ),
  'message.edited': byAuthor(({ actor, data }) => html`${actor} edited message #${data.msg_num}: ${data.subject}`),
  'message.deleted': byAuthor(({ actor, data }) => html`${actor} deleted message #${data.msg_num}: ${data.subject}`),
  'message.hidden': byModerator(({ actor, data }) => html`${actor} hid message #${data.msg_num}: ${data.subject}`),
  'message.restored': byModerator(
    ({ actor, data }) => html`${actor} restored message #${data.msg_num}: ${data.subject}`,
  ),
  'message.liked': byAuthor(({ actor, data }) => html`${actor} liked message #${data.msg_num}: ${data.subject}`),
  'message.unliked': byAuthor(
    ({ actor, data }) => html`${actor} no longer likes message #${data.msg_num}: ${data.subject}`,
  ),
  'message.reported': byAuthor(({ actor, data }) => html`${actor} reported message #${data.msg_num}: ${data.subject}`),
  'message.report_resolved': byModerator(
    ({ actor, data }) => html`${actor} resolved the reports of message #${data.msg_num}: ${data.subject}`,
  ),
  'message.report_reopened': byModerator(
    ({ actor, data }) => html`${actor} reopened the reports of message #${data.msg_num}: ${data.subject}`,
  ),
  'message.sent': byAuthor(({ actor, data }) =>
    data.stranger ? html`Somebody wrote to the moderators` : html`${actor} wrote to members privately`,
  ),
  'topic.updated': byModerator(
    ({ actor, data }) => html`${actor} changed the topic ${data.subject}: ${topicFieldNames(data.fields)}`,
  ),
  'topic.merged': byModerator(({ actor, data }) => html`${actor} merged the topic ${data.subject} into another`),
  'topic.split': byModerator(({ actor, data }) => html`${actor} split off the topic ${data.subject}`),
  'topic.moved': byModerator(({ actor, data }) => html`${actor} moved the topic ${data.subject} to another group`),
  'topic.received': byModerator(({ actor, data }) => html`${actor} moved the topic ${data.subject} to this group`),
  'topic.deleted': byModerator(({ actor, data }) => html`${actor} deleted the topic ${data.subject}`),
  'topic.expired': byModerator(({ data }) => html`The time of the topic ${data.subject} was over: it was ${data.was}`),
  'hashtag.created': byModerator(({ actor, data }) => html`${actor} created the hashtag #${data.name}`),
  'hashtag.updated': byModerator(
    ({ actor, data }) => html`${actor} changed ${fieldNames(data.fields)} of the hashtag #${data.name}`,
  ),
  'hashtag.deleted': byModerator(({ actor, data }) => html`${actor} deleted the hashtag #${data.name}`),
  'event.added': byMember(({ actor, data }) => html`${actor} added the event ${data.name}${onDates(data.event_ids)}`),
  'event.updated': byMember(
    ({ actor, data }) =>
      html`${actor} changed ${fieldNames(data.fields)} of the event ${data.name}${onDates(data.event_ids)}`,
  ),
  'event.cancelled': byMember(
    ({ actor, data }) => html`${actor} cancelled the event ${data.name}${onDates(data.event_ids)}`,
  ),
  'event.invited': byMember(({ data }) => html`A new member was invited to ${data.event_ids.length} events`),
  'event.summed': byMember(() => html`Members were told of the events to come`),
  'event.reminded': byMember(({ data }) => html`Who comes to ${data.name} was reminded`),
  'event.deleted': byMember(
    ({ actor, data }) => html`${actor} deleted the event ${data.name}${onDates(data.event_ids)}`,
  ),
  'event.answered': byMember(
    ({ member, data }) =>
      html`${member} ${answers[data.type] ?? 'took back their answer to'} ${data.name}${reasonText(data)}`,
  ),
  'event.promoted': byMember(({ member, data }) => html`${member} has a place at ${data.name}${reasonText(data)}`),
  'database.created': byMember(({ actor, data }) => html`${actor} made ${table(data)}`),
  'database.updated': byMember(
    ({ actor, data }) => html`${actor} changed ${fieldNames(data.fields)} of ${table(data)}`,
  ),
  'database.deleted': byMember(({ actor, data }) => html`${actor} deleted ${table(data)}`),
  'database.row_added': byMember(({ actor, data }) => html`${actor} added row ${data.row_num} to ${table(data)}`),
  'database.rows_imported': byMember(
    ({ actor, data }) => html`${actor} added ${data.rows} rows of a file to ${table(data)}`,
  ),
  'database.template_asked': byMember(
    ({ actor, data }) => html`${actor} asked for an email to add a row to ${table(data)}`,
  ),
  'database.row_updated': byMember(({ actor, data }) => html`${actor} changed row ${data.row_num} of ${table(data)}`),
  'database.row_deleted': byMember(({ actor, data }) => html`${actor} deleted row ${data.row_num} of ${table(data)}`),
  'database.row_restored': byMember(({ actor, data }) => html`${actor} restored row ${data.row_num} of ${table(data)}`),
  'chat.created': byMember(({ actor, data }) => html`${actor} opened the chat ${data.subject}`),
  'chat.announced': byMember(({ data }) => html`${data.member_info_ids.length} members were told of a new chat`),
  'chat.missed': byMember(({ data }) => html`${data.places.length} members were told what they missed in a chat`),
  'chat.updated': byMember(
    ({ actor, data }) => html`${actor} changed ${fieldNames(data.fields)} of the chat ${data.subject}`,
  ),
  'chat.posted': byMember(
    ({ actor, data }) =>
      html`${actor} posted messages ${data.from_msg_num} to ${data.to_msg_num} of the chat ${data.subject}`,
  ),
  'chat.closed': byMember(({ actor, data }) => html`${actor} closed the chat ${data.subject}`),
  'chat.reopened': byMember(({ actor, data }) => html`${actor} reopened the chat ${data.subject}`),
  'chat.deleted': byMember(({ actor, data }) => html`${actor} deleted the chat ${data.subject}`),
  'chat.joined': byMember(({ actor, data }) => html`${actor} joined the chat ${data.subject}`),
  'chat.left': byMember(({ actor, data }) => html`${actor} left the chat ${data.subject}`),
  'archives.imported': byModerator(({ data }) => html`${data.messages} messages were imported`),
  'mail.undeliverable': byMember(({ data }) => html`Mail to ${data.email} could not be delivered: ${data.response}`),
}
const onDates = (event_ids: readonly number[]): string => (event_ids.length > 1 ? ` on ${event_ids.length} dates` : '')
const answers: Record<string, string> = {
  rsvp_yes: 'comes to',
  rsvp_no: 'does not come to',
  rsvp_maybe: 'may come to',
  rsvp_waitlist: 'waits for a place at',
}
/** With the reason and the number of seats, so that everyone can see that seats are given in order. */
function reasonText(data: FactData['event.answered' | 'event.promoted']): string {
  const { num_attendees, max_attendees, additional_guests } = data
  const guests = additional_guests > 0 ? ` with ${additional_guests} guests` : ''
  const places = max_attendees > 0 ? ` (${num_attendees} of ${max_attendees} places taken)` : ''
  return `${guests}${data.because ? `: ${data.because}` : ''}${places}`
}
const table = ({ name }: { name: string }) => (name === '' ? html`a table` : html`the table ${name}`)

const roles: Record<string, string> = {
  sub_modstatus_owner: 'an owner',
  sub_modstatus_moderator: 'a moderator',
  sub_modstatus_none: 'a normal member',
}

const groupFacts = Object.keys(sentences) as GroupFact[]
/** The facts of a kind, or one by its name; null for all of them. */
export function factNamesFor(category: 'all' | Category, action: string | undefined): string[] | null {
  const names = groupFacts.filter(name => category === 'all' || sentences[name].category === category)
  if (action !== undefined) return names.filter(name => name === action)
  return category === 'all' ? null : names
}

type LogRow = Row<'activity.page'>

/** The reader of the log: names follow what they may see of members. */
export type LogViewer = {
  account_id: number
  seesMembers: boolean
  seesAddresses: boolean
  seesPending: boolean
  seesSubgroups: boolean
}

type PersonRef = { id: number | null; member_id: number | null; status: string | null }

/** A line of the log. Programs read these with patterns: a person is the name and address, with a link if they have a page. */
export function logEntry(row: LogRow, groupUrl: string, reader: LogViewer): string {
  const person = ({ id, member_id, status }: PersonRef, name: string | null, email: string, otherwise: string) => {
    // `getmembers` names nobody to callers who may not list members, so neither does the log.
    if (!reader.seesMembers && id !== reader.account_id) return html`${otherwise}`
    const isShown = reader.seesAddresses || id === reader.account_id
    const shown = isShown ? (name ? html`${name} &lt;${email}&gt;` : html`${email}`) : html`${name || otherwise}`
    // People who left have no page; non-members have one for moderators.
    if (id === null || member_id === null) return shown
    const page = status === 'sub_status_normal' ? `memberbyuid/${id}` : `members/${member_id}`
    return html`<a href="${`${groupUrl}/${page}`}">${shown}</a>`
  }
  const { email = '', name = '' } = row.data as { email?: string; name?: string }
  const sentence = sentences[row.name as GroupFact] as Sentence<GroupFact> | undefined
  const actorRef = { id: row.account_id, member_id: row.actor_member_id, status: row.actor_status }
  const subjectRef = { id: row.subject_id, member_id: row.subject_member_id, status: row.subject_status }
  const whoActs = sentence?.category === 'moderator' ? 'a moderator' : 'a member'
  const actor =
    row.account_id === null
      ? html`Folkmoot`
      : person(actorRef, row.actor_name, row.actor_email ?? 'a deleted account', whoActs)
  const member = person(subjectRef, row.subject_name, email, 'a member')
  // Pending messages are listed with the address they came from.
  const author = reader.seesAddresses || reader.seesPending ? html`${email}` : html`a member`
  // An unlisted subgroup is known to its members and owners; once it is deleted its privacy is unknown.
  const subgroup = reader.seesSubgroups ? html`the subgroup ${name}` : html`a subgroup`
  const { text } =
    sentence?.say({ actor, member, author, subgroup, data: row.data as never }) ??
    html`${factDocs[row.name as FactName]}`
  return text.replace(/^a (?=member|moderator)/, 'A ')
}
