/** What the sender of a mail can be told about what they asked for. */
export const mailAnswers = [
  'subscribed',
  'waiting',
  'already subscribed',
  'already pending',
  'unsubscribed',
  'single',
  'digest',
  'fulldigest',
  'summary',
  'special',
  'nomail',
  'help',
  'guidelines',
  'muted',
  'status',
  'approved',
  'rejected',
  'deleted',
  'decided',
  'row added',
] as const
export type MailAnswer = (typeof mailAnswers)[number]
