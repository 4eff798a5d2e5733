import { numberOrNotFound } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => ({
  email: await locals.read.getmailboxmail({
    mail_id: numberOrNotFound(params.id),
    copy: numberOrNotFound(url.searchParams.get('copy') ?? '1'),
  }),
})
