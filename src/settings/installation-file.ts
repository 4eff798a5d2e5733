import type { Settings, SettingName } from './index.ts'
import { SETTINGS } from './table.ts'

/** Settings as text by variable name, to store and read again. */
export type SavedSettings = Readonly<Record<string, string>>

/** The settings that were set in any way, and those of `overrides`; the rest follows from the defaults. */
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
