import { query } from '#storage/query.ts'

// JSON, so that a member and their labels come in one row. The form of the moment is that of every other.
const labels = `coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'group_id', l.group_id, 'name', l.name, 'description', l.description,
      'color_name', l.color_name, 'created', to_char(l.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'))
      order by lower(l.name))
    from member_label_assignments x join member_labels l on l.group_id = x.group_id and l.id = x.label_id
    where x.group_id = m.group_id and x.member_id = m.id), '[]') as "labels!"`
const ownedParent = (parent_id: string) => `(${parent_id} is not null and exists (
    select from members p where p.group_id = ${parent_id} and p.account_id = m.account_id
      and p.status = 'sub_status_normal' and p.mod_status = 'sub_modstatus_owner'))`
const ownsParent = `${ownedParent('g.parent_id')} as "owns_parent!"`
export const member = `m.id, m.created, m.updated, m.account_id as user_id, m.group_id, m.status, m.post_status, m.mod_status,
  m.mod_permissions, m.email_delivery, m.message_selection, m.max_attachment_size, m.approved_posts, m.auto_follow_replies,
  m.most_recent_message, m.num_messages, m.sort_name, m.sort_email, m.options, m.moderator_notes, m.moderator_notes_updated, m.num_drafts,
  m.extra_data, m.given_id, m.given_name, m.given_email, m.user_status as mail_status,
  coalesce(m.claimed_by, 0) as "claimed_by!", a.email, a.status as user_status, a.user_name, a.full_name, a.timezone, a.preferences,
  m.decided, g.name as group_name, g.title as group_title, g.photos as group_photos, g.members_count as subs_count, ${ownsParent}, ${labels}`
/** The row version columns of a membership, its account and its group, in their tables. */
export const rowVersionColumns = { member: 'm.xmin', account: 'a.xmin', group: 'g.xmin', parent_id: 'g.parent_id' }
type RowVersionColumns = typeof rowVersionColumns
/**
 * What tells a membership `m` from what it was or will be, with all that is shown of it: the numbers of the transactions that last
 * wrote its row, its account's, its group's and its labels'. docs/decisions/0004
 */
export const memberRowVersion = (
  { member, account, group, parent_id }: RowVersionColumns = { ...rowVersionColumns, member: 'm.version' },
) => `concat_ws(':', m.id, ${member}, ${account}, ${group}, ${ownedParent(parent_id)}, (
    select string_agg(concat(x.xmin, '-', l.xmin), ',') from member_label_assignments x
    join member_labels l on l.group_id = x.group_id and l.id = x.label_id where x.group_id = m.group_id and x.member_id = m.id))`
export const joined = `join accounts a on a.id = m.account_id join groups g on g.id = m.group_id`
/** A membership with the settings of its group, for lists across groups. */
export const subscription = `${member}, g.settings as group_settings, g.extra_columns as group_columns`

export const findMember = query('member.find', `select ${member} from members m ${joined} where m.id = :id`, {
  batchable: true,
})
/** One on whose request to join a moderator has decided is left to that decision. */
export const lockMember = query(
  'member.lock',
  `select ${member} from members m ${joined} where m.group_id = :group_id and m.id = :id and not m.decided for update of m`,
)
/** The same for a moderator's decision that is carried out. */
export const lockDecidedMember = query(
  'member.lockDecided',
  `select ${member} from members m ${joined} where m.group_id = :group_id and m.id = :id for update of m`,
)
/** Memberships by account, locked in the common order. */
export const lockMembersOf = query(
  'member.lockOf',
  `select ${member} from members m ${joined} where m.account_id = any(:account_ids::bigint[]) and m.group_id = any(:group_ids::bigint[])
   order by m.group_id, m.id for update of m`,
)
/** The status, which can be any, is named for the index, whose second column it is. */
export const lockMembersByEmail = query(
  'member.lockByEmail',
  `select ${member} from members m ${joined} where m.group_id = :group_id and m.sort_email = any(:emails::text[])
     and m.status in ('sub_status_normal', 'sub_status_pending', 'sub_status_banned')
   order by m.id for update of m`,
)
export const lockExpired = query(
  'member.lockExpired',
  `select ${member} from members m ${joined}
   where m.status = 'sub_status_pending' and not m.decided and m.claimed_by is null and m.created < now() - make_interval(days => :days)
   order by m.created limit :limit for update of m skip locked`,
)
/** Claims a pending person for a moderator or, with null, releases them. */
export const claimMember = query(
  'member.claim',
  `update members set claimed_by = :claimed_by?, updated = next_updated(updated)
   where group_id = :group_id and id = :id and status = 'sub_status_pending' and not decided returning id`,
)
export const membersById = query(
  'member.byIds',
  `select ${member} from members m ${joined} where m.group_id = :group_id and m.id = any(:ids::bigint[]) order by m.id`,
)
/** In a group, its parent and a third. Separately: an array would be planned again for each call. */
export const membershipsOf = query(
  'member.memberships',
  `select id, group_id, status, post_status, mod_status, mod_permissions, given_id, options from members
   where account_id = :account_id and group_id in (:group_id::bigint, :parent_id?::bigint, :third_id?::bigint)`,
  { batchable: true },
)
/** The same of many at once. */
export const membershipsOfMany = query(
  'member.membershipsOfMany',
  `select given.n::int as "n!", m.id, m.group_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id, m.options
   from unnest(:account_ids::bigint[], :groups::bigint[], :parents::bigint[], :thirds::bigint[])
     with ordinality as given(account_id, group_id, parent_id, third_id, n)
   join members m on m.account_id = given.account_id and m.group_id in (given.group_id, given.parent_id, given.third_id)`,
  { batchable: true },
)
/** In any number of groups. */
export const membershipsIn = query(
  'member.membershipsIn',
  `select id, group_id, status, post_status, mod_status, mod_permissions, given_id, options from members
   where account_id = :account_id and group_id = any(:group_ids::bigint[])`,
  { batchable: true },
)
/** The memberships of a person; with an organisation, in its groups only. */
export const subscriptionsOf = query(
  'member.subscriptions',
  `select ${subscription} from members m ${joined}
   where m.account_id = :account_id and m.status = 'sub_status_normal' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)
   order by lower(g.name) limit 1000`,
)
export const countSubscriptions = query(
  'member.countSubscriptions',
  `select count(*) as "count!" from members m ${joined}
   where m.account_id = :account_id and m.status <> 'sub_status_banned' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)`,
  { batchable: true },
)

/** Compare-and-set of the status; the group's counters move with it. */
export const changeStatus = query(
  'member.changeStatus',
  `with old as (
     select id, status, decided from members where group_id = :group_id and id = any(:ids::bigint[]) and status = any(:from::text[]) order by id for update
   ), changed as (
     update members m set status = :to, decided = false, updated = next_updated(m.updated),
       read_until = case when :to = 'sub_status_normal' then now() else m.read_until end
     from old where m.group_id = :group_id and m.id = old.id returning m.id
   ), counts as (
     select count(*) as moved, count(*) filter (where status = 'sub_status_normal') as members,
       count(*) filter (where status = 'sub_status_pending' and not decided) as pending, count(*) filter (where status = 'sub_status_banned') as banned
     from old
   ), counted as (
     update groups g set
       members_count = members_count + (:to = 'sub_status_normal')::int * c.moved - c.members,
       pending_count = pending_count + (:to = 'sub_status_pending')::int * c.moved - c.pending,
       banned_count = banned_count + (:to = 'sub_status_banned')::int * c.moved - c.banned
     from counts c where g.id = :group_id and c.moved > 0
   )
   select id from changed`,
)
/** Deletes memberships and updates counters. Returns the rows. */
export const deleteMembers = query(
  'member.delete',
  `with gone as (
     delete from members where group_id = any(:group_ids::bigint[]) and id = any(:ids::bigint[]) and status = any(:statuses::text[])
     returning id, group_id, status, mod_status, decided
   ), counts as (
     select group_id, count(*) filter (where status = 'sub_status_normal') as members,
       count(*) filter (where status = 'sub_status_pending' and not decided) as pending,
       count(*) filter (where status = 'sub_status_banned') as banned,
       count(*) filter (where status = 'sub_status_normal' and mod_status <> 'sub_modstatus_none') as moderators
     from gone group by group_id
   ), counted as (
     update groups g set members_count = members_count - c.members, pending_count = pending_count - c.pending,
       banned_count = banned_count - c.banned, moderators_count = moderators_count - c.moderators
     from counts c where g.id = c.group_id
   )
   select id from gone`,
)
/** Makes a membership unless there is one of any status; the group's counters move with it. */
export const insertMember = query(
  'member.insert',
  `with made as (
     insert into members (group_id, account_id, status, post_status, email_delivery, message_selection, max_attachment_size,
       auto_follow_replies, sort_name, sort_email)
     values (:group_id, :account_id, :status, :post_status, :email_delivery, :message_selection, :max_attachment_size, :auto_follow_replies, '', '') on conflict (group_id, account_id) do nothing returning *
   ), counted as (
     update groups g set members_count = members_count + (made.status = 'sub_status_normal')::int,
       pending_count = pending_count + (made.status = 'sub_status_pending')::int
     from made where g.id = made.group_id
   )
   select id from made`,
)
export const countOwners = query(
  'member.countOwners',
  `select count(*)::int as "count!" from members where group_id = :group_id and status = 'sub_status_normal' and mod_status = 'sub_modstatus_owner'`,
)
export const subgroupIds = query('member.subgroups', `select id from groups where parent_id = :parent_id order by id`)

/** Updates columns and options of a membership; null leaves a column unchanged. */
export const updateMembership = query(
  'member.update',
  `with changed as (
     update members set email_delivery = coalesce(:email_delivery?, email_delivery), message_selection = coalesce(:message_selection?, message_selection),
       max_attachment_size = coalesce(:max_attachment_size?, max_attachment_size), auto_follow_replies = coalesce(:auto_follow_replies?, auto_follow_replies),
       post_status = coalesce(:post_status?, post_status), options = options || :options::jsonb, extra_data = coalesce(:extra_data?::jsonb, extra_data),
       moderator_notes = coalesce(:moderator_notes?, moderator_notes),
       moderator_notes_updated = case when :moderator_notes::text is null then moderator_notes_updated else now() end,
       updated = next_updated(updated)
     where group_id = :group_id and id = :id returning *
   )
   select ${member} from changed m ${joined}`,
)
/** Sets the role of a member, and updates the counters of moderators and owners. */
export const changeRole = query(
  'member.changeRole',
  `with old as (
     select mod_status from members where group_id = :group_id and id = :id and status = 'sub_status_normal' for update
   ), changed as (
     update members m set mod_status = :mod_status, mod_permissions = :mod_permissions::text[], updated = next_updated(m.updated)
     from old where m.group_id = :group_id and m.id = :id returning m.*
   ), counted as (
     update groups g set moderators_count = moderators_count
       + (:mod_status <> 'sub_modstatus_none')::int - (old.mod_status <> 'sub_modstatus_none')::int
     from old where g.id = :group_id
   )
   select ${member} from changed m ${joined}`,
)
/** Counts an approved post of a new member; returns whether moderation has ended. */
export const countApproved = query(
  'member.countApproved',
  `with old as (select post_status from members where group_id = :group_id and id = :id for update)
   update members m set approved_posts = approved_posts + 1,
     post_status = case when m.post_status = 'sub_poststatus_newusermoderated' and :enough::int > 0 and approved_posts + 1 >= :enough
       then 'sub_poststatus_normal' else m.post_status end
   from old where m.group_id = :group_id and m.id = :id
   returning (select email from accounts where id = m.account_id) as "email!", (old.post_status <> m.post_status) as "unmoderated!"`,
)
export const countRejected = query(
  'member.countRejected',
  `update members set rejected_posts = rejected_posts + 1,
     approved_posts = case when post_status = 'sub_poststatus_newusermoderated' then 0 else approved_posts end
   where group_id = :group_id and id = :id`,
)
/** Stops moderating a member. Returns whose membership it is. */
export const stopModeratingMember = query(
  'member.stopModerating',
  `update members m set post_status = :post_status, updated = next_updated(m.updated)
   where m.group_id = :group_id and m.id = :id and m.status = 'sub_status_normal'
     and m.post_status in ('sub_poststatus_normal', 'sub_poststatus_newusermoderated', 'sub_poststatus_moderated')
   returning (select email from accounts where id = m.account_id) as "email!"`,
)
/** A person accepts a membership that others created. */
export const acceptMembership = query(
  'member.agree',
  `update members set given_id = null, updated = next_updated(updated) where group_id = :group_id and id = :id and given_id is not null returning id`,
)
