import type { preferenceDefaults } from '#contract/preferences.ts'
import type { User } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'

type Preferences = Partial<Pick<Static<typeof User>, keyof typeof preferenceDefaults>>
type Sorted = { sort_field?: string; sort_dir?: 'asc' | 'desc' }
type Viewer = { preferences: unknown }

const directions = { sort_none: {}, sort_asc: { sort_dir: 'asc' }, sort_desc: { sort_dir: 'desc' } } as const
const photoFields = {
  photos_order_by_created: 'created',
  photos_order_by_name: 'name',
  photos_order_by_taken: 'taken',
} as const
const albumFields = {
  album_order_by_created: 'created',
  album_order_by_name: 'title',
  album_order_by_updated: 'updated',
} as const

/** The parameters of a list of photos, with the order that its reader prefers, unless they name a field. */
export function inPreferredPhotoOrder<P extends Sorted>(params: P, { preferences }: Viewer): P {
  const { photos_order_by = 'photos_order_by_created', photos_sort_dir = 'sort_none' } = preferences as Preferences
  // With the defaults, photos are in the order of their album, which somebody may have made by hand.
  const isDefault = photos_order_by === 'photos_order_by_created' && photos_sort_dir === 'sort_none'
  if (params.sort_field !== undefined || isDefault) return params
  return { sort_field: photoFields[photos_order_by], ...directions[photos_sort_dir], ...params }
}

/** The same for a list of albums. */
export function inPreferredAlbumOrder<P extends Sorted>(params: P, { preferences }: Viewer): P {
  const { album_order_by = 'album_order_by_created', album_sort_dir = 'sort_none' } = preferences as Preferences
  if (params.sort_field !== undefined) return params
  return { sort_field: albumFields[album_order_by], ...directions[album_sort_dir], ...params }
}
