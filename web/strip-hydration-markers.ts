import type { Plugin } from 'vite'

// As the compiler writes them, and as the framework makes them of names.
const hydrationMarkers = /<!--(?:[[\]!][-\d!]*|\w*|\$\{[^{}]*\})-->/g

/**
 * Pages without what scripts of the framework would find their way by, as no page ships one: a page holds hundreds. They go
 * where the pages are built, not from each page that was made.
 */
export const stripHydrationMarkers: Plugin = {
  name: 'without-marks',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk: code => code.replaceAll(hydrationMarkers, ''),
}
