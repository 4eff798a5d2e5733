import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { suite, test } from 'node:test'
import { readBounceReport, type Report } from './index.ts'

const folder = new URL('../../../test/mails/bounces/', import.meta.url)

type Recipient = string | null
const bounce =
  (isHard: boolean, about: 'recipient' | 'message') =>
  (
    status: string,
    diagnostic: string,
    recipient: Recipient = 'cleo@example.net',
  ): Extract<Report, { is: 'bounce' }> => ({
    is: 'bounce',
    recipient,
    isHard,
    about,
    status,
    diagnostic,
  })
const hard = bounce(true, 'recipient')
const soft = bounce(false, 'recipient')
const aboutMessage = bounce(false, 'message')

/** What is read from each of the mails in test/mails/bounces. */
const expected: Record<string, Report> = {
  'a-person': { is: 'not a report' },
  abwesend: { is: 'auto-reply' },
  'address-rejected': hard('5.0.0', '542 <Cleo@example.net> Rejected'),
  'after-data': soft('5.0.0', '550 user unknown'),
  asyncos: aboutMessage(
    '5.0.0',
    "5.1.0 - Unknown address error 550-'5.7.1 <bounce@groups.example> Access denied' (delivery attempts: 0)",
  ),
  barracuda: aboutMessage(
    '5.0.0',
    '550 permanent failure for one or more recipients (cleo@example.net:blocked as spam)',
  ),
  'base64-report': hard('5.1.6', '551 5.1.6 Cleo has moved and left no address'),
  'block-list-as-unknown': aboutMessage('5.1.1', '550 5.7.1 The address of your server is blacklisted here'),
  challenge: { is: 'auto-reply' },
  'closed-group': aboutMessage(
    '',
    "We're writing to let you know that the group you tried to contact (bakers) may not exist, or you may not have permission to post messages to the group.",
    'bakers@groups.example.net',
  ),
  communigate: soft('', 'account is full (quota exceeded)'),
  courier: hard('5.0.0', '<<< 550 User unknown.'),
  'daemon-says-nothing': { is: 'not a report' },
  delivered: { is: 'not a report' },
  domino: hard('', 'User cleo (cleo@example.net) not listed in Domino Directory'),
  'dovecot-quota': soft('', 'Quota exceeded (mailbox for user is full)'),
  'empty-from': soft('5.2.2', '552 5.2.2 Mailbox full'),
  'enclosed-report': hard('5.1.1', '550 5.1.1 User unknown'),
  exchange: hard('5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'),
  'exchange-2003': hard(
    '',
    'The recipient name is not recognized MSEXCH:IMS:Bakers:MX:EXAMPLE 0 (000C05A6) Unknown Recipient',
  ),
  'exchange-denied': hard('5.4.1', '550 5.4.1 Recipient address rejected: Access denied. [AM0EUR02FT004.example.net]'),
  'exchange-no-domain': hard('5.4.310', '550 5.4.310 DNS domain gone.example does not exist', 'cleo@gone.example'),
  'exchange-too-large': aboutMessage(
    '5.2.3',
    '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient',
  ),
  exim: hard('5.1.1', '550 5.1.1 <cleo@example.net>: nobody here has that name'),
  'exim-at-greeting': aboutMessage('5.0.0', '550 Access denied'),
  'exim-delayed': { is: 'delayed', diagnostic: 'Delay reason: connection timed out' },
  'exim-no-code': hard('', 'Unrouteable address: unknown user'),
  'exim-unrouteable': hard('5.0.0', 'Unrouteable address'),
  'failed-for-no-reason': soft('', 'Delivery to the following recipients failed permanently:'),
  forwarded: { is: 'not a report' },
  'french-full': soft('', 'cleo@example.net : la boîte aux lettres du destinataire est pleine.'),
  'gateway-transcript': hard('5.1.1', 'Received >>> 550 5.1.1 <cleo@example.net>... user unknown'),
  'gave-up': soft('', 'Could not deliver for the last 432000 seconds. Giving up.'),
  german: hard('', 'Der Empfänger cleo@example.net ist auf diesem Server nicht bekannt.'),
  gmail: hard(
    '5.1.1',
    '550-5.1.1 The email account that you tried to reach does not exist. Please look for 550 5.1.1 mistakes in the address. s12-20020a05 - gsmtp',
  ),
  'gmail-delayed': {
    is: 'delayed',
    diagnostic: 'The error that the other server returned was: 450 4.2.2 Mailbox full',
  },
  'gmail-dmarc': aboutMessage(
    '5.7.26',
    "550-5.7.26 Mail that is not authenticated is not taken, because of the DMARC policy of the 550 5.7.26 sender's domain. - gsmtp",
  ),
  'gmail-quota': soft('4.2.2', '452-4.2.2 The inbox of the recipient is out of storage space. - gsmtp'),
  'gmail-rate': aboutMessage(
    '5.2.1',
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that 550 5.2.1 prevents additional messages from being delivered. - gsmtp',
  ),
  'gmx-block-list': aboutMessage(
    '5.0.0',
    '554-example.net (mx016) ESMTP Service not available 554-No SMTP service 554 IP address is block listed.',
  ),
  'gmx-two': hard('5.1.1', '5.1.1 <cleo@other.example>... User unknown'),
  groupwise: hard('', 'cleo (user not found)', null),
  'helo-refused': aboutMessage('5.7.1', '550 5.7.1 <mail.groups.example>: Helo command rejected: Host not found'),
  'hop-loop': aboutMessage('5.4.6', '554 5.4.6 Too many hops'),
  'html-only': hard('5.1.1', 'The server of the recipient said: 550 5.1.1 no such user'),
  imail: hard('', 'Unknown user: cleo@example.net'),
  'imail-gave-up': soft('', 'Delivery failed 20 attempts: cleo@example.net'),
  imitated: soft(
    '',
    'The following mail could not be delivered. Reason: Unable to deliver message to <cleo@example.net>',
  ),
  james: hard('5.0.0', '550 - Requested action not taken: no such user here', 'groups@groups.example'),
  japanese: hard('', '宛先のメールアドレスは存在しません。 cleo@example.net'),
  'list-loop': aboutMessage('', 'Duplicated Message-ID in <bakers@lists.example>.', 'bakers@lists.example'),
  'mailbox-limit': soft('', "The number of messages in recipient's mailbox exceeded the local limit."),
  'mailer-error': soft('5.1.1', "procmail: Couldn't create the mailbox: no such user"),
  'messaging-server': hard('5.1.1', 'Diagnostic code: smtp;550 5.1.1 unknown or illegal alias: cleo@example.net'),
  mms: hard('', 'Error: No valid recipients for this MM', 'groups@groups.example'),
  'ms-smtp-service': soft(
    '5.2.1',
    'The recipient was unavailable to take delivery of the message: mailbox disabled (#5.2.1)',
  ),
  'mx-fault': soft(
    '5.4.4',
    'Name service error for name=example.net type=MX: Malformed or unexpected name server reply',
  ),
  'no-from': hard('5.1.1', '550 5.1.1 No such user here'),
  'no-mail-for-domain': hard('5.0.0', 'an MX or SRV record indicated no SMTP service'),
  'no-reason': soft('5.0.0', '550 Rejected'),
  'no-recipients': soft('', 'Delivery to the following recipients failed permanently:'),
  notes: hard('', 'User not listed in public Name & Address Book cleo@example.net'),
  'old-exchange': hard('5.1.1', '<exchange.example.net #5.1.1>'),
  'old-sendmail': hard('5.0.0', '<<< 550 cleo... User unknown'),
  'outlook-blocked': aboutMessage(
    '5.7.1',
    "550 5.7.1 Unfortunately, messages from [198.51.100.2] weren't sent. Part of their network is on our block list (S3150).",
  ),
  'pasted-status': hard('5.5.0', '554 <cleo@example.net>... Service unavailable'),
  pipelined: hard('5.1.1', '550 5.1.1 user unknown'),
  postfix: hard(
    '5.1.1',
    '550 5.1.1 <cleo@example.net>: Recipient address rejected: User unknown in virtual mailbox table',
  ),
  'postfix-delayed': { is: 'delayed', diagnostic: 'connect to mail.example.net[192.0.2.7]:25: Connection timed out' },
  'postfix-expired': soft('4.4.1', 'connect to mail.example.net[192.0.2.7]:25: Connection timed out'),
  qmail: hard('5.1.1', 'Sorry, no mailbox here by that name. (#5.1.1)'),
  'qmail-no-progress': hard(
    '5.5.0',
    'Sorry, no SMTP connection got far enough; most progress was RCPT TO response; remote host 192.0.2.7 said: 550 Unknown user cleo@example.net . (#5.5.0)',
  ),
  'qmail-remote': hard('5.0.0', 'Remote host said: 550 unknown user Giving up on 192.0.2.7.'),
  'qmail-too-long': soft('', "I'm not going to try again; this message has been in the queue too long."),
  'quota-as-unknown': soft('5.1.1', '552 sorry, the mailbox of cleo is over quota (#5.1.1)'),
  'rate-limit-as-unknown': aboutMessage('5.1.1', '550 5.1.1 Rate limit exceeded, slow down'),
  'read-receipt': { is: 'not a report' },
  'reverse-name': aboutMessage('5.1.0', '550 5.1.0 Your server has no PTR record'),
  'sender-named-rejected': soft('5.0.0', '550 <bounce+code@groups.example> Rejected'),
  'sender-refused': aboutMessage('5.1.1', '550 5.1.1 User unknown'),
  'sender-unknown': aboutMessage('5.1.1', '550 5.1.1 Sender address rejected: user unknown'),
  sendmail: hard('5.2.1', '550 5.2.1 The mailbox of this user is switched off'),
  'sendmail-quota': soft('5.2.2', '552 5.2.2 Over quota'),
  'ses-notification': hard('5.1.1', '550 5.1.1 No such user'),
  'ses-notification-broken': { is: 'not a report' },
  'sendmail-warning': { is: 'delayed', diagnostic: '' },
  'size-limit': aboutMessage('', 'Mail size limit exceeded.'),
  smartermail: soft('4.2.2', 'Reason: Remote host said: 452 4.2.2 The mailbox is full, try again later'),
  'spam-in-the-name': hard(
    '5.0.0',
    '550 host spamfilter.example.net says: <spam@example.net> user unknown, see https://example.net/blocked',
  ),
  'spam-without-code': aboutMessage('5.0.0', '554 Your message looks like spam to us'),
  suspended: soft('5.2.1', '550 5.2.1 The account of this customer is suspended'),
  't-online': hard(
    '',
    'no valid recipients were found for this message |------------------------- Failed addresses follow: ---------------------| <cleo@example.net> ... unknown user',
  ),
  'text-gateway': hard('5.0.0', '550 - Requested action not taken: no such user here'),
  'two-reasons': soft(
    '5.0.0',
    '<cleo@phone.example>: 550 user unknown (in reply to RCPT TO command)',
    'cleo@phone.example',
  ),
  'two-recipients': {
    ...hard('5.1.1', '550 5.1.1 No such user', 'cleo@other.example'),
    recipients: ['cleo@example.net', 'cleo@other.example'],
  },
  'type-without-semicolon': soft('', 'cleo@example.net [mailbox is full]'),
  'unknown-as-policy': hard('5.7.1', '553 Invalid recipient cleo@example.net'),
  vacation: { is: 'auto-reply' },
  'vacation-no-subject': { is: 'auto-reply' },
  'vague-status': hard('5.1.1', '550-5.1.1 no such account'),
  'without-action': hard('5.1.2', ''),
  yahoo: hard(
    '5.0.0',
    "554: delivery error: dd This user doesn't have a yahoo.example account (cleo@yahoo.example) [0] - mta4.mail.yahoo.example",
    'cleo@yahoo.example',
  ),
  'yahoo-policy': aboutMessage('5.7.9', '554: 5.7.9: Message not accepted for policy reasons.', 'cleo@yahoo.example'),
}

suite('a report is parsed as', () => {
  for (const [name, report] of Object.entries(expected))
    test(name, async () => {
      const raw = await readFile(new URL(`${name}.eml`, folder))

      assert.deepEqual(await readBounceReport(raw), report)
      // As it comes over the wire.
      assert.deepEqual(await readBounceReport(Buffer.from(String(raw).replaceAll('\n', '\r\n'))), report)
    })
})

test('every example is tested', async () => {
  assert.deepEqual(
    Object.keys(expected).toSorted(),
    (await readdir(folder)).map(file => file.replace(/\.eml$/, '')).toSorted(),
  )
})

test('endlessly repeated words take no time', async () => {
  const texts = [
    'user ',
    'no such user\n\n',
    '550 ',
    '<<< 550 unknown\n',
    'delivery to ',
    '"a@b.example":\n550 ',
    '>>> DATA\n',
  ]
  const head = 'From: MAILER-DAEMON\nSubject: Returned mail\n\n'
  for (const text of texts) {
    const report = await readBounceReport(Buffer.from(head + text.repeat(Math.ceil(200_000 / text.length))))

    // What takes too long is given up, and no report.
    assert.equal(report.is, 'bounce', JSON.stringify(text))
  }
})

test('invalid mail, and deeply nested mail, is no report', async () => {
  const deep = Array.from(
    { length: 5000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
  ).join('')
  for (const raw of ['', '\0'.repeat(100_000), deep, '<'.repeat(300_000), `Subject: ${'failure '.repeat(20_000)}\n\n`])
    assert.deepEqual(await readBounceReport(Buffer.from(raw)), { is: 'not a report' })
})
