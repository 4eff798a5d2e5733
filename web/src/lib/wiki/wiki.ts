import { error, isHttpError, redirect, type RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { signInPath } from '../api.ts'
import { replaceExternalImages } from '../external-images.ts'
import type { Group } from '../topics.ts'

export type WikiSet = Output<'getwikipageset'>
export type WikiPage = WikiSet['page']
export type WikiRevision = Output<'getwikihistory'>['data'][number]
export type WikiLink = Pick<WikiPage, 'id' | 'title'>

/** The end of a page's address; only the number before it counts. */
const slugOf = (title: string): string =>
  Array.from(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )
    .slice(0, 60)
    .join('')

export const wikiPath = (group: Pick<Group, 'name'>): string => `/g/${group.name}/wiki`
export function wikiPagePath(group: Pick<Group, 'name'>, { id, title }: WikiLink): string {
  const slug = slugOf(title)
  return `${wikiPath(group)}/${id}${slug && `-${encodeURIComponent(slug)}`}`
}
/** What is done with a page is at its number alone, so that nothing depends on its title. */
export const wikiActionPath = (group: Pick<Group, 'name'>, { id }: Pick<WikiPage, 'id'>, action: string): string =>
  `${wikiPath(group)}/${id}/${action}`

/** Who may read the wiki; others find nothing, and visitors are asked to sign in. */
export async function openWiki({ locals, url, parent }: WikiEvent): Promise<Group> {
  const [{ group }, user] = await Promise.all([parent(), locals.me()])
  if (group.perms.wiki_visible) return group
  if (!user) redirect(303, signInPath(url))
  return error(404, 'nothing here')
}
type WikiEvent = Pick<RequestEvent, 'locals' | 'url'> & { parent: () => Promise<{ group: Group }> }

const orUndefined = (thrown: unknown): undefined => {
  if (isHttpError(thrown, 404)) return undefined
  throw thrown
}

/** The page at an address: by its number, which may be followed by anything, or by a title. */
export async function findPage(
  { locals }: Pick<RequestEvent, 'locals'>,
  group_name: string,
  address: string,
  version?: number,
): Promise<WikiSet | undefined> {
  const id = /^(\d{1,15})(?:-|$)/.exec(address)?.[1]
  const asked = { group_name, ...(version === undefined ? {} : { version }) }
  const byId = id ? await locals.read.getwikipageset({ id: Number(id), ...asked }).catch(orUndefined) : undefined
  return byId ?? locals.read.findwikipage({ group_name, title: address }).catch(orUndefined)
}

/** The page that a form or a page of actions is about. */
export async function openPage(event: WikiEvent & { params: { name: string; page: string } }): Promise<WikiSet> {
  await openWiki(event)
  const found = await findPage(event, event.params.name, event.params.page)
  return found ?? error(404, 'nothing here')
}

type ShownHtml = { origin: string; say: (image: { host: string }) => string; noPage: string }
/** The text of a page as it is shown. Its links are written by the call, each in one way. */
export function wikiHtml(html: string, { origin, say, noPage }: ShownHtml): string {
  const own = html.replaceAll(/(src|href)="https?:\/\/[^/"]+(\/api\/v1\/downloadwikifile\?)/g, '$1="$2')
  return replaceExternalImages(own, { origin, say })
    .replaceAll('<table', '<table tabindex="0"')
    .replaceAll(/(<a href="[^"]*" class="missing">[^<]*<\/a>)/g, `$1 <span class="no-page">(${noPage})</span>`)
}

/** A number in the query of an address. */
export function versionIn(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
