import type { Messages } from '#locales/index.ts'
import { checkBackup } from './backup.ts'
import { checkDatabase } from './database.ts'
import type { Finding, HealthArea } from './finding.ts'
import type { Installation } from './installation.ts'
import { checkMachine } from './machine.ts'
import { checkMail } from './mail.ts'
import { checkPorts } from './network.ts'

export { installationProblems } from './problems.ts'

/** Whether an installation works, and what to do where it does not. */
export async function examine(installation: Installation, t: Messages): Promise<(Finding & { area: HealthArea })[]> {
  const { settings } = installation
  // The embedded server may have to be started for it, which is done once.
  const database = await checkDatabase(installation, t)
  const [machine, ports, mail] = await Promise.all([
    checkMachine(settings, t),
    checkPorts(settings, t),
    checkMail(installation, t),
  ])
  const within = (area: HealthArea, findings: readonly Finding[]) =>
    findings.map(finding => ({ ...finding, area: areaOf(finding, t) ?? area }))
  return [
    ...within('machine', machine),
    ...within('database', [...database, await checkBackup(settings, t)]),
    ...within('address', ports),
    ...within('email', mail),
  ]
}

/** Of the checks that are about something else than those they are made with. */
function areaOf({ check }: Finding, { doctor: { checks } }: Messages): HealthArea | undefined {
  if (check === checks.certificate) return 'address'
  const ofEmail: readonly string[] = [checks.smtpPort, checks.lmtpPort, checks.emailQueue, checks.localMailbox]
  return ofEmail.includes(check) ? 'email' : undefined
}
