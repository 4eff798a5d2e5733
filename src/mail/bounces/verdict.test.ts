import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { verdictOfReply } from './verdict.ts'

/** What servers answer, in their wording; names and numbers are examples. */
const answers: Record<'hard' | 'soft' | 'message', Record<string, string>> = {
  hard: {
    Gmail:
      "550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces. 550 5.1.1 For more information, go to https://support.example/?p=NoSuchUser a1-2002 - gsmtp",
    'Gmail, closed': '550 5.2.1 The email account that you tried to reach is closed. a1-2002 - gsmtp',
    'Exchange Online':
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient cleo@example.net not found by SMTP address lookup',
    'Exchange Online, at the edge':
      '550 5.4.1 Recipient address rejected: Access denied. For more information see https://aka.example/EXOSmtpErrors [AM1.eur05.prod.protection.outlook.example]',
    'Outlook.com':
      '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [AM2.eur06.prod.protection.outlook.example]',
    Yahoo:
      "554 delivery error: dd This user doesn't have a yahoo.example account (cleo@yahoo.example) [0] - mta1.yahoo.example",
    'Yahoo, gone': '554 30 Sorry, your message to cleo@yahoo.example cannot be delivered. This account does not exist.',
    'Yahoo, at RCPT':
      '550 5.1.1 <cleo@yahoo.example>: Recipient address rejected: User unknown in local recipient table',
    iCloud: '550 5.1.1 <cleo@icloud.example>: user does not exist',
    GMX: '550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.gmx.example/case?c=r0601',
    'web.de': '550 Requested action not taken: mailbox unavailable',
    Proton: '550 5.1.1 <cleo@proton.example>: Recipient address rejected: Address does not exist',
    Zoho: '550 5.1.1 User does not exist - <cleo@zoho.example>',
    Mimecast: '550 Invalid Recipient - https://community.mimecast.example/docs/DOC-1369#550 [abc.uk1]',
    Proofpoint: '550 5.1.1 <cleo@example.net>... User unknown',
    Barracuda: '550 permanent failure for one or more recipients (cleo@example.net:550 5.1.1 User unknown)',
    'Barracuda, no such': '550 No such user (cleo@example.net)',
    Postfix: '550 5.1.1 <cleo@example.net>: Recipient address rejected: User unknown in virtual alias table',
    'Postfix, verified':
      '550 5.1.1 <cleo@example.net>: Recipient address rejected: undeliverable address: unknown user: "cleo"',
    Exim: '550 Unrouteable address',
    'Exim, cPanel': '550 No Such User Here"',
    Sendmail: '550 5.1.1 <cleo@example.net>... User unknown',
    qmail: '550 sorry, no mailbox here by that name (#5.1.1)',
    vpopmail: '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
    Halon: '550 5.1.1 Recipient address rejected: unknown user [abc-123]',
    AOL: '550 5.1.1 <cleo@aol.example>: Recipient address rejected: aol.example',
    Comcast: '550 5.1.1 Not our Customer',
    Cisco: '550 #5.1.0 Address rejected.',
    Orange: '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_416 [416]',
    'La Poste': '550 5.5.0 Destinataire inconnu. LPN007_510',
    'T-Online': '550 5.1.1 Benutzer unbekannt. User unknown',
    Strato: '550 5.1.1 <cleo@example.net>: Empfaengeradresse existiert nicht',
    'null MX': '556 5.1.10 Recipient address has null MX',
    'Domain of nobody': '550 5.1.2 Host unknown (Name server: example.net: host not found)',
    Rackspace: '550 5.1.1 <cleo@example.net>: Recipient address rejected: User unknown. G28',
    'Mail.ru':
      '550 Message was not accepted -- invalid mailbox. Local mailbox cleo@mail.example is unavailable: user not found',
    Yandex: '550 5.7.1 No such user!',
    QQ: '550 The recipient may contain a non-existent account, please check the recipient address. [cleo@qq.example]',
    Kerio: '550 5.1.1 Mailbox <cleo@example.net> does not exist',
  },
  soft: {
    'Gmail, full':
      "552-5.2.2 The recipient's inbox is out of storage space and inactive. Please direct the recipient to 552 5.2.2 https://support.example/?p=OverQuotaPerm a1-2002 - gsmtp",
    'Gmail, disabled':
      '550 5.2.1 The email account that you tried to reach is inactive. For more information, go to https://support.example/?p=DisabledUser - gsmtp',
    'Exchange Online, full':
      '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded; Failed to process message due to a permanent exception',
    'Exchange Online, gave up': '550 5.4.300 Message expired -> 451 4.4.0 DNS query failed',
    'Exchange Online, DNS fault': '550 5.4.312 Message expired, DNS query failed(ServerFailure)',
    'Yahoo, full': '552 1 Requested mail action aborted, mailbox is over quota',
    'Yahoo, disabled':
      '554 30 Sorry, your message to cleo@yahoo.example cannot be delivered. This mailbox is disabled (554.30).',
    'iCloud, full': '552 5.2.2 <cleo@icloud.example>: user is over quota',
    'GMX, full':
      '552-Requested mail action aborted: exceeded storage allocation 552 Quota exceeded. For explanation visit https://postmaster.gmx.example/case?c=r0103',
    'web.de, full': '550-Requested action not taken: mailbox unavailable 550 Mailbox quota exceeded',
    'Zoho, off': '550 5.2.1 Mailbox of this user is inactive',
    'Zoho, full': '552 5.2.2 Mailbox has exceeded its storage limit',
    'Postfix with Dovecot': '552 5.2.2 <cleo@example.net> Quota exceeded (mailbox for user is full)',
    'over quota as unknown': '550 5.1.1 <cleo@example.net>: the account is over quota',
    'over quota as policy': '550 5.7.1 <cleo@example.net>: Recipient address rejected: Mailbox is full',
    'Exim, full': '550 mailbox is full (MTA-imposed quota exceeded while writing to file /home/cleo/mail)',
    'Sendmail, full': '552 5.2.2 <cleo@example.net>... Mailbox exceeds its quota',
    'Courier, full': "550 User's mailbox over quota. (#5.1.1)",
    'Comcast, full': '552 5.2.2 recipient overquota',
    Free: '550 5.2.2 Boîte aux lettres pleine',
    'Orange, full': '552 5.1.1 Boite du destinataire pleine. Recipient overquota. OFR_417 [417]',
    'German, full': '552 5.2.2 Das Postfach des Empfängers ist voll',
    'Japanese, full': '552 5.2.2 メールボックスの容量が一杯です',
    'Spanish, full': '552 5.2.2 El buzón del destinatario está lleno',
    'Orange, closed for a while': '550 5.1.1 <cleo@orange.example> Compte suspendu',
    'no space': '552 5.3.1 insufficient system storage',
    'broken at theirs': '554 5.3.0 unknown mailer error 1',
    'broken by a name server':
      '550 5.4.4 <cleo@example.net>: Host or domain name not found. Name service error for name=example.net type=MX: Host not found, try again',
    suspended: '550 5.2.1 <cleo@example.net>: Recipient address rejected: account is locked',
    'no reason': '554 Transaction failed',
    'in several lines': '550-5.1.1 The account is over 550 5.1.1 quota',
    'not to be reached': '550 5.4.4 The host mail.example.net is not reachable',
  },
  message: {
    'Gmail, block':
      '550-5.7.1 [198.51.100.7 12] Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked. - gsmtp',
    'Gmail, unauthenticated':
      '550-5.7.26 Your email has been blocked because the sender is unauthenticated. 550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM. - gsmtp',
    'Gmail, PTR':
      '550-5.7.25 [198.51.100.7] The IP address sending this message does not have a PTR record setup, or the corresponding forward DNS entry does not match the sending IP. - gsmtp',
    'Gmail, rate of the recipient':
      '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. - gsmtp',
    'Gmail, daily limit':
      '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to https://support.example/ - gsmtp',
    'Outlook.com, block list':
      "550 5.7.1 Unfortunately, messages from [198.51.100.7] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
    'Exchange Online, banned':
      '550 5.7.606 Access denied, banned sending IP [198.51.100.7]. To request removal from this list please visit https://sender.example/',
    'Exchange Online, Spamhaus':
      '550 5.7.1 Service unavailable, Client host [198.51.100.7] blocked using Spamhaus. To request removal from this list see https://www.spamhaus.example/lookup (AS3130).',
    'Exchange Online, restricted':
      '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
    'Exchange Online, DMARC':
      '550 5.7.509 Access denied, sending domain groups.example does not pass DMARC verification and has a DMARC policy of reject.',
    'Exchange, not allowed': '550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized',
    'Exchange, loop': '554 5.4.14 Hop count exceeded - possible mail loop ATTR34',
    'Yahoo, policy':
      '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahoo.example/error-codes',
    'Yahoo, block list':
      "553 5.7.1 [BL21] Connections will not be accepted from 198.51.100.7, because the ip is in Spamhaus's list; see http://postmaster.yahoo.example/550-bl23.html",
    'Yahoo, put off':
      '553 5.7.2 [TSS09] All messages from 198.51.100.7 will be permanently deferred; Retrying will NOT succeed. See https://postmaster.yahoo.example/',
    'iCloud, policy': '554 5.7.1 [HM08] Message rejected due to local policy. Please visit https://support.example/',
    'iCloud, proofpoint': '550 5.7.0 Blocked - see https://support.proofpoint.example/dnsbl-lookup.cgi?ip=198.51.100.7',
    'GMX, block list':
      '554-gmx.example (mxgmx016) Nemesis ESMTP Service not available 554-No SMTP service 554-IP address is block listed. 554 For explanation visit https://postmaster.gmx.example/error-messages',
    'GMX, no name':
      '554-gmx.example (mxgmx016) Nemesis ESMTP Service not available 554-No SMTP service 554-Bad DNS PTR resource record. 554 For explanation visit https://postmaster.gmx.example/',
    'GMX, content':
      '554-Transaction failed 554-Reject due to policy restrictions. 554 For explanation visit https://postmaster.gmx.example/',
    'web.de, sender': '550-Requested action not taken: mailbox unavailable 550 Sender address is not allowed.',
    'web.de, DNS of the sender':
      '550-Requested action not taken: mailbox unavailable 550 invalid DNS MX or A/AAAA resource record',
    'web.de, too much':
      '450-Requested mail action not taken: mailbox unavailable 450-Mail send limit exceeded. 450 For explanation visit https://postmaster.web.example/',
    Proton: '554 5.7.1 Message blocked by our spam filter',
    'Zoho, policy': '541 5.4.1 Mail rejected by destination domain',
    'Zoho, sending': '554 5.1.8 Email Outgoing Blocked',
    'Zoho, unusual': '550 5.4.6 Unusual sending activity detected. Please try after sometime.',
    'Mimecast, policy':
      '550 Rejected by header based manually Blocked Senders: bounce@groups.example - https://community.mimecast.example/docs/DOC-1369#550',
    'Mimecast, anti-spoofing': '550 Anti-Spoofing policy - Inbound not allowed - https://community.mimecast.example/',
    'Mimecast, list':
      '550 csi.mimecast.example Poor Reputation Sender. - https://community.mimecast.example/docs/DOC-1369#550',
    'Mimecast, recipient as policy':
      '550 Administrative prohibition - envelope blocked - https://community.mimecast.example/',
    'Proofpoint, list': '554 Blocked - see https://ipcheck.proofpoint.example/?ip=198.51.100.7',
    'Proofpoint, no name': '550 5.7.1 Client host rejected: cannot find your reverse hostname, [198.51.100.7]',
    'Barracuda, list':
      '554 Service unavailable; Client host [mail.groups.example] blocked using Barracuda Reputation; http://www.barracudanetworks.example/reputation/?r=1&ip=198.51.100.7',
    'Postfix, client unknown': '550 5.7.25 Client host rejected: cannot find your hostname, [198.51.100.7]',
    'Postfix, unknown client': '554 5.7.1 <unknown[198.51.100.7]>: Client host rejected: Access denied',
    'Postfix, list':
      '554 5.7.1 Service unavailable; Client host [198.51.100.7] blocked using zen.spamhaus.example; https://www.spamhaus.example/query/ip/198.51.100.7',
    'Postfix, HELO': '504 5.5.2 <groups>: Helo command rejected: need fully-qualified hostname',
    'Postfix, HELO not found': '550 5.7.1 <mail.groups.example>: Helo command rejected: Host not found',
    'Postfix, domain of the sender': '550 5.1.8 <bounce@groups.example>: Sender address rejected: Domain not found',
    'Postfix, unverified sender':
      '550 5.1.7 <bounce@groups.example>: Sender address rejected: undeliverable address: host mail.groups.example said: 550 5.1.1 User unknown',
    'Postfix, relay': '554 5.7.1 <cleo@example.net>: Relay access denied',
    'Postfix, size': '552 5.3.4 Message size exceeds fixed limit',
    'Exim, sender':
      '550-Verification failed for <bounce@groups.example> 550-No Such User Here 550 Sender verify failed',
    'Exim, callout':
      '550 Callback setup failed while verifying <bounce@groups.example>. The initial connection, or a HELO or MAIL FROM:<> command was rejected.',
    'Exim, DNSBL': '550 198.51.100.7 is listed in zen.spamhaus.example (127.0.0.2: listed address, unknown owner)',
    'Exim, relay': '550 relay not permitted',
    'Exim, size': '552 Message size exceeds maximum permitted',
    'Exim, long lines': '500 Line limit exceeded',
    'Exim, relay quota': "554 You've reached your daily relay quota - 198.51.100.7",
    'Sendmail, list as unknown': '550 5.1.1 <cleo@example.net>... Rejected: 198.51.100.7 listed at bl.example',
    'Sendmail, access': '550 5.7.1 Access denied',
    'Sendmail, domain of the sender':
      '553 5.1.8 <bounce@groups.example>... Domain of sender address bounce@groups.example does not exist',
    'Sendmail, relay': '550 5.7.1 <cleo@example.net>... Relaying denied. Proper authentication required.',
    'qmail, relay': "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    'qmail, sender': '553 sorry, your envelope sender domain must exist (#5.7.1)',
    'qmail, size': '552 sorry, that message size exceeds my databytes limit (#5.3.4)',
    Halon: '550 5.7.1 This message scored too high in our spam test [abc-123]',
    'SpamCop as unknown':
      '550 5.1.1 Mail from 198.51.100.7 refused, see http://spamcop.example/bl?198.51.100.7, unknown user',
    'rate limit as unknown': '550 5.1.1 Too many messages from your host, slow down',
    'T-Online, no name':
      '554 IP=198.51.100.7 - A problem occurred. (Ask your postmaster for help or to contact tosa@rx.t-online.example to clarify.)',
    'Orange, rate':
      '550 5.5.0 Trop de connexions, veuillez verifier votre configuration. Too many connections, slow down. OFR004_104 [104]',
    'Comcast, no name': '554 resimta-po-1.example ESMTP server not available: 198.51.100.7 has no PTR record',
    Header: "554 Transaction failed: Duplicate header 'DKIM-Signature'.",
    'UTF-8': '550 5.6.7 SMTPUTF8 is required, but was not offered',
    'German, spam': '550 5.7.1 Ihre Nachricht wurde als Werbung abgelehnt',
    'Not configured to relay': '501 RCPT TO not accepted: 5.7.1 This system is not configured to relay mail',
    'List loop': '550 5.4.6 Duplicated Message-ID',
    'header as unknown': '550 Invalid email header',
    'domain of the sender, no code': '550 Sender domain not found in DNS',
    'our domain': '550 Your domain does not exist',
    'our name': '550 Unknown host name in EHLO',
    reputation: '550 The domain has an unknown reputation',
    key: '550 DKIM: key of this domain not found',
    SPF: '550 SPF record: domain does not exist',
    'unknown number': '550 Rejected: unknown IP address',
    'number without a name': '550 IP address not found in our table of names',
    'not from there': '550 We do not accept mail from dynamic addresses',
    'bad sender': '550 bad sender address syntax',
    'invalid sender': '553 invalid or unknown sender',
    'in several lines': '550-5.1.1 Your server was put on a block 550-5.1.1 list 550 5.1.1 by us',
  },
}

const kindOf = (response: string): string => {
  const { isHard, about } = verdictOfReply({ response, stage: 'rcpt' })
  return isHard ? 'hard' : about === 'message' ? 'message' : 'soft'
}

suite('a reply is classified by its text, then by its code', () => {
  for (const [kind, texts] of Object.entries(answers))
    for (const [who, response] of Object.entries(texts))
      test(`${kind}: ${who}`, () => assert.equal(kindOf(response), kind))
})
