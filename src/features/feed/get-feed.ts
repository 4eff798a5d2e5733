import { writtenList, type Written } from '#runtime/answers.ts'
import { implement, type Call } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { feedsOf, type FeedObject } from './collect.ts'
import * as contract from './contract.ts'
import { findFeeds } from './known.ts'
import { countFeeds } from './store.ts'

type Asked = Pick<Call<typeof contract.feed>, 'tx' | 'params' | 'account' | 'organisation'>
const feedPage =
  ({ addresses }: ArchiveParts, { sorting }: typeof contract.feed | typeof contract.getFeed) =>
  async ({ tx, params, account, organisation }: Asked) => {
    const account_id = account.id
    const org_id = organisation?.id ?? null
    let feeds: Map<number, Written<FeedObject>>
    let all: number
    const page = await pageOf({
      tx,
      params,
      sorting: sorting!,
      total: () => all,
      fetch: async ({ field, dir, start, page: { count, after_key, after_id } }) => {
        const walk = `${pageSizeFor(count)}:${field as 'group'}:${dir}:${start}` as const
        const asked = { account_id, org_id, group_id: null, after_key, after_id }
        const found = await findFeeds(tx, walk, { ...asked, limit: params.limit })
        // Most people are in few groups: those are all that there are.
        const areAll = start === 'first' && found.places.length < count
        const [shown, counted] = await Promise.all([
          feedsOf(tx, account, found, addresses),
          areAll ? { count: found.places.length } : countFeeds.one(tx, { account_id, org_id }),
        ])
        feeds = shown
        all = counted.count
        return found.places
      },
      place: ({ key, id }) => ({ key, id }),
      view: ({ group_id }) => feeds.get(group_id)!,
    })
    return { ...page, data: writtenList(page.data) }
  }

export const feed = (parts: ArchiveParts) => implement(contract.feed, feedPage(parts, contract.feed))
export const getFeed = (parts: ArchiveParts) => implement(contract.getFeed, feedPage(parts, contract.getFeed))

export const getSingleFeed = ({ addresses }: ArchiveParts) =>
  implement(contract.getSingleFeed, async ({ tx, account, group, fail }) => {
    const asked = { account_id: account.id, group_id: group.id, org_id: null, after_key: null, after_id: null }
    const found = await findFeeds(tx, 'ten:group:asc:first', { ...asked, limit: 1 })
    const feeds = await feedsOf(tx, account, found, addresses)
    return feeds.get(group.id) ?? fail('inadequate_permissions', 'sub_page')
  })
