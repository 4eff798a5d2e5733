import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readMails, reasonText } from '#mail/parse/index.ts'
import { inEnglish } from '#locales/localized-error.ts'

/** The cost of reading a mail: of all threads, and of the main thread. */
export type MailCost = {
  /** Why it was not read; empty where it was. */
  refused: string
  seconds: number
  ownMs: number
  /** MB at the most, beside the mail itself. */
  grown: number
}

/**
 * Reads the mails in files, one after the other in a process of their own: what others have left behind there would hide what they
 * take. What a mail leaves behind counts for those after it.
 */
export async function costsOf(paths: readonly string[]): Promise<MailCost[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, ...paths])
  return JSON.parse(stdout) as MailCost[]
}

async function measureAll(paths: readonly string[]): Promise<MailCost[]> {
  await readMails([Buffer.from('From: a@example.org\r\n\r\nx')])
  const before = process.memoryUsage.rss()
  const costs: MailCost[] = []
  for (const path of paths) costs.push(await measure(readFileSync(path), before))
  return costs
}

async function measure(raw: Buffer, before: number): Promise<MailCost> {
  const [began, ownBegan] = [process.cpuUsage(), process.threadCpuUsage()]
  let peak = 0
  const look = (): void => void (peak = Math.max(peak, process.memoryUsage.rss()))
  const looking = setInterval(look, 5)
  const [reading] = await readMails([raw])
  clearInterval(looking)
  look()
  const [all, own] = [process.cpuUsage(began), process.threadCpuUsage(ownBegan)]
  return {
    refused: reading && 'refused' in reading ? inEnglish(t => reasonText(t, reading.refused)) : '',
    seconds: (all.user + all.system) / 1e6,
    ownMs: (own.user + own.system) / 1000,
    grown: (peak - before - raw.length) / 1e6,
  }
}

if (import.meta.main) process.stdout.write(JSON.stringify(await measureAll(process.argv.slice(2))))
