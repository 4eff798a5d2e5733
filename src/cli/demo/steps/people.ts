import { addAccount } from '#features/accounts/index.ts'
import { cast, names, type PersonName } from '../people.ts'
import type { DemoStep, DemoContext } from '../context.ts'

export const people: DemoStep = {
  title: 'people',
  async run(stage) {
    for (const name of names) await register(stage, name)
  },
}

async function register({ app, people: there, passwords, as }: DemoContext, name: PersonName): Promise<void> {
  const { full_name, email, location, about_me } = cast[name]
  const account = await app.pipeline.runAsSystem(systemTransaction =>
    addAccount(systemTransaction, {
      email,
      full_name,
      password: passwords[name],
      confirmed: true,
      site_admin: name === 'mara',
    }),
  )
  if (!account) throw new Error(`${email} has an account already`)
  there.set(name, { account, how: 'key', session_id: null, csrf: null })
  await as(name).updateprofile({ location, about_me, about_format: 'about_plain', profile_privacy: 'profile_members' })
}
