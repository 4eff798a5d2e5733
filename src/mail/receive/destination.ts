import {
  addressCommands,
  albumWord,
  signedCommands,
  type AddressCommand,
  type SignedCommand,
} from '#contract/groups/group-addresses.ts'
import { parseAddress } from '#contract/address.ts'
import type { Finders, Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'

/** The meaning of a recipient address. */
export type Destination =
  /** The address of a group; the mail is posted. */
  | { is: 'group'; group: Group }
  | { is: 'owner'; group: Group }
  | { is: 'command'; group: Group; command: AddressCommand }
  /** An album, to which pictures are added. */
  | { is: 'album'; group: Group; album_id: number }
  /** A reply address with a signed token, which is verified by the handler. */
  | { is: 'coded'; group: Group | null; command: SignedCommand; code: string }
  /** The return address of an outgoing mail, which receives delivery reports. */
  | { is: 'bounce'; code: string }
  /** A substitute address (`ada=example.org@`), used when the DMARC policy of the author's domain forbids sending in its name. */
  | { is: 'author'; email: string }
  /** The site administrators. */
  | { is: 'postmaster' }

/** A parsed local part, before groups are looked up. */
export type ParsedLocalPart =
  | { is: 'group' | 'owner'; name: string }
  | { is: 'command'; name: string; command: AddressCommand }
  | { is: 'album'; name: string; album_id: number }
  | { is: 'coded'; name: string | null; command: SignedCommand; code: string }
  | { is: 'bounce'; code: string }
  | { is: 'author'; email: string }
  | { is: 'postmaster' }

/** Standard mailbox names (RFC 5321, section 4.5.1; RFC 2142) and the sender of account emails. Group names exclude them. */
const operatorMailboxes: ReadonlySet<string> = new Set(['postmaster', 'abuse', 'support'])
const commandWords: ReadonlyMap<string, AddressCommand> = new Map(addressCommands.map(word => [word, word]))
const signedCommandWords: ReadonlyMap<string, SignedCommand> = new Map(signedCommands.map(word => [word, word]))
const tokenPattern = /^[a-z2-7]{16,200}$/

/** Parses a local part. Case is ignored, since mail clients may change it. */
export function parseLocalPart(local: string): ParsedLocalPart | null {
  const text = local.toLowerCase()
  if (text.includes('=')) return parseAuthorAddress(local)
  if (operatorMailboxes.has(text)) return { is: 'postmaster' }
  const words = text.split('+')
  const last = words.at(-1)!
  const signedCommand = signedCommandWords.get(words.at(-2) ?? '')
  if (words.length === 2 && words[0] === 'bounce') return { is: 'bounce', code: last }
  if (signedCommand && tokenPattern.test(last)) {
    const name = words.slice(0, -2).join('+')
    return { is: 'coded', name: name === '' ? null : name, command: signedCommand, code: last }
  }
  if (words.length > 2 && words.at(-2) === albumWord && /^[1-9]\d{0,14}$/.test(last)) {
    const name = words.slice(0, -2).join('+')
    if (name !== '') return { is: 'album', name, album_id: Number(last) }
  }
  const name = words.slice(0, -1).join('+')
  const command = commandWords.get(last)
  if (name !== '' && command) return { is: 'command', name, command }
  if (name !== '' && last === 'owner') return { is: 'owner', name }
  return { is: 'group', name: text }
}

/** Keeps the case of the author's local part. */
function parseAuthorAddress(local: string): ParsedLocalPart | null {
  const index = local.lastIndexOf('=')
  const email = parseAddress(`${local.slice(0, index)}@${local.slice(index + 1)}`)
  return email === null ? null : { is: 'author', email }
}

export type DestinationDeps = { finders: Pick<Finders, 'groupByName'>; mailDomain: string }

/** Normalizes an envelope recipient; null if invalid. `postmaster` needs no domain (RFC 5321, section 4.5.1). */
export const recipientOf = (address: string, mailDomain: string): string | null =>
  parseAddress(/^postmaster$/i.test(address) ? `postmaster@${mailDomain}` : address)

/** Looks up the destination of an address; null if it does not exist. */
export async function findDestination(
  tx: Tx,
  address: string,
  { finders, mailDomain }: DestinationDeps,
): Promise<Destination | null> {
  const email = recipientOf(address, mailDomain)
  if (email === null) return null
  const index = email.lastIndexOf('@')
  if (email.slice(index + 1) !== mailDomain) return null
  const parsedLocalPart = parseLocalPart(email.slice(0, index))
  if (!parsedLocalPart) return null
  if (!('name' in parsedLocalPart)) return parsedLocalPart
  const { name, ...rest } = parsedLocalPart
  if (name === null) return rest.is === 'coded' ? { ...rest, group: null } : null
  const group = await findGroup(tx, name, finders)
  // An existing subgroup whose name became a command word later keeps its address.
  const subgroup = rest.is === 'command' ? await finders.groupByName(tx, `${name}+${rest.command}`) : null
  if (subgroup) return { is: 'group', group: subgroup }
  // The token identifies the group, so replies still work after the group was renamed.
  return rest.is === 'coded' ? { ...rest, group } : group && { ...rest, group }
}

/** Finds a group by name or alias; a subgroup also by the alias of its parent. */
async function findGroup(tx: Tx, name: string, { groupByName }: DestinationDeps['finders']): Promise<Group | null> {
  const group = await groupByName(tx, name)
  const plus = name.indexOf('+')
  if (group || plus < 0) return group
  const parent = await groupByName(tx, name.slice(0, plus))
  return parent && groupByName(tx, parent.name + name.slice(plus))
}
