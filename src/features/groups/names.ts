import { addressWords, signedCommands } from '#contract/groups/group-addresses.ts'
import type { Tx } from '#storage/database.ts'
import { isNameTaken, lockName } from './store.ts'

/** Names that mail or the pages use themselves. */
const reserved: ReadonlySet<string> = new Set([
  ...['postmaster', 'abuse', 'noreply', 'no-reply', 'root', 'admin', 'administrator', 'api', 'settings', 'static'],
  ...['help', 'owner', 'g', 'docs', 'subscriptions', 'login', 'logout', 'register', 'mailer-daemon', 'hostmaster'],
  ...['webmaster', 'bounce', 'bounces', 'www', 'mail', 'support', 'security'],
  ...signedCommands,
])

/** Letters, digits and single hyphens, not at an end, 2 to 34 characters: it is also the local part of an address. */
export function isGroupName(name: string): boolean {
  if (name.length < 2 || name.length > 34 || reserved.has(name.toLowerCase())) return false
  // These endings are the commands of the mailing list.
  return /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(name) && !/-(owner|request|bounces?)$/i.test(name)
}

/** The same of a subgroup, which no word can be called that means something behind the name of its parent. */
export const isSubgroupName = (name: string): boolean => isGroupName(name) && !addressWords.has(name.toLowerCase())

/** What follows the plus sign in a subgroup's name; null if it is none of this parent's. */
export function subgroupPart(name: string, parentName: string): string | null {
  const [parent, part, ...more] = name.split('+')
  const fits = parent?.toLowerCase() === parentName.toLowerCase() && part !== undefined && more.length === 0
  return fits && isSubgroupName(part) ? part : null
}

/** Locks a name until the end of the transaction; false if it is taken. `groupId`: may be its own, in another spelling. */
export async function takeName(tx: Tx, name: string, groupId: number | null = null): Promise<boolean> {
  await lockName.run(tx, { name })
  return !(await isNameTaken.one(tx, { name, except_id: groupId })).taken
}

/** One line that is safe in an email header. */
export const isLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** The non-empty lines of a typed or pasted list. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(Boolean)
