import type { Plugin } from 'vite'

// As the compiler writes them, and as the framework makes them of names.
const hydrationMarkers = /<!--(?:[[\]!][-\d!]*|\w*|\$\{[^{}]*\})-->/g

/**
 * Removes the comments by which a script of the framework would take over a page: no page ships one, and Svelte has no option
 * to leave them out. They are removed from the built code, not from each page. docs/decisions/0041
 */
export const stripHydrationMarkers: Plugin = {
  name: 'strip-hydration-markers',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk: code => code.replaceAll(hydrationMarkers, ''),
}
