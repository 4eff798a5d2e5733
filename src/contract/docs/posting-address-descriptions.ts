import type { ErrorDoc } from './errors.ts'

/** Fields of posting addresses. */
export const postingAddressFields: Readonly<Record<string, string>> = {
  'posting_address.name': 'What it is for; its posts end with it.',
  'posting_address.user_id': 'The account id of the member who created it: its posts are theirs.',
  'posting_address.full_name': 'The name of that member.',
  'posting_address.hashtags': 'The hashtags that are added to the subject of each post, without `#`.',
  'posting_address.last_used': 'When it was last used, to the minute; null: never.',
  'new_posting_address.token': 'Its token. It is shown only here.',
  'new_posting_address.url': 'Where a script posts: `postmessage`, with the token. It is shown only here.',
}

/** Errors of posting addresses. */
export const postingAddressErrors: Readonly<Record<string, ErrorDoc>> = {
  'invalid posting_address_id': {
    meaning: 'The group has no such posting address.',
    cure: 'Use an id from `getpostingaddresses`.',
  },
  'too many posting addresses': { meaning: 'The group has 100 posting addresses.', cure: 'Revoke one.' },
}
