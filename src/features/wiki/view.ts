import type { Static } from '#contract/schema.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { titleKey, withoutSection, anchorOf, type Heading, type WikiLink } from '#content/text/index.ts'
import { escapeHtml } from '#content/html.ts'
import type { Tx } from '#storage/database.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { isDisplayable, type ArchiveDeps } from '../archives/index.ts'
import type { Addresses } from '../groups/index.ts'
import type { Wiki, WikiPageSet } from './contract.ts'
import { filesOfPage, type WikiFileRow } from './files/store.ts'
import type { WikiRow } from './finders.ts'
import { withFileUrls } from './own-files.ts'
import { isWatched, pagesLinkingTo, pagesOfKeys } from './store.ts'
import { missingPageUrl, wikiFileUrl, wikiPageUrl } from './urls.ts'

export type WikiObject = Static<typeof Wiki>
export type WikiSetObject = Static<typeof WikiPageSet>
type Format = Value<'body_type'>

/** A locked page is edited by moderators only. */
export const mayEditPage = (access: GroupAccess, page: { locked: boolean }): boolean =>
  may('manage_wiki', access) && (!page.locked || may('mod_page', access))

export const wikiView = (page: WikiRow, group: Pick<Group, 'wiki_main_page_id'>, access: GroupAccess): WikiObject => ({
  object: 'wiki',
  id: page.id,
  created: page.created,
  updated: page.updated,
  user_id: page.account_id ?? 0,
  group_id: page.group_id,
  editor_user_id: page.editor_id ?? 0,
  title: page.title,
  desc: page.snippet,
  format: page.format as Format,
  locked: page.locked,
  rev_count: page.rev_count,
  editor_name: page.editor_name,
  edit_msg: page.edit_msg,
  is_main: group.wiki_main_page_id === page.id,
  can_edit: mayEditPage(access, page),
})

const fileView = (file: WikiFileRow, addresses: Addresses) => {
  const url = wikiFileUrl(addresses, file.page_id, file.id)
  return {
    id: file.id,
    filename: file.filename,
    media_type: file.media_type,
    size: file.size,
    download_url: url,
    thumbnail_url: file.thumbnail_hash === null ? '' : `${url}&thumbnail=1`,
  }
}

/** The comparison keys of what a text links to; with a section, the page may have either name. */
export const linkKeys = (links: readonly WikiLink[]): string[] => [
  ...new Set(
    links
      .filter(({ isFile }) => !isFile)
      .flatMap(({ name }) => [name, ...[withoutSection(name)?.name].filter(one => one !== undefined)])
      .map(titleKey)
      .filter(key => key !== ''),
  ),
]

export type RenderContext = { tx: Tx; group: Group; addresses: Addresses }
type Rendered = { html: string; links: readonly WikiLink[] }

/** The HTML of a page with the addresses of the pages and files that it names now. */
export async function renderLinks(
  { tx, group, addresses }: RenderContext,
  page_id: number,
  { html, links }: Rendered,
  files: readonly WikiFileRow[],
): Promise<string> {
  const keys = linkKeys(links)
  const found = keys.length === 0 ? [] : await pagesOfKeys.all(tx, { group_id: group.id, keys })
  const pages = new Map(found.map(page => [page.key, page]))
  const byName = new Map(files.map(file => [file.filename.toLowerCase(), file]))
  const pageLink = ({ name }: WikiLink): string => {
    const own = pages.get(titleKey(name))
    const parted = own ? undefined : withoutSection(name)
    const section = parted ? `#${encodeURIComponent(anchorOf(parted.section))}` : ''
    if (parted && titleKey(parted.name) === '') return `href="${escapeHtml(section)}"`
    const page = own ?? (parted && pages.get(titleKey(parted.name)))
    if (!page) return `href="${escapeHtml(missingPageUrl(addresses, group, parted?.name ?? name))}" class="missing"`
    return `href="${escapeHtml(wikiPageUrl(addresses, group, page) + section)}"`
  }
  const fileLink = ({ name }: WikiLink, label: string): string => {
    const file = byName.get(name.toLowerCase())
    if (!file) return `<span class="missing">${label}</span>`
    const url = escapeHtml(wikiFileUrl(addresses, page_id, file.id))
    if (!isDisplayable(file)) return `<a href="${url}">${label}</a>`
    return `<img src="${url}" alt="${label.replaceAll('"', '&quot;')}" width="${file.width}" height="${file.height}" loading="lazy" />`
  }
  const linked = html
    .replace(/<a data-wiki="(\d+)">/g, (_, n: string) => `<a ${pageLink(links[Number(n)]!)}>`)
    .replace(/<span data-file="(\d+)">([^<]*)<\/span>/g, (_, n: string, label: string) =>
      fileLink(links[Number(n)]!, label),
    )
  return withFileUrls(linked, addresses, page_id, files)
}

/** A version of a page as it is read or was just written. */
export type PageText = Rendered & {
  version: number
  body: string
  created: string
  account_id: number | null
  name: string
  title: string
  edit_msg: string
  format: string
  toc: readonly Heading[]
}
type Reader = { access: GroupAccess; account: Pick<Account, 'id'> | null }

/** A page with one of its versions, for a caller. */
export async function pageSetView(
  context: RenderContext,
  { access, account }: Reader,
  page: WikiRow,
  text: PageText,
): Promise<WikiSetObject> {
  const { tx, group, addresses } = context
  const files = await filesOfPage.all(tx, { page_id: page.id })
  const html = await renderLinks(context, page.id, text, files)
  const about = { group_id: group.id, id: page.id, key: page.title_key }
  const linked_from = await pagesLinkingTo.all(tx, about)
  const watched = account ? (await isWatched.one(tx, { account_id: account.id, page_id: page.id })).watched : false
  const { version, created, name, title, edit_msg, format, toc } = text
  return {
    object: 'wikipageset',
    page: wikiView(page, group, access),
    data: {
      object: 'wikidata',
      version,
      created,
      user_id: text.account_id ?? 0,
      ...{ name, title, edit_msg, format: format as Format },
      body: withFileUrls(text.body, addresses, page.id, files),
      html,
      toc: [...toc],
    },
    files: files.map(file => fileView(file, addresses)),
    linked_from: linked_from.map(one => ({ id: one.id, title: one.title })),
    watched,
  }
}

export type WikiDeps = Pick<ArchiveDeps, 'addresses' | 'blobs' | 'postLimits'>
