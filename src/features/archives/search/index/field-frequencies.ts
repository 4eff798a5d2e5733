/** How often a term occurs in the fields of a message: subject, new text, quoted text, signature. */
export type FieldFrequencies = [subject: number, written: number, quoted: number, signature: number]

// One byte encodes nearly all frequencies; the rest takes four bytes more.
const [subject, written, quoted, signature] = [3, 7, 6, 2] as const
export const ESCAPE = 255

/** The code of frequencies; `ESCAPE` if there is none. */
export function frequencyCode(counts: FieldFrequencies): number {
  const [a, b, c, d] = counts
  if (a >= subject || b >= written || c >= quoted || d >= signature) return ESCAPE
  return ((a * written + b) * quoted + c) * signature + d
}

export function frequenciesOf(code: number): FieldFrequencies {
  const [rest, c] = [Math.floor(code / signature), Math.floor(code / signature) % quoted]
  return [Math.floor(rest / quoted / written), Math.floor(rest / quoted) % written, c, code % signature]
}

/** Whether a term occurs outside the signature. */
export const isOutsideSignature = ([a, b, c]: FieldFrequencies): boolean => a + b + c > 0
