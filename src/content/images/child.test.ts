import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

/** As where the filter for system calls of a sandbox refuses setpriority. */
const forbidPriority = `import os from 'node:os'
import { syncBuiltinESMExports } from 'node:module'
os.setPriority = () => { throw Object.assign(new Error('EPERM'), { code: 'EPERM' }) }
syncBuiltinESMExports()`

test('pictures are read where a sandbox forbids to change the priority', async () => {
  const child = fork(new URL('./child.ts', import.meta.url), {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(forbidPriority)}`],
    env: {},
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const [word] = (await Promise.race([once(child, 'message'), exited])) as [unknown]
  child.kill('SIGKILL')
  await exited
  assert.equal(word, 'ready')
})
