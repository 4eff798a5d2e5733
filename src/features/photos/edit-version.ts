import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockAlbum, lockAlbums, lockPhoto } from './store.ts'

export const photoVersions: Pick<Versions, 'album' | 'photo'> = {
  album: async ({ tx, row: { id } }) => (await lockAlbum.first(tx, { id }))?.updated,
  async photo({ tx, row: { id, album_id }, params }) {
    // It may move to another album.
    const { album_id: to = album_id } = params as { album_id?: number }
    await lockAlbums(tx, [album_id, to])
    return (await lockPhoto.first(tx, { id, album_id }))?.updated
  },
}
