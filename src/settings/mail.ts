import { choice, domain, line, networks, portOrOff, relay } from './setting-kinds.ts'
import { defaultRelayTls, relayTlsModes } from './relay-tls.ts'

/** Incoming and outgoing mail. */
export const MAIL = {
  smtpPort: {
    env: 'FOLKMOOT_SMTP_PORT',
    toml: 'mail.smtp_port',
    kind: portOrOff,
    default: '2525',
    about: 'Port on which email to groups is received (SMTP); `off` to disable.',
  },
  lmtpPort: {
    env: 'FOLKMOOT_LMTP_PORT',
    toml: 'mail.lmtp_port',
    kind: portOrOff,
    default: 'off',
    about:
      'Port on which email is received from a local mail server over LMTP, such as Postfix or Exim; `off` to disable.',
  },
  mailTrust: {
    env: 'FOLKMOOT_MAIL_TRUST',
    toml: 'mail.trust',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'IP addresses or networks whose emails are trusted to come from their From address: a mail server in front that has verified them, or a closed network. All other email needs a valid DKIM signature or SPF record of the From domain, or is held for a moderator. `127.0.0.1` includes `bin/folkmoot mail in`.',
  },
  mailAuthserv: {
    env: 'FOLKMOOT_MAIL_AUTHSERV',
    toml: 'mail.authserv',
    kind: domain,
    about:
      'Host name that the mail server in `FOLKMOOT_MAIL_TRUST` uses in `Authentication-Results`, such as mx.example.org. Its emails are then trusted only if that header says so (DKIM, SPF or DMARC of the From domain). The server must remove such headers from incoming email, as rspamd and OpenDKIM do.',
  },
  mailUnproven: {
    env: 'FOLKMOOT_MAIL_UNPROVEN',
    toml: 'mail.unproven',
    kind: choice('hold', 'confirm'),
    default: 'hold',
    about:
      "What happens to an email to a group if the sender can't be verified: `hold` leaves the decision to a moderator, `confirm` also asks the member to confirm it by replying to an email. It is pending for moderators in both cases.",
  },
  virusScan: {
    env: 'FOLKMOOT_VIRUS_SCAN',
    toml: 'mail.virus_scan',
    kind: line,
    about:
      'Virus scanner, such as `clamdscan --no-summary -`. It gets the email on standard input and exits with 0 if it is clean, with 1 if it has a virus, named in the last line of its output, and with anything else on failure.',
  },
  smtpRelay: {
    env: 'FOLKMOOT_SMTP_RELAY',
    toml: 'mail.relay',
    kind: relay,
    about:
      "Relay for outgoing email, or `direct` to deliver to the recipients' mail servers. If not set, email stays in the local mailbox (`bin/folkmoot mail`).",
  },
  smtpRelayTls: {
    env: 'FOLKMOOT_SMTP_RELAY_TLS',
    toml: 'mail.relay_tls',
    kind: choice(...relayTlsModes),
    default: (known: (name: 'smtpRelay') => string): string => defaultRelayTls(known('smtpRelay')),
    shownDefault: '`verify` for a relay with a public name or address; otherwise `opportunistic`',
    about:
      "TLS to the relay, or to the recipients' servers with `direct`. `opportunistic` encrypts if the server offers it and accepts any certificate, `require` sends nothing unencrypted and accepts any certificate, `verify` also checks the certificate, `off` never encrypts. A password is sent to another machine only over TLS, unless this is `off`.",
  },
  mailCopies: {
    env: 'FOLKMOOT_MAIL_COPIES',
    toml: 'mail.copies',
    kind: choice('personal', 'shared'),
    default: 'personal',
    about:
      "Copies of messages: `personal` ones have each member's own links, such as one-click unsubscribing. `shared` sends one email to up to 100 members whose addresses have the same domain, which takes a fraction of the work; its links ask members to sign in.",
  },
} as const
