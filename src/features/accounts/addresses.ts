import { isLocale, type Locale } from '#locales/index.ts'
import type { Tx } from '#storage/database.ts'
import { confirmedEmails, languagesAmong, suspendedAmong } from './store.ts'

/** The addresses that belong to a confirmed account. */
export async function confirmedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await confirmedEmails.all(tx, { emails: addresses })).map(({ email }) => email))
}

/** The languages of the addresses whose account has one. */
export async function languagesOf(tx: Tx, addresses: readonly string[]): Promise<ReadonlyMap<string, Locale>> {
  if (addresses.length === 0) return new Map()
  const rows = await languagesAmong.all(tx, { emails: [...new Set(addresses)] })
  return new Map(rows.flatMap(({ email, language }) => (isLocale(language) ? [[email, language] as const] : [])))
}

/** The addresses whose account is suspended. */
export async function suspendedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  return new Set((await suspendedAmong.all(tx, { emails: addresses })).map(({ email }) => email))
}
