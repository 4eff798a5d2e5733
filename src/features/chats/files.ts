import { implement } from '#runtime/call.ts'
import { lockBlobs } from '#runtime/lock-blobs.ts'
import { query } from '#storage/query.ts'
import {
  fileNameOf,
  inspectFile,
  seesAddresses,
  storedFile,
  storedThumbnail,
  type ArchiveParts,
} from '../archives/index.ts'
import * as contract from './contract.ts'
import { beginSaying, endSaying, sayLine, textOfLine } from './live/saying.ts'
import { lineByNonce } from './line-store.ts'
import { wordsOfLine } from './search/words.ts'
import { abridged, lineView, type LineObject, type StoredMedia } from './view.ts'

/** The file of a message, counted in the space of its group where there is room for it. */
const addFile = query(
  'chat.addFile',
  `with room as (
     update groups set storage_used = storage_used + :size where id = :group_id and storage_used + :size <= :most returning id
   )
   insert into chat_files (group_id, chat_id, msg_num, hash, size, filename, media_type, width, height, thumbnail_hash)
   select :group_id, :chat_id, :msg_num, :hash, :size, :filename, :media_type, :width?, :height?, :thumbnail_hash? from room
   returning msg_num`,
)
const findFile = query(
  'chat.file',
  `select hash, size, filename, media_type, width, height, thumbnail_hash from chat_files
   where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num`,
)

export const uploadChatFile = (parts: ArchiveParts) =>
  implement(
    contract.uploadChatFile,
    async ({ params, account, signal, fail }) => {
      const [upload, ...others] = params.fileupload
      if (!upload || others.length > 0) return fail('bad attachment')
      const seen = await inspectFile(parts.blobs, upload, { party: `account ${account.id}`, signal: signal() })
      return { ...seen, hash: upload.hash, size: upload.size, filename: fileNameOf(upload.filename) }
    },
    async call => {
      const { tx, account, row, position, params, prepared: file, fail } = call
      await lockBlobs(tx, parts.blobs, [file.hash, file.thumbnail_hash])
      const place = beginSaying(call)
      const nonce = params.nonce || null
      const { filename, media_type, size, width, height, thumbnail_hash } = file
      const media: StoredMedia = { filename, media_type, size, width, height, has_thumbnail: thumbnail_hash !== null }
      const name = account.full_name || account.user_name
      const message = textOfLine(params.message ?? '')
      const line = await sayLine(tx, {
        ...place,
        chat_sub_id: row.id,
        name,
        message,
        words: wordsOfLine({ ...place, name, message, filename }),
        reply_to_num: params.reply_to_msg_num ?? 0,
        nonce,
        media,
      })
      const shown = (one: LineObject) => (seesAddresses(position) ? one : abridged(one))
      const before = line || nonce === null ? undefined : await lineByNonce.first(tx, { ...place, nonce })
      if (before) return shown(lineView(before, parts.addresses))
      const said = await endSaying(call, line, parts.addresses)
      const where = { group_id: place.group_id, chat_id: place.chat_id, msg_num: said.msg_num }
      if (!(await addFile.first(tx, { ...where, ...file, most: parts.postLimits.groupStorage })))
        fail('group out of space')
      return shown(said)
    },
  )

export const downloadChatFile = ({ blobs }: ArchiveParts) =>
  implement(contract.downloadChatFile, async ({ tx, group, row, params, fail }) => {
    const where = { group_id: group.id, chat_id: row.id, msg_num: params.msg_num }
    const file = (await findFile.first(tx, where)) ?? fail('invalid msg_num')
    return params.thumbnail
      ? ((await storedThumbnail(blobs, file)) ?? fail('invalid msg_num'))
      : storedFile(blobs, file)
  })
