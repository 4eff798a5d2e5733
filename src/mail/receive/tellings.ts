import type { Value } from '#contract/enumerations.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import type { Tx } from '#storage/database.ts'
import { helpText } from './help.ts'
import { statusText } from './status.ts'

/** How mail comes, in words that follow "as". */
export const delivery = {
  single: 'single mails',
  digest: 'plain digests',
  fulldigest: 'digests in HTML',
  summary: 'daily summaries',
  special: 'special notices alone',
  nomail: 'nothing by mail',
} as const

export type Told = {
  group_name: string
  address: string
  url: string
  mailDomain: string
  detail: string
  /** The notice that is told of, and what was looked up. */
  notice: string
  found: string
}
type Telling = {
  subject: (told: Told) => string
  text: (told: Told) => string
  /** The notice in which a group says the same in its own words: where it has one, that is enough. */
  instead?: Value<'member_notice'>
  /** What is looked up for it. */
  look?: (tx: Tx, about: { group_id: number; email: string; page: string }) => Promise<string>
  /** The notice that is told of. */
  notice?: Value<'member_notice'>
}

const delivered = (command: keyof typeof delivery): Telling => ({
  subject: ({ group_name }) => `How mail of ${group_name} comes`,
  text: ({ group_name }) => `From now on you get ${delivery[command]} from ${group_name}.`,
})
const mail = ({ group_name, mailDomain }: Told, word: string): string => `${group_name}+${word}@${mailDomain}`

/** What each answer says. */
export const tellings: Record<MailAnswer, Telling> = {
  subscribed: {
    instead: 'member_notice_welcome',
    subject: ({ group_name }) => `You are a member of ${group_name}`,
    text: told => `You are a member of ${told.group_name} now. To write to everybody in it, send a mail to

    ${told.address}

To leave it again, send one to ${mail(told, 'unsubscribe')}. What else can be done by mail says
${mail(told, 'help')}.

All of it is on the web too, at ${told.url}/g/${told.group_name}. Whoever has no password there gets one at
${told.url}/forgot.`,
  },
  waiting: {
    instead: 'member_notice_pending_subscription',
    subject: ({ group_name }) => `You have asked to join ${group_name}`,
    text: ({ group_name }) =>
      `You have asked to join ${group_name}. Its moderators decide on that, and you will hear from them.`,
  },
  'already subscribed': {
    subject: ({ group_name }) => `You are a member of ${group_name}`,
    text: told =>
      `You are a member of ${told.group_name} already. What can be done by mail says ${mail(told, 'help')}.`,
  },
  'already pending': {
    subject: ({ group_name }) => `You have asked to join ${group_name}`,
    text: ({ group_name }) => `You have asked to join ${group_name} already. Its moderators have not decided yet.`,
  },
  unsubscribed: {
    instead: 'member_notice_goodbye',
    subject: ({ group_name }) => `You have left ${group_name}`,
    text: told => `You are no longer a member of ${told.group_name}, and get no more mail from it.

To join it again, send a mail to ${mail(told, 'subscribe')}.`,
  },
  single: delivered('single'),
  digest: delivered('digest'),
  fulldigest: delivered('fulldigest'),
  summary: delivered('summary'),
  special: delivered('special'),
  nomail: delivered('nomail'),
  help: { subject: ({ group_name }) => `${group_name} by mail`, text: helpText },
  guidelines: {
    notice: 'member_notice_guidelines',
    subject: ({ group_name }) => `Guidelines of ${group_name}`,
    text: ({ group_name, notice }) => notice || `${group_name} has no guidelines.`,
  },
  muted: {
    subject: ({ detail }) => `Muted: ${detail}`,
    text: ({ group_name, detail, url }) => `The messages of this topic in ${group_name} come no more:

    ${detail}

To have them again, go to ${url}/g/${group_name}`,
  },
  status: {
    look: statusText,
    subject: ({ group_name }) => `Your mails to ${group_name}`,
    text: ({ found }) => found,
  },
  approved: decided('It was approved.'),
  rejected: decided('It was sent back or refused, and whom it concerns is told.'),
  deleted: decided('It was deleted.'),
  decided: decided('There is nothing to decide any more: somebody else was quicker, or it is over.'),
}

function decided(text: string): Telling {
  return { subject: ({ group_name }) => `Decided in ${group_name}`, text: () => text }
}
