import type { ElementNode } from './tree.ts'

// A browser closes open elements that cannot contain the next one. The end tag of an element closed that way then
// closes something else, even what the page has put around the text. So each element is placed where a browser would
// put it.

const tagSet = (...tags: string[]): ReadonlySet<string> => new Set(tags)
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const sections = ['thead', 'tbody', 'tfoot']
const cells = ['td', 'th']
const paragraph = tagSet('p')

/** Parents that each element cannot have. */
const notIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['p', 'div', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'dl', 'table'].map(tag => [tag, paragraph] as const),
  ...headings.map(tag => [tag, tagSet(...headings, 'p')] as const),
  ['a', tagSet('a')],
])

/** The parts of a table, and the parents they need in the same table. */
const onlyIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['caption', ...sections].map(tag => [tag, tagSet('table')] as const),
  ['tr', tagSet('table', ...sections)],
  // The parser closes a thead before a cell without a row.
  ...cells.map(tag => [tag, tagSet('table', 'tbody', 'tfoot', 'tr')] as const),
])

/** Elements that are closed by the next of their kind, however deep. */
const notWithin: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', tagSet('li')],
  ...['dt', 'dd'].map(tag => [tag, tagSet('dt', 'dd')] as const),
  ['table', tagSet('table')],
])
const blocks = ['blockquote', 'pre', 'ul', 'ol', 'dl', ...headings, 'caption', ...cells]
/** Elements that start a new scope for these. */
const bounds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', tagSet(...blocks, 'dt', 'dd', 'table', ...sections, 'tr')],
  ...['dt', 'dd'].map(tag => [tag, tagSet(...blocks, 'li', 'table', ...sections, 'tr')] as const),
  ['table', tagSet('caption', ...cells)],
])

const isHeading = (tag: string): boolean => headings.includes(tag)
/** The end tag of one heading closes any other. */
function isInHeading(open: readonly ElementNode[], index: number): boolean {
  let at = index
  while (at > 0 && !isHeading(open[at]!.tag) && !bounds.get('table')!.has(open[at]!.tag)) at -= 1
  return isHeading(open[at]!.tag)
}

/** The index of the `open` element that can contain the tag: the last or one around it; undefined if none can. */
export function allowedParent(tag: string, open: readonly ElementNode[]): number | undefined {
  const last = open.length - 1
  const parents = onlyIn.get(tag)
  if (parents) {
    const at = open.findLastIndex(one => parents.has(one.tag) || one.tag === 'table')
    return at < 0 ? undefined : at
  }
  let index = last
  const ended = notWithin.get(tag)
  if (ended) {
    const bound = bounds.get(tag)!
    for (let at = last; at > 0 && !bound.has(open[at]!.tag); at -= 1) if (ended.has(open[at]!.tag)) index = at - 1
  }
  const unfit = notIn.get(tag)
  if (unfit) while (unfit.has(open[index]!.tag)) index -= 1
  return isHeading(tag) && isInHeading(open, index) ? undefined : index
}
