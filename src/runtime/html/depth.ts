const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col', 'source', 'area'])
const maxDepth = 500

/** A parser's time grows with the square of the depth, so depth is measured before any parser sees the text. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (end) depth = Math.max(0, depth - 1)
    else if (!empty.has(name!.toLowerCase())) depth += 1
    if (depth > maxDepth) return true
  }
  return false
}
