// Written by tools/query-types.ts from the declared queries and a migrated database.
import type { JsonText, Timestamp } from './values.ts'

/** The parameters and rows of every declared query. */
export interface Queries {
  'account.byEmail': {
    params: readonly [string | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
      password_hash: string | null
    }
  }
  'account.byId': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
    }
  }
  'account.confirmedByEmail': {
    params: readonly [string | null]
    row: {
      id: number
    }
  }
  'account.insert': {
    params: readonly [string | null, string | null, string | null, string | null, boolean | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
    }
  }
  'apiKey.byHash': {
    params: readonly [Buffer | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
      key_id: number
      expired: boolean
      stale: boolean
    }
  }
  'apiKey.insert': {
    params: readonly [number | null, string | null, Buffer | null]
    row: {
      id: number
    }
  }
  'apiKey.touch': {
    params: readonly [number | null]
    row: never
  }
  'bus.notify': {
    params: readonly [string | null, string | null]
    row: {
      pg_notify: string | null
    }
  }
  'cli.hasAccounts': {
    params: readonly []
    row: {
      found: boolean
    }
  }
  'cursors.recall': {
    params: readonly [number | null]
    row: {
      place: unknown
    }
  }
  'cursors.remember': {
    params: readonly [number | null, JsonText | null]
    row: {
      same: boolean
    }
  }
  'cursors.sweep': {
    params: readonly []
    row: never
  }
  'facts.byId': {
    params: readonly [readonly number[] | null]
    row: {
      id: number
      name: string
      created: Timestamp
      group_id: number
      account_id: number | null
      via: string
      data: unknown
    }
  }
  'facts.insert': {
    params: readonly [JsonText | null]
    row: {
      count: number
    }
  }
  'group.byId': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      parent_id: number | null
      title: string
      description: string
      plan: string
      settings: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      parent_settings: unknown
    }
  }
  'group.byName': {
    params: readonly [string | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      parent_id: number | null
      title: string
      description: string
      plan: string
      settings: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      parent_settings: unknown
    }
  }
  'group.insert': {
    params: readonly [string | null, string | null, string | null, string | null, JsonText | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      parent_id: number | null
      title: string
      description: string
      plan: string
      settings: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
    }
  }
  'group.insertOwner': {
    params: readonly [number | null, number | null, string | null, string | null, string | null, boolean | null]
    row: {
      id: number
    }
  }
  'group.setPlan': {
    params: readonly [string | null, string | null]
    row: {
      id: number
    }
  }
  'jobs.claim': {
    params: readonly [number | null]
    row: {
      id: number
      reader: string
      payload: unknown
      tries: number
      fact_id: number | null
    }
  }
  'jobs.finish': {
    params: readonly [number | null, number | null]
    row: never
  }
  'jobs.insert': {
    params: readonly [string | null, JsonText | null, number | null]
    row: never
  }
  'jobs.nextDue': {
    params: readonly []
    row: {
      seconds: number | null
    }
  }
  'jobs.postpone': {
    params: readonly [number | null, string | null, number | null, boolean | null, number | null]
    row: never
  }
  'letters.bury': {
    params: readonly [string | null, JsonText | null, number | null, string | null]
    row: never
  }
  'letters.byId': {
    params: readonly [number | null]
    row: {
      id: number
      kind: string
      recipient: string
      subject: string
      body: string
      created: Timestamp
      state: string
      message_id: string
    }
  }
  'letters.insert': {
    params: readonly [number | null, string | null, string | null, string | null, string | null, string | null]
    row: {
      id: number
    }
  }
  'letters.mark': {
    params: readonly [number | null, string | null, string | null]
    row: never
  }
  'member.changeStatus': {
    params: readonly [number | null, number | null, string | null, readonly string[] | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      approved_posts: number
      auto_follow_replies: boolean
      most_recent_message: Timestamp | null
      sort_name: string
      sort_email: string
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
    }
  }
  'member.find': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      approved_posts: number
      auto_follow_replies: boolean
      most_recent_message: Timestamp | null
      sort_name: string
      sort_email: string
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
    }
  }
  'member.lock': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      approved_posts: number
      auto_follow_replies: boolean
      most_recent_message: Timestamp | null
      sort_name: string
      sort_email: string
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
    }
  }
  'member.memberships': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
    }
  }
  'member.page': {
    params: readonly [number | null, string | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      approved_posts: number
      auto_follow_replies: boolean
      most_recent_message: Timestamp | null
      sort_name: string
      sort_email: string
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
    }
  }
  'member.subscriptions': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      approved_posts: number
      auto_follow_replies: boolean
      most_recent_message: Timestamp | null
      sort_name: string
      sort_email: string
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
    }
  }
  'rate.forget': {
    params: readonly [string | null]
    row: never
  }
  'rate.sweep': {
    params: readonly []
    row: never
  }
  'rate.take': {
    params: readonly [string | null, number | null]
    row: {
      count: number
      seconds_left: number
    }
  }
  'session.byId': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
      session_id: number
    }
  }
  'session.bySecret': {
    params: readonly [Buffer | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      email: string
      full_name: string
      user_name: string
      timezone: string
      status: string
      site_admin: boolean
      preferences: unknown
      session_id: number
      stale: boolean
    }
  }
  'session.delete': {
    params: readonly [number | null]
    row: never
  }
  'session.insert': {
    params: readonly [number | null, Buffer | null, number | null, string | null, string | null]
    row: {
      id: number
    }
  }
  'session.touch': {
    params: readonly [number | null, number | null]
    row: never
  }
  'signingKey.get': {
    params: readonly [string | null, Buffer | null]
    row: {
      secret: Buffer
    }
  }
}
