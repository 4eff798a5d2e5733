import { json } from '@sveltejs/kit'
import { messagesFor } from '#lib/i18n.ts'
import type { RequestHandler } from './$types'

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What makes the site an installable app. */
export const GET: RequestHandler = ({ locals }) => {
  const { site } = messagesFor(locals.language)
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: locals.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#24603a',
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
