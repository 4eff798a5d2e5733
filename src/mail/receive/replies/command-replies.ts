import type { Value } from '#contract/enumerations.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import { decisionOn } from '#features/archives/index.ts'
import { untrusted, type ReplyPurpose, type EmailContent } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { helpReply } from './help.ts'
import { statusReply } from './status.ts'

/** How mail comes, in words that follow "get". */
export const deliveryNames = {
  single: 'single mails',
  digest: 'plain digests',
  fulldigest: 'digests in HTML',
  summary: 'daily summaries',
  special: 'special notices alone',
  nomail: 'nothing by mail',
} as const

export type ReplyContext = {
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
export type ReplyContent = Pick<EmailContent, 'paragraphs' | 'quoted' | 'rows' | 'action' | 'more'>
/** What is known where something is looked up. */
type ReplyLookup = Pick<ReplyContext, 'page' | 'place'> & {
  group_id: number
  email: string
  pending_message_id: number
}
type CommandReply = {
  title: (replyContext: ReplyContext) => string
  say: (replyContext: ReplyContext) => ReplyContent
  /** What is looked up for it. */
  look?: (tx: Tx, about: ReplyLookup) => Promise<ReplyContent>
  /** The notice in which a group says the same in its own words: where it has one, that is enough. */
  instead?: Value<'member_notice'>
  /** The notice that is told of. */
  notice?: Value<'member_notice'>
  /** What a reply to it does. */
  undo?: ReplyPurpose
}

const commandAddress = ({ group, mailDomain }: ReplyContext, word: string): string => `${group}+${word}@${mailDomain}`
const seeGroup = ({ page }: ReplyContext) => ({ text: 'See the group', url: page })

const deliveryReply = (command: keyof typeof deliveryNames): CommandReply => ({
  title: ({ group }) => `How mail of ${group} comes`,
  say: replyContext => ({ paragraphs: [`From now on you get ${deliveryNames[command]} from ${replyContext.group}.`] }),
})

/** What a moderator decided by email, and on what. */
const decisionReply = (word: string, say: (told: ReplyContext & { what: string }) => string): CommandReply => ({
  title: ({ group, detail }) => `[${group}] ${word}: ${detail || '(no subject)'}`,
  say: replyContext => ({
    paragraphs: [`${word}: ${say({ ...replyContext, what: `"${untrusted(replyContext.detail) || '(no subject)'}"` })}`],
  }),
})

/** What was decided on a post, in a sentence. */
const decisionSentences: Record<string, (by: string, what: string, place: string) => string> = {
  'message.approved': (by, what, place) => `Already approved by ${by}: ${what} is in ${place}.`,
  'message.rejected': (by, what, place) => `Already rejected by ${by}: ${what} was not posted to ${place}.`,
  'message.discarded': (by, what, place) => `Already deleted by ${by}: ${what} was not posted to ${place}.`,
  'message.confirmed': (_by, what, place) => `Already confirmed by its author: ${what} is in ${place}.`,
  'message.expired': (_by, what, place) => `Expired: ${what} was not posted to ${place}.`,
}

/** Who decided on a post before, and what. */
async function earlierDecision(
  tx: Tx,
  { group_id, email, place, pending_message_id }: ReplyLookup,
): Promise<ReplyContent> {
  const found = await decisionOn(tx, group_id, pending_message_id)
  if (!found) return { paragraphs: [`This post is no longer pending in ${place}.`] }
  const by = found.email.toLowerCase() === email.toLowerCase() ? 'you' : untrusted(found.full_name)
  return { paragraphs: [decisionSentences[found.name]!(by, `"${untrusted(found.subject) || '(no subject)'}"`, place)] }
}

/** What somebody has confirmed, by what they were asked for. */
const confirmedOf = ({ detail, place }: ReplyContext): string => {
  if (detail === 'invitation') return `accepted the invitation to ${place}`
  if (detail === 'subscribe') return `confirmed that you want to join ${place}`
  if (detail === 'unsubscribe') return `confirmed that you want to leave ${place}`
  return `confirmed how you want to get email from ${place}`
}

/** What each answer says. */
export const commandReplies: Record<MailReply, CommandReply> = {
  'row added': {
    title: ({ group }) => `A row was added in ${group}`,
    say: replyContext => ({
      paragraphs: [`Your row is in the table ${replyContext.detail} now.`],
      action: seeGroup(replyContext),
    }),
  },
  subscribed: {
    instead: 'member_notice_welcome',
    title: ({ group }) => `You are a member of ${group}`,
    say: replyContext => ({
      paragraphs: [
        `You are a member of ${replyContext.group} now. To write to everybody in it, send a mail to ${replyContext.address}`,
        `To leave it again, send one to ${commandAddress(replyContext, 'unsubscribe')}`,
        `What else can be done by mail says ${commandAddress(replyContext, 'help')}`,
      ],
      action: seeGroup(replyContext),
      more: [{ text: 'Whoever has no password for the pages gets one there', url: `${replyContext.home}/forgot` }],
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
    say: replyContext => ({
      paragraphs: [
        `You're already a member of ${replyContext.place}. There's nothing else you need to do.`,
        `To see what you can do by email, write to ${commandAddress(replyContext, 'help')}`,
      ],
      action: seeGroup(replyContext),
    }),
  },
  'already confirmed': {
    title: () => 'You already confirmed this',
    say: replyContext => ({
      paragraphs: [`You already ${confirmedOf(replyContext)}. There's nothing else you need to do.`],
      action: seeGroup(replyContext),
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
    say: replyContext => ({
      paragraphs: [
        `You are no longer a member of ${replyContext.group}, and get no more mail from it.`,
        `To join it again, send a mail to ${commandAddress(replyContext, 'subscribe')}`,
      ],
    }),
  },
  single: deliveryReply('single'),
  digest: deliveryReply('digest'),
  fulldigest: deliveryReply('fulldigest'),
  summary: deliveryReply('summary'),
  special: deliveryReply('special'),
  nomail: deliveryReply('nomail'),
  help: { title: ({ place }) => `Using ${place} by email`, say: helpReply },
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
    say: replyContext => ({
      paragraphs: [
        `You muted "${untrusted(replyContext.detail)}" in ${replyContext.place}. You won't get emails about it.`,
        'To unmute it, reply to this email.',
      ],
    }),
  },
  unmuted: {
    title: ({ group, detail }) => `[${group}] Unmuted: ${detail}`,
    say: replyContext => ({
      paragraphs: [
        `You unmuted "${untrusted(replyContext.detail)}" in ${replyContext.place}. You'll get its emails again.`,
      ],
    }),
  },
  followed: {
    undo: 'unfollow topic',
    title: ({ group, detail }) => `[${group}] Following: ${detail}`,
    say: replyContext => ({
      paragraphs: [
        `You are following "${untrusted(replyContext.detail)}" in ${replyContext.place}. You'll get its messages even if you get only topics you follow.`,
        'To stop following it, reply to this email.',
      ],
    }),
  },
  unfollowed: {
    title: ({ group, detail }) => `[${group}] No longer following: ${detail}`,
    say: replyContext => ({
      paragraphs: [`You no longer follow "${untrusted(replyContext.detail)}" in ${replyContext.place}.`],
    }),
  },
  status: { title: ({ group }) => `Your mails to ${group}`, say: () => ({}), look: statusReply },
  approved: decisionReply('Approved', ({ what, place }) => `${what} is now in ${place}.`),
  rejected: decisionReply('Rejected', ({ what, place }) => `${what} was not posted to ${place}.`),
  deleted: decisionReply(
    'Deleted',
    ({ what, place }) => `${what} was not posted to ${place}. The author was not told.`,
  ),
  claimed: decisionReply(
    'Claimed',
    ({ what, place }) =>
      `${what} stays pending in ${place} until it is decided on. The other moderators see that you are reviewing it.`,
  ),
  'member approved': decisionReply(
    'Approved',
    ({ detail, place }) => `${untrusted(detail)} is now a member of ${place}.`,
  ),
  'member rejected': decisionReply('Rejected', ({ place }) => `They were not added to ${place}.`),
  decided: {
    title: ({ group, detail }) => `[${group}] Already decided: ${detail || '(no subject)'}`,
    say: () => ({}),
    look: earlierDecision,
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
