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
 * Renders a fragment of a page, or returns it from the cache. It is stored with everything it was rendered from, and
 * reused only if that is equal, so it is never stale or another reader's. A fragment depends only on `props` and the
 * formatters; `name` distinguishes fragments, and variants for different readers. docs/decisions/0039 Returns the
 * placeholder in the text of the page.
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
