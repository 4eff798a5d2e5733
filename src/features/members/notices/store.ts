import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const notice = `n.id, n.created, n.updated, n.group_id, n.kind, n.name, n.subject, n.body, n.active`
// A group has a hundred at most: sorting them takes no index.
export const noticePages = keysetFamily(
  'notice.page',
  'n.id',
  { created: 'n.id', name: 'lower(n.name)' },
  ({ afterCondition, order }) => `select ${notice}, lower(n.name) as "sort_name!" from member_notices n
      where n.group_id = :group_id and (:kind?::text is null or n.kind = :kind) and ${afterCondition} order by ${order} limit :count`,
  { genericPlan: true },
)
export const countNotices = query(
  'notice.count',
  `select count(*)::int as "count!" from member_notices where group_id = :group_id and (:kind?::text is null or kind = :kind)`,
  { genericPlan: true },
)
export const lockNotice = query(
  'notice.lock',
  `select ${notice} from member_notices n where n.group_id = :group_id and n.id = :id for update`,
)
export const deactivateKind = query(
  'notice.deactivate',
  `update member_notices set active = false, updated = next_updated(updated) where group_id = :group_id and kind = :kind and active and id <> :except_id`,
)
export const insertNotice = query(
  'notice.insert',
  `insert into member_notices as n (group_id, kind, name, subject, body, active) values (:group_id, :kind, :name, :subject, :body, :active)
   returning ${notice}`,
)
export const updateNotice = query(
  'notice.update',
  `update member_notices n set name = coalesce(:name?, name), subject = coalesce(:subject?, subject), body = coalesce(:body?, body),
     active = coalesce(:active?, active), updated = next_updated(n.updated)
   where n.group_id = :group_id and n.id = :id returning ${notice}`,
)
export const deleteNotice = query(
  'notice.delete',
  `delete from member_notices n where n.group_id = :group_id and n.id = :id returning ${notice}`,
)
export const noticesOfKinds = query(
  'notice.ofKinds',
  `select body from member_notices where group_id = :group_id and kind = any(:kinds::text[])`,
)
/** The active notices of some kinds, in the order of the kinds. */
export const activeNotices = query(
  'notice.active',
  `select kind, subject, body from member_notices
   where group_id = :group_id and kind = any(:kinds::text[]) and active order by array_position(:kinds::text[], kind)`,
)
/** Subscribers to new subgroups, except the creator. */
export const subgroupSubscribers = query(
  'notice.wantingSubgroups',
  `select a.email from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and m.options ->> 'sub_group_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
   order by m.id limit 10000`,
)
/** The member who has this address. */
export const memberWithAddress = query(
  'notice.memberWithAddress',
  `select m.id from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and lower(a.email) = lower(:email) and m.status = 'sub_status_normal'`,
)
/** Moderators and owners of a group, with their notification options. */
export const moderatorsOf = query(
  'notice.moderators',
  `select a.id as account_id, a.email, m.mod_status, m.mod_permissions, m.options from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none' limit 1000`,
)
/** The display name of a member or requester. */
export const nameOfMember = query(
  'notice.nameOfMember',
  `select a.full_name from members m join accounts a on a.id = m.account_id where m.group_id = :group_id and m.id = :id`,
)
