import {
  Bool,
  Choice,
  Integer,
  Num,
  Str,
  Text,
  Type,
  Word,
  optional,
  withDefault,
  type TProperties,
  type TSchema,
} from './schema.ts'

/**
 * How a list can be sorted, and its default field and direction. Other fields are ascending, unless `dirs` says
 * otherwise.
 */
export type Sorting = {
  fields: readonly string[]
  field: string
  dir: 'asc' | 'desc'
  dirs?: Readonly<Record<string, 'asc' | 'desc'>>
}
/** The sorting of the list that a call returns. */
export type ListSorting = Sorting & { list: string }

/** The paging parameters every list takes. An unknown `sort_field` falls back to the call's own order. */
export const PAGING_PARAMS = {
  limit: withDefault(Integer(1, 100, { description: 'The number of items to return.' }), 10),
  page_token: optional(
    Integer(0, Number.MAX_SAFE_INTEGER, {
      description:
        'The `next_page_token` of the previous page; 0 or absent for the first page. Parameters that are left out have their values from the previous page.',
    }),
  ),
  sort_field: optional(Text(64, { description: 'The field to sort by.' })),
  sort_dir: optional(Choice(['asc', 'desc'], { description: 'The sort direction.' })),
}

/** A page of a list, how it can be sorted, and further fields of the list. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a list that says nothing besides is what is meant
export const list = <T extends TSchema, P extends TProperties = Record<never, never>>(
  item: T,
  sorting: Sorting,
  besides: P = {} as P,
) => {
  const page = Type.Object(
    {
      object: Word(['list']),
      total_count: Num,
      start_item: Num,
      end_item: Num,
      has_more: Bool,
      next_page_token: Num,
      sort_field: Str,
      sort_dir: Str,
      second_order: Str,
      query: Str,
      ...besides,
      data: Type.Array(item),
    },
    { 'x-sorting': sorting },
  )
  return page as typeof page & { 'x-sorting': Sorting }
}

export type ListPage<Item> = {
  object: 'list'
  total_count: number
  start_item: number
  end_item: number
  has_more: boolean
  next_page_token: number
  sort_field: string
  sort_dir: string
  second_order: string
  query: string
  data: Item[]
}
export type PagingParams = { limit: number; page_token?: number; sort_field?: string; sort_dir?: 'asc' | 'desc' }
/** How a list call can be sorted, or undefined for other calls. */
export function sortingOf(returns: TSchema): Sorting | undefined {
  return (returns as { 'x-sorting'?: Sorting })['x-sorting']
}
