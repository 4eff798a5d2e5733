import { endpoint } from '#contract/endpoint.ts'
import { Flag, Ids, Num, Text, Type, optional, resource, stream } from '#contract/schema.ts'
import { GROUP, MESSAGE } from '#contract/targets.ts'

export const getPicture = endpoint('getpicture', {
  method: 'GET',
  summary: "Get a remote image of a message through this server, so that its host doesn't learn who looks at it.",
  who: 'anyone',
  on: 'message',
  needs: 'archives_visible',
  params: { ...MESSAGE, url: Text(4000, { description: 'The URL of the image, as it is in the message.' }) },
  returns: stream('application/octet-stream'),
  errors: ['invalid url', 'picture unavailable'],
})

export const showPictures = endpoint('showpictures', {
  method: 'POST',
  summary: 'Always show remote images in messages from the sender of this one; `hide` undoes it.',
  who: 'account',
  on: 'message',
  needs: 'archives_visible',
  params: { ...MESSAGE, hide: optional(Flag({ description: 'Ask again before showing them.' })) },
  unconfirmed: true,
})

/** The given messages whose external images are shown without asking. */
export const PictureChoices = resource('picture_choices', { message_ids: Type.Array(Num) })

export const getPictureChoices = endpoint('getpicturechoices', {
  method: 'GET',
  summary: 'Return which of these messages are from senders whose remote images the caller has chosen to see.',
  who: 'account',
  on: 'group',
  needs: 'archives_visible',
  params: { ...GROUP, message_ids: Ids({ description: 'The ids of messages of the group.' }) },
  returns: PictureChoices,
})
