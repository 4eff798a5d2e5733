import { messageFor, messagesFor } from '#locales/index.ts'

const { groupSettings, memberPage, memberProfile, settings } = messagesFor('en')

const labelsIn = (texts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, { label }]: [string, { label: string }]) => [name, label]))

const settingLabels = { ...labelsIn(groupSettings.settings), locked: groupSettings.settings.lock_group.label }
const memberLabels = {
  ...labelsIn(settings.options),
  moderator_notes: memberPage.notes,
  post_status: memberPage.posting,
  auto_follow_replies: memberPage.autoFollow,
  extra_member_data: memberProfile.title,
}
const topicLabels = { is_closed: 'locked or unlocked', is_sticky: 'pinned or unpinned', is_moderated: 'moderation' }

const plain = (name: string): string => name.replaceAll('_', ' ')
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Settings by the names that the pages of settings have for them. */
export const settingNames = (names: readonly string[]): string =>
  names.map(name => messageFor(settingLabels, name) ?? plain(name)).join(', ')
export const memberFieldNames = (names: readonly string[]): string =>
  names.map(name => lowerFirst(messageFor(memberLabels, name) ?? plain(name))).join(', ')
export const topicFieldNames = (names: readonly string[]): string =>
  names.map(name => messageFor(topicLabels, name) ?? plain(name)).join(', ')
export const fieldNames = (names: readonly string[]): string => names.map(plain).join(', ')
export const privacyName = (privacy: string): string => messageFor(groupSettings.choices.privacy, privacy) ?? privacy
export const planName = (plan: string): string => plan.replace('group_plan_', '')
