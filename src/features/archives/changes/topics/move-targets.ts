import { isPublic, may, type GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import type { Group, Organisation } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { groupsWithAccess } from '../../../members/index.ts'
import * as contract from '../contract.ts'

/** The groups that an account moderates or owns, and the subgroups of those it owns. */
const moderatedGroups = query(
  'topic.moveTargets',
  `with own as materialized (
     select group_id, mod_status from members
     where account_id = :account_id and status = 'sub_status_normal' and mod_status <> 'sub_modstatus_none'
   )
   select g.id, g.parent_id from groups g
   where g.id in (select group_id from own union
       select s.id from groups s join own on s.parent_id = own.group_id and own.mod_status = 'sub_modstatus_owner')
     and g.id <> :group_id and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id) and (:to_group_id?::bigint is null or g.id = :to_group_id)
   order by lower(g.name), g.id limit 500`,
)

type MoveCall = { tx: Tx; account: Account; who: Identity; group: Group; organisation: Organisation | null }

/**
 * The groups, or the one with an id, that the caller may move topics of a group to: whoever may change the archives of both. In others
 * they could post for other people, past all rules for posts.
 */
export async function findMoveTargets(
  { tx, account, who, group, organisation }: MoveCall,
  to_group_id: number | null,
): Promise<{ group: Group; access: GroupAccess }[]> {
  const org_id = organisation?.id ?? null
  const rows = await moderatedGroups.all(tx, { account_id: account.id, group_id: group.id, org_id, to_group_id })
  // A key may be restricted to some groups and their subgroups.
  const only = who.limits?.groups
  const ids = rows
    .filter(({ id, parent_id }) => !only || only.includes(id) || (parent_id !== null && only.includes(parent_id)))
    .map(({ id }) => id)
  const targets = ids.length === 0 ? [] : await groupsWithAccess(tx, account, ids)
  return targets.filter(({ access }) => may('edit_archives', access) && may('can_post', access))
}

export const getMoveTargets = implement(contract.getMoveTargets, async call => ({
  object: 'move_targets' as const,
  groups: (await findMoveTargets(call, null)).map(({ group: { id, name, title, settings } }) => ({
    ...{ object: 'move_target' as const, group_id: id, group_name: name, nice_group_name: title || name },
    is_public: isPublic(settings.privacy),
  })),
}))
