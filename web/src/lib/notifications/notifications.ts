import type { Api } from '../api.ts'

export type Notification = Awaited<ReturnType<Api['getnotifications']>>['data'][number]
type Part = { text: string; isStrong: boolean }

/** A sentence with the name at its beginning and what it is about set apart. */
export function sentenceParts({ text, full_name, subject, nice_group_name }: Notification): Part[] {
  const about = subject !== '' && text.includes(subject) ? subject : nice_group_name
  const start = full_name !== '' && text.startsWith(full_name) ? full_name.length : 0
  const at = text.indexOf(about, start)
  const cuts = at < 0 ? [0, start, text.length] : [0, start, at, at + about.length, text.length]
  return cuts
    .slice(1)
    .map((end, n) => ({ text: text.slice(cuts[n], end), isStrong: n === 0 || n === 2 }))
    .filter(part => part.text !== '')
}

/** Where a notification leads, on the host of this page. */
export function localPath({ url }: Notification): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}
