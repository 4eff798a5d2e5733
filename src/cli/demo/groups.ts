import type { PersonName } from './people.ts'

/** The groups of the example. Mara makes them all. */
export const groups = {
  rowing: {
    name: 'alderwater-rowing',
    title: 'Alderwater Rowing Club',
    desc: '<p>Everything about the <b>Alderwater Rowing Club</b>: outings, boats, regattas and cake. Anyone can read along; come to the boathouse on a Saturday to join.</p>',
    privacy: 'group_privacy_none',
    settings: { subject_tag: 'arc', default_color: 'color_capri_blue', default_timezone: 'Europe/Lisbon' },
    members: ['mara', 'tobias', 'ines', 'yuki', 'somchai', 'layla', 'chen', 'eleni'],
  },
  lane: {
    name: 'quince-lane',
    title: 'Neighbours of Quince Lane',
    desc: '<p>For those who live in Quince Lane, numbers 1 to 31. What we write here stays in the lane.</p>',
    privacy: 'group_privacy_archives',
    settings: { subject_tag: 'lane', restricted: true, default_color: 'color_moss_green' },
    members: ['mara', 'tobias', 'noam', 'vera', 'eleni', 'ines', 'asha'],
  },
  tidepool: {
    name: 'tidepool',
    title: 'Tidepool',
    desc: '<p>Tidepool is a small program that keeps reading notes. Releases, questions and plans are here; the work is done in <i>dev</i>, the words in <i>translators</i>.</p>',
    privacy: 'group_privacy_none',
    settings: { website: 'https://tidepool.example.org', default_color: 'color_purple_blue' },
    members: ['mara', 'tobias', 'chen', 'yuki', 'layla', 'noam', 'vera', 'eleni', 'somchai', 'asha'],
  },
  dev: {
    name: 'tidepool+dev',
    title: 'Tidepool: development',
    desc: '<p>Bugs, proposals and reviews of Tidepool. Anyone can read it.</p>',
    privacy: 'sub_group_privacy_none',
    settings: { subject_tag: 'dev' },
    members: ['mara', 'tobias', 'chen', 'vera', 'eleni'],
  },
  translators: {
    name: 'tidepool+translators',
    title: 'Tidepool: translators',
    desc: '<p>We translate Tidepool, and argue about one word for a week.</p>',
    privacy: 'sub_group_privacy_limited_archives',
    settings: {},
    members: ['mara', 'yuki', 'chen', 'layla', 'noam', 'vera', 'eleni', 'somchai', 'asha', 'tobias'],
  },
} as const satisfies Record<string, GroupText>

export type GroupKey = keyof typeof groups

type GroupText = {
  name: string
  title: string
  desc: string
  privacy: string
  settings: object
  members: readonly PersonName[]
}
/** Which of them lie in another one. */
export const parents: Partial<Record<GroupKey, GroupKey>> = { dev: 'tidepool', translators: 'tidepool' }
export const groupKeys = Object.keys(groups) as GroupKey[]
