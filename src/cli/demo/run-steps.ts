import type { Messages } from '#locales/index.ts'
import { steps } from './steps.ts'
import type { DemoContext } from './context.ts'

/** Runs all steps; stops between two steps when aborted. Returns whether it finished. */
export async function runSteps(
  stage: DemoContext,
  say: (line: string) => void,
  t: Messages,
  stopped?: AbortSignal,
): Promise<boolean> {
  for (const [index, { title, run: tellOne }] of steps.entries()) {
    if (stopped?.aborted) return false
    say(`  ${index + 1}/${steps.length}  ${t.cli.demo.steps[title]}`)
    await tellOne(stage)
  }
  return true
}
