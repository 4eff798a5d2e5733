import type { FactName } from '#contract/facts.ts'
import { emailType, type EmailDraft, type EmailType, type EmailWriter } from '#runtime/notifications/email-content.ts'
import { contentsIn, displayName, findEmailGroup } from '../../groups/index.ts'
import { ownerAddress } from './store.ts'

/** What is said to whoever asked for an export, if they may still download it. */
const exportEmail =
  (isReady: boolean): EmailWriter<'group.export_finished' | 'group.export_failed'> =>
  async ({ data }, { tx, url }) => {
    const group = await findEmailGroup(tx, data.group_id)
    const owner = await ownerAddress.first(tx, data)
    if (!group || !owner) return []
    const about = { group: displayName(group) }
    const write: EmailDraft['write'] = ({ groupExport: t }) => ({
      title: isReady ? t.readySubject(about) : t.failedSubject(about),
      paragraphs: isReady ? [t.ready(about), t.private] : [t.failed(about)],
      action: { text: t.action, url: `${url}/g/${group.name}/settings/export` },
      why: [t.why(about)],
      group,
    })
    return [{ recipient: owner.email, write }]
  }

const about = (name: FactName & `group.export_${'finished' | 'failed'}`): EmailType =>
  emailType('group_export', name, 'The owner who asked for the export', exportEmail(name === 'group.export_finished'))

/** The emails about exports. */
export const exportEmails: readonly EmailType[] = [about('group.export_finished'), about('group.export_failed')]

/** Exports of a deleted group; the garbage collector removes their files. */
export const exportContents = contentsIn(['group_exports'])
