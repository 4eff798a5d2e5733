import type { Letter, LetterDesk, LetterWriters } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { linkLetters } from './by-mail/letters.ts'
import { isActive } from './authenticate.ts'
import { greeting, whyOwner } from './greeting.ts'
import { accountById, suspendedAmong, unreachedAmong, confirmedAmong } from './store.ts'

type Notice = { kind: string; subject: (host: string) => string; text: (url: string) => string }
type AboutAccount = { data: { account_id: number } }

function notice({ kind, subject, text }: Notice) {
  return async ({ data }: AboutAccount, { tx, url }: LetterDesk): Promise<Letter[]> => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account || !isActive(account)) return []
    const title = subject(new URL(url).host)
    const paragraphs = [
      text(url),
      'If it was you, there is nothing you need to do. If it was not, choose a new password at once: that ends all sessions and API keys.',
    ]
    const action = { text: 'Choose a new password', url: `${url}/forgot` }
    const said = { title, greeting: greeting(account.full_name), paragraphs, action, why: whyOwner(url) }
    return [{ kind, recipient: account.email, subject: title, text: said }]
  }
}

/** What somebody hears of when it happens to their account, in case it was not they who did it. */
const notices = {
  'account.password_changed': notice({
    kind: 'password_changed',
    subject: host => `Your password at ${host} was changed`,
    text: () => 'The password of your account was changed, and you were signed out everywhere else.',
  }),
  'account.two_factor_enabled': notice({
    kind: 'two_factor_enabled',
    subject: host => `Two-factor is on at ${host}`,
    text: () => 'Signing in to your account needs a code from your authenticator app from now on.',
  }),
  'account.two_factor_disabled': notice({
    kind: 'two_factor_disabled',
    subject: host => `Two-factor is off at ${host}`,
    text: () => 'Signing in to your account needs no code from an authenticator app any more.',
  }),
  'account.recovery_code_used': notice({
    kind: 'recovery_code_used',
    subject: host => `A recovery code was used at ${host}`,
    text: () => 'One of your recovery codes was used in place of a code from your authenticator app.',
  }),
  'account.key_created': notice({
    kind: 'key_created',
    subject: host => `A new API key at ${host}`,
    text: url => `An API key was made for your account. All of them are listed at ${url}/settings/apikeys.`,
  }),
} satisfies LetterWriters

/** The letters that facts about accounts cause. */
export const accountLetters = {
  ...notices,
  ...linkLetters,
  'account.registered': async (fact, desk) => {
    if (fact.data.by_mail) return []
    return fact.data.mail_token_id === undefined
      ? welcome(fact.data.account_id, desk)
      : linkLetters['account.registered'](fact, desk)
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
} satisfies LetterWriters

async function welcome(account_id: number, { tx, url }: LetterDesk): Promise<Letter[]> {
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
    why: whyOwner(url),
  }
  return [{ kind: 'account_registered', recipient: account.email, subject: title, text }]
}

/** Those addresses of whom somebody has shown that letters are welcome there. */
export async function confirmedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await confirmedAmong.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** Those addresses whose account is suspended. */
export async function suspendedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  return new Set((await suspendedAmong.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** Those addresses from which mail came back until nobody was asked any more, and those of suspended accounts. */
export async function unreachedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await unreachedAmong.all(tx, { emails: addresses })).map(({ email }) => email))
}
