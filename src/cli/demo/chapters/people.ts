import { addAccount } from '#features/accounts/index.ts'
import { cast, names, type PersonName } from '../people.ts'
import type { Chapter, Stage } from '../stage.ts'

export const people: Chapter = {
  title: 'Twelve people move in',
  async tell(stage) {
    for (const name of names) await moveIn(stage, name)
  },
}

async function moveIn({ app, people: there, passwords, as }: Stage, name: PersonName): Promise<void> {
  const { full_name, email, location, about_me } = cast[name]
  const account = await app.road.operate(operation =>
    addAccount(operation, {
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
