import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { durationOf } from '../../hashtags/index.ts'
import type { TopicRow } from '../message/finders.ts'
import { getTopicView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { setFollower, sweepHashtagFollowers, sweepTopicFollowers, unsetFollower } from './follow-store.ts'

type State = 'followed' | 'muted'

const setting = (endpoint: typeof contract.followTopic | typeof contract.muteTopic, state: State) =>
  implement(endpoint, async call => {
    const { tx, group, account, row, params } = call
    const { id } = row as TopicRow
    const lasting = durationOf[params.duration]
    if ((await setFollower.run(tx, [group.id, id, account.id, state, lasting])) === 0)
      throw declaredError(subjectTexts.topic)
    return getTopicView(call, id)
  })

const unsetting = (endpoint: typeof contract.unfollowTopic | typeof contract.unmuteTopic, state: State) =>
  implement(endpoint, async call => {
    const { tx, group, account, row } = call
    const { id } = row as TopicRow
    await unsetFollower.run(tx, [group.id, id, account.id, state])
    return getTopicView(call, id)
  })

export const followTopic = setting(contract.followTopic, 'followed')
export const muteTopic = setting(contract.muteTopic, 'muted')
export const unfollowTopic = unsetting(contract.unfollowTopic, 'followed')
export const unmuteTopic = unsetting(contract.unmuteTopic, 'muted')

const batch = 500
/** Forgets what was followed or muted for a time that is over. */
export async function sweepFollowers(tx: Tx): Promise<void> {
  for (const sweep of [sweepTopicFollowers, sweepHashtagFollowers]) while ((await sweep.run(tx, [batch])) === batch);
}
