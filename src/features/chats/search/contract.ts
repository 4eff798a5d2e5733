import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, targetErrors } from '#contract/targets.ts'
import { RANGE } from '../../archives/search/contract.ts'
import { ChatMedia } from '../contract.ts'

/** A chat message that matches a search; `summary` is an HTML excerpt with the terms highlighted. */
export const ChatSearchResult = resource('chat_search_result', {
  id: Num,
  created: Timestamp,
  edited: Nullable(Timestamp),
  ...fields(['group_id', 'chat_id'], Num),
  subject: Str,
  is_closed: Bool,
  ...fields(['msg_num', 'reply_to_msg_num', 'user_id'], Num),
  ...fields(['name', 'profile_photo_url'], Str),
  can_view_profile: Bool,
  ...fields(['summary', 'message'], Str),
  media: Nullable(ChatMedia),
})

export const searchChat = endpoint('searchchat', {
  method: 'GET',
  summary:
    'Search the chats of a group, or one of them, newest first: words, "phrases", -word, begin*, posterid:N, from:name, has:attachment. A long search continues on the next page, as with `searcharchives`.',
  who: 'session',
  on: 'group',
  needs: 'chat_visible',
  params: {
    ...GROUP,
    q: withDefault(Text(1000, { description: 'The search query.' }), ''),
    chat_id: optional(Id({ description: 'Search only this chat.', invalid: targetErrors.chat })),
    ...RANGE,
  },
  returns: list(ChatSearchResult, { fields: ['date'], field: 'date', dir: 'desc' }),
  errors: ['invalid chat_id'],
})
