import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { PAGING_PARAMS, list } from '#contract/list-page.ts'
import { Success } from '#contract/resources.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Integer,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  UploadedFiles,
  Word,
  fields,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'
import { DRAFT, GROUP } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../archives/posting/contract.ts'

/** A draft. */
export const Draft = resource('draft', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  user_id: Num,
  group_id: Num,
  draft_type: Word(words.draft_type),
  subject: Str,
  body: Str,
  body_type: Word(words.body_type),
  ...fields(['is_special', 'bcc_me', 'bcc_all'], Bool),
  ...fields(['num_attachments', 'next_attachment_id', 'message_id', 'dm_member_id', 'member_id'], Num),
  reply_to: Word(words.draft_reply_to),
})

/** A file that will go with a draft. */
export const DraftAttachment = resource('draft_attachment', {
  id: Num,
  draft_id: Num,
  ...fields(['url', 'filename', 'content_type'], Str),
  size: Num,
  inline: Bool,
})
const attachmentList = list(DraftAttachment, { fields: ['id'], field: 'id', dir: 'asc' })
// Programs that know nothing of pages here get all that a draft may have.
const ALL = { limit: withDefault(Integer(1, 100, { description: 'The number of items to return.' }), 100) }

export const newDraft = endpoint('newdraft', {
  method: 'POST',
  summary: 'Create a draft: a topic, a reply, an email to a member, or an email from the moderators to a member.',
  who: 'account',
  on: 'group',
  needs: 'can_post',
  params: {
    ...GROUP,
    draft_type: Choice(words.draft_type, {
      description: 'The type of draft.',
      invalid: 'invalid draft_type',
      with: {
        draft_type_reply: { param: 'message_id', missing: 'message_id' },
        draft_type_dm: { param: 'dm_member_id', missing: 'missing dm_member_id' },
        draft_type_post_to_sub: { param: 'member_id', missing: 'member_id' },
      },
    }),
    message_id: optional(
      Id({ description: 'For draft_type_reply: the message to reply to.', invalid: 'invalid message_id' }),
    ),
    dm_member_id: optional(
      Id({ description: 'For draft_type_dm: the member it goes to.', invalid: 'missing dm_member_id' }),
    ),
    member_id: optional(
      Id({ description: 'For draft_type_post_to_sub: the member it goes to.', invalid: 'invalid member_id' }),
    ),
  },
  returns: Draft,
  errors: [
    'invalid draft_type',
    'missing dm_member_id',
    'invalid dm_member_id',
    'message_id',
    'invalid message_id',
    'member_id',
    'invalid member_id',
    'too many drafts',
  ],
  extended: true,
})

const onDraft = { who: 'account', on: 'draft' } as const

export const updateDraft = endpoint('updatedraft', {
  ...onDraft,
  method: 'POST',
  summary: 'Save a draft.',
  edits: 'draft',
  params: {
    ...DRAFT,
    subject: optional(
      Text(1000, { description: 'The subject, with hashtags. A reply without one has that of its topic.' }),
    ),
    body: optional(Text(2_097_152, { description: 'The text.' })),
    body_type: optional(Choice(words.body_type, { description: 'The format of the text.' })),
    reply_to: optional(Choice(words.draft_reply_to, { description: 'Where a reply goes; empty: to the group.' })),
    is_special: optional(Flag({ description: 'For moderators: send it as a special notice.' })),
    bcc_me: optional(Flag({ description: 'For draft_type_reply: send a copy to the author.' })),
    bcc_all: optional(Flag({ description: 'For draft_type_post_to_sub: send a copy to the moderators.' })),
  },
  returns: Draft,
  errors: ['too many drafts'],
})

export const getDrafts = endpoint('getdrafts', {
  method: 'GET',
  summary: 'List your drafts, in a group or in all groups.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  params: GROUP,
  returns: list(Draft, { fields: ['created', 'subject'], field: 'created', dir: 'desc' }),
})

export const getDraft = endpoint('getdraft', {
  ...onDraft,
  method: 'GET',
  summary: 'Get a draft.',
  params: DRAFT,
  returns: Draft,
})

export const deleteDraft = endpoint('deletedraft', {
  ...onDraft,
  method: 'POST',
  summary: 'Delete a draft.',
  edits: 'draft',
  params: DRAFT,
})

export const uploadAttachments = endpoint('uploadattachments', {
  ...onDraft,
  method: 'POST',
  summary: 'Attach files to a draft.',
  // A draft outlives the membership, but its files cannot grow any more.
  needs: 'can_post',
  params: {
    ...DRAFT,
    inline: optional(Flag({ description: 'The files are images in the text.' })),
    ...PAGING_PARAMS,
    ...ALL,
    // Last, so that other errors are reported even without files.
    fileupload: UploadedFiles({ description: 'The files.' }),
  },
  returns: attachmentList,
  errors: ['bad attachment', 'post too big', 'group out of space'],
})

export const getAttachments = endpoint('getattachments', {
  ...onDraft,
  method: 'GET',
  summary: 'List the attachments of a draft.',
  params: { ...DRAFT, ...ALL },
  returns: attachmentList,
})

const ATTACHMENT_ID = Id({ description: 'The id of the attachment.', invalid: 'invalid attachment_id' })

export const deleteAttachment = endpoint('deleteattachment', {
  ...onDraft,
  method: 'POST',
  summary: 'Remove an attachment from a draft.',
  params: { ...DRAFT, attachment_id: ATTACHMENT_ID },
  errors: ['invalid attachment_id'],
})

export const downloadDraftAttachment = endpoint('downloaddraftattachment', {
  ...onDraft,
  method: 'GET',
  summary: 'Download an attachment of your draft.',
  params: { ...DRAFT, attachment_id: ATTACHMENT_ID },
  returns: stream('application/octet-stream'),
  errors: ['invalid attachment_id'],
})

/** A draft as its readers will see it. */
export const DraftPreview = resource('draft_preview', {
  draft_id: Num,
  ...fields(['subject', 'body', 'quoted', 'remainder'], Str),
  hashtags: Type.Array(Str),
})

export const getDraftPreview = endpoint('getdraftpreview', {
  ...onDraft,
  method: 'GET',
  summary: 'Preview a draft.',
  // It is parsed like a post, which takes time, so it is only for those who may post.
  needs: 'can_post',
  params: DRAFT,
  returns: DraftPreview,
  errors: ['post too big'],
})

/** Whom something that the caller writes will reach. */
export const Audience = resource('audience', {
  reply_to: Word(words.draft_reply_to),
  num_members: Num,
  name: Str,
  ...fields(['is_closed', 'waits'], Bool),
})

export const getAudience = endpoint('getaudience', {
  method: 'GET',
  summary: 'Get how many people a new topic or a reply will reach, and whether it needs approval.',
  who: 'account',
  on: 'group',
  needs: 'can_post',
  params: {
    ...GROUP,
    message_id: optional(Id({ description: 'The message to reply to.', invalid: 'invalid message_id' })),
    topic_id: optional(
      Id({
        description: 'The topic whose last message to reply to; used if no message is given.',
        invalid: 'invalid topic_id',
      }),
    ),
  },
  returns: Audience,
  errors: ['invalid message_id', 'invalid topic_id'],
})

/** The id of the posted message; 0 if it is held, or was sent privately. */
export const PostedDraft = Type.Object(
  { ...Success.properties, ...fields(['message_id', 'msg_num', 'topic_id'], Num) },
  { title: 'posted_draft' },
)

export const postDraft = endpoint('postdraft', {
  ...onDraft,
  method: 'POST',
  summary:
    'Post a draft. `extra` is `pending post` if it needs approval; otherwise the response names the message. For private emails, all three ids are 0.',
  params: DRAFT,
  returns: PostedDraft,
  errors: [...POST_ERRORS, 'invalid dm_member_id', 'invalid member_id'],
  records: [...POST_FACTS, 'message.sent'],
})
