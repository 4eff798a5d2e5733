import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { createCache } from '../../../../src/base/cache/cache.ts'
import { withCsrf } from '../csrf.ts'
import { addFragment, csrfPlaceholder, encodeFragment, type PageFragment } from './page-chunks.ts'
import { isDeepEqual } from './deep-equal.ts'
import { withFormatters, type Formatters } from '../locale.ts'

/** Longer ones are not cached. */
const maxFragmentSize = 100_000
type CachedFragment = { props: object; part: PageFragment }
const fragmentCache = createCache<CachedFragment>('page fragments')

/**
 * The HTML of a part of a page, which is the same for everybody who is shown the same. It is kept with all that it was made of, and
 * shown again only where that is the same, so that nothing in it is old or somebody else's. A part takes what it shows from `props`
 * and from the reader alone; `name` tells it from others, and those apart that are shown to different people. docs/decisions/0039
 * What comes back stands for it in the text of the page.
 */
export function renderCached<P extends object>(
  part: Component<P>,
  name: string,
  props: P,
  formatters: Formatters,
): string {
  const { drawn } = formatters
  const token = csrfPlaceholder(drawn)
  const key = `${name} ${token === '' ? '' : 'signed in '}${formatters.name}`
  const found = fragmentCache.get(key)
  if (found && isDeepEqual(found.props, props)) {
    // What many readers get is one object for a while, so that it is compared by identity.
    found.props = props
    return addFragment(found.part, drawn)
  }
  const context = new Map<symbol, unknown>([...withFormatters(formatters), ...withCsrf(token)])
  const { body } = render(part as Component, { props, context })
  const html = body.trim()
  const made = { props, part: encodeFragment(html) }
  if (html.length <= maxFragmentSize) fragmentCache.set(key, made, html.length)
  return addFragment(made.part, drawn)
}
