import { implement } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { contentsOfGroup } from './group-contents.ts'
import { attachmentUrl } from '../reading/view.ts'

const storageOf = query(
  'group.storage',
  `select g.storage_used, g.storage_chats, g.storage_events, g.storage_files, g.storage_wiki, g.storage_photos, g.storage_deleted,
     t.bytes as "tables!"
   from groups g, lateral (
     select coalesce(sum(size), 0)::bigint as bytes from database_tables where group_id = g.id
   ) t where g.id = :group_id`,
)
const largestFiles = query(
  'group.largestFiles',
  `select a.id, m.created, m.topic_id, m.msg_num, a.size, a.filename, a.media_type
   from attachments a join messages m on m.group_id = a.group_id and m.id = a.message_id
   where a.group_id = :group_id order by a.size desc, a.id desc limit 20`,
)

export const getGroupStorage = ({ addresses, postLimits }: ArchiveDeps) =>
  implement(contract.getGroupStorage, async ({ tx, group }) => {
    const row = await storageOf.one(tx, { group_id: group.id })
    const contents = await contentsOfGroup.one(tx, { group_id: group.id })
    const files = await largestFiles.all(tx, { group_id: group.id })
    const {
      storage_used,
      storage_chats: chats,
      storage_events: events,
      storage_files,
      storage_wiki: wiki,
      storage_photos,
      tables,
    } = row
    return {
      object: 'group_storage' as const,
      group_id: group.id,
      storage_used,
      storage_limit: postLimits.groupStorage,
      messages: storage_used - chats - events - tables - storage_files - wiki - storage_photos,
      tables,
      chats,
      events,
      files: storage_files,
      wiki,
      photos: storage_photos,
      deleted: row.storage_deleted,
      ...contents,
      largest_files: files.map(file => ({
        object: 'large_file' as const,
        ...file,
        download_url: attachmentUrl({ addresses, group }, file.id),
      })),
    }
  })
