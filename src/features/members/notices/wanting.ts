import type { Grant } from '#contract/permissions.ts'
import type { LetterGroup, LetterText } from '#runtime/letters.ts'
import type { Tx } from '#storage/database.ts'
import { optionsOf, type MemberOptions } from '../options.ts'
import { moderatorsOf } from './store.ts'

const byMail: ReadonlySet<string> = new Set(['sub_notify_email', 'sub_notify_email_and_app'])

/** What moderators can wish to be told of, in the words that say so. */
const wishes = {
  pending_msg_notify: 'messages that wait',
  pending_sub_notify: 'people who want to join',
  sub_notify: 'new members',
  message_report_notify: 'messages that somebody reported',
  storage_notify: 'space that runs short',
  account_notify: 'what concerns its plan',
} as const satisfies { [W in keyof MemberOptions & `${string}_notify`]?: string }
export type Wish = keyof typeof wishes

/** The addresses of those moderators and owners who want to be told of something by mail, and hold the right it needs. */
export async function moderatorsWanting(tx: Tx, group_id: number, wish: Wish, needs?: Grant): Promise<string[]> {
  const moderators = await moderatorsOf.all(tx, { group_id })
  return moderators
    .filter(({ options }) => byMail.has(optionsOf(options)[wish]))
    .filter(
      ({ mod_status, mod_permissions }) =>
        !needs || mod_status === 'sub_modstatus_owner' || mod_permissions.includes(needs),
    )
    .map(({ email }) => email)
}

/** Where a member changes what they get. */
export const subscriptionOf = ({ name }: LetterGroup, url: string): string => `${url}/g/${name}/subscription`

/** Why they are told of it. */
export const whyTold = (wish: Wish, group: LetterGroup, url: string): LetterText['why'] => [
  `You get this because you look after ${group.name} and want to be told of ${wishes[wish]}.`,
  { text: 'Change what you are told of', url: subscriptionOf(group, url) },
]
