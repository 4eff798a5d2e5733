import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readMails } from '#mail/parse/index.ts'

/** What it takes to read a mail: of all threads, and of the one that everybody waits for. */
export type MailCost = {
  /** Why it was not read; empty where it was. */
  refused: string
  seconds: number
  ownMs: number
  /** MB at the most, beside the mail itself. */
  grown: number
}

/** Reads the mail in a file, in a process of its own: what others have left behind there would hide what it takes. */
export async function costOf(path: string): Promise<MailCost> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, path])
  return JSON.parse(stdout) as MailCost
}

async function measure(raw: Buffer): Promise<MailCost> {
  await readMails([Buffer.from('From: a@example.org\r\n\r\nx')])
  const [before, began, ownBegan] = [process.memoryUsage.rss(), process.cpuUsage(), process.threadCpuUsage()]
  let peak = 0
  const look = (): void => void (peak = Math.max(peak, process.memoryUsage.rss()))
  const looking = setInterval(look, 5)
  const [reading] = await readMails([raw])
  clearInterval(looking)
  look()
  const [all, own] = [process.cpuUsage(began), process.threadCpuUsage(ownBegan)]
  return {
    refused: 'refused' in reading! ? reading.refused : '',
    seconds: (all.user + all.system) / 1e6,
    ownMs: (own.user + own.system) / 1000,
    grown: (peak - before) / 1e6,
  }
}

if (import.meta.main) process.stdout.write(JSON.stringify(await measure(readFileSync(process.argv[2]!))))
