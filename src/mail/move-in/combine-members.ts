import { parseNamedAddress } from '#contract/address.ts'
import type { MovedMember } from '#features/members/index.ts'
import type { ListedMember, MoveRemark } from './moved-list.ts'
import { oneLine } from './values.ts'

const ranks = { sub_modstatus_none: 0, sub_modstatus_moderator: 1, sub_modstatus_owner: 2 }

/** A member whose address is valid and in no other entry, with its place. */
export type PlacedMember = MovedMember & { where: string }

/** Which of two answers to how somebody gets email counts: that they get none before another, and any before none given. */
const strength = ({ isRoleOnly, email_delivery: delivery }: Entry): number =>
  isRoleOnly ? 0 : delivery === null ? 1 : delivery === 'email_delivery_none' ? 3 : 2

type Entry = Omit<ListedMember, 'email'> & { address: string }

/** Reads the addresses of listed members, and joins entries with the same address. Entries without one are reported. */
export function combineMembers(listed: readonly ListedMember[]): { members: PlacedMember[]; remarks: MoveRemark[] } {
  const byAddress = new Map<string, Entry>()
  const remarks: MoveRemark[] = []
  for (const { email, ...given } of listed) {
    const read = addressIn(email)
    if (!read) {
      remarks.push({ where: given.where, text: t => t.cli.importFrom.lost.address({ address: shown(email) }) })
      continue
    }
    const entry: Entry = { ...given, name: oneLine(given.name, 200) || read.name, address: read.address }
    const key = read.address.toLowerCase()
    const known = byAddress.get(key)
    if (known && fileOf(known) === fileOf(entry))
      remarks.push({
        where: entry.where,
        text: t => t.cli.importFrom.lost.duplicate({ email: key, first: known.where }),
      })
    byAddress.set(key, known ? joinEntries(known, entry) : entry)
  }
  for (const { isRoleOnly, address, where } of byAddress.values())
    if (isRoleOnly) remarks.push({ where, text: t => t.cli.importFrom.lost.notMember({ email: address }) })
  const members = [...byAddress.values()].map(({ isRoleOnly, ...member }) =>
    isRoleOnly ? { ...member, email_delivery: 'email_delivery_none' as const } : member,
  )
  return { members, remarks }
}

/** Members are listed once in a file; their roles are in others, or in other parts of it. */
const fileOf = ({ where, isRoleOnly, status }: Entry): string =>
  `${where.replace(/(?:, |:\d+$).*/s, '')} ${isRoleOnly} ${status}`

function joinEntries(one: Entry, other: Entry): Entry {
  // A ban only keeps people from joining: who is a member is one.
  if (one.status !== other.status) return one.status === 'sub_status_banned' ? other : one
  const [first, second] = strength(other) > strength(one) ? [other, one] : [one, other]
  return {
    ...first,
    name: first.name || second.name,
    mod_status: ranks[second.mod_status] > ranks[first.mod_status] ? second.mod_status : first.mod_status,
    is_bouncing: first.is_bouncing || second.is_bouncing,
    post_status: first.post_status === 'sub_poststatus_normal' ? second.post_status : first.post_status,
    joined: first.joined ?? second.joined,
  }
}

const shown = (text: string): string => oneLine(text, 200)

/** The address in a text as lists and spreadsheets contain it. */
function addressIn(text: string): { name: string; address: string } | null {
  if (text.length > 1000) return null
  const plain = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/(?<![;,.])[;,.]+$/, '')
  const direct = parseNamedAddress(plain)
  if (direct) return { ...direct, name: oneLine(direct.name, 200) }
  // Programs don't quote the commas in names; and some lists hide the sign.
  const [, name = '', inside = plain] = /^(.*)<([^<>]*)>[^<>]*$/s.exec(plain) ?? []
  const bare = parseNamedAddress(
    inside
      .replace(/(?<!\s)\s+at\s+/i, '@')
      .trim()
      .replace(/^['"]|['"]$/g, ''),
  )
  return bare && { name: oneLine(name.replace(/^\s*"|"\s*$/g, ''), 200), address: bare.address }
}
