// Set by Node's test runner, and by sharp when it is loaded.
const notOurs = new Set(['NODE_TEST_WORKER_ID', 'VIPSHOME'])
// These decide what becomes of the files that follow.
const watched = ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM', 'SIGHUP']

/** Notes how the process is; the answer puts its variables and folder back, and says what a test file left changed. */
export function noteProcess(): () => string[] {
  const before = { env: { ...process.env }, folder: process.cwd(), listeners: countListeners(), globals: globalsNow() }

  return () => {
    const names = new Set([...Object.keys(before.env), ...Object.keys(process.env)])
    const changed = [...names].filter(name => process.env[name] !== before.env[name] && !notOurs.has(name))
    for (const name of changed) {
      const value = before.env[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    const isElsewhere = process.cwd() !== before.folder
    if (isElsewhere) process.chdir(before.folder)
    const listeners = countListeners()
    const heard = watched.filter((_, at) => listeners[at] !== before.listeners[at])
    const replaced = [...before.globals].filter(([name, value]) => !Object.is(globalsNow().get(name), value))
    return [
      ...replaced.map(([name]) => `The file leaves another ${name} than it found.`),
      ...changed.map(name => `The file leaves the variable ${name} changed.`),
      ...(isElsewhere ? ['The file leaves the process in another folder.'] : []),
      ...heard.map(name => `The file leaves other listeners to ${name} than it found.`),
    ]
  }
}

/** Only those with a value: many others get one when they are first used. */
function globalsNow(): Map<string, unknown> {
  const all = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  return new Map(
    all.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value as unknown]),
  )
}

function countListeners(): number[] {
  return watched.map(name => process.listenerCount(name))
}
