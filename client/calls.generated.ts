// Made from the declarations of all calls by npm run generate; changes belong there.

/** - `about_html`: HTML.
 * - `about_plain`: Plain text.
 * - `about_markdown`: Markdown. */
export type AboutFormat = 'about_html' | 'about_plain' | 'about_markdown'

/** - `group_access_limited`: Members see it, moderators change it.
 * - `group_access_subscribers`: Members see and change it.
 * - `group_access_moderators_only`: Moderators see and change it, nobody else.
 * - `group_access_none`: Switched off for everybody. */
export type Access = 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none'

export type AccountDeletion = {
  object: 'account_deletion'
  /** Whether the account is gone. */
  deleted: boolean
  /** The groups that need another owner first. */
  sole_owner_of: string[]
  /** What would go with it. */
  parts: ({
    /** What it is. */
    name: string
    /** How many of it. */
    count: number
  })[]
}

export type ActivityLog = {
  object: 'activity_log'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** What happened, in a sentence. */
  entry: string
  /** By which way it came. */
  via: Via
}

/** - `album_order_by_created`: When they were made.
 * - `album_order_by_name`: By name.
 * - `album_order_by_updated`: When they were changed. */
export type AlbumOrderBy = 'album_order_by_created' | 'album_order_by_name' | 'album_order_by_updated'

/** - `allow_downloads_by_members`: Every member may download the archives.
 * - `allow_downloads_by_moderators`: Moderators and owners may download the archives.
 * - `allow_downloads_by_owners`: Owners may download the archives.
 * - `allow_downloads_by_nobody`: Members and moderators may not; owners, who can change this, may. */
export type AllowDownloads = 'allow_downloads_by_members' | 'allow_downloads_by_moderators' | 'allow_downloads_by_owners' | 'allow_downloads_by_nobody'

export type ApiKey = {
  object: 'api_key'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The name that its owner gave it. */
  name: string
  /** Its state.
   *
   * - `api_key_active`: It works.
   * - `api_key_expired`: Its time is over.
   * - `api_key_revoked`: It was revoked. */
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  /** What the key may do. */
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  /** The groups it can be used in, with their subgroups; empty: all. */
  group_ids: number[]
  /** When it ends; null: never. */
  expires: string | null
  /** When it was last used; null: never. */
  last_used: string | null
}

export type Attachment = {
  object: 'attachment'
  /** Its number, by which calls name it. */
  id: string
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** Who posted the message. */
  user_id: number
  /** The topic of its message. */
  thread_id: number
  /** The number of its message in the group. */
  message_num: number
  /** Which of the files of its message it is; 1 is the first. */
  attach_num: number
  /** The first part of its media type, such as `image`. */
  type: string
  /** The second part of its media type, such as `png`. */
  sub_type: string
  /** The name of the file. */
  name: string
  /** Where its bytes are. */
  content: string
  /** Where a small picture of it is; empty: there is none. */
  thumbnail_url: string
  /** Its width in pixels; null: it is no picture. */
  image_width: number | null
  /** Its height in pixels; null: it is no picture. */
  image_height: number | null
}

export type Audience = {
  object: 'audience'
  /** Where it goes by itself; empty: to the group. */
  reply_to: DraftReplyTo
  /** How many people it reaches, the author included. Members to whom delivery was stopped, because email came back or the account is suspended, are not counted; `subs_count` counts every member. */
  num_members: number
  /** Who wrote the message that it answers; empty for a new topic. */
  name: string
  /** Whether the topic takes no more replies. */
  is_closed: boolean
  /** Whether a moderator looks at it first. */
  waits: boolean
}

/** - `html`: HTML.
 * - `plain`: Plain text.
 * - `markdown`: Markdown. */
export type BodyType = 'html' | 'plain' | 'markdown'

export type BounceInfo = {
  object: 'bounce_info'
  /** When it bounced. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** The message that was in it, by its id; 0 where there was none, or several. */
  msg_id: number
  /** The subject of the email. */
  subject: string
  /** What the other mail server said. */
  response: string
  /** Whether nobody gets mail at this address: mail to it stops at once. A full mailbox, a refusal of the message alone and a delay are not hard. */
  is_hard: boolean
  /** What kind of email it was. */
  type: DeliveryType
}

export type BulkRemoveError = {
  object: 'bulk_remove_error'
  /** The mail address. */
  email: string
  /** Why the address was not removed.
   *
   * - `not_subscribed`: Is no member.
   * - `sole_owner`: Is the only owner of a group.
   * - `invalid_email`: Is no mail address.
   * - `moderator_or_owner`: Is a moderator or an owner. */
  status: 'not_subscribed' | 'sole_owner' | 'invalid_email' | 'moderator_or_owner'
}

export type BulkRemoveResults = {
  object: 'bulk_remove_results'
  /** How many addresses were given. */
  total_emails: number
  /** How many were removed. */
  removed: number
  /** Those for whom it was not done, and why. */
  errors: BulkRemoveError[]
}

export type CalendarFeed = {
  object: 'calendar_feed'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group; 0 for all that its owner is in. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The address. It is a secret, and shown once. */
  url: string
}

export type Chat = {
  object: 'chat'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The number of the account that opened it. */
  user_id: number
  /** The photo of whoever opened it; empty: none. */
  profile_photo_url: string
  /** The name of whoever opened it. */
  name: string
  /** Whether the caller can see the profile of whoever opened it. */
  can_view_profile: boolean
  /** The group it belongs to. */
  group_id: number
  /** The subject. */
  subject: string
  /** What it is about (HTML). */
  desc: string
  /** Whether it is closed: nobody can post any more. */
  is_closed: boolean
  /** How many messages it has. */
  num_messages: number
  /** How many are in it. */
  num_members: number
  /** The topic that it is about, or the newest that it became; 0: none. */
  topic_id: number
  /** The caller’s own place in it; null: they are not in it. */
  chat_sub: ChatSub | null
}

/** - `group_access_limited`: Members chat, moderators open chats.
 * - `group_access_subscribers`: Members chat and open chats.
 * - `group_access_none`: There are no chats. */
export type ChatAccess = 'group_access_limited' | 'group_access_subscribers' | 'group_access_none'

export type ChatMedia = {
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  media_type: string
  /** Where it can be downloaded. */
  download_url: string
  /** Where a small picture of it is; empty: there is none. */
  image_thumbnail_url: string
  /** How many bytes it has. */
  size: number
  /** Its width in pixels; null: it is no picture. */
  image_width: number
  /** Its height in pixels; null: it is no picture. */
  image_height: number
}

export type ChatMessage = {
  object: 'chat_message'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The place of its last change among all changes of the chat. One that was changed comes again with a higher version. */
  version: number
  /** The number of the author’s account. */
  user_id: number
  /** The group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** What kind of message it is. */
  type: ChatMsgType
  /** The text. */
  message: string
  /** Its number in the chat; 1 is the first. */
  msg_num: number
  /** Its own number where it was deleted; it says nothing any more then. 0: it is there. */
  delete_msg_num: number
  /** The number of the message that it answers; 0: of none. */
  reply_to_msg_num: number
  /** When its author changed it; null: never. */
  edited: string | null
  /** What its author called it when it was sent. */
  nonce: string
  /** The file that goes with it; null: none. */
  media: ChatMedia | null
  /** Who reacted to it, and how: the first hundred. */
  tapbacks: ChatTapback[]
  /** How many reacted in which way. */
  tapback_counts: ChatTapbackCount[]
  /** What its author is called. */
  display_name: string
  /** The user name of the author. */
  user_name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Who can see the profile of the author. */
  profile_privacy: ProfilePrivacy
  /** A colour that tells its author from others. */
  profile_color: string
  /** The email address of the author; empty: the caller may not see it. */
  email: string
}

/** - `chat_msg_tapback_heart`: A heart.
 * - `chat_msg_tapback_thumbs_up`: A thumb up.
 * - `chat_msg_tapback_thumbs_down`: A thumb down.
 * - `chat_msg_tapback_laugh`: A laugh.
 * - `chat_msg_tapback_exclamation`: An exclamation mark.
 * - `chat_msg_tapback_question`: A question mark. */
export type ChatMsgTapback = 'chat_msg_tapback_heart' | 'chat_msg_tapback_thumbs_up' | 'chat_msg_tapback_thumbs_down' | 'chat_msg_tapback_laugh' | 'chat_msg_tapback_exclamation' | 'chat_msg_tapback_question'

/** - `chat_msg_type_normal`: Somebody said something.
 * - `chat_msg_type_closed`: The chat was closed. */
export type ChatMsgType = 'chat_msg_type_normal' | 'chat_msg_type_closed'

export type ChatSearchResult = {
  object: 'chat_search_result'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When its author changed it; null: never. */
  edited: string | null
  /** The group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** What the chat is about. */
  subject: string
  /** Whether the chat is closed. */
  is_closed: boolean
  /** Its number in the chat; 1 is the first. */
  msg_num: number
  /** The number of the message that it answers; 0: of none. */
  reply_to_msg_num: number
  /** The number of the author’s account. */
  user_id: number
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether the caller sees the author’s profile. */
  can_view_profile: boolean
  /** The part of the text that matches. */
  summary: string
  /** The text. */
  message: string
  /** The file that goes with it; null: none. */
  media: ChatMedia | null
}

export type ChatSub = {
  object: 'chat_sub'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The number of the participant’s account. */
  user_id: number
  /** The group it belongs to. */
  group_id: number
  /** The chat it belongs to. */
  chat_id: number
  /** The number of the last message that they have seen. */
  last_msg_seen: number
}

export type ChatTapback = {
  /** The number of the account that reacted. */
  user_id: number
  /** The membership of who reacted. */
  sub_id: number
  /** The reaction. */
  type: ChatMsgTapback
}

export type ChatTapbackCount = {
  /** The reaction. */
  type: ChatMsgTapback
  /** How many people reacted with it. */
  count: number
}

export type ChatTopic = {
  object: 'chat_topic'
  /** The chat. */
  chat_id: number
  /** The topic in which it was posted; 0: it waits for a moderator. */
  topic_id: number
  /** The message with what was said; 0: it waits for a moderator. */
  message_id: number
  /** It waits for a moderator. */
  is_pending: boolean
}

export type ChatmembersAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MemberInfo[]
}

/** - `color_antique_pink`: The colour antique pink.
 * - `color_apricot`: The colour apricot.
 * - `color_aquamute`: The colour aquamute.
 * - `color_beige`: The colour beige.
 * - `color_bluejean`: The colour bluejean.
 * - `color_blush`: The colour blush.
 * - `color_burnt_yellow`: The colour burnt yellow.
 * - `color_capri_blue`: The colour capri blue.
 * - `color_cerulean_blue`: The colour cerulean blue.
 * - `color_cherry_blossom`: The colour cherry blossom.
 * - `color_cloudy_blue`: The colour cloudy blue.
 * - `color_cucumber`: The colour cucumber.
 * - `color_dark_grey`: The colour dark grey.
 * - `color_dark_orange`: The colour dark orange.
 * - `color_dusty_mauve`: The colour dusty mauve.
 * - `color_emerald_green`: The colour emerald green.
 * - `color_grape`: The colour grape.
 * - `color_green_lantern`: The colour green lantern.
 * - `color_green_sage`: The colour green sage.
 * - `color_grey_blue`: The colour grey blue.
 * - `color_light_brown`: The colour light brown.
 * - `color_light_grey`: The colour light grey.
 * - `color_light_lilac`: The colour light lilac.
 * - `color_lilac`: The colour lilac.
 * - `color_lips`: The colour lips.
 * - `color_melon`: The colour melon.
 * - `color_military`: The colour military.
 * - `color_moss_green`: The colour moss green.
 * - `color_mulbery`: The colour mulbery.
 * - `color_mustard`: The colour mustard.
 * - `color_orange`: The colour orange.
 * - `color_orchid`: The colour orchid.
 * - `color_peony`: The colour peony.
 * - `color_pink`: The colour pink.
 * - `color_purple`: The colour purple.
 * - `color_purple_blue`: The colour purple blue.
 * - `color_purple_grey`: The colour purple grey.
 * - `color_sage`: The colour sage.
 * - `color_sky`: The colour sky.
 * - `color_terracotta`: The colour terracotta.
 * - `color_tomato`: The colour tomato.
 * - `color_yellow`: The colour yellow. */
export type Color = 'color_antique_pink' | 'color_apricot' | 'color_aquamute' | 'color_beige' | 'color_bluejean' | 'color_blush' | 'color_burnt_yellow' | 'color_capri_blue' | 'color_cerulean_blue' | 'color_cherry_blossom' | 'color_cloudy_blue' | 'color_cucumber' | 'color_dark_grey' | 'color_dark_orange' | 'color_dusty_mauve' | 'color_emerald_green' | 'color_grape' | 'color_green_lantern' | 'color_green_sage' | 'color_grey_blue' | 'color_light_brown' | 'color_light_grey' | 'color_light_lilac' | 'color_lilac' | 'color_lips' | 'color_melon' | 'color_military' | 'color_moss_green' | 'color_mulbery' | 'color_mustard' | 'color_orange' | 'color_orchid' | 'color_peony' | 'color_pink' | 'color_purple' | 'color_purple_blue' | 'color_purple_grey' | 'color_sage' | 'color_sky' | 'color_terracotta' | 'color_tomato' | 'color_yellow'

/** - `text_column`: One line of text.
 * - `paragraph_column`: Text of several lines.
 * - `checkbox_column`: Yes or no.
 * - `multiple_choice_column`: One of the choices.
 * - `date_column`: A date.
 * - `time_column`: A time of day.
 * - `address_column`: A postal address.
 * - `multi_choice_column`: Any of the choices.
 * - `link_column`: A link, with its title.
 * - `image_column`: A picture.
 * - `html_paragraph_column`: Text with formatting (HTML).
 * - `email_column`: A mail address. */
export type ColumnType = 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column'

/** - `database_access_all`: Everybody whom the settings of the group let do so.
 * - `database_access_subscribers`: Members.
 * - `database_access_creator`: Who made it, and moderators.
 * - `database_access_moderators`: Moderators and owners.
 * - `database_access_owners`: Owners.
 * - `database_access_none`: Nobody; but owners always see and alter a table. */
export type DatabaseAccess = 'database_access_all' | 'database_access_subscribers' | 'database_access_creator' | 'database_access_moderators' | 'database_access_owners' | 'database_access_none'

export type DatabaseColumn = {
  /** Its number, by which calls name it. */
  id: number
  /** Its name. */
  name: string
  /** What its values are. */
  type: DatabaseColumnType
  /** Whether every row must have a value. */
  required: boolean
  /** Its colour. */
  color: string
  /** What can be chosen; the first is number 1. */
  choices: string[]
  /** How wide it is shown, in pixels; 0: as it fits. */
  width: number
  /** Whether it is not shown at first. */
  default_hidden: boolean
  /** What it is for. */
  description: string
}

/** - `text_column`: One line of text.
 * - `paragraph_column`: Text of several lines.
 * - `checkbox_column`: Yes or no.
 * - `multiple_choice_column`: One of several choices.
 * - `date_column`: A date.
 * - `time_column`: A time of day.
 * - `address_column`: A postal address, perhaps with its place on the map.
 * - `multi_choice_column`: Any of several choices.
 * - `link_column`: A link, with its title and a text.
 * - `image_column`: A picture.
 * - `html_paragraph_column`: Text with formatting.
 * - `email_column`: A mail address.
 * - `number_column`: A number.
 * - `github_column`: Somebody’s profile at GitHub. */
export type DatabaseColumnType = 'text_column' | 'paragraph_column' | 'checkbox_column' | 'multiple_choice_column' | 'date_column' | 'time_column' | 'address_column' | 'multi_choice_column' | 'link_column' | 'image_column' | 'html_paragraph_column' | 'email_column' | 'number_column' | 'github_column'

export type Databaseimport = {
  object: 'databaseimport'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** The table that the rows are added to. */
  table_id: number
  /** How far it is.
   *
   * - `preview`: It was only looked at.
   * - `refused`: Lines are wrong, and nothing was written.
   * - `working`: Rows are being written.
   * - `done`: All is written. */
  state: 'preview' | 'refused' | 'working' | 'done'
  /** How many lines of the file are rows. */
  lines: number
  /** How many of them are written. */
  done: number
  /** How many lines are wrong. */
  wrong_count: number
  /** What is wrong with them: the first hundred. */
  wrong: DatabaseimportWrong[]
  /** The columns of the file that are not written. */
  ignored: string[]
}

export type DatabaseimportWrong = {
  /** The line of the file. */
  line: number
  /** The column; empty: the line as a whole. */
  column: string
  /** What is wrong. */
  text: string
}

export type Databaserow = {
  object: 'databaserow'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** The table it is in. */
  table_id: number
  /** Who added it. */
  user_id: number
  /** Its number in the table; 1 is the first. */
  row_num: number
  /** How many values it has. */
  num_vals: number
  /** Its values, in the order of the columns; empty ones are left out. */
  vals: Databasevalue[]
  /** Whether the caller may change it. */
  can_edit: boolean
}

export type DatabaserowChange = {
  object: 'databaserow_change'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** Who made the change. */
  user_id: number
  /** The name of whoever made the change. */
  name: string
  /** What was done.
   *
   * - `added`: It was added.
   * - `changed`: It was changed. */
  action: 'added' | 'changed'
  /** The columns that were changed. */
  fields: DatabaserowChangeField[]
}

export type DatabaserowChangeField = {
  /** The column. */
  col_id: number
  /** The name of the column. */
  name: string
  /** What stood there before. */
  before: string
  /** What stands there since. */
  after: string
}

export type Databasetable = {
  object: 'databasetable'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** Who created it. */
  user_id: number
  /** Its name. */
  name: string
  /** What the table is for, in a line. */
  short_desc: string
  /** What it is for, in the format of `desc_type`. */
  desc: string
  /** What `desc` is written in. */
  desc_type: BodyType
  /** Who changes or deletes the table. */
  edit_table: DatabaseAccess
  /** Who changes rows; `database_access_creator`: their own. */
  edit_rows: DatabaseAccess
  /** Who adds rows. */
  add_rows: DatabaseAccess
  /** Who sees the table. */
  view_table: DatabaseAccess
  /** How many rows it has. */
  num_rows: number
  /** The number of the last row that was added. */
  max_row_id: number
  /** How many columns it has. */
  num_columns: number
  /** The number of the last column that was added. */
  max_col_id: number
  /** How a row is shown, as HTML with `{{name of a column}}`. */
  display_template: string
  /** The number of a row is not shown at first. */
  id_default_hidden: boolean
  /** When a row was changed is not shown at first. */
  updated_default_hidden: boolean
  /** Rows can be added by answering a mail. */
  rows_by_mail: boolean
  /** Its columns, in order. */
  columns: DatabaseColumn[]
  /** Whether the caller may alter it. */
  can_edit_table: boolean
  /** Whether the caller may add rows. */
  can_add_rows: boolean
}

export type DatabasetableAltered = {
  object: 'databasetable'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** Who created it. */
  user_id: number
  /** Its name. */
  name: string
  /** What the table is for, in a line. */
  short_desc: string
  /** What it is for, in the format of `desc_type`. */
  desc: string
  /** What `desc` is written in. */
  desc_type: BodyType
  /** Who changes or deletes the table. */
  edit_table: DatabaseAccess
  /** Who changes rows; `database_access_creator`: their own. */
  edit_rows: DatabaseAccess
  /** Who adds rows. */
  add_rows: DatabaseAccess
  /** Who sees the table. */
  view_table: DatabaseAccess
  /** How many rows it has. */
  num_rows: number
  /** The number of the last row that was added. */
  max_row_id: number
  /** How many columns it has. */
  num_columns: number
  /** The number of the last column that was added. */
  max_col_id: number
  /** How a row is shown, as HTML with `{{name of a column}}`. */
  display_template: string
  /** The number of a row is not shown at first. */
  id_default_hidden: boolean
  /** When a row was changed is not shown at first. */
  updated_default_hidden: boolean
  /** Rows can be added by answering a mail. */
  rows_by_mail: boolean
  /** Its columns, in order. */
  columns: DatabaseColumn[]
  /** Whether the caller may alter it. */
  can_edit_table: boolean
  /** Whether the caller may add rows. */
  can_add_rows: boolean
  /** The columns of which values are lost. */
  lost: DatabasetableLoss[]
}

export type DatabasetableLoss = {
  /** The column. */
  col_id: number
  /** The name of the column. */
  name: string
  /** How many. */
  values: number
}

export type Databasevalue = {
  /** The column. */
  col_id: number
  /** What kind of column it is. */
  col_type: DatabaseColumnType
  /** A text. */
  text: string
  /** A text with formatting. */
  html_text: string
  /** A date, as the moment at which it begins. */
  date: string | null
  /** A time of day, as a moment. */
  time: string | null
  /** Yes or no. */
  checked: boolean
  /** The choices that were made, by their places from 1 on. */
  multi_choice: number[]
  /** The first line of an address. */
  street_address1: string
  /** The second line of an address. */
  street_address2: string
  /** The city of an address. */
  city: string
  /** The state of an address. */
  state: string
  /** The postal code of an address. */
  zip: string
  /** The country of an address. */
  country: string
  /** The latitude of an address. */
  lat: number | null
  /** The longitude of an address. */
  lng: number | null
  /** The title of a link. */
  title: string
  /** Where a link leads, or where a picture is. */
  url: string
  /** The text beside a link. */
  desc: string
  /** The file of a picture. */
  image_name: string
  /** Where the picture is: as it was given, and a small one. */
  image_data: string[]
  /** A number; null in other columns. */
  number: number | null
  /** The name at GitHub. */
  github_login: string
  /** The name of the person there. */
  github_name: string
  /** The mail address there. */
  github_email: string
  /** Where the picture is there. */
  github_avatar_url: string
  /** Where the profile is. */
  github_profile_url: string
  /** The number there. */
  github_id: string
  /** The company there. */
  github_company: string
  /** The place there. */
  github_location: string
  /** What the person says of themselves there. */
  github_bio: string
}

/** - `us_date`: Month before day: 11/15/26.
 * - `international_date`: Day before month: 15/11/26. */
export type DatePref = 'us_date' | 'international_date'

/** - `thread_view`: Topics.
 * - `message_view`: Messages, a line each.
 * - `expanded_message_view`: Messages with their texts. */
export type DefaultMessageView = 'thread_view' | 'message_view' | 'expanded_message_view'

export type DeliveryInfo = {
  object: 'delivery_info'
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** The last mail that was taken: the message in it, by its id; 0 where there was none, or several. */
  success_msg_id: number
  /** When it was taken; null: none was. */
  success_time: string | null
  /** Its subject. */
  success_subject: string
  /** What kind of email it was; empty: none was.
   *
   * - ``: None.
   * - `delivery_message`: A message of a group.
   * - `delivery_special_notice`: A special notice of a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_letter`: A letter that the service wrote.
   * - `delivery_bounce_probe`: A letter that asks whether mail arrives. */
  success_type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_letter' | 'delivery_bounce_probe'
  /** What the other mail server said to it. */
  success_response: string
  /** The last mail that was tried, taken or not: the message in it, as for `success_msg_id`. */
  attempt_msg_id: number
  /** When it was tried last; null: none was. */
  attempt_time: string | null
  /** Its subject. */
  attempt_subject: string
  /** What kind of email it was; empty: none was.
   *
   * - ``: None.
   * - `delivery_message`: A message of a group.
   * - `delivery_special_notice`: A special notice of a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_letter`: A letter that the service wrote.
   * - `delivery_bounce_probe`: A letter that asks whether mail arrives. */
  attempt_type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_letter' | 'delivery_bounce_probe'
  /** What the other mail server said to it. */
  attempt_response: string
  /** The newest mails that came back, ten at most; all of them are in `getbounceinfo`. */
  bounces: BounceInfo[]
}

/** - `delivery_message`: A message of a group.
 * - `delivery_special_notice`: A special notice of a group.
 * - `delivery_digest`: A digest.
 * - `delivery_summary`: A daily summary.
 * - `delivery_letter`: A letter that the service wrote.
 * - `delivery_bounce_probe`: A letter that asks whether mail arrives. */
export type DeliveryType = 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_letter' | 'delivery_bounce_probe'

export type DirectAddError = {
  object: 'direct_add_error'
  /** The mail address. */
  email: string
  /** Why the address was not added. */
  status: DirectAddStatus
  /** The group it belongs to. */
  group_id: number
}

export type DirectAddResults = {
  object: 'direct_add_results'
  /** How many addresses were given. */
  total_emails: number
  /** Those for whom it was not done, and why. */
  errors: DirectAddError[]
  /** Those who were added. */
  added_members: MemberInfo[]
}

/** - `already_member`: Is a member already.
 * - `already_invited`: Has an invitation already.
 * - `banned`: Is banned.
 * - `bouncing`: Mail to the address comes back.
 * - `invalid_email`: Is no mail address.
 * - `not_confirmed`: Has not confirmed the address.
 * - `pending`: Waits for a moderator already.
 * - `unwanted`: Does not want to be asked. */
export type DirectAddStatus = 'already_member' | 'already_invited' | 'banned' | 'bouncing' | 'invalid_email' | 'not_confirmed' | 'pending' | 'unwanted'

export type Draft = {
  object: 'draft'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Whose draft it is. */
  user_id: number
  /** The group it belongs to. */
  group_id: number
  /** What it will be. */
  draft_type: DraftType
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** What the text is. */
  body_type: BodyType
  /** Whether it goes out as a special notice. */
  is_special: boolean
  /** Whether the author gets a copy of the reply. */
  bcc_me: boolean
  /** Whether the moderators get a copy of the email to a member. */
  bcc_all: boolean
  /** How many files it has. */
  num_attachments: number
  /** The number that its next file gets. */
  next_attachment_id: number
  /** The message that it replies to; 0: none. */
  message_id: number
  /** For `draft_type_dm`: the member it goes to. */
  dm_member_id: number
  /** For `draft_type_post_to_sub`: the member it goes to. */
  member_id: number
  /** Where the reply goes; empty: to the group. */
  reply_to: DraftReplyTo
}

export type DraftAttachment = {
  object: 'draft_attachment'
  /** Its number, by which calls name it. */
  id: number
  /** The draft. */
  draft_id: number
  /** Where it is. */
  url: string
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  content_type: string
  /** How many bytes it has. */
  size: number
  /** Whether it is an image within the text. */
  inline: boolean
}

export type DraftPreview = {
  object: 'draft_preview'
  /** The draft. */
  draft_id: number
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The quotation in it, apart from the text. */
  quoted: string
  /** What stands under the text, such as the signature. */
  remainder: string
  /** Its hashtags. */
  hashtags: string[]
}

/** - ``: To the group, or where its settings say.
 * - `sender`: To the author alone.
 * - `group_and_sender`: To the group and the author.
 * - `mods`: To the moderators. */
export type DraftReplyTo = '' | 'sender' | 'group_and_sender' | 'mods'

/** - `draft_type_post`: A new topic.
 * - `draft_type_reply`: A reply to a message.
 * - `draft_type_dm`: A letter to one member.
 * - `draft_type_post_to_sub`: A letter of the moderators to one member. */
export type DraftType = 'draft_type_post' | 'draft_type_reply' | 'draft_type_dm' | 'draft_type_post_to_sub'

/** - `email_delivery_single`: Each message by itself.
 * - `email_delivery_digest`: Several messages in one mail, as plain text.
 * - `email_delivery_special`: Special notices alone.
 * - `email_delivery_none`: No mail.
 * - `email_delivery_html_digest`: Several messages in one mail, as HTML.
 * - `email_delivery_summary`: One mail a day that names the topics. */
export type EmailDelivery = 'email_delivery_single' | 'email_delivery_digest' | 'email_delivery_special' | 'email_delivery_none' | 'email_delivery_html_digest' | 'email_delivery_summary'

export type Error = {
  object: 'error'
  /** What kind of refusal it is.
   *
   * - `unauthorized_error`: The address or the password is wrong.
   * - `bad_request`: The call cannot be done as it was asked; `extra` says why.
   * - `authentication`: Nobody is signed in, or the key, token or cookie is not valid.
   * - `expired`: The key, token or session is too old.
   * - `rate_limit`: Too many calls in a short time (HTTP 429).
   * - `inadequate_permissions`: The caller lacks a right in the group, or the key a scope; `extra` names it.
   * - `invalid_value`: A parameter has a value that it does not take; `extra` names it.
   * - `server`: Something broke on the server.
   * - `bad_csrf`: Signed in by cookie, and `csrf` is missing or wrong; or a page of another site made the call.
   * - `two_factor_required`: The account has a second factor.
   * - `pending_adds`: A direct add waits for the operator’s review. */
  type: 'unauthorized_error' | 'bad_request' | 'authentication' | 'expired' | 'rate_limit' | 'inadequate_permissions' | 'invalid_value' | 'server' | 'bad_csrf' | 'two_factor_required' | 'pending_adds'
  /** What exactly; empty where the type says it all. */
  extra: string
}

export type Event = {
  object: 'event'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** Who made it. */
  creator_name: string
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** When it starts, with the offset of its time zone. */
  start_time: string
  /** When it ends, with the offset of its time zone. */
  end_time: string
  /** Its time zone: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** It lasts whole days. */
  all_day: boolean
  /** Its name. */
  name: string
  /** Where it takes place. */
  location: string
  /** What it is about (HTML). */
  description: string
  /** The name of the organiser. */
  organizer_name: string
  /** The email address of the organiser. */
  organizer_email: string
  /** The phone number of the organiser. */
  organizer_phone: string
  /** Its colour. */
  color_name: Color
  /** The colour as a web page writes it, such as `#0080ff`. */
  color_hex: string
  /** Members are asked whether they come. */
  rsvp: boolean
  /** How many people may come, guests included; 0 for any number. */
  max_attendees: number
  /** Whether people who come can bring guests. */
  additional_guests: boolean
  /** What is asked of who answers. */
  comment_label: string
  /** What who comes is told. */
  yes_message: string
  /** The caller has answered; `rsvp_type` and the fields after it say what. */
  has_rsvp: boolean
  /** What the caller has answered; empty for nothing.
   *
   * - ``: None.
   * - `rsvp_maybe`: Does not know yet.
   * - `rsvp_no`: Does not come.
   * - `rsvp_yes`: Comes, and has a place.
   * - `rsvp_waitlist`: Would come, and waits for a place. */
  rsvp_type: '' | 'rsvp_maybe' | 'rsvp_no' | 'rsvp_yes' | 'rsvp_waitlist'
  /** What the caller has said to `comment_label`. */
  rsvp_comment: string
  /** How many people the caller brings. */
  rsvp_additional_guests: number
  /** Only moderators and who created the event see who answered; everyone sees their own answer. */
  hide_rsvps: boolean
  /** No answer is taken or changed any more. */
  is_locked: boolean
  /** Whether it was cancelled. */
  is_cancelled: boolean
  /** What people were told when it was cancelled. */
  cancel_message: string
  /** How many people come, guests included. */
  num_attendees: number
  /** How many answers wait for a place. */
  num_waiting: number
  /** How many minutes before it who comes is reminded by mail; 0 for never. */
  reminder_minutes: number
  /** The same for all dates of an event that repeats; 0 for one that does not. */
  series_id: number
  /** How it repeats, as an RRULE of RFC 5545: FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty for once. */
  recurrence: string
  /** What calendars know the event by. */
  uid: string
}

/** - `event_summary_monthly`: On the first of each month.
 * - `event_summary_weekly_sunday`: Each Sunday.
 * - `event_summary_weekly_monday`: Each Monday.
 * - `event_summary_weekly_tuesday`: Each Tuesday.
 * - `event_summary_weekly_wednesday`: Each Wednesday.
 * - `event_summary_weekly_thursday`: Each Thursday.
 * - `event_summary_weekly_friday`: Each Friday.
 * - `event_summary_weekly_saturday`: Each Saturday. */
export type EventSummarySchedule = 'event_summary_monthly' | 'event_summary_weekly_sunday' | 'event_summary_weekly_monday' | 'event_summary_weekly_tuesday' | 'event_summary_weekly_wednesday' | 'event_summary_weekly_thursday' | 'event_summary_weekly_friday' | 'event_summary_weekly_saturday'

export type ExtraMemberData = {
  /** The column. */
  col_id: number
  /** What kind of column it is. */
  col_type: ColumnType
  /** A text. */
  text?: string
  /** A date, as the moment at which it begins. */
  date?: string
  /** A time of day, as a moment. */
  time?: string
  /** The first line of an address. */
  street_address1?: string
  /** The second line of an address. */
  street_address2?: string
  /** The city of an address. */
  city?: string
  /** The state of an address. */
  state?: string
  /** The postal code of an address. */
  zip?: string
  /** The title of a link. */
  title?: string
  /** Where a link leads. */
  url?: string
  /** The text beside a picture or a link. */
  desc?: string
  /** The file of a picture. */
  image_name?: string
  /** A text with formatting. */
  html_text?: string
  /** The latitude of an address. */
  lat?: number
  /** The longitude of an address. */
  lng?: number
  /** Yes or no. */
  checked?: boolean
  /** The choices that were made, by their places from 1 on. */
  multi_choice?: number[]
}

export type ExtraMemberDataColumn = {
  /** Its number, by which calls name it. */
  id: number
  /** Its name. */
  name: string
  /** What a value in it is; it stays so. */
  type: ColumnType
  /** A member must fill it in. */
  required: boolean
  /** The colour of its heading. */
  color: string
  /** What can be chosen. */
  choices: string[]
  /** In pixels; 0: as wide as need be. */
  width: number
  /** Not shown unless asked for. */
  default_hidden: boolean
  /** Part of the profile: members see it, and fill in their own. */
  profile: boolean
  /** What it is for. */
  description: string
}

export type Feed = {
  object: 'feed'
  /** The membership. */
  member_info: MemberInfo
  /** The group. */
  group: Group
  /** Its new topics. */
  topics: FeedTopic[]
  /** Its events to come. */
  events: Event[]
  /** Its new files. */
  files: ({})[]
  /** Its new photos. */
  photos: ({})[]
  /** Its chats. */
  chats: Chat[]
  /** Its changed wiki pages. */
  wikis: ({})[]
  /** Its new subgroups. */
  subgroups: Group[]
  /** Its changed databases. */
  tables: Databasetable[]
  /** Its hashtags. */
  hashtags: Hashtag[]
}

export type FeedAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Feed[]
}

export type FeedTopic = {
  /** The topic. */
  topic: Topic
  /** Pictures in it. */
  images: Attachment[]
}

/** - `fig_leaf_archives`: A page asks before it shows the archives.
 * - `fig_leaf_none`: The archives are shown at once. */
export type FigLeaf = 'fig_leaf_archives' | 'fig_leaf_none'

export type FoundMessage = {
  /** Its number, by which calls name it. */
  id: number
  /** The topic it belongs to. */
  topic_id: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** The number of the author’s account. */
  user_id: number
  /** When it was made. */
  created: string
  /** The subject. */
  subject: string
  /** The beginning of the text, or the place that was found. */
  summary: string
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether it has files. */
  has_attachments: boolean
}

export type GetactivitylogAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: ActivityLog[]
}

export type GetapikeysAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: ApiKey[]
}

export type GetattachmentsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: DraftAttachment[]
}

export type GetbounceinfoAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: BounceInfo[]
}

export type GetcalendarfeedsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: CalendarFeed[]
}

export type GetchathistoryAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: ChatMessage[]
}

export type GetchatsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Chat[]
}

export type GetdatabaserowhistoryAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: DatabaserowChange[]
}

export type GetdatabaserowsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Databaserow[]
}

export type GetdatabasesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Databasetable[]
}

export type GetdirectoryAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Group[]
}

export type GetdraftsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Draft[]
}

export type GeteventsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Event[]
}

export type GetextracolumnsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: ExtraMemberDataColumn[]
}

export type GetfeedAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Feed[]
}

export type GetgroupaliasesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Groupalias[]
}

export type GethashtagsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Hashtag[]
}

export type GetinvitesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Invite[]
}

export type GetmailboxAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MailboxMail[]
}

export type GetmemberlabelsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Memberlabel[]
}

export type GetmembernoticesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Membernotice[]
}

export type GetmembersAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MemberInfo[]
}

export type GetmessageledgerAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: LedgerEntry[]
}

export type GetmessagerevisionsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MessageRevision[]
}

export type GetmessagesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller’s own membership; empty for who is no member. */
  sub_data: MemberInfo[]
  /** The topic. */
  topic: Topic | null
  /** What the list holds, in order. */
  data: Message[]
}

export type GetmonthAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Message[]
}

export type GetmytopicsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Topic[]
}

export type GetpastmembersAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: PastMember[]
}

export type GetpendingaddsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: PendingAdds[]
}

export type GetpendingmessagesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Pendingmsg[]
}

export type GetrsvpsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Rsvp[]
}

export type GetsessionsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Session[]
}

export type GetsubgroupsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: Group[]
}

export type GetsubsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MemberInfo[]
}

export type GettopicAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller’s own membership; empty for who is no member. */
  sub_data: MemberInfo[]
  /** Where the wide picture is; empty: there is none. */
  cover_photo_url: string
  /** The topic. */
  topic: Topic
  /** The number of the first message that is new to the caller; 0 where nothing is. */
  first_unread: number
  /** What the list holds, in order. */
  data: Message[]
}

export type GettopicsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the caller may do in the group. */
  group_perms?: Perms
  /** The group. */
  group?: Group
  /** The caller’s own membership; empty for who is no member. */
  sub_data: MemberInfo[]
  /** What the list holds, in order. */
  data: Topic[]
}

export type Group = {
  object: 'group'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The name in addresses; of a subgroup: ParentGroupName+SubGroupName. */
  name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** How the group is called in full. */
  title: string
  /** A further name for mail and calls; once set it can be changed, but not blanked. */
  alias: string
  /** What the group is about (HTML). */
  desc: string
  /** The description as plain text. */
  plain_desc: string
  /** The website of the group; empty: none. */
  website: string
  /** Where mail to the group goes. */
  email_address: string
  /** Where the pages of the group are. */
  group_url: string
  /** Where the wide picture is; empty: there is none. */
  cover_photo_url: string
  /** Where the small picture is; empty: there is none. */
  icon_url: string
  /** The domain of the organisation; empty: none. */
  org_domain: string
  /** The parent; 0: it has none. */
  parent_group_id: number
  /** The organisation; 0: none. */
  org_id: number
  /** The category among the subgroups; 0: none. */
  sub_group_categoryid: number
  /** The same, in another spelling. */
  subgroupcategoryid: number
  /** How many members the group has. */
  subs_count: number
  /** Only moderators post. */
  announce: boolean
  /** Who wants to join waits for a moderator. */
  restricted: boolean
  /** Nobody joins without an invitation. */
  invite_only: boolean
  /** Nobody posts. */
  locked: boolean
  /** Whether the plan is on trial. */
  trial_group: boolean
  /** Whether there is a wide picture. */
  has_cover_photo: boolean
  /** Whether there is a small picture. */
  has_icon: boolean
  /** What kind of group it is. */
  type: 'group_type_messages'
  /** What the group has. */
  plan: Plan
  /** Who sees the group and its archives; private archives never become more public.
   *
   * - `group_privacy_none`: Listed, with archives that anybody may read.
   * - `group_privacy_archives`: Listed, with archives for members alone.
   * - `group_privacy_unlisted`: Known to its members alone, as are the archives.
   * - `group_privacy_unlisted_public`: Not listed, but who has the address may read the archives.
   * - `sub_group_privacy_limited_archives`: Listed in its parent, whose members may read the archives.
   * - `sub_group_privacy_archives`: Listed in its parent, with archives for its own members alone.
   * - `sub_group_privacy_unlisted`: Known to its own members alone, as are the archives.
   * - `sub_group_privacy_none`: Listed in its parent, with archives that anybody may read.
   * - `sub_group_privacy_unlisted_public_archives`: Not listed, but who has the address may read the archives. */
  privacy: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives'
  /** The colour of the group. */
  default_color: Color
  /** What the caller may do in the group. */
  perms: Perms
  /** When the latest message was posted; null: there is none. */
  most_recent_message?: string | null
  /** How many topics there are. */
  threads_count?: number
  /** How many messages there are. */
  messages_count?: number
  /** What stands in brackets before the subject of each message. */
  subject_tag?: string
  /** How many chats are open. */
  open_chats_count?: number
  /** How many people wait to join. */
  pending_subs_count?: number
  /** How many messages wait for a moderator. */
  pending_msgs_count?: number
  /** What stands under each message (HTML). */
  footer?: string
  /** An IANA time zone; subgroups have that of their parent. */
  default_timezone?: string
  /** Every post is held until a moderator approves it. */
  moderated?: boolean
  /** The first posts of a new member are held. */
  new_users_moderated?: boolean
  /** Mail from people who are no members is taken. */
  allow_non_subs_to_post?: boolean
  /** Members of the parent post in this subgroup. */
  allow_parent_subs_to_post?: boolean
  /** Mail goes out as HTML; plain digests become HTML digests. */
  force_html_emails?: boolean
  /** The looks of HTML mail are evened out. */
  normalize_html_emails?: boolean
  /** Only the default way to reply is offered. */
  remove_other_reply_options?: boolean
  /** The footer is an attachment of its own. */
  seperate_footers?: boolean
  /** Messages are turned into plain text. */
  plain_text_only?: boolean
  /** Every topic needs a hashtag. */
  hash_tags_required?: boolean
  /** Mail with attachments is refused. */
  bounce_attachments?: boolean
  /** Photos may be put among the files. */
  allow_photos_in_files?: boolean
  /** Messages may be posted again (premium and enterprise). */
  allow_reposts?: boolean
  /** New members follow the topics they reply to. */
  auto_follow_replies_default?: boolean
  /** Weeks begin on Monday for those who are not signed in. */
  default_monday_start?: boolean
  /** Messages cannot be edited. */
  disable_edits?: boolean
  /** Members cannot switch off all mail; who had gets special notices. */
  disable_no_email?: boolean
  /** Topics are closed after close_threads_after days. */
  auto_close_threads?: boolean
  /** Replies to topics are held after moderate_threads_after days. */
  auto_moderate_threads?: boolean
  /** Members get a list of the events to come. */
  send_event_summaries?: boolean
  /** New members get invitations to the events to come. */
  send_invites_on_join?: boolean
  /** Approved posts after which a new member is no longer moderated. */
  unmoderate_users_after?: number
  /** Days. */
  min_days_between_reposts?: number
  /** How often one message may be posted again. */
  max_number_of_reposts?: number
  /** Days. */
  close_threads_after?: number
  /** Days. */
  moderate_threads_after?: number
  /** The wiki page that stays on top; 0: none. */
  sticky_wiki_page_id?: number
  /** Who sees and changes the calendar. */
  calendar_access?: PublicAccess
  /** Who sees and changes the wiki. */
  wiki_access?: PublicAccess
  /** Who sees and changes the files. */
  files_access?: Access
  /** Who sees and changes the databases. */
  database_access?: Access
  /** Who sees and changes the photos. */
  photos_access?: Access
  /** Who sees the directory of members. */
  member_directory_access?: MemberDirectoryAccess
  /** Who votes, and who makes polls. */
  polls_access?: PollsAccess
  /** Who chats, and who opens chats. */
  chat_access?: ChatAccess
  /** Which posts wait for a moderator. */
  moderation?: Moderation
  /** Where replies go. */
  reply_to?: GroupReplyTo
  /** Who downloads the archives. */
  allow_downloads?: AllowDownloads
  /** Who sees the list of members. */
  members_visible?: MembersVisible
  /** Who makes subgroups. */
  sub_group_access?: SubGroupAccess
  /** Who makes subgroups. */
  subgroup_access?: SubGroupAccess
  /** What happens to attachments in mail. */
  handle_attachments?: HandleAttachments
  /** What happens to mail with a virus. */
  handle_virus?: HandleVirus
  /** To what size photos in mail are made smaller. */
  max_photo_size_email?: MaxPhotoSize
  /** To what size photos in albums are made smaller. */
  max_photo_size_photos?: MaxPhotoSize
  /** To what size photos in databases are made smaller. */
  max_photo_size_databases?: MaxPhotoSize
  /** To what size photos in the wiki are made smaller. */
  max_photo_size_wiki_images?: MaxPhotoSize
  /** Who makes hashtags. */
  hash_tag_permissions?: HashTagPermissions
  /** How new members get messages. */
  email_delivery_default?: EmailDelivery
  /** Which messages new members get. */
  message_selection_default?: MessageSelection
  /** Up to what size new members get attachments. */
  max_attachment_size_default?: MaxAttachmentSize
  /** How times are written to those who are not signed in. */
  default_time_pref?: TimePref
  /** How dates are written to those who are not signed in. */
  default_date_pref?: DatePref
  /** When. */
  event_summary_schedule?: EventSummarySchedule
  /** The columns for data about members. */
  extra_member_data_columns?: ExtraMemberDataColumn[]
}

/** - `group_privacy_none`: Listed, with archives that anybody may read.
 * - `group_privacy_archives`: Listed, with archives for members alone.
 * - `group_privacy_unlisted`: Known to its members alone, as are the archives.
 * - `group_privacy_unlisted_public`: Not listed, but who has the address may read the archives. */
export type GroupPrivacy = 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public'

/** - `group_reply_to_group`: Replies go to the group.
 * - `group_reply_to_sender`: Replies go to the author; the group can be chosen.
 * - `group_reply_to_moderators`: Replies go to the moderators.
 * - `group_reply_to_group_and_sender`: Replies go to the group and to the author.
 * - `group_reply_only_to_sender`: Replies go to the author, and nowhere else. */
export type GroupReplyTo = 'group_reply_to_group' | 'group_reply_to_sender' | 'group_reply_to_moderators' | 'group_reply_to_group_and_sender' | 'group_reply_only_to_sender'

export type GroupSearchResult = {
  object: 'group_search_result'
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** How many messages were found there, so far. */
  num_found: number
  /** Whether that is only about right. */
  is_estimate: boolean
  /** The best of them, three at most. */
  messages: FoundMessage[]
}

export type Groupalias = {
  object: 'groupalias'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The further name of the group. */
  name: string
  /** The group that the alias stands for. */
  alias_group_id: number
}

/** - `group_attachments_normal`: Attachments are taken as they are.
 * - `group_attachments_bounced`: Mail with attachments is sent back.
 * - `group_attachments_stripped`: Attachments are taken off, the text is posted.
 * - `group_attachments_moderated`: A message with attachments waits for a moderator. */
export type HandleAttachments = 'group_attachments_normal' | 'group_attachments_bounced' | 'group_attachments_stripped' | 'group_attachments_moderated'

/** - `handle_virus_block`: Mail with a virus is dropped.
 * - `handle_virus_moderate`: Mail with a virus waits for a moderator. */
export type HandleVirus = 'handle_virus_block' | 'handle_virus_moderate'

/** - `hash_tag_create_subs`: Every member makes hashtags, by using them.
 * - `hash_tag_create_mods_bounce`: Moderators make hashtags; a post with an unknown one is refused.
 * - `hash_tag_create_mods_remove`: Moderators make hashtags; an unknown one is taken off the post. */
export type HashTagPermissions = 'hash_tag_create_subs' | 'hash_tag_create_mods_bounce' | 'hash_tag_create_mods_remove'

export type Hashtag = {
  object: 'hashtag'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** The hashtag, without `#`. */
  name: string
  /** The hashtag that this one stands for. */
  alias: HashtagAlias | null
  /** Only moderators begin topics with it. */
  mods_only_post: boolean
  /** Only moderators reply to topics with it. */
  mods_only_replies: boolean
  /** Messages under it are not mailed. */
  no_email: boolean
  /** Messages under it wait for a moderator. */
  moderated: boolean
  /** Messages under it are special notices. */
  special: boolean
  /** With moderated: replies do not wait. */
  replies_unmoderated: boolean
  /** A topic with it is closed to replies. */
  locked: boolean
  /** When a topic with it is deleted or closed, counted from its last message. */
  until: HashtagUntil
  /** Then it is closed, not deleted. */
  close_instead_of_delete: boolean
  /** What it is for. */
  description: string
  /** Its colour. */
  color_name: Color
  /** The colour as a web page writes it, such as `#0080ff`. */
  color_hex: string
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** How many topics have it. */
  topic_count: number
  /** When the latest message with it was posted; null: there is none. */
  last_message_date: string | null
  /** Whether the caller has muted it. */
  muted: boolean | null
  /** Whether the caller follows it. */
  followed: boolean | null
}

export type HashtagAlias = {
  /** Its number, by which calls name it. */
  id: number
  /** The hashtag, without `#`. */
  name: string
}

/** - `hash_tag_delete_none`: Never.
 * - `hash_tag_delete_day`: A day after the last message.
 * - `hash_tag_delete_week`: A week after the last message.
 * - `hashtag_delete_month`: A month after the last message.
 * - `hash_tag_delete_three_months`: Three months after the last message.
 * - `hash_tag_delete_six_months`: Six months after the last message.
 * - `hash_tag_delete_year`: A year after the last message. */
export type HashtagUntil = 'hash_tag_delete_none' | 'hash_tag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hash_tag_delete_six_months' | 'hash_tag_delete_year'

/** - `group`: The group is moderated.
 * - `member`: The member is moderated.
 * - `new_member`: It is among the first posts of a new member.
 * - `topic`: The topic is moderated.
 * - `hashtag`: A hashtag of it is moderated.
 * - `attachment`: It has attachments, and the group holds those.
 * - `unproven`: It came by mail, and nothing shows that its author has sent it.
 * - `unconfirmed`: It came by mail, nothing shows that its author has sent it, and they are asked by a letter.
 * - `not_subscribed`: It came by mail of somebody who is not in the group, which the group allows.
 * - `virus`: A virus was found in it.
 * - `bulk`: It came by email and is marked as automatic or bulk email. */
export type HeldBecause = 'group' | 'member' | 'new_member' | 'topic' | 'hashtag' | 'attachment' | 'unproven' | 'unconfirmed' | 'not_subscribed' | 'virus' | 'bulk'

export type IdentityProvider = {
  object: 'identity_provider'
  /** What calls name it by.
   *
   * - `idpa`: The first identity provider.
   * - `idpb`: The second identity provider. */
  name: 'idpa' | 'idpb'
  /** What people call the identity provider. */
  provider_name: string
}

export type IdentityProviders = {
  object: 'identity_providers'
  /** Those that the operator has named. */
  providers: IdentityProvider[]
}

export type Inbox = {
  object: 'inbox'
  /** How many invitations, decisions and answers wait. */
  total_count: number
  /** Invitations to the address of the account, the newest first, 50 at most. */
  invitations: OpenInvitation[]
  /** Groups in which the caller decides on something that waits, 100 at most. */
  waiting: WaitingInGroup[]
  /** How many topics have something new where the caller has written. */
  answers: number
  /** How many drafts the caller has. */
  drafts: number
}

export type Invitation = {
  object: 'invitation'
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** The mail address. */
  email: string
  /** The name of the person who invites; empty: not known. */
  full_name: string
}

export type Invite = {
  object: 'invite'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it expires. */
  expires: string
  /** The group it belongs to. */
  group_id: number
  /** Who sent the invitation; 0: their account is gone. */
  user_id: number
  /** The mail address. */
  email: string
  /** The name of the invited person; empty: not known. */
  full_name: string
}

export type InviteError = {
  object: 'invite_error'
  /** The mail address. */
  email: string
  /** Why the address was not invited. */
  status: DirectAddStatus
}

export type InviteResults = {
  object: 'invite_results'
  /** How many addresses were given. */
  total_emails: number
  /** Those for whom it was not done, and why. */
  errors: InviteError[]
  /** The invitations that were sent. */
  invites: Invite[]
}

/** - `ledger_in`: A mail that came in.
 * - `ledger_out`: Mails that went out, to up to 200 recipients. */
export type LedgerDirection = 'ledger_in' | 'ledger_out'

export type LedgerEntry = {
  object: 'ledger_entry'
  /** When it was made. */
  created: string
  /** Whether it came in or went out. */
  direction: LedgerDirection
  /** The group it belongs to. */
  group_id: number
  /** The message that it became, or that was in it; 0: none. */
  message_id: number
  /** The held message that it became; 0: none. */
  pending_message_id: number
  /** The subject. */
  subject: string
  /** Its Message-ID. */
  mime_id: string
  /** Who it says it is from; empty for what went out. */
  sender: string
  /** The address it came to; empty for what went out. */
  recipient: string
  /** What kind of email went out; empty for what came in.
   *
   * - ``: None.
   * - `delivery_message`: A message of a group.
   * - `delivery_special_notice`: A special notice of a group.
   * - `delivery_digest`: A digest.
   * - `delivery_summary`: A daily summary.
   * - `delivery_letter`: A letter that the service wrote.
   * - `delivery_bounce_probe`: A letter that asks whether mail arrives. */
  type: '' | 'delivery_message' | 'delivery_special_notice' | 'delivery_digest' | 'delivery_summary' | 'delivery_letter' | 'delivery_bounce_probe'
  /** What became of it. */
  outcome: LedgerOutcome
  /** Why, in a few words. */
  why: string
  /** What shows who sent it: `dkim`, `spf`, `trust`; empty where nothing does. */
  proof: string
  /** To how many it goes. */
  num_recipients: number
  /** How many mail servers have taken it for. */
  num_sent: number
  /** For how many it is tried again later. */
  num_waiting: number
  /** For how many it was refused, or given up after five days. */
  num_refused: number
  /** From how many it came back. */
  num_bounced: number
}

/** - `ledger_done`: It did what it asked for: it was posted, or what `why` says.
 * - `ledger_held`: It is pending, until a moderator approves it or its sender confirms it.
 * - `ledger_refused`: It was refused, and the server that brought it was told why.
 * - `ledger_ignored`: It was taken and passed over, as automatic email was in earlier versions.
 * - `ledger_failed`: A fault of the service; it is tried again, or somebody has to look.
 * - `ledger_sending`: It is being sent.
 * - `ledger_sent`: All was tried; the numbers say how it went.
 * - `ledger_dropped`: The operator took it out of the queue. */
export type LedgerOutcome = 'ledger_done' | 'ledger_held' | 'ledger_refused' | 'ledger_ignored' | 'ledger_failed' | 'ledger_sending' | 'ledger_sent' | 'ledger_dropped'

export type Login = {
  /** Signs in as `Authorization: Basic`, with the token as the user name and no password. */
  token: string
  /** The person. */
  user: LoginUser
}

export type LoginUser = {
  object: 'user'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The state of the account. */
  status: UserStatus
  /** The mail address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url: string
  /** Goes as `csrf` with every change that is signed in by cookie. */
  csrf_token: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me: string
  /** Where the person lives, in their own words. */
  location: string
  /** The website of the person; empty: none. */
  website: string
  /** What the person writes in. */
  post_pref: PostPref
  /** How much a page shows. */
  per_page_pref: PerPagePref
  /** Whether one may sign in through the first identity provider. */
  allow_idpa_login: boolean
  /** Whether one may sign in through the second identity provider. */
  allow_idpb_login: boolean
  /** Whether one may sign in through the organisation. */
  allow_sso_login: boolean
  /** Whether signing in asks for a second factor. */
  two_factor_enabled: boolean
  /** Mails keep their own Message-ID, so that one’s mail program takes its own posts for known. */
  dont_munge_message_id: boolean
  /** Weeks begin on Monday. */
  monday_start: boolean
  /** Codes in place of the second factor, each good once; shown when they are made. */
  recovery_codes: string
  /** What `about_me` is written in. */
  about_format: AboutFormat
  /** How times are written. */
  time_pref: TimePref
  /** How dates are written. */
  date_pref: DatePref
  /** Who sees the profile. */
  profile_privacy: ProfilePrivacy
  /** How archives are shown. */
  default_message_view: DefaultMessageView
  /** Which way lists of topics are sorted. */
  topics_sort_dir: SortDirPref
  /** Which way the messages of a topic are sorted. */
  topic_sort_dir: SortDirPref
  /** Which way lists of messages are sorted. */
  messages_sort_dir: SortDirPref
  /** Which way messages with their texts are sorted. */
  expanded_messages_sort_dir: SortDirPref
  /** Which way finds are sorted. */
  search_sort_dir: SortDirPref
  /** Which way photos are sorted. */
  photos_sort_dir: SortDirPref
  /** Which way albums are sorted. */
  album_sort_dir: SortDirPref
  /** What finds are sorted by. */
  search_sort: SearchSort
  /** What photos are sorted by. */
  photos_order_by: PhotosOrderBy
  /** What albums are sorted by. */
  album_order_by: AlbumOrderBy
  /** What is shown first. */
  home_page: 'home_page_groups'
  /** Whether pictures from elsewhere in messages are shown at once. */
  show_pictures: ShowPictures
  /** The language of pages and emails, such as `de`. Empty: that of the browser, and of the installation. */
  language: string
  /** The memberships of the person. */
  subscriptions: MemberInfo[]
}

/** - `leave`: Leaves the group.
 * - `mute_topic`: No more mail from this topic.
 * - `follow_topic`: Mail from this topic, whatever else comes.
 * - `mute_hashtag`: No more mail from topics with this hashtag.
 * - `follow_hashtag`: Mail from topics with this hashtag, whatever else comes. */
export type MailLinkAction = 'leave' | 'mute_topic' | 'follow_topic' | 'mute_hashtag' | 'follow_hashtag'

export type MailboxCopy = {
  object: 'mailbox_copy'
  /** The mail, as `getmailbox` numbers it. */
  mail_id: number
  /** Which of its copies. */
  copy: number
  /** Where reports about it go. */
  envelope_from: string
  /** The address it goes to. */
  recipient: string
  /** The subject. */
  subject: string
  /** Its head, as it is. */
  headers: string
  /** The text. */
  body: string
  /** Its text without HTML. */
  plain_body: string
  /** How many bytes it has. */
  size: number
  /** The files in it. */
  parts: MailboxPart[]
}

export type MailboxMail = {
  object: 'mailbox_mail'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** What kind of email it is. */
  type: DeliveryType
  /** The group it belongs to. */
  group_id: number
  /** The message in it; 0: none. */
  message_id: number
  /** The subject. */
  subject: string
  /** The addresses it goes to; of many, the first. */
  recipients: string[]
  /** To how many it goes. */
  num_recipients: number
}

export type MailboxPart = {
  object: 'mailbox_part'
  /** Which of the files. */
  part: number
  /** The name of the file. */
  filename: string
  /** How many bytes it has. */
  size: number
  /** Whether it is an image within the text. */
  inline: boolean
}

export type Maillink = {
  object: 'maillink'
  /** What the link does. */
  link_action: MailLinkAction
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** What it is about: the subject of a topic or the name of a hashtag; empty: the group. */
  about: string
  /** There is nothing left to do. */
  is_done: boolean
}

/** - `max_attachment_size_unlimited`: Attachments come whatever their size.
 * - `max_attachment_size_small`: Small attachments come, larger ones are links.
 * - `max_attachment_size_medium`: Attachments up to a medium size come, larger ones are links.
 * - `max_attachment_size_large`: All but very large attachments come, those are links.
 * - `max_attachment_size_none`: All attachments are links. */
export type MaxAttachmentSize = 'max_attachment_size_unlimited' | 'max_attachment_size_small' | 'max_attachment_size_medium' | 'max_attachment_size_large' | 'max_attachment_size_none'

/** - `max_photo_size_none`: Pictures stay as they are.
 * - `max_photo_size_small`: Made smaller where a side has more than 640 pixels.
 * - `max_photo_size_medium`: Made smaller where a side has more than 1280 pixels.
 * - `max_photo_size_large`: Made smaller where a side has more than 2048 pixels.
 * - `max_photo_size_ex_small`: Made smaller where a side has more than 320 pixels.
 * - `max_photo_size_medium_small`: Made smaller where a side has more than 1024 pixels.
 * - `max_photo_size_somewhat_small`: Made smaller where a side has more than 800 pixels. */
export type MaxPhotoSize = 'max_photo_size_none' | 'max_photo_size_small' | 'max_photo_size_medium' | 'max_photo_size_large' | 'max_photo_size_ex_small' | 'max_photo_size_medium_small' | 'max_photo_size_somewhat_small'

/** - `group_access_limited`: Members see the directory.
 * - `group_access_moderators_only`: Moderators see the directory.
 * - `group_access_none`: There is no directory. */
export type MemberDirectoryAccess = 'group_access_limited' | 'group_access_moderators_only' | 'group_access_none'

export type MemberInfo = {
  object: 'member_info'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** How many members the group has. */
  subs_count: number
  /** Whether they are a member, wait for approval, or are banned. */
  status: MemberStatus
  /** Where the wide picture is; empty: there is none. */
  cover_photo_url: string
  /** Where the small picture is; empty: there is none. */
  icon_url: string
  /** The number of the member’s account. */
  user_id?: number
  /** Whether they are a moderator or an owner. */
  mod_status?: ModStatus
  /** The mail address. */
  email?: string
  /** The user name of the person. */
  user_name?: string
  /** The full name of the person. */
  full_name?: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url?: string
  /** The number of the picture of the person. */
  profile_photo_id?: string
  /** The colour that stands for the member. */
  color?: string
  /** Who sees the profile. */
  profile_privacy?: ProfilePrivacy
  /** When the latest message was posted; null: there is none. */
  most_recent_message?: string | null
  /** The labels that moderators put on the member. */
  member_labels?: Memberlabel[]
  /** The values in the group’s extra columns. */
  extra_member_data?: ExtraMemberData[]
  /** Whether posts wait for a moderator, or are refused. */
  post_status?: PostStatus
  /** The rights of a moderator, separated by commas. */
  mod_permissions?: string
  /** How messages come. */
  email_delivery?: EmailDelivery
  /** Which messages come. */
  message_selection?: MessageSelection
  /** Up to what size attachments come; larger ones are links. */
  max_attachment_size?: MaxAttachmentSize
  /** Whether the address of the person works. */
  user_status?: UserStatus
  /** What `about_me` is written in. */
  about_format?: AboutFormat
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone?: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me?: string
  /** Where the person lives, in their own words. */
  location?: string
  /** The website of the person; empty: none. */
  website?: string
  /** Plain text under the member’s posts. */
  signature?: string
  /** For moderators only. */
  moderator_notes?: string
  /** Follow the topics that one replies to. */
  auto_follow_replies?: boolean
  /** Mails keep their own Message-ID, so that one’s mail program takes its own posts for known. */
  dont_munge_message_id?: boolean
  /** Under posts from the pages. */
  use_signature?: boolean
  /** Under posts by mail. */
  use_signature_email?: boolean
  /** How many posts moderators let through. */
  approved_posts?: number
  /** How many drafts they have in the group. */
  num_drafts?: number
  /** The moderator who takes care of it; 0: nobody. */
  claimed_by?: number
  /** Whether moderators are told of messages that wait for them. */
  pending_msg_notify?: Notify
  /** Whether moderators are told who wants to become a member. */
  pending_sub_notify?: Notify
  /** Whether moderators are told of new members. */
  sub_notify?: Notify
  /** Whether moderators are told when space runs short. */
  storage_notify?: Notify
  /** Whether members are told of new subgroups. */
  sub_group_notify?: Notify
  /** Whether moderators are told of messages that somebody reported. */
  message_report_notify?: Notify
  /** Whether owners are told of what concerns the plan of the group. */
  account_notify?: Notify
  /** Whether a member is told of what they missed in chats. */
  chat_notify?: Notify
  /** Whether members are told of new photos. */
  photo_notify?: Notify
  /** Whether members are told of new files. */
  file_notify?: Notify
  /** Whether members are told of changed wiki pages. */
  wiki_notify?: Notify
  /** Whether members are told of changed databases. */
  database_notify?: Notify
  /** Which mail to the owners moderators get: all, or that of members. */
  owner_msg_notify?: OwnerMsgNotify
  /** When the notes were changed; null: never. */
  moderator_notes_updated?: string | null
  /** What the caller may do in the group. */
  perms?: Perms
}

/** - `member_notice_welcome`: To who has joined.
 * - `member_notice_pending_subscription`: To who asked to join and waits.
 * - `member_notice_rejected_subscription`: To who asked to join and was refused.
 * - `member_notice_removed_member`: To who was removed.
 * - `member_notice_banned_member`: To who was banned.
 * - `member_notice_goodbye`: To who has left.
 * - `member_notice_direct_add`: To who was added by a moderator.
 * - `member_notice_invite`: To who is invited.
 * - `member_notice_guidelines`: The guidelines of the group.
 * - `member_notice_monthly_reminder`: To all members, once a month.
 * - `member_notice_rejected_message`: To the author of a message that was rejected.
 * - `member_notice_locked_group`: To who writes to a locked group.
 * - `member_notice_locked_topic`: To who replies to a closed topic.
 * - `member_notice_message_to_member`: A text that moderators begin letters to members with.
 * - `member_notice_sponsorship`: To who sponsors the group. */
export type MemberNotice = 'member_notice_welcome' | 'member_notice_pending_subscription' | 'member_notice_rejected_subscription' | 'member_notice_removed_member' | 'member_notice_banned_member' | 'member_notice_goodbye' | 'member_notice_direct_add' | 'member_notice_invite' | 'member_notice_guidelines' | 'member_notice_monthly_reminder' | 'member_notice_rejected_message' | 'member_notice_locked_group' | 'member_notice_locked_topic' | 'member_notice_message_to_member' | 'member_notice_sponsorship'

/** - `sub_status_normal`: A member.
 * - `sub_status_pending`: Asked to join, and waits for a moderator.
 * - `sub_status_banned`: Banned: not a member, and may not become one. */
export type MemberStatus = 'sub_status_normal' | 'sub_status_pending' | 'sub_status_banned'

export type Memberlabel = {
  object: 'memberlabel'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** Its name. */
  name: string
  /** What it is for. */
  description: string
  /** The colour it is shown in. */
  color_name: Color
  /** The colour as a web page writes it, such as `#0080ff`. */
  color_hex: string
}

export type Membernotice = {
  object: 'membernotice'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** When it is sent. */
  type: MemberNotice
  /** Its name. */
  name: string
  /** The subject of the email. */
  subject: string
  /** The text of the email. */
  body: string
  /** Only an active one is sent; another of the same type stops being active. */
  active: boolean
}

/** - `group_view_members_subs`: Every member sees who else is one.
 * - `group_view_members_moderators`: Moderators and owners see the members.
 * - `group_view_members_owners`: Owners see the members, and moderators with the right to. */
export type MembersVisible = 'group_view_members_subs' | 'group_view_members_moderators' | 'group_view_members_owners'

export type Message = {
  object: 'message'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The number of the author’s account. */
  user_id: number
  /** The group it belongs to. */
  group_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The text. */
  body: string
  /** The quotation in it, apart from the text. */
  quoted: string
  /** What stands under the text, such as the signature. */
  remainder: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The subject. */
  subject: string
  /** The subject with its hashtags. */
  subject_with_tags: string
  /** The name of the author. */
  name: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** Whether it was written as plain text. */
  is_plain_text: boolean
  /** Whether it answers another. */
  is_reply: boolean
  /** Whether the caller likes it. */
  has_liked: boolean
  /** Whether the topic takes no more replies. */
  is_closed: boolean
  /** Whether replies to the topic wait for a moderator. */
  is_moderated: boolean
  /** Whether the caller may post it again. */
  can_repost: boolean
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** How many like it. */
  num_likes: number
  /** Its poll; 0: none. */
  poll_id: number
  /** How often it was changed. */
  rev_count: number
  /** Whether who wrote it is a moderator or an owner of the group today; told to members alone. */
  mod_status: ModStatus
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** Its hashtags. */
  hashtags: Hashtag[]
  /** Its files. */
  attachments: MessageAttachment[]
  /** The mail as it came; there where one message is asked for. */
  raw_message?: string
}

export type MessageAttachment = {
  /** Its number, by which calls name it. */
  id: number
  /** How many bytes it has. */
  size: number
  /** The media type of the file. */
  media_type: string
  /** Where it can be downloaded. */
  download_url: string
  /** Where a small picture of it is; empty: there is none. */
  image_thumbnail_url: string
  /** The name of the file. */
  filename: string
}

export type MessageHistory = {
  object: 'message_history'
  /** The months, each with its count. */
  month_counts: MonthCount[]
  /** Minutes from UTC at which months begin. */
  tz_offset: number
}

export type MessageRevision = {
  object: 'message_revision'
  /** Which revision it is. */
  rev: number
  /** When it was made. */
  created: string
  /** The message it belongs to. */
  message_id: number
  /** The group it belongs to. */
  group_id: number
  /** Who made this revision. */
  user_id: number
  /** The name of whoever made this revision. */
  name: string
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The mail as it came; there where one message is asked for. */
  raw_message: string
}

export type MessageSearchResult = {
  object: 'message_search_result'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** The beginning of the text, or the place that was found. */
  summary: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The subject. */
  subject: string
  /** The text. */
  body: string
  /** The photo of the author; empty: none. */
  profile_photo_url: string
  /** The name of the author. */
  name: string
  /** The number of the author’s account. */
  user_id: number
  /** How often it was changed. */
  rev_count: number
  /** Its number in the group; 1 is the first. */
  msg_num: number
  /** How many messages the topic has. */
  num_msgs_in_topic: number
  /** Whether the caller sees the author’s profile. */
  can_view_profile: boolean
  /** Whether the topic takes no more replies. */
  is_closed: boolean
  /** Whether replies to the topic wait for a moderator. */
  is_moderated: boolean
  /** Whether the topic stays on top. */
  is_sticky: boolean
  /** Whether it has files. */
  has_attachments: boolean
  /** Its hashtags. */
  hashtags: Hashtag[]
}

/** - `message_selection_all`: Every message.
 * - `message_selection_follow_only`: Messages in topics and hashtags that one follows.
 * - `message_selection_follow_and_first_message`: The same, and the first message of every topic. */
export type MessageSelection = 'message_selection_all' | 'message_selection_follow_only' | 'message_selection_follow_and_first_message'

/** - `sub_perm_pendingmsg`: Decide on messages that wait.
 * - `sub_perm_pendingmembers`: Decide on people who wait to join.
 * - `sub_perm_invitemembers`: Invite and add people.
 * - `sub_perm_removemembers`: Remove members.
 * - `sub_perm_banmembers`: Ban members, and let them in again.
 * - `sub_perm_makemoderator`: Make moderators, with no more rights than one’s own.
 * - `sub_perm_managehashtags`: Make, change and delete hashtags.
 * - `sub_perm_groupsettings`: Change the settings of the group.
 * - `sub_perm_modsub`: Change the options of members.
 * - `sub_perm_integrations`: Manage integrations.
 * - `sub_perm_editarchives`: Edit, merge, split and delete messages and topics.
 * - `sub_perm_billing`: Manage the plan of the group.
 * - `sub_perm_managesubgroups`: Make subgroups.
 * - `sub_perm_viewmembers`: See the list of members.
 * - `sub_perm_managepaidsubscriptions`: Manage paid subscriptions. */
export type ModPermissions = 'sub_perm_pendingmsg' | 'sub_perm_pendingmembers' | 'sub_perm_invitemembers' | 'sub_perm_removemembers' | 'sub_perm_banmembers' | 'sub_perm_makemoderator' | 'sub_perm_managehashtags' | 'sub_perm_groupsettings' | 'sub_perm_modsub' | 'sub_perm_integrations' | 'sub_perm_editarchives' | 'sub_perm_billing' | 'sub_perm_managesubgroups' | 'sub_perm_viewmembers' | 'sub_perm_managepaidsubscriptions'

/** - `sub_modstatus_none`: Neither moderator nor owner.
 * - `sub_modstatus_moderator`: A moderator, with the rights in `mod_permissions`.
 * - `sub_modstatus_owner`: An owner, with every right. */
export type ModStatus = 'sub_modstatus_none' | 'sub_modstatus_moderator' | 'sub_modstatus_owner'

/** - `unmoderated`: Posts appear at once.
 * - `moderated`: Every post waits for a moderator.
 * - `new_users_moderated`: The first posts of a new member wait for a moderator. */
export type Moderation = 'unmoderated' | 'moderated' | 'new_users_moderated'

export type MonthCount = {
  object: 'month_count'
  /** The year. */
  year: number
  /** The month, from 1 to 12. */
  month: number
  /** How many messages were posted in it. */
  msgs_sent: number
}

/** - `unread`: With something that the caller has not read, of the last 90 days; of each group at most the 1,000 latest topics.
 * - `answered`: The same, where the caller has written.
 * - `followed`: Those that the caller follows.
 * - `muted`: Those that the caller has muted. */
export type MyTopics = 'unread' | 'answered' | 'followed' | 'muted'

export type NewApiKey = {
  object: 'api_key'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The name that its owner gave it. */
  name: string
  /** Its state.
   *
   * - `api_key_active`: It works.
   * - `api_key_expired`: Its time is over.
   * - `api_key_revoked`: It was revoked. */
  status: 'api_key_active' | 'api_key_expired' | 'api_key_revoked'
  /** What the key may do. */
  scopes: ('read' | 'write' | 'moderate' | 'admin')[]
  /** The groups it can be used in, with their subgroups; empty: all. */
  group_ids: number[]
  /** When it ends; null: never. */
  expires: string | null
  /** When it was last used; null: never. */
  last_used: string | null
  /** The key itself, shown this once. */
  key: string
}

/** - `sub_notify_none`: Not told.
 * - `sub_notify_email`: Told by mail.
 * - `sub_notify_app`: Told in the app.
 * - `sub_notify_email_and_app`: Told by mail and in the app. */
export type Notify = 'sub_notify_none' | 'sub_notify_email' | 'sub_notify_app' | 'sub_notify_email_and_app'

export type OauthLogin = {
  object: 'oauth_login'
  /** Goes to the final call, from the same browser. */
  state: string
  /** The client id for pages; empty: not configured. */
  web_client_id: string
  /** The client id for iOS; empty: not configured. */
  ios_client_id: string
  /** The client id for Android; empty: not configured. */
  android_client_id: string
  /** What the identity provider is asked for. */
  scopes: string[]
  /** Where to send the browser. */
  authorization_url: string
  /** What people call the identity provider. */
  provider_name: string
}

export type OpenInvitation = {
  object: 'open_invitation'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it expires. */
  expires: string
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** Who invites. */
  full_name: string
}

export type Org = {
  object: 'org'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The full name of the organisation. */
  title: string
  /** The name of the organisation. */
  name: string
  /** Its domain. */
  domain: string
  /** Where its pages are. */
  org_url: string
  /** The time zone of the organisation: an IANA name. */
  default_timezone: string
  /** The main group of the organisation; 0: it has none. */
  parent_group_id: number
  /** The wiki page that visitors see; 0: none. */
  logged_out_wiki_page_id: number
  /** Nobody makes an account at its address. */
  disable_signup: boolean
  /** Likes are switched off. */
  disable_plus_one: boolean
  /** The code of a web statistics service; empty: none. */
  ga_code: string
  /** What stands on the page where one signs in. */
  login_page_text: string
  /** What is told to who has no account. */
  no_account_text: string
}

export type OtherUser = {
  object: 'user'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string | null
  /** When it was last changed. */
  updated: string | null
  /** The mail address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url: string
  /** The state of the account. */
  status: UserStatus
}

/** - `sub_ownermsg_notify_none`: None of the mail to the owners.
 * - `sub_ownermsg_notify_all`: All mail to the owners.
 * - `sub_ownermsg_notify_subs`: Mail to the owners that members write. */
export type OwnerMsgNotify = 'sub_ownermsg_notify_none' | 'sub_ownermsg_notify_all' | 'sub_ownermsg_notify_subs'

export type PastMember = {
  object: 'past_member'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** How they went. */
  action: PastMemberAction
  /** When they joined. */
  joined: string
  /** The membership. */
  member_info: MemberInfo
}

/** - `left`: Left.
 * - `removed_member`: A moderator removed them.
 * - `rejected`: Asked to join, and a moderator refused.
 * - `spamleft`: Left by telling their mail provider that it is spam.
 * - `ban_members`: Was banned.
 * - `unbanned`: Was banned, and is no more.
 * - `expired_member`: Asked to join, and nobody decided in time.
 * - `deleted_account`: Deleted their account. */
export type PastMemberAction = 'left' | 'removed_member' | 'rejected' | 'spamleft' | 'ban_members' | 'unbanned' | 'expired_member' | 'deleted_account'

export type PendingAdds = {
  object: 'pending_adds'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** Who wants to add them. */
  user_id: number
  /** How many addresses were given. */
  total_emails: number
  /** The addresses, one per line. */
  emails: string
  /** The subject of the email to them. */
  subject: string
  /** What the email to them says. */
  message: string
}

export type PendingAttachment = {
  /** The name of the file. */
  filename: string
  /** The media type of the file. */
  media_type: string
  /** Where it can be downloaded. */
  download_url: string
  /** Where a small picture of it is; empty: there is none. */
  image_thumbnail_url: string
  /** How many bytes it has. */
  size: number
}

export type Pendingmsg = {
  object: 'pendingmsg'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** The number of the author’s account; 0: none. */
  user_id: number
  /** The topic it belongs to. */
  topic_id: number
  /** Why it waits. */
  reason: HeldBecause
  /** Why it waits, in the words of older programs.
   *
   * - `pendingmsg_group`: The group is moderated.
   * - `pendingmsg_member`: The member is moderated.
   * - `pendingmsg_new_member`: It is among the first posts of a new member.
   * - `pendingmsg_topic`: The topic is moderated.
   * - `pendingmsg_hashtag`: A hashtag of it is moderated.
   * - `pendingmsg_attachment`: It has attachments, and the group holds those.
   * - `pendingmsg_unproven`: It came by mail, and nothing shows that its author has sent it.
   * - `pendingmsg_unconfirmed`: It came by mail, nothing shows that its author has sent it, and they are asked by a letter.
   * - `pendingmsg_not_subscribed`: It came by mail of somebody who is not in the group, which the group allows.
   * - `pendingmsg_virus`: A virus was found in it.
   * - `pendingmsg_bulk`: It came by email and is marked as automatic or bulk email. */
  type: 'pendingmsg_group' | 'pendingmsg_member' | 'pendingmsg_new_member' | 'pendingmsg_topic' | 'pendingmsg_hashtag' | 'pendingmsg_attachment' | 'pendingmsg_unproven' | 'pendingmsg_unconfirmed' | 'pendingmsg_not_subscribed' | 'pendingmsg_virus' | 'pendingmsg_bulk'
  /** The moderator who takes care of it; 0: nobody. */
  claimed_by: number
  /** The moderator who takes care of it; null: nobody. */
  claiming_user: OtherUser | null
  /** Since when; null: nobody does. */
  claimed_date: string | null
  /** The author. */
  sender: OtherUser
  /** The mail address of the author. */
  sender_email: string
  /** The name of the author. */
  sender_name: string
  /** The mail as it came; there where one message is asked for. */
  raw_message: string
  /** The whole text: with its quotation and what stands under it. */
  message_body: string
  /** The virus in it; empty: none is known. */
  virus_name: string
  /** The format of the text.
   *
   * - `html`: HTML.
   * - `plain`: Plain text. */
  body_format: 'html' | 'plain'
  /** The membership of the moderator who edited it; 0: nobody has. */
  editor_member_id: number
  /** The moderator who changed it. */
  editor: string
  /** Why it was edited, for the other moderators. */
  edit_reason: string
  /** The subject. */
  subject: string
  /** The subject with its hashtags. */
  subject_with_tags: string
  /** The text. */
  body: string
  /** The quotation in it, apart from the text. */
  quoted: string
  /** What stands under the text, such as the signature. */
  remainder: string
  /** The beginning of the text, as plain text. */
  snippet: string
  /** The name of the author. */
  name: string
  /** The email address of the author. */
  email: string
  /** Whether it was written as plain text. */
  is_plain_text: boolean
  /** Whether it answers another. */
  is_reply: boolean
  /** Whether it will go out as a special notice. */
  is_special: boolean
  /** Whether it was written here rather than mailed. */
  is_web_post: boolean
  /** Whether it has files. */
  has_attachments: boolean
  /** Its files. */
  attachments: PendingAttachment[]
  /** When it is deleted unless a moderator decides; null: never. */
  expires: string | null
}

/** - `user_per_page_pref20`: 20 a page.
 * - `user_per_page_pref50`: 50 a page.
 * - `user_per_page_pref100`: 100 a page.
 * - `user_per_page_pref_infinite`: The page grows as one scrolls. */
export type PerPagePref = 'user_per_page_pref20' | 'user_per_page_pref50' | 'user_per_page_pref100' | 'user_per_page_pref_infinite'

export type Perms = {
  object: 'perms'
  /** Whether the caller has the right `archives_visible` in the group. */
  archives_visible: boolean
  /** Whether the caller has the right `polls_visible` in the group. */
  polls_visible: boolean
  /** Whether the caller has the right `members_visible` in the group. */
  members_visible: boolean
  /** Whether the caller has the right `chat_visible` in the group. */
  chat_visible: boolean
  /** Whether the caller has the right `calendar_visible` in the group. */
  calendar_visible: boolean
  /** Whether the caller has the right `files_visible` in the group. */
  files_visible: boolean
  /** Whether the caller has the right `database_visible` in the group. */
  database_visible: boolean
  /** Whether the caller has the right `photos_visible` in the group. */
  photos_visible: boolean
  /** Whether the caller has the right `wiki_visible` in the group. */
  wiki_visible: boolean
  /** Whether the caller has the right `member_directory_visible` in the group. */
  member_directory_visible: boolean
  /** Whether the caller has the right `hashtags_visible` in the group. */
  hashtags_visible: boolean
  /** Whether the caller has the right `guidelines_visible` in the group. */
  guidelines_visible: boolean
  /** Whether the caller has the right `subgroups_visible` in the group. */
  subgroups_visible: boolean
  /** Whether the caller has the right `open_donations_visible` in the group. */
  open_donations_visible: boolean
  /** Whether the caller has the right `sponsor_visible` in the group. */
  sponsor_visible: boolean
  /** Whether the caller has the right `manage_subgroups` in the group. */
  manage_subgroups: boolean
  /** Whether the caller has the right `ask_visible` in the group. */
  ask_visible: boolean
  /** Whether the caller has the right `delete_group` in the group. */
  delete_group: boolean
  /** Whether the caller has the right `download_archives` in the group. */
  download_archives: boolean
  /** Whether the caller has the right `download_entire_group` in the group. */
  download_entire_group: boolean
  /** Whether the caller has the right `download_members` in the group. */
  download_members: boolean
  /** Whether the caller has the right `view_activity` in the group. */
  view_activity: boolean
  /** Whether the caller has the right `create_hashtags` in the group. */
  create_hashtags: boolean
  /** Whether the caller has the right `manage_hashtags` in the group. */
  manage_hashtags: boolean
  /** Whether the caller has the right `manage_integrations` in the group. */
  manage_integrations: boolean
  /** Whether the caller has the right `manage_group_settings` in the group. */
  manage_group_settings: boolean
  /** Whether the caller has the right `make_moderator` in the group. */
  make_moderator: boolean
  /** Whether the caller has the right `manage_member_subscription_options` in the group. */
  manage_member_subscription_options: boolean
  /** Whether the caller has the right `manage_pending_members` in the group. */
  manage_pending_members: boolean
  /** Whether the caller has the right `remove_members` in the group. */
  remove_members: boolean
  /** Whether the caller has the right `ban_members` in the group. */
  ban_members: boolean
  /** Whether the caller has the right `manage_group_billing` in the group. */
  manage_group_billing: boolean
  /** Whether the caller has the right `manage_group_payments` in the group. */
  manage_group_payments: boolean
  /** Whether the caller has the right `edit_archives` in the group. */
  edit_archives: boolean
  /** Whether the caller has the right `manage_pending_messages` in the group. */
  manage_pending_messages: boolean
  /** Whether the caller has the right `invite_members` in the group. */
  invite_members: boolean
  /** Whether the caller has the right `can_post` in the group. */
  can_post: boolean
  /** Whether the caller has the right `can_reply` in the group. */
  can_reply: boolean
  /** Whether the caller has the right `can_vote` in the group. */
  can_vote: boolean
  /** Whether the caller has the right `manage_polls` in the group. */
  manage_polls: boolean
  /** Whether the caller has the right `manage_databases` in the group. */
  manage_databases: boolean
  /** Whether the caller has the right `manage_photos` in the group. */
  manage_photos: boolean
  /** Whether the caller has the right `manage_members` in the group. */
  manage_members: boolean
  /** Whether the caller has the right `manage_calendar` in the group. */
  manage_calendar: boolean
  /** Whether the caller has the right `manage_chats` in the group. */
  manage_chats: boolean
  /** Whether the caller has the right `view_member_directory` in the group. */
  view_member_directory: boolean
  /** Whether the caller has the right `manage_files` in the group. */
  manage_files: boolean
  /** Whether the caller has the right `manage_wiki` in the group. */
  manage_wiki: boolean
  /** Whether the caller has the right `manage_subscription` in the group. */
  manage_subscription: boolean
  /** Whether the caller has the right `public_page` in the group. */
  public_page: boolean
  /** Whether the caller has the right `sub_page` in the group. */
  sub_page: boolean
  /** Whether the caller has the right `mod_page` in the group. */
  mod_page: boolean
  /** Whether the caller has the right `can_ask` in the group. */
  can_ask: boolean
  /** Whether the caller has the right `view_archives` in the group. */
  view_archives: boolean
  /** Whether the caller has the right `view_databases` in the group. */
  view_databases: boolean
  /** Whether the caller has the right `view_photos` in the group. */
  view_photos: boolean
  /** Whether the caller has the right `view_calendar` in the group. */
  view_calendar: boolean
  /** Whether the caller has the right `view_chats` in the group. */
  view_chats: boolean
  /** Whether the caller has the right `view_files` in the group. */
  view_files: boolean
  /** Whether the caller has the right `view_members` in the group. */
  view_members: boolean
  /** Whether the caller has the right `view_wiki` in the group. */
  view_wiki: boolean
  /** Whether the caller has the right `view_guidelines` in the group. */
  view_guidelines: boolean
}

/** - `photos_order_by_created`: When they were added.
 * - `photos_order_by_name`: By name.
 * - `photos_order_by_taken`: When they were taken. */
export type PhotosOrderBy = 'photos_order_by_created' | 'photos_order_by_name' | 'photos_order_by_taken'

export type PictureChoices = {
  object: 'picture_choices'
  /** The messages whose remote images the caller has chosen to see. */
  message_ids: number[]
}

/** - `group_plan_basic`: The smallest plan: no past members, aliases or direct adds.
 * - `group_plan_premium`: All that a group needs, with more space.
 * - `group_plan_enterprise`: As premium, with an organisation and its own domain. */
export type Plan = 'group_plan_basic' | 'group_plan_premium' | 'group_plan_enterprise'

/** - `polls_access_subscribers`: Members vote and make polls.
 * - `polls_access_limited`: Members vote, moderators make polls.
 * - `polls_access_none`: There are no polls. */
export type PollsAccess = 'polls_access_subscribers' | 'polls_access_limited' | 'polls_access_none'

/** - `user_postpref_html`: Write with formatting (HTML).
 * - `user_postpref_plain`: Write plain text.
 * - `user_postpref_markdown`: Write Markdown. */
export type PostPref = 'user_postpref_html' | 'user_postpref_plain' | 'user_postpref_markdown'

/** - `sub_poststatus_normal`: Posts as the group’s settings say.
 * - `sub_poststatus_allowed`: Posts appear at once, whatever the settings say.
 * - `sub_poststatus_newusermoderated`: New: the first posts wait for a moderator.
 * - `sub_poststatus_moderated`: Every post waits for a moderator.
 * - `sub_poststatus_notallowed`: May not post. */
export type PostStatus = 'sub_poststatus_normal' | 'sub_poststatus_allowed' | 'sub_poststatus_newusermoderated' | 'sub_poststatus_moderated' | 'sub_poststatus_notallowed'

export type PostedDraft = {
  object: 'success'
  /** More about what happened. */
  extra: string
  /** The message that was posted; 0: none yet. */
  message_id: number
  /** The number of that message in the group; 0: none yet. */
  msg_num: number
  /** The topic of that message; 0: none yet. */
  topic_id: number
}

/** - `past_hour`: The past hour.
 * - `past_24_hours`: The past 24 hours.
 * - `past_week`: The past week.
 * - `past_month`: The past month.
 * - `past_year`: The past year. */
export type PresetDateRange = 'past_hour' | 'past_24_hours' | 'past_week' | 'past_month' | 'past_year'

/** - `profile_private`: Nobody else sees the profile.
 * - `profile_members`: Members of the same groups see the profile.
 * - `profile_public`: Anybody sees the profile. */
export type ProfilePrivacy = 'profile_private' | 'profile_members' | 'profile_public'

/** - `group_access_limited`: Members see it, moderators change it.
 * - `group_access_subscribers`: Members see and change it.
 * - `group_access_moderators_only`: Moderators see and change it, nobody else.
 * - `group_access_none`: Switched off for everybody.
 * - `group_access_public`: Anybody sees it, members change it.
 * - `group_access_public_limited`: Anybody sees it, moderators change it. */
export type PublicAccess = 'group_access_limited' | 'group_access_subscribers' | 'group_access_moderators_only' | 'group_access_none' | 'group_access_public' | 'group_access_public_limited'

export type Registration = {
  object: 'success'
  /** More about what happened. */
  extra: string
  /** The person. */
  user: {
    object: 'user'
    /** The mail address. */
    email: string
  }
}

export type Rsvp = {
  object: 'rsvp'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The event. */
  event_id: number
  /** The group it belongs to. */
  group_id: number
  /** The number of the account that answered. */
  user_id: number
  /** The user name of the person. */
  user_name: string
  /** The full name of the person. */
  full_name: string
  /** The mail address. */
  email: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url: string
  /** The answer. */
  type: RsvpType
  /** What they say to `comment_label` of the event. */
  comment: string
  /** How many people they bring. */
  additional_guests: number
}

/** - `rsvp_maybe`: Does not know yet.
 * - `rsvp_no`: Does not come.
 * - `rsvp_yes`: Comes, and has a place.
 * - `rsvp_waitlist`: Would come, and waits for a place. */
export type RsvpType = 'rsvp_maybe' | 'rsvp_no' | 'rsvp_yes' | 'rsvp_waitlist'

/** - `relevance_sort`: What fits best comes first.
 * - `date_sort`: By date. */
export type SearchSort = 'relevance_sort' | 'date_sort'

export type SearcharchivesAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** Whether `total_count` counts only as far as was looked: there may be more. */
  total_is_estimate: boolean
  /** Whether only the best match of each topic is listed. */
  collapse_topics: boolean
  /** Whether signatures were left out of the search. */
  exclude_sigs: boolean
  /** The first day that was searched; empty: no limit. */
  start_date: string
  /** The last day that was searched; empty: no limit. */
  end_date: string
  /** The range of days that was asked for by name; empty: none. */
  preset_date_range: string
  /** The hashtag that was asked for. */
  hashtag: Hashtag | null
  /** The author who was asked for; 0: anybody. */
  poster_user_id: number
  /** Where the picture of that author is. */
  poster_profile_photo_url: string
  /** The same as `poster_profile_photo_url`. */
  profile_photo_url: string
  /** The name of that author. */
  poster_name: string
  /** The same as `poster_name`. */
  name: string
  /** Whether the caller sees the profile of that author. */
  can_view_poster_profile: boolean
  /** The same as `can_view_poster_profile`. */
  can_view_profile: boolean
  /** What the list holds, in order. */
  data: MessageSearchResult[]
}

export type SearchchatAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: ChatSearchResult[]
}

export type SearchgroupsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: GroupSearchResult[]
}

export type SearchmembersAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: MemberInfo[]
}

export type Session = {
  object: 'session'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last used. */
  last_used: string
  /** When it expires. */
  expires: string
  /** The network address it was last used from. */
  address: string
  /** The browser or program it belongs to. */
  agent: string
  /** Whether it is the session of this call. */
  is_current: boolean
}

/** - `show_pictures_ask`: Pictures from elsewhere are shown when one asks for them, or of senders whom one has chosen.
 * - `show_pictures_always`: They are shown at once. */
export type ShowPictures = 'show_pictures_ask' | 'show_pictures_always'

/** - `sort_none`: The order of the list itself.
 * - `sort_asc`: Smallest or oldest first.
 * - `sort_desc`: Largest or newest first. */
export type SortDirPref = 'sort_none' | 'sort_asc' | 'sort_desc'

/** - `sub_group_subs`: Every member makes subgroups.
 * - `sub_group_moderators`: Moderators and owners make subgroups.
 * - `sub_group_owners`: Owners make subgroups, and moderators with the right to. */
export type SubGroupAccess = 'sub_group_subs' | 'sub_group_moderators' | 'sub_group_owners'

export type Success = {
  object: 'success'
  /** More about what happened. */
  extra: string
}

/** - `thread_reply_group_default`: Replies go where the group says.
 * - `thread_reply_to_sender`: Replies go to the author.
 * - `group_reply_only_to_sender`: Replies go to the author, and nowhere else. */
export type ThreadReplyTo = 'thread_reply_group_default' | 'thread_reply_to_sender' | 'group_reply_only_to_sender'

/** - `standard_time`: 3:30 pm.
 * - `military_time`: 15:30. */
export type TimePref = 'standard_time' | 'military_time'

export type Topic = {
  object: 'topic'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed, by a new message or otherwise. */
  updated: string
  /** The group it belongs to. */
  group_id: number
  /** What stands in brackets before the subject. */
  group_subject_tag: string
  /** The subject. */
  subject: string
  /** The beginning of the text, or the place that was found. */
  summary: string
  /** The name of the author of the first message. */
  name: string
  /** The photo of that author; empty: none. */
  profile_photo_url: string
  /** How many messages it has. */
  num_messages: number
  /** Whether the topic stays on top. */
  is_sticky: boolean
  /** Whether replies to the topic wait for a moderator. */
  is_moderated: boolean
  /** Whether the topic takes no more replies. */
  is_closed: boolean
  /** Whether it has files. */
  has_attachments: boolean
  /** Where replies go. */
  reply_to: ThreadReplyTo
  /** When the latest message was posted; null: there is none. */
  most_recent_message: string | null
  /** Its hashtags. */
  hashtags: Hashtag[] | null
  /** The chat about it, or of which it tells; 0: none, or none that the caller sees. */
  chat_id: number
  /** Whether something in it is new to the caller, who is in the group and has not muted it. */
  is_unread?: boolean
  /** Whether the caller follows it. */
  followed?: boolean
  /** Whether the caller has muted it. */
  muted?: boolean
}

export type TopicPeople = {
  object: 'topic_people'
  /** The topic. */
  topic_id: number
  /** How many of its messages were looked at: the newest, 1000 at most. */
  num_messages: number
  /** How many people wrote them. */
  num_people: number
  /** Those who wrote most first, ten at most. */
  people: TopicPerson[]
}

export type TopicPerson = {
  /** The number of the person’s account. */
  user_id: number
  /** How many of them they wrote. */
  num_messages: number
  /** The name of the person. */
  name: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url: string
}

export type TwoFactorSetup = {
  object: 'two_factor_setup'
  /** What an authenticator app is given by hand. */
  secret: string
  /** The same as a link. */
  otpauth_url: string
  /** The same as a picture to scan. */
  qr_code_url: string
}

export type UnaskedLetter = {
  object: 'unasked_letter'
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** The mail address. */
  email: string
}

export type UnreadCounts = {
  object: 'unread_counts'
  /** How many topics have something new, in all. */
  topics: number
  /** The groups in which something is new. */
  groups: UnreadGroup[]
}

export type UnreadGroup = {
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** How many of its topics have something new; 100 for that many and more. */
  topics: number
}

export type UploadattachmentsAnswer = {
  object: 'list'
  /** How many there are in all. */
  total_count: number
  /** The place of the first one here; 1 is the first of all. */
  start_item: number
  /** The place of the last one here. */
  end_item: number
  /** Whether there is a next page. */
  has_more: boolean
  /** Give it as `page_token` to get the next page; 0 where there is none. */
  next_page_token: number
  /** What the list is sorted by. */
  sort_field: string
  /** Which way it is sorted: `asc` or `desc`. */
  sort_dir: string
  /** What equal ones are sorted by. */
  second_order: string
  /** What was searched for. */
  query: string
  /** What the list holds, in order. */
  data: DraftAttachment[]
}

export type User = {
  object: 'user'
  /** Its number, by which calls name it. */
  id: number
  /** When it was made. */
  created: string
  /** When it was last changed. */
  updated: string
  /** The state of the account. */
  status: UserStatus
  /** The mail address. */
  email: string
  /** The full name of the person. */
  full_name: string
  /** The user name of the person. */
  user_name: string
  /** The time zone of the person: an IANA name, such as Europe/Berlin. */
  timezone: string
  /** Where the picture of the person is; empty: there is none. */
  profile_photo_url: string
  /** Goes as `csrf` with every change that is signed in by cookie. */
  csrf_token: string
  /** What the person says about themselves, in the format of `about_format`. */
  about_me: string
  /** Where the person lives, in their own words. */
  location: string
  /** The website of the person; empty: none. */
  website: string
  /** What the person writes in. */
  post_pref: PostPref
  /** How much a page shows. */
  per_page_pref: PerPagePref
  /** Whether one may sign in through the first identity provider. */
  allow_idpa_login: boolean
  /** Whether one may sign in through the second identity provider. */
  allow_idpb_login: boolean
  /** Whether one may sign in through the organisation. */
  allow_sso_login: boolean
  /** Whether signing in asks for a second factor. */
  two_factor_enabled: boolean
  /** Mails keep their own Message-ID, so that one’s mail program takes its own posts for known. */
  dont_munge_message_id: boolean
  /** Weeks begin on Monday. */
  monday_start: boolean
  /** Codes in place of the second factor, each good once; shown when they are made. */
  recovery_codes: string
  /** What `about_me` is written in. */
  about_format: AboutFormat
  /** How times are written. */
  time_pref: TimePref
  /** How dates are written. */
  date_pref: DatePref
  /** Who sees the profile. */
  profile_privacy: ProfilePrivacy
  /** How archives are shown. */
  default_message_view: DefaultMessageView
  /** Which way lists of topics are sorted. */
  topics_sort_dir: SortDirPref
  /** Which way the messages of a topic are sorted. */
  topic_sort_dir: SortDirPref
  /** Which way lists of messages are sorted. */
  messages_sort_dir: SortDirPref
  /** Which way messages with their texts are sorted. */
  expanded_messages_sort_dir: SortDirPref
  /** Which way finds are sorted. */
  search_sort_dir: SortDirPref
  /** Which way photos are sorted. */
  photos_sort_dir: SortDirPref
  /** Which way albums are sorted. */
  album_sort_dir: SortDirPref
  /** What finds are sorted by. */
  search_sort: SearchSort
  /** What photos are sorted by. */
  photos_order_by: PhotosOrderBy
  /** What albums are sorted by. */
  album_order_by: AlbumOrderBy
  /** What is shown first. */
  home_page: 'home_page_groups'
  /** Whether pictures from elsewhere in messages are shown at once. */
  show_pictures: ShowPictures
  /** The language of pages and emails, such as `de`. Empty: that of the browser, and of the installation. */
  language: string
}

/** - `user_status_confirmed`: The address is confirmed.
 * - `user_status_notconfirmed`: Nobody has confirmed the address yet. Members who were added directly are shown like this until they agree.
 * - `user_status_bouncing`: Mail to them came back lately.
 * - `user_status_bounced`: Mail to them comes back, so none is sent.
 * - `user_status_inactive`: Suspended by an administrator: no sign-in and no email. */
export type UserStatus = 'user_status_confirmed' | 'user_status_notconfirmed' | 'user_status_bouncing' | 'user_status_bounced' | 'user_status_inactive'

/** - `via_web`: On the pages.
 * - `via_email`: By mail.
 * - `via_api`: By a program.
 * - `via_robot`: By the service itself. */
export type Via = 'via_web' | 'via_email' | 'via_api' | 'via_robot'

export type WaitingInGroup = {
  /** The group it belongs to. */
  group_id: number
  /** The name of the group. */
  group_name: string
  /** The name of the group as people read it. */
  nice_group_name: string
  /** How many messages wait for a moderator. */
  messages: number
  /** How many people wait to become members. */
  members: number
}

/** Parameters that are sent as JSON. */
export const jsonParameters: ReadonlySet<string> = new Set(['columns', 'filter', 'vals'])

/** Every call: whether it reads, what it takes, and what it answers. */
export type Calls = {
  /** Sign in with an address and a password: sets the session cookie and returns a token for HTTP Basic. */
  login: {
    method: 'POST'
    input: {
      /** The address of the account. */
      email: string
      /** Its password. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** Accepted and ignored. */
      api_key?: string | undefined
      /** Accepted; a token is always returned. */
      token?: boolean | undefined
    }
    answer: Login
  }
  /** Suspend an account: its owner cannot sign in (`inactive user`), all sessions and API keys end, and memberships stay without email. */
  suspenduser: {
    method: 'POST'
    input: {
      /** The address of the account. */
      email: string
    }
    answer: undefined
  }
  /** Restore a suspended account. Its owner signs in with the same password as before; API keys stay revoked. */
  restoreuser: {
    method: 'POST'
    input: {
      /** The address of the account. */
      email: string
    }
    answer: undefined
  }
  /** End the session: its cookie and its token stop working at once. */
  logout: {
    method: 'POST'
    input: {}
    answer: undefined
  }
  /** The signed-in user. */
  getuser: {
    method: 'GET'
    input: {}
    answer: User
  }
  /** Change one’s preferences or profile. What is not given stays as it is. How one may sign in is for keys with `admin`. */
  updateuser: {
    method: 'POST'
    input: {
      /** The name that others see. */
      full_name?: string | undefined
      /** What they are called for short. */
      user_name?: string | undefined
      /** A text about oneself, in the form that `about_format` says. */
      about_me?: string | undefined
      /** What `about_me` is written in. */
      about_format?: AboutFormat | undefined
      /** Where the person lives, in their own words. */
      location?: string | undefined
      /** An http or https address, or empty. */
      website?: string | undefined
      /** Who sees the profile. */
      profile_privacy?: ProfilePrivacy | undefined
      /** The IANA name of a time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      /** What the person writes in. */
      post_pref?: PostPref | undefined
      /** How much a page shows. */
      per_page_pref?: PerPagePref | undefined
      /** Whether one may sign in through the first identity provider. */
      allow_idpa_login?: boolean | undefined
      /** Whether one may sign in through the second identity provider. */
      allow_idpb_login?: boolean | undefined
      /** Whether one may sign in through the organisation. */
      allow_sso_login?: boolean | undefined
      /** Mails keep their own Message-ID, so that one’s mail program takes its own posts for known. */
      dont_munge_message_id?: boolean | undefined
      /** Weeks begin on Monday. */
      monday_start?: boolean | undefined
      /** How times are written. */
      time_pref?: TimePref | undefined
      /** How dates are written. */
      date_pref?: DatePref | undefined
      /** How archives are shown. */
      default_message_view?: DefaultMessageView | undefined
      /** Which way lists of topics are sorted. */
      topics_sort_dir?: SortDirPref | undefined
      /** Which way the messages of a topic are sorted. */
      topic_sort_dir?: SortDirPref | undefined
      /** Which way lists of messages are sorted. */
      messages_sort_dir?: SortDirPref | undefined
      /** Which way messages with their texts are sorted. */
      expanded_messages_sort_dir?: SortDirPref | undefined
      /** Which way finds are sorted. */
      search_sort_dir?: SortDirPref | undefined
      /** Which way photos are sorted. */
      photos_sort_dir?: SortDirPref | undefined
      /** Which way albums are sorted. */
      album_sort_dir?: SortDirPref | undefined
      /** What finds are sorted by. */
      search_sort?: SearchSort | undefined
      /** What photos are sorted by. */
      photos_order_by?: PhotosOrderBy | undefined
      /** What albums are sorted by. */
      album_order_by?: AlbumOrderBy | undefined
      /** What is shown first. */
      home_page?: 'home_page_groups' | undefined
      /** Whether pictures from elsewhere in messages are shown at once. */
      show_pictures?: ShowPictures | undefined
      /** The language of pages and emails, such as `de`; empty for that of the browser and of the installation. */
      language?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: User
  }
  /** Change what others see of oneself. What is not given stays as it is. */
  updateprofile: {
    method: 'POST'
    input: {
      /** The name that others see. */
      full_name?: string | undefined
      /** What they are called for short. */
      user_name?: string | undefined
      /** A text about oneself, in the form that `about_format` says. */
      about_me?: string | undefined
      /** What `about_me` is written in. */
      about_format?: AboutFormat | undefined
      /** Where the person lives, in their own words. */
      location?: string | undefined
      /** An http or https address, or empty. */
      website?: string | undefined
      /** Who sees the profile. */
      profile_privacy?: ProfilePrivacy | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: User
  }
  /** The profile, subscriptions, sessions and API keys of the signed-in user, as a zip. */
  exportmydata: {
    method: 'GET'
    input: {}
    answer: Blob
  }
  /** Delete one’s account and all that belongs to it. With `preview` nothing happens but the answer. */
  deleteaccount: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password?: string | undefined
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** Only say what would go; asks for no password. */
      preview?: boolean | undefined
      /** Show messages under “Former member” from now on, not under the name they were written with. */
      anonymize?: boolean | undefined
    }
    answer: AccountDeletion
  }
  /** Make an account. A letter with a link goes to the address; an address that is known gets one that says so. */
  registeruser: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      password: string
      /** The name that others see. */
      full_name?: string | undefined
      /** The IANA name of a time zone, such as Europe/Berlin. */
      timezone?: string | undefined
      /** The language of emails to the account, such as `de`. */
      language?: string | undefined
    }
    answer: Registration
  }
  /** Show that an address is one’s own, with what its letter carries: that of a new account, or a new one. */
  confirmemail: {
    method: 'POST'
    input: {
      /** What the link in the letter carries. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** Asked for where the address was registered more than once: that of this letter. */
      password?: string | undefined
    }
    answer: undefined
  }
  /** Send the letter that confirms an address once more. The answer is the same for any address. */
  resendconfirmation: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Send a letter that lets one choose a new password. The answer is the same for any address. */
  requestpasswordreset: {
    method: 'POST'
    input: {
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Choose a new password with what the letter carries. All sessions and API keys of the account are over. */
  resetpassword: {
    method: 'POST'
    input: {
      /** What the link in the letter carries. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      password: string
    }
    answer: undefined
  }
  /** Change the password. The other sessions and their tokens are over. */
  changepassword: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** At least 6 characters, and none of those that everybody tries. If wrong: `bad_request` with `invalid password`. */
      new_password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: undefined
  }
  /** Move the account to another address. It counts once the letter to that address has been answered. */
  changeemail: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** The mail address. If wrong: `bad_request` with `invalid email address`. */
      email: string
    }
    answer: Success
  }
  /** Begin to switch two-factor on: returns what an authenticator app needs. It counts once it is confirmed. */
  enabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
    }
    answer: TwoFactorSetup
  }
  /** Show that the app works: two-factor is on, the other sessions are over, and recovery codes are shown once. */
  confirmtwofactor: {
    method: 'POST'
    input: {
      /** The code that the app shows. Zeros may lead. */
      twofactor: number
    }
    answer: User
  }
  /** Switch two-factor off. The other sessions are over. */
  disabletwofactor: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** New recovery codes instead of the old ones, shown once. */
  regeneraterecoverycodes: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
    }
    answer: User
  }
  /** Make an API key. It is shown in this answer and never again. */
  createapikey: {
    method: 'POST'
    input: {
      /** The password of the account, once more. */
      password: string
      /** The present two-factor code, where that is switched on. Zeros may lead. */
      twofactor?: number | undefined
      /** A recovery code, in place of the two-factor code. */
      recovery_code?: string | undefined
      /** What the key is for. */
      name: string
      /** What the key may do; without it, `read` and `write`. */
      scopes?: ('read' | 'write' | 'moderate' | 'admin')[] | undefined
      /** The groups it may be used in, their subgroups included; without it, all. If wrong: `bad_request` with `invalid group_id`. */
      group_ids?: number[] | undefined
      /** When it stops working; without it, never. */
      expires?: string | undefined
    }
    answer: NewApiKey
  }
  /** The API keys of the user, without the keys themselves. */
  getapikeys: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetapikeysAnswer
  }
  /** Revoke an API key: it stops working at once, and stays in the list. */
  revokeapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If wrong: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: ApiKey
  }
  /** Delete an API key: it stops working at once, and is gone from the list. */
  deleteapikey: {
    method: 'POST'
    input: {
      /** The key, by its id. If wrong: `bad_request` with `invalid api_key_id`. */
      api_key_id: number
    }
    answer: undefined
  }
  /** Where the user is signed in. */
  getsessions: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created`, `last_used` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsessionsAnswer
  }
  /** End one session, or all but the one that asks: cookies and tokens stop working at once. */
  revokesession: {
    method: 'POST'
    input: {
      /** The session to end. If wrong: `bad_request` with `invalid session_id`. */
      session_id?: number | undefined
      /** End all sessions but the one that asks. */
      all?: boolean | undefined
    }
    answer: undefined
  }
  /** Begin to sign in through an identity provider: a state for the final call, good once and for ten minutes. */
  idpaloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Begin to sign in through an identity provider: a state for the final call, good once and for ten minutes. */
  idpbloginstart: {
    method: 'POST'
    input: {}
    answer: OauthLogin
  }
  /** Sign in with what the identity provider gave: sets the session cookie and returns a token for HTTP Basic. Makes an account for somebody new. */
  idpaloginfinal: {
    method: 'POST'
    input: {
      /** From the start call, made in the same browser. If wrong: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. It counts where both are given. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** As the provider sent it along with the code (RFC 9207), if it did. */
      iss?: string | undefined
    }
    answer: Login
  }
  /** Sign in with what the identity provider gave: sets the session cookie and returns a token for HTTP Basic. Makes an account for somebody new. */
  idpbloginfinal: {
    method: 'POST'
    input: {
      /** From the start call, made in the same browser. If wrong: `bad_request` with `invalid state`. */
      state: string
      /** The authorization code. It counts where both are given. */
      code?: string | undefined
      /** Instead of a code: an access token issued to one of our client ids. */
      access_token?: string | undefined
      /** As the provider sent it along with the code (RFC 9207), if it did. */
      iss?: string | undefined
    }
    answer: Login
  }
  /** The identity providers that one can sign in through here; none where the operator has named none. */
  getidentityproviders: {
    method: 'GET'
    input: {}
    answer: IdentityProviders
  }
  /** Allow an identity provider to sign the user in again, with the token of a letter. */
  enableidplogin: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: undefined
  }
  /** Make a group. Whoever makes it is its owner. */
  creategroup: {
    method: 'POST'
    input: {
      /** Letters, digits and single hyphens, 2 to 34 of them. If wrong: `bad_request` with `invalid group_name`. */
      group_name: string
      /** What the group is for (HTML): at least 11 visible characters. If wrong: `bad_request` with `description too short`. */
      desc: string
      /** Who sees the group and its archives; private archives never become more public. */
      privacy: GroupPrivacy
      /** Who makes subgroups. */
      sub_group_access: SubGroupAccess
      /** How messages come. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages come. */
      message_selection?: MessageSelection | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
    }
    answer: Group
  }
  /** Make a subgroup. Whoever makes it is its owner. */
  createsubgroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What follows the plus sign: letters, digits and single hyphens, 2 to 34 of them. If wrong: `bad_request` with `invalid group_name`. */
      sub_group_name: string
      /** What the group is for (HTML): at least 11 visible characters. If wrong: `bad_request` with `description too short`. */
      desc: string
      /** Who sees the group and its archives; private archives never become more public.
       *
       * - `sub_group_privacy_limited_archives`: Listed in its parent, whose members may read the archives.
       * - `sub_group_privacy_archives`: Listed in its parent, with archives for its own members alone.
       * - `sub_group_privacy_unlisted`: Known to its own members alone, as are the archives.
       * - `sub_group_privacy_none`: Listed in its parent, with archives that anybody may read. */
      privacy: 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none'
      /** How messages come. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages come. */
      message_selection?: MessageSelection | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
    }
    answer: Group
  }
  /** A group. One that the caller is not in must be asked for by name. */
  getgroup: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Group
  }
  /** What the caller may do in a group. */
  getperms: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Perms
  }
  /** The subgroups of a group that the caller may know of. */
  getsubgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubgroupsAnswer
  }
  /** The groups that are listed here, on the host name of an organisation its own. Subgroups are listed in their parents; counted as far as 1,000. */
  getdirectory: {
    method: 'GET'
    input: {
      /** Words that all stand in the name, title or description of a group. */
      q?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `members`, `activity`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdirectoryAnswer
  }
  /** Change settings of a group. */
  updategroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How the group is called in full. */
      title?: string | undefined
      /** The name in addresses; of a subgroup: ParentGroupName+SubGroupName. If wrong: `bad_request` with `invalid group_name`. */
      name?: string | undefined
      /** A further name for mail and calls; once set it can be changed, but not blanked. */
      alias?: string | undefined
      /** What the group is for (HTML): at least 11 visible characters. */
      desc?: string | undefined
      /** What stands in brackets before the subject of each message. */
      subject_tag?: string | undefined
      /** What stands under each message (HTML). */
      footer?: string | undefined
      /** An absolute http or https address. */
      website?: string | undefined
      /** Only moderators post. */
      announce?: boolean | undefined
      /** Every post is held until a moderator approves it. */
      moderated?: boolean | undefined
      /** The first posts of a new member are held. */
      new_users_moderated?: boolean | undefined
      /** Who wants to join waits for a moderator. */
      restricted?: boolean | undefined
      /** Mail from people who are no members is taken. */
      allow_non_subs_to_post?: boolean | undefined
      /** Mail goes out as HTML; plain digests become HTML digests. */
      force_html_emails?: boolean | undefined
      /** The looks of HTML mail are evened out. */
      normalize_html_emails?: boolean | undefined
      /** Only the default way to reply is offered. */
      remove_other_reply_options?: boolean | undefined
      /** Messages are turned into plain text. */
      plain_text_only?: boolean | undefined
      /** Every topic needs a hashtag. */
      hash_tags_required?: boolean | undefined
      /** Mail with attachments is refused. */
      bounce_attachments?: boolean | undefined
      /** Photos may be put among the files. */
      allow_photos_in_files?: boolean | undefined
      /** New members follow the topics they reply to. */
      auto_follow_replies_default?: boolean | undefined
      /** Messages cannot be edited. */
      disable_edits?: boolean | undefined
      /** Members cannot switch off all mail; who had gets special notices. */
      disable_no_email?: boolean | undefined
      /** Topics are closed after close_threads_after days. */
      auto_close_threads?: boolean | undefined
      /** Replies to topics are held after moderate_threads_after days. */
      auto_moderate_threads?: boolean | undefined
      /** Messages may be posted again (premium and enterprise). */
      allow_reposts?: boolean | undefined
      /** Nobody posts. */
      lock_group?: boolean | undefined
      /** Approved posts after which a new member is no longer moderated. */
      unmoderate_users_after?: number | undefined
      /** Days. */
      close_threads_after?: number | undefined
      /** Days. */
      moderate_threads_after?: number | undefined
      /** Days. */
      min_days_between_reposts?: number | undefined
      /** How often one message may be posted again. */
      max_number_of_reposts?: number | undefined
      /** Where replies go. */
      reply_to?: GroupReplyTo | undefined
      /** Who sees the group and its archives; private archives never become more public.
       *
       * - `group_privacy_none`: Listed, with archives that anybody may read.
       * - `group_privacy_archives`: Listed, with archives for members alone.
       * - `group_privacy_unlisted`: Known to its members alone, as are the archives.
       * - `group_privacy_unlisted_public`: Not listed, but who has the address may read the archives.
       * - `sub_group_privacy_limited_archives`: Listed in its parent, whose members may read the archives.
       * - `sub_group_privacy_archives`: Listed in its parent, with archives for its own members alone.
       * - `sub_group_privacy_unlisted`: Known to its own members alone, as are the archives.
       * - `sub_group_privacy_none`: Listed in its parent, with archives that anybody may read.
       * - `sub_group_privacy_unlisted_public_archives`: Not listed, but who has the address may read the archives. */
      privacy?: 'group_privacy_none' | 'group_privacy_archives' | 'group_privacy_unlisted' | 'group_privacy_unlisted_public' | 'sub_group_privacy_limited_archives' | 'sub_group_privacy_archives' | 'sub_group_privacy_unlisted' | 'sub_group_privacy_none' | 'sub_group_privacy_unlisted_public_archives' | undefined
      /** Who sees the list of members. */
      members_visible?: MembersVisible | undefined
      /** Who makes subgroups. */
      subgroup_access?: SubGroupAccess | undefined
      /** The same, in the spelling of the group object. */
      sub_group_access?: SubGroupAccess | undefined
      /** Who sees and changes the calendar. */
      calendar_access?: PublicAccess | undefined
      /** Who sees and changes the files. */
      files_access?: Access | undefined
      /** Who sees and changes the databases. */
      database_access?: Access | undefined
      /** Who sees and changes the wiki. */
      wiki_access?: PublicAccess | undefined
      /** Who sees and changes the photos. */
      photos_access?: Access | undefined
      /** Who sees the directory of members. */
      member_directory_access?: MemberDirectoryAccess | undefined
      /** Who votes, and who makes polls. */
      polls_access?: PollsAccess | undefined
      /** Who chats, and who opens chats. */
      chat_access?: ChatAccess | undefined
      /** What happens to attachments in mail. */
      handle_attachments?: HandleAttachments | undefined
      /** What happens to mail with a virus. */
      handle_virus?: HandleVirus | undefined
      /** Whether a page asks before it shows the archives. */
      fig_leaf?: FigLeaf | undefined
      /** To what size photos in mail are made smaller. */
      max_photo_size_email?: MaxPhotoSize | undefined
      /** To what size photos in albums are made smaller. */
      max_photo_size_photos?: MaxPhotoSize | undefined
      /** To what size photos in databases are made smaller. */
      max_photo_size_databases?: MaxPhotoSize | undefined
      /** To what size photos in the wiki are made smaller. */
      max_photo_size_wiki_images?: MaxPhotoSize | undefined
      /** Who makes hashtags. */
      hash_tag_permissions?: HashTagPermissions | undefined
      /** How new members get messages. */
      email_delivery_default?: EmailDelivery | undefined
      /** Which messages new members get. */
      message_selection_default?: MessageSelection | undefined
      /** Up to what size new members get attachments. */
      max_attachment_size_default?: MaxAttachmentSize | undefined
      /** An IANA time zone; subgroups have that of their parent. */
      default_timezone?: string | undefined
      /** Nobody joins without an invitation. */
      invite_only?: boolean | undefined
      /** Members of the parent post in this subgroup. */
      allow_parent_subs_to_post?: boolean | undefined
      /** New members get invitations to the events to come. */
      send_invites_on_join?: boolean | undefined
      /** The footer is an attachment of its own. */
      seperate_footers?: boolean | undefined
      /** Who downloads the archives. */
      allow_downloads?: AllowDownloads | undefined
      /** The colour of the group. */
      default_color?: Color | undefined
      /** How times are written to those who are not signed in. */
      default_time_pref?: TimePref | undefined
      /** How dates are written to those who are not signed in. */
      default_date_pref?: DatePref | undefined
      /** Weeks begin on Monday for those who are not signed in. */
      default_monday_start?: boolean | undefined
      /** Members get a list of the events to come. */
      send_event_summaries?: boolean | undefined
      /** When. */
      event_summary_schedule?: EventSummarySchedule | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Group
  }
  /** Delete a group for good, with its subgroups and all that is in them. */
  deletegroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Exactly the words: I understand If wrong: `bad_request` with `understand`. */
      understand: 'I understand'
      /** Why, for the record. */
      reason?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** The further names of a group. Only premium and enterprise groups have any. */
  getgroupaliases: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetgroupaliasesAnswer
  }
  /** Give a premium or enterprise group a further name, for mail and for `group_name`. */
  newgroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Formed like the name of a group. If wrong: `bad_request` with `invalid name`. */
      name: string
    }
    answer: Groupalias
  }
  /** Give up a further name of a group. The alias in the settings of the group stays. */
  deletegroupalias: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The alias. If wrong: `bad_request` with `invalid alias_id`. */
      alias_id: number
    }
    answer: undefined
  }
  /** The columns for data about members; a member sees those that are part of a profile. */
  getextracolumns: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `position` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetextracolumnsAnswer
  }
  /** Add a column for data about members. */
  newextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its heading: one line, with something to see in it. */
      name: string
      /** What a value in it is; it stays so. */
      type: ColumnType
      /** A member must fill it in. */
      required?: boolean | undefined
      /** The colour of its heading. */
      color?: Color | undefined
      /** For the columns with choices: one a line, at most 200. */
      choices?: string | undefined
      /** In pixels; 0: as wide as need be. */
      width?: number | undefined
      /** Not shown unless asked for. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members see it, and fill in their own. */
      profile?: boolean | undefined
      /** What it is for. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Change a column for data about members. Its type stays; choices can be renamed and added, not taken away. */
  updateextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The column. If wrong: `bad_request` with `invalid column_id`. */
      column_id: number
      /** Its heading: one line, with something to see in it. */
      name?: string | undefined
      /** A member must fill it in. */
      required?: boolean | undefined
      /** The colour of its heading. */
      color?: Color | undefined
      /** For the columns with choices: one a line, at most 200. */
      choices?: string | undefined
      /** In pixels; 0: as wide as need be. */
      width?: number | undefined
      /** Not shown unless asked for. */
      default_hidden?: boolean | undefined
      /** Part of the profile: members see it, and fill in their own. */
      profile?: boolean | undefined
      /** What it is for. */
      description?: string | undefined
    }
    answer: ExtraMemberDataColumn
  }
  /** Remove a column for data about members, with what it holds. */
  deleteextracolumn: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The column. If wrong: `bad_request` with `invalid column_id`. */
      column_id: number
    }
    answer: undefined
  }
  /** Choose the main group of an organisation, `parent_group_id`. The first group of an organisation becomes it by itself. */
  updateorg: {
    method: 'POST'
    input: {
      /** The organisation, as `getorg` names it. If wrong: `bad_request` with `invalid org_id`. */
      org_id: number
      /** One of its groups that is not a subgroup. If wrong: `bad_request` with `invalid parent_group_id`. */
      parent_group_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Org
  }
  /** The organisation whose host name was asked, or the one that owns a group. */
  getorg: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Org
  }
  /** The members of a group. */
  getmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which of them; pending, banned and bouncing need the right to do something about them.
       *
       * - `members`: All members.
       * - `pending`: Waits for a moderator already.
       * - `banned`: Is banned.
       * - `mods`: Moderators and owners.
       * - `bouncing`: Mail to the address comes back. */
      type?: 'members' | 'pending' | 'banned' | 'mods' | 'bouncing' | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name` (the default, `asc`), `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembersAnswer
  }
  /** Members whose name contains a text, or, for moderators, whose address does; a thousand of them at most. */
  searchmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Part of a name or address. */
      q: string
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchmembersAnswer
  }
  /** One member of a group. */
  getmember: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: MemberInfo
  }
  /** Who was a member, with how that ended. For premium and enterprise groups. */
  getpastmembers: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `full_name`, `email`, `reason`, `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpastmembersAnswer
  }
  /** Let somebody in who waits. */
  approvemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Look after somebody who waits, so that the wait does not end by itself after 14 days; or stop doing so. */
  claimpendingmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** False gives them back. */
      claim?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Remove a member, refuse somebody who waits, or forget a ban. Answers the membership as it last was. */
  removemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Remove many members by their addresses. */
  bulkremovemembers: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line. */
      emails: string
    }
    answer: BulkRemoveResults
  }
  /** Ban a member: they leave the group, and their address cannot join or post again. */
  banmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Lift a ban: the person is no member, and may join again. Answers the membership as it last was. */
  unbanmember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Change a membership as a moderator. Roles and rights need make_moderator, everything else manage_member_subscription_options. */
  updatemember: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** How messages come. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages come. */
      message_selection?: MessageSelection | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
      /** Whether moderators are told of messages that wait for them. */
      pending_msg_notify?: Notify | undefined
      /** Whether moderators are told who wants to become a member. */
      pending_sub_notify?: Notify | undefined
      /** Whether moderators are told of new members. */
      sub_notify?: Notify | undefined
      /** Whether moderators are told when space runs short. */
      storage_notify?: Notify | undefined
      /** Whether members are told of new subgroups. */
      sub_group_notify?: Notify | undefined
      /** Whether moderators are told of messages that somebody reported. */
      message_report_notify?: Notify | undefined
      /** Whether owners are told of what concerns the plan of the group. */
      account_notify?: Notify | undefined
      /** Whether a member is told of what they missed in chats. */
      chat_notify?: Notify | undefined
      /** Whether members are told of new photos. */
      photo_notify?: Notify | undefined
      /** Whether members are told of new files. */
      file_notify?: Notify | undefined
      /** Whether members are told of changed wiki pages. */
      wiki_notify?: Notify | undefined
      /** Whether members are told of changed databases. */
      database_notify?: Notify | undefined
      /** Which mail to the owners moderators get: all, or that of members. */
      owner_msg_notify?: OwnerMsgNotify | undefined
      /** Plain text under the member’s posts. */
      signature?: string | undefined
      /** Under posts from the pages. */
      use_signature?: boolean | undefined
      /** Under posts by mail. */
      use_signature_email?: boolean | undefined
      /** In which colour the member sees the group. */
      color?: Color | undefined
      /** JSON: an array with a value for each column; columns left out stay as they are. */
      extra_member_data?: string | undefined
      /** Only an owner makes an owner. */
      mod_status?: ModStatus | undefined
      /** The rights of a moderator. Nobody gives what they lack. */
      mod_permissions?: ModPermissions[] | undefined
      /** Whether posts wait for a moderator, or are refused. */
      post_status?: PostStatus | undefined
      /** For moderators only. */
      moderator_notes?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** Ask a member once more to confirm their address. */
  sendconfirmation: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Note that a member has given the group money. The money itself goes other ways; the group’s sponsorship notice thanks them. */
  notesponsorship: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Make people members without asking them. They get the group’s email at once; until they agree, what was given is all that is shown of them. For premium and enterprise groups. */
  directadd: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line, or `Name <address>`; 5,000 at most. */
      emails: string
      /** Of the letter to them. */
      subject?: string | undefined
      /** What the letter to them says in your words. */
      message?: string | undefined
      /** Subgroups to add them to as well. */
      subgroupids?: number[] | undefined
      /** The same by name or alias, comma-separated. */
      subgroupnames?: string | undefined
    }
    answer: DirectAddResults
  }
  /** What waits for a site administrator: people to be added to groups. */
  getpendingadds: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingaddsAnswer
  }
  /** Add the people that a moderator wanted to add. */
  approvependingadds: {
    method: 'POST'
    input: {
      /** Which, as `getpendingadds` lists them. If wrong: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: DirectAddResults
  }
  /** Do not add the people that a moderator wanted to add. */
  rejectpendingadds: {
    method: 'POST'
    input: {
      /** Which, as `getpendingadds` lists them. If wrong: `bad_request` with `invalid pending_adds_id`. */
      pending_adds_id: number
    }
    answer: undefined
  }
  /** Invite people by mail. An invitation is good for 14 days, once, and for that address only. */
  invite: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One address a line, or `Name <address>`; 1,000 at most. */
      emails: string
      /** Of the letter. */
      subject?: string | undefined
      /** What the letter says besides the invitation. */
      message?: string | undefined
    }
    answer: InviteResults
  }
  /** The invitations that are open. */
  getinvites: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetinvitesAnswer
  }
  /** Take an invitation back. */
  cancelinvite: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The invitation. If wrong: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: undefined
  }
  /** What an invitation is for, with the token from its letter: the group, who invites, and the address that may accept. */
  getinvitation: {
    method: 'GET'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: Invitation
  }
  /** Become a member by an invitation to the address of the account, without its letter. */
  joinbyinvite: {
    method: 'POST'
    input: {
      /** The invitation, from getinbox. If wrong: `bad_request` with `invalid invite_id`. */
      invite_id: number
    }
    answer: MemberInfo
  }
  /** Become a member by an invitation, with the token from its letter and the account of that address. */
  acceptinvite: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: MemberInfo
  }
  /** What `declineadd` would be about: which group wrote to which address. */
  getunaskedletter: {
    method: 'GET'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: UnaskedLetter
  }
  /** Leave a group you were added to, or decline its invitation, with the token from the email and without an account. */
  declineadd: {
    method: 'POST'
    input: {
      /** From the link in the letter. If wrong: `bad_request` with `invalid token`. */
      token: string
      /** Leave every group that others added this address to, and let nobody add or invite it again. */
      forever?: boolean | undefined
    }
    answer: undefined
  }
  /** The labels that a group has for its members. Who has them is shown with the members. */
  getmemberlabels: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmemberlabelsAnswer
  }
  /** Make a label for members; a group has 200 at most. */
  newmemberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** At least one visible character; no other label of the group has it. If wrong: `bad_request` with `invalid name`. */
      name: string
      /** What it means. */
      description?: string | undefined
      /** The colour it is shown in. */
      color_name?: Color | undefined
    }
    answer: Memberlabel
  }
  /** Change a label for members. */
  updatememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If wrong: `bad_request` with `invalid label_id`. */
      label_id: number
      /** At least one visible character; no other label of the group has it. If wrong: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** What it means. */
      description?: string | undefined
      /** The colour it is shown in. */
      color_name?: Color | undefined
    }
    answer: Memberlabel
  }
  /** Remove a label, from everybody who has it too. */
  deletememberlabel: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The label. If wrong: `bad_request` with `invalid label_id`. */
      label_id: number
    }
    answer: undefined
  }
  /** Put labels on a member: just these, and no others. */
  setmemberlabels: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
      /** The labels; empty for none. */
      label_ids: number[]
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** What a group writes to its members. */
  getmembernotices: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only these. `member_notice_joining` is taken for `member_notice_welcome`. */
      type?: MemberNotice | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `name`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmembernoticesAnswer
  }
  /** Write a notice to members; a group has 100 at most. */
  newmembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** When it is sent. `member_notice_joining` is taken for `member_notice_welcome`. */
      type: MemberNotice
      /** For moderators. */
      name?: string | undefined
      /** Of the letter. */
      subject: string
      /** Plain text. */
      body: string
      /** Only an active one is sent; another of the same type stops being active. */
      active?: boolean | undefined
    }
    answer: Membernotice
  }
  /** Change a notice to members. */
  updatemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If wrong: `bad_request` with `invalid notice_id`. */
      notice_id: number
      /** For moderators. */
      name?: string | undefined
      /** Of the letter. */
      subject?: string | undefined
      /** Plain text. */
      body?: string | undefined
      /** Only an active one is sent; another of the same type stops being active. */
      active?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Membernotice
  }
  /** Remove a notice to members. */
  deletemembernotice: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The notice. Also called `member_notice_id`. If wrong: `bad_request` with `invalid notice_id`. */
      notice_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Become a member, or ask to become one where moderators decide. A subgroup takes members of its parent. */
  joingroup: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages come. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages come. */
      message_selection?: MessageSelection | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
    }
    answer: MemberInfo
  }
  /** Leave a group, and its subgroups with it; or stop waiting for it. */
  deletesub: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** The caller’s own membership in a group. */
  getsub: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: MemberInfo
  }
  /** All memberships of the caller, and those they wait for. */
  getsubs: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetsubsAnswer
  }
  /** Change the caller’s own membership. Who was added by others agrees to it by that, whatever is changed. */
  updatesub: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How messages come. */
      email_delivery?: EmailDelivery | undefined
      /** Which messages come. */
      message_selection?: MessageSelection | undefined
      /** Follow the topics that one replies to. */
      auto_follow_replies?: boolean | undefined
      /** Up to what size attachments come; larger ones are links. */
      max_attachment_size?: MaxAttachmentSize | undefined
      /** Whether moderators are told of messages that wait for them. */
      pending_msg_notify?: Notify | undefined
      /** Whether moderators are told who wants to become a member. */
      pending_sub_notify?: Notify | undefined
      /** Whether moderators are told of new members. */
      sub_notify?: Notify | undefined
      /** Whether moderators are told when space runs short. */
      storage_notify?: Notify | undefined
      /** Whether members are told of new subgroups. */
      sub_group_notify?: Notify | undefined
      /** Whether moderators are told of messages that somebody reported. */
      message_report_notify?: Notify | undefined
      /** Whether owners are told of what concerns the plan of the group. */
      account_notify?: Notify | undefined
      /** Whether a member is told of what they missed in chats. */
      chat_notify?: Notify | undefined
      /** Whether members are told of new photos. */
      photo_notify?: Notify | undefined
      /** Whether members are told of new files. */
      file_notify?: Notify | undefined
      /** Whether members are told of changed wiki pages. */
      wiki_notify?: Notify | undefined
      /** Whether members are told of changed databases. */
      database_notify?: Notify | undefined
      /** Which mail to the owners moderators get: all, or that of members. */
      owner_msg_notify?: OwnerMsgNotify | undefined
      /** Plain text under the member’s posts. */
      signature?: string | undefined
      /** Under posts from the pages. */
      use_signature?: boolean | undefined
      /** Under posts by mail. */
      use_signature_email?: boolean | undefined
      /** In which colour the member sees the group. */
      color?: Color | undefined
      /** JSON: an array with a value for each column; columns left out stay as they are. */
      extra_member_data?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: MemberInfo
  }
  /** The hashtags of a group; none for who may not see its archives. */
  gethashtags: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only those that the caller may use in a post. */
      usable_only?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `topic_count`, `last_message_date`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GethashtagsAnswer
  }
  /** Make a hashtag. */
  newhashtag: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** One word, without #: no white space and no comma, not digits only. If wrong: `bad_request` with `invalid name`. */
      name: string
      /** What it is for. */
      description?: string | undefined
      /** Its colour. */
      color_name?: Color | undefined
      /** Only moderators begin topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages under it are not mailed. */
      no_email?: boolean | undefined
      /** Messages under it wait for a moderator. */
      moderated?: boolean | undefined
      /** With moderated: replies do not wait. */
      replies_unmoderated?: boolean | undefined
      /** Messages under it are special notices. */
      special?: boolean | undefined
      /** A topic with it is closed to replies. */
      locked?: boolean | undefined
      /** When a topic with it is deleted or closed, counted from its last message.
       *
       * - `hash_tag_delete_none`: Never.
       * - `hashtag_delete_none`: Never.
       * - `hash_tag_delete_day`: A day after the last message.
       * - `hashtag_delete_day`: A day after the last message.
       * - `hash_tag_delete_week`: A week after the last message.
       * - `hashtag_delete_week`: A week after the last message.
       * - `hash_tag_delete_month`: A month after the last message.
       * - `hashtag_delete_month`: A month after the last message.
       * - `hash_tag_delete_three_months`: Three months after the last message.
       * - `hashtag_delete_three_months`: Three months after the last message.
       * - `hash_tag_delete_six_months`: Six months after the last message.
       * - `hashtag_delete_six_months`: Six months after the last message.
       * - `hash_tag_delete_year`: A year after the last message.
       * - `hashtag_delete_year`: A year after the last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Then it is closed, not deleted. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The hashtag that this one stands for. If wrong: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
    }
    answer: Hashtag
  }
  /** Change a hashtag. */
  updatehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** One word, without #: no white space and no comma, not digits only. If wrong: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** What it is for. */
      description?: string | undefined
      /** Its colour. */
      color_name?: Color | undefined
      /** Only moderators begin topics with it. */
      mods_only_post?: boolean | undefined
      /** Only moderators reply to topics with it. */
      mods_only_replies?: boolean | undefined
      /** Messages under it are not mailed. */
      no_email?: boolean | undefined
      /** Messages under it wait for a moderator. */
      moderated?: boolean | undefined
      /** With moderated: replies do not wait. */
      replies_unmoderated?: boolean | undefined
      /** Messages under it are special notices. */
      special?: boolean | undefined
      /** A topic with it is closed to replies. */
      locked?: boolean | undefined
      /** When a topic with it is deleted or closed, counted from its last message.
       *
       * - `hash_tag_delete_none`: Never.
       * - `hashtag_delete_none`: Never.
       * - `hash_tag_delete_day`: A day after the last message.
       * - `hashtag_delete_day`: A day after the last message.
       * - `hash_tag_delete_week`: A week after the last message.
       * - `hashtag_delete_week`: A week after the last message.
       * - `hash_tag_delete_month`: A month after the last message.
       * - `hashtag_delete_month`: A month after the last message.
       * - `hash_tag_delete_three_months`: Three months after the last message.
       * - `hashtag_delete_three_months`: Three months after the last message.
       * - `hash_tag_delete_six_months`: Six months after the last message.
       * - `hashtag_delete_six_months`: Six months after the last message.
       * - `hash_tag_delete_year`: A year after the last message.
       * - `hashtag_delete_year`: A year after the last message. */
      until?: 'hash_tag_delete_none' | 'hashtag_delete_none' | 'hash_tag_delete_day' | 'hashtag_delete_day' | 'hash_tag_delete_week' | 'hashtag_delete_week' | 'hash_tag_delete_month' | 'hashtag_delete_month' | 'hash_tag_delete_three_months' | 'hashtag_delete_three_months' | 'hash_tag_delete_six_months' | 'hashtag_delete_six_months' | 'hash_tag_delete_year' | 'hashtag_delete_year' | undefined
      /** Then it is closed, not deleted. */
      close_instead_of_delete?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The hashtag that this one stands for. If wrong: `bad_request` with `invalid alias_id`. */
      alias_id?: number | undefined
      /** It stands for itself again. */
      no_alias?: boolean | undefined
    }
    answer: Hashtag
  }
  /** Delete a hashtag; the topics under it stay. */
  deletehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: undefined
  }
  /** Follow a hashtag: its messages come also to who gets only what they follow. */
  followhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** No longer follow a hashtag. */
  unfollowhashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** Mute a hashtag: its messages do not come. */
  mutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Hashtag
  }
  /** No longer mute a hashtag. */
  unmutehashtag: {
    method: 'POST'
    input: {
      /** The hashtag. If wrong: `bad_request` with `invalid hashtag_id`. */
      hashtag_id: number
    }
    answer: Hashtag
  }
  /** The topics of a group, or of all groups that the caller is in. */
  gettopics: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `updated` (the default, `desc`), `created`, `subject`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicsAnswer
  }
  /** The messages of a topic. */
  gettopic: {
    method: 'GET'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** Begin with this message of the topic, in either direction. If wrong: `bad_request` with `invalid msg_num`. */
      from_msg_num?: number | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GettopicAnswer
  }
  /** Who wrote in a topic, and how much: those who wrote most first. */
  gettopicpeople: {
    method: 'GET'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: TopicPeople
  }
  /** One message, with the mail it was composed as or came in as. */
  getmessage: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its number in the group. If wrong: `bad_request` with `invalid msg_num`. */
      msg_num: number
    }
    answer: Message
  }
  /** The messages of a group. */
  getmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created`, `msg_num` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagesAnswer
  }
  /** How many messages each month had, in a group or in all that the caller is in; none where the archives are not theirs to see. */
  getmessagehistory: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Minutes from UTC at which months begin. */
      offset?: number | undefined
    }
    answer: MessageHistory
  }
  /** The messages of one month (UTC) of a group. */
  getmonth: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Of the month. */
      year: number
      /** 1 is January. */
      month: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmonthAnswer
  }
  /** The archives as a zip with one mbox file. */
  downloadarchives: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only messages with a greater number. */
      start_msg_num?: number | undefined
      /** Only messages after it: YYYY-MM-DDTHH:MM:SSZ. If wrong: `bad_request` with `invalid start_time format`. */
      start_time?: string | undefined
    }
    answer: Blob
  }
  /** A file that came with a message, or a small picture of it. */
  downloadattachment: {
    method: 'GET'
    input: {
      /** The attachment of a message. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** A small picture of it. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** What a message said before it was edited, the newest first, for moderators and its author. The first has the mail as it came. */
  getmessagerevisions: {
    method: 'GET'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `rev` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessagerevisionsAnswer
  }
  /** A picture from elsewhere that a message shows, fetched by the service: whoever keeps it there does not learn who looks at it. */
  getpicture: {
    method: 'GET'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** Its address, as the text of the message has it. */
      url: string
    }
    answer: Blob
  }
  /** Have pictures from elsewhere shown in all messages of the sender of this one; `hide` asks again from now on. */
  showpictures: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** Show them no more without asking. */
      hide?: boolean | undefined
    }
    answer: undefined
  }
  /** Which of these messages are by senders whose pictures from elsewhere the caller has chosen to see. */
  getpicturechoices: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Messages of the group. */
      message_ids: number[]
    }
    answer: PictureChoices
  }
  /** Find messages: words, "phrases", -word, #Tag, -#Tag, posterid:N, from:name, has:attachment. A thousand of the newest are ranked, then older ones. A search that takes long goes on with its next page: where `has_more` is true there may be more, even if a page is short or empty, and `total_count` counts what was found so far. */
  searcharchives: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to look for. */
      q?: string | undefined
      /** Only the best message of each topic. */
      collapse_topics?: boolean | undefined
      /** Do not look into signatures. */
      exclude_sigs?: boolean | undefined
      /** The first day, in the time zone of the caller. */
      start_date?: string | undefined
      /** The last day, in the time zone of the caller. */
      end_date?: string | undefined
      /** Only where neither start_date nor end_date is given. */
      preset_date_range?: PresetDateRange | undefined
      /** Which way; `relevance` is the order by relevance.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first.
       * - `relevance`: What fits best comes first. */
      sort_dir?: 'asc' | 'desc' | 'relevance' | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `relevance` (the default, `desc`), `date`; any other gives the default order. */
      sort_field?: string | undefined
    }
    answer: SearcharchivesAnswer
  }
  /** Find messages in all groups that the caller is in, by the words of `searcharchives`: the best of each group. The groups in which something was said last come first. A page looks into 20 groups at most and leaves out those where nothing is: where `has_more` is true there may be more, even if a page is short or empty. `total_count`, `start_item` and `end_item` count the groups that were looked into. */
  searchgroups: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to look for. */
      q?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `updated` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchgroupsAnswer
  }
  /** Edit a message: one’s own, where the group allows it, or any with the right to edit the archives. */
  updatemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** A new subject, with hashtags; of the topic where it is the first message. */
      subject?: string | undefined
      /** The new text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: BodyType | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Message
  }
  /** Delete a message: one’s own, or any with the right to edit the archives. */
  deletemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Like a message. Liking it again changes nothing. */
  likemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: Message
  }
  /** No longer like a message. */
  unlikemessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: Message
  }
  /** Tell the moderators that something is wrong with a message. */
  reportmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** What is wrong. */
      reason?: string | undefined
    }
    answer: undefined
  }
  /** Post one’s own message again as a new topic, as often as the group allows it. */
  repostmessage: {
    method: 'POST'
    input: {
      /** The message, by its id. If wrong: `bad_request` with `invalid message_id`. */
      message_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: Success
  }
  /** Change a topic. */
  updatetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** A new subject; hashtags in it replace those of the topic. */
      subject?: string | undefined
      /** Its hashtags, separated by commas, without #; empty: none. */
      hashtags?: string | undefined
      /** Stays on top. */
      is_sticky?: boolean | undefined
      /** No more replies. */
      is_closed?: boolean | undefined
      /** Replies wait for a moderator. */
      is_moderated?: boolean | undefined
      /** Where replies go. */
      reply_to?: ThreadReplyTo | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Delete a topic with all its messages. */
  deletetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Put all messages of another topic into this one; the other is no more. */
  mergetopics: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** The topic that ends. If wrong: `bad_request` with `invalid other_topic_id`. */
      other_topic_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Make a topic of its own out of some messages of this one. */
  splittopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** The messages: some of the topic, not all. If wrong: `bad_request` with `invalid message_ids`. */
      message_ids: number[]
      /** Its subject; without one it is that of the first of them. */
      subject?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Topic
  }
  /** Follow a topic: its messages come also to who gets only what they follow. */
  followtopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** No longer follow a topic. */
  unfollowtopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: Topic
  }
  /** Mute a topic: its messages do not come. */
  mutetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** For how long.
       *
       * - `day`: For a day.
       * - `week`: For a week.
       * - `month`: For a month.
       * - `forever`: Until it is undone. */
      duration?: 'day' | 'week' | 'month' | 'forever' | undefined
    }
    answer: Topic
  }
  /** No longer mute a topic. */
  unmutetopic: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
    }
    answer: Topic
  }
  /** The messages that wait for a moderator, the oldest first. */
  getpendingmessages: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetpendingmessagesAnswer
  }
  /** One message that waits for a moderator. */
  getpendingmessage: {
    method: 'GET'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
    }
    answer: Pendingmsg
  }
  /** Say that one looks after a message that waits: it does not expire then. `release` gives it back. */
  claimpendingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Give it back. */
      release?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Pendingmsg
  }
  /** Edit a message that waits. */
  updatependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** A new subject, with hashtags. */
      subject?: string | undefined
      /** A new text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: BodyType | undefined
      /** Why, for the other moderators. */
      edit_reason?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Pendingmsg
  }
  /** Let a message through: it is posted now. */
  approvependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Send a message back to its author, with the reason. */
  rejectpendingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Why, for the author. */
      reason?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Delete a message that waits; its author is not told. */
  deletependingmessage: {
    method: 'POST'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** A file of a message that waits, or a small picture of it. */
  downloadpendingattachment: {
    method: 'GET'
    input: {
      /** The message that waits. If wrong: `bad_request` with `invalid pending_message_id`. */
      pending_message_id: number
      /** Which of its files: 1 is the first. If wrong: `bad_request` with `invalid attachment_id`. */
      attach_num: number
      /** A small picture of it. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Topics of a group, or of all groups that the caller is in: those with something new, or by what the caller did with them. */
  getmytopics: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Which topics. */
      which?: MyTopics | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `updated` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmytopicsAnswer
  }
  /** How many topics have something new, in a group or in each group that the caller is in. */
  getunreadcounts: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: UnreadCounts
  }
  /** The caller has read a topic, to its end or until a message. */
  marktopicread: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** The last message of the topic that was read, by its number. If wrong: `bad_request` with `invalid msg_num`. */
      msg_num?: number | undefined
    }
    answer: undefined
  }
  /** The caller has read all that is in a group. */
  markgroupread: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: undefined
  }
  /** Begin to write: a topic, a reply, to one member, or as a moderator to one member. */
  newdraft: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it will be. If wrong: `bad_request` with `invalid draft_type`. */
      draft_type: DraftType
      /** draft_type_reply: the message it answers. If wrong: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** draft_type_dm: the member it goes to. If wrong: `bad_request` with `missing dm_member_id`. */
      dm_member_id?: number | undefined
      /** draft_type_post_to_sub: the member it goes to. If wrong: `bad_request` with `invalid member_id`. */
      member_id?: number | undefined
    }
    answer: Draft
  }
  /** Save a draft. */
  updatedraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The subject, with hashtags. An answer has that of its topic without. */
      subject?: string | undefined
      /** The text. */
      body?: string | undefined
      /** What the text is. */
      body_type?: BodyType | undefined
      /** Where a reply goes; empty: to the group. */
      reply_to?: DraftReplyTo | undefined
      /** Moderators: a special notice. */
      is_special?: boolean | undefined
      /** draft_type_reply: the author gets it too. */
      bcc_me?: boolean | undefined
      /** draft_type_post_to_sub: the moderators get it too. */
      bcc_all?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Draft
  }
  /** The caller’s drafts, in a group or in all. */
  getdrafts: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`), `subject`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdraftsAnswer
  }
  /** One draft, to go on writing. */
  getdraft: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: Draft
  }
  /** Throw a draft away. */
  deletedraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Add files to a draft. */
  uploadattachments: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** They are pictures in the text. */
      inline?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
      /** The files. */
      fileupload: readonly Blob[]
    }
    answer: UploadattachmentsAnswer
  }
  /** The files of a draft. */
  getattachments: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetattachmentsAnswer
  }
  /** Take a file out of a draft. */
  deleteattachment: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The file, as the draft numbers it. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: undefined
  }
  /** A file of a draft, for whoever writes it. */
  downloaddraftattachment: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
      /** The file, as the draft numbers it. If wrong: `bad_request` with `invalid attachment_id`. */
      attachment_id: number
    }
    answer: Blob
  }
  /** A draft as its readers will see it. */
  getdraftpreview: {
    method: 'GET'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: DraftPreview
  }
  /** Whom a new topic, or a reply, will reach, and whether a moderator looks at it first. */
  getaudience: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The message that it answers. If wrong: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** The topic whose last message it answers; looked at where no message is named. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id?: number | undefined
    }
    answer: Audience
  }
  /** Post a draft. `extra` is `pending post` where a moderator has to let it through first. Otherwise it says which message of the group it is; one that went to few is none, and all three numbers are 0. */
  postdraft: {
    method: 'POST'
    input: {
      /** The draft. If wrong: `bad_request` with `invalid draft_id`. */
      draft_id: number
    }
    answer: PostedDraft
  }
  /** Open a chat. Who opens it is in it. */
  newchat: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it is about. If wrong: `bad_request` with `invalid subject`. */
      subject: string
      /** What is to be said of it, as HTML. If wrong: `bad_request` with `invalid desc`. */
      desc: string
      /** Tell the group by mail. */
      announce: boolean
    }
    answer: Chat
  }
  /** Change, close or reopen a chat. For who opened it; once they are not in the group any more, for its owners. */
  updatechat: {
    method: 'POST'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** What it is about. If wrong: `bad_request` with `invalid subject`. */
      subject?: string | undefined
      /** What is to be said of it, as HTML. If wrong: `bad_request` with `invalid desc`. */
      desc?: string | undefined
      /** Nothing can be said in it any more. */
      is_closed?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Chat
  }
  /** The open chats of a group, or those that are closed. */
  getchats: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The closed ones instead. */
      show_closed?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `updated` (the default, `desc`), `created`, `subject`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetchatsAnswer
  }
  /** Delete a chat with all that was said in it. For whom `updatechat` is. */
  deletechat: {
    method: 'POST'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Join a chat. */
  joinchat: {
    method: 'POST'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
    }
    answer: ChatSub
  }
  /** Who is in a chat. */
  chatmembers: {
    method: 'POST'
    input: {
      /** The caller’s own place in a chat: the id of `chat_sub`. If wrong: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `joined` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: ChatmembersAnswer
  }
  /** Leave a chat. Saying `/leave` in it does the same. */
  leavechat: {
    method: 'POST'
    input: {
      /** The caller’s own place in a chat: the id of `chat_sub`. If wrong: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
    }
    answer: undefined
  }
  /** What was said in a chat. */
  getchathistory: {
    method: 'GET'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `msg_num` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetchathistoryAnswer
  }
  /** Show a picture or another file in a chat, with something said to it or not. */
  uploadchatfile: {
    method: 'POST'
    input: {
      /** The caller’s own place in a chat: the id of `chat_sub`. If wrong: `bad_request` with `invalid chatsub_id`. */
      chatsub_id: number
      /** What is said to it. */
      message?: string | undefined
      /** What is sent twice under one nonce is said once. */
      nonce?: string | undefined
      /** The message, by its number in the chat. If wrong: `bad_request` with `invalid msg_num`. */
      reply_to_msg_num?: number | undefined
      /** The file. */
      fileupload: readonly Blob[]
    }
    answer: ChatMessage
  }
  /** The file of a chat message. */
  downloadchatfile: {
    method: 'GET'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The message, by its number in the chat. If wrong: `bad_request` with `invalid msg_num`. */
      msg_num: number
      /** The small picture of it. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Find what was said in the chats of a group, or in one of them, the newest first: words, "phrases", -word, begin*, posterid:N, from:name, has:attachment. A search that takes long goes on with its next page, as `searcharchives` does. */
  searchchat: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What to look for. */
      q?: string | undefined
      /** Only in this chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id?: number | undefined
      /** The first day, in the time zone of the caller. */
      start_date?: string | undefined
      /** The last day, in the time zone of the caller. */
      end_date?: string | undefined
      /** Only where neither start_date nor end_date is given. */
      preset_date_range?: PresetDateRange | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `date` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: SearchchatAnswer
  }
  /** Post what was said in a chat, or some of it, as one message: with names, times and files. It begins a topic; a chat that has one already goes on there, unless a subject is given. All that holds for posts holds for it. */
  chattotopic: {
    method: 'POST'
    input: {
      /** The chat. If wrong: `bad_request` with `invalid chat_id`. */
      chat_id: number
      /** The message, by its number in the chat. If wrong: `bad_request` with `invalid msg_num`. */
      from_msg_num?: number | undefined
      /** The message, by its number in the chat. If wrong: `bad_request` with `invalid msg_num`. */
      to_msg_num?: number | undefined
      /** What it is about. If wrong: `bad_request` with `invalid subject`. */
      subject?: string | undefined
    }
    answer: ChatTopic
  }
  /** Open a chat about a topic. Its first message leads to the topic. A topic that has an open chat keeps it. */
  topictochat: {
    method: 'POST'
    input: {
      /** The topic. If wrong: `bad_request` with `invalid topic_id`. */
      topic_id: number
      /** Its group, by name or alias: needed where that is unlisted. */
      group_name?: string | undefined
      /** Tell the group by mail. */
      announce?: boolean | undefined
    }
    answer: Chat
  }
  /** An event. */
  getevent: {
    method: 'GET'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
    }
    answer: Event
  }
  /** The events of a group, or of all groups that the caller is in, between two days. */
  getevents: {
    method: 'GET'
    input: {
      /** The first day, YYYY-MM-DD, where the caller is. */
      start: string
      /** The last day; without it all that is to come after start. */
      end?: string | undefined
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `start_time` (the default, `asc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GeteventsAnswer
  }
  /** Answer whether one comes to an event. Who comes when it is full waits for a place. */
  rsvp: {
    method: 'POST'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
      /** The answer; `rsvp_waitlist` is given, never asked for. */
      response: RsvpType
      /** How many people the caller brings. */
      additional_guests: number
      /** What the caller says to `comment_label`. */
      comment: string
      /** When the answer was given, if not now: one that is older than the answer that is kept is refused. */
      answered?: string | undefined
      /** SEQUENCE of the invitation that `answered` is about: an answer to an older version is older. */
      sequence?: number | undefined
    }
    answer: Rsvp
  }
  /** The answers to an event. Callers who may not see the member list get only their own answer, and the number of all in `total_count`; email addresses are for moderators. */
  getrsvps: {
    method: 'GET'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
      /** Only these answers. */
      type?: RsvpType | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `asc`), `arrival`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetrsvpsAnswer
  }
  /** Put an event into the calendar. One that repeats becomes an event for each date; the answer is the first. */
  addevent: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** What it is called. If wrong: `bad_request` with `invalid name`. */
      name: string
      /** When it begins: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a day alone for an event of whole days. If wrong: `bad_request` with `invalid start_time`. */
      start_time: string
      /** When it ends: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a day alone for an event of whole days. If wrong: `bad_request` with `invalid end_time`. */
      end_time?: string | undefined
      /** Where it is: the IANA name of a time zone. If wrong: `bad_request` with `invalid timezone`. */
      timezone?: string | undefined
      /** It lasts whole days. */
      all_day?: boolean | undefined
      /** Where it takes place. */
      location?: string | undefined
      /** What it is about, as HTML. */
      description?: string | undefined
      /** Who is responsible. */
      organizer_name?: string | undefined
      /** Their address. If wrong: `bad_request` with `invalid organizer_email`. */
      organizer_email?: string | undefined
      /** Their telephone number. */
      organizer_phone?: string | undefined
      /** Its colour. */
      color_name?: Color | undefined
      /** Members are asked whether they come. */
      rsvp?: boolean | undefined
      /** How many people may come, guests included; 0 for any number. */
      max_attendees?: number | undefined
      /** Who comes may bring others. */
      additional_guests?: boolean | undefined
      /** What is asked of who answers. */
      comment_label?: string | undefined
      /** What who comes is told. */
      yes_message?: string | undefined
      /** Only moderators and who created the event see who answered; everyone sees their own answer. */
      hide_rsvps?: boolean | undefined
      /** No answer is taken or changed any more. */
      is_locked?: boolean | undefined
      /** How many minutes before it who comes is reminded by mail; 0 for never. */
      reminder_minutes?: number | undefined
      /** How it repeats, as an RRULE of RFC 5545: FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty for once. If wrong: `bad_request` with `invalid recurrence`. */
      recurrence?: string | undefined
      /** Invite the members by mail. For who may also write to them without a moderator. */
      send_invites?: boolean | undefined
    }
    answer: Event
  }
  /** Change an event, or several dates of one that repeats. An answer stays with its date. */
  updateevent: {
    method: 'POST'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
      /** Of an event that repeats: this date, this and those after it, or all.
       *
       * - `this`: This date alone.
       * - `following`: This date and those after it.
       * - `all`: Everything. */
      apply_to?: 'this' | 'following' | 'all' | undefined
      /** What it is called. If wrong: `bad_request` with `invalid name`. */
      name?: string | undefined
      /** When it begins: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a day alone for an event of whole days. If wrong: `bad_request` with `invalid start_time`. */
      start_time?: string | undefined
      /** When it ends: YYYY-MM-DDTHH:MM:SS in `timezone`, or with an offset; a day alone for an event of whole days. If wrong: `bad_request` with `invalid end_time`. */
      end_time?: string | undefined
      /** Where it is: the IANA name of a time zone. If wrong: `bad_request` with `invalid timezone`. */
      timezone?: string | undefined
      /** It lasts whole days. */
      all_day?: boolean | undefined
      /** Where it takes place. */
      location?: string | undefined
      /** What it is about, as HTML. */
      description?: string | undefined
      /** Who is responsible. */
      organizer_name?: string | undefined
      /** Their address. If wrong: `bad_request` with `invalid organizer_email`. */
      organizer_email?: string | undefined
      /** Their telephone number. */
      organizer_phone?: string | undefined
      /** Its colour. */
      color_name?: Color | undefined
      /** Members are asked whether they come. */
      rsvp?: boolean | undefined
      /** How many people may come, guests included; 0 for any number. */
      max_attendees?: number | undefined
      /** Who comes may bring others. */
      additional_guests?: boolean | undefined
      /** What is asked of who answers. */
      comment_label?: string | undefined
      /** What who comes is told. */
      yes_message?: string | undefined
      /** Only moderators and who created the event see who answered; everyone sees their own answer. */
      hide_rsvps?: boolean | undefined
      /** No answer is taken or changed any more. */
      is_locked?: boolean | undefined
      /** How many minutes before it who comes is reminded by mail; 0 for never. */
      reminder_minutes?: number | undefined
      /** How it repeats, as an RRULE of RFC 5545: FREQ=WEEKLY;BYDAY=TU;COUNT=10. Empty for once. If wrong: `bad_request` with `invalid recurrence`. */
      recurrence?: string | undefined
      /** It does not take place; who would have come is told. */
      is_cancelled?: boolean | undefined
      /** What they are told. */
      cancel_message?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Event
  }
  /** Delete an event, or several dates of one that repeats; who would have come is told. */
  deleteevent: {
    method: 'POST'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
      /** Of an event that repeats: this date, this and those after it, or all.
       *
       * - `this`: This date alone.
       * - `following`: This date and those after it.
       * - `all`: Everything. */
      apply_to?: 'this' | 'following' | 'all' | undefined
      /** What they are told. */
      message?: string | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Make a secret address at which a calendar program fetches the events of a group, or of all groups that the caller is in. It is shown once, and ends the one before. */
  newcalendarfeed: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: CalendarFeed
  }
  /** The calendar feeds of the caller. Their addresses are shown only when they are made, so `url` is empty here. */
  getcalendarfeeds: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetcalendarfeedsAnswer
  }
  /** End such an address: nobody fetches anything there any more. */
  deletecalendarfeed: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The feed to end, as `getcalendarfeeds` lists it; then no group is needed. */
      feed_id?: number | undefined
    }
    answer: undefined
  }
  /** The events behind such an address, as iCalendar (RFC 5545). */
  getcalendar: {
    method: 'GET'
    input: {
      /** What makes the address a secret. If wrong: `bad_request` with `invalid token`. */
      token: string
    }
    answer: Blob
  }
  /** The answers to an event as CSV, for moderators who may see the member list. */
  downloadrsvps: {
    method: 'GET'
    input: {
      /** The event. If wrong: `bad_request` with `invalid event_id`. */
      event_id: number
    }
    answer: Blob
  }
  /** The tables of a group that the caller may see. */
  getdatabases: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `name` (the default, `asc`), `created`, `updated`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabasesAnswer
  }
  /** One table. */
  getdatabase: {
    method: 'GET'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
    }
    answer: Databasetable
  }
  /** The rows of a table, in any order, and all or those that a filter lets through. */
  getdatabaserows: {
    method: 'GET'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of at most 6 `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must hold. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Texts are compared without case and accents; of a choice `value` is its place or its words. `col_id` 0 with `contains`: anywhere in the row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Begins with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
      /** `row_num`, `created`, `updated`, or `col_` and the id of a column: `col_3`. Empty values come last. One of `row_num` (the default, `asc`), `created`, `updated`; any other gives the default order. */
      sort_field?: string | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabaserowsAnswer
  }
  /** One row. */
  getdatabaserow: {
    method: 'GET'
    input: {
      /** The row, by its id. If wrong: `bad_request` with `invalid row_id`. */
      row_id: number
    }
    answer: Databaserow
  }
  /** Make a table. */
  newdatabase: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Its name. */
      name: string
      /** JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, `width`, `default_hidden` and `description`. */
      columns: string | readonly ({
        name: string
        type: DatabaseColumnType
        required?: boolean
        color?: string
        choices?: string[]
        width?: number
        default_hidden?: boolean
        description?: string
      })[]
      /** What the table is for, in a line. */
      short_desc?: string | undefined
      /** What the table is for. */
      desc?: string | undefined
      /** What `desc` is written in. */
      desc_type?: BodyType | undefined
      /** Who sees the table. */
      view_table?: DatabaseAccess | undefined
      /** Who adds rows. */
      add_rows?: DatabaseAccess | undefined
      /** Who changes rows; `database_access_creator`: their own. */
      edit_rows?: DatabaseAccess | undefined
      /** Who changes or deletes the table. */
      edit_table?: DatabaseAccess | undefined
      /** Rows can be added by answering a mail. */
      rows_by_mail?: boolean | undefined
      /** How a row is shown, as HTML with `{{name of a column}}`. */
      display_template?: string | undefined
      /** The number of a row is not shown at first. */
      id_default_hidden?: boolean | undefined
      /** When a row was changed is not shown at first. */
      updated_default_hidden?: boolean | undefined
    }
    answer: Databasetable
  }
  /** Alter a table. What can be kept of its values is kept; what would be lost is lost only where that is allowed. */
  updatedatabase: {
    method: 'POST'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** Its name. */
      name?: string | undefined
      /** JSON: an array of columns `{"name": "Flour", "type": "text_column", "required": true}`, also with `choices`, `color`, `width`, `default_hidden` and `description`. One with the `id` of a column is that column as it is to be; columns that are missing are removed. */
      columns?: string | readonly ({
        id?: number
        name?: string
        type?: DatabaseColumnType
        required?: boolean
        color?: string
        choices?: string[]
        width?: number
        default_hidden?: boolean
        description?: string
      })[] | undefined
      /** What the table is for, in a line. */
      short_desc?: string | undefined
      /** What the table is for. */
      desc?: string | undefined
      /** What `desc` is written in. */
      desc_type?: BodyType | undefined
      /** Who sees the table. */
      view_table?: DatabaseAccess | undefined
      /** Who adds rows. */
      add_rows?: DatabaseAccess | undefined
      /** Who changes rows; `database_access_creator`: their own. */
      edit_rows?: DatabaseAccess | undefined
      /** Who changes or deletes the table. */
      edit_table?: DatabaseAccess | undefined
      /** Rows can be added by answering a mail. */
      rows_by_mail?: boolean | undefined
      /** How a row is shown, as HTML with `{{name of a column}}`. */
      display_template?: string | undefined
      /** The number of a row is not shown at first. */
      id_default_hidden?: boolean | undefined
      /** When a row was changed is not shown at first. */
      updated_default_hidden?: boolean | undefined
      /** Change nothing: only say in `lost` what would be lost. */
      preview?: boolean | undefined
      /** Values may be lost. */
      allow_loss?: boolean | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: DatabasetableAltered
  }
  /** Delete a table with its rows. */
  deletedatabase: {
    method: 'POST'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** Add a row. */
  newdatabaserow: {
    method: 'POST'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of values by `col_id`, such as `[{"col_id": 1, "text": "Rye"}, {"col_id": 2, "multi_choice": [1]}]`. A wrong one is refused with `vals.` and its `col_id`. */
      vals: string | readonly ({
        col_id: number
        text?: string
        html_text?: string
        date?: string | null
        time?: string | null
        checked?: boolean
        multi_choice?: number[]
        street_address1?: string
        street_address2?: string
        city?: string
        state?: string
        zip?: string
        country?: string
        lat?: number | null
        lng?: number | null
        title?: string
        url?: string
        desc?: string
        image_name?: string
        number?: number | null
        github_login?: string
        github_name?: string
        github_email?: string
        github_avatar_url?: string
        github_profile_url?: string
        github_id?: string
        github_company?: string
        github_location?: string
        github_bio?: string
      })[]
      /** The pictures. A value with `image_name` is the picture with that name. */
      fileupload?: readonly Blob[] | undefined
    }
    answer: Databaserow
  }
  /** Change a row. Columns that are not named stay as they are. */
  updatedatabaserow: {
    method: 'POST'
    input: {
      /** The row, by its id. If wrong: `bad_request` with `invalid row_id`. */
      row_id: number
      /** JSON: an array of values by `col_id`, such as `[{"col_id": 1, "text": "Rye"}, {"col_id": 2, "multi_choice": [1]}]`. A wrong one is refused with `vals.` and its `col_id`. One with nothing but its `col_id` is emptied. */
      vals: string | readonly ({
        col_id: number
        text?: string
        html_text?: string
        date?: string | null
        time?: string | null
        checked?: boolean
        multi_choice?: number[]
        street_address1?: string
        street_address2?: string
        city?: string
        state?: string
        zip?: string
        country?: string
        lat?: number | null
        lng?: number | null
        title?: string
        url?: string
        desc?: string
        image_name?: string
        number?: number | null
        github_login?: string
        github_name?: string
        github_email?: string
        github_avatar_url?: string
        github_profile_url?: string
        github_id?: string
        github_company?: string
        github_location?: string
        github_bio?: string
      })[]
      /** The pictures. A value with `image_name` is the picture with that name. */
      fileupload?: readonly Blob[] | undefined
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: Databaserow
  }
  /** Delete a row. */
  deletedatabaserow: {
    method: 'POST'
    input: {
      /** The row, by its id. If wrong: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The `updated` that the caller last read. If there was a change since, the call is refused with `updated`. */
      updated?: string | undefined
    }
    answer: undefined
  }
  /** What was done to a row: when, by whom, and what stood there before. */
  getdatabaserowhistory: {
    method: 'GET'
    input: {
      /** The row, by its id. If wrong: `bad_request` with `invalid row_id`. */
      row_id: number
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetdatabaserowhistoryAnswer
  }
  /** A picture in a row. */
  downloaddatabaseimage: {
    method: 'GET'
    input: {
      /** The row, by its id. If wrong: `bad_request` with `invalid row_id`. */
      row_id: number
      /** The column. If wrong: `bad_request` with `invalid col_id`. */
      col_id: number
      /** A small one. */
      thumbnail?: boolean | undefined
    }
    answer: Blob
  }
  /** Have a letter sent whose answer adds a row. */
  maildatabasetemplate: {
    method: 'POST'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
    }
    answer: undefined
  }
  /** The rows of a table as a CSV file, all or those that a filter lets through. */
  downloaddatabase: {
    method: 'GET'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** JSON: an array of at most 6 `{"col_id": 3, "op": "is", "value": "Rye"}`, all of which must hold. `op`: `is`, `is_not`, `begins`, `contains`, `above`, `below`, `empty`, `filled`. Texts are compared without case and accents; of a choice `value` is its place or its words. `col_id` 0 with `contains`: anywhere in the row. */
      filter?: string | readonly ({
        col_id: number
        /** - `is`: Equals `value`.
         * - `is_not`: Does not equal `value`.
         * - `begins`: Begins with `value`.
         * - `contains`: Contains `value`.
         * - `above`: Is greater than `value`.
         * - `below`: Is less than `value`.
         * - `empty`: Has no value.
         * - `filled`: Has a value. */
        op: 'is' | 'is_not' | 'begins' | 'contains' | 'above' | 'below' | 'empty' | 'filled'
        value?: string | number | boolean
      })[] | undefined
    }
    answer: Blob
  }
  /** Add the rows of a CSV file, whose first line names the columns. Where a line is wrong nothing is written, but the answer says which; else they are written in the background. */
  importdatabaserows: {
    method: 'POST'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** Write nothing: only say what is wrong. */
      preview?: boolean | undefined
      /** Write all lines but the wrong ones. */
      skip_wrong?: boolean | undefined
      /** The file, in UTF-8. */
      fileupload: readonly Blob[]
    }
    answer: Databaseimport
  }
  /** How far the rows of a file are written. */
  getdatabaseimport: {
    method: 'GET'
    input: {
      /** The table. If wrong: `bad_request` with `invalid database_id`. */
      database_id: number
      /** The import. If wrong: `bad_request` with `invalid import_id`. */
      import_id: number
    }
    answer: Databaseimport
  }
  /** What a link under a mail would do, without doing it. */
  getmaillink: {
    method: 'GET'
    input: {
      /** The end of the link in the mail. If wrong: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Maillink
  }
  /** Do what a link under a mail is for, in the name of the member whom the mail was for. Doing it again changes nothing. */
  usemaillink: {
    method: 'POST'
    input: {
      /** The end of the link in the mail. If wrong: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Success
  }
  /** A file of a message that was too large for the mail, by the link in it, for as long as its reader is a member. */
  getmailfile: {
    method: 'GET'
    input: {
      /** The end of the link in the mail. If wrong: `bad_request` with `invalid link`. */
      code: string
    }
    answer: Blob
  }
  /** How mail to the caller went lately; with manage_members, to another member of the group. */
  getdeliveryinfo: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Another member; the group need not be given then. Without it, the caller. */
      member_info_id?: number | undefined
    }
    answer: DeliveryInfo
  }
  /** Mail to the caller that came back. */
  getbounceinfo: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetbounceinfoAnswer
  }
  /** Write to a member from whose address mail came back, to see whether it arrives. One’s own address, or with manage_member_subscription_options. */
  sendbounceprobe: {
    method: 'POST'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** The membership. */
      member_info_id: number
    }
    answer: undefined
  }
  /** Show that mail arrives again, by the code of the letter that asks. Doing it again changes nothing. */
  resumemail: {
    method: 'POST'
    input: {
      /** What the letter says. If wrong: `bad_request` with `invalid token`. */
      code: string
    }
    answer: undefined
  }
  /** Have the posts sent that did not come while mail did not arrive, by the code of the letter that offers it. It is done once. */
  sendmissed: {
    method: 'POST'
    input: {
      /** What the letter says. If wrong: `bad_request` with `invalid token`. */
      code: string
    }
    answer: undefined
  }
  /** What came in by mail and what became of it and why; what went out, to how many. One’s own; for moderators that of the group; for administrators all. */
  getmessageledger: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only what concerns this message. If wrong: `bad_request` with `invalid message_id`. */
      message_id?: number | undefined
      /** Only mails with this Message-ID. */
      mime_id?: string | undefined
      /** Administrators: of everybody and of all groups. */
      all?: boolean | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmessageledgerAnswer
  }
  /** Mail that was kept here instead of sent, because no relay is set. */
  getmailbox: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `created` (the default, `desc`); any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetmailboxAnswer
  }
  /** One mail that was kept, read: its head, its text and its files. */
  getmailboxmail: {
    method: 'GET'
    input: {
      /** The mail, as `getmailbox` numbers it. If wrong: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** Which of its copies. If wrong: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
    }
    answer: MailboxCopy
  }
  /** One mail that was kept, as it would have been sent. */
  downloadmailboxmail: {
    method: 'GET'
    input: {
      /** The mail, as `getmailbox` numbers it. If wrong: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** Which of its copies. If wrong: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
    }
    answer: Blob
  }
  /** A file of a mail that was kept. */
  downloadmailboxpart: {
    method: 'GET'
    input: {
      /** The mail, as `getmailbox` numbers it. If wrong: `bad_request` with `invalid mail_id`. */
      mail_id: number
      /** Which of its copies. If wrong: `bad_request` with `invalid mail_id`. */
      copy?: number | undefined
      /** Which of its files. If wrong: `bad_request` with `invalid part`. */
      part: number
    }
    answer: Blob
  }
  /** What is new in each of the caller’s groups. */
  feed: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: FeedAnswer
  }
  /** The same as feed, by its other name. */
  getfeed: {
    method: 'GET'
    input: {
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `group` (the default, `asc`), `full_name`, `email`, `delivery`, `joined`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetfeedAnswer
  }
  /** What waits for the caller: invitations, people and messages to decide on, answers, drafts. */
  getinbox: {
    method: 'GET'
    input: {}
    answer: Inbox
  }
  /** What is new in one of the caller’s groups. */
  getsinglefeed: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
    }
    answer: Feed
  }
  /** What happened in a group, newest first. */
  getactivitylog: {
    method: 'GET'
    input: {
      /** The group, by id. If wrong: `bad_request` with `invalid group_id`. */
      group_id?: number | undefined
      /** The group, by name or alias. */
      group_name?: string | undefined
      /** Only this kind. If wrong: `bad_request` with `invalid filter_by`.
       *
       * - `all`: Everything.
       * - `member`: What concerns members.
       * - `message`: What concerns messages.
       * - `moderator`: What moderators did.
       * - `payment`: What concerns the plan. */
      filter_by?: 'all' | 'member' | 'message' | 'moderator' | 'payment' | undefined
      /** Only from this time on; `custom` takes start_date and end_date. If wrong: `bad_request` with `invalid restrict_date`.
       *
       * - `past_24_hours`: The past 24 hours.
       * - `past_week`: The past week.
       * - `past_month`: The past month.
       * - `past_year`: The past year.
       * - `custom`: From `start_date` to `end_date`. */
      restrict_date?: 'past_24_hours' | 'past_week' | 'past_month' | 'past_year' | 'custom' | undefined
      /** First day, in your time zone. If wrong: `bad_request` with `invalid start_date`. */
      start_date?: string | undefined
      /** Last day, in your time zone. If wrong: `bad_request` with `invalid end_date`. */
      end_date?: string | undefined
      /** Only this fact. If wrong: `bad_request` with `invalid action`.
       *
       * - `group.created`: A group was made; the maker is its owner.
       * - `group.subgroup_created`: A subgroup of the group was made.
       * - `group.plan_changed`: The operator put a group on another plan.
       * - `group.renamed`: The group got another name; its subgroups are renamed with it.
       * - `group.privacy_changed`: It was changed who sees the group and its archives.
       * - `group.updated`: Settings of the group were changed.
       * - `group.alias_added`: The group got a further name.
       * - `group.alias_removed`: A further name of the group was given up.
       * - `group.column_added`: A column for data about members was added.
       * - `group.column_changed`: A column for data about members was changed.
       * - `group.column_removed`: A column for data about members was removed, with what it held.
       * - `group.deleted`: The group was deleted, with its subgroups and all that was in them.
       * - `group.subgroup_deleted`: A subgroup of the group was deleted.
       * - `group.moved`: The operator gave the group to an organisation.
       * - `group.reminded`: Some members were due to get the monthly reminder of the group.
       * - `group.posts_pending`: The moderators are emailed a summary of pending messages.
       * - `group.posts_expiring`: The moderators are reminded of pending messages that expire in two days.
       * - `group.space_short`: The group has used much of its space; `percent` says how much at least.
       * - `organisation.main_group_set`: An administrator chose the main group of an organisation, or its first group became it.
       * - `organisation.added`: The operator made an organisation, with a host name of its own.
       * - `member.joined`: Somebody became a member.
       * - `member.left`: A membership ended; `action` says how.
       * - `member.requested`: Somebody asked to become a member and waits for a moderator.
       * - `member.approved`: A moderator let somebody in who was waiting.
       * - `member.rejected`: A moderator refused somebody who was waiting.
       * - `member.expired`: Nobody decided in time on somebody who was waiting.
       * - `member.removed`: A moderator removed a member.
       * - `member.banned`: A member was banned: they left the group, and their address cannot join or post again.
       * - `member.unbanned`: A ban was lifted: the person is nobody here now, and may join again.
       * - `member.added`: A moderator added somebody without asking them.
       * - `member.agreed`: Somebody who was added without being asked agreed to be a member.
       * - `member.updated`: The options of a membership were changed; `fields` says which.
       * - `member.role_changed`: A member became a moderator or an owner, stopped being one, or has other rights as one.
       * - `member.inherited`: A subgroup lost its last owner through its parent: an owner of the parent became its owner.
       * - `member.unmoderated`: A new member has posted enough: their posts wait for nobody any more.
       * - `member.labelled`: The labels of a member were changed.
       * - `member.confirmation_requested`: A moderator had a member asked once more to confirm their address.
       * - `member.sponsored`: A member gave the group money, as a moderator noted.
       * - `member.probe_requested`: A member from whose address mail came back was asked whether it arrives.
       * - `adds.held`: More people were to be added than a group may in a day: a site administrator has to look at it.
       * - `adds.approved`: A site administrator allowed people to be added.
       * - `adds.rejected`: A site administrator refused to let people be added.
       * - `invite.sent`: Somebody was invited.
       * - `invite.cancelled`: An invitation was taken back.
       * - `invite.accepted`: Somebody accepted an invitation.
       * - `invite.declined`: Somebody turned an invitation down.
       * - `notice.added`: A notice to members was written.
       * - `notice.changed`: A notice to members was changed.
       * - `notice.removed`: A notice to members was removed.
       * - `label.added`: A label for members was made.
       * - `label.changed`: A label for members was changed.
       * - `label.removed`: A label for members was removed.
       * - `message.posted`: A message was posted to the group.
       * - `message.held`: A message waits for a moderator; `reason` says why.
       * - `message.claimed`: A moderator looks after a message that waits.
       * - `message.approved`: A moderator let a message through.
       * - `message.confirmed`: The author of a mail that waited for that has said that it is theirs: it was posted.
       * - `message.rejected`: A moderator sent a message back to its author.
       * - `message.refused`: A mail of a member was not posted; `reason` says why.
       * - `message.discarded`: A moderator deleted a message that was waiting.
       * - `message.expired`: Nobody decided in time on a message that was waiting.
       * - `message.corrected`: A moderator edited a message that waits.
       * - `message.edited`: A message was edited; the earlier text is kept.
       * - `message.deleted`: A message was deleted.
       * - `message.liked`: Somebody likes a message.
       * - `message.unliked`: Somebody no longer likes a message.
       * - `message.reported`: Somebody reported a message to the moderators.
       * - `message.sent`: Somebody wrote to a member or to the moderators without the group.
       * - `topic.updated`: A topic was changed; `fields` says what of it.
       * - `topic.merged`: A topic was merged into another.
       * - `topic.split`: Messages of a topic became a topic of their own.
       * - `topic.deleted`: A topic was deleted, with its messages.
       * - `topic.expired`: The time of a topic was over: it was closed or deleted, as its hashtag says.
       * - `hashtag.created`: A hashtag was made.
       * - `hashtag.updated`: A hashtag was changed; `fields` says what of it.
       * - `hashtag.deleted`: A hashtag was deleted.
       * - `event.added`: An event was put into the calendar; `event_ids` has one for each of its dates.
       * - `event.invited`: A new member was to be invited to the events to come.
       * - `event.summed`: Members were to be told of the events to come, as the group wants it.
       * - `event.updated`: An event was changed; `fields` says what of it.
       * - `event.cancelled`: An event was called off.
       * - `event.reminded`: It was time to remind who comes to an event.
       * - `event.deleted`: An event was deleted.
       * - `event.answered`: Somebody answered whether they come to an event, or took that back; `because` says why it became what it is.
       * - `event.promoted`: Somebody who waited for a place at an event has one; `because` says why.
       * - `database.created`: A table was made.
       * - `database.updated`: A table was altered; `fields` says what of it.
       * - `database.deleted`: A table was deleted, with its rows.
       * - `database.row_added`: A row was added to a table.
       * - `database.rows_imported`: Rows of a file were added to a table.
       * - `database.template_asked`: Somebody asked for a letter whose answer adds a row to a table.
       * - `database.row_updated`: A row was changed; `fields` says in which columns.
       * - `database.row_deleted`: A row was deleted.
       * - `archives.imported`: The operator brought messages in from elsewhere.
       * - `chat.created`: A chat was opened.
       * - `chat.announced`: Some members were due to be told of a new chat.
       * - `chat.missed`: A chat came to rest, and some who were not there were due to be told what they missed.
       * - `chat.updated`: A chat was changed; `fields` says what of it.
       * - `chat.posted`: What was said in a chat was posted as a message, or waits to be.
       * - `chat.closed`: A chat was closed.
       * - `chat.reopened`: A chat that was closed is open again.
       * - `chat.deleted`: A chat was deleted, with all that was said in it.
       * - `chat.joined`: Somebody joined a chat.
       * - `chat.left`: Somebody left a chat.
       * - `chat.said`: Something was said in a chat, or what was said there was changed, deleted or reacted to.
       * - `mail.undeliverable`: A mail to somebody was refused for good, or could not be handed over for five days. */
      action?: 'group.created' | 'group.subgroup_created' | 'group.plan_changed' | 'group.renamed' | 'group.privacy_changed' | 'group.updated' | 'group.alias_added' | 'group.alias_removed' | 'group.column_added' | 'group.column_changed' | 'group.column_removed' | 'group.deleted' | 'group.subgroup_deleted' | 'group.moved' | 'group.reminded' | 'group.posts_pending' | 'group.posts_expiring' | 'group.space_short' | 'organisation.main_group_set' | 'organisation.added' | 'member.joined' | 'member.left' | 'member.requested' | 'member.approved' | 'member.rejected' | 'member.expired' | 'member.removed' | 'member.banned' | 'member.unbanned' | 'member.added' | 'member.agreed' | 'member.updated' | 'member.role_changed' | 'member.inherited' | 'member.unmoderated' | 'member.labelled' | 'member.confirmation_requested' | 'member.sponsored' | 'member.probe_requested' | 'adds.held' | 'adds.approved' | 'adds.rejected' | 'invite.sent' | 'invite.cancelled' | 'invite.accepted' | 'invite.declined' | 'notice.added' | 'notice.changed' | 'notice.removed' | 'label.added' | 'label.changed' | 'label.removed' | 'message.posted' | 'message.held' | 'message.claimed' | 'message.approved' | 'message.confirmed' | 'message.rejected' | 'message.refused' | 'message.discarded' | 'message.expired' | 'message.corrected' | 'message.edited' | 'message.deleted' | 'message.liked' | 'message.unliked' | 'message.reported' | 'message.sent' | 'topic.updated' | 'topic.merged' | 'topic.split' | 'topic.deleted' | 'topic.expired' | 'hashtag.created' | 'hashtag.updated' | 'hashtag.deleted' | 'event.added' | 'event.invited' | 'event.summed' | 'event.updated' | 'event.cancelled' | 'event.reminded' | 'event.deleted' | 'event.answered' | 'event.promoted' | 'database.created' | 'database.updated' | 'database.deleted' | 'database.row_added' | 'database.rows_imported' | 'database.template_asked' | 'database.row_updated' | 'database.row_deleted' | 'archives.imported' | 'chat.created' | 'chat.announced' | 'chat.missed' | 'chat.updated' | 'chat.posted' | 'chat.closed' | 'chat.reopened' | 'chat.deleted' | 'chat.joined' | 'chat.left' | 'chat.said' | 'mail.undeliverable' | undefined
      /** Only what this member did or what was done to them. */
      member_info_id?: number | undefined
      /** The same for somebody who is no member any more, as `getpastmembers` lists them. */
      past_member_info_id?: number | undefined
      /** How many to return. */
      limit?: number | undefined
      /** `next_page_token` of the page before; 0 or absent for the first. What else is not given is as on that page. */
      page_token?: number | undefined
      /** What to sort by. One of `id` (the default, `desc`), `created`; any other gives the default order. */
      sort_field?: string | undefined
      /** Which way.
       *
       * - `asc`: Smallest or oldest first.
       * - `desc`: Largest or newest first. */
      sort_dir?: 'asc' | 'desc' | undefined
    }
    answer: GetactivitylogAnswer
  }
}
