import { steps } from './steps.ts'
import type { DemoContext } from './context.ts'

/** Tells the whole example; gives up between two chapters when it is asked to stop. Answers whether it came to its end. */
export async function runSteps(
  stage: DemoContext,
  say: (line: string) => void,
  stopped?: AbortSignal,
): Promise<boolean> {
  for (const [index, { title, run: tellOne }] of steps.entries()) {
    if (stopped?.aborted) return false
    say(`  ${index + 1}/${steps.length}  ${title}`)
    await tellOne(stage)
  }
  return true
}
