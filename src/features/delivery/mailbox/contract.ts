import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Id,
  Integer,
  Num,
  Str,
  Timestamp,
  Type,
  Word,
  fields,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'

/** Emails stored locally instead of sent: a notification, or the copies of one message. */
export const MailboxMail = resource('mailbox_mail', {
  id: Num,
  created: Timestamp,
  type: Word(words.delivery_type),
  ...fields(['group_id', 'message_id'], Num),
  subject: Str,
  /** The stored copies may be fewer than `num_recipients`. */
  recipients: Type.Array(Str),
  num_recipients: Num,
})

/** One copy, parsed. */
export const MailboxCopy = resource('mailbox_copy', {
  mail_id: Num,
  copy: Num,
  ...fields(['envelope_from', 'recipient', 'subject', 'headers', 'body', 'plain_body'], Str),
  size: Num,
  parts: Type.Array(resource('mailbox_part', { part: Num, filename: Str, size: Num, inline: Bool })),
})

const read = { method: 'GET', who: 'administrator', security: true } as const
const MAIL = {
  mail_id: Id({ description: 'The id of the email, from `getmailbox`.', invalid: 'invalid mail_id' }),
  copy: withDefault(Integer(1, 100, { description: 'The number of the copy.', invalid: 'invalid mail_id' }), 1),
}
const errors = ['invalid mail_id'] as const

export const getEmailStatus = endpoint('getemailstatus', {
  method: 'GET',
  summary: 'Get whether the site sends email. Without a relay, outgoing email stays in the local mailbox.',
  who: 'anyone',
  groupless: true,
  params: {},
  returns: resource('email_status', { sends_email: Bool }),
})

export const getMailbox = endpoint('getmailbox', {
  ...read,
  summary: 'List the emails in the local mailbox, which keeps outgoing email while no relay is set.',
  params: {},
  returns: list(MailboxMail, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const getMailboxMail = endpoint('getmailboxmail', {
  ...read,
  summary: 'Get an email from the local mailbox: its headers, text and attachments.',
  params: MAIL,
  returns: MailboxCopy,
  errors,
})

export const downloadMailboxMail = endpoint('downloadmailboxmail', {
  ...read,
  summary: 'Download an email from the local mailbox, as it would have been sent.',
  params: MAIL,
  returns: stream('message/rfc822'),
  errors,
})

export const downloadMailboxPart = endpoint('downloadmailboxpart', {
  ...read,
  summary: 'Download an attachment of an email in the local mailbox.',
  params: { ...MAIL, part: Id({ description: 'The number of the attachment.', invalid: 'invalid part' }) },
  returns: stream('application/octet-stream'),
  errors: [...errors, 'invalid part'],
})
