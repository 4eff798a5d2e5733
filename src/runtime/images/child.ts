// A process of its own: it can be killed, and what goes wrong in a decoder does not reach the service.
import { readPicture } from './thumbnail.ts'

process.on('disconnect', () => process.exit())

let pieces: Buffer[] = []
let missing = 0
/** How long the next picture is; its bytes follow. */
process.on('message', (size: number) => {
  pieces = []
  missing = size
  process.send!('send')
})
process.stdin.on('data', (piece: Buffer) => {
  pieces.push(piece)
  missing -= piece.length
  if (missing === 0) void readPicture(Buffer.concat(pieces)).then(picture => process.send!({ picture }))
})
process.send!('ready')
