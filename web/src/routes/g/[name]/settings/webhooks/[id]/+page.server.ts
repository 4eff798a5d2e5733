import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import { nextPage, numberOrNotFound, pageParams } from '#lib/pagination.ts'
import type { Output } from '../../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url, params }) => {
  const group = await openManagePage({ locals, parent }, 'webhooks')
  const about = { group_id: group.id, webhook_id: numberOrNotFound(params.id) }
  const [webhook, deliveries] = await Promise.all([
    locals.read.getwebhook(about),
    locals.read.getwebhookdeliveries({ ...about, ...pageParams(url) }),
  ])
  return { webhook, deliveries, next: nextPage(url, deliveries) }
}

type Event = Parameters<Actions[string]>[0]
const about = (event: Event) => ({ group_name: event.params.name, webhook_id: numberOrNotFound(event.params.id) })

export const actions: Actions = {
  test: event =>
    runAction(event, async () => ({
      tested: (await event.platform!.call('testwebhook', about(event))) as Output<'testwebhook'>,
    })),
  rotate: event =>
    runAction(event, async form => {
      const input = { ...about(event), updated: textOf(form, 'updated') }
      const { secret } = (await event.platform!.call('rotatewebhooksecret', input)) as Output<'rotatewebhooksecret'>
      return { secret }
    }),
  redeliver: event =>
    runAction(event, async form => {
      await event.platform!.call('redeliverwebhook', { ...about(event), delivery_id: textOf(form, 'delivery_id') })
      return { redelivered: true as const }
    }),
}
