import type { Messages } from '#messages/index.ts'
import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import type { Installation } from './installation.ts'
import { checkMachine } from './machine.ts'
import { checkMail } from './mail.ts'
import { checkPorts } from './network.ts'

/** Whether an installation works, and what to do where it does not. */
export async function examine(installation: Installation, t: Messages): Promise<Finding[]> {
  const { settings } = installation
  // The embedded server may have to be started for it, which is done once.
  const database = await checkDatabase(installation, t)
  const [machine, ports, mail] = await Promise.all([
    checkMachine(settings, t),
    checkPorts(settings, t),
    checkMail(installation, t),
  ])
  return [...machine, ...database, ...ports, ...mail]
}
