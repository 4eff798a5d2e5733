import { isApiFailure, type Api } from '../api.ts'
import { neighbour, requestedView, shownDays, todayIn, type Days } from '../calendar/days.ts'
import { pageToken } from '../pagination.ts'
import type { LocalePreferences } from '../locale.ts'
import type { Table, TableRow } from './table.ts'
import { filterOf, type Condition, type ViewState } from './view-state.ts'

/** The rows of a page. */
export type RowPage = {
  rows: TableRow[]
  total: number
  /** The total is the least that there may be. */
  isCut: boolean
  nextPage: number
  /** Nothing can match a filter such as a number above `x`. */
  isWrongFilter: boolean
}
export type MonthOfRows = { day: string; today: string; days: Days; isMondayFirst: boolean; col_id: number }

const pageSize = 100
const none: RowPage = { rows: [], total: 0, isCut: false, nextPage: 0, isWrongFilter: true }

type TableRequest = { state: Pick<ViewState, 'q' | 'filters' | 'sort' | 'dir'>; url: URL; more?: Condition[] }
/** How an address that says nothing shows the rows of any table (`parseState`). */
export const initialState: TableRequest['state'] = { q: '', filters: [], sort: 'row_num', dir: 'asc' }

/** A page of the rows that a state shows. */
export async function loadRows(
  { getdatabaserows }: Pick<Api, 'getdatabaserows'>,
  { id }: Pick<Table, 'id'>,
  { state, url, more = [] }: TableRequest,
): Promise<RowPage> {
  const filter = filterOf({ q: state.q, filters: [...more, ...state.filters] })
  try {
    const list = await getdatabaserows({
      database_id: id,
      ...{ sort_field: state.sort, sort_dir: state.dir, limit: pageSize },
      ...(filter !== '' && { filter }),
      ...pageToken(url),
    })
    const { data, total_count, has_more, next_page_token } = list
    return { rows: data, total: total_count, isCut: has_more, nextPage: next_page_token, isWrongFilter: false }
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.extra === 'filter') return none
    throw thrown
  }
}

/** The month that a calendar of rows shows, by the first column with a date. */
export function monthOf(url: URL, { columns }: Table, { zone, week }: LocalePreferences): MonthOfRows | null {
  const column = columns.find(({ type }) => type === 'date_column')
  if (!column) return null
  const today = todayIn(zone)
  const { day } = requestedView(url, today)
  const isMondayFirst = week === 'monday'
  return { day, today, days: shownDays('month', day, isMondayFirst), isMondayFirst, col_id: column.id }
}

/** The conditions that rows of a month meet. */
export const conditionsOfMonth = ({ days, col_id }: MonthOfRows): Condition[] => [
  { col_id, op: 'above', value: dayBefore(days.first) },
  { col_id, op: 'below', value: dayAfter(days.last) },
]
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
// A day is stored as its midnight, and what is above is later than that.
const dayBefore = (day: string): string =>
  `${Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()}T23:59:59.999999Z`

export const otherMonth = (day: string, by: -1 | 1): string => neighbour('month', day, by)
