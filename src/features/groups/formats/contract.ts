import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Bool, Num, Str, Text, Word, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const Formats = resource('formats', {
  group_id: Num,
  timezone: Str,
  time_pref: Word(words.time_pref),
  date_pref: Word(words.date_pref),
  monday_start: Bool,
})

export const getFormats = endpoint('getformats', {
  method: 'GET',
  summary:
    'Get how dates and times are written for you on the pages of a group: as you chose, or else as the group did, or else as usual for your language.',
  who: 'anyone',
  on: 'group',
  params: {
    ...GROUP,
    locale: optional(
      Text(20, {
        description: 'A locale such as `en-GB`, for what neither you nor the group chose.',
      }),
    ),
  },
  extended: true,
  returns: Formats,
})
