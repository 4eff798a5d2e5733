/// <reference lib="webworker" />
import { copyPage, offlinePath, offlinePage } from './offline-page.ts'

// The installed app keeps the pages that were read, so that they can be read without a connection. They are deleted when one
// signs out: until then whoever has the device may see them, as they may see everything else of the account.

const prefix = 'kept '
const filesName = 'files'
const maxPages = 60
const maxFiles = 150
const offlineLastsMs = 86_400_000

/** A page of the app says whose it is, or that the session is over. */
type Note = { keep?: string; forget?: true }

/** What can be read; forms and settings are of no use without a connection. */
const isRead = ({ pathname }: URL): boolean =>
  /^\/(?:$|notifications$|subscriptions$|calendar(?:\/|$)|g\/)/.test(pathname) &&
  !/^\/g\/[^/]+\/(?:settings|moderation|members|invite|join|leave|new|subscription|feed)\b|\/(?:new|edit|reply|delete|report|repost|import)$|\.\w+$/.test(
    pathname,
  )
/** Who comes to sign in has no session any more, whatever ended it. */
const endsSession = ({ method }: Request, { pathname }: URL): boolean =>
  /^\/(?:login|register)(?:\/|$)/.test(pathname) || (method === 'POST' && pathname === '/logout')
const isLasting = ({ pathname }: URL): boolean => pathname.startsWith('/_app/immutable/')
const isFile = (url: URL): boolean => isLasting(url) || /^\/[\w-]+\.(?:js|css|svg|png|ico)$/.test(url.pathname)

export function keepPages(worker: ServiceWorkerGlobalScope): void {
  const { caches } = worker
  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', event =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  )
  worker.addEventListener('message', event => {
    const { keep, forget } = event.data as Note
    if (forget) event.waitUntil(forgetAll(caches))
    else if (keep !== undefined) event.waitUntil(begin(worker, keep, event.source))
  })
  worker.addEventListener('fetch', event => {
    const url = new URL(event.request.url)
    if (url.origin !== worker.location.origin) return
    const isGet = event.request.method === 'GET'
    if (event.request.mode !== 'navigate') {
      if (isGet && isFile(url)) event.respondWith(fetchFile(caches, event, url))
    } else if (endsSession(event.request, url)) event.waitUntil(forgetAll(caches))
    else if (isGet) event.respondWith(fetchPage(caches, event, url))
  })
}

/** Nothing is kept before the app has said for whom. */
async function pagesOf(caches: CacheStorage): Promise<Cache | undefined> {
  const name = (await caches.keys()).find(name => name.startsWith(prefix) && name !== prefix + filesName)
  return name === undefined ? undefined : caches.open(name)
}
async function forgetAll(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
}

async function begin(
  { caches, clients }: ServiceWorkerGlobalScope,
  account: string,
  source: ExtendableMessageEvent['source'],
): Promise<void> {
  const own = `${prefix}of ${account}`
  for (const name of await caches.keys()) if (name.startsWith(`${prefix}of `) && name !== own) await caches.delete(name)
  const pages = await caches.open(own)
  const known = await pages.match(offlinePath, { ignoreVary: true })
  if (known && Date.parse(known.headers.get('date') ?? '') > Date.now() - offlineLastsMs) return
  const offline = await fetch(offlinePath)
  if (!offline.ok || offline.redirected) return forgetAll(caches)
  const html = await offline.clone().text()
  await pages.put(offlinePath, offline)
  const files = await caches.open(prefix + filesName)
  const paths = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  await files.addAll([...new Set(paths)].filter(path => isFile(new URL(path, location.origin)))).catch(() => {})
  // The page that is open was loaded before.
  const url = source instanceof WindowClient ? new URL(source.url) : undefined
  if (url && isRead(url)) await keepPage(pages, url, await fetch(url))
  await clients.claim()
}

async function fetchPage(caches: CacheStorage, event: FetchEvent, url: URL): Promise<Response> {
  const pages = await pagesOf(caches)
  const fetched = await (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))().catch((error: unknown) => ({
    error,
  }))
  const isAway = 'error' in fetched || (fetched.status >= 502 && fetched.status <= 504)
  if (!isAway) {
    if (pages && isRead(url)) {
      // What one may not see any more, or what is gone, is not kept either.
      const isGone = fetched.status >= 400 && fetched.status < 500 && fetched.status !== 429
      if (fetched.status === 200) event.waitUntil(keepPage(pages, url, fetched.clone()))
      else if (isGone) event.waitUntil(pages.delete(url.pathname, { ignoreSearch: true, ignoreVary: true }))
    }
    return fetched
  }
  const kept = pages && ((await copyPage(pages, url)) ?? (await offlinePage(pages)))
  if (kept) return kept
  if ('error' in fetched) throw fetched.error
  return fetched
}

async function keepPage(pages: Cache, url: URL, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return
  const key = url.pathname + url.search
  // The newest comes last.
  await pages.delete(key, { ignoreVary: true })
  await pages.put(key, response)
  await dropOldest(pages, maxPages)
}

async function fetchFile(caches: CacheStorage, { request }: FetchEvent, url: URL): Promise<Response> {
  const files = (await pagesOf(caches)) && (await caches.open(prefix + filesName))
  if (!files) return fetch(request)
  const kept = await files.match(request, { ignoreVary: true })
  if (kept && isLasting(url)) return kept
  try {
    const response = await fetch(request)
    if (response.ok) {
      await files.put(request, response.clone())
      await dropOldest(files, maxFiles)
    }
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

async function dropOldest(cache: Cache, most: number): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath)
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key, { ignoreVary: true })
}
