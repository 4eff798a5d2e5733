// A worker thread of tools/regexes.ts: gets one expression with its flags at a time, and answers how it was found safe, or why it is not.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { checkSync as Check, UnknownDiagnostics, VulnerableDiagnostics } from 'recheck'

// The pure JavaScript of recheck: no Java, no program of any one system.
const load = createRequire(import.meta.url)
const { checkSync } = load('recheck/lib/browser.js') as { checkSync: typeof Check }
const { version } = load('recheck/package.json') as { version: string }
/**
 * Bounds in steps and no clock, so that the answer is the same on every machine and under every load. An attack has
 * succeeded when it takes more than a million steps: enough to tell what grows from what is only long.
 */
const limits = {
  randomSeed: 0,
  maxIteration: 2,
  attackLimit: 1_000_000,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
}

/** What a result depends on besides the expression. */
export const basis = JSON.stringify({ version, node: process.versions.v8, limits })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.on('message', (key: string) => parentPort!.postMessage(checkRegex(key)))

function checkRegex(key: string): string {
  const at = key.lastIndexOf('/')
  const found = checkSync(key.slice(0, at), key.slice(at + 1), limits)
  return found.status === 'safe' ? found.checker : whyNot(found)
}

function whyNot(found: VulnerableDiagnostics | UnknownDiagnostics): string {
  if (found.status === 'unknown') return `is not decided (${found.error.kind})`
  return `is ${found.complexity.summary}: ${found.attack.pattern}`
}
