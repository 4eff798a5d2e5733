import type { Group } from '#runtime/calls/targets.ts'
import { groupUrl, type Addresses } from '../groups/index.ts'
import { slugOf } from './titles.ts'

type OwnGroup = Pick<Group, 'org_domain' | 'name'>

/** Where a page is shown. */
export function wikiPageUrl(addresses: Addresses, group: OwnGroup, page: { id: number; title: string }): string {
  const slug = slugOf(page.title)
  return `${groupUrl(addresses, group)}/wiki/${page.id}${slug && `-${encodeURIComponent(slug)}`}`
}

/** Where a page with a title is created. An address with the title as its path could be that of another page. */
export const missingPageUrl = (addresses: Addresses, group: OwnGroup, title: string): string =>
  `${groupUrl(addresses, group)}/wiki/new?title=${encodeURIComponent(title)}`

export const wikiFileUrl = ({ url }: Addresses, page_id: number, file_id: number): string =>
  `${url}/api/v1/downloadwikifile?id=${page_id}&file_id=${file_id}`
