import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { suite, test } from 'node:test'
import { reportIn, type Report } from './index.ts'

const folder = new URL('../../../test/mails/bounces/', import.meta.url)

type Recipient = string | null
const bounce =
  (isHard: boolean, about: 'recipient' | 'message') =>
  (status: string, diagnostic: string, recipient: Recipient = 'cleo@example.net'): Report => ({
    is: 'bounce',
    recipient,
    isHard,
    about,
    status,
    diagnostic,
  })
const hard = bounce(true, 'recipient')
const soft = bounce(false, 'recipient')
const aboutMessage = bounce(true, 'message')

/** What is read from each of the mails in test/mails/bounces. */
const expected: Record<string, Report> = {
  'a-person': { is: 'not a report' },
  barracuda: aboutMessage(
    '5.0.0',
    '550 permanent failure for one or more recipients (cleo@example.net:blocked as spam)',
  ),
  'base64-report': hard('5.1.6', '551 5.1.6 Cleo has moved and left no address'),
  challenge: { is: 'auto-reply' },
  communigate: soft('', 'account is full (quota exceeded)'),
  courier: hard('5.0.0', '<<< 550 User unknown.'),
  'daemon-says-nothing': { is: 'not a report' },
  delivered: { is: 'not a report' },
  domino: hard('', 'User cleo (cleo@example.net) not listed in Domino Directory'),
  'exchange-denied': hard('5.4.1', '550 5.4.1 Recipient address rejected: Access denied. [AM0EUR02FT004.example.net]'),
  'exchange-no-domain': hard('5.4.310', '550 5.4.310 DNS domain gone.example does not exist', 'cleo@gone.example'),
  'exchange-too-large': aboutMessage(
    '5.2.3',
    '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient',
  ),
  exchange: hard('5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'),
  'exim-delayed': { is: 'delayed' },
  'exim-no-code': hard('', 'Unrouteable address: unknown user'),
  'exim-unrouteable': hard('5.0.0', 'Unrouteable address'),
  exim: hard('5.1.1', '550 5.1.1 <cleo@example.net>: nobody here has that name'),
  'gmail-dmarc': aboutMessage(
    '5.7.26',
    "550-5.7.26 Mail that is not authenticated is not taken, because of the DMARC policy of the 550 5.7.26 sender's domain. - gsmtp",
  ),
  'gmail-quota': soft('4.2.2', '452-4.2.2 The inbox of the recipient is out of storage space. - gsmtp'),
  gmail: hard(
    '5.1.1',
    '550-5.1.1 The email account that you tried to reach does not exist. Please look for 550 5.1.1 mistakes in the address. s12-20020a05 - gsmtp',
  ),
  groupwise: hard('', 'cleo (user not found)', null),
  'html-only': hard('5.1.1', 'The server of the recipient said: 550 5.1.1 no such user'),
  'ms-smtp-service': hard(
    '5.2.1',
    'The recipient was unavailable to take delivery of the message: mailbox disabled (#5.2.1)',
  ),
  'no-reason': soft('5.0.0', '550 Rejected'),
  'old-exchange': hard('5.1.1', '<exchange.example.net #5.1.1>'),
  'old-sendmail': hard('5.0.0', '<<< 550 cleo... User unknown'),
  'outlook-blocked': aboutMessage(
    '5.7.1',
    "550 5.7.1 Unfortunately, messages from [198.51.100.2] weren't sent. Part of their network is on our block list (S3150).",
  ),
  'postfix-delayed': { is: 'delayed' },
  'postfix-expired': soft('4.4.1', 'connect to mail.example.net[192.0.2.7]:25: Connection timed out'),
  postfix: hard(
    '5.1.1',
    '550 5.1.1 <cleo@example.net>: Recipient address rejected: User unknown in virtual mailbox table',
  ),
  'qmail-remote': hard('5.0.0', 'Remote host said: 550 unknown user Giving up on 192.0.2.7.'),
  qmail: hard('5.1.1', 'Sorry, no mailbox here by that name. (#5.1.1)'),
  'sendmail-quota': soft('5.2.2', '552 5.2.2 Over quota'),
  'sendmail-warning': { is: 'delayed' },
  sendmail: hard('5.2.1', '550 5.2.1 The mailbox of this user is switched off'),
  smartermail: soft('4.2.2', 'Reason: Remote host said: 452 4.2.2 The mailbox is full, try again later'),
  'spam-without-code': aboutMessage('5.0.0', '554 Your message looks like spam to us'),
  't-online': hard('', '<cleo@example.net> ... unknown user'),
  'vacation-no-subject': { is: 'auto-reply' },
  vacation: { is: 'auto-reply' },
  'vague-status': hard('5.1.1', '550-5.1.1 no such account'),
  'without-action': hard('5.1.2', ''),
  'yahoo-policy': aboutMessage('5.7.9', '554: 5.7.9: Message not accepted for policy reasons.', 'cleo@yahoo.example'),
  yahoo: hard(
    '5.0.0',
    "554: delivery error: dd This user doesn't have a yahoo.example account (cleo@yahoo.example) [0] - mta4.mail.yahoo.example",
    'cleo@yahoo.example',
  ),
}

suite('a report is read as', () => {
  for (const [name, report] of Object.entries(expected))
    test(name, async () => {
      const raw = await readFile(new URL(`${name}.eml`, folder))

      assert.deepEqual(await reportIn(raw), report)
      // As it comes over the wire.
      assert.deepEqual(await reportIn(Buffer.from(String(raw).replaceAll('\n', '\r\n'))), report)
    })
})

test('every example is looked at', async () => {
  assert.deepEqual(
    Object.keys(expected).toSorted(),
    (await readdir(folder)).map(file => file.replace(/\.eml$/, '')).toSorted(),
  )
})

test('what is no mail at all, or nothing but depth, is no report', async () => {
  const deep = Array.from(
    { length: 5000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
  ).join('')
  for (const raw of ['', '\0'.repeat(100_000), deep, '<'.repeat(300_000), `Subject: ${'failure '.repeat(20_000)}\n\n`])
    assert.deepEqual(await reportIn(Buffer.from(raw)), { is: 'not a report' })
})
