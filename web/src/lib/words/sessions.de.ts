import type { sessions as english } from './sessions.en.ts'

export const sessions: typeof english = {
  text: 'Browser und Programme, die als Sie angemeldet sind.',
  current: 'Dieser Browser',
  used: when => `zuletzt benutzt ${when}`,
  since: when => `seit ${when}`,
  unknown: 'Ein Programm',
  end: 'Dort abmelden',
  endAll: 'Überall sonst abmelden',
  ended: 'Dort abgemeldet.',
  endedAll: 'Überall sonst abgemeldet.',
  feeds: 'Kalender-Abos',
  feedsText: 'Wer die Adresse eines Abos hat, sieht dessen Termine. Abos enden, wenn Sie Ihr Passwort zurücksetzen.',
  allGroups: 'Alle meine Gruppen',
  endFeed: 'Abo löschen',
  feedEnded: 'Das Abo wurde gelöscht.',
  on: (browser, system) => `${browser} auf ${system}`,
}
