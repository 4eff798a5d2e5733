import { openLine } from '#mail/send/wire/open-line.ts'
import { relayHost } from '#mail/send/wire/routes.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

/** Where letters go, and from whom they say they are. */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  return [checkDomain(settings), await checkRelay(settings)]
}

function checkDomain({ mailDomain, smtpRelay }: Settings): Finding {
  const check = 'Mail domain'
  const cure = 'Set FOLKMOOT_MAIL_DOMAIN to a domain whose mail comes to this machine.'
  const isName = mailDomain.includes('.')
  if (isName || smtpRelay === undefined) return ok(check, `Letters come from ${mailDomain}.`)
  return warning(check, `${mailDomain} means nothing outside of this network, so nobody can answer a letter.`, cure)
}

async function checkRelay({ smtpRelay, mailDomain, url }: Settings): Promise<Finding> {
  const check = 'Relay'
  if (smtpRelay === undefined) {
    const found = 'None is set: letters stay in the local mailbox.'
    if (new URL(url).hostname === 'localhost') return ok(check, found)
    return warning(check, found, 'Set FOLKMOOT_SMTP_RELAY, so that people get their letters.')
  }
  if (smtpRelay === 'direct') return ok(check, 'None: each mail goes to the server of its recipient.')
  try {
    const line = await openLine(relayHost({ relay: smtpRelay, name: mailDomain }))
    line.close()
    return ok(check, `${new URL(smtpRelay).hostname} answers and lets us in.`)
  } catch (error) {
    return wrong(
      check,
      `It cannot be used (${reasonOf(error)}).`,
      'Start the mail server, or correct FOLKMOOT_SMTP_RELAY.',
    )
  }
}
