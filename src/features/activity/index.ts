import type { Implementation } from '#runtime/call.ts'
import { getActivityLog } from './get-activity-log.ts'

export const activityVerbs = (parts: { addresses: { url: string } }): Implementation[] => [getActivityLog(parts)]
