import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A program that must exit with 0; its output is printed if it fails, or always with `shown`. */
export type Step = { name: string; line: string[]; shown?: true }

/** Runs all steps, even after failures, and lists those that failed. The exit code is 1 then. */
export function runSteps(steps: readonly Step[]): void {
  const failed = steps.filter(step => !runStep(step))
  console.log(failed.length > 0 ? `\nNot right: ${failed.map(step => step.name).join(', ')}` : '\nAll is right.')
  process.exitCode = failed.length > 0 ? 1 : 0
}

function runStep({ name, line: [command, ...args], shown }: Step): boolean {
  const began = performance.now()
  const { status, stdout, stderr, error } = spawnSync(command!, args, {
    cwd: root,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)`)
  if (status !== 0 && !shown) console.log([stdout, stderr, error?.message].filter(Boolean).join('\n'))
  return status === 0
}
