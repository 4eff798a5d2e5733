/** A file, the name by which a text refers to it (RFC 2392; empty where it does not), and where it is. */
type LinkedFile = { content_id: string; url: string }

const unchanged = (html: string): string => html
const letters: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' }

/** Puts links in the place of the names by which a text refers to its own files: `src="cid:…"`. */
export function withLinks(files: readonly LinkedFile[]): (html: string) => string {
  const named = files.filter(({ content_id }) => content_id !== '')
  if (named.length === 0) return unchanged
  const links = new Map(named.map(({ content_id, url }) => [content_id, url.replaceAll('&', '&amp;')]))
  return html =>
    html.replace(/ (src|href)="cid:([^"]{1,1000})"/g, (whole, attribute: string, written: string) => {
      const name = written.replace(/&(amp|quot|lt|gt);/g, (_, letter: string) => letters[letter]!)
      const link = links.get(name) ?? links.get(unpercented(name))
      return link === undefined ? whole : ` ${attribute}="${link}"`
    })
}

/** The way back, for a text that somebody has edited as it was shown to them. */
export function withNames(text: string, files: readonly LinkedFile[]): string {
  const named = files.filter(({ content_id }) => content_id !== '')
  return named.reduce((before, { content_id, url }) => {
    const address = url.split('&').map(RegExp.escape).join('&(?:amp;)?')
    const link = new RegExp(`${address}(?!\\d)(?:&(?:amp;)?(?:group_name=[\\w.%+-]{1,120}|thumbnail=1)){0,2}`, 'g')
    return before.replace(link, () => `cid:${content_id}`)
  }, text)
}

// RFC 2392: what is no letter of an address may be written as %XX.
function unpercented(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
