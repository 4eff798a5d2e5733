import type { RowFinder } from '#runtime/calls/targets.ts'
import { albumById, photoById, type AlbumRow, type PhotoRow } from './store.ts'

declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    album: AlbumRow
    photo: PhotoRow
  }
}

export const albumFinders: { album: RowFinder<'album'>; photo: RowFinder<'photo'> } = {
  album: {
    param: 'album_id',
    isSameForAll: true,
    find: async (tx, id) => (await albumById.first(tx, { id })) ?? null,
  },
  photo: {
    param: 'photo_id',
    isSameForAll: true,
    find: async (tx, id) => (await photoById.first(tx, { id })) ?? null,
  },
}
