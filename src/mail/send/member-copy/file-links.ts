import { randomBytes } from 'node:crypto'
import type { TextPiece } from './template.ts'

/** Links to files that are not in a mail, which open for whoever the mail is for. */
export type FileLinks = {
  /** The files, in the order of their codes. */
  ids: readonly number[]
  to(file_id: number): string
  /** Texts with such links, as pieces in which codes are still to be put. */
  cut(pieces: readonly TextPiece[]): TextPiece[]
}

/** `first`: the place of the first of their codes among those of the mail. */
export function fileLinks(url: string, first: number): FileLinks {
  // Stands around the number of a code in a text. What people wrote is in the same text: nobody can guess it.
  const mark = randomBytes(16).toString('hex')
  const ids: number[] = []
  return {
    ids,
    to(file_id) {
      const index = ids.indexOf(file_id)
      const link = first + (index < 0 ? ids.push(file_id) - 1 : index)
      return `${url}/api/v1/getmailfile?code=${mark}${link}${mark}`
    },
    cut: pieces =>
      pieces
        .flatMap((piece): TextPiece[] =>
          typeof piece === 'string'
            ? piece.split(mark).map((text, at) => (at % 2 === 0 ? text : { link: Number(text) }))
            : [piece],
        )
        .filter(piece => piece !== ''),
  }
}
