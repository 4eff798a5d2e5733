/** Pieces without end: how many were made, and whether somebody has ended it. */
export function endlessPieces(piece: () => Uint8Array) {
  const work = { made: 0, ended: false, chunks }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        work.made += 1
        yield piece()
      }
    } finally {
      work.ended = true
    }
  }
  return work
}
