import type { Output } from '../../../../client/types.ts'
import { inputsOf } from '../account/extra-data.ts'
import { inputValue } from '../columns/column-inputs.ts'
import type { Group } from '../topics.ts'

type Words = { on: string; off: string; day: (date: string) => string }

/** The values of a member's fields as text, with the names of the fields. */
export function answersOf(
  { extra_member_data_columns: columns = [] }: Group,
  { extra_member_data: values = [] }: Output<'getmember'>,
  { on, off, day }: Words,
): { id: number; name: string; text: string }[] {
  return columns.flatMap(column => {
    const value = values.find(({ col_id }) => col_id === column.id)
    if (!value) return []
    const parts = inputsOf(column).map(input => {
      const text = inputValue(input, value)
      if (input.kind === 'flag') return text === 'on' ? on : off
      if (input.kind === 'date') return text && day(`${text}T12:00:00Z`)
      if (input.kind !== 'one' && input.kind !== 'some') return text
      return text
        .split(',')
        .map(number => column.choices[Number(number) - 1] ?? '')
        .join(', ')
    })
    return [{ id: column.id, name: column.name, text: parts.filter(Boolean).join(', ') }]
  })
}
