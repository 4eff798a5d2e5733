import { query } from '#storage/query.ts'

const group = `g.id, g.created, g.updated, g.name, g.parent_id, g.title, g.description, g.plan, g.settings,
  g.members_count, g.pending_count, g.banned_count, g.moderators_count`

export const groupById = query(
  'group.byId',
  `select ${group}, p.settings as "parent_settings?" from groups g left join groups p on p.id = g.parent_id where g.id = $1`,
)
export const groupByName = query(
  'group.byName',
  `select ${group}, p.settings as "parent_settings?" from groups g left join groups p on p.id = g.parent_id
   where lower(g.name) = lower($1)`,
)
export const insertGroup = query(
  'group.insert',
  `insert into groups as g (name, title, description, plan, settings, members_count, moderators_count)
   values ($1, $2, $3, $4, $5, 1, 1)
   on conflict (lower(name)) do nothing returning ${group}`,
)
export const insertOwner = query(
  'group.insertOwner',
  `insert into members (group_id, account_id, mod_status, email_delivery, message_selection, max_attachment_size,
     auto_follow_replies, sort_name, sort_email)
   select $1, a.id, 'sub_modstatus_owner', $3, $4, $5, $6, lower(a.full_name), lower(a.email) from accounts a where a.id = $2
   returning id`,
)
export const setPlan = query(
  'group.setPlan',
  `update groups set plan = $2, updated = now() where lower(name) = lower($1) returning id`,
)
