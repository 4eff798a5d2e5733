import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startMember, type Member, type MemberOptions } from './start-member.ts'

/** A test file that measures its process, or changes it for good, begins a line with this and says why. */
const mark = /^\/\/ In a process of its own: /m

/**
 * Runs test files in a few processes, in the order given; each runs many, one after the other, as loading the product takes
 * its time. Why not Node's own options: docs/decisions/0090.
 */
export async function runFiles(files: readonly string[], size: number, options: MemberOptions): Promise<void> {
  const { root, signal } = options
  const isAlone = (file: string) => mark.test(readFileSync(resolve(root, file), 'utf8'))
  const { alone = [], shared = [] } = Object.groupBy(files, file => (isAlone(file) ? 'alone' : 'shared'))

  // Many small things are made and dropped, which costs least where there is room for them, and where no threads have to agree on
  // it: all processors have other work. What measures goes without.
  const roomy = { ...options, options: ['--max-semi-space-size=64', '--single-threaded-gc', ...options.options] }

  const workThrough = async (): Promise<void> => {
    let member: Member | undefined
    for (const file of drain(shared, signal)) {
      member ??= await startMember(roomy)
      if (await member.run(file)) continue
      // What failed may have left anything behind.
      await member.leave()
      member = undefined
    }
    await member?.leave()
    for (const file of drain(alone, signal)) {
      const own = await startMember(options)
      await own.run(file)
      await own.leave()
    }
  }
  await Promise.all(Array.from({ length: Math.min(files.length, size) }, workThrough))
}

/** The next file of a list that several take from, until it is empty or all is to end. */
function* drain(files: string[], signal: AbortSignal): Generator<string> {
  while (!signal.aborted && files.length > 0) yield files.shift()!
}
