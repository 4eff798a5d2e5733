import { endpoint } from '#contract/endpoint.ts'
import { Flag, Ids, Num, Text, Type, optional, resource, stream } from '#contract/schema.ts'
import { GROUP, MESSAGE } from '#contract/targets.ts'

export const getPicture = endpoint('getpicture', {
  method: 'GET',
  summary:
    'A picture from elsewhere that a message shows, fetched by the service: whoever keeps it there does not learn who looks at it.',
  who: 'anyone',
  on: 'message',
  needs: 'archives_visible',
  params: { ...MESSAGE, url: Text(4000, { description: 'Its address, as the text of the message has it.' }) },
  returns: stream('application/octet-stream'),
  errors: ['invalid url', 'picture unavailable'],
  extension: true,
})

export const showPictures = endpoint('showpictures', {
  method: 'POST',
  summary:
    'Have pictures from elsewhere shown in all messages of the sender of this one; `hide` asks again from now on.',
  who: 'account',
  on: 'message',
  needs: 'archives_visible',
  params: { ...MESSAGE, hide: optional(Flag({ description: 'Show them no more without asking.' })) },
  unconfirmed: true,
  extension: true,
})

/** Those among some messages whose pictures from elsewhere are shown without asking. */
export const PictureChoices = resource('picture_choices', { message_ids: Type.Array(Num) })

export const getPictureChoices = endpoint('getpicturechoices', {
  method: 'GET',
  summary: 'Which of these messages are by senders whose pictures from elsewhere the caller has chosen to see.',
  who: 'account',
  on: 'group',
  needs: 'archives_visible',
  params: { ...GROUP, message_ids: Ids({ description: 'Messages of the group.' }) },
  returns: PictureChoices,
  extension: true,
})
