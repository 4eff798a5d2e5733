import type { ErrorDoc } from './errors.ts'
import { exportErrors, exportFields } from './export-descriptions.ts'

/** The values of files, and what they mean. */
export const fileWords = {
  file_type: {
    file_type_dir: 'A folder.',
    file_type_file: 'A file.',
    file_type_link: 'A link to another site.',
  },
  photo_version: {
    thumbnail: 'At most 400 pixels wide and high.',
    medium: 'At most 960 pixels wide and high.',
    large: 'At most 1800 pixels wide and high.',
  },
} as const

/** The fields of files. */
export const fileFields: Readonly<Record<string, string>> = {
  ...exportFields,
  'file.type': 'What it is.',
  path: 'The folder; `/`: the top.',
  'file.path': 'The folder it is in; `/`: the top.',
  'group_storage.files': 'The bytes of the files, with their versions.',
  'file.desc': 'What it is about.',
  'file.url': 'Where a link leads; empty for files and folders.',
  'file.media_type': 'The type of a file, detected from its content; empty for folders and links.',
  'file.creator_name': 'The name of whoever added it; empty: the account is gone.',
  'file.user_id': 'The account that added it; 0: it is gone.',
  'file.size': 'The size of its newest version in bytes.',
  'file.version': 'The number of its newest version; 0 for folders and links.',
  'file.num_entries': 'How many files, folders and links are in a folder, without what is in its folders.',
  'file.download_url': 'Where it is downloaded; for a link, where it leads; empty for folders.',
  'file.image_thumbnail_url': 'A small version of an image; empty: none.',
  'file.can_delete': 'Whether the caller may delete it; a folder only if nobody else added something to it.',
  'file_version.file_id': 'The file.',
  'file_version.version': 'Its number, from 1.',
  'file_version.name': 'The name of whoever uploaded it; empty: the account is gone.',
  'file_version.user_id': 'The account that uploaded it; 0: it is gone.',
  'file_version.size': 'The size in bytes.',
  'file_version.media_type': 'The type, detected from its content.',
  'file_version.download_url': 'Where it is downloaded.',
  'file_version.image_thumbnail_url': 'A small version of an image; empty: none.',
  'group_storage.photos': 'The bytes of photos, without their smaller versions.',
  'album.title': 'Its title.',
  'album.desc': 'What it is about.',
  'album.num_photos': 'The number of photos in it.',
  'album.cover_url': 'A small version of its first photo; empty: none.',
  'album.user_id': 'The account that created it; 0: it is gone.',
  'album.can_delete': 'Whether the caller may delete it.',
  'photo.album_id': 'The album it is in.',
  'photo.name': 'The name of its file.',
  'photo.desc': 'The caption.',
  'photo.download_url': 'Where it is downloaded, as large as it was uploaded.',
  'photo.thumbnail_url': 'At most 400 pixels wide and high, as WebP.',
  'photo.medium_url': 'At most 960 pixels wide and high, as WebP.',
  'photo.large_url': 'At most 1800 pixels wide and high, as WebP.',
  'photo.width': 'Its width in pixels.',
  'photo.height': 'Its height in pixels.',
  'photo.size': 'The size in bytes.',
  'photo.media_type': 'The type, detected from its content.',
  'photo.user_id': 'The account that added it; 0: it is gone.',
  'photo.position': 'Its place in the album.',
  'photo.can_delete': 'Whether the caller may delete it.',
  'uploaded_photos.album_id': 'The album.',
  'uploaded_photos.photos': 'The photos, in order.',
  'uploaded_files.path': 'The folder they are in.',
  'uploaded_files.files': 'The uploaded files.',
  'file_deletion.file_id': 'The file, folder or link.',
  'file_deletion.num_entries': 'How many files, folders and links are deleted.',
  'file_deletion.size': 'How many bytes of storage are freed.',
  'file_text.file_id': 'The file.',
  'file_text.version': 'The version.',
  'file_text.text': 'The beginning of its text.',
  'file_text.is_complete': 'Whether that is all of it.',
}

/** The errors of files, photos and albums. */
export const fileErrors: Readonly<Record<string, ErrorDoc>> = {
  ...exportErrors,
  'invalid file_id': {
    meaning: "There is no such file, or you can't access it.",
    cure: 'Use an id from `getfiledirectory`, or `files` of the event.',
  },
  'too many files': { meaning: 'The maximum number of files is reached.', cure: 'Delete one first.' },
  'invalid album_id': {
    meaning: "There is no such album, or you can't access it.",
    cure: 'Use an id from `getalbums`.',
  },
  'invalid photo_id': {
    meaning: "There is no such photo, or you can't access it.",
    cure: 'Use an id from `getphotos`.',
  },
  'invalid photo_ids': { meaning: 'A photo is not in this album.', cure: 'Use ids from `getphotos`.' },
  'not a photo': {
    meaning: 'A file is no picture that can be read, or too large.',
    cure: 'Use JPEG, PNG, WebP or GIF.',
  },
  'too many albums': { meaning: 'The maximum number of albums is reached.', cure: 'Delete one first.' },
  'too many photos': { meaning: 'The maximum number of photos in an album is reached.', cure: 'Delete one first.' },
}
