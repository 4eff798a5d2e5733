/** How long the head of a mail is, to the end of its last field; no file stands in it. */
export function headLength(skeleton: Buffer, limit: number): number {
  for (let at = 0; at < limit; at = skeleton.indexOf(0x0a, at) + 1) {
    if (skeleton[at] === 0x0a || (skeleton[at] === 0x0d && skeleton[at + 1] === 0x0a)) return at
    if (skeleton.indexOf(0x0a, at) < 0) break
  }
  return limit
}

/** The fields as they are written, each with the lines on which it goes on (RFC 5322, section 2.2.3). */
export const fieldsOf = (head: string): string[] => head.split(/(?<=\n)(?![ \t])/)

export const nameOf = (field: string): string => /^[^:\s]*/.exec(field)![0].toLowerCase()
