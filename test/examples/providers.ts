import type { Scene } from '../identity/identity-scene.ts'
import { linkTo } from '../accounts.ts'
import type { Story } from './story.ts'

/** Signing in through identity providers. */
export async function providers({ world, show, keep }: Story, { browser, addAt }: Scene): Promise<void> {
  const may = await world.addPerson('may')
  const proven = { email: may.account.email, email_verified: true, name: 'May' }
  const subjects = { idpa: addAt('idpa', proven), idpb: addAt('idpb', proven) }
  await show('getidentityproviders', {}, null)
  for (const name of ['idpa', 'idpb'] as const) {
    const hers = browser()
    keep(`${name}loginstart`, {}, await hers.ask(`${name}loginstart`))
    const proof = await hers.visit(name, subjects[name])
    keep(`${name}loginfinal`, proof, await hers.ask(`${name}loginfinal`, proof))
  }
  await world.sql(`update accounts set preferences = '{"allow_idpa_login": false}' where id = $1`, [may.account.id])
  await browser().signIn('idpa', subjects.idpa)
  await show('enableidplogin', { token: await linkTo(world, may.account.email) }, null)
}
