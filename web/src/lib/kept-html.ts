import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { withCsrf } from './csrf.ts'
import { markOf, markOfToken, partOf, type Part } from './drawn.ts'
import { isSame } from './same.ts'
import { withReader, type Reader } from './reader.ts'

/** Characters of what is kept in all, and of one part at most. */
const [mostOfAll, mostOfOne] = [8_000_000, 100_000]
type Kept = { props: object; part: Part; size: number }
const kept = new Map<string, Kept>()
let size = 0

/**
 * The HTML of a part of a page, which is the same for everybody who is shown the same. It is kept with all that it was made of, and
 * shown again only where that is the same, so that nothing in it is old or somebody else's. A part takes what it shows from `props`
 * and from the reader alone; `name` tells it from others, and those apart that are shown to different people. docs/decisions/0314
 * What comes back stands for it in the text of the page.
 */
export function keptHtml<P extends object>(part: Component<P>, name: string, props: P, reader: Reader): string {
  const { drawn } = reader
  const token = markOfToken(drawn)
  const key = `${name} ${token === '' ? '' : 'signed in '}${reader.name}`
  const found = kept.get(key)
  if (found && isSame(found.props, props)) {
    // What many are shown is one value for a while: those who come next are found to be shown it without looking into it.
    found.props = props
    return markOf(found.part, drawn)
  }
  const context = new Map<symbol, unknown>([...withReader(reader), ...withCsrf(token)])
  const { body } = render(part as Component, { props, context })
  const html = body.trim()
  const made = { props, part: partOf(html), size: html.length }
  keep(key, made)
  return markOf(made.part, drawn)
}

function keep(key: string, made: Kept): void {
  forget(key)
  if (made.size > mostOfOne) return
  kept.set(key, made)
  size += made.size
  for (const oldest of kept.keys()) {
    if (size <= mostOfAll) return
    forget(oldest)
  }
}

function forget(key: string): void {
  size -= kept.get(key)?.size ?? 0
  kept.delete(key)
}
