/** A file, its Content-ID (RFC 2392; empty if the text doesn't refer to it) and its URL. */
type LinkedFile = { content_id: string; url: string }

const unchanged = (html: string): string => html
const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' }

/** Replaces `cid:` references to a message's own files with links. */
export function withLinks(files: readonly LinkedFile[]): (html: string) => string {
  const inlineFiles = files.filter(({ content_id }) => content_id !== '')
  if (inlineFiles.length === 0) return unchanged
  const links = new Map(inlineFiles.map(({ content_id, url }) => [content_id, url.replaceAll('&', '&amp;')]))
  return html =>
    html.replace(/ (src|href)="cid:([^"]{1,1000})"/g, (whole, attribute: string, escapedName: string) => {
      const name = escapedName.replace(/&(amp|quot|lt|gt);/g, (_, letter: string) => entities[letter]!)
      const link = links.get(name) ?? links.get(percentDecoded(name))
      return link === undefined ? whole : ` ${attribute}="${link}"`
    })
}

/** Replaces links with `cid:` references again, in a text edited as displayed. */
export function withNames(text: string, files: readonly LinkedFile[]): string {
  const inlineFiles = files.filter(({ content_id }) => content_id !== '')
  return inlineFiles.reduce((before, { content_id, url }) => {
    const address = url.split('&').map(RegExp.escape).join('&(?:amp;)?')
    const link = new RegExp(`${address}(?!\\d)(?:&(?:amp;)?(?:group_name=[\\w.%+-]{1,120}|thumbnail=1)){0,2}`, 'g')
    return before.replace(link, () => `cid:${content_id}`)
  }, text)
}

// RFC 2392: characters of a Content-ID may be percent-encoded.
function percentDecoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
