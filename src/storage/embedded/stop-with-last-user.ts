import { execFile } from 'node:child_process'
import { closeSync, fstatSync, open, openSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Processes that are killed, such as by the kernel when memory runs out, can't stop their server. So each holds a named pipe open, and a
 * shell that runs beside the server reads it: it ends when nobody holds it any more, and then the shell stops the server.
 * docs/decisions/0007
 */
export type UsePipe = {
  /** Before a server is started: what its shell reads, to be closed here afterwards. Undefined if there can be none: the server goes on then. */
  open(): Promise<number | undefined>
  /** Once a server runs that may be that of another process. */
  join(): Promise<void>
  /** Only for the last one: programs that copy folders stumble over it. */
  remove(): Promise<void>
  release(): void
}

export function usePipe(home: string): UsePipe {
  const path = join(home, 'in-use')
  // The last one to leave may have removed one while another process started its server with it: each stays held.
  const held = new Map<number, number>()

  /** Its number in the file system; for reading as well, or opening it would wait for the shell. */
  async function hold(): Promise<number | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFIFO() || held.has(found.ino)) return found?.isFIFO() ? found.ino : undefined
    const file = openSync(path, 'r+')
    const { ino } = fstatSync(file)
    if (held.has(ino)) closeSync(file)
    else held.set(ino, file)
    return ino
  }
  return {
    async open() {
      for (let tries = 0; tries < 10; tries += 1) {
        // It may be there, another process may make it just now, and some file systems have none. Node has no such call.
        await promisify(execFile)('mkfifo', ['-m', '600', path]).catch(() => undefined)
        const ino = await hold().catch(() => undefined)
        if (ino === undefined) continue
        const file = await promisify(open)(path, 'r').catch(() => undefined)
        if (file === undefined) continue
        if (fstatSync(file).ino === ino) return file
        closeSync(file)
      }
      return undefined
    },
    join: () =>
      hold().then(
        () => undefined,
        () => undefined,
      ),
    remove: () => rm(path, { force: true }),
    release() {
      for (const file of held.values()) closeSync(file)
      held.clear()
    },
  }
}

const script = `"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watcher=$!
exec 3<&-
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`

/** Runs a server as the child of a shell, which so can't mistake another process for it; the pipe is its file 3. */
export const watchedCommand = (program: string, options: readonly string[]): [string, string[]] => [
  '/bin/sh',
  ['-c', script, 'folkmoot-database', program, ...options],
]
