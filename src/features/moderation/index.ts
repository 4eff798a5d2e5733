import type { Implementation } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { GroupContents } from '../groups/index.ts'
import { getModerationDecision, moderate, undoDecision } from './moderate.ts'
import { getModerationQueue, getModerationState } from './queue.ts'
import { getModerationRecord } from './record.ts'
import { getReports, resolveReport } from './reports.ts'
import { removeDecisionsIn, sweepFailedDecisions } from './store.ts'

export { decisionSubscriber } from './apply-decisions.ts'
export { decisionOnPost } from './decision-on-post.ts'

export const moderationHandlers: readonly Implementation[] = [
  getModerationQueue,
  getModerationState,
  getModerationRecord,
  getModerationDecision,
  moderate,
  undoDecision,
  getReports,
  resolveReport,
]

/** Removed in the background after its group. */
export const moderationContents: readonly GroupContents[] = [
  {
    table: 'moderation_decisions',
    remove: (tx, group_id, limit) => removeDecisionsIn.run(tx, { group_id, limit }),
  },
]

export const sweepDecisions = async (tx: Tx): Promise<void> => void (await sweepFailedDecisions.run(tx))
