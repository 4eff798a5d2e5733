// Not on every day: it measures many sign-ins.
// In a process of those that measure: the processor time that signing in takes.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { cheapPasswords, makeAccount } from '#test/accounts.ts'
import { errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { hashPassword, setPasswordCost, defaultPasswordCost } from './auth/password-hash.ts'

const plenty = '1000000'
const world = await newWorld({
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR: plenty,
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: plenty,
})
setPasswordCost(defaultPasswordCost)
after(() => setPasswordCost(cheapPasswords))

const tries = 15
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

test('a wrong password costs the same whether the address is known or not', async () => {
  const hash = await hashPassword('correct horse battery')
  const emailOf = async (name: string, change = ''): Promise<string> => {
    const email = `${name}@example.org`
    await makeAccount(world, email)
    await world.sql('update accounts set password_hash = $1 where email = $2', [hash, email])
    if (change) await world.sql(`update accounts set ${change} where email = $1`, [email])
    return email
  }
  const emails: Record<string, string> = {
    unknown: 'nobody@example.org',
    known: await emailOf('known'),
    'not confirmed': await emailOf('unconfirmed', `status = 'user_status_notconfirmed'`),
    inactive: await emailOf('inactive', `status = 'user_status_inactive'`),
    'without a password': await emailOf('provider', 'password_hash = null'),
  }
  const costs = new Map(Object.keys(emails).map(kind => [kind, [] as number[]]))
  const nobody = world.app.callAs(null)
  // In turns, so that other load affects all alike.
  for (let n = 0; n < tries; n += 1)
    for (const [kind, email] of Object.entries(emails)) {
      const before = process.cpuUsage()
      const refused = await errorExtraOf(nobody.login({ email, password: 'not the right one' }))
      const { user, system } = process.cpuUsage(before)
      assert.equal(refused, 'unauthorized_error: ')
      costs.get(kind)!.push(user + system)
    }

  const usual = median(costs.get('unknown')!)
  for (const [kind, spent] of costs) {
    const ratio = median(spent) / usual
    assert.ok(ratio > 0.7 && ratio < 1.4, `${kind}: ${ratio.toFixed(2)} of what an unknown address takes`)
  }
})
