import { setTimeout as pause } from 'node:timers/promises'
import { say } from './chapters/chats.ts'
import { newDice } from './dice.ts'
import { chats } from './texts/chats.ts'
import type { Stage } from './stage.ts'

const second = 1000

/** People go on talking in the chats of the example, now and then, until it is stopped. */
export async function talkOn(stage: Stage, stopped: AbortSignal, complain: (error: unknown) => void): Promise<void> {
  await Promise.all(chats.map((_, n) => talkIn(stage, n, stopped).catch(complain)))
}

async function talkIn(stage: Stage, n: number, stopped: AbortSignal): Promise<void> {
  const { subject, later } = chats[n]!
  const dice = newDice(n + 1)
  for (let at = 0; ; at = (at + 1) % later.length) {
    await pause((5 + dice.roll(25)) * second, undefined, { signal: stopped, ref: false }).catch(() => {})
    if (stopped.aborted) return
    await say(stage, subject, later[at]!)
  }
}
