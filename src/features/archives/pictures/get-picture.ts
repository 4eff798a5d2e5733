import { Readable } from 'node:stream'
import { pictureUrls } from '#content/text/html/picture-urls.ts'
import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { ipRangeMatcher, isPublicAddress } from '#settings/ip-ranges.ts'
import { query } from '#storage/query.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { pictureFetcher } from './fetch-picture.ts'
import { pictureCache } from './picture-cache.ts'

const textOf = query(
  'pictures.text',
  `select body || quoted || remainder as "text!" from messages where group_id = :group_id and id = :message_id`,
)

/** Only images in the message are fetched, so that this cannot be used as an open proxy. */
export function getPicture({ pictureNetworks }: ArchiveDeps): Implementation {
  const isNamed = ipRangeMatcher(pictureNetworks)
  const findPicture = pictureCache(pictureFetcher(address => isPublicAddress(address) || isNamed(address)))
  return implement(contract.getPicture, async ({ tx, group, row, params: { url }, fail }) => {
    const message = await textOf.first(tx, { group_id: group.id, message_id: row.id })
    if (!message || !pictureUrls(message.text).includes(url)) return fail('invalid url')
    const { content, mediaType } = (await findPicture(url)) ?? fail('picture unavailable')
    return { filename: 'picture', chunks: Readable.from([content]), size: content.length, mediaType, inline: true }
  })
}
