import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { deleteFollow, findHashtagView, putFollow } from './store.ts'
import { durationOf } from './topic-lifetime.ts'
import { hashtagView, type HashtagObject } from './view.ts'

type FollowState = 'followed' | 'muted'
type FollowCall = Call<typeof contract.unfollowHashtag>

/** An alias counts as its target. */
function resolveAlias({ access, membership, row, fail }: FollowCall): number {
  // A pending member has a subscription to manage, but does not see the contents.
  if (!may('hashtags_visible', access)) fail('inadequate_permissions', 'hashtags_visible')
  if (!membership) fail('not subscribed')
  const { id, alias_of } = row
  return alias_of ?? id
}

async function hashtagFor({ tx, group, account, fail }: FollowCall, hashtag_id: number): Promise<HashtagObject> {
  const row = await findHashtagView.first(tx, { account_id: account.id, group_id: group.id, id: hashtag_id })
  return hashtagView(row ?? fail('invalid hashtag_id'))
}

const setFollow = (state: FollowState, endpoint: typeof contract.followHashtag | typeof contract.muteHashtag) =>
  implement(endpoint, async call => {
    const id = resolveAlias(call)
    await putFollow.run(call.tx, {
      group_id: call.group.id,
      hashtag_id: id,
      account_id: call.account.id,
      state,
      lasting: durationOf[call.params.duration],
    })
    return hashtagFor(call, id)
  })
const clearFollow = (state: FollowState, endpoint: typeof contract.unfollowHashtag | typeof contract.unmuteHashtag) =>
  implement(endpoint, async call => {
    const id = resolveAlias(call)
    await deleteFollow.run(call.tx, { group_id: call.group.id, hashtag_id: id, account_id: call.account.id, state })
    return hashtagFor(call, id)
  })

// One row has either: following ends a mute, and muting ends following.
export const followHashtag = setFollow('followed', contract.followHashtag)
export const unfollowHashtag = clearFollow('followed', contract.unfollowHashtag)
export const muteHashtag = setFollow('muted', contract.muteHashtag)
export const unmuteHashtag = clearFollow('muted', contract.unmuteHashtag)
