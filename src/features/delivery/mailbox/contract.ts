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

/** Mails that were kept instead of sent: a letter, or the copies of one mailing. */
export const MailboxMail = resource('mailbox_mail', {
  id: Num,
  created: Timestamp,
  type: Word(words.delivery_type),
  ...fields(['group_id', 'message_id'], Num),
  subject: Str,
  /** As many of them as are kept. */
  recipients: Type.Array(Str),
  num_recipients: Num,
})

/** One of them, read. */
export const MailboxCopy = resource('mailbox_copy', {
  mail_id: Num,
  copy: Num,
  ...fields(['envelope_from', 'recipient', 'subject', 'headers', 'body', 'plain_body'], Str),
  size: Num,
  parts: Type.Array(resource('mailbox_part', { part: Num, filename: Str, size: Num, inline: Bool })),
})

const read = { method: 'GET', who: 'administrator', security: true, extension: true } as const
const MAIL = {
  mail_id: Id({ description: 'The mail, as `getmailbox` numbers it.', invalid: 'invalid mail_id' }),
  copy: withDefault(Integer(1, 100, { description: 'Which of its copies.', invalid: 'invalid mail_id' }), 1),
}
const errors = ['invalid mail_id'] as const

export const getMailbox = endpoint('getmailbox', {
  ...read,
  summary: 'Mail that was kept here instead of sent, because no relay is set.',
  params: {},
  returns: list(MailboxMail, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const getMailboxMail = endpoint('getmailboxmail', {
  ...read,
  summary: 'One mail that was kept, read: its head, its text and its files.',
  params: MAIL,
  returns: MailboxCopy,
  errors,
})

export const downloadMailboxMail = endpoint('downloadmailboxmail', {
  ...read,
  summary: 'One mail that was kept, as it would have been sent.',
  params: MAIL,
  returns: stream('message/rfc822'),
  errors,
})

export const downloadMailboxPart = endpoint('downloadmailboxpart', {
  ...read,
  summary: 'A file of a mail that was kept.',
  params: { ...MAIL, part: Id({ description: 'Which of its files.', invalid: 'invalid part' }) },
  returns: stream('application/octet-stream'),
  errors: [...errors, 'invalid part'],
})
