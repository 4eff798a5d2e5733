import type { NotificationEmail, EmailContext, EmailWriters } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { linkEmails } from './email-links/emails.ts'
import { isActive } from './auth/authenticate.ts'
import { greeting, accountFooter } from './greeting.ts'
import { accountById, suspendedAmong, unreachedEmails, confirmedEmails } from './store.ts'

type SecurityNotice = { kind: string; subject: (host: string) => string; text: (url: string) => string }
type AboutAccount = { data: { account_id: number } }

function securityNotice({ kind, subject, text }: SecurityNotice) {
  return async ({ data }: AboutAccount, { tx, url }: EmailContext): Promise<NotificationEmail[]> => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account || !isActive(account)) return []
    const title = subject(new URL(url).host)
    const paragraphs = [
      text(url),
      'If it was you, there is nothing you need to do. If it was not, choose a new password at once: that ends all sessions and API keys.',
    ]
    const action = { text: 'Choose a new password', url: `${url}/forgot` }
    const said = { title, greeting: greeting(account.full_name), paragraphs, action, why: accountFooter(url) }
    return [{ kind, recipient: account.email, subject: title, text: said }]
  }
}

/** What somebody hears of when it happens to their account, in case it was not they who did it. */
const securityNotices = {
  'account.password_changed': securityNotice({
    kind: 'password_changed',
    subject: host => `Your password at ${host} was changed`,
    text: () => 'The password of your account was changed, and you were signed out everywhere else.',
  }),
  'account.two_factor_enabled': securityNotice({
    kind: 'two_factor_enabled',
    subject: host => `Two-factor is on at ${host}`,
    text: () => 'Signing in to your account needs a code from your authenticator app from now on.',
  }),
  'account.two_factor_disabled': securityNotice({
    kind: 'two_factor_disabled',
    subject: host => `Two-factor is off at ${host}`,
    text: () => 'Signing in to your account needs no code from an authenticator app any more.',
  }),
  'account.recovery_code_used': securityNotice({
    kind: 'recovery_code_used',
    subject: host => `A recovery code was used at ${host}`,
    text: () => 'One of your recovery codes was used in place of a code from your authenticator app.',
  }),
  'account.key_created': securityNotice({
    kind: 'key_created',
    subject: host => `A new API key at ${host}`,
    text: url => `An API key was made for your account. All of them are listed at ${url}/settings/apikeys.`,
  }),
} satisfies EmailWriters

/** The letters that facts about accounts cause. */
export const accountEmails = {
  ...securityNotices,
  ...linkEmails,
  'account.registered': async (fact, desk) => {
    if (fact.data.by_mail) return []
    return fact.data.mail_token_id === undefined
      ? welcomeEmail(fact.data.account_id, desk)
      : linkEmails['account.registered'](fact, desk)
  },
  'account.email_changed': async ({ data }, { tx, url }) => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account) return []
    const { host } = new URL(url)
    const title = `Your account at ${host} has moved`
    const text = {
      title,
      greeting: greeting(account.full_name),
      paragraphs: [
        `Your account at ${host} has a new address, and letters no longer come to this one.`,
        `If it was not you, write to those who run ${host}: they can give it back.`,
      ],
      why: [`You get this because this was the address of an account at ${host} until now.`],
    }
    return [{ kind: 'email_changed', recipient: data.old_email, subject: title, text }]
  },
} satisfies EmailWriters

async function welcomeEmail(account_id: number, { tx, url }: EmailContext): Promise<NotificationEmail[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account) return []
  const title = `Your account at ${new URL(url).host}`
  const text = {
    title,
    greeting: greeting(account.full_name),
    paragraphs: [
      `An account was made for you at ${url}.`,
      `You sign in with this address, ${account.email}, and the password of the account.`,
    ],
    action: { text: 'Sign in', url },
    more: [
      'If you do not know what this is about, somebody may have given your address by mistake. Then there is nothing you need to do.',
    ],
    why: accountFooter(url),
  }
  return [{ kind: 'account_registered', recipient: account.email, subject: title, text }]
}

/** Those addresses of whom somebody has shown that letters are welcome there. */
export async function confirmedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await confirmedEmails.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** Those addresses whose account is suspended. */
export async function suspendedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  return new Set((await suspendedAmong.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** Those addresses from which mail came back until nobody was asked any more, and those of suspended accounts. */
export async function unreachedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await unreachedEmails.all(tx, { emails: addresses })).map(({ email }) => email))
}
