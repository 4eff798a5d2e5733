import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo, MemberLabel } from '#contract/resources.ts'
import { Choice, Id, Ids, Text, optional, withDefault } from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'

const label_id = Id({ description: 'The label.', invalid: 'invalid label_id' })
const DESCRIPTION = { description: 'What it means.' }
const COLOR = { description: 'The colour it is shown in.' }
const NAME = {
  description: 'At least one visible character; no other label of the group has it.',
  invalid: 'invalid name',
}

export const getMemberLabels = endpoint('getmemberlabels', {
  method: 'GET',
  summary: 'The labels that a group has for its members. Who has them is shown with the members.',
  who: 'account',
  on: 'group',
  needs: 'mod_page',
  params: GROUP,
  returns: list(MemberLabel, { fields: ['name', 'created'], field: 'name', dir: 'asc' }),
  extension: true,
})

export const newMemberLabel = endpoint('newmemberlabel', {
  method: 'POST',
  summary: 'Make a label for members; a group has 200 at most.',
  who: 'account',
  on: 'group',
  needs: 'manage_member_subscription_options',
  params: {
    ...GROUP,
    name: Text(50, NAME),
    description: withDefault(Text(500, DESCRIPTION), ''),
    color_name: withDefault(Choice(words.color, COLOR), 'color_cerulean_blue'),
  },
  returns: MemberLabel,
  errors: ['invalid name', 'name exists', 'too many labels'],
  records: ['label.added'],
  extension: true,
})

export const updateMemberLabel = endpoint('updatememberlabel', {
  method: 'POST',
  summary: 'Change a label for members.',
  who: 'account',
  on: 'group',
  needs: 'manage_member_subscription_options',
  params: {
    ...GROUP,
    label_id,
    name: optional(Text(50, NAME)),
    description: optional(Text(500, DESCRIPTION)),
    color_name: optional(Choice(words.color, COLOR)),
  },
  returns: MemberLabel,
  errors: ['invalid label_id', 'invalid name', 'name exists'],
  records: ['label.changed'],
  extension: true,
})

export const deleteMemberLabel = endpoint('deletememberlabel', {
  method: 'POST',
  summary: 'Remove a label, from everybody who has it too.',
  who: 'account',
  on: 'group',
  needs: 'manage_member_subscription_options',
  params: { ...GROUP, label_id },
  errors: ['invalid label_id'],
  records: ['label.removed'],
  extension: true,
})

export const setMemberLabels = endpoint('setmemberlabels', {
  method: 'POST',
  summary: 'Put labels on a member: just these, and no others.',
  who: 'account',
  on: 'member',
  edits: 'member',
  needs: 'manage_member_subscription_options',
  params: { ...MEMBER, label_ids: Ids({ description: 'The labels; empty for none.' }) },
  returns: MemberInfo,
  errors: ['invalid label_id', 'member_info_id'],
  records: ['member.labelled'],
  extension: true,
})
