import { randomUUID } from 'node:crypto'
import { parseAddress } from '#contract/address.ts'
import type { Fact } from '#contract/facts.ts'
import {
  confirmedAddresses,
  languagesOf,
  mailedAddresses,
  membersAt,
  stoppedAddresses,
  suspendedAddresses,
  unwantedEmails,
  consumeUnsolicitedQuota,
} from '#features/emails.ts'
import { linkToken, dayOf } from '#features/links/index.ts'
import {
  oneLine,
  untrusted,
  type EmailDraft,
  type NotificationEmail,
  type EmailContent,
  type EmailText,
  type EmailType,
} from '#runtime/notifications/email-content.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { messagesFor, type Locale } from '#locales/index.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { createReplyAddressBuilder } from '../../reply-addresses.ts'
import type { TokenSigner } from '../../signed-tokens.ts'
import { pauseSeconds } from '#runtime/notifications/burst.ts'
import { htmlEmail } from '../layout/html.ts'
import { plainEmail } from '../layout/plain.ts'
import { enqueueMessage } from '../queue/enqueue.ts'
import { withheldResponse } from '../queue/send-delivery.ts'
import { insertNotifications, markNotifications } from './store.ts'
import { emailTypes } from './types.ts'

type NotificationOptions = {
  codes: TokenSigner
  settings: { url: string; mailDomain: string; mailsPerDayUnconfirmed: number; language: Locale; smtpRelay?: unknown }
  wakeQueue: () => void
  log: (line: string, error?: unknown) => void
  types?: readonly EmailType[]
}
type SubscriberOptions = NotificationOptions & { types: readonly EmailType[]; name: string; delaySeconds?: number }

type KindDraft = EmailDraft & { kind: string }
type LocalizedEmail = NotificationEmail & { locale: Locale }
type Allowed = { sent: readonly LocalizedEmail[]; withheld: readonly LocalizedEmail[] }

const day = 86_400
/** A few megabytes per statement. */
const batchSize = 500

/** Write notification emails for facts and queue them; those about several facts after a pause. */
export function notificationSubscribers({ types = emailTypes, ...options }: NotificationOptions): FactSubscriber[] {
  const prompt = types.filter(({ isBatched }) => !isBatched)
  const batched = types.filter(({ isBatched }) => isBatched)
  return [
    subscriberFor({ ...options, types: prompt, name: 'notifications' }),
    // Facts are told as the last of several only when the pause after them is over.
    subscriberFor({ ...options, types: batched, name: batchedNotifications, delaySeconds: pauseSeconds + 1 }),
  ]
}
export const batchedNotifications = 'batched notifications'

function subscriberFor(options: SubscriberOptions): FactSubscriber {
  const { codes, settings, log, wakeQueue, types, name, delaySeconds = 0 } = options
  const { url, mailDomain } = settings
  const byFact = Map.groupBy(
    types.flatMap(type => type.on.map(name => ({ name, type }))),
    ({ name }) => name,
  )
  const common = {
    url,
    mailDomain,
    replyAddress: createReplyAddressBuilder(codes, mailDomain),
    replyToken: codes.make,
    signedTokens: codes,
  }
  const rate = { count: settings.mailsPerDayUnconfirmed, seconds: day }

  async function draftsFor(tx: OpenTransaction, fact: Fact): Promise<KindDraft[]> {
    const drafts: KindDraft[] = []
    for (const { type } of byFact.get(fact.name) ?? [])
      for (const draft of await type.drafts(fact, { tx, ...common })) drafts.push({ kind: type.kinds[0], ...draft })
    const isUnwanted = await unwantedEmails(tx, drafts)
    return drafts.filter(draft => !isUnwanted(draft))
  }

  /** Each email in the language of its recipient's account; without one, in the language of the installation. */
  async function localize(tx: OpenTransaction, drafts: readonly KindDraft[]): Promise<LocalizedEmail[]> {
    const languages = await languagesOf(
      tx,
      drafts.map(({ recipient }) => recipient),
    )
    const texts = new Map<EmailDraft['write'], Map<Locale, EmailText>>()
    return drafts.map(({ write, ...draft }) => {
      const locale = languages.get(draft.recipient) ?? settings.language
      const byLocale = texts.getOrInsertComputed(write, () => new Map())
      const written = byLocale.getOrInsertComputed(locale, () => write(messagesFor(locale).email, locale))
      const { subject = written.title, from, ...text } = written
      return { ...draft, subject, text, ...(from ? { from } : {}), locale }
    })
  }

  /**
   * Applies the limits for unsolicited email. Some emails are stored but not sent, so that inviting someone does not reveal that
   * their account is suspended.
   */
  async function applyLimits(tx: OpenTransaction, fact: Fact, emails: readonly LocalizedEmail[]): Promise<Allowed> {
    const recipients = emails.map(({ recipient }) => recipient)
    const confirmed = await confirmedAddresses(tx, recipients)
    // Addresses that bounce get no email about groups, only about their account.
    const ofGroups = emails.flatMap(email =>
      email.text.group ? [{ email, address: { email: email.recipient, group_name: email.text.group.name } }] : [],
    )
    const isStopped = await stoppedAddresses(
      tx,
      ofGroups.map(({ address }) => address),
    )
    // Whoever adds or invites an address must not learn that it bounces.
    const refused = new Set(
      ofGroups.flatMap(({ email, address }) => (!email.unsolicited && isStopped(address) ? [email] : [])),
    )
    const members = await mailedAddresses(
      tx,
      ofGroups.map(({ address }) => address.email),
    )
    // Sorted, since concurrent transactions lock the same counters.
    for (const notificationEmail of emails
      .filter(one => !refused.has(one))
      .toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))) {
      const { recipient, unsolicited, kind, text } = notificationEmail
      // Members get email of their groups whether or not their account is confirmed.
      const isWelcome = confirmed.has(recipient) || (text.group !== undefined && members.has(recipient))
      // Unsolicited email has a separate limit, so that it does not reveal which addresses are known.
      if (!unsolicited && !isWelcome && !(await tryConsumeQuota(tx, `mail-to:${recipient.toLowerCase()}`, rate))) {
        const line = `left out the email ${kind} of fact ${fact.id}: its address has had all that one nobody confirmed gets in a day`
        tx.afterCommit(() => log(line))
        refused.add(notificationEmail)
      } else if (unsolicited && !(await consumeUnsolicitedQuota(tx, unsolicited.group_id, recipient)))
        refused.add(notificationEmail)
    }
    const rest = emails.filter(notificationEmail => !refused.has(notificationEmail))
    const added = rest.filter(({ unsolicited }) => unsolicited)
    const suspended = await suspendedAddresses(
      tx,
      added.map(({ recipient }) => recipient),
    )
    const { true: withheld = [], false: sent = [] } = Object.groupBy(rest, ({ unsolicited, recipient }) =>
      unsolicited && suspended.has(recipient) ? 'true' : 'false',
    )
    return { sent, withheld }
  }
  /** The one-click unsubscribe URL of each email of a group (RFC 8058). */
  async function leaveUrls(
    tx: OpenTransaction,
    emails: readonly NotificationEmail[],
  ): Promise<(notificationEmail: NotificationEmail) => string | null> {
    const key = (email: string, group_name: string): string => `${group_name} ${email}`
    const given = emails.flatMap(({ recipient, text, unsubscribeUrl }) =>
      text.group && !unsubscribeUrl ? [{ email: recipient, group_name: text.group.name }] : [],
    )
    const today = dayOf(Date.now())
    const urls = new Map(
      (await membersAt(tx, given)).map(({ email, group_name, group_id, member_id }) => {
        const code = linkToken(codes, { action: 'leave', group_id, member_id, about_id: 0 }, today)
        return [key(email, group_name), `${url}/mail/unsubscribe/${code}`]
      }),
    )
    return ({ recipient, text, unsubscribeUrl }) =>
      unsubscribeUrl ?? (text.group && urls.get(key(recipient, text.group.name))) ?? null
  }
  function rowOf(notificationEmail: LocalizedEmail) {
    const { kind, recipient, subject, text, from, replyTo, inReplyTo, attachment, calendar, locale } = notificationEmail
    return {
      kind,
      recipient,
      subject: oneLine(subject),
      body: plainEmail(text, url),
      html: htmlEmail(text, url, locale),
      message_id: `<${randomUUID()}@${mailDomain}>`,
      from_name: from?.name ?? (text.group ? untrusted(text.group.title) || text.group.name : ''),
      from_address: senderOf(text, from?.byHand ?? false),
      // Replies to group emails go to the owners: docs/decisions/0030.
      reply_to: replyTo ?? from?.replyTo ?? (text.group ? `${text.group.name}+owner@${mailDomain}` : ''),
      is_manual: from?.byHand ?? false,
      in_reply_to: inReplyTo ?? null,
      attachment: attachment?.toString('base64') ?? null,
      calendar: calendar?.text ?? null,
      calendar_method: calendar?.method ?? null,
    }
  }
  /**
   * The From address. Replies reach someone even if a client ignores Reply-To, except for mail from one person to another, which
   * is not for the owners.
   */
  function senderOf({ group }: EmailContent, byHand: boolean): string {
    if (byHand) return `noreply@${mailDomain}`
    const owners = group ? parseAddress(`${group.name}+owner@${mailDomain}`) : null
    return owners ?? `support@${mailDomain}`
  }
  async function store(tx: OpenTransaction, fact: Fact, emails: readonly LocalizedEmail[]): Promise<number[]> {
    const ids: number[] = []
    for (let at = 0; at < emails.length; at += batchSize) {
      const some = emails.slice(at, at + batchSize)
      const leaveUrl = await leaveUrls(tx, some)
      const rows = some.map(notificationEmail => ({
        ...rowOf(notificationEmail),
        unsubscribe_url: leaveUrl(notificationEmail),
      }))
      for (const { id } of await insertNotifications.all(tx, { fact_id: fact.id, emails: json(rows) })) ids.push(id)
    }
    return ids
  }
  return {
    name,
    delaySeconds,
    facts: [...byFact.keys()],
    async handle({ fact }, commit) {
      if (!fact) return
      await commit(async tx => {
        const { sent, withheld } = await applyLimits(tx, fact, await localize(tx, await draftsFor(tx, fact)))
        const recipient_ids = await store(tx, fact, sent)
        const withheld_ids = await store(tx, fact, withheld)
        await markNotifications.run(tx, {
          ids: withheld_ids,
          states: withheld_ids.map(() => 'sent'),
          responses: withheld_ids.map(() => (settings.smtpRelay === undefined ? '' : withheldResponse)),
        })
        await enqueueMessage(tx, { kind: 'notification', group_id: 0, recipient_ids, priority: 'notification' })
        if (recipient_ids.length > 0) tx.afterCommit(wakeQueue)
      })
    },
  }
}
