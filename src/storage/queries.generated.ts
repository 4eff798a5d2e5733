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
      two_factor_enabled: boolean
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
      two_factor_enabled: boolean
    }
  }
  'account.confirm': {
    params: readonly [number | null, string | null, string | null]
    row: never
  }
  'account.confirmedByEmail': {
    params: readonly [string | null]
    row: {
      id: number
    }
  }
  'account.delete': {
    params: readonly [number | null]
    row: never
  }
  'account.empty': {
    params: readonly [number | null]
    row: never
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
      two_factor_enabled: boolean
    }
  }
  'account.password': {
    params: readonly [number | null]
    row: {
      password_hash: string | null
    }
  }
  'account.setEmail': {
    params: readonly [number | null, string | null]
    row: never
  }
  'account.setPassword': {
    params: readonly [number | null, string | null]
    row: never
  }
  'account.update': {
    params: readonly [number | null, string | null, string | null, string | null, JsonText | null]
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
      two_factor_enabled: boolean
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
      two_factor_enabled: boolean
      key_id: number
      scopes: string[]
      group_ids: number[] | null
      expired: boolean
      stale: boolean
    }
  }
  'apiKey.count': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'apiKey.delete': {
    params: readonly [number | null, number | null]
    row: never
  }
  'apiKey.insert': {
    params: readonly [
      number | null,
      string | null,
      Buffer | null,
      readonly string[] | null,
      readonly number[] | null,
      Timestamp | Temporal.Instant | null,
    ]
    row: {
      id: number
      created: Timestamp
      name: string
      scopes: string[]
      group_ids: number[] | null
      expires: Timestamp | null
      last_used: Timestamp | null
      revoked: Timestamp | null
      expired: boolean
    }
  }
  'apiKey.ofAccount': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      name: string
      scopes: string[]
      group_ids: number[] | null
      expires: Timestamp | null
      last_used: Timestamp | null
      revoked: Timestamp | null
      expired: boolean
    }
  }
  'apiKey.revoke': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      name: string
      scopes: string[]
      group_ids: number[] | null
      expires: Timestamp | null
      last_used: Timestamp | null
      revoked: Timestamp | null
      expired: boolean
    }
  }
  'apiKey.revokeAll': {
    params: readonly [number | null]
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
  'cli.keptLetters': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      recipient: string
      subject: string
    }
  }
  'cli.lastLetter': {
    params: readonly []
    row: {
      id: number | null
    }
  }
  'cli.leftovers': {
    params: readonly []
    row: {
      kept: number
      dead: number
      last_death: string | null
    }
  }
  'cli.letter': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      recipient: string
      subject: string
      body: string
      state: string
      message_id: string
    }
  }
  'cli.serverFacts': {
    params: readonly []
    row: {
      version: string
      is_replica: boolean
      lag: number
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
  'mailToken.arm': {
    params: readonly [number | null, Buffer | null]
    row: {
      email: string
      purpose: string
      account_id: number
      full_name: string
    }
  }
  'mailToken.clear': {
    params: readonly [number | null]
    row: never
  }
  'mailToken.insert': {
    params: readonly [number | null, string | null, string | null, number | null, string | null, string | null]
    row: {
      id: number
    }
  }
  'mailToken.sweep': {
    params: readonly []
    row: never
  }
  'mailToken.take': {
    params: readonly [Buffer | null, readonly string[] | null]
    row: {
      account_id: number
      purpose: string
      email: string
      password_hash: string | null
      full_name: string | null
      live: boolean
      account_email: string
      status: string
      account_name: string
    }
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
  'recoveryCode.clear': {
    params: readonly [number | null]
    row: never
  }
  'recoveryCode.insert': {
    params: readonly [number | null, readonly Buffer[] | null]
    row: never
  }
  'recoveryCode.use': {
    params: readonly [number | null, Buffer | null]
    row: never
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
      two_factor_enabled: boolean
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
      two_factor_enabled: boolean
      session_id: number
      stale: boolean
    }
  }
  'session.delete': {
    params: readonly [number | null, number | null]
    row: never
  }
  'session.deleteOthers': {
    params: readonly [number | null, number | null]
    row: {
      id: number
    }
  }
  'session.insert': {
    params: readonly [number | null, Buffer | null, number | null, string | null, string | null]
    row: {
      id: number
    }
  }
  'session.ofAccount': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      last_used: Timestamp
      expires: Timestamp
      address: string
      agent: string
    }
  }
  'session.sweep': {
    params: readonly []
    row: never
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
  'twoFactor.of': {
    params: readonly [number | null]
    row: {
      two_factor_seed: Buffer | null
      two_factor_enabled: boolean
    }
  }
  'twoFactor.off': {
    params: readonly [number | null]
    row: never
  }
  'twoFactor.offer': {
    params: readonly [number | null, Buffer | null]
    row: never
  }
  'twoFactor.on': {
    params: readonly [number | null, Buffer | null, number | null]
    row: never
  }
  'twoFactor.useStep': {
    params: readonly [number | null, number | null]
    row: never
  }
}
