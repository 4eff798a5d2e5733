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
  'apiKey.byId': {
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
  'archive.countDays': {
    params: readonly [number | null, readonly string[] | null, readonly number[] | null]
    row: never
  }
  'archive.countGroup': {
    params: readonly [number | null, number | null, number | null, number | null]
    row: never
  }
  'archive.countHashtags': {
    params: readonly [number | null, readonly number[] | null, number | null, Timestamp | Temporal.Instant | null]
    row: never
  }
  'archive.lockGroup': {
    params: readonly [number | null]
    row: {
      storage_used: number
    }
  }
  'attachment.byId': {
    params: readonly [number | null]
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
    }
  }
  'blobs.seize': {
    params: readonly [readonly string[] | null]
    row: {
      held: string | null
    }
  }
  'blobs.share': {
    params: readonly [readonly string[] | null]
    row: {
      held: string | null
    }
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
  'delivery.deleteOfMessages': {
    params: readonly [number | null, readonly number[] | null, number | null]
    row: never
  }
  'download.keys': {
    params: readonly [number | null, number | null, Timestamp | Temporal.Instant | null, number | null]
    row: {
      msg_num: number
      id: number
      created: Timestamp
      bytes: number
    }
  }
  'download.mails': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      created: Timestamp
      account_id: number | null
      email: string
      skeleton: Buffer
      parts: unknown
    }
  }
  'draft.addFiles': {
    params: readonly [number | null, JsonText | null]
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
    params: readonly [number | null, number | null]
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
    }
  }
  'draft.countAll': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'draft.countIn': {
    params: readonly [number | null, number | null]
    row: {
      count: number
    }
  }
  'draft.countKnown': {
    params: readonly [number | null, number | null]
    row: {
      count: number
    }
  }
  'draft.file': {
    params: readonly [number | null, number | null]
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
    params: readonly [number | null, number | null, number | null]
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
  'draft.filePageBack': {
    params: readonly [number | null, number | null, number | null]
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
    params: readonly [number | null]
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
    params: readonly [number | null, number | null, string | null, number | null, number | null]
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
    }
  }
  'draft.isDelivered': {
    params: readonly [number | null, number | null, number | null]
    row: {
      found: boolean
    }
  }
  'draft.lock': {
    params: readonly [number | null, number | null]
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
    }
  }
  'draft.lockWriter': {
    params: readonly [number | null]
    row: {
      id: number
    }
  }
  'draft.page': {
    params: readonly [number | null, number | null, number | null, string | null, number | null]
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
      sort_subject: string
      found: number
    }
  }
  'draft.remove': {
    params: readonly [number | null, number | null]
    row: {
      group_id: number
    }
  }
  'draft.removeAll': {
    params: readonly [number | null]
    row: never
  }
  'draft.removeFile': {
    params: readonly [number | null, number | null]
    row: {
      draft_id: number
    }
  }
  'draft.removeIn': {
    params: readonly [number | null, number | null]
    row: never
  }
  'draft.save': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      boolean | null,
      boolean | null,
    ]
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
    }
  }
  'draft.space': {
    params: readonly [number | null, number | null, number | null]
    row: {
      storage_used: number
      files: number
      all_files: number
    }
  }
  'draft.take': {
    params: readonly [number | null, number | null, Timestamp | Temporal.Instant | null]
    row: {
      group_id: number
    }
  }
  'export.draftFiles': {
    params: readonly [number | null, number | null, number | null]
    row: {
      draft_id: number
      id: number
      hash: string
      filename: string
    }
  }
  'export.drafts': {
    params: readonly [number | null, number | null]
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
    }
  }
  'export.mails': {
    params: readonly [number | null, number | null, number | null]
    row: {
      group_id: number
      id: number
      created: Timestamp
      email: string
      skeleton: Buffer
      parts: unknown
    }
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
  'feed.count': {
    params: readonly [number | null, number | null]
    row: {
      count: number
    }
  }
  'feed.hashtags': {
    params: readonly [readonly number[] | null]
    row: {
      group_id: number
      id: number
    }
  }
  'feed.images': {
    params: readonly [readonly number[] | null, readonly number[] | null]
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
  'feed.page': {
    params: readonly [number | null, number | null, number | null, string | null, number | null]
    row: {
      id: number
      group_id: number
      key: string
    }
  }
  'feed.subgroups': {
    params: readonly [readonly number[] | null, readonly boolean[] | null, number | null]
    row: {
      id: number
    }
  }
  'feed.topics': {
    params: readonly [readonly number[] | null]
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
      shown_name: string
      profile_photo_url: string
    }
  }
  'files.unnamed': {
    params: readonly [readonly string[] | null]
    row: {
      hash: string
    }
  }
  'follows.countOfAccount': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'follows.ofAccount': {
    params: readonly [number | null]
    row: {
      group_id: number | null
      what: string
      id: number
      state: string
      until: Timestamp | null
    }
  }
  'follows.removeOfAccount': {
    params: readonly [number | null]
    row: never
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
  'group.byIds': {
    params: readonly [readonly number[] | null]
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
  'hashtag.byId': {
    params: readonly [number | null]
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
    params: readonly [number | null, number | null, JsonText | null]
    row: never
  }
  'hashtag.count': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'hashtag.countOneLess': {
    params: readonly [number | null]
    row: never
  }
  'hashtag.countTopics': {
    params: readonly [number | null, number | null, number | null, Timestamp | Temporal.Instant | null]
    row: never
  }
  'hashtag.delete': {
    params: readonly [number | null, number | null]
    row: never
  }
  'hashtag.deleteFollow': {
    params: readonly [number | null, number | null, number | null, string | null]
    row: never
  }
  'hashtag.find': {
    params: readonly [number | null, number | null]
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
    params: readonly [number | null, readonly number[] | null]
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
    params: readonly [number | null, readonly string[] | null]
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
    params: readonly [number | null, readonly string[] | null]
    row: {
      id: number
      name: string
    }
  }
  'hashtag.lock': {
    params: readonly [number | null, readonly number[] | null]
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
    params: readonly [number | null, readonly number[] | null]
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
    params: readonly [number | null, readonly string[] | null]
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
  'hashtag.lockGroup': {
    params: readonly [number | null]
    row: {
      hashtags_count: number
    }
  }
  'hashtag.lockTopics': {
    params: readonly [number | null, number | null, number | null, number | null]
    row: {
      id: number
      num_messages: number
      most_recent_message: Timestamp
    }
  }
  'hashtag.named': {
    params: readonly [number | null, string | null]
    row: {
      id: number
    }
  }
  'hashtag.page': {
    params: readonly [number | null, number | null, number | null, string | null, number | null]
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
    params: readonly [number | null, number | null, number | null]
    row: never
  }
  'hashtag.passOnFollowers': {
    params: readonly [number | null, number | null, number | null, number | null]
    row: {
      account_id: number
    }
  }
  'hashtag.putFollow': {
    params: readonly [number | null, number | null, number | null, string | null, string | null]
    row: never
  }
  'hashtag.renewUntil': {
    params: readonly [number | null, readonly number[] | null]
    row: never
  }
  'hashtag.retag': {
    params: readonly [
      number | null,
      number | null,
      readonly number[] | null,
      number | null,
      string | null,
      readonly string[] | null,
    ]
    row: {
      gained: number
    }
  }
  'hashtag.rewriteSubjects': {
    params: readonly [number | null, readonly number[] | null, string | null, string | null]
    row: never
  }
  'hashtag.shown': {
    params: readonly [number | null, number | null, number | null]
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
    params: readonly [number | null, readonly number[] | null, readonly number[] | null]
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
    params: readonly [number | null]
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
  'import.addMessages': {
    params: readonly [number | null, JsonText | null]
    row: never
  }
  'import.addTopics': {
    params: readonly [number | null, JsonText | null]
    row: never
  }
  'import.authors': {
    params: readonly [number | null, readonly string[] | null]
    row: {
      email: string
      account_id: number
      member_id: number
    }
  }
  'import.count': {
    params: readonly [number | null, number | null, number | null, number | null]
    row: never
  }
  'import.gatherWords': {
    params: readonly []
    row: {
      set_config: string | null
    }
  }
  'import.growTopics': {
    params: readonly [number | null, JsonText | null]
    row: never
  }
  'import.lockNumbers': {
    params: readonly [number | null]
    row: {
      last_msg_num: number
    }
  }
  'import.lockTopics': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      id: number
    }
  }
  'import.present': {
    params: readonly [number | null, readonly string[] | null]
    row: {
      key: string
    }
  }
  'import.referred': {
    params: readonly [number | null, readonly string[] | null]
    row: {
      mime_id: string
      id: number
      thread_key: string
      created: Timestamp
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'import.sameSubject': {
    params: readonly [number | null, JsonText | null]
    row: {
      id: number
      thread_key: string
      created: Timestamp
      most_recent_message: Timestamp
      hashtag_ids: number[]
    }
  }
  'import.tagNames': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      id: number
      name: string
      until: string
    }
  }
  'import.topicIds': {
    params: readonly [number | null]
    row: {
      id: number
    }
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
      from_name: string
      reply_to: string
      in_reply_to: string | null
    }
  }
  'letters.insert': {
    params: readonly [
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
    ]
    row: {
      id: number
    }
  }
  'letters.mark': {
    params: readonly [number | null, string | null, string | null]
    row: never
  }
  'likes.countOfAccount': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'likes.lockMessagesOfAccount': {
    params: readonly [number | null]
    row: {
      id: number
    }
  }
  'likes.ofAccount': {
    params: readonly [number | null, number | null, number | null, number | null]
    row: {
      group_id: number
      message_id: number
      created: Timestamp
    }
  }
  'likes.removeOfAccount': {
    params: readonly [number | null]
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
    params: readonly [number | null, number | null, number | null, number | null]
    row: {
      id: number
      group_id: number
      status: string
      post_status: string
      mod_status: string
      mod_permissions: string[]
    }
  }
  'member.membershipsIn': {
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
  'member.subscriptionsIn': {
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
  'message.attachments': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      media_type: string
      filename: string
      content_id: string
      has_thumbnail: boolean
    }
  }
  'message.byId': {
    params: readonly [number | null]
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
    }
  }
  'message.byIds': {
    params: readonly [number | null, readonly number[] | null, readonly number[] | null]
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
      profile_photo_url: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      reply_to: string
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      attachments: unknown
      has_liked: boolean
    }
  }
  'message.byNum': {
    params: readonly [number | null, number | null, number | null]
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
      profile_photo_url: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      reply_to: string
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      attachments: unknown
      has_liked: boolean
      skeleton: Buffer | null
      parts: unknown
    }
  }
  'message.countRepost': {
    params: readonly [number | null, number | null]
    row: never
  }
  'message.delete': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      day: string
      messages: number
      attachments: number
      size: number
      latest: Timestamp
    }
  }
  'message.files': {
    params: readonly [number | null, number | null]
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
    params: readonly [number | null, readonly number[] | null]
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
  'message.hold': {
    params: readonly [number | null, number | null]
    row: {
      id: number
    }
  }
  'message.keepRevision': {
    params: readonly [number | null, number | null]
    row: never
  }
  'message.like': {
    params: readonly [number | null, number | null, number | null]
    row: never
  }
  'message.lock': {
    params: readonly [number | null, number | null]
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
    }
  }
  'message.lockOfTopic': {
    params: readonly [number | null, number | null, readonly number[] | null]
    row: {
      id: number
      created: Timestamp
    }
  }
  'message.monthCounts': {
    params: readonly [readonly number[] | null, number | null]
    row: {
      year: number
      month: number
      msgs_sent: number
    }
  }
  'message.page': {
    params: readonly [
      number | null,
      number | null,
      number | null,
      number | null,
      Timestamp | Temporal.Instant | null,
      number | null,
    ]
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
      profile_photo_url: string
      subject: string
      subject_with_tags: string
      body: string
      quoted: string
      remainder: string
      snippet: string
      is_plain_text: boolean
      is_reply: boolean
      reply_to: string
      num_likes: number
      rev_count: number
      repost_of: number | null
      num_reposts: number
      last_reposted: Timestamp | null
      is_closed: boolean
      is_moderated: boolean
      most_recent_message: Timestamp
      hashtag_ids: number[]
      attachments: unknown
      has_liked: boolean
      topic: unknown
      found: number
    }
  }
  'message.report': {
    params: readonly [number | null, number | null, number | null]
    row: never
  }
  'message.reported': {
    params: readonly [number | null, number | null, number | null]
    row: {
      group_name: string
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
  'message.revisions': {
    params: readonly [number | null, number | null, number | null, number | null]
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
  'message.setReply': {
    params: readonly [number | null, number | null, boolean | null]
    row: never
  }
  'message.setSubject': {
    params: readonly [number | null, number | null, string | null, string | null]
    row: never
  }
  'message.setSubjectWords': {
    params: readonly [number | null, number | null, string | null]
    row: never
  }
  'message.setText': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      number | null,
      number | null,
    ]
    row: never
  }
  'message.setWords': {
    params: readonly [number | null, number | null, string | null]
    row: never
  }
  'message.unlike': {
    params: readonly [number | null, number | null, number | null]
    row: never
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
  'pending.byId': {
    params: readonly [number | null]
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
    }
  }
  'pending.claim': {
    params: readonly [number | null, number | null, number | null, number | null]
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
    }
  }
  'pending.correct': {
    params: readonly [number | null, number | null, string | null, string | null, JsonText | null, Buffer | null]
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
    }
  }
  'pending.countOfAccount': {
    params: readonly [number | null]
    row: {
      count: number
    }
  }
  'pending.end': {
    params: readonly [number | null, number | null, readonly string[] | null, string | null]
    row: {
      id: number
    }
  }
  'pending.hold': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      JsonText | null,
      Buffer | null,
      Buffer | null,
    ]
    row: {
      id: number
    }
  }
  'pending.lock': {
    params: readonly [number | null, number | null]
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
    }
  }
  'pending.lockExpired': {
    params: readonly [number | null, number | null]
    row: {
      group_id: number
      id: number
      subject: string
      email: string
    }
  }
  'pending.ofAccount': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      group_id: number
      created: Timestamp
      subject: string | null
      text: string | null
    }
  }
  'pending.page': {
    params: readonly [number | null, number | null, number | null]
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
      submission: unknown
      found: number
    }
  }
  'pending.remove': {
    params: readonly [number | null, number | null, readonly string[] | null]
    row: {
      id: number
    }
  }
  'pending.removeOfAccount': {
    params: readonly [number | null]
    row: never
  }
  'pending.sweepDecided': {
    params: readonly [number | null, number | null]
    row: never
  }
  'pending.takeRejected': {
    params: readonly [number | null, number | null]
    row: {
      submission: unknown
    }
  }
  'pending.told': {
    params: readonly [number | null, number | null]
    row: {
      group_name: string
      created: Timestamp
      name: string
      email: string
      subject: string
      reason: string
      submission: unknown
      pending_messages_count: number
      others_wait: boolean
    }
  }
  'posting.attach': {
    params: readonly [number | null, Buffer | null, JsonText | null]
    row: never
  }
  'posting.begin': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      Buffer | null,
      JsonText | null,
      string | null,
      Timestamp | Temporal.Instant | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      boolean | null,
      number | null,
      string | null,
      Buffer | null,
      number | null,
      number | null,
      string | null,
      readonly number[] | null,
      string | null,
      string | null,
    ]
    row: {
      posted: string
    }
  }
  'posting.deliver': {
    params: readonly [
      number | null,
      Buffer | null,
      readonly number[] | null,
      boolean | null,
      number | null,
      boolean | null,
      number | null,
    ]
    row: never
  }
  'posting.followOwn': {
    params: readonly [number | null, Buffer | null, number | null]
    row: never
  }
  'posting.head': {
    params: readonly [number | null, number | null]
    row: {
      mime_id: string
      head: Buffer | null
    }
  }
  'posting.hold': {
    params: readonly [number | null, number | null, number | null]
    row: {
      id: number
    }
  }
  'posting.join': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      Buffer | null,
      JsonText | null,
      string | null,
      Timestamp | Temporal.Instant | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      boolean | null,
      number | null,
      string | null,
      Buffer | null,
      number | null,
      number | null,
      string | null,
      readonly number[] | null,
      number | null,
      boolean | null,
      boolean | null,
    ]
    row: {
      posted: string
    }
  }
  'posting.lockAuthor': {
    params: readonly [number | null, number | null]
    row: {
      id: number
    }
  }
  'posting.look': {
    params: readonly [
      number | null,
      Buffer | null,
      number | null,
      readonly string[] | null,
      string | null,
      number | null,
      Timestamp | Temporal.Instant | null,
      number | null,
    ]
    row: {
      storage_used: number
      posted: unknown
      held: number | null
      member_id: number | null
      post_status: string | null
      auto_follow: boolean | null
      topic_id: number | null
      subject: string | null
      is_closed: boolean | null
      is_moderated: boolean | null
      hashtag_ids: number[] | null
      most_recent_message: Timestamp | null
      rank: number | null
      tags: unknown
    }
  }
  'posting.tag': {
    params: readonly [number | null, Buffer | null, readonly number[] | null, boolean | null]
    row: never
  }
  'private.insert': {
    params: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      readonly number[] | null,
      readonly number[] | null,
    ]
    row: {
      id: number
    }
  }
  'private.removeIn': {
    params: readonly [number | null, number | null]
    row: never
  }
  'private.take': {
    params: readonly [number | null, number | null]
    row: {
      kind: string
      subject: string
      body: string
      in_reply_to: string | null
      recipients: number[]
      copies: number[]
      group_name: string
      account_id: number
      email: string
      full_name: string
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
    params: readonly [string | null, number | null, Timestamp | Temporal.Instant | null]
    row: {
      count: number
      seconds_left: number
    }
  }
  'recipient.byAccount': {
    params: readonly [number | null, number | null]
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
    params: readonly [number | null, number | null]
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
    params: readonly [number | null, readonly number[] | null]
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
    params: readonly [number | null]
    row: {
      id: number
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
  'removal.attachments': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.blocks': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.days': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.deliveries': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.hashtagFollowers': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.hashtags': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.likes': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.messages': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.pending': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.raw': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.reports': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.revisions': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.search': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.topicFollowers': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.topicHashtags': {
    params: readonly [number | null, number | null]
    row: never
  }
  'removal.topics': {
    params: readonly [number | null, number | null]
    row: never
  }
  'replied.byId': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      account_id: number | null
      mime_id: string
      topic_reply_to: string
      tags_reply_to: string[]
    }
  }
  'search.blocks': {
    params: readonly [
      number | null,
      Timestamp | Temporal.Instant | null,
      Timestamp | Temporal.Instant | null,
      number | null,
    ]
    row: {
      block: number
      last: number
    }
  }
  'search.found': {
    params: readonly [
      readonly number[] | null,
      string | null,
      Timestamp | Temporal.Instant | null,
      Timestamp | Temporal.Instant | null,
      number | null,
      number | null,
      number | null,
      string | null,
      readonly number[] | null,
      number | null,
    ]
    row: {
      msg_num: number
      created: Timestamp
      rank: number
    }
  }
  'search.messages': {
    params: readonly [number | null, readonly number[] | null]
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
      found: number
    }
  }
  'search.poster': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      full_name: string
      profile_photo_url: string
      profile_privacy: string
      name: string
    }
  }
  'search.topics': {
    params: readonly [number | null, readonly number[] | null]
    row: {
      msg_num: number
      topic_id: number
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
  'topic.byId': {
    params: readonly [number | null]
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
      shown_name: string
      profile_photo_url: string
    }
  }
  'topic.byIds': {
    params: readonly [readonly number[] | null, readonly number[] | null]
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
      shown_name: string
      profile_photo_url: string
    }
  }
  'topic.close': {
    params: readonly [number | null, number | null]
    row: never
  }
  'topic.copyFollowers': {
    params: readonly [number | null, number | null, number | null]
    row: never
  }
  'topic.delete': {
    params: readonly [number | null, number | null, readonly number[] | null]
    row: never
  }
  'topic.ends': {
    params: readonly [number | null, number | null]
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
  'topic.hashtags': {
    params: readonly [number | null, number | null]
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
  'topic.lock': {
    params: readonly [number | null, readonly number[] | null]
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
    }
  }
  'topic.lockDue': {
    params: readonly [number | null]
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
      is_deleted: boolean
    }
  }
  'topic.moveMessages': {
    params: readonly [number | null, number | null, number | null, readonly number[] | null]
    row: {
      messages: number
      attachments: number
    }
  }
  'topic.page': {
    params: readonly [readonly number[] | null, number | null, string | null, number | null, boolean | null]
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
      shown_name: string
      profile_photo_url: string
      sort_subject: string
    }
  }
  'topic.readableGroups': {
    params: readonly [number | null, number | null]
    row: {
      id: number
      settings: unknown
      threads_count: number
    }
  }
  'topic.refreshUntil': {
    params: readonly [number | null, number | null]
    row: never
  }
  'topic.remark': {
    params: readonly [number | null, number | null, Timestamp | Temporal.Instant | null, number | null, number | null]
    row: {
      created: Timestamp
      id: number
    }
  }
  'topic.renameTags': {
    params: readonly [number | null, number | null, string | null]
    row: never
  }
  'topic.setContents': {
    params: readonly [
      number | null,
      number | null,
      number | null,
      number | null,
      number | null,
      string | null,
      string | null,
      Timestamp | Temporal.Instant | null,
    ]
    row: never
  }
  'topic.setFollower': {
    params: readonly [number | null, number | null, number | null, string | null, string | null]
    row: never
  }
  'topic.setHashtags': {
    params: readonly [
      number | null,
      number | null,
      readonly number[] | null,
      readonly number[] | null,
      readonly number[] | null,
    ]
    row: never
  }
  'topic.setOptions': {
    params: readonly [number | null, number | null, boolean | null, boolean | null, boolean | null, string | null]
    row: never
  }
  'topic.setSummary': {
    params: readonly [number | null, number | null, string | null]
    row: never
  }
  'topic.setTitle': {
    params: readonly [number | null, number | null, string | null, string | null]
    row: never
  }
  'topic.split': {
    params: readonly [
      number | null,
      Timestamp | Temporal.Instant | null,
      string | null,
      string | null,
      Timestamp | Temporal.Instant | null,
      boolean | null,
      boolean | null,
      string | null,
    ]
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
    }
  }
  'topic.sweepFollowers': {
    params: readonly [number | null]
    row: never
  }
  'topic.unsetFollower': {
    params: readonly [number | null, number | null, number | null, string | null]
    row: never
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
