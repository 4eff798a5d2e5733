import { isHttpError, type RequestEvent } from '@sveltejs/kit'
import { messagePath } from './topics.ts'

/** The beginnings of addresses on the services that archives are imported from. */
const known = /^\/(?:pipermail|mailman|hyperkitty|archives|mailman3|postorius|a|g|group|d|mt|t|p|c)\//
/** How the server passes on a request for one of the old host names. */
const ofHost = /^\/old\/([a-z0-9.-]{1,253})(\/.*)$/

/** A redirect to an imported message, if the page has the address that it had on another service. */
export async function redirectOldAddress({ url, route, request, locals }: RequestEvent): Promise<Response | null> {
  if (route.id !== null || !/^(?:GET|HEAD)$/.test(request.method)) return null
  const [, host, path] = ofHost.exec(url.pathname) ?? []
  if (host === undefined && !known.test(url.pathname)) return null
  if (path === '/') return redirectTo('/')
  const old = host === undefined ? url.pathname : `https://${host}${path}`
  const found = await locals.read.findoldaddress({ url: old.slice(0, 2000) }).catch((thrown: unknown) => {
    if (isHttpError(thrown, 404)) return null
    throw thrown
  })
  return found && redirectTo(placeOf(found))
}

const redirectTo = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'private, max-age=3600' } })

type MessageLocation = { group_name: string; topic_id: number; msg_num: number; month: string }
function placeOf({ group_name: name, month, ...place }: MessageLocation): string {
  if (place.msg_num > 0) return messagePath(name, place)
  if (place.topic_id > 0) return `/g/${name}/topic/${place.topic_id}`
  return month === '' ? `/g/${name}/topics` : `/g/${name}/archive/${month}`
}
