import type { Fact } from '#contract/facts.ts'
import type { Letter, LetterDesk, LetterWriters } from '#runtime/letters.ts'
import { isActive } from '../authenticate.ts'
import { greeting } from '../greeting.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { accountByEmail, accountById } from '../store.ts'
import { armMailToken } from './store.ts'

type Armed = { email: string; full_name: string; account_id: number; secret: string }

/** Makes the secret of a link: it exists in the letter alone, and of it only a hash is kept. */
async function arm({ tx }: LetterDesk, mail_token_id: number): Promise<Armed | null> {
  const secret = newSecret()
  const armed =
    mail_token_id > 0 ? await armMailToken.first(tx, { id: mail_token_id, secret_hash: hashSecret(secret) }) : undefined
  return armed ? { ...armed, secret } : null
}

type Words = { kind: string; title: string; about: string; action: string; page: string; until: string; more?: string }

function letterOf({ email, full_name, secret }: Armed, { url }: LetterDesk, words: Words): Letter {
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

const confirming = (host: string) => ({
  kind: 'confirm_address',
  title: `Confirm your address at ${host}`,
  action: 'Confirm that this address is yours',
  page: 'confirm',
})

/** A letter that can be answered instead of going to its link. */
const answerable = (letter: Letter, mail_token_id: number, { account_id }: Armed, desk: LetterDesk): Letter => ({
  ...letter,
  text: { ...letter.text, more: ['You can also just answer this letter.', ...(letter.text.more ?? [])] },
  replyTo: desk.addressTo('confirm address', [mail_token_id, account_id]),
})

async function confirmation(mail_token_id: number, desk: LetterDesk): Promise<Letter[]> {
  const armed = await arm(desk, mail_token_id)
  if (!armed) return []
  const { host } = new URL(desk.url)
  const about = `Somebody, hopefully you, registered this address at ${host}.`
  const more = 'If somebody else chose the password, choose one of your own instead'
  const letter = letterOf(armed, desk, { ...confirming(host), about, until: 'seven days', more })
  return [answerable(letter, mail_token_id, armed, desk)]
}

/** The letters that carry a link, or say why they carry none. */
export const linkLetters = {
  'account.registered': ({ data }: Fact<'account.registered'>, desk: LetterDesk) =>
    confirmation(data.mail_token_id ?? 0, desk),
  'account.confirmation_requested': ({ data }, desk) => confirmation(data.mail_token_id, desk),
  'account.registration_repeated': async ({ data }, desk) =>
    data.mail_token_id === undefined
      ? known(data.account_id, desk, 'Somebody, hopefully you, tried to register this address')
      : confirmation(data.mail_token_id, desk),
  'account.password_reset_requested': async ({ data }, desk) => {
    const armed = await arm(desk, data.mail_token_id)
    if (!armed) return []
    const { host } = new URL(desk.url)
    const about = `Somebody, hopefully you, asked for a new password at ${host}.`
    const words = { kind: 'reset_password', title: `A new password at ${host}`, about, page: 'reset' }
    return [letterOf(armed, desk, { ...words, action: 'Choose a new password', until: 'one hour' })]
  },
  'account.email_change_requested': async ({ data }, desk) => {
    const armed = await arm(desk, data.mail_token_id)
    if (!armed) return []
    const owner = await accountByEmail.first(desk.tx, { email: armed.email })
    // Nothing to confirm: the address stays with whom it belongs to.
    if (owner && owner.id !== armed.account_id) {
      return known(owner.id, desk, 'Somebody, hopefully you, wanted to move another account to this address')
    }
    const { host } = new URL(desk.url)
    const about = `Somebody, hopefully you, wants to use this address at ${host}.`
    const letter = letterOf(armed, desk, { ...confirming(host), about, until: 'one day' })
    return [answerable(letter, data.mail_token_id, armed, desk)]
  },
} satisfies LetterWriters

async function known(account_id: number, { tx, url }: LetterDesk, what: string): Promise<Letter[]> {
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
