import { randomBytes } from 'node:crypto'
import type { TextPiece } from './template.ts'

/** Links to files that are left out of a mail; they work for its recipient. */
export type FileLinks = {
  /** The file ids, in the order of their tokens. */
  ids: readonly number[]
  to(file_id: number): string
  /** Splits texts with such links into pieces with slots for tokens. */
  cut(pieces: readonly TextPiece[]): TextPiece[]
}

/** `first` is the index of the first file token among the tokens of the mail. */
export function fileLinks(url: string, first: number): FileLinks {
  // Marks the slots in a text. It is random, since the text contains user content.
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
