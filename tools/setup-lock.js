// One setup at a time per checkout. The lock is a folder that is created and removed by renaming, so it is atomic.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN = 200
const SIGN_OF_LIFE = 2000
// Process numbers mean nothing across containers and are used again after a restart; silence is what counts then.
const SILENCE = 30_000

/** Waits for the lock and takes it; returns the function that releases it. */
export async function takeSetupLock(project, onWait) {
  const lock = join(project, '.setup-lock')
  const id = randomUUID()
  let hasSaid = false
  while (!tryTake(lock, id)) {
    const owner = readOwner(lock)
    if (owner && isAbandoned(lock, owner)) {
      removeAbandoned(lock, owner)
      continue
    }
    if (owner && !hasSaid) onWait(owner.pid)
    hasSaid ||= owner !== undefined
    await pause(LOOK_AGAIN)
  }
  // After a long sleep of the machine, another process may hold the lock by now.
  const isMine = () => readOwner(lock)?.id === id
  const alive = setInterval(() => isMine() && utimesSync(lock, new Date(), new Date()), SIGN_OF_LIFE).unref()
  return () => {
    clearInterval(alive)
    if (isMine()) removeByRenaming(lock)
  }
}

function tryTake(lock, id) {
  const draft = newName(lock)
  mkdirSync(draft)
  writeFileSync(join(draft, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname(), id }))
  try {
    renameSync(draft, lock)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
    throw error
  }
}

function readOwner(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, 'owner.json'), 'utf8'))
  } catch {
    return undefined
  }
}

function isAbandoned(lock, { pid, host }) {
  if (host === hostname() && (pid === process.pid || !isRunning(pid))) return true
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > SILENCE
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// Between the look and the removal another process may have taken the lock over: then it gets it back.
function removeAbandoned(lock, owner) {
  const aside = newName(lock)
  if (!tryRename(lock, aside)) return
  if (readOwner(aside)?.id === owner.id || !tryRename(aside, lock)) rmSync(aside, { recursive: true })
}

function removeByRenaming(lock) {
  const aside = newName(lock)
  if (tryRename(lock, aside)) rmSync(aside, { recursive: true })
}

function tryRename(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

function newName(lock) {
  return `${lock}-${randomUUID()}`
}
