import { checkAllOf } from '#runtime/calls/check-all.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { sanitizeDescription } from '../settings/description.ts'
import { makeGroup } from './make-group.ts'
import { becomeMainGroup } from '../organisations/organisations.ts'
import { isGroupName, isSubgroupName } from '../names.ts'
import { ownsInOrganisation } from '../organisations/store.ts'
import { countSubgroup, isNameTaken, lockGroup } from '../store.ts'
import { groupView, type Addresses } from '../view.ts'

export type CreateGroupDeps = {
  addresses: Addresses
  /** The plan a new group is on. */
  defaultPlan: string
}

export const createGroup = ({ addresses, defaultPlan }: CreateGroupDeps) =>
  implement(
    contract.createGroup,
    async ({ tx, params: { group_name: name, desc }, fail }) => {
      const [, description] = await checkAllOf(
        async () => {
          if (!isGroupName(name)) fail('invalid group_name')
          // Looked up again where it is taken: somebody may be faster.
          if ((await isNameTaken.one(tx, { name, except_id: null })).taken) fail('name already taken')
        },
        async () => (await sanitizeDescription(desc)) ?? fail('description too short'),
      )
      return description
    },
    async call => {
      const { tx, account, params, prepared: description, organisation, fail } = call
      const { group_name: name, privacy, sub_group_access } = params
      // An organisation's host name does not give its plan to everyone: only its own people create groups there.
      if (organisation && !(await ownsInOrganisation.one(tx, { account_id: account.id, org_id: organisation.id })).owns)
        fail('inadequate_permissions', 'organisation')
      const made = await makeGroup(call, {
        name,
        title: name,
        parent_id: null,
        org_id: organisation?.id ?? null,
        plan: organisation ? 'group_plan_enterprise' : defaultPlan,
        description,
        settings: { privacy, sub_group_access },
      })
      if (!made) return fail('name already taken')
      if (organisation) await becomeMainGroup(call, organisation.id, made.group.id)
      return groupView(made.group, made.access, addresses)
    },
  )

export const createSubgroup = ({ addresses }: CreateGroupDeps) =>
  implement(
    contract.createSubgroup,
    async ({ group, params, fail }) => {
      if (group.parent_id !== null) fail('group is a subgroup')
      if (!isSubgroupName(params.sub_group_name)) fail('invalid group_name')
      return (await sanitizeDescription(params.desc)) ?? fail('description too short')
    },
    async call => {
      const { tx, group: parent, params, prepared: description, fail, record } = call
      if (parent.parent_id !== null) fail('group is a subgroup')
      // The parent's name is part of the subgroup's, so it must not change meanwhile.
      const { name: parentName } = (await lockGroup.first(tx, { id: parent.id })) ?? fail('invalid group_id')
      const made = await makeGroup(call, {
        name: `${parentName}+${params.sub_group_name}`,
        title: params.sub_group_name,
        parent_id: parent.id,
        org_id: parent.org_id,
        plan: parent.plan,
        description,
        settings: { privacy: params.privacy },
      })
      if (!made) return fail('name already taken')
      await countSubgroup.run(tx, { id: parent.id, change: 1 })
      const { id, name } = made.group
      record('group.subgroup_created', { group_id: parent.id, subgroup_id: id, name })
      return groupView(made.group, made.access, addresses)
    },
  )
