/**
 * Headers that may occur only once (RFC 5322, section 3.6; RFC 2045). Programs disagree about which of two counts, and a
 * signature covers only one of them.
 */
const singularFields = [
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'content-type',
  'content-transfer-encoding',
] as const
export type SingularField = (typeof singularFields)[number]

/** The number of occurrences of each. */
export type FieldCounts = Record<SingularField, number>

export function countFields(names: readonly string[]): FieldCounts {
  const counts = Object.fromEntries(singularFields.map(name => [name, 0])) as FieldCounts
  for (const name of names) if (name in counts) counts[name as SingularField] += 1
  return counts
}

export const hasDuplicates = (counts: FieldCounts): boolean => Object.values(counts).some(count => count > 1)

/** Whether two parsers found the same headers. */
export const haveSameCounts = (one: FieldCounts, other: FieldCounts): boolean =>
  singularFields.every(name => one[name] === other[name])
