import type { Grant } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import { optionsOf, type MemberOptions } from '../options.ts'
import { moderatorsOf } from './store.ts'

const byMail: ReadonlySet<string> = new Set(['sub_notify_email', 'sub_notify_email_and_app'])

/** What moderators can wish to be told of. */
export type Wish = keyof MemberOptions & `${string}_notify`

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
