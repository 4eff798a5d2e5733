import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '../api.ts'
import { numberOrNotFound } from '../pagination.ts'
import type { Output } from '../../../../client/types.ts'

export type File = Output<'getfile'>

const encoded = (path: string): string =>
  path
    .split('/')
    .filter(name => name !== '')
    .map(name => `/${encodeURIComponent(name)}`)
    .join('')
/** The page of a folder. */
export const folderPath = (group: string, path: string): string => `/g/${group}/files${encoded(path)}`
/** The page of a file, a folder or a link. */
export const filePath = (group: string, { id }: Pick<File, 'id'>): string => `/g/${group}/file/${id}`
/** A picture, small or in full. From here: pages show none from elsewhere. */
export const picturePath = ({ id }: Pick<File, 'id'>, { isLarge = false } = {}): string =>
  `/api/v1/downloadfile?file_id=${id}${isLarge ? '' : '&thumbnail=1'}`
const maxPdfBytes = 20_000_000
/** Whether a file is a PDF that its page shows. Larger ones would be loaded by whoever only looks at their versions. */
export const isPdfShown = ({ media_type, size }: Pick<File, 'media_type' | 'size'>): boolean =>
  media_type === 'application/pdf' && size <= maxPdfBytes
export const pdfPath = ({ id, version }: Pick<File, 'id' | 'version'>): string =>
  `/api/v1/downloadfile?file_id=${id}&version=${version}&show=1`
/** The path of what a folder is called, in its own folder. */
export const fullPath = ({ path, name }: Pick<File, 'path' | 'name'>): string => `${path === '/' ? '' : path}/${name}`
/** Where the name of an entry leads. */
export const entryPath = (group: string, entry: File): string =>
  entry.type === 'file_type_dir' ? folderPath(group, fullPath(entry)) : filePath(group, entry)

/** The folders above, from the top. */
export const foldersAbove = (path: string): { name: string; path: string }[] =>
  path
    .split('/')
    .filter(name => name !== '')
    .map((name, at, names) => ({ name, path: `/${names.slice(0, at + 1).join('/')}` }))

const sortFields = ['name', 'updated', 'size'] as const
export type FileSort = { field: (typeof sortFields)[number]; dir: 'asc' | 'desc' }
const naturalDir = (field: FileSort['field']): FileSort['dir'] => (field === 'name' ? 'asc' : 'desc')

/** The order in the URL: by name, or the newest or the largest first. What is found isn't sorted by size. */
export function fileSortOf({ searchParams }: URL): FileSort {
  const isSearch = searchParams.has('q')
  const field = sortFields.find(name => name === searchParams.get('sort') && !(isSearch && name === 'size')) ?? 'name'
  const dir = (['asc', 'desc'] as const).find(name => name === searchParams.get('dir'))
  return { field, dir: dir ?? naturalDir(field) }
}

type PageAddress = { pathname: string; searchParams: { get(name: string): string | null } }
/** The list in another order, from its first page; in the opposite one, if it is sorted by this already. */
export function fileSortPath(url: PageAddress, { field, dir }: FileSort, by: FileSort['field']): string {
  const next = new URLSearchParams()
  const q = url.searchParams.get('q')
  if (q) next.set('q', q)
  next.set('sort', by)
  if (by === field) next.set('dir', dir === 'asc' ? 'desc' : 'asc')
  return `${url.pathname}?${next}`
}

type Opening = { locals: App.Locals; params: { id: string }; url: URL }
/** The file of a page, for members who may see it. It is at one address only: that of its group. */
export async function openFile({ locals, params, url }: Opening): Promise<File> {
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  // Files are never public.
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.files_visible) error(404, 'nothing here')
  const file = await locals.read.getfile({ file_id: numberOrNotFound(params.id) })
  if (file.group_id !== group.id) error(404, 'nothing here')
  return file
}
