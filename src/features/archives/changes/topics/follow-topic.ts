import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { durationOf } from '#features/hashtags/index.ts'
import { getTopicView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { setFollower, sweepHashtagFollowers, sweepTopicFollowers, unsetFollower } from './follow-store.ts'

type FollowState = 'followed' | 'muted'

const setFollowState = (endpoint: typeof contract.followTopic | typeof contract.muteTopic, state: FollowState) =>
  implement(endpoint, async call => {
    const { tx, group, account, row, params, fail } = call
    const { id } = row
    const lasting = durationOf[params.duration]
    if ((await setFollower.run(tx, { group_id: group.id, topic_id: id, account_id: account.id, state, lasting })) === 0)
      fail('invalid topic_id')
    return getTopicView(call, id)
  })

const clearFollowState = (endpoint: typeof contract.unfollowTopic | typeof contract.unmuteTopic, state: FollowState) =>
  implement(endpoint, async call => {
    const { tx, group, account, row } = call
    const { id } = row
    await unsetFollower.run(tx, { group_id: group.id, topic_id: id, account_id: account.id, state })
    return getTopicView(call, id)
  })

export const followTopic = setFollowState(contract.followTopic, 'followed')
export const muteTopic = setFollowState(contract.muteTopic, 'muted')
export const unfollowTopic = clearFollowState(contract.unfollowTopic, 'followed')
export const unmuteTopic = clearFollowState(contract.unmuteTopic, 'muted')

const batch = 500
/** Deletes expired follow states. */
export async function sweepFollowers(tx: Tx): Promise<void> {
  for (const sweep of [sweepTopicFollowers, sweepHashtagFollowers])
    while ((await sweep.run(tx, { limit: batch })) === batch);
}
