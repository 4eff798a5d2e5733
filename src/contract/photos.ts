import { Bool, FileUrl, Num, Str, Timestamp, absentable, fields, resource, type Static } from './schema.ts'

/** An album of photos. */
export const Album = resource('album', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  ...fields(['title', 'desc'], Str),
  cover_url: FileUrl,
  ...fields(['creator_name', 'email_address'], Str),
  ...fields(['num_photos', 'user_id'], Num),
  can_delete: Bool,
})
export type AlbumObject = Static<typeof Album>

/** A photo in an album. */
export const Photo = resource('photo', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['group_id', 'album_id', 'position', 'width', 'height', 'size', 'user_id'], Num),
  ...fields(['name', 'desc', 'creator_name', 'media_type'], Str),
  ...fields(['download_url', 'thumbnail_url', 'medium_url', 'large_url'], FileUrl),
  is_scaled: Bool,
  ...fields(['format', 'taken', 'make', 'model', 'shutter_speed'], Str),
  ...fields(['focal_length', 'aperture', 'iso'], Num),
  can_delete: Bool,
  // Only where one photo is shown.
  ...absentable(['album_title'], Str),
  ...absentable(['previous_photo_id', 'next_photo_id', 'place', 'num_photos'], Num),
})
export type PhotoObject = Static<typeof Photo>
