import { changeCalls } from './changes/contract.ts'
import { pendingCalls } from './pending/contract.ts'
import { readingCalls } from './reading/contract.ts'
import { searchCalls } from './search/contract.ts'

export { Message, MessageAttachment, Topic } from './reading/contract.ts'

export const archiveCalls = { ...readingCalls, ...searchCalls, ...changeCalls, ...pendingCalls } as const
