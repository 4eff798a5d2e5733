import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { post, startServeProcess } from '#test/servers/serve-process.ts'
import { launchOptions } from './launch-options.ts'
import { cpuOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'
import { memoryOf } from './support/process-memory.ts'

// From the start of the process to the first answer, and the memory of everything at rest, the database included.

const folder = mkdtempSync(join(tmpdir(), 'folkmoot-start-'))
chmodSync(folder, 0o711)
const data = join(folder, 'data')
const times: number[] = []
const works: number[] = []
for (let start = 0; start < 6; start += 1) {
  const begun = performance.now()
  const served = await startServeProcess({ data, ends: [], ...launchOptions })
  await post(served.url, '/api/v1/getuser', {})
  times.push(performance.now() - begun)
  works.push(cpuOf(served.child.pid!))
  if (start === 5) {
    // Rest: what the start allocated may be given back.
    await pause(5000)
    const parts = memoryOf(served.child.pid!, data)
    reportMetric({ name: 'memory at rest', unit: 'MB', ours: parts.together, atMost: 300 })
    for (const [name, megabytes] of Object.entries(parts))
      console.log(`${name.padEnd(10)} ${megabytes.toFixed(0).padStart(4)} MB`)
  }
  await served.stop('SIGTERM')
}
const [first, ...later] = times
reportMetric({ name: 'second start', unit: 's', ours: Math.max(...later) / 1000, atMost: 3 })
console.log(
  `first start ${first!.toFixed(0)} ms, later starts ${later.map(time => time.toFixed(0)).join(', ')} ms to the first answer`,
)
console.log(`of the processors, without the database: ${works.map(work => work.toFixed(0)).join(', ')} ms`)
rmSync(folder, { recursive: true })
