import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import { countTags, tagPages, type TagKind, type TagOrder } from './page-store.ts'
import { mayUseTag } from './resolve-tags.ts'
import { hashtagView, type HashtagViewRow } from './view.ts'

const keyOf: Record<TagOrder, (row: HashtagViewRow) => string | number> = {
  name: row => row.name,
  topic_count: row => row.topic_count,
  last_message_date: row => row.last_message_date ?? '-infinity',
}
const modsOnly = { mods_only_post: true, mods_only_replies: false }

export const getHashtags = implement(contract.getHashtags, async ({ tx, group, access, account, params }) => {
  const usableOnly = params.usable_only === true
  const shows = may('hashtags_visible', access) && (!usableOnly || may('can_post', access))
  const kind: TagKind = usableOnly && !mayUseTag(modsOnly, access, 'post') ? 'open' : 'all'
  return pageOf(tx, contract.getHashtags, params, {
    total: shows ? (await countTags[kind].one(tx, { group_id: group.id })).count : 0,
    fetch: async ({ field, dir, start, page }) => {
      if (!shows) return []
      const walk = tagPages[`${kind}:${field as TagOrder}:${dir}:${start}`]
      return walk.all(tx, { account_id: account?.id ?? null, group_id: group.id, ...page })
    },
    cursorOf: (row, field) => ({ key: keyOf[field as TagOrder](row), id: row.id }),
    view: hashtagView,
  })
})
