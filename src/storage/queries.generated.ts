// Written by tools/query-types.ts from the declared queries and a migrated database.
import type { JsonText, Timestamp, TsVectors } from './values.ts'

/** The parameters and rows of every declared query. */
export interface Queries {
  'account.beginRound': {
    params: {
      id: number
    }
    row: never
  }
  'account.byEmail': {
    params: {
      email: string
    }
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
      browser_epoch: number
    }
  }
  'account.byId': {
    params: {
      id: number
    }
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
    params: {
      password_hash: string
      full_name: string | null
      id: number
    }
    row: never
  }
  'account.confirm': {
    params: {
      id: number
    }
    row: never
  }
  'account.confirmedAmong': {
    params: {
      emails: readonly string[]
    }
    row: {
      email: string
    }
  }
  'account.delete': {
    params: {
      id: number
    }
    row: never
  }
  'account.deleteUnused': {
    params: {
      email: string
    }
    row: never
  }
  'account.empty': {
    params: {
      account_id: number
    }
    row: never
  }
  'account.hasPassword': {
    params: {
      email: string
    }
    row: {
      id: number
    }
  }
  'account.insert': {
    params: {
      email: string
      full_name: string
      password_hash: string | null
      status: string
      site_admin: boolean
    }
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
  'account.isSuspended': {
    params: {
      id: number
    }
    row: {
      suspended: boolean
    }
  }
  'account.languagesAmong': {
    params: {
      emails: readonly string[]
    }
    row: {
      email: string
      language: string
    }
  }
  'account.lock': {
    params: {
      id: number
    }
    row: {
      id: number
    }
  }
  'account.lockPassword': {
    params: {
      id: number
    }
    row: {
      password_hash: string | null
      two_factor_enabled: boolean
    }
  }
  'account.lockVersion': {
    params: {
      id: number
    }
    row: {
      updated: Timestamp
    }
  }
  'account.movePhotos': {
    params: {
      url: string
    }
    row: never
  }
  'account.password': {
    params: {
      id: number
    }
    row: {
      password_hash: string | null
    }
  }
  'account.photo': {
    params: {
      id: number
    }
    row: {
      photo: unknown
      privacy: string
    }
  }
  'account.removePhoto': {
    params: {
      id: number
    }
    row: never
  }
  'account.restore': {
    params: {
      id: number
    }
    row: never
  }
  'account.setEmail': {
    params: {
      email: string
      id: number
    }
    row: never
  }
  'account.setPassword': {
    params: {
      password_hash: string
      id: number
    }
    row: never
  }
  'account.setSiteAdmin': {
    params: {
      site_admin: boolean
      id: number
    }
    row: never
  }
  'account.suspend': {
    params: {
      id: number
    }
    row: never
  }
  'account.suspendedAmong': {
    params: {
      emails: readonly string[]
    }
    row: {
      email: string
    }
  }
  'account.update': {
    params: {
      full_name: string | null
      user_name: string | null
      timezone: string | null
      preferences: JsonText
      id: number
    }
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
    params: {
      group_id: number
      names: readonly string[] | null
      hidden_names: readonly string[]
      hidden_statuses: readonly string[]
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      account_id: number | null
      member_id: number | null
    }
    row: {
      count: number
    }
  }
  'activity.ofMember': {
    params: {
      group_id: number
      id: number
    }
    row: {
      account_id: number
      member_id: number
    }
  }
  'activity.ofPastMember': {
    params: {
      group_id: number
      id: number
    }
    row: {
      account_id: number
      member_id: number
    }
  }
  'activity.page': {
    params: {
      group_id: number
      names: readonly string[] | null
      hidden_names: readonly string[]
      hidden_statuses: readonly string[]
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      count: number
      after_id: number | null
      account_id: number | null
      member_id: number | null
    }
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
      actor_member_id: number | null
      actor_status: string | null
      subject_member_id: number | null
      subject_status: string | null
      subject_id: number | null
      subject_name: string | null
    }
  }
  'activity.sweep': {
    params: {
      limit: number
      days: number
    }
    row: never
  }
  'adds.accounts': {
    params: {
      emails: readonly string[]
    }
    row: {
      id: number
      email: string
    }
  }
  'adds.byId': {
    params: {
      id: number
    }
    row: {
      subject: string
      message: string
      by: string | null
    }
  }
  'adds.classify': {
    params: {
      group_id: number
      emails: readonly string[]
    }
    row: {
      account_id: number | null
      member_status: string | null
      invited: boolean
      written: boolean
      has_left: boolean
      refuses: boolean
    }
  }
  'adds.countComplaints': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      count: number
    }
  }
  'adds.countHeld': {
    params: {
      group_id: number | null
    }
    row: {
      count: number
    }
  }
  'adds.decide': {
    params: {
      state: string
      id: number
    }
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
    params: {
      group_id: number
      account_id: number | null
      state: string
      emails: string
      emails_count: number
      subgroup_ids: readonly number[]
      subject: string
      message: string
    }
    row: {
      id: number
    }
  }
  'adds.insertAccounts': {
    params: {
      emails: readonly string[]
      names: readonly string[]
    }
    row: never
  }
  'adds.insertBanned': {
    params: {
      group_id: number
      account_id: number
      given_id: number
      given_name: string
      given_email: string
    }
    row: {
      id: number
    }
  }
  'adds.insertComplaint': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'adds.insertMembers': {
    params: {
      group_id: number
      post_status: string
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      auto_follow_replies: boolean
      people: JsonText
    }
    row: {
      id: number
    }
  }
  'adds.page': {
    params: {
      count: number
      after_id: number | null
    }
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
    params: null
    row: never
  }
  'adds.sweepComplaints': {
    params: null
    row: never
  }
  'adds.take': {
    params: {
      key: string
      count: number
      most: number
    }
    row: {
      count: number
    }
  }
  'adds.used': {
    params: {
      keys: readonly string[]
    }
    row: {
      count: number
    }
  }
  'administration.accountAt': {
    params: {
      email: string
    }
    row: {
      id: number
      email: string
      full_name: string
      status: string
      suspended: Timestamp | null
      missed_from: Timestamp | null
      next_probe: Timestamp | null
      last_bounce: string | null
    }
  }
  'administration.copiesTo': {
    params: {
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
    }
  }
  'administration.copyOf': {
    params: {
      account_id: number
      message_id: number
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
    }
  }
  'administration.countFailedJobs': {
    params: null
    row: {
      count: number
    }
  }
  'administration.countGroups': {
    params: {
      suspended: boolean
      plan: string | null
      org_id: number | null
      q: string
    }
    row: {
      count: number
    }
  }
  'administration.countOrganisations': {
    params: null
    row: {
      count: number
    }
  }
  'administration.countUsers': {
    params: {
      state: string | null
      group_id: number | null
      q: string
    }
    row: {
      count: number
    }
  }
  'administration.counts': {
    params: null
    row: {
      postgres_version: string
      migration: string
      database_size: number
      num_users: number
      num_groups: number
      num_messages: number
      storage_used: number
      num_pending_adds: number
    }
  }
  'administration.deferred': {
    params: {
      domain: string | null
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
      notified: string | null
      notified_subject: string | null
    }
  }
  'administration.delayedDomains': {
    params: null
    row: {
      domain: string
      count: number
      oldest: Timestamp
      next_try: Timestamp
      response: string
    }
  }
  'administration.deleteJob': {
    params: {
      id: number | null
    }
    row: never
  }
  'administration.failed': {
    params: {
      id: number | null
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
      notified: string | null
      notified_subject: string | null
    }
  }
  'administration.failedJobs': {
    params: {
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      failed_since: Timestamp
      name: string
      fact: string
      error: string
      tries: number
    }
  }
  'administration.failedMailings': {
    params: null
    row: {
      id: number
      created: Timestamp
      group_name: string
      error: string
      message_id: number
      num_recipients: number
    }
  }
  'administration.fullCounters': {
    params: {
      least: number
    }
    row: {
      key: string
      count: number
      window_start: Timestamp
    }
  }
  'administration.group': {
    params: {
      id: number
    }
    row: {
      id: number
      created: Timestamp
      name: string
      title: string
      org_domain: string
      plan: string
      num_members: number
      num_messages: number
      num_subgroups: number
      storage_used: number
      storage_files: number
      storage_photos: number
      storage_wiki: number
      storage_chats: number
      storage_events: number
      storage_tables: number
      storage_messages: number
      last_message: Timestamp | null
      suspended: Timestamp | null
      parent_group_id: number
      parent_id: number | null
      suspension_reason: string
      num_topics: number
    }
  }
  'administration.groups': {
    params: {
      suspended: boolean
      plan: string | null
      org_id: number | null
      q: string
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      created: Timestamp
      name: string
      title: string
      org_domain: string
      plan: string
      num_members: number
      num_messages: number
      num_subgroups: number
      storage_used: number
      storage_files: number
      storage_photos: number
      storage_wiki: number
      storage_chats: number
      storage_events: number
      storage_tables: number
      storage_messages: number
      last_message: Timestamp | null
      suspended: Timestamp | null
    }
  }
  'administration.groupsOfUser': {
    params: {
      id: number
    }
    row: {
      group_id: number
      group_name: string
      mod_status: string
      status: string
    }
  }
  'administration.keysOfUser': {
    params: {
      id: number
    }
    row: {
      created: Timestamp
      name: string
      last_used: Timestamp | null
      expires: Timestamp | null
    }
  }
  'administration.limitedMemberships': {
    params: {
      account_id: number
    }
    row: {
      group_name: string
      created: Timestamp
      status: string
      email_delivery: string
      message_selection: string
    }
  }
  'administration.message': {
    params: {
      message_id: number
    }
    row: {
      group_id: number
      num_recipients: number
    }
  }
  'administration.messageDeliveries': {
    params: {
      group_id: number
      message_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
    }
  }
  'administration.messageFor': {
    params: {
      account_id: number
      message_id: number
    }
    row: {
      message_id: number
      created: Timestamp
      subject: string
      author_id: number | null
      is_special: boolean
      is_reply: boolean
      group_name: string
      member_id: number | null
      joined: Timestamp | null
      status: string | null
      email_delivery: string | null
      message_selection: string | null
      topic_state: string | null
      hashtag_muted: boolean
      hashtag_followed: boolean
      hashtag_no_email: boolean
    }
  }
  'administration.notificationsTo': {
    params: {
      email: string
      account_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      subject: string
      email: string
      response: string
      state: string
      tries: number
      last_try: Timestamp | null
      next_try: Timestamp | null
    }
  }
  'administration.optedOut': {
    params: {
      email: string
    }
    row: {
      created: Timestamp
    }
  }
  'administration.organisation': {
    params: {
      id: number
    }
    row: {
      host: string
    }
  }
  'administration.organisations': {
    params: {
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      name: string
      domain: string
      main_group_name: string
      num_groups: number
    }
  }
  'administration.owners': {
    params: {
      id: number
    }
    row: {
      user_id: number
      email: string
      full_name: string
    }
  }
  'administration.queued': {
    params: null
    row: {
      id: number
      created: Timestamp
      kind: string
      message_id: number
      group_name: string
      subject: string
      is_special: boolean | null
      user_id: number
      email: string
      full_name: string
      state: string
      tries: number
      response: string
      last_try: Timestamp | null
      next_try: Timestamp | null
      notified: string | null
      notified_subject: string | null
    }
  }
  'administration.queuedEmail': {
    params: null
    row: {
      count: number
    }
  }
  'administration.receivedFrom': {
    params: {
      email: string
    }
    row: {
      created: Timestamp
      group_name: string
      subject: string
      state: string
      why: string
    }
  }
  'administration.retryJob': {
    params: {
      id: number | null
    }
    row: never
  }
  'administration.retryMail': {
    params: {
      domain: string | null
    }
    row: {
      count: number
    }
  }
  'administration.sessionsOfUser': {
    params: {
      id: number
    }
    row: {
      created: Timestamp
      last_used: Timestamp
      expires: Timestamp
      agent: string
    }
  }
  'administration.storage': {
    params: null
    row: {
      database_size: number
      storage_used: number
      files: number
      photos: number
      wiki: number
      chats: number
      events: number
      tables_of_groups: number
    }
  }
  'administration.tables': {
    params: null
    row: {
      name: string
      size: number
      estimated_rows: number
    }
  }
  'administration.user': {
    params: {
      id: number
    }
    row: {
      id: number
      created: Timestamp
      email: string
      full_name: string
      site_admin: boolean
      two_factor_enabled: boolean
      state: string
      num_groups: number
      last_used: Timestamp | null
      num_sessions: number
      num_api_keys: number
    }
  }
  'administration.users': {
    params: {
      state: string | null
      group_id: number | null
      q: string
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      email: string
      full_name: string
      site_admin: boolean
      two_factor_enabled: boolean
      state: string
      num_groups: number
      last_used: Timestamp | null
    }
  }
  'album.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      title: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      num_photos: number
      last_position: number
      creator_name: string
      group_name: string
      cover_id: number | null
    }
  }
  'album.change': {
    params: {
      title: string
      description: string
      id: number
    }
    row: never
  }
  'album.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'album.delete': {
    params: {
      deleted_by: number
      id: number
    }
    row: never
  }
  'album.insert': {
    params: {
      group_id: number
      title: string
      description: string
      account_id: number
    }
    row: {
      id: number
    }
  }
  'album.lock': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      title: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      num_photos: number
      last_position: number
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
    }
  }
  'album.measure': {
    params: {
      account_id: number
      id: number
    }
    row: {
      photos: number
      bytes: number
      of_others: number
    }
  }
  'album.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      group_id: number
      title: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      num_photos: number
      last_position: number
      creator_name: string
      group_name: string
      cover_id: number | null
      title_key: string
    }
  }
  'album.withOthers': {
    params: {
      ids: readonly number[]
      account_id: number
    }
    row: {
      id: number
    }
  }
  'albumDeleted.count': {
    params: {
      group_id: number
      only_account_id: number | null
    }
    row: {
      count: number
    }
  }
  'albumDeleted.lock': {
    params: {
      group_id: number
      only_account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      title: string
      num_photos: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      deleted_by_name: string
      size: number
    }
  }
  'albumDeleted.lockAny': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      title: string
      num_photos: number
      deleted: Timestamp | null
    }
  }
  'albumDeleted.page': {
    params: {
      group_id: number
      only_account_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      title: string
      num_photos: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      deleted_by_name: string
      size: number
    }
  }
  'albumDeleted.restore': {
    params: {
      id: number
    }
    row: never
  }
  'alias.delete': {
    params: {
      group_id: number
      id: number
    }
    row: {
      name: string
    }
  }
  'alias.find': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.insert': {
    params: {
      group_id: number
      name: string
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      alias_group_id: number
    }
  }
  'alias.rename': {
    params: {
      name: string
      group_id: number
      before: string
    }
    row: {
      id: number
    }
  }
  'apiKey.byHash': {
    params: {
      key_hash: Buffer
    }
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
  'apiKey.byId': {
    params: {
      id: number
    }
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
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'apiKey.delete': {
    params: {
      id: number
      account_id: number
    }
    row: never
  }
  'apiKey.deleteAll': {
    params: {
      account_id: number
    }
    row: never
  }
  'apiKey.insert': {
    params: {
      account_id: number
      name: string
      key_hash: Buffer
      scopes: readonly string[]
      group_ids: readonly number[] | null
      expires: Timestamp | Temporal.Instant | null
    }
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
    params: {
      account_id: number
    }
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
    params: {
      id: number
      account_id: number
    }
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
    params: {
      account_id: number
    }
    row: {
      id: number
    }
  }
  'apiKey.touch': {
    params: {
      id: number
    }
    row: never
  }
  'archive.addDays': {
    params: {
      group_id: number
      days: readonly string[]
      messages: readonly number[]
    }
    row: never
  }
  'archive.countDays': {
    params: {
      days: readonly string[]
      messages: readonly number[]
      group_id: number
    }
    row: never
  }
  'archive.countGroup': {
    params: {
      messages: number
      topics: number
      size: number
      group_id: number
    }
    row: never
  }
  'archive.countHashtags': {
    params: {
      topics: number
      latest: Timestamp | Temporal.Instant
      group_id: number
      ids: readonly number[]
    }
    row: never
  }
  'attachment.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      message_id: number
      attach_num: number
      created: Timestamp
      hash: string
      size: number
      filename: string
      media_type: string
      is_inline: boolean
      content_id: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
      is_unread: boolean
    }
  }
  'attachment.setRead': {
    params: {
      pictures: JsonText
    }
    row: never
  }
  'attachment.unread': {
    params: {
      limit: number
    }
    row: {
      hash: string
      size: number
    }
  }
  'author.countUnlocked': {
    params: {
      account_ids: readonly number[]
      messages: readonly number[]
      group_id: number
    }
    row: {
      account_id: number
    }
  }
  'author.lock': {
    params: {
      group_id: number
      account_ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'author.recount': {
    params: {
      group_id: number
      account_ids: readonly number[]
    }
    row: never
  }
  'backup.tryShare': {
    params: null
    row: {
      locked: boolean
    }
  }
  'blobs.seize': {
    params: {
      hashes: readonly string[]
    }
    row: {
      locked: string | null
    }
  }
  'blobs.share': {
    params: {
      hashes: readonly string[]
    }
    row: {
      locked: string | null
    }
  }
  'bounce.count': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'bounce.firstOfAdded': {
    params: {
      account_id: number
      group_id: number
      member_id: number
    }
    row: {
      created: Timestamp | null
    }
  }
  'bounce.insert': {
    params: {
      account_id: number
      group_id: number
      outgoing_message_id: number
      recipient_id: number
      message_id: number | null
      subject: string
      type: string
      response: string
      is_hard: boolean
      counts: boolean
      is_delay: boolean
    }
    row: {
      id: number
    }
  }
  'bounce.newest': {
    params: {
      account_id: number
      group_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      message_id: number | null
      subject: string
      response: string
      is_hard: boolean
      type: string
    }
  }
  'bounce.newestOfAdded': {
    params: {
      account_id: number
      group_id: number
      member_id: number
      since: Timestamp | Temporal.Instant | null
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      message_id: number | null
      subject: string
      response: string
      is_hard: boolean
      type: string
    }
  }
  'bounce.page': {
    params: {
      account_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      message_id: number | null
      subject: string
      response: string
      is_hard: boolean
      type: string
    }
  }
  'bounce.sweep': {
    params: {
      days: number
      limit: number
    }
    row: never
  }
  'bounceState.begin': {
    params: {
      account_id: number
      email: string
      missed_from: Timestamp | Temporal.Instant
      days: number
    }
    row: {
      episode: number
    }
  }
  'bounceState.end': {
    params: {
      account_id: number
      episode: number
    }
    row: {
      account_id: number
    }
  }
  'bounceState.episode': {
    params: {
      account_id: number
    }
    row: {
      episode: number
      is_asked: boolean
      status: string
      email: string
    }
  }
  'bounceState.lockDue': {
    params: {
      limit: number
    }
    row: {
      id: number
      probes: number
      episode: number
      is_unreached: boolean
    }
  }
  'bounceState.probed': {
    params: {
      days: number
      ids: readonly number[]
    }
    row: never
  }
  'bounceState.soft': {
    params: {
      account_id: number
      email: string
      pause_days: number
      days: number
    }
    row: {
      is_long: boolean
    }
  }
  'bounceState.stop': {
    params: {
      ids: readonly number[]
    }
    row: never
  }
  'bounceState.takeMissed': {
    params: {
      account_id: number
      episode: number
      days: number
    }
    row: {
      missed_from: Timestamp
      missed_to: Timestamp
    }
  }
  'bundle.closePolls': {
    params: {
      group_id: number
    }
    row: never
  }
  'bundle.columns': {
    params: {
      table: string
    }
    row: {
      name: string
      isRequired: boolean
    }
  }
  'bundle.databaseTables': {
    params: {
      group_id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'bundle.dropKnownAddresses': {
    params: {
      group_id: number
    }
    row: never
  }
  'bundle.insertPeople': {
    params: {
      emails: readonly string[]
      full_names: readonly string[]
      user_names: readonly string[]
      timezones: readonly string[]
    }
    row: never
  }
  'bundle.listedFiles': {
    params: {
      group_id: number
      after: number
      after_version: number
    }
    row: {
      id: number
      name: string
      path: string
      version: number
      size: number
      media_type: string
      created: Timestamp
      hash: string
      added_by: string
    }
  }
  'bundle.listedPhotos': {
    params: {
      group_id: number
      after: number
    }
    row: {
      id: number
      album: string
      name: string
      caption: string
      size: number
      media_type: string
      created: Timestamp
      hash: string
      added_by: string
    }
  }
  'bundle.messageBlocks': {
    params: {
      group_id: number
    }
    row: never
  }
  'bundle.people': {
    params: {
      emails: readonly string[]
      full_names: readonly string[]
    }
    row: {
      n: number
      id: number
      status: string
      email: string
      full_name: string
    }
  }
  'bundle.pollsOfMessages': {
    params: {
      group_id: number
    }
    row: never
  }
  'bundle.writtenPages': {
    params: {
      group_id: number
      after: number
    }
    row: {
      id: number
      title: string
      format: string
      body: string
    }
  }
  'bus.notify': {
    params: {
      channel: string
      payload: string
    }
    row: {
      set_config: string | null
      pg_notify: string | null
    }
  }
  'calendarFeed.between': {
    params: {
      group_ids: readonly number[]
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      first: string
      last: string
      limit: number
    }
    row: {
      id: number
      uid: string
      sequence: number
      created: Timestamp
      updated: Timestamp
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      plain_description: string
      is_cancelled: boolean
      series_id: number | null
      series_date: string | null
      group_name: string
      description: string
      files: unknown
    }
  }
  'calendarFeed.bySecret': {
    params: {
      secret_hash: Buffer
    }
    row: {
      account_id: number
      group_id: number | null
      group_title: string | null
    }
  }
  'calendarFeed.delete': {
    params: {
      account_id: number
      feed_id: number | null
      group_id: number
    }
    row: never
  }
  'calendarFeed.deleteOfAccount': {
    params: {
      account_id: number
    }
    row: never
  }
  'calendarFeed.event': {
    params: {
      id: number
    }
    row: {
      id: number
      uid: string
      sequence: number
      created: Timestamp
      updated: Timestamp
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      plain_description: string
      is_cancelled: boolean
      series_id: number | null
      series_date: string | null
      group_name: string
      description: string
      files: unknown
    }
  }
  'calendarFeed.events': {
    params: {
      group_ids: readonly number[]
      from: Timestamp | Temporal.Instant
      after: Timestamp | Temporal.Instant
      id: number
      limit: number
    }
    row: {
      id: number
      uid: string
      sequence: number
      created: Timestamp
      updated: Timestamp
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      plain_description: string
      is_cancelled: boolean
      series_id: number | null
      series_date: string | null
      group_name: string
      description: string
      files: unknown
    }
  }
  'calendarFeed.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      group_name: string
    }
  }
  'calendarFeed.put': {
    params: {
      account_id: number
      group_id: number | null
      secret_hash: Buffer
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      group_name: string
    }
  }
  'chat.absent': {
    params: {
      chat_sub_ids: readonly number[]
      session_ids: readonly number[]
    }
    row: {
      n: number
    }
  }
  'chat.addFile': {
    params: {
      size: number
      group_id: number
      most: number
      chat_id: number
      msg_num: number
      hash: string
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
    row: {
      msg_num: number
    }
  }
  'chat.after': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
      limit: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.announceTo': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'chat.behind': {
    params: {
      group_id: number
      chat_id: number
      version: number
      limit: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.byId': {
    params: {
      account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      description: string
      state: string
      num_messages: number
      version: number
      subs_count: number
      last_num: number | null
      last_created: Timestamp | null
      last_name: string | null
      last_user_id: number | null
      last_excerpt: string | null
      last_filename: string | null
      user_id: number
      shown_name: string
      preferences: unknown
      has_owner: boolean
      topic_id: number
      sub_id: number | null
      sub_created: Timestamp | null
      sub_updated: Timestamp | null
      last_msg_seen: number | null
      muted: boolean | null
    }
  }
  'chat.byNonce': {
    params: {
      group_id: number
      chat_id: number
      account_id: number
      nonce: string
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.change': {
    params: {
      subject: string | null
      description: string | null
      group_id: number
      id: number
    }
    row: never
  }
  'chat.changeState': {
    params: {
      group_id: number
      id: number
      from: readonly string[]
      to: string
    }
    row: {
      id: number
    }
  }
  'chat.changed': {
    params: {
      group_id: number
      chat_id: number
      version: number
      msg_num: number
      limit: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.countClosed': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'chat.delete': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
      all: boolean
      account_id: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.dueToAnnounce': {
    params: null
    row: {
      group_id: number
      id: number
    }
  }
  'chat.edit': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
      account_id: number
      message: string
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.file': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      hash: string
      size: number
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'chat.firstSince': {
    params: {
      group_id: number
      chat_id: number
      from: string | null
    }
    row: {
      msg_num: number
    }
  }
  'chat.insert': {
    params: {
      group_id: number
      account_id: number
      name: string
      subject: string
      description: string
      announce: boolean
      parent_id: number | null
    }
    row: {
      id: number
    }
  }
  'chat.join': {
    params: {
      account_id: number
      group_id: number
      parent_id: number | null
      chat_id: number
    }
    row: {
      id: number
    }
  }
  'chat.leave': {
    params: {
      group_id: number
      id: number
      account_id: number
    }
    row: {
      id: number
    }
  }
  'chat.line': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.lines': {
    params: {
      group_id: number
      chat_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      state: string
      created: Timestamp
      edited: Timestamp | null
    }
  }
  'chat.lockMembership': {
    params: {
      account_id: number
      group_id: number
      parent_id: number | null
    }
    row: {
      id: number
    }
  }
  'chat.lockPlace': {
    params: {
      group_id: number
      chat_sub_id: number
    }
    row: {
      id: number
    }
  }
  'chat.members': {
    params: {
      chat_id: number
      count: number
      after_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      place_id: number
    }
  }
  'chat.missing': {
    params: {
      chat_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      email: string
    }
  }
  'chat.mute': {
    params: {
      is_muted: boolean
      group_id: number
      id: number
    }
    row: never
  }
  'chat.newest': {
    params: {
      group_id: number
      chat_id: number
      limit: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.noteMissed': {
    params: {
      num_messages: number
      group_id: number
      chat_id: number
    }
    row: never
  }
  'chat.page': {
    params: {
      account_id: number | null
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      description: string
      state: string
      num_messages: number
      version: number
      subs_count: number
      last_num: number | null
      last_created: Timestamp | null
      last_name: string | null
      last_user_id: number | null
      last_excerpt: string | null
      last_filename: string | null
      user_id: number
      shown_name: string
      preferences: unknown
      has_owner: boolean
      topic_id: number
      sub_id: number | null
      sub_created: Timestamp | null
      sub_updated: Timestamp | null
      last_msg_seen: number | null
      muted: boolean | null
      sort_subject: string
    }
  }
  'chat.place': {
    params: {
      id: number
      account_id: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      account_id: number
      member_id: number
      created: Timestamp
      updated: Timestamp
      last_msg_seen: number
      muted: boolean
      state: string
      subject: string
      num_messages: number
      version: number
      subs_count: number
    }
  }
  'chat.places': {
    params: {
      ids: readonly number[]
      account_ids: readonly number[]
    }
    row: {
      n: number
      id: number
      group_id: number
      chat_id: number
      account_id: number
      member_id: number
      created: Timestamp
      updated: Timestamp
      last_msg_seen: number
      muted: boolean
      state: string
      subject: string
      num_messages: number
      version: number
      subs_count: number
    }
  }
  'chat.quoted': {
    params: {
      group_id: number
      chat_id: number
    }
    row: {
      msg_num: number
      name: string
      message: string
    }
  }
  'chat.recipients': {
    params: {
      group_id: number
      ids: readonly number[]
      except_id: number | null
    }
    row: {
      email: string
    }
  }
  'chat.remove': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'chat.removeFrom': {
    params: {
      group_id: number
      chat_id: number
      limit: number
    }
    row: never
  }
  'chat.resting': {
    params: null
    row: {
      group_id: number
      id: number
      num_messages: number
    }
  }
  'chat.retell': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.sayAll': {
    params: {
      lines: JsonText
    }
    row: {
      n: number
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chat.sayClosed': {
    params: {
      group_id: number
      chat_id: number
      account_id: number
      name: string
    }
    row: {
      msg_num: number
      version: number
    }
  }
  'chat.see': {
    params: {
      msg_num: number
      group_id: number
      chat_sub_id: number
    }
    row: never
  }
  'chat.takeMissed': {
    params: {
      num_messages: number
      group_id: number
      chat_id: number
    }
    row: {
      id: number
      last_msg_seen: number
    }
  }
  'chat.talkedIn': {
    params: {
      group_ids: readonly number[]
      account_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      description: string
      state: string
      num_messages: number
      version: number
      subs_count: number
      last_num: number | null
      last_created: Timestamp | null
      last_name: string | null
      last_user_id: number | null
      last_excerpt: string | null
      last_filename: string | null
      user_id: number
      shown_name: string
      preferences: unknown
      has_owner: boolean
      topic_id: number
      sub_id: number | null
      sub_created: Timestamp | null
      sub_updated: Timestamp | null
      last_msg_seen: number | null
      muted: boolean | null
    }
  }
  'chat.toggle': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
      account_id: number
      type: string
      on: boolean | null
      member_id: number
    }
    row: {
      changed: boolean
    }
  }
  'chat.told': {
    params: {
      group_id: number
      chat_id: number
    }
    row: {
      id: number
      subject: string
      description: string
      num_messages: number
      opener: string
    }
  }
  'chat.versions': {
    params: {
      chat_ids: readonly number[]
    }
    row: {
      id: number
      version: number
    }
  }
  'chatSearch.change': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
      words: string
    }
    row: never
  }
  'chatSearch.ends': {
    params: {
      group_id: number
    }
    row: {
      first: number
      last: number
    }
  }
  'chatSearch.found': {
    params: {
      blocks: readonly number[]
      tsquery: string
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      above: number
      below: number
      most: number
      group_id: number
    }
    row: {
      msg_num: number
      created: Timestamp
      rank: number
    }
  }
  'chatSearch.lines': {
    params: {
      message_ids: readonly number[]
      group_id: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
      subject: string
      state: string
    }
  }
  'chatSearch.lockChats': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      id: number
    }
  }
  'chatSearch.older': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      id: number
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      version: number
      type: string
      message: string
      reply_to_num: number
      nonce: string | null
      edited: Timestamp | null
      is_deleted: boolean
      media: unknown
      tapbacks: unknown
      tapback_counts: unknown
      user_id: number
      shown_name: string
      user_name: string | null
      email: string | null
      preferences: unknown
    }
  }
  'chatSearch.takeIn': {
    params: null
    row: {
      pages: number
    }
  }
  'chatTopic.chat': {
    params: {
      group_id: number
      id: number
    }
    row: {
      subject: string
      open_chat_id: number | null
    }
  }
  'chatTopic.last': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      id: number
      subject: string
    }
  }
  'chatTopic.lastChange': {
    params: {
      group_id: number
      chat_id: number
      from_num: number
      to_num: number
    }
    row: {
      version: number
    }
  }
  'chatTopic.lines': {
    params: {
      group_id: number
      chat_id: number
      from_num: number
      to_num: number
    }
    row: {
      msg_num: number
      created: Timestamp
      message: string
      name: string
      answered: string | null
      hash: string | null
      size: number | null
      filename: string | null
      media_type: string | null
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'chatTopic.link': {
    params: {
      chat_id: number
      group_id: number
      id: number
    }
    row: never
  }
  'chatTopic.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'chatTopic.unlink': {
    params: {
      group_id: number
      chat_id: number
    }
    row: never
  }
  'chats.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'chats.filesOf': {
    params: {
      account_id: number
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      group_id: number
      chat_id: number
      msg_num: number
      hash: string
      filename: string
    }
  }
  'chats.lockReacted': {
    params: {
      account_id: number
    }
    row: {
      id: number
    }
  }
  'chats.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      chatsub_id: number
      group_id: number
      chat_id: number
      subject: string
      created: Timestamp
      last_msg_seen: number
      is_muted: boolean
    }
  }
  'chats.reactedBy': {
    params: {
      account_id: number
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      group_id: number
      chat_id: number
      msg_num: number
      types: string[]
    }
  }
  'chats.removePlaces': {
    params: {
      account_id: number
    }
    row: never
  }
  'chats.removeReactions': {
    params: {
      account_id: number
    }
    row: never
  }
  'chats.saidBy': {
    params: {
      account_id: number
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      group_id: number
      chat_id: number
      msg_num: number
      created: Timestamp
      edited: Timestamp | null
      message: string
      reply_to_msg_num: number
      media: unknown
    }
  }
  'cli.accountsLike': {
    params: {
      after_id: number
      admins: boolean
      text: string
    }
    row: {
      id: number
      email: string
      full_name: string
      status: string
      site_admin: boolean
      suspended: boolean
    }
  }
  'cli.dropMailing': {
    params: {
      id: number
    }
    row: {
      outgoing: number
      deliveries: number
    }
  }
  'cli.dueJobs': {
    params: null
    row: {
      count: number
      oldest: Timestamp | null
    }
  }
  'cli.email': {
    params: {
      id: number
    }
    row: {
      id: number
      created: Timestamp
      recipient: string
      reply_to: string
      subject: string
      body: string
      state: string
      message_id: string
    }
  }
  'cli.failedJobs': {
    params: {
      limit: number
    }
    row: {
      id: number
      subscriber: string
      dead_since: Timestamp
      tries: number
      error: string | null
      fact: string | null
    }
  }
  'cli.groupsLike': {
    params: {
      after_id: number
      text: string
    }
    row: {
      id: number
      name: string
      plan: string
      members: number
      owners: number
    }
  }
  'cli.hasAccounts': {
    params: null
    row: {
      found: boolean
    }
  }
  'cli.keptCopies': {
    params: {
      limit: number
    }
    row: {
      outgoing_message_id: number
      created: Timestamp
      place: number
      recipient: string
      subject: string
    }
  }
  'cli.keptCopy': {
    params: {
      place: number
      outgoing_message_id: number
    }
    row: {
      pieces: Buffer[]
      copy: unknown
    }
  }
  'cli.storedEmails': {
    params: {
      limit: number
    }
    row: {
      id: number
      created: Timestamp
      recipient: string
      subject: string
    }
  }
  'cli.waitingDeliveries': {
    params: {
      limit: number
    }
    row: {
      outgoing_message_id: number
      email: string
      created: Timestamp
      run_at: Timestamp
      tries: number
      response: string
    }
  }
  'cli.waitingMessages': {
    params: {
      limit: number
    }
    row: {
      id: number
      kind: string
      created: Timestamp
      state: string
      run_at: Timestamp
      tries: number
      error: string | null
      recipients: number
      group_name: string | null
      is_taken: boolean | null
    }
  }
  'codes.revoke': {
    params: {
      codes: readonly string[]
    }
    row: never
  }
  'codes.revoked': {
    params: {
      token: string
    }
    row: never
  }
  'codes.sweep': {
    params: null
    row: never
  }
  'copy.message': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      msg_num: number
      topic_id: number
      account_id: number | null
      name: string
      email: string
      created: Timestamp
      mime_id: string
      subject_with_tags: string
      html: string
      reply_to: string
      poll: unknown
      skeleton: Buffer
      parts: unknown
      arrival: unknown
      signature: unknown
      edited: unknown
      files: unknown[]
      hashtags: unknown[]
    }
  }
  'cursors.recall': {
    params: {
      token: number
    }
    row: {
      position: unknown
    }
  }
  'cursors.remember': {
    params: {
      token: number
      position: JsonText
    }
    row: {
      same: boolean
    }
  }
  'cursors.sweep': {
    params: null
    row: never
  }
  'database.actor': {
    params: {
      id: number
    }
    row: {
      full_name: string
    }
  }
  'database.addToStorage': {
    params: {
      bytes: number
      group_id: number
    }
    row: never
  }
  'database.addressOf': {
    params: {
      id: number
    }
    row: {
      email: string
    }
  }
  'database.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.byIds': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.change': {
    params: {
      table: JsonText
      group_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.countAll': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'database.countSeen': {
    params: {
      group_id: number
      seen: readonly string[]
      account_id: number | null
    }
    row: {
      count: number
    }
  }
  'database.delete': {
    params: {
      group_id: number
      id: number
    }
    row: {
      size: number
    }
  }
  'database.insert': {
    params: {
      group_id: number
      account_id: number
      table: JsonText
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.named': {
    params: {
      group_id: number
      name: string
    }
    row: {
      id: number
    }
  }
  'database.page': {
    params: {
      group_id: number
      seen: readonly string[]
      account_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      short_desc: string
      description: string
      desc_type: string
      view_table: string
      add_rows: string
      edit_rows: string
      edit_table: string
      rows_by_mail: boolean
      display_template: string
      id_default_hidden: boolean
      updated_default_hidden: boolean
      columns: unknown
      max_col_id: number
      max_row_id: number
      num_rows: number
      size: number
      edited: Timestamp | null
    }
  }
  'database.removeOf': {
    params: {
      table_id: number
      limit: number
    }
    row: never
  }
  'database.resize': {
    params: {
      more: number
      id: number
    }
    row: never
  }
  'database.wanting': {
    params: {
      group_id: number
      except_id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      email: string
      user_status: string
    }
  }
  'databaseCell.rowsInSpan': {
    params: {
      table_id: number
      span_col: number
      low: string
      high: string
      needle: string
      most: number
    }
    row: {
      row_num: number
    }
  }
  'databaseChange.byId': {
    params: {
      row_id: number
      id: number
    }
    row: {
      fields: unknown
      vals: unknown
    }
  }
  'databaseChange.count': {
    params: {
      row_id: number
    }
    row: {
      count: number
    }
  }
  'databaseChange.insert': {
    params: {
      row_id: number
      group_id: number
      table_id: number
      account_id: number | null
      fields: JsonText
      vals: JsonText
    }
    row: never
  }
  'databaseChange.page': {
    params: {
      row_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      account_id: number | null
      fields: unknown
      name: string
    }
  }
  'databaseImage.drop': {
    params: {
      row_id: number
      kept: readonly number[]
    }
    row: never
  }
  'databaseImage.dropColumns': {
    params: {
      table_id: number
      dropped: readonly number[]
    }
    row: never
  }
  'databaseImage.ofRow': {
    params: {
      row_id: number
    }
    row: {
      group_id: number
      table_id: number
      row_id: number
      col_id: number
      hash: string
      size: number
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'databaseImage.put': {
    params: {
      group_id: number
      table_id: number
      row_id: number
      images: JsonText
    }
    row: never
  }
  'databaseImport.begin': {
    params: {
      group_id: number
      table_id: number
      account_id: number
    }
    row: {
      id: number
    }
  }
  'databaseImport.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number
      created: Timestamp
      state: string
      lines: number
      wrong_count: number
      done: number
      wrong: unknown
      ignored: unknown
    }
  }
  'databaseImport.drop': {
    params: {
      id: number
    }
    row: never
  }
  'databaseImport.dropRows': {
    params: {
      import_id: number
    }
    row: never
  }
  'databaseImport.end': {
    params: {
      id: number
    }
    row: never
  }
  'databaseImport.find': {
    params: {
      table_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number
      created: Timestamp
      state: string
      lines: number
      wrong_count: number
      done: number
      wrong: unknown
      ignored: unknown
    }
  }
  'databaseImport.hold': {
    params: {
      group_id: number
      import_id: number
      n: number
      rows: JsonText
    }
    row: never
  }
  'databaseImport.isWorking': {
    params: {
      table_id: number
    }
    row: {
      working: boolean
    }
  }
  'databaseImport.set': {
    params: {
      state: string
      lines: number
      wrong_count: number
      wrong: JsonText
      ignored: JsonText
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number
      created: Timestamp
      state: string
      lines: number
      wrong_count: number
      done: number
      wrong: unknown
      ignored: unknown
    }
  }
  'databaseImport.sweep': {
    params: null
    row: never
  }
  'databaseImport.write': {
    params: {
      import_id: number
      table_id: number
      group_id: number
      account_id: number | null
    }
    row: {
      count: number
      bytes: number
    }
  }
  'databaseRow.after': {
    params: {
      dropped: readonly number[]
      table_id: number
      after: number
    }
    row: {
      row_num: number
      vals: unknown
      words: string
      size: number
      pictures: number
    }
  }
  'databaseRow.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      keys: string[]
      vals: unknown
      bytes: number
      size: number
      words: string
      table: unknown
    }
  }
  'databaseRow.change': {
    params: {
      vals: JsonText
      words: string
      bytes: number
      size: number
      keys: JsonText
      table_id: number
      id: number
      more: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      keys: string[]
      vals: unknown
      bytes: number
      size: number
      words: string
    }
  }
  'databaseRow.countFitting': {
    params: {
      table_id: number
      some: readonly number[]
      ops: readonly string[]
      cols: readonly number[]
      wanted: readonly string[]
    }
    row: {
      count: number
    }
  }
  'databaseRow.delete': {
    params: {
      table_id: number
      id: number
      account_id: number
    }
    row: {
      size: number
    }
  }
  'databaseRow.emptyPage': {
    params: {
      table_id: number
      col_id: number
      after_id: number
      count: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      vals: unknown
      size: number
      sort_key: string | null
      found: number
    }
  }
  'databaseRow.insert': {
    params: {
      rows: JsonText
      table_id: number
      group_id: number
      account_id: number | null
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      keys: string[]
      vals: unknown
      bytes: number
      size: number
      words: string
    }
  }
  'databaseRow.lock': {
    params: {
      table_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      keys: string[]
      vals: unknown
      bytes: number
      size: number
      words: string
    }
  }
  'databaseRow.neighbours': {
    params: {
      table_id: number
      row_num: number
    }
    row: {
      previous_row_id: number
      next_row_id: number
    }
  }
  'databaseRow.page': {
    params: {
      table_id: number
      count: number
      after_id: number | null
      after_key: string | null
      col_id: number
      reach: number
      ops: readonly string[]
      cols: readonly number[]
      wanted: readonly string[]
      same: string | null
      some: readonly number[]
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      vals: unknown
      size: number
      sort_key: string | null
      found: number
    }
  }
  'databaseRow.rewrite': {
    params: {
      rows: JsonText
      table_id: number
    }
    row: never
  }
  'databaseRow.walk': {
    params: {
      table_id: number
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      vals: unknown
      size: number
      sort_key: string | null
      found: number
      print: string
    }
  }
  'databaseRow.walkVersions': {
    params: {
      table_id: number
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      print: string | null
    }
  }
  'databaseRow.withWords': {
    params: {
      table_id: number
      needle: string
      behind: number
      most: number
    }
    row: {
      row_num: number
    }
  }
  'databaseView.change': {
    params: {
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: readonly number[]
      id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: number[]
    }
  }
  'databaseView.count': {
    params: {
      table_id: number
      account_id: number
    }
    row: {
      count: number
    }
  }
  'databaseView.countOf': {
    params: {
      table_id: number
      account_id: number | null
    }
    row: {
      count: number
    }
  }
  'databaseView.delete': {
    params: {
      id: number
    }
    row: never
  }
  'databaseView.insert': {
    params: {
      group_id: number
      table_id: number
      account_id: number | null
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: readonly number[]
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: number[]
    }
  }
  'databaseView.lock': {
    params: {
      id: number
      table_id: number
      account_id: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: number[]
    }
  }
  'databaseView.named': {
    params: {
      table_id: number
      account_id: number | null
      name: string
    }
    row: {
      id: number
    }
  }
  'databaseView.page': {
    params: {
      table_id: number
      account_id: number
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      group_id: number
      table_id: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      name: string
      layout: string
      sort_field: string
      sort_dir: string
      search: string
      filter: string
      columns: number[]
    }
  }
  'deleted.expired': {
    params: null
    row: {
      group_id: number
    }
  }
  'deleted.oldest': {
    params: {
      group_id: number
    }
    row: {
      kind: string
      id: number
      bytes: number
      is_expired: boolean
    }
  }
  'deleted.removeAlbums': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: never
  }
  'deleted.removeFiles': {
    params: {
      group_id: number
      ids: readonly number[]
      bytes: number
    }
    row: never
  }
  'deleted.removePages': {
    params: {
      group_id: number
      ids: readonly number[]
      bytes: number
    }
    row: never
  }
  'deleted.removePhotos': {
    params: {
      group_id: number
      ids: readonly number[]
      bytes: number
    }
    row: never
  }
  'deleted.tooFull': {
    params: {
      space: number
    }
    row: {
      group_id: number
      bytes: number
    }
  }
  'deletedDatabaseRow.count': {
    params: {
      table_id: number
      all: boolean
      account_id: number
    }
    row: {
      count: number
    }
  }
  'deletedDatabaseRow.lock': {
    params: {
      table_id: number
      row_id: number
    }
    row: {
      row_id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      vals: unknown
      columns: unknown
      deleted: Timestamp
      deleted_by: number | null
    }
  }
  'deletedDatabaseRow.page': {
    params: {
      table_id: number
      all: boolean
      account_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      vals: unknown
      columns: unknown
      name: string
    }
  }
  'deletedDatabaseRow.purge': {
    params: {
      most: number
    }
    row: {
      count: number
    }
  }
  'deletedDatabaseRow.putBack': {
    params: {
      row_id: number
      keys: JsonText
      words: string
      vals: JsonText
      bytes: number
      size: number
    }
    row: {
      id: number
      group_id: number
      table_id: number
      row_num: number
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      keys: string[]
      vals: unknown
      bytes: number
      size: number
      words: string
    }
  }
  'delivery.changeAdded': {
    params: {
      to: string
      account_ids: readonly number[]
      from: readonly string[]
    }
    row: never
  }
  'delivery.changeStatus': {
    params: {
      to: string
      ids: readonly number[]
      from: readonly string[]
    }
    row: {
      id: number
      email: string
    }
  }
  'delivery.claim': {
    params: {
      busy: readonly string[]
      worker_id: number
      kinds: readonly string[]
      limit: number
    }
    row: {
      group_id: number
      id: number
      priority: number
      kind: string
      message_id: number | null
      created: Timestamp
      params: unknown
      recipient_ids: number[]
      tries: number[]
      emails: string[]
    }
  }
  'delivery.days': {
    params: {
      timezone: string
      group_id: number
      member_id: number
      account_id: number
    }
    row: {
      date: string
      delivered: number
      deferred: number
      bounced: number
    }
  }
  'delivery.drop': {
    params: {
      group_id: number
      outgoing_message_id: number
      recipient_ids: readonly number[]
    }
    row: never
  }
  'delivery.free': {
    params: {
      group_ids: readonly number[]
      outgoing_message_ids: readonly number[]
      recipient_ids: readonly number[]
      worker_id: number
    }
    row: never
  }
  'delivery.lastMailingTo': {
    params: {
      msg_num: number
      group_id: number
      member_id: number
    }
    row: {
      email: string
      outgoing_message_id: number
    }
  }
  'delivery.lastProbe': {
    params: {
      account_id: number
      group_id: number
      member_id: number
    }
    row: {
      created: Timestamp
      bounced: boolean
    }
  }
  'delivery.lockAccount': {
    params: {
      id: number
    }
    row: {
      id: number
      email: string
      status: string
    }
  }
  'delivery.memberByEmail': {
    params: {
      group_id: number
      email: string
    }
    row: {
      id: number
    }
  }
  'delivery.notificationToAdded': {
    params: {
      group_id: number
      member_id: number
      email: string
    }
    row: {
      kind: string
      subject: string
      created: Timestamp
      state: string
      response: string
    }
  }
  'delivery.notificationsTo': {
    params: {
      email: string
      kind: string | null
    }
    row: {
      kind: string
      subject: string
      created: Timestamp
      state: string
      response: string
    }
  }
  'delivery.put': {
    params: {
      rows: JsonText
    }
    row: never
  }
  'delivery.sentNotification': {
    params: {
      recipient_id: number
    }
    row: {
      account_id: number
      kind: string
      created: Timestamp
      subject: string
      group_id: number | null
      member_id: number | null
    }
  }
  'delivery.sentToMember': {
    params: {
      outgoing_message_id: number
      group_id: number
      recipient_id: number
    }
    row: {
      account_id: number
      kind: string
      message_id: number | null
      created: Timestamp
      subject: string | null
      is_special: boolean | null
    }
  }
  'delivery.suspendAdded': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'delivery.sweepOfNobody': {
    params: null
    row: never
  }
  'delivery.toAccount': {
    params: {
      account_id: number
      depth: number
    }
    row: {
      group_id: number
      kind: string
      message_id: number | null
      subject: string | null
      is_special: boolean | null
      at: Timestamp
      response: string
      is_success: boolean
    }
  }
  'delivery.toMember': {
    params: {
      group_id: number
      member_id: number
      depth: number
    }
    row: {
      group_id: number
      kind: string
      message_id: number | null
      subject: string | null
      is_special: boolean | null
      at: Timestamp
      response: string
      is_success: boolean
    }
  }
  'digest.due': {
    params: {
      now: Timestamp | Temporal.Instant
      limit: number
    }
    row: {
      group_id: number
      member_id: number
      after_num: number
      is_new: boolean
      is_time: boolean
      last_msg_num: number
      timezone: string
      email_delivery: string
      is_reached: boolean
      force_html: boolean
    }
  }
  'digest.messages': {
    params: {
      group_id: number
      nums: readonly number[]
    }
    row: {
      id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      name: string
      subject_with_tags: string
      body: string
      snippet: string
      mime_id: string
      topic_subject: string
      poll: unknown
      files: unknown[]
    }
  }
  'digest.move': {
    params: {
      group_ids: readonly number[]
      member_ids: readonly number[]
      after_nums: readonly number[]
      check_at_num: readonly number[]
      due: readonly (Timestamp | Temporal.Instant)[]
    }
    row: never
  }
  'digest.waiting': {
    params: {
      group_ids: readonly number[]
      member_ids: readonly number[]
      after_nums: readonly number[]
      up_to: readonly number[]
    }
    row: {
      group_id: number
      member_id: number
      nums: number[]
      has_others: boolean
    }
  }
  'directory.page': {
    params: {
      org_id: number
      count: number
      most: number
      account_id: number | null
      after_key: string | null
      after_id: number | null
      q: string
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
      sort_name: string
      active: string
      member_id: number | null
      member_status: string | null
      post_status: string | null
      mod_status: string | null
      mod_permissions: string[] | null
      in_all: number
    }
  }
  'disk.administrators': {
    params: null
    row: {
      email: string
    }
  }
  'disk.largestGroups': {
    params: null
    row: {
      name: string
      storage_used: number
    }
  }
  'disk.usage': {
    params: null
    row: {
      database: number
      groups: number
      exports: number
    }
  }
  'download.keys': {
    params: {
      group_id: number
      after: number
      count: number
      since: Timestamp | Temporal.Instant | null
    }
    row: {
      msg_num: number
      id: number
      created: Timestamp
      bytes: number
    }
  }
  'download.mails': {
    params: {
      ids: readonly number[]
      group_id: number
    }
    row: {
      created: Timestamp
      account_id: number | null
      email: string
      skeleton: Buffer
      parts: unknown
      edited: unknown
    }
  }
  'draft.addFiles': {
    params: {
      files: JsonText
      id: number
    }
    row: {
      draft_id: number
      id: number
      hash: string
      size: number
      filename: string
      content_type: string
      is_inline: boolean
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'draft.byId': {
    params: {
      id: number
      account_id: number
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      edited: Timestamp | null
    }
  }
  'draft.countAll': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'draft.countIn': {
    params: {
      account_id: number
      within: number | null
    }
    row: {
      count: number
    }
  }
  'draft.countKnown': {
    params: {
      account_id: number
      within: number | null
    }
    row: {
      count: number
    }
  }
  'draft.file': {
    params: {
      draft_id: number
      id: number
    }
    row: {
      draft_id: number
      id: number
      hash: string
      size: number
      filename: string
      content_type: string
      is_inline: boolean
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'draft.filePage': {
    params: {
      draft_id: number
      count: number
      after_id: number | null
    }
    row: {
      draft_id: number
      id: number
      hash: string
      size: number
      filename: string
      content_type: string
      is_inline: boolean
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'draft.files': {
    params: {
      draft_id: number
    }
    row: {
      draft_id: number
      id: number
      hash: string
      size: number
      filename: string
      content_type: string
      is_inline: boolean
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'draft.insert': {
    params: {
      account_id: number
      group_id: number
      draft_type: string
      message_id: number | null
      member_id: number | null
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      edited: Timestamp | null
    }
  }
  'draft.isDelivered': {
    params: {
      group_id: number
      message_id: number
      member_id: number
    }
    row: {
      found: boolean
    }
  }
  'draft.lock': {
    params: {
      id: number
      account_id: number
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      edited: Timestamp | null
    }
  }
  'draft.lockWriter': {
    params: {
      account_id: number
    }
    row: {
      id: number
    }
  }
  'draft.page': {
    params: {
      account_id: number
      within: number | null
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      edited: Timestamp | null
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      sort_subject: string
      found: number
    }
  }
  'draft.remove': {
    params: {
      id: number
      account_id: number
    }
    row: {
      group_id: number
    }
  }
  'draft.removeAll': {
    params: {
      account_id: number
    }
    row: never
  }
  'draft.removeFile': {
    params: {
      draft_id: number
      id: number
    }
    row: {
      draft_id: number
    }
  }
  'draft.save': {
    params: {
      subject: string | null
      body: string | null
      body_type: string | null
      reply_to: string | null
      is_special: boolean | null
      bcc_me: boolean | null
      bcc_all: boolean | null
      id: number
      account_id: number
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      edited: Timestamp | null
    }
  }
  'draft.space': {
    params: {
      draft_id: number
      account_id: number
      group_id: number
    }
    row: {
      storage_used: number
      files: number
      all_files: number
    }
  }
  'draft.take': {
    params: {
      id: number
      account_id: number
      updated: Timestamp | Temporal.Instant
    }
    row: {
      taken: string
    }
  }
  'draft.takeBeside': {
    params: {
      id: number
      account_id: number
      updated: Timestamp | Temporal.Instant
    }
    row: {
      taken: string
    }
  }
  'erasure.albums': {
    params: {
      own_patterns: readonly string[]
      patterns: readonly string[]
      own_replacements: readonly string[]
      replacements: readonly string[]
      group_id: number
      own_any: string
      any: string
    }
    row: never
  }
  'erasure.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      account_id: number
      anonymize: boolean
      emails: string[]
      names: string[]
      group_ids: number[]
    }
  }
  'erasure.changeBesides': {
    params: {
      patterns: readonly string[]
      replacements: readonly string[]
      group_id: number
      after: number
      last: number
      any: string
    }
    row: never
  }
  'erasure.changeLocalMail': {
    params: {
      pieces: readonly Buffer[]
      copies: JsonText
      group_id: number
      id: number
    }
    row: never
  }
  'erasure.changeMessage': {
    params: {
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      mime_id: string
      group_id: number
      id: number
    }
    row: never
  }
  'erasure.changePending': {
    params: {
      subject: string
      snippet: string
      submission: JsonText
      skeleton: Buffer
      group_id: number
      id: number
    }
    row: never
  }
  'erasure.changeRaw': {
    params: {
      skeleton: Buffer
      parts: JsonText
      arrival: JsonText | null
      signature: JsonText | null
      group_id: number
      id: number
    }
    row: never
  }
  'erasure.changeSearch': {
    params: {
      words: string
      group_id: number
      msg_num: number
    }
    row: never
  }
  'erasure.chat': {
    params: {
      patterns: readonly string[]
      replacements: readonly string[]
      group_id: number
      chat_id: number
      any: string
    }
    row: never
  }
  'erasure.chatMessage': {
    params: {
      name: string
      message: string
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: never
  }
  'erasure.chatMessages': {
    params: {
      poster: string
      group_id: number
      chat_id: number
      any: string
      anonymize: boolean
    }
    row: {
      msg_num: number
      name: string
      message: string
      filename: string | null
      is_own: boolean
    }
  }
  'erasure.deleteLocalMail': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'erasure.drafts': {
    params: {
      patterns: readonly string[]
      replacements: readonly string[]
      group_id: number
      any: string
    }
    row: never
  }
  'erasure.end': {
    params: {
      id: number
    }
    row: never
  }
  'erasure.events': {
    params: {
      emails: readonly string[]
      group_id: number
      orphaned: boolean
      any: string
      patterns: readonly string[]
      replacements: readonly string[]
      anonymize: boolean
    }
    row: never
  }
  'erasure.facts': {
    params: {
      group_id: number
      after: number
      patterns: readonly string[]
      replacements: readonly string[]
      any: string
    }
    row: {
      last: number | null
    }
  }
  'erasure.filenames': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      filename: string
    }
  }
  'erasure.files': {
    params: {
      group_id: number
      after: number
      own_any: string
      any: string
      own_patterns: readonly string[]
      patterns: readonly string[]
      own_replacements: readonly string[]
      replacements: readonly string[]
    }
    row: {
      last: number | null
    }
  }
  'erasure.forgetBounces': {
    params: {
      group_id: number
      message_id: number | null
    }
    row: never
  }
  'erasure.forgetSubjects': {
    params: {
      group_id: number
      after: number
      topic_id: number | null
      message_id: number | null
      pending_id: number | null
    }
    row: {
      last: number | null
    }
  }
  'erasure.groupRecords': {
    params: {
      group_id: number
      emails: readonly string[]
      patterns: readonly string[]
      replacements: readonly string[]
      any: string
    }
    row: never
  }
  'erasure.insert': {
    params: {
      anonymize: boolean
      account_id: number
    }
    row: {
      id: number
    }
  }
  'erasure.keepNames': {
    params: {
      account_id: number
    }
    row: never
  }
  'erasure.lastOfMessages': {
    params: {
      group_id: number
      after: number
      limit: number
    }
    row: {
      last: number | null
    }
  }
  'erasure.localMail': {
    params: {
      group_id: number
      after: number
    }
    row: {
      id: number
      subject: string
      pieces: Buffer[]
      copies: unknown
    }
  }
  'erasure.mailRecords': {
    params: {
      emails: readonly string[]
      any: string
    }
    row: never
  }
  'erasure.messages': {
    params: {
      account_id: number
      emails: readonly string[]
      group_id: number
      after: number
      last: number
      any: string
      any_id: string
    }
    row: {
      id: number
      msg_num: number
      account_id: number | null
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      mime_id: string
      num_attachments: number
      hashtag_ids: number[]
      is_own: boolean
      skeleton: Buffer | null
      parts: unknown
      arrival: unknown
      signature: unknown
    }
  }
  'erasure.nextChat': {
    params: {
      group_id: number
      after: number
    }
    row: {
      id: number | null
    }
  }
  'erasure.pastMembers': {
    params: {
      former: string
      address: string
      group_id: number
      emails: readonly string[]
    }
    row: never
  }
  'erasure.pending': {
    params: {
      group_id: number
      after: number
      any: string
      any_id: string
    }
    row: {
      id: number
      subject: string
      snippet: string
      submission: unknown
      skeleton: Buffer
    }
  }
  'erasure.polls': {
    params: {
      account_id: number
      emails: readonly string[]
      own_patterns: readonly string[]
      patterns: readonly string[]
      own_replacements: readonly string[]
      replacements: readonly string[]
      group_id: number
      after: number
      last: number
      own_any: string
      any: string
    }
    row: never
  }
  'erasure.refusals': {
    params: {
      emails: readonly string[]
    }
    row: never
  }
  'erasure.renameSpeaker': {
    params: {
      name: string
      account_id: number
    }
    row: never
  }
  'erasure.responses': {
    params: {
      group_id: number
      after: number
      patterns: readonly string[]
      replacements: readonly string[]
      any: string
    }
    row: {
      last: number | null
    }
  }
  'erasure.series': {
    params: {
      patterns: readonly string[]
      replacements: readonly string[]
      group_id: number
      any: string
    }
    row: never
  }
  'erasure.tableRows': {
    params: {
      group_id: number
      after: number
      any: string
      patterns: readonly string[]
      replacements: readonly string[]
    }
    row: {
      last: number | null
    }
  }
  'erasure.topics': {
    params: {
      group_id: number
      after: number
      anonymize: boolean
      account_id: number
      own_patterns: readonly string[]
      own_replacements: readonly string[]
      patterns: readonly string[]
      replacements: readonly string[]
      former: string
      any: string
    }
    row: {
      last: number | null
    }
  }
  'erasure.webhooks': {
    params: {
      own_patterns: readonly string[]
      patterns: readonly string[]
      own_replacements: readonly string[]
      replacements: readonly string[]
      group_id: number
      own_any: string
      any: string
    }
    row: never
  }
  'erasure.wikiPages': {
    params: {
      group_id: number
      any: string
      account_id: number
      anonymize: boolean
      former: string
    }
    row: never
  }
  'erasure.wikiVersions': {
    params: {
      group_id: number
      after: number
      account_id: number
      own_patterns: readonly string[]
      own_replacements: readonly string[]
      patterns: readonly string[]
      replacements: readonly string[]
      anonymize: boolean
      former: string
      any: string
    }
    row: {
      last: number | null
      page_ids: number[]
    }
  }
  'event.answeredDates': {
    params: {
      series_id: number
      date: string | null
    }
    row: {
      id: number
    }
  }
  'event.attendees': {
    params: {
      group_id: number
      account_id: number
      event_id: number
      types: readonly string[]
      invited: boolean
      series_id: number | null
    }
    row: {
      id: number
    }
  }
  'event.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      creator_name: string
      series_id: number | null
      series_date: string | null
      is_moved: boolean
      uid: string
      sequence: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      description: string
      plain_description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      reminder_minutes: number
      remind_at: Timestamp | null
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
      deleted: Timestamp | null
      num_files: number
    }
  }
  'event.change': {
    params: {
      grows: number
      changes: JsonText
      ids: readonly number[]
    }
    row: {
      count: number | null
    }
  }
  'event.coming': {
    params: {
      group_id: number
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      limit: number
    }
    row: {
      id: number
      series_id: number | null
    }
  }
  'event.count': {
    params: {
      group_ids: readonly number[]
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      first: string
      last: string
      series_id: number | null
    }
    row: {
      count: number
    }
  }
  'event.countComing': {
    params: {
      group_id: number
      limit: number
    }
    row: {
      count: number
    }
  }
  'event.delete': {
    params: {
      ids: readonly number[]
    }
    row: {
      count: number | null
    }
  }
  'event.exported': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      name: string
      starts: Timestamp
      ends: Timestamp
      timezone: string
      location: string
      description: string
    }
  }
  'event.forgetCreator': {
    params: {
      account_id: number
    }
    row: never
  }
  'event.insert': {
    params: {
      group_id: number
      account_id: number | null
      creator_name: string
      series_id: number | null
      spans: JsonText
      template: JsonText
    }
    row: {
      id: number
    }
  }
  'event.joinSeries': {
    params: {
      series_id: number
      series_date: string
      id: number
    }
    row: never
  }
  'event.lastComment': {
    params: {
      account_id: number
      group_id: number
      event_id: number
    }
    row: {
      subject: string
      id: number
      others_id: number
    }
  }
  'event.lock': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      creator_name: string
      series_id: number | null
      series_date: string | null
      is_moved: boolean
      uid: string
      sequence: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      description: string
      plain_description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      reminder_minutes: number
      remind_at: Timestamp | null
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
      deleted: Timestamp | null
      num_files: number
    }
  }
  'event.lockDates': {
    params: {
      series_id: number
      from: string
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      creator_name: string
      series_id: number | null
      series_date: string | null
      is_moved: boolean
      uid: string
      sequence: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      description: string
      plain_description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      reminder_minutes: number
      remind_at: Timestamp | null
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
      deleted: Timestamp | null
      num_files: number
    }
  }
  'event.mailedMembers': {
    params: {
      group_id: number
      member_id: number | null
    }
    row: {
      email: string
      timezone: string
    }
  }
  'event.move': {
    params: {
      spans: JsonText
    }
    row: {
      count: number | null
    }
  }
  'event.moveToSeries': {
    params: {
      skipped: readonly string[]
      series_id: number
      ids: readonly number[]
    }
    row: never
  }
  'event.namedByReply': {
    params: {
      id: number
    }
    row: {
      id: number
      uid: string
      series_id: number | null
      series_uid: string | null
      series_timezone: string | null
    }
  }
  'event.ofSeries': {
    params: {
      series_id: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      creator_name: string
      series_id: number | null
      series_date: string | null
      is_moved: boolean
      uid: string
      sequence: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      description: string
      plain_description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      reminder_minutes: number
      remind_at: Timestamp | null
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
      deleted: Timestamp | null
      num_files: number
      group_name: string
      group_title: string
      files: unknown
    }
  }
  'event.ownGroups': {
    params: {
      account_id: number
      org_id: number | null
    }
    row: {
      id: number
      settings: unknown
      member_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
    }
  }
  'event.page': {
    params: {
      groups: JsonText
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      first: string
      last: string
      count: number
      account_id: number | null
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      name: string
      location: string
      description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      num_attendees: number
      num_waiting: number
      reminder_minutes: number
      series_id: number | null
      uid: string
      shown_creator: string
      group_name: string
      group_title: string
      rule: string
      own_type: string | null
      own_comment: string | null
      own_guests: number | null
      waitlist_position: number
      topic_id: number
      is_mine: boolean
      files: unknown
      found: number
      print: string
    }
  }
  'event.pageVersions': {
    params: {
      groups: JsonText
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      first: string
      last: string
      count: number
      account_id: number | null
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'event.seriesPage': {
    params: {
      series_id: number
      group_ids: readonly number[]
      from: Timestamp | Temporal.Instant
      until: Timestamp | Temporal.Instant
      first: string
      last: string
      count: number
      account_id: number | null
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      name: string
      location: string
      description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      num_attendees: number
      num_waiting: number
      reminder_minutes: number
      series_id: number | null
      uid: string
      shown_creator: string
      group_name: string
      group_title: string
      rule: string
      own_type: string | null
      own_comment: string | null
      own_guests: number | null
      waitlist_position: number
      topic_id: number
      is_mine: boolean
      files: unknown
      found: number
    }
  }
  'event.shown': {
    params: {
      account_id: number | null
      ids: readonly number[]
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      name: string
      location: string
      description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      num_attendees: number
      num_waiting: number
      reminder_minutes: number
      series_id: number | null
      uid: string
      shown_creator: string
      group_name: string
      group_title: string
      rule: string
      own_type: string | null
      own_comment: string | null
      own_guests: number | null
      waitlist_position: number
      topic_id: number
      is_mine: boolean
      files: unknown
    }
  }
  'event.storageUsed': {
    params: {
      group_id: number
    }
    row: {
      storage_used: number
    }
  }
  'event.summing': {
    params: {
      after: number
      limit: number
    }
    row: {
      id: number
      schedule: string
      timezone: string
      events_summary_sent: string | null
    }
  }
  'event.sweep': {
    params: null
    row: never
  }
  'event.takeReminders': {
    params: {
      limit: number
    }
    row: {
      id: number
      group_id: number
      name: string
      is_coming: boolean
    }
  }
  'event.takeSumming': {
    params: {
      day: string
      id: number
    }
    row: never
  }
  'event.told': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      creator_name: string
      series_id: number | null
      series_date: string | null
      is_moved: boolean
      uid: string
      sequence: number
      starts: Timestamp
      ends: Timestamp
      timezone: string
      all_day: boolean
      first_day: string
      last_day: string
      name: string
      location: string
      description: string
      plain_description: string
      organizer_name: string
      organizer_email: string
      organizer_phone: string
      color_name: string
      rsvp: boolean
      max_attendees: number
      additional_guests: boolean
      comment_label: string
      yes_message: string
      hide_rsvps: boolean
      is_locked: boolean
      is_cancelled: boolean
      cancel_message: string
      reminder_minutes: number
      remind_at: Timestamp | null
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
      deleted: Timestamp | null
      num_files: number
      group_name: string
      group_title: string
      rule: string
      files: unknown
    }
  }
  'event.wantsInvites': {
    params: {
      group_id: number
    }
    row: {
      wanted: boolean
    }
  }
  'eventFile.add': {
    params: {
      size: number
      group_id: number
      most: number
      event_id: number
      files: JsonText
    }
    row: {
      num_files: number
    }
  }
  'eventFile.find': {
    params: {
      group_id: number
      event_id: number
      file_id: number
    }
    row: {
      hash: string
      size: number
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'eventFile.remove': {
    params: {
      group_id: number
      event_id: number
      file_id: number
    }
    row: {
      num_files: number
    }
  }
  'eventFile.size': {
    params: {
      group_id: number
      event_id: number
    }
    row: {
      size: number
    }
  }
  'export.databaseImages': {
    params: {
      account_id: number
      row_id: number
      col_id: number
    }
    row: {
      row_id: number
      col_id: number
      hash: string
      filename: string
    }
  }
  'export.databaseRows': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      group_id: number
      row_num: number
      created: Timestamp
      updated: Timestamp
      vals: unknown
      table_name: string
      columns: unknown
    }
  }
  'export.draftFiles': {
    params: {
      account_id: number
      draft_id: number
      id: number
    }
    row: {
      draft_id: number
      id: number
      hash: string
      filename: string
    }
  }
  'export.drafts': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      account_id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      draft_type: string
      subject: string
      body: string
      body_type: string
      reply_to: string
      is_special: boolean
      bcc_me: boolean
      bcc_all: boolean
      message_id: number | null
      member_id: number | null
      num_attachments: number
      next_attachment_id: number
      edited: Timestamp | null
    }
  }
  'export.fileVersions': {
    params: {
      account_id: number
      file_id: number
      version: number
    }
    row: {
      file_id: number
      version: number
      hash: string
      name: string
    }
  }
  'export.files': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      group_id: number
      type: string
      name: string
      description: string
      url: string
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
    }
  }
  'export.mails': {
    params: {
      account_id: number
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      email: string
      skeleton: Buffer
      parts: unknown
      edited: unknown
    }
  }
  'export.photos': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      group_id: number
      album: string
      name: string
      caption: string
      created: Timestamp
      hash: string
    }
  }
  'export.wikiFiles': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      page_id: number
      hash: string
      filename: string
    }
  }
  'export.wikiRevisions': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      group_id: number
      page_id: number
      version: number
      created: Timestamp
      title: string
      format: string
      body: string
      edit_msg: string
    }
  }
  'facts.beforeInBurst': {
    params: {
      group_id: number
      account_id: number
      names: readonly string[]
      about: JsonText
      id: number
      created: Timestamp | Temporal.Instant
    }
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
  'facts.byId': {
    params: {
      ids: readonly number[]
    }
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
    params: {
      facts: JsonText
    }
    row: {
      count: number
    }
  }
  'facts.insertUnsubscribed': {
    params: {
      facts: JsonText
    }
    row: {
      count: number
    }
  }
  'facts.nextOfBurst': {
    params: {
      group_id: number
      account_id: number
      names: readonly string[]
      about: JsonText
      id: number
      created: Timestamp | Temporal.Instant
    }
    row: {
      id: number
    }
  }
  'feed.count': {
    params: {
      account_id: number
      org_id: number | null
    }
    row: {
      count: number
    }
  }
  'feed.images': {
    params: {
      group_ids: readonly number[]
      topic_ids: readonly number[]
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      user_id: number
      topic_id: number
      msg_num: number
      attach_num: number
      media_type: string
      filename: string
      width: number | null
      height: number | null
      has_thumbnail: boolean
    }
  }
  'feed.inbox': {
    params: {
      account_id: number
      org_id: number | null
      email: string
    }
    row: {
      drafts: number
      answers: number
      notifications: number
      is_invited: boolean
      pending: unknown
    }
  }
  'feed.page': {
    params: {
      account_id: number
      org_id: number | null
      group_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      group_settings: unknown
      group_columns: unknown
      group_created: Timestamp
      group_updated: Timestamp
      parent_id: number | null
      org_id: number | null
      description: string
      plain_description: string
      plan: string
      pending_count: number
      banned_count: number
      moderators_count: number
      subgroups_count: number
      aliases_count: number
      threads_count: number
      messages_count: number
      pending_messages_count: number
      open_chats_count: number
      wiki_main_page_id: number
      group_most_recent: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
      tag_ids: number[]
      event_ids: number[]
      table_ids: number[]
      wiki_ids: number[]
      file_ids: number[]
      photo_ids: number[]
      key: string
      print: string
      group_print: string
    }
  }
  'feed.prints': {
    params: {
      account_id: number
      org_id: number | null
      group_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      key: string
      tag_ids: number[]
      event_ids: number[]
      table_ids: number[]
      wiki_ids: number[]
      file_ids: number[]
      photo_ids: number[]
      print: string
      group_print: string
      topics: string | null
    }
  }
  'feed.subgroups': {
    params: {
      group_ids: readonly number[]
      owned: readonly boolean[]
      account_id: number
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'feed.topics': {
    params: {
      account_id: number
      org_id: number | null
      group_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      chat_id: number | null
      event_id: number | null
      user_id: number
      shown_name: string
      photo: string
      is_unread: boolean
      num_unread: number
      followed: boolean
      muted: boolean
      read_until: Timestamp
      print: string
    }
  }
  'file.actor': {
    params: {
      id: number
    }
    row: {
      full_name: string
    }
  }
  'file.atPath': {
    params: {
      group_id: number
      keys: readonly string[]
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
      path: string
    }
  }
  'file.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
      path: string
    }
  }
  'file.byIds': {
    params: {
      ids: readonly number[]
      group_id: number
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
      path: string
    }
  }
  'file.change': {
    params: {
      id: number
      parent_id: number
      name: string
      name_key: string
      description: string
      url: string
      group_id: number
    }
    row: {
      id: number
    }
  }
  'file.count': {
    params: {
      group_id: number
      most: number
    }
    row: {
      count: number
    }
  }
  'file.countIn': {
    params: {
      group_id: number
      parent_id: number
    }
    row: {
      count: number
    }
  }
  'file.countMatches': {
    params: {
      group_id: number
      patterns: readonly string[]
    }
    row: {
      count: number
    }
  }
  'file.deleteTree': {
    params: {
      id: number
      group_id: number
      account_id: number
      parent_id: number
      bytes: number
    }
    row: never
  }
  'file.foldersWithOthers': {
    params: {
      ids: readonly number[]
      account_id: number
      group_id: number
    }
    row: {
      id: number
    }
  }
  'file.freeNumber': {
    params: {
      from: number
      group_id: number
      parent_id: number
      name_key: string
      before: string
      after: string
    }
    row: {
      n: number
    }
  }
  'file.insert': {
    params: {
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      description: string
      url: string
      account_id: number
    }
    row: {
      id: number
    }
  }
  'file.inside': {
    params: {
      folder_id: number
      group_id: number
      after: number
    }
    row: {
      id: number
      type: string
      folder: string
      name: string
      url: string
      num_entries: number
      stored: Timestamp
      hash: string | null
    }
  }
  'file.lock': {
    params: {
      id: number
    }
    row: {
      updated: Timestamp
    }
  }
  'file.measure': {
    params: {
      id: number
      group_id: number
      account_id: number
      target_id: number
    }
    row: {
      entries: number
      levels: number
      of_others: number
      bytes: number
      has_target: boolean
    }
  }
  'file.newest': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
      path: string
    }
  }
  'file.page': {
    params: {
      group_id: number
      parent_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
    }
  }
  'file.put': {
    params: {
      files: JsonText
      group_id: number
      parent_id: number
      account_id: number
    }
    row: {
      id: number
      version: number
      n: number
    }
  }
  'file.restoreVersion': {
    params: {
      id: number
      version: number
      account_id: number
      group_id: number
    }
    row: {
      id: number
    }
  }
  'file.search': {
    params: {
      group_id: number
      patterns: readonly string[]
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      sort_key: string
      description: string
      url: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      version: number
      size: number
      media_type: string
      num_entries: number
      creator_name: string
      has_thumbnail: boolean
      path: string
    }
  }
  'file.updatedOf': {
    params: {
      group_id: number
      parent_id: number
      keys: readonly string[]
    }
    row: {
      updated: Timestamp
    }
  }
  'fileDeleted.count': {
    params: {
      group_id: number
      only_account_id: number | null
    }
    row: {
      count: number
    }
  }
  'fileDeleted.find': {
    params: {
      group_id: number
      only_account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      created: Timestamp
      deleted: Timestamp
      account_id: number | null
      deleted_by: number | null
      path: string
      deleted_by_name: string
      num_entries: number
      size: number
    }
  }
  'fileDeleted.levels': {
    params: {
      id: number
    }
    row: {
      levels: number
    }
  }
  'fileDeleted.page': {
    params: {
      group_id: number
      only_account_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      parent_id: number
      type: string
      name: string
      name_key: string
      created: Timestamp
      deleted: Timestamp
      account_id: number | null
      deleted_by: number | null
      path: string
      deleted_by_name: string
      num_entries: number
      size: number
    }
  }
  'fileDeleted.restore': {
    params: {
      group_id: number
      parent_id: number
      name_key: string
      id: number
      name: string
      bytes: number
    }
    row: {
      count: number
    }
  }
  'fileUpload.addParts': {
    params: {
      parts: JsonText
      group_id: number
      id: number
    }
    row: never
  }
  'fileUpload.count': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      count: number
    }
  }
  'fileUpload.end': {
    params: {
      received: number
      group_id: number
      file_id: number
      id: number
    }
    row: never
  }
  'fileUpload.expired': {
    params: null
    row: {
      id: number
    }
  }
  'fileUpload.find': {
    params: {
      group_id: number
      account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      folder_id: number
      name: string
      given_name: string
      size: number
      received: number
      num_parts: number
      created: Timestamp
      updated: Timestamp
      file_id: number | null
      metadata: string
      path: string
      expires: Timestamp
      creator_name: string
    }
  }
  'fileUpload.insert': {
    params: {
      group_id: number
      account_id: number
      folder_id: number
      name: string
      given_name: string
      size: number
      metadata: string
    }
    row: {
      id: number
    }
  }
  'fileUpload.lock': {
    params: {
      group_id: number
      account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      folder_id: number
      name: string
      given_name: string
      size: number
      received: number
      num_parts: number
      created: Timestamp
      updated: Timestamp
      file_id: number | null
      metadata: string
      path: string
      expires: Timestamp
      creator_name: string
    }
  }
  'fileUpload.open': {
    params: {
      group_id: number
      account_id: number | null
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      folder_id: number
      name: string
      given_name: string
      size: number
      received: number
      num_parts: number
      created: Timestamp
      updated: Timestamp
      file_id: number | null
      metadata: string
      path: string
      expires: Timestamp
      creator_name: string
    }
  }
  'fileUpload.other': {
    params: {
      group_id: number
      folder_id: number
      name_key: string
      account_id: number
      given_name: string
    }
    row: never
  }
  'fileUpload.parts': {
    params: {
      id: number
    }
    row: {
      hash: string
      size: number
    }
  }
  'fileUpload.remove': {
    params: {
      id: number
    }
    row: never
  }
  'fileUpload.storageUsed': {
    params: {
      group_id: number
    }
    row: {
      storage_used: number
    }
  }
  'fileUpload.takeParts': {
    params: null
    row: {
      hash: string
    }
  }
  'fileUpload.taken': {
    params: {
      group_id: number
      folder_id: number
      name_key: string
    }
    row: {
      type: string
    }
  }
  'fileVersion.count': {
    params: {
      file_id: number
    }
    row: {
      count: number
    }
  }
  'fileVersion.find': {
    params: {
      file_id: number
      version: number
    }
    row: {
      version: number
      hash: string
      size: number
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'fileVersion.page': {
    params: {
      file_id: number
      count: number
      after_id: number | null
    }
    row: {
      version: number
      created: Timestamp
      account_id: number | null
      size: number
      media_type: string
      thumbnail_hash: string | null
      name: string
    }
  }
  'files.unnamed': {
    params: {
      hashes: readonly string[]
    }
    row: {
      hash: string
    }
  }
  'follows.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'follows.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      group_id: number | null
      what: string
      id: number
      state: string
      until: Timestamp | null
    }
  }
  'follows.removeOfAccount': {
    params: {
      account_id: number
    }
    row: never
  }
  'group.byId': {
    params: {
      id: number
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.byIds': {
    params: {
      ids: readonly number[]
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.byName': {
    params: {
      name: string
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.changePhotos': {
    params: {
      removed: readonly string[]
      added: JsonText
      id: number
    }
    row: {
      id: number
    }
  }
  'group.contents': {
    params: {
      group_id: number
    }
    row: {
      num_subgroups: number
      num_hashtags: number
      num_chats: number
      num_tables: number
      num_files: number
      num_albums: number
      num_photos: number
      num_wiki_pages: number
      num_polls: number
      num_events: number
      num_webhooks: number
    }
  }
  'group.countSubgroup': {
    params: {
      change: number
      id: number
    }
    row: {
      id: number
    }
  }
  'group.delete': {
    params: {
      id: number
    }
    row: {
      id: number
      name: string
    }
  }
  'group.forgetTakenNames': {
    params: null
    row: never
  }
  'group.insert': {
    params: {
      name: string
      parent_id: number | null
      org_id: number | null
      title: string
      description: string
      plain_description: string
      plan: string
      settings: JsonText
    }
    row: {
      id: number
    }
  }
  'group.insertOwner': {
    params: {
      group_id: number
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      auto_follow_replies: boolean
      account_id: number
    }
    row: {
      id: number
    }
  }
  'group.isNameTaken': {
    params: {
      name: string
      except_id: number | null
    }
    row: {
      taken: boolean
    }
  }
  'group.largestFiles': {
    params: {
      group_id: number
    }
    row: {
      id: number
      created: Timestamp
      topic_id: number
      msg_num: number
      size: number
      filename: string
      media_type: string
    }
  }
  'group.lastExtraColumn': {
    params: {
      id: number
    }
    row: {
      extra_columns_last: number
    }
  }
  'group.lock': {
    params: {
      id: number
    }
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
      photos: unknown
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
      wiki_main_page_id: number
      most_recent_message: Timestamp | null
      parent_settings: unknown
      org_domain: string | null
    }
  }
  'group.lockName': {
    params: {
      name: string
    }
    row: {
      pg_advisory_xact_lock: string | null
    }
  }
  'group.lockRow': {
    params: {
      group_id: number
    }
    row: {
      id: number
      hashtags_count: number
      storage_used: number
      storage_deleted: number
      last_msg_num: number
    }
  }
  'group.lockSpaceChanged': {
    params: {
      space: number
      limit: number
    }
    row: {
      id: number
      percent: number
    }
  }
  'group.lockVersion': {
    params: {
      id: number
    }
    row: {
      updated: Timestamp
    }
  }
  'group.moveDelivery': {
    params: {
      to: string
      from: string
      group_id: number
      limit: number
    }
    row: never
  }
  'group.movePhotos': {
    params: {
      url: string
    }
    row: never
  }
  'group.ownSuspended': {
    params: {
      account_id: number
    }
    row: {
      id: number
      name: string
      title: string
      suspended: Timestamp
      suspension_reason: string
    }
  }
  'group.photos': {
    params: {
      id: number
    }
    row: {
      photos: unknown
    }
  }
  'group.renameSubgroups': {
    params: {
      name: string
      parent_id: number
    }
    row: never
  }
  'group.restore': {
    params: {
      id: number
    }
    row: {
      id: number
      name: string
    }
  }
  'group.setAllRead': {
    params: {
      group_id: number
      account_id: number
    }
    row: never
  }
  'group.setExtraColumns': {
    params: {
      extra_columns: JsonText
      last_id: number
      id: number
    }
    row: never
  }
  'group.setPlan': {
    params: {
      name: string
      plan: string
    }
    row: {
      id: number
    }
  }
  'group.storage': {
    params: {
      group_id: number
    }
    row: {
      storage_used: number
      storage_chats: number
      storage_events: number
      storage_files: number
      storage_wiki: number
      storage_photos: number
      storage_deleted: number
      tables: number
    }
  }
  'group.suspend': {
    params: {
      reason: string
      id: number
    }
    row: {
      id: number
      name: string
      title: string
    }
  }
  'group.tellSpace': {
    params: {
      percent: number
      id: number
    }
    row: never
  }
  'group.told': {
    params: {
      id: number
    }
    row: {
      name: string
      title: string
      color: string
    }
  }
  'group.update': {
    params: {
      name: string
      title: string
      description: string
      plain_description: string
      settings: JsonText
      id: number
    }
    row: never
  }
  'groupExport.claim': {
    params: {
      lease_seconds: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      attempts: number
    }
  }
  'groupExport.delete': {
    params: {
      group_id: number
    }
    row: never
  }
  'groupExport.fail': {
    params: {
      days: number
      id: number
      attempts: number
    }
    row: never
  }
  'groupExport.find': {
    params: {
      group_id: number
    }
    row: {
      group_id: number
      status: string
      created: Timestamp
      finished: Timestamp | null
      expires: Timestamp | null
      user_id: number
      name: string
      num_rows: number
      num_files: number
      num_missing: number
      size: number
      hash: string | null
    }
  }
  'groupExport.finish': {
    params: {
      hash: string
      size: number
      num_rows: number
      num_files: number
      num_missing: number
      days: number
      id: number
      attempts: number
    }
    row: never
  }
  'groupExport.insert': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      id: number
    }
  }
  'groupExport.ownerAddress': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      email: string
    }
  }
  'groupExport.renew': {
    params: {
      lease_seconds: number
      num_rows: number
      num_files: number
      num_missing: number
      size: number
      id: number
      attempts: number
    }
    row: never
  }
  'groupExport.replace': {
    params: {
      group_id: number
    }
    row: never
  }
  'groupExport.return': {
    params: {
      id: number
      attempts: number
    }
    row: never
  }
  'groupExport.sweep': {
    params: null
    row: {
      hash: string | null
    }
  }
  'hashtag.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.change': {
    params: {
      changes: JsonText
      group_id: number
      id: number
    }
    row: never
  }
  'hashtag.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'hashtag.countOneLess': {
    params: {
      group_id: number
    }
    row: never
  }
  'hashtag.countTopics': {
    params: {
      gained: number
      latest: Timestamp | Temporal.Instant | null
      group_id: number
      id: number
    }
    row: never
  }
  'hashtag.delete': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'hashtag.deleteFollow': {
    params: {
      group_id: number
      hashtag_id: number
      account_id: number
      state: string
    }
    row: never
  }
  'hashtag.find': {
    params: {
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.findByIds': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.findByNames': {
    params: {
      names: readonly string[]
      group_id: number
    }
    row: {
      place: number
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.insert': {
    params: {
      group_id: number
      names: readonly string[]
    }
    row: {
      id: number
      name: string
    }
  }
  'hashtag.lastingFollow': {
    params: {
      group_id: number
      hashtag_id: number
      account_id: number
    }
    row: {
      state: string
    }
  }
  'hashtag.lock': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.lockByIds': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.lockByNames': {
    params: {
      names: readonly string[]
      group_id: number
    }
    row: {
      place: number
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'hashtag.lockTopics': {
    params: {
      group_id: number
      hashtag_id: number
      after: number
      limit: number
    }
    row: {
      id: number
      num_messages: number
      most_recent_message: Timestamp
    }
  }
  'hashtag.named': {
    params: {
      group_id: number
      name: string
    }
    row: {
      id: number
    }
  }
  'hashtag.page': {
    params: {
      account_id: number | null
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
      alias_name: string | null
      muted: boolean | null
      followed: boolean | null
    }
  }
  'hashtag.passOnAliases': {
    params: {
      to: number | null
      group_id: number
      from: number
    }
    row: never
  }
  'hashtag.passOnFollowers': {
    params: {
      group_id: number
      hashtag_id: number
      limit: number
      to: number | null
    }
    row: {
      account_id: number
    }
  }
  'hashtag.putFollow': {
    params: {
      group_id: number
      hashtag_id: number
      account_id: number
      state: string
      lasting: string | null
    }
    row: never
  }
  'hashtag.renewUntil': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: never
  }
  'hashtag.retag': {
    params: {
      to: number | null
      hashtag_id: number
      group_id: number
      topic_ids: readonly number[]
      mark: string
      marks: readonly string[]
    }
    row: {
      gained: number
    }
  }
  'hashtag.rewriteSubjects': {
    params: {
      to: string | null
      from: string
      group_id: number
      topic_ids: readonly number[]
    }
    row: never
  }
  'hashtag.shown': {
    params: {
      account_id: number | null
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
      alias_name: string | null
      muted: boolean | null
      followed: boolean | null
    }
  }
  'hashtag.shownByIds': {
    params: {
      account_id: number | null
      group_ids: readonly number[]
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
      alias_name: string | null
      muted: boolean | null
      followed: boolean | null
    }
  }
  'hashtag.sweepFollowers': {
    params: {
      limit: number
    }
    row: never
  }
  'health.commonDomains': {
    params: null
    row: {
      domain: string
    }
  }
  'health.deferredEmails': {
    params: null
    row: {
      count: number
      domain: string | null
      response: string | null
      failed: number
    }
  }
  'health.isMigrated': {
    params: {
      name: string
    }
    row: {
      is_migrated: boolean
      is_newer: boolean
    }
  }
  'health.leftovers': {
    params: null
    row: {
      stored: number
      dead: number
      last_death: string | null
    }
  }
  'health.queueStats': {
    params: null
    row: {
      jobs_due: number
      jobs_age: number
      jobs_dead: number
      mail_due: number
      mail_age: number
      mail_dead: number
      deferred: number
    }
  }
  'health.serverFacts': {
    params: null
    row: {
      version: string
      is_replica: boolean
      lag: number
    }
  }
  'hidden.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'hidden.page': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      message_id: number
      msg_num: number
      topic_id: number
      user_id: number
      num_attachments: number
      hidden_by: number
      name: string
      email: string
      profile_photo_url: string
      subject: string
      body: string
      hidden_by_name: string
      created: Timestamp
      hidden: Timestamp
    }
  }
  'identity.account': {
    params: {
      subject: string
      issuer: string
      email: string | null
    }
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
    params: {
      id: number
    }
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
  'identity.insert': {
    params: {
      issuer: string
      subject: string
      account_id: number
    }
    row: never
  }
  'identity.lock': {
    params: {
      issuer: string
      subject: string
    }
    row: {
      done: boolean
    }
  }
  'identityLogin.insert': {
    params: {
      state_hash: Buffer
      provider: string
      browser_hash: Buffer
      minutes: number
    }
    row: never
  }
  'identityLogin.sweep': {
    params: null
    row: never
  }
  'identityLogin.take': {
    params: {
      state_hash: Buffer
      provider: string
      browser_hash: Buffer
    }
    row: {
      provider: string
    }
  }
  'identityPermit.insert': {
    params: {
      token_hash: Buffer
      account_id: number
      provider: string
      hours: number
    }
    row: {
      provider: string
    }
  }
  'identityPermit.sweep': {
    params: null
    row: never
  }
  'identityPermit.take': {
    params: {
      token_hash: Buffer
    }
    row: {
      account_id: number
      provider: string
    }
  }
  'identityPermit.use': {
    params: {
      preference: string
      account_id: number
    }
    row: never
  }
  'import.addMessages': {
    params: {
      messages: JsonText
      bodies: readonly Buffer[]
      quotations: readonly Buffer[]
      remainders: readonly Buffer[]
      skeletons: readonly Buffer[]
      words: TsVectors
      group_id: number
    }
    row: never
  }
  'import.addRevisions': {
    params: {
      revisions: JsonText
      group_id: number
    }
    row: {
      n: number
    }
  }
  'import.addTopics': {
    params: {
      topics: JsonText
      group_id: number
    }
    row: never
  }
  'import.authors': {
    params: {
      group_id: number
      emails: readonly string[]
    }
    row: {
      email: string
      account_id: number
      member_id: number
    }
  }
  'import.count': {
    params: {
      group_id: number
      first: number
      last: number
      topics: number
    }
    row: never
  }
  'import.gatherWords': {
    params: null
    row: {
      gathered: string | null
      sorted: string | null
    }
  }
  'import.growTopics': {
    params: {
      topics: JsonText
      group_id: number
    }
    row: never
  }
  'import.lockMessages': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'import.lockTopics': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'import.present': {
    params: {
      group_id: number
      mime_ids: readonly string[]
    }
    row: {
      mime_id: string
      id: number
      topic_id: number
      key: string
      body: string
      quoted: string
    }
  }
  'import.referred': {
    params: {
      group_id: number
      mime_ids: readonly string[]
    }
    row: {
      mime_id: string
      id: number
      thread_key: string
      created: Timestamp
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'import.referredTexts': {
    params: {
      group_id: number
      mime_ids: readonly string[]
    }
    row: {
      mime_id: string
      html: string
    }
  }
  'import.sameSubject': {
    params: {
      asked: JsonText
      group_id: number
    }
    row: {
      id: number
      thread_key: string
      created: Timestamp
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'import.tagNames': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      name: string
      until: string
    }
  }
  'import.topicIds': {
    params: {
      count: number
    }
    row: {
      id: number
    }
  }
  'import.topicsById': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      thread_key: string
      created: Timestamp
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'incoming.add': {
    params: {
      rows: JsonText
    }
    row: never
  }
  'incoming.ofSender': {
    params: {
      email: string
      group_id: number
    }
    row: {
      created: Timestamp
      recipient: string
      proven: boolean
      outcome: string
      why: string
      msg_num: number | null
      subject: string | null
    }
  }
  'incoming.sweep': {
    params: {
      limit: number
      days: number
    }
    row: never
  }
  'indexFormat.forget': {
    params: {
      format: number
    }
    row: never
  }
  'indexFormat.merges': {
    params: {
      format: number
    }
    row: {
      group_id: number
      id: number
    }
  }
  'indexFormat.retire': {
    params: {
      format: number
    }
    row: never
  }
  'indexFormat.unused': {
    params: {
      format: number
    }
    row: {
      format: number
    }
  }
  'indexFormat.use': {
    params: {
      format: number
    }
    row: never
  }
  'invitation.accounts': {
    params: {
      ids: readonly number[]
      series_ids: readonly number[]
    }
    row: {
      account_id: number
      email: string
    }
  }
  'invitation.add': {
    params: {
      event_id: number | null
      series_id: number | null
      group_id: number
      member_id: number | null
    }
    row: never
  }
  'invitation.copy': {
    params: {
      to_series_id: number
      event_id: number | null
      series_id: number | null
    }
    row: never
  }
  'invite.accept': {
    params: {
      token_hash: Buffer
      email: string
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.acceptById': {
    params: {
      group_id: number
      id: number
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
      was_accepted: boolean
    }
  }
  'invite.acceptMine': {
    params: {
      email: string
      id: number
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.cancel': {
    params: {
      group_id: number
      id: number
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'invite.find': {
    params: {
      token_hash: Buffer
    }
    row: {
      group_id: number
      email: string
      full_name: string
    }
  }
  'invite.insert': {
    params: {
      group_id: number
      account_id: number
      subject: string
      message: string
      emails: readonly string[]
      names: readonly string[]
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.lapse': {
    params: {
      group_id: number
      emails: readonly string[]
    }
    row: never
  }
  'invite.lock': {
    params: {
      group_id: number
      id: number
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
    }
  }
  'invite.resend': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'invite.setToken': {
    params: {
      token_hash: Buffer
      group_id: number
      id: number
    }
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
      last_sent: Timestamp
      is_worn_out: boolean
      is_recent: boolean
      by: string | null
    }
  }
  'invite.sweep': {
    params: null
    row: never
  }
  'invite.to': {
    params: {
      email: string
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      expires: Timestamp
      group_id: number
      full_name: string
    }
  }
  'jobs.claim': {
    params: {
      limit: number
    }
    row: {
      id: number
      subscriber: string
      payload: unknown
      tries: number
      fact_id: number | null
    }
  }
  'jobs.finish': {
    params: {
      id: number
      tries: number
    }
    row: never
  }
  'jobs.finishAll': {
    params: {
      ids: readonly number[]
      tries: readonly number[]
    }
    row: never
  }
  'jobs.insert': {
    params: {
      subscriber: string
      payload: JsonText
      seconds: number
    }
    row: never
  }
  'jobs.nextDue': {
    params: null
    row: {
      seconds: number | null
    }
  }
  'jobs.postpone': {
    params: {
      error: string
      seconds: number
      dead: boolean
      id: number
      tries: number
    }
    row: never
  }
  'label.addToMany': {
    params: {
      group_id: number
      ids: readonly number[]
      label_id: number
    }
    row: never
  }
  'label.byIds': {
    params: {
      group_id: number
      ids: readonly number[]
    }
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
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'label.delete': {
    params: {
      group_id: number
      id: number
    }
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
    params: {
      group_id: number
      name: string
      description: string
      color_name: string
    }
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
    params: {
      group_id: number
      name: string
    }
    row: {
      id: number
    }
  }
  'label.page': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
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
  'label.removeFromMany': {
    params: {
      group_id: number
      ids: readonly number[]
      label_id: number
    }
    row: never
  }
  'label.set': {
    params: {
      group_id: number
      member_id: number
      label_ids: readonly number[]
    }
    row: never
  }
  'label.update': {
    params: {
      name: string | null
      description: string | null
      color_name: string | null
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      description: string
      color_name: string
    }
  }
  'ledger.count': {
    params: {
      email: string | null
      account_id: number | null
      group_id: number | null
      message_id: number | null
      mime_id: string | null
    }
    row: {
      count: number
    }
  }
  'ledger.message': {
    params: {
      message_id: number
    }
    row: {
      group_id: number
      account_id: number | null
    }
  }
  'ledger.page': {
    params: {
      email: string | null
      count: number
      account_id: number | null
      after_key: string | null
      after_id: number | null
      group_id: number | null
      message_id: number | null
      mime_id: string | null
    }
    row: {
      created: Timestamp
      id: number
      group_id: number | null
      message_id: number | null
      pending_message_id: number | null
      mime_id: string
      sender: string
      recipient: string
      state: string
      why: string
      proof: string | null
      kind: string
      num_recipients: number
      subject: string
      is_special: boolean | null
      num_sent: number
      num_waiting: number
      num_refused: number
      num_bounced: number
    }
  }
  'likes.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'likes.lockMessagesOfAccount': {
    params: {
      account_id: number
    }
    row: {
      id: number
    }
  }
  'likes.ofAccount': {
    params: {
      account_id: number
      group_id: number
      message_id: number
      limit: number
    }
    row: {
      group_id: number
      message_id: number
      created: Timestamp
    }
  }
  'likes.removeOfAccount': {
    params: {
      account_id: number
    }
    row: never
  }
  'localMailbox.insert': {
    params: {
      pieces: readonly Buffer[]
      copies: JsonText
      subject: string
      group_id: number
      id: number
    }
    row: never
  }
  'localMailbox.sweep': {
    params: {
      messages: number
      bytes: number
    }
    row: never
  }
  'mailKey.current': {
    params: null
    row: {
      algorithm: string
      number: number
      secret: Buffer
    }
  }
  'mailKey.insert': {
    params: {
      algorithm: string
      number: number
      secret: Buffer
    }
    row: never
  }
  'mailRequest.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      email: string
      command: string
      mime_id: string
    }
  }
  'mailRequest.done': {
    params: {
      id: number
    }
    row: never
  }
  'mailRequest.insert': {
    params: {
      email: string
      full_name: string
      command: string
      mime_id: string
      group_id: number
    }
    row: {
      id: number
    }
  }
  'mailRequest.lock': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      email: string
      full_name: string
      command: string
      mime_id: string
      is_done: boolean
    }
  }
  'mailRequest.sweep': {
    params: null
    row: never
  }
  'mailToken.arm': {
    params: {
      secret_hash: Buffer
      id: number
    }
    row: {
      email: string
      purpose: string
      account_id: number
      full_name: string
    }
  }
  'mailToken.ask': {
    params: {
      purpose: string
      hours: number
      email: string
      statuses: readonly string[]
    }
    row: {
      id: number
      account_id: number
    }
  }
  'mailToken.clear': {
    params: {
      account_id: number
    }
    row: never
  }
  'mailToken.contested': {
    params: {
      secret_hash: Buffer
    }
    row: {
      password_hash: string | null
      email: string
    }
  }
  'mailToken.contestedAccount': {
    params: {
      account_id: number
    }
    row: {
      contested: boolean
    }
  }
  'mailToken.insert': {
    params: {
      account_id: number
      purpose: string
      email: string
      hours: number
      password_hash: string | null
      full_name: string | null
    }
    row: {
      id: number
    }
  }
  'mailToken.peek': {
    params: {
      secret_hash: Buffer
      purposes: readonly string[]
    }
    row: {
      live: boolean
    }
  }
  'mailToken.sweep': {
    params: null
    row: never
  }
  'mailToken.take': {
    params: {
      secret_hash: Buffer
      purposes: readonly string[]
    }
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
  'mailToken.takeById': {
    params: {
      id: number
      account_id: number
    }
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
  'mailWorker.enrol': {
    params: null
    row: {
      id: number
    }
  }
  'mailWorker.resign': {
    params: {
      id: number
    }
    row: never
  }
  'mailWorker.stayAlive': {
    params: {
      id: number
    }
    row: {
      was_alive: boolean
    }
  }
  'mailWorker.sweep': {
    params: null
    row: never
  }
  'mailbox.copy': {
    params: {
      copy: number
      outgoing_message_id: number
    }
    row: {
      from: string
      to: string
      pieces: Buffer[]
    }
  }
  'mailbox.count': {
    params: null
    row: {
      count: number
    }
  }
  'mailbox.page': {
    params: {
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      kind: string
      is_notification: boolean
      group_id: number
      message_id: number | null
      subject: string
      recipients: string[]
      num_recipients: number
      is_special: boolean | null
    }
  }
  'member.addressedAmong': {
    params: {
      emails: readonly string[]
      group_names: readonly string[]
    }
    row: {
      email: string
      group_name: string
      group_id: number
      member_id: number
    }
  }
  'member.agree': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'member.bannedOfAccount': {
    params: {
      account_id: number
    }
    row: {
      found: boolean
    }
  }
  'member.byIds': {
    params: {
      group_id: number
      ids: readonly number[]
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.changeRole': {
    params: {
      group_id: number
      id: number
      mod_status: string
      mod_permissions: readonly string[]
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.changeStatus': {
    params: {
      group_id: number
      ids: readonly number[]
      from: readonly string[]
      to: string
    }
    row: {
      id: number
    }
  }
  'member.claim': {
    params: {
      claimed_by: number | null
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'member.countApproved': {
    params: {
      group_id: number
      id: number
      enough: number
    }
    row: {
      email: string
      unmoderated: boolean
    }
  }
  'member.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'member.countOwners': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'member.countRejected': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'member.countSubscriptions': {
    params: {
      account_id: number
      org_id: number | null
    }
    row: {
      count: number
    }
  }
  'member.counts': {
    params: {
      group_id: number
    }
    row: {
      moderated: number
      bouncing: number
      no_email: number
      left: number
      removed: number
      invited: number
    }
  }
  'member.delete': {
    params: {
      group_ids: readonly number[]
      ids: readonly number[]
      statuses: readonly string[]
    }
    row: {
      id: number
    }
  }
  'member.directory': {
    params: {
      group_id: number
      status: string
      mod_statuses: readonly string[] | null
      deliveries: readonly string[] | null
      post_statuses: readonly string[] | null
      bouncing: boolean | null
      joined_from: Timestamp | Temporal.Instant | null
      joined_until: Timestamp | Temporal.Instant | null
      posted_from: Timestamp | Temporal.Instant | null
      posted_until: Timestamp | Temporal.Instant | null
      has_posted: boolean | null
      text: string | null
      by_email: boolean
      count: number
      after_key: string | null
      after_id: number | null
      label_id: number | null
      pattern: string | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      last_post: Timestamp
      bouncing_since: Timestamp | null
      in_all: number
    }
  }
  'member.find': {
    params: {
      id: number
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.groupsOfAccount': {
    params: {
      account_id: number
    }
    row: {
      group_id: number
    }
  }
  'member.inherit': {
    params: {
      group_ids: readonly number[]
      parent_id: number
    }
    row: {
      id: number
      group_id: number
      email: string
    }
  }
  'member.insert': {
    params: {
      group_id: number
      account_id: number
      status: string
      post_status: string
      email_delivery: string
      message_selection: string
      max_attachment_size: string
      auto_follow_replies: boolean
    }
    row: {
      id: number
    }
  }
  'member.lock': {
    params: {
      group_id: number
      id: number
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockByEmail': {
    params: {
      group_id: number
      emails: readonly string[]
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockDecided': {
    params: {
      group_id: number
      id: number
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockExpired': {
    params: {
      days: number
      limit: number
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockMany': {
    params: {
      group_id: number
      ids: readonly number[]
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.lockOf': {
    params: {
      account_ids: readonly number[]
      group_ids: readonly number[]
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.mailedAmong': {
    params: {
      emails: readonly string[]
    }
    row: {
      email: string
    }
  }
  'member.matching': {
    params: {
      group_id: number
      status: string
      mod_statuses: readonly string[] | null
      deliveries: readonly string[] | null
      post_statuses: readonly string[] | null
      bouncing: boolean | null
      joined_from: Timestamp | Temporal.Instant | null
      joined_until: Timestamp | Temporal.Instant | null
      posted_from: Timestamp | Temporal.Instant | null
      posted_until: Timestamp | Temporal.Instant | null
      has_posted: boolean | null
      text: string | null
      by_email: boolean
      most: number
      label_id: number | null
      pattern: string | null
    }
    row: {
      id: number
    }
  }
  'member.memberships': {
    params: {
      account_id: number
      group_id: number
      parent_id: number | null
      third_id: number | null
    }
    row: {
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      options: unknown
    }
  }
  'member.membershipsIn': {
    params: {
      account_id: number
      group_ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      options: unknown
    }
  }
  'member.membershipsOfMany': {
    params: {
      account_ids: readonly number[]
      groups: readonly number[]
      parents: readonly number[]
      thirds: readonly number[]
    }
    row: {
      n: number
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      options: unknown
    }
  }
  'member.ownersBeside': {
    params: {
      account_id: number
    }
    row: {
      group_id: number
      account_id: number
      name: string
    }
  }
  'member.page': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      print: string | null
    }
  }
  'member.pagePrint': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'member.search': {
    params: {
      group_id: number
      pattern: string
      most: number
      count: number
      after_key: string | null
      after_id: number | null
      text: string
      user_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      in_all: number
    }
  }
  'member.sharedGroups': {
    params: {
      other_id: number
      account_id: number
    }
    row: {
      id: number
      name: string
      title: string
      settings: unknown
      member_id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      options: unknown
    }
  }
  'member.stopModerating': {
    params: {
      post_status: string
      group_id: number
      id: number
    }
    row: {
      email: string
    }
  }
  'member.stoppedAmong': {
    params: {
      emails: readonly string[]
      group_names: readonly string[]
    }
    row: {
      email: string
      group_name: string
    }
  }
  'member.subPage': {
    params: {
      account_id: number
      org_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      group_settings: unknown
      group_columns: unknown
    }
  }
  'member.subgroups': {
    params: {
      parent_id: number
    }
    row: {
      id: number
    }
  }
  'member.subscriptions': {
    params: {
      account_id: number
      org_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      group_settings: unknown
      group_columns: unknown
    }
  }
  'member.update': {
    params: {
      email_delivery: string | null
      message_selection: string | null
      max_attachment_size: string | null
      auto_follow_replies: boolean | null
      post_status: string | null
      options: JsonText
      extra_data: JsonText | null
      moderator_notes: string | null
      group_id: number
      id: number
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'member.updateMany': {
    params: {
      email_delivery: string | null
      post_status: string | null
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'member.walk': {
    params: {
      group_id: number
      status: string
      count: number
      after_key: string | null
      after_id: number | null
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
      last_post: Timestamp
      bouncing_since: Timestamp | null
      print: string
    }
  }
  'member.walkVersions': {
    params: {
      group_id: number
      status: string
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'member.wanting': {
    params: {
      group_id: number
      except_id: number
      option: string
    }
    row: {
      id: number
      group_id: number
      account_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      email: string
      user_status: string
    }
  }
  'merge.claim': {
    params: {
      group_id: number
      format: number
      size: number
    }
    row: {
      id: number
      leased_until: Timestamp
      segments: number[]
    }
  }
  'merge.done': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'merge.empty': {
    params: {
      group_id: number
      format: number
    }
    row: {
      id: number
    }
  }
  'merge.finish': {
    params: {
      group_id: number
      id: number
      leased_until: Timestamp | Temporal.Instant
      segments: readonly number[]
    }
    row: never
  }
  'merge.groups': {
    params: {
      format: number
      segments: number
    }
    row: {
      group_id: number
    }
  }
  'merge.markForRemerge': {
    params: {
      group_id: number
      format: number
      least: number
    }
    row: never
  }
  'merge.mergeTerms': {
    params: {
      group_id: number
      merge_id: number
      segments: readonly number[]
      after: string
      until: string
    }
    row: never
  }
  'merge.nextTerm': {
    params: {
      segment_id: number
      after: string
      terms: number
    }
    row: {
      term: string
    }
  }
  'merge.remove': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'merge.segments': {
    params: {
      id: number
    }
    row: {
      id: number
    }
  }
  'merge.takeUnfinished': {
    params: {
      format: number
    }
    row: {
      group_id: number
      id: number
      state: string
    }
  }
  'message.atItem': {
    params: {
      older: number
      group_id: number
      topic_id: number
    }
    row: {
      created: Timestamp
      id: number
      older: number
    }
  }
  'message.atTime': {
    params: {
      group_id: number
      topic_id: number
      from_time: Timestamp | Temporal.Instant
    }
    row: {
      created: Timestamp
      id: number
      older: number
    }
  }
  'message.attachments': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      id: number
      media_type: string
      filename: string
      size: number
      content_id: string
      has_thumbnail: boolean
    }
  }
  'message.besides': {
    params: {
      account_id: number | null
      group_id: number
      id: number
    }
    row: {
      rev_count: number
      attachments: unknown
      has_liked: boolean
      edited: unknown
    }
  }
  'message.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      is_special: boolean
      num_likes: number
      num_attachments: number
      rev_count: number
      edited_by: number | null
      size: number
      mime_id: string
      mime_key: Buffer
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      thread_key: string | null
      hidden: Timestamp | null
      hidden_by: number | null
      parent_id: number | null
      poll_id: number | null
    }
  }
  'message.byIds': {
    params: {
      account_id: number | null
      group_ids: readonly number[]
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'message.byNum': {
    params: {
      group_id: number
      msg_num: number
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      num_attachments: number
      skeleton: Buffer | null
      parts: unknown
      versions: string
    }
  }
  'message.countRepost': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'message.delete': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      day: string
      messages: number
      attachments: number
      size: number
      latest: Timestamp
    }
  }
  'message.files': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      id: number
      hash: string
      size: number
      filename: string
      media_type: string
      is_inline: boolean
      content_id: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'message.firstOf': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      msg_num: number
      account_id: number | null
      num_attachments: number
      created: Timestamp
      subject_with_tags: string
    }
  }
  'message.hasCopy': {
    params: {
      group_id: number
      mime_key: Buffer
    }
    row: {
      id: number
    }
  }
  'message.hidden': {
    params: {
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      is_special: boolean
      num_likes: number
      num_attachments: number
      rev_count: number
      edited_by: number | null
      size: number
      mime_id: string
      mime_key: Buffer
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      thread_key: string | null
      hidden: Timestamp | null
      hidden_by: number | null
      parent_id: number | null
      poll_id: number | null
    }
  }
  'message.inGroup': {
    params: {
      account_id: number | null
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      is_long: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      topic: unknown
      print: string | null
    }
  }
  'message.inGroupCut': {
    params: {
      account_id: number | null
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      topic: unknown
      found: number
      print: string | null
    }
  }
  'message.inGroupPrint': {
    params: {
      account_id: number | null
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'message.inTopic': {
    params: {
      account_id: number | null
      group_id: number
      topic_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      is_long: boolean
      print: string | null
    }
  }
  'message.inTopicCut': {
    params: {
      account_id: number | null
      group_id: number
      topic_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      topic: unknown
      found: number
      print: string | null
    }
  }
  'message.inTopicPrint': {
    params: {
      account_id: number | null
      group_id: number
      topic_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'message.keepRevision': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'message.like': {
    params: {
      group_id: number
      message_id: number
      account_id: number
    }
    row: never
  }
  'message.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      is_special: boolean
      num_likes: number
      num_attachments: number
      rev_count: number
      edited_by: number | null
      size: number
      mime_id: string
      mime_key: Buffer
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      thread_key: string | null
      hidden: Timestamp | null
      hidden_by: number | null
      parent_id: number | null
      poll_id: number | null
    }
  }
  'message.lockOfTopic': {
    params: {
      group_id: number
      topic_id: number
      ids: readonly number[] | null
    }
    row: {
      id: number
      msg_num: number
      account_id: number | null
    }
  }
  'message.lockPresence': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'message.month': {
    params: {
      account_id: number | null
      group_id: number
      year: number
      month: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      is_long: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      topic: unknown
      print: string | null
    }
  }
  'message.monthCounts': {
    params: {
      group_ids: readonly number[]
      offset: number
    }
    row: {
      year: number
      month: number
      msgs_sent: number
    }
  }
  'message.monthCut': {
    params: {
      account_id: number | null
      group_id: number
      year: number
      month: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      user_id: number
      shown_name: string
      photo: string
      mod_status: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      parent_id: number | null
      poll_id: number | null
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      attachments: unknown
      has_liked: boolean
      reply_to: string
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      topic: unknown
      found: number
      print: string | null
    }
  }
  'message.monthTotal': {
    params: {
      group_id: number
      year: number
      month: number
    }
    row: {
      messages: number
    }
  }
  'message.moveToGroup': {
    params: {
      ids: readonly number[]
      msg_nums: readonly number[]
      group_id: number
      to_group_id: number
      topic_id: number
      hidden_by: number | null
    }
    row: {
      day: string
      messages: number
      attachments: number
      size: number
      latest: Timestamp
    }
  }
  'message.now': {
    params: {
      group_id: number
      msg_num: number
    }
    row: {
      group_id: number
      topic_id: number
      msg_num: number
    }
  }
  'message.placeInTopic': {
    params: {
      group_id: number
      topic_id: number
      msg_num: number
    }
    row: {
      created: Timestamp
      id: number
      older: number
    }
  }
  'message.print': {
    params: {
      group_id: number
      msg_num: number
    }
    row: {
      versions: string
      mod_status: string
    }
  }
  'message.raw': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      skeleton: Buffer
      parts: unknown
    }
  }
  'message.report': {
    params: {
      group_id: number
      message_id: number
      account_id: number
      reason: string
    }
    row: never
  }
  'message.reported': {
    params: {
      reporter_id: number | null
      group_id: number
      id: number
    }
    row: {
      msg_num: number
      subject: string
      name: string
      email: string
      snippet: string
      reporter: string | null
      reporter_name: string | null
      author_email: string | null
    }
  }
  'message.resolveHidden': {
    params: {
      account_id: number
      group_id: number
      message_id: number
    }
    row: never
  }
  'message.revisions': {
    params: {
      group_id: number
      message_id: number
      count: number
      after_id: number | null
    }
    row: {
      rev: number
      created: Timestamp
      message_id: number
      group_id: number
      user_id: number
      name: string
      subject: string
      body: string
      found: number
    }
  }
  'message.setParents': {
    params: {
      messages: JsonText
    }
    row: never
  }
  'message.setReply': {
    params: {
      is_reply: boolean
      group_id: number
      id: number
    }
    row: never
  }
  'message.setSubject': {
    params: {
      subject: string
      subject_with_tags: string
      group_id: number
      id: number
    }
    row: never
  }
  'message.setSubjectWords': {
    params: {
      words: string
      group_id: number
      msg_num: number
    }
    row: never
  }
  'message.setText': {
    params: {
      subject: string
      subject_with_tags: string
      body: string | null
      quoted: string | null
      remainder: string | null
      snippet: string | null
      is_plain_text: boolean | null
      edited_by: number
      growth: number
      group_id: number
      id: number
    }
    row: never
  }
  'message.setWords': {
    params: {
      words: string
      group_id: number
      msg_num: number
    }
    row: never
  }
  'message.touchSearch': {
    params: {
      group_id: number
      msg_nums: readonly number[]
    }
    row: never
  }
  'message.unlike': {
    params: {
      group_id: number
      message_id: number
      account_id: number
    }
    row: never
  }
  'message.withoutParent': {
    params: null
    row: {
      group_id: number
      id: number
      head: Buffer | null
    }
  }
  'moderation.claims': {
    params: {
      group_id: number
    }
    row: {
      type: string
      target_id: number
      user_id: number
      full_name: string
      created: Timestamp
    }
  }
  'moderation.countReports': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'moderation.decide': {
    params: {
      targets: JsonText
      group_id: number
      action: string
      account_id: number
      seconds: number
    }
    row: {
      id: number
      type: string
      target_id: number
      action: string
      created: Timestamp
      until: Timestamp
    }
  }
  'moderation.decisionsOn': {
    params: {
      targets: JsonText
      group_id: number
    }
    row: {
      id: number
      type: string
      target_id: number
      action: string
      user_id: number
      full_name: string
      created: Timestamp
      until: Timestamp
    }
  }
  'moderation.fail': {
    params: {
      error: string
      id: number
    }
    row: {
      group_id: number
    }
  }
  'moderation.finish': {
    params: {
      id: number
    }
    row: {
      id: number
    }
  }
  'moderation.history': {
    params: {
      names: readonly string[]
      group_id: number
      account_id: number
    }
    row: {
      created: Timestamp
      fact: string
      user_id: number
      full_name: string
    }
  }
  'moderation.memberSender': {
    params: {
      group_id: number
      id: number
    }
    row: {
      account_id: number
      sender_check: string
      authentication: string
    }
  }
  'moderation.memberTargets': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      updated: Timestamp
      claimed_by: number
      claimed_by_name: string
      member_id: number | null
      mod_status: string | null
    }
  }
  'moderation.members': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      name: string
      email: string
      profile_photo_url: string
      subject: string
      snippet: string
      reason: string
      num_reports: number
      msg_num: number
      claimed_by: number
      claimed_by_name: string
      failed: string
    }
  }
  'moderation.messageSender': {
    params: {
      group_id: number
      id: number
    }
    row: {
      account_id: number | null
      sender_check: string
      authentication: string
      reason: string
      subject: string
      topic_id: number
    }
  }
  'moderation.messageTargets': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      updated: Timestamp
      claimed_by: number
      claimed_by_name: string
      member_id: number | null
      mod_status: string | null
    }
  }
  'moderation.messages': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      name: string
      email: string
      profile_photo_url: string
      subject: string
      snippet: string
      reason: string
      num_reports: number
      msg_num: number
      claimed_by: number
      claimed_by_name: string
      failed: string
    }
  }
  'moderation.open': {
    params: {
      group_id: number
    }
    row: {
      id: number
      type: string
      target_id: number
      action: string
      user_id: number
      full_name: string
      created: Timestamp
      until: Timestamp
    }
  }
  'moderation.record': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      status: string
      post_status: string
      email_delivery: string
      approved_posts: number
      rejected_posts: number
      most_recent_message: Timestamp | null
      moderator_notes: string
    }
  }
  'moderation.removeIn': {
    params: {
      group_id: number
      limit: number
    }
    row: never
  }
  'moderation.reportSender': {
    params: {
      group_id: number
      id: number
    }
    row: {
      account_id: number | null
      sender_check: string
      authentication: string
    }
  }
  'moderation.reportTargets': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      updated: Timestamp
      claimed_by: number
      claimed_by_name: string
      member_id: number | null
      mod_status: string | null
    }
  }
  'moderation.reports': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      user_id: number
      name: string
      email: string
      profile_photo_url: string
      subject: string
      snippet: string
      reason: string
      num_reports: number
      msg_num: number
      claimed_by: number
      claimed_by_name: string
      failed: string
    }
  }
  'moderation.start': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      type: string
      target_id: number
      action: string
      params: unknown
      account_id: number
    }
  }
  'moderation.storedOnPost': {
    params: {
      group_id: number
      id: number
    }
    row: {
      name: string
      created: Timestamp
      subject: string
      account_id: number
      via: string
      full_name: string
      email: string
    }
  }
  'moderation.sweepFailed': {
    params: null
    row: never
  }
  'moderation.topicTags': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'moderation.topicTargets': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      updated: Timestamp
      claimed_by: number
      claimed_by_name: string
      member_id: number | null
      mod_status: string | null
    }
  }
  'moderation.undo': {
    params: {
      group_id: number
      ids: readonly number[]
      types: readonly string[]
    }
    row: {
      type: string
      target_id: number
    }
  }
  'moveIn.countHeld': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'moveIn.insert': {
    params: {
      people: JsonText
      group_id: number
      max_attachment_size: string
      auto_follow_replies: boolean
    }
    row: {
      id: number
      account_id: number
      status: string
    }
  }
  'moveIn.markBounced': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'moveIn.release': {
    params: {
      group_id: number
      limit: number
    }
    row: {
      id: number
    }
  }
  'notice.active': {
    params: {
      group_id: number
      kinds: readonly string[]
    }
    row: {
      kind: string
      subject: string
      body: string
    }
  }
  'notice.count': {
    params: {
      group_id: number
      kind: string | null
    }
    row: {
      count: number
    }
  }
  'notice.deactivate': {
    params: {
      group_id: number
      kind: string
      except_id: number
    }
    row: never
  }
  'notice.delete': {
    params: {
      group_id: number
      id: number
    }
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
    params: {
      group_id: number
      kind: string
      name: string
      subject: string
      body: string
      active: boolean
    }
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
    params: {
      group_id: number
      id: number
    }
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
  'notice.memberWithAddress': {
    params: {
      group_id: number
      email: string
    }
    row: {
      id: number
    }
  }
  'notice.moderators': {
    params: {
      group_id: number
    }
    row: {
      account_id: number
      email: string
      mod_status: string
      mod_permissions: string[]
      options: unknown
    }
  }
  'notice.nameOfMember': {
    params: {
      group_id: number
      id: number
    }
    row: {
      full_name: string
    }
  }
  'notice.ofKinds': {
    params: {
      group_id: number
      kinds: readonly string[]
    }
    row: {
      body: string
    }
  }
  'notice.page': {
    params: {
      group_id: number
      kind: string | null
      count: number
      after_id: number | null
      after_key: string | null
    }
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
    params: {
      name: string | null
      subject: string | null
      body: string | null
      active: boolean | null
      group_id: number
      id: number
    }
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
  'notice.wantingSubgroups': {
    params: {
      group_id: number
      except_id: number
    }
    row: {
      email: string
    }
  }
  'notification.accountOfAddress': {
    params: {
      email: string
    }
    row: {
      id: number
    }
  }
  'notification.accountOfMember': {
    params: {
      group_id: number
      member_id: number
    }
    row: {
      account_id: number
      mod_status: string
    }
  }
  'notification.accountOfMemberAddress': {
    params: {
      email: string
      group_id: number
    }
    row: {
      id: number
    }
  }
  'notification.accountsWithGone': {
    params: {
      group_id: number
      message_id: number | null
      topic_id: number | null
      event_ids: readonly number[]
      chat_id: number | null
      invite_id: number | null
      account_id: number | null
    }
    row: {
      account_id: number
    }
  }
  'notification.agedAccounts': {
    params: {
      limit: number
    }
    row: {
      account_id: number
    }
  }
  'notification.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      account_id: number
      created: Timestamp
      kind: string
      event: string
      is_read: boolean
      num: number
      group_id: number
      topic_id: number
      message_id: number
      msg_num: number
      event_id: number
      chat_id: number
      invite_id: number
      user_id: number
      full_name: string
      photo: string
      subject: string
      snippet: string
    }
  }
  'notification.chatLine': {
    params: {
      group_id: number
      chat_id: number
      msg_num: number
    }
    row: {
      account_id: number | null
      message: string
    }
  }
  'notification.concernedBy': {
    params: {
      event_ids: readonly number[]
      only_going: boolean
      group_id: number
      actor_id: number | null
    }
    row: {
      account_id: number
    }
  }
  'notification.concernedByPoll': {
    params: {
      poll_id: number
      group_id: number
      actor_id: number | null
    }
    row: {
      account_id: number
      topic_id: number
      message_id: number
      msg_num: number
    }
  }
  'notification.counts': {
    params: {
      account_id: number
    }
    row: {
      total: number
      unread: number
    }
  }
  'notification.deleteAged': {
    params: {
      account_ids: readonly number[]
    }
    row: never
  }
  'notification.deleteByKey': {
    params: {
      account_id: number
      key: string
    }
    row: never
  }
  'notification.deleteGone': {
    params: {
      group_id: number
      message_id: number | null
      topic_id: number | null
      event_ids: readonly number[]
      chat_id: number | null
      invite_id: number | null
      account_id: number | null
    }
    row: never
  }
  'notification.enqueuePushes': {
    params: {
      ids: readonly number[]
      quiet: readonly string[]
    }
    row: never
  }
  'notification.exists': {
    params: {
      id: number
      account_id: number
    }
    row: {
      id: number
    }
  }
  'notification.findNames': {
    params: {
      q: string
      group_id: number
      account_id: number
    }
    row: {
      user_id: number
      full_name: string
      profile_photo_url: string
    }
  }
  'notification.hasUnread': {
    params: {
      account_id: number
      all: boolean
      id: number | null
      topic_id: number | null
      event_id: number | null
      chat_id: number | null
      up_to: number | null
    }
    row: {
      yes: boolean
    }
  }
  'notification.likes': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      author_id: number | null
      topic_id: number
      msg_num: number
      num: number
      actor_id: number | null
    }
  }
  'notification.lockAccounts': {
    params: {
      account_ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'notification.lockCounts': {
    params: {
      account_ids: readonly number[]
    }
    row: never
  }
  'notification.mentionedMembers': {
    params: {
      names: JsonText
      group_id: number
      author_id: number | null
      topic_id: number | null
    }
    row: {
      account_id: number
    }
  }
  'notification.message': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      account_id: number | null
      topic_id: number
      msg_num: number
      body: string
    }
  }
  'notification.page': {
    params: {
      account_id: number
      unread: boolean
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      account_id: number
      created: Timestamp
      kind: string
      event: string
      is_read: boolean
      num: number
      group_id: number
      topic_id: number
      message_id: number
      msg_num: number
      event_id: number
      chat_id: number
      invite_id: number
      user_id: number
      full_name: string
      photo: string
      subject: string
      snippet: string
    }
  }
  'notification.prune': {
    params: {
      account_ids: readonly number[]
    }
    row: never
  }
  'notification.readersOf': {
    params: {
      group_id: number
      topic_id: number
      hashtag_ids: readonly number[]
      is_first: boolean
      author_id: number | null
    }
    row: {
      account_id: number
      event: string
    }
  }
  'notification.readersOfChat': {
    params: {
      msg_num: number
      group_id: number
      chat_id: number
      account_ids: readonly number[]
    }
    row: {
      account_id: number
      has_read: boolean
    }
  }
  'notification.recount': {
    params: {
      account_ids: readonly number[]
    }
    row: {
      account_id: number
      total: number
    }
  }
  'notification.setNum': {
    params: {
      num: number
      account_id: number
      key: string
    }
    row: never
  }
  'notification.setRead': {
    params: {
      account_id: number
      all: boolean
      id: number | null
      topic_id: number | null
      event_id: number | null
      chat_id: number | null
      up_to: number | null
    }
    row: never
  }
  'notification.setSettings': {
    params: {
      account_id: number
      kinds: JsonText
    }
    row: never
  }
  'notification.settings': {
    params: {
      account_id: number
    }
    row: {
      kind: string
      page: boolean
      email: boolean
      push: boolean
    }
  }
  'notification.unvotedIn': {
    params: {
      poll_id: number
      group_id: number
      actor_id: number | null
    }
    row: {
      account_id: number
      topic_id: number
      message_id: number
      msg_num: number
    }
  }
  'notification.unwantedKinds': {
    params: {
      emails: readonly string[]
    }
    row: {
      email: string
      kind: string
    }
  }
  'notification.write': {
    params: {
      group_id: number
      fact_id: number
      notes: JsonText
    }
    row: {
      id: number
    }
  }
  'notifications.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'notifications.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      created: Timestamp
      kind: string
      event: string
      group_id: number
      topic_id: number | null
      message_id: number | null
      event_id: number | null
      chat_id: number | null
      num: number
      read: Timestamp | null
    }
  }
  'notifications.removeOfAccount': {
    params: {
      account_id: number
    }
    row: never
  }
  'notifications.settingsOfAccount': {
    params: {
      account_id: number
    }
    row: {
      kind: string
      page: boolean
      email: boolean
      push: boolean
    }
  }
  'oldAddress.insert': {
    params: {
      group_id: number
      addresses: JsonText
    }
    row: never
  }
  'oldAddress.insertArchives': {
    params: {
      group_id: number
      keys: readonly string[]
    }
    row: never
  }
  'oldAddress.targets': {
    params: {
      keys: readonly string[]
    }
    row: {
      group_id: number
      message_id: number
      topic_id: number | null
      msg_num: number | null
    }
  }
  'oldCodes.found': {
    params: {
      after: number
      last: number
      codes: string
    }
    row: {
      id: number
      topic_id: number
    }
  }
  'oldCodes.lock': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      body: string
      quoted: string
      remainder: string
      snippet: string
    }
  }
  'oldCodes.lockTopics': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      summary: string
    }
  }
  'oldCodes.next': {
    params: {
      after: number
      limit: number
    }
    row: {
      last: number | null
      count: number
    }
  }
  'oldCodes.revision': {
    params: {
      body: string
      message_id: number
      rev: number
    }
    row: never
  }
  'oldCodes.revisions': {
    params: {
      ids: readonly number[]
    }
    row: {
      message_id: number
      rev: number
      body: string
    }
  }
  'oldCodes.summaries': {
    params: {
      ids: readonly number[]
      summaries: readonly string[]
    }
    row: never
  }
  'oldCodes.texts': {
    params: {
      body: string
      quoted: string
      remainder: string
      snippet: string
      id: number
    }
    row: never
  }
  'organisation.byHost': {
    params: {
      host: string
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
      main_group_id: number | null
    }
  }
  'organisation.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
      main_group_id: number | null
    }
  }
  'organisation.claimMainGroup': {
    params: {
      group_id: number
      org_id: number
    }
    row: {
      id: number
    }
  }
  'organisation.hosts': {
    params: null
    row: {
      host: string
    }
  }
  'organisation.insert': {
    params: {
      name: string
      host: string
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
      main_group_id: number | null
    }
  }
  'organisation.lockVersion': {
    params: {
      id: number
    }
    row: {
      updated: Timestamp
    }
  }
  'organisation.owns': {
    params: {
      account_id: number
      org_id: number
    }
    row: {
      owns: boolean
    }
  }
  'organisation.releaseMainGroup': {
    params: {
      group_id: number
      org_id: number | null
    }
    row: never
  }
  'organisation.setGroup': {
    params: {
      org_id: number | null
      plan: string
      group_id: number
    }
    row: {
      id: number
    }
  }
  'organisation.setMainGroup': {
    params: {
      group_id: number
      org_id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      name: string
      host: string
      main_group_id: number | null
    }
  }
  'outgoing.claim': {
    params: {
      priorities: readonly number[]
      waiting: readonly number[]
      shares: readonly number[]
      kinds: readonly string[]
      worker_id: number
      limit: number
    }
    row: {
      group_id: number
      id: number
      priority: number
      kind: string
      message_id: number | null
      created: Timestamp
      params: unknown
      recipient_ids: number[]
      tries: number
      was_taken: boolean
    }
  }
  'outgoing.deleteOfMessages': {
    params: {
      group_id: number
      message_ids: readonly number[]
      limit: number
    }
    row: never
  }
  'outgoing.freeStrays': {
    params: {
      worker_id: number
      outgoing_message_ids: readonly number[]
      late_ids: readonly number[]
      recipient_ids: readonly number[]
    }
    row: never
  }
  'outgoing.heldBy': {
    params: {
      worker_id: number
    }
    row: {
      outgoing_message_id: number
      recipient_id: number | null
    }
  }
  'outgoing.insert': {
    params: {
      group_id: number
      kind: string
      message_id: number | null
      params: JsonText
      recipient_ids: readonly number[]
      priority: number
    }
    row: never
  }
  'outgoing.insertResults': {
    params: {
      results: JsonText
    }
    row: never
  }
  'outgoing.move': {
    params: {
      state: string
      tries: number
      seconds: number
      error: string | null
      keep: boolean
      group_id: number
      id: number
      worker_id: number
    }
    row: never
  }
  'outgoing.recipients': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      member_id: number
      account_id: number
      full_name: string
      email: string
      timezone: string
      email_delivery: string
      max_attachment_size: string
      mod_status: string
      options: unknown
      is_withheld: boolean
    }
  }
  'outgoing.settled': {
    params: {
      group_ids: readonly number[]
      ids: readonly number[]
    }
    row: {
      outgoing_message_id: number
      ids: number[]
    }
  }
  'outgoing.sweep': {
    params: {
      days: number
      limit: number
    }
    row: never
  }
  'past.count': {
    params: {
      group_id: number
    }
    row: {
      past_members_count: number
    }
  }
  'past.countBy': {
    params: {
      group_id: number
      action: string
    }
    row: {
      count: number
    }
  }
  'past.insert': {
    params: {
      members: JsonText
    }
    row: {
      count: number
    }
  }
  'past.page': {
    params: {
      group_id: number
      action: string | null
      count: number
      after_key: string | null
      after_id: number | null
    }
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
  'pending.asked': {
    params: {
      group_id: number
      id: number
    }
    row: {
      email: string
      state: string
      reason: string
    }
  }
  'pending.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      snippet: string
      state: string
      reason: string
      claimed_by: number | null
      submission: unknown
      text_size: number
      skeleton: Buffer
      mime_key: Buffer
      claimed_date: Timestamp | null
      edited_by: number | null
      edit_reason: string
      announced: Timestamp | null
      reminded: Timestamp | null
    }
  }
  'pending.claim': {
    params: {
      claimed_by: number | null
      group_id: number
      id: number
      account_id: number
      take_over: boolean
    }
    row: {
      id: number
    }
  }
  'pending.correct': {
    params: {
      subject: string
      snippet: string
      submission: JsonText
      skeleton: Buffer
      edited_by: number
      edit_reason: string
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'pending.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'pending.decision': {
    params: {
      group_id: number
      id: number
    }
    row: {
      name: string
      created: Timestamp
      subject: string
      account_id: number | null
      via: string
      full_name: string
      email: string
    }
  }
  'pending.end': {
    params: {
      group_id: number
      id: number
      from: readonly string[]
      to: string
    }
    row: {
      id: number
    }
  }
  'pending.hold': {
    params: {
      group_id: number
      group_updated: Timestamp | Temporal.Instant
      account_id: number | null
      name: string
      email: string
      subject: string
      snippet: string
      reason: string
      submission: JsonText
      skeleton: Buffer
      mime_key: Buffer
    }
    row: {
      id: number
    }
  }
  'pending.isMember': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      found: boolean
    }
  }
  'pending.isOfUnshown': {
    params: {
      group_id: number
      id: number
    }
    row: {
      found: boolean
    }
  }
  'pending.keepWaiting': {
    params: {
      reason: string
      group_id: number
      id: number
    }
    row: never
  }
  'pending.lock': {
    params: {
      group_id: number
      id: number
      state: string
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      snippet: string
      state: string
      reason: string
      claimed_by: number | null
      submission: unknown
      text_size: number
      skeleton: Buffer
      mime_key: Buffer
      claimed_date: Timestamp | null
      edited_by: number | null
      edit_reason: string
      announced: Timestamp | null
      reminded: Timestamp | null
    }
  }
  'pending.lockExpired': {
    params: {
      limit: number
    }
    row: {
      group_id: number
      id: number
      subject: string
      email: string
    }
  }
  'pending.markAnnounced': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
    }
  }
  'pending.ofAccount': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      subject: string | null
      text: string | null
    }
  }
  'pending.ofAuthor': {
    params: {
      group_id: number
      id: number
    }
    row: {
      email: string
      subject: string
      reason: string
      submission: unknown
    }
  }
  'pending.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      snippet: string
      reason: string
      claimed_by: number | null
      claimed_date: Timestamp | null
      edit_reason: string
      skeleton: Buffer
      expires: Timestamp
      submission: unknown
      sender: unknown
      is_unshown: boolean
      claimer: unknown
      editor: string
      editor_member_id: number
      found: number
    }
  }
  'pending.remove': {
    params: {
      group_id: number
      id: number
      from: readonly string[]
    }
    row: {
      id: number
    }
  }
  'pending.removeOfAccount': {
    params: {
      account_id: number
    }
    row: never
  }
  'pending.shown': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      account_id: number | null
      name: string
      email: string
      subject: string
      snippet: string
      reason: string
      claimed_by: number | null
      claimed_date: Timestamp | null
      edit_reason: string
      skeleton: Buffer
      expires: Timestamp
      submission: unknown
      sender: unknown
      is_unshown: boolean
      claimer: unknown
      editor: string
      editor_member_id: number
    }
  }
  'pending.stillPending': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      created: Timestamp
      name: string
      email: string
      subject: string
      snippet: string
      reason: string
      submission: unknown
      skeleton: Buffer
      pending_messages_count: number
      others_wait: boolean
    }
  }
  'pending.sweepDecided': {
    params: {
      days: number
      limit: number
    }
    row: never
  }
  'pending.takeRejected': {
    params: {
      group_id: number
      id: number
    }
    row: {
      submission: unknown
    }
  }
  'pending.takeUnannounced': {
    params: {
      seconds: number
      limit: number
    }
    row: {
      group_id: number
      id: number
    }
  }
  'pending.takeUnreminded': {
    params: {
      days: number
      limit: number
    }
    row: {
      group_id: number
      id: number
    }
  }
  'pending.unannounced': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      name: string
      email: string
      subject: string
      snippet: string
      reason: string
      submission: unknown
      skeleton: Buffer
      pending_messages_count: number
      others_wait: boolean
    }
  }
  'photo.actor': {
    params: {
      id: number
    }
    row: {
      full_name: string
    }
  }
  'photo.addToStorage': {
    params: {
      bytes: number
      group_id: number
      most: number
    }
    row: {
      stored: number
    }
  }
  'photo.after': {
    params: {
      album_id: number
      position: number
      id: number
    }
    row: {
      id: number
      name: string
      hash: string
      position: number
      created: Timestamp
    }
  }
  'photo.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      creator_name: string
      album_title: string
      num_photos: number
    }
  }
  'photo.byIds': {
    params: {
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      creator_name: string
      album_title: string
      num_photos: number
    }
  }
  'photo.change': {
    params: {
      name: string
      description: string
      id: number
    }
    row: never
  }
  'photo.countMatches': {
    params: {
      group_id: number
      patterns: readonly string[]
    }
    row: {
      count: number
    }
  }
  'photo.countThere': {
    params: {
      album_id: number
      ids: readonly number[]
    }
    row: {
      count: number
    }
  }
  'photo.delete': {
    params: {
      deleted_by: number
      id: number
    }
    row: never
  }
  'photo.insert': {
    params: {
      group_id: number
      account_id: number
      photos: JsonText
      album_id: number
    }
    row: {
      id: number
    }
  }
  'photo.lock': {
    params: {
      album_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      overtaken: string | null
    }
  }
  'photo.move': {
    params: {
      from_id: number
      album_id: number
      id: number
    }
    row: never
  }
  'photo.newest': {
    params: {
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      creator_name: string
      album_title: string
      num_photos: number
    }
  }
  'photo.page': {
    params: {
      album_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      creator_name: string
      album_title: string
      num_photos: number
      name_key: string
      taken_key: string
    }
  }
  'photo.place': {
    params: {
      album_id: number
      ids: readonly number[]
      after: number
    }
    row: {
      count: number
    }
  }
  'photo.placeOf': {
    params: {
      album_id: number
      id: number
    }
    row: {
      previous_photo_id: number
      next_photo_id: number
      place: number
    }
  }
  'photo.search': {
    params: {
      group_id: number
      patterns: readonly string[]
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      group_id: number
      id: number
      album_id: number
      position: number
      name: string
      description: string
      account_id: number | null
      created: Timestamp
      updated: Timestamp
      hash: string
      size: number
      media_type: string
      width: number
      height: number
      large_hash: string | null
      medium_hash: string | null
      thumbnail_hash: string | null
      details: unknown
      former_name: string
      deleted: Timestamp | null
      deleted_by: number | null
      deleted_with_album: boolean
      creator_name: string
      album_title: string
      num_photos: number
      name_key: string
    }
  }
  'photo.setSizes': {
    params: {
      large_hash: string
      medium_hash: string
      thumbnail_hash: string
      id: number
      hash: string
    }
    row: never
  }
  'photo.storeAsDeleted': {
    params: {
      bytes: number
      group_id: number
    }
    row: never
  }
  'photo.unscaled': {
    params: {
      id: number
    }
    row: {
      hash: string
      size: number
    }
  }
  'photo.unscaledIds': {
    params: null
    row: {
      id: number
    }
  }
  'photoDeleted.count': {
    params: {
      group_id: number
      only_account_id: number | null
    }
    row: {
      count: number
    }
  }
  'photoDeleted.find': {
    params: {
      group_id: number
      only_account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      album_id: number
      name: string
      description: string
      size: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      deleted_by_name: string
      album_title: string
      is_album_deleted: boolean
    }
  }
  'photoDeleted.lock': {
    params: {
      group_id: number
      only_account_id: number | null
      id: number
    }
    row: {
      id: number
      group_id: number
      album_id: number
      name: string
      description: string
      size: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      deleted_by_name: string
      album_title: string
      is_album_deleted: boolean
    }
  }
  'photoDeleted.page': {
    params: {
      group_id: number
      only_account_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      album_id: number
      name: string
      description: string
      size: number
      account_id: number | null
      created: Timestamp
      deleted: Timestamp
      deleted_by: number | null
      deleted_by_name: string
      album_title: string
      is_album_deleted: boolean
    }
  }
  'photoDeleted.restore': {
    params: {
      album_id: number
      id: number
    }
    row: never
  }
  'photoDeleted.takeStorage': {
    params: {
      bytes: number
      group_id: number
      most: number
    }
    row: {
      id: number
    }
  }
  'pictures.choose': {
    params: {
      account_id: number
      group_id: number
      message_id: number
    }
    row: never
  }
  'pictures.chosen': {
    params: {
      group_id: number
      message_ids: readonly number[]
      account_id: number
    }
    row: {
      id: number
    }
  }
  'pictures.forgetOldest': {
    params: {
      account_id: number
      most: number
    }
    row: never
  }
  'pictures.text': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      text: string
    }
  }
  'pictures.unchoose': {
    params: {
      account_id: number
      group_id: number
      message_id: number
    }
    row: never
  }
  'poll.allocateId': {
    params: null
    row: {
      id: number
    }
  }
  'poll.ballots': {
    params: {
      poll_ids: readonly number[]
    }
    row: {
      poll_id: number
      choices: number[]
      count: number
    }
  }
  'poll.byId': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      message_id: number
      created: Timestamp
      updated: Timestamp
      question: string
      type: string
      answers: unknown
      is_anonymous: boolean
      show_results: string
      closes: Timestamp | null
      closed: Timestamp | null
      num_votes: number
      counts: number[]
      reminded: Timestamp | null
      reminder_sent: Timestamp | null
      account_id: number | null
    }
  }
  'poll.byMessage': {
    params: {
      group_id: number
      message_id: number
    }
    row: {
      id: number
      answers: unknown
    }
  }
  'poll.close': {
    params: {
      id: number
    }
    row: never
  }
  'poll.closeDue': {
    params: {
      limit: number
    }
    row: {
      id: number
      group_id: number
      question: string
      num_votes: number
      topic_id: number
    }
  }
  'poll.concernedMembers': {
    params: {
      group_id: number
      except_id: number
      creator_id: number
      poll_id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      email: string
      user_status: string
    }
  }
  'poll.count': {
    params: {
      group_id: number
      is_closed: boolean | null
      topic_id: number | null
      event_id: number | null
    }
    row: {
      count: number
    }
  }
  'poll.eventFor': {
    params: {
      group_id: number
      event_id: number
    }
    row: {
      name: string
      topic_id: number
    }
  }
  'poll.lock': {
    params: {
      id: number
    }
    row: {
      group_id: number
      id: number
      message_id: number
      created: Timestamp
      updated: Timestamp
      question: string
      type: string
      answers: unknown
      is_anonymous: boolean
      show_results: string
      closes: Timestamp | null
      closed: Timestamp | null
      num_votes: number
      counts: number[]
      reminded: Timestamp | null
      reminder_sent: Timestamp | null
      account_id: number | null
    }
  }
  'poll.lockOpenOfVoter': {
    params: {
      account_id: number
    }
    row: {
      id: number
    }
  }
  'poll.noteReminder': {
    params: {
      id: number
    }
    row: never
  }
  'poll.ofMessage': {
    params: {
      group_id: number
      id: number
    }
    row: {
      poll_id: number | null
    }
  }
  'poll.page': {
    params: {
      account_id: number
      group_id: number
      is_closed: boolean | null
      topic_id: number | null
      event_id: number | null
      count: number
      after_id: number | null
    }
    row: {
      group_id: number
      id: number
      message_id: number
      created: Timestamp
      updated: Timestamp
      question: string
      type: string
      answers: unknown
      is_anonymous: boolean
      show_results: string
      closes: Timestamp | null
      closed: Timestamp | null
      num_votes: number
      counts: number[]
      reminded: Timestamp | null
      reminder_sent: Timestamp | null
      account_id: number | null
      msg_num: number
      topic_id: number
      event_id: number | null
      members_count: number
      user_id: number
      shown_name: string
      own_choices: number[] | null
      voted: Timestamp | null
    }
  }
  'poll.remindDue': {
    params: {
      limit: number
    }
    row: {
      id: number
      group_id: number
      question: string
      topic_id: number
    }
  }
  'poll.reopen': {
    params: {
      closes: Timestamp | Temporal.Instant | null
      id: number
    }
    row: never
  }
  'poll.shown': {
    params: {
      account_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      message_id: number
      created: Timestamp
      updated: Timestamp
      question: string
      type: string
      answers: unknown
      is_anonymous: boolean
      show_results: string
      closes: Timestamp | null
      closed: Timestamp | null
      num_votes: number
      counts: number[]
      reminded: Timestamp | null
      reminder_sent: Timestamp | null
      account_id: number | null
      msg_num: number
      topic_id: number
      event_id: number | null
      members_count: number
      user_id: number
      shown_name: string
      own_choices: number[] | null
      voted: Timestamp | null
    }
  }
  'poll.topic': {
    params: {
      id: number
    }
    row: {
      topic_id: number
    }
  }
  'poll.topicFor': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      id: number
      subject: string
      last_id: number
    }
  }
  'poll.unvotedMembers': {
    params: {
      group_id: number
      except_id: number
      poll_id: number
      topic_id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      email: string
      user_status: string
      timezone: string
    }
  }
  'poll.update': {
    params: {
      closes: Timestamp | Temporal.Instant | null
      show_results: string
      id: number
    }
    row: never
  }
  'pollVote.before': {
    params: {
      poll_id: number
      account_ids: readonly number[]
    }
    row: {
      account_id: number
      choices: number[]
    }
  }
  'pollVote.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'pollVote.exported': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      poll_id: number
      question: string
      choices: number[]
      answers: string[]
    }
  }
  'pollVote.forgetVoter': {
    params: {
      account_id: number
    }
    row: never
  }
  'pollVote.lockVoters': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'pollVote.own': {
    params: {
      poll_id: number
      account_id: number
    }
    row: {
      choices: number[]
    }
  }
  'pollVote.page': {
    params: {
      poll_id: number
      only_account_id: number | null
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      poll_id: number
      choices: number[]
      user_id: number
      name: string
      photo: string
    }
  }
  'pollVote.put': {
    params: {
      votes: JsonText
      poll_id: number
      num_votes: number
      counts: readonly number[]
    }
    row: {
      account_id: number
      updated: Timestamp
    }
  }
  'pollVote.withdrawOfAccount': {
    params: {
      account_id: number
      poll_ids: readonly number[]
    }
    row: never
  }
  'posting.answered': {
    params: {
      references: readonly string[]
      group_id: number
    }
    row: {
      message_id: number
      topic_id: number
      subject: string
    }
  }
  'posting.answeredOf': {
    params: {
      references: readonly string[]
      email: string
    }
    row: {
      group_id: number
      message_id: number
    }
  }
  'posting.answeredText': {
    params: {
      references: readonly string[]
      group_id: number
    }
    row: {
      html: string | null
    }
  }
  'posting.answeredTopic': {
    params: {
      group_id: number
      message_id: number | null
      topic_id: number | null
    }
    row: {
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      name: string
      tags: unknown
    }
  }
  'posting.attach': {
    params: {
      group_id: number
      files: JsonText
    }
    row: never
  }
  'posting.attachPoll': {
    params: {
      group_id: number
      id: number
      question: string
      type: string
      answers: JsonText
      is_anonymous: boolean
      show_results: string
      closes: Timestamp | Temporal.Instant | null
    }
    row: never
  }
  'posting.begin': {
    params: {
      size: number
      created: Timestamp | Temporal.Instant | null
      group_id: number
      group_updated: Timestamp | Temporal.Instant
      storage_limit: number
      through_id: number | null
      through_group_id: number | null
      account_id: number | null
      member_id: number | null
      post_status: string | null
      topic_subject: string
      thread_key: string
      name: string
      snippet: string
      num_attachments: number
      hashtag_ids: readonly number[]
      lifetime: string | null
      chat_id: number | null
      event_id: number | null
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      is_plain_text: boolean
      is_special: boolean
      mime_id: string
      mime_key: Buffer
      repost_of: number | null
      poll_id: number | null
      skeleton: Buffer
      parts: JsonText
      arrival: JsonText | null
      signature: JsonText | null
      words: string
      variable: string
    }
    row: {
      posted: string
    }
  }
  'posting.byNumber': {
    params: {
      group_id: number
      msg_num: number
    }
    row: {
      mime_id: string
      subject: string
    }
  }
  'posting.deliver': {
    params: {
      group_id: number
      author_id: number | null
      copy_to: number | null
      is_special: boolean
      hashtag_ids: readonly number[]
      is_first: boolean
    }
    row: never
  }
  'posting.deliverAlike': {
    params: {
      group_id: number
      posts: JsonText
    }
    row: never
  }
  'posting.followOwn': {
    params: {
      group_id: number
      member_id: number | null
    }
    row: never
  }
  'posting.head': {
    params: {
      group_id: number
      id: number
    }
    row: {
      mime_id: string
      head: Buffer | null
    }
  }
  'posting.join': {
    params: {
      size: number
      created: Timestamp | Temporal.Instant | null
      group_id: number
      group_updated: Timestamp | Temporal.Instant
      storage_limit: number
      topic_id: number
      is_closed: boolean
      is_moderated: boolean
      hashtag_ids: readonly number[]
      through_id: number | null
      through_group_id: number | null
      account_id: number | null
      member_id: number | null
      post_status: string | null
      num_attachments: number
      lifetime: string | null
      chat_id: number | null
      thread_key: string
      name: string
      email: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_special: boolean
      mime_id: string
      mime_key: Buffer
      repost_of: number | null
      parent_id: number | null
      poll_id: number | null
      skeleton: Buffer
      parts: JsonText
      arrival: JsonText | null
      signature: JsonText | null
      words: string
      variable: string
    }
    row: {
      posted: string
    }
  }
  'posting.lock': {
    params: {
      through_group_id: number | null
      through_id: number | null
      group_id: number
      topic_id: number | null
    }
    row: {
      id: number
    }
  }
  'posting.lockAuthor': {
    params: {
      through_group_id: number | null
      through_id: number | null
    }
    row: {
      id: number
    }
  }
  'posting.lockBeside': {
    params: {
      through_group_id: number | null
      through_id: number | null
      group_id: number
      topic_id: number | null
    }
    row: {
      locked: string
    }
  }
  'posting.look': {
    params: {
      group_id: number
      mime_key: Buffer
      mime_id: string
      account_id: number | null
      message_id: number | null
      references: readonly string[]
      thread_key: string
      created: Timestamp | Temporal.Instant | null
      days: number
    }
    row: {
      storage_used: number
      posted: unknown
      held: number | null
      is_id_taken: boolean
      member_id: number | null
      parent_member_id: number | null
      post_status: string | null
      auto_follow: boolean | null
      topic_id: number | null
      thread_key: string | null
      is_closed: boolean | null
      is_moderated: boolean | null
      hashtag_ids: number[] | null
      most_recent_message: Timestamp | null
      rank: number | null
      parent_id: number | null
      tags: unknown
    }
  }
  'posting.movedTo': {
    params: {
      group_id: number
      references: readonly string[]
    }
    row: {
      group_id: number
      is_moved: boolean
    }
  }
  'posting.sendAgain': {
    params: {
      account_id: number
      groups: number
      from: Timestamp | Temporal.Instant
      to: Timestamp | Temporal.Instant
      limit: number
    }
    row: never
  }
  'posting.storageUsed': {
    params: {
      group_id: number
    }
    row: {
      storage_used: number
    }
  }
  'posting.tag': {
    params: {
      group_id: number
      hashtag_ids: readonly number[]
      is_first: boolean
    }
    row: never
  }
  'posting.topicSubject': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      subject: string
    }
  }
  'postingAddress.byHash': {
    params: {
      token_hash: Buffer
    }
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
      posting_id: number
      group_id: number
      name: string
      hashtags: string[]
      stale: boolean
    }
  }
  'postingAddress.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'postingAddress.delete': {
    params: {
      group_id: number
      id: number
    }
    row: {
      name: string
    }
  }
  'postingAddress.deleteAll': {
    params: {
      account_id: number
    }
    row: never
  }
  'postingAddress.insert': {
    params: {
      group_id: number
      member_id: number
      name: string
      hashtags: readonly string[]
      token_hash: Buffer
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      hashtags: string[]
      last_used: Timestamp | null
      user_id: number
      full_name: string
    }
  }
  'postingAddress.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      hashtags: string[]
      last_used: Timestamp | null
      user_id: number
      full_name: string
      group_name: string
    }
  }
  'postingAddress.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      group_id: number
      name: string
      hashtags: string[]
      last_used: Timestamp | null
      user_id: number
      full_name: string
    }
  }
  'postingAddress.sent': {
    params: {
      group_id: number
      mime_id: string
      account_id: number
    }
    row: {
      message_id: number
      msg_num: number
      topic_id: number
    }
  }
  'postingAddress.touch': {
    params: {
      id: number
    }
    row: never
  }
  'preview.delivery': {
    params: {
      group_id: number
      email_delivery: string
    }
    row: {
      num_people: number
    }
  }
  'preview.examples': {
    params: {
      ids: readonly number[]
      group_id: number
    }
    row: {
      id: number
      status: string
      post_status: string
      mod_status: string
      user_status: string
      full_name: string
    }
  }
  'preview.moderators': {
    params: {
      group_id: number
    }
    row: {
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      user_status: string
      full_name: string
    }
  }
  'preview.parentCounts': {
    params: {
      group_id: number
      parent_id: number
    }
    row: {
      members_count: number
      owners: number
    }
  }
  'preview.silentOpen': {
    params: {
      group_id: number
      days: number
      until_days: number | null
    }
    row: {
      count: number
    }
  }
  'preview.silentUnmoderated': {
    params: {
      group_id: number
      days: number
      until_days: number | null
    }
    row: {
      count: number
    }
  }
  'preview.specialMembers': {
    params: {
      group_id: number
    }
    row: {
      kind: string
      num_people: number
      ids: number[]
    }
  }
  'private.insert': {
    params: {
      group_id: number
      account_id: number | null
      name: string | null
      email: string | null
      is_verified: boolean
      kind: string
      subject: string
      body: string
      in_reply_to: string | null
      recipients: readonly number[]
      copies: readonly number[]
    }
    row: {
      id: number
    }
  }
  'private.insertToMany': {
    params: {
      group_id: number
      account_id: number
      kind: string
      subject: string
      body: string
      recipients: readonly number[]
    }
    row: {
      id: number
    }
  }
  'private.take': {
    params: {
      group_id: number
      id: number
    }
    row: {
      kind: string
      subject: string
      body: string
      in_reply_to: string | null
      recipients: number[]
      copies: number[]
      is_verified: boolean
      account_id: number | null
      email: string
      full_name: string
    }
  }
  'push.add': {
    params: {
      account_id: number
      endpoint: string
      p256dh: string
      auth: string
      session_id: number
    }
    row: {
      id: number
      created: Timestamp
      agent: string
    }
  }
  'push.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      endpoint: string
      p256dh: string
      auth: string
      account_id: number
    }
  }
  'push.dropOldest': {
    params: {
      account_id: number
    }
    row: never
  }
  'push.forget': {
    params: {
      id: number
    }
    row: never
  }
  'push.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      id: number
      created: Timestamp
      agent: string
      session_id: number
    }
  }
  'push.remove': {
    params: {
      id: number
      account_id: number
    }
    row: never
  }
  'rate.forget': {
    params: {
      key: string
    }
    row: never
  }
  'rate.forgetUnder': {
    params: {
      name: string
    }
    row: never
  }
  'rate.sweep': {
    params: null
    row: never
  }
  'rate.take': {
    params: {
      key: string
      count: number
      seconds: number
      since: Timestamp | Temporal.Instant | null
    }
    row: {
      count: number
      seconds_left: number
    }
  }
  'reads.ofAccount': {
    params: {
      account_id: number
    }
    row: {
      group_id: number
      topic_id: number | null
      read_until: Timestamp
    }
  }
  'recipient.administrators': {
    params: null
    row: {
      id: number
      email: string
    }
  }
  'recipient.byAccount': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      id: number
      account_id: number
      mod_status: string
      email: string
      full_name: string
      is_private: boolean
    }
  }
  'recipient.byId': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      account_id: number
      mod_status: string
      email: string
      full_name: string
      is_private: boolean
    }
  }
  'recipient.byIds': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
      account_id: number
      mod_status: string
      email: string
      full_name: string
      is_private: boolean
    }
  }
  'recipient.moderators': {
    params: {
      from_member: boolean
      group_id: number
    }
    row: {
      id: number
    }
  }
  'recipient.notReached': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'recoveryCode.clear': {
    params: {
      account_id: number
    }
    row: never
  }
  'recoveryCode.insert': {
    params: {
      account_id: number
      code_hashes: readonly Buffer[]
    }
    row: never
  }
  'recoveryCode.use': {
    params: {
      account_id: number
      code_hash: Buffer
    }
    row: never
  }
  'reminder.recipients': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      email: string
    }
  }
  'reminder.take': {
    params: {
      zones: readonly string[]
      month: string
      limit: number
    }
    row: {
      group_id: number
      id: number
    }
  }
  'reminder.zones': {
    params: null
    row: {
      timezone: string
    }
  }
  removal: {
    params: {
      group_id: number
      limit: number
    }
    row: never
  }
  'replied.byId': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      account_id: number | null
      mime_id: string
      topic_reply_to: string
      tags_reply_to: string[]
    }
  }
  'replied.topicSubject': {
    params: {
      group_id: number
      id: number
    }
    row: {
      subject: string
    }
  }
  'replied.withAuthor': {
    params: {
      group_id: number
      message_id: number | null
      topic_id: number | null
    }
    row: {
      id: number
      account_id: number | null
      mime_id: string
      topic_reply_to: string
      tags_reply_to: string[]
      has_author: boolean
    }
  }
  'report.count': {
    params: {
      group_id: number
      message_id: number | null
      is_open: boolean
    }
    row: {
      count: number
    }
  }
  'report.page': {
    params: {
      group_id: number
      message_id: number | null
      count: number
      after_id: number | null
    }
    row: {
      message_id: number
      num_reports: number
      resolved_date: Timestamp | null
      resolved_by: number | null
      resolved_by_name: string | null
      msg_num: number
      topic_id: number
      created: Timestamp
      subject: string
      snippet: string
      user_id: number
      name: string
      email: string
      reporters: unknown
    }
  }
  'report.reopen': {
    params: {
      group_id: number
      message_id: number
    }
    row: never
  }
  'report.resolve': {
    params: {
      account_id: number
      group_id: number
      message_id: number
    }
    row: never
  }
  'rsvp.after': {
    params: {
      event_id: number
      after: number
      limit: number
    }
    row: {
      id: number
      created: Timestamp
      type: string
      comment: string
      additional_guests: number
      full_name: string
      email: string
    }
  }
  'rsvp.answerers': {
    params: {
      ids: readonly number[]
      account_id: number | null
    }
    row: {
      event_id: number
      account_id: number
      type: string
      email: string
    }
  }
  'rsvp.count': {
    params: {
      event_id: number
      type: string
    }
    row: {
      count: number
    }
  }
  'rsvp.countOfAccount': {
    params: {
      account_id: number
    }
    row: {
      count: number
    }
  }
  'rsvp.exported': {
    params: {
      account_id: number
      after: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      event_id: number
      name: string
      starts: Timestamp
      type: string
      comment: string
      additional_guests: number
    }
  }
  'rsvp.firstWaiting': {
    params: {
      event_id: number
    }
    row: {
      account_id: number
    }
  }
  'rsvp.inSeries': {
    params: {
      series_ids: readonly number[]
      account_ids: readonly number[]
    }
    row: {
      event_id: number
      account_id: number
      type: string
    }
  }
  'rsvp.lockMemberships': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'rsvp.ofAccount': {
    params: {
      account_id: number
      group_id: number | null
      limit: number
    }
    row: {
      event_id: number
    }
  }
  'rsvp.own': {
    params: {
      event_id: number
      account_id: number
    }
    row: {
      id: number
      type: string
      comment: string
      additional_guests: number
      arrival: number | null
    }
  }
  'rsvp.ownOfMany': {
    params: {
      event_id: number
      account_ids: readonly number[]
    }
    row: {
      account_id: number
      type: string
      additional_guests: number
      arrival: number | null
      sequence: number
      answered: Timestamp
    }
  }
  'rsvp.page': {
    params: {
      event_id: number
      type: string | null
      only_account_id: number | null
      count: number
      after_id: number | null
      after_key: string | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      event_id: number
      group_id: number
      account_id: number
      type: string
      comment: string
      additional_guests: number
      arrival: number | null
      user_name: string
      full_name: string
      email: string
      profile_photo_url: string
    }
  }
  'rsvp.promote': {
    params: {
      ids: readonly number[]
      seats: number
      event_id: number
    }
    row: never
  }
  'rsvp.put': {
    params: {
      group_id: number
      event_id: number
      account_ids: readonly number[]
      types: readonly string[]
      comments: readonly string[]
      guests: readonly number[]
      arrivals_of: readonly number[]
      sequences: readonly number[]
      answered: readonly string[]
      num_attendees: number
      num_waiting: number
      num_rsvps: number
      arrivals: number
    }
    row: {
      id: number
      group_id: number
      event_id: number
      account_id: number
      created: Timestamp
      updated: Timestamp
      type: string
      comment: string
      additional_guests: number
      arrival: number | null
      sequence: number
      answered: Timestamp
      user_name: string
      full_name: string
      email: string
      profile_photo_url: string
    }
  }
  'rsvp.remove': {
    params: {
      id: number
      attendees: number
      waiting: number
      event_id: number
    }
    row: never
  }
  'rsvp.waiting': {
    params: {
      event_id: number
      limit: number
    }
    row: {
      id: number
      account_id: number
      additional_guests: number
      email: string
      member_id: number
    }
  }
  'rsvp.whoLeft': {
    params: {
      group_id: number
      member_id: number
    }
    row: {
      account_id: number | null
    }
  }
  'search.accounts': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'search.among': {
    params: {
      weights: readonly number[] | null
      ranked_by: string | null
      group_id: number
      msg_nums: readonly number[]
      tsquery: string
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
    }
    row: {
      msg_num: number
      created: Timestamp
      rank: number
    }
  }
  'search.blocks': {
    params: {
      group_id: number
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      most: number
    }
    row: {
      block: number
      last: number
    }
  }
  'search.found': {
    params: {
      blocks: readonly number[]
      tsquery: string
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      above: number
      below: number
      most: number
      group_id: number
    }
    row: {
      msg_num: number
      created: Timestamp
      rank: number
    }
  }
  'search.groups': {
    params: {
      account_id: number
      org_id: number | null
      group_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      most_recent_message: Timestamp
    }
  }
  'search.messages': {
    params: {
      msg_nums: readonly number[]
      group_id: number
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      body: string
      quoted: string
      remainder: string
      is_long: boolean
      rev_count: number
      num_attachments: number
      user_id: number
      shown_name: string
      profile_photo_url: string
      profile_privacy: string
      num_messages: number
      is_closed: boolean
      is_moderated: boolean
      is_sticky: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      attachments: unknown
    }
  }
  'search.messagesCut': {
    params: {
      msg_nums: readonly number[]
      group_id: number
    }
    row: {
      id: number
      group_id: number
      msg_num: number
      topic_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      body: string
      quoted: string
      remainder: string
      found: number
      rev_count: number
      num_attachments: number
      user_id: number
      shown_name: string
      profile_photo_url: string
      profile_privacy: string
      num_messages: number
      is_closed: boolean
      is_moderated: boolean
      is_sticky: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      attachments: unknown
    }
  }
  'search.poster': {
    params: {
      group_id: number
      account_id: number
    }
    row: {
      id: number
      full_name: string
      profile_photo_url: string
      profile_privacy: string
      name: string
    }
  }
  'search.ranked': {
    params: {
      weights: readonly number[] | null
      ranked_by: string | null
      blocks: readonly number[]
      tsquery: string
      from: Timestamp | Temporal.Instant | null
      until: Timestamp | Temporal.Instant | null
      above: number
      below: number
      most: number
      group_id: number
    }
    row: {
      msg_num: number
      created: Timestamp
      rank: number
    }
  }
  'search.topics': {
    params: {
      group_id: number
      msg_nums: readonly number[]
    }
    row: {
      topics: string
    }
  }
  'searchIndex.addPostings': {
    params: {
      group_id: number
      segment_id: number
      terms: readonly string[]
      postings: readonly Buffer[]
      positions: readonly Buffer[]
    }
    row: never
  }
  'searchIndex.analyze': {
    params: null
    row: never
  }
  'searchIndex.claim': {
    params: {
      group_id: number
      format: number
      most: number
    }
    row: never
  }
  'searchIndex.docValues': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      doc_values: Buffer
    }
  }
  'searchIndex.finish': {
    params: {
      doc_values: Buffer
      bigram_words: string
      earliest: Timestamp | Temporal.Instant | null
      latest: Timestamp | Temporal.Instant | null
      group_id: number
      id: number
      leased_until: Timestamp | Temporal.Instant
    }
    row: {
      isThere: boolean
    }
  }
  'searchIndex.postings': {
    params: {
      ids: readonly number[]
      low: readonly string[]
      high: readonly string[]
      needs_positions: readonly boolean[]
      required: readonly boolean[]
      missing: readonly boolean[]
    }
    row: {
      source: number
      members: string
      lacking: number | null
      isRarest: boolean
      n: number | null
      lengths: Buffer | null
      postings: Buffer | null
      positions: Buffer | null
    }
  }
  'searchIndex.postpone': {
    params: {
      group_id: number
      id: number
      leased_until: Timestamp | Temporal.Instant
    }
    row: never
  }
  'searchIndex.ranges': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      first: number
      last: number
      earliest: Timestamp | null
      latest: Timestamp | null
      bigram_words: string
    }
  }
  'searchIndex.removePostings': {
    params: {
      segment_id: number
      limit: number
    }
    row: never
  }
  'searchIndex.removeSegment': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'searchIndex.renew': {
    params: {
      group_id: number
      format: number
    }
    row: never
  }
  'searchIndex.snapshot': {
    params: {
      group_id: number
      format: number
    }
    row: {
      last: number
      messages_moved: number
      segments: string
      stale: string | null
      tail: string | null
    }
  }
  'searchIndex.tail': {
    params: {
      group_id: number
      msg_nums: readonly number[]
    }
    row: {
      msg_num: number
      version: string
      created: Timestamp
      words: string
    }
  }
  'searchIndex.take': {
    params: {
      group_id: number
      format: number
    }
    row: {
      id: number
      first: number
      last: number
      leased_until: Timestamp
    }
  }
  'searchIndex.takeObsolete': {
    params: null
    row: {
      group_id: number
      id: number
    }
  }
  'searchIndex.vectors': {
    params: {
      group_id: number
      first: number
      last: number
    }
    row: {
      msg_num: number
      created: Timestamp
      words: Buffer
    }
  }
  'series.change': {
    params: {
      rule: string
      first_start: string
      minutes: number
      timezone: string
      template: JsonText
      expanded_until: string | null
      rule_from: string | null
      id: number
    }
    row: never
  }
  'series.due': {
    params: {
      by: string
    }
    row: {
      id: number
      group_id: number
      rule: string
      first_start: string
      minutes: number
      timezone: string
      template: unknown
      expanded_until: string | null
      skipped: string[]
      account_id: number | null
      creator_name: string
    }
  }
  'series.forCalendars': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      uid: string
      sequence: number
      created: Timestamp
      updated: Timestamp
      rule: string
      first_start: string
      minutes: number
      timezone: string
      template: unknown
      skipped: string[]
      rule_from: string | null
    }
  }
  'series.insert': {
    params: {
      group_id: number
      rule: string
      first_start: string
      minutes: number
      timezone: string
      template: JsonText
      expanded_until: string | null
    }
    row: {
      id: number
    }
  }
  'series.lock': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      rule: string
      first_start: string
      minutes: number
      timezone: string
      template: unknown
      expanded_until: string | null
      skipped: string[]
    }
  }
  'series.noteLaidUntil': {
    params: {
      expanded_until: string | null
      id: number
    }
    row: never
  }
  'series.skip': {
    params: {
      date: string
      id: number
    }
    row: never
  }
  'serviceEmail.byIds': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      recipient: string
      subject: string
      body: string
      html: string
      created: Timestamp
      message_id: string
      from_name: string
      from_address: string
      reply_to: string
      is_manual: boolean
      in_reply_to: string | null
      attachment: Buffer | null
      calendar: string | null
      calendar_method: string | null
      unsubscribe_url: string | null
    }
  }
  'serviceEmail.byMessageId': {
    params: {
      message_ids: readonly string[]
    }
    row: {
      recipient_id: number
      recipient: string
      outgoing_message_id: number
    }
  }
  'serviceEmail.insert': {
    params: {
      fact_id: number | null
      emails: JsonText
    }
    row: {
      id: number
    }
  }
  'serviceEmail.mark': {
    params: {
      ids: readonly number[]
      states: readonly string[]
      responses: readonly string[]
    }
    row: never
  }
  'serviceEmail.stored': {
    params: {
      id: number
    }
    row: {
      id: number
      recipient: string
      subject: string
      body: string
      html: string
      created: Timestamp
      message_id: string
      from_name: string
      from_address: string
      reply_to: string
      is_manual: boolean
      in_reply_to: string | null
      attachment: Buffer | null
      calendar: string | null
      calendar_method: string | null
      unsubscribe_url: string | null
    }
  }
  'serviceEmail.sweep': {
    params: {
      days: number
      limit: number
    }
    row: never
  }
  'session.byIds': {
    params: {
      ids: readonly number[]
    }
    row: {
      n: number
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
  'session.bySecrets': {
    params: {
      secret_hashes: readonly Buffer[]
    }
    row: {
      n: number
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
    params: {
      id: number
      account_id: number
    }
    row: never
  }
  'session.deleteOthers': {
    params: {
      account_id: number
      keep_id: number | null
    }
    row: {
      id: number
    }
  }
  'session.insert': {
    params: {
      account_id: number
      secret_hash: Buffer
      days: number
      address: string
      agent: string
    }
    row: {
      id: number
      browser_epoch: number
    }
  }
  'session.ofAccount': {
    params: {
      account_id: number
    }
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
    params: null
    row: never
  }
  'session.touch': {
    params: {
      days: number
      id: number
    }
    row: never
  }
  'setupLink.administratorExists': {
    params: null
    row: {
      found: boolean
    }
  }
  'setupLink.replace': {
    params: {
      secret_hash: Buffer
      hours: number
    }
    row: never
  }
  'setupLink.take': {
    params: {
      secret_hash: Buffer
    }
    row: {
      live: boolean
    }
  }
  'setupLink.usable': {
    params: null
    row: {
      secret_hash: Buffer
      expires: Timestamp
      live: boolean
    }
  }
  'signingKey.get': {
    params: {
      purpose: string
      secret: Buffer
    }
    row: {
      secret: Buffer
    }
  }
  'subgroup.countKnown': {
    params: {
      account_id: number
      parent_id: number
      sees_all: boolean
    }
    row: {
      count: number
    }
  }
  'subgroup.page': {
    params: {
      account_id: number
      parent_id: number
      sees_all: boolean
      count: number
      after_id: number | null
      after_key: string | null
    }
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
      photos: unknown
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
      wiki_main_page_id: number
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
  'topic.byId': {
    params: {
      account_id: number | null
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      thread_key: string
      account_id: number | null
      name: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      until: Timestamp | null
      chat_id: number | null
      edited: Timestamp | null
      event_id: number | null
      latest_times: Timestamp[]
      user_id: number
      shown_name: string
      photo: string
      is_unread: boolean
      num_unread: number
      followed: boolean
      muted: boolean
      read_until: Timestamp
    }
  }
  'topic.byIds': {
    params: {
      group_ids: readonly number[]
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      chat_id: number | null
      event_id: number | null
      user_id: number
      shown_name: string
      photo: string
    }
  }
  'topic.close': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'topic.copyFollowers': {
    params: {
      to: number
      group_id: number
      from: number
    }
    row: never
  }
  'topic.copyReads': {
    params: {
      to: number
      group_id: number
      from: number
    }
    row: never
  }
  'topic.countMine': {
    params: {
      account_id: number
      group_ids: readonly number[]
    }
    row: {
      count: number
    }
  }
  'topic.countNumbers': {
    params: {
      group_id: number
      first: number
      last: number
    }
    row: never
  }
  'topic.delete': {
    params: {
      group_id: number
      topic_id: number
      hashtag_ids: readonly number[]
    }
    row: never
  }
  'topic.ends': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      group_id: number
      id: number
      msg_num: number
      account_id: number | null
      name: string
      snippet: string
      created: Timestamp
      is_reply: boolean
      num_attachments: number
      latest: Timestamp
    }
  }
  'topic.firstUnread': {
    params: {
      group_id: number
      topic_id: number
      read_until: Timestamp | Temporal.Instant
    }
    row: {
      msg_num: number
      num_unread: number
    }
  }
  'topic.hasCopies': {
    params: {
      to_group_id: number
      group_id: number
      topic_id: number
    }
    row: {
      found: boolean
    }
  }
  'topic.hasUnread': {
    params: {
      account_id: number
      group_ids: readonly number[]
    }
    row: {
      yes: boolean
    }
  }
  'topic.hashtags': {
    params: {
      group_id: number
      id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'topic.hashtagsIn': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      name: string
      alias_of: number | null
      description: string
      color_name: string
      mods_only_post: boolean
      mods_only_replies: boolean
      no_email: boolean
      moderated: boolean
      replies_unmoderated: boolean
      special: boolean
      locked: boolean
      until: string
      close_instead_of_delete: boolean
      reply_to: string
      topic_count: number
      last_message_date: Timestamp | null
    }
  }
  'topic.hide': {
    params: {
      group_id: number
      topic_id: number
      hashtag_ids: readonly number[]
    }
    row: never
  }
  'topic.lastingFollow': {
    params: {
      group_id: number
      topic_id: number
      account_id: number
    }
    row: {
      state: string
    }
  }
  'topic.linkMerged': {
    params: {
      to: number
      from: number
      group_id: number
    }
    row: never
  }
  'topic.lock': {
    params: {
      group_id: number
      ids: readonly number[]
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      thread_key: string
      account_id: number | null
      name: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      until: Timestamp | null
      chat_id: number | null
      edited: Timestamp | null
      event_id: number | null
      latest_times: Timestamp[]
    }
  }
  'topic.lockDue': {
    params: {
      limit: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      thread_key: string
      account_id: number | null
      name: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      until: Timestamp | null
      chat_id: number | null
      edited: Timestamp | null
      event_id: number | null
      latest_times: Timestamp[]
      is_deleted: boolean
    }
  }
  'topic.mine': {
    params: {
      account_id: number
      group_ids: readonly number[]
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      chat_id: number | null
      event_id: number | null
      user_id: number
      shown_name: string
      photo: string
    }
  }
  'topic.move': {
    params: {
      group_id: number
      topic_id: number
      hashtag_ids: readonly number[]
      to_group_id: number
    }
    row: never
  }
  'topic.moveMessages': {
    params: {
      to: number
      group_id: number
      from: number
      message_ids: readonly number[] | null
    }
    row: {
      messages: number
      attachments: number
    }
  }
  'topic.moveTargets': {
    params: {
      account_id: number
      group_id: number
      org_id: number | null
      to_group_id: number | null
    }
    row: {
      id: number
      parent_id: number | null
    }
  }
  'topic.now': {
    params: {
      topic_id: number
    }
    row: {
      group_id: number
      topic_id: number
    }
  }
  'topic.page': {
    params: {
      group_ids: readonly number[]
      account_id: number | null
      count: number
      after_key: string | null
      after_id: number | null
      after_sticky: boolean | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      chat_id: number | null
      event_id: number | null
      user_id: number
      shown_name: string
      photo: string
      is_unread: boolean
      num_unread: number
      followed: boolean
      muted: boolean
      read_until: Timestamp
      sort_subject: string
      print: string | null
    }
  }
  'topic.pagePrint': {
    params: {
      group_ids: readonly number[]
      account_id: number | null
      count: number
      after_sticky: boolean | null
      after_key: string | null
      after_id: number | null
    }
    row: {
      print: string | null
    }
  }
  'topic.people': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      user_id: number
      name: string
      photo: string
      num_messages: number
      num_people: number
      counted: number
    }
  }
  'topic.readableGroups': {
    params: {
      account_id: number
      org_id: number | null
    }
    row: {
      id: number
      settings: unknown
      threads_count: number
    }
  }
  'topic.refreshUntil': {
    params: {
      group_id: number
      id: number
    }
    row: never
  }
  'topic.remark': {
    params: {
      group_id: number
      topic_id: number
      after_created: Timestamp | Temporal.Instant | null
      after_id: number | null
      limit: number
    }
    row: {
      created: Timestamp
      id: number
    }
  }
  'topic.rememberNumbers': {
    params: {
      to_group_id: number
      ids: readonly number[]
      group_id: number
    }
    row: never
  }
  'topic.renameTags': {
    params: {
      tags: string
      group_id: number
      topic_id: number
    }
    row: never
  }
  'topic.restore': {
    params: {
      group_id: number
      topic_id: number
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      thread_key: string
      account_id: number | null
      name: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      until: Timestamp | null
      chat_id: number | null
      edited: Timestamp | null
      event_id: number | null
      latest_times: Timestamp[]
    }
  }
  'topic.setContents': {
    params: {
      messages: number
      attachments: number
      account_id: number | null
      name: string
      summary: string
      most_recent_message: Timestamp | Temporal.Instant
      group_id: number
      id: number
    }
    row: never
  }
  'topic.setFollower': {
    params: {
      group_id: number
      topic_id: number
      account_id: number
      state: string
      lasting: string | null
    }
    row: never
  }
  'topic.setHashtags': {
    params: {
      group_id: number
      topic_id: number
      gone: readonly number[]
      added: readonly number[]
      hashtag_ids: readonly number[]
    }
    row: never
  }
  'topic.setOptions': {
    params: {
      is_sticky: boolean | null
      is_closed: boolean | null
      is_moderated: boolean | null
      reply_to: string | null
      group_id: number
      id: number
    }
    row: never
  }
  'topic.setRead': {
    params: {
      group_id: number
      account_id: number
      msg_num: number | null
      topic_id: number
    }
    row: {
      found: number
    }
  }
  'topic.setSummary': {
    params: {
      summary: string
      group_id: number
      id: number
    }
    row: never
  }
  'topic.setTitle': {
    params: {
      subject: string
      thread_key: string
      group_id: number
      id: number
    }
    row: never
  }
  'topic.split': {
    params: {
      group_id: number
      created: Timestamp | Temporal.Instant
      subject: string
      thread_key: string
      most_recent_message: Timestamp | Temporal.Instant
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
    }
    row: {
      group_id: number
      id: number
      created: Timestamp
      updated: Timestamp
      subject: string
      thread_key: string
      account_id: number | null
      name: string
      summary: string
      num_messages: number
      num_attachments: number
      is_sticky: boolean
      is_closed: boolean
      is_moderated: boolean
      reply_to: string
      hashtag_ids: number[]
      most_recent_message: Timestamp
      until: Timestamp | null
      chat_id: number | null
      edited: Timestamp | null
      event_id: number | null
      latest_times: Timestamp[]
    }
  }
  'topic.states': {
    params: {
      group_ids: readonly number[]
      ids: readonly number[]
      account_id: number | null
    }
    row: {
      id: number
      is_unread: boolean
      num_unread: number
      followed: boolean
      muted: boolean
      read_until: Timestamp
    }
  }
  'topic.sweepFollowers': {
    params: {
      limit: number
    }
    row: never
  }
  'topic.sweepReads': {
    params: null
    row: never
  }
  'topic.unreadByGroup': {
    params: {
      account_id: number
      group_ids: readonly number[]
    }
    row: {
      group_id: number
      group_name: string
      topics: number
    }
  }
  'topic.unsetFollower': {
    params: {
      group_id: number
      topic_id: number
      account_id: number
      state: string
    }
    row: never
  }
  'twoFactor.of': {
    params: {
      id: number
    }
    row: {
      two_factor_seed: Buffer | null
      two_factor_enabled: boolean
    }
  }
  'twoFactor.off': {
    params: {
      id: number
    }
    row: never
  }
  'twoFactor.offer': {
    params: {
      two_factor_seed: Buffer
      id: number
    }
    row: never
  }
  'twoFactor.on': {
    params: {
      two_factor_step: number
      id: number
      two_factor_seed: Buffer
    }
    row: never
  }
  'twoFactor.useStep': {
    params: {
      two_factor_step: number
      id: number
    }
    row: never
  }
  'unsolicited.decline': {
    params: {
      group_id: number
      email: string
    }
    row: {
      id: number
      email: string
    }
  }
  'unsolicited.declineAll': {
    params: {
      email: string
    }
    row: {
      id: number
      group_id: number
      email: string
    }
  }
  'unsolicited.forget': {
    params: {
      group_id: number
      email: string
    }
    row: never
  }
  'unsolicited.lockAdded': {
    params: {
      email: string
    }
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
      num_messages: number
      sort_name: string
      sort_email: string
      options: unknown
      moderator_notes: string
      moderator_notes_updated: Timestamp | null
      num_drafts: number
      extra_data: unknown
      given_id: number | null
      given_name: string | null
      given_email: string | null
      mail_status: string
      claimed_by: number
      email: string
      user_status: string
      user_name: string
      full_name: string
      timezone: string
      preferences: unknown
      decided: boolean
      group_name: string
      group_title: string
      group_photos: unknown
      subs_count: number
      owns_parent: boolean
      labels: unknown
    }
  }
  'unsolicited.note': {
    params: {
      group_id: number
      email: string
      days: number
    }
    row: {
      email: string
    }
  }
  'unsolicited.refuse': {
    params: {
      email: string
    }
    row: {
      email: string
    }
  }
  'unsolicited.sweep': {
    params: {
      days: number
    }
    row: never
  }
  'updates.endedSessions': {
    params: {
      session_ids: readonly number[]
    }
    row: {
      id: number
    }
  }
  'updates.groupCounts': {
    params: {
      group_ids: readonly number[]
    }
    row: {
      id: number
      topic: number
      moderation: number
    }
  }
  'webhook.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'webhook.delete': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.failed': {
    params: {
      ids: readonly number[]
    }
    row: never
  }
  'webhook.find': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.insert': {
    params: {
      group_id: number
      account_id: number
      name: string
      url: string
      actions: readonly string[]
      secret: Buffer
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.pauseFailing': {
    params: {
      id: number
      gone: boolean
    }
    row: {
      group_id: number
      name: string
      url: string
      since: Timestamp
    }
  }
  'webhook.rotate': {
    params: {
      secret: Buffer
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhook.secrets': {
    params: {
      group_id: number
      id: number
    }
    row: {
      url: string
      secret: Buffer
      old_secret: Buffer | null
    }
  }
  'webhook.succeeded': {
    params: {
      ids: readonly number[]
    }
    row: never
  }
  'webhook.update': {
    params: {
      name: string
      url: string
      actions: readonly string[]
      status: string
      group_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      updated: Timestamp
      group_id: number
      account_id: number | null
      name: string
      url: string
      actions: string[]
      status: string
      failing_since: Timestamp | null
      old_secret_until: Timestamp | null
    }
  }
  'webhookDelivery.again': {
    params: {
      webhook_id: number
      id: number
    }
    row: {
      id: number
      created: Timestamp
      webhook_id: number
      fact_id: number
      action: string
      state: string
      tries: number
      tried: Timestamp | null
      next_try: Timestamp | null
      status: number
      latency: number
      answer: string
    }
  }
  'webhookDelivery.claim': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      webhook_id: number
      fact_id: number
      action: string
      object: string
      created: Timestamp
      tries: number
      url: string
      secret: Buffer
      old_secret: Buffer | null
      age: number
      happened: Timestamp | null
      via: string | null
      data: unknown
      group_name: string
      group_title: string
      member_info_id: number | null
      member_status: string | null
      mod_status: string | null
      user_id: number | null
      full_name: string | null
      email: string | null
    }
  }
  'webhookDelivery.count': {
    params: {
      webhook_id: number
      state: string | null
    }
    row: {
      count: number
    }
  }
  'webhookDelivery.earlier': {
    params: {
      id: number
    }
    row: {
      id: number
    }
  }
  'webhookDelivery.end': {
    params: {
      outcomes: JsonText
    }
    row: never
  }
  'webhookDelivery.failPending': {
    params: {
      webhook_id: number
    }
    row: never
  }
  'webhookDelivery.nextId': {
    params: null
    row: {
      id: number
    }
  }
  'webhookDelivery.page': {
    params: {
      webhook_id: number
      state: string | null
      count: number
      after_id: number | null
    }
    row: {
      id: number
      created: Timestamp
      webhook_id: number
      fact_id: number
      action: string
      state: string
      tries: number
      tried: Timestamp | null
      next_try: Timestamp | null
      status: number
      latency: number
      answer: string
    }
  }
  'webhookDelivery.sweep': {
    params: null
    row: never
  }
  'webhookDelivery.test': {
    params: {
      id: number
      group_id: number
      webhook_id: number
      state: string
      status: number
      latency: number
      answer: string
    }
    row: {
      id: number
      created: Timestamp
      webhook_id: number
      fact_id: number
      action: string
      state: string
      tries: number
      tried: Timestamp | null
      next_try: Timestamp | null
      status: number
      latency: number
      answer: string
    }
  }
  'webhookDelivery.wait': {
    params: {
      id: number
    }
    row: {
      seconds: number
    }
  }
  'webhookDelivery.wakeNext': {
    params: {
      outcomes: JsonText
    }
    row: never
  }
  'wiki.actor': {
    params: {
      id: number
    }
    row: {
      full_name: string
    }
  }
  'wiki.addSize': {
    params: {
      bytes: number
      id: number
    }
    row: never
  }
  'wiki.byId': {
    params: {
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      editor_id: number | null
      editor_name: string
      created: Timestamp
      updated: Timestamp
      title: string
      title_key: string
      format: string
      edit_msg: string
      snippet: string
      locked: boolean
      rev_count: number
      size: number
    }
  }
  'wiki.byIds': {
    params: {
      ids: readonly number[]
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      editor_id: number | null
      editor_name: string
      created: Timestamp
      updated: Timestamp
      title: string
      title_key: string
      format: string
      edit_msg: string
      snippet: string
      locked: boolean
      rev_count: number
      size: number
    }
  }
  'wiki.byKey': {
    params: {
      group_id: number
      key: string
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      editor_id: number | null
      editor_name: string
      created: Timestamp
      updated: Timestamp
      title: string
      title_key: string
      format: string
      edit_msg: string
      snippet: string
      locked: boolean
      rev_count: number
      size: number
    }
  }
  'wiki.change': {
    params: {
      account_id: number
      name: string
      title: string
      key: string
      format: string
      edit_msg: string
      html: string
      links: JsonText
      toc: JsonText
      snippet: string
      words: string
      size: number
      group_id: number
      id: number
    }
    row: {
      rev_count: number
    }
  }
  'wiki.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'wiki.countDeleted': {
    params: {
      bytes: number
      group_id: number
    }
    row: never
  }
  'wiki.groupOf': {
    params: {
      id: number
    }
    row: {
      group_id: number
      title: string
    }
  }
  'wiki.insert': {
    params: {
      group_id: number
      key: string
      account_id: number
      name: string
      title: string
      format: string
      edit_msg: string
      html: string
      links: JsonText
      toc: JsonText
      snippet: string
      words: string
      size: number
    }
    row: {
      id: number
    }
  }
  'wiki.insertRevision': {
    params: {
      page_id: number
      version: number
      group_id: number
      account_id: number
      name: string
      title: string
      format: string
      body: string
      edit_msg: string
      restored: number
      size: number
    }
    row: never
  }
  'wiki.isTaken': {
    params: {
      group_id: number
      key: string
      except_id: number
    }
    row: {
      taken: boolean
    }
  }
  'wiki.isWatched': {
    params: {
      account_id: number
      page_id: number
    }
    row: {
      watched: boolean
    }
  }
  'wiki.keepName': {
    params: {
      group_id: number
      key: string
      old_key: string
      page_id: number
      old_title: string
    }
    row: never
  }
  'wiki.linkedFrom': {
    params: {
      group_id: number
      id: number
      key: string
    }
    row: {
      id: number
      title: string
      title_key: string
    }
  }
  'wiki.lock': {
    params: {
      group_id: number
      id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      editor_id: number | null
      editor_name: string
      created: Timestamp
      updated: Timestamp
      title: string
      title_key: string
      format: string
      edit_msg: string
      snippet: string
      locked: boolean
      rev_count: number
      size: number
      deleted: Timestamp | null
    }
  }
  'wiki.markDeleted': {
    params: {
      id: number
      group_id: number
      account_id: number
    }
    row: never
  }
  'wiki.messageOfVersion': {
    params: {
      page_id: number
      version: number
    }
    row: {
      edit_msg: string
    }
  }
  'wiki.ofGroup': {
    params: {
      group_id: number
    }
    row: {
      id: number
    }
  }
  'wiki.page': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      account_id: number | null
      editor_id: number | null
      editor_name: string
      created: Timestamp
      updated: Timestamp
      title: string
      title_key: string
      format: string
      edit_msg: string
      snippet: string
      locked: boolean
      rev_count: number
      size: number
    }
  }
  'wiki.pagesOfKeys': {
    params: {
      keys: readonly string[]
      group_id: number
    }
    row: {
      key: string
      id: number
      title: string
    }
  }
  'wiki.putLinks': {
    params: {
      page_id: number
      keys: readonly string[]
      group_id: number
    }
    row: never
  }
  'wiki.putText': {
    params: {
      html: string
      links: JsonText
      toc: JsonText
      snippet: string
      words: string
      format: string
      edit_msg: string
      title: string
      id: number
      key: string
      group_id: number
    }
    row: never
  }
  'wiki.returnStorage': {
    params: {
      bytes: number
      group_id: number
    }
    row: never
  }
  'wiki.revision': {
    params: {
      page_id: number
      version: number
    }
    row: {
      version: number
      body: string
      created: Timestamp
      account_id: number | null
      name: string
      title: string
      edit_msg: string
      format: string
    }
  }
  'wiki.search': {
    params: {
      group_id: number
      tsquery: string
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      updated: Timestamp
      title: string
      editor_name: string
      html: string
    }
  }
  'wiki.setLocked': {
    params: {
      locked: boolean
      group_id: number
      id: number
    }
    row: never
  }
  'wiki.setMain': {
    params: {
      page_id: number
      group_id: number
    }
    row: never
  }
  'wiki.setMainIfNone': {
    params: {
      page_id: number
      group_id: number
    }
    row: never
  }
  'wiki.snippetOfNewest': {
    params: {
      page_id: number
      version: number
    }
    row: {
      snippet: string
    }
  }
  'wiki.takeStorage': {
    params: {
      bytes: number
      group_id: number
      most: number
    }
    row: {
      stored: number
    }
  }
  'wiki.text': {
    params: {
      id: number
    }
    row: {
      html: string
      links: unknown
      toc: unknown
      version: number
      body: string
      created: Timestamp
      account_id: number | null
      name: string
      title: string
      edit_msg: string
      format: string
    }
  }
  'wiki.unsetMain': {
    params: {
      group_id: number
      page_id: number
    }
    row: never
  }
  'wiki.unwatch': {
    params: {
      account_id: number
      page_id: number
    }
    row: never
  }
  'wiki.wanting': {
    params: {
      group_id: number
      except_id: number
      page_id: number
    }
    row: {
      id: number
      group_id: number
      account_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
      given_id: number | null
      email: string
      user_status: string
    }
  }
  'wiki.watch': {
    params: {
      account_id: number
      page_id: number
      group_id: number
    }
    row: never
  }
  'wikiChange.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'wikiChange.page': {
    params: {
      group_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      page_id: number
      group_id: number
      version: number
      account_id: number | null
      name: string
      created: Timestamp
      title: string
      format: string
      edit_msg: string
      restored: number
      size: number
    }
  }
  'wikiDeleted.count': {
    params: {
      group_id: number
    }
    row: {
      count: number
    }
  }
  'wikiDeleted.page': {
    params: {
      group_id: number
      count: number
      after_key: string | null
      after_id: number | null
    }
    row: {
      id: number
      group_id: number
      created: Timestamp
      deleted: Timestamp
      account_id: number | null
      deleted_by: number | null
      title: string
      name: string
    }
  }
  'wikiDeleted.restore': {
    params: {
      group_id: number
      key: string
      id: number
    }
    row: never
  }
  'wikiFile.add': {
    params: {
      group_id: number
      page_id: number
      account_id: number
      files: JsonText
    }
    row: never
  }
  'wikiFile.find': {
    params: {
      page_id: number
      file_id: number
    }
    row: {
      hash: string
      size: number
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'wikiFile.nextIds': {
    params: {
      count: number
    }
    row: {
      id: number
    }
  }
  'wikiFile.ofPage': {
    params: {
      page_id: number
    }
    row: {
      id: number
      page_id: number
      created: Timestamp
      account_id: number | null
      hash: string
      size: number
      filename: string
      media_type: string
      width: number | null
      height: number | null
      thumbnail_hash: string | null
    }
  }
  'wikiFile.remove': {
    params: {
      page_id: number
      file_id: number
    }
    row: {
      size: number
      filename: string
    }
  }
  'wikiFile.same': {
    params: {
      page_id: number
      hashes: readonly string[]
    }
    row: {
      id: number
      hash: string
    }
  }
  'wikiRevision.page': {
    params: {
      page_id: number
      count: number
      after_id: number | null
    }
    row: {
      id: number
      page_id: number
      group_id: number
      version: number
      account_id: number | null
      name: string
      created: Timestamp
      title: string
      format: string
      edit_msg: string
      restored: number
      size: number
    }
  }
}
