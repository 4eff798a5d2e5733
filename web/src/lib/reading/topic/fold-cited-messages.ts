const attribution = /<blockquote>\s*<p>(<a href="[^"<>]*\/message\/\d+"[^<>]*>[^<>]*, #\d+<\/a>)<\/p>/g
/** Quotes longer than this are folded. */
const longest = 600

/** Quotes that name the message they are from, with the name and a link to it above; long ones are folded. */
export function foldQuotes(html: string): string {
  if (!html.includes('/message/')) return html
  let [shown, from] = ['', 0]
  for (const { 0: head, 1: link, index } of html.matchAll(attribution)) {
    // One inside another one stays with it.
    if (index < from) continue
    const end = endOfQuote(html, index + head.length)
    if (end === -1) break
    const inside = html.slice(index + head.length, end)
    const open = inside.length <= longest ? ' open' : ''
    shown += `${html.slice(from, index)}<blockquote class="from"><details${open}><summary>${link}</summary>${inside}</details></blockquote>`
    from = end + '</blockquote>'.length
  }
  return shown + html.slice(from)
}

function endOfQuote(html: string, from: number): number {
  const tags = /<(\/?)blockquote[^<>]*>/g
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tag.index
  }
  return -1
}
