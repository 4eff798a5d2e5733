/** Stored values that follow from rows, and what they should be, as SQL. Rows of the table are `x`. */
export type Counter = {
  table: string
  /** What identifies a row within its group. */
  key: readonly string[]
  /** The columns with their real values. */
  columns: Readonly<Record<string, string>>
  /** Other rows are not looked at. */
  where?: string
  /** Not of a group, but of a person. */
  isPersonal?: true
}

const membersOf = (condition: string) => `(select count(*) from members m where m.group_id = x.id and ${condition})`
const countOf = (table: string, condition = 'true') =>
  `(select count(*) from ${table} c where c.group_id = x.id and ${condition})`
const sumOf = (size: string, table: string, condition = 'true') =>
  `(select coalesce(sum(${size}), 0)::bigint from ${table} c where c.group_id = x.id and ${condition})`

// What has arrived of uploads counts already.
const fileBytes = `(${sumOf('c.size', 'file_versions', 'exists (select from file_entries e where e.id = c.file_id and e.deleted is null)')} + ${sumOf('c.received', 'file_uploads', 'c.file_id is null')})`
const photoBytes = sumOf('c.size', 'photos', 'c.deleted is null')
const wikiBytes = sumOf(
  `(select coalesce(sum(r.size), 0) from wiki_revisions r where r.page_id = c.id)
     + (select coalesce(sum(f.size), 0) from wiki_files f where f.page_id = c.id)`,
  'wiki_pages',
  'c.deleted is null',
)
const deletedBytes = `(${sumOf('c.size', 'file_versions', 'exists (select from file_entries e where e.id = c.file_id and e.deleted is not null)')} + ${sumOf('c.size', 'wiki_pages', 'c.deleted is not null')} + ${sumOf('c.size', 'photos', 'c.deleted is not null')})`
const chatBytes = sumOf('c.size', 'chat_files', 'exists (select from chats h where h.id = c.chat_id)')
const eventBytes = sumOf(
  'event_bytes(c) + (select coalesce(sum(f.size), 0) from event_files f where f.group_id = x.id and f.event_id = c.id)',
  'events',
  'c.deleted is null',
)

const ofPerson = (condition: string) =>
  `(select count(*) from notifications n where n.account_id = x.account_id and ${condition})`

const memberIs = (condition: string) =>
  `(select count(*) from members m where m.group_id = x.group_id and m.status = 'sub_status_normal' and ${condition})`
const pastIs = (actions: string) =>
  `(select count(*) from past_members p where p.group_id = x.group_id and p.action in (${actions}))`

const ofMessage = (table: string) =>
  `(select count(*) from ${table} c where c.group_id = x.group_id and c.message_id = x.id)`
const inTopic = (value: string) =>
  `(select ${value} from messages m where m.group_id = x.group_id and m.topic_id = x.id)`
const withTag = (value: string) =>
  `(select ${value} from topic_hashtags h join topics t on t.group_id = h.group_id and t.id = h.topic_id
    where h.group_id = x.group_id and h.hashtag_id = x.id)`
const rsvps = (value: string, type: string) =>
  `(select coalesce(${value}, 0) from event_rsvps r where r.event_id = x.id${type})`
const ofPage = (value: string, table: string) => `(select ${value} from ${table} c where c.page_id = x.id)`
const ofUpload = (value: string) => `(select ${value} from file_upload_parts p where p.upload_id = x.id)`
const rowsOf = (value: string) => `(select ${value} from database_rows r where r.table_id = x.id)`

/** All of them, the rows of large tables before those that add them up. */
export const counters: readonly Counter[] = [
  {
    table: 'notification_counts',
    key: ['account_id'],
    columns: { total: ofPerson('n.shown'), unread: ofPerson('n.shown and n.read is null') },
    isPersonal: true,
  },
  {
    table: 'messages',
    key: ['group_id', 'id'],
    columns: {
      num_attachments: ofMessage('attachments'),
      num_likes: ofMessage('message_likes'),
      rev_count: ofMessage('message_revisions'),
    },
  },
  {
    table: 'message_days',
    key: ['group_id', 'day'],
    columns: {
      messages: `(select count(*) from messages m where m.group_id = x.group_id
        and m.created >= x.day::timestamp at time zone 'UTC' and m.created < (x.day + 1)::timestamp at time zone 'UTC')`,
    },
  },
  {
    table: 'drafts',
    key: ['id'],
    columns: { num_attachments: `(select count(*) from draft_attachments a where a.draft_id = x.id)` },
  },
  {
    table: 'topics',
    key: ['group_id', 'id'],
    columns: {
      num_messages: inTopic('count(*)'),
      num_attachments: inTopic('coalesce(sum(m.num_attachments), 0)'),
      most_recent_message: `coalesce(${inTopic('max(m.created)')}, x.most_recent_message)`,
    },
  },
  {
    table: 'hashtags',
    key: ['group_id', 'id'],
    columns: { topic_count: withTag('count(*)'), last_message_date: withTag('max(t.most_recent_message)') },
  },
  {
    table: 'members',
    key: ['group_id', 'id'],
    columns: {
      num_messages: `case when x.given_id is not null then x.num_messages else
        (select count(*) from messages m where m.group_id = x.group_id and m.account_id = x.account_id) end`,
      num_drafts: `(select count(*) from drafts d where d.group_id = x.group_id and d.account_id = x.account_id)`,
    },
  },
  {
    table: 'chats',
    key: ['group_id', 'id'],
    columns: { subs_count: `(select count(*) from chat_subs s where s.group_id = x.group_id and s.chat_id = x.id)` },
  },
  {
    table: 'events',
    key: ['group_id', 'id'],
    columns: {
      num_rsvps: rsvps('count(*)', ''),
      num_attendees: rsvps('sum(1 + r.additional_guests)', ` and r.type = 'rsvp_yes'`),
      num_waiting: rsvps('count(*)', ` and r.type = 'rsvp_waitlist'`),
      num_files: `(select count(*) from event_files f where f.group_id = x.group_id and f.event_id = x.id)`,
    },
  },
  {
    table: 'file_entries',
    key: ['id'],
    columns: {
      num_entries: `(select count(*) from file_entries f where f.group_id = x.group_id and f.parent_id = x.id and f.deleted is null)`,
      size: `coalesce((select v.size from file_versions v where v.file_id = x.id and v.version = x.version), 0)`,
    },
  },
  {
    table: 'photo_albums',
    key: ['id'],
    columns: {
      num_photos: `(select count(*) from photos p where p.album_id = x.id and (p.deleted is null or p.deleted_with_album))`,
    },
  },
  {
    table: 'polls',
    key: ['id'],
    columns: {
      num_votes: `(select count(*) from poll_votes v where v.poll_id = x.id)`,
      // Of each answer.
      counts: `array(select count(v.id)::int from generate_series(1, cardinality(x.counts)) n
        left join poll_votes v on v.poll_id = x.id and n = any(case when x.type = 'poll_ranked' then v.choices[1:1] else v.choices end)
        group by n order by n)`,
    },
  },
  {
    table: 'wiki_pages',
    key: ['id'],
    columns: {
      rev_count: ofPage('max(c.version)', 'wiki_revisions'),
      size: `(${ofPage('coalesce(sum(c.size), 0)', 'wiki_revisions')} + ${ofPage('coalesce(sum(c.size), 0)', 'wiki_files')})`,
    },
    where: 'x.deleted is null',
  },
  {
    table: 'file_uploads',
    key: ['id'],
    columns: { num_parts: ofUpload('count(*)'), received: ofUpload('coalesce(sum(p.size), 0)') },
    where: 'x.file_id is null',
  },
  {
    table: 'database_tables',
    key: ['id'],
    columns: {
      num_rows: rowsOf('count(*)'),
      size: rowsOf('coalesce(sum(r.size), 0)'),
      max_row_id: `greatest(x.max_row_id, ${rowsOf('max(r.row_num)')})`,
    },
  },
  {
    table: 'member_counts',
    key: ['group_id'],
    columns: {
      moderated: memberIs(
        `m.post_status in ('sub_poststatus_newusermoderated', 'sub_poststatus_moderated', 'sub_poststatus_notallowed')`,
      ),
      bouncing: memberIs(`m.user_status in ('user_status_bouncing', 'user_status_bounced')`),
      no_email: memberIs(`m.email_delivery = 'email_delivery_none'`),
      past_left: pastIs(`'left', 'spamleft', 'deleted_account'`),
      past_removed: pastIs(`'removed_member'`),
    },
  },
  {
    table: 'groups',
    key: ['id'],
    columns: {
      members_count: membersOf(`m.status = 'sub_status_normal'`),
      pending_count: membersOf(`m.status = 'sub_status_pending' and not m.decided`),
      banned_count: membersOf(`m.status = 'sub_status_banned'`),
      moderators_count: membersOf(`m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none'`),
      past_members_count: countOf('past_members'),
      subgroups_count: `(select count(*) from groups s where s.parent_id = x.id)`,
      aliases_count: countOf('group_aliases'),
      hashtags_count: countOf('hashtags'),
      threads_count: countOf('topics'),
      messages_count: countOf('messages'),
      pending_messages_count: countOf('pending_messages', `c.state = 'held'`),
      open_chats_count: countOf('chats', `c.state = 'open'`),
      closed_chats_count: countOf('chats', `c.state = 'closed'`),
      storage_chats: chatBytes,
      storage_events: eventBytes,
      storage_files: fileBytes,
      storage_wiki: wikiBytes,
      storage_photos: photoBytes,
      storage_deleted: deletedBytes,
      storage_used: [
        sumOf('c.size', 'messages'),
        sumOf('c.size', 'database_rows'),
        chatBytes,
        eventBytes,
        fileBytes,
        wikiBytes,
        photoBytes,
      ].join(' + '),
      last_msg_num: `greatest(x.last_msg_num, (select max(m.msg_num) from messages m where m.group_id = x.id))`,
      most_recent_message: `(select max(m.created) from messages m where m.group_id = x.id)`,
    },
  },
]
