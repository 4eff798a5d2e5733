import type { EmailWriters } from '#runtime/notifications/email-content.ts'
import { accountFooter } from '../greeting.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { accountById } from '../store.ts'
import { insertPermit } from './store.ts'

const permitHours = 24

/** The letters about signing in through identity providers. */
export const identityEmails = {
  'account.identity_refused': async ({ data: { account_id, provider, provider_name } }, { tx, url }) => {
    const account = await accountById.first(tx, { id: account_id })
    if (!account) return []
    // Made here, so that it is in the letter and nowhere else.
    const token = newSecret()
    const isNew = await insertPermit.first(tx, {
      token_hash: hashSecret(token),
      account_id,
      provider,
      hours: permitHours,
    })
    if (!isNew) return []
    const text = {
      title: `Signing in with ${provider_name} at ${new URL(url).host}`,
      greeting: 'Hello,',
      paragraphs: [
        `Somebody who is you at ${provider_name} wanted to sign in at ${url}. That was refused, because signing in with ${provider_name} is switched off in your account.`,
        'To switch it on again, open this link within a day, and then sign in once more.',
      ],
      action: { text: `Switch on signing in with ${provider_name}`, url: `${url}/login/enable?token=${token}` },
      more: ['If you want it to stay switched off, or if it was not you, there is nothing you need to do.'],
      why: accountFooter(url),
    }
    return [{ kind: 'identity_refused', recipient: account.email, subject: text.title, text }]
  },
  'account.identity_linked': async ({ data: { account_id, provider_name, new_account } }, { tx, url }) => {
    const account = new_account ? undefined : await accountById.first(tx, { id: account_id })
    if (!account) return []
    const text = {
      title: `You signed in with ${provider_name} at ${new URL(url).host}`,
      greeting: 'Hello,',
      paragraphs: [
        `You signed in at ${url} with ${provider_name} for the first time. From now on ${provider_name} can sign you in to your account, ${account.email}.`,
        `If that was not you, switch signing in with ${provider_name} off in the settings of your account, and see to your account at ${provider_name}.`,
      ],
      action: { text: 'See the settings of your account', url: `${url}/settings` },
      why: accountFooter(url),
    }
    return [{ kind: 'identity_linked', recipient: account.email, subject: text.title, text }]
  },
} satisfies EmailWriters
