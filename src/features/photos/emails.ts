import { emailType, untrusted, type EmailDraft } from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { notifiedMembers, subscriptionUrl } from '../members/index.ts'
import { albumById } from './store.ts'

/**
 * Who added photos. Browsers upload them one by one, so that only the first of them is announced: no photo of the same person
 * came into the album in the hour before it. None once they are gone.
 */
const announcedBy = query(
  'photo.announcedBy',
  `select coalesce(a.full_name, '') as "name!"
   from photos p left join accounts a on a.id = p.account_id
   where p.id = any(:ids::bigint[]) and p.album_id = :album_id and not exists (
     select from photos e where e.album_id = p.album_id and e.account_id = p.account_id and e.id < all(:ids::bigint[])
       and e.created > p.created - interval '1 hour')
   limit 1`,
)

/** The emails about photos, for subscribers. */
export const photoEmails = [
  emailType(
    'photo_notify',
    'photo.added',
    'Members who get email about photos, and may see them',
    async ({ group_id, account_id, data }, { tx, url }) => {
      const { album_id, photo_ids: ids } = data
      const actor = await announcedBy.first(tx, { ids, album_id })
      const album = await albumById.first(tx, { id: album_id })
      const settings = group_id === null ? null : await freshGroups.groupById(tx, group_id)
      const group = await findEmailGroup(tx, group_id)
      if (!actor || !album || !settings || !group) return []
      const wanted = { option: 'photo_notify', permission: 'photos_visible', except_id: account_id ?? 0 } as const
      const recipients = await notifiedMembers(tx, settings, wanted)
      const write: EmailDraft['write'] = ({ photo: t, ...common }) => {
        const name = actor.name === '' ? common.someone : untrusted(actor.name)
        const change = t.added({ name, album: untrusted(album.title) })
        return {
          subject: t.subject({ group: group.name, change }),
          title: t.title({ group: displayName(group) }),
          paragraphs: [t.sentence({ change })],
          action: { text: t.action, url: `${url}/g/${group.name}/album/${album_id}` },
          why: [
            common.footer.member({ group: displayName(group) }),
            { text: common.footer.notificationSettings, url: subscriptionUrl(group, url) },
          ],
          group,
        }
      }
      return recipients.map(recipient => ({ recipient, write }))
    },
  ),
]
