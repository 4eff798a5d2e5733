import { groupSettingDefaults, type GroupSettings } from '#contract/group-settings.ts'
import { isListed } from '#contract/permissions.ts'
import type { Cache } from '#runtime/cache.ts'
import type { Finders, Group } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import { groupById, groupByName } from './store.ts'

type GroupFinders = Pick<Finders, 'groupById' | 'groupByName'>

const settingsOf = (stored: unknown): GroupSettings => ({
  ...groupSettingDefaults,
  ...(stored as Partial<GroupSettings>),
})

/** A row of the table as every call knows it: with all its settings. */
export function groupOf({
  parent_settings,
  settings,
  ...row
}: Omit<Row<'group.byId'>, 'parent_settings'> & { parent_settings?: unknown }): Group {
  return {
    ...row,
    settings: settingsOf(settings),
    parent_listed:
      parent_settings === null || parent_settings === undefined || isListed(settingsOf(parent_settings).privacy),
  }
}

/** Looks into the database each time. */
export const freshGroups: GroupFinders = {
  async groupById(tx, id) {
    const row = await groupById.first(tx, [id])
    return row ? groupOf(row) : null
  },
  async groupByName(tx, name) {
    const row = await groupByName.first(tx, [name])
    return row ? groupOf(row) : null
  },
}

/** Answers from the cache where it can. */
export function cachedGroups(cache: Cache): GroupFinders {
  const owners = (group: Group | null) =>
    group && { groups: group.parent_id === null ? [group.id] : [group.id, group.parent_id] }
  return {
    groupById: (tx, id) => cache.get(`group:${id}`, () => freshGroups.groupById(tx, id), owners),
    groupByName: (tx, name) =>
      cache.get(`named:${name.toLowerCase()}`, () => freshGroups.groupByName(tx, name), owners),
  }
}
