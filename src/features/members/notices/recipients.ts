import type { Grant } from '#contract/permissions.ts'
import type { EmailGroup, EmailContent, EmailMessages } from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { displayName } from '../../groups/index.ts'
import { optionsOf, type MemberOptions } from '../membership/options.ts'
import { moderatorsOf } from './store.ts'

const emailChoices: ReadonlySet<string> = new Set(['sub_notify_email', 'sub_notify_email_and_app'])

/** The notifications that moderators can choose. */
export type NotificationPreference = Extract<
  keyof MemberOptions,
  | 'pending_msg_notify'
  | 'pending_sub_notify'
  | 'sub_notify'
  | 'message_report_notify'
  | 'storage_notify'
  | 'account_notify'
>

/** Addresses of the subscribed moderators and owners with the needed permission. */
export async function moderatorsSubscribedTo(
  tx: Tx,
  group_id: number,
  notificationPreference: NotificationPreference,
  needs?: Grant,
): Promise<string[]> {
  const moderators = await moderatorsOf.all(tx, { group_id })
  return moderators
    .filter(({ options }) => emailChoices.has(optionsOf(options)[notificationPreference]))
    .filter(moderator => !needs || hasGrant(moderator, needs))
    .map(({ email }) => email)
}

const hasGrant = ({ mod_status, mod_permissions }: Row<'notice.moderators'>, right: Grant): boolean =>
  mod_status === 'sub_modstatus_owner' || mod_permissions.includes(right)

/** The address of one moderator who still has a permission. */
export async function addressOfModerator(tx: Tx, group_id: number, account_id: number, needs: Grant) {
  const moderators = await moderatorsOf.all(tx, { group_id })
  return moderators.find(moderator => moderator.account_id === account_id && hasGrant(moderator, needs))?.email
}

/** The owners of a group, for what they are told whatever their settings are. */
export const ownersOf = async (tx: Tx, group_id: number): Promise<string[]> =>
  (await moderatorsOf.all(tx, { group_id }))
    .filter(({ mod_status }) => mod_status === 'sub_modstatus_owner')
    .map(({ email }) => email)

/** The page where a member changes their delivery. */
export const subscriptionUrl = ({ name }: EmailGroup, url: string): string => `${url}/g/${name}/subscription`

/** Why moderators get an email. */
export const moderatorFooter = (
  { footer }: Pick<EmailMessages, 'footer'>,
  group: EmailGroup,
  url: string,
): EmailContent['why'] => [
  footer.moderator({ group: displayName(group) }),
  { text: footer.notificationSettings, url: subscriptionUrl(group, url) },
]
