import { readFileSync } from 'node:fs'
import { newCrashWorld, startMailProcess } from '#test/mail-crash.ts'
import { sendTo, openSession } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { startSink } from '#test/mail/smtp-sink.ts'

// How much memory a process takes that is sent what no mail needs, all at once, and beside it so many mails of the largest size: at
// the most, and some seconds later.

const world = await newCrashWorld()
const sink = await startSink({ keepRaw: false })
const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
const to = `${group.name}@folkmoot.test`
const from = world.people.ben.account.email
const server = await startMailProcess(world, sink, 'smtp')
const head = (headers: Record<string, string> = {}) => mailOf({ From: from, To: to, ...headers }, '')

const MB = 1_048_576
const file = (n: number): string =>
  `${head({ Subject: `Large ${n}`, 'Content-Type': 'multipart/mixed; boundary=b' })}--b\r\n\r\nSee.\r\n--b\r\nContent-Disposition: attachment; filename=f\r\nContent-Transfer-Encoding: base64\r\n\r\n`
const base64 = `${'QUJD'.repeat(19)}\r\n`.repeat(1000)
const deep = Array.from({ length: 5000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`)

/** What is said after DATA, piece by piece. */
const monsters: Record<string, () => Iterable<string>> = {
  'a stream of 1 GB': () => repeated(`${'x'.repeat(998)}\r\n`.repeat(1000), 1024),
  '100,000 headers': () => repeated('X-A: b\r\n'.repeat(1000), 100),
  'a header of 8 MB': () => repeated(`X-A: ${'b\r\n '.repeat(1000)}`, 2000),
  'parts 5,000 deep': () => [`From: ${from}\r\nTo: ${to}\r\n`, ...deep],
  '20,000 parts': () => [
    head({ 'Content-Type': 'multipart/mixed; boundary=b' }),
    ...repeated('--b\r\n\r\nx\r\n', 20_000),
  ],
  'a line that does not end': () => repeated('x'.repeat(MB), 50),
}
const files = Number(process.argv[2] ?? 0)
for (let n = 0; n < files; n += 1) monsters[`a file of 24 MB, ${n}`] = () => [file(n), ...repeated(base64, 300)]

function* repeated(text: string, times: number): Generator<string> {
  for (let n = 0; n < times; n += 1) yield text
}

const memory = (field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

async function say(said: () => Iterable<string>): Promise<string> {
  const smtpSession = await openSession(server)
  for (const command of ['EHLO mx', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA'])
    await smtpSession.say(`${command}\r\n`)
  const hearing = smtpSession.hear()
  for (const text of said()) await smtpSession.write(text)
  await smtpSession.write('\r\n.\r\n')
  const answer = await hearing
  smtpSession.end()
  return answer
}

await sendTo(server, `${head({ Subject: 'First' })}Rye`, { from, to })
const before = memory('VmRSS')
const answers = await Promise.all(
  Object.entries(monsters).map(async ([name, said]) => [name, await say(said)] as const),
)
for (const [name, answer] of answers) console.log(`${name}: ${answer}`)
const most = memory('VmHWM')
await new Promise(resolve => setTimeout(resolve, 30_000))
const mb = (size: number): string => `${Math.round(size)} MB`
console.log(
  `before ${mb(before)}, at the most ${mb(most - before)} more, half a minute later ${mb(memory('VmRSS') - before)} more`,
)
server.kill()
await server.gone
await sink.close()
await world.app.close()
await world.close()
process.exit(0)
