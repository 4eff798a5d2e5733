import type { FileObject } from '#contract/files.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Addresses } from '../groups/index.ts'
import type { FileEntry, FileInFolder } from './store.ts'

/** Who looks at files. */
export type FileViewer = { addresses: Addresses; access: GroupAccess; account: { id: number } }

/** Where a file is downloaded. */
export const fileUrl = ({ url }: Addresses, file_id: number): string => `${url}/api/v1/downloadfile?file_id=${file_id}`

/** Members can delete what they added. */
export const mayDelete = (
  { account_id }: Pick<FileInFolder, 'account_id'>,
  { access, account }: Omit<FileViewer, 'addresses'>,
) => may('manage_files', access) && (account_id === account.id || may('mod_page', access))

export function fileView(entry: FileInFolder, path: string, viewer: FileViewer): FileObject {
  const type = entry.type as FileObject['type']
  const { id, created, updated, group_id, name, description, url, creator_name, ...row } = entry
  // Existing programs recognize folders by it.
  const media_type = type === 'file_type_dir' ? 'folder' : row.media_type
  return {
    object: 'file',
    ...{ id, created, updated, group_id, type, name, path, desc: description, url, media_type, creator_name },
    ...{
      user_id: row.account_id ?? 0,
      parent_dir_id: row.parent_id,
      size: row.size,
      version: row.version,
      num_entries: row.num_entries,
    },
    // Programs send their key there: a link leads to others.
    download_url: type === 'file_type_file' ? fileUrl(viewer.addresses, id) : '',
    image_thumbnail_url: row.has_thumbnail ? `${fileUrl(viewer.addresses, id)}&thumbnail=1` : '',
    can_delete: mayDelete(entry, viewer),
  }
}

/** Where an entry is, for facts. */
export const fileAbout = ({ id, name, path }: Pick<FileEntry, 'id' | 'name' | 'path'>) => ({ file_id: id, name, path })
