import type { publicWords as english } from './public.en.ts'
import { some } from './some.ts'

export const publicWords: typeof english = {
  directory: {
    all: 'Alle Gruppen hier',
    private: 'Archiv für Mitglieder',
    last: 'zuletzt',
    sort: 'Sortiert nach',
    by: { activity: 'Zuletzt aktiv', members: 'Meiste Mitglieder', name: 'Nach Namen' },
    find: 'Andere Gruppen finden',
  },
  archive: {
    title: 'Archiv',
    lead: 'Jeder Monat, in dem etwas gesagt wurde.',
    none: 'Hier wurde noch nichts gesagt.',
    month: (month, year) => `${month} ${year}`,
    inMonth: some('Nachricht', 'Nachrichten'),
    quiet: 'In diesem Monat wurde nichts gesagt.',
    earlier: 'Der Monat davor',
    later: 'Der Monat danach',
    all: 'Alle Monate',
    forMembers: 'Was hier geschrieben wird, ist für die Mitglieder der Gruppe.',
  },
  later: {
    calendar: [
      'Der Kalender ist noch nicht im Web',
      'Briefe zu einem Termin sagen, wann und wo er ist, und haben ihn als Datei für Ihr Kalenderprogramm, das auch antwortet, ob Sie kommen. Programme bekommen alles über die API.',
    ],
    chat: [
      'Chats sind noch nicht im Web',
      'Chatten Sie im Terminal mit „folkmoot chat“ oder mit einem Programm, das die API benutzt.',
    ],
    database: ['Tabellen sind noch nicht im Web', 'Programme lesen und ändern sie über die API.'],
    settings: [
      'Die Einstellungen sind noch nicht im Web',
      'Eigentümer ändern sie über die API: getgroup und updategroup.',
    ],
  },
  take: {
    title: 'Zum Mitnehmen',
    mbox: 'Alle Nachrichten als Postfachdatei',
    hint: 'Ein Zip mit einer mbox-Datei, die jedes Mailprogramm lesen kann. Einmal am Tag.',
    again: 'Sie hatten es heute schon. Morgen geht es wieder.',
    feed: 'Feed der neuen Nachrichten',
    topicFeed: 'Feed dieses Themas',
  },
}
