/// <reference lib="webworker" />
import { handlePush } from './worker/push.ts'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

handlePush(worker)
