import {
  addressCommands,
  signedCommands,
  type AddressCommand,
  type SignedCommand,
} from '#contract/groups/group-addresses.ts'
import { parseAddress } from '#contract/address.ts'
import type { Finders, Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'

/** Where a mail goes: what one of its recipients stands for. */
export type Destination =
  /** The group itself: it is to be posted. */
  | { is: 'group'; group: Group }
  | { is: 'owner'; group: Group }
  | { is: 'command'; group: Group; command: AddressCommand }
  /** Whoever has the code has got it from us; what it says is not read here. */
  | { is: 'coded'; group: Group | null; command: SignedCommand; code: string }
  /** A delivery report, to where a mail of ours said it came from. */
  | { is: 'bounce'; code: string }
  /** Somebody who is named as `ada=example.org@` where their own domain allows nobody else to write in its name. */
  | { is: 'author'; email: string }
  /** Whoever runs the service. */
  | { is: 'postmaster' }

/** The same before groups are looked up. */
export type ParsedLocalPart =
  | { is: 'group' | 'owner'; name: string }
  | { is: 'command'; name: string; command: AddressCommand }
  | { is: 'coded'; name: string | null; command: SignedCommand; code: string }
  | { is: 'bounce'; code: string }
  | { is: 'author'; email: string }
  | { is: 'postmaster' }

/** Names that every domain has (RFC 5321, section 4.5.1; RFC 2142), and the sender of emails about accounts. No group is called so. */
const operatorMailboxes: ReadonlySet<string> = new Set(['postmaster', 'abuse', 'support'])
const commandWords: ReadonlyMap<string, AddressCommand> = new Map(addressCommands.map(word => [word, word]))
const signedCommandWords: ReadonlyMap<string, SignedCommand> = new Map(signedCommands.map(word => [word, word]))
const tokenPattern = /^[a-z2-7]{16,200}$/

/**
 * What a local part asks for. Case means nothing, since mail programs change it.
 */
export function parseLocalPart(local: string): ParsedLocalPart | null {
  const text = local.toLowerCase()
  if (text.includes('=')) return parseAuthorAddress(local)
  if (operatorMailboxes.has(text)) return { is: 'postmaster' }
  const words = text.split('+')
  const last = words.at(-1)!
  const coded = signedCommandWords.get(words.at(-2) ?? '')
  if (words.length === 2 && words[0] === 'bounce') return { is: 'bounce', code: last }
  if (coded && tokenPattern.test(last)) {
    const name = words.slice(0, -2).join('+')
    return { is: 'coded', name: name === '' ? null : name, command: coded, code: last }
  }
  const name = words.slice(0, -1).join('+')
  const command = commandWords.get(last)
  if (name !== '' && command) return { is: 'command', name, command }
  if (name !== '' && last === 'owner') return { is: 'owner', name }
  return { is: 'group', name: text }
}

/** The case of the local part is the author's own; their domain has none. */
function parseAuthorAddress(local: string): ParsedLocalPart | null {
  const at = local.lastIndexOf('=')
  const email = parseAddress(`${local.slice(0, at)}@${local.slice(at + 1)}`)
  return email === null ? null : { is: 'author', email }
}

export type DestinationDeps = { finders: Pick<Finders, 'groupByName'>; mailDomain: string }

/** An envelope recipient in the form that is kept; null for none. `postmaster` needs no domain (RFC 5321, section 4.5.1). */
export const recipientOf = (address: string, mailDomain: string): string | null =>
  parseAddress(/^postmaster$/i.test(address) ? `postmaster@${mailDomain}` : address)

/** What an address stands for here; null: nothing. */
export async function findDestination(
  tx: Tx,
  address: string,
  { finders, mailDomain }: DestinationDeps,
): Promise<Destination | null> {
  const email = recipientOf(address, mailDomain)
  if (email === null) return null
  const at = email.lastIndexOf('@')
  if (email.slice(at + 1) !== mailDomain) return null
  const parsedLocalPart = parseLocalPart(email.slice(0, at))
  if (!parsedLocalPart) return null
  if (!('name' in parsedLocalPart)) return parsedLocalPart
  const { name, ...rest } = parsedLocalPart
  if (name === null) return rest.is === 'coded' ? { ...rest, group: null } : null
  const group = await findGroup(tx, name, finders)
  // A subgroup that had its name before the word meant something keeps its address.
  const subgroup = rest.is === 'command' ? await finders.groupByName(tx, `${name}+${rest.command}`) : null
  if (subgroup) return { is: 'group', group: subgroup }
  // The code says what it is about: an email is answered as well after its group has taken another name.
  return rest.is === 'coded' ? { ...rest, group } : group && { ...rest, group }
}

/** By its name or alias; a subgroup also by the alias of its parent. */
async function findGroup(tx: Tx, name: string, { groupByName }: DestinationDeps['finders']): Promise<Group | null> {
  const group = await groupByName(tx, name)
  const plus = name.indexOf('+')
  if (group || plus < 0) return group
  const parent = await groupByName(tx, name.slice(0, plus))
  return parent && groupByName(tx, parent.name + name.slice(plus))
}
