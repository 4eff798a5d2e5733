import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { isListed } from '#contract/permissions.ts'
import type { TtlCache } from '#runtime/cache/ttl-cache.ts'
import type { Finders, Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { batchLoader } from '#storage/batching/batch-loader.ts'
import { organisationByHost } from './organisations/store.ts'
import { groupById, groupByName, groupsById } from './store.ts'

type GroupFinders = Pick<Finders, 'groupById' | 'groupByName' | 'organisationByHost'>

const settingsOf = (stored: unknown): GroupSettings => ({
  ...groupSettingDefaults,
  ...(stored as Partial<GroupSettings>),
})

/** A row of the table as every call knows it: with all its settings. */
export function groupOf({
  parent_settings,
  org_domain,
  settings,
  photos,
  extra_columns,
  ...row
}: Row<'group.byId'>): Group {
  const own = settingsOf(settings)
  const parent = parent_settings === null ? null : settingsOf(parent_settings)
  return {
    ...row,
    org_domain: org_domain ?? '',
    photos: photos as Group['photos'],
    extra_columns: extra_columns as Group['extra_columns'],
    // The time zone of a group is that of all its subgroups.
    settings: parent ? { ...own, default_timezone: parent.default_timezone } : own,
    parent_listed: !parent || isListed(parent.privacy),
  }
}

type GroupRow = Row<'group.byId'>
/** Of these a membership has some of its own, and the group's by other names. */
type OwnColumns =
  | 'id'
  | 'created'
  | 'updated'
  | 'name'
  | 'title'
  | 'settings'
  | 'photos'
  | 'extra_columns'
  | 'members_count'
  | 'most_recent_message'
type JoinedGroupRow = Omit<GroupRow, OwnColumns> & {
  [K in 'id' | 'created' | 'updated' | 'name' | 'title' | 'settings' | 'photos' as `group_${K}`]: GroupRow[K]
} & {
  group_columns: GroupRow['extra_columns']
  group_most_recent: GroupRow['most_recent_message']
  subs_count: GroupRow['members_count']
}

/** The group of a membership that came with it. */
export const groupFromJoin = (row: JoinedGroupRow): Group =>
  groupOf({
    id: row.group_id,
    created: row.group_created,
    updated: row.group_updated,
    name: row.group_name,
    parent_id: row.parent_id,
    org_id: row.org_id,
    title: row.group_title,
    description: row.description,
    plain_description: row.plain_description,
    plan: row.plan,
    settings: row.group_settings,
    photos: row.group_photos,
    extra_columns: row.group_columns,
    members_count: row.subs_count,
    pending_count: row.pending_count,
    banned_count: row.banned_count,
    moderators_count: row.moderators_count,
    subgroups_count: row.subgroups_count,
    aliases_count: row.aliases_count,
    threads_count: row.threads_count,
    messages_count: row.messages_count,
    pending_messages_count: row.pending_messages_count,
    open_chats_count: row.open_chats_count,
    wiki_main_page_id: row.wiki_main_page_id,
    most_recent_message: row.group_most_recent,
    parent_settings: row.parent_settings,
    org_domain: row.org_domain,
  })

/** Groups by id, in the given order; deleted ones are missing. */
export const groupsByIds = async (tx: Tx, ids: readonly number[]): Promise<Group[]> =>
  (await groupsById.all(tx, { ids })).map(groupOf)

/** Looks into the database each time. */
export const freshGroups: GroupFinders = {
  async groupById(tx, id) {
    const row = await groupById.first(tx, { id })
    return row ? groupOf(row) : null
  },
  async groupByName(tx, name) {
    const row = await groupByName.first(tx, { name })
    return row ? groupOf(row) : null
  },
  organisationByHost: async (tx, host) => (await organisationByHost.first(tx, { host })) ?? null,
}

/** The same for many calls at once. */
export const batchedGroups: GroupFinders = {
  ...freshGroups,
  groupById: batchLoader(async (tx, ids: readonly number[]) => {
    const groups = new Map((await groupsByIds(tx, [...new Set(ids)])).map(group => [group.id, group]))
    return ids.map(id => groups.get(id) ?? null)
  }),
}

/** Uses the cache if possible; `counted`: with current counters. */
export function cachedGroups(cache: TtlCache, { counted }: { counted: boolean }): GroupFinders {
  const kind = counted ? 'group' : 'uncounted'
  const owners = (group: Group | null) =>
    group && {
      groups: group.parent_id === null ? [group.id] : [group.id, group.parent_id],
      contents: counted ? [group.id] : [],
    }
  return {
    // Also that there is none: an id that was tried must not answer sooner or later than one that is hidden.
    groupById: (tx, id) =>
      cache.get(
        `${kind}:${id}`,
        () => freshGroups.groupById(tx, id),
        group => owners(group) ?? { groups: [id] },
      ),
    groupByName: (tx, name) =>
      cache.get(`${kind}:${name.toLowerCase()}`, () => freshGroups.groupByName(tx, name), owners),
    // Not invalidated: organisations are created rarely, and most hosts have none; a second later it is known.
    organisationByHost: (tx, host) =>
      cache.get(
        `host:${host}`,
        () => freshGroups.organisationByHost(tx, host),
        () => ({}),
      ),
  }
}
