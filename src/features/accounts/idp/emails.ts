import type { EmailDraft, EmailWriters } from '#runtime/notifications/email-content.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { accountById } from '../store.ts'
import { insertPermit } from './store.ts'

const permitHours = 24

/** The emails about signing in through identity providers. */
export const identityEmails = {
  'account.identity_refused': async ({ data: { account_id, provider, provider_name } }, { tx, url }) => {
    const account = await accountById.first(tx, { id: account_id })
    if (!account) return []
    // Made here, so that it is in the email and nowhere else.
    const token = newSecret()
    const isNew = await insertPermit.first(tx, {
      token_hash: hashSecret(token),
      account_id,
      provider,
      hours: permitHours,
    })
    if (!isNew) return []
    const { host } = new URL(url)
    const write: EmailDraft['write'] = ({ signInBlocked: t, ...common }) => {
      const subject = t.subject({ provider: provider_name, host })
      const text = {
        title: subject,
        greeting: common.greetingUnnamed,
        paragraphs: [t.text({ provider: provider_name, url }), t.howTo],
        action: { text: t.action({ provider: provider_name }), url: `${url}/login/enable?token=${token}` },
        more: [t.ignore],
        why: [common.footer.account({ host })],
      }
      return { subject, text }
    }
    return [{ kind: 'identity_refused', recipient: account.email, write }]
  },
  'account.identity_linked': async ({ data: { account_id, provider_name, new_account } }, { tx, url }) => {
    const account = new_account ? undefined : await accountById.first(tx, { id: account_id })
    if (!account) return []
    const { host } = new URL(url)
    const { email } = account
    const write: EmailDraft['write'] = ({ signInLinked: t, ...common }) => {
      const subject = t.subject({ provider: provider_name, host })
      const text = {
        title: subject,
        greeting: common.greetingUnnamed,
        paragraphs: [t.text({ provider: provider_name, url, email }), t.notYou({ provider: provider_name })],
        action: { text: t.action, url: `${url}/settings` },
        why: [common.footer.account({ host })],
      }
      return { subject, text }
    }
    return [{ kind: 'identity_linked', recipient: email, write }]
  },
} satisfies EmailWriters
