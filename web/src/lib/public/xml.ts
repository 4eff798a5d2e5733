// What no XML may hold, not even as a number: control characters, halves of pairs, and two that are no characters.
const invalidCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML elements and attributes. */
const escaped = (text: string): string =>
  text.replace(invalidCharacters, '').replaceAll(/[&<>"']/g, sign => entities[sign]!)

/** Pieces of XML that are well formed by themselves. */
export type Xml = { readonly xml: string }

/** An element: its attributes, and a text or other elements in it. */
export function element(name: string, attributes: Record<string, string>, inside: string | readonly Xml[] = []): Xml {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const body = typeof inside === 'string' ? escaped(inside) : inside.map(({ xml }) => xml).join('')
  return { xml: `<${name}${head.join('')}>${body}</${name}>` }
}

type XmlMediaType = 'application/atom+xml' | 'application/xml'
/** A document that may be cached for some minutes. */
export const xmlResponse = ({ xml }: Xml, type: XmlMediaType): Response =>
  new Response(`<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })
