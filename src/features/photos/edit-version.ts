import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockAlbum, lockPhoto } from './store.ts'

export const photoVersions: Pick<Versions, 'album' | 'photo'> = {
  album: async ({ tx, row: { id } }) => (await lockAlbum.first(tx, { id }))?.updated,
  async photo({ tx, row: { id, album_id } }) {
    await lockAlbum.first(tx, { id: album_id })
    return (await lockPhoto.first(tx, { id }))?.updated
  },
}
