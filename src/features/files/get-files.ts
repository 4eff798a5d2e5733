import { maxDepth } from '#contract/files.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { likePatterns } from '#storage/like-patterns.ts'
import { query } from '#storage/query.ts'
import { authorJoin, creatorName } from '../archives/index.ts'
import type { Addresses } from '../groups/index.ts'
import * as contract from './contract.ts'
import { getFolder } from './folder.ts'
import { requireFile } from './finders.ts'
import { keysIn, nameKey } from './names.ts'
import {
  countInFolder,
  countMatches,
  entryAtPath,
  entryById,
  folderPages,
  keepFilesOfOthers,
  searchPages,
  type FileInFolder,
} from './store.ts'
import { fileUrl, fileView } from './view.ts'

type Deps = { addresses: Addresses }

const keyOf: Record<string, (entry: FileInFolder) => string | number> = {
  name: ({ sort_key }) => sort_key ?? '',
  created: ({ created }) => created,
  updated: ({ updated }) => updated,
  size: ({ size }) => size,
}

export const getFileDirectory = ({ addresses }: Deps) =>
  implement(contract.getFileDirectory, async ({ tx, group, account, access, params, fail }) => {
    const { id: parent_id, path } = await getFolder({ tx, group, params, fail })
    const where = { group_id: group.id, parent_id }
    const viewer = { addresses, account, access }
    const page = await pageOf(tx, contract.getFileDirectory, params, {
      counting: { by: null, count: async () => (await countInFolder.one(tx, where)).count },
      fetch: ({ field, dir, start, page }) =>
        folderPages[`${field as 'name'}:${dir}:${start}`].all(tx, { ...where, ...page }),
      cursorOf: (entry, field) => ({ key: keyOf[field]!(entry), id: entry.id }),
      view: entry => fileView(entry, path, viewer),
    })
    return { ...page, path, data: await keepFilesOfOthers(tx, page.data, { ...viewer, group }) }
  })

export const getFile = ({ addresses }: Deps) =>
  implement(contract.getFile, async ({ tx, group, account, access, params, fail }) => {
    const keys = keysIn(params.path)
    // A file may lie in the deepest folder.
    if (params.file_id === undefined && (keys.length === 0 || keys.length > maxDepth + 1)) fail('invalid path')
    const entry =
      params.file_id === undefined
        ? ((await entryAtPath.first(tx, { group_id: group.id, keys })) ?? fail('invalid path'))
        : ((await entryById.first(tx, { id: params.file_id })) ?? fail('invalid file_id'))
    if (entry.group_id !== group.id) fail('invalid file_id')
    const viewer = { addresses, account, access }
    const [file] = await keepFilesOfOthers(tx, [fileView(entry, entry.path, viewer)], { ...viewer, group })
    return file!
  })

export const searchFiles = ({ addresses }: Deps) =>
  implement(contract.searchFiles, async ({ tx, group, account, access, params }) => {
    const patterns = likePatterns(nameKey(params.q))
    // No words match nothing.
    const where = { group_id: patterns.length > 0 ? group.id : 0, patterns }
    const viewer = { addresses, account, access }
    const page = await pageOf(tx, contract.searchFiles, params, {
      query: params.q,
      counting: { by: null, count: async () => (await countMatches.one(tx, where)).count },
      fetch: ({ field, dir, start, page }) =>
        searchPages[`${field as 'name'}:${dir}:${start}`].all(tx, { ...where, ...page }),
      cursorOf: (entry, field) => ({ key: keyOf[field]!(entry), id: entry.id }),
      view: entry => fileView(entry, entry.path, viewer),
    })
    return { ...page, data: await keepFilesOfOthers(tx, page.data, { ...viewer, group }) }
  })

const versionPages = keysetFamily(
  'fileVersion.page',
  'v.version',
  { version: 'v.version' },
  ({ afterCondition, order }) =>
    `select v.version, v.created, v.account_id, v.size, v.media_type, v.thumbnail_hash, ${creatorName('v')} as "name!"
     from file_versions v ${authorJoin('v.account_id')}
     where v.file_id = :file_id and ${afterCondition} order by ${order} limit :count`,
)
const countVersions = query(
  'fileVersion.count',
  `select count(*)::int as "count!" from file_versions where file_id = :file_id`,
)

export const getFileVersions = ({ addresses }: Deps) =>
  implement(contract.getFileVersions, async ({ tx, row, params, fail }) => {
    requireFile({ row, fail })
    const where = { file_id: row.id }
    return pageOf(tx, contract.getFileVersions, params, {
      total: (await countVersions.one(tx, where)).count,
      fetch: ({ dir, start, page: { after_id, count } }) =>
        versionPages[`version:${dir}:${start}`].all(tx, { ...where, after_id, count }),
      cursorOf: ({ version }) => ({ key: version, id: version }),
      view: ({ account_id, thumbnail_hash, ...version }) => {
        const url = `${fileUrl(addresses, row.id)}&version=${version.version}`
        return {
          ...{ object: 'file_version' as const, file_id: row.id, user_id: account_id ?? 0, ...version },
          ...{ download_url: url, image_thumbnail_url: thumbnail_hash === null ? '' : `${url}&thumbnail=1` },
        }
      },
    })
  })
