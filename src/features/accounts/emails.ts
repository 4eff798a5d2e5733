import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  type EmailContent,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
  type EmailType,
} from '#runtime/notifications/email-content.ts'
import { isActive } from './auth/authenticate.ts'
import { hashSecret, newSecret } from './auth/secrets.ts'
import { activateMailToken } from './email-links/store.ts'
import { greeting } from './greeting.ts'
import { insertPermit } from './idp/store.ts'
import { accountByEmail, accountById } from './store.ts'

const owner = 'The owner of the account'

type SecurityKind = Exclude<keyof EmailMessages['security'], 'ifYou'>
type SecurityFact = `account.${SecurityKind}`

/** A security notification for the account's owner, in case somebody else did it. */
const securityEmail = (kind: SecurityKind): EmailType =>
  emailType(kind, `account.${kind}`, owner, async ({ data }: Fact<SecurityFact>, { tx, url }) => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account || !isActive(account)) return []
    const { host } = new URL(url)
    const write: EmailDraft['write'] = t => {
      const { subject, text } = t.security[kind]
      return {
        title: subject({ host }),
        greeting: greeting(t, account.full_name),
        paragraphs: [typeof text === 'string' ? text : text({ url: `${url}/settings/apikeys` }), t.security.ifYou],
        action: { text: t.chooseNewPassword, url: `${url}/forgot` },
        why: [t.footer.account({ host })],
      }
    }
    return [{ recipient: account.email, write }]
  })

const emailChanged = emailType(
  'email_changed',
  'account.email_changed',
  'The old address of the account',
  async ({ data }, { tx, url }) => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account) return []
    const { host } = new URL(url)
    const write: EmailDraft['write'] = t => ({
      title: t.emailChanged.subject({ host }),
      greeting: greeting(t, account.full_name),
      paragraphs: [t.emailChanged.text({ host }), t.emailChanged.notYou({ host })],
      why: [t.footer.oldAddress({ host })],
    })
    return [{ recipient: data.old_email, write }]
  },
)

const accountCreated = emailType('account_registered', 'account.registered', owner, async ({ data }, { tx, url }) => {
  if (data.by_mail || data.mail_token_id !== undefined) return []
  const account = await accountById.first(tx, { id: data.account_id })
  if (!account) return []
  const { email } = account
  const { host } = new URL(url)
  const write: EmailDraft['write'] = t => ({
    title: t.accountCreated.subject({ host }),
    greeting: greeting(t, account.full_name),
    paragraphs: [t.accountCreated.text({ url }), t.accountCreated.howToSignIn({ email })],
    action: { text: t.signIn, url },
    more: [t.accountCreated.unexpected],
    why: [t.footer.account({ host })],
  })
  return [{ recipient: email, write }]
})

type ActivatedToken = { email: string; full_name: string; account_id: number; secret: string }

/** Creates the secret of a link. It is only in the email; the database stores its hash. */
async function activateToken({ tx }: EmailContext, mail_token_id: number): Promise<ActivatedToken | null> {
  const secret = newSecret()
  const secret_hash = hashSecret(secret)
  const activated =
    mail_token_id > 0 ? await activateMailToken.first(tx, { id: mail_token_id, secret_hash }) : undefined
  return activated ? { ...activated, secret } : null
}

type LinkEmailTexts = Pick<EmailContent, 'title' | 'more'> & {
  about: string
  action: string
  expiry: keyof EmailMessages['linkExpiry']
}

const linkWriter =
  (
    { full_name, secret }: ActivatedToken,
    { url }: EmailContext,
    page: string,
    textsOf: (t: EmailMessages, host: string) => LinkEmailTexts,
    next = '',
  ): EmailDraft['write'] =>
  t => {
    const { host } = new URL(url)
    const { title, about, action, more = [], expiry } = textsOf(t, host)
    return {
      title,
      greeting: greeting(t, full_name),
      paragraphs: [about],
      action: { text: action, url: `${url}/${page}?token=${secret}${next && `&next=${encodeURIComponent(next)}`}` },
      more: [...more, t.linkExpiry[expiry]],
      why: [t.footer.addressEntered({ host })],
    }
  }

/** A confirmation email, which can also be answered instead of following its link. */
function confirmationDraft(
  mail_token_id: number,
  token: ActivatedToken,
  context: EmailContext,
  reason: 'registered' | 'changed',
  next?: string,
): EmailDraft<'confirm_address'> {
  // Somebody else may have signed up with this address; the reader can choose another password.
  const otherPassword = `${context.url}/reset?token=${token.secret}`
  const textsOf = ({ confirmAddress: t }: EmailMessages, host: string): LinkEmailTexts => ({
    title: t.subject({ host }),
    about: t[reason]({ host }),
    action: t.action,
    more: [t.orReply, ...(reason === 'registered' ? [{ text: t.otherPassword, url: otherPassword }] : [])],
    expiry: reason === 'registered' ? 'week' : 'day',
  })
  const write = linkWriter(token, context, 'confirm', textsOf, next)
  const replyTo = context.replyAddress('confirm address', [mail_token_id, token.account_id])
  return { recipient: token.email, write, replyTo }
}

async function existingAccountDrafts(
  account_id: number,
  { tx, url }: EmailContext,
  tried: 'signUp' | 'change',
): Promise<EmailDraft<'address_known'>[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account || !isActive(account)) return []
  const { host } = new URL(url)
  const write: EmailDraft['write'] = t => ({
    title: t.accountExists.subject({ host }),
    greeting: greeting(t, account.full_name),
    paragraphs: [t.accountExists[tried]({ host })],
    action: { text: t.signIn, url },
    more: [{ text: t.accountExists.forgot, url: `${url}/forgot` }, t.accountExists.ignore],
    why: [t.footer.hasAccount({ host })],
  })
  return [{ kind: 'address_known', recipient: account.email, write }]
}

const confirmAddress = emailType(
  ['confirm_address', 'address_known'],
  ['account.registered', 'account.confirmation_requested', 'account.registration_repeated'],
  'The address that someone signed up with',
  async ({ name, data }, context) => {
    const { mail_token_id, account_id } = data
    if (name === 'account.registration_repeated' && mail_token_id === undefined)
      return existingAccountDrafts(account_id, context, 'signUp')
    if (mail_token_id === undefined || ('by_mail' in data && data.by_mail)) return []
    const token = await activateToken(context, mail_token_id)
    return token ? [confirmationDraft(mail_token_id, token, context, 'registered', data.next)] : []
  },
)

const confirmNewAddress = emailType(
  ['confirm_address', 'address_known'],
  'account.email_change_requested',
  'The new address, or the owner of the account that has it',
  async ({ data }, context) => {
    const token = await activateToken(context, data.mail_token_id)
    if (!token) return []
    const account = await accountByEmail.first(context.tx, { email: token.email })
    // The address already has an account, so there is nothing to confirm.
    if (account && account.id !== token.account_id) return existingAccountDrafts(account.id, context, 'change')
    return [confirmationDraft(data.mail_token_id, token, context, 'changed')]
  },
)

const resetPassword = emailType(
  'reset_password',
  'account.password_reset_requested',
  owner,
  async ({ data }, context) => {
    const token = await activateToken(context, data.mail_token_id)
    if (!token) return []
    const write = linkWriter(token, context, 'reset', (t, host) => ({
      title: t.resetPassword.subject({ host }),
      about: t.resetPassword.text({ host }),
      action: t.chooseNewPassword,
      expiry: 'hour',
    }))
    return [{ recipient: token.email, write }]
  },
)

const permitHours = 24

const signInBlocked = emailType(
  'identity_refused',
  'account.identity_refused',
  owner,
  async ({ data }, { tx, url }) => {
    const { account_id, provider, provider_name } = data
    const account = await accountById.first(tx, { id: account_id })
    if (!account) return []
    // Created here, so that it is only in the email.
    const token = newSecret()
    const permit = { token_hash: hashSecret(token), account_id, provider, hours: permitHours }
    if (!(await insertPermit.first(tx, permit))) return []
    const { host } = new URL(url)
    const write: EmailDraft['write'] = ({ signInBlocked: t, ...common }) => ({
      title: t.subject({ provider: provider_name, host }),
      greeting: common.greetingUnnamed,
      paragraphs: [t.text({ provider: provider_name, url }), t.howTo],
      action: { text: t.action({ provider: provider_name }), url: `${url}/login/enable?token=${token}` },
      more: [t.ignore],
      why: [common.footer.account({ host })],
    })
    return [{ recipient: account.email, write }]
  },
)

const signInLinked = emailType('identity_linked', 'account.identity_linked', owner, async ({ data }, { tx, url }) => {
  const { account_id, provider_name: provider, new_account } = data
  const account = new_account ? undefined : await accountById.first(tx, { id: account_id })
  if (!account) return []
  const { host } = new URL(url)
  const { email } = account
  const write: EmailDraft['write'] = ({ signInLinked: t, ...common }) => ({
    title: t.subject({ provider, host }),
    greeting: common.greetingUnnamed,
    paragraphs: [t.text({ provider, url, email }), t.notYou({ provider })],
    action: { text: t.action, url: `${url}/settings` },
    why: [common.footer.account({ host })],
  })
  return [{ recipient: email, write }]
})

export const accountEmails: readonly EmailType[] = [
  accountCreated,
  confirmAddress,
  confirmNewAddress,
  resetPassword,
  emailChanged,
  securityEmail('password_changed'),
  securityEmail('two_factor_enabled'),
  securityEmail('two_factor_disabled'),
  securityEmail('recovery_code_used'),
  securityEmail('key_created'),
  signInBlocked,
  signInLinked,
]
