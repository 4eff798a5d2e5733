import type { Value } from '#contract/enumerations.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import { decisionOnPost } from '#features/moderation/index.ts'
import type { Locale } from '#locales/index.ts'
import {
  untrusted,
  type EmailContent,
  type EmailMessages,
  type ReplyPurpose,
} from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { rejectionText, type StoredRejection } from '../rejections.ts'
import { helpReply } from './help.ts'
import { statusReply } from './status.ts'

export type ReplyContext = {
  /** The group's name, its name in a sentence, its address, and its page. */
  group: string
  place: string
  address: string
  page: string
  home: string
  mailDomain: string
  /** The subject of the reply, such as the title of a topic. */
  detail: string
  /** Why an email was rejected. */
  rejection: StoredRejection | undefined
  /** The text of the group's own notice. */
  notice: string
  /** Whether the recipient can sign in with a password. */
  hasPassword: boolean
}
/** The content of a reply, without recipient and footer. */
export type ReplyContent = Pick<EmailContent, 'paragraphs' | 'quoted' | 'rows' | 'action' | 'more'>
/** Parameters of lookups in the database. */
type ReplyLookup = Pick<ReplyContext, 'page' | 'place'> & {
  group_id: number
  email: string
  pending_message_id: number
}
export type LocalizedReply = (t: EmailMessages, locale: Locale) => ReplyContent
type CommandReply = {
  title: (t: EmailMessages, context: ReplyContext) => string
  say: (t: EmailMessages, context: ReplyContext) => ReplyContent
  /** Loads content from the database. */
  look?: (tx: Tx, about: ReplyLookup) => Promise<LocalizedReply>
  /** The group's notice that replaces this reply, if the group has one. */
  instead?: Value<'member_notice'>
  /** The group's notice that this reply quotes. */
  notice?: Value<'member_notice'>
  /** The action of a reply to this email. */
  undo?: ReplyPurpose
}

const commandAddress = ({ group, mailDomain }: ReplyContext, word: string): string => `${group}+${word}@${mailDomain}`
const viewGroup = (t: EmailMessages, { page }: ReplyContext) => ({ text: t.viewGroup, url: page })

const deliveryReply = (command: Exclude<keyof EmailMessages['reply']['delivery'], 'title'>): CommandReply => ({
  title: ({ reply: t }, { place }) => t.delivery.title({ group: place }),
  say: ({ reply: t }, { place }) => ({ paragraphs: [t.delivery[command]({ group: place })] }),
})

/** Confirms a moderator's decision by email on a message. */
const decisionReply = (key: 'approved' | 'rejected' | 'deleted' | 'claimed'): CommandReply => ({
  title: (t, { group, detail }) => t.reply[key].title({ group, subject: detail || t.noSubject }),
  say: (t, { place, detail }) => ({
    paragraphs: [t.reply[key].text({ subject: untrusted(detail) || t.noSubject, group: place })],
  }),
})

const topicReply = (key: 'muted' | 'unmuted' | 'followed' | 'unfollowed', undo?: ReplyPurpose): CommandReply => ({
  ...(undo ? { undo } : {}),
  title: ({ reply }, { group, detail }) => reply[key].title({ group, topic: detail }),
  say: ({ reply }, { place, detail }) => {
    const t = reply[key]
    return { paragraphs: [t.text({ topic: untrusted(detail), group: place }), ...('undo' in t ? [t.undo] : [])] }
  },
})

/** Message keys for an earlier decision, by the reader or by another moderator. */
const decisionKeys = {
  'message.approved': { own: 'approvedByYou', other: 'approved' },
  'message.rejected': { own: 'rejectedByYou', other: 'rejected' },
  'message.discarded': { own: 'discardedByYou', other: 'discarded' },
  'message.confirmed': { own: 'confirmed', other: 'confirmed' },
  'message.expired': { own: 'expired', other: 'expired' },
} as const

/** Loads the earlier decision on a message. */
async function earlierDecision(
  tx: Tx,
  { group_id, email, place, pending_message_id }: ReplyLookup,
): Promise<LocalizedReply> {
  const decision = await decisionOnPost(tx, group_id, pending_message_id)
  if (!decision) return ({ reply: t }) => ({ paragraphs: [t.decided.gone({ group: place })] })
  const isOwn = decision.email.toLowerCase() === email.toLowerCase()
  const key = decisionKeys[decision.name as keyof typeof decisionKeys][isOwn ? 'own' : 'other']
  return t => {
    const subject = untrusted(decision.subject) || t.noSubject
    return { paragraphs: [t.reply.decided[key]({ name: untrusted(decision.full_name), subject, group: place })] }
  }
}

/** The message key for the confirmed request. */
const confirmedKey = (detail: string) =>
  detail === 'invitation' || detail === 'subscribe' || detail === 'unsubscribe' ? detail : 'delivery'

/** The content of each reply. */
export const commandReplies: Record<MailReply, CommandReply> = {
  voted: {
    title: ({ reply: t }, { place }) => t.voted.title({ group: place }),
    say: (t, context) => ({
      paragraphs: [t.reply.voted.text({ answers: context.detail }), t.reply.voted.change],
      action: viewGroup(t, context),
    }),
  },
  'photos added': {
    title: ({ reply: t }, { place }) => t.photosAdded.title({ group: place }),
    say: (t, context) => ({
      paragraphs: [t.reply.photosAdded.text({ album: context.detail })],
      action: viewGroup(t, context),
    }),
  },
  'row added': {
    title: ({ reply: t }, { place }) => t.rowAdded.title({ group: place }),
    say: (t, context) => ({
      paragraphs: [t.reply.rowAdded.text({ table: context.detail })],
      action: viewGroup(t, context),
    }),
  },
  subscribed: {
    instead: 'member_notice_welcome',
    title: ({ reply: t }, { place }) => t.subscribed.title({ group: place }),
    say: (email, context) => {
      const t = email.reply.subscribed
      return {
        paragraphs: [
          t.post({ group: context.place, address: context.address }),
          t.leave({ address: commandAddress(context, 'unsubscribe') }),
          t.help({ address: commandAddress(context, 'help') }),
        ],
        action: viewGroup(email, context),
        more: context.hasPassword ? [] : [{ text: t.password, url: `${context.home}/forgot` }],
      }
    },
  },
  waiting: {
    instead: 'member_notice_pending_subscription',
    title: ({ reply: t }, { place }) => t.requested.title({ group: place }),
    say: ({ reply: t }, { place }) => ({ paragraphs: [t.requested.text({ group: place })] }),
  },
  'already subscribed': {
    title: ({ reply: t }, { place }) => t.alreadySubscribed.title({ group: place }),
    say: (t, context) => ({
      paragraphs: [
        t.reply.alreadySubscribed.text({ group: context.place }),
        t.reply.subscribed.help({ address: commandAddress(context, 'help') }),
      ],
      action: viewGroup(t, context),
    }),
  },
  'already confirmed': {
    title: ({ reply: t }) => t.alreadyConfirmed.title,
    say: (t, context) => ({
      paragraphs: [t.reply.alreadyConfirmed[confirmedKey(context.detail)]({ group: context.place })],
      action: viewGroup(t, context),
    }),
  },
  'already pending': {
    title: ({ reply: t }, { place }) => t.alreadyPending.title({ group: place }),
    say: ({ reply: t }, { place }) => ({ paragraphs: [t.alreadyPending.text({ group: place })] }),
  },
  unsubscribed: {
    instead: 'member_notice_goodbye',
    title: ({ reply: t }, { place }) => t.unsubscribed.title({ group: place }),
    say: ({ reply: t }, context) => ({
      paragraphs: [
        t.unsubscribed.text({ group: context.place }),
        t.unsubscribed.again({ address: commandAddress(context, 'subscribe') }),
      ],
    }),
  },
  single: deliveryReply('single'),
  digest: deliveryReply('digest'),
  fulldigest: deliveryReply('fulldigest'),
  summary: deliveryReply('summary'),
  special: deliveryReply('special'),
  nomail: deliveryReply('nomail'),
  help: { title: ({ help: t }, { place }) => t.title({ group: place }), say: helpReply },
  guidelines: {
    notice: 'member_notice_guidelines',
    title: ({ reply: t }, { place }) => t.guidelines.title({ group: place }),
    say: (t, { place, notice }) =>
      notice === ''
        ? { paragraphs: [t.reply.guidelines.none({ group: place })] }
        : { quoted: [{ lead: t.groupWrites({ group: place }), text: notice }] },
  },
  muted: topicReply('muted', 'unmute topic'),
  unmuted: topicReply('unmuted'),
  followed: topicReply('followed', 'unfollow topic'),
  unfollowed: topicReply('unfollowed'),
  status: {
    title: ({ reply: t }, { place }) => t.status.title({ group: place }),
    say: () => ({}),
    look: statusReply,
  },
  approved: decisionReply('approved'),
  rejected: decisionReply('rejected'),
  deleted: decisionReply('deleted'),
  claimed: decisionReply('claimed'),
  'member approved': {
    title: ({ reply: t }, { group, detail }) => t.memberApproved.title({ group, person: detail }),
    say: ({ reply: t }, { place, detail }) => ({
      paragraphs: [t.memberApproved.text({ person: untrusted(detail), group: place })],
    }),
  },
  'member rejected': {
    title: ({ reply: t }, { group, detail }) => t.memberRejected.title({ group, person: detail }),
    say: ({ reply: t }, { place }) => ({ paragraphs: [t.memberRejected.text({ group: place })] }),
  },
  decided: {
    title: (t, { group, detail }) => t.reply.decided.title({ group, subject: detail || t.noSubject }),
    say: () => ({}),
    look: earlierDecision,
  },
  'member decided': {
    title: ({ reply: t }, { group }) => t.memberDecided.title({ group }),
    say: ({ reply: t }, { place }) => ({ paragraphs: [t.memberDecided.text({ group: place })] }),
  },
  refused: {
    title: ({ reply: t }, { place }) => t.refused.title({ group: place }),
    say: ({ reply: { refused: t }, rejections }, { place, rejection }) => {
      const reason = rejection && rejectionText(rejections, rejection)
      return { paragraphs: [t.text({ group: place }), ...(reason === undefined ? [] : [reason]), t.others] }
    },
  },
}
