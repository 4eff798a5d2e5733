import { setTimeout as pause } from 'node:timers/promises'
import { say } from './steps/chats.ts'
import { createSeededRandom } from './seeded-random.ts'
import { chats } from './texts/chats.ts'
import type { DemoContext } from './context.ts'

const second = 1000

/** People go on talking in the chats of the example, now and then, until it is stopped. */
export async function keepChatting(
  stage: DemoContext,
  stopped: AbortSignal,
  complain: (error: unknown) => void,
): Promise<void> {
  await Promise.all(chats.map((_, n) => chatOnce(stage, n, stopped).catch(complain)))
}

async function chatOnce(stage: DemoContext, n: number, stopped: AbortSignal): Promise<void> {
  const { subject, later } = chats[n]!
  const dice = createSeededRandom(n + 1)
  for (let at = 0; ; at = (at + 1) % later.length) {
    await pause((5 + dice.roll(25)) * second, undefined, { signal: stopped, ref: false }).catch(() => {})
    if (stopped.aborted) return
    await say(stage, subject, later[at]!)
  }
}
