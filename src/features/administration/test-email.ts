import { parseAddress } from '#contract/address.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Locale } from '#locales/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { localeOf } from '../accounts/index.ts'
import * as contract from './contract.ts'

/** The recipient and language of the test email. */
export type TestEmail = { recipient: string; locale: Locale }
export type TestEmailResult = {
  outcome: Exclude<Value<'test_email_outcome'>, 'stored'>
  response: string
  is_encrypted: boolean
}
/** Sends the email; injected, since routes are not known here. */
export type TestEmailDeps = {
  testEmail: {
    /** Speaks with the mail server at once; null: no relay is set. */
    send(email: TestEmail, signal: AbortSignal): Promise<TestEmailResult | null>
    store(tx: Tx, email: TestEmail): Promise<void>
  }
}

export const sendTestEmail = ({ testEmail }: TestEmailDeps) =>
  implement(
    contract.sendTestEmail,
    async ({ account, params, fail, signal }) => {
      const recipient = parseAddress(params.email?.trim() ?? account.email) ?? fail('invalid email address')
      const email = { recipient, locale: localeOf(account, params.locale) }
      const startedAt = performance.now()
      const result = await testEmail.send(email, signal())
      return { email, result, duration_ms: Math.round(performance.now() - startedAt) }
    },
    async ({ tx, prepared: { email, result, duration_ms } }) => {
      if (!result) await testEmail.store(tx, email)
      const stored = { outcome: 'stored' as const, response: '', is_encrypted: false }
      return { object: 'test_email' as const, recipient: email.recipient, ...(result ?? stored), duration_ms }
    },
  )
