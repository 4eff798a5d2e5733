import { codeOf, linkTo } from '../accounts.ts'
import { hashIn, password, type Story } from './story.ts'

/** Registration, authentication, and leaving. */
export async function accounts({ world, people: { ann }, show }: Story): Promise<void> {
  const email = 'dora@example.org'
  await show('registeruser', { email, password, full_name: 'Dora' }, null)
  await show('resendconfirmation', { email }, null)
  await show('confirmemail', { token: await linkTo(world, email) }, null)
  await show('requestpasswordreset', { email }, null)
  await show('resetpassword', { token: await linkTo(world, email), password: 'spelt and oats' }, null)
  await show('login', { email: ann.account.email, password }, null)
  await show('getuser', {})
  await show('updateuser', { location: 'Bakewell', timezone: 'Europe/London', monday_start: true })
  await show('updateprofile', { full_name: 'Ann', about_me: 'I bake at night.', about_format: 'about_plain' })

  const { profile_photo_url } = await show('uploadprofilephoto', {}, ann, { fileupload: 'ann.png' })
  await show('downloadprofilephoto', { user_id: ann.account.id, hash: hashIn(profile_photo_url) })
  await show('deleteprofilephoto', {})

  const { id } = await show('createapikey', { password, name: 'My program', scopes: ['read', 'write'] })
  await show('getapikeys', {})
  await show('revokeapikey', { api_key_id: id })
  await show('deleteapikey', { api_key_id: id })
  await show('getsessions', {})

  await show('changeemail', { password, email: 'ann@bakers.example' })
  const eve = await world.addPerson('eve')
  await world.sql(
    `update accounts set password_hash = a.password_hash from accounts a where accounts.id = $1 and a.id = $2`,
    [eve.account.id, ann.account.id],
  )
  const { secret } = await show('enabletwofactor', { password }, eve)
  await show('confirmtwofactor', { twofactor: Number(codeOf(secret)) }, eve)
  const again = await show('regeneraterecoverycodes', { password, twofactor: Number(codeOf(secret, 1)) }, eve)
  await show('disabletwofactor', { password, recovery_code: again.recovery_codes.split('\n')[0]! }, eve)
  await show('changepassword', { password, new_password: 'spelt and oats' }, eve)
  await show('revokesession', { all: true }, eve)
}
