import { account } from './account.de.ts'
import type { Words } from './en.ts'

const some = (one: string, other: string) => (n: number, shown: string) => `${shown} ${n === 1 ? one : other}`

export const de: Words = {
  service: 'Folkmoot',
  account,
  skip: 'Zum Text springen',
  search: { label: 'Nachrichten, Leute, Gruppen suchen', go: 'Suchen' },
  nav: {
    groups: 'Gruppen',
    inbox: 'Eingang',
    signIn: 'Anmelden',
    register: 'Registrieren',
    signOut: 'Abmelden',
    me: 'Mein Konto',
  },
  door: {
    title: 'Ein Treffpunkt für Ihre Leute, auf einem Server in Ihrer Hand.',
    lead: 'Mailingliste, Archiv, Chat, Kalender und alles, was eine Gruppe aufbewahrt, an einem Ort. Per Mail oder im Web, wie jeder mag.',
    begin: 'Eine Gruppe beginnen',
    groups: 'Gruppen hier',
    find: 'Eine Gruppe finden',
    none: 'Hier ist noch keine Gruppe verzeichnet. Beginnen Sie die erste.',
    noneFound: 'Keine Gruppe hier hat diese Wörter im Namen oder in der Beschreibung.',
  },
  members: some('Mitglied', 'Mitglieder'),
  messages: some('Nachricht', 'Nachrichten'),
  people: some('Person', 'Personen'),
  privacy: {
    group_privacy_none: 'verzeichnet, Archiv für Mitglieder',
    group_privacy_archives: 'verzeichnet, alle dürfen lesen',
    group_privacy_unlisted: 'nicht verzeichnet, Archiv für Mitglieder',
    group_privacy_unlisted_public: 'nicht verzeichnet, alle dürfen lesen',
  },
  tabs: { topics: 'Themen', members: 'Mitglieder', settings: 'Einstellungen', waiting: 'Wartend' },
  topics: {
    latest: 'Neueste',
    messages: 'Nachrichten',
    create: 'Neues Thema',
    none: 'Noch hat niemand geschrieben. Beginnen Sie mit einer Frage, oder damit, wer Sie sind.',
    begun: (name, date) => `Begonnen von ${name} am ${date}`,
    pinned: 'Angeheftet',
    closed: 'Geschlossen',
    moderated: 'Moderiert',
    months: 'Nachrichten im Monat',
    thisMonth: (n, month) => `${n} im ${month}`,
    hashtags: 'Hashtags',
    replies: 'Antworten',
  },
  message: {
    quoted: 'Zitierter Text',
    signature: 'Signatur',
    reply: 'Antworten',
    likes: some('Mal gemocht', 'Mal gemocht'),
    files: 'Dateien',
    edited: 'bearbeitet',
  },
  pager: { newer: 'Neuere', older: 'Ältere', next: 'Weiter', label: 'Seiten' },
  login: {
    title: 'Anmelden',
    email: 'Mailadresse',
    password: 'Passwort',
    code: 'Code Ihrer Authentifizierungs-App, oder ein Wiederherstellungscode',
    go: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    none: 'Noch kein Konto?',
  },
  refusals: {
    unauthorized_error: 'Diese Adresse und dieses Passwort gehören nicht zusammen.',
    two_factor_required: 'Jetzt der Code, den Ihre App zeigt.',
    rate_limit: 'Zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es wieder.',
    bad_csrf:
      'Diese Seite war zu lange offen, oder eine andere Seite hat das Formular geschickt. Versuchen Sie es von hier.',
    other: 'Das ging nicht. Sehen Sie nach, was Sie geschrieben haben, und versuchen Sie es wieder.',
  },
  missing: {
    title: 'Hier ist nichts',
    text: 'Die Adresse ist vielleicht vertippt, oder was hier war, ist weg oder nicht für alle.',
    home: 'Zur Startseite',
    signIn: 'Anmelden, falls es Ihres ist',
  },
  failed: {
    title: 'Das ging nicht',
    text: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es in einer Weile wieder.',
  },
  yesterday: 'Gestern',
}
