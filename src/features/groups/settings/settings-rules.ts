import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { isPublic } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

/** Requested settings, by name. */
export type SettingsInput = Partial<GroupSettings>
export type DefaultDelivery = GroupSettings['email_delivery_default']

/** Who may read the archives: 0 members only, 1 also members of the parent, 2 everyone. */
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

/** The delivery for a requested one: disabled options fall back to the next best. */
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
    // Anyone could join and post to everyone at once: at least the first posts of new members are held.
    new_users_moderated: settings.new_users_moderated || (isOpen && group.parent_id === null),
  }
}

/** The differences from a new group's settings; only these are stored. */
export function storedSettings(settings: GroupSettings): Partial<GroupSettings> {
  const entries = Object.entries(settings)
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => name === 'privacy' || groupSettingDefaults[name as keyof GroupSettings] !== value,
    ),
  )
}
