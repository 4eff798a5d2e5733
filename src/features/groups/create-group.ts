import { implement } from '#runtime/call.ts'
import { positionOf } from '#runtime/subjects.ts'
import { json } from '#storage/values.ts'
import * as contract from './contract.ts'
import { groupOf } from './finders.ts'
import { isDescription, isGroupName } from './names.ts'
import { insertGroup, insertOwner } from './store.ts'
import { groupView, type Addresses } from './view.ts'

export type CreateGroupParts = {
  addresses: Addresses
  /** The plan a new group is on. */
  defaultPlan: string
}

export const createGroup = ({ addresses, defaultPlan }: CreateGroupParts) =>
  implement(contract.createGroup, async ({ tx, account, params, fail, record }) => {
    const { group_name, desc, privacy, sub_group_access } = params
    if (!isGroupName(group_name)) fail('invalid group_name')
    if (!isDescription(desc)) fail('description too short')
    const row = await insertGroup.first(tx, [
      group_name,
      group_name,
      desc,
      defaultPlan,
      json({ privacy, sub_group_access }),
    ])
    if (!row) return fail('name already taken')
    const group = groupOf(row)
    const owner = await insertOwner.one(tx, [
      group.id,
      account.id,
      params.email_delivery ?? 'email_delivery_single',
      params.message_selection ?? 'message_selection_all',
      params.max_attachment_size ?? 'max_attachment_size_unlimited',
      params.auto_follow_replies ?? false,
    ])
    record('group.created', { group_id: group.id, name: group.name })
    record('member.joined', { group_id: group.id, member_info_id: owner.id, email: account.email })
    const membership = {
      id: owner.id,
      group_id: group.id,
      status: 'sub_status_normal',
      post_status: '',
      mod_status: 'sub_modstatus_owner',
      mod_permissions: [],
    }
    return groupView(group, positionOf(group, membership, null, account), addresses)
  })
