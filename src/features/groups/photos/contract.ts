import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Group } from '#contract/groups/group.ts'
import { Choice, Id, UploadedFiles, stream } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { PHOTO } from '../../accounts/contract.ts'

const GROUP_PHOTO = { type: Choice(words.group_photo, { description: 'Which photo.' }) }

export const uploadGroupPhoto = endpoint('uploadgroupphoto', {
  method: 'POST',
  summary:
    'Upload the icon or the cover photo of a group (JPEG, PNG, WebP or GIF). It is cropped, and replaces the one before.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, ...GROUP_PHOTO, fileupload: UploadedFiles({ description: 'The photo.' }) },
  returns: Group,
  errors: ['bad attachment'],
  records: ['group.updated'],
})

export const deleteGroupPhoto = endpoint('deletegroupphoto', {
  method: 'POST',
  summary: 'Delete the icon or the cover photo of a group.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, ...GROUP_PHOTO },
  returns: Group,
  records: ['group.updated'],
})

export const downloadGroupPhoto = endpoint('downloadgroupphoto', {
  method: 'GET',
  summary: 'Download the icon or the cover photo of a group, by its `icon_url` or `cover_photo_url`.',
  who: 'anyone',
  groupless: true,
  params: { id: Id({ description: 'The id of the group.' }), ...PHOTO },
  returns: stream('image/webp'),
})
