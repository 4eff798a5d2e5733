import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const isQueued = url.searchParams.get('state') === 'queued'
  const domain = (url.searchParams.get('domain') ?? '').slice(0, 255).replaceAll('\0', '')
  const { deliveries } = await locals.read.getdelayedemail({
    ...(isQueued && { state: 'queued' as const }),
    ...(domain && { domain }),
  })
  return { isQueued, domain, deliveries }
}
