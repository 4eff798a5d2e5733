import type { Implementation } from '#runtime/calls/handler.ts'
import { getActivityLog } from './get-activity-log.ts'

export { activityBundle } from './bundle.ts'
export { sweepActivity } from './sweep.ts'
export const activityHandlers = (deps: { addresses: { url: string } }): Implementation[] => [getActivityLog(deps)]
