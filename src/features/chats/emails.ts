import {
  emailType,
  untrusted,
  type EmailDraft,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { textOf } from '#content/text/index.ts'
import { authorJoin, authorName } from '../archives/index.ts'
import { displayName, findEmailGroup } from '../groups/index.ts'
import { getsEmail, memberFooter } from '../members/index.ts'
import { chatUrl } from './urls.ts'

const chatForEmail = query(
  'chat.told',
  `select c.id, c.subject, c.description, c.num_messages, ${authorName('c.name')} as "opener!" from chats c ${authorJoin('c.account_id')}
   where c.group_id = :group_id and c.id = :chat_id`,
)
/** Members who receive emails of the group. */
const recipients = query(
  'chat.recipients',
  `select a.email from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.id = any(:ids::bigint[]) and ${getsEmail}
     and a.id is distinct from :except_id?::bigint
   order by m.id`,
)
const subscribersWithUnread = query(
  'chat.missing',
  `select s.id, a.email from chat_subs s join accounts a on a.id = s.account_id
   where s.chat_id = :chat_id and s.id = any(:ids::bigint[]) and a.status = 'user_status_confirmed' order by s.id`,
)
const maxQuoted = 20
const newest = query(
  'chat.quoted',
  `select msg_num, ${authorName('m.name')} as "name!", m.message from chat_messages m ${authorJoin('m.account_id')}
   where m.group_id = :group_id and m.chat_id = :chat_id and m.type = 'chat_msg_type_normal' and not m.is_deleted
   order by msg_num desc limit ${maxQuoted}`,
)

/** The email that announces a new chat to members. */
const announcementEmail: EmailWriter<'chat.announced'> = async ({ data, account_id }, { tx, url }) => {
  const { group_id, chat_id, member_info_ids: ids } = data
  const group = await findEmailGroup(tx, group_id)
  const chat = await chatForEmail.first(tx, { group_id, chat_id })
  if (!group || !chat) return []
  const write: EmailDraft['write'] = email => {
    const t = email.chat
    return {
      title: t.newSubject({ subject: untrusted(chat.subject) }),
      paragraphs: [t.newText({ name: untrusted(chat.opener), group: displayName(group) })],
      quoted: [{ lead: t.description, text: textOf(chat.description) }],
      action: { text: t.action, url: chatUrl(url, group, chat_id) },
      why: memberFooter('member')(email, group, url),
      group,
    }
  }
  const people = await recipients.all(tx, { group_id, ids, except_id: account_id })
  return people.map(({ email }) => ({ recipient: email, write }))
}

/** The email about missed messages. */
const missedEmail: EmailWriter<'chat.missed'> = async ({ data }, { tx, url }) => {
  const { group_id, chat_id, places } = data
  const group = await findEmailGroup(tx, group_id)
  const chat = await chatForEmail.first(tx, { group_id, chat_id })
  if (!group || !chat) return []
  const lastSeen = new Map(places)
  const lines = (await newest.all(tx, { group_id, chat_id })).toReversed()
  const people = await subscribersWithUnread.all(tx, { chat_id, ids: [...lastSeen.keys()] })
  return people.flatMap(({ id, email: recipient }) => {
    const unseen = lines.filter(({ msg_num }) => msg_num > (lastSeen.get(id) ?? 0))
    if (unseen.length === 0) return []
    const write: EmailDraft['write'] = email => {
      const t = email.chat
      return {
        title: t.missedSubject({ subject: untrusted(chat.subject) }),
        paragraphs: [t.missedText({ group: displayName(group) })],
        quoted: unseen.map(({ name, message }) => ({ lead: untrusted(name), text: message })),
        action: { text: t.action, url: chatUrl(url, group, chat_id) },
        why: memberFooter('member')(email, group, url),
        group,
      }
    }
    return [{ recipient, write }]
  })
}

export const chatEmails: readonly EmailType[] = [
  emailType('chat_announcement', 'chat.announced', 'Members who get email of the group', announcementEmail),
  emailType('chat_missed', 'chat.missed', 'Members who follow the chat and were away', missedEmail),
]
