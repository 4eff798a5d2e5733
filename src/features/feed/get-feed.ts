import { implement, type Call } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { feedsOf, type FeedObject } from './collect.ts'
import * as contract from './contract.ts'
import { countFeeds, feedPages, recentTopics } from './store.ts'

type Asked = Pick<Call<typeof contract.feed>, 'tx' | 'params' | 'account' | 'organisation'>
const feedPage =
  ({ addresses }: ArchiveParts) =>
  async ({ tx, params, account, organisation }: Asked) => {
    const account_id = account.id
    const org_id = organisation?.id ?? null
    let feeds: Map<number, FeedObject>
    let all: number
    return pageOf({
      tx,
      params,
      sorting: contract.feed.sorting!,
      total: () => all,
      fetch: async ({ field, dir, start, page: { count, after_key, after_id } }) => {
        const walk = `${pageSizeFor(count)}:${field as 'group'}:${dir}:${start}` as const
        const asked = { account_id, org_id, group_id: null, after_key, after_id }
        const [found, topics] = await Promise.all([
          feedPages[walk].all(tx, { ...asked, count }),
          recentTopics[walk].all(tx, { ...asked, count: params.limit }),
        ])
        // Most people are in few groups: those are all that there are.
        const areAll = start === 'first' && found.length < count
        const rows = found.slice(0, params.limit)
        const [shown, counted] = await Promise.all([
          feedsOf(tx, account, { rows, topics }, addresses),
          areAll ? { count: found.length } : countFeeds.one(tx, { account_id, org_id }),
        ])
        feeds = shown
        all = counted.count
        return found
      },
      place: ({ key, id }) => ({ key, id }),
      view: ({ group_id }) => feeds.get(group_id)!,
    })
  }

export const feed = (parts: ArchiveParts) => implement(contract.feed, feedPage(parts))
export const getFeed = (parts: ArchiveParts) => implement(contract.getFeed, feedPage(parts))

export const getSingleFeed = ({ addresses }: ArchiveParts) =>
  implement(contract.getSingleFeed, async ({ tx, account, group, fail }) => {
    const asked = {
      account_id: account.id,
      group_id: group.id,
      org_id: null,
      count: 1,
      after_key: null,
      after_id: null,
    }
    const [rows, topics] = await Promise.all([
      feedPages['ten:group:asc:first'].all(tx, asked),
      recentTopics['ten:group:asc:first'].all(tx, asked),
    ])
    const feeds = await feedsOf(tx, account, { rows, topics }, addresses)
    return feeds.get(group.id) ?? fail('inadequate_permissions', 'sub_page')
  })
