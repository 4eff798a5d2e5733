import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCertificate } from '#runtime/http/certificate.ts'
import type { Server } from '../processes/chat-clients.ts'
import { makeChats } from './chat-data.ts'
import { startChild } from '../processes/start-child.ts'

export type ChatWorld = Awaited<ReturnType<typeof openChatWorld>>
export type ServerProcess = Awaited<ReturnType<typeof startChild>>

const origin = 'https://localhost'
const env = {
  FOLKMOOT_URL: origin,
  FOLKMOOT_CONNECTIONS: '100000',
  FOLKMOOT_CONNECTIONS_ADDRESS: '100000',
}

/** The people with their chats, and the two servers that they talk through: the product, and one that only passes on. */
export async function openChatWorld(people: number) {
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
  const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
  const chats = await makeChats(people)
  const given = { connection: chats.connection, certificate, data, env, isBehindProxy: true }
  return {
    people,
    chats,
    startOurs: (port = 0): Promise<ServerProcess> => startChild('server-process.ts', { ...given, port }),
    startBare: (): Promise<ServerProcess> => startChild('chat-baseline.ts', { certificate, around: messageTemplate }),
    secure: ({ port }: ServerProcess): Server => ({ port, cert: certificate.cert, origin }),
    plain: ({ plainPort }: ServerProcess): Server => ({ port: plainPort, cert: '', origin }),
    async close(): Promise<void> {
      await chats.close()
      await rm(data, { recursive: true })
    },
  }
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

export const post = (text: string): string => JSON.stringify({ type: 'chat_msg_type_normal', message: `${text} @@NOW` })

/** One line of the table; `floor`: what is asked for, and whether it is so. */
export function reportFigures(name: string, figures: readonly string[], floor?: readonly [string, boolean]): void {
  console.log(`${name.padEnd(48)} ${figures.join('  ')}`)
  if (floor) console.log(`  ${floor[1] ? 'holds' : 'FAILS'}: ${floor[0]}`)
}

const messageTemplate = {
  object: 'chat_message',
  id: 123_456,
  created: '2026-11-16T06:00:00.000000Z',
  version: 4711,
  user_id: 1234,
  group_id: 12,
  chat_id: 345,
  type: 'chat_msg_type_normal',
  message: '',
  msg_num: 0,
  delete_msg_num: 0,
  reply_to_msg_num: 0,
  edited: null,
  nonce: '',
  media: null,
  tapbacks: [],
  tapback_counts: [],
  display_name: 'Talker1234',
  user_name: '',
  profile_photo_url: '',
  profile_privacy: 'profile_members',
  profile_color: '',
  email: 'talker…@example.org',
}
