import type { Implementation } from '#runtime/calls/handler.ts'
import { getActivityLog } from './get-activity-log.ts'

export const activityHandlers = (parts: { addresses: { url: string } }): Implementation[] => [getActivityLog(parts)]
