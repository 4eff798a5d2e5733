import { withNewIds, type BundlePart } from '#runtime/bundle/part.ts'

/** The numbers in facts, by their names. */
const factIds: Record<string, string> = {
  ...{ group_id: 'group', subgroup_id: 'group', about_group_id: 'group', to_group_id: 'group', group_ids: 'group' },
  ...{ account_id: 'account', user_id: 'account', claimed_by: 'account', owner_id: 'account' },
  ...{ member_info_id: 'member', member_info_ids: 'member', past_member_id: 'past member', label_id: 'label' },
  ...{ label_ids: 'label', member_notice_id: 'notice', invite_id: 'invite', direct_add_id: 'direct add' },
  ...{ message_id: 'message', message_ids: 'message', topic_id: 'topic', topic_ids: 'topic', into_topic_id: 'topic' },
  ...{ repost_of: 'message', pending_message_id: 'pending message', pending_message_ids: 'pending message' },
  ...{ hashtag_id: 'hashtag', hashtag_ids: 'hashtag', attachment_id: 'attachment' },
  ...{ chat_id: 'chat', chat_sub_id: 'chat member', chat_message_id: 'chat message' },
  ...{ event_id: 'event', event_ids: 'event', series_id: 'series', split_from: 'series', rsvp_id: 'rsvp' },
  ...{ file_id: 'file', file_ids: 'file', parent_id: 'file', poll_id: 'poll' },
  ...{ database_id: 'table', row_id: 'row', row_ids: 'row', view_id: 'view' },
}

/** The activity log. */
export const activityBundle: BundlePart = {
  tables: [
    {
      table: 'facts',
      order: 'id',
      refs: { account_id: 'account' },
      read: (row, _, { ids }) => ({ ...row, data: withNewIds(row['data'], factIds, ids) }),
    },
  ],
}
