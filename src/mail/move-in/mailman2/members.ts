import { listedMember, type ListedMember, type MoveRemark } from '../moved-list.ts'

/** The values of a list that are about people, as a pickle or `config_list` has them. */
export type ListValues = {
  get(name: string): unknown
}

const bits = { plainDigest: 8, disabled: 1, moderated: 128 }
/** How delivery to a member is disabled; anything else is enabled. */
const deliveryStates = { unknown: 1, byUser: 2, byAdmin: 3, byBounce: 4 }

const entriesOf = (value: unknown): [string, unknown][] =>
  value instanceof Map
    ? [...(value as Map<unknown, unknown>)].filter((entry): entry is [string, unknown] => typeof entry[0] === 'string')
    : []
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []
const valueIn = (map: unknown, key: string): unknown =>
  map instanceof Map ? (map as Map<unknown, unknown>).get(key) : undefined

/** The members of a list with their options, by the attributes that Mailman 2 gives a list. */
export function membersOfList(values: ListValues, path: string): { members: ListedMember[]; remarks: MoveRemark[] } {
  const members: ListedMember[] = []
  for (const [attribute, isDigest] of [
    ['members', false],
    ['digest_members', true],
  ] as const)
    for (const [key, spelled] of entriesOf(values.get(attribute))) {
      // The value is the address as it was written, where that differs.
      const email = typeof spelled === 'string' && spelled !== '' ? spelled : key
      members.push(memberFrom(values, { key, email, isDigest, where: `${path}, ${attribute} ${key}` }))
    }
  const rest = peopleOfList(values, path)
  return { members: [...members, ...rest.members], remarks: rest.remarks }
}

type Entry = { key: string; email: string; isDigest: boolean; where: string }

function memberFrom(values: ListValues, { key, email, isDigest, where }: Entry): ListedMember {
  const options = Number(valueIn(values.get('user_options'), key) ?? 0)
  const status = valueIn(values.get('delivery_status'), key)
  // A pair of the state and its time; older versions only had a bit.
  const state = Number(Array.isArray(status) ? status[0] : (status ?? 0))
  const isByBounce = state === deliveryStates.byBounce
  const isOff = !isByBounce && (state >= deliveryStates.unknown || (options & bits.disabled) !== 0)
  const name = valueIn(values.get('usernames'), key)
  const digest = (options & bits.plainDigest) === 0 ? 'email_delivery_html_digest' : 'email_delivery_digest'
  return listedMember(where, email, {
    name: typeof name === 'string' ? name : '',
    email_delivery: isOff ? 'email_delivery_none' : isDigest ? digest : 'email_delivery_single',
    post_status: (options & bits.moderated) === 0 ? 'sub_poststatus_normal' : 'sub_poststatus_moderated',
    is_bouncing: isByBounce,
  })
}

/** Owners, moderators and bans of a list. */
export function peopleOfList(values: ListValues, path: string) {
  const people: ListedMember[] = []
  const remarks: MoveRemark[] = []
  for (const [attribute, mod_status] of [
    ['owner', 'sub_modstatus_owner'],
    ['moderator', 'sub_modstatus_moderator'],
  ] as const)
    for (const email of textsOf(values.get(attribute)))
      people.push(listedMember(`${path}, ${attribute}`, email, { mod_status, isRoleOnly: true }))
  for (const email of textsOf(values.get('ban_list'))) {
    const where = `${path}, ban_list`
    if (email.startsWith('^') || email.startsWith('@'))
      remarks.push({ where, text: t => t.cli.importFrom.lost.pattern({ pattern: email.slice(0, 200) }) })
    else people.push(listedMember(where, email, { status: 'sub_status_banned' }))
  }
  return { members: people, remarks }
}
