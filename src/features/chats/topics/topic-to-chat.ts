import { may } from '#contract/permissions.ts'
import { html } from '#content/html.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { sanitizeOrNull } from '../../groups/index.ts'
import { announceSome } from '../announce.ts'
import { insertChatMessage } from '../live/insert-messages.ts'
import { maxChats } from '../new-chat.ts'
import { searchTermsOf } from '../search/message-terms.ts'
import { findChat, insertChat } from '../store.ts'
import { topicUrl } from '../urls.ts'
import { chatView } from '../view.ts'
import { topicToChat as declared } from './contract.ts'
import { linkTopic, lockTopic, topicWithChat } from './store.ts'

const maxSubjectLength = 200

export const topicToChat = ({ addresses }: ArchiveDeps) =>
  implement(
    declared,
    async ({ group, row }) => {
      const url = topicUrl(addresses.url, group, row.id)
      const description = await sanitizeOrNull(html`<p>About <a href="${url}">${row.subject}</a></p>`.text)
      return { url, description: description ?? '' }
    },
    async call => {
      const { tx, group, account, access, row, params, prepared, fail, record } = call
      if (!may('archives_visible', access)) fail('inadequate_permissions', 'archives_visible')
      const where = { group_id: group.id, id: row.id }
      lockTopic.send(tx, where)
      const topic = (await topicWithChat.first(tx, where)) ?? fail('invalid topic_id')
      const view = async (id: number) => chatView(await findChat.one(tx, { id, account_id: account.id }), call)
      if (topic.open_chat_id !== null) return view(topic.open_chat_id)
      if (group.open_chats_count >= maxChats) fail('too many chats')

      const subject = Array.from(topic.subject).slice(0, maxSubjectLength).join('')
      const name = account.full_name || account.user_name
      const opener = { group_id: group.id, account_id: account.id, name }
      const { description, url } = prepared
      const chat = { ...opener, parent_id: group.parent_id, announce: params.announce, subject, description }
      const { id: chat_id } = await insertChat.one(tx, chat)
      await linkTopic.run(tx, { ...where, chat_id })
      const { sub_id } = await findChat.one(tx, { id: chat_id, account_id: account.id })
      const message = `About the topic “${topic.subject}”: ${url}`
      const chatMessage = await insertChatMessage(tx, {
        ...opener,
        chat_id,
        chat_sub_id: sub_id!,
        message,
        words: searchTermsOf({ ...opener, chat_id, message, filename: null }),
        reply_to_num: 0,
        nonce: null,
        media: null,
      })
      record('chat.created', { chat_id, subject, topic_id: row.id })
      record('chat.said', { chat_id, msg_num: chatMessage!.msg_num, version: chatMessage!.version })
      if (params.announce) await announceSome(call, { group_id: group.id, id: chat_id })
      return view(chat_id)
    },
  )
