import type { GROUP_SETTINGS } from '#contract/groups/group-parameters.ts'

/**
 * Settings that can be set and are shown, but which nothing acts on yet: each with the part of the product that will. A
 * setting that is not here is proved by a test beside `updategroup`. In the end this table is empty.
 */
export const unusedSettings: Partial<Record<keyof typeof GROUP_SETTINGS, string>> = {
  remove_other_reply_options: 'pages: replying',
  allow_photos_in_files: 'files: upload',
  fig_leaf: 'pages: archives',
  max_photo_size_photos: 'photos: upload',
  max_photo_size_databases: 'databases: images',
  max_photo_size_wiki_images: 'wiki: images',
  default_time_pref: 'pages: times for visitors',
  default_date_pref: 'pages: dates for visitors',
  default_monday_start: 'pages: calendar for visitors',
}
