/** Where somebody is signed in, and what reads for them. */
export const sessions = {
  text: 'Browsers and programs that are signed in as you.',
  current: 'This browser',
  used: (when: string) => `last used ${when}`,
  since: (when: string) => `since ${when}`,
  unknown: 'A program',
  end: 'Sign out there',
  endAll: 'Sign out everywhere else',
  ended: 'Signed out there.',
  endedAll: 'Signed out everywhere else.',
  feeds: 'Calendar feeds',
  feedsText: 'Anyone who has the address of a feed can read its events. Feeds end when you reset your password.',
  allGroups: 'All my groups',
  endFeed: 'Delete feed',
  feedEnded: 'The feed was deleted.',
  on: (browser: string, system: string) => `${browser} on ${system}`,
}
