import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { inProcessAdapter } from './adapter.ts'
import { stripHydrationMarkers } from './strip-hydration-markers.ts'

const { FOLKMOOT_PAGES: out = 'build', FOLKMOOT_SCRIPTS: scripts = '{}' } = process.env

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: inProcessAdapter(out),
      // Registered by the page that turns on notifications.
      serviceWorker: { register: false },
      // Every form is held against the token of its session by the call that it makes.
      csrf: { trustedOrigins: ['*'] },
      paths: { relative: false },
    }),
    stripHydrationMarkers,
  ],
  define: { FOLKMOOT_SCRIPTS: scripts },
  // Bundled, so that the build runs anywhere.
  ssr: { noExternal: true },
  build: {
    sourcemap: false,
    // The policy of the pages allows no file inside another, and a small font is not for every page.
    assetsInlineLimit: 0,
    // The styles that most pages need are one file: each has a head of its own, as long as the styles of a small component.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'styles',
              test: /\/src\/(?:lib\/(?:components|forms|frame|styles|render|reading\/topic\/TopicFoot|writing\/Compose)|routes\/\+layout|routes\/g\/\[name\]\/\+layout)/,
            },
          ],
        },
      },
    },
  },
})
