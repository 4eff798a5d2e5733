import { serializedList, type SerializedJson } from '#runtime/responses/serializers.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { feedsOf, type FeedObject } from './compose-feed.ts'
import * as contract from './contract.ts'
import { findFeeds } from './feed-cache.ts'
import { countFeeds } from './store.ts'

type FeedCall = Pick<Call<typeof contract.feed>, 'tx' | 'params' | 'account' | 'organisation'>
const feedPage =
  ({ addresses }: ArchiveDeps, { sorting }: typeof contract.feed | typeof contract.getFeed) =>
  async ({ tx, params, account, organisation }: FeedCall) => {
    const account_id = account.id
    const org_id = organisation?.id ?? null
    let feeds: Map<number, SerializedJson<FeedObject>>
    let all: number
    const page = await pageOf(tx, { sorting: sorting! }, params, {
      total: () => all,
      fetch: async ({ field, dir, start, page: { count, after_key, after_id } }) => {
        const walk = `${pageSizeFor(count)}:${field as 'group'}:${dir}:${start}` as const
        const query = { account_id, org_id, group_id: null, after_key, after_id }
        const found = await findFeeds(tx, walk, { ...query, limit: params.limit })
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
      cursorOf: ({ key, id }) => ({ key, id }),
      view: ({ group_id }) => feeds.get(group_id)!,
    })
    return { ...page, data: serializedList(page.data) }
  }

export const feed = (deps: ArchiveDeps) => implement(contract.feed, feedPage(deps, contract.feed))
export const getFeed = (deps: ArchiveDeps) => implement(contract.getFeed, feedPage(deps, contract.getFeed))

export const getSingleFeed = ({ addresses }: ArchiveDeps) =>
  implement(contract.getSingleFeed, async ({ tx, account, group, fail }) => {
    const query = { account_id: account.id, group_id: group.id, org_id: null, after_key: null, after_id: null }
    const found = await findFeeds(tx, 'ten:group:asc:first', { ...query, limit: 1 })
    const feeds = await feedsOf(tx, account, found, addresses)
    return feeds.get(group.id) ?? fail('inadequate_permissions', 'sub_page')
  })
