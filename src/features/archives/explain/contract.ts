import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Bool, Flag, Id, Str, Text, Type, Word, optional, resource, withDefault } from '#contract/schema.ts'
import { MEMBER } from '#contract/targets.ts'

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
