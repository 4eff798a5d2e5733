import type { RecordContext } from '#runtime/calls/handler.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { emailType, untrusted, type EmailDraft, type EmailType } from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'

type Shortage = { folder: string; free_mib: number; threshold_mib: number }
export const oncePerDay = { count: 1, seconds: 24 * 60 * 60 }

/** Records that a disk is nearly full, once per threshold and day, whichever process sees it. */
export async function noteDiskShort(
  { tx, record }: RecordContext<'disk.space_short'>,
  shortage: Shortage,
): Promise<void> {
  const key = `disk:${shortage.threshold_mib}:${shortage.folder}`
  if (await tryConsumeQuota(tx, key, oncePerDay)) record('disk.space_short', shortage)
}

export const administrators = query(
  'disk.administrators',
  `select email from accounts where site_admin and status <> 'user_status_inactive' order by id limit 100`,
)
const usage = query(
  'disk.usage',
  `select pg_database_size(current_database()) as "database!", (select coalesce(sum(storage_used), 0)::bigint from groups) as "groups!",
     (select coalesce(sum(size), 0)::bigint from group_exports where not deleted) as "exports!"`,
)
const largestGroups = query(
  'disk.largestGroups',
  `select name, storage_used from groups where storage_used > 0 order by storage_used desc, id limit 3`,
)

const gib = (bytes: number): number => Math.round((bytes / 2 ** 30) * 10) / 10

/** The email to administrators: how much is left, what is large, and what to do. */
const diskEmail = emailType('disk_space', 'disk.space_short', 'Site administrators', async ({ data }, { tx, url }) => {
  const to = await administrators.all(tx)
  if (to.length === 0) return []
  const sizes = await usage.one(tx)
  const groups = await largestGroups.all(tx)
  const { host } = new URL(url)
  const write: EmailDraft['write'] = ({ diskSpace: t }, locale) => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const size = (bytes: number): string => number.format(gib(bytes))
    const left = { free: number.format(data.free_mib), folder: untrusted(data.folder), host }
    return {
      subject: t.subject(left),
      title: t.title,
      paragraphs: [
        t.text(left),
        t.sizes({ database: size(sizes.database), groups: size(sizes.groups), exports: size(sizes.exports) }),
        ...(groups.length > 0
          ? [t.largest({ groups: groups.map(group => `${group.name} (${size(group.storage_used)} GiB)`).join(', ') })]
          : []),
        t.todo,
      ],
      action: { text: t.action, url: `${url}/admin/storage` },
      why: [t.why({ host })],
    }
  }
  return to.map(({ email }) => ({ recipient: email, write }))
})

export const diskEmails: readonly EmailType[] = [diskEmail]
