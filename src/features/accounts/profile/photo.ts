import { implement } from '#runtime/calls/handler.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { photoSizes, storePhoto, streamPhoto, type PhotoHashes } from '#runtime/blobs/photos.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import * as contract from '../contract.ts'
import { accountById, updateAccount } from '../store.ts'
import { userView } from '../view.ts'

export type PhotoDeps = { addresses: { url: string }; blobs: BlobStore }

const removePhoto = query(
  'account.removePhoto',
  `update accounts set preferences = preferences - array['photo', 'profile_photo_url'], updated = next_updated(updated)
   where id = :id`,
)
const findPhoto = query(
  'account.photo',
  `select preferences -> 'photo' as photo, coalesce(preferences ->> 'profile_privacy', 'profile_members') as "privacy!"
   from accounts where id = :id and status <> 'user_status_inactive'`,
)

const movePhotos = query(
  'account.movePhotos',
  `update accounts set preferences = preferences || jsonb_build_object('profile_photo_url',
     regexp_replace(preferences ->> 'profile_photo_url', '^https?://[^/]+', :url))
   where preferences -> 'photo' is not null and not starts_with(preferences ->> 'profile_photo_url', :url || '/')`,
)
/** Photos have the URL of the site, which its operator may change. */
export const moveProfilePhotos = (tx: Tx, url: string): Promise<unknown> => movePhotos.run(tx, { url })

export const uploadProfilePhoto = ({ addresses, blobs }: PhotoDeps) =>
  implement(
    contract.uploadProfilePhoto,
    async ({ params, account, signal, fail }) => {
      const [upload, ...others] = params.fileupload
      if (!upload || others.length > 0) return fail('bad attachment')
      const context = { queueKey: `account ${account.id}`, signal: signal() }
      return (await storePhoto(blobs, upload, photoSizes.square, context)) ?? fail('bad attachment')
    },
    async ({ tx, who, prepared: photo, record }) => {
      const { id } = who.account
      await lockBlobs(tx, blobs, photo)
      const profile_photo_url = `${addresses.url}/api/v1/downloadprofilephoto?user_id=${id}&hash=${photo[0]}`
      const preferences = json({ photo, profile_photo_url })
      const account = await updateAccount.one(tx, { id, full_name: null, user_name: null, timezone: null, preferences })
      record('account.updated', { account_id: id })
      return userView({ account, csrf: who.csrf })
    },
  )

export const deleteProfilePhoto = implement(contract.deleteProfilePhoto, async ({ tx, who, record }) => {
  const { id } = who.account
  await removePhoto.run(tx, { id })
  record('account.updated', { account_id: id })
  return userView({ account: await accountById.one(tx, { id }), csrf: who.csrf })
})

// Those who may see a profile are told the hash; what is hidden looks absent.
export const downloadProfilePhoto = ({ blobs }: PhotoDeps) =>
  implement(contract.downloadProfilePhoto, async ({ tx, account, params, refuse }) => {
    const { photo, privacy } = (await findPhoto.first(tx, { id: params.user_id })) ?? refuse('hash')
    const isVisible =
      account?.id === params.user_id || (account ? privacy !== 'profile_private' : privacy === 'profile_public')
    if (!isVisible) return refuse('hash')
    return (await streamPhoto(blobs, (photo ?? []) as PhotoHashes, params)) ?? refuse('hash')
  })
