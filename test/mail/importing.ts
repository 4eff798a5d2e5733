import { freshGroups } from '#features/groups/index.ts'
import { importMails, type UnreadableMail } from '#mail/import/import-mails.ts'
import type { MailSource } from '#mail/import/sources.ts'
import type { World } from '../world.ts'

/** Imports mails into a group; returns the result. */
export async function importFrom(world: World, source: MailSource, group_name: string, misread: UnreadableMail[] = []) {
  const group = await freshGroups.groupByName(world.database.read, group_name)
  const remarks: UnreadableMail[] = []
  const done = await importMails({
    source,
    group: group!,
    operate: world.app.pipeline.runAsSystem,
    blobs: world.blobs,
    dryRun: false,
    progress: () => {},
    misread: one => misread.push(one),
    remark: one => remarks.push(one),
    signal: new AbortController().signal,
  })
  return { ...done, misread, remarks }
}

/** Mails that are only texts, each with the line before it that an mbox has. */
export const mailsOf = (texts: readonly string[]): MailSource => ({
  kind: 'mbox',
  size: 0,
  read: () => 0,
  async *mails() {
    for (const [n, text] of texts.entries()) {
      const end = text.indexOf('\n')
      yield { where: `mail ${n}`, envelope: text.slice(0, end), raw: Buffer.from(text.slice(end + 1)) }
    }
  },
})
