import type { Value } from '#contract/enumerations.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import type { LetterLink, LetterText } from '#runtime/letters.ts'
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
  group: string
  page: string
  /** Where a password is chosen. */
  forgot: string
  mailDomain: string
  detail: string
  /** What was looked up. */
  found: string
}
export type Said = Pick<LetterText, 'paragraphs' | 'quoted' | 'action' | 'more'>
type Telling = {
  subject: (told: Told) => string
  text: (told: Told) => Said
  /** In which a group says it in its own words: where it has one, that is the answer, or is sent in any case instead. */
  notice?: { kind: Value<'member_notice'>; is: 'answer' | 'instead' }
  /** What is looked up for it. */
  look?: (tx: Tx, about: { group_id: number; email: string; page: string }) => Promise<string>
}

const says = (...paragraphs: string[]): Said => ({ paragraphs })
const delivered = (command: keyof typeof delivery): Telling => ({
  subject: ({ group }) => `How mail of ${group} comes`,
  text: ({ group }) => says(`From now on you get ${delivery[command]} from ${group}.`),
})
const by = (text: string, { group, mailDomain }: Told, word: string): LetterLink => ({
  text,
  mail: `${group}+${word}@${mailDomain}`,
})
const help = (told: Told): LetterLink => by('Hear what can be done by mail', told, 'help')

/** What each answer says. */
export const tellings: Record<MailAnswer, Telling> = {
  subscribed: {
    notice: { kind: 'member_notice_welcome', is: 'instead' },
    subject: ({ group }) => `You are a member of ${group}`,
    text: told => ({
      paragraphs: [`You are a member of ${told.group} now.`],
      action: { text: 'See the group on the web', url: told.page },
      more: [
        { text: 'Write to everybody in it', mail: `${told.group}@${told.mailDomain}` },
        help(told),
        by('Leave it again', told, 'unsubscribe'),
        { text: 'Choose a password for the web, if you have none', url: told.forgot },
      ],
    }),
  },
  waiting: {
    notice: { kind: 'member_notice_pending_subscription', is: 'instead' },
    subject: ({ group }) => `You have asked to join ${group}`,
    text: ({ group }) =>
      says(`You have asked to join ${group}. Its moderators decide on that, and you will hear from them.`),
  },
  'already subscribed': {
    subject: ({ group }) => `You are a member of ${group}`,
    text: told => ({ paragraphs: [`You are a member of ${told.group} already.`], more: [help(told)] }),
  },
  'already pending': {
    subject: ({ group }) => `You have asked to join ${group}`,
    text: ({ group }) => says(`You have asked to join ${group} already. Its moderators have not decided yet.`),
  },
  unsubscribed: {
    notice: { kind: 'member_notice_goodbye', is: 'instead' },
    subject: ({ group }) => `You have left ${group}`,
    text: told => ({
      paragraphs: [`You are no longer a member of ${told.group}, and get no more mail from it.`],
      more: [by('Join it again', told, 'subscribe')],
    }),
  },
  single: delivered('single'),
  digest: delivered('digest'),
  fulldigest: delivered('fulldigest'),
  summary: delivered('summary'),
  special: delivered('special'),
  nomail: delivered('nomail'),
  help: { subject: ({ group }) => `${group} by mail`, text: helpText },
  guidelines: {
    notice: { kind: 'member_notice_guidelines', is: 'answer' },
    subject: ({ group }) => `Guidelines of ${group}`,
    text: ({ group }) => says(`${group} has no guidelines.`),
  },
  muted: {
    subject: ({ detail }) => `Muted: ${detail}`,
    text: ({ group, detail, page }) => ({
      paragraphs: [`The messages of this topic in ${group} come no more.`],
      quoted: [{ lead: 'The topic', text: detail }],
      more: [{ text: 'Have them again', url: page }],
    }),
  },
  status: {
    look: statusText,
    subject: ({ group }) => `Your mails to ${group}`,
    text: ({ found }) =>
      found === ''
        ? says('No mail of yours to this group has come here in the last 30 days.')
        : { quoted: [{ lead: 'Your last mails to this group, the newest first', text: found }] },
  },
  approved: decided('It was approved.'),
  rejected: decided('It was sent back or refused, and whom it concerns is told.'),
  deleted: decided('It was deleted.'),
  decided: decided('There is nothing to decide any more: somebody else was quicker, or it is over.'),
}

function decided(text: string): Telling {
  return { subject: ({ group }) => `Decided in ${group}`, text: () => says(text) }
}
