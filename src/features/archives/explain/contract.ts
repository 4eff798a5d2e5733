import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { GROUP_SETTINGS } from '#contract/groups/group-parameters.ts'
import {
  Bool,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'

export const RightExplanation = resource('right_explanation', {
  permission: Str,
  role: Word(words.group_role),
  outcome: Word(words.right_outcome),
  by: Word(words.right_source),
  reason: Str,
  rules: Type.Array(
    resource('right_rule', {
      rule: Word(words.posting_rule),
      result: Word(words.rule_result),
      decides: Bool,
    }),
  ),
})

export const explainRight = endpoint('explainright', {
  method: 'GET',
  summary:
    'Explain whether a member may do something in the group, and why. For `can_post` and `can_reply`, every rule that decides on a post is listed in order, with its result.',
  who: 'account',
  on: 'member',
  needs: 'mod_page',
  params: {
    ...MEMBER,
    permission: withDefault(Text(64, { description: 'What they want to do: a field of `perms`.' }), 'can_post'),
    topic_id: optional(
      Id({ description: 'For `can_reply`: the topic that they reply to.', invalid: 'invalid topic_id' }),
    ),
    by_email: withDefault(Flag({ description: 'They post by email, not on the web.' }), false),
    is_verified: withDefault(
      Flag({ description: 'For `by_email`: their email provider proves that they sent it.' }),
      true,
    ),
    with_attachment: withDefault(Flag({ description: 'The post has an attachment.' }), false),
  },
  returns: RightExplanation,
  errors: ['member_info_id', 'invalid topic_id'],
})

export const SettingsPreview = resource('settings_preview', {
  changes: Type.Array(resource('setting_change', fields(['setting', 'from', 'to'], Str))),
  effects: Type.Array(
    resource('right_effect', {
      right: Word(words.affected_right),
      people: Word(words.people_kind),
      before: Word(words.right_outcome),
      after: Word(words.right_outcome),
      num_people: Nullable(Num),
      examples: Type.Array(Str),
      is_serious: Bool,
    }),
  ),
  deliveries: Type.Array(
    resource('delivery_change', {
      from: Word(words.email_delivery),
      to: Word(words.email_delivery),
      num_people: Num,
    }),
  ),
  ...fields(['topics_locked', 'topics_unlocked', 'topics_moderated', 'topics_unmoderated'], Num),
  irreversible: Type.Array(Str),
  is_serious: Bool,
})

export const getSettingsPreview = endpoint('getsettingspreview', {
  method: 'GET',
  summary:
    'Say what `updategroup` would change, and change nothing: who could see, join, post or get email from then on who cannot now, and the reverse.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, ...GROUP_SETTINGS },
  returns: SettingsPreview,
  errors: ['invalid group_name', 'description too short'],
})
