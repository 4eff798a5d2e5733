import { may, type Grant, type GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { memberFactData } from '../member-fact-data.ts'
import { applyChanges, changedFields, forbiddenOption, prepareValues } from '../membership/apply-changes.ts'
import * as contract from '../contract.ts'
import { labelByName, labelMember } from '../labels/labels.ts'
import { isLastOwner } from '../membership/end-membership.ts'
import { maySee, viewerOf } from '../list/visible-fields.ts'
import { isOwner, maySetOptions, outranks } from './ranks.ts'
import { changeRole, lockMember } from '../store.ts'
import { memberView, type MemberRow } from '../view.ts'

type MemberRole = { mod_status: string; mod_permissions: readonly Grant[] }

/** Owners set everyone's role; moderators that of plain members, and grant only what they have themselves. */
function maySetRole(access: GroupAccess, member: MemberRow, { mod_status, mod_permissions }: MemberRole): boolean {
  if (!may('make_moderator', access)) return false
  if (isOwner(access)) return true
  return (
    outranks(access, member) &&
    mod_status !== 'sub_modstatus_owner' &&
    mod_permissions.every(grant => access.grants.has(grant))
  )
}

export const updateMember = implement(contract.updateMember, prepareValues, async call => {
  const { tx, group, params, account, access, prepared: values, fail, refuse, record } = call
  let member = (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  if (!maySee(access, member)) fail('member_info_id')
  const about = memberFactData(member)

  if (params.mod_status !== undefined || params.mod_permissions !== undefined) {
    const role = roleFrom(member, params)
    if (!maySetRole(access, member, role)) fail('inadequate_permissions', 'make_moderator')
    if (member.status !== 'sub_status_normal') refuse('mod_status')
    if (role.mod_status !== 'sub_modstatus_moderator' && role.mod_permissions.length > 0) refuse('mod_permissions')
    if (role.mod_status !== 'sub_modstatus_owner' && (await isLastOwner(tx, member))) fail('sole owner')
    if (!isSameRole(member, role)) {
      member = await changeRole.one(tx, {
        group_id: group.id,
        id: member.id,
        mod_status: role.mod_status,
        mod_permissions: role.mod_permissions,
      })
      record('member.role_changed', {
        ...about,
        mod_status: role.mod_status,
        mod_permissions: [...role.mod_permissions],
      })
    }
  }

  const fields = changedFields(params)
  if (fields.length > 0) {
    const isModeration = fields.includes('post_status') || fields.includes('moderator_notes')
    if (!maySetOptions(access, member, account.id, isModeration))
      fail('inadequate_permissions', 'manage_member_subscription_options')
    const forbidden = forbiddenOption(group, params)
    if (forbidden) refuse(forbidden)
    member = await applyChanges(tx, group, member, params, values)
    record('member.updated', { ...about, fields })
  }
  const { label_ids, new_label } = params
  if (label_ids !== undefined || new_label !== undefined) {
    if (!maySetOptions(access, member, account.id, true))
      fail('inadequate_permissions', 'manage_member_subscription_options')
    const kept = label_ids ?? (member.labels as { id: number }[]).map(({ id }) => id)
    member = await labelMember(
      call,
      member,
      new_label === undefined ? kept : [...kept, await labelByName(call, new_label)],
    )
  }
  return memberView(member, group, viewerOf(account, access))
})

/** The requested role: omitted fields stay, and only moderators have permissions. */
function roleFrom(member: MemberRow, params: { mod_status?: string; mod_permissions?: readonly Grant[] }): MemberRole {
  const mod_status = params.mod_status ?? member.mod_status
  const currentPermissions = mod_status === 'sub_modstatus_moderator' ? (member.mod_permissions as Grant[]) : []
  return { mod_status, mod_permissions: [...new Set(params.mod_permissions ?? currentPermissions)] }
}

function isSameRole(member: MemberRow, role: MemberRole): boolean {
  const same = new Set(member.mod_permissions)
  return (
    member.mod_status === role.mod_status &&
    same.size === role.mod_permissions.length &&
    role.mod_permissions.every(grant => same.has(grant))
  )
}
