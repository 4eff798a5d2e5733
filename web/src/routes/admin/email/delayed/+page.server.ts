import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const state = (['queued', 'failed'] as const).find(word => word === url.searchParams.get('state')) ?? 'deferred'
  const domain = (url.searchParams.get('domain') ?? '').slice(0, 255).replaceAll('\0', '')
  const failed = url.searchParams.get('id') ?? ''
  const { deliveries } = await locals.read.getdelayedemail({
    state,
    ...(domain && { domain }),
    ...(/^[1-9]\d{0,14}$/.test(failed) && { failed_id: Number(failed) }),
  })
  return { state, domain, deliveries }
}
