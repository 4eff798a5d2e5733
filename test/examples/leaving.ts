import { createSetupLink } from '#features/accounts/index.ts'
import type { Story } from './story.ts'
import { password } from './story.ts'

/** The activity log, and how people leave. */
export async function leaving({ world, show, people: { bob, carol, ida } }: Story): Promise<void> {
  await show('getactivitylog', { group_name: 'bakers' })
  await show('exportmydata', {}, bob)
  await show('deleteaccount', { password }, carol)
  await show('logout', {}, bob)
  await show('suspenduser', { email: bob.account.email }, ida)
  await show('restoreuser', { email: bob.account.email }, ida)
  await world.sql(`update accounts set site_admin = false where site_admin`)
  const link = await createSetupLink(world.database.read, world.settings.url)
  const token = new URL(link!).searchParams.get('token')!
  await show('getsetuplink', { token }, null)
  const ruth = { email: 'ruth@example.org', full_name: 'Ruth', password }
  await show('createadministrator', { token, ...ruth }, null)
}
