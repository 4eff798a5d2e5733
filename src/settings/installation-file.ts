import type { Settings, SettingName } from './index.ts'
import { SETTINGS } from './table.ts'

/** Settings as texts that can be kept and read again, by their variables. */
export type SavedSettings = Readonly<Record<string, string>>

/** What was set, whichever way, and whatever of `found` turned out otherwise; the rest follows from the defaults. */
export function settingsToSave(settings: Settings, overrides: Partial<Settings>): SavedSettings {
  const names = Object.keys(SETTINGS) as SettingName[]
  return Object.fromEntries(
    names.flatMap(name => {
      const value =
        name in overrides ? overrides[name] : settings.sources[name] === 'default' ? undefined : settings[name]
      return value === undefined ? [] : [[SETTINGS[name].env, asText(value)]]
    }),
  )
}

function asText(value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'object' ? value.join(',') : String(value)
}
