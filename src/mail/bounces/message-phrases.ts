import { contentElsewhere } from './other-languages.ts'
import { near, type Phrase, says } from './words.ts'

const senders = ['sender', 'return path', 'mail from', 'mailfrom', 'envelope from', 'from address']

/** Who sends, and how much. */
export const sender: readonly Phrase[] = [
  near(['sender'], 30, 'rejected', 'verif', 'denied', 'refused', 'blocked', 'unknown', 'not allowed', 'not permitted'),
  near(senders, 60, 'not exist', 'not resolve', 'not valid', 'not found', "doesn't", 'invalid', 'no such', 'listed'),
  near(['unknown', 'invalid', 'bad ', 'illegal', 'unverified', 'unresolvable'], 20, ...senders),
  near(['rate '], 30, 'limit', 'exceed', 'prevents'),
  near(['sending', 'send', 'daily', 'hourly', 'outgoing', 'relay'], 20, 'quota', 'limit'),
  says(
    'rate limit',
    'throttl',
    'too many',
    'too fast',
    'too quickly',
    'too frequent',
    'unusual rate',
    'unexpected volume',
    'concurrent',
  ),
]

const faults = [
  ...['not exist', "doesn't exist", 'not found', 'unknown', 'invalid', 'no valid', 'not resolv', 'no mx', 'not have'],
  ...['has no', 'not listed', 'listed', 'block', 'reject', 'denied', 'refused', 'banned'],
]

/** The server that sends, and how it is judged: with all kinds of words, "unknown" and "invalid" among them. */
export const server: readonly Phrase[] = [
  near(['your domain', 'your host', 'your server', 'your mail server', 'your network', 'ip address'], 50, ...faults),
  near(['unknown', 'invalid'], 12, 'ip '),
  near(['not accept', "doesn't accept", 'not accepting'], 20, 'mail from', 'email from', 'messages from'),
  says('client host', 'helo ', 'ehlo ', 'callback setup failed', 'ask your postmaster', 'resource record'),
  says('cannot find your', 'find your host', 'find your reverse', 'reverse dns', 'rdns', 'ptr ', 'reverse lookup'),
  says('reverse host', 'your ip', 'sending ip', 'source ip', 'ip address is', 'messages from ip', 'adresse ip'),
  says(
    'mail from ip',
    'connections from ip',
    'accepted from ip',
    'ip is listed',
    'ip listed',
    'ip is in ',
    'ip is on ',
  ),
  says('ip has been', 'ip is blocked', 'ip blocked', 'blocked using', 'block listed', 'blocklisted', 'reputation'),
  says('spamhaus', 'spamcop', 'barracuda reputation', 'sorbs', 'dnsbl', 'rbl', 'blacklist', 'black list', 'blocklist'),
  says('block list', 'denylist', 'deny list', 'dmarc', 'dkim', 'spf '),
]

/** What is wrong with its form: "invalid" here says nothing of the recipient. */
export const form: readonly Phrase[] = [
  near(
    ['invalid', 'bad ', 'malformed', 'illegal', 'missing', 'unknown', 'duplicate'],
    14,
    ...['header', 'signature', 'mime', 'charset', 'encoding', 'character', 'attachment'],
  ),
]

/** What is in it, where it comes from, and what is allowed. */
export const content: readonly Phrase[] = [
  says(
    'spam',
    'junk',
    'unsolicited',
    'virus',
    'malware',
    'phishing',
    'infected',
    'suspicious',
    'unwanted',
    'bulk mail',
  ),
  says('abus'),
  says('banned', 'blocked', 'access denied', 'access rejected', 'is listed'),
  says('sender id', 'authenticat', 'unauthenticated', 'starttls', 'encryption'),
  says(
    'policy',
    'policies',
    'security policy',
    'security reason',
    'for security',
    'security violation',
    'security problem',
    'restrict',
    'prohibited',
    'not permitted',
    'not allowed',
    'not authori',
  ),
  says('unauthori', 'permission', 'administratively', 'forbidden', 'violat', 'recipient preferences'),
  near(
    ['message', 'mail ', 'email', 'content', 'transaction', 'attachment'],
    24,
    'rejected',
    'refused',
    'filtered',
    'denied',
  ),
  near(
    ['message', 'mail ', 'email', 'content', 'transaction', 'attachment'],
    24,
    'quarantined',
    'discarded',
    'not accepted',
  ),
  says('too large', 'too big', 'too long', 'size limit', 'message length'),
  near(['message', 'mail ', 'size', 'length'], 40, 'exceed'),
  near(['exceed'], 60, 'size', 'length'),
  near(['relay'], 30, 'denied', 'prohibited', 'refused', 'access', 'not permitted', 'not allowed'),
  says('not relay', 'not configured to relay', 'unable to relay', 'cannot relay', "can't relay", "won't relay"),
  near(['line'], 20, 'limit', 'exceed'),
  says('duplicate message', 'duplicated message'),
  says('unverifyable', 'too many hops', 'mail loop', 'routing loop', 'loops back', 'hop count', 'loop detected'),
  says('complian', 'rfc', 'malformed message', 'malformed header', 'missing header'),
  ...contentElsewhere,
]

/** The way there. */
export const way: readonly Phrase[] = [
  says('name server', 'nameserver', 'name service error', 'malformed or unexpected'),
  near(['dns', 'mx '], 30, 'fail', 'error', 'malformed', 'problem'),
  says(
    'timed out',
    'timeout',
    'time out',
    'connection refused',
    'connection lost',
    'connection reset',
    'connection dropped',
  ),
  says(
    'connection closed',
    'connection was',
    'no route to host',
    'unreachable',
    'not reachable',
    'not accept our requests',
    'not connect',
  ),
  says('unable to connect', 'no smtp connection', 'retry time', 'multiple retries', 'giving up', 'gave up', 'expired'),
  says('greylist', 'graylist', 'try again', 'temporar'),
]
