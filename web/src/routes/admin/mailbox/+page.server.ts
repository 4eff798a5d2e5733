import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const mailbox = await locals.read.getmailbox(pageParams(url))
  return { mailbox, next: nextPage(url, mailbox), first: url.searchParams.has('page') ? '/admin/mailbox' : null }
}
