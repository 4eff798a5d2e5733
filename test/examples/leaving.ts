import type { Story } from './story.ts'
import { password } from './story.ts'

/** What is told of all this, and how people go. */
export async function leaving({ show, people: { bob, carol, ida } }: Story): Promise<void> {
  await show('getactivitylog', { group_name: 'bakers' })
  await show('exportmydata', {}, bob)
  await show('deleteaccount', { password }, carol)
  await show('logout', {}, bob)
  await show('suspenduser', { email: bob.account.email }, ida)
  await show('restoreuser', { email: bob.account.email }, ida)
}
