import { composeMail, importBatch, type ImportedMail } from '#features/archives/index.ts'
import { freshFinders } from '#features/implementations.ts'
import { removeListTags } from '#mail/parse/index.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { readText } from '#content/text/index.ts'
import { storeFile } from '../files.ts'
import { groupKeys, type GroupKey } from '../groups.ts'
import { historyOf, type PastMessage } from '../history.ts'
import { cast } from '../people.ts'
import type { DemoStep, DemoContext } from '../context.ts'

export const archive: DemoStep = {
  title: 'archive',
  async run(stage) {
    await Promise.all(groupKeys.map(key => importHistory(stage, key)))
  },
}

/** The past is imported like old mail: no notifications, original dates. */
async function importHistory(stage: DemoContext, key: GroupKey): Promise<void> {
  const { runAsSystem } = stage.app.pipeline
  const group_id = stage.groupId(key)
  const group = await runAsSystem(({ tx }) => freshFinders.groupById(tx, group_id))
  if (!group) throw new Error(`the group ${key} is gone`)
  const mails = await mailsOf(stage, group, historyOf(key, stage.now))
  const { imported: messages } = await importBatch({ operate: runAsSystem, blobs: stage.blobs }, group, mails)
  await runAsSystem(async ({ record }) => record('archives.imported', { group_id, messages }))
}

async function mailsOf(stage: DemoContext, group: Group, history: readonly PastMessage[]): Promise<ImportedMail[]> {
  const ids = new Map(history.map((message, index) => [message, `${index + 1}.${group.name}@demo.example.org`]))
  // All at once: the threads that read texts take them one after the other.
  return Promise.all(history.map(message => mailOf(stage, group, message, ids)))
}

async function mailOf(
  stage: DemoContext,
  group: Group,
  message: PastMessage,
  ids: ReadonlyMap<PastMessage, string>,
): Promise<ImportedMail> {
  const { full_name, email } = cast[message.by]
  const references: string[] = []
  for (let before = message.answers; before; before = before.answers) references.unshift(ids.get(before)!)
  const files = []
  for (const name of message.files) files.push(await storeFile(stage, name))
  const mail = {
    author: { name: full_name, email },
    subject: message.subject,
    text: await readText(message),
    files,
    mime_id: ids.get(message)!,
    references,
    created: new Date(message.at).toISOString(),
  }
  const { url, mailDomain } = stage.settings
  const author = { ...mail.author, account_id: null, member_id: null }
  const web = { reply_to_message_id: null, is_special: false, copy_to_author: false }
  const raw = composeMail({ url, mailDomain }, group, { ...mail, ...web, author })
  return { ...removeListTags(mail, { tag: group.settings.subject_tag, listTag: '' }), raw }
}
