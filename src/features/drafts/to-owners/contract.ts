import { endpoint } from '#contract/endpoint.ts'
import { Id, Text } from '#contract/schema.ts'

/** A mail to the address of the owners. With an account it is shown to be theirs; without, it only says whose it is. */
export const writeToOwners = endpoint('writetoowners', {
  method: 'POST',
  summary: 'Pass a mail on to the moderators of a group, members’ mail and that of strangers.',
  who: 'anyone',
  csrf: false,
  params: {
    group_id: Id({ invalid: 'invalid group_id' }),
    email: Text(254),
    full_name: Text(255),
    subject: Text(1000),
    body: Text(1_100_000),
    mime_id: Text(250),
  },
  errors: ['invalid group_id', 'banned', 'no body', 'nobody to write to'],
  records: ['message.sent'],
})
