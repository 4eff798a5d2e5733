import { escapeHtml } from '#content/html.ts'
import type { ValueInput } from '../../groups/index.ts'
import type { Column, ColumnType } from '#contract/databases.ts'
import { foldText, formatValue } from './value-texts.ts'
import { parseValue, type CellValue } from './values.ts'

type TextReader = (text: string, column: Column) => ValueInput | null

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1', 'x', 'on'].map(word => [word, true] as const),
  ...['no', 'false', '0', 'off'].map(word => [word, false] as const),
])
/** The index of a choice by its text, or by another spelling if that is unambiguous. */
export function choiceIndex(text: string, { choices }: Pick<Column, 'choices'>): number {
  const exact = choices.indexOf(text.trim())
  if (exact >= 0) return exact + 1
  const alike = choices.flatMap((choice, n) => (foldText(choice) === foldText(text) ? [n + 1] : []))
  return alike.length === 1 ? alike[0]! : 0
}
const choiceIndexes = (texts: readonly string[], column: Column): ValueInput => ({
  multi_choice: texts.filter(text => text.trim() !== '').map(text => choiceIndex(text, column)),
})

/** Joins non-empty lines. */
const joinedLines = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(', ')

/** Parsers of values from text as people write it. */
const textReaders: Record<ColumnType, TextReader> = {
  text_column: text => ({ text }),
  paragraph_column: text => ({ text }),
  email_column: text => ({ text }),
  html_paragraph_column: html_text => ({ html_text }),
  checkbox_column: text => ({ checked: flags.get(text.trim().toLowerCase()) }),
  multiple_choice_column: (text, column) => choiceIndexes([text], column),
  multi_choice_column: (text, column) => choiceIndexes(text.split('\n'), column),
  date_column: text => ({ date: text.trim() }),
  time_column: text => ({ time: text.trim() }),
  number_column: text => ({
    number: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : null,
  }),
  address_column: text => ({ street_address1: joinedLines(text) }),
  link_column: text => ({ url: text.trim() }),
  image_column: text => ({ image_name: text.trim() }),
  github_column: text => ({ github_login: text.trim() }),
}

/** Parses a value from text; null if it is invalid for the column. */
export async function valueFromText(column: Column, text: string): Promise<CellValue | null> {
  const input = textReaders[column.type](text, column)
  return input && parseValue(column, input)
}

/** Converts a value when its column changes; null if it is lost. */
export type ConvertValue = (value: CellValue) => CellValue | null | Promise<CellValue | null>

/** The conversion of values when a column changes; undefined if they stay as they are. */
export function valueConversion(before: Column, after: Column): ConvertValue | undefined {
  if (before.type !== after.type) return conversionVia(before, after)
  const moved = before.choices.map((choice, n) => choiceAfter(choice, n, before, after))
  // Rows are also rewritten if a choice was renamed, because they are found by its text.
  if (moved.every((to, n) => to === n + 1 && after.choices[n] === before.choices[n])) return undefined
  return value => {
    const multi_choice = (value.multi_choice ?? []).map(n => moved[n - 1] ?? 0).filter(n => n > 0)
    return multi_choice.length > 0 ? { ...value, multi_choice: multi_choice.toSorted((a, b) => a - b) } : null
  }
}

/** The new index of a choice: by its text, or its old position if that has another text now; 0 if it was removed. */
function choiceAfter(choice: string, n: number, before: Column, after: Column): number {
  const same = after.choices.indexOf(choice)
  if (same >= 0) return same + 1
  const renamed = after.choices[n]
  return renamed !== undefined && !before.choices.includes(renamed) ? n + 1 : 0
}

const isPictureType = ({ type }: Column): boolean => type === 'image_column'

function conversionVia(before: Column, after: Column): ConvertValue {
  if (isPictureType(before) || isPictureType(after)) return () => null
  return value => {
    const text = formatValue(before, value)
    return valueFromText(after, after.type === 'html_paragraph_column' ? escapeHtml(text) : text)
  }
}
