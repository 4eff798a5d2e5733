import { batchedEmailType, untrusted, type EmailDraft } from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { notifiedMembers, subscriptionUrl } from '../members/index.ts'
import { albumById } from './store.ts'

/** Photos that are gone by now are not announced. */
const countThere = query(
  'photo.countThere',
  `select count(*)::int as "count!" from photos where album_id = :album_id and deleted is null and id = any(:ids::bigint[])`,
)
const nameOf = query('photo.actor', `select full_name from accounts where id = :id`)

/** The emails about photos, for subscribers. */
export const photoEmails = [
  batchedEmailType(
    'photo_notify',
    ['photo.added'],
    'Members who get email about photos, and may see them; one about all that a person adds to an album within minutes',
    {
      about: ({ data }) => ({ album_id: data.album_id }),
      async drafts(facts, { tx, url }) {
        const { group_id, account_id, data } = facts[0]!
        const { album_id } = data
        const ids = facts.flatMap(fact => fact.data.photo_ids)
        const { count } = await countThere.one(tx, { album_id, ids })
        const album = await albumById.first(tx, { id: album_id })
        const settings = group_id === null ? null : await freshGroups.groupById(tx, group_id)
        const group = await findEmailGroup(tx, group_id)
        if (count === 0 || !album || !settings || !group) return []
        const wanted = { option: 'photo_notify', permission: 'photos_visible', except_id: account_id ?? 0 } as const
        const recipients = await notifiedMembers(tx, settings, wanted)
        if (recipients.length === 0) return []
        const actor = untrusted((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '')
        const write: EmailDraft['write'] = ({ photo: t, ...common }) => {
          const change = t.added({ name: actor || common.someone, album: untrusted(album.title), count })
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
    },
  ),
]
