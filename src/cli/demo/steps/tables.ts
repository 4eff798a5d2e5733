import type { PersonName } from '../people.ts'
import type { GroupKey } from '../groups.ts'
import type { DemoStep, DemoContext } from '../context.ts'

type Value = string | number | boolean | undefined
type Table = { group: GroupKey; name: string; short_desc: string; columns: object[]; options?: object; rows: Value[][] }

const boats: Table = {
  group: 'rowing',
  name: 'Boats',
  short_desc: 'What lies in the boathouse, and how it is.',
  columns: [
    { name: 'Boat', type: 'text_column', required: true },
    { name: 'Seats', type: 'number_column' },
    { name: 'State', type: 'multiple_choice_column', choices: ['Ready', 'Needs repair', 'Away'] },
    { name: 'Last checked', type: 'date_column' },
    { name: 'Oars aboard', type: 'checkbox_column' },
    { name: 'Notes', type: 'paragraph_column' },
  ],
  options: { edit_rows: 'database_access_creator' },
  rows: [
    ['Heron', 4, 1, '2026-10-03', true, 'The favourite of the Tuesday crew.'],
    ['Kingfisher', 2, 2, '2026-09-19', true, 'Rudder line frays near the stern.'],
    ['Old Alder', 8, 1, '2026-10-24', true, undefined],
    ['Teal', 1, 3, '2026-08-30', false, 'Lent to the school until spring.'],
    ['Moorhen', 2, 1, '2026-10-24', true, 'New seats.'],
  ],
}
const tools: Table = {
  group: 'lane',
  name: 'Things to borrow',
  short_desc: 'Who has what, and would lend it.',
  columns: [
    { name: 'Thing', type: 'text_column', required: true },
    { name: 'Where', type: 'text_column' },
    { name: 'Lent out', type: 'checkbox_column' },
  ],
  options: { edit_rows: 'database_access_creator' },
  rows: [
    ['Long ladder', 'Number 4', false],
    ['Cement mixer', 'Number 11', true],
    ['Preserving pan', 'Number 7', false],
    ['Two folding tables', 'Number 4', false],
  ],
}

/** The field in which each kind of column takes its value. */
const fieldOf: Record<string, (value: Value) => object> = {
  text_column: text => ({ text }),
  paragraph_column: text => ({ text }),
  number_column: number => ({ number }),
  multiple_choice_column: place => ({ multi_choice: [place] }),
  date_column: date => ({ date }),
  checkbox_column: checked => ({ checked }),
}

async function createTable(
  stage: DemoContext,
  { group, name, short_desc, columns, options, rows }: Table,
  who: PersonName,
) {
  const calls = stage.as(who)
  const table = await calls.newdatabase({
    group_id: stage.groupId(group),
    ...{ name, short_desc, columns: JSON.stringify(columns), ...options },
  })
  for (const row of rows) {
    const vals = table.columns.flatMap(({ id, type }, n) =>
      row[n] === undefined ? [] : [{ col_id: id, ...fieldOf[type]!(row[n]) }],
    )
    await calls.newdatabaserow({ database_id: table.id, vals: JSON.stringify(vals) })
  }
}

export const tables: DemoStep = {
  title: 'tables',
  async run(stage) {
    await createTable(stage, boats, 'mara')
    await createTable(stage, tools, 'mara')
  },
}
