import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import * as contract from './contract.ts'
import { countTags, tagPages, type TagKind, type TagOrder } from './page-store.ts'
import { mayUseTag } from './tags.ts'
import { hashtagView, type ShownHashtag } from './view.ts'

const keyOf: Record<TagOrder, (row: ShownHashtag) => string | number> = {
  name: row => row.name,
  topic_count: row => row.topic_count,
  last_message_date: row => row.last_message_date ?? '-infinity',
}
const modsOnly = { mods_only_post: true, mods_only_replies: false }

export const getHashtags = implement(contract.getHashtags, async ({ tx, group, position, account, params }) => {
  const usableOnly = params.usable_only === true
  const shows = may('hashtags_visible', position) && (!usableOnly || may('can_post', position))
  const kind: TagKind = usableOnly && !mayUseTag(modsOnly, position, 'post') ? 'open' : 'all'
  return pageOf({
    tx,
    params,
    sorting: contract.getHashtags.sorting!,
    total: shows ? (await countTags[kind].one(tx, { group_id: group.id })).count : 0,
    fetch: async ({ field, dir, start, page }) => {
      if (!shows) return []
      const walk = tagPages[`${kind}:${field as TagOrder}:${dir}:${start}`]
      return walk.all(tx, { account_id: account?.id ?? null, group_id: group.id, ...page })
    },
    place: (row, field) => ({ key: keyOf[field as TagOrder](row), id: row.id }),
    view: hashtagView,
  })
})
