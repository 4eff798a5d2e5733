import type { GROUP_SETTINGS } from '#contract/groups/group-parameters.ts'
import { checkAll, checkAllOf } from '#runtime/calls/check-all.ts'
import { implement, type Call, type FailContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { timezoneOf } from '../../accounts/index.ts'
import { insertAlias, renameAlias } from '../aliases/alias-store.ts'
import { hasAliases } from '../aliases/aliases.ts'
import * as contract from '../contract.ts'
import { moveDeliveries } from './move-deliveries.ts'
import { sanitizeOrNull, sanitizeDescription } from './description.ts'
import { groupOf } from '../finders.ts'
import { isGroupName, isLine, subgroupPart, takeName } from '../names.ts'
import { deliveryMoves, mayBecome, applySettingsRules, storedSettings } from './settings-rules.ts'
import { groupById, lockGroup, renameSubgroups, updateGroupRow } from '../store.ts'
import { groupView, type Addresses } from '../view.ts'

type UpdateGroupCall = Call<typeof contract.updateGroup>
type UpdateGroupParams = UpdateGroupCall['params']
type RefusingCall = Pick<FailContext<'invalid group_name' | 'description too short'>, 'fail'> & {
  refuse: (setting: keyof typeof GROUP_SETTINGS) => never
}
type PreparedSettings = Awaited<ReturnType<typeof prepareSettings>>

/** Texts of a change, made harmless. */
export async function prepareSettings({ params, fail, refuse }: RefusingCall & Pick<UpdateGroupCall, 'params'>) {
  const { desc, footer: text } = params
  const [description, footer] = await checkAllOf(
    async () => (desc === undefined ? null : ((await sanitizeDescription(desc)) ?? fail('description too short'))),
    async () => (text === undefined ? undefined : ((await sanitizeOrNull(text)) ?? refuse('footer'))),
  )
  return { description, footer }
}

/** The requested settings, each checked against the current group. */
function givenSettings(group: Group, params: UpdateGroupParams, footer: string | undefined, { refuse }: RefusingCall) {
  const { group_id: _id, group_name: _name, title: _title, name: _new, desc: _desc, ...rest } = params
  const { lock_group, subgroup_access, alias, default_timezone, footer: _footer, ...same } = rest
  const zone = timezoneOf(default_timezone ?? 'UTC')
  const wrong = {
    title: !isLine(params.title ?? ''),
    subject_tag: !isLine(params.subject_tag ?? ''),
    website: !isLine(params.website ?? '') || !isWebsite(params.website ?? ''),
    alias: alias !== undefined && !isAllowedAlias(group, alias),
    privacy: params.privacy && params.privacy !== group.settings.privacy && !mayBecome(group, params.privacy),
    allow_reposts: params.allow_reposts && group.plan === 'group_plan_basic',
    default_timezone: default_timezone !== undefined && (group.parent_id !== null || !zone),
  }
  checkAll(
    ...Object.entries(wrong).map(
      ([name, isWrong]) =>
        () =>
          isWrong && refuse(name as keyof typeof wrong),
    ),
  )
  return {
    ...same,
    ...(footer !== undefined && { footer }),
    ...(lock_group !== undefined && { locked: lock_group }),
    ...(subgroup_access !== undefined && { sub_group_access: subgroup_access }),
    ...(default_timezone !== undefined && zone && { default_timezone: zone }),
    ...(alias !== undefined && { alias }),
  }
}

const isWebsite = (website: string): boolean => website === '' || /^https?:$/.test(URL.parse(website)?.protocol ?? '')

/** An alias may be changed, but not removed. */
const isAllowedAlias = (group: Group, alias: string): boolean =>
  alias === '' ? group.settings.alias === '' : isGroupName(alias) && hasAliases(group)

function nameOf(group: Group, name: string | undefined, { fail }: RefusingCall): string {
  if (name === undefined || name === group.name) return group.name
  if (group.parent_id === null) return isGroupName(name) ? name : fail('invalid group_name')
  const parentName = group.name.slice(0, group.name.indexOf('+'))
  return `${parentName}+${subgroupPart(name, parentName) ?? fail('invalid group_name')}`
}

/** The group as a change makes it, with what follows from the change. */
export function changedGroup(
  group: Group,
  { params, prepared, ...call }: RefusingCall & { params: UpdateGroupParams; prepared: PreparedSettings },
) {
  const [name, given] = checkAll(
    () => nameOf(group, params.name, call),
    () => givenSettings(group, params, prepared.footer, call),
  )
  return {
    name,
    title: params.title ?? group.title,
    description: prepared.description?.html ?? group.description,
    plain_description: prepared.description?.plain ?? group.plain_description,
    settings: applySettingsRules(group, given),
  }
}

async function moveAlias(group: Group, alias: string, tx: Tx, { fail }: UpdateGroupCall): Promise<void> {
  const before = group.settings.alias
  if (alias.toLowerCase() !== before.toLowerCase() && !(await takeName(tx, alias))) fail('name exists')
  const renamed = before === '' ? undefined : await renameAlias.first(tx, { group_id: group.id, before, name: alias })
  if (!renamed) await insertAlias.one(tx, { group_id: group.id, name: alias })
}

/** Names of the settings that are different now. */
export const changedNames = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([name, value]) => (before as Record<string, unknown>)[name] !== value)
    .map(([name]) => name)
    .toSorted()

export const updateGroup = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.updateGroup, prepareSettings, async call => {
    const { tx, params, fail, record } = call
    const group = groupOf((await lockGroup.first(tx, { id: call.group.id })) ?? fail('invalid group_id'))
    const { settings, name, ...after } = changedGroup(group, call)
    if (name !== group.name && !(await takeName(tx, name, group.id))) fail('name exists')
    if (settings.alias !== group.settings.alias) await moveAlias(group, settings.alias, tx, call)

    const { privacy: _before, ...before } = group.settings
    const { privacy: _after, ...rest } = settings
    const changed = changedNames(
      { ...before, title: group.title, desc: group.description },
      { ...rest, title: after.title, desc: after.description },
    )
    const isRenamed = name !== group.name
    const isOpened = settings.privacy !== group.settings.privacy
    for (const move of deliveryMoves) if (params[move.setting] === true) await moveDeliveries(tx, group.id, move)
    if (changed.length > 0 || isRenamed || isOpened) {
      const { title, description, plain_description } = after
      await updateGroupRow.run(tx, {
        id: group.id,
        name,
        title,
        description,
        plain_description,
        settings: json(storedSettings(settings)),
      })
    }
    if (isRenamed) {
      await renameSubgroups.run(tx, { parent_id: group.id, name })
      record('group.renamed', { from: group.name, to: name })
    }
    if (isOpened) record('group.privacy_changed', { from: group.settings.privacy, to: settings.privacy })
    if (changed.length > 0) record('group.updated', { settings: changed })
    const fresh = groupOf(await groupById.one(tx, { id: group.id }))
    return groupView(fresh, { ...call.access, group: fresh.settings }, addresses)
  })
