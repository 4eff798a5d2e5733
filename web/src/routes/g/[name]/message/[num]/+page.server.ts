import { numberIn } from '#lib/pages.ts'
import { picturesOn } from '#lib/reading/pictures.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberIn(params.num) })
  const user = await locals.me()
  return { message, pictures: await picturesOn(locals, { group_name: params.name, user, url }, [message]) }
}
