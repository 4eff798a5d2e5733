import type { EmailWriters } from '#runtime/notifications/email-content.ts'
import { accountById, greeting } from '../accounts/index.ts'
import { episodeOf } from './store.ts'

const bounceFooter = (host: string): string[] => [
  `You're getting this because emails from ${host} to this address came back.`,
]

/** The letters to people to whose address mail did not come through. */
export const deliveryEmails = {
  'account.probed': async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
    const current = await episodeOf.first(tx, { account_id })
    const account = current?.episode === episode ? await accountById.first(tx, { id: account_id }) : undefined
    if (!account || account.status === 'user_status_confirmed') return []
    const { host } = new URL(url)
    const title = `Does mail from ${host} arrive?`
    const text = {
      title,
      greeting: greeting(account.full_name),
      paragraphs: [
        `Mail from ${host} to this address came back, so no posts are sent to it at the moment.`,
        'If you can read this, mail arrives again. To get posts again, answer this letter (what you write does not matter), or use the link.',
      ],
      action: { text: 'Get posts again', url: `${url}/resume?code=${replyToken('probe', [account_id, episode])}` },
      more: [
        'Should nobody answer, a few more letters like this one come, and then none. Nothing is lost by that: all posts are in the archives.',
      ],
      why: bounceFooter(host),
    }
    const replyTo = replyAddress('probe', [account_id, episode])
    return [{ kind: 'bounce_probe', recipient: account.email, subject: title, text, replyTo }]
  },
  'account.restored': async ({ data: { account_id, episode } }, { tx, url, replyToken, replyAddress }) => {
    const account = await accountById.first(tx, { id: account_id })
    if (!account) return []
    const { host } = new URL(url)
    const title = `Mail from ${host} arrives again`
    const text = {
      title,
      greeting: greeting(account.full_name),
      paragraphs: [
        `Thank you: mail from ${host} to this address arrives again, and posts come as before.`,
        'To get the posts that did not come meanwhile, answer this letter, or use the link.',
      ],
      action: {
        text: 'Send me what I missed',
        url: `${url}/missed?code=${replyToken('missed', [account_id, episode])}`,
      },
      more: ['That works once, for thirty days. All posts are in the archives as well.'],
      why: bounceFooter(host),
    }
    const replyTo = replyAddress('missed', [account_id, episode])
    return [{ kind: 'mail_restored', recipient: account.email, subject: title, text, replyTo }]
  },
} satisfies EmailWriters
