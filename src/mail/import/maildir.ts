import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailReason, MailReasonKey } from '../parse/index.ts'
import type { MailSource } from './sources.ts'

type MailFile = { file: string; size: number }

/** Opens a Maildir; undefined if the folder is none. */
export async function openMaildir(path: string, maxMail: number): Promise<MailSource | undefined> {
  const files: MailFile[] = []
  for (const folder of ['cur', 'new']) files.push(...(await filesIn(join(path, folder))))
  if (files.length === 0) return undefined
  // File names in a Maildir begin with the time of arrival.
  files.sort((a, b) => sortKey(a.file).localeCompare(sortKey(b.file), 'en', { numeric: true }))
  let read = 0
  return {
    kind: 'Maildir',
    size: files.reduce((sum, { size }) => sum + size, 0),
    read: () => read,
    async *mails() {
      read = 0
      for (const { file, size } of files) {
        read += size
        yield { where: file, envelope: '', ...(await readRegularFile(file, maxMail)) }
      }
    },
  }
}

/** The files of a folder. A folder that is a link is listed as a file, to be reported. */
async function filesIn(folder: string): Promise<MailFile[]> {
  const stats = await lstat(folder).catch(() => undefined)
  if (!stats) return []
  if (!stats.isDirectory()) return [{ file: folder, size: 0 }]
  const files: MailFile[] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Mail programs may move and delete files meanwhile.
    const entry = await lstat(file).catch(() => undefined)
    if (entry) files.push({ file, size: entry.isFile() ? entry.size : 0 })
  }
  return files
}

const problemByCode: Readonly<Record<string, MailReasonKey>> = {
  ENOENT: 'gone',
  EACCES: 'forbidden',
  // Refused by O_NOFOLLOW and O_NONBLOCK: links, and sockets or devices.
  ELOOP: 'notFile',
  ENXIO: 'notFile',
}

/** Reads a regular file only: a link could expose any file of the machine, and a pipe might never end. */
async function readRegularFile(file: string, maxMail: number): Promise<{ raw: Buffer } | { problem: MailReason }> {
  try {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
    await using opened = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    const stats = await opened.stat()
    if (!stats.isFile()) return { problem: { reason: 'notFile' } }
    if (stats.size > maxMail) return { problem: { reason: 'tooLarge', detail: String(maxMail / 1_048_576) } }
    return { raw: await opened.readFile() }
  } catch (error) {
    const reason = problemByCode[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    return { problem: { reason } }
  }
}

const sortKey = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
