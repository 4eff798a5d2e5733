import { query, queryFamily } from '#storage/query.ts'

const notice = `n.id, n.created, n.updated, n.group_id, n.kind, n.name, n.subject, n.body, n.active`
const keys = { created: 'n.id', name: 'lower(n.name)' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}`
// A group has a hundred at most: sorting them takes no index.
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).map(dir => {
    const place = field === 'created' ? '($5::bigint, $5)' : '($4::text, $5::bigint)'
    const text = `select ${notice}, lower(n.name) as "sort_name!" from member_notices n where n.group_id = $1 and ($2::text is null or n.kind = $2)
      and (($4::text is null and $5::bigint is null) or (${key}, n.id) ${dir === 'asc' ? '>' : '<'} ${place})
      order by ${key} ${dir}, n.id ${dir} limit $3`
    return [`${field}:${dir}`, text] as [Order, string]
  }),
)
export const noticePages = queryFamily('notice.page', Object.fromEntries(texts) as Record<Order, string>)
export const countNotices = query(
  'notice.count',
  `select count(*)::int as "count!" from member_notices where group_id = $1 and ($2::text is null or kind = $2)`,
)
export const lockNotice = query(
  'notice.lock',
  `select ${notice} from member_notices n where n.group_id = $1 and n.id = $2 for update`,
)
export const deactivateKind = query(
  'notice.deactivate',
  `update member_notices set active = false, updated = now() where group_id = $1 and kind = $2 and active and id <> $3`,
)
export const insertNotice = query(
  'notice.insert',
  `insert into member_notices as n (group_id, kind, name, subject, body, active) values ($1, $2, $3, $4, $5, $6)
   returning ${notice}`,
)
export const updateNotice = query(
  'notice.update',
  `update member_notices n set name = coalesce($3, name), subject = coalesce($4, subject), body = coalesce($5, body),
     active = coalesce($6, active), updated = now()
   where n.group_id = $1 and n.id = $2 returning ${notice}`,
)
export const deleteNotice = query(
  'notice.delete',
  `delete from member_notices n where n.group_id = $1 and n.id = $2 returning ${notice}`,
)
/** The active notice of a kind, and the group that sends it. */
export const activeNotice = query(
  'notice.active',
  `select g.id as group_id, g.name as group_name, g.title, n.subject as "subject?", n.body as "body?"
   from groups g left join member_notices n on n.group_id = g.id and n.kind = $2 and n.active where g.id = $1`,
)
/** Moderators and owners of a group, with what they want to be told. */
export const moderatorsOf = query(
  'notice.moderators',
  `select a.email, m.mod_status, m.mod_permissions, m.options from members m join accounts a on a.id = m.account_id
   where m.group_id = $1 and m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none' limit 1000`,
)
