/** The values of files, and what they mean. */
export const fileWords = {
  file_type: {
    file_type_dir: 'A folder.',
    file_type_file: 'A file.',
    file_type_link: 'A link to another site.',
  },
} as const

/** The fields of files. */
export const fileFields: Readonly<Record<string, string>> = {
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
