import type { QueryTypes } from './describe.ts'

/** Texts of one family do not fit together. */
export class FamilyError extends Error {
  override name = 'FamilyError'
}

/** The types of a family: every text answers the same columns, and takes some of all their parameters. */
export function mergeTypes(one: QueryTypes, other: QueryTypes): QueryTypes {
  for (const column of new Set([...Object.keys(one.row), ...Object.keys(other.row)]))
    if (one.row[column] !== other.row[column])
      throw new FamilyError(
        `the column ${column} is ${other.row[column] ?? 'missing'} here, ${inOtherTexts(one.row[column])}`,
      )
  const params = { ...one.params }
  for (const [name, type] of Object.entries(other.params)) {
    const known = params[name] ?? type
    if (withoutNull(known) !== withoutNull(type))
      throw new FamilyError(`:${name} is ${type} here, ${inOtherTexts(known)}`)
    // Null must have a meaning in one of them only: the others do not look at it, or say the same.
    params[name] = known.length > type.length ? known : type
  }
  return { params, row: one.row }
}

const inOtherTexts = (type: string | undefined): string => `and ${type ?? 'missing'} in the texts before it`
const withoutNull = (type: string): string => type.replace(/ \| null$/, '')
