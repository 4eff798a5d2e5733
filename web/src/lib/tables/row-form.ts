import { inputsByType } from '../account/extra-data.ts'
import { isApiFailure } from '../api.ts'
import {
  changesIn,
  fieldFor,
  inputValue,
  missingColumn,
  submittedValue,
  type ColumnInput,
} from '../columns/column-inputs.ts'
import { throwFormError, type FormFields } from '../forms/run-action.ts'
import type { Formatters } from '../locale.ts'
import { plainTextOf } from '../writing/editable-source.ts'
import { paragraphs } from '../writing/paragraphs.ts'
import type { CellValue, TableColumn } from './table.ts'

const rowInputs: Readonly<Record<TableColumn['type'], readonly ColumnInput[]>> = {
  ...inputsByType,
  html_paragraph_column: [{ name: 'html_text', kind: 'html' }],
  number_column: [{ name: 'number', kind: 'number' }],
  address_column: [...inputsByType.address_column, { name: 'country', kind: 'line' }],
  image_column: [{ name: 'image_name', kind: 'image' }],
  github_column: [
    { name: 'github_login', kind: 'line' },
    { name: 'github_name', kind: 'line' },
  ],
}
/** The fields in which a value of a column is typed. */
export const rowInputsOf = ({ type }: TableColumn): readonly ColumnInput[] => rowInputs[type]

/** Formatted text that is nothing but paragraphs is edited as plain text. */
const isPlain = (html: string): boolean => !/<(?!\/?p>|br\s*\/?>)/.test(html)
/** The values of a row as its form shows them. */
export const editableValues = (vals: readonly CellValue[]): CellValue[] =>
  vals.map(value =>
    value.html_text !== '' && isPlain(value.html_text) ? { ...value, html_text: plainTextOf(value.html_text) } : value,
  )

/** Whose value is saved, where somebody else changed the row meanwhile. */
export const takeField = ({ id }: Pick<TableColumn, 'id'>): string => `take-${id}`

/** A typed value as people read it. */
export function typedText({ t }: Formatters, column: TableColumn, typed: Readonly<Record<string, string>>): string {
  const form = new Map<string, unknown>(Object.entries(typed))
  const texts = rowInputsOf(column).map(input => {
    const text = submittedValue(form, column, input)
    if (input.kind === 'flag') return text === '' ? t.tables.no : t.tables.yes
    if (input.kind !== 'one' && input.kind !== 'some') return text
    return text
      .split(',')
      .map(n => column.choices[Number(n) - 1] ?? '')
      .join(', ')
  })
  return texts.filter(Boolean).join(', ')
}

type Upload = { filename: string }
type UploadedFiles = { uploads: Upload[] }
type RowInput = { vals: string; fileupload?: UploadedFiles }
const isWithoutInput = ({ type }: TableColumn): boolean => type === 'image_column'

/** What a form changes in a row, for `newdatabaserow` and `updatedatabaserow`. */
export function rowInput(form: FormFields, columns: readonly TableColumn[], before: readonly CellValue[]): RowInput {
  // What somebody else wrote meanwhile stays where it was chosen.
  const typed = columns.filter(column => !isWithoutInput(column) && form.get(takeField(column)) !== 'theirs')
  const missing = missingColumn(
    form,
    // A checkbox that is not checked is an answer.
    typed.filter(({ type }) => type !== 'checkbox_column'),
    rowInputsOf,
  )
  if (missing) throwFormError(missing)
  const changes = changesIn(form, typed, editableValues(before), rowInputsOf)
  const vals = changes.map(change => completed(change as CellValue, before))
  const { images, fileupload } = imagesIn(form, columns.filter(isWithoutInput))
  return { vals: JSON.stringify([...vals, ...images]), ...(fileupload && { fileupload }) }
}

/** A typed value with the parts that no field shows. */
function completed(change: CellValue, before: readonly CellValue[]): object {
  if (change.html_text)
    return { ...change, html_text: change.html_text.startsWith('<') ? change.html_text : paragraphs(change.html_text) }
  const old = before.find(({ col_id }) => col_id === change.col_id)
  if (!change.github_login || change.github_login !== old?.github_login) return change
  const github = Object.entries(old).filter(([name]) => name.startsWith('github_'))
  return { ...Object.fromEntries(github), ...change }
}

/** The chosen images, as one list of files, and those to remove. Two with the same name are told apart. */
function imagesIn(
  form: FormFields,
  columns: readonly TableColumn[],
): { images: object[]; fileupload: UploadedFiles | undefined } {
  const uploads: Upload[] = []
  let fileupload: UploadedFiles | undefined
  const images = columns.flatMap(column => {
    const field = fieldFor(column, rowInputsOf(column)[0]!)
    const files = form.get(`${field}-file`) as UploadedFiles | undefined
    const upload = files?.uploads[0]
    if (!upload) return form.has(`${field}-remove`) ? [{ col_id: column.id }] : []
    const isTaken = uploads.some(({ filename }) => filename === upload.filename)
    const filename = isTaken ? `${column.id}-${upload.filename}` : upload.filename
    uploads.push({ ...upload, filename })
    fileupload ??= files
    return [{ col_id: column.id, image_name: filename }]
  })
  // A call takes the files of one field: the first one's get the others.
  fileupload?.uploads.splice(0, Infinity, ...uploads)
  return { images, fileupload }
}

/** Why a value of each type is refused. */
const reasonsByType: Partial<Record<TableColumn['type'], string>> = {
  number_column: 'not a number',
  date_column: 'not a date',
  time_column: 'not a time',
  email_column: 'not an email address',
  link_column: 'not a link',
  github_column: 'not a GitHub name',
  image_column: 'not an image',
  text_column: 'text too long',
  paragraph_column: 'text too long',
  html_paragraph_column: 'text too long',
}

/**
 * Makes the call of a row's form. A value that is refused is so in its field, for what it is; `places` gets to know
 * where.
 */
export async function saveRow<T>(
  form: FormFields,
  columns: readonly TableColumn[],
  places: Record<string, string>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    const column = columns.find(({ id }) => thrown.extra === `vals.${id}`)
    if (!column) throw thrown
    const inputs = rowInputsOf(column)
    const isEmpty = isWithoutInput(column)
      ? !form.has(`${fieldFor(column, inputs[0]!)}-file`)
      : inputs.every(input => submittedValue(form, column, input) === '')
    const why = isEmpty ? 'missing' : (reasonsByType[column.type] ?? 'invalid_value')
    places[why] = fieldFor(column, inputs[0]!)
    return throwFormError(why)
  }
}

/** The columns in which a row differs from what was typed. */
export const differingColumns = (
  columns: readonly TableColumn[],
  vals: readonly CellValue[],
  typed: Readonly<Record<string, string>>,
): TableColumn[] => {
  const form = new Map<string, unknown>(Object.entries(typed))
  const shown = editableValues(vals)
  return columns.filter(
    column =>
      !isWithoutInput(column) &&
      rowInputsOf(column).some(
        input =>
          submittedValue(form, column, input) !==
          inputValue(
            input,
            shown.find(({ col_id }) => col_id === column.id),
          ),
      ),
  )
}
