import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { isPublic } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

/** Settings as they were asked for, under their own names. */
export type SettingsInput = Partial<GroupSettings>
export type DefaultDelivery = GroupSettings['email_delivery_default']

/** How many may read the archives: 0 the members alone, 1 the members of the parent too, 2 everybody. */
export const opennessOf = (privacy: string): number =>
  isPublic(privacy) ? 2 : privacy === 'sub_group_privacy_limited_archives' ? 1 : 0

/** Whether a group may change to this privacy: one of its own kind, and never to more readers than were promised. */
export function mayBecome(group: Group, privacy: GroupSettings['privacy']): boolean {
  const isOfSubgroup = privacy.startsWith('sub_')
  if (isOfSubgroup !== (group.parent_id !== null)) return false
  return opennessOf(privacy) <= opennessOf(group.settings.privacy)
}

/** What members' delivery becomes when one of these settings is switched on. */
export const deliveryMoves = [
  { setting: 'disable_no_email', from: 'email_delivery_none', to: 'email_delivery_special' },
  { setting: 'force_html_emails', from: 'email_delivery_digest', to: 'email_delivery_html_digest' },
] as const

/** How somebody gets messages who asks for it in this way: what the group has ruled out becomes what comes next to it. */
export function allowedDelivery(settings: GroupSettings, delivery: DefaultDelivery): DefaultDelivery {
  return deliveryMoves.find(({ setting, from }) => settings[setting] && delivery === from)?.to ?? delivery
}

/** The settings after a change, with what follows from it. */
export function applySettingsRules(group: Group, given: SettingsInput): GroupSettings {
  const settings = { ...group.settings, ...given }
  const isOpen = !settings.announce && !settings.restricted && !settings.moderated && !settings.new_users_moderated
  return {
    ...settings,
    email_delivery_default: allowedDelivery(settings, settings.email_delivery_default),
    // Anybody could join and post to everybody at once: the first posts of newcomers are held at least.
    new_users_moderated: settings.new_users_moderated || (isOpen && group.parent_id === null),
  }
}

/** What differs from a new group's settings; only that is kept. */
export function storedSettings(settings: GroupSettings): Partial<GroupSettings> {
  const entries = Object.entries(settings)
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => name === 'privacy' || groupSettingDefaults[name as keyof GroupSettings] !== value,
    ),
  )
}
