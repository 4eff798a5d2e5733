import type { Api } from '../api.ts'
import { pageToken } from '../pagination.ts'
import type { LocalePreferences } from '../locale.ts'
import { requestedView, shownDays, todayIn, type CalendarEvent, type Days, type View } from './days.ts'

/** What a calendar shows: a month or a week in whole weeks, or what comes after a day. */
export type CalendarData = {
  view: View
  day: string
  today: string
  zone: string
  isMondayFirst: boolean
  days: Days
  events: CalendarEvent[]
  /** The recurring event whose dates are listed; 0: all events. */
  series_id: number
  /** More events than a page shows. */
  isCut: boolean
  nextPage: number
  /** The next events from today. */
  upcoming: CalendarEvent[]
}

const maxPages = 5
const maxUpcoming = 5

/** The recurring event that an address is about; 0: none. */
const seriesIn = ({ searchParams }: URL): number =>
  Number(/^\d{1,15}$/.exec(searchParams.get('series') ?? '')?.[0] ?? 0)

const joinedLists = new WeakMap<
  readonly CalendarEvent[],
  { pages: readonly CalendarEvent[][]; events: CalendarEvent[] }
>()
/** The pages as one list: the same object as long as each page is. */
function joinPages(pages: readonly CalendarEvent[][]): CalendarEvent[] {
  const [first = []] = pages
  if (pages.length < 2) return first
  const known = joinedLists.get(first)
  if (known?.pages.length === pages.length && known.pages.every((page, at) => page === pages[at])) return known.events
  const events = pages.flat()
  joinedLists.set(first, { pages, events })
  return events
}

/** The events of one group, or of all groups of the reader. */
export async function loadCalendar(
  { getevents }: Pick<Api, 'getevents'>,
  url: URL,
  { manner, group_name }: { manner: LocalePreferences; group_name?: string },
): Promise<CalendarData> {
  const { zone } = manner
  const today = todayIn(zone)
  const { view, day } = requestedView(url, today)
  const isMondayFirst = manner.week === 'monday'
  const of = group_name === undefined ? {} : { group_name }
  const loadUpcoming = () => getevents({ ...of, start: today, limit: maxUpcoming })
  const known = { view, day, today, zone, isMondayFirst, series_id: 0 }
  if (view === 'agenda') {
    const series_id = seriesIn(url)
    const ofSeries = series_id === 0 ? {} : { series_id }
    const asked = { ...of, ...ofSeries, start: day, limit: 50, ...pageToken(url) }
    const [list, upcoming] = await Promise.all([getevents(asked), loadUpcoming()])
    const days = { first: day, last: '9999-12-31' }
    const rest = { isCut: list.has_more, nextPage: list.next_page_token, upcoming: upcoming.data }
    return { ...known, series_id, days, events: list.data, ...rest }
  }
  const days = shownDays(view, day, isMondayFirst)
  const loadDays = async (): Promise<Pick<CalendarData, 'events' | 'isCut'>> => {
    const pages: CalendarEvent[][] = []
    let [page_token, isCut] = [0, true]
    for (let page = 0; page < maxPages && isCut; page += 1) {
      const list = await getevents({ ...of, start: days.first, end: days.last, limit: 100, page_token })
      pages.push(list.data)
      ;[page_token, isCut] = [list.next_page_token, list.has_more]
    }
    return { events: joinPages(pages), isCut }
  }
  const [shown, upcoming] = await Promise.all([loadDays(), loadUpcoming()])
  return { ...known, days, ...shown, nextPage: 0, upcoming: upcoming.data }
}
