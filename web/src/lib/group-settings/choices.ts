import type { Messages } from '../i18n.ts'
import { settingKinds, settingOf, type Choices, type GroupWithSettings, type SettingName } from './settings.ts'

/** The values that this group may choose from for a setting, with their texts. */
export function choicesOf(t: Messages, group: GroupWithSettings, name: SettingName): [value: string, text: string][] {
  const kind = settingKinds[name]
  // Does not compile when a value of the API has no text.
  const own: Choices = t.groupSettings.choices
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...t.settings.choices,
    ...own,
    // What others have set for them, not what one has set.
    message_selection: t.memberPage.selections,
  }
  return Object.entries(texts[kind] ?? {}).filter(([value]) => isOffered(group, name, value))
}

const hasPublicAccess: ReadonlySet<SettingName> = new Set(['calendar_access', 'wiki_access'])

function isOffered(group: GroupWithSettings, name: SettingName, value: string): boolean {
  if (name === 'privacy') return value.startsWith('sub_') === settingOf(group, name).toString().startsWith('sub_')
  return !value.startsWith('group_access_public') || hasPublicAccess.has(name)
}

/** The value of a setting as text. */
export function settingText(
  t: Messages,
  group: GroupWithSettings,
  name: SettingName,
  value: string | number | boolean,
): string {
  if (settingKinds[name] === 'flag') return value === true ? t.settings.on : t.settings.off
  return choicesOf(t, group, name).find(([choice]) => choice === value)?.[1] ?? String(value)
}
