import type { FactName } from '#contract/facts.ts'
import type { GroupFact, SentenceContext } from './log-text.ts'

export type Category = 'member' | 'message' | 'moderator' | 'payment'
export type Sentence<N extends FactName> = { category: Category; say: (sentenceContext: SentenceContext<N>) => string }

const sentencesBy =
  (category: Category) =>
  <N extends FactName>(say: Sentence<N>['say']): Sentence<N> => ({ category, say })
const byMember = sentencesBy('member')
const byAuthor = sentencesBy('message')
const byModerator = sentencesBy('moderator')
const byPayer = sentencesBy('payment')
const datesIn = ({ event_ids }: { event_ids: readonly number[] }): number => Math.max(event_ids.length, 1)

/** The sentence of each fact. A fact without one does not compile. */
export const sentences: { [N in GroupFact]: Sentence<N> } = {
  'group.created': byModerator(({ t, actor, data }) => t['group.created']({ actor, name: data.name })),
  'group.plan_changed': byModerator(({ t, texts, data }) => t['group.plan_changed']({ plan: texts.plan(data.plan) })),
  'group.subgroup_created': byModerator(({ t, actor, subgroup }) => t['group.subgroup_created']({ actor, subgroup })),
  'group.subgroup_deleted': byModerator(({ t, actor, subgroup }) => t['group.subgroup_deleted']({ actor, subgroup })),
  'group.renamed': byModerator(({ t, actor, data }) => t['group.renamed']({ actor, from: data.from, to: data.to })),
  'group.privacy_changed': byModerator(({ t, actor, texts, data }) =>
    t['group.privacy_changed']({ actor, from: texts.privacy(data.from), to: texts.privacy(data.to) }),
  ),
  'group.updated': byModerator(({ t, actor, texts, data }) =>
    t['group.updated']({ actor, fields: texts.settings(data.settings) }),
  ),
  'group.alias_added': byModerator(({ t, actor, data }) => t['group.alias_added']({ actor, name: data.name })),
  'group.alias_removed': byModerator(({ t, actor, data }) => t['group.alias_removed']({ actor, name: data.name })),
  'group.column_added': byModerator(({ t, actor, data }) => t['group.column_added']({ actor, name: data.name })),
  'group.column_changed': byModerator(({ t, actor, data }) => t['group.column_changed']({ actor, name: data.name })),
  'group.column_removed': byModerator(({ t, actor, data }) => t['group.column_removed']({ actor, name: data.name })),
  'group.suspended': byModerator(({ t, data }) => t['group.suspended']({ reason: data.reason || '–' })),
  'group.unsuspended': byModerator(({ t }) => t['group.unsuspended']),
  'group.deleted': byModerator(({ t, actor, data }) => t['group.deleted']({ actor, name: data.name })),
  'group.moved': byModerator(({ t }) => t['group.moved']),
  'group.reminded': byModerator(({ t, data }) => t['group.reminded']({ count: data.member_info_ids.length })),
  'group.posts_pending': byModerator(({ t, data }) =>
    t['group.posts_pending']({ count: data.pending_message_ids.length }),
  ),
  'group.posts_expiring': byModerator(({ t, data }) =>
    t['group.posts_expiring']({ count: data.pending_message_ids.length }),
  ),
  'group.space_short': byModerator(({ t, data }) => t['group.space_short']({ percent: String(data.percent) })),
  'group.export_requested': byModerator(({ t, actor }) => t['group.export_requested']({ actor })),
  'group.export_finished': byModerator(({ t }) => t['group.export_finished']),
  'group.export_failed': byModerator(({ t }) => t['group.export_failed']),
  'group.export_deleted': byModerator(({ t, actor }) => t['group.export_deleted']({ actor })),
  'organisation.main_group_set': byModerator(({ t }) => t['organisation.main_group_set']),
  'organisation.added': byModerator(({ t, data }) => t['organisation.added']({ name: data.name })),
  'member.joined': byMember(({ t, member }) => t['member.joined']({ member })),
  'member.requested': byMember(({ t, member }) => t['member.requested']({ member })),
  'member.left': byMember(({ t, member }) => t['member.left']({ member })),
  'member.approved': byModerator(({ t, actor, member }) => t['member.approved']({ actor, member })),
  'member.rejected': byModerator(({ t, actor, member }) => t['member.rejected']({ actor, member })),
  'member.expired': byMember(({ t, member }) => t['member.expired']({ member })),
  'member.removed': byModerator(({ t, actor, member }) => t['member.removed']({ actor, member })),
  'member.banned': byModerator(({ t, actor, member }) => t['member.banned']({ actor, member })),
  'member.unbanned': byModerator(({ t, actor, member }) => t['member.unbanned']({ actor, member })),
  'member.added': byModerator(({ t, actor, member }) => t['member.added']({ actor, member })),
  'member.agreed': byMember(({ t, member }) => t['member.agreed']({ member })),
  'member.updated': byMember(({ t, texts, actor, member, data: { fields, claimed } }) => {
    if (claimed === undefined) return t['member.updated']({ actor, fields: texts.memberFields(fields), member })
    return t[claimed ? 'member.claimed' : 'member.released']({ actor, member })
  }),
  'member.role_changed': byModerator(({ t, actor, member, texts, data }) =>
    t['member.role_changed']({ actor, member, role: texts.role(data.mod_status) }),
  ),
  'member.inherited': byMember(({ t, member }) => t['member.inherited']({ member })),
  'member.unmoderated': byMember(({ t, member }) => t['member.unmoderated']({ member })),
  'member.labelled': byModerator(({ t, actor, member, data }) =>
    t['member.labelled']({ actor, member, labels: data.labels.join(', ') }),
  ),
  'member.confirmation_requested': byModerator(({ t, actor, member }) =>
    t['member.confirmation_requested']({ actor, member }),
  ),
  'member.probe_requested': byModerator(({ t, actor, member }) => t['member.probe_requested']({ actor, member })),
  'member.sponsored': byPayer(({ t, actor, member }) => t['member.sponsored']({ actor, member })),
  'adds.held': byModerator(({ t, actor, data }) => t['adds.held']({ actor, count: data.emails_count })),
  'adds.approved': byModerator(({ t, data }) => t['adds.approved']({ count: data.emails_count })),
  'adds.rejected': byModerator(({ t, data }) => t['adds.rejected']({ count: data.emails_count })),
  'invite.sent': byModerator(({ t, actor, data }) => t['invite.sent']({ actor, email: data.email })),
  'invite.cancelled': byModerator(({ t, actor, data }) => t['invite.cancelled']({ actor, email: data.email })),
  'invite.accepted': byMember(({ t, data }) => t['invite.accepted']({ email: data.email })),
  'invite.declined': byMember(({ t, data }) => t['invite.declined']({ email: data.email })),
  'notice.added': byModerator(({ t, actor, data }) => t['notice.added']({ actor, name: data.name })),
  'notice.changed': byModerator(({ t, actor, data }) => t['notice.changed']({ actor, name: data.name })),
  'notice.removed': byModerator(({ t, actor, data }) => t['notice.removed']({ actor, name: data.name })),
  'label.added': byModerator(({ t, actor, data }) => t['label.added']({ actor, name: data.name })),
  'label.changed': byModerator(({ t, actor, data }) => t['label.changed']({ actor, name: data.name })),
  'label.removed': byModerator(({ t, actor, data }) => t['label.removed']({ actor, name: data.name })),
  'message.posted': byAuthor(({ t, actor, data: { approved, msg_num, subject } }) => {
    const num = String(msg_num)
    return approved ? t['message.published']({ num, subject }) : t['message.posted']({ actor, num, subject })
  }),
  'message.held': byAuthor(({ t, author, data }) => t['message.held']({ author, subject: data.subject })),
  'message.claimed': byModerator(({ t, actor, data }) => t['message.claimed']({ actor, subject: data.subject })),
  'message.approved': byModerator(({ t, actor, author, data }) =>
    t['message.approved']({ actor, subject: data.subject, author }),
  ),
  'message.confirmed': byAuthor(({ t, author, data }) => t['message.confirmed']({ author, subject: data.subject })),
  'message.rejected': byModerator(({ t, actor, author, data }) =>
    t['message.rejected']({ actor, subject: data.subject, author }),
  ),
  'message.refused': byAuthor(({ t, author, texts, data }) =>
    t['message.refused']({ author, reason: texts.refusal(data.reason), subject: data.subject }),
  ),
  'message.discarded': byModerator(({ t, actor, author, data }) =>
    t['message.discarded']({ actor, subject: data.subject, author }),
  ),
  'message.expired': byAuthor(({ t, author, data }) => t['message.expired']({ subject: data.subject, author })),
  'message.corrected': byModerator(({ t, actor, author, data }) =>
    t['message.corrected']({ actor, subject: data.subject, author }),
  ),
  'message.edited': byAuthor(({ t, actor, data }) =>
    t['message.edited']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.deleted': byAuthor(({ t, actor, data }) =>
    t['message.deleted']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.hidden': byModerator(({ t, actor, data }) =>
    t['message.hidden']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.restored': byModerator(({ t, actor, data }) =>
    t['message.restored']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.liked': byAuthor(({ t, actor, data }) =>
    t['message.liked']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.unliked': byAuthor(({ t, actor, data }) =>
    t['message.unliked']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.reported': byAuthor(({ t, actor, data }) =>
    t['message.reported']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.report_resolved': byModerator(({ t, actor, data }) =>
    t['message.report_resolved']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.report_reopened': byModerator(({ t, actor, data }) =>
    t['message.report_reopened']({ actor, num: String(data.msg_num), subject: data.subject }),
  ),
  'message.sent': byAuthor(({ t, actor, data }) =>
    data.stranger ? t['message.sent_to_moderators'] : t['message.sent']({ actor }),
  ),
  'topic.updated': byModerator(({ t, actor, texts, data }) =>
    t['topic.updated']({ actor, subject: data.subject, fields: texts.fields(data.fields) }),
  ),
  'topic.merged': byModerator(({ t, actor, data }) => t['topic.merged']({ actor, subject: data.subject })),
  'topic.split': byModerator(({ t, actor, data }) => t['topic.split']({ actor, subject: data.subject })),
  'topic.moved': byModerator(({ t, actor, data }) => t['topic.moved']({ actor, subject: data.subject })),
  'topic.received': byModerator(({ t, actor, data }) => t['topic.received']({ actor, subject: data.subject })),
  'topic.deleted': byModerator(({ t, actor, data }) => t['topic.deleted']({ actor, subject: data.subject })),
  'topic.expired': byModerator(({ t, data }) => t['topic.expired']({ subject: data.subject, outcome: data.was })),
  'hashtag.created': byModerator(({ t, actor, data }) => t['hashtag.created']({ actor, name: data.name })),
  'hashtag.updated': byModerator(({ t, actor, texts, data }) =>
    t['hashtag.updated']({ actor, fields: texts.fields(data.fields), name: data.name }),
  ),
  'hashtag.deleted': byModerator(({ t, actor, data }) => t['hashtag.deleted']({ actor, name: data.name })),
  'event.added': byMember(({ t, actor, data }) => t['event.added']({ actor, name: data.name, count: datesIn(data) })),
  'event.updated': byMember(({ t, actor, texts, data }) =>
    t['event.updated']({ actor, fields: texts.fields(data.fields), name: data.name, count: datesIn(data) }),
  ),
  'event.cancelled': byMember(({ t, actor, data }) =>
    t['event.cancelled']({ actor, name: data.name, count: datesIn(data) }),
  ),
  'event.invited': byMember(({ t, data }) => t['event.invited']({ count: data.event_ids.length })),
  'event.summed': byMember(({ t }) => t['event.summed']),
  'event.reminded': byMember(({ t, data }) => t['event.reminded']({ name: data.name })),
  'event.deleted': byMember(({ t, actor, data }) =>
    t['event.deleted']({ actor, name: data.name, count: datesIn(data) }),
  ),
  'event.answered': byMember(({ t, member, texts, data }) =>
    t['event.answered']({ member, answer: data.type, name: data.name, details: texts.seats(data) }),
  ),
  'event.promoted': byMember(({ t, member, texts, data }) =>
    t['event.promoted']({ member, name: data.name, details: texts.seats(data) }),
  ),
  'poll.created': byMember(({ t, actor, data }) => t['poll.created']({ actor, question: data.question })),
  'poll.updated': byMember(({ t, actor, texts, data }) =>
    t['poll.updated']({ actor, fields: texts.fields(data.fields), question: data.question }),
  ),
  'poll.closed': byMember(({ t, actor, data }) =>
    data.by_deadline
      ? t['poll.ended']({ question: data.question, votes: data.votes })
      : t['poll.closed']({ actor, question: data.question, votes: data.votes }),
  ),
  'poll.reopened': byMember(({ t, actor, data }) => t['poll.reopened']({ actor, question: data.question })),
  'poll.reminded': byMember(({ t, actor, data }) =>
    data.count === undefined
      ? t['poll.reminded']({ question: data.question })
      : t['poll.asked']({ actor, question: data.question, count: data.count }),
  ),
  'wiki.created': byMember(({ t, actor, data }) => t['wiki.created']({ actor, page: data.title })),
  'wiki.updated': byMember(({ t, actor, texts, data }) => {
    if (data.restored !== undefined)
      return t['wiki.reverted']({ actor, page: data.title, version: String(data.restored) })
    return data.was === undefined
      ? t['wiki.updated']({ actor, page: data.title, fields: texts.fields(data.fields) })
      : t['wiki.renamed']({ actor, page: data.title, was: data.was })
  }),
  'wiki.deleted': byMember(({ t, actor, data }) => t['wiki.deleted']({ actor, page: data.title })),
  'wiki.restored': byMember(({ t, actor, data }) => t['wiki.restored']({ actor, page: data.title })),
  'database.created': byMember(({ t, actor, texts, data }) =>
    t['database.created']({ actor, table: texts.table(data) }),
  ),
  'database.updated': byMember(({ t, actor, texts, data }) =>
    t['database.updated']({ actor, fields: texts.fields(data.fields), table: texts.table(data) }),
  ),
  'database.deleted': byMember(({ t, actor, texts, data }) =>
    t['database.deleted']({ actor, table: texts.table(data) }),
  ),
  'database.row_added': byMember(({ t, actor, texts, data }) =>
    t['database.row_added']({ actor, num: String(data.row_num), table: texts.table(data) }),
  ),
  'database.rows_imported': byMember(({ t, actor, texts, data }) =>
    t['database.rows_imported']({ actor, count: data.rows, table: texts.table(data) }),
  ),
  'database.template_asked': byMember(({ t, actor, texts, data }) =>
    t['database.template_asked']({ actor, table: texts.table(data) }),
  ),
  'database.row_updated': byMember(({ t, actor, texts, data }) =>
    t['database.row_updated']({ actor, num: String(data.row_num), table: texts.table(data) }),
  ),
  'database.row_deleted': byMember(({ t, actor, texts, data }) =>
    t['database.row_deleted']({ actor, num: String(data.row_num), table: texts.table(data) }),
  ),
  'webhook.added': byModerator(({ t, actor, data }) => t['webhook.added']({ actor, name: data.name })),
  'webhook.updated': byModerator(({ t, actor, texts, data }) =>
    t['webhook.updated']({ actor, name: data.name, fields: texts.fields(data.fields) }),
  ),
  'webhook.deleted': byModerator(({ t, actor, data }) => t['webhook.deleted']({ actor, name: data.name })),
  'webhook.failed': byModerator(({ t, data }) => t['webhook.failed']({ name: data.name })),
  'posting_address.added': byModerator(({ t, actor, data }) => t['posting_address.added']({ actor, name: data.name })),
  'posting_address.revoked': byModerator(({ t, actor, data }) =>
    t['posting_address.revoked']({ actor, name: data.name }),
  ),
  'album.created': byMember(({ t, actor, data }) => t['album.created']({ actor, album: data.title })),
  'album.updated': byMember(({ t, actor, texts, data }) =>
    t['album.updated']({ actor, album: data.title, fields: texts.fields(data.fields) }),
  ),
  'album.deleted': byMember(({ t, actor, data }) =>
    t['album.deleted']({ actor, album: data.title, count: data.photos }),
  ),
  'album.restored': byMember(({ t, actor, data }) =>
    t['album.restored']({ actor, album: data.title, count: data.photos }),
  ),
  'photo.added': byMember(({ t, actor, data }) =>
    t['photo.added']({ actor, album: data.title, count: data.photo_ids.length }),
  ),
  'photo.updated': byMember(({ t, actor, texts, data }) =>
    t['photo.updated']({ actor, album: data.title, name: data.name, fields: texts.fields(data.fields) }),
  ),
  'photo.deleted': byMember(({ t, actor, data }) => t['photo.deleted']({ actor, album: data.title, name: data.name })),
  'photo.restored': byMember(({ t, actor, data }) =>
    t['photo.restored']({ actor, album: data.title, name: data.name }),
  ),
  'file.added': byMember(({ t, actor, data }) =>
    t['file.added']({ actor, name: data.name, folder: data.path, count: data.file_ids.length }),
  ),
  'file.updated': byMember(({ t, actor, texts, data }) =>
    t['file.updated']({ actor, fields: texts.fields(data.fields), name: data.name, folder: data.path }),
  ),
  'file.deleted': byMember(({ t, actor, data }) =>
    t['file.deleted']({ actor, name: data.name, folder: data.path, count: data.entries }),
  ),
  'file.restored': byMember(({ t, actor, data }) => t['file.restored']({ actor, name: data.name, folder: data.path })),
  'database.row_restored': byMember(({ t, actor, texts, data }) =>
    t['database.row_restored']({ actor, num: String(data.row_num), table: texts.table(data) }),
  ),
  'chat.created': byMember(({ t, actor, data }) => t['chat.created']({ actor, subject: data.subject })),
  'chat.announced': byMember(({ t, data }) => t['chat.announced']({ count: data.member_info_ids.length })),
  'chat.missed': byMember(({ t, data }) => t['chat.missed']({ count: data.places.length })),
  'chat.updated': byMember(({ t, actor, texts, data }) =>
    t['chat.updated']({ actor, fields: texts.fields(data.fields), subject: data.subject }),
  ),
  'chat.posted': byMember(({ t, actor, data }) =>
    t['chat.posted']({ actor, from: String(data.from_msg_num), to: String(data.to_msg_num), subject: data.subject }),
  ),
  'chat.closed': byMember(({ t, actor, data }) => t['chat.closed']({ actor, subject: data.subject })),
  'chat.reopened': byMember(({ t, actor, data }) => t['chat.reopened']({ actor, subject: data.subject })),
  'chat.deleted': byMember(({ t, actor, data }) => t['chat.deleted']({ actor, subject: data.subject })),
  'chat.joined': byMember(({ t, actor, data }) => t['chat.joined']({ actor, subject: data.subject })),
  'chat.left': byMember(({ t, actor, data }) => t['chat.left']({ actor, subject: data.subject })),
  'members.imported': byModerator(({ t, data }) => t['members.imported']({ count: data.members, banned: data.banned })),
  'members.delivery_started': byModerator(({ t, data }) => t['members.delivery_started']({ count: data.members })),
  'archives.imported': byModerator(({ t, data }) => t['archives.imported']({ count: data.messages })),
  'mail.undeliverable': byMember(({ t, data }) =>
    t['mail.undeliverable']({ email: data.email, response: data.response }),
  ),
}
