import type { Messages } from '../i18n.ts'
import { managePagesFor, type ManagePageName } from './manage-pages.ts'
import { sections, type GroupWithSettings, type SettingName } from './settings.ts'

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** The settings whose label, explanation or choice of section has all words of a query, in the order of their sections. */
export function settingsMatching({ groupSettings: t }: Messages, query: string): SettingName[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return Object.entries(sections).flatMap(([section, names]) =>
    (names as readonly SettingName[]).filter(name => {
      const { label, hint } = t.settings[name]
      const text = plain(`${label} ${hint} ${t.sections[section as keyof typeof sections].label} ${name}`)
      return words.every(word => text.includes(word))
    }),
  )
}

/** The other pages to manage a group that match: by their title, explanation or address. */
export function managePagesMatching(
  { manageGroup: t }: Messages,
  group: GroupWithSettings,
  query: string,
): ManagePageName[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return managePagesFor(group).filter(name => {
    const text = plain(`${t.pages[name].label} ${t.pages[name].hint} ${name}`)
    return words.length > 0 && words.every(word => text.includes(word))
  })
}
