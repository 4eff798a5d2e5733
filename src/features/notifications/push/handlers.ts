import { implement, type Implementation } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { addBrowser, browsersOf, dropOldest, removeBrowser } from './store.ts'

export type PushHandlerDeps = {
  /** The public key of this installation. */
  pushKey: string
  /** Whether a URL may be that of a push service. */
  isPushEndpoint: (url: string) => boolean
}

/** A key or secret of a browser has a fixed length (RFC 8291). */
const isBytes = (text: string, length: number): boolean =>
  /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === length

export const pushHandlers = ({ pushKey, isPushEndpoint }: PushHandlerDeps): Implementation[] => [
  implement(contract.getPushSettings, async ({ tx, account, who }) => {
    const browsers = await browsersOf.all(tx, { account_id: account.id })
    return {
      object: 'push_settings' as const,
      public_key: pushKey,
      browsers: browsers.map(({ session_id, ...browser }) => ({
        object: 'push_subscription' as const,
        ...browser,
        is_current: session_id === who.session_id,
      })),
    }
  }),
  implement(contract.addPushSubscription, async ({ tx, account, who, params, fail }) => {
    const { endpoint, p256dh, auth } = params
    if (!isPushEndpoint(endpoint)) fail('invalid endpoint')
    if (!isBytes(p256dh, 65)) fail('invalid p256dh')
    if (!isBytes(auth, 16)) fail('invalid auth')
    const browser = { endpoint, p256dh, auth, account_id: account.id, session_id: who.session_id ?? 0 }
    // The session may have ended a moment ago.
    const added = (await addBrowser.first(tx, browser)) ?? fail('invalid auth')
    await dropOldest.run(tx, { account_id: account.id })
    return { object: 'push_subscription' as const, ...added, is_current: true }
  }),
  implement(contract.deletePushSubscription, async ({ tx, account, params, fail }) => {
    const removed = await removeBrowser.run(tx, { id: params.push_subscription_id, account_id: account.id })
    if (removed === 0) fail('invalid push_subscription_id')
  }),
]
