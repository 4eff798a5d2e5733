import type { Fact } from '#contract/facts.ts'
import type { NotificationEmail, EmailContext, EmailWriters } from '#runtime/notifications/email-content.ts'
import { isActive } from '../auth/authenticate.ts'
import { greeting } from '../greeting.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { accountByEmail, accountById } from '../store.ts'
import { activateMailToken } from './store.ts'

type ActivatedToken = { email: string; full_name: string; account_id: number; secret: string }

/** Makes the secret of a link: it exists in the letter alone, and of it only a hash is kept. */
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
  title: string
  about: string
  action: string
  page: string
  until: string
  more?: string
}

function linkEmail(
  { email, full_name, secret }: ActivatedToken,
  { url }: EmailContext,
  words: LinkEmailTexts,
): NotificationEmail {
  const { kind, title, about, action, page, until, more } = words
  const text = {
    title,
    greeting: greeting(full_name),
    paragraphs: [about],
    action: { text: action, url: `${url}/${page}?token=${secret}` },
    more: [
      ...(more === undefined ? [] : [{ text: more, url: `${url}/reset?token=${secret}` }]),
      `The link is good once, for ${until}. If it was not you who asked for it, there is nothing you need to do: without the link nothing happens.`,
    ],
    why: [`You get this because somebody gave this address at ${new URL(url).host}.`],
  }
  return { kind, recipient: email, subject: title, text }
}

const confirmationTexts = (host: string) => ({
  kind: 'confirm_address',
  title: `Confirm your address at ${host}`,
  action: 'Confirm that this address is yours',
  page: 'confirm',
})

/** A letter that can be answered instead of going to its link. */
const withReplyAddress = (
  notificationEmail: NotificationEmail,
  mail_token_id: number,
  { account_id }: ActivatedToken,
  desk: EmailContext,
): NotificationEmail => ({
  ...notificationEmail,
  text: {
    ...notificationEmail.text,
    more: ['You can also just answer this letter.', ...(notificationEmail.text.more ?? [])],
  },
  replyTo: desk.replyAddress('confirm address', [mail_token_id, account_id]),
})

async function confirmationEmail(mail_token_id: number, desk: EmailContext): Promise<NotificationEmail[]> {
  const activatedToken = await activateToken(desk, mail_token_id)
  if (!activatedToken) return []
  const { host } = new URL(desk.url)
  const about = `Somebody, hopefully you, registered this address at ${host}.`
  const more = 'If somebody else chose the password, choose one of your own instead'
  const notificationEmail = linkEmail(activatedToken, desk, {
    ...confirmationTexts(host),
    about,
    until: 'seven days',
    more,
  })
  return [withReplyAddress(notificationEmail, mail_token_id, activatedToken, desk)]
}

/** The letters that carry a link, or say why they carry none. */
export const linkEmails = {
  'account.registered': ({ data }: Fact<'account.registered'>, desk: EmailContext) =>
    confirmationEmail(data.mail_token_id ?? 0, desk),
  'account.confirmation_requested': ({ data }, desk) => confirmationEmail(data.mail_token_id, desk),
  'account.registration_repeated': async ({ data }, desk) =>
    data.mail_token_id === undefined
      ? existingAccountEmail(data.account_id, desk, 'Somebody, hopefully you, tried to register this address')
      : confirmationEmail(data.mail_token_id, desk),
  'account.password_reset_requested': async ({ data }, desk) => {
    const activatedToken = await activateToken(desk, data.mail_token_id)
    if (!activatedToken) return []
    const { host } = new URL(desk.url)
    const about = `Somebody, hopefully you, asked for a new password at ${host}.`
    const words = { kind: 'reset_password', title: `A new password at ${host}`, about, page: 'reset' }
    return [linkEmail(activatedToken, desk, { ...words, action: 'Choose a new password', until: 'one hour' })]
  },
  'account.email_change_requested': async ({ data }, desk) => {
    const activatedToken = await activateToken(desk, data.mail_token_id)
    if (!activatedToken) return []
    const owner = await accountByEmail.first(desk.tx, { email: activatedToken.email })
    // Nothing to confirm: the address stays with whom it belongs to.
    if (owner && owner.id !== activatedToken.account_id) {
      return existingAccountEmail(
        owner.id,
        desk,
        'Somebody, hopefully you, wanted to move another account to this address',
      )
    }
    const { host } = new URL(desk.url)
    const about = `Somebody, hopefully you, wants to use this address at ${host}.`
    const notificationEmail = linkEmail(activatedToken, desk, { ...confirmationTexts(host), about, until: 'one day' })
    return [withReplyAddress(notificationEmail, data.mail_token_id, activatedToken, desk)]
  },
} satisfies EmailWriters

async function existingAccountEmail(
  account_id: number,
  { tx, url }: EmailContext,
  what: string,
): Promise<NotificationEmail[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account || !isActive(account)) return []
  const { host } = new URL(url)
  const text = {
    title: `You have an account at ${host}`,
    greeting: greeting(account.full_name),
    paragraphs: [`${what} at ${host}. It has an account already.`],
    action: { text: 'Sign in', url },
    more: [
      { text: 'If you have forgotten the password, choose a new one', url: `${url}/forgot` },
      'If it was not you, there is nothing you need to do.',
    ],
    why: [`You get this because this address has an account at ${host}.`],
  }
  return [{ kind: 'address_known', recipient: account.email, subject: text.title, text }]
}
