import webPush from 'web-push'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { OutboundRequest } from '#runtime/http/outbound.ts'
import type { Database } from '#storage/database.ts'
import { accountById, localeOf } from '../../accounts/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { notificationById } from '../store.ts'
import { notificationView, visibleTo } from '../view.ts'
import { browserById, forgetBrowser } from './store.ts'

type PushDeps = {
  database: Database
  addresses: Addresses
  keys: { publicKey: string; privateKey: string }
  /** Requests a URL of somebody else's choice. */
  request: OutboundRequest
}
type PushJob = { notification_id: number; push_subscription_id: number }

/** Undelivered after two days, a notification is no news. */
const ttlSeconds = 2 * 86_400
const timeoutMs = 10_000
/** There is no such browser any more, or it belongs to another key. */
const goneStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410])

/** Sends notifications to browsers, by the push service that each has (RFC 8030). */
export function pushSubscriber({ database, addresses, keys, request }: PushDeps): FactSubscriber {
  const contact = addresses.url.startsWith('https:') ? addresses.url : `mailto:support@${addresses.mailDomain}`

  async function payloadFor(notification_id: number, account_id: number): Promise<string | null> {
    const tx = database.read
    const [row, account] = await Promise.all([
      notificationById.first(tx, { id: notification_id }),
      accountById.first(tx, { id: account_id }),
    ])
    // It was read or taken back meanwhile, or the browser is somebody else's now.
    if (!row || !account || row.account_id !== account_id) return null
    const group = (await visibleTo(tx, account, [row])).get(row)
    if (!group) return null
    const view = notificationView(row, group, addresses, localeOf(account, undefined))
    const body = [view.snippet, view.nice_group_name].filter(Boolean).join('\n')
    return JSON.stringify({ title: view.text, body, url: view.url, tag: String(view.id) })
  }

  return {
    name: 'web push',
    facts: [],
    async handle({ payload }, commit) {
      const { notification_id, push_subscription_id: id } = payload as PushJob
      const browser = await browserById.first(database.read, { id })
      const text = browser && (await payloadFor(notification_id, browser.account_id))
      if (!browser || !text) return
      const { endpoint, p256dh, auth } = browser
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: 'normal',
      })
      const sent = await request(endpoint, {
        method: 'POST',
        headers: details.headers,
        body: details.body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      sent.destroy()
      const { statusCode = 0 } = sent
      if (goneStatuses.has(statusCode)) return commit(async tx => void (await forgetBrowser.run(tx, { id })))
      // Refused for good, such as for its size, is not tried again.
      if (statusCode === 429 || statusCode >= 500) throw new Error(`the push service answered ${statusCode}`)
    },
  }
}
