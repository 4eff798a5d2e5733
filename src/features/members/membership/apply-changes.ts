import type { ParamsOf } from '#contract/endpoint.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { applyValueChanges, parseValues, type ValueChanges } from './extra-data.ts'
import { memberOptionDefaults } from './options.ts'
import { updateMembership } from '../store.ts'
import type { updateSub } from '../subscriptions/contract.ts'
import type { MemberRow } from '../view.ts'

/** What may be changed in a membership, by its owner or by a moderator. */
export type OptionParams = Omit<ParamsOf<typeof updateSub>, 'group_id' | 'group_name'>
export type ModeratorParams = { post_status?: string; moderator_notes?: string }

const columns = ['email_delivery', 'message_selection', 'max_attachment_size', 'auto_follow_replies'] as const
const options = Object.keys(memberOptionDefaults)

/** Which of the given parameters change a membership. */
export function changedFields(params: OptionParams & ModeratorParams): string[] {
  const known = new Set<string>([...columns, ...options, 'extra_member_data', 'post_status', 'moderator_notes'])
  return Object.keys(params).filter(name => known.has(name))
}

/** The first option that the group's settings do not allow, or null. */
export function forbiddenOption(group: Group, { email_delivery }: OptionParams): 'email_delivery' | null {
  const { disable_no_email, force_html_emails } = group.settings
  const forbidden =
    (disable_no_email && email_delivery === 'email_delivery_none') ||
    (force_html_emails && email_delivery === 'email_delivery_digest')
  return forbidden ? 'email_delivery' : null
}

/** Reads and cleans the extra data of a call, before its transaction; null: none was given. */
export async function prepareValues(call: {
  group: Group
  access: GroupAccess
  params: OptionParams
  refuse: (param: 'extra_member_data') => never
}): Promise<ValueChanges | null> {
  const { extra_member_data: given } = call.params
  if (given === undefined) return null
  // Columns outside of the profile are for moderators.
  const columns = call.group.extra_columns.filter(({ profile }) => profile || may('mod_page', call.access))
  return (await parseValues(columns, given)) ?? call.refuse('extra_member_data')
}

/** Writes changes to a membership that is locked. */
export async function applyChanges(
  tx: Tx,
  group: Group,
  member: MemberRow,
  params: OptionParams & ModeratorParams,
  values: ValueChanges | null,
): Promise<MemberRow> {
  const given = params as Record<string, unknown>
  const changed = Object.fromEntries(options.filter(name => name in given).map(name => [name, given[name]]))
  return updateMembership.one(tx, {
    group_id: member.group_id,
    id: member.id,
    email_delivery: params.email_delivery ?? null,
    message_selection: params.message_selection ?? null,
    max_attachment_size: params.max_attachment_size ?? null,
    auto_follow_replies: params.auto_follow_replies ?? null,
    post_status: params.post_status ?? null,
    options: json(changed),
    extra_data: values && json(applyValueChanges(group.extra_columns, member.extra_data, values)),
    moderator_notes: params.moderator_notes ?? null,
  })
}
