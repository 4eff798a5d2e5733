import { parse } from 'parse5'

const elements = new Set(
  '#document #documentType #text #comment html head meta title style body table tbody tr td div h1 p br a'.split(' '),
)
const attributes = new Set(
  'align bgcolor border cellpadding cellspacing charset class content dir href lang name role style width'.split(' '),
)
type HtmlNode = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: HtmlNode[] }
const nodesOf = (node: HtmlNode): HtmlNode[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)]

/** Elements in the HTML of an email that its layout does not have, or that lead elsewhere. */
export function externalResources(html: string, home: string): string[] {
  const { host, origin } = new URL(home)
  const isOurs = (href: string): boolean =>
    href === origin ||
    href.startsWith(`${origin}/`) ||
    (/^mailto:[\w%.-]+@[\w.-]+$/.test(href) && href.endsWith(`@${host}`))
  return nodesOf(parse(html)).flatMap(({ nodeName, attrs = [] }) => [
    ...(elements.has(nodeName) ? [] : [nodeName]),
    ...attrs.filter(({ name }) => !attributes.has(name)).map(({ name }) => `${nodeName} ${name}`),
    ...attrs.filter(({ name, value }) => name === 'href' && !isOurs(value)).map(({ value }) => value),
    ...attrs.filter(({ name, value }) => name === 'style' && /url|expression|@/i.test(value)).map(({ value }) => value),
  ])
}
