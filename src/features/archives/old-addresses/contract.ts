import { endpoint } from '#contract/endpoint.ts'
import { Num, Str, Text, fields, resource } from '#contract/schema.ts'

/** Where something is that had an address on another service. */
export const OldAddressTarget = resource('old_address_target', {
  ...fields(['group_id', 'topic_id', 'msg_num'], Num),
  ...fields(['group_name', 'month'], Str),
})

export const findOldAddress = endpoint('findoldaddress', {
  method: 'GET',
  summary:
    'Find an imported message by its address on the service where it was: Pipermail, HyperKitty, Google Groups, Groups.io or Discourse.',
  who: 'anyone',
  params: {
    url: Text(2000, {
      description:
        'The old address, such as `https://lists.example.org/pipermail/bakers/2009-May/001234.html`, or only its path.',
    }),
  },
  returns: OldAddressTarget,
  errors: ['no such address'],
})
