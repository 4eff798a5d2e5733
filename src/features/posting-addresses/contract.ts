import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Choice,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  UploadedFiles,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../archives/posting/contract.ts'
import { PostedDraft } from '../drafts/contract.ts'

/** An address at which a script posts, as listed: without its token. */
export const PostingAddress = resource('posting_address', {
  id: Num,
  created: Timestamp,
  ...fields(['group_id', 'user_id'], Num),
  ...fields(['full_name', 'name'], Str),
  hashtags: Type.Array(Str),
  last_used: Nullable(Timestamp),
})
/** With its token, which is shown only once. */
const NewPostingAddress = Type.Object(
  { ...PostingAddress.properties, ...fields(['token', 'url'], Str) },
  { title: 'new_posting_address' },
)

const about = { who: 'account', on: 'group', needs: 'manage_integrations' } as const

export const getPostingAddresses = endpoint('getpostingaddresses', {
  ...about,
  method: 'GET',
  summary: 'List the posting addresses of a group, without their tokens.',
  params: GROUP,
  returns: list(PostingAddress, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const newPostingAddress = endpoint('newpostingaddress', {
  ...about,
  method: 'POST',
  summary: 'Create an address at which a script posts as you. Its token is shown only in this response.',
  // It outlives the key that created it.
  security: true,
  params: {
    ...GROUP,
    name: Text(100, { description: 'What it is for; posts end with it.' }),
    hashtags: withDefault(
      Text(300, { description: 'Hashtags that are added to the subject of each post, with `#` or without.' }),
      '',
    ),
  },
  returns: NewPostingAddress,
  errors: ['not subscribed', 'too many posting addresses'],
  records: ['posting_address.added'],
})

export const revokePostingAddress = endpoint('revokepostingaddress', {
  ...about,
  method: 'POST',
  summary: 'Revoke a posting address: it stops working at once.',
  params: {
    ...GROUP,
    posting_address_id: Id({ description: 'The posting address.', invalid: 'invalid posting_address_id' }),
  },
  errors: ['invalid posting_address_id'],
  records: ['posting_address.revoked'],
})

export const postMessage = endpoint('postmessage', {
  method: 'POST',
  summary:
    'Post to a group in one call. With the token of a posting address, as the key or behind the name of the call, the group is that of the address.',
  who: 'account',
  on: 'group',
  needs: 'can_post',
  keyInPath: true,
  plainText: 'body',
  params: {
    ...GROUP,
    subject: withDefault(Text(1000, { description: 'The subject, with hashtags.' }), ''),
    body: withDefault(Text(2_097_152, { description: 'The text.' }), ''),
    body_type: withDefault(Choice(words.body_type, { description: 'The format of the text.' }), 'plain'),
    idempotency_key: optional(
      Text(200, {
        description:
          'Chosen by you for each post, also as the header `Idempotency-Key`: another call with the same one posts nothing and returns the first post.',
      }),
    ),
    fileupload: optional(UploadedFiles({ description: 'Attachments.' })),
  },
  returns: PostedDraft,
  errors: [...POST_ERRORS, 'rate_limit'],
  records: POST_FACTS,
})
