import { query } from '#storage/query.ts'

export const groupColumns = `g.id, g.created, g.updated, g.name, g.parent_id, g.org_id, g.title, g.description,
  g.plain_description, g.plan, g.settings, g.photos, g.extra_columns, g.members_count, g.pending_count, g.banned_count,
  g.moderators_count, g.subgroups_count, g.aliases_count, g.threads_count, g.messages_count, g.pending_messages_count,
  g.open_chats_count, g.wiki_main_page_id, g.most_recent_message`
/** Fields of a group from its parent and its organisation. */
export const groupSurroundings = `p.settings as "parent_settings?", o.host as "org_domain?"`
export const groupJoins = `left join groups p on p.id = g.parent_id left join organisations o on o.id = g.org_id`

const group = `${groupColumns}, ${groupSurroundings}`

/** Fields that a membership with its group (`subscription` of the members) lacks. */
export const joinedGroupColumns = `g.created as group_created, g.updated as group_updated, g.parent_id, g.org_id, g.description,
  g.plain_description, g.plan, g.pending_count, g.banned_count, g.moderators_count, g.subgroups_count, g.aliases_count,
  g.threads_count, g.messages_count, g.pending_messages_count, g.open_chats_count, g.wiki_main_page_id,
  g.most_recent_message as group_most_recent,
  (select p.settings from groups p where p.id = g.parent_id) as "parent_settings?",
  (select o.host from organisations o where o.id = g.org_id) as "org_domain?"`

/**
 * What tells a group from what it was or will be, with what it has from its parent and its organisation; `of` says which these are.
 * docs/decisions/0004
 */
export const groupRowVersion = (version: string, of: string) => `concat_ws(':', ${version},
  (select p.xmin from groups p where p.id = ${of}.parent_id), (select o.xmin from organisations o where o.id = ${of}.org_id))`

const batchable = { batchable: true }
// A group that an administrator has suspended is absent. docs/decisions/0015
export const groupById = query(
  'group.byId',
  `select ${group} from groups g ${groupJoins} where g.id = :id and g.suspended is null`,
  batchable,
)
export const groupsById = query(
  'group.byIds',
  `select ${group} from groups g ${groupJoins} where g.id = any(:ids::bigint[]) and g.suspended is null order by g.id`,
  batchable,
)
export const groupByName = query(
  'group.byName',
  `select ${group} from groups g ${groupJoins}
   where g.id = coalesce(
     (select id from groups where lower(name) = lower(:name)),
     (select a.group_id from group_aliases a join groups o on o.id = a.group_id
      where lower(a.name) = lower(:name) and o.plan <> 'group_plan_basic')) and g.suspended is null`,
  batchable,
)
/** Changes of a group's name, settings or columns lock its row here. */
export const lockGroup = query(
  'group.lock',
  `select ${group} from groups g ${groupJoins} where g.id = :id for no key update of g`,
)

/** Serializes all requests for a name. */
export const lockName = query(
  'group.lockName',
  `select pg_advisory_xact_lock(hashtextextended('group name ' || lower(:name), 0))`,
)
/** Whether a name is another group's, another alias, or that of a group deleted lately. */
export const isNameTaken = query(
  'group.isNameTaken',
  `select exists (select from groups where lower(name) = lower(:name) and id is distinct from :except_id?)
     or exists (select from group_aliases where lower(name) = lower(:name))
     or exists (select from reserved_names where name = lower(:name) and until > now()) as "taken!"`,
)
export const insertGroup = query(
  'group.insert',
  `insert into groups (name, parent_id, org_id, title, description, plain_description, plan, settings,
     members_count, moderators_count)
   values (:name, :parent_id?, :org_id?, :title, :description, :plain_description, :plan, :settings, 1, 1) on conflict (lower(name)) do nothing returning id`,
)
export const insertOwner = query(
  'group.insertOwner',
  `insert into members (group_id, account_id, mod_status, email_delivery, message_selection, max_attachment_size,
     auto_follow_replies, sort_name, sort_email)
   select :group_id, a.id, 'sub_modstatus_owner', :email_delivery, :message_selection, :max_attachment_size, :auto_follow_replies, lower(a.full_name), lower(a.email) from accounts a where a.id = :account_id
   returning id`,
)
export const countSubgroup = query(
  'group.countSubgroup',
  `update groups set subgroups_count = subgroups_count + :change where id = :id returning id`,
)

export const updateGroupRow = query(
  'group.update',
  `update groups set name = :name, title = :title, description = :description, plain_description = :plain_description, settings = :settings, updated = next_updated(updated)
   where id = :id`,
)
/** A subgroup carries its parent's name. */
export const renameSubgroups = query(
  'group.renameSubgroups',
  `update groups set name = :name || substr(name, strpos(name, '+')), updated = next_updated(updated) where parent_id = :parent_id`,
)
export const moveDelivery = query(
  'group.moveDelivery',
  `update members set email_delivery = :to, updated = next_updated(updated)
   where email_delivery = :from
     and ctid = any (array(select ctid from members where group_id = :group_id and email_delivery = :from limit :limit))`,
)

/** A plan is that of a whole family: of a parent and its subgroups. */
export const setPlan = query(
  'group.setPlan',
  `with found as (select coalesce(parent_id, id) as top from groups where lower(name) = lower(:name))
   update groups g set plan = :plan, updated = next_updated(g.updated) from found where g.id = found.top or g.parent_id = found.top
   returning found.top as "id!"`,
)
export const setExtraColumns = query(
  'group.setExtraColumns',
  `update groups set extra_columns = :extra_columns, extra_columns_last = greatest(extra_columns_last, :last_id), updated = next_updated(updated) where id = :id`,
)
export const lastExtraColumn = query('group.lastExtraColumn', `select extra_columns_last from groups where id = :id`)
