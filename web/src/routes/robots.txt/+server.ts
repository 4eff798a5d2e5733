import { baseUrlFor } from '#lib/public/base-url.ts'
import type { RequestHandler } from './$types'

// No group is named here: pages that must not be indexed say so themselves.
const closed = [
  '/api/',
  '/drafts',
  '/g/*/search',
  '/inbox',
  '/login',
  '/mail/',
  '/notifications',
  '/offline',
  '/register',
  '/search',
  '/settings',
  '/share',
]

export const GET: RequestHandler = async ({ locals, url }) => {
  const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '']
  const map = `Sitemap: ${await baseUrlFor(locals, url)}/sitemap.xml`
  return new Response([...lines, map, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
