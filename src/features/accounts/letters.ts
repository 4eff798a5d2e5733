import type { Letter, LetterDesk, LetterWriters } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { linkLetters } from './by-mail/letters.ts'
import { isActive } from './authenticate.ts'
import { greeting } from './greeting.ts'
import { accountById, confirmedByEmail } from './store.ts'

type Notice = { kind: string; subject: (host: string) => string; text: (url: string) => string }
type AboutAccount = { data: { account_id: number } }

const elsewise = (url: string): string =>
  `If it was not you, choose a new password at once: ${url}/forgot. That ends all sessions and API keys.`

function notice({ kind, subject, text }: Notice) {
  return async ({ data }: AboutAccount, { tx, url }: LetterDesk): Promise<Letter[]> => {
    const account = await accountById.first(tx, { id: data.account_id })
    if (!account || !isActive(account)) return []
    const body = `${greeting(account.full_name)}\n\n${text(url)}\n\n${elsewise(url)}\n`
    return [{ kind, recipient: account.email, subject: subject(new URL(url).host), body }]
  }
}

/** What somebody hears of when it happens to their account, in case it was not they who did it. */
const notices = {
  'account.password_changed': notice({
    kind: 'password_changed',
    subject: host => `Your password at ${host} was changed`,
    text: () => 'the password of your account was changed, and you were signed out everywhere else.',
  }),
  'account.two_factor_enabled': notice({
    kind: 'two_factor_enabled',
    subject: host => `Two-factor is on at ${host}`,
    text: () => 'signing in to your account needs a code from your authenticator app from now on.',
  }),
  'account.two_factor_disabled': notice({
    kind: 'two_factor_disabled',
    subject: host => `Two-factor is off at ${host}`,
    text: () => 'signing in to your account needs no code from an authenticator app any more.',
  }),
  'account.recovery_code_used': notice({
    kind: 'recovery_code_used',
    subject: host => `A recovery code was used at ${host}`,
    text: () => 'one of your recovery codes was used in place of a code from your authenticator app.',
  }),
  'account.key_created': notice({
    kind: 'key_created',
    subject: host => `A new API key at ${host}`,
    text: url => `an API key was made for your account. All of them are listed at ${url}/settings/apikeys.`,
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
    const body = `${greeting(account.full_name)}

your account at ${url} has a new address, and letters no longer come to this one.

If it was not you, write to those who run ${new URL(url).host}: they can give it back.
`
    const subject = `Your account at ${new URL(url).host} has moved`
    return [{ kind: 'email_changed', recipient: data.old_email, subject, body }]
  },
} satisfies LetterWriters

async function welcome(account_id: number, { tx, url }: LetterDesk): Promise<Letter[]> {
  const account = await accountById.first(tx, { id: account_id })
  if (!account) return []
  const { host } = new URL(url)
  return [
    {
      kind: 'account_registered',
      recipient: account.email,
      subject: `Your account at ${host}`,
      body: `${greeting(account.full_name)}

an account was made for you at ${url}.

To sign in, go to ${url} with this address and the password of the account:

    ${account.email}

If you do not know what this is about, somebody may have given your address by mistake. Then there is nothing you need
to do.
`,
    },
  ]
}

/** Whether somebody has shown that letters to this address are welcome. */
export async function isConfirmedAddress(tx: Tx, address: string): Promise<boolean> {
  return (await confirmedByEmail.first(tx, { email: address })) !== undefined
}
