import { choice, domain, line, networks, portOrOff, relay } from './kinds.ts'
import { defaultRelayTls, relayTlsModes } from './relay-tls.ts'

/** Incoming and outgoing mail. */
export const MAIL = {
  smtpPort: {
    env: 'FOLKMOOT_SMTP_PORT',
    toml: 'mail.smtp_port',
    kind: portOrOff,
    default: '2525',
    about: 'Port for mail to groups (SMTP); `off` for none.',
  },
  lmtpPort: {
    env: 'FOLKMOOT_LMTP_PORT',
    toml: 'mail.lmtp_port',
    kind: portOrOff,
    default: 'off',
    about: 'Port for mail from a mail server in front that speaks LMTP, as Postfix and Exim do; `off` for none.',
  },
  mailTrust: {
    env: 'FOLKMOOT_MAIL_TRUST',
    toml: 'mail.trust',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'Addresses or networks whose mail is believed to be from whom it says: a mail server in front that has checked it, or a closed network. All other mail needs a DKIM signature or an SPF record of the domain in From, or waits for a moderator. `127.0.0.1` stands for `bin/folkmoot mail in` too.',
  },
  mailAuthserv: {
    env: 'FOLKMOOT_MAIL_AUTHSERV',
    toml: 'mail.authserv',
    kind: domain,
    about:
      'Name under which the mail server that `FOLKMOOT_MAIL_TRUST` names says in `Authentication-Results` what it has found, such as mx.example.org. Mail that it brings is then believed where that says so (DKIM, SPF or DMARC of the domain in From), not in any case. It must take such headers away that others have written in its name, as rspamd and OpenDKIM do.',
  },
  mailUnproven: {
    env: 'FOLKMOOT_MAIL_UNPROVEN',
    toml: 'mail.unproven',
    kind: choice('hold', 'confirm'),
    default: 'hold',
    about:
      'What becomes of mail to a group where nothing shows that the member in From has sent it: `hold` lets a moderator decide, `confirm` asks the member by a letter, and an answer to that posts it. Moderators see it waiting in both cases.',
  },
  virusScan: {
    env: 'FOLKMOOT_VIRUS_SCAN',
    toml: 'mail.virus_scan',
    kind: line,
    about:
      'Program that looks for viruses, such as `clamdscan --no-summary -`: it gets a mail on its standard input and ends with 0 for none, 1 for one whose name is in its last line, anything else where it could not look.',
  },
  smtpRelay: {
    env: 'FOLKMOOT_SMTP_RELAY',
    toml: 'mail.relay',
    kind: relay,
    about:
      'Mail server that passes all mail on; `direct` hands each mail to the server of its recipient; without either it stays in the local mailbox that `bin/folkmoot mail` shows.',
  },
  smtpRelayTls: {
    env: 'FOLKMOOT_SMTP_RELAY_TLS',
    toml: 'mail.relay_tls',
    kind: choice(...relayTlsModes),
    default: (known: (name: 'smtpRelay') => string): string => defaultRelayTls(known('smtpRelay')),
    shownDefault: '`verify` for a relay with a public name or address; otherwise `opportunistic`',
    about:
      'TLS to the relay, or to the servers of recipients with `direct`. `opportunistic` encrypts where the server offers it and accepts any certificate, `require` sends nothing unencrypted and accepts any certificate, `verify` also checks the certificate, `off` never encrypts. A password is sent to another machine only over TLS, unless this is `off`.',
  },
} as const
