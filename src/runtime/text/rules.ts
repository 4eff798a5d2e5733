import sanitizeHtml from 'sanitize-html'
import { markOf } from './marks.ts'
import { tidy } from './tidy.ts'
import { markAttribute } from './tree.ts'

/** Kept tags. None of them runs, loads or submits anything by itself but `img`, whose address is checked. */
export const tags: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'tt', 'kbd', 'q', 'cite'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
]
/** Kept attributes of each tag. */
export const attributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
}
// Blocks that would run into their neighbours if only their text stayed.
const block = [
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'aside',
  'address',
  'center',
  'details',
  'summary',
]
const renamed: ReadonlyMap<string, string> = new Map([
  ...[...block, 'figure', 'figcaption', 'fieldset', 'legend'].map(tag => [tag, 'div'] as const),
  ...['dir', 'menu'].map(tag => [tag, 'ul'] as const),
  ['strike', 's'],
  ['samp', 'code'],
])
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'cid:'])
const rel = 'noopener noreferrer ugc'

/** Only an absolute address of a known kind stays; what a browser would complete or guess does not. */
export function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && schemes.has(url.protocol) && URL.parse(value, 'https://elsewhere.invalid')?.href === url.href
}

type Attributes = Record<string, string>
const withUrl = (name: string, { [name]: url, ...rest }: Attributes): Attributes =>
  url !== undefined && isSafeUrl(url) ? { [name]: url, ...rest } : rest
/** What a link carries. */
export const linkAttributes = (href: string): Attributes => ({ href, rel })

function attributesOf(tag: string, given: Attributes): Attributes {
  if (tag === 'a') return { ...withUrl('href', given), rel }
  return tag === 'img' ? withUrl('src', given) : given
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { ...attributes },
  allowedSchemes: [...schemes].map(scheme => scheme.slice(0, -1)),
  allowProtocolRelative: false,
  nestingLimit: 100,
  // Whose content is no text either.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'svg', 'math'],
  transformTags: {
    '*': (tag, given) => ({ tagName: renamed.get(tag) ?? tag, attribs: attributesOf(tag, given) }),
  },
}
const marking: sanitizeHtml.IOptions = {
  ...options,
  allowedAttributes: { ...attributes, '*': [markAttribute] },
  transformTags: {
    '*': (tag, given) => {
      delete given[markAttribute]
      const mark = markOf(tag, given)
      const attribs = attributesOf(tag, given)
      return { tagName: renamed.get(tag) ?? tag, attribs: mark ? { ...attribs, [markAttribute]: mark } : attribs }
    },
  },
}

/** The text is nested deeper than any text is. */
export class TooDeepError extends Error {
  override name = 'TooDeepError'
}
const maxDepth = 500

/** The parser's time grows with the square of the depth, so it is stopped before that matters. */
function watched(rules: sanitizeHtml.IOptions): sanitizeHtml.IOptions {
  let depth = 0
  return {
    ...rules,
    onOpenTag: () => {
      depth += 1
      if (depth > maxDepth) throw new TooDeepError()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
}

/** HTML with nothing left in it that could act in a page or in a mail. Slow on hostile input: runs in the worker. */
export const cleanHtml = (html: string): string => tidy(sanitizeHtml(tidy(html), watched(options)))
/** The same, with a mark on what a mail program marked. */
export const cleanMarkedHtml = (html: string): string => tidy(sanitizeHtml(tidy(html), watched(marking)))
