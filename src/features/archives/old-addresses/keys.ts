import { createHash } from 'node:crypto'

/** What an address of another service's archive is about. */
export type OldAddress = { about: 'message' | 'topic' | 'archive'; text: string }

const message = (...parts: readonly (string | number)[]): OldAddress => ({ about: 'message', text: parts.join(' ') })
const topic = (...parts: readonly (string | number)[]): OldAddress => ({ about: 'topic', text: parts.join(' ') })
const archive = (...parts: readonly string[]): OldAddress => ({ about: 'archive', text: parts.join(' ') })

/** The addresses as each service forms them. Names of lists and groups are in lower case. */
export const oldAddress = {
  /** Pipermail numbers the messages of a list, whatever their month. */
  pipermail: (list: string, number: number) => message('pipermail', list, number),
  pipermailArchive: (list: string) => archive('pipermail', list),
  /** HyperKitty uses a hash of the Message-ID; a thread has that of its first message. */
  hyperkitty: (list: string, hash: string) => message('hyperkitty', list, hash),
  hyperkittyArchive: (list: string) => archive('hyperkitty', list),
  googleMessage: (group: string, id: string) => message('google', group, id),
  googleTopic: (group: string, id: string) => topic('google thread', group, id),
  googleMessageId: (group: string, mime_id: string) => message('google id', group, mime_id),
  googleArchive: (group: string) => archive('google', group),
  groupsIoMessage: (group: string, number: number) => message('groups.io', group, number),
  groupsIoTopic: (id: number) => topic('groups.io topic', id),
  groupsIoArchive: (group: string) => archive('groups.io', group),
  discoursePost: (id: number) => message('discourse', id),
  discoursePostIn: (topic_id: number, number: number) => message('discourse in', topic_id, number),
  discourseTopic: (id: number) => topic('discourse topic', id),
  discourseCategory: (id: number) => archive('discourse category', id.toString()),
}

/** HyperKitty's hash of a Message-ID. */
export function messageIdHash(mime_id: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  let [bits, buffered, hash] = [0, 0, '']
  for (const byte of createHash('sha1').update(mime_id).digest()) {
    buffered = (buffered << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) hash += alphabet[(buffered >>> (bits - 5)) & 31]
    buffered &= (1 << bits) - 1
  }
  return hash
}

/** An address as it is stored: eight bytes, since an archive has as many addresses as messages. The host is empty for any. */
export const keyOf = (host: string, { about, text }: OldAddress): string =>
  createHash('sha256').update(`${host}\n${about}\n${text}`).digest().readBigInt64BE().toString()
