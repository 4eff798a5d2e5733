import { isApiFailure } from '../api.ts'
import { throwFormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import type { TableColumn } from './table.ts'

export const columnTypes = [
  ...(['text_column', 'paragraph_column', 'number_column', 'date_column', 'time_column', 'checkbox_column'] as const),
  ...(['multiple_choice_column', 'multi_choice_column', 'email_column', 'link_column', 'address_column'] as const),
  ...(['image_column', 'html_paragraph_column', 'github_column'] as const),
] satisfies TableColumn['type'][]

const maxFields = 80
export const columnField = (n: number, part: string): string => `k${n}-${part}`

type GivenColumn = {
  n: number
  id: string
  name: string
  type: string
  place: number
  choices: string[]
  column: object
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** The columns of a form, in the order of their places; a column without a name was not filled in. */
function columnsIn(form: FormFields): GivenColumn[] {
  const given: GivenColumn[] = []
  for (let n = 0; n < maxFields && form.has(columnField(n, 'name')); n += 1) {
    const text = (part: string): string => textOf(form, columnField(n, part)).trim()
    const [id, name, type] = [text('id'), text('name'), text('type')]
    if (form.has(columnField(n, 'delete')) || (id === '' && name === '')) continue
    const choices = type.includes('choice') ? linesOf(text('choices')) : []
    const place = Number(text('place')) || n + 1
    const column = {
      ...(id === '' ? {} : { id: Number(id) }),
      ...{ name, type, choices, description: text('description') },
      required: form.has(columnField(n, 'required')),
      default_hidden: form.has(columnField(n, 'hidden')),
    }
    given.push({ n, id, name, type, place, choices, column })
  }
  // Of two with the same place, the one that was moved comes first.
  return given.toSorted((a, b) => a.place - b.place || b.n - a.n)
}

/** Why a column is refused, and in which of its fields; a number of the list, from 1, says which. */
function refusalOf(given: readonly GivenColumn[], at: number): { field: string; why: string } {
  const one = given[at]!
  const isNamed = (name: string): boolean => name.toLowerCase() === one.name.toLowerCase()
  if (one.name === '') return { field: columnField(one.n, 'name'), why: 'missing' }
  if (given.some(other => other !== one && isNamed(other.name)))
    return { field: columnField(one.n, 'name'), why: 'column twice' }
  if (one.type.includes('choice') && (one.choices.length === 0 || new Set(one.choices).size < one.choices.length))
    return { field: columnField(one.n, 'choices'), why: one.choices.length === 0 ? 'no choices' : 'choice twice' }
  return { field: columnField(one.n, 'name'), why: 'invalid_value' }
}

/** Makes the call of a form with columns; what it refuses is so in the field of its column. */
export async function saveColumns<T>(
  form: FormFields,
  places: Record<string, string>,
  call: (columns: string) => Promise<T>,
): Promise<T> {
  const given = columnsIn(form)
  if (given.length === 0) {
    places['no columns'] = columnField(0, 'name')
    throwFormError('no columns')
  }
  try {
    return await call(JSON.stringify(given.map(({ column }) => column)))
  } catch (thrown) {
    const at = isApiFailure(thrown) ? Number(/^columns\.(\d+)$/.exec(thrown.extra)?.[1] ?? 0) - 1 : -1
    if (!given[at]) throw thrown
    const { field, why } = refusalOf(given, at)
    places[why] = field
    return throwFormError(why)
  }
}
