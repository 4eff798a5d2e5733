import { error, isHttpError, redirect, type RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { isApiFailure, signInPath, type Api } from '../api.ts'
import { replaceExternalImages } from '../external-images.ts'
import { requirePageRight } from '../forms/page-right.ts'
import { throwFormError } from '../forms/run-action.ts'
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

type Address = { group_name: string; address: string }
/** The page at an address: by its number, which may be followed by anything, or by a title. */
async function findAt(
  api: Pick<Api, 'getwikipageset' | 'findwikipage'>,
  { group_name, address }: Address,
  orUndefined: (thrown: unknown) => undefined,
): Promise<WikiSet | undefined> {
  const id = /^(\d{1,15})(?:-|$)/.exec(address)?.[1]
  const byId = id ? await api.getwikipageset({ id: Number(id), group_name }).catch(orUndefined) : undefined
  return byId ?? api.findwikipage({ group_name, title: address }).catch(orUndefined)
}

export const findPage = (
  { locals }: Pick<RequestEvent, 'locals'>,
  group_name: string,
  address: string,
): Promise<WikiSet | undefined> => findAt(locals.read, { group_name, address }, orUndefined)

/** The page of a title. */
export const findTitle = ({ locals }: Pick<RequestEvent, 'locals'>, group_name: string, title: string) =>
  locals.read.findwikipage({ group_name, title }).catch(orUndefined)

/** One of the versions of a page. */
export const findVersion = ({ locals }: Pick<RequestEvent, 'locals'>, { page }: WikiSet, version: number) =>
  locals.read.getwikipageset({ id: page.id, version }).catch(orUndefined)

type PageEvent = WikiEvent & Pick<RequestEvent, 'request'> & { params: { name: string; page: string } }

/** The page that a form is about, or what is done with it. */
export async function openPage(event: Omit<PageEvent, 'request'>): Promise<WikiSet> {
  await openWiki(event)
  const found = await findPage(event, event.params.name, event.params.page)
  return found ?? error(404, 'nothing here')
}

/** Whether the page of a form that was refused is gone by now. */
export async function isGoneMeanwhile(event: PageEvent): Promise<boolean> {
  if (event.request.method !== 'POST' || !event.locals.refused) return false
  await openWiki(event)
  return (await findPage(event, event.params.name, event.params.page)) === undefined
}

/** The same for the page of an action, which has one address. What was sent to another one is answered there. */
export async function openAction(event: PageEvent, action: string): Promise<WikiSet> {
  const set = await openPage(event)
  if (event.request.method !== 'POST' && event.params.page !== String(set.page.id))
    redirect(303, wikiActionPath(event.params, set.page, action) + event.url.search)
  return set
}

/** The same for those who may edit the page. Who may edit the wiki but not this page is told that it is locked. */
export async function openForEditing(event: PageEvent, action: string): Promise<{ set: WikiSet; isLocked: boolean }> {
  const set = await openAction(event, action)
  const { group } = await event.parent()
  const isLocked = !set.page.can_edit && group.perms.manage_wiki && event.request.method !== 'POST'
  if (isLocked) event.locals.isMissing = true
  else requirePageRight(set.page.can_edit, event.request)
  return { set, isLocked }
}

/** The number of the page that a form was sent for. A refusal keeps what was typed, so it is one of the form. */
export async function pageOfForm({ locals, params }: Pick<PageEvent, 'locals' | 'params'>): Promise<number> {
  if (/^\d{1,15}$/.test(params.page)) return Number(params.page)
  const found = await findAt(locals.api, { group_name: params.name, address: params.page }, thrown => {
    if (isApiFailure(thrown) && thrown.type === 'bad_request') return undefined
    throw thrown
  })
  return found?.page.id ?? throwFormError('invalid id')
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
