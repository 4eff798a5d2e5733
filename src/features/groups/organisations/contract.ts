import { endpoint } from '#contract/endpoint.ts'
import { Bool, Id, Num, Str, Timestamp, fields, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const Organisation = resource('org', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['title', 'name', 'domain', 'org_url', 'default_timezone'], Str),
  ...fields(['parent_group_id', 'logged_out_wiki_page_id'], Num),
  ...fields(['disable_signup', 'disable_plus_one'], Bool),
  ...fields(['ga_code', 'login_page_text', 'no_account_text'], Str),
})

export const updateOrg = endpoint('updateorg', {
  method: 'POST',
  summary:
    'Set the main group of an organisation (`parent_group_id`). The first group of an organisation becomes it automatically.',
  who: 'administrator',
  edits: 'organisation',
  params: {
    org_id: Id({ description: 'The organisation, from `getorg`.', invalid: 'invalid org_id' }),
    parent_group_id: Id({
      description: 'One of its groups, but not a subgroup.',
      invalid: 'invalid parent_group_id',
    }),
  },
  returns: Organisation,
  errors: ['invalid org_id', 'invalid parent_group_id'],
  records: ['organisation.main_group_set'],
})

export const getOrg = endpoint('getorg', {
  method: 'GET',
  summary: 'Get the organisation of the host name that was called, or of a group.',
  who: 'anyone',
  on: 'group',
  groupOptional: 'host',
  params: GROUP,
  returns: Organisation,
  errors: ['no organisation'],
})
