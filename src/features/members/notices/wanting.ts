import type { Grant } from '#contract/permissions.ts'
import type { LetterGroup, LetterText } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { shownName } from '../../groups/index.ts'
import { optionsOf, type MemberOptions } from '../options.ts'
import { moderatorsOf } from './store.ts'

const byMail: ReadonlySet<string> = new Set(['sub_notify_email', 'sub_notify_email_and_app'])

/** What moderators can wish to be told of. */
export type Wish = Extract<
  keyof MemberOptions,
  | 'pending_msg_notify'
  | 'pending_sub_notify'
  | 'sub_notify'
  | 'message_report_notify'
  | 'storage_notify'
  | 'account_notify'
>

/** The addresses of those moderators and owners who want to be told of something by mail, and hold the right it needs. */
export async function moderatorsWanting(tx: Tx, group_id: number, wish: Wish, needs?: Grant): Promise<string[]> {
  const moderators = await moderatorsOf.all(tx, { group_id })
  return moderators
    .filter(({ options }) => byMail.has(optionsOf(options)[wish]))
    .filter(moderator => !needs || holds(moderator, needs))
    .map(({ email }) => email)
}

const holds = ({ mod_status, mod_permissions }: Row<'notice.moderators'>, right: Grant): boolean =>
  mod_status === 'sub_modstatus_owner' || mod_permissions.includes(right)

/** The address of one moderator, who still holds a right. */
export async function addressOfModerator(
  tx: Tx,
  group_id: number,
  account_id: number,
  needs: Grant,
): Promise<string | undefined> {
  const moderators = await moderatorsOf.all(tx, { group_id })
  return moderators.find(moderator => moderator.account_id === account_id && holds(moderator, needs))?.email
}

/** Where a member changes what they get. */
export const subscriptionOf = ({ name }: LetterGroup, url: string): string => `${url}/g/${name}/subscription`

/** Why moderators get an email. */
export const whyTold = (group: LetterGroup, url: string): LetterText['why'] => [
  `You're getting this because you moderate ${shownName(group)}.`,
  { text: 'Notification settings', url: subscriptionOf(group, url) },
]
