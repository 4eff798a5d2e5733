import { messageFor, messagesFor, type Locale } from '#locales/index.ts'

const labelsIn = (texts: object): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, { label }]: [string, { label: string }]) => [name, label]))
const plain = (name: string): string => name.replaceAll('_', ' ')
const listOf = (names: readonly string[], labelOf: (name: string) => string | undefined): string =>
  names.map(name => labelOf(name) ?? plain(name)).join(', ')

/** What was changed, by the names that the pages have for it. */
export type FieldLabels = {
  settings(names: readonly string[]): string
  memberFields(names: readonly string[]): string
  fields(names: readonly string[]): string
  privacy(privacy: string): string
  plan(plan: string): string
}

export function fieldLabels(locale: Locale): FieldLabels {
  const { groupSettings, memberPage, memberProfile, settings, activityLog } = messagesFor(locale)
  const settingLabels = { ...labelsIn(groupSettings.settings), locked: groupSettings.settings.lock_group.label }
  const memberLabels = {
    ...labelsIn(settings.options),
    moderator_notes: memberPage.notes,
    post_status: memberPage.posting,
    auto_follow_replies: memberPage.autoFollow,
    extra_member_data: memberProfile.title,
  }
  // German writes nouns with a capital.
  const withinSentence = (label: string): string =>
    locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return {
    settings: names => listOf(names, name => messageFor(settingLabels, name)),
    memberFields: names => listOf(names, name => withinSentence(messageFor(memberLabels, name) ?? plain(name))),
    fields: names => listOf(names, name => messageFor(activityLog.fields, name)),
    privacy: privacy => messageFor(groupSettings.choices.privacy, privacy) ?? privacy,
    plan: plan => plan.replace('group_plan_', ''),
  }
}
