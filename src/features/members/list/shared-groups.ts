import { may } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { query } from '#storage/query.ts'
import * as contract from './contract.ts'
import { maySee } from './visible-fields.ts'

// An added person who has not accepted is shown in that group only.
const sharedGroups = query(
  'member.sharedGroups',
  `select g.id, g.name, g.title, g.settings, m.id as member_id, m.group_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id, m.options
   from members m join members o on o.group_id = m.group_id and o.account_id = :other_id and o.status = 'sub_status_normal' and o.given_id is null
   join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and g.suspended is null order by lower(g.name) limit 100`,
)

export const getSharedGroups = implement(contract.getSharedGroups, async call => {
  const { tx, row: member, account, access, fail } = call
  if (member.user_id !== account.id && !maySee(access, member)) fail('member_info_id')
  const rows =
    member.given_id === null ? await sharedGroups.all(tx, { account_id: account.id, other_id: member.user_id }) : []
  const visible = rows.filter(({ member_id, settings, ...own }) =>
    may(
      'view_members',
      groupAccessOf({ settings } as Pick<Group, 'settings'>, { ...own, id: member_id }, null, account),
    ),
  )
  return {
    object: 'shared_groups' as const,
    groups: visible.map(({ id, name, title }) => ({ object: 'shared_group' as const, id, name, title })),
  }
})
