import { translatedFullPhrases, translatedSuspendedPhrases, translatedUnknownUserPhrases } from './other-languages.ts'
import { phrasesWithin, type Phrase, containsPhrase } from './phrase-matching.ts'

const people = ['user | recipient | mailbox | account | address | e mail | email | inbox | alias | rcpt']

/** Full mailbox: a soft bounce, since it may be emptied. */
export const mailboxFullPhrases: readonly Phrase[] = [
  containsPhrase(
    'over quota | overquota | over the quota | over disk quota | over the allowed quota',
    'too much mail data',
  ),
  phrasesWithin(['quota'], 40, 'exceed | full | reached | violat | used up'),
  phrasesWithin(['exceed'], 40, 'quota | storage'),
  phrasesWithin(
    ['mailbox | inbox | account | maildrop | mail folder | storage | disk | mail box'],
    40,
    'full$ | exceed',
  ),
  phrasesWithin(['out of | insufficient | not enough | no$'], 24, 'space | storage'),
  phrasesWithin(['space'], 30, 'used up | exceed'),
  ...translatedFullPhrases,
]

/** Suspended account: a soft bounce, since it may be restored. */
export const suspendedPhrases: readonly Phrase[] = [
  phrasesWithin(
    ['account | mailbox | user | recipient | address | customer | domain'],
    40,
    'disabled | suspend | deactivated | inactive | discontinued | locked | frozen | on hold | not active',
    'out of service | temporarily unavailable',
  ),
  containsPhrase('disabled account | disabled mailbox | suspended | deactivated | inactive user | inactive recipient'),
  ...translatedSuspendedPhrases,
]

/** A failure of the receiving system. */
export const brokenMailboxPhrases: readonly Phrase[] = [
  containsPhrase(
    "can't create | cannot create | could not create | couldn't create | command died | command failed",
    'mailer error | i/o error | input/output error | out of memory | cannot open | cannot allocate',
    'procmail',
  ),
  phrasesWithin(['configuration | internal | system | resource | script | software'], 10, 'error | failure'),
  // The lookup failed, or the server did not answer for days.
  containsPhrase('not found try again | queue too long | queued too long'),
]

/** Unknown user. */
export const unknownUserPhrases: readonly Phrase[] = [
  phrasesWithin(
    ['unknown | no such | invalid | nonexistent | non existent | bad$ | illegal | unrecognized | undefined'],
    24,
    ...people,
    'person | local part',
  ),
  phrasesWithin(
    people,
    60,
    "unknown | not found | not known | invalid | not exist | doesn't exist | doesnt exist | don't exist",
    'not a valid | not valid | not listed | not recogni | not registered | not be found',
    "couldn't be found | wasn't found | can't be found | no longer | unrouteable | not local",
    'not a local | not our | is wrong',
  ),
  containsPhrase(
    'no mailbox here | no account here | no user here | no one at this address | no one by that name',
    'nobody here | no valid recipient | not our customer | not our user | not a customer | has moved',
    'no longer accepts mail',
  ),
  phrasesWithin(
    ['no$ | not a$ | not an$'],
    30,
    'by that name | with that name | known user | active address | valid mailbox',
  ),
  phrasesWithin(["not have a | doesn't have a | doesnt have a"], 60, 'account'),
  containsPhrase('recipientnotfound | recipnotfound | unrouteable address | unroutable address | failed verification'),
  ...translatedUnknownUserPhrases,
]

/** Unknown domain, or one that accepts no mail. */
export const unknownDomainPhrases: readonly Phrase[] = [
  phrasesWithin(['unknown | no such | nonexistent | non existent | illegal'], 12, 'domain | host'),
  phrasesWithin(['host | domain'], 60, "unknown | not found | not exist | doesn't exist | doesnt exist"),
  phrasesWithin(['domain'], 20, 'not reachable'),
  containsPhrase(
    'nxdomain | nonexistentdomain | no mx | no valid mx | no mail exchanger | indicated no smtp service',
    'null mx | nullmx',
  ),
  phrasesWithin(["doesn't accept | not accept"], 16, 'mail$ | email | e mail'),
  containsPhrase(
    "name or service not known | couldn't find any host | takes no mail | unrouteable mail domain",
    'no mail server',
  ),
]
