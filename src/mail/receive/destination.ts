import { addressCommands, codedCommands, type AddressCommand, type CodedCommand } from '#contract/group-addresses.ts'
import { parseAddress } from '#contract/address.ts'
import type { Finders, Group } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'

/** Where a mail goes: what one of its recipients stands for. */
export type Destination =
  /** The group itself: it is to be posted. */
  | { is: 'group'; group: Group }
  | { is: 'owner'; group: Group }
  | { is: 'command'; group: Group; command: AddressCommand }
  /** Whoever has the code has got it from us; what it says is not read here. */
  | { is: 'coded'; group: Group | null; command: CodedCommand; code: string }
  /** A delivery report, to where a mail of ours said it came from. */
  | { is: 'bounce'; code: string }
  /** Somebody who is named as `ada=example.org@` where their own domain allows nobody else to write in its name. */
  | { is: 'author'; email: string }
  /** Whoever runs the service. */
  | { is: 'postmaster' }

/** The same before groups are looked up. */
export type Asked =
  | { is: 'group' | 'owner'; name: string }
  | { is: 'command'; name: string; command: AddressCommand }
  | { is: 'coded'; name: string | null; command: CodedCommand; code: string }
  | { is: 'bounce'; code: string }
  | { is: 'author'; email: string }
  | { is: 'postmaster' }

/** Names that every domain has (RFC 5321, section 4.5.1; RFC 2142), and the sender of emails about accounts. No group is called so. */
const runners: ReadonlySet<string> = new Set(['postmaster', 'abuse', 'support'])
const commandWords: ReadonlyMap<string, AddressCommand> = new Map(addressCommands.map(word => [word, word]))
const codedWords: ReadonlyMap<string, CodedCommand> = new Map(codedCommands.map(word => [word, word]))
const isCode = /^[a-z2-7]{16,200}$/

/**
 * What a local part asks for. Case means nothing, since mail programs change it.
 */
export function readLocalPart(local: string): Asked | null {
  const text = local.toLowerCase()
  if (text.includes('=')) return readAuthor(local)
  if (runners.has(text)) return { is: 'postmaster' }
  const words = text.split('+')
  const last = words.at(-1)!
  const coded = codedWords.get(words.at(-2) ?? '')
  if (words.length === 2 && words[0] === 'bounce') return { is: 'bounce', code: last }
  if (coded && isCode.test(last)) {
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
function readAuthor(local: string): Asked | null {
  const at = local.lastIndexOf('=')
  const email = parseAddress(`${local.slice(0, at)}@${local.slice(at + 1)}`)
  return email === null ? null : { is: 'author', email }
}

export type DestinationParts = { finders: Pick<Finders, 'groupByName'>; mailDomain: string }

/** An envelope recipient in the form that is kept; null for none. `postmaster` needs no domain (RFC 5321, section 4.5.1). */
export const recipientOf = (address: string, mailDomain: string): string | null =>
  parseAddress(/^postmaster$/i.test(address) ? `postmaster@${mailDomain}` : address)

/** What an address stands for here; null: nothing. */
export async function findDestination(
  tx: Tx,
  address: string,
  { finders, mailDomain }: DestinationParts,
): Promise<Destination | null> {
  const email = recipientOf(address, mailDomain)
  if (email === null) return null
  const at = email.lastIndexOf('@')
  if (email.slice(at + 1) !== mailDomain) return null
  const asked = readLocalPart(email.slice(0, at))
  if (!asked) return null
  if (!('name' in asked)) return asked
  const { name, ...rest } = asked
  if (name === null) return rest.is === 'coded' ? { ...rest, group: null } : null
  const group = await findGroup(tx, name, finders)
  // A subgroup that had its name before the word meant something keeps its address.
  const subgroup = rest.is === 'command' ? await finders.groupByName(tx, `${name}+${rest.command}`) : null
  if (subgroup) return { is: 'group', group: subgroup }
  // The code says what it is about: a letter is answered as well after its group has taken another name.
  return rest.is === 'coded' ? { ...rest, group } : group && { ...rest, group }
}

/** By its name or alias; a subgroup also by the alias of its parent. */
async function findGroup(tx: Tx, name: string, { groupByName }: DestinationParts['finders']): Promise<Group | null> {
  const found = await groupByName(tx, name)
  const plus = name.indexOf('+')
  if (found || plus < 0) return found
  const parent = await groupByName(tx, name.slice(0, plus))
  return parent && groupByName(tx, parent.name + name.slice(plus))
}
