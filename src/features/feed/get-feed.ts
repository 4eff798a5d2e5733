import { implement, type Call } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { feedsOf, type FeedObject } from './collect.ts'
import * as contract from './contract.ts'
import { countFeeds, feedPages } from './store.ts'

type Asked = Pick<Call<typeof contract.feed>, 'tx' | 'params' | 'account' | 'organisation'>
const feedPage =
  ({ addresses }: ArchiveParts) =>
  async ({ tx, params, account, organisation }: Asked) => {
    const org_id = organisation?.id ?? null
    const mine = { account_id: account.id, org_id }
    let feeds: Map<number, FeedObject>
    let all: number | undefined
    const page = await pageOf({
      tx,
      params,
      sorting: contract.feed.sorting!,
      total: async () => all ?? (await countFeeds.one(tx, mine)).count,
      fetch: async ({ field, dir, start, page: range }) => {
        const walk = feedPages[`${pageSizeFor(range.count)}:${field as 'group'}:${dir}:${start}`]
        const rows = await walk.all(tx, { ...mine, ...range })
        // Most people are in few groups: those are all that there are.
        if (start === 'first' && rows.length < range.count) all = rows.length
        const shown = rows.slice(0, params.limit).map(({ group_id }) => group_id)
        feeds = await feedsOf(tx, account, shown, addresses)
        return rows
      },
      place: ({ key, id }) => ({ key, id }),
      view: ({ group_id }) => feeds.get(group_id),
    })
    // Whoever leaves a group while its page is made does not get it.
    return { ...page, data: page.data.filter(feed => feed !== undefined) }
  }

export const feed = (parts: ArchiveParts) => implement(contract.feed, feedPage(parts))
export const getFeed = (parts: ArchiveParts) => implement(contract.getFeed, feedPage(parts))

export const getSingleFeed = ({ addresses }: ArchiveParts) =>
  implement(contract.getSingleFeed, async ({ tx, account, group, fail }) => {
    const feeds = await feedsOf(tx, account, [group.id], addresses)
    return feeds.get(group.id) ?? fail('inadequate_permissions', 'sub_page')
  })
