import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { inProcessAdapter } from './adapter.ts'
import { stripHydrationMarkers } from './strip-hydration-markers.ts'

const { FOLKMOOT_PAGES: out = 'build', FOLKMOOT_SCRIPTS: scripts = '{}' } = process.env

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: inProcessAdapter(out),
      // Every form is held against the token of its session by the call that it makes.
      csrf: { trustedOrigins: ['*'] },
      paths: { relative: false },
    }),
    stripHydrationMarkers,
  ],
  define: { FOLKMOOT_SCRIPTS: scripts },
  // Bundled, so that the build runs anywhere.
  ssr: { noExternal: true },
  build: { sourcemap: false },
})
