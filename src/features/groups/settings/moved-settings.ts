import type { ParamsOf } from '#contract/endpoint.ts'
import { isPublic } from '#contract/permissions.ts'
import { ApiError } from '#contract/errors.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { json } from '#storage/values.ts'
import type * as contract from '../contract.ts'
import { groupOf } from '../finders.ts'
import { lockGroup, updateGroupRow } from '../store.ts'
import { mayBecome, storedSettings } from './settings-rules.ts'
import { changedGroup, changedNames, prepareSettings } from './update-group.ts'

/** Settings of a list from another service, as far as they have an equivalent. */
export type MovedSettings = Partial<
  Pick<
    ParamsOf<typeof contract.updateGroup>,
    | 'title'
    | 'desc'
    | 'subject_tag'
    | 'footer'
    | 'website'
    | 'reply_to'
    | 'announce'
    | 'moderated'
    | 'new_users_moderated'
    | 'restricted'
    | 'invite_only'
    | 'allow_non_subs_to_post'
    | 'members_visible'
    | 'email_delivery_default'
    | 'privacy'
    | 'default_timezone'
  >
>
export type MovedSetting = keyof MovedSettings
/** Which settings become those of the old list, which were changed here already, and which have a value that isn't allowed. */
export type SettingsMove = { set: MovedSetting[]; kept: MovedSetting[]; refused: MovedSetting[] }

/** Whether nobody has chosen this setting here: only then it becomes that of the old list. */
function isUntouched(group: Group, name: MovedSetting): boolean {
  if (name === 'title') return group.title === '' || group.title.toLowerCase() === group.name.toLowerCase()
  if (name === 'desc') return group.plain_description === ''
  return group.settings[name] === groupSettingDefaults[name]
}
/** Gives a group the settings of a list; those that somebody has changed here stay. With `dryRun` it only says what would change. */
export async function moveSettings(
  { tx, record }: SystemTransaction,
  group_id: number,
  settings: MovedSettings,
  { dryRun }: { dryRun: boolean },
): Promise<SettingsMove> {
  let group = groupOf(await lockGroup.one(tx, { id: group_id }))
  const done: SettingsMove = { set: [], kept: [], refused: [] }
  const changed = new Set<string>()
  for (const [name, value] of Object.entries(settings) as [MovedSetting, never][]) {
    const isAllowed = name !== 'privacy' || mayBecome(group, value)
    const after = isAllowed ? await withSetting(group, { [name]: value }) : null
    const names = after ? changedNames(comparable(group), comparable(after)) : []
    if (after && names.length === 0) continue
    if (!isUntouched(group, name)) done.kept.push(name)
    else if (!after) done.refused.push(name)
    else {
      for (const one of names) changed.add(one)
      done.set.push(name)
      group = after
    }
  }
  if (changed.size > 0 && !dryRun) {
    const { id, name, title, description, plain_description } = group
    await updateGroupRow.run(tx, {
      id,
      name,
      title,
      description,
      plain_description,
      settings: json(storedSettings(group.settings)),
    })
    record('group.updated', { group_id, settings: [...changed].toSorted() })
  }
  return done
}

const comparable = ({ settings, title, description }: Group) => ({ ...settings, title, desc: description })

/** The group with one more setting, by the rules of a call; null if they don't allow it. */
async function withSetting(group: Group, params: MovedSettings): Promise<Group | null> {
  const fail = (): never => {
    throw new ApiError('invalid_value')
  }
  try {
    const prepared = await prepareSettings({ params, fail, refuse: fail })
    return { ...group, ...changedGroup(group, { params, prepared, fail, refuse: fail }) }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Whether anyone can read the archives of a group. */
export const isReadByAnyone = ({ settings }: Group): boolean => isPublic(settings.privacy)
