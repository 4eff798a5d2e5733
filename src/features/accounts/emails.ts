import { isLocale, type Locale } from '#messages/index.ts'
import type { EmailDraft, EmailContext, EmailMessages, EmailWriters } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { linkEmails } from './email-links/emails.ts'
import { isActive } from './auth/authenticate.ts'
import { greeting, accountFooter } from './greeting.ts'
import { accountById, confirmedEmails, languagesAmong, suspendedAmong, unreachedEmails } from './store.ts'

type SecurityTexts = { subject: string; text: string }
type AboutAccount = { data: { account_id: number } }

function securityNotice(
  kind: string,
  textsOf: (t: EmailMessages['security'], host: string, url: string) => SecurityTexts,
) {
  return async ({ data }: AboutAccount, { tx, url }: EmailContext): Promise<EmailDraft[]> => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account || !isActive(account)) return []
    const write: EmailDraft['write'] = t => {
      const { subject, text: happened } = textsOf(t.security, new URL(url).host, url)
      const text = {
        title: subject,
        greeting: greeting(t, account.full_name),
        paragraphs: [happened, t.security.ifYou],
        action: { text: t.chooseNewPassword, url: `${url}/forgot` },
        why: accountFooter(t, url),
      }
      return { subject, text }
    }
    return [{ kind, recipient: account.email, write }]
  }
}

/** Events that the owner of an account learns about, in case it was not them. */
const securityNotices = {
  'account.password_changed': securityNotice('password_changed', ({ password_changed: t }, host) => ({
    subject: t.subject({ host }),
    text: t.text,
  })),
  'account.two_factor_enabled': securityNotice('two_factor_enabled', ({ two_factor_enabled: t }, host) => ({
    subject: t.subject({ host }),
    text: t.text,
  })),
  'account.two_factor_disabled': securityNotice('two_factor_disabled', ({ two_factor_disabled: t }, host) => ({
    subject: t.subject({ host }),
    text: t.text,
  })),
  'account.recovery_code_used': securityNotice('recovery_code_used', ({ recovery_code_used: t }, host) => ({
    subject: t.subject({ host }),
    text: t.text,
  })),
  'account.key_created': securityNotice('key_created', ({ key_created: t }, host, url) => ({
    subject: t.subject({ host }),
    text: t.text({ url: `${url}/settings/apikeys` }),
  })),
} satisfies EmailWriters

/** The emails that facts about accounts cause. */
export const accountEmails = {
  ...securityNotices,
  ...linkEmails,
  'account.registered': async (fact, desk) => {
    if (fact.data.by_mail) return []
    return fact.data.mail_token_id === undefined
      ? accountCreatedEmail(fact.data.account_id, desk)
      : linkEmails['account.registered'](fact, desk)
  },
  'account.email_changed': async ({ data }, { tx, url }) => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account) return []
    const { host } = new URL(url)
    const write: EmailDraft['write'] = t => {
      const subject = t.emailChanged.subject({ host })
      const text = {
        title: subject,
        greeting: greeting(t, account.full_name),
        paragraphs: [t.emailChanged.text({ host }), t.emailChanged.notYou({ host })],
        why: [t.footer.oldAddress({ host })],
      }
      return { subject, text }
    }
    return [{ kind: 'email_changed', recipient: data.old_email, write }]
  },
} satisfies EmailWriters

async function accountCreatedEmail(account_id: number, { tx, url }: EmailContext): Promise<EmailDraft[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account) return []
  const { email } = account
  const write: EmailDraft['write'] = t => {
    const subject = t.accountCreated.subject({ host: new URL(url).host })
    const text = {
      title: subject,
      greeting: greeting(t, account.full_name),
      paragraphs: [t.accountCreated.text({ url }), t.accountCreated.howToSignIn({ email })],
      action: { text: t.signIn, url },
      more: [t.accountCreated.unexpected],
      why: accountFooter(t, url),
    }
    return { subject, text }
  }
  return [{ kind: 'account_registered', recipient: email, write }]
}

/** Those addresses of whom somebody has shown that emails are welcome there. */
export async function confirmedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await confirmedEmails.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** The languages of those addresses that have an account with one. */
export async function languagesOf(tx: Tx, addresses: readonly string[]): Promise<ReadonlyMap<string, Locale>> {
  if (addresses.length === 0) return new Map()
  const found = await languagesAmong.all(tx, { emails: [...new Set(addresses)] })
  return new Map(found.flatMap(({ email, language }) => (isLocale(language) ? [[email, language] as const] : [])))
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
