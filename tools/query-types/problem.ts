import { parseSql } from '#storage/sql-text.ts'

/** A query that cannot be used as written. */
export type FailedQuery = { name: string; written: string; declaredAt: string }

/** How to fix errors of the server, by their codes, and our own, by their names. */
const hintsByCode: Readonly<Record<string, string>> = {
  '42601': 'Mend the SQL there.',
  '42703': 'Correct the name of the column, or add the column in a migration.',
  '42P01': 'Correct the name of the table, or make the table in a migration.',
  '42P08': 'It is used as two types: say which one it has, such as :id::bigint.',
  '42P18': 'Its type cannot be told from its use: say it, such as :id::bigint.',
  '42883': 'Correct the name of the function, or cast what it is given.',
  '42804': 'Cast the value to the type of its column.',
  UnnamedColumnError: 'Name it: … as "name".',
  UnreadableArrayError: 'Cast it to text[].',
  FamilyError: 'Texts of one family answer the same columns, and a parameter has one type in all of them.',
}

/** Names the query and line, what is wrong, and how to fix it. */
export function problemText({ name, written, declaredAt }: FailedQuery, error: unknown): string {
  const { message, position, code } = error as Error & { position?: string; code?: string }
  const cure = hintsByCode[code ?? ''] ?? hintsByCode[(error as Error).name]
  const where = position === undefined ? undefined : lineOf(written, Number(position))
  return [
    `${declaredAt} the query ${name}`,
    ...(where ? [`  line ${where.number} of its text: ${where.text}`] : []),
    `  ${withNames(written, message)}`,
    ...(cure ? [`  ${cure}`] : []),
  ].join('\n')
}

/** The server counts characters from 1, in the text that it was sent. */
function lineOf(written: string, position: number): { number: number; text: string } {
  const before = written.slice(0, parseSql(written).sourcePosition(position - 1))
  const number = before.split('\n').length
  return { number, text: written.split('\n')[number - 1]!.trim() }
}

/** The server reports a parameter by number, the author knows it by name. */
function withNames(written: string, message: string): string {
  const { parameters } = parseSql(written)
  return message.replaceAll(/\$(\d+)/g, (number, index: string) => {
    const parameter = parameters[Number(index) - 1]
    return parameter ? `:${parameter.name}` : number
  })
}
