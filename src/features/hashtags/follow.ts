import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { deleteFollow, findShown, putFollow } from './store.ts'
import { durationOf } from './until.ts'
import { hashtagView, type HashtagObject } from './view.ts'

type State = 'followed' | 'muted'
type Following = Call<typeof contract.unfollowHashtag>

/** An alias is as good as the hashtag it stands for. */
function meant({ position, membership, row, fail }: Following): number {
  // Somebody who waits to get in has a subscription to manage, but does not see what is inside.
  if (!may('hashtags_visible', position)) fail('inadequate_permissions', 'hashtags_visible')
  if (!membership) fail('not subscribed')
  const { id, alias_of } = row
  return alias_of ?? id
}

async function shownTo({ tx, group, account, fail }: Following, hashtag_id: number): Promise<HashtagObject> {
  const row = await findShown.first(tx, { account_id: account.id, group_id: group.id, id: hashtag_id })
  return hashtagView(row ?? fail('invalid hashtag_id'))
}

const put = (state: State, endpoint: typeof contract.followHashtag | typeof contract.muteHashtag) =>
  implement(endpoint, async call => {
    const id = meant(call)
    await putFollow.run(call.tx, {
      group_id: call.group.id,
      hashtag_id: id,
      account_id: call.account.id,
      state,
      lasting: durationOf[call.params.duration],
    })
    return shownTo(call, id)
  })
const end = (state: State, endpoint: typeof contract.unfollowHashtag | typeof contract.unmuteHashtag) =>
  implement(endpoint, async call => {
    const id = meant(call)
    await deleteFollow.run(call.tx, { group_id: call.group.id, hashtag_id: id, account_id: call.account.id, state })
    return shownTo(call, id)
  })

// One row says either: following ends a mute, and muting ends following.
export const followHashtag = put('followed', contract.followHashtag)
export const unfollowHashtag = end('followed', contract.unfollowHashtag)
export const muteHashtag = put('muted', contract.muteHashtag)
export const unmuteHashtag = end('muted', contract.unmuteHashtag)
