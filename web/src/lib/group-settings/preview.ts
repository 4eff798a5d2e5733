import type { Output } from '../../../../client/types.ts'
import type { Messages } from '../i18n.ts'
import { settingText } from './choices.ts'
import { settingKinds, type GroupWithSettings, type SettingName } from './settings.ts'

export type SettingsPreview = Output<'getsettingspreview'>
type Effect = SettingsPreview['effects'][number]

const isSetting = (name: string): name is SettingName => Object.hasOwn(settingKinds, name)

/** The settings that change, with their values as people read them; texts are too long for that. */
export function changedSettings(t: Messages, group: GroupWithSettings, { changes }: SettingsPreview) {
  return changes.flatMap(({ setting, from, to }) => {
    if (!isSetting(setting)) return []
    const kind = settingKinds[setting]
    const read = (text: string): string =>
      settingText(t, group, setting, kind === 'flag' ? text === 'true' : text) || '–'
    const { label } = t.groupSettings.settings[setting]
    return [
      kind === 'text'
        ? { label, from: '', to: t.groupSettings.previewing.newText }
        : { label, from: read(from), to: read(to) },
    ]
  })
}

const order = ['refused', 'held', 'allowed']
export const gainsAccess = ({ before, after }: Effect): boolean => order.indexOf(after) > order.indexOf(before)

function rightText({ groupSettings: { previewing: t } }: Messages, { right, before, after }: Effect): string {
  if (before === 'refused' && after === 'held') return t.withApproval({ right: t.rights[right] })
  const isApproval = before !== 'refused' && after !== 'refused'
  return isApproval ? t.withoutApproval({ right: t.rights[right] }) : t.rights[right]
}

function peopleText({ groupSettings: { previewing: t } }: Messages, { people, num_people }: Effect): string {
  const text = t.people[people]
  return typeof text === 'string' ? text : text({ count: num_people ?? 0 })
}

export type AffectedPeople = { people: string[]; rights: string[]; examples: string; isSerious: boolean }

/** Who gains or loses what: people with the same changes are grouped. */
export function affectedPeople(t: Messages, effects: readonly Effect[]): AffectedPeople[] {
  const byPeople = Map.groupBy(effects, effect => `${effect.people} ${effect.num_people} ${effect.examples.join()}`)
  const each = [...byPeople.values()].map(own => ({
    person: peopleText(t, own[0]!),
    rights: own.map(effect => rightText(t, effect)),
    examples: own[0]!.examples,
    count: own[0]!.num_people ?? 0,
    isSerious: own.some(({ is_serious }) => is_serious),
  }))
  return [...Map.groupBy(each, ({ rights }) => rights.join('; ')).values()].map(same => {
    const names = same.flatMap(({ examples }) => examples).slice(0, 3)
    const count = same.reduce((sum, one) => sum + one.count, 0)
    const text = names.join(', ')
    return {
      people: same.map(({ person }) => person),
      rights: same[0]!.rights,
      examples: names.length > 0 && count > names.length ? t.groupSettings.previewing.andOthers({ names: text }) : text,
      isSerious: same.some(({ isSerious }) => isSerious),
    }
  })
}

/** What else happens at once. */
export function otherEffects({ groupSettings: { previewing } }: Messages, preview: SettingsPreview): string[] {
  const t = previewing.more
  const topics = ['topics_locked', 'topics_unlocked', 'topics_moderated', 'topics_unmoderated'] as const
  return [
    ...preview.deliveries.flatMap(({ from, num_people: count }) =>
      from === 'email_delivery_none' || from === 'email_delivery_digest' ? [t[from]({ count })] : [],
    ),
    ...topics.filter(name => preview[name] > 0).map(name => t[name]({ count: preview[name] })),
  ]
}

const undoable = ['privacy', 'alias', 'disable_no_email', 'force_html_emails'] as const
/** What one should know before saving. */
export function warningsOf({ groupSettings: { previewing: t } }: Messages, preview: SettingsPreview): string[] {
  const lasting = undoable.filter(name => preview.irreversible.includes(name)).map(name => t.irreversible[name])
  return [...new Set(lasting)]
}

/** Whether links to the group change. */
export const isRenamed = ({ changes }: SettingsPreview): boolean => changes.some(({ setting }) => setting === 'name')

/** The serious effects that were confirmed. If there are others, they are shown first. */
export const confirmationOf = (preview: SettingsPreview): string =>
  preview.is_serious
    ? [
        ...preview.effects
          .filter(({ is_serious }) => is_serious)
          .map(({ right, people, after }) => `${people}.${right}.${after}`),
        ...preview.irreversible,
        ...(isRenamed(preview) ? ['name'] : []),
      ].join(' ')
    : ''
