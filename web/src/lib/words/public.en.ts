import { some } from './some.ts'

/** What strangers read. */
export const publicWords = {
  directory: {
    all: 'All groups here',
    private: 'archives for members',
    last: 'last',
    sort: 'Sorted by',
    by: { activity: 'Active lately', members: 'Most members', name: 'By name' },
    find: 'Find other groups',
  },
  archive: {
    title: 'Archive',
    lead: 'Every month in which something was said.',
    none: 'Nothing has been said here yet.',
    month: (month: string, year: string) => `${month} ${year}`,
    inMonth: some('message', 'messages'),
    quiet: 'Nothing was said in this month.',
    earlier: 'The month before',
    later: 'The month after',
    all: 'All months',
    forMembers: 'What is written here is for the members of the group.',
  },
  take: {
    title: 'Take it with you',
    mbox: 'All messages as a mailbox file',
    hint: 'A zip with one mbox file that every mail program can read. Once a day.',
    again: 'You have had it today. Come back tomorrow.',
    feed: 'Feed of new messages',
    topicFeed: 'Feed of this topic',
  },
}
