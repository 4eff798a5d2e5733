import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { SecretBox } from '../accounts/index.ts'
import { lockGroupRow } from '../groups/index.ts'
import * as contract from './contract.ts'
import { boundTo } from './send.ts'
import { newSecret, secretText } from './signature.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  failPending,
  findWebhook,
  insertWebhook,
  lockWebhook,
  rotateSecret,
  updateWebhookRow,
  webhookPages,
} from './store.ts'
import { nameOf, webhookView } from './view.ts'

const maxWebhooks = 100

export type WebhookManagementDeps = {
  seal: SecretBox
  /** Whether requests may go to a URL, as far as can be seen without a lookup. */
  isWebhookUrl(this: void, url: string): boolean
}

export const getWebhooks = implement(contract.getWebhooks, async ({ tx, group, params }) =>
  pageOf(tx, contract.getWebhooks, params, {
    total: async () => (await countWebhooks.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => webhookPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: row => ({ key: row.id, id: row.id }),
    view: webhookView,
  }),
)

export const getWebhook = implement(contract.getWebhook, async ({ tx, group, params, fail }) =>
  webhookView(
    (await findWebhook.first(tx, { group_id: group.id, id: params.webhook_id })) ?? fail('invalid webhook_id'),
  ),
)

/** Each of them once, in the order of the list. */
const inOrder = (actions: readonly string[]): string[] => {
  const chosen = new Set(actions)
  return contract.webhookActions.filter(name => chosen.has(name))
}

const isChosen = (actions: readonly string[] | undefined): boolean => actions === undefined || actions.length > 0

async function sealedSecret(seal: SecretBox, group_id: number) {
  const secret = newSecret()
  return { secret: await seal.encrypt(secret, boundTo(group_id)), shown: secretText(secret) }
}

export const newWebhook = ({ seal, isWebhookUrl }: WebhookManagementDeps) =>
  implement(contract.newWebhook, async ({ tx, group, account, params, fail, record }) => {
    const { name, url, actions } = params
    if (!isWebhookUrl(url)) fail('invalid webhook url')
    if (!isChosen(actions)) fail('invalid actions')
    const group_id = group.id
    const { secret, shown } = await sealedSecret(seal, group_id)
    await lockGroupRow.one(tx, { group_id })
    if ((await countWebhooks.one(tx, { group_id })).count >= maxWebhooks) fail('too many webhooks')
    const chosen = inOrder(actions)
    const row = await insertWebhook.one(tx, {
      group_id,
      account_id: account.id,
      name: name.trim(),
      url,
      actions: chosen,
      secret,
    })
    record('webhook.added', { webhook_id: row.id, name: nameOf(row) })
    return { ...webhookView(row), secret: shown }
  })

export const updateWebhook = ({ isWebhookUrl }: WebhookManagementDeps) =>
  implement(contract.updateWebhook, async ({ tx, group, params, fail, record }) => {
    const { webhook_id: id, url, actions, active } = params
    if (url !== undefined && !isWebhookUrl(url)) fail('invalid webhook url')
    if (!isChosen(actions)) fail('invalid actions')
    const before = (await lockWebhook.first(tx, { group_id: group.id, id })) ?? fail('invalid webhook_id')
    const after = {
      name: params.name?.trim() ?? before.name,
      url: url ?? before.url,
      actions: actions ? inOrder(actions) : before.actions,
      status: statusAfter(before.status, active),
    }
    const fields = (['name', 'url', 'actions', 'status'] as const).filter(
      field => String(after[field]) !== String(before[field]),
    )
    if (fields.length === 0) return webhookView(before)
    const row = await updateWebhookRow.one(tx, { group_id: group.id, id, ...after })
    if (row.status === 'webhook_paused') await failPending.run(tx, { webhook_id: id })
    record('webhook.updated', { webhook_id: id, name: nameOf(row), fields })
    return webhookView(row)
  })

/** One that failed stays so until it is activated. */
function statusAfter(status: string, active: boolean | undefined): string {
  if (active === undefined) return status
  if (active) return 'webhook_active'
  return status === 'webhook_active' ? 'webhook_paused' : status
}

export const rotateWebhookSecret = ({ seal }: WebhookManagementDeps) =>
  implement(contract.rotateWebhookSecret, async ({ tx, group, params, fail, record }) => {
    const { webhook_id: id } = params
    const { secret, shown } = await sealedSecret(seal, group.id)
    const row = (await rotateSecret.first(tx, { group_id: group.id, id, secret })) ?? fail('invalid webhook_id')
    record('webhook.updated', { webhook_id: id, name: nameOf(row), fields: ['secret'] })
    return { ...webhookView(row), secret: shown }
  })

export const deleteWebhook = implement(contract.deleteWebhook, async ({ tx, group, params, fail, record }) => {
  const { webhook_id: id } = params
  const row = (await deleteWebhookRow.first(tx, { group_id: group.id, id })) ?? fail('invalid webhook_id')
  record('webhook.deleted', { webhook_id: id, name: nameOf(row) })
})
