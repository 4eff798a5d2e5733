import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo, MemberLabel } from '#contract/resources.ts'
import { Choice, Id, Ids, Text, optional, withDefault } from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'

const label_id = Id({ description: 'The label.', invalid: 'invalid label_id' })
const DESCRIPTION = { description: 'The description.' }
const COLOR = { description: 'The color.' }
const NAME = {
  description: 'Not blank, and unique in the group.',
  invalid: 'invalid name',
}

export const getMemberLabels = endpoint('getmemberlabels', {
  method: 'GET',
  summary: 'List the member labels of a group. Each member has their labels in `member_labels`.',
  who: 'account',
  on: 'group',
  needs: 'mod_page',
  params: GROUP,
  returns: list(MemberLabel, { fields: ['name', 'created'], field: 'name', dir: 'asc' }),
})

const managing = {
  method: 'POST',
  who: 'account',
  needs: 'manage_member_subscription_options',
} as const

export const newMemberLabel = endpoint('newmemberlabel', {
  ...managing,
  summary: 'Create a member label; at most 200 per group.',
  on: 'group',
  params: {
    ...GROUP,
    name: Text(50, NAME),
    description: withDefault(Text(500, DESCRIPTION), ''),
    color_name: withDefault(Choice(words.color, COLOR), 'color_cerulean_blue'),
  },
  returns: MemberLabel,
  errors: ['invalid name', 'name exists', 'too many labels'],
  records: ['label.added'],
})

export const updateMemberLabel = endpoint('updatememberlabel', {
  ...managing,
  summary: 'Change a member label.',
  on: 'group',
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
})

export const deleteMemberLabel = endpoint('deletememberlabel', {
  ...managing,
  summary: 'Delete a member label, and remove it from all members.',
  on: 'group',
  params: { ...GROUP, label_id },
  errors: ['invalid label_id'],
  records: ['label.removed'],
})

export const setMemberLabels = endpoint('setmemberlabels', {
  ...managing,
  summary: 'Set the labels of a member.',
  on: 'member',
  edits: 'member',
  params: { ...MEMBER, label_ids: Ids({ description: 'The labels; empty: none.' }) },
  returns: MemberInfo,
  errors: ['invalid label_id'],
  records: ['member.labelled'],
})
