import { enumerations, type Value } from '#contract/enumerations.ts'

/** What a link under a mail does. */
export type LinkAction = Value<'mail_link_action'>
/** The same, and what only shows something. */
type LinkTarget = LinkAction | 'get_file'
// By their numbers in a code: a number is never given another meaning.
const linkTargets: readonly LinkTarget[] = [...enumerations.mail_link_action, 'get_file']

/** A link in a mail to one member. `about_id`: the topic, the hashtag or the file; 0 where it is about the group. */
export type Link = { action: LinkTarget; group_id: number; member_id: number; about_id: number }

type Purpose = 'unsubscribe' | 'footer link'
/** Makes and reads codes that nobody else can make. */
export type LinkTokens = {
  make(purpose: Purpose, numbers: readonly number[]): string
  read(purpose: Purpose, code: string): number[] | null
}

/** Somebody may clear up an old mailbox; whoever finds one years later has no use for it. */
const lastingDays: Record<Purpose, number> = { unsubscribe: 366, 'footer link': 92 }
const purposeOf = (action: LinkTarget): Purpose => (action === 'leave' ? 'unsubscribe' : 'footer link')

/** The day of a moment, in days since 1970. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000)

/** The code of a link: for this member, this action and this thing alone, for some time. */
export function linkToken(codes: Pick<LinkTokens, 'make'>, link: Link, today: number): string {
  const { action, group_id, member_id, about_id } = link
  const purpose = purposeOf(action)
  return codes.make(purpose, [linkTargets.indexOf(action), group_id, member_id, about_id, today + lastingDays[purpose]])
}

/** What a code was made for; null where it is none, or its time is over. */
export function parseLinkToken(codes: Pick<LinkTokens, 'read'>, code: string, today: number): Link | null {
  const [number = -1, group_id = 0, member_id = 0, about_id = 0, last = 0] =
    codes.read('unsubscribe', code) ?? codes.read('footer link', code) ?? []
  const action = linkTargets[number]
  return action === undefined || last < today ? null : { action, group_id, member_id, about_id }
}
