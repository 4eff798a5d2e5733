import type { Value } from '#contract/enumerations.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import { decisionOn } from '#features/archives/index.ts'
import { theirs, type AnswerPurpose, type LetterText } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { helpOn } from './help.ts'
import { statusOf } from './status.ts'

/** How mail comes, in words that follow "get". */
export const delivery = {
  single: 'single mails',
  digest: 'plain digests',
  fulldigest: 'digests in HTML',
  summary: 'daily summaries',
  special: 'special notices alone',
  nomail: 'nothing by mail',
} as const

export type Told = {
  /** The name of the group, what it is called in a sentence, its address, and its page. */
  group: string
  place: string
  address: string
  page: string
  home: string
  mailDomain: string
  /** What it was about. */
  detail: string
  /** What the group says in the notice that is told of. */
  notice: string
}
/** What an answer says, besides who gets it and why. */
export type Said = Pick<LetterText, 'paragraphs' | 'quoted' | 'rows' | 'action' | 'more'>
/** What is known where something is looked up. */
type Looked = Pick<Told, 'page' | 'place'> & { group_id: number; email: string; pending_message_id: number }
type Telling = {
  title: (told: Told) => string
  say: (told: Told) => Said
  /** What is looked up for it. */
  look?: (tx: Tx, about: Looked) => Promise<Said>
  /** The notice in which a group says the same in its own words: where it has one, that is enough. */
  instead?: Value<'member_notice'>
  /** The notice that is told of. */
  notice?: Value<'member_notice'>
  /** What a reply to it does. */
  undo?: AnswerPurpose
}

const mail = ({ group, mailDomain }: Told, word: string): string => `${group}+${word}@${mailDomain}`
const seeGroup = ({ page }: Told) => ({ text: 'See the group', url: page })

const delivered = (command: keyof typeof delivery): Telling => ({
  title: ({ group }) => `How mail of ${group} comes`,
  say: told => ({ paragraphs: [`From now on you get ${delivery[command]} from ${told.group}.`] }),
})

/** What a moderator decided by email, and on what. */
const decided = (word: string, say: (told: Told & { what: string }) => string): Telling => ({
  title: ({ group, detail }) => `[${group}] ${word}: ${detail || '(no subject)'}`,
  say: told => ({ paragraphs: [`${word}: ${say({ ...told, what: `"${theirs(told.detail) || '(no subject)'}"` })}`] }),
})

/** What was decided on a post, in a sentence. */
const decisions: Record<string, (by: string, what: string, place: string) => string> = {
  'message.approved': (by, what, place) => `Already approved by ${by}: ${what} is in ${place}.`,
  'message.rejected': (by, what, place) => `Already rejected by ${by}: ${what} was not posted to ${place}.`,
  'message.discarded': (by, what, place) => `Already deleted by ${by}: ${what} was not posted to ${place}.`,
  'message.confirmed': (_by, what, place) => `Already confirmed by its author: ${what} is in ${place}.`,
  'message.expired': (_by, what, place) => `Expired: ${what} was not posted to ${place}.`,
}

/** Who decided on a post before, and what. */
async function decidedBefore(tx: Tx, { group_id, email, place, pending_message_id }: Looked): Promise<Said> {
  const found = await decisionOn(tx, group_id, pending_message_id)
  if (!found) return { paragraphs: [`This post is no longer pending in ${place}.`] }
  const by = found.email.toLowerCase() === email.toLowerCase() ? 'you' : theirs(found.full_name)
  return { paragraphs: [decisions[found.name]!(by, `"${theirs(found.subject) || '(no subject)'}"`, place)] }
}

/** What somebody has confirmed, by what they were asked for. */
const confirmedOf = ({ detail, place }: Told): string => {
  if (detail === 'invitation') return `accepted the invitation to ${place}`
  if (detail === 'subscribe') return `confirmed that you want to join ${place}`
  if (detail === 'unsubscribe') return `confirmed that you want to leave ${place}`
  return `confirmed how you want to get email from ${place}`
}

/** What each answer says. */
export const tellings: Record<MailAnswer, Telling> = {
  'row added': {
    title: ({ group }) => `A row was added in ${group}`,
    say: told => ({ paragraphs: [`Your row is in the table ${told.detail} now.`], action: seeGroup(told) }),
  },
  subscribed: {
    instead: 'member_notice_welcome',
    title: ({ group }) => `You are a member of ${group}`,
    say: told => ({
      paragraphs: [
        `You are a member of ${told.group} now. To write to everybody in it, send a mail to ${told.address}`,
        `To leave it again, send one to ${mail(told, 'unsubscribe')}`,
        `What else can be done by mail says ${mail(told, 'help')}`,
      ],
      action: seeGroup(told),
      more: [{ text: 'Whoever has no password for the pages gets one there', url: `${told.home}/forgot` }],
    }),
  },
  waiting: {
    instead: 'member_notice_pending_subscription',
    title: ({ group }) => `You have asked to join ${group}`,
    say: ({ group }) => ({
      paragraphs: [
        `You have asked to join ${group}. Its moderators decide on that, and you get a letter when you are let in.`,
      ],
    }),
  },
  'already subscribed': {
    title: ({ group }) => `You're already a member of ${group}`,
    say: told => ({
      paragraphs: [
        `You're already a member of ${told.place}. There's nothing else you need to do.`,
        `To see what you can do by email, write to ${mail(told, 'help')}`,
      ],
      action: seeGroup(told),
    }),
  },
  'already confirmed': {
    title: () => 'You already confirmed this',
    say: told => ({
      paragraphs: [`You already ${confirmedOf(told)}. There's nothing else you need to do.`],
      action: seeGroup(told),
    }),
  },
  'already pending': {
    title: ({ group }) => `You have asked to join ${group}`,
    say: ({ group }) => ({
      paragraphs: [`You have asked to join ${group} already. Its moderators have not decided yet.`],
    }),
  },
  unsubscribed: {
    instead: 'member_notice_goodbye',
    title: ({ group }) => `You have left ${group}`,
    say: told => ({
      paragraphs: [
        `You are no longer a member of ${told.group}, and get no more mail from it.`,
        `To join it again, send a mail to ${mail(told, 'subscribe')}`,
      ],
    }),
  },
  single: delivered('single'),
  digest: delivered('digest'),
  fulldigest: delivered('fulldigest'),
  summary: delivered('summary'),
  special: delivered('special'),
  nomail: delivered('nomail'),
  help: { title: ({ place }) => `Using ${place} by email`, say: helpOn },
  guidelines: {
    notice: 'member_notice_guidelines',
    title: ({ group }) => `Guidelines of ${group}`,
    say: ({ group, notice }) =>
      notice === ''
        ? { paragraphs: [`${group} has no guidelines.`] }
        : { quoted: [{ lead: `The group ${group} writes`, text: notice }] },
  },
  muted: {
    undo: 'unmute topic',
    title: ({ group, detail }) => `[${group}] Muted: ${detail}`,
    say: told => ({
      paragraphs: [
        `You muted "${theirs(told.detail)}" in ${told.place}. You won't get emails about it.`,
        'To unmute it, reply to this email.',
      ],
    }),
  },
  unmuted: {
    title: ({ group, detail }) => `[${group}] Unmuted: ${detail}`,
    say: told => ({
      paragraphs: [`You unmuted "${theirs(told.detail)}" in ${told.place}. You'll get its emails again.`],
    }),
  },
  followed: {
    undo: 'unfollow topic',
    title: ({ group, detail }) => `[${group}] Following: ${detail}`,
    say: told => ({
      paragraphs: [
        `You are following "${theirs(told.detail)}" in ${told.place}. You'll get its messages even if you get only topics you follow.`,
        'To stop following it, reply to this email.',
      ],
    }),
  },
  unfollowed: {
    title: ({ group, detail }) => `[${group}] No longer following: ${detail}`,
    say: told => ({ paragraphs: [`You no longer follow "${theirs(told.detail)}" in ${told.place}.`] }),
  },
  status: { title: ({ group }) => `Your mails to ${group}`, say: () => ({}), look: statusOf },
  approved: decided('Approved', ({ what, place }) => `${what} is now in ${place}.`),
  rejected: decided('Rejected', ({ what, place }) => `${what} was not posted to ${place}.`),
  deleted: decided('Deleted', ({ what, place }) => `${what} was not posted to ${place}. The author was not told.`),
  claimed: decided(
    'Claimed',
    ({ what, place }) =>
      `${what} stays pending in ${place} until it is decided on. The other moderators see that you are reviewing it.`,
  ),
  'member approved': decided('Approved', ({ detail, place }) => `${theirs(detail)} is now a member of ${place}.`),
  'member rejected': decided('Rejected', ({ place }) => `They were not added to ${place}.`),
  decided: {
    title: ({ group, detail }) => `[${group}] Already decided: ${detail || '(no subject)'}`,
    say: () => ({}),
    look: decidedBefore,
  },
  'member decided': {
    title: ({ group }) => `[${group}] Already decided`,
    say: ({ place }) => ({
      paragraphs: [`The request to join ${place} was already decided on, or was withdrawn.`],
    }),
  },
  refused: {
    title: ({ place }) => `Not posted to ${place}`,
    say: ({ place, detail }) => ({
      paragraphs: [
        `You sent one email to several addresses here. ${place} didn't accept it: ${detail.replace(/\.$/, '')}.`,
        'The other addresses got it.',
      ],
    }),
  },
}
