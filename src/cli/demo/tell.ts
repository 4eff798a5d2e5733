import { chapters } from './chapters.ts'
import type { Stage } from './stage.ts'

/** Tells the whole example; gives up between two chapters when it is asked to stop. Answers whether it came to its end. */
export async function tell(stage: Stage, say: (line: string) => void, stopped?: AbortSignal): Promise<boolean> {
  for (const [index, { title, tell: tellOne }] of chapters.entries()) {
    if (stopped?.aborted) return false
    say(`  ${index + 1}/${chapters.length}  ${title}`)
    await tellOne(stage)
  }
  return true
}
