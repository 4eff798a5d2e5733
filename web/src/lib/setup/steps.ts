import type { Api } from '#lib/api.ts'

/** The steps of the setup, in their order. */
export const setupSteps = ['administrator', 'address', 'email', 'backups', 'group'] as const
export type SetupStep = (typeof setupSteps)[number]

/** The state of the site setup; for administrators only. */
export async function loadSetup(
  read: Api,
  { hostname }: Pick<URL, 'hostname'>,
): Promise<{ done: SetupStep[]; sends_email: boolean; emails: number }> {
  // The mailbox is for administrators: others have no setup.
  const [{ total_count: emails }, { total_count: groups }, { sends_email }, { settings }] = await Promise.all([
    read.getmailbox({ limit: 1 }),
    read.getsubs({ limit: 1 }),
    read.getemailstatus({}),
    read.getsettings({}),
  ])
  const isDone = {
    ...{ administrator: true, address: hostname !== 'localhost', email: sends_email, group: groups > 0 },
    backups: settings.some(({ name, value }) => name === 'FOLKMOOT_BACKUP' && value !== ''),
  }
  return { done: setupSteps.filter(step => isDone[step]), sends_email, emails }
}

/** The health checks for one step. */
export async function loadChecks(
  { read, tag }: Pick<App.Locals, 'read' | 'tag'>,
  url: URL,
  step: 'address' | 'email' | 'database',
) {
  const { checks, checked } = await read.gethealth({ locale: tag, again: url.searchParams.has('again') })
  return { checked, checks: checks.filter(({ area }) => area === step) }
}
