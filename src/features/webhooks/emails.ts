import { emailType, type EmailDraft, type EmailType } from '#runtime/notifications/email-content.ts'
import { displayName, findEmailGroup } from '../groups/index.ts'
import { moderatorFooter, ownersOf } from '../members/index.ts'

/** What owners are told when a webhook was paused because it failed. */
const failedEmail = emailType(
  'webhook_failed',
  'webhook.failed',
  'The owners of the group',
  async ({ data }, { tx, url }) => {
    const { group_id, webhook_id, name, gone } = data
    const group = await findEmailGroup(tx, group_id)
    if (!group) return []
    const about = { group: displayName(group), name }
    const write: EmailDraft['write'] = ({ webhookFailed: t, ...common }) => ({
      title: t.subject(about),
      paragraphs: [gone ? t.gone(about) : t.text(about), t.more],
      action: { text: t.action, url: `${url}/g/${group.name}/settings/webhooks/${webhook_id}` },
      why: moderatorFooter(common, group, url),
      group,
    })
    return (await ownersOf(tx, group_id)).map(recipient => ({ recipient, write }))
  },
)

export const webhookEmails: readonly EmailType[] = [failedEmail]
