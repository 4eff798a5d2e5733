/** The members of the parser used here. */
export type Parser = {
  buf: ArrayBuffer
  av: Uint8Array<ArrayBuffer>
  readPos: number
  boundaries: readonly unknown[]
  currentNode: { state: string }
}
type ByteSpan = { bytes: Uint8Array<ArrayBuffer>; done: boolean }

const [lineFeed, carriageReturn, dash] = [0x0a, 0x0d, 0x2d]
const boundaryPrefix = Buffer.from('\n--')

/**
 * Reads several lines at once, where the parser itself reads one: up to the next line it has to inspect, without the last line
 * end. That is the end of the headers, or a possible boundary.
 */
export function nextSpan(parser: Parser): ByteSpan {
  const { av, readPos: from } = parser
  const end = parser.currentNode.state === 'header' ? endOfHead(parser) : endOfBody(parser)
  parser.readPos = end
  // Earlier empty lines belong to the content.
  const last = Math.max(from, end >= 2 ? av.lastIndexOf(lineFeed, end - 2) + 1 : 0)
  let to = end
  while (to > last && isLineEnd(av[to - 1]!)) to -= 1
  return { bytes: new Uint8Array(parser.buf, from, to - from), done: end >= av.length }
}

const isLineEnd = (byte: number): boolean => byte === lineFeed || byte === carriageReturn
const mayBeBoundary = ({ av, boundaries }: Parser, at: number): boolean =>
  boundaries.length > 0 && av[at] === dash && av[at + 1] === dash
const endOfLine = ({ av }: Parser, from: number): number => av.indexOf(lineFeed, from) + 1 || av.length

function endOfBody(parser: Parser): number {
  const { av, boundaries, readPos } = parser
  if (boundaries.length === 0) return av.length
  if (mayBeBoundary(parser, readPos)) return endOfLine(parser, readPos)
  return Buffer.from(av.buffer, 0, av.length).indexOf(boundaryPrefix, readPos) + 1 || av.length
}

function endOfHead(parser: Parser): number {
  let end = endOfLine(parser, parser.readPos)
  if (isEmpty(parser, parser.readPos) || mayBeBoundary(parser, parser.readPos)) return end
  while (end < parser.av.length && !isEmpty(parser, end) && !mayBeBoundary(parser, end)) end = endOfLine(parser, end)
  return end
}

function isEmpty({ av }: Parser, from: number): boolean {
  let at = from
  while (av[at] === carriageReturn) at += 1
  return at === av.length || av[at] === lineFeed
}
