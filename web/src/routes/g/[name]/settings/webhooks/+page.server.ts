import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { currentPageQuery, openManagePage, rowNamed } from '#lib/group-settings/manage-pages.ts'
import { webhookIn } from '#lib/group-settings/webhooks/webhook-form.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'webhooks')
  const { data: webhooks } = await locals.read.getwebhooks({ group_id: group.id, limit: 100 })
  return {
    webhooks,
    editing: rowNamed(url, 'edit', webhooks),
    deleting: rowNamed(url, 'delete', webhooks),
    isNew: url.searchParams.has('new'),
    here: currentPageQuery(url),
  }
}

const of = 'webhook'
const places = { 'invalid webhook url': 'url' }
const hostOf = (url: string): string => URL.parse(url)?.host ?? url

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const webhook_id = textOf(form, 'webhook_id')
        const webhook = webhookIn(form)
        const name = webhook.name || hostOf(webhook.url)
        const input = { group_name: event.params.name, ...webhook }
        if (webhook_id === '') {
          const { secret } = (await event.platform!.call('newwebhook', input)) as Output<'newwebhook'>
          return { did: 'created' as const, name, secret }
        }
        const change = { webhook_id, active: form.has('active'), updated: textOf(form, 'updated') }
        await event.platform!.call('updatewebhook', { ...input, ...change })
        return { did: 'saved' as const, name }
      },
      { of, places },
    ),
  remove: event =>
    runAction(event, async form => {
      await event.platform!.call('deletewebhook', {
        group_name: event.params.name,
        webhook_id: textOf(form, 'webhook_id'),
      })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
