/// <reference lib="webworker" />
import { keepPages } from './worker/kept-pages.ts'
import { handlePush } from './worker/push.ts'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

handlePush(worker)
keepPages(worker)
