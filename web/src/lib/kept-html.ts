import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { isSame } from './same.ts'
import { withReader, type Reader } from './reader.ts'

/** Characters of what is kept in all, and of one part at most. */
const [mostOfAll, mostOfOne] = [8_000_000, 100_000]
type Kept = { props: object; html: string }
const kept = new Map<string, Kept>()
let size = 0

/**
 * The HTML of a part of a page, which is the same for everybody who is shown the same. It is kept with all that it was made of, and
 * shown again only where that is the same, so that nothing in it is old or somebody else's. A part takes what it shows from `props`
 * and from the reader alone; `name` tells it from others, and those apart that are shown to different people. docs/decisions/0314
 */
export function keptHtml<P extends object>(part: Component<P>, name: string, props: P, reader: Reader): string {
  const key = `${name} ${reader.name}`
  const found = kept.get(key)
  if (found && isSame(found.props, props)) return found.html
  const { body } = render(part as Component, { props, context: withReader(reader) })
  // Also for what it does on the way: a text that was put together of many becomes one, and need not with each page.
  const html = body.trim()
  keep(key, { props, html })
  return html
}

function keep(key: string, made: Kept): void {
  forget(key)
  if (made.html.length > mostOfOne) return
  kept.set(key, made)
  size += made.html.length
  for (const oldest of kept.keys()) {
    if (size <= mostOfAll) return
    forget(oldest)
  }
}

function forget(key: string): void {
  size -= kept.get(key)?.html.length ?? 0
  kept.delete(key)
}
