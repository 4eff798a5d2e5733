import { join } from 'node:path'
import { MEMORY_LIMITS, MEMORY_SETTINGS } from '../tools/setup-memory.js'

/** What `npm start` gives the service: tools/setup.js. */
export const launchOptions = {
  options: MEMORY_LIMITS,
  env: { ...MEMORY_SETTINGS, NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') },
}
