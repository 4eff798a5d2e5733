import { implement } from '#runtime/calls/handler.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { query } from '#storage/query.ts'
import {
  fileNameOf,
  inspectFile,
  seesAddresses,
  streamStoredFile,
  streamThumbnail,
  type ArchiveDeps,
} from '../archives/index.ts'
import * as contract from './contract.ts'
import { beginChatWrite, finishChatWrite, insertChatMessage, normalizeChatText } from './live/insert-messages.ts'
import { messageByNonce } from './message-store.ts'
import { searchTermsOf } from './search/message-terms.ts'
import { withAbridgedEmail, chatMessageView, type ChatMessageObject, type StoredMedia } from './view.ts'

/** Adds the file of a message if the group has enough storage left. */
const addFile = query(
  'chat.addFile',
  `with room as (
     update groups set storage_used = storage_used + :size, storage_chats = storage_chats + :size where id = :group_id and storage_used + :size <= :most returning id
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

export const uploadChatFile = (deps: ArchiveDeps) =>
  implement(
    contract.uploadChatFile,
    async ({ params, account, signal, fail }) => {
      const [upload, ...others] = params.fileupload
      if (!upload || others.length > 0) return fail('bad attachment')
      const inspection = await inspectFile(deps.blobs, upload, { queueKey: `account ${account.id}`, signal: signal() })
      return { ...inspection, hash: upload.hash, size: upload.size, filename: fileNameOf(upload.filename) }
    },
    async call => {
      const { tx, account, row, access, params, prepared: file, fail } = call
      await lockBlobs(tx, deps.blobs, [file.hash, file.thumbnail_hash])
      const subscription = beginChatWrite(call)
      const nonce = params.nonce || null
      const { filename, media_type, size, width, height, thumbnail_hash } = file
      const media: StoredMedia = { filename, media_type, size, width, height, has_thumbnail: thumbnail_hash !== null }
      const name = account.full_name || account.user_name
      const message = normalizeChatText(params.message ?? '')
      const line = await insertChatMessage(tx, {
        ...subscription,
        chat_sub_id: row.id,
        name,
        message,
        words: searchTermsOf({ ...subscription, name, message, filename }),
        reply_to_num: params.reply_to_msg_num ?? 0,
        nonce,
        media,
      })
      const viewOf = (view: ChatMessageObject) => (seesAddresses(access) ? view : withAbridgedEmail(view))
      const before = line || nonce === null ? undefined : await messageByNonce.first(tx, { ...subscription, nonce })
      if (before) return viewOf(chatMessageView(before, deps.addresses))
      const chatMessage = await finishChatWrite(call, line, deps.addresses)
      const where = { group_id: subscription.group_id, chat_id: subscription.chat_id, msg_num: chatMessage.msg_num }
      if (!(await addFile.first(tx, { ...where, ...file, most: deps.postLimits.groupStorage })))
        fail('group out of space')
      return viewOf(chatMessage)
    },
  )

export const downloadChatFile = ({ blobs }: ArchiveDeps) =>
  implement(contract.downloadChatFile, async ({ tx, group, row, params, fail }) => {
    const where = { group_id: group.id, chat_id: row.id, msg_num: params.msg_num }
    const file = (await findFile.first(tx, where)) ?? fail('invalid msg_num')
    return params.thumbnail
      ? ((await streamThumbnail(blobs, file)) ?? fail('invalid msg_num'))
      : streamStoredFile(blobs, file)
  })
