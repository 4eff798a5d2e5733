import type { FactData } from '#contract/facts.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Params } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { Description } from '../settings/description.ts'
import { groupOf } from '../finders.ts'
import { takeName } from '../names.ts'
import { groupById, insertGroup, insertOwner } from '../store.ts'

type MakeGroupCall = {
  tx: Tx
  account: Account
  /** The creator's choices for their own membership. */
  params: Partial<Params<'group.insertOwner'>>
  record<F extends 'group.created' | 'member.joined'>(name: F, data: FactData[F]): void
}
type NewGroup = Pick<Group, 'name' | 'title' | 'parent_id' | 'org_id' | 'plan'> & {
  description: Description
  settings: Partial<GroupSettings>
}

/** Makes a group and its first owner; null when the name is taken. */
export async function makeGroup({ tx, account, params, record }: MakeGroupCall, given: NewGroup) {
  const { name, description, settings } = given
  if (!(await takeName(tx, name))) return null
  const made = await insertGroup.first(tx, {
    ...given,
    description: description.html,
    plain_description: description.plain,
    settings: json(settings),
  })
  if (!made) return null
  const owner = await insertOwner.one(tx, {
    group_id: made.id,
    account_id: account.id,
    email_delivery: params.email_delivery ?? groupSettingDefaults.email_delivery_default,
    message_selection: params.message_selection ?? groupSettingDefaults.message_selection_default,
    max_attachment_size: params.max_attachment_size ?? groupSettingDefaults.max_attachment_size_default,
    auto_follow_replies: params.auto_follow_replies ?? groupSettingDefaults.auto_follow_replies_default,
  })
  const group = groupOf(await groupById.one(tx, { id: made.id }))
  record('group.created', { group_id: group.id, name })
  record('member.joined', { group_id: group.id, member_info_id: owner.id, email: account.email })
  const membership: Membership = {
    id: owner.id,
    group_id: group.id,
    status: 'sub_status_normal',
    post_status: 'sub_poststatus_normal',
    mod_status: 'sub_modstatus_owner',
    mod_permissions: [],
  }
  return { group, access: groupAccessOf(group, membership, null, account) }
}
