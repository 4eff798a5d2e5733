import type { Input } from '../../../../client/types.ts'

type LogInput = Input<'getactivitylog'>
const kinds = ['all', 'member', 'message', 'moderator', 'payment'] as const satisfies LogInput['filter_by'][]
const ranges = ['past_24_hours', 'past_week', 'past_month', 'past_year'] as const satisfies LogInput['restrict_date'][]

/** The filters of the activity log in the URL. */
export type ActivityFilters = { kind: string; when: string; from: string; to: string; person: string; member: string }

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export function activityFiltersOf(url: URL): ActivityFilters {
  const given = (name: string): string => (url.searchParams.get(name) ?? '').trim().slice(0, 200)
  const day = (name: string): string => (isDay(given(name)) ? given(name) : '')
  const oneOf = (name: string, words: readonly string[]): string => words.find(word => word === given(name)) ?? ''
  const [from, to] = [day('from'), day('to')]
  return {
    kind: oneOf('kind', kinds),
    when: oneOf('when', ranges) || (from || to ? 'custom' : ''),
    from,
    to,
    person: given('person'),
    member: /^\d{1,15}$/.test(given('member')) ? given('member') : '',
  }
}

export const isFiltered = ({ kind, when, person, member }: ActivityFilters): boolean =>
  (kind !== '' && kind !== 'all') || when !== '' || person !== '' || member !== ''

/** The same, as the call takes it. */
export const activityInput = ({ kind, when, from, to }: ActivityFilters): Partial<LogInput> => ({
  ...(kind === '' ? {} : { filter_by: kind as (typeof kinds)[number] }),
  ...(when === '' ? {} : { restrict_date: when as (typeof ranges)[number] | 'custom' }),
  ...(when === 'custom' && from ? { start_date: from } : {}),
  ...(when === 'custom' && to ? { end_date: to } : {}),
})
