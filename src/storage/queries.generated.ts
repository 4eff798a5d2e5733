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
  'account.claim': {
    params: readonly [number | null, string | null, string | null]
    row: never
  }
  'account.confirm': {
    params: readonly [number | null]
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
  'account.lock': {
    params: readonly [number | null]
    row: {
      id: number
    }
  }
  'account.lockPassword': {
    params: readonly [number | null]
    row: {
      password_hash: string | null
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
  'activity.count': {
    params: readonly [
      number | null,
      readonly string[] | null,
      Timestamp | Temporal.Instant | null,
      Timestamp | Temporal.Instant | null,
      number | null,
      number | null,
    ]
    row: {
      count: number
    }
  }
  'activity.ofMember': {
    params: readonly [number | null, number | null]
    row: {
      account_id: number
      member_id: number
    }
  }
  'activity.ofPastMember': {
    params: readonly [number | null, number | null]
    row: {
      account_id: number
      member_id: number
    }
  }
  'activity.page': {
    params: readonly [
      number | null,
      readonly string[] | null,
      Timestamp | Temporal.Instant | null,
      Timestamp | Temporal.Instant | null,
      number | null,
      number | null,
      number | null,
      number | null,
    ]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      via: string
      data: unknown
      account_id: number | null
      actor_name: string | null
      actor_email: string | null
      subject_id: number | null
      subject_name: string | null
    }
  }
  'adds.byId': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      account_id: number | null
      emails: string
      emails_count: number
      subgroup_ids: number[]
      subject: string
      message: string
    }
  }
  'adds.classify': {
    params: readonly [number | null, readonly string[] | null]
    row: {
      account_id: number | null
      user_status: string | null
      has_password: boolean
      member_status: string | null
      invited: boolean
      invited_today: number
    }
  }
  'adds.countHeld': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'adds.decide': {
    params: readonly [number | null, string | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      account_id: number | null
      emails: string
      emails_count: number
      subgroup_ids: number[]
      subject: string
      message: string
    }
  }
  'adds.insert': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      number | null,
      readonly number[] | null,
      string | null,
      string | null,
    ]
    row: {
      id: number
    }
  }
  'adds.insertAccounts': {
    params: readonly [readonly string[] | null, readonly string[] | null]
    row: {
      id: number
      email: string
    }
  }
  'adds.insertMembers': {
    params: readonly [
      number | null,
      readonly number[] | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
    ]
    row: {
      id: number
    }
  }
  'adds.page': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      account_id: number | null
      emails: string
      emails_count: number
      subgroup_ids: number[]
      subject: string
      message: string
      group_name: string
    }
  }
  'adds.sweep': {
    params: readonly []
    row: never
  }
  'adds.take': {
    params: readonly [string | null, number | null, number | null]
    row: {
      count: number
    }
  }
  'alias.delete': {
    params: readonly [number | null, number | null]
    row: {
      name: string
    }
  }
  'alias.find': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.insert': {
    params: readonly [number | null, string | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.page': {
    params: readonly [number | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.rename': {
    params: readonly [number | null, string | null, string | null]
    row: {
      id: number
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
  'apiKey.deleteAll': {
    params: readonly [number | null]
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
      org_id: number | null
      title: string
      description: string
      plain_description: string
      plan: string
      settings: unknown
      extra_columns: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      subgroups_count: number
      aliases_count: number
      threads_count: number
      messages_count: number
      pending_messages_count: number
      open_chats_count: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
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
      org_id: number | null
      title: string
      description: string
      plain_description: string
      plan: string
      settings: unknown
      extra_columns: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      subgroups_count: number
      aliases_count: number
      threads_count: number
      messages_count: number
      pending_messages_count: number
      open_chats_count: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.countSubgroup': {
    params: readonly [number | null, number | null]
    row: {
      id: number
    }
  }
  'group.delete': {
    params: readonly [number | null]
    row: {
      id: number
      name: string
    }
  }
  'group.forgetTakenNames': {
    params: readonly []
    row: never
  }
  'group.insert': {
    params: readonly [
      string | null,
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      JsonText | null,
    ]
    row: {
      id: number
    }
  }
  'group.insertOwner': {
    params: readonly [number | null, number | null, string | null, string | null, string | null, boolean | null]
    row: {
      id: number
    }
  }
  'group.isNameTaken': {
    params: readonly [string | null, number | null]
    row: {
      taken: boolean
    }
  }
  'group.lastExtraColumn': {
    params: readonly [number | null]
    row: {
      extra_columns_last: number
    }
  }
  'group.lock': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      parent_id: number | null
      org_id: number | null
      title: string
      description: string
      plain_description: string
      plan: string
      settings: unknown
      extra_columns: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      subgroups_count: number
      aliases_count: number
      threads_count: number
      messages_count: number
      pending_messages_count: number
      open_chats_count: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.lockName': {
    params: readonly [string | null]
    row: {
      pg_advisory_xact_lock: string | null
    }
  }
  'group.moveDelivery': {
    params: readonly [number | null, string | null, string | null, number | null]
    row: never
  }
  'group.removeFacts': {
    params: readonly [number | null, number | null]
    row: never
  }
  'group.removeMembers': {
    params: readonly [number | null, number | null]
    row: never
  }
  'group.renameSubgroups': {
    params: readonly [number | null, string | null]
    row: never
  }
  'group.setExtraColumns': {
    params: readonly [number | null, JsonText | null, number | null]
    row: never
  }
  'group.setPlan': {
    params: readonly [string | null, string | null]
    row: {
      id: number
    }
  }
  'group.update': {
    params: readonly [number | null, string | null, string | null, string | null, string | null, JsonText | null]
    row: never
  }
  'identity.account': {
    params: readonly [string | null, string | null, string | null]
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
      linked: boolean | null
      taken: boolean | null
    }
  }
  'identity.claim': {
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
  'identity.hold': {
    params: readonly [string | null, string | null]
    row: {
      held: boolean | null
    }
  }
  'identity.insert': {
    params: readonly [string | null, string | null, number | null]
    row: never
  }
  'identityLogin.insert': {
    params: readonly [Buffer | null, string | null, Buffer | null, number | null]
    row: never
  }
  'identityLogin.sweep': {
    params: readonly []
    row: never
  }
  'identityLogin.take': {
    params: readonly [Buffer | null, string | null, Buffer | null]
    row: {
      provider: string
    }
  }
  'identityPermit.insert': {
    params: readonly [Buffer | null, number | null, string | null, number | null]
    row: {
      provider: string
    }
  }
  'identityPermit.sweep': {
    params: readonly []
    row: never
  }
  'identityPermit.take': {
    params: readonly [Buffer | null]
    row: {
      account_id: number
      provider: string
    }
  }
  'identityPermit.use': {
    params: readonly [number | null, string | null]
    row: never
  }
  'invite.accept': {
    params: readonly [Buffer | null, string | null]
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      account_id: number | null
      email: string
      full_name: string
      subject: string
      message: string
    }
  }
  'invite.cancel': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      account_id: number | null
      email: string
      full_name: string
      subject: string
      message: string
    }
  }
  'invite.count': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'invite.insert': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      readonly string[] | null,
      readonly string[] | null,
    ]
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      account_id: number | null
      email: string
      full_name: string
      subject: string
      message: string
    }
  }
  'invite.lapse': {
    params: readonly [number | null, readonly string[] | null]
    row: never
  }
  'invite.page': {
    params: readonly [number | null, number | null, number | null]
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      account_id: number | null
      email: string
      full_name: string
      subject: string
      message: string
    }
  }
  'invite.setToken': {
    params: readonly [number | null, number | null, Buffer | null]
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      account_id: number | null
      email: string
      full_name: string
      subject: string
      message: string
    }
  }
  'invite.sweep': {
    params: readonly []
    row: never
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
  'label.byIds': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
    }
  }
  'label.count': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'label.delete': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
    }
  }
  'label.insert': {
    params: readonly [number | null, string | null, string | null, string | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
    }
  }
  'label.named': {
    params: readonly [number | null, string | null]
    row: {
      id: number
    }
  }
  'label.page': {
    params: readonly [number | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
      sort_name: string
    }
  }
  'label.set': {
    params: readonly [number | null, number | null, readonly number[] | null]
    row: never
  }
  'label.update': {
    params: readonly [number | null, number | null, string | null, string | null, string | null]
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
    }
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
  'mailToken.ask': {
    params: readonly [string | null, string | null, number | null, readonly string[] | null]
    row: {
      id: number
      account_id: number
    }
  }
  'mailToken.clear': {
    params: readonly [number | null]
    row: never
  }
  'mailToken.contested': {
    params: readonly [Buffer | null]
    row: {
      password_hash: string | null
      email: string
    }
  }
  'mailToken.insert': {
    params: readonly [number | null, string | null, string | null, number | null, string | null, string | null]
    row: {
      id: number
    }
  }
  'mailToken.peek': {
    params: readonly [Buffer | null, readonly string[] | null]
    row: {
      live: boolean
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
    }
  }
  'member.bannedOfAccount': {
    params: readonly [number | null]
    row: {
      found: boolean
    }
  }
  'member.byIds': {
    params: readonly [number | null, readonly number[] | null]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.changeRole': {
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.changeStatus': {
    params: readonly [number | null, number | null, string | null, readonly string[] | null]
    row: {
      id: number
    }
  }
  'member.claim': {
    params: readonly [number | null, number | null, number | null]
    row: {
      id: number
    }
  }
  'member.countApproved': {
    params: readonly [number | null, number | null, number | null]
    row: {
      email: string
      unmoderated: boolean
    }
  }
  'member.countBouncing': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'member.countOfAccount': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'member.countOwners': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'member.countSubscriptions': {
    params: readonly [number | null, number | null]
    row: {
      count: number
    }
  }
  'member.delete': {
    params: readonly [readonly number[] | null, readonly number[] | null, readonly string[] | null]
    row: {
      id: number
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.forgetApproved': {
    params: readonly [number | null, number | null]
    row: never
  }
  'member.groupsOfAccount': {
    params: readonly [number | null]
    row: {
      group_id: number
    }
  }
  'member.insert': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
    ]
    row: {
      id: number
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockByEmail': {
    params: readonly [number | null, readonly string[] | null]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockExpired': {
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockGroup': {
    params: readonly [number | null]
    row: {
      id: number
    }
  }
  'member.lockOf': {
    params: readonly [readonly number[] | null, readonly number[] | null]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
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
  'member.ownersBeside': {
    params: readonly [number | null]
    row: {
      group_id: number
      account_id: number
      name: string
    }
  }
  'member.page': {
    params: readonly [number | null, number | null, string | null, number | null]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.search': {
    params: readonly [
      number | null,
      string | null,
      string | null,
      number | null,
      number | null,
      string | null,
      number | null,
    ]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
      found: number
    }
  }
  'member.subPage': {
    params: readonly [number | null, number | null, string | null, number | null, number | null]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
      group_settings: unknown
      group_columns: unknown
    }
  }
  'member.subgroups': {
    params: readonly [number | null]
    row: {
      id: number
    }
  }
  'member.subscriptions': {
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
      group_settings: unknown
      group_columns: unknown
    }
  }
  'member.update': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      string | null,
      JsonText | null,
      JsonText | null,
      string | null,
    ]
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
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      group_name: string
      group_title: string
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'notice.active': {
    params: readonly [number | null, string | null]
    row: {
      group_id: number
      group_name: string
      title: string
      subject: string | null
      body: string | null
    }
  }
  'notice.count': {
    params: readonly [number | null, string | null]
    row: {
      count: number
    }
  }
  'notice.deactivate': {
    params: readonly [number | null, string | null, number | null]
    row: never
  }
  'notice.delete': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
    }
  }
  'notice.insert': {
    params: readonly [number | null, string | null, string | null, string | null, string | null, boolean | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
    }
  }
  'notice.lock': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
    }
  }
  'notice.moderators': {
    params: readonly [number | null]
    row: {
      email: string
      mod_status: string
      mod_permissions: string[]
      options: unknown
    }
  }
  'notice.page': {
    params: readonly [number | null, string | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
      sort_name: string
    }
  }
  'notice.update': {
    params: readonly [number | null, number | null, string | null, string | null, string | null, boolean | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
    }
  }
  'organisation.byHost': {
    params: readonly [string | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
    }
  }
  'organisation.byId': {
    params: readonly [number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
    }
  }
  'organisation.insert': {
    params: readonly [string | null, string | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
    }
  }
  'organisation.owns': {
    params: readonly [number | null, number | null]
    row: {
      owns: boolean
    }
  }
  'organisation.setGroup': {
    params: readonly [number | null, number | null, string | null]
    row: {
      id: number
    }
  }
  'past.count': {
    params: readonly [number | null]
    row: {
      past_members_count: number
    }
  }
  'past.insert': {
    params: readonly [JsonText | null]
    row: {
      count: number
    }
  }
  'past.page': {
    params: readonly [number | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      action: string
      joined: Timestamp
      sort_name: string
      sort_email: string
      membership: unknown
    }
  }
  'past.remove': {
    params: readonly [number | null, number | null]
    row: never
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
  'subgroup.countKnown': {
    params: readonly [number | null, number | null, boolean | null]
    row: {
      count: number
    }
  }
  'subgroup.page': {
    params: readonly [number | null, number | null, boolean | null, number | null, string | null, number | null]
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      parent_id: number | null
      org_id: number | null
      title: string
      description: string
      plain_description: string
      plan: string
      settings: unknown
      extra_columns: unknown
      members_count: number
      pending_count: number
      banned_count: number
      moderators_count: number
      subgroups_count: number
      aliases_count: number
      threads_count: number
      messages_count: number
      pending_messages_count: number
      open_chats_count: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
      member_id: number | null
      member_status: string | null
      post_status: string | null
      mod_status: string | null
      mod_permissions: string[] | null
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
