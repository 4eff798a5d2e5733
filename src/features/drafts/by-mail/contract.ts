import { endpoint } from '#contract/endpoint.ts'
import { Bool, Flag, Id, Text, Type } from '#contract/schema.ts'
import { MESSAGE } from '#contract/targets.ts'

/** A forwarded email. With an account, its sender is verified; without, it only names one. */
const MAIL = {
  email: Text(254),
  full_name: Text(255),
  is_verified: Flag(),
  subject: Text(1000),
  body: Text(1_100_000),
  mime_id: Text(250),
}
const byMail = { method: 'POST', who: 'anyone', csrf: false, records: ['message.sent'] } as const

/** Mail to the address of the owners. */
export const writeToOwners = endpoint('writetoowners', {
  ...byMail,
  summary: 'Forward an email to the moderators of a group, from members and others.',
  params: { group_id: Id({ invalid: 'invalid group_id' }), ...MAIL },
  errors: ['invalid group_id', 'banned', 'no body', 'nobody to write to'],
})

/** Mail to `postmaster@`. */
export const writeToAdministrators = endpoint('writetoadministrators', {
  ...byMail,
  summary: 'Forward an email to the site administrators.',
  params: MAIL,
  errors: ['no body', 'nobody to write to'],
})

/** Mail to the masked address of an author. */
export const writeToAuthor = endpoint('writetoauthor', {
  ...byMail,
  summary: 'Forward an email to the author of the message it replies to.',
  params: {
    group_id: Id({ invalid: 'invalid group_id' }),
    message_id: Id({ invalid: 'invalid message_id' }),
    ...MAIL,
  },
  errors: ['invalid group_id', 'invalid message_id', 'banned', 'no body'],
})

/** An answer to a group in which answers go to the author only, as they do on the web. */
export const answerAuthor = endpoint('answerauthor', {
  method: 'POST',
  summary: 'Forward a reply to the author of a message, if replies go only there.',
  who: 'account',
  on: 'message',
  needs: 'archives_visible',
  params: { ...MESSAGE, ...MAIL },
  returns: Type.Object({ is_passed_on: Bool }),
  errors: ['no body'],
  records: ['message.sent'],
})
