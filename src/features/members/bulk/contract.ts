import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Choice, Flag, Id, Ids, Num, Str, Text, Type, Word, optional, resource, withDefault } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { FILTERS } from '../list/contract.ts'

export const BulkUpdateResults = resource('bulk_update_results', {
  action: Word(words.bulk_action),
  total: Num,
  done: Num,
  names: Type.Array(Str),
  skipped: Type.Array(
    resource('bulk_update_skip', {
      member_info_id: Num,
      full_name: Str,
      email: Str,
      reason: Word(words.bulk_skip_reason),
    }),
  ),
})

export const bulkUpdateMembers = endpoint('bulkupdatemembers', {
  method: 'POST',
  summary:
    'Change up to 5,000 members at once: those named in `member_info_ids`, or all that match the filters. Each is changed or skipped, and the response says which.',
  who: 'account',
  on: 'group',
  needs: 'mod_page',
  params: {
    ...GROUP,
    action: Choice(words.bulk_action, { description: 'What to do. Needs the same permission as for one member.' }),
    member_info_ids: optional(Ids({ description: 'The members; at most 1,000.' })),
    all_matching: withDefault(Flag({ description: 'All members that match the filters below.' }), false),
    ...FILTERS,
    for_label_id: optional(Id({ description: 'The label to add or remove.', invalid: 'invalid label_id' })),
    new_label: optional(
      Text(50, {
        description:
          'For `add_label`, instead of `for_label_id`: a name; the label is created if there is none of this name.',
        invalid: 'invalid name',
      }),
    ),
    new_email_delivery: optional(Choice(words.email_delivery, { description: 'For `set_delivery`.' })),
    new_post_status: optional(Choice(words.post_status, { description: 'For `set_posting`.' })),
    message_subject: optional(Text(1000, { description: 'For `send_message`.' })),
    message_text: optional(Text(100_000, { description: 'For `send_message`: plain text.' })),
    preview: withDefault(Flag({ description: 'Change nothing: only say what would happen.' }), false),
  },
  returns: BulkUpdateResults,
  errors: [
    'inadequate_permissions',
    'invalid label_id',
    'invalid name',
    'too many labels',
    'too many members',
    'no members',
    'no subject',
    'no body',
    'rate_limit',
  ],
  records: [
    'member.approved',
    'member.banned',
    'member.removed',
    'member.rejected',
    'member.inherited',
    'member.labelled',
    'label.added',
    'member.updated',
    'message.sent',
  ],
})
