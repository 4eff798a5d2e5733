import { enumerations, type Value } from '#contract/enumerations.ts'

/** The actions of links in emails. */
export type LinkAction = Value<'mail_link_action'>
/** The same, and what has a call of its own. */
type LinkTarget = LinkAction | 'get_file' | 'vote'
// By their numbers in a code: a number is never given another meaning.
const linkTargets: readonly LinkTarget[] = [...enumerations.mail_link_action, 'get_file', 'vote']

/** A link in a mail to one member. `about_id`: the topic, the hashtag, the file or the poll; 0 where it is about the group. */
export type Link = { action: LinkTarget; group_id: number; member_id: number; about_id: number }

type Purpose = 'unsubscribe' | 'footer link'
/** Signs and verifies tokens. */
export type LinkTokens = {
  make(purpose: Purpose, numbers: readonly number[]): string
  read(purpose: Purpose, code: string): number[] | null
}

/** People clean up old mailboxes; years later a link is useless. */
const lastingDays: Record<Purpose, number> = { unsubscribe: 366, 'footer link': 92 }
const purposeOf = (action: LinkTarget): Purpose => (action === 'leave' ? 'unsubscribe' : 'footer link')

/** The day of a moment, in days since 1970. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000)

/** The token of a link: for one member, action and object, for some time. */
export function linkToken(codes: Pick<LinkTokens, 'make'>, link: Link, today: number): string {
  const { action, group_id, member_id, about_id } = link
  const purpose = purposeOf(action)
  return codes.make(purpose, [linkTargets.indexOf(action), group_id, member_id, about_id, today + lastingDays[purpose]])
}

/** The contents of a token; null if it is invalid or expired. */
export function parseLinkToken(codes: Pick<LinkTokens, 'read'>, code: string, today: number): Link | null {
  const [number = -1, group_id = 0, member_id = 0, about_id = 0, last = 0] =
    codes.read('unsubscribe', code) ?? codes.read('footer link', code) ?? []
  const action = linkTargets[number]
  return action === undefined || last < today ? null : { action, group_id, member_id, about_id }
}
