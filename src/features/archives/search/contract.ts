import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  DateParam,
  Flag,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { Hashtag } from '../../hashtags/contract.ts'

/** A search result; `summary` is a snippet with the words marked, in HTML. */
export const MessageSearchResult = resource('message_search_result', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  topic_id: Num,
  ...fields(['summary', 'snippet', 'subject', 'body', 'profile_photo_url', 'name'], Str),
  ...fields(['user_id', 'rev_count', 'msg_num', 'num_msgs_in_topic'], Num),
  ...fields(['can_view_profile', 'is_closed', 'is_moderated', 'is_sticky', 'has_attachments'], Bool),
  hashtags: Type.Array(Hashtag),
})

/** The query as it was parsed. The poster's fields carry both of their names. */
const echo = {
  total_is_estimate: Bool,
  collapse_topics: Bool,
  exclude_sigs: Bool,
  ...fields(['start_date', 'end_date', 'preset_date_range'], Str),
  hashtag: Nullable(Hashtag),
  poster_user_id: Num,
  ...fields(['poster_profile_photo_url', 'profile_photo_url', 'poster_name', 'name'], Str),
  ...fields(['can_view_poster_profile', 'can_view_profile'], Bool),
}

export const RANGE = {
  start_date: optional(DateParam({ description: "The first day, in the caller's time zone." })),
  end_date: optional(DateParam({ description: "The last day, in the caller's time zone." })),
  preset_date_range: optional(
    Choice(words.preset_date_range, { description: 'Ignored if `start_date` or `end_date` is given.' }),
  ),
}

export const searchArchives = endpoint('searcharchives', {
  method: 'GET',
  summary:
    'Search messages: words, "phrases", -word, #Tag, -#Tag, posterid:N, from:name, has:attachment, linksto:ADDRESS (of a file or a wiki page). The newest thousand matches are ranked first, then older ones. A long search continues on the next page: if `has_more` is true there may be more, even if a page is short or empty, and `total_count` is the number found so far.',
  who: 'anyone',
  on: 'group',
  needs: 'archives_visible',
  params: {
    ...GROUP,
    q: withDefault(Text(1000, { description: 'The search query.' }), ''),
    collapse_topics: withDefault(Flag({ description: 'Return only the best message of each topic.' }), false),
    exclude_sigs: withDefault(Flag({ description: 'Leave signatures out of the search.' }), false),
    ...RANGE,
    sort_dir: optional(
      Choice(['asc', 'desc', 'relevance'], { description: 'The sort direction; `relevance` sorts by relevance.' }),
    ),
  },
  returns: list(
    MessageSearchResult,
    { fields: ['relevance', 'date'], field: 'relevance', dir: 'desc', dirs: { date: 'desc' } },
    echo,
  ),
  extended: true,
})

/** The best results of one of several groups. */
export const GroupSearchResult = resource('group_search_result', {
  group_id: Num,
  ...fields(['group_name', 'nice_group_name'], Str),
  num_found: Num,
  is_estimate: Bool,
  messages: Type.Array(
    Type.Object(
      {
        ...fields(['id', 'topic_id', 'msg_num', 'user_id'], Num),
        created: Timestamp,
        ...fields(['subject', 'summary', 'name', 'profile_photo_url'], Str),
        has_attachments: Bool,
      },
      { title: 'found_message' },
    ),
  ),
})

export const searchGroups = endpoint('searchgroups', {
  method: 'GET',
  summary:
    'Search the messages of all groups the caller is in, with the syntax of `searcharchives`. Returns the best matches of each group, the most recently active groups first. A page covers at most 20 groups and leaves out those without matches: if `has_more` is true there may be more, even if a page is short or empty. `total_count`, `start_item` and `end_item` count the groups that were searched.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  needs: 'sub_page',
  params: { ...GROUP, q: withDefault(Text(1000, { description: 'The search query.' }), '') },
  returns: list(GroupSearchResult, { fields: ['updated'], field: 'updated', dir: 'desc' }),
})
