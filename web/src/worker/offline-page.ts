/// <reference lib="webworker" />
/** Has the texts for what is shown without a connection, in the language of the reader, and says what was kept. */
export const offlinePath = '/offline'

/** Older copies say more about then than about now. */
const longestMs = 30 * 86_400_000

/** A kept page, which says from when it is. */
export async function copyPage(pages: Cache, url: URL): Promise<Response | undefined> {
  const key = url.pathname + url.search
  const kept =
    (await pages.match(key, { ignoreVary: true })) ?? (await pages.match(key, { ignoreVary: true, ignoreSearch: true }))
  const at = keptAt(kept)
  if (!kept || at < Date.now() - longestMs) return undefined
  const texts = await (await pages.match(offlinePath, { ignoreVary: true }))?.text()
  const says = /data-copy="([^"]*)"/.exec(texts ?? '')?.[1] ?? ''
  const note = `<p class="note offline" role="status">${says.replace('\u0001', timeText(texts ?? '', at))}</p>`
  return respond(
    kept,
    (await kept.text()).replace(/<main\b[^<>]*>/, main => main + note),
  )
}

/** The page that says that there is no connection, with what can be read all the same. */
export async function offlinePage(pages: Cache): Promise<Response | undefined> {
  const page = await pages.match(offlinePath, { ignoreVary: true })
  if (!page) return undefined
  const html = await page.text()
  const rows: string[] = []
  for (const key of (await pages.keys()).toReversed()) {
    const { pathname, search } = new URL(key.url)
    const kept = pathname === offlinePath ? undefined : await pages.match(key, { ignoreVary: true })
    if (!kept || keptAt(kept) < Date.now() - longestMs) continue
    const title = /<title>([^<]*)<\/title>/.exec(await kept.text())?.[1] ?? escapeHtml(pathname)
    const time = timeText(html, keptAt(kept))
    rows.push(
      `<li><a href="${escapeHtml(pathname + search)}">${title}</a> <span class="small quiet">${time}</span></li>`,
    )
  }
  const start = html.indexOf('">', html.indexOf(' data-copy="')) + 2
  const end = html.indexOf('</ul>', start)
  return respond(page, html.slice(0, start) + rows.join('') + html.slice(end))
}

const keptAt = (response: Response | undefined): number => Date.parse(response?.headers.get('date') ?? '') || 0

function timeText(html: string, at: number): string {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en'
  return escapeHtml(new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at))
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The policy of the page goes with it; its body is not compressed any more. */
function respond(page: Response, html: string): Response {
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}
