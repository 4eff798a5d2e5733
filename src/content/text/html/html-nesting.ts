import type { ElementNode } from './tree.ts'

// A browser closes what is open where an element cannot stand in it. The end tag of what it has closed then ends
// something else, even what the page has put around the text. So an element stands where a browser would put it.

const tagSet = (...tags: string[]): ReadonlySet<string> => new Set(tags)
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const sections = ['thead', 'tbody', 'tfoot']
const cells = ['td', 'th']
const paragraph = tagSet('p')

/** What each element cannot stand right in. */
const notIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['p', 'div', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'dl', 'table'].map(tag => [tag, paragraph] as const),
  ...headings.map(tag => [tag, tagSet(...headings, 'p')] as const),
  ['a', tagSet('a')],
])

/** The parts of a table, and what each stands right in: the nearest of them in the same table. */
const onlyIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['caption', ...sections].map(tag => [tag, tagSet('table')] as const),
  ['tr', tagSet('table', ...sections)],
  // The parser closes a head before a cell that has no row.
  ...cells.map(tag => [tag, tagSet('table', 'tbody', 'tfoot', 'tr')] as const),
])

/** What ends with the next of its kind, however much of a text is open in it. */
const notWithin: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', tagSet('li')],
  ...['dt', 'dd'].map(tag => [tag, tagSet('dt', 'dd')] as const),
  ['table', tagSet('table')],
])
const blocks = ['blockquote', 'pre', 'ul', 'ol', 'dl', ...headings, 'caption', ...cells]
/** Where such a thing begins anew. */
const bounds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', tagSet(...blocks, 'dt', 'dd', 'table', ...sections, 'tr')],
  ...['dt', 'dd'].map(tag => [tag, tagSet(...blocks, 'li', 'table', ...sections, 'tr')] as const),
  ['table', tagSet('caption', ...cells)],
])

const isHeading = (tag: string): boolean => headings.includes(tag)
/** The end tag of one heading ends any other. */
function isInHeading(open: readonly ElementNode[], place: number): boolean {
  let at = place
  while (at > 0 && !isHeading(open[at]!.tag) && !bounds.get('table')!.has(open[at]!.tag)) at -= 1
  return isHeading(open[at]!.tag)
}

/** Where among the `open` elements one goes: into the last of them, or into one around it; undefined if nowhere. */
export function allowedParent(tag: string, open: readonly ElementNode[]): number | undefined {
  const last = open.length - 1
  const wanted = onlyIn.get(tag)
  if (wanted) {
    const at = open.findLastIndex(one => wanted.has(one.tag) || one.tag === 'table')
    return at < 0 ? undefined : at
  }
  let place = last
  const ended = notWithin.get(tag)
  if (ended) {
    const bound = bounds.get(tag)!
    for (let at = last; at > 0 && !bound.has(open[at]!.tag); at -= 1) if (ended.has(open[at]!.tag)) place = at - 1
  }
  const unfit = notIn.get(tag)
  if (unfit) while (unfit.has(open[place]!.tag)) place -= 1
  return isHeading(tag) && isInHeading(open, place) ? undefined : place
}
