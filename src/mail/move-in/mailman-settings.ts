import type { MovedSettings } from '#features/groups/index.ts'
import { lostSetting, type ListedNotice, type MoveRemark } from './moved-list.ts'
import { oneLine, paragraphs, tagOf } from './values.ts'

/** What one setting of a list is here; undefined: nothing. `lost`: it has no equivalent. */
export type SettingRule = (value: unknown) => MovedSettings | 'lost' | undefined
export type SettingTable = Readonly<Record<string, SettingRule>>

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
/** A setting that is reported unless it has a value that means nothing. */
export const lostUnless =
  (...usual: readonly unknown[]): SettingRule =>
  value =>
    isEmpty(value) || usual.includes(value) ? undefined : 'lost'

/** Only texts and numbers are texts. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const titleFrom: SettingRule = value => {
  const title = oneLine(textOf(value), 200)
  return title === '' ? undefined : { title }
}
export const descriptionFrom: SettingRule = value => {
  const text = textOf(value).trim()
  if (text === '') return undefined
  return { desc: (/<[a-z!/][^<>]*>/i.test(text) ? text : paragraphs(text)).slice(0, 20_000) }
}
export const tagFrom: SettingRule = value => {
  const prefix = oneLine(textOf(value), 100)
  // A number that counts up has no equivalent.
  if (/%(?:\(\w{0,40}\))?\d{0,9}d/.test(prefix)) return 'lost'
  return prefix === '' ? undefined : { subject_tag: tagOf(prefix) }
}
export const footerFrom =
  (isUsual: (text: string) => boolean): SettingRule =>
  value => {
    const text = textOf(value).trim()
    if (text === '' || isUsual(text)) return undefined
    return /%\(|\$/.test(text) ? 'lost' : { footer: paragraphs(text).slice(0, 20_000) }
  }
/** The text of a notice; null: it's empty, or has placeholders that mean nothing here. */
export function noticeBodyOf(value: unknown): string | null {
  const text = textOf(value).trim().slice(0, 50_000)
  return text === '' || /%\(|\$\w/.test(text) ? null : text
}
/** It isn't a setting here, but a notice. */
export const noticeText: SettingRule = value =>
  textOf(value).trim() !== '' && noticeBodyOf(value) === null ? 'lost' : undefined
/** The notices among the settings of a list. */
export function noticesIn(
  values: Iterable<readonly [string, unknown]>,
  types: Readonly<Record<string, ListedNotice['type']>>,
  where: string,
): ListedNotice[] {
  return [...values].flatMap(([name, value]) => {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    const body = type === undefined ? null : noticeBodyOf(value)
    return type === undefined || body === null ? [] : [{ where: `${where}, ${name}`, type, body }]
  })
}
/** One setting for each value. */
export const oneOf =
  (table: Readonly<Record<string, MovedSettings | 'lost'>>): SettingRule =>
  value =>
    table[typeof value === 'boolean' ? String(value) : textOf(value)]

/** The settings of a list in the words of this service, and a remark on each that has none. */
export function translateSettings(
  values: Iterable<readonly [string, unknown]>,
  table: SettingTable,
  path: string,
): { settings: MovedSettings; remarks: MoveRemark[] } {
  const settings: MovedSettings = {}
  const remarks: MoveRemark[] = []
  for (const [name, value] of values) {
    const moved = Object.hasOwn(table, name) ? table[name]!(value) : undefined
    if (moved === 'lost') remarks.push(lostSetting(path, name, value))
    else if (moved) Object.assign(settings, moved)
  }
  return { settings, remarks }
}
