import { acmeDirectory, choice, domains, line, path, secretLine } from './setting-kinds.ts'

/** Certificates from a certificate authority. */
export const ACME = {
  acme: {
    env: 'FOLKMOOT_ACME',
    toml: 'tls.acme',
    kind: acmeDirectory,
    default: 'off',
    about:
      "Gets and renews certificates by itself: `letsencrypt`, or the URL of another certificate authority's ACME directory. By setting it you accept the authority's terms of service.",
  },
  acmeEmail: {
    env: 'FOLKMOOT_ACME_EMAIL',
    toml: 'tls.acme_email',
    kind: line,
    about: 'Email address that the certificate authority may write to.',
  },
  acmeEabKid: {
    env: 'FOLKMOOT_ACME_EAB_KID',
    toml: 'tls.acme_eab_kid',
    kind: line,
    about:
      'For a certificate authority that asks for an account with it (external account binding): the id of its key.',
  },
  acmeEabKey: {
    env: 'FOLKMOOT_ACME_EAB_KEY',
    toml: 'tls.acme_eab_key',
    kind: secretLine,
    about:
      'The key itself (HMAC, base64url), as the certificate authority shows it. It is needed once, for the first certificate.',
  },
  acmeHosts: {
    env: 'FOLKMOOT_ACME_HOSTS',
    toml: 'tls.acme_hosts',
    kind: domains,
    default: '',
    shownDefault: 'none',
    about:
      'Further host names to get certificates for, such as that of the mail server. Those of the URLs and of organisations are included anyway.',
  },
  acmeChallenge: {
    env: 'FOLKMOOT_ACME_CHALLENGE',
    toml: 'tls.acme_challenge',
    kind: choice('http-01', 'tls-alpn-01'),
    default: 'http-01',
    about:
      'How the certificate authority checks the names: `http-01` asks on port 80, which must lead to the HTTP port; `tls-alpn-01` on port 443, which must lead to the HTTPS port.',
  },
  acmeFolder: {
    env: 'FOLKMOOT_ACME_FOLDER',
    toml: 'tls.acme_folder',
    kind: path,
    about:
      'Folder that several nodes of one database share, for their certificates: one of them orders, and all use what it gets. Not set, it is in the data folder.',
  },
  acmeCa: {
    env: 'FOLKMOOT_ACME_CA',
    toml: 'tls.acme_ca',
    kind: path,
    about:
      'PEM file with the root certificate of a certificate authority of your own, which is trusted for its directory.',
  },
} as const
