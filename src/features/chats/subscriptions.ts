import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { memberColumns, memberJoins, memberView, viewerOf } from '../members/index.ts'
import * as contract from './contract.ts'
import { findSubscription, joinChat as join, leaveChat as leave, lockChat, lockMembership, muteChat } from './store.ts'
import { chatPhotoOf, subscriptionView } from './view.ts'

export const joinChat = implement(contract.joinChat, async ({ tx, group, account, row, fail, record }) => {
  lockMembership.send(tx, { group_id: group.id, parent_id: group.parent_id, account_id: account.id })
  const locked = (await lockChat.first(tx, { group_id: group.id, id: row.id })) ?? fail('invalid chat_id')
  if (locked.state === 'closed') fail('closed chat')
  const where = { group_id: group.id, parent_id: group.parent_id, chat_id: row.id, account_id: account.id }
  const { id } = (await join.first(tx, where)) ?? fail('already subscribed')
  record('chat.joined', { chat_id: row.id, subject: row.subject, chat_sub_id: id })
  return subscriptionView(await findSubscription.one(tx, { id, account_id: account.id }))
})

export const leaveChat = implement(contract.leaveChat, async ({ tx, group, account, row, fail, record }) => {
  const removed = await leave.first(tx, { group_id: group.id, id: row.id, account_id: account.id })
  if (!removed) fail('invalid chatsub_id')
  record('chat.left', { chat_id: row.chat_id, subject: row.subject, chat_sub_id: row.id })
})

export const updateChatSub = implement(contract.updateChatSub, async ({ tx, group, account, row, params }) => {
  await muteChat.run(tx, { group_id: group.id, id: row.id, is_muted: params.is_muted })
  return subscriptionView(await findSubscription.one(tx, { id: row.id, account_id: account.id }))
})

const memberPages = keysetFamily(
  'chat.members',
  's.id',
  { joined: 's.id' },
  ({ afterCondition, order }) => `select ${memberColumns}, s.id as "place_id!" from chat_subs s
      join members m on m.id = s.member_id ${memberJoins}
      where s.chat_id = :chat_id and ${afterCondition} order by ${order} limit :count`,
)

export const chatMembers = implement(
  contract.chatMembers,
  async ({ tx, group, account, access, row, params, fail }) => {
    if (row.state === 'closed') fail('closed chat')
    const viewer = viewerOf(account, access)
    return pageOf(tx, contract.chatMembers, params, {
      total: row.subs_count,
      fetch: ({ dir, start, page }) => memberPages[`joined:${dir}:${start}`].all(tx, { chat_id: row.chat_id, ...page }),
      cursorOf: ({ place_id }) => ({ key: place_id, id: place_id }),
      // Participants of a chat see each other regardless of `members_visible`: messages show their names too.
      view: member => {
        const { user_id, full_name, user_name, mod_status, preferences } = member
        const profile = {
          user_id,
          full_name,
          user_name,
          mod_status: mod_status as Value<'mod_status'>,
          profile_photo_url: chatPhotoOf(preferences),
        }
        return { ...memberView(member, group, viewer), ...profile }
      },
    })
  },
)
