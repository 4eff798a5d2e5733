import { numberIn } from '#lib/pages.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  message: await locals.read.getmessage({ group_name: params.name, msg_num: numberIn(params.num) }),
})
