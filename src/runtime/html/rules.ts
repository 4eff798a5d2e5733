import sanitizeHtml from 'sanitize-html'

/** Kept tags. None of them runs, loads or submits anything by itself but `img`, whose address is checked. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'tt', 'kbd', 'q', 'cite'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
]
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'cid:'])

/** Only an absolute address of a known kind stays; what a browser would complete or guess does not. */
export function isSafeUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && schemes.has(url.protocol) && URL.parse(value, 'https://elsewhere.invalid')?.href === url.href
}

type Attributes = Record<string, string>
const withUrl = (name: string, { [name]: url, ...rest }: Attributes): Attributes =>
  url !== undefined && isSafeUrl(url) ? { [name]: url, ...rest } : rest

/** HTML with nothing left in it that could act in a page or in a mail. Slow on hostile input: runs in the worker. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      ol: ['start', 'type'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
    },
    allowedSchemes: [...schemes].map(scheme => scheme.slice(0, -1)),
    allowProtocolRelative: false,
    nestingLimit: 100,
    // Whose content is no text either.
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'svg', 'math'],
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: { ...withUrl('href', attributes), rel: 'noopener noreferrer ugc' },
      }),
      img: (tagName, attributes) => ({ tagName, attribs: withUrl('src', attributes) }),
    },
  })
}
