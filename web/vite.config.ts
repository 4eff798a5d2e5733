import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { inHouse } from './adapter.ts'
import { withoutMarks } from './marks.ts'

const { FOLKMOOT_PAGES: out = 'build', FOLKMOOT_SCRIPTS: scripts = '{}' } = process.env

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: inHouse(out),
      // Every form is held against the token of its session by the call that it makes.
      csrf: { trustedOrigins: ['*'] },
      paths: { relative: false },
    }),
    withoutMarks,
  ],
  define: { FOLKMOOT_SCRIPTS: scripts },
  // All in one: what was built runs wherever it lies.
  ssr: { noExternal: true },
  build: { sourcemap: false },
})
