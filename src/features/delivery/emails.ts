import type { EmailDraft, EmailMessages, EmailWriters } from '#runtime/notifications/email-content.ts'
import { accountById, greeting } from '../accounts/index.ts'
import { episodeOf } from './store.ts'

type BounceTexts = EmailMessages['bounceProbe' | 'bounceResolved']

/** Says what happened, and offers to act by a link or by a reply. */
const bounceEmail =
  (textsOf: (t: EmailMessages) => BounceTexts, full_name: string, host: string, link: string): EmailDraft['write'] =>
  t => {
    const texts = textsOf(t)
    const subject = texts.subject({ host })
    const text = {
      title: subject,
      greeting: greeting(t, full_name),
      paragraphs: [texts.text({ host }), texts.howTo],
      action: { text: texts.action, url: link },
      more: [texts.more],
      why: [t.footer.bounced({ host })],
    }
    return { subject, text }
  }

/** The emails to people whose address bounced. */
export const deliveryEmails = {
  'account.probed': async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
    const current = await episodeOf.first(tx, { account_id })
    const account = current?.episode === episode ? await accountById.first(tx, { id: account_id }) : undefined
    if (!account || account.status === 'user_status_confirmed') return []
    const link = `${url}/resume?code=${replyToken('probe', [account_id, episode])}`
    const write = bounceEmail(t => t.bounceProbe, account.full_name, new URL(url).host, link)
    const replyTo = replyAddress('probe', [account_id, episode])
    return [{ kind: 'bounce_probe', recipient: account.email, write, replyTo }]
  },
  'account.restored': async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
    const account = await accountById.first(tx, { id: account_id })
    if (!account) return []
    const link = `${url}/missed?code=${replyToken('missed', [account_id, episode])}`
    const write = bounceEmail(t => t.bounceResolved, account.full_name, new URL(url).host, link)
    const replyTo = replyAddress('missed', [account_id, episode])
    return [{ kind: 'mail_restored', recipient: account.email, write, replyTo }]
  },
} satisfies EmailWriters
