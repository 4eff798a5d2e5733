import type { Fact } from '#contract/facts.ts'
import type { EmailDraft, EmailContext, EmailMessages, EmailWriters } from '#runtime/notifications/email-content.ts'
import { isActive } from '../auth/authenticate.ts'
import { greeting } from '../greeting.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { accountByEmail, accountById } from '../store.ts'
import { activateMailToken } from './store.ts'

type ActivatedToken = { email: string; full_name: string; account_id: number; secret: string }

/** Makes the secret of a link: it exists in the email alone, and of it only a hash is kept. */
async function activateToken({ tx }: EmailContext, mail_token_id: number): Promise<ActivatedToken | null> {
  const secret = newSecret()
  const armed =
    mail_token_id > 0
      ? await activateMailToken.first(tx, { id: mail_token_id, secret_hash: hashSecret(secret) })
      : undefined
  return armed ? { ...armed, secret } : null
}

type LinkEmailTexts = {
  kind: string
  title: (t: EmailMessages) => string
  about: (t: EmailMessages) => string
  action: (t: EmailMessages) => string
  page: string
  expiry: keyof EmailMessages['linkExpiry']
  /** Offers to choose another password than whoever signed up. */
  canChoosePassword?: true
  /** A reply does the same as the link. */
  replyTo?: string
}

function linkEmail(
  { email, full_name, secret }: ActivatedToken,
  { url }: EmailContext,
  { kind, title, about, action, page, expiry, canChoosePassword, replyTo }: LinkEmailTexts,
): EmailDraft {
  const write: EmailDraft['write'] = t => {
    const text = {
      title: title(t),
      greeting: greeting(t, full_name),
      paragraphs: [about(t)],
      action: { text: action(t), url: `${url}/${page}?token=${secret}` },
      more: [
        ...(replyTo === undefined ? [] : [t.confirmAddress.orReply]),
        ...(canChoosePassword ? [{ text: t.confirmAddress.otherPassword, url: `${url}/reset?token=${secret}` }] : []),
        t.linkExpiry[expiry],
      ],
      why: [t.footer.addressEntered({ host: new URL(url).host })],
    }
    return { subject: text.title, text }
  }
  return { kind, recipient: email, write, ...(replyTo === undefined ? {} : { replyTo }) }
}

/** An email that can be answered instead of following its link. */
const confirmationTexts = (mail_token_id: number, { account_id }: ActivatedToken, desk: EmailContext) => ({
  kind: 'confirm_address',
  title: (t: EmailMessages) => t.confirmAddress.subject({ host: new URL(desk.url).host }),
  action: (t: EmailMessages) => t.confirmAddress.action,
  page: 'confirm',
  replyTo: desk.replyAddress('confirm address', [mail_token_id, account_id]),
})

async function confirmationEmail(mail_token_id: number, desk: EmailContext): Promise<EmailDraft[]> {
  const activatedToken = await activateToken(desk, mail_token_id)
  if (!activatedToken) return []
  const { host } = new URL(desk.url)
  const texts = {
    ...confirmationTexts(mail_token_id, activatedToken, desk),
    about: (t: EmailMessages) => t.confirmAddress.registered({ host }),
    expiry: 'week',
    canChoosePassword: true,
  } as const
  return [linkEmail(activatedToken, desk, texts)]
}

/** The emails that carry a link, or say why they carry none. */
export const linkEmails = {
  'account.registered': ({ data }: Fact<'account.registered'>, desk: EmailContext) =>
    confirmationEmail(data.mail_token_id ?? 0, desk),
  'account.confirmation_requested': ({ data }, desk) => confirmationEmail(data.mail_token_id, desk),
  'account.registration_repeated': async ({ data }, desk) =>
    data.mail_token_id === undefined
      ? existingAccountEmail(data.account_id, desk, 'signUp')
      : confirmationEmail(data.mail_token_id, desk),
  'account.password_reset_requested': async ({ data }, desk) => {
    const activatedToken = await activateToken(desk, data.mail_token_id)
    if (!activatedToken) return []
    const { host } = new URL(desk.url)
    const texts = {
      kind: 'reset_password',
      title: (t: EmailMessages) => t.resetPassword.subject({ host }),
      about: (t: EmailMessages) => t.resetPassword.text({ host }),
      action: (t: EmailMessages) => t.chooseNewPassword,
      page: 'reset',
      expiry: 'hour',
    } as const
    return [linkEmail(activatedToken, desk, texts)]
  },
  'account.email_change_requested': async ({ data }, desk) => {
    const activatedToken = await activateToken(desk, data.mail_token_id)
    if (!activatedToken) return []
    const owner = await accountByEmail.first(desk.tx, { email: activatedToken.email })
    // Nothing to confirm: the address stays with whom it belongs to.
    if (owner && owner.id !== activatedToken.account_id) return existingAccountEmail(owner.id, desk, 'change')
    const { host } = new URL(desk.url)
    const texts = {
      ...confirmationTexts(data.mail_token_id, activatedToken, desk),
      about: (t: EmailMessages) => t.confirmAddress.changed({ host }),
      expiry: 'day',
    } as const
    return [linkEmail(activatedToken, desk, texts)]
  },
} satisfies EmailWriters

async function existingAccountEmail(
  account_id: number,
  { tx, url }: EmailContext,
  tried: 'signUp' | 'change',
): Promise<EmailDraft[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account || !isActive(account)) return []
  const { host } = new URL(url)
  const write: EmailDraft['write'] = t => {
    const subject = t.accountExists.subject({ host })
    const text = {
      title: subject,
      greeting: greeting(t, account.full_name),
      paragraphs: [t.accountExists[tried]({ host })],
      action: { text: t.signIn, url },
      more: [{ text: t.accountExists.forgot, url: `${url}/forgot` }, t.accountExists.ignore],
      why: [t.footer.hasAccount({ host })],
    }
    return { subject, text }
  }
  return [{ kind: 'address_known', recipient: account.email, write }]
}
