// Set by Node's test runner, and by sharp when it is loaded.
const ignoredVariables = new Set(['NODE_TEST_WORKER_ID', 'VIPSHOME'])
// These decide what becomes of the files that follow.
const watchedEvents = ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM', 'SIGHUP']

/** Records the state of the process; the returned function restores variables and folder, and reports what a test changed. */
export function snapshotProcess(): () => string[] {
  const before = {
    env: { ...process.env },
    folder: process.cwd(),
    listeners: countListeners(),
    globals: Object.entries(Object.getOwnPropertyDescriptors(globalThis)),
  }

  return () => {
    const names = new Set([...Object.keys(before.env), ...Object.keys(process.env)])
    const changed = [...names].filter(name => process.env[name] !== before.env[name] && !ignoredVariables.has(name))
    for (const name of changed) {
      const value = before.env[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    const isElsewhere = process.cwd() !== before.folder
    if (isElsewhere) process.chdir(before.folder)
    const listeners = countListeners()
    const heard = watchedEvents.filter((_, at) => listeners[at] !== before.listeners[at])
    const replaced = before.globals.filter(isReplaced)
    return [
      ...replaced.map(([name]) => `The file leaves another ${name} than it found.`),
      ...changed.map(name => `The file leaves the variable ${name} changed.`),
      ...(isElsewhere ? ['The file leaves the process in another folder.'] : []),
      ...heard.map(name => `The file leaves other listeners to ${name} than it found.`),
    ]
  }
}

/** Many are getters with a value on first use; then the descriptor is compared. */
function isReplaced([name, before]: [string, PropertyDescriptor]): boolean {
  const now = Object.getOwnPropertyDescriptor(globalThis, name)
  if (now && now.get === before.get && Object.is(now.value, before.value)) return false
  return !Object.is(now?.value, before.get ? before.get.call(globalThis) : before.value)
}

function countListeners(): number[] {
  return watchedEvents.map(name => process.listenerCount(name))
}
