import { createHash } from 'node:crypto'
import { textOf } from '../forms/submitted-form.ts'
import { dependsOn, maxLengths, settingKinds, settingOf, type GroupWithSettings, type SettingName } from './settings.ts'

type SentForm = ReadonlyMap<string, unknown>

/** A short version of the settings on a page: `name:hash`, separated. */
export const settingsVersion = (group: GroupWithSettings, names: readonly SettingName[]): string =>
  names.map(name => `${name}:${hashOf(String(settingOf(group, name)))}`).join(' ')

export const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url').slice(0, 10)

/** The settings changed by a form, and those changed by others since it was shown. */
export function changesSince(version: string, form: SentForm, group: GroupWithSettings, names: readonly SettingName[]) {
  const before = new Map(version.split(' ').map(entry => entry.split(':') as [string, string]))
  const typed = (name: SettingName): string =>
    settingKinds[name] === 'flag' ? String(form.has(name)) : textOf(form, name)
  const differs = (name: SettingName, text: string): boolean => before.get(name) !== hashOf(text)
  return {
    mine: names.filter(name => (settingKinds[name] === 'flag' || form.has(name)) && differs(name, typed(name))),
    theirs: names.filter(name => differs(name, String(settingOf(group, name)))),
  }
}

/** Numbers of days that mean nothing at all while the switch above them is on. */
const daysNeeded: readonly SettingName[] = ['close_threads_after', 'moderate_threads_after']
export const missingDays = (form: SentForm, names: readonly SettingName[]): SettingName[] =>
  daysNeeded.filter(
    name => names.includes(name) && form.has(dependsOn[name]!) && /^\s*(?:0+\s*)?$/.test(textOf(form, name)),
  )

export const tooLong = (form: SentForm, names: readonly SettingName[]): SettingName[] =>
  names.filter(name => textOf(form, name).replaceAll('\r\n', '\n').length > (maxLengths[name] ?? Infinity))
