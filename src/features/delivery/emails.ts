import { emailType, type EmailDraft, type EmailMessages, type EmailType } from '#runtime/notifications/email-content.ts'
import { accountById, greeting } from '../accounts/index.ts'
import { episodeOf } from './store.ts'

type BounceTexts = EmailMessages['bounceProbe' | 'bounceResolved']

/** Explains the problem, with a link or reply to resolve it. */
const bounceEmail =
  (textsOf: (t: EmailMessages) => BounceTexts, full_name: string, host: string, link: string): EmailDraft['write'] =>
  t => {
    const texts = textsOf(t)
    return {
      title: texts.subject({ host }),
      greeting: greeting(t, full_name),
      paragraphs: [texts.text({ host }), texts.howTo],
      action: { text: texts.action, url: link },
      more: [texts.more],
      why: [t.footer.bounced({ host })],
    }
  }

/** The emails to people whose address bounced. */
export const deliveryEmails: readonly EmailType[] = [
  emailType(
    'bounce_probe',
    'account.probed',
    'The owner of an address that bounces',
    async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
      const current = await episodeOf.first(tx, { account_id })
      const account = current?.episode === episode ? await accountById.first(tx, { id: account_id }) : undefined
      if (!account || account.status === 'user_status_confirmed') return []
      const link = `${url}/resume?code=${replyToken('probe', [account_id, episode])}`
      const write = bounceEmail(t => t.bounceProbe, account.full_name, new URL(url).host, link)
      const replyTo = replyAddress('probe', [account_id, episode])
      return [{ recipient: account.email, write, replyTo }]
    },
  ),
  emailType(
    'mail_restored',
    'account.restored',
    'The owner of an address that bounced',
    async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
      const account = await accountById.first(tx, { id: account_id })
      if (!account) return []
      const link = `${url}/missed?code=${replyToken('missed', [account_id, episode])}`
      const write = bounceEmail(t => t.bounceResolved, account.full_name, new URL(url).host, link)
      const replyTo = replyAddress('missed', [account_id, episode])
      return [{ recipient: account.email, write, replyTo }]
    },
  ),
]
