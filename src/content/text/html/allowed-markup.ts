/** Allowed tags. None of them runs, loads or submits anything by itself but `img`, whose URL is checked. */
export const allowedTags: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'tt', 'kbd', 'q', 'cite'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
]
/** Allowed attributes of each tag. */
export const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
}
// Blocks whose text would run into its neighbours without a separator.
const block = 'section article header footer main nav aside address center details summary'.split(' ')
const replacementTags: ReadonlyMap<string, string> = new Map([
  ...[...block, 'figure', 'figcaption', 'fieldset', 'legend'].map(tag => [tag, 'div'] as const),
  ...['dir', 'menu'].map(tag => [tag, 'ul'] as const),
  ['strike', 's'],
  ['samp', 'code'],
])
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'cid:'])
const rel = 'noopener noreferrer ugc'

const saysHost = /^https?:\/\//i

/** Only an absolute URL with an allowed scheme is kept, nothing that a browser would complete or guess. */
export function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !schemes.has(url.protocol)) return false
  // `http:x` is relative to the host of the page, if that uses http.
  return !url.protocol.startsWith('http') || saysHost.test(value.trim())
}

export const linkAttributes = (href: string): Attributes => ({ href, rel })

type Attributes = Readonly<Record<string, string>>
const none: Attributes = {}
const addresses: ReadonlySet<string> = new Set(['href', 'src'])
/** A URL as a browser normalizes it, so that a search for `cid:` finds every spelling. */
const plainAddress = (value: string): string =>
  value
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/^[a-z]+:/i, scheme => scheme.toLowerCase())

/** The allowed attributes of an allowed tag, after `tidied` has cleaned the values. */
export function attributesOf(tag: string, given: Attributes, tidied: (value: string) => string): Attributes {
  const names = allowedAttributes[tag]
  if (names === undefined) return none
  const allowed: Record<string, string> = {}
  for (const name of names) {
    const raw = name === 'rel' ? rel : given[name]
    if (raw === undefined) continue
    const value = addresses.has(name) ? plainAddress(tidied(raw)) : tidied(raw)
    // Only `alt` has a meaning when it is empty.
    if (value === '' ? name === 'alt' : !addresses.has(name) || isSafeUrl(value)) allowed[name] = value
  }
  return allowed
}

const keptTags: ReadonlyMap<string, string> = new Map([
  ...allowedTags.map(tag => [tag, tag] as const),
  ...replacementTags,
])
/** The name of a tag in clean HTML; undefined if it is dropped. */
export const tagOf = (name: string, given: Attributes): string | undefined =>
  name === 'p' && isLine(given) ? 'div' : keptTags.get(name)

const lineClass = /(?:^|\s)(?:x_)*mso(?:normal|plaintext|nospacing|listparagraph\w{0,20}|header|footer)(?:\s|$)/i
const noMargin = /(?:^|;)(?:margin:0|margin-top:0[a-z%]*;margin-bottom:0)(?![.\d]*[1-9])/
/** Some programs write each line as a paragraph without margins. */
const isLine = ({ class: classes = '', style = '' }: Attributes): boolean =>
  lineClass.test(classes.slice(0, 1000)) || noMargin.test(style.slice(0, 1000).toLowerCase().replace(/\s/g, ''))

/** Tags that are dropped with their content. */
export const droppedTags: ReadonlySet<string> = new Set([
  ...['style', 'script', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'svg', 'math'],
])
