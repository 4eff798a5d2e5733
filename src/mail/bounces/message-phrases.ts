import { near, type Phrase, says } from './words.ts'

/** Who sends, and how much. */
export const sender: readonly Phrase[] = [
  near(['sender'], 30, 'rejected', 'verif', 'denied', 'refused', 'blocked', 'unknown', 'not allowed', 'not permitted'),
  near(
    ['sender', 'return path', 'mail from', 'mailfrom', 'envelope from'],
    60,
    'not exist',
    'not resolve',
    'not valid',
  ),
  near(
    ['sender', 'return path', 'mail from', 'mailfrom', 'envelope from'],
    60,
    "doesn't",
    'invalid',
    'no such',
    'listed',
  ),
  near(['rate '], 30, 'limit', 'exceed'),
  says(
    'rate limit',
    'throttl',
    'too many',
    'too fast',
    'too frequent',
    'unusual rate',
    'unexpected volume',
    'concurrent',
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
  says(
    'blacklist',
    'black list',
    'blocklist',
    'block list',
    'denylist',
    'deny list',
    'dnsbl',
    'rbl',
    'reputation',
    'abus',
  ),
  says('banned', 'blocked', 'access denied', 'access rejected', 'is listed'),
  says('dmarc', 'dkim', 'spf ', 'sender id', 'authenticat', 'unauthenticated', 'starttls', 'encryption'),
  says('policy', 'policies', 'security', 'restrict', 'prohibited', 'not permitted', 'not allowed', 'not authori'),
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
  says('not relay', 'unable to relay', 'cannot relay', "can't relay", "won't relay"),
  says('reverse dns', 'rdns', 'ptr ', 'reverse lookup', 'reverse host', 'find your host', 'find your reverse', 'helo '),
  says('unverifyable', 'too many hops', 'mail loop', 'routing loop', 'loops back', 'hop count', 'loop detected'),
  says('complian', 'rfc', 'malformed message', 'malformed header', 'missing header'),
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
    'not accept our requests',
    'not connect',
  ),
  says('unable to connect', 'no smtp connection', 'retry time', 'multiple retries', 'giving up', 'gave up', 'expired'),
  says('greylist', 'graylist', 'try again', 'temporar'),
]
