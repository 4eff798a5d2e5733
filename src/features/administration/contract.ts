import { endpoint } from '#contract/endpoint.ts'
import { Email } from '#contract/credentials.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { LOCALE } from '#contract/targets.ts'
import { AccountDeletion } from '../accounts/contract.ts'

const read = { method: 'GET', who: 'administrator', security: true } as const

/** The checks of `doctor`, and counts. */
export const Health = resource('health', {
  checked: Timestamp,
  started: Timestamp,
  ...fields(['version', 'node_version', 'postgres_version', 'migration'], Str),
  ...fields(['num_users', 'num_groups', 'num_messages', 'num_pending_adds', 'database_size', 'storage_used'], Num),
  checks: Type.Array(
    resource('health_check', {
      check: Str,
      area: Word(words.health_area),
      state: Word(words.health_state),
      found: Str,
      cure: Str,
      counts: Word(['', ...words.health_count]),
      record: Nullable(resource('dns_record', fields(['type', 'name', 'value'], Str))),
    }),
  ),
})

export const getHealth = endpoint('gethealth', {
  ...read,
  summary:
    'Check the installation as `folkmoot doctor` does, and say how to fix what is wrong. The result is cached for a minute.',
  params: {
    ...LOCALE,
    again: withDefault(Flag({ description: 'Check again, even if the last check is recent.' }), false),
  },
  returns: Health,
})

export const getSettings = endpoint('getsettings', {
  ...read,
  summary: 'List the settings of the installation, their values and where each comes from. Secrets are hidden.',
  params: LOCALE,
  returns: resource('installation_settings', {
    settings: Type.Array(
      resource('installation_setting', {
        ...fields(['name', 'value', 'file'], Str),
        source: Word(words.setting_source),
      }),
    ),
  }),
})

const change = { method: 'POST', who: 'administrator', security: true } as const
const USER = { user_id: Id({ description: 'The account, from `getusers`.', invalid: 'invalid user_id' }) }
const userErrors = ['invalid user_id'] as const

const userFields = {
  id: Num,
  created: Timestamp,
  ...fields(['email', 'full_name'], Str),
  state: Word(words.account_state),
  ...fields(['site_admin', 'two_factor_enabled'], Bool),
  num_groups: Num,
  last_used: Nullable(Timestamp),
}

export const getUsers = endpoint('getusers', {
  ...read,
  summary: 'List the accounts of the installation, newest first, or find some by name or email address.',
  params: {
    q: withDefault(Text(200, { description: 'Part of a name or of an email address.' }), ''),
    state: optional(Choice(words.account_state, { description: 'Only accounts in this state.' })),
    group_id: optional(Id({ description: 'Only members of this group, from `getallgroups`.' })),
  },
  returns: list(resource('admin_user', userFields), { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const getUserDetails = endpoint('getuserdetails', {
  ...read,
  summary: 'Get an account with its groups and the ways in which it is signed in.',
  params: USER,
  returns: resource('admin_user_details', {
    ...userFields,
    ...fields(['num_sessions', 'num_api_keys'], Num),
    groups: Type.Array(
      resource('admin_user_group', {
        group_id: Num,
        ...fields(['group_name'], Str),
        mod_status: Word(words.mod_status),
        status: Word(words.member_status),
      }),
    ),
    sessions: Type.Array(
      resource('admin_user_session', { ...fields(['created', 'last_used', 'expires'], Timestamp), agent: Str }),
    ),
    api_keys: Type.Array(
      resource('admin_user_key', {
        created: Timestamp,
        name: Str,
        ...fields(['last_used', 'expires'], Nullable(Timestamp)),
      }),
    ),
  }),
  errors: userErrors,
})

export const signOutUser = endpoint('signoutuser', {
  ...change,
  summary: 'Sign a person out everywhere: all sessions of the account end. API keys keep working.',
  params: USER,
  errors: userErrors,
  records: ['account.session_ended'],
})

export const changeUserEmail = endpoint('changeuseremail', {
  ...change,
  summary: 'Change the email address of a person. It counts as confirmed, and the old address gets an email.',
  params: { ...USER, email: Email },
  errors: [...userErrors, 'invalid email address', 'email exists', 'own account'],
  records: ['account.email_changed'],
})

export const deleteUser = endpoint('deleteuser', {
  ...change,
  summary: "Delete someone's account and everything that belongs to it. With `preview`, nothing is deleted.",
  params: {
    ...USER,
    preview: withDefault(Flag({ description: 'Only return what would be deleted.' }), false),
    anonymize: withDefault(Flag({ description: 'Show their messages under “Former member” from now on.' }), false),
  },
  returns: AccountDeletion,
  errors: [...userErrors, 'own account', 'sole owner'],
  records: [
    'account.deleted',
    'event.answered',
    'event.promoted',
    'account.session_ended',
    'account.key_revoked',
    'member.left',
  ],
})

const JOB = { job_id: Id({ description: 'The job, from `getfailedjobs`.', invalid: 'invalid job_id' }) }

export const getFailedJobs = endpoint('getfailedjobs', {
  ...read,
  summary: 'List background jobs that failed for good, the last one first.',
  params: {},
  returns: list(
    resource('failed_job', {
      id: Num,
      created: Timestamp,
      failed_since: Timestamp,
      ...fields(['name', 'fact', 'error'], Str),
      tries: Num,
    }),
    { fields: ['failed_since'], field: 'failed_since', dir: 'desc' },
  ),
})

export const retryJob = endpoint('retryjob', {
  ...change,
  summary: 'Run a failed job again.',
  params: JOB,
  errors: ['invalid job_id'],
})

export const deleteJob = endpoint('deletejob', {
  ...change,
  summary: 'Delete a failed job: what it was to do is not done.',
  params: JOB,
  errors: ['invalid job_id'],
})

export const getEmailQueue = endpoint('getemailqueue', {
  ...read,
  summary:
    'Get outgoing email that is not delivered yet: what waits for its first attempt, delayed recipients by domain with the last answer of its server, and emails that failed for good.',
  params: {},
  returns: resource('email_queue', {
    queued: Num,
    domains: Type.Array(
      resource('delayed_domain', {
        ...fields(['domain', 'response'], Str),
        count: Num,
        oldest: Timestamp,
        next_try: Timestamp,
      }),
    ),
    failed: Type.Array(
      resource('failed_mailing', {
        id: Num,
        created: Timestamp,
        ...fields(['group_name', 'error'], Str),
        ...fields(['message_id', 'num_recipients'], Num),
      }),
    ),
  }),
})

export const sendTestEmail = endpoint('sendtestemail', {
  ...change,
  summary:
    'Send a test email and get what the mail server answers. Without a relay, it is stored in the local mailbox.',
  params: {
    ...LOCALE,
    email: optional(Text(255, { description: 'The recipient; absent: your own address.' })),
  },
  returns: resource('test_email', {
    recipient: Str,
    outcome: Word(words.test_email_outcome),
    response: Str,
    is_encrypted: Bool,
    duration_ms: Num,
  }),
  errors: ['invalid email address'],
})

export const retryEmail = endpoint('retryemail', {
  ...change,
  summary: 'Try to deliver delayed and failed email now.',
  params: {
    domain: optional(Text(255, { description: 'Only to recipients at this domain; absent: everything.' })),
  },
  returns: resource('email_retry', { count: Num }),
})
