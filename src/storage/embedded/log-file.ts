import { copyFile, open, stat, truncate } from 'node:fs/promises'

const LIMIT = 4 * 1024 * 1024

/** Keeps the server's log below its limit; the server appends, so emptying it in place is safe. */
export async function boundLog(path: string): Promise<void> {
  const size = await logSize(path)
  if (size < LIMIT) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** The current size of the log, to find later what is new in it. */
export async function logSize(path: string): Promise<number> {
  return stat(path).then(
    found => found.size,
    () => 0,
  )
}

/** The log from a position on, or its last 8 kB. */
export async function readLog(path: string, from = 0): Promise<string> {
  const size = await logSize(path)
  const start = Math.max(from, size - 8192)
  await using file = await open(path, 'a+', 0o600)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, start)
  return buffer.toString('utf8', 0, bytesRead)
}

/** The log's last lines, indented, for an error message. */
export async function lastLines(path: string): Promise<string> {
  const lines = (await readLog(path)).trimEnd().split('\n').slice(-8)
  return lines.map(line => `  ${line}`).join('\n')
}
