import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The ids of all processes below this one, at any depth. */
export async function processesBelow(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-Aww', '-o', 'pid=,ppid='], { maxBuffer: 2 ** 24 })
  const rows = [...stdout.matchAll(/^ *(\d+) +(\d+)$/gm)].map(([, id, above]) => [Number(id), Number(above)] as const)
  const below = (parent: number): number[] =>
    rows.flatMap(([id, above]) => (above === parent ? [id, ...below(id)] : []))
  return below(pid)
}
