import { translatedContentPhrases } from './other-languages.ts'
import { phrasesWithin, type Phrase, containsPhrase } from './phrase-matching.ts'

const senders = ['sender | return path | mail from | mailfrom | envelope from | from address']

/** Rejections of the sender, and rate limits. */
export const senderPhrases: readonly Phrase[] = [
  phrasesWithin(
    ['sender'],
    30,
    'rejected | verif | denied | refused | blocked | unknown | not allowed | not permitted',
  ),
  phrasesWithin(senders, 60, "not exist | not resolve | not valid | not found | doesn't | invalid | no such | listed"),
  phrasesWithin(['unknown | invalid | bad$ | illegal | unverified | unresolvable'], 20, ...senders),
  phrasesWithin(['rate$'], 30, 'limit | exceed | prevents'),
  phrasesWithin(['sending | send | daily | hourly | outgoing | relay'], 20, 'quota | limit'),
  containsPhrase(
    'rate limit | throttl | too many | too fast | too quickly | too frequent | unusual rate',
    'unexpected volume | concurrent',
  ),
]

const faults = [
  "not exist | doesn't exist | not found | unknown | invalid | no valid | not resolv | no mx | not have",
  'has no | not listed | listed | block | reject | denied | refused | banned',
]

/** Rejections of the sending server. They may contain "unknown" and "invalid". */
export const server: readonly Phrase[] = [
  phrasesWithin(
    ['your domain | your host | your server | your mail server | your network | ip address'],
    50,
    ...faults,
  ),
  phrasesWithin(['unknown | invalid'], 12, 'ip$'),
  phrasesWithin(["not accept | doesn't accept | not accepting"], 20, 'mail from | email from | messages from'),
  containsPhrase(
    'client host | helo$ | ehlo$ | callback setup failed | ask your postmaster | resource record',
    'cannot find your | find your host | find your reverse | reverse dns | rdns | ptr$ | reverse lookup',
    'reverse host | your ip | sending ip | source ip | ip address is | messages from ip | adresse ip',
    'mail from ip | connections from ip | accepted from ip | ip is listed | ip listed | ip is in$',
    'ip is on$ | ip has been | ip is blocked | ip blocked | blocked using | block listed | blocklisted',
    'reputation | spamhaus | spamcop | barracuda reputation | sorbs | dnsbl | rbl | blacklist',
    'black list | blocklist | block list | denylist | deny list | dmarc | dkim | spf$',
  ),
]

/** Malformed messages: "invalid" is not about the recipient here. */
export const form: readonly Phrase[] = [
  phrasesWithin(
    ['invalid | bad$ | malformed | illegal | missing | unknown | duplicate'],
    14,
    'header | signature | mime | charset | encoding | character | attachment',
  ),
]

/** Rejections for content or policy. */
export const contentPhrases: readonly Phrase[] = [
  containsPhrase(
    'spam | junk | unsolicited | virus | malware | phishing | infected | suspicious | unwanted',
    'bulk mail | abus | banned | blocked | access denied | access rejected | is listed | sender id',
    'authenticat | unauthenticated | starttls | encryption | policy | policies | security policy',
    'security reason | for security | security violation | security problem | restrict | prohibited',
    'not permitted | not allowed | not authori | unauthori | permission | administratively | forbidden',
    'violat | recipient preferences',
  ),
  phrasesWithin(
    ['message | mail$ | email | content | transaction | attachment'],
    24,
    'rejected | refused | filtered | denied | quarantined | discarded | not accepted',
  ),
  containsPhrase('too large | too big | too long | size limit | message length'),
  phrasesWithin(['message | mail$ | size | length'], 40, 'exceed'),
  phrasesWithin(['exceed'], 60, 'size | length'),
  phrasesWithin(['relay'], 30, 'denied | prohibited | refused | access | not permitted | not allowed'),
  containsPhrase("not relay | not configured to relay | unable to relay | cannot relay | can't relay | won't relay"),
  phrasesWithin(['line'], 20, 'limit | exceed'),
  containsPhrase(
    'duplicate message | duplicated message | unverifyable | too many hops | mail loop | routing loop',
    'loops back | hop count | loop detected | complian | rfc | malformed message | malformed header',
    'missing header',
  ),
  ...translatedContentPhrases,
]

/** Routing and connection failures. */
export const routingPhrases: readonly Phrase[] = [
  containsPhrase('name server | nameserver | name service error | malformed or unexpected'),
  phrasesWithin(['dns | mx$'], 30, 'fail | error | malformed | problem'),
  containsPhrase(
    'timed out | timeout | time out | connection refused | connection lost | connection reset',
    'connection dropped | connection closed | connection was | no route to host | unreachable',
    'not reachable | not accept our requests | not connect | unable to connect | no smtp connection',
    'retry time | multiple retries | giving up | gave up | expired | greylist | graylist | try again',
    'temporar',
  ),
]
