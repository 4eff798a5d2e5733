// Compiled from locales/pl.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'
import { en, type Messages } from './en.generated.ts'

const { plural, number } = formatsFor('pl')

export const pl: Messages = {
  site: {
    name: 'Folkmoot',
    skipToContent: 'Przejdź do treści',
    yesterday: 'Wczoraj',
    search: 'Szukaj',
  },
  nav: {
    groups: 'Grupy',
    inbox: 'Skrzynka odbiorcza',
    signIn: 'Zaloguj się',
    signUp: 'Zarejestruj się',
    signOut: 'Wyloguj się',
    account: 'Moje konto',
    topics: 'Tematy',
    search: 'Szukaj',
    calendar: en['nav']['calendar'],
    members: 'Członkowie',
    moderation: 'Moderacja',
    tables: en['nav']['tables'],
  },
  pager: {
    newest: 'Najnowsze',
    next: 'Dalej',
    label: 'Strony',
  },
  home: {
    title: 'Miejsce dla Twojej grupy, na serwerze pod Twoją kontrolą.',
    lead: 'Lista dyskusyjna, archiwum, czat i kalendarz w jednym miejscu. Bierz udział przez e-mail lub w przeglądarce.',
    createGroup: 'Utwórz grupę',
    groups: 'Grupy',
    findGroup: 'Znajdź grupę',
    noGroups: 'Nie ma jeszcze publicznych grup. Utwórz pierwszą.',
    noGroupsFound: 'Żadna grupa nie pasuje do wyszukiwania. Spróbuj użyć innych słów.',
    myGroups: 'Moje grupy',
    noMemberships: 'Nie należysz jeszcze do żadnej grupy. Znajdź grupę lub utwórz własną.',
    unread: 'Nieprzeczytane',
    allRead: 'Wszystko przeczytane.',
    recentTopics: 'Ostatnie tematy',
    allMyGroups: 'Wszystkie moje grupy',
    createAccount: en['home']['createAccount'],
  },
  group: {
    latestTopics: 'Najnowsze tematy',
    allTopics: 'Wszystkie tematy',
    postByEmail: ({ address }) => `Pisz przez e-mail: ${address}`,
    visibility: {
      group_privacy_none: 'Publiczna',
      group_privacy_archives: 'Widoczna w katalogu, tylko dla członków',
      group_privacy_unlisted: 'Prywatna',
      group_privacy_unlisted_public: 'Niewidoczna w katalogu, każdy może czytać',
      sub_group_privacy_none: 'Publiczna',
      sub_group_privacy_archives: 'Widoczna w katalogu, tylko dla członków',
      sub_group_privacy_limited_archives: 'Widoczna w katalogu, tylko dla członków grupy nadrzędnej',
      sub_group_privacy_unlisted: 'Prywatna',
      sub_group_privacy_unlisted_public_archives: 'Niewidoczna w katalogu, każdy może czytać',
    },
  },
  members: {
    count: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} członek`
        : plural(count) === 'few'
          ? `${number(count)} członków`
          : plural(count) === 'many'
            ? `${number(count)} członków`
            : `${number(count)} członka`,
    find: 'Szukaj członków po imieniu lub nazwisku',
    joined: ({ date }) => `W grupie od ${date}`,
    owner: 'Właściciel',
    moderator: 'Moderator',
    nameOrEmail: en['members']['nameOrEmail'],
    roles: {
      owner: en['members']['roles']['owner'],
      moderator: en['members']['roles']['moderator'],
      member: en['members']['roles']['member'],
    },
    lists: en['members']['lists'],
    groups: {
      members: en['members']['groups']['members'],
      joining: en['members']['groups']['joining'],
      former: en['members']['groups']['former'],
    },
    segments: {
      all: en['members']['segments']['all'],
      moderators: en['members']['segments']['moderators'],
      moderated: en['members']['segments']['moderated'],
      bouncing: en['members']['segments']['bouncing'],
      noemail: en['members']['segments']['noemail'],
      requests: en['members']['segments']['requests'],
      invited: en['members']['segments']['invited'],
      left: en['members']['segments']['left'],
      removed: en['members']['segments']['removed'],
      banned: en['members']['segments']['banned'],
    },
    countOf: en['members']['countOf'],
    export: en['members']['export'],
    addDirectly: en['members']['addDirectly'],
    filter: en['members']['filter'],
    filters: {
      q: en['members']['filters']['q'],
      role: en['members']['filters']['role'],
      label: en['members']['filters']['label'],
      delivery: en['members']['filters']['delivery'],
      active: en['members']['filters']['active'],
      joined_from: en['members']['filters']['joined_from'],
      joined_to: en['members']['filters']['joined_to'],
    },
    activities: {
      month: en['members']['activities']['month'],
      year: en['members']['activities']['year'],
      older: en['members']['activities']['older'],
      never: en['members']['activities']['never'],
    },
    any: en['members']['any'],
    applyFilters: en['members']['applyFilters'],
    removeFilter: en['members']['removeFilter'],
    clearFilters: en['members']['clearFilters'],
    noMatchFilters: en['members']['noMatchFilters'],
    empty: {
      all: en['members']['empty']['all'],
      moderators: en['members']['empty']['moderators'],
      moderated: en['members']['empty']['moderated'],
      bouncing: en['members']['empty']['bouncing'],
      noemail: en['members']['empty']['noemail'],
      requests: en['members']['empty']['requests'],
      banned: en['members']['empty']['banned'],
      invited: en['members']['empty']['invited'],
      past: en['members']['empty']['past'],
    },
    columns: {
      member: en['members']['columns']['member'],
      role: en['members']['columns']['role'],
      delivery: en['members']['columns']['delivery'],
      joined: en['members']['columns']['joined'],
      posts: en['members']['columns']['posts'],
      lastPost: en['members']['columns']['lastPost'],
    },
    marks: {
      moderated: en['members']['marks']['moderated'],
      newModerated: en['members']['marks']['newModerated'],
      notAllowed: en['members']['marks']['notAllowed'],
      new: en['members']['marks']['new'],
    },
    bouncing: en['members']['bouncing'],
    bouncingSince: en['members']['bouncingSince'],
    never: en['members']['never'],
    selectPage: en['members']['selectPage'],
    selectAll: en['members']['selectAll'],
    chosenOf: en['members']['chosenOf'],
    clearSelection: en['members']['clearSelection'],
    cancel: en['members']['cancel'],
    someone: en['members']['someone'],
    andOthers: en['members']['andOthers'],
    willSkip: en['members']['willSkip'],
    skipped: en['members']['skipped'],
    skipReasons: {
      gone: en['members']['skipReasons']['gone'],
      unchanged: en['members']['skipReasons']['unchanged'],
      not_pending: en['members']['skipReasons']['not_pending'],
      not_member: en['members']['skipReasons']['not_member'],
      moderator_or_owner: en['members']['skipReasons']['moderator_or_owner'],
      bouncing: en['members']['skipReasons']['bouncing'],
      self: en['members']['skipReasons']['self'],
    },
    bulkValues: {
      for_label_id: en['members']['bulkValues']['for_label_id'],
      new_email_delivery: en['members']['bulkValues']['new_email_delivery'],
      new_post_status: en['members']['bulkValues']['new_post_status'],
      message_subject: en['members']['bulkValues']['message_subject'],
      message_text: en['members']['bulkValues']['message_text'],
    },
    posting: {
      sub_poststatus_normal: en['members']['posting']['sub_poststatus_normal'],
      sub_poststatus_allowed: en['members']['posting']['sub_poststatus_allowed'],
      sub_poststatus_newusermoderated: en['members']['posting']['sub_poststatus_newusermoderated'],
      sub_poststatus_moderated: en['members']['posting']['sub_poststatus_moderated'],
      sub_poststatus_notallowed: en['members']['posting']['sub_poststatus_notallowed'],
    },
    bulk: {
      approve: {
        button: en['members']['bulk']['approve']['button'],
        title: en['members']['bulk']['approve']['title'],
        effect: en['members']['bulk']['approve']['effect'],
        submit: en['members']['bulk']['approve']['submit'],
        done: en['members']['bulk']['approve']['done'],
      },
      add_label: {
        button: en['members']['bulk']['add_label']['button'],
        title: en['members']['bulk']['add_label']['title'],
        effect: en['members']['bulk']['add_label']['effect'],
        submit: en['members']['bulk']['add_label']['submit'],
        done: en['members']['bulk']['add_label']['done'],
      },
      remove_label: {
        button: en['members']['bulk']['remove_label']['button'],
        title: en['members']['bulk']['remove_label']['title'],
        effect: en['members']['bulk']['remove_label']['effect'],
        submit: en['members']['bulk']['remove_label']['submit'],
        done: en['members']['bulk']['remove_label']['done'],
      },
      set_delivery: {
        button: en['members']['bulk']['set_delivery']['button'],
        title: en['members']['bulk']['set_delivery']['title'],
        effect: en['members']['bulk']['set_delivery']['effect'],
        submit: en['members']['bulk']['set_delivery']['submit'],
        done: en['members']['bulk']['set_delivery']['done'],
      },
      set_posting: {
        button: en['members']['bulk']['set_posting']['button'],
        title: en['members']['bulk']['set_posting']['title'],
        effect: en['members']['bulk']['set_posting']['effect'],
        submit: en['members']['bulk']['set_posting']['submit'],
        done: en['members']['bulk']['set_posting']['done'],
      },
      remove: {
        button: en['members']['bulk']['remove']['button'],
        title: en['members']['bulk']['remove']['title'],
        effect: en['members']['bulk']['remove']['effect'],
        submit: en['members']['bulk']['remove']['submit'],
        done: en['members']['bulk']['remove']['done'],
      },
      ban: {
        button: en['members']['bulk']['ban']['button'],
        title: en['members']['bulk']['ban']['title'],
        effect: en['members']['bulk']['ban']['effect'],
        submit: en['members']['bulk']['ban']['submit'],
        done: en['members']['bulk']['ban']['done'],
      },
      send_message: {
        button: en['members']['bulk']['send_message']['button'],
        title: en['members']['bulk']['send_message']['title'],
        effect: en['members']['bulk']['send_message']['effect'],
        submit: en['members']['bulk']['send_message']['submit'],
        done: en['members']['bulk']['send_message']['done'],
      },
    },
    keys: en['members']['keys'],
    invitedOn: en['members']['invitedOn'],
    cancelInvite: en['members']['cancelInvite'],
    inviteCancelled: en['members']['inviteCancelled'],
    newLabel: en['members']['newLabel'],
    orNewLabel: en['members']['orNewLabel'],
    filterErrors: {
      q: en['members']['filterErrors']['q'],
      date: en['members']['filterErrors']['date'],
      other: en['members']['filterErrors']['other'],
    },
    noLabels: en['members']['noLabels'],
    banAddress: {
      label: en['members']['banAddress']['label'],
      hint: en['members']['banAddress']['hint'],
      submit: en['members']['banAddress']['submit'],
      done: en['members']['banAddress']['done'],
    },
    resendInvite: en['members']['resendInvite'],
    inviteResent: en['members']['inviteResent'],
    resendTo: en['members']['resendTo'],
  },
  topic: {
    messages: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} wiadomość`
        : plural(count) === 'few'
          ? `${number(count)} wiadomości`
          : plural(count) === 'many'
            ? `${number(count)} wiadomości`
            : `${number(count)} wiadomości`,
    participants: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} osoba`
        : plural(count) === 'few'
          ? `${number(count)} osoby`
          : plural(count) === 'many'
            ? `${number(count)} osób`
            : `${number(count)} osoby`,
    viewTopic: 'Pokaż cały temat',
    thisTopic: 'Ten temat',
    follow: 'Obserwuj',
    unfollow: 'Przestań obserwować',
    mute: 'Wycisz',
    unmute: 'Wyłącz wyciszenie',
    following: 'Obserwujesz ten temat: otrzymujesz wszystkie wiadomości.',
    mutedText: 'Ten temat jest wyciszony: nie otrzymujesz z niego wiadomości.',
    earlier: 'Wcześniejsze wiadomości',
    later: 'Późniejsze wiadomości',
    first: 'Pierwsza wiadomość',
    last: 'Ostatnia wiadomość',
    people: 'Uczestnicy',
    others: ({ count }) => `i jeszcze ${count}`,
    links: 'Linki',
    monthInArchive: 'Ten miesiąc w archiwum',
    feed: 'Kanał tematu',
    moderation: {
      label: 'Moderacja',
      lock: 'Zamknij temat',
      unlock: 'Otwórz temat',
      pin: 'Przypnij temat',
      unpin: 'Odepnij temat',
      edit: 'Edytuj tytuł i hasztagi',
      hashtags: 'Hasztagi',
      hashtagsHint: 'Oddziel je przecinkami.',
      save: 'Zapisz',
      merge: en['topic']['moderation']['merge'],
      split: en['topic']['moderation']['split'],
      move: en['topic']['moderation']['move'],
      delete: en['topic']['moderation']['delete'],
    },
    navigation: en['topic']['navigation'],
    position: en['topic']['position'],
    firstShort: en['topic']['firstShort'],
    earlierShort: en['topic']['earlierShort'],
    laterShort: en['topic']['laterShort'],
    latest: en['topic']['latest'],
    unread: en['topic']['unread'],
    jumpToDate: en['topic']['jumpToDate'],
    date: en['topic']['date'],
    goTo: en['topic']['goTo'],
    go: en['topic']['go'],
    pages: en['topic']['pages'],
    page: en['topic']['page'],
    jumpTo: en['topic']['jumpTo'],
    here: en['topic']['here'],
    firstUnreadShort: en['topic']['firstUnreadShort'],
    copyLink: en['topic']['copyLink'],
    linkCopied: en['topic']['linkCopied'],
    selection: en['topic']['selection'],
  },
  topicTools: {
    cancel: en['topicTools']['cancel'],
    backToTopics: en['topicTools']['backToTopics'],
    backToTopic: en['topicTools']['backToTopic'],
    merge: {
      title: en['topicTools']['merge']['title'],
      text: en['topicTools']['merge']['text'],
      search: en['topicTools']['merge']['search'],
      find: en['topicTools']['merge']['find'],
      recent: en['topicTools']['merge']['recent'],
      found: en['topicTools']['merge']['found'],
      noOthers: en['topicTools']['merge']['noOthers'],
      noneFound: en['topicTools']['merge']['noneFound'],
      submit: en['topicTools']['merge']['submit'],
    },
    split: {
      title: en['topicTools']['split']['title'],
      text: en['topicTools']['split']['text'],
      onlyOne: en['topicTools']['split']['onlyOne'],
      subject: en['topicTools']['split']['subject'],
      subjectHint: en['topicTools']['split']['subjectHint'],
      messages: en['topicTools']['split']['messages'],
      submit: en['topicTools']['split']['submit'],
    },
    move: {
      title: en['topicTools']['move']['title'],
      text: en['topicTools']['move']['text'],
      group: en['topicTools']['move']['group'],
      next: en['topicTools']['move']['next'],
      noGroups: en['topicTools']['move']['noGroups'],
      effect: en['topicTools']['move']['effect'],
      readers: en['topicTools']['move']['readers'],
      readersPublic: en['topicTools']['move']['readersPublic'],
      hashtags: en['topicTools']['move']['hashtags'],
      noEmail: en['topicTools']['move']['noEmail'],
      submit: en['topicTools']['move']['submit'],
      other: en['topicTools']['move']['other'],
      done: en['topicTools']['move']['done'],
      show: en['topicTools']['move']['show'],
    },
    delete: {
      title: en['topicTools']['delete']['title'],
      text: en['topicTools']['delete']['text'],
      submit: en['topicTools']['delete']['submit'],
      soon: en['topicTools']['delete']['soon'],
      undo: en['topicTools']['delete']['undo'],
      undone: en['topicTools']['delete']['undone'],
    },
  },
  docs: {
    title: en['docs']['title'],
    lead: en['docs']['lead'],
    inEnglish: en['docs']['inEnglish'],
    help: en['docs']['help'],
    footer: en['docs']['footer'],
    apiLink: en['docs']['apiLink'],
    api: {
      title: en['docs']['api']['title'],
      lead: en['docs']['api']['lead'],
      start: en['docs']['api']['start'],
      search: en['docs']['api']['search'],
      find: en['docs']['api']['find'],
      paging: en['docs']['api']['paging'],
      changes: en['docs']['api']['changes'],
      none: en['docs']['api']['none'],
      found: en['docs']['api']['found'],
      all: en['docs']['api']['all'],
    },
    try: {
      title: en['docs']['try']['title'],
      reading: en['docs']['try']['reading'],
      changing: en['docs']['try']['changing'],
      required: en['docs']['try']['required'],
      confirm: en['docs']['try']['confirm'],
      submit: en['docs']['try']['submit'],
      response: en['docs']['try']['response'],
      error: en['docs']['try']['error'],
      signIn: en['docs']['try']['signIn'],
      apiKey: en['docs']['try']['apiKey'],
      apiKeyHint: en['docs']['try']['apiKeyHint'],
      apiKeyNeeded: en['docs']['try']['apiKeyNeeded'],
    },
  },
  topics: {
    latest: 'Najnowsze',
    messages: 'Wiadomości',
    newTopic: 'Nowy temat',
    none: 'Nie ma jeszcze tematów. Na początek zadaj pytanie lub się przedstaw.',
    startedBy: ({ name, date }) => `Temat rozpoczęty przez: ${name}, ${date}`,
    pinned: 'Przypięty',
    locked: 'Zamknięty',
    messagesPerMonth: 'Wiadomości na miesiąc',
    thisMonth: ({ month, count }) => `${month}: ${count}`,
    hashtags: 'Hasztagi',
    allHashtags: 'Wszystkie hasztagi',
    count: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} temat`
        : plural(count) === 'few'
          ? `${number(count)} tematy`
          : plural(count) === 'many'
            ? `${number(count)} tematów`
            : `${number(count)} tematu`,
    unread: 'Nieprzeczytane',
    followed: 'Obserwowane',
    muted: 'Wyciszone',
    new: 'Nowy',
    newTopics: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} nowy temat`
        : plural(count) === 'few'
          ? `${number(count)} nowe tematy`
          : plural(count) === 'many'
            ? `${number(count)} nowych tematów`
            : `${number(count)} nowego tematu`,
    markAllRead: 'Oznacz wszystkie jako przeczytane',
    empty: {
      unread: 'Wszystko przeczytane.',
      followed:
        'Nie obserwujesz tu żadnych tematów. Zacznij obserwować temat na jego stronie, aby otrzymywać wszystkie jego wiadomości e-mailem.',
      muted: 'Nie masz tu wyciszonych tematów.',
    },
    mutedTopics: 'Wyciszone tematy',
  },
  message: {
    externalImage: ({ host }) => `Obraz z ${host}`,
    quoted: 'Pokaż cytowany tekst',
    edited: 'edytowano',
    viewSource: 'Pokaż źródło',
    like: 'Lubię to',
    unlike: 'Cofnij polubienie',
    likes: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} polubienie`
        : plural(count) === 'few'
          ? `${number(count)} polubienia`
          : plural(count) === 'many'
            ? `${number(count)} polubień`
            : `${number(count)} polubienia`,
    permalink: ({ number }) => `Wiadomość ${number}`,
    showSignature: 'Pokaż podpis',
  },
  images: {
    blocked: 'Zewnętrzne obrazy są ukryte, aby chronić Twoją prywatność.',
    show: 'Pokaż obrazy',
    alwaysFrom: ({ name }) => `Zawsze pokazuj obrazy od: ${name}`,
    always: 'Zawsze pokazuj obrazy',
    stopFrom: ({ name }) => `Nie pokazuj już obrazów od: ${name}`,
  },
  revisions: {
    title: 'Historia edycji',
    version: ({ number }) => `Wersja ${number}`,
    current: 'Pokaż bieżącą wersję',
  },
  search: {
    title: 'Szukaj',
    inGroup: 'Szukaj w tej grupie',
    results: ({ count }) =>
      plural(count) === 'one'
        ? `Znaleziono ${number(count)} wiadomość`
        : plural(count) === 'few'
          ? `Znaleziono ${number(count)} wiadomości`
          : plural(count) === 'many'
            ? `Znaleziono ${number(count)} wiadomości`
            : `Znaleziono ${number(count)} wiadomości`,
    noResults: 'Żadna wiadomość nie pasuje do wyszukiwania. Spróbuj użyć mniejszej liczby słów lub innych słów.',
    tips: 'Wskazówki dotyczące wyszukiwania',
    operators: {
      words: {
        example: 'owies żyto',
        meaning: 'wiadomości zawierające oba słowa',
      },
      phrase: {
        example: '"świeży chleb"',
        meaning: 'dokładnie to wyrażenie',
      },
      exclude: {
        example: '-pszenica',
        meaning: 'bez tego słowa',
      },
      hashtag: {
        example: '#przepisy',
        meaning: 'z tym hasztagiem; -#przepisy, aby go wykluczyć',
      },
      from: {
        example: 'from:anna',
        meaning: 'napisane przez osobę o tym imieniu lub nazwisku',
      },
      posterId: {
        example: 'posterid:12',
        meaning: 'napisane z konta o tym identyfikatorze',
      },
      attachment: {
        example: 'has:attachment',
        meaning: 'z załącznikami',
      },
    },
    allGroups: 'Szukaj we wszystkich moich grupach',
    noResultsInGroups:
      'Żadna wiadomość w Twoich grupach nie pasuje do wyszukiwania. Spróbuj użyć mniejszej liczby słów lub innych słów.',
    moreIn: ({ group }) => `Więcej wyników w ${group}`,
    noResultsInRecent: 'Brak wyników w ostatnio aktywnych grupach.',
    noResultsInOthers: 'Brak wyników w pozostałych grupach.',
    searchOthers: 'Szukaj w pozostałych moich grupach',
    signInFirst: 'Zaloguj się, aby przeszukać swoje grupy, lub otwórz grupę i szukaj w niej.',
  },
  archive: {
    title: 'Archiwum',
    lead: 'Wszystkie wiadomości według miesięcy.',
    empty: 'Nie ma jeszcze wiadomości.',
    month: ({ month, year }) => `${month} ${year}`,
    messages: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} wiadomość`
        : plural(count) === 'few'
          ? `${number(count)} wiadomości`
          : plural(count) === 'many'
            ? `${number(count)} wiadomości`
            : `${number(count)} wiadomości`,
    messagesNoun: ({ count }) =>
      plural(count) === 'one'
        ? 'wiadomość'
        : plural(count) === 'few'
          ? 'wiadomości'
          : plural(count) === 'many'
            ? 'wiadomości'
            : 'wiadomości',
    emptyMonth: 'Brak wiadomości w tym miesiącu.',
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    allMonths: 'Wszystkie miesiące',
    membersOnly: 'Tylko członkowie mogą czytać wiadomości tej grupy.',
    export: 'Eksport',
    downloadMbox: 'Pobierz wszystkie wiadomości',
    downloadHint: 'Plik zip z jednym plikiem mbox, który otworzy każdy program pocztowy. Dostępny raz dziennie.',
    downloadedToday: 'Archiwum zostało już dziś pobrane. Spróbuj ponownie jutro.',
    messagesFeed: 'Kanał nowych wiadomości',
  },
  signIn: {
    title: 'Zaloguj się',
    email: 'E-mail',
    password: 'Hasło',
    code: 'Kod z aplikacji uwierzytelniającej lub kod odzyskiwania',
    submit: 'Zaloguj się',
    forgotPassword: 'Nie pamiętasz hasła?',
    noAccount: 'Nie masz konta?',
    errors: {
      unauthorized_error: 'Adres e-mail i hasło nie pasują do siebie. Spróbuj ponownie lub zresetuj hasło.',
      two_factor_required: 'Wpisz kod z aplikacji uwierzytelniającej i ponownie hasło.',
    },
    withProvider: ({ name }) => `Zaloguj się przez ${name}`,
    failed: 'Logowanie nie powiodło się',
    tryAgain: 'Spróbuj ponownie',
    keepsInput: en['signIn']['keepsInput'],
    continue: en['signIn']['continue'],
    continueHint: en['signIn']['continueHint'],
  },
  errors: {
    'too many addresses': en['errors']['too many addresses'],
    'invite limit': en['errors']['invite limit'],
    rate_limit: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
    bad_csrf: 'Twoja sesja na tej stronie wygasła. Spróbuj ponownie.',
    other: 'Coś poszło nie tak. Sprawdź formularz i spróbuj ponownie.',
    'invalid email address': 'To nie jest prawidłowy adres e-mail. Sprawdź go i spróbuj ponownie.',
    'email exists': 'Istnieje już konto z tym adresem e-mail. Zaloguj się lub użyj innego adresu.',
    'invalid password': 'Użyj hasła o długości co najmniej 6 znaków.',
    'common password': 'To hasło jest zbyt popularne. Wybierz inne.',
    unauthorized_error: 'Hasło jest nieprawidłowe. Spróbuj ponownie.',
    'wrong proof': 'Hasło lub kod są nieprawidłowe. Spróbuj ponownie.',
    'wrong code': 'Kod jest nieprawidłowy. Kody zmieniają się co 30 sekund: wpisz bieżący.',
    'wrong password of email':
      'Ktoś zarejestrował się z tym adresem więcej niż raz. Wpisz hasło wybrane wtedy, gdy przyszedł ten e-mail.',
    'invalid link': 'Ten link jest niepełny lub wygasł. Użyj linku z nowszego e-maila.',
    'invalid topic_id': 'Ten temat już nie istnieje.',
    'invalid hashtag_id': 'Ten hasztag już nie istnieje.',
    'invalid token': 'Ten link jest niepełny, został już użyty lub wygasł. Poproś o nowy.',
    'expired token': 'Ten link wygasł. Poproś o nowy.',
    invalid_value: 'Ta wartość jest nieprawidłowa. Zmień ją i spróbuj ponownie.',
    unreadable: 'Nie udało się odczytać formularza. Może być zbyt długi. Wróć, skróć go i spróbuj ponownie.',
    missing: 'Wypełnij to pole.',
    updated:
      'Ta treść zmieniła się podczas edycji – zmienił ją ktoś inny lub nastąpiło to w innym oknie. Sprawdź bieżącą wersję poniżej i zapisz ponownie.',
    'two factor enabled': 'Uwierzytelnianie dwuskładnikowe jest już włączone.',
    'two factor not enabled': 'Upłynął czas konfiguracji. Zacznij od nowa.',
    'no scope': 'Wybierz co najmniej jedno uprawnienie.',
    'too many keys': 'Osiągnięto maksymalną liczbę kluczy API. Najpierw usuń jeden z nich.',
    'invalid group_id': 'Jedna z tych grup już nie istnieje. Odśwież stronę i spróbuj ponownie.',
    'sole owner': 'Jesteś jedynym właścicielem. Najpierw ustanów właścicielem kogoś innego.',
    'not subscribed': 'Nie należysz do grupy. Aby dołączyć do podgrupy, najpierw dołącz do jej grupy nadrzędnej.',
    'already subscribed': 'Już należysz do grupy.',
    'already pending': 'Twoja prośba o dołączenie została już wysłana. Zdecyduje moderator.',
    'invite only': 'Do tej grupy można dołączyć tylko na zaproszenie.',
    banned: 'Nie możesz dołączyć do tej grupy.',
    'not confirmed': 'Najpierw potwierdź swój adres e-mail.',
    'not configured': 'Ta metoda logowania nie jest dostępna w tym serwisie.',
    'invalid state': 'Logowanie trwało zbyt długo lub rozpoczęło się w innej przeglądarce. Spróbuj ponownie.',
    'invalid code': 'Dostawca nie mógł potwierdzić Twojej tożsamości. Spróbuj ponownie.',
    'invalid code or access_token': 'Dostawca nie mógł potwierdzić Twojej tożsamości. Spróbuj ponownie.',
    'expired code': 'Logowanie trwało zbyt długo. Spróbuj ponownie.',
    'inactive user': 'To konto jest zawieszone. Skontaktuj się z administratorem serwisu.',
    'idpa login prevented':
      'Twoje konto nie zezwala na tę metodę logowania. Wysłaliśmy Ci e-mailem link, który ją włączy.',
    'idpb login prevented':
      'Twoje konto nie zezwala na tę metodę logowania. Wysłaliśmy Ci e-mailem link, który ją włączy.',
    'two factor at provider': 'Twoje konto korzysta z uwierzytelniania dwuskładnikowego. Zaloguj się hasłem i kodem.',
    'no address at provider': 'Dostawca nie udostępnił zweryfikowanego adresu e-mail. Zaloguj się w inny sposób.',
    'no subject': 'Dodaj temat.',
    'no body': 'Wiadomość jest pusta. Najpierw coś napisz.',
    'need hashtag': 'Dodaj hasztag do tematu, na przykład #pytanie.',
    'restricted hashtag': 'Ten hasztag nie istnieje, a nowych nie możesz tu tworzyć. Wybierz istniejący.',
    'mod only hashtag': 'Tylko moderatorzy mogą używać tego hasztagu. Wybierz inny.',
    'private message':
      'Wiadomości, której temat zaczyna się od „Private:”, nie można opublikować w grupie. Odpowiedz prywatnie lub zmień temat.',
    'post too big': 'Wiadomość jest zbyt duża. Usuń plik lub skróć tekst.',
    'announcement group': 'Tylko moderatorzy mogą pisać w tej grupie.',
    'bad attachment': 'Ta grupa nie zezwala na pliki tego typu. Usuń plik i spróbuj ponownie.',
    'group out of space': 'Grupie skończyło się miejsce na pliki. Usuń pliki lub skontaktuj się z właścicielem.',
    'invalid reply':
      'Wiadomość, na którą odpowiadasz, została usunięta lub nie można na nią odpowiedzieć. Odpowiedź zapisano jako wersję roboczą.',
    'invalid message_id': 'Ta wiadomość już nie istnieje.',
    'invalid attachment_id': 'Ten plik został już usunięty.',
    'invalid dm_member_id': 'Ta osoba nie należy już do grupy.',
    'invalid member_id': 'Ta osoba nie należy już do grupy.',
    'invalid invite_id': 'To zaproszenie zostało wycofane lub wygasło. Poproś o nowe.',
    'invalid api_key_id': 'Ten klucz API został już usunięty.',
    'no calendar feed': 'Ten kanał został już usunięty.',
    'invalid session_id': 'Ta sesja została już wylogowana.',
    'cannot repost': 'Tę wiadomość niedawno opublikowano ponownie lub zrobiono to zbyt wiele razy. Spróbuj później.',
    'already posted': en['errors']['already posted'],
    'invalid draft_id': 'Ta wersja robocza została już opublikowana lub odrzucona.',
    'invalid pending_message_id': 'Inny moderator zajął się już tą wiadomością.',
    'wrong about me': 'Brakuje wymaganej odpowiedzi lub jest nieprawidłowa. Sprawdź odpowiedzi i zapisz ponownie.',
    'already claimed': 'Tą wiadomością zajmuje się inny moderator.',
    member_info_id: 'Inny moderator zajął się już tą prośbą.',
    'too many drafts': 'Osiągnięto maksymalną liczbę wersji roboczych. Najpierw opublikuj lub odrzuć część z nich.',
    'edits disabled': 'Ta grupa nie zezwala na edycję wiadomości.',
    inadequate_permissions: 'Nie masz do tego uprawnień.',
    'lost edit_archives': en['errors']['lost edit_archives'],
    'lost manage_calendar': en['errors']['lost manage_calendar'],
    'lost invite_members': en['errors']['lost invite_members'],
    'lost manage_group_settings': en['errors']['lost manage_group_settings'],
    'lost manage_hashtags': en['errors']['lost manage_hashtags'],
    'lost manage_member_subscription_options': en['errors']['lost manage_member_subscription_options'],
    'lost manage_members': en['errors']['lost manage_members'],
    'lost manage_pending_messages': en['errors']['lost manage_pending_messages'],
    'lost manage_pending_members': en['errors']['lost manage_pending_members'],
    'lost remove_members': en['errors']['lost remove_members'],
    'lost ban_members': en['errors']['lost ban_members'],
    'lost mod_page': en['errors']['lost mod_page'],
    'lost can_post': en['errors']['lost can_post'],
    'invalid group_name': 'Ten adres jest niedostępny. Użyj od 2 do 34 liter, cyfr i pojedynczych łączników.',
    'name already taken': 'Ten adres jest już zajęty. Wybierz inny.',
    'description too short': 'Napisz dłuższy opis, co najmniej 11 znaków.',
    two_factor_required: 'Wpisz kod z aplikacji uwierzytelniającej.',
    'no reports': en['errors']['no reports'],
    'nothing selected': en['errors']['nothing selected'],
    'member not pending': en['errors']['member not pending'],
    'no topic chosen': en['errors']['no topic chosen'],
    'invalid to_group_id': en['errors']['invalid to_group_id'],
    'invalid other_topic_id': en['errors']['invalid other_topic_id'],
    'no messages chosen': en['errors']['no messages chosen'],
    'invalid message_ids': en['errors']['invalid message_ids'],
    'being deleted': en['errors']['being deleted'],
    'too late to undo': en['errors']['too late to undo'],
    'no members': en['errors']['no members'],
    'too many members': en['errors']['too many members'],
    'invalid label_id': en['errors']['invalid label_id'],
    'invalid name': en['errors']['invalid name'],
    'name exists': en['errors']['name exists'],
    'too many labels': en['errors']['too many labels'],
    'not bouncing': en['errors']['not bouncing'],
    'user already banned': en['errors']['user already banned'],
    'member cannot be a moderator or owner': en['errors']['member cannot be a moderator or owner'],
    'user not banned': en['errors']['user not banned'],
    'already confirmed': en['errors']['already confirmed'],
    'not agreed': en['errors']['not agreed'],
    'basic group': en['errors']['basic group'],
    'direct add in subgroup': en['errors']['direct add in subgroup'],
    pending_adds: en['errors']['pending_adds'],
    'group is not a subgroup': en['errors']['group is not a subgroup'],
    'invalid pending_adds_id': en['errors']['invalid pending_adds_id'],
    'invalid user_id': en['errors']['invalid user_id'],
    'invalid job_id': en['errors']['invalid job_id'],
    'own account': en['errors']['own account'],
    'confirm call': en['errors']['confirm call'],
    'too many hashtags': en['errors']['too many hashtags'],
    'invalid alias_id': en['errors']['invalid alias_id'],
    'too many columns': en['errors']['too many columns'],
    'invalid column_id': en['errors']['invalid column_id'],
    'too many aliases': en['errors']['too many aliases'],
    'group is a subgroup': en['errors']['group is a subgroup'],
    'invalid hashtag': en['errors']['invalid hashtag'],
    'wrong group name': en['errors']['wrong group name'],
    understand: en['errors']['understand'],
    'alias exists': en['errors']['alias exists'],
    'invalid notice_id': en['errors']['invalid notice_id'],
    'invalid subject': en['errors']['invalid subject'],
    'invalid body': en['errors']['invalid body'],
    'too many notices': en['errors']['too many notices'],
    'photo not readable': en['errors']['photo not readable'],
    'resent recently': en['errors']['resent recently'],
    'resent too often': en['errors']['resent too often'],
    'already a member': en['errors']['already a member'],
    'locked event': en['errors']['locked event'],
    'no place for guests': en['errors']['no place for guests'],
    'older answer': en['errors']['older answer'],
    'waitlist response': en['errors']['waitlist response'],
    'invalid event_id': en['errors']['invalid event_id'],
    'invalid start_time': en['errors']['invalid start_time'],
    'invalid end_time': en['errors']['invalid end_time'],
    'invalid timezone': en['errors']['invalid timezone'],
    'invalid organizer_email': en['errors']['invalid organizer_email'],
    'invalid recurrence': en['errors']['invalid recurrence'],
    'recurrence repeats too often': en['errors']['recurrence repeats too often'],
    'recurrence has too many dates': en['errors']['recurrence has too many dates'],
    'recurrence has no date': en['errors']['recurrence has no date'],
    'max_attendees too low': en['errors']['max_attendees too low'],
    'recurrence needs apply_to': en['errors']['recurrence needs apply_to'],
    'too many events': en['errors']['too many events'],
    'invalid description': en['errors']['invalid description'],
    'parent suspended': en['errors']['parent suspended'],
    'signed in again': en['errors']['signed in again'],
    'not a number': en['errors']['not a number'],
    'not a date': en['errors']['not a date'],
    'not a time': en['errors']['not a time'],
    'not an email address': en['errors']['not an email address'],
    'not a link': en['errors']['not a link'],
    'not a GitHub name': en['errors']['not a GitHub name'],
    'not an image': en['errors']['not an image'],
    'text too long': en['errors']['text too long'],
    'too many rows': en['errors']['too many rows'],
    'invalid row_id': en['errors']['invalid row_id'],
    'invalid database_id': en['errors']['invalid database_id'],
    'too many table columns': en['errors']['too many table columns'],
    'too many databases': en['errors']['too many databases'],
    'too many views': en['errors']['too many views'],
    'values would be lost': en['errors']['values would be lost'],
    'import under way': en['errors']['import under way'],
    'nothing to restore': en['errors']['nothing to restore'],
    'invalid view_id': en['errors']['invalid view_id'],
    'column twice': en['errors']['column twice'],
    'no choices': en['errors']['no choices'],
    'choice twice': en['errors']['choice twice'],
    'no columns': en['errors']['no columns'],
    'not understood': en['errors']['not understood'],
    'invalid change_id': en['errors']['invalid change_id'],
    'row not deleted': en['errors']['row not deleted'],
    'no csv file': en['errors']['no csv file'],
  },
  errorPage: {
    notFound: 'Nie znaleziono strony',
    notFoundText: 'Link może być błędny albo strona została usunięta lub nie jest publiczna.',
    goHome: 'Przejdź do strony głównej',
    signIn: 'Zaloguj się, aby ją zobaczyć',
    failed: 'Coś poszło nie tak',
    failedText: 'Problem leży po naszej stronie. Spróbuj ponownie za kilka minut.',
    lost: en['errorPage']['lost'],
    lostText: en['errorPage']['lostText'],
    written: en['errorPage']['written'],
  },
  directory: {
    allGroups: 'Wszystkie grupy',
    lastPost: 'ostatnia wiadomość',
    sort: 'Sortuj według',
    findOther: 'Znajdź więcej grup',
    sortBy: {
      activity: 'Ostatnia aktywność',
      members: 'Liczba członków',
      name: 'Nazwa',
    },
    joining: {
      open: en['directory']['joining']['open'],
      approval: en['directory']['joining']['approval'],
      invitation: en['directory']['joining']['invitation'],
    },
    invitationOnly: en['directory']['invitationOnly'],
    join: en['directory']['join'],
    ask: en['directory']['ask'],
  },
  comingSoon: {
    chat: {
      title: 'Czat nie jest jeszcze dostępny w przeglądarce',
      text: 'Czatuj w terminalu poleceniem „folkmoot chat” lub w aplikacji korzystającej z API.',
    },
  },
  inbox: {
    title: 'Skrzynka odbiorcza',
    empty: 'Nic nie wymaga Twojej uwagi.',
    invitations: 'Zaproszenia',
    invitedBy: ({ name, group }) => `${name} zaprasza Cię do grupy ${group}.`,
    invited: ({ group }) => `Masz zaproszenie do grupy ${group}.`,
    expires: ({ day }) => `wygasa ${day}`,
    join: ({ group }) => `Dołącz do grupy ${group}`,
    joined: ({ group }) => `Należysz teraz do grupy ${group}.`,
    pending: 'Do sprawdzenia',
    pendingMessages: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} oczekująca wiadomość`
        : plural(count) === 'few'
          ? `${number(count)} oczekujące wiadomości`
          : plural(count) === 'many'
            ? `${number(count)} oczekujących wiadomości`
            : `${number(count)} oczekującej wiadomości`,
    pendingMembers: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} prośba o dołączenie`
        : plural(count) === 'few'
          ? `${number(count)} prośby o dołączenie`
          : plural(count) === 'many'
            ? `${number(count)} próśb o dołączenie`
            : `${number(count)} prośby o dołączenie`,
    replies: 'Odpowiedzi do Ciebie',
    drafts: 'Wersje robocze',
    unsentDrafts: ({ count }) =>
      plural(count) === 'one'
        ? `Masz ${number(count)} niewysłaną wersję roboczą.`
        : plural(count) === 'few'
          ? `Masz ${number(count)} niewysłane wersje robocze.`
          : plural(count) === 'many'
            ? `Masz ${number(count)} niewysłanych wersji roboczych.`
            : `Masz ${number(count)} niewysłanej wersji roboczej.`,
    viewDrafts: 'Pokaż wersje robocze',
    openReports: en['inbox']['openReports'],
  },
  hashtags: {
    lead: 'Jeśli otrzymujesz e-maile tylko z obserwowanych tematów, obserwowanie hasztagu sprawi, że otrzymasz też jego wiadomości. Z wyciszonych hasztagów nie otrzymujesz e-maili.',
    following: 'Obserwowane',
  },
  emailActions: {
    leave: {
      confirm: ({ group }) => `Opuścić grupę ${group}?`,
      submit: 'Opuść grupę',
      done: 'Nie należysz już do tej grupy.',
    },
    mute_topic: {
      confirm: ({ about, group }) => `Nie otrzymywać już e-maili na temat „${about}” z grupy ${group}?`,
      submit: 'Wycisz temat',
      done: 'Temat wyciszony.',
    },
    follow_topic: {
      confirm: ({ about, group }) => `Otrzymywać wszystkie e-maile na temat „${about}” z grupy ${group}?`,
      submit: 'Obserwuj temat',
      done: 'Obserwujesz ten temat.',
    },
    mute_hashtag: {
      confirm: ({ about, group }) => `Nie otrzymywać już e-maili na temat #${about} z grupy ${group}?`,
      submit: 'Wycisz hasztag',
      done: 'Hasztag wyciszony.',
    },
    follow_hashtag: {
      confirm: ({ about, group }) => `Otrzymywać wszystkie e-maile na temat #${about} z grupy ${group}?`,
      submit: 'Obserwuj hasztag',
      done: 'Obserwujesz ten hasztag.',
    },
  },
  moderation: {
    tabs: {
      all: en['moderation']['tabs']['all'],
      posts: en['moderation']['tabs']['posts'],
      members: en['moderation']['tabs']['members'],
      reports: en['moderation']['tabs']['reports'],
      hidden: en['moderation']['tabs']['hidden'],
      log: en['moderation']['tabs']['log'],
    },
    keys: {
      next: en['moderation']['keys']['next'],
      select: en['moderation']['keys']['select'],
      help: en['moderation']['keys']['help'],
      title: en['moderation']['keys']['title'],
      approve: en['moderation']['keys']['approve'],
      approveAndStop: en['moderation']['keys']['approveAndStop'],
      edit: en['moderation']['keys']['edit'],
      reject: en['moderation']['keys']['reject'],
      delete: en['moderation']['keys']['delete'],
      hide: en['moderation']['keys']['hide'],
      claim: en['moderation']['keys']['claim'],
      undo: en['moderation']['keys']['undo'],
      close: en['moderation']['keys']['close'],
    },
    emptyTitle: en['moderation']['emptyTitle'],
    empty: en['moderation']['empty'],
    viewLog: en['moderation']['viewLog'],
    expiry: en['moderation']['expiry'],
    byEmail: 'przez e-mail',
    byWeb: 'w przeglądarce',
    isReply: 'odpowiedź',
    toGroup: en['moderation']['toGroup'],
    reviewing: en['moderation']['reviewing'],
    claimedByYou: en['moderation']['claimedByYou'],
    othersSee: en['moderation']['othersSee'],
    claim: en['moderation']['claim'],
    release: en['moderation']['release'],
    takeOver: en['moderation']['takeOver'],
    approve: en['moderation']['approve'],
    approvePost: en['moderation']['approvePost'],
    approveAndStop: en['moderation']['approveAndStop'],
    approveMember: en['moderation']['approveMember'],
    edit: en['moderation']['edit'],
    reject: en['moderation']['reject'],
    rejectTitle: en['moderation']['rejectTitle'],
    rejectReason: en['moderation']['rejectReason'],
    rejectHint: en['moderation']['rejectHint'],
    rejectSubmit: en['moderation']['rejectSubmit'],
    rejectMember: en['moderation']['rejectMember'],
    yourReason: en['moderation']['yourReason'],
    templates: en['moderation']['templates'],
    delete: en['moderation']['delete'],
    ban: en['moderation']['ban'],
    banMember: en['moderation']['banMember'],
    banText: en['moderation']['banText'],
    banMemberText: en['moderation']['banMemberText'],
    banSubmit: en['moderation']['banSubmit'],
    banMemberSubmit: en['moderation']['banMemberSubmit'],
    banSenders: en['moderation']['banSenders'],
    viewSource: 'Pokaż źródło',
    hideSource: en['moderation']['hideSource'],
    editTitle: en['moderation']['editTitle'],
    editReason: en['moderation']['editReason'],
    editSave: en['moderation']['editSave'],
    editApprove: en['moderation']['editApprove'],
    yourEdit: en['moderation']['yourEdit'],
    cancel: en['moderation']['cancel'],
    editedBy: en['moderation']['editedBy'],
    whyHeld: en['moderation']['whyHeld'],
    changeSetting: en['moderation']['changeSetting'],
    wantsToJoin: en['moderation']['wantsToJoin'],
    requested: en['moderation']['requested'],
    answers: en['moderation']['answers'],
    reportedBy: en['moderation']['reportedBy'],
    reports: en['moderation']['reports'],
    noReason: en['moderation']['noReason'],
    dismiss: en['moderation']['dismiss'],
    deleteMessage: en['moderation']['deleteMessage'],
    hideMessage: en['moderation']['hideMessage'],
    openMessage: en['moderation']['openMessage'],
    contactAuthor: en['moderation']['contactAuthor'],
    contactReporter: en['moderation']['contactReporter'],
    about: en['moderation']['about'],
    joined: en['moderation']['joined'],
    notMember: en['moderation']['notMember'],
    notVerified: en['moderation']['notVerified'],
    posts: en['moderation']['posts'],
    postCounts: en['moderation']['postCounts'],
    delivery: en['moderation']['delivery'],
    sender: en['moderation']['sender'],
    checks: {
      web: en['moderation']['checks']['web'],
      verified: en['moderation']['checks']['verified'],
      not_verified: en['moderation']['checks']['not_verified'],
      unknown: en['moderation']['checks']['unknown'],
    },
    history: en['moderation']['history'],
    facts: {
      'member.requested': en['moderation']['facts']['member.requested'],
      'member.joined': en['moderation']['facts']['member.joined'],
      'member.added': en['moderation']['facts']['member.added'],
      'member.agreed': en['moderation']['facts']['member.agreed'],
      'member.approved': en['moderation']['facts']['member.approved'],
      'member.unmoderated': en['moderation']['facts']['member.unmoderated'],
      'member.unbanned': en['moderation']['facts']['member.unbanned'],
      'member.role_changed': en['moderation']['facts']['member.role_changed'],
    },
    notes: en['moderation']['notes'],
    noNotes: en['moderation']['noNotes'],
    addNote: en['moderation']['addNote'],
    saveNote: en['moderation']['saveNote'],
    position: en['moderation']['position'],
    previous: en['moderation']['previous'],
    next: en['moderation']['next'],
    nextPending: en['moderation']['nextPending'],
    select: en['moderation']['select'],
    selected: en['moderation']['selected'],
    selectedCount: en['moderation']['selectedCount'],
    clear: en['moderation']['clear'],
    undo: en['moderation']['undo'],
    undone: en['moderation']['undone'],
    tooLate: en['moderation']['tooLate'],
    done: {
      approve: en['moderation']['done']['approve'],
      reject: en['moderation']['done']['reject'],
      delete: en['moderation']['done']['delete'],
      ban: en['moderation']['done']['ban'],
      hide: en['moderation']['done']['hide'],
    },
    undoHint: en['moderation']['undoHint'],
    did: {
      claim: en['moderation']['did']['claim'],
      release: en['moderation']['did']['release'],
      edit: en['moderation']['did']['edit'],
      resolve: en['moderation']['did']['resolve'],
      reopen: en['moderation']['did']['reopen'],
      note: en['moderation']['did']['note'],
      restore: en['moderation']['did']['restore'],
      deleteHidden: en['moderation']['did']['deleteHidden'],
    },
    reopen: en['moderation']['reopen'],
    skippedTitle: en['moderation']['skippedTitle'],
    skipped: {
      gone: en['moderation']['skipped']['gone'],
      claimed: en['moderation']['skipped']['claimed'],
      updated: en['moderation']['skipped']['updated'],
      not_allowed: en['moderation']['skipped']['not_allowed'],
      not_possible: en['moderation']['skipped']['not_possible'],
    },
    decided: {
      approve: en['moderation']['decided']['approve'],
      reject: en['moderation']['decided']['reject'],
      delete: en['moderation']['decided']['delete'],
      ban: en['moderation']['decided']['ban'],
      hide: en['moderation']['decided']['hide'],
    },
    failed: en['moderation']['failed'],
    gone: en['moderation']['gone'],
    forbidden: en['moderation']['forbidden'],
    noEntries: en['moderation']['noEntries'],
    hidden: {
      text: en['moderation']['hidden']['text'],
      none: en['moderation']['hidden']['none'],
      by: en['moderation']['hidden']['by'],
      on: en['moderation']['hidden']['on'],
      restore: en['moderation']['hidden']['restore'],
      delete: en['moderation']['hidden']['delete'],
      deleteText: en['moderation']['hidden']['deleteText'],
      deleteSubmit: en['moderation']['hidden']['deleteSubmit'],
      attachments: en['moderation']['hidden']['attachments'],
    },
    reasons: {
      group: 'Wszystkie wiadomości w tej grupie są moderowane',
      member: 'Wiadomości tej osoby są moderowane',
      new_member: 'Pierwsze wiadomości nowych członków są moderowane',
      topic: 'Ten temat jest moderowany',
      hashtag: 'Ten hasztag jest moderowany',
      attachment: 'Zawiera załączniki',
      unproven: 'Nie udało się zweryfikować nadawcy',
      unconfirmed: 'Nadawca nie potwierdził swojego adresu e-mail',
      not_subscribed: 'Nadawca nie należy do grupy',
      virus: 'Zawiera wirusa',
      bulk: 'Jest oznaczona jako poczta automatyczna lub masowa',
    },
  },
  compose: {
    newTopic: 'Nowy temat',
    reply: 'Odpowiedz',
    replyTo: ({ name }) => `Odpowiedz: ${name}`,
    replyPrivately: 'Odpowiedz prywatnie',
    more: 'Więcej',
    subject: 'Temat',
    hashtagList: ({ tags }) => `Hasztagi w tej grupie: ${tags}`,
    hashtagHint: 'Wpisz #, aby dodać hasztag.',
    hashtagRequired: 'Ta grupa wymaga hasztagu w każdym temacie.',
    message: 'Wiadomość',
    format: 'Format',
    special: 'Ogłoszenie specjalne',
    specialHint: 'Trafia też do członków, którzy otrzymują tylko ogłoszenia specjalne.',
    addFiles: 'Załącz pliki',
    attachHint: 'Upuść pliki tutaj lub wklej obraz do wiadomości.',
    remove: ({ name }) => `Usuń ${name}`,
    inline: 'w wiadomości',
    post: ({ count }) =>
      `Opublikuj (${plural(count) === 'one' ? `trafi do ${number(count)} członka` : plural(count) === 'few' ? `trafi do ${number(count)} członków` : plural(count) === 'many' ? `trafi do ${number(count)} członków` : `trafi do ${number(count)} członka`})`,
    postReply: ({ count }) =>
      `Opublikuj odpowiedź (${plural(count) === 'one' ? `trafi do ${number(count)} członka` : plural(count) === 'few' ? `trafi do ${number(count)} członków` : plural(count) === 'many' ? `trafi do ${number(count)} członków` : `trafi do ${number(count)} członka`})`,
    replyPrivatelyTo: ({ name }) => `Odpowiedz prywatnie: ${name}`,
    sendMessage: 'Wyślij wiadomość',
    sendToModerators: 'Odpowiedz moderatorom',
    moderated: 'Zanim inni zobaczą Twoją wiadomość, sprawdzi ją moderator.',
    locked: 'Ten temat jest zamknięty. Nie możesz odpowiedzieć.',
    preview: 'Podgląd',
    previewTitle: 'Podgląd',
    saveDraft: 'Zapisz wersję roboczą',
    draftSaved: 'Wersja robocza zapisana.',
    savedAt: 'Zapisano',
    separateDraft:
      'Ta wersja robocza została zmieniona w innym oknie. Twój tekst zapisano jako osobną wersję roboczą, bez plików.',
    saving: 'Zapisywanie…',
    notSaved: 'Nie udało się zapisać. Ponawianie…',
    discard: 'Odrzuć',
    membersOnly: 'Tylko członkowie mogą tu pisać.',
    notAllowed: 'Nie możesz tu pisać.',
    joinGroup: 'Dołącz do grupy',
    backToTopics: 'Wróć do tematów',
    uploading: ({ name }) => `Przesyłanie: ${name}`,
    formats: {
      markdown: 'Markdown',
      plain: 'Zwykły tekst',
      html: 'HTML',
    },
    pending: {
      title: 'Twoja wiadomość oczekuje na zatwierdzenie',
      text: 'Pojawi się w grupie, gdy zatwierdzi ją moderator.',
    },
    sent: {
      title: 'Wiadomość wysłana',
      text: ({ name }) => `Jedyny odbiorca: ${name}.`,
      mods: 'moderatorzy',
    },
    editor: {
      label: 'Wiadomość',
      bold: 'Pogrubienie',
      italic: 'Kursywa',
      heading: 'Nagłówek',
      list: 'Lista punktowana',
      numbers: 'Lista numerowana',
      quote: 'Cytat',
      code: 'Kod',
      link: 'Link',
      picture: 'Obraz',
      undo: 'Cofnij',
      address: 'Adres linku',
      tools: 'Formatowanie',
    },
    offline: en['compose']['offline'],
    quote: en['compose']['quote'],
    replyToThis: en['compose']['replyToThis'],
    lockedMeanwhile: en['compose']['lockedMeanwhile'],
    lockedMeanwhileText: en['compose']['lockedMeanwhileText'],
    openDraft: en['compose']['openDraft'],
    postAsNew: en['compose']['postAsNew'],
    yourText: en['compose']['yourText'],
  },
  drafts: {
    title: 'Wersje robocze',
    empty: 'Brak wersji roboczych. To, co piszesz, jest tu zapisywane do czasu publikacji.',
    noSubject: 'Bez tematu',
    continue: 'Kontynuuj',
    discarded: 'Wersja robocza odrzucona.',
    attachments: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} załącznik`
        : plural(count) === 'few'
          ? `${number(count)} załączniki`
          : plural(count) === 'many'
            ? `${number(count)} załączników`
            : `${number(count)} załącznika`,
    types: {
      draft_type_post: 'Nowy temat',
      draft_type_reply: 'Odpowiedź',
      draft_type_dm: 'Wiadomość do członka grupy',
      draft_type_post_to_sub: 'Wiadomość od moderatorów',
    },
  },
  editMessage: {
    title: 'Edytuj wiadomość',
    lead: 'Archiwum pokazuje nową wersję; moderatorzy i Ty nadal widzicie starą. Wysłane już e-maile się nie zmienią.',
    cancel: 'Anuluj',
    save: 'Zapisz zmiany',
    edit: 'Edytuj',
  },
  deleteMessage: {
    title: 'Usuń wiadomość',
    text: ({ number, name }) =>
      `Wiadomość ${number} (autor: ${name}) i jej załączniki zostaną trwale usunięte z archiwum.`,
    emailsStay: 'Wysłanych już e-maili nie można cofnąć.',
    submit: 'Usuń wiadomość',
    cancel: 'Anuluj',
    delete: 'Usuń',
  },
  repost: {
    title: 'Opublikuj wiadomość ponownie',
    text: 'Powstanie nowy temat z tym samym tekstem i załącznikami, który zostanie ponownie wysłany do wszystkich członków.',
    cancel: 'Anuluj',
    repost: 'Opublikuj ponownie',
  },
  report: {
    title: 'Zgłoś wiadomość',
    text: 'Twoje zgłoszenie zobaczą tylko moderatorzy grupy. Zawiera ono Twoje imię i nazwisko.',
    reason: 'Co jest nie tak z tą wiadomością?',
    submit: 'Zgłoś wiadomość',
    done: 'Dziękujemy. Moderatorzy otrzymali Twoje zgłoszenie.',
    report: 'Zgłoś',
  },
  createGroup: {
    title: 'Utwórz grupę',
    lead: 'Będziesz jej właścicielem. Wszystko to możesz później zmienić.',
    name: 'Nazwa grupy',
    nameHint: 'Na przykład: Aleja Lipowa',
    address: 'Adres',
    addressHint: 'Od 2 do 34 liter, cyfr i pojedynczych łączników. Używany w adresie e-mail grupy i w linku do niej.',
    description: 'Opis',
    descriptionHint: 'Zdanie lub dwa, co najmniej 11 znaków. Może go przeczytać każdy, kto znajdzie grupę.',
    visibility: 'Widoczność',
    whoCanJoin: 'Kto może dołączyć',
    posting: 'Publikowanie',
    moderateNewMembers: 'Moderuj pierwsze wiadomości nowych członków. Zawsze włączone, gdy każdy może dołączyć.',
    announcementOnly: 'Tylko moderatorzy mogą pisać.',
    whoCanCreateSubgroups: 'Kto może tworzyć podgrupy',
    submit: 'Utwórz grupę',
    unconfirmed: 'Najpierw potwierdź swój adres e-mail.',
    joinOptions: {
      open: {
        label: 'Każdy',
        hint: 'Każda osoba od razu należy do grupy.',
      },
      restricted: {
        label: 'Każdy, po zatwierdzeniu',
        hint: 'Każdą prośbę zatwierdzasz Ty lub moderator.',
      },
      invited: {
        label: 'Tylko na zaproszenie',
        hint: 'Nie można poprosić o dołączenie.',
      },
    },
    visibilityOptions: {
      group_privacy_none: {
        label: 'Publiczna',
        hint: 'Każdy może ją znaleźć i czytać, także wyszukiwarki.',
      },
      group_privacy_archives: {
        label: 'Widoczna w katalogu',
        hint: 'Każdy może ją znaleźć, tylko członkowie mogą czytać.',
      },
      group_privacy_unlisted: {
        label: 'Prywatna',
        hint: 'Niewidoczna w katalogu. Tylko członkowie mogą czytać.',
      },
      group_privacy_unlisted_public: {
        label: 'Niewidoczna w katalogu',
        hint: 'Może ją czytać każdy, kto ma link.',
      },
    },
    subgroupCreators: {
      sub_group_owners: 'Właściciele',
      sub_group_moderators: 'Właściciele i moderatorzy',
      sub_group_subs: 'Wszyscy członkowie',
    },
    privateHint: en['createGroup']['privateHint'],
    cancel: en['createGroup']['cancel'],
    next: en['createGroup']['next'],
    rights: {
      title: en['createGroup']['rights']['title'],
      find: en['createGroup']['rights']['find'],
      read: en['createGroup']['rights']['read'],
      join: en['createGroup']['rights']['join'],
      post: en['createGroup']['rights']['post'],
      approve: en['createGroup']['rights']['approve'],
    },
    who: {
      anyone: en['createGroup']['who']['anyone'],
      members: en['createGroup']['who']['members'],
      link: en['createGroup']['who']['link'],
      approval: en['createGroup']['who']['approval'],
      invited: en['createGroup']['who']['invited'],
      moderators: en['createGroup']['who']['moderators'],
      you: en['createGroup']['who']['you'],
    },
  },
  invite: {
    title: 'Zaproś osoby',
    lead: 'Każdej osobie wyślemy e-mailem link ważny przez 14 dni.',
    emails: 'Adresy e-mail',
    emailsHint: 'Po jednym w wierszu. Możesz też wpisać Imię <adres>.',
    message: 'Osobista wiadomość (opcjonalnie)',
    messageHint: 'Zostanie dołączona do zaproszenia.',
    submit: 'Wyślij zaproszenia',
    sent: ({ count }) =>
      plural(count) === 'one'
        ? `Wysłano ${number(count)} zaproszenie.`
        : plural(count) === 'few'
          ? `Wysłano ${number(count)} zaproszenia.`
          : plural(count) === 'many'
            ? `Wysłano ${number(count)} zaproszeń.`
            : `Wysłano ${number(count)} zaproszenia.`,
    failed: 'Nie udało się zaprosić:',
    invitePeople: 'Zaproś osoby',
    errors: {
      already_member: 'już należy do grupy',
      already_invited: 'już ma zaproszenie',
      banned: 'ma blokadę w tej grupie',
      bouncing: 'e-maile na ten adres są odrzucane',
      invalid_email: 'nieprawidłowy adres e-mail',
      not_confirmed: 'nie potwierdzono tego adresu e-mail',
      pending: 'prośba o dołączenie została już wysłana',
      unwanted: 'nie przyjmuje zaproszeń',
    },
    direct: en['invite']['direct'],
    directLead: en['invite']['directLead'],
    file: en['invite']['file'],
    fileHint: en['invite']['fileHint'],
    preview: en['invite']['preview'],
    previewTitle: en['invite']['previewTitle'],
    previewTitleDirect: en['invite']['previewTitleDirect'],
    sendCount: en['invite']['sendCount'],
    addCount: en['invite']['addCount'],
    added: en['invite']['added'],
    held: en['invite']['held'],
    ready: en['invite']['ready'],
    readyDirect: en['invite']['readyDirect'],
    overLimit: en['invite']['overLimit'],
    overLimitLeft: en['invite']['overLimitLeft'],
    asInvite: en['invite']['asInvite'],
    asDirect: en['invite']['asDirect'],
    line: en['invite']['line'],
    what: en['invite']['what'],
    failedAdd: en['invite']['failedAdd'],
    viewInvited: en['invite']['viewInvited'],
  },
  settings: {
    automaticLanguage: 'Automatycznie',
    groupDefault: 'Domyślne ustawienie grupy',
    save: 'Zapisz',
    saved: 'Zapisano.',
    currentVersion: 'Bieżąca wersja',
    on: 'Włączone',
    off: 'Wyłączone',
    confirmPassword: 'Potwierdź hasło',
    noPassword: 'Nie pamiętasz hasła lub go nie masz?',
    newPassword: {
      label: 'Nowe hasło',
      hint: 'Co najmniej 6 znaków. Unikaj popularnych haseł.',
    },
    title: 'Moje konto',
    profile: 'Profil',
    preferences: 'Preferencje',
    email: 'Adres e-mail',
    password: 'Hasło',
    twoFactorAuthentication: 'Uwierzytelnianie dwuskładnikowe',
    apiKeys: 'Klucze API',
    activeSessions: 'Sesje',
    yourData: 'Twoje dane',
    subscriptions: 'Subskrypcje',
    unconfirmed: 'Twój adres e-mail nie jest jeszcze potwierdzony. Potwierdź go, aby dołączać do grup i pisać.',
    headings: {
      who: 'O Tobie',
      about: 'Biogram',
      dates: 'Data i godzina',
      reading: 'Czytanie',
      writing: 'Pisanie',
      photos: 'Zdjęcia',
      ways: 'Metody logowania',
      mail: 'E-mail',
      told: 'Powiadomienia',
      signature: 'Podpis',
      look: 'Wygląd',
      moderating: 'Powiadomienia dla moderatorów',
    },
    changeEmail: {
      current: ({ email }) => `Twój adres e-mail to ${email}.`,
      newAddress: 'Nowy adres e-mail',
      text: 'Na nowy adres wyślemy link potwierdzający. Dopóki go nie klikniesz, nic się nie zmieni.',
      submit: 'Wyślij link potwierdzający',
      sent: ({ email }) => `Wysłaliśmy link potwierdzający na adres ${email}.`,
    },
    changePassword: {
      text: 'Spowoduje to wylogowanie na wszystkich innych urządzeniach.',
      submit: 'Zmień hasło',
      done: 'Hasło zmienione. Nastąpiło wylogowanie na wszystkich innych urządzeniach.',
    },
    twoFactor: {
      on: 'Uwierzytelnianie dwuskładnikowe jest włączone. Do logowania oprócz hasła potrzebny jest kod.',
      off: 'Chroń swoje konto kodem z aplikacji uwierzytelniającej, oprócz hasła.',
      setUp: 'Skonfiguruj',
      scan: 'Zeskanuj ten kod QR aplikacją uwierzytelniającą',
      orEnter: 'Lub wpisz ten klucz',
      code: 'Kod z aplikacji',
      turnOn: 'Włącz uwierzytelnianie dwuskładnikowe',
      codes: 'Twoje kody odzyskiwania',
      codesText:
        'Jeśli zgubisz telefon, zaloguj się kodem odzyskiwania. Każdy działa raz. Zapisz je teraz: nie zobaczysz ich ponownie.',
      saved: 'Kody są zapisane',
      newCodes: 'Nowe kody odzyskiwania',
      newCodesText: 'Stare kody przestaną działać.',
      generate: 'Wygeneruj nowe kody',
      turnOff: 'Wyłącz uwierzytelnianie dwuskładnikowe',
      turnOffText: 'Do logowania wystarczy samo hasło. Spowoduje to wylogowanie na wszystkich innych urządzeniach.',
      turnedOff: 'Uwierzytelnianie dwuskładnikowe jest wyłączone.',
      qrCode: 'Kod QR dla aplikacji uwierzytelniającej',
    },
    keys: {
      text: 'Klucze API pozwalają aplikacjom działać w Twoim imieniu.',
      docs: 'Dokumentacja API',
      empty: 'Nie ma jeszcze kluczy API.',
      create: 'Utwórz klucz API',
      name: 'Nazwa',
      scopes: 'Uprawnienia',
      groups: 'Grupy',
      groupsHint: 'Nie wybieraj żadnej, aby zezwolić na wszystkie swoje grupy.',
      expires: 'Ważność',
      submit: 'Utwórz klucz',
      newKey: 'Twój nowy klucz API',
      newKeyText: 'Skopiuj go teraz: nie zobaczysz go ponownie.',
      created: ({ date }) => `utworzono: ${date}`,
      lastUsed: ({ date }) => `ostatnie użycie: ${date}`,
      neverUsed: 'nigdy nie użyto',
      expiresOn: ({ date }) => `wygasa: ${date}`,
      inGroups: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} grupa`
          : plural(count) === 'few'
            ? `${number(count)} grupy`
            : plural(count) === 'many'
              ? `${number(count)} grup`
              : `${number(count)} grupy`,
      revoke: 'Unieważnij',
      remove: 'Usuń',
      label: ({ name }) => `Klucz API „${name}”`,
      revoked: 'Klucz unieważniony.',
      removed: 'Klucz usunięty.',
      scope: {
        read: 'Czytanie wszystkiego, co mogę czytać',
        write: 'Pisanie i edycja jako członek grupy',
        moderate: 'Moderowanie grup, w których jestem moderatorem',
        admin: 'Zarządzanie moim kontem i kluczami API oraz usuwanie grup',
      },
      expiry: {
        never: 'Bezterminowo',
        month: '30 dni',
        quarter: '90 dni',
        year: '1 rok',
      },
      status: {
        api_key_active: 'aktywny',
        api_key_expired: 'wygasł',
        api_key_revoked: 'unieważniony',
      },
    },
    sessions: {
      text: 'Urządzenia i aplikacje zalogowane na Twoje konto.',
      current: 'To urządzenie',
      lastUsed: ({ date }) => `ostatnia aktywność: ${date}`,
      since: ({ date }) => `od: ${date}`,
      unknownDevice: 'Nieznane urządzenie',
      signOut: 'Wyloguj',
      signOutOthers: 'Wyloguj wszystkie inne sesje',
      ended: 'Sesja wylogowana.',
      endedAll: 'Wszystkie inne sesje wylogowane.',
      calendarFeeds: 'Kanały kalendarza',
      calendarFeedsText:
        'Każdy, kto ma adres kanału, może czytać jego wydarzenia. Kanały przestają działać po zresetowaniu hasła.',
      allGroups: 'Wszystkie moje grupy',
      deleteFeed: 'Usuń kanał',
      feedEnded: 'Kanał usunięty.',
      device: ({ browser, system }) => `${browser}, ${system}`,
    },
    data: {
      export: 'Eksport danych',
      exportText: 'Twój profil, subskrypcje, sesje i klucze API w pliku zip.',
      download: 'Pobierz moje dane',
      deleteAccount: 'Usuń konto',
      deleteAccountText: 'Najpierw sprawdź, co zostanie usunięte. Na razie nic nie jest usuwane.',
      preview: 'Sprawdź, co zostanie usunięte',
      willBeDeleted: 'Usuwane razem z kontem',
      messagesStay:
        'Twoje wiadomości pozostają w grupach pod nazwą, pod którą zostały opublikowane. Twój adres e-mail zostanie usunięty z nich i z naszych danych; załączone pliki pozostają bez zmian.',
      anonymize: 'Usuń też moje imię i nazwisko z moich wiadomości. Pojawi się w nich „Former member”.',
      soleOwner: 'Jesteś jedynym właścicielem tych grup. Najpierw ustanów właścicielem kogoś innego lub usuń te grupy:',
      submit: 'Trwale usuń moje konto',
      deleted: 'Twoje konto zostało usunięte',
      parts: {
        sessions: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} sesja`
            : plural(count) === 'few'
              ? `${number(count)} sesje`
              : plural(count) === 'many'
                ? `${number(count)} sesji`
                : `${number(count)} sesji`,
        api_keys: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} klucz API`
            : plural(count) === 'few'
              ? `${number(count)} klucze API`
              : plural(count) === 'many'
                ? `${number(count)} kluczy API`
                : `${number(count)} klucza API`,
        chats: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} czat`
            : plural(count) === 'few'
              ? `${number(count)} czaty`
              : plural(count) === 'many'
                ? `${number(count)} czatów`
                : `${number(count)} czatu`,
        event_rsvps: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} odpowiedź na wydarzenie`
            : plural(count) === 'few'
              ? `${number(count)} odpowiedzi na wydarzenia`
              : plural(count) === 'many'
                ? `${number(count)} odpowiedzi na wydarzenia`
                : `${number(count)} odpowiedzi na wydarzenia`,
        memberships: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} członkostwo`
            : plural(count) === 'few'
              ? `${number(count)} członkostwa`
              : plural(count) === 'many'
                ? `${number(count)} członkostw`
                : `${number(count)} członkostwa`,
        likes: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} polubienie`
            : plural(count) === 'few'
              ? `${number(count)} polubienia`
              : plural(count) === 'many'
                ? `${number(count)} polubień`
                : `${number(count)} polubienia`,
        follows: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} obserwowany lub wyciszony temat lub hasztag`
            : plural(count) === 'few'
              ? `${number(count)} obserwowane lub wyciszone tematy i hasztagi`
              : plural(count) === 'many'
                ? `${number(count)} obserwowanych lub wyciszonych tematów i hasztagów`
                : `${number(count)} obserwowanego lub wyciszonego tematu lub hasztagu`,
        drafts: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} wersja robocza`
            : plural(count) === 'few'
              ? `${number(count)} wersje robocze`
              : plural(count) === 'many'
                ? `${number(count)} wersji roboczych`
                : `${number(count)} wersji roboczej`,
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} oczekująca wiadomość`
            : plural(count) === 'few'
              ? `${number(count)} oczekujące wiadomości`
              : plural(count) === 'many'
                ? `${number(count)} oczekujących wiadomości`
                : `${number(count)} oczekującej wiadomości`,
      },
    },
    choices: {
      about_format: {
        about_plain: 'Zwykły tekst',
        about_markdown: 'Markdown',
        about_html: 'HTML',
      },
      profile_privacy: {
        profile_private: 'Tylko ja',
        profile_members: 'Członkowie moich grup',
        profile_public: 'Wszyscy',
      },
      post_pref: {
        user_postpref_html: 'Tekst sformatowany',
        user_postpref_markdown: 'Markdown',
        user_postpref_plain: 'Zwykły tekst',
      },
      per_page_pref: {
        user_per_page_pref20: '20',
        user_per_page_pref50: '50',
        user_per_page_pref100: '100',
        user_per_page_pref_infinite: 'Wczytuj kolejne podczas przewijania',
      },
      time_pref: {
        standard_time: '12-godzinny (3:30 pm)',
        military_time: '24-godzinny (15:30)',
      },
      date_pref: {
        us_date: 'Najpierw miesiąc (lis 15)',
        international_date: 'Najpierw dzień (15 lis)',
      },
      default_message_view: {
        thread_view: 'Tematy',
        message_view: 'Wiadomości, po jednej w wierszu',
        expanded_message_view: 'Wiadomości z pełnym tekstem',
      },
      sort_dir: {
        sort_none: 'Domyślnie',
        sort_asc: 'Rosnąco (od najstarszych)',
        sort_desc: 'Malejąco (od najnowszych)',
      },
      search_sort: {
        relevance_sort: 'Trafność',
        date_sort: 'Data',
      },
      photos_order_by: {
        photos_order_by_created: 'Data dodania',
        photos_order_by_name: 'Nazwa',
        photos_order_by_taken: 'Data wykonania',
      },
      album_order_by: {
        album_order_by_created: 'Data utworzenia',
        album_order_by_name: 'Nazwa',
        album_order_by_updated: 'Ostatnia aktualizacja',
      },
      home_page: {
        home_page_groups: 'Moje grupy',
      },
      show_pictures: {
        show_pictures_ask: 'Pytaj przed pokazaniem',
        show_pictures_always: 'Zawsze pokazuj',
      },
      email_delivery: {
        email_delivery_single: 'Pojedyncze wiadomości',
        email_delivery_html_digest: 'Zbiorczo, z formatowaniem',
        email_delivery_digest: 'Zbiorczo, zwykły tekst',
        email_delivery_summary: 'Codzienne podsumowanie',
        email_delivery_special: 'Tylko ogłoszenia specjalne',
        email_delivery_none: 'Bez e-maili',
      },
      message_selection: {
        message_selection_all: 'Wszystkie wiadomości',
        message_selection_follow_only: 'Tylko obserwowane tematy i hasztagi',
        message_selection_follow_and_first_message:
          'Obserwowane tematy i hasztagi oraz pierwsza wiadomość każdego tematu',
      },
      max_attachment_size: {
        max_attachment_size_unlimited: 'Wszystkie załączniki',
        max_attachment_size_large: 'Do 5 MB każdy',
        max_attachment_size_medium: 'Do 1 MB każdy',
        max_attachment_size_small: 'Do 100 kB każdy',
        max_attachment_size_none: 'Tylko linki',
      },
      notify: {
        sub_notify_none: 'Wyłączone',
        sub_notify_email: 'E-mail',
        sub_notify_app: 'Aplikacja',
        sub_notify_email_and_app: 'E-mail i aplikacja',
      },
      owner_msg_notify: {
        sub_ownermsg_notify_all: 'Wszystkie wiadomości',
        sub_ownermsg_notify_subs: 'Tylko wiadomości od członków',
        sub_ownermsg_notify_none: 'Żadne',
      },
      color: {
        color_antique_pink: 'Antyczny róż',
        color_apricot: 'Morelowy',
        color_aquamute: 'Przygaszony morski',
        color_beige: 'Beżowy',
        color_bluejean: 'Dżinsowy',
        color_blush: 'Pudrowy róż',
        color_burnt_yellow: 'Palona żółć',
        color_capri_blue: 'Błękit Capri',
        color_cerulean_blue: 'Błękit ceruleński',
        color_cherry_blossom: 'Kwiat wiśni',
        color_cloudy_blue: 'Pochmurny błękit',
        color_cucumber: 'Ogórkowy',
        color_dark_grey: 'Ciemnoszary',
        color_dark_orange: 'Ciemnopomarańczowy',
        color_dusty_mauve: 'Przydymiony fiolet',
        color_emerald_green: 'Szmaragdowy',
        color_grape: 'Winogronowy',
        color_green_lantern: 'Zielona latarnia',
        color_green_sage: 'Szałwiowa zieleń',
        color_grey_blue: 'Szaroniebieski',
        color_light_brown: 'Jasnobrązowy',
        color_light_grey: 'Jasnoszary',
        color_light_lilac: 'Jasnoliliowy',
        color_lilac: 'Liliowy',
        color_lips: 'Czerwień ust',
        color_melon: 'Melonowy',
        color_military: 'Wojskowy',
        color_moss_green: 'Zieleń mchu',
        color_mulbery: 'Morwowy',
        color_mustard: 'Musztardowy',
        color_orange: 'Pomarańczowy',
        color_orchid: 'Orchidea',
        color_peony: 'Piwonia',
        color_pink: 'Różowy',
        color_purple: 'Fioletowy',
        color_purple_blue: 'Fioletowoniebieski',
        color_purple_grey: 'Fioletowoszary',
        color_sage: 'Szałwiowy',
        color_sky: 'Błękit nieba',
        color_terracotta: 'Terakota',
        color_tomato: 'Pomidorowy',
        color_yellow: 'Żółty',
      },
    },
    options: {
      full_name: {
        label: 'Imię i nazwisko',
        hint: 'Widoczne obok Twoich wiadomości.',
      },
      user_name: {
        label: 'Pseudonim',
        hint: 'Krótka nazwa dla Ciebie.',
      },
      location: {
        label: 'Lokalizacja',
        hint: 'Gdzie mieszkasz.',
      },
      website: {
        label: 'Strona internetowa',
        hint: 'Zaczyna się od https:// lub http://.',
      },
      about_me: {
        label: 'O mnie',
      },
      about_format: {
        label: 'Format',
        hint: 'Format powyższego tekstu.',
      },
      profile_privacy: {
        label: 'Kto może zobaczyć mój profil',
      },
      language: {
        label: 'Język',
        hint: 'Język stron i wiadomości e-mail, które wysyłamy.',
      },
      timezone: {
        label: 'Strefa czasowa',
        hint: 'Daty i godziny są podawane w tej strefie czasowej.',
      },
      time_pref: {
        label: 'Format godziny',
      },
      date_pref: {
        label: 'Format daty',
      },
      monday_start: {
        label: 'Zaczynaj tydzień od poniedziałku',
      },
      home_page: {
        label: 'Strona główna',
        hint: 'Co widzisz po zalogowaniu.',
      },
      show_pictures: {
        label: 'Zewnętrzne obrazy',
        hint: 'Wczytywane przez ten serwis, aby nadawcy nie widzieli, że je wyświetlasz.',
      },
      default_message_view: {
        label: 'Domyślny widok',
        hint: 'Co widzisz najpierw w grupie.',
      },
      per_page_pref: {
        label: 'Elementy na stronie',
      },
      topics_sort_dir: {
        label: 'Kolejność tematów',
      },
      topic_sort_dir: {
        label: 'Kolejność wiadomości w temacie',
      },
      messages_sort_dir: {
        label: 'Kolejność wiadomości',
      },
      expanded_messages_sort_dir: {
        label: 'Kolejność wiadomości w widoku pełnego tekstu',
      },
      search_sort: {
        label: 'Sortuj wyniki wyszukiwania według',
      },
      search_sort_dir: {
        label: 'Kolejność wyników wyszukiwania',
      },
      post_pref: {
        label: 'Format pisania',
        hint: 'Format, w którym zaczynasz nowe wiadomości.',
      },
      dont_munge_message_id: {
        label: 'Zachowaj oryginalny identyfikator w moich własnych wiadomościach',
        hint: 'Niektóre programy pocztowe, na przykład Gmail, ukrywają wtedy Twoje własne wiadomości.',
      },
      photos_order_by: {
        label: 'Sortuj zdjęcia według',
      },
      photos_sort_dir: {
        label: 'Kolejność zdjęć',
      },
      album_order_by: {
        label: 'Sortuj albumy według',
      },
      album_sort_dir: {
        label: 'Kolejność albumów',
      },
      allow_idpa_login: {
        label: 'Pierwszy dostawca tożsamości',
      },
      allow_idpb_login: {
        label: 'Drugi dostawca tożsamości',
      },
      allow_sso_login: {
        label: 'Logowanie jednokrotne',
        hint: 'Zaloguj się przez swoją organizację.',
      },
      email_delivery: {
        label: 'Dostarczanie e-maili',
        hint: 'Jak otrzymujesz wiadomości.',
      },
      message_selection: {
        label: 'Które wiadomości',
      },
      auto_follow_replies: {
        label: 'Obserwuj tematy, w których odpowiadam',
      },
      max_attachment_size: {
        label: 'Załączniki',
        hint: 'Większe pliki otrzymujesz jako linki.',
      },
      sub_group_notify: {
        label: 'Nowe podgrupy',
      },
      chat_notify: {
        label: 'Nowe czaty',
      },
      photo_notify: {
        label: 'Nowe zdjęcia',
      },
      file_notify: {
        label: 'Nowe pliki',
      },
      wiki_notify: {
        label: 'Zmiany w wiki',
      },
      database_notify: {
        label: 'Zmiany w tabelach',
      },
      pending_msg_notify: {
        label: 'Oczekujące wiadomości',
      },
      pending_sub_notify: {
        label: 'Prośby o dołączenie',
      },
      sub_notify: {
        label: 'Nowi członkowie',
      },
      message_report_notify: {
        label: 'Zgłoszone wiadomości',
      },
      owner_msg_notify: {
        label: 'E-maile do właścicieli',
      },
      storage_notify: {
        label: 'Mało miejsca',
      },
      account_notify: {
        label: 'Plan grupy',
      },
      color: {
        label: 'Kolor',
        hint: 'Kolor, w którym widzisz tę grupę.',
      },
      signature: {
        label: 'Podpis',
      },
      use_signature: {
        label: 'Dodawaj do wiadomości pisanych w przeglądarce',
      },
      use_signature_email: {
        label: 'Dodawaj do wiadomości wysyłanych e-mailem',
      },
      keyboard_shortcuts: {
        label: en['settings']['options']['keyboard_shortcuts']['label'],
        hint: en['settings']['options']['keyboard_shortcuts']['hint'],
      },
    },
  },
  groupSettings: {
    title: en['groupSettings']['title'],
    find: en['groupSettings']['find'],
    findSubmit: en['groupSettings']['findSubmit'],
    noMatch: en['groupSettings']['noMatch'],
    allSettings: en['groupSettings']['allSettings'],
    matches: en['groupSettings']['matches'],
    save: en['groupSettings']['save'],
    preview: en['groupSettings']['preview'],
    saved: en['groupSettings']['saved'],
    nothingChanged: en['groupSettings']['nothingChanged'],
    never: en['groupSettings']['never'],
    days: en['groupSettings']['days'],
    posts: en['groupSettings']['posts'],
    changed: en['groupSettings']['changed'],
    sections: {
      general: {
        label: en['groupSettings']['sections']['general']['label'],
        hint: en['groupSettings']['sections']['general']['hint'],
      },
      visibility: {
        label: en['groupSettings']['sections']['visibility']['label'],
        hint: en['groupSettings']['sections']['visibility']['hint'],
      },
      joining: {
        label: en['groupSettings']['sections']['joining']['label'],
        hint: en['groupSettings']['sections']['joining']['hint'],
      },
      posting: {
        label: en['groupSettings']['sections']['posting']['label'],
        hint: en['groupSettings']['sections']['posting']['hint'],
      },
      moderation: {
        label: en['groupSettings']['sections']['moderation']['label'],
        hint: en['groupSettings']['sections']['moderation']['hint'],
      },
      email: {
        label: en['groupSettings']['sections']['email']['label'],
        hint: en['groupSettings']['sections']['email']['hint'],
      },
      hashtags: {
        label: en['groupSettings']['sections']['hashtags']['label'],
        hint: en['groupSettings']['sections']['hashtags']['hint'],
      },
      features: {
        label: en['groupSettings']['sections']['features']['label'],
        hint: en['groupSettings']['sections']['features']['hint'],
      },
    },
    settings: {
      title: {
        label: en['groupSettings']['settings']['title']['label'],
        hint: en['groupSettings']['settings']['title']['hint'],
      },
      name: {
        label: en['groupSettings']['settings']['name']['label'],
        hint: en['groupSettings']['settings']['name']['hint'],
      },
      alias: {
        label: en['groupSettings']['settings']['alias']['label'],
        hint: en['groupSettings']['settings']['alias']['hint'],
      },
      desc: {
        label: en['groupSettings']['settings']['desc']['label'],
        hint: en['groupSettings']['settings']['desc']['hint'],
      },
      website: {
        label: en['groupSettings']['settings']['website']['label'],
        hint: en['groupSettings']['settings']['website']['hint'],
      },
      default_color: {
        label: en['groupSettings']['settings']['default_color']['label'],
        hint: en['groupSettings']['settings']['default_color']['hint'],
      },
      default_timezone: {
        label: en['groupSettings']['settings']['default_timezone']['label'],
        hint: en['groupSettings']['settings']['default_timezone']['hint'],
      },
      default_time_pref: {
        label: en['groupSettings']['settings']['default_time_pref']['label'],
        hint: en['groupSettings']['settings']['default_time_pref']['hint'],
      },
      default_date_pref: {
        label: en['groupSettings']['settings']['default_date_pref']['label'],
        hint: en['groupSettings']['settings']['default_date_pref']['hint'],
      },
      default_monday_start: {
        label: en['groupSettings']['settings']['default_monday_start']['label'],
        hint: en['groupSettings']['settings']['default_monday_start']['hint'],
      },
      privacy: {
        label: en['groupSettings']['settings']['privacy']['label'],
        hint: en['groupSettings']['settings']['privacy']['hint'],
      },
      fig_leaf: {
        label: en['groupSettings']['settings']['fig_leaf']['label'],
        hint: en['groupSettings']['settings']['fig_leaf']['hint'],
      },
      members_visible: {
        label: en['groupSettings']['settings']['members_visible']['label'],
        hint: en['groupSettings']['settings']['members_visible']['hint'],
      },
      member_directory_access: {
        label: en['groupSettings']['settings']['member_directory_access']['label'],
        hint: en['groupSettings']['settings']['member_directory_access']['hint'],
      },
      allow_downloads: {
        label: en['groupSettings']['settings']['allow_downloads']['label'],
        hint: en['groupSettings']['settings']['allow_downloads']['hint'],
      },
      restricted: {
        label: en['groupSettings']['settings']['restricted']['label'],
        hint: en['groupSettings']['settings']['restricted']['hint'],
      },
      invite_only: {
        label: en['groupSettings']['settings']['invite_only']['label'],
        hint: en['groupSettings']['settings']['invite_only']['hint'],
      },
      send_invites_on_join: {
        label: en['groupSettings']['settings']['send_invites_on_join']['label'],
        hint: en['groupSettings']['settings']['send_invites_on_join']['hint'],
      },
      email_delivery_default: {
        label: en['groupSettings']['settings']['email_delivery_default']['label'],
        hint: en['groupSettings']['settings']['email_delivery_default']['hint'],
      },
      message_selection_default: {
        label: en['groupSettings']['settings']['message_selection_default']['label'],
        hint: en['groupSettings']['settings']['message_selection_default']['hint'],
      },
      max_attachment_size_default: {
        label: en['groupSettings']['settings']['max_attachment_size_default']['label'],
        hint: en['groupSettings']['settings']['max_attachment_size_default']['hint'],
      },
      auto_follow_replies_default: {
        label: en['groupSettings']['settings']['auto_follow_replies_default']['label'],
        hint: en['groupSettings']['settings']['auto_follow_replies_default']['hint'],
      },
      announce: {
        label: en['groupSettings']['settings']['announce']['label'],
        hint: en['groupSettings']['settings']['announce']['hint'],
      },
      allow_non_subs_to_post: {
        label: en['groupSettings']['settings']['allow_non_subs_to_post']['label'],
        hint: en['groupSettings']['settings']['allow_non_subs_to_post']['hint'],
      },
      allow_parent_subs_to_post: {
        label: en['groupSettings']['settings']['allow_parent_subs_to_post']['label'],
        hint: en['groupSettings']['settings']['allow_parent_subs_to_post']['hint'],
      },
      reply_to: {
        label: en['groupSettings']['settings']['reply_to']['label'],
        hint: en['groupSettings']['settings']['reply_to']['hint'],
      },
      remove_other_reply_options: {
        label: en['groupSettings']['settings']['remove_other_reply_options']['label'],
        hint: en['groupSettings']['settings']['remove_other_reply_options']['hint'],
      },
      disable_edits: {
        label: en['groupSettings']['settings']['disable_edits']['label'],
        hint: en['groupSettings']['settings']['disable_edits']['hint'],
      },
      auto_close_threads: {
        label: en['groupSettings']['settings']['auto_close_threads']['label'],
        hint: en['groupSettings']['settings']['auto_close_threads']['hint'],
      },
      close_threads_after: {
        label: en['groupSettings']['settings']['close_threads_after']['label'],
        hint: en['groupSettings']['settings']['close_threads_after']['hint'],
      },
      allow_reposts: {
        label: en['groupSettings']['settings']['allow_reposts']['label'],
        hint: en['groupSettings']['settings']['allow_reposts']['hint'],
      },
      min_days_between_reposts: {
        label: en['groupSettings']['settings']['min_days_between_reposts']['label'],
        hint: en['groupSettings']['settings']['min_days_between_reposts']['hint'],
      },
      max_number_of_reposts: {
        label: en['groupSettings']['settings']['max_number_of_reposts']['label'],
        hint: en['groupSettings']['settings']['max_number_of_reposts']['hint'],
      },
      lock_group: {
        label: en['groupSettings']['settings']['lock_group']['label'],
        hint: en['groupSettings']['settings']['lock_group']['hint'],
      },
      moderated: {
        label: en['groupSettings']['settings']['moderated']['label'],
        hint: en['groupSettings']['settings']['moderated']['hint'],
      },
      new_users_moderated: {
        label: en['groupSettings']['settings']['new_users_moderated']['label'],
        hint: en['groupSettings']['settings']['new_users_moderated']['hint'],
      },
      unmoderate_users_after: {
        label: en['groupSettings']['settings']['unmoderate_users_after']['label'],
        hint: en['groupSettings']['settings']['unmoderate_users_after']['hint'],
      },
      auto_moderate_threads: {
        label: en['groupSettings']['settings']['auto_moderate_threads']['label'],
        hint: en['groupSettings']['settings']['auto_moderate_threads']['hint'],
      },
      moderate_threads_after: {
        label: en['groupSettings']['settings']['moderate_threads_after']['label'],
        hint: en['groupSettings']['settings']['moderate_threads_after']['hint'],
      },
      handle_attachments: {
        label: en['groupSettings']['settings']['handle_attachments']['label'],
        hint: en['groupSettings']['settings']['handle_attachments']['hint'],
      },
      bounce_attachments: {
        label: en['groupSettings']['settings']['bounce_attachments']['label'],
        hint: en['groupSettings']['settings']['bounce_attachments']['hint'],
      },
      handle_virus: {
        label: en['groupSettings']['settings']['handle_virus']['label'],
        hint: en['groupSettings']['settings']['handle_virus']['hint'],
      },
      subject_tag: {
        label: en['groupSettings']['settings']['subject_tag']['label'],
        hint: en['groupSettings']['settings']['subject_tag']['hint'],
      },
      footer: {
        label: en['groupSettings']['settings']['footer']['label'],
        hint: en['groupSettings']['settings']['footer']['hint'],
      },
      seperate_footers: {
        label: en['groupSettings']['settings']['seperate_footers']['label'],
        hint: en['groupSettings']['settings']['seperate_footers']['hint'],
      },
      force_html_emails: {
        label: en['groupSettings']['settings']['force_html_emails']['label'],
        hint: en['groupSettings']['settings']['force_html_emails']['hint'],
      },
      normalize_html_emails: {
        label: en['groupSettings']['settings']['normalize_html_emails']['label'],
        hint: en['groupSettings']['settings']['normalize_html_emails']['hint'],
      },
      plain_text_only: {
        label: en['groupSettings']['settings']['plain_text_only']['label'],
        hint: en['groupSettings']['settings']['plain_text_only']['hint'],
      },
      max_photo_size_email: {
        label: en['groupSettings']['settings']['max_photo_size_email']['label'],
        hint: en['groupSettings']['settings']['max_photo_size_email']['hint'],
      },
      disable_no_email: {
        label: en['groupSettings']['settings']['disable_no_email']['label'],
        hint: en['groupSettings']['settings']['disable_no_email']['hint'],
      },
      hash_tags_required: {
        label: en['groupSettings']['settings']['hash_tags_required']['label'],
        hint: en['groupSettings']['settings']['hash_tags_required']['hint'],
      },
      hash_tag_permissions: {
        label: en['groupSettings']['settings']['hash_tag_permissions']['label'],
        hint: en['groupSettings']['settings']['hash_tag_permissions']['hint'],
      },
      chat_access: {
        label: en['groupSettings']['settings']['chat_access']['label'],
        hint: en['groupSettings']['settings']['chat_access']['hint'],
      },
      calendar_access: {
        label: en['groupSettings']['settings']['calendar_access']['label'],
        hint: en['groupSettings']['settings']['calendar_access']['hint'],
      },
      send_event_summaries: {
        label: en['groupSettings']['settings']['send_event_summaries']['label'],
        hint: en['groupSettings']['settings']['send_event_summaries']['hint'],
      },
      event_summary_schedule: {
        label: en['groupSettings']['settings']['event_summary_schedule']['label'],
        hint: en['groupSettings']['settings']['event_summary_schedule']['hint'],
      },
      database_access: {
        label: en['groupSettings']['settings']['database_access']['label'],
        hint: en['groupSettings']['settings']['database_access']['hint'],
      },
      max_photo_size_databases: {
        label: en['groupSettings']['settings']['max_photo_size_databases']['label'],
        hint: en['groupSettings']['settings']['max_photo_size_databases']['hint'],
      },
      files_access: {
        label: en['groupSettings']['settings']['files_access']['label'],
        hint: en['groupSettings']['settings']['files_access']['hint'],
      },
      allow_photos_in_files: {
        label: en['groupSettings']['settings']['allow_photos_in_files']['label'],
        hint: en['groupSettings']['settings']['allow_photos_in_files']['hint'],
      },
      photos_access: {
        label: en['groupSettings']['settings']['photos_access']['label'],
        hint: en['groupSettings']['settings']['photos_access']['hint'],
      },
      max_photo_size_photos: {
        label: en['groupSettings']['settings']['max_photo_size_photos']['label'],
        hint: en['groupSettings']['settings']['max_photo_size_photos']['hint'],
      },
      wiki_access: {
        label: en['groupSettings']['settings']['wiki_access']['label'],
        hint: en['groupSettings']['settings']['wiki_access']['hint'],
      },
      max_photo_size_wiki_images: {
        label: en['groupSettings']['settings']['max_photo_size_wiki_images']['label'],
        hint: en['groupSettings']['settings']['max_photo_size_wiki_images']['hint'],
      },
      polls_access: {
        label: en['groupSettings']['settings']['polls_access']['label'],
        hint: en['groupSettings']['settings']['polls_access']['hint'],
      },
      sub_group_access: {
        label: en['groupSettings']['settings']['sub_group_access']['label'],
        hint: en['groupSettings']['settings']['sub_group_access']['hint'],
      },
    },
    choices: {
      clock: {
        standard_time: en['groupSettings']['choices']['clock']['standard_time'],
        military_time: en['groupSettings']['choices']['clock']['military_time'],
      },
      date_order: {
        us_date: en['groupSettings']['choices']['date_order']['us_date'],
        international_date: en['groupSettings']['choices']['date_order']['international_date'],
      },
      access: {
        group_access_subscribers: en['groupSettings']['choices']['access']['group_access_subscribers'],
        group_access_limited: en['groupSettings']['choices']['access']['group_access_limited'],
        group_access_moderators_only: en['groupSettings']['choices']['access']['group_access_moderators_only'],
        group_access_public: en['groupSettings']['choices']['access']['group_access_public'],
        group_access_public_limited: en['groupSettings']['choices']['access']['group_access_public_limited'],
        group_access_none: en['groupSettings']['choices']['access']['group_access_none'],
      },
      directory: {
        group_access_limited: en['groupSettings']['choices']['directory']['group_access_limited'],
        group_access_moderators_only: en['groupSettings']['choices']['directory']['group_access_moderators_only'],
        group_access_none: en['groupSettings']['choices']['directory']['group_access_none'],
      },
      polls: {
        polls_access_subscribers: en['groupSettings']['choices']['polls']['polls_access_subscribers'],
        polls_access_limited: en['groupSettings']['choices']['polls']['polls_access_limited'],
        polls_access_none: en['groupSettings']['choices']['polls']['polls_access_none'],
      },
      chat: {
        group_access_subscribers: en['groupSettings']['choices']['chat']['group_access_subscribers'],
        group_access_limited: en['groupSettings']['choices']['chat']['group_access_limited'],
        group_access_none: en['groupSettings']['choices']['chat']['group_access_none'],
      },
      reply_to: {
        group_reply_to_group: en['groupSettings']['choices']['reply_to']['group_reply_to_group'],
        group_reply_to_sender: en['groupSettings']['choices']['reply_to']['group_reply_to_sender'],
        group_reply_to_group_and_sender: en['groupSettings']['choices']['reply_to']['group_reply_to_group_and_sender'],
        group_reply_to_moderators: en['groupSettings']['choices']['reply_to']['group_reply_to_moderators'],
        group_reply_only_to_sender: en['groupSettings']['choices']['reply_to']['group_reply_only_to_sender'],
      },
      privacy: {
        group_privacy_none: en['groupSettings']['choices']['privacy']['group_privacy_none'],
        group_privacy_archives: en['groupSettings']['choices']['privacy']['group_privacy_archives'],
        group_privacy_unlisted: en['groupSettings']['choices']['privacy']['group_privacy_unlisted'],
        group_privacy_unlisted_public: en['groupSettings']['choices']['privacy']['group_privacy_unlisted_public'],
        sub_group_privacy_none: en['groupSettings']['choices']['privacy']['sub_group_privacy_none'],
        sub_group_privacy_archives: en['groupSettings']['choices']['privacy']['sub_group_privacy_archives'],
        sub_group_privacy_limited_archives:
          en['groupSettings']['choices']['privacy']['sub_group_privacy_limited_archives'],
        sub_group_privacy_unlisted: en['groupSettings']['choices']['privacy']['sub_group_privacy_unlisted'],
        sub_group_privacy_unlisted_public_archives:
          en['groupSettings']['choices']['privacy']['sub_group_privacy_unlisted_public_archives'],
      },
      members_visible: {
        group_view_members_subs: en['groupSettings']['choices']['members_visible']['group_view_members_subs'],
        group_view_members_moderators:
          en['groupSettings']['choices']['members_visible']['group_view_members_moderators'],
        group_view_members_owners: en['groupSettings']['choices']['members_visible']['group_view_members_owners'],
      },
      sub_group_access: {
        sub_group_subs: en['groupSettings']['choices']['sub_group_access']['sub_group_subs'],
        sub_group_moderators: en['groupSettings']['choices']['sub_group_access']['sub_group_moderators'],
        sub_group_owners: en['groupSettings']['choices']['sub_group_access']['sub_group_owners'],
      },
      attachments: {
        group_attachments_normal: en['groupSettings']['choices']['attachments']['group_attachments_normal'],
        group_attachments_moderated: en['groupSettings']['choices']['attachments']['group_attachments_moderated'],
        group_attachments_stripped: en['groupSettings']['choices']['attachments']['group_attachments_stripped'],
        group_attachments_bounced: en['groupSettings']['choices']['attachments']['group_attachments_bounced'],
      },
      virus: {
        handle_virus_block: en['groupSettings']['choices']['virus']['handle_virus_block'],
        handle_virus_moderate: en['groupSettings']['choices']['virus']['handle_virus_moderate'],
      },
      fig_leaf: {
        fig_leaf_none: en['groupSettings']['choices']['fig_leaf']['fig_leaf_none'],
        fig_leaf_archives: en['groupSettings']['choices']['fig_leaf']['fig_leaf_archives'],
      },
      photo_size: {
        max_photo_size_none: en['groupSettings']['choices']['photo_size']['max_photo_size_none'],
        max_photo_size_ex_small: en['groupSettings']['choices']['photo_size']['max_photo_size_ex_small'],
        max_photo_size_small: en['groupSettings']['choices']['photo_size']['max_photo_size_small'],
        max_photo_size_somewhat_small: en['groupSettings']['choices']['photo_size']['max_photo_size_somewhat_small'],
        max_photo_size_medium_small: en['groupSettings']['choices']['photo_size']['max_photo_size_medium_small'],
        max_photo_size_medium: en['groupSettings']['choices']['photo_size']['max_photo_size_medium'],
        max_photo_size_large: en['groupSettings']['choices']['photo_size']['max_photo_size_large'],
      },
      hashtags: {
        hash_tag_create_subs: en['groupSettings']['choices']['hashtags']['hash_tag_create_subs'],
        hash_tag_create_mods_bounce: en['groupSettings']['choices']['hashtags']['hash_tag_create_mods_bounce'],
        hash_tag_create_mods_remove: en['groupSettings']['choices']['hashtags']['hash_tag_create_mods_remove'],
      },
      downloads: {
        allow_downloads_by_members: en['groupSettings']['choices']['downloads']['allow_downloads_by_members'],
        allow_downloads_by_moderators: en['groupSettings']['choices']['downloads']['allow_downloads_by_moderators'],
        allow_downloads_by_owners: en['groupSettings']['choices']['downloads']['allow_downloads_by_owners'],
        allow_downloads_by_nobody: en['groupSettings']['choices']['downloads']['allow_downloads_by_nobody'],
      },
      summary: {
        event_summary_monthly: en['groupSettings']['choices']['summary']['event_summary_monthly'],
        event_summary_weekly_monday: en['groupSettings']['choices']['summary']['event_summary_weekly_monday'],
        event_summary_weekly_tuesday: en['groupSettings']['choices']['summary']['event_summary_weekly_tuesday'],
        event_summary_weekly_wednesday: en['groupSettings']['choices']['summary']['event_summary_weekly_wednesday'],
        event_summary_weekly_thursday: en['groupSettings']['choices']['summary']['event_summary_weekly_thursday'],
        event_summary_weekly_friday: en['groupSettings']['choices']['summary']['event_summary_weekly_friday'],
        event_summary_weekly_saturday: en['groupSettings']['choices']['summary']['event_summary_weekly_saturday'],
        event_summary_weekly_sunday: en['groupSettings']['choices']['summary']['event_summary_weekly_sunday'],
      },
    },
    previewing: {
      hint: en['groupSettings']['previewing']['hint'],
      changes: en['groupSettings']['previewing']['changes'],
      noChanges: en['groupSettings']['previewing']['noChanges'],
      gains: en['groupSettings']['previewing']['gains'],
      loses: en['groupSettings']['previewing']['loses'],
      noEffects: en['groupSettings']['previewing']['noEffects'],
      alsoChanges: en['groupSettings']['previewing']['alsoChanges'],
      confirm: en['groupSettings']['previewing']['confirm'],
      withApproval: en['groupSettings']['previewing']['withApproval'],
      withoutApproval: en['groupSettings']['previewing']['withoutApproval'],
      andOthers: en['groupSettings']['previewing']['andOthers'],
      newText: en['groupSettings']['previewing']['newText'],
      discard: en['groupSettings']['previewing']['discard'],
      update: en['groupSettings']['previewing']['update'],
      current: en['groupSettings']['previewing']['current'],
      yours: en['groupSettings']['previewing']['yours'],
      keep: en['groupSettings']['previewing']['keep'],
      renamed: en['groupSettings']['previewing']['renamed'],
      rights: {
        find_group: en['groupSettings']['previewing']['rights']['find_group'],
        view_group: en['groupSettings']['previewing']['rights']['view_group'],
        view_archives: en['groupSettings']['previewing']['rights']['view_archives'],
        view_members: en['groupSettings']['previewing']['rights']['view_members'],
        view_subgroups: en['groupSettings']['previewing']['rights']['view_subgroups'],
        view_calendar: en['groupSettings']['previewing']['rights']['view_calendar'],
        view_chats: en['groupSettings']['previewing']['rights']['view_chats'],
        view_databases: en['groupSettings']['previewing']['rights']['view_databases'],
        manage_calendar: en['groupSettings']['previewing']['rights']['manage_calendar'],
        manage_chats: en['groupSettings']['previewing']['rights']['manage_chats'],
        manage_databases: en['groupSettings']['previewing']['rights']['manage_databases'],
        download_archives: en['groupSettings']['previewing']['rights']['download_archives'],
        create_hashtags: en['groupSettings']['previewing']['rights']['create_hashtags'],
        create_subgroups: en['groupSettings']['previewing']['rights']['create_subgroups'],
        join: en['groupSettings']['previewing']['rights']['join'],
        post: en['groupSettings']['previewing']['rights']['post'],
        post_attachments: en['groupSettings']['previewing']['rights']['post_attachments'],
        post_by_email: en['groupSettings']['previewing']['rights']['post_by_email'],
        edit_messages: en['groupSettings']['previewing']['rights']['edit_messages'],
        receive_messages: en['groupSettings']['previewing']['rights']['receive_messages'],
        turn_off_email: en['groupSettings']['previewing']['rights']['turn_off_email'],
      },
      people: {
        visitor: en['groupSettings']['previewing']['people']['visitor'],
        nonmember: en['groupSettings']['previewing']['people']['nonmember'],
        newcomer: en['groupSettings']['previewing']['people']['newcomer'],
        parent_member: en['groupSettings']['previewing']['people']['parent_member'],
        pending: en['groupSettings']['previewing']['people']['pending'],
        unconfirmed: en['groupSettings']['previewing']['people']['unconfirmed'],
        member: en['groupSettings']['previewing']['people']['member'],
        new_member: en['groupSettings']['previewing']['people']['new_member'],
        moderated_member: en['groupSettings']['previewing']['people']['moderated_member'],
        trusted_member: en['groupSettings']['previewing']['people']['trusted_member'],
        muted_member: en['groupSettings']['previewing']['people']['muted_member'],
        moderator: en['groupSettings']['previewing']['people']['moderator'],
        owner: en['groupSettings']['previewing']['people']['owner'],
      },
      more: {
        email_delivery_none: en['groupSettings']['previewing']['more']['email_delivery_none'],
        email_delivery_digest: en['groupSettings']['previewing']['more']['email_delivery_digest'],
        topics_locked: en['groupSettings']['previewing']['more']['topics_locked'],
        topics_unlocked: en['groupSettings']['previewing']['more']['topics_unlocked'],
        topics_moderated: en['groupSettings']['previewing']['more']['topics_moderated'],
        topics_unmoderated: en['groupSettings']['previewing']['more']['topics_unmoderated'],
      },
      irreversible: {
        title: en['groupSettings']['previewing']['irreversible']['title'],
        privacy: en['groupSettings']['previewing']['irreversible']['privacy'],
        alias: en['groupSettings']['previewing']['irreversible']['alias'],
        disable_no_email: en['groupSettings']['previewing']['irreversible']['disable_no_email'],
        force_html_emails: en['groupSettings']['previewing']['irreversible']['force_html_emails'],
      },
    },
    tooLong: en['groupSettings']['tooLong'],
    atLeastOne: en['groupSettings']['atLeastOne'],
  },
  signUp: {
    title: 'Zarejestruj się',
    lead: 'Jedno konto do wszystkich grup w tym serwisie.',
    name: 'Imię i nazwisko',
    nameHint: 'Widoczne obok Twoich wiadomości.',
    submit: 'Zarejestruj się',
    haveAccount: 'Masz już konto?',
    checkInbox: 'Sprawdź skrzynkę odbiorczą',
    sentTo: ({ email }) => `Wysłaliśmy link potwierdzający na adres ${email}.`,
    checkSpam: 'Po kilku minutach nadal nic? Sprawdź folder ze spamem.',
    resend: 'Wyślij e-mail ponownie',
    resent: 'E-mail wysłany.',
    notSent: en['signUp']['notSent'],
  },
  setup: {
    title: en['setup']['title'],
    done: en['setup']['done'],
    skip: en['setup']['skip'],
    resume: en['setup']['resume'],
    newLink: en['setup']['newLink'],
    steps: {
      administrator: {
        label: en['setup']['steps']['administrator']['label'],
        note: en['setup']['steps']['administrator']['note'],
      },
      address: {
        label: en['setup']['steps']['address']['label'],
        note: en['setup']['steps']['address']['note'],
      },
      email: {
        label: en['setup']['steps']['email']['label'],
        note: en['setup']['steps']['email']['note'],
      },
      group: {
        label: en['setup']['steps']['group']['label'],
        note: en['setup']['steps']['group']['note'],
      },
    },
    administrator: {
      title: en['setup']['administrator']['title'],
      lead: en['setup']['administrator']['lead'],
      submit: en['setup']['administrator']['submit'],
    },
    expired: {
      title: en['setup']['expired']['title'],
      lead: en['setup']['expired']['lead'],
    },
    group: {
      title: en['setup']['group']['title'],
      lead: en['setup']['group']['lead'],
    },
    back: en['setup']['back'],
    restart: en['setup']['restart'],
    address: {
      title: en['setup']['address']['title'],
      lead: en['setup']['address']['lead'],
      change: en['setup']['address']['change'],
      certificate: en['setup']['address']['certificate'],
      certificateText: en['setup']['address']['certificateText'],
      next: en['setup']['address']['next'],
    },
    email: {
      title: en['setup']['email']['title'],
      lead: en['setup']['email']['lead'],
      sends: en['setup']['email']['sends'],
      local: en['setup']['email']['local'],
      change: en['setup']['email']['change'],
      relay: en['setup']['email']['relay'],
      relayText: en['setup']['email']['relayText'],
      direct: en['setup']['email']['direct'],
      directText: en['setup']['email']['directText'],
      next: en['setup']['email']['next'],
    },
    checks: en['setup']['checks'],
  },
  mailbox: {
    title: en['mailbox']['title'],
    lead: en['mailbox']['lead'],
    empty: en['mailbox']['empty'],
    noSubject: en['mailbox']['noSubject'],
    more: en['mailbox']['more'],
    to: en['mailbox']['to'],
    headers: en['mailbox']['headers'],
  },
  confirmEmail: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Kliknij przycisk, aby potwierdzić, że ten adres e-mail należy do Ciebie.',
    submit: 'Potwierdź adres e-mail',
    passwordHint:
      'Ktoś zarejestrował się z tym adresem więcej niż raz. Wpisz hasło wybrane wtedy, gdy przyszedł ten e-mail.',
    done: 'Adres e-mail potwierdzony',
    doneText: 'Możesz teraz dołączać do grup i pisać.',
    goToGroups: 'Przejdź do moich grup',
    requestTitle: 'Potwierdź swój adres e-mail',
    requestText: 'Wyślemy Ci e-mailem link potwierdzający.',
    sendLink: 'Wyślij link potwierdzający',
    linkSent: ({ email }) => `Jeśli adres ${email} wymaga potwierdzenia, wysłaliśmy na niego link potwierdzający.`,
    newLink: 'Uzyskaj nowy link',
    continue: en['confirmEmail']['continue'],
  },
  forgotPassword: {
    title: 'Zresetuj hasło',
    lead: 'Wpisz swój adres e-mail, a wyślemy Ci link do ustawienia nowego hasła. Link działa przez godzinę.',
    submit: 'Wyślij link do resetowania',
    sent: ({ email }) => `Jeśli istnieje konto z adresem ${email}, wysłaliśmy na niego link do resetowania hasła.`,
  },
  resetPassword: {
    title: 'Wybierz nowe hasło',
    lead: 'Spowoduje to wylogowanie na wszystkich urządzeniach i unieważnienie kluczy API.',
    submit: 'Zmień hasło',
    done: 'Hasło zmienione',
    doneText: 'Zaloguj się nowym hasłem.',
    newLink: 'Uzyskaj nowy link',
  },
  invitation: {
    title: 'Masz zaproszenie',
    toGroup: ({ group }) => `Masz zaproszenie do grupy ${group}`,
    invitedBy: ({ name, group }) => `${name} zaprasza Cię do grupy ${group}`,
    sentTo: ({ email }) => `To zaproszenie wysłano na adres ${email}.`,
    signInFirst: 'Zaloguj się lub zarejestruj z tym adresem, aby je przyjąć.',
    wrongAccount: ({ email }) =>
      `Jesteś na koncie ${email}. Wyloguj się, a potem zaloguj adresem, na który wysłano zaproszenie.`,
    join: ({ group }) => `Dołącz do grupy ${group}`,
    expired: 'To zaproszenie zostało już użyte, wycofane lub ma ponad 14 dni. Poproś o nowe.',
  },
  emailLinks: {
    decline: {
      title: 'Opuść grupę lub odrzuć jej zaproszenie',
      named: ({ group }) => `Opuść grupę ${group} lub odrzuć jej zaproszenie`,
      text: 'Nie potrzebujesz konta. Powiadomimy tylko grupę.',
      submit: 'Opuść lub odrzuć',
      done: 'Gotowe. Nie otrzymasz już e-maili od tej grupy.',
      blockAll: 'Opuść też wszystkie inne grupy, do których mnie dodano, i zablokuj kolejne dodania i zaproszenia',
    },
    'login/enable': {
      title: 'Włącz logowanie przez dostawcę tożsamości',
      text: 'Ta metoda logowania jest wyłączona na Twoim koncie. Jeśli ją włączysz, będzie można logować się tu Twoim kontem u dostawcy.',
      submit: 'Włącz',
      done: 'Włączono. Możesz się teraz zalogować w ten sposób.',
    },
    resume: {
      title: 'Wznów e-maile',
      text: 'Przestaliśmy wysyłać Ci e-maile, ponieważ wiadomości na Twój adres były odrzucane.',
      submit: 'Wznów e-maile',
      done: 'Znowu będziesz otrzymywać e-maile.',
    },
    missed: {
      title: 'Odbierz pominięte wiadomości',
      text: 'Wyślemy Ci e-mailem wiadomości pominięte w czasie, gdy e-maile do Ciebie były odrzucane. Możesz to zrobić raz.',
      submit: 'Wyślij pominięte wiadomości',
      done: 'Wiadomości są w drodze.',
    },
  },
  signOut: {
    title: 'Wyloguj się',
    submit: 'Wyloguj się',
    text: 'Na innych urządzeniach nie nastąpi wylogowanie.',
  },
  subscriptions: {
    title: 'Subskrypcje',
    lead: 'Wybierz, jak chcesz otrzymywać e-maile z poszczególnych grup.',
    empty: 'Nie należysz jeszcze do żadnej grupy.',
    findGroup: 'Znajdź grupę',
    allSettings: 'Wszystkie ustawienia',
    save: 'Zapisz',
    saved: 'Zapisano.',
    label: ({ group }) => `Ustawienia e-maili z grupy ${group}`,
    pending: 'Oczekuje na zatwierdzenie',
    banned: 'Blokada',
    suspended: en['subscriptions']['suspended'],
    suspendedReason: en['subscriptions']['suspendedReason'],
  },
  memberProfile: {
    title: 'Mój profil w tej grupie',
    lead: 'Informacje, o które ta grupa prosi członków.',
    none: 'Brak',
    fields: {
      street_address1: 'Ulica i numer',
      street_address2: 'Adres, wiersz 2',
      zip: 'Kod pocztowy',
      city: 'Miasto',
      state: 'Województwo lub region',
      url: 'Link (https://…)',
      title: 'Tytuł',
      desc: 'Opis',
      image_name: 'Nazwa obrazu',
      country: en['memberProfile']['fields']['country'],
      github_login: en['memberProfile']['fields']['github_login'],
      github_name: en['memberProfile']['fields']['github_name'],
    },
  },
  subscription: {
    title: 'Subskrypcja',
    emailDelivery: 'Dostarczanie e-maili',
    change: 'Zmień',
    pending: 'Twoja prośba o dołączenie oczekuje na zatwierdzenie.',
    withdraw: 'Anuluj prośbę',
    leave: 'Opuść grupę',
    notMember: 'Nie należysz do tej grupy.',
    join: 'Dołącz do grupy',
    all: 'Wszystkie subskrypcje',
  },
  leave: {
    title: ({ group }) => `Opuścić grupę ${group}?`,
    text: 'Przestaniesz otrzymywać e-maile z tej grupy i jej podgrup oraz stracisz dostęp dla członków. Twoje wiadomości pozostaną.',
    rejoin: 'Aby wrócić, potrzebne będzie zaproszenie lub zgoda moderatora.',
    submit: 'Opuść grupę',
    cancel: 'Anuluj',
    done: en['leave']['done'],
    withdrawn: en['leave']['withdrawn'],
  },
  join: {
    title: ({ group }) => `Dołącz do grupy ${group}`,
    open: 'Od razu będziesz należeć do grupy.',
    restricted: 'Twoją prośbę o dołączenie sprawdzi moderator.',
    inviteOnly: 'Do tej grupy można dołączyć tylko na zaproszenie.',
    moderated: 'Moderatorzy sprawdzają pierwsze wiadomości nowych członków.',
    whoSees: 'Moderatorzy widzą Twój adres e-mail. Członkowie widzą Twoje imię i nazwisko.',
    submit: 'Dołącz',
    request: 'Poproś o dołączenie',
    signIn: 'Zaloguj się, aby dołączyć',
  },
  email: {
    greeting: ({ name }) => `Cześć ${name},`,
    greetingUnnamed: 'Cześć,',
    noSubject: '(bez tematu)',
    someone: 'Ktoś',
    signIn: 'Zaloguj się',
    viewGroup: 'Pokaż grupę',
    viewEvent: 'Pokaż wydarzenie',
    viewTable: 'Pokaż tabelę',
    chooseNewPassword: 'Wybierz nowe hasło',
    subjectLine: ({ subject }) => `Temat: ${subject}`,
    groupWrites: ({ group }) => `${group} pisze`,
    personWrites: ({ name }) => `${name} pisze`,
    moderatorsOf: ({ group }) => `Moderatorzy grupy ${group}`,
    via: ({ name, group }) => `${name} przez ${group}`,
    footer: {
      account: ({ host }) =>
        `Otrzymujesz tę wiadomość, ponieważ masz konto w ${host}. E-maili dotyczących bezpieczeństwa nie można wyłączyć.`,
      oldAddress: ({ host }) => `Otrzymujesz tę wiadomość, ponieważ był to adres e-mail Twojego konta w ${host}.`,
      addressEntered: ({ host }) => `Otrzymujesz tę wiadomość, ponieważ ktoś wpisał ten adres w ${host}.`,
      hasAccount: ({ host }) => `Otrzymujesz tę wiadomość, ponieważ ten adres ma konto w ${host}.`,
      bounced: ({ host }) => `Otrzymujesz tę wiadomość, ponieważ e-maile z ${host} na ten adres były odrzucane.`,
      moderator: ({ group }) => `Otrzymujesz tę wiadomość, ponieważ moderujesz grupę ${group}.`,
      owner: ({ group }) => `Otrzymujesz tę wiadomość jako właściciel grupy ${group}.`,
      member: ({ group }) => `Otrzymujesz tę wiadomość, ponieważ należysz do grupy ${group}.`,
      joined: ({ group }) => `Otrzymujesz tę wiadomość po dołączeniu do grupy ${group}.`,
      approved: ({ group }) =>
        `Otrzymujesz tę wiadomość, ponieważ zatwierdzono Twoją prośbę o dołączenie do grupy ${group}.`,
      sponsored: ({ group }) => `Otrzymujesz tę wiadomość, ponieważ wspierasz grupę ${group}.`,
      requested: ({ group }) =>
        `Otrzymujesz tę wiadomość w związku z prośbą o dołączenie do grupy ${group}. Sprawdzą ją moderatorzy grupy.`,
      requestEnded: ({ group }) =>
        `Otrzymujesz tę wiadomość w związku z prośbą o dołączenie do grupy ${group}. Nie otrzymasz już e-maili od tej grupy.`,
      wasMember: ({ group }) =>
        `Otrzymujesz tę wiadomość w związku z wcześniejszym członkostwem w grupie ${group}. Nie otrzymasz już e-maili od tej grupy.`,
      left: ({ group }) =>
        `Otrzymujesz tę wiadomość po opuszczeniu grupy ${group}. Nie otrzymasz już e-maili od tej grupy.`,
      invitedToEvent: ({ group }) =>
        `Otrzymujesz tę wiadomość, ponieważ masz zaproszenie na wydarzenie w grupie ${group}.`,
      answeredEvent: ({ group }) =>
        `Otrzymujesz tę wiadomość w związku z Twoją odpowiedzią na wydarzenie w grupie ${group}.`,
      posted: ({ group }) => `Otrzymujesz tę wiadomość w związku z Twoją wiadomością w grupie ${group}.`,
      named: ({ group }) => `Otrzymujesz tę wiadomość, ponieważ w Twoim imieniu wysłano e-mail do grupy ${group}.`,
      claimed: ({ group }) => `Otrzymujesz tę wiadomość, ponieważ zajmujesz się tą wiadomością w grupie ${group}.`,
      commandSent: ({ group }) => `Otrzymujesz tę wiadomość w związku z Twoim e-mailem do grupy ${group}.`,
      replied: ({ host }) => `Otrzymujesz tę wiadomość w związku z Twoją odpowiedzią na e-mail z ${host}.`,
      requestSent: ({ host }) => `Otrzymujesz tę wiadomość, ponieważ w Twoim imieniu wysłano e-mail do ${host}.`,
      templateRequested: 'Otrzymujesz tę wiadomość na własną prośbę.',
      enteredByName: ({ group, name }) =>
        `Otrzymujesz tę wiadomość, ponieważ Twój adres wpisała osoba zarządzająca grupą ${group}: ${name}.`,
      enteredByModerator: ({ group }) =>
        `Otrzymujesz tę wiadomość, ponieważ Twój adres wpisał moderator grupy ${group}.`,
      contactOwners: ({ address }) => `Kontakt z właścicielami: ${address}`,
      notificationSettings: 'Ustawienia powiadomień',
      subscriptionSettings: 'Ustawienia e-maili lub opuszczenie grupy',
    },
    security: {
      ifYou:
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu wybierz nowe hasło: zakończy to wszystkie sesje i unieważni wszystkie klucze API.',
      password_changed: {
        subject: ({ host }) => `Hasło w ${host} zostało zmienione`,
        text: 'Hasło do Twojego konta zostało zmienione i nastąpiło wylogowanie na wszystkich innych urządzeniach.',
      },
      two_factor_enabled: {
        subject: ({ host }) => `Uwierzytelnianie dwuskładnikowe w ${host} jest włączone`,
        text: 'Logowanie na Twoje konto wymaga teraz kodu z aplikacji uwierzytelniającej.',
      },
      two_factor_disabled: {
        subject: ({ host }) => `Uwierzytelnianie dwuskładnikowe w ${host} jest wyłączone`,
        text: 'Logowanie na Twoje konto nie wymaga już kodu z aplikacji uwierzytelniającej.',
      },
      recovery_code_used: {
        subject: ({ host }) => `Użyto kodu odzyskiwania w ${host}`,
        text: 'Ktoś zalogował się na Twoje konto jednym z Twoich kodów odzyskiwania.',
      },
      key_created: {
        subject: ({ host }) => `Nowy klucz API w ${host}`,
        text: ({ url }) => `Utworzono klucz API dla Twojego konta. Wszystkie klucze zobaczysz na stronie ${url}.`,
      },
    },
    emailChanged: {
      subject: ({ host }) => `Twój adres e-mail w ${host} został zmieniony`,
      text: ({ host }) =>
        `Twoje konto w ${host} używa teraz innego adresu e-mail. Na ten adres nie będą już przychodzić e-maile.`,
      notYou: ({ host }) => `Jeśli to nie Twoja zmiana, skontaktuj się z administratorami ${host}. Mogą ją cofnąć.`,
    },
    accountCreated: {
      subject: ({ host }) => `Twoje konto w ${host}`,
      text: ({ url }) => `Utworzono dla Ciebie konto na stronie ${url}.`,
      howToSignIn: ({ email }) => `Zaloguj się tym adresem e-mail, ${email}, i hasłem do konta.`,
      unexpected:
        'Jeśli to dla Ciebie niespodzianka, ktoś mógł wpisać Twój adres przez pomyłkę. Możesz zignorować ten e-mail.',
    },
    confirmAddress: {
      subject: ({ host }) => `Potwierdź swój adres e-mail w ${host}`,
      registered: ({ host }) => `Ktoś, zapewne Ty, zarejestrował się w ${host} z tym adresem e-mail.`,
      changed: ({ host }) => `Ktoś, zapewne Ty, chce używać tego adresu e-mail w ${host}.`,
      action: 'Potwierdź adres e-mail',
      otherPassword: 'Hasło wybrał ktoś inny? Ustaw własne',
      orReply: 'Możesz też po prostu odpowiedzieć na ten e-mail.',
    },
    resetPassword: {
      subject: ({ host }) => `Zresetuj hasło w ${host}`,
      text: ({ host }) => `Ktoś, zapewne Ty, poprosił o zresetowanie Twojego hasła w ${host}.`,
    },
    linkExpiry: {
      week: 'Link działa raz i wygasa po 7 dniach. Jeśli to nie Twoja prośba, możesz zignorować ten e-mail.',
      day: 'Link działa raz i wygasa po 24 godzinach. Jeśli to nie Twoja prośba, możesz zignorować ten e-mail.',
      hour: 'Link działa raz i wygasa po 1 godzinie. Jeśli to nie Twoja prośba, możesz zignorować ten e-mail.',
    },
    accountExists: {
      subject: ({ host }) => `Masz już konto w ${host}`,
      signUp: ({ host }) =>
        `Ktoś, zapewne Ty, próbował zarejestrować się w ${host} z tym adresem e-mail. Ma on już konto.`,
      change: ({ host }) =>
        `Ktoś, zapewne Ty, próbował użyć tego adresu e-mail do innego konta w ${host}. Ma on już konto.`,
      forgot: 'Nie pamiętasz hasła? Zresetuj je',
      ignore: 'Jeśli to nie Ty, możesz zignorować ten e-mail.',
    },
    signInBlocked: {
      subject: ({ provider, host }) => `Logowanie przez ${provider} w ${host} zostało zablokowane`,
      text: ({ url, provider }) =>
        `Ktoś próbował zalogować się na Twoje konto na stronie ${url} przez ${provider}. Zablokowaliśmy to, ponieważ logowanie przez ${provider} jest wyłączone na Twoim koncie.`,
      howTo: 'Aby je włączyć, otwórz ten link w ciągu 24 godzin, a potem zaloguj się ponownie.',
      action: ({ provider }) => `Włącz logowanie przez ${provider}`,
      ignore: 'Jeśli ma pozostać wyłączone lub to nie Ty, możesz zignorować ten e-mail.',
    },
    signInLinked: {
      subject: ({ provider, host }) => `Zalogowano przez ${provider} w ${host}`,
      text: ({ url, provider, email }) =>
        `Pierwszy raz zalogowano się na stronie ${url} przez ${provider}. Od teraz możesz logować się na swoje konto ${email} przez ${provider}.`,
      notYou: ({ provider }) =>
        `Jeśli to nie Ty, wyłącz logowanie przez ${provider} w ustawieniach konta i sprawdź swoje konto ${provider}.`,
      action: 'Ustawienia konta',
    },
    bounceProbe: {
      subject: ({ host }) => `Czy docierają do Ciebie e-maile z ${host}?`,
      text: ({ host }) => `E-maile z ${host} na ten adres były odrzucane, więc wstrzymaliśmy wysyłanie wiadomości.`,
      howTo:
        'Jeśli to czytasz, poczta znowu działa. Aby ponownie otrzymywać wiadomości, odpowiedz na ten e-mail lub użyj linku.',
      action: 'Wznów e-maile',
      more: 'Jeśli nie odpowiesz, wyślemy jeszcze kilka takich e-maili i przestaniemy. Nic nie przepadło: wszystkie wiadomości są w archiwach.',
    },
    bounceResolved: {
      subject: ({ host }) => `Wznowiono e-maile z ${host}`,
      text: ({ host }) => `Dziękujemy! Na ten adres znowu będą przychodzić e-maile z ${host}.`,
      howTo: 'Aby otrzymać pominięte wiadomości, odpowiedz na ten e-mail lub użyj linku.',
      action: 'Wyślij mi pominięte wiadomości',
      more: 'Działa raz, w ciągu 30 dni. Wszystkie wiadomości możesz też przeczytać w archiwach.',
    },
    holdReason: {
      toModerators: {
        group: 'Wszystkie wiadomości w tej grupie są moderowane.',
        member: 'Wszystkie wiadomości tej osoby są moderowane.',
        new_member: 'Pierwsze wiadomości nowych członków są moderowane.',
        topic: 'Ten temat jest moderowany.',
        hashtag: 'Jeden z hasztagów jest moderowany.',
        attachment: 'Wiadomości z załącznikami są moderowane.',
        unproven: 'Nie udało się zweryfikować nadawcy.',
        unconfirmed: 'Nie udało się zweryfikować nadawcy. Wysłaliśmy do niego prośbę o potwierdzenie.',
        not_subscribed: 'Nadawca nie należy do grupy.',
        virus: 'Wykryto w niej wirusa.',
        bulk: 'Jest oznaczona jako poczta automatyczna lub masowa.',
      },
      toAuthor: {
        group: 'Wszystkie wiadomości w tej grupie są moderowane.',
        member: 'Wszystkie Twoje wiadomości w tej grupie są moderowane.',
        new_member: 'Pierwsze wiadomości nowych członków są moderowane.',
        topic: 'Ten temat jest moderowany.',
        hashtag: 'Jeden z hasztagów jest moderowany.',
        attachment: 'Wiadomości z załącznikami są moderowane.',
        unproven: 'Nie udało się zweryfikować, że pochodzi od Ciebie.',
        unconfirmed: 'Odpowiedz na e-mail z prośbą o jej potwierdzenie.',
        not_subscribed: 'Nie należysz do tej grupy.',
        virus: 'Wykryto w niej wirusa.',
        bulk: 'Jest oznaczona jako poczta automatyczna lub masowa.',
      },
    },
    confirmPost: {
      title: 'Potwierdź swoją wiadomość',
      subject: ({ subject, group }) => `Potwierdź: ${subject} (${group})`,
      text: ({ group }) =>
        `Otrzymaliśmy e-mail do grupy ${group} wysłany w Twoim imieniu, ale nie udało się zweryfikować, że pochodzi od Ciebie.`,
      howTo: 'Aby opublikować wiadomość, odpowiedz na ten e-mail. Treść odpowiedzi nie zostanie opublikowana.',
      ignore: ({ days }) =>
        `Jeśli to nie Twoja wiadomość, nie musisz nic robić. Nie zostanie opublikowana, chyba że zatwierdzi ją moderator, a po ${plural(days) === 'one' ? `${number(days)} dniu` : plural(days) === 'few' ? `${number(days)} dniach` : plural(days) === 'many' ? `${number(days)} dniach` : `${number(days)} dnia`} zostanie usunięta.`,
      quoted: 'Treść e-maila',
    },
    postPending: {
      title: 'Twoja wiadomość oczekuje na zatwierdzenie',
      subject: ({ group, subject }) => `[${group}] Oczekuje: ${subject}`,
      text: ({ subject, group, reason }) =>
        `Twoja wiadomość „${subject}” do grupy ${group} wymaga zatwierdzenia przez moderatora. ${reason}`,
      next: 'Nie musisz nic robić. Powiadomimy Cię, jeśli wiadomość zostanie odrzucona.',
      onceADay:
        'Taki e-mail wysyłamy najwyżej raz dziennie. Aby sprawdzić, co się stało z Twoimi ostatnimi wiadomościami, wyślij e-mail na ten adres:',
      status: 'Stan Twoich wiadomości',
    },
    postRejected: {
      title: 'Twoja wiadomość została odrzucona',
      subject: ({ group, subject }) => `Twoja wiadomość do grupy ${group} została odrzucona: ${subject}`,
      subjectUnverified: ({ group }) => `Twój e-mail do grupy ${group} został odrzucony`,
      text: ({ subject, group }) => `Moderator odrzucił Twoją wiadomość „${subject}” do grupy ${group}.`,
      textUnverified: ({ group }) =>
        `Moderator grupy ${group} odrzucił e-mail wysłany w Twoim imieniu. Nie udało się zweryfikować, że pochodzi od Ciebie.`,
      ignore: 'Jeśli to nie Twoja wiadomość, nie musisz nic robić.',
      moderatorWrote: 'Wiadomość od moderatora',
      groupSays: ({ group }) => `Wiadomość od grupy ${group}`,
      youWrote: 'Twoja wiadomość',
      more: 'Aby zapytać o to moderatorów, odpowiedz na ten e-mail.',
    },
    needsApproval: {
      title: 'Wiadomość do zatwierdzenia',
      subject: ({ group, subject }) => `[${group}] Do zatwierdzenia: ${subject}`,
      text: ({ group, author, reason }) =>
        `Wiadomość do grupy ${group} wymaga Twojego zatwierdzenia. Autor: ${author}. ${reason}`,
      wrote: ({ author }) => `${author} pisze`,
      review: 'Sprawdź wiadomość',
      allPending: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} wiadomość oczekuje w grupie ${group}`
          : plural(count) === 'few'
            ? `${number(count)} wiadomości oczekują w grupie ${group}`
            : plural(count) === 'many'
              ? `${number(count)} wiadomości oczekuje w grupie ${group}`
              : `${number(count)} wiadomości oczekuje w grupie ${group}`,
      expiry: ({ days }) =>
        `Oczekujące wiadomości są usuwane po ${plural(days) === 'one' ? `${number(days)} dniu` : plural(days) === 'few' ? `${number(days)} dniach` : plural(days) === 'many' ? `${number(days)} dniach` : `${number(days)} dnia`}, chyba że zajmie się nimi moderator.`,
      byEmail:
        'Aby zatwierdzić wiadomość, odpowiedz na ten e-mail. Aby odrzucić ją z podaniem powodu, usunąć lub się nią zająć, użyj tych adresów:',
      approve: 'Zatwierdź',
      reject: 'Odrzuć',
      delete: 'Usuń',
      claim: 'Zajmij się',
      severalSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} wiadomość do zatwierdzenia`
          : plural(count) === 'few'
            ? `${number(count)} wiadomości do zatwierdzenia`
            : plural(count) === 'many'
              ? `${number(count)} wiadomości do zatwierdzenia`
              : `${number(count)} wiadomości do zatwierdzenia`,
      severalText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} wiadomość do grupy ${group} wymaga Twojego zatwierdzenia.`
          : plural(count) === 'few'
            ? `${number(count)} wiadomości do grupy ${group} wymagają Twojego zatwierdzenia.`
            : plural(count) === 'many'
              ? `${number(count)} wiadomości do grupy ${group} wymaga Twojego zatwierdzenia.`
              : `${number(count)} wiadomości do grupy ${group} wymaga Twojego zatwierdzenia.`,
      severalByEmail:
        'Aby zatwierdzić wiadomość, odrzucić ją lub się nią zająć, wyślij e-mail na jej adres. Jeśli ją odrzucasz, wpisz w e-mailu powód: otrzyma go autor.',
      reviewAll: 'Sprawdź wszystkie oczekujące wiadomości',
      expiringSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} oczekująca wiadomość wygasa za 2 dni`
          : plural(count) === 'few'
            ? `${number(count)} oczekujące wiadomości wygasają za 2 dni`
            : plural(count) === 'many'
              ? `${number(count)} oczekujących wiadomości wygasa za 2 dni`
              : `${number(count)} oczekującej wiadomości wygasa za 2 dni`,
      expiringText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} oczekująca wiadomość w grupie ${group} wygasa za 2 dni. Nikt jej jeszcze nie zatwierdził, nie odrzucił ani się nią nie zajął.`
          : plural(count) === 'few'
            ? `${number(count)} oczekujące wiadomości w grupie ${group} wygasają za 2 dni. Nikt ich jeszcze nie zatwierdził, nie odrzucił ani się nimi nie zajął.`
            : plural(count) === 'many'
              ? `${number(count)} oczekujących wiadomości w grupie ${group} wygasa za 2 dni. Nikt ich jeszcze nie zatwierdził, nie odrzucił ani się nimi nie zajął.`
              : `${number(count)} oczekującej wiadomości w grupie ${group} wygasa za 2 dni. Nikt jej jeszcze nie zatwierdził, nie odrzucił ani się nią nie zajął.`,
    },
    claimedDecided: {
      approved: {
        title: ({ subject }) => `Zatwierdzono: ${subject}`,
        text: ({ subject, group, name }) =>
          `Wiadomość „${subject}” jest teraz w grupie ${group}. Zatwierdzenie: ${name}.`,
      },
      rejected: {
        title: ({ subject }) => `Odrzucono: ${subject}`,
        text: ({ subject, group, name }) =>
          `Wiadomość „${subject}” nie została opublikowana w grupie ${group}. Odrzucenie: ${name}.`,
      },
      discarded: {
        title: ({ subject }) => `Usunięto: ${subject}`,
        text: ({ subject, group, name }) =>
          `Wiadomość „${subject}” nie została opublikowana w grupie ${group}. Usunięcie: ${name}.`,
      },
    },
    reported: {
      title: 'Zgłoszona wiadomość',
      subject: ({ group, number }) => `[${group}] Zgłoszono wiadomość nr ${number}`,
      text: ({ author, reporter }) => `Zgłoszono wiadomość. Autor: ${author}. Osoba zgłaszająca: ${reporter}.`,
      noReason: 'Nie podano powodu.',
      message: 'Początek wiadomości',
      action: 'Pokaż wiadomość',
    },
    memberApproved: {
      subject: ({ group }) => `Należysz teraz do grupy ${group}`,
      text: ({ group, address }) =>
        `Twoja prośba o dołączenie do grupy ${group} została zatwierdzona. Aby opublikować wiadomość, wyślij e-mail na adres ${address}`,
      help: ({ address }) => `Aby dowiedzieć się, co możesz zrobić przez e-mail, napisz na adres ${address}`,
    },
    memberReport: {
      joinedTitle: 'Nowa osoba w grupie',
      joinedSubject: ({ email, group }) => `${email} należy teraz do grupy ${group}`,
      joinedText: ({ person, group }) => `${person} należy teraz do grupy ${group}.`,
      joinedAction: 'Pokaż członków',
      requestedTitle: 'Prośba o dołączenie',
      requestedSubject: ({ email, group }) => `${email} chce dołączyć do grupy ${group}`,
      requestedText: ({ person, group }) => `${person} chce dołączyć do grupy ${group}.`,
      requestedAction: 'Sprawdź prośbę',
      byEmail: 'Aby zatwierdzić prośbę, odpowiedz na ten e-mail.',
      reject: 'Aby ją odrzucić, wyślij pusty e-mail na ten adres',
    },
    subgroupInherited: {
      subject: ({ group }) => `Jesteś teraz właścicielem grupy ${group}`,
      text: ({ group }) =>
        `Ostatni właściciel grupy ${group} opuścił jej grupę nadrzędną. Jako właściciel grupy nadrzędnej przejmujesz także tę grupę.`,
    },
    added: {
      title: ({ group }) => `Dodano Cię do grupy ${group}`,
      text: ({ group, host, name }) => `Dodano Cię do grupy ${group} w ${host}. Osoba dodająca: ${name}.`,
      textByModerator: ({ group, host }) => `Moderator dodał Cię do grupy ${group} w ${host}.`,
      offer: ({ address }) =>
        `Od teraz będziesz otrzymywać e-maile od grupy. Aby opublikować wiadomość, odpowiedz na jeden z nich lub napisz na adres ${address}. To nie dla Ciebie? Opuść grupę albo opuść ją i zablokuj wszystkie zaproszenia z tej witryny.`,
      leave: 'Opuść grupę',
      leaveForever: ({ host }) => `Opuść grupę i zablokuj wszystkie zaproszenia z ${host}`,
    },
    invitation: {
      title: ({ group }) => `Masz zaproszenie do grupy ${group}`,
      text: ({ name, group, host }) => `${name} zaprasza Cię do grupy ${group} w ${host}.`,
      textByModerator: ({ group, host }) => `Moderator zaprasza Cię do grupy ${group} w ${host}.`,
      accept: 'Przyjmij zaproszenie',
      offer: ({ email }) =>
        `Możesz też po prostu odpowiedzieć na ten e-mail. Zaproszenie działa raz, przez dwa tygodnie i tylko dla adresu ${email}. Jeśli nie chcesz dołączyć, nie musisz nic robić.`,
      decline: 'Odrzuć zaproszenie',
      declineForever: ({ host }) => `Odrzuć zaproszenie i zablokuj wszystkie zaproszenia z ${host}`,
    },
    unsolicited: {
      aModerator: 'Moderator',
      subjectByPerson: ({ name, subject }) => `${name} pisze: ${subject}`,
      subjectByGroup: ({ subject }) => `Grupa pisze: ${subject}`,
    },
    storage: {
      title: 'Miejsce na dane jest prawie pełne',
      subject: ({ group, percent }) => `Grupa ${group} wykorzystała ${percent}% miejsca na dane`,
      text: ({ group, percent }) => `Grupa ${group} wykorzystała ${percent}% miejsca na wiadomości i załączniki.`,
      more: 'Gdy miejsce się skończy, nikt nie będzie mógł publikować. Aby zwolnić miejsce, usuń wiadomości z dużymi załącznikami.',
      action: 'Pokaż wiadomości',
    },
    plan: {
      subject: ({ group }) => `Grupa ${group} ma nowy plan`,
      text: ({ host, group, plan }) =>
        `Administratorzy ${host} przenieśli grupę ${group} do planu ${plan === 'group_plan_basic' ? 'Basic' : plan === 'group_plan_premium' ? 'Premium' : plan === 'group_plan_enterprise' ? 'Enterprise' : plan}. Od planu zależy, jakie funkcje ma grupa.`,
      action: 'Ustawienia grupy',
    },
    subgroup: {
      subject: ({ subgroup }) => `Nowa podgrupa: ${subgroup}`,
      text: ({ group, subgroup }) => `Grupa ${group} ma nową podgrupę: ${subgroup}.`,
      description: 'Opis',
      action: 'Pokaż podgrupę',
    },
    chat: {
      newSubject: ({ subject }) => `Nowy czat: ${subject}`,
      newText: ({ name, group }) => `${name} zaprasza do nowego czatu w grupie ${group}.`,
      description: 'Opis',
      missedSubject: ({ subject }) => `Co Cię ominęło na czacie ${subject}`,
      missedText: ({ group }) => `Nowe wiadomości na czacie w grupie ${group}:`,
      action: 'Otwórz czat',
    },
    table: {
      title: ({ table }) => `Tabela ${table}`,
      subject: ({ group, change }) => `[${group}] ${change}`,
      created: ({ table, name }) => `Nowa tabela ${table} (autor: ${name})`,
      rowAdded: ({ row, table, name }) => `Nowy wiersz ${row} w tabeli ${table} (autor: ${name})`,
      rowUpdated: ({ row, table, name }) => `Zmiana wiersza ${row} w tabeli ${table} (autor: ${name})`,
      imported: ({ count, table, name }) =>
        plural(count) === 'one'
          ? `Import ${number(count)} wiersza do tabeli ${table} (autor: ${name})`
          : plural(count) === 'few'
            ? `Import ${number(count)} wierszy do tabeli ${table} (autor: ${name})`
            : plural(count) === 'many'
              ? `Import ${number(count)} wierszy do tabeli ${table} (autor: ${name})`
              : `Import ${number(count)} wiersza do tabeli ${table} (autor: ${name})`,
      sentence: ({ change }) => `${change}.`,
      row: 'Wiersz',
      templateSubject: ({ table }) => `Dodaj wiersz do tabeli ${table}`,
      templateText:
        'Aby dodać wiersz, odpowiedz na ten e-mail liniami takimi jak te i wpisz każdą wartość po dwukropku. Niepotrzebne linie możesz pominąć.',
      templateCopy: 'Skopiuj, co potrzebne',
      templateHints: 'Co wpisać',
      hintOneOf: ({ choices }) => `jedna z wartości: ${choices}`,
      hintAnyOf: ({ choices }) => `dowolne z wartości: ${choices}, po jednej w wierszu`,
      hintCheckbox: 'yes lub no',
      hintDate: 'na przykład 2026-11-15',
      hintTime: 'na przykład 09:30',
      hintNumber: 'liczba',
      hintEmail: 'adres e-mail',
      hintLink: 'adres strony internetowej',
      hintRequired: 'wymagane',
    },
    direct: {
      aMember: 'Członek grupy',
      toMember: ({ name, group }) => `${name} wysyła Ci tę wiadomość, ponieważ należysz do grupy ${group}.`,
      toMemberReply: 'Ta osoba nie widzi Twojego adresu e-mail. Zobaczy go, jeśli odpowiesz.',
      fromModerators: ({ group }) =>
        `Tę wiadomość wysłali do Ciebie moderatorzy grupy ${group}. Odpowiedzi trafią do nich.`,
      toModerators: ({ name, group }) =>
        `${name} wysyła tę wiadomość do moderatorów grupy ${group}. Odpowiedzi trafią tylko do tej osoby.`,
      toAdministrators: ({ name, group }) =>
        `${name} wysyła tę wiadomość do administratorów grupy ${group}. Odpowiedzi trafią tylko do tej osoby.`,
      toAuthor: ({ name, group }) =>
        `${name} odpowiada na Twoją wiadomość w grupie ${group}. Odpowiedzi trafią tylko do tej osoby.`,
      toModeratorsUnverified: ({ group }) => `Tę wiadomość wysłano do moderatorów grupy ${group}.`,
      toAdministratorsUnverified: ({ group }) => `Tę wiadomość wysłano do administratorów grupy ${group}.`,
      toAuthorUnverified: ({ group }) => `Tę wiadomość wysłano w odpowiedzi na Twoją wiadomość w grupie ${group}.`,
      unverified: ({ name }) =>
        `Podany nadawca to ${name}, ale nie udało się tego zweryfikować. Odpowiedzi trafią tylko na ten adres.`,
      copyOfYours: ({ group, recipient }) =>
        `Kopia Twojej wiadomości wysłanej przez grupę ${group}. Odbiorca: ${recipient}.`,
      copy: ({ group, name, recipient }) =>
        `Kopia wiadomości wysłanej przez grupę ${group}. Nadawca: ${name}. Odbiorca: ${recipient}.`,
      theModerators: 'moderatorzy',
      theMember: 'członek grupy',
    },
    event: {
      moreDates: ({ count }) =>
        plural(count) === 'one'
          ? `… i jeszcze ${number(count)} termin.`
          : plural(count) === 'few'
            ? `… i jeszcze ${number(count)} terminy.`
            : plural(count) === 'many'
              ? `… i jeszcze ${number(count)} terminów.`
              : `… i jeszcze ${number(count)} terminu.`,
      where: ({ place }) => `Miejsce: ${place}`,
      repeats: ({ count }) =>
        plural(count) === 'one'
          ? `To wydarzenie się powtarza: w kalendarzu jest ${number(count)} termin.`
          : plural(count) === 'few'
            ? `To wydarzenie się powtarza: w kalendarzu są ${number(count)} terminy.`
            : plural(count) === 'many'
              ? `To wydarzenie się powtarza: w kalendarzu jest ${number(count)} terminów.`
              : `To wydarzenie się powtarza: w kalendarzu jest ${number(count)} terminu.`,
      organizerWrites: 'Organizator pisze',
      about: 'Opis',
      invitedTitle: 'Masz zaproszenie',
      invitedSubject: ({ event, group }) => `Zaproszenie: ${event} (${group})`,
      respond: 'Odpowiedz na zaproszenie',
      fromCalendar: 'Możesz też odpowiedzieć w swoim kalendarzu.',
      promotedTitle: 'Masz miejsce',
      promotedSubject: ({ event }) => `Masz miejsce: ${event}`,
      promotedText:
        'Zwolniło się miejsce i nie jesteś już na liście oczekujących. Jeśli nie możesz przyjść, zmień swoją odpowiedź, aby mógł skorzystać ktoś inny.',
      viewOrChange: 'Pokaż wydarzenie lub zmień odpowiedź',
      changedTitle: 'Zmiana wydarzenia',
      changedSubject: ({ event }) => `Zmiana: ${event}`,
      changedText: 'To wydarzenie zostało zmienione. Aktualne informacje:',
      endsSubject: ({ event, day }) => `Zmiana: ${event} (ostatni termin: ${day})`,
      endsTitle: 'Seria kończy się wcześniej',
      endsText: ({ event, day }) => `Ostatni termin wydarzenia ${event} to teraz ${day}.`,
      replacedSubject: ({ event }) => `Zastąpiono: ${event}`,
      replacedTitle: 'Seria została zastąpiona',
      replacedText: ({ event }) => `Ta seria wydarzenia ${event} nie ma już kolejnych terminów.`,
      laterDates: 'Późniejsze terminy zostały zmienione. Otrzymasz o nich osobny e-mail.',
      cancelledTitle: 'Wydarzenie odwołane',
      cancelledSubject: ({ event }) => `Odwołano: ${event}`,
      cancelledText: 'To wydarzenie zostało odwołane:',
      viewCalendar: 'Pokaż kalendarz',
      reminderTitle: 'Przypomnienie o wydarzeniu',
      reminderSubject: ({ event }) => `Przypomnienie: ${event}`,
      reminderText: 'Bierzesz udział w wydarzeniu:',
      upcomingTitle: 'Nadchodzące wydarzenia',
      upcomingSubject: ({ group }) => `Nadchodzące wydarzenia w grupie ${group}`,
    },
    confirmRequest: {
      subscribe: ({ group }) => `Potwierdź: dołączenie do grupy ${group}`,
      unsubscribe: ({ group }) => `Potwierdź: opuszczenie grupy ${group}`,
      single: ({ group }) => `Potwierdź: pojedyncze wiadomości z grupy ${group}`,
      digest: ({ group }) => `Potwierdź: wiadomości zbiorcze z grupy ${group}, zwykły tekst`,
      fulldigest: ({ group }) => `Potwierdź: wiadomości zbiorcze z grupy ${group}, z formatowaniem`,
      summary: ({ group }) => `Potwierdź: codzienne podsumowanie z grupy ${group}`,
      special: ({ group }) => `Potwierdź: tylko ogłoszenia specjalne z grupy ${group}`,
      nomail: ({ group }) => `Potwierdź: brak e-maili z grupy ${group}`,
      text: ({ host }) =>
        `Ktoś, zapewne Ty, wysłał tę prośbę do ${host} e-mailem. Nie udało się zweryfikować, że pochodzi od Ciebie.`,
      howTo: 'Aby potwierdzić, odpowiedz na ten e-mail. Treść odpowiedzi nie ma znaczenia.',
      ignore: 'Jeśli to nie Ty, możesz zignorować ten e-mail. Prośba wygasa po 3 dniach.',
    },
    reply: {
      addressConfirmed: {
        title: 'Twój adres e-mail jest już potwierdzony',
        text: ({ email, host }) => `Adres ${email} jest potwierdzony w ${host}. Nie musisz nic więcej robić.`,
      },
      rowAdded: {
        title: ({ group }) => `Dodano wiersz w grupie ${group}`,
        text: ({ table }) => `Twój wiersz został dodany do tabeli ${table}.`,
      },
      subscribed: {
        title: ({ group }) => `Należysz teraz do grupy ${group}`,
        post: ({ group, address }) =>
          `Należysz teraz do grupy ${group}. Aby opublikować wiadomość, wyślij e-mail na adres ${address}`,
        leave: ({ address }) => `Aby opuścić grupę, wyślij e-mail na adres ${address}`,
        help: ({ address }) => `Aby dowiedzieć się, co możesz zrobić przez e-mail, napisz na adres ${address}`,
        password: 'Aby korzystać z witryny, ustaw hasło',
      },
      requested: {
        title: ({ group }) => `Twoja prośba o dołączenie do grupy ${group}`,
        text: ({ group }) =>
          `Wysłano prośbę o dołączenie do grupy ${group}. Sprawdzą ją moderatorzy, a my powiadomimy Cię, gdy zostanie zatwierdzona.`,
      },
      alreadySubscribed: {
        title: ({ group }) => `Już należysz do grupy ${group}`,
        text: ({ group }) => `Już należysz do grupy ${group}. Nie musisz nic więcej robić.`,
      },
      alreadyConfirmed: {
        title: 'To już potwierdzone',
        invitation: ({ group }) => `Zaproszenie do grupy ${group} zostało już przyjęte. Nie musisz nic więcej robić.`,
        subscribe: ({ group }) =>
          `Chęć dołączenia do grupy ${group} została już potwierdzona. Nie musisz nic więcej robić.`,
        unsubscribe: ({ group }) =>
          `Chęć opuszczenia grupy ${group} została już potwierdzona. Nie musisz nic więcej robić.`,
        delivery: ({ group }) =>
          `Sposób otrzymywania e-maili z grupy ${group} został już potwierdzony. Nie musisz nic więcej robić.`,
      },
      alreadyPending: {
        title: ({ group }) => `Twoja prośba o dołączenie do grupy ${group} już oczekuje`,
        text: ({ group }) =>
          `Prośba o dołączenie do grupy ${group} została już wysłana. Moderatorzy jeszcze jej nie sprawdzili.`,
      },
      unsubscribed: {
        title: ({ group }) => `Nie należysz już do grupy ${group}`,
        text: ({ group }) => `Nie należysz już do grupy ${group} i nie będziesz otrzymywać od niej e-maili.`,
        again: ({ address }) => `Aby dołączyć ponownie, wyślij e-mail na adres ${address}`,
      },
      delivery: {
        title: ({ group }) => `Twoje ustawienia e-maili z grupy ${group}`,
        single: ({ group }) => `Od teraz będziesz otrzymywać pojedyncze wiadomości z grupy ${group}.`,
        digest: ({ group }) => `Od teraz będziesz otrzymywać wiadomości z grupy ${group} zbiorczo, jako zwykły tekst.`,
        fulldigest: ({ group }) =>
          `Od teraz będziesz otrzymywać wiadomości z grupy ${group} zbiorczo, z formatowaniem.`,
        summary: ({ group }) => `Od teraz będziesz otrzymywać codzienne podsumowanie z grupy ${group}.`,
        special: ({ group }) => `Od teraz będziesz otrzymywać tylko ogłoszenia specjalne z grupy ${group}.`,
        nomail: ({ group }) => `Od teraz nie będziesz otrzymywać e-maili z grupy ${group}.`,
      },
      guidelines: {
        title: ({ group }) => `Zasady grupy ${group}`,
        none: ({ group }) => `Grupa ${group} nie ma zasad.`,
      },
      muted: {
        title: ({ group, topic }) => `[${group}] Wyciszono: ${topic}`,
        text: ({ topic, group }) =>
          `Temat „${topic}” w grupie ${group} jest wyciszony. Nie będziesz otrzymywać e-maili na ten temat.`,
        undo: 'Aby wyłączyć wyciszenie, odpowiedz na ten e-mail.',
      },
      unmuted: {
        title: ({ group, topic }) => `[${group}] Wyłączono wyciszenie: ${topic}`,
        text: ({ topic, group }) =>
          `Temat „${topic}” w grupie ${group} nie jest już wyciszony. Znów będziesz otrzymywać e-maile na ten temat.`,
      },
      followed: {
        title: ({ group, topic }) => `[${group}] Obserwujesz: ${topic}`,
        text: ({ topic, group }) =>
          `Obserwujesz temat „${topic}” w grupie ${group}. Będziesz otrzymywać jego wiadomości, nawet jeśli otrzymujesz tylko obserwowane tematy.`,
        undo: 'Aby przestać go obserwować, odpowiedz na ten e-mail.',
      },
      unfollowed: {
        title: ({ group, topic }) => `[${group}] Już nie obserwujesz: ${topic}`,
        text: ({ topic, group }) => `Nie obserwujesz już tematu „${topic}” w grupie ${group}.`,
      },
      approved: {
        title: ({ group, subject }) => `[${group}] Zatwierdzono: ${subject}`,
        text: ({ subject, group }) => `Zatwierdzono: wiadomość „${subject}” jest teraz w grupie ${group}.`,
      },
      rejected: {
        title: ({ group, subject }) => `[${group}] Odrzucono: ${subject}`,
        text: ({ subject, group }) => `Odrzucono: wiadomość „${subject}” nie została opublikowana w grupie ${group}.`,
      },
      deleted: {
        title: ({ group, subject }) => `[${group}] Usunięto: ${subject}`,
        text: ({ subject, group }) =>
          `Usunięto: wiadomość „${subject}” nie została opublikowana w grupie ${group}. Autor nie otrzymał powiadomienia.`,
      },
      claimed: {
        title: ({ group, subject }) => `[${group}] Zajmujesz się: ${subject}`,
        text: ({ subject, group }) =>
          `Zajmujesz się tą wiadomością: „${subject}” pozostaje w grupie ${group} oczekująca, dopóki nie zostanie zatwierdzona lub odrzucona. Inni moderatorzy widzą, że ją sprawdzasz.`,
      },
      memberApproved: {
        title: ({ group, person }) => `[${group}] Zatwierdzono: ${person}`,
        text: ({ person, group }) => `Zatwierdzono: ${person} należy teraz do grupy ${group}.`,
      },
      memberRejected: {
        title: ({ group, person }) => `[${group}] Odrzucono: ${person}`,
        text: ({ group }) => `Odrzucono: tej osoby nie dodano do grupy ${group}.`,
      },
      decided: {
        title: ({ group, subject }) => `[${group}] Decyzja już zapadła: ${subject}`,
        gone: ({ group }) => `Ta wiadomość już nie oczekuje w grupie ${group}.`,
        approvedByYou: ({ subject, group }) =>
          `Wiadomość „${subject}” została już przez Ciebie zatwierdzona. Jest w grupie ${group}.`,
        rejectedByYou: ({ subject, group }) =>
          `Wiadomość „${subject}” została już przez Ciebie odrzucona. Nie została opublikowana w grupie ${group}.`,
        discardedByYou: ({ subject, group }) =>
          `Wiadomość „${subject}” została już przez Ciebie usunięta. Nie została opublikowana w grupie ${group}.`,
        approved: ({ subject, group, name }) =>
          `Wiadomość „${subject}” została już zatwierdzona i jest w grupie ${group}. Zatwierdzenie: ${name}.`,
        rejected: ({ subject, group, name }) =>
          `Wiadomość „${subject}” została już odrzucona i nie została opublikowana w grupie ${group}. Odrzucenie: ${name}.`,
        discarded: ({ subject, group, name }) =>
          `Wiadomość „${subject}” została już usunięta i nie została opublikowana w grupie ${group}. Usunięcie: ${name}.`,
        confirmed: ({ subject, group }) =>
          `Wiadomość „${subject}” została już potwierdzona przez autora i jest w grupie ${group}.`,
        expired: ({ subject, group }) => `Wiadomość „${subject}” wygasła i nie została opublikowana w grupie ${group}.`,
      },
      memberDecided: {
        title: ({ group }) => `[${group}] Decyzja już zapadła`,
        text: ({ group }) => `Prośba o dołączenie do grupy ${group} została już zatwierdzona, odrzucona lub wycofana.`,
      },
      refused: {
        title: ({ group }) => `Nie opublikowano w grupie ${group}`,
        text: ({ group, reason }) =>
          `Wysłano od Ciebie jeden e-mail na kilka adresów w tej witrynie. Grupa ${group} go nie przyjęła: ${reason}.`,
        others: 'Dotarł na pozostałe adresy.',
      },
      status: {
        title: ({ group }) => `Twoje e-maile do grupy ${group}`,
        none: 'W ciągu ostatnich 30 dni nie otrzymaliśmy od Ciebie żadnych e-maili do tej grupy.',
        intro: 'Twoje ostatnie e-maile do tej grupy, od najnowszego:',
        line: ({ date, recipient, outcome }) => `${date} do ${recipient}: ${outcome}`,
        lineWithSubject: ({ date, recipient, subject, outcome }) => `${date} do ${recipient}, „${subject}”: ${outcome}`,
        unverified: '(nie udało się zweryfikować, że pochodzi od Ciebie)',
        posted: ({ url }) => `opublikowano: ${url}`,
        done: ({ reason }) => `wykonano: ${reason}`,
        pending: 'oczekuje',
        pendingBecause: ({ reason }) => `oczekuje. ${reason}`,
        refused: ({ reason }) => `odrzucono: ${reason}`,
        ignored: ({ reason }) => `zignorowano: ${reason}`,
        failed: ({ reason }) => `opóźnienie: ${reason}. Twój serwer pocztowy automatycznie spróbuje ponownie`,
        reasons: {
          inadequate_permissions: 'nie masz do tego uprawnień',
          not_subscribed: 'nie należysz do tej grupy',
          announcement_group: 'tylko moderatorzy mogą pisać do tej grupy',
          no_body: 'jest pusty',
          private_message: 'temat zaczyna się od „Private”',
          post_too_big: 'jest za duży',
          bad_attachment: 'grupa nie pozwala na załączniki',
          group_out_of_space: 'grupa nie ma już wolnego miejsca',
          restricted_hashtag: 'temat zawiera hasztag, który nie istnieje, a tylko moderatorzy mogą tworzyć hasztagi',
          need_hashtag: 'temat nowego wątku musi zawierać hasztag',
          mod_only_hashtag: 'temat zawiera hasztag zastrzeżony dla moderatorów',
          invalid_reply: 'temat jest zamknięty',
          sole_owner: 'jesteś jedynym właścicielem grupy',
          unproven: 'nie udało się zweryfikować, że pochodzi od Ciebie',
          virus: 'zawiera wirusa',
          no_such_code: 'adres, na który odpowiadasz, jest już nieważny',
          unreadable: 'nie udało się go odczytać',
          other: 'nie został przyjęty',
        },
      },
    },
    help: {
      title: ({ group }) => `Korzystanie z grupy ${group} przez e-mail`,
      post: ({ group, address }) =>
        `Aby opublikować wiadomość w grupie ${group}, wyślij e-mail na adres ${address}. Aby odpowiedzieć na wiadomość, odpowiedz na jej e-mail. Aby ją polubić, odpowiedz samym „+1”.`,
      commands:
        'We wszystkich innych sprawach wyślij pusty e-mail na jeden z tych adresów. Przy adresach z gwiazdką odpowiedz na wiadomość z danego tematu i zmień adres:',
      command: {
        subscribe: 'Dołącz',
        unsubscribe: 'Opuść grupę',
        single: 'Pojedyncze wiadomości',
        digest: 'Zbiorczo, zwykły tekst',
        fulldigest: 'Zbiorczo, z formatowaniem',
        summary: 'Codzienne podsumowanie',
        special: 'Tylko ogłoszenia specjalne',
        nomail: 'Bez e-maili',
        follow: 'Obserwuj temat*',
        unfollow: 'Przestań obserwować temat*',
        mute: 'Wycisz temat*',
        unmute: 'Wyłącz wyciszenie tematu*',
        status: 'Sprawdź, co się stało z Twoimi wiadomościami',
        guidelines: 'Przeczytaj zasady',
        owner: 'Skontaktuj się z właścicielami',
        help: 'Otrzymaj ten e-mail',
      },
    },
    copy: {
      view: 'Pokaż lub odpowiedz w przeglądarce',
      replyGroup: 'Odpowiedz grupie',
      replySender: 'Odpowiedz prywatnie',
      replyOwner: 'Odpowiedz moderatorom',
      muteTopic: 'Wycisz ten temat',
      followHashtag: ({ hashtag }) => `Obserwuj #${hashtag}`,
      muteHashtag: ({ hashtag }) => `Wycisz #${hashtag}`,
      newTopic: 'Nowy temat',
      subscription: 'Twoja subskrypcja',
      contactOwners: 'Skontaktuj się z właścicielami',
      leave: 'Opuść grupę',
      files: 'Załączniki, których nie ma w tym e-mailu:',
      why: ({ group, address }) => `Otrzymujesz tę wiadomość, ponieważ należysz do grupy ${group} (${address}).`,
    },
    digest: {
      title: ({ count, group }) =>
        plural(count) === 'one'
          ? `${group}: ${number(count)} wiadomość`
          : plural(count) === 'few'
            ? `${group}: ${number(count)} wiadomości zbiorczo`
            : plural(count) === 'many'
              ? `${group}: ${number(count)} wiadomości zbiorczo`
              : `${group}: ${number(count)} wiadomości zbiorczo`,
      summaryTitle: ({ count, group }) =>
        plural(count) === 'one'
          ? `${group}, codzienne podsumowanie: ${number(count)} wiadomość`
          : plural(count) === 'few'
            ? `${group}, codzienne podsumowanie: ${number(count)} wiadomości`
            : plural(count) === 'many'
              ? `${group}, codzienne podsumowanie: ${number(count)} wiadomości`
              : `${group}, codzienne podsumowanie: ${number(count)} wiadomości`,
      from: ({ name }) => `Od: ${name}`,
      date: ({ date }) => `Data: ${date}`,
      message: ({ url }) => `Wiadomość: ${url}`,
      allMessages: 'Wszystkie wiadomości',
      viewOnline: 'Pokaż w przeglądarce',
      reply: 'Odpowiedz',
    },
    testEmail: {
      subject: en['email']['testEmail']['subject'],
      text: en['email']['testEmail']['text'],
      why: en['email']['testEmail']['why'],
    },
    noticeExample: {
      subject: en['email']['noticeExample']['subject'],
      reason: en['email']['noticeExample']['reason'],
      post: en['email']['noticeExample']['post'],
      message: en['email']['noticeExample']['message'],
    },
    suspended: {
      subject: en['email']['suspended']['subject'],
      text: en['email']['suspended']['text'],
      reason: en['email']['suspended']['reason'],
      more: en['email']['suspended']['more'],
      why: en['email']['suspended']['why'],
    },
    restored: {
      subject: en['email']['restored']['subject'],
      text: en['email']['restored']['text'],
      action: en['email']['restored']['action'],
    },
  },
  cli: {
    usage: ({ form }) => `Użycie: ${form}`,
    overview: ({ form, list }) => `Użycie: ${form} [OPCJE]

${list}

${form} --help pokazuje opcje polecenia.`,
    unexpectedError: 'Nieoczekiwany błąd:',
    unknownCommand: ({ command }) => `Nieznane polecenie: ${command}`,
    unknownOption: ({ option }) => `Nieznana opcja: „${option}”.`,
    argumentMissing: 'Brakuje argumentu.',
    unexpectedArgument: ({ argument }) => `Nieoczekiwany argument: ${argument}`,
    optionMissing: ({ option }) => `Brakuje --${option}.`,
    notAnEmail: ({ text }) => `${text} nie jest adresem e-mail.`,
    notAnId: ({ text }) => `${text} nie jest identyfikatorem.`,
    afterMustBeNumber: '--after musi być liczbą.',
    moreRows: ({ id }) => `… i więcej: użyj --after ${id}`,
    usingInstallation: ({ folder }) => `Używana instalacja: ${folder}.`,
    severalInstallations: ({ folders }) =>
      `Działa kilka instalacji: ${folders}. Wybierz jedną za pomocą FOLKMOOT_DATA.`,
    commands: {
      serve: {
        summary: 'Uruchom serwer.',
        details:
          'Obsługuje strony, API i pocztę przychodzącą. Bez DATABASE_URL uruchamia wbudowaną bazę danych w katalogu danych.\nPo Ctrl-C lub SIGTERM kończy trwające wywołania i zatrzymuje się. Ustawienia to zmienne środowiskowe lub wiersze w\nfolkmoot.toml.',
      },
      demo: {
        summary: 'Uruchom demo z przykładowymi danymi w katalogu tymczasowym.',
        details:
          'Uruchamia demo: trzy grupy, dwanaście osób, dwa lata wiadomości. Działa w katalogu tymczasowym, usuwanym po zatrzymaniu,\ni nie wysyła e-maili. Używa tylko ustawień FOLKMOOT_HOST, FOLKMOOT_PORT i FOLKMOOT_LOG_LEVEL oraz innego portu, jeśli\ndomyślny jest zajęty.',
      },
      migrate: {
        summary: 'Zmigruj bazę danych.',
        details:
          'Wykonuje oczekujące migracje. Serwer robi to przy starcie; użyj polecenia, aby zrobić to wcześniej, na przykład przed\naktualizacją kilku serwerów jednej bazy danych.',
      },
      'setup-link': {
        summary: 'Wyświetl nowy link konfiguracyjny.',
        details:
          'Wyświetla link, który tworzy pierwszego administratora w przeglądarce. Działa raz, przez 24 godziny, i zastępuje wcześniejsze\nlinki. Tylko dla serwisu bez administratora.',
      },
      'user add': {
        summary: 'Utwórz konto.',
        details:
          'Tworzy konto i wysyła e-mail na jego adres.\n\n  --name NAME          imię i nazwisko osoby\n  --password PASSWORD  od 6 do 1024 znaków. Bez tej opcji lub z - pojawi się pytanie o hasło; bez terminala jest to\n                       pierwszy wiersz standardowego wejścia. Hasło w wierszu poleceń widzą wszyscy na tym komputerze\n                       i pozostaje ono w historii powłoki.\n  --admin              nadaj uprawnienia administratora serwisu\n  --unconfirmed        pozostaw adres niepotwierdzony',
      },
      'user list': {
        summary: 'Wyświetl konta.',
        details:
          'Wyświetla konta według identyfikatora, z adresem, nazwą i stanem.\n\n  TEXT        tylko konta, których adres lub nazwa zawiera ten tekst\n  --admins    tylko administratorzy serwisu\n  --after ID  zacznij po tym identyfikatorze',
      },
      'user password': {
        summary: 'Ustaw hasło konta.',
        details:
          'Ustawia hasło konta, kończy wszystkie jego sesje i unieważnia klucze API.\n\n  --password PASSWORD  od 6 do 1024 znaków. Bez tej opcji lub z - pojawi się pytanie o hasło; bez terminala jest to\n                       pierwszy wiersz standardowego wejścia. Hasło w wierszu poleceń widzą wszyscy na tym komputerze\n                       i pozostaje ono w historii powłoki.',
      },
      'user email': {
        summary: 'Zmień adres e-mail konta.',
        details: 'Zmienia adres e-mail konta. Nowy adres jest uznawany za potwierdzony; na stary trafia powiadomienie.',
      },
      'user admin': {
        summary: 'Nadaj lub odbierz uprawnienia administratora serwisu.',
        details: 'Nadaje lub odbiera uprawnienia administratora serwisu.',
      },
      'user suspend': {
        summary: 'Zawieś konto.',
        details:
          'Zawiesza konto do czasu przywrócenia. Nikt nie może się na nie zalogować, jego sesje i klucze API przestają działać,\na członkostwa pozostają, ale bez e-maili.',
      },
      'user restore': {
        summary: 'Przywróć zawieszone konto.',
        details: 'Przywraca zawieszone konto: logowanie i e-maile znowu działają. Klucze API pozostają unieważnione.',
      },
      'user delete': {
        summary: 'Usuń konto.',
        details:
          'Usuwa konto z członkostwami, wersjami roboczymi, polubieniami i sesjami. Wiadomości pozostają pod nazwiskiem autora\nlub jako „Former member” z opcją --anonymize. Bez --yes tylko pokazuje, co zostałoby usunięte.',
      },
      'group list': {
        summary: 'Wyświetl grupy z członkami i właścicielami.',
        details:
          'Wyświetla grupy i podgrupy według identyfikatora, z nazwą, członkami, właścicielami i planem.\n\n  TEXT        tylko grupy, których nazwa zawiera ten tekst\n  --after ID  zacznij po tym identyfikatorze',
      },
      'group owner': {
        summary: 'Dodaj właściciela grupy.',
        details:
          'Dodaje właściciela grupy. Jeśli konto nie należy do grupy, zostaje dodane. Pozostali właściciele nie zmieniają się.',
      },
      'group plan': {
        summary: 'Zmień plan grupy.',
        details: 'Zmienia plan grupy ze skutkiem natychmiastowym.',
      },
      'group move': {
        summary: 'Przenieś grupę do organizacji lub poza nią.',
        details:
          'Przenosi grupę i jej podgrupy do organizacji o tej nazwie hosta, co przełącza je na plan enterprise, lub poza jej\norganizację.',
      },
      'organisation add': {
        summary: 'Utwórz organizację z własną nazwą hosta.',
        details:
          'Tworzy organizację z własną nazwą hosta. Na tym hoście istnieją tylko jej grupy: dla wywołań API, stron i kanałów.\nSkieruj nazwę hosta na ten serwer i upewnij się, że obejmuje ją certyfikat.',
      },
      'organisation main': {
        summary: 'Ustaw główną grupę organizacji.',
        details:
          'Ustawia grupę jako główną w organizacji o tej nazwie hosta: `getorg` podaje ją jako parent_group_id. Pierwsza grupa\norganizacji automatycznie staje się główną.',
      },
      import: {
        summary: 'Importuj wiadomości do grupy: mbox, zip, Maildir.',
        details:
          'Importuje wiadomości do grupy z pliku mbox, zipa z plikami mbox (jak z downloadarchives), Maildira lub pojedynczego\ne-maila. Wątki, autorzy, daty i załączniki są zachowane; członkowie są rozpoznawani po adresie e-mail. Nikt nie dostaje\ne-maili. Wiadomości, które grupa już ma, są pomijane, więc przerwany import można uruchomić ponownie. Inny tekst pod\nidentyfikatorem istniejącej wiadomości staje się jej wersją.\n\n  --group NAME    grupa; musi istnieć\n  --report FILE   lista e-maili, których nie udało się zaimportować, tego, co pominięto, i podsumowanie tego, co oszacowano\n                  (domyślnie: FILE.not-understood.txt)\n  --dry-run       przeczytaj wszystko, nic nie importuj',
      },
      'mail queue': {
        summary: 'Pokaż kolejkę wychodzącą; ponów lub porzuć wysyłki.',
        details:
          'Pokazuje kolejkę wychodzącą: od kiedy e-maile czekają, dlaczego i kiedy będzie następna próba. Wysyłka ma wielu\nodbiorców; odroczeni są wymienieni pojedynczo.\n\n  --retry    ponów wszystko teraz, także nieudane wysyłki\n  --drop ID  porzuć tę wysyłkę',
      },
      'mail in': {
        summary: 'Odbierz e-mail z pliku lub standardowego wejścia, dla serwerów pocztowych używających potoku.',
        details:
          'Odbiera e-mail z pliku lub standardowego wejścia, tak jak przekazują go serwery pocztowe. Jest traktowany jak każdy inny.\nNadawcę weryfikuje tylko podpis DKIM, chyba że FOLKMOOT_MAIL_TRUST zawiera 127.0.0.1.\n\n  --to ADDRESS    odbiorca (domyślnie: adresy tego serwera w To i Cc)\n  --from ADDRESS  nadawca koperty (domyślnie: Return-Path lub From)\n\nKody wyjścia: 0 przyjęto, 67 nieznany adres, 77 odrzucono (powód jest wypisany), 75 spróbuj później.',
      },
      'mail send': {
        summary: 'Wyślij testowy e-mail do grupy.',
        details:
          'Wysyła e-mail do grupy przez SMTP, aby sprawdzić odbiór, i wypisuje odpowiedź serwera.\n\n  --from ADDRESS      nadawca\n  --to ADDRESS        adres grupy\n  --subject TEXT      temat (domyślnie: „Test email”)\n  --server HOST:PORT  serwer (domyślnie: port, na którym ta instalacja odbiera pocztę)\n\nTaki e-mail nie jest zweryfikowany, więc czeka na moderatora, chyba że FOLKMOOT_MAIL_TRUST zawiera adres, z którego pochodzi.',
      },
      'mail keys': {
        summary: 'Pokaż rekordy DKIM dla DNS lub utwórz nowe klucze.',
        details:
          'Pokazuje rekordy DKIM, które należy dodać do DNS.\n\n  --renew  najpierw utwórz nowe klucze i od teraz podpisuj nimi. Zachowaj stare rekordy w DNS przez tydzień: e-maile\n           podpisane starymi są jeszcze w drodze.',
      },
      mail: {
        summary: 'Pokaż lokalną skrzynkę, która przechowuje e-maile, dopóki nie ustawiono przekaźnika.',
        details:
          'Wyświetla najnowsze e-maile z lokalnej skrzynki lub jeden z nich. Dopóki FOLKMOOT_SMTP_RELAY nie jest ustawione, poczta\nwychodząca zostaje tutaj: powiadomienia i pierwsze kopie każdej wiadomości grupy.\n\n  ID      pokaż ten e-mail; kopie wiadomości mają identyfikatory takie jak 17.3\n  --last  pokaż najnowszy e-mail',
      },
      chat: {
        summary: 'Dołącz do czatu w terminalu.',
        details: ({
          commands,
        }) => `Dołącza do czatu grupy. Nowe wiadomości pojawiają się na bieżąco; każdy wpisany wiersz zostaje wysłany. CHAT to
identyfikator czatu, jego temat lub fragment tematu.

  --as EMAIL           adres Twojego konta
  --password PASSWORD  hasło do niego. Bez tej opcji lub z - pojawi się pytanie; bez terminala jest to pierwszy wiersz
                       standardowego wejścia
  --code CODE          kod dwuskładnikowy, jeśli go używasz
  --url URL            serwer (domyślnie: instalacja na tym komputerze)
  --ca FILE            zaufany certyfikat, na przykład tls/self-signed.pem z katalogu danych serwera

Polecenia:

${commands}`,
      },
      doctor: {
        summary: 'Sprawdź instalację i powiedz, jak naprawić problemy.',
        details:
          'Pokazuje wszystkie ustawienia i ich źródła, sprawdza instalację i mówi, jak naprawić problemy. Kończy się kodem 1, jeśli\ncoś jest nie tak; ostrzeżenia się nie liczą.\n\n  --json  wypisz JSON, po angielsku',
      },
      backup: {
        summary: en['cli']['commands']['backup']['summary'],
        details: en['cli']['commands']['backup']['details'],
      },
      verify: {
        summary: en['cli']['commands']['verify']['summary'],
        details: en['cli']['commands']['verify']['details'],
      },
      restore: {
        summary: en['cli']['commands']['restore']['summary'],
        details: en['cli']['commands']['restore']['details'],
      },
    },
    chat: {
      slashCommands:
        '  /reply N TEXT                        odpowiedz na wiadomość N\n  /edit N TEXT                         edytuj swoją wiadomość N\n  /delete N                            usuń wiadomość N\n  /react N heart|up|down|laugh|!|?     zareaguj na wiadomość N\n  /unreact N …                         usuń reakcję\n  /who                                 pokaż osoby na czacie\n  /leave                               opuść czat\n  /quit                                zamknij, ale zostań na czacie\n  /help                                pokaż tę listę',
      notHttps: ({ text }) => `${text} nie jest adresem https://.`,
      badCertificate: ({ file, reason }) => `${file} nie jest czytelnym certyfikatem (${reason}).`,
      errors: {
        unauthorized_error: 'Adres e-mail i hasło nie pasują do siebie.',
        two_factor_required: 'To konto używa uwierzytelniania dwuskładnikowego. Dodaj --code CODE.',
        'closed chat': 'Czat jest zamknięty.',
        'invalid chatsub_id': 'Nie ma Cię już na tym czacie.',
        'invalid group_id': 'Nie ma takiej grupy lub do niej nie należysz.',
      },
      error: ({ type, extra }) => `Błąd: ${type} ${extra}`,
      whichChat: ({ list }) => `Który czat? Otwarte czaty:${list}`,
      noChats: 'Ta grupa nie ma otwartych czatów.',
      replyTo: ({ number }) => `(do #${number})`,
      edited: '(edytowano)',
      deleted: '(usunięto)',
      closed: '(zamyka czat)',
      typing: ({ name }) => `· ${name} pisze`,
      stoppedTyping: ({ name }) => `· ${name} już nie pisze`,
      joined: ({ name }) => `· ${name} dołącza`,
      left: ({ name }) => `· ${name} wychodzi`,
      welcome: ({ subject, count }) =>
        `${subject}: ${plural(count) === 'one' ? `${number(count)} wiadomość` : plural(count) === 'few' ? `${number(count)} wiadomości` : plural(count) === 'many' ? `${number(count)} wiadomości` : `${number(count)} wiadomości`}. Wpisz /help, aby zobaczyć polecenia.`,
      reconnected: '· połączono ponownie',
      connectionLost: '· utracono połączenie, łączenie ponownie…',
      unknownCommand: ({ name }) => `Nieznane polecenie: /${name}. Wpisz /help, aby zobaczyć polecenia.`,
      reactions: ({ names }) => `Reakcje: ${names}.`,
      noName: '(bez nazwy)',
    },
    serve: {
      stopping: 'Zatrzymywanie…',
      running: ({ url }) => `Folkmoot działa pod adresem ${url}`,
      selfSigned: '  Certyfikat jest samopodpisany, więc przeglądarki pokazują ostrzeżenie.',
      receiving: ({ host, port, protocol }) => `  Odbiór poczty na ${host}, port ${port} (${protocol}).`,
      noRelay: '  Nie ustawiono przekaźnika: poczta wychodząca zostaje w lokalnej skrzynce (bin/folkmoot mail).',
      data: ({ data }) => `  Dane: ${data}`,
      dataAndServer: ({ data }) => `  Dane: ${data} i baza danych z DATABASE_URL`,
      dataAndCluster: ({ data, cluster }) => `  Dane: ${data} i ${cluster}`,
      setupLink: ({ link }) => `  Skonfiguruj serwis tutaj (link działa raz, przez 24 godziny): ${link}`,
    },
    ports: {
      EADDRINUSE: ({ port, host, setting }) =>
        `Port ${port} na ${host} jest zajęty przez inny program. Zatrzymaj go lub ustaw w ${setting} inny port.`,
      EACCES: ({ port, setting }) =>
        `To konto nie może nasłuchiwać na porcie ${port}. Ustaw w ${setting} port powyżej 1023 i umieść przed nim odwrotne proxy.`,
      EADDRNOTAVAIL: ({ host }) => `${host} nie jest adresem tego komputera. Zmień FOLKMOOT_HOST.`,
      ENOTFOUND: ({ host }) => `Nie można znaleźć ${host}. Zmień FOLKMOOT_HOST.`,
      without: {
        httpPort: 'Do tego czasu http:// nie przekierowuje na https://.',
        smtpPort: 'Do tego czasu poczta nie jest odbierana.',
        lmtpPort: 'Do tego czasu poczta nie jest odbierana przez LMTP.',
      },
    },
    migrate: {
      alreadyUpToDate: 'Baza danych jest już aktualna.',
      upToDate: 'Baza danych jest aktualna.',
    },
    user: {
      parts: {
        sessions: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} sesja`
            : plural(count) === 'few'
              ? `${number(count)} sesje`
              : plural(count) === 'many'
                ? `${number(count)} sesji`
                : `${number(count)} sesji`,
        api_keys: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} klucz API`
            : plural(count) === 'few'
              ? `${number(count)} klucze API`
              : plural(count) === 'many'
                ? `${number(count)} kluczy API`
                : `${number(count)} klucza API`,
        chats: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} czat`
            : plural(count) === 'few'
              ? `${number(count)} czaty`
              : plural(count) === 'many'
                ? `${number(count)} czatów`
                : `${number(count)} czatu`,
        event_rsvps: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} odpowiedź na wydarzenie`
            : plural(count) === 'few'
              ? `${number(count)} odpowiedzi na wydarzenia`
              : plural(count) === 'many'
                ? `${number(count)} odpowiedzi na wydarzenia`
                : `${number(count)} odpowiedzi na wydarzenia`,
        memberships: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} członkostwo`
            : plural(count) === 'few'
              ? `${number(count)} członkostwa`
              : plural(count) === 'many'
                ? `${number(count)} członkostw`
                : `${number(count)} członkostwa`,
        likes: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} polubienie`
            : plural(count) === 'few'
              ? `${number(count)} polubienia`
              : plural(count) === 'many'
                ? `${number(count)} polubień`
                : `${number(count)} polubienia`,
        follows: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} obserwowany temat`
            : plural(count) === 'few'
              ? `${number(count)} obserwowane tematy`
              : plural(count) === 'many'
                ? `${number(count)} obserwowanych tematów`
                : `${number(count)} obserwowanego tematu`,
        drafts: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} wersja robocza`
            : plural(count) === 'few'
              ? `${number(count)} wersje robocze`
              : plural(count) === 'many'
                ? `${number(count)} wersji roboczych`
                : `${number(count)} wersji roboczej`,
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} oczekująca wiadomość`
            : plural(count) === 'few'
              ? `${number(count)} oczekujące wiadomości`
              : plural(count) === 'many'
                ? `${number(count)} oczekujących wiadomości`
                : `${number(count)} oczekującej wiadomości`,
      },
      notFound: ({ email }) => `Żadne konto nie ma adresu ${email}. Lista kont: bin/folkmoot user list`,
      passwordLength: 'Hasło musi mieć od 6 do 1024 znaków.',
      passwordCommon: 'To hasło jest zbyt popularne. Wybierz inne, na przykład kilka słów.',
      passwordPrompt: 'Hasło: ',
      passwordMissing: 'Brak hasła na standardowym wejściu.',
      nameLength: 'Nazwa musi być jednym wierszem o długości od 1 do 255 znaków.',
      exists: ({ email }) => `${email} ma już konto.`,
      created: ({ id, email }) => `Utworzono konto ${id} dla ${email}.`,
      createdAs: ({ id, email, notes }) => `Utworzono konto ${id} dla ${email} (${notes}).`,
      siteAdmin: 'administrator serwisu',
      passwordSet: ({ name }) =>
        `${name} ma nowe hasło. Wszystkie sesje zostały zakończone, a klucze API unieważnione.`,
      addressTaken: ({ email }) => `${email} ma już konto. Najpierw usuń tamto konto lub wybierz inny adres.`,
      theAccount: 'Konto',
      emailChanged: ({ name, email, old }) => `${name} ma teraz adres ${email}; na ${old} trafi powiadomienie.`,
      suspended: ({ name }) =>
        `Konto zawieszone: ${name}. Wszystkie sesje zostały zakończone, a klucze API unieważnione.`,
      alreadySuspended: ({ name }) => `Konto jest już zawieszone: ${name}.`,
      restored: ({ name }) => `Konto przywrócone: ${name}.`,
      notSuspended: ({ name }) => `Konto nie jest zawieszone: ${name}.`,
      onOrOff: ({ text }) => `${text} musi być on lub off.`,
      adminGranted: ({ name }) => `${name} ma teraz uprawnienia administratora serwisu.`,
      adminAlready: ({ name }) => `${name} ma już uprawnienia administratora serwisu.`,
      adminRevoked: ({ name }) => `${name} nie ma już uprawnień administratora serwisu.`,
      adminNever: ({ name }) => `${name} nie ma uprawnień administratora serwisu.`,
      soleOwner: ({ name, groups, count }) =>
        `${name} to jedyny właściciel: ${groups}. Najpierw dodaj innego właściciela${plural(count) === 'one' ? '' : plural(count) === 'few' ? ' każdej z tych grup' : plural(count) === 'many' ? ' każdej z tych grup' : ' każdej z tych grup'}: bin/folkmoot group owner NAME EMAIL`,
      wouldDelete: ({ parts, name }) =>
        `Zostałyby usunięte: ${parts} (${name}). Wiadomości pozostają. Dodaj --yes, aby potwierdzić.`,
      account: 'konto',
      deleted: ({ name }) => `Usunięto konto: ${name}.`,
      none: 'Nie ma jeszcze kont.',
      noMatch: 'Brak pasujących kont.',
      status: {
        user_status_notconfirmed: 'adres niepotwierdzony',
        user_status_bouncing: 'e-maile są odrzucane',
        user_status_bounced: 'e-maile wstrzymane po odrzuceniach',
        suspended: 'zawieszone',
        deleted: 'usunięte, ale z blokadą w grupie',
      },
      administratorExists: 'Serwis ma już administratora.',
    },
    group: {
      none: 'Nie ma jeszcze grup.',
      noMatch: 'Brak pasujących grup.',
      members: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} członek`
          : plural(count) === 'few'
            ? `${number(count)} członków`
            : plural(count) === 'many'
              ? `${number(count)} członków`
              : `${number(count)} członka`,
      owners: ({ count }) =>
        count === 0
          ? 'brak właściciela'
          : plural(count) === 'one'
            ? `${number(count)} właściciel`
            : plural(count) === 'few'
              ? `${number(count)} właścicieli`
              : plural(count) === 'many'
                ? `${number(count)} właścicieli`
                : `${number(count)} właściciela`,
      notFound: ({ name }) => `Nie ma grupy ${name}.`,
      notFoundList: ({ name }) => `Nie ma grupy ${name}. Lista grup: bin/folkmoot group list`,
      owner: {
        made: ({ name, group }) => `${name} jest teraz właścicielem grupy ${group}.`,
        already: ({ name, group }) => `${name} jest już właścicielem grupy ${group}.`,
        banned: ({ name, group }) =>
          `${name} ma blokadę w grupie ${group}. Najpierw poproś właściciela o jej zdjęcie lub wybierz kogoś innego.`,
        'not in the parent': ({ name, group }) =>
          `${name} nie należy do grupy nadrzędnej grupy ${group}. Dodaj tę osobę jako właściciela grupy nadrzędnej: jej właściciele są też właścicielami podgrup.`,
      },
      notAPlan: ({ text }) => `${text} nie jest planem.`,
      planChanged: ({ name, plan }) => `Grupa ${name} ma teraz plan ${plan}.`,
      cannotMove: ({ name, host }) => `Nie ma grupy ${name}, którą można przenieść, lub nie ma organizacji na ${host}.`,
      movedOut: ({ name }) => `Grupa ${name} nie należy już do żadnej organizacji.`,
      moved: ({ name, host }) => `Grupa ${name} należy teraz do ${host}.`,
    },
    organisation: {
      badHost: ({ host }) => `${host} nie jest nazwą hosta lub należy już do organizacji.`,
      created: ({ name, host }) => `Utworzono organizację ${name} na ${host}.`,
      cannotBeMain: ({ host, name }) =>
        `Nie ma organizacji na ${host} lub ${name} nie jest jej grupą. Podgrupa nie może być grupą główną.`,
      mainSet: ({ name, host }) => `${name} jest teraz główną grupą na ${host}.`,
    },
    import: {
      cannotWrite: ({ file }) => `Nie można zapisać ${file}. Wybierz inny plik opcją --report.`,
      stopping: 'Zatrzymywanie po bieżącej partii…',
      noGroup: ({ name }) => `Nie ma grupy ${name}. Najpierw ją utwórz, a potem importuj.`,
      failed: ({ reason }) =>
        `Import przerwany: ${reason}. Zaimportowane już wiadomości pozostają. Usuń przyczynę i uruchom import ponownie.`,
      progress: {
        imported: ({ count }) => `zaimportowano: ${count}`,
        present: ({ count }) => `już są: ${count}`,
        skipped: ({ count }) => `pominięto: ${count}`,
      },
      dryRun: ({ count, all }) => `Można zaimportować ${count} z ${all} e-maili.`,
      done: ({ imported, present }) => `Zaimportowane wiadomości: ${imported}; pominięte, bo już istnieją: ${present}.`,
      revised: ({ count }) =>
        `Różniące się od istniejącej wiadomości o tym samym identyfikatorze, zapisane jako wersje: ${count}.`,
      refused: ({ count, file }) => `Niezaimportowane: ${count}. Zobacz ${file}.`,
      cut: ({ count, file }) => `Zaimportowane z pominięciem części: ${count}. Zobacz ${file}.`,
      guessed: ({ count, file }) => `Z oszacowanymi danymi, na przykład datą: ${count}. Zobacz podsumowanie w ${file}.`,
      subjectTag: ({ tag }) =>
        `Stara lista używała przedrostka tematu [${tag}]. Aby go zachować, właściciel może ustawić przedrostek „${tag}” w ustawieniach e-mail grupy.`,
      incomplete: 'Zatrzymano przed końcem. Uruchom ponownie, aby kontynuować.',
      damaged: ({ file, reason }) =>
        `${file} jest uszkodzony lub niekompletny: ${reason}. Udało się odczytać tylko wcześniejsze e-maile. Zdobądź kompletną kopię i uruchom import ponownie: wiadomości, które grupa już ma, zostaną pominięte.`,
      source: {
        absent: ({ path }) => `${path} nie istnieje.`,
        noMaildir: ({ path }) => `${path} nie jest Maildirem: w cur ani new nie ma e-maili.`,
        notFile: ({ path }) => `${path} nie jest ani zwykłym plikiem, ani katalogiem.`,
        unknown: ({ path }) =>
          `${path} nie jest plikiem mbox (także spakowanym gzipem), zipem z plikami mbox, Maildirem ani e-mailem.`,
        manyFiles: ({ path, count }) => `${path} zawiera więcej plików niż ${count}.`,
        tooLarge: ({ path }) => `${path} po rozpakowaniu byłby zbyt duży. To nie jest archiwum e-maili.`,
        badZip: ({ path, reason }) => `Nie można odczytać zipa ${path}: ${reason}`,
        noMbox: ({ path }) => `${path} nie zawiera pliku mbox.`,
        overlapping: ({ path }) => `${path} nie jest prawidłowym zipem: jego pliki na siebie nachodzą.`,
        badGzip: ({ path, reason }) => `Nie można rozpakować ${path}: ${reason}.`,
        noMboxInGzip: ({ path }) => `${path} jest spakowany gzipem, ale nie jest plikiem mbox.`,
      },
      report: {
        guessed: 'Te e-maile zaimportowano z oszacowaniem niektórych danych:',
        more: ({ count }) =>
          plural(count) === 'one'
            ? `i jeszcze ${number(count)}`
            : plural(count) === 'few'
              ? `i jeszcze ${number(count)}`
              : plural(count) === 'many'
                ? `i jeszcze ${number(count)}`
                : `i jeszcze ${number(count)}`,
      },
    },
    mail: {
      retryOrDrop: 'Użyj albo --retry, albo --drop.',
      retrying: 'Ponawianie wszystkich wysyłek.',
      notQueued: ({ id }) => `Wysyłki ${id} nie ma w kolejce.`,
      dropped: ({ id }) => `Porzucono wysyłkę ${id}.`,
      queueEmpty: 'Kolejka jest pusta.',
      moreMessages: '… i kolejne wysyłki.',
      moreRecipients: '… i kolejni odbiorcy.',
      toRecipients: ({ kind, count }) => `${kind}, odbiorcy: ${count}`,
      ofGroup: ({ kind, group, count }) => `${kind} z ${group}, odbiorcy: ${count}`,
      since: ({ time }) => `od ${time}`,
      nextTry: ({ time }) => `następna próba ${time}`,
      failed: 'nieudane',
      beingSent: 'wysyłanie',
      attempts: ({ count }) =>
        count === 0
          ? 'brak prób'
          : plural(count) === 'one'
            ? `${number(count)} próba`
            : plural(count) === 'few'
              ? `${number(count)} próby`
              : plural(count) === 'many'
                ? `${number(count)} prób`
                : `${number(count)} próby`,
      answered: ({ server, response }) => `${server} odpowiada: ${response}`,
      unreachable: ({ server, reason }) => `Nie można połączyć się z ${server}: ${reason}`,
      notAServer: ({ text }) => `${text} nie jest serwerem takim jak 127.0.0.1:25.`,
      receivesNone: 'Ta instalacja nie odbiera poczty: FOLKMOOT_SMTP_PORT i FOLKMOOT_LMTP_PORT mają wartość off.',
      idOrLast: 'Użyj albo identyfikatora, albo --last.',
      mailboxEmpty: 'Lokalna skrzynka jest pusta.',
      older: '… i starsze: bin/folkmoot mail ID pokaże dowolny z nich.',
      notFound: ({ id }) => `Nie ma e-maila ${id}.`,
      fromTo: ({ from, to }) => `Od ${from} do ${to}:`,
    },
    demo: {
      chatStopped: ({ reason }) => `Czat demo został przerwany: ${reason}`,
      steps: {
        people: 'Tworzenie dwunastu kont',
        key: 'Tworzenie klucza API dla właściciela',
        groups: 'Tworzenie trzech grup i dwóch podgrup',
        roles: 'Przypisywanie moderatorów i etykiet',
        hashtags: 'Dodawanie hasztagów',
        archive: 'Importowanie wiadomości z dwóch lat',
        today: 'Publikowanie dzisiejszych wiadomości',
        reactions: 'Dodawanie polubień, edycji i przypiętego tematu',
        calendar: 'Dodawanie wydarzeń do kalendarza',
        moderation: 'Dodawanie oczekujących wiadomości i wersji roboczych',
        tables: 'Dodawanie tabel',
        chats: 'Otwieranie dwóch czatów',
      },
      selfSigned: '  Certyfikat jest samopodpisany: przeglądarki pokazują ostrzeżenie, a curl wymaga -k.',
      owner: ({ email, password }) => `  Właściciel  ${email} hasło ${password}`,
      member: ({ email, password }) => `  Członek     ${email} hasło ${password}`,
      apiKey: ({ key }) => `  Klucz API   ${key} (właściciel)`,
      calls: {
        gettopics: 'Przeczytaj najnowsze tematy klubu wioślarskiego, bez logowania',
        login: 'Zaloguj się jako członek',
        searcharchives: 'Szukaj po japońsku, jako właściciel',
        getpendingmessages: 'Wyświetl oczekujące wiadomości sąsiadów',
        downloadarchives: 'Pobierz archiwum sąsiadów jako mbox w zipie',
      },
      byEmail: 'Napisz e-mail do klubu wioślarskiego jako członek, a potem wyświetl wysłane kopie',
      joinChat: 'Dołącz do czatu jako członek, w drugim terminalu',
      stop: 'Naciśnij Ctrl-C, aby zatrzymać. Wszystkie dane demo zostaną usunięte.',
    },
  },
  doctor: {
    none: 'brak',
    followMessage: 'Postępuj zgodnie z powyższym komunikatem.',
    changeSetting: 'Zmień ustawienie.',
    states: {
      ok: 'ok',
      warning: 'uwaga',
      wrong: 'błąd',
    },
    sources: {
      environment: 'środowisko',
      'last start': 'ostatnie uruchomienie',
    },
    checks: {
      settings: 'Ustawienia',
      node: 'Node',
      data: 'Katalog danych',
      files: 'Pliki',
      certificate: 'Certyfikat',
      database: 'Baza danych',
      migrations: 'Migracje',
      failedJobs: 'Nieudane zadania',
      localMailbox: 'Lokalna skrzynka',
      privileges: 'Uprawnienia',
      durability: 'Trwałość',
      replica: 'Replika do odczytu',
      bus: 'Magistrala',
      port: 'Port HTTPS',
      httpPort: 'Port HTTP',
      smtpPort: 'Port SMTP',
      lmtpPort: 'Port LMTP',
      mailDomain: 'Domena poczty',
      relay: 'Przekaźnik',
      reverseDns: 'Odwrotny DNS',
      port25In: 'Port 25, wejście',
      port25Out: 'Port 25, wyjście',
      emailQueue: 'Kolejka e-maili',
      backup: en['doctor']['checks']['backup'],
    },
    machine: {
      nodeTooOld: ({ version }) => `Użyj Node.js ${version} lub nowszego; npm ci go zainstaluje.`,
      folderUnusable: ({ folder, reason }) => `To konto nie może używać ${folder} (${reason}).`,
      makeWritable: ({ setting }) => `Zezwól temu kontu na zapis lub ustaw w ${setting} inny katalog.`,
      diskSpace: ({ folder, free }) => `${folder}; ${number(free)} MiB wolnego miejsca na dysku.`,
      diskSpaceLater: ({ folder, free }) =>
        `${folder} (powstanie w razie potrzeby); ${number(free)} MiB wolnego miejsca na dysku.`,
      freeSpace: ({ setting }) => `Zwolnij miejsce na dysku lub ustaw w ${setting} inny katalog.`,
    },
    certificate: {
      selfSignedLater: 'Pierwsze uruchomienie utworzy samopodpisany.',
      selfSigned: ({ days }) =>
        `Samopodpisany; ważny przez ${plural(days) === 'one' ? `${number(days)} dzień` : plural(days) === 'few' ? `${number(days)} dni` : plural(days) === 'many' ? `${number(days)} dni` : `${number(days)} dnia`}.`,
      notTrusted: ({ found }) => `${found} Przeglądarki mu nie ufają.`,
      setCertificate: 'Ustaw FOLKMOOT_TLS_CERT i FOLKMOOT_TLS_KEY.',
      renew: 'Odnów certyfikat z FOLKMOOT_TLS_CERT i uruchom serwer ponownie.',
      expired: 'Wygasł.',
      notValidFor: ({ name }) => `Nieważny dla ${name}.`,
      valid: ({ days }) =>
        `Ważny przez ${plural(days) === 'one' ? `${number(days)} dzień` : plural(days) === 'few' ? `${number(days)} dni` : plural(days) === 'many' ? `${number(days)} dni` : `${number(days)} dnia`}.`,
      fix: 'Popraw ustawienie lub plik.',
    },
    database: {
      noneYet: ({ folder }) => `Jeszcze jej nie ma. Pierwsze uruchomienie utworzy ją w ${folder}.`,
      onServer: ({ version }) => `PostgreSQL ${version} na serwerze z DATABASE_URL.`,
      inFolder: ({ version, folder }) => `PostgreSQL ${version} w ${folder}.`,
      outsideData: ({ version, folder }) =>
        `PostgreSQL ${version} w ${folder}, poza katalogiem danych, ponieważ jego konto nie ma tam dostępu.`,
      empty: 'Baza danych jest pusta. Pierwsze uruchomienie utworzy tabele.',
      pending: ({ names }) => `Oczekują: ${names}.`,
      runMigrate: 'Uruchom: bin/folkmoot migrate',
      upToDate: 'Aktualna.',
      noFailedJobs: 'Brak.',
      failedJobs: ({ count, last }) =>
        `${plural(count) === 'one' ? `${number(count)} zadanie ostatecznie się nie powiodło` : plural(count) === 'few' ? `${number(count)} zadania ostatecznie się nie powiodły` : plural(count) === 'many' ? `${number(count)} zadań ostatecznie się nie powiodło` : `${number(count)} zadania ostatecznie się nie powiodło`}; ostatnie: ${last}.`,
      fixJobs: 'Usuń przyczynę, a potem ponów je w /admin/jobs.',
      mailbox: ({ count }) =>
        count === 0
          ? 'Pusta.'
          : plural(count) === 'one'
            ? `${number(count)} e-mail. Pokaż: bin/folkmoot mail`
            : plural(count) === 'few'
              ? `${number(count)} e-maile. Pokaż: bin/folkmoot mail`
              : plural(count) === 'many'
                ? `${number(count)} e-maili. Pokaż: bin/folkmoot mail`
                : `${number(count)} e-maila. Pokaż: bin/folkmoot mail`,
      durable: 'Transakcje przetrwają przerwę w zasilaniu.',
      replica: ({ version, seconds }) =>
        `PostgreSQL ${version}, opóźnienie najwyżej ${plural(seconds) === 'one' ? `${number(seconds)} sekunda` : plural(seconds) === 'few' ? `${number(seconds)} sekundy` : plural(seconds) === 'many' ? `${number(seconds)} sekund` : `${number(seconds)} sekundy`}.`,
      notReplica: 'Ten serwer nie jest repliką.',
      setReplica: 'Ustaw w DATABASE_READ_URL replikę DATABASE_URL lub usuń to ustawienie.',
      startReplica: 'Uruchom ją lub usuń DATABASE_READ_URL.',
      natsUnreachable: ({ reason }) => `Nie można połączyć się z serwerem NATS (${reason}).`,
      startNats: 'Uruchom serwer NATS, popraw NATS_URL lub usuń to ustawienie.',
      noDeferred: 'Żaden e-mail nie jest opóźniony.',
      deferred: ({ count, domain, answer }) =>
        `Opóźnione e-maile: ${number(count)}, najwięcej w ${domain}. Odpowiedź serwera: ${answer}`,
      waitForServer:
        'Wysyłka jest ponawiana przez kilka dni. Jeśli serwer nadal odmawia, skontaktuj się z jego operatorem lub sprawdź serwer pośredniczący.',
      failedEmails: ({ count }) => `E-maile, których nie udało się wysłać: ${number(count)}.`,
      retryEmails: 'Usuń przyczynę podaną w dzienniku, a potem ponów: bin/folkmoot mail queue --retry',
    },
    ports: {
      off: 'Wyłączony.',
      free: ({ port, host }) => `Port ${port} na ${host} jest wolny.`,
      change: ({ setting }) => `Zmień FOLKMOOT_HOST lub ${setting}.`,
      ours: ({ port, host }) => `Folkmoot działa na porcie ${port}, host ${host}.`,
      inUse: ({ port, host }) => `Port ${port} na ${host} jest zajęty przez inny program.`,
      stopOther: ({ setting }) => `Zatrzymaj go lub ustaw w ${setting} inny port.`,
    },
    mail: {
      comesFrom: ({ domain }) => `E-maile pochodzą z ${domain}.`,
      unknownDomain: ({ domain }) =>
        `${domain} nie jest znana poza tą siecią, więc nikt nie może odpowiedzieć na e-mail.`,
      setDomain: 'Ustaw w FOLKMOOT_MAIL_DOMAIN domenę, której poczta trafia na ten komputer.',
    },
    dns: {
      addRecord: ({ record }) => `Dodaj ten rekord i poczekaj godzinę: ${record}`,
      lookupFailed: ({ name }) => `Zapytanie DNS o ${name} nie powiodło się.`,
      checkResolver: 'Sprawdź, czy ten komputer ma dostęp do serwera nazw, i spróbuj ponownie.',
      noMx: ({ domain }) => `${domain} nie ma rekordu MX.`,
      nullMx: ({ domain }) => `Według rekordu MX ${domain} nie przyjmuje poczty.`,
      mx: ({ domain, host }) => `Poczta dla ${domain} trafia do ${host}.`,
      mxElsewhere: ({ domain, hosts }) =>
        `Poczta dla ${domain} trafia do ${hosts}, skąd musi być przekazywana na ten komputer.`,
      noSpf: ({ domain }) => `${domain} nie ma rekordu SPF.`,
      severalSpf: ({ domain, count }) =>
        `Liczba rekordów SPF domeny ${domain}: ${number(count)}. Dlatego żaden się nie liczy.`,
      mergeSpf: 'Połącz je w jeden rekord.',
      openSpf: ({ domain, record }) => `Rekord pozwala każdemu wysyłać w imieniu ${domain}: ${record}`,
      noDkim: 'Klucz nie jest opublikowany, więc nikt nie może zweryfikować naszych podpisów.',
      otherDkim: 'Opublikowany klucz nie jest tym, którym podpisujemy, więc cała poczta wygląda na sfałszowaną.',
      dkim: ({ name }) => `Klucz jest opublikowany pod ${name}.`,
      noDmarc: 'Nie ma rekordu DMARC. Duzi dostawcy wymagają go od nadawców masowych.',
      noAddress: ({ host }) => `${host} nie ma rekordu adresu.`,
      reverse: ({ address, host }) => `${address} ma nazwę ${host}.`,
      noReverse: ({ address }) => `${address} nie ma odwrotnej nazwy DNS: wiele serwerów odrzuca jego pocztę.`,
      otherReverse: ({ address, names, host }) =>
        `${address} ma nazwę ${names}, a nie ${host}: wiele serwerów odrzuca jego pocztę.`,
      setReverse: ({ address, host }) =>
        `Poproś dostawcę hostingu o ustawienie odwrotnej nazwy DNS ${address} na ${host}.`,
    },
    port25: {
      answers: ({ server, greeting }) => `${server} odpowiada: ${greeting}`,
      noAnswer: ({ server }) => `${server} nie odpowiada na porcie 25, patrząc z tego komputera.`,
      openIn: 'Przekieruj port 25 na Folkmoot lub na swój serwer pocztowy i otwórz go w zaporze (docs/mail.md).',
      reachable: ({ server }) => `${server} jest osiągalny.`,
      blocked: ({ servers }) =>
        `Żaden serwer pocztowy nie jest osiągalny (sprawdzono: ${servers}). Wielu dostawców blokuje port 25.`,
      openOut: 'Poproś dostawcę o jego otwarcie lub ustaw przekaźnik w FOLKMOOT_SMTP_RELAY.',
    },
    relay: {
      none: 'Nie ustawiono: poczta wychodząca zostaje w lokalnej skrzynce.',
      set: 'Ustaw FOLKMOOT_SMTP_RELAY, aby e-maile docierały do odbiorców.',
      direct: 'Brak: e-maile trafiają bezpośrednio do serwerów odbiorców.',
      connected: ({ host, how }) =>
        `Połączono z ${host} (${how === 'plain' ? 'bez szyfrowania' : how === 'unchecked' ? 'TLS, certyfikat niesprawdzony' : 'TLS'}).`,
      failed: ({ reason }) => `Nie można się połączyć (${reason}).`,
      fixLogin: 'Popraw nazwę użytkownika i hasło w FOLKMOOT_SMTP_RELAY.',
      start: 'Uruchom serwer pocztowy lub popraw FOLKMOOT_SMTP_RELAY.',
      passwordNeedsTls:
        'Włącz TLS na przekaźniku. Tylko jeśli droga do niego jest bezpieczna, ustaw FOLKMOOT_SMTP_RELAY_TLS=off: hasło nie będzie wtedy szyfrowane.',
      tls: {
        'not offered':
          'Włącz TLS na przekaźniku lub ustaw FOLKMOOT_SMTP_RELAY_TLS=opportunistic, aby wysyłać bez szyfrowania tam, gdzie TLS nie jest dostępny.',
        'self-signed':
          'Jeśli to Twój serwer, ustaw FOLKMOOT_SMTP_RELAY_TLS=require, aby szyfrować bez sprawdzania certyfikatu, lub uruchom Folkmoot z NODE_EXTRA_CA_CERTS wskazującym plik PEM z jego certyfikatem.',
        'unknown issuer':
          'Jeśli to Twój serwer, ustaw FOLKMOOT_SMTP_RELAY_TLS=require, aby szyfrować bez sprawdzania certyfikatu, lub uruchom Folkmoot z NODE_EXTRA_CA_CERTS wskazującym plik PEM z certyfikatem jego urzędu. W przeciwnym razie niech wysyła cały łańcuch certyfikatów.',
        expired:
          'Odnów certyfikat przekaźnika. Do tego czasu ustaw FOLKMOOT_SMTP_RELAY_TLS=require, aby szyfrować bez sprawdzania certyfikatu.',
        'not yet valid':
          'Sprawdź zegary obu komputerów. Do tego czasu ustaw FOLKMOOT_SMTP_RELAY_TLS=require, aby szyfrować bez sprawdzania certyfikatu.',
        'wrong name':
          'Użyj w FOLKMOOT_SMTP_RELAY nazwy z certyfikatu lub ustaw FOLKMOOT_SMTP_RELAY_TLS=require, aby szyfrować bez sprawdzania certyfikatu.',
        'no TLS on this port':
          'Użyj smtp:// dla portu, który zaczyna bez szyfrowania (25, 587), a smtps:// dla pozostałych (465).',
        handshake:
          'Sprawdź ustawienia TLS przekaźnika lub ustaw FOLKMOOT_SMTP_RELAY_TLS=off, jeśli droga do niego jest bezpieczna.',
      },
    },
    values: {
      notSet: 'nieustawione',
      hidden: 'ustawione (ukryte)',
      partlyHidden: ({ start }) => `${start}/… (reszta ukryta)`,
    },
    backup: {
      latest: en['doctor']['backup']['latest'],
      none: en['doctor']['backup']['none'],
      late: en['doctor']['backup']['late'],
      failed: en['doctor']['backup']['failed'],
      cure: en['doctor']['backup']['cure'],
      off: en['doctor']['backup']['off'],
      setUp: en['doctor']['backup']['setUp'],
    },
  },
  settingsErrors: {
    unknown: ({ setting }) => `${setting} nie jest ustawieniem.`,
    didYouMean: ({ name }) => `Czy chodziło o ${name}?`,
    keyInFile: ({ key, file }) => `${key} w ${file}`,
    wrongValue: ({ setting, expected, value }) => `${setting}: oczekiwano ${expected}, a podano ${value}.`,
    wrongSecret: ({ setting, expected }) => `${setting}: oczekiwano ${expected}.`,
    expected: {
      path: 'ścieżki',
      port: 'numeru portu od 1 do 65535',
      portOrOff: 'numeru portu od 1 do 65535 lub off',
      flag: 'on lub off',
      bytes: 'rozmiaru takiego jak 65536, 512 KiB lub 4 MiB, co najmniej 1 KiB',
      host: 'adresu lub nazwy hosta do nasłuchiwania',
      domain: 'nazwy domeny takiej jak lists.example.org',
      publicUrl: 'adresu https:// bez ścieżki, takiego jak https://groups.example.org',
      networks: 'listy adresów i sieci rozdzielonych przecinkami, takiej jak 10.0.0.0/8, ::1',
      count: ({ least }) => `liczby całkowitej nie mniejszej niż ${least}`,
      choice: ({ words, last }) => `${words} lub ${last}`,
      issuer: 'adresu https:// (issuer) dostawcy OpenID Connect',
      line: 'jednego wiersza tekstu',
      address: ({ forms }) => `adresu zaczynającego się od ${forms}`,
      relay: 'adresu zaczynającego się od smtp:// lub smtps:// albo direct',
      backupSchedule: en['settingsErrors']['expected']['backupSchedule'],
    },
    notToml: ({ file, line, column }) => `${file} nie jest prawidłowym TOML: wiersz ${line}, kolumna ${column}.`,
    unreadable: ({ file, code }) => `Nie można odczytać ${file} (${code}).`,
    unreadableFile: ({ file, setting, code }) => `Nie można odczytać ${file}, ustawionego w ${setting} (${code}).`,
    together: ({ names, last }) => `${names} i ${last} muszą być ustawione razem.`,
    sameHost:
      'FOLKMOOT_FILES_URL i FOLKMOOT_URL muszą mieć różne nazwy hosta, ponieważ pliki cookie obowiązują na wszystkich portach hosta.',
    samePort: 'FOLKMOOT_PORT, FOLKMOOT_HTTP_PORT, FOLKMOOT_SMTP_PORT i FOLKMOOT_LMTP_PORT muszą być różnymi portami.',
    replicaAlone: 'Ustawiono DATABASE_READ_URL bez DATABASE_URL, czyli serwera głównego.',
    relayTls:
      'FOLKMOOT_SMTP_RELAY_TLS nie może mieć wartości off dla przekaźnika smtps://. Użyj smtp:// w FOLKMOOT_SMTP_RELAY.',
    nats: ({ reason }) =>
      `Nie można połączyć się z serwerem NATS z NATS_URL (${reason}). Uruchom go lub popraw NATS_URL.`,
    secretFile: ({ reason }) => `Pliku z FOLKMOOT_SECRET_FILE nie można użyć (${reason}).`,
    tls: {
      noCertificate: ({ file }) => `FOLKMOOT_TLS_CERT musi być certyfikatem PEM, a ${file} nim nie jest.`,
      noKey: ({ file }) => `FOLKMOOT_TLS_KEY musi być kluczem prywatnym PEM bez hasła, a ${file} nim nie jest.`,
      otherKey: ({ file }) => `FOLKMOOT_TLS_KEY nie pasuje do FOLKMOOT_TLS_CERT: ${file} to klucz innego certyfikatu.`,
    },
  },
  database: {
    progress: {
      creating: ({ folder }) => `Tworzenie bazy danych w ${folder}`,
      waiting: ({ file }) => `Oczekiwanie na bazę danych. Jej dziennik to ${file}`,
      starting: ({ version, folder }) => `Uruchamianie PostgreSQL ${version} w ${folder}`,
      notUpdated: ({ version }) =>
        `Inny proces nadal używa PostgreSQL w wersji innej niż ${version}. Zatrzymaj wszystkie procesy Folkmoot, aby go zaktualizować.`,
      updating: ({ version }) => `Aktualizowanie działającego PostgreSQL do ${version}`,
      migrated: ({ name }) => `Wykonano migrację ${name}`,
    },
    none: ({ folder }) =>
      `W ${folder} nie ma bazy danych. Uruchom raz Folkmoot, aby ją utworzyć (npm start). Jeśli instalacja jest gdzie indziej, ustaw w FOLKMOOT_DATA jej katalog danych.`,
    unreachable: ({ setting, reason }) =>
      `Nie można użyć serwera PostgreSQL z ${setting} (${reason}). Uruchom go lub popraw ${setting}.`,
    older: ({ names }) =>
      `Baza danych jest starsza niż ta wersja Folkmoot (oczekują: ${names}). Najpierw uruchom: bin/folkmoot migrate`,
    newer: ({ name }) =>
      `Baza danych jest nowsza niż ta wersja Folkmoot: zawiera migrację ${name}. Uruchom nowszą wersję Folkmoot lub przywróć kopię zapasową sprzed aktualizacji.`,
    migrationChanged: ({ name }) =>
      `Migracja ${name} została zmieniona po wykonaniu. Przywróć plik, a zmianę umieść w nowej migracji.`,
    migrationOrder: ({ name, newest }) =>
      `Migracja ${name} poprzedza ${newest}, która jest już wykonana. Nadaj jej wyższy numer.`,
    tooOld: ({ version, needed }) =>
      `Ten serwer PostgreSQL ma wersję ${version}. Folkmoot wymaga ${needed} lub nowszej: zaktualizuj serwer lub wybierz inny za pomocą DATABASE_URL.`,
    encoding: ({ value, cure }) => `Baza danych ma kodowanie ${value}. Utwórz ją ponownie z kodowaniem ${cure}.`,
    notDurable: ({ setting, value, cure }) =>
      `Ustawienie PostgreSQL ${setting} ma wartość ${value}, więc przerwa w zasilaniu mogłaby spowodować utratę wiadomości. Ustaw je na ${cure} w postgresql.conf i przeładuj konfigurację serwera.`,
    noExtensions: ({ names }) =>
      `Na tym serwerze PostgreSQL brakuje: ${names}. Zainstaluj na nim rozszerzenia dostarczane z PostgreSQL (pakiet „postgresql-contrib”) lub wybierz inny serwer za pomocą DATABASE_URL.`,
    cannotCreate: ({ role, database, sql }) =>
      `Rola ${role} nie może tworzyć tabel w bazie ${database}. Poproś superużytkownika o wykonanie w tej bazie: "${sql}"`,
    cannotUse: ({ role, database, reason }) =>
      `Rola ${role} nie może używać tabel bazy ${database} (${reason}). Połącz się jako rola, która jest ich właścicielem, lub poproś superużytkownika o wykonanie w tej bazie: "ALTER DATABASE ${database} OWNER TO ${role};" oraz "ALTER TABLE … OWNER TO ${role};" dla każdej tabeli.`,
    unsupported: ({ platform }) =>
      `Dołączony PostgreSQL nie działa na tym komputerze (${platform}). Wymaga macOS lub Linuksa z glibc (czyli nie Alpine). Ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    notInstalled: ({ platform }) =>
      `PostgreSQL dla ${platform} nie jest zainstalowany. Uruchom "npm ci" z zależnościami opcjonalnymi lub ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    noOutsideFolder: ({ folder, code }) =>
      `PostgreSQL nie działa jako root, konto nobody nie ma dostępu do katalogu Folkmoot lub katalogu danych, a ${folder} nie można utworzyć (${code}). Uruchom Folkmoot jako zwykły użytkownik, przenieś oba katalogi tam, gdzie wszyscy mają dostęp, lub ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    cannotChangeAccount: ({ code }) =>
      `PostgreSQL nie działa jako root, a zmiana konta nie jest tu dozwolona (${code}). Uruchom Folkmoot jako zwykły użytkownik lub ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    clusterLost: ({ folder, cluster, pointer }) =>
      `Baza danych katalogu ${folder} powinna być w ${cluster}, ale jej tam nie ma. Przywróć ją z kopii zapasowej lub usuń ${pointer}, aby zacząć od pustej bazy.`,
    copied: ({ folder, original, room, pointer }) =>
      `${folder} jest kopią ${original}, a baza danych w ${room} należy do oryginału. Użyj oryginału lub usuń ${pointer}, aby zacząć od pustej bazy.`,
    outside: ({ folder, account, closed }) =>
      `${folder}, ponieważ uruchomiona przez root działa jako ${account}, a ${account} nie ma dostępu do ${closed}`,
    unusableData: ({ folder, code, owner }) =>
      `Folkmoot nie może użyć ${folder} jako katalogu danych (${code}). Ustaw ${owner} jako jego właściciela lub wybierz inny katalog za pomocą FOLKMOOT_DATA.`,
    otherUser: ({ folder, owner, user, commands }) =>
      `${folder} to katalog danych Folkmoot uruchamianego jako ${owner}, a ten działa jako ${user}. Uruchom go jako ${owner} lub wybierz inny katalog za pomocą FOLKMOOT_DATA. Aby kontynuować jako ${user}, zatrzymaj Folkmoot i wykonaj jako root "${commands}".`,
    closedFolder: ({ cluster, account, closed }) =>
      `Baza danych w ${cluster} działa jako ${account}, które nie ma dostępu do ${closed}. Nadaj go poleceniem "chmod o+x ${closed}".`,
    otherOwner: ({ cluster, owner, account, command }) =>
      `Baza danych w ${cluster} należy do ${owner}, a musiałaby działać jako ${account}. Uruchom Folkmoot jako ten sam użytkownik co wcześniej (root, jeśli należy do nobody). Aby kontynuować tak jak teraz, zatrzymaj go i wykonaj jako root "${command}".`,
    incomplete: ({ cluster }) =>
      `Baza danych w ${cluster} jest niekompletna. Przywróć ją z kopii zapasowej lub przenieś, aby zacząć od pustej.`,
    otherMajor: ({ cluster, found, bundled }) =>
      `Bazę danych w ${cluster} utworzył PostgreSQL ${found}, a ta wersja Folkmoot zawiera ${bundled}. Uruchom wersję Folkmoot, która ją utworzyła, lub ustaw w DATABASE_URL serwer PostgreSQL ${found} z tą bazą.`,
    noPassword: ({ cluster, output }) => `Nie można ustawić hasła bazy danych w ${cluster}: ${output}`,
    stillRunning: ({
      pid,
      file,
      lines,
    }) => `Serwer bazy danych (proces ${pid}) nie zatrzymał się w ciągu minuty. Koniec jego dziennika ${file}:
${lines}`,
    cannotRun: ({ program, code }) =>
      `Nie można uruchomić ${program} (${code}). Uruchom ponownie "npm ci" lub ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    programFailed: ({ program, output }) => `Błąd ${program}: ${output}
Zwolnij miejsce na dysku lub pamięć, jeśli to jest przyczyną, wybierz inny katalog danych za pomocą FOLKMOOT_DATA lub ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.`,
    exitCode: ({ code }) => `kod wyjścia ${code}`,
    alreadyRunning: ({ pid }) =>
      `Folkmoot działa już na tym katalogu danych (proces ${pid}). Zatrzymaj go lub wybierz inny katalog za pomocą FOLKMOOT_DATA.`,
    socketFolder: ({ folder, account }) =>
      `${folder} musi być katalogiem konta ${account} z uprawnieniami 700, na gniazdo bazy danych. Usuń go lub wybierz za pomocą FOLKMOOT_DATA katalog danych o krótszej ścieżce.`,
    wrongPassword: ({ cluster }) =>
      `Serwer bazy danych na ${cluster} uruchomiono z innym hasłem niż to w katalogu danych. Zatrzymaj wszystkie procesy Folkmoot, które go używają, i uruchom Folkmoot ponownie.`,
    startFailed: ({ file, lines }) => `Serwer bazy danych nie uruchamia się. Koniec jego dziennika ${file}:
${lines}
Usuń przyczynę (często miejsce na dysku, pamięć lub właściciel katalogu) i uruchom Folkmoot ponownie.`,
    noAnswer: ({
      seconds,
      file,
      lines,
      pid,
    }) => `Serwer bazy danych nie odpowiada od ${plural(seconds) === 'one' ? `${number(seconds)} sekundy` : plural(seconds) === 'few' ? `${number(seconds)} sekund` : plural(seconds) === 'many' ? `${number(seconds)} sekund` : `${number(seconds)} sekundy`}. Koniec jego dziennika ${file}:
${lines}
Jeśli nadal nie odpowiada, zatrzymaj go poleceniem "kill -INT ${pid}" i uruchom Folkmoot ponownie.`,
  },
  mailReasons: {
    noAuthor: 'nie podano autora',
    tooManyLines: ({ detail }) => `więcej wierszy niż ${detail}`,
    tooManyParts: ({ detail }) => `więcej części niż ${detail}`,
    largeHeaders: 'nagłówki większe niż 100 kB',
    largePartHeaders: 'nagłówki części większe niż 1 MB',
    nestedTooDeep: ({ detail }) => `zbyt głęboko zagnieżdżone części (limit: ${detail})`,
    tooManyAddresses: ({ detail }) => `więcej adresów w From, To i Cc niż ${detail}`,
    unreadableText: ({ detail }) => `nie można odczytać tekstu: ${detail}`,
    tooSlow: 'odczyt trwa zbyt długo',
    tooMuchMemory: 'odczyt wymaga zbyt dużo pamięci',
    unreadable: ({ detail }) => `nie można odczytać: ${detail}`,
    tooLarge: ({ detail }) => `większy niż ${detail} MB`,
    damaged: ({ detail }) => `uszkodzony: ${detail}`,
    notStored: ({ detail }) => `nie udało się zapisać: ${detail}`,
    gone: 'plik już nie istnieje',
    forbidden: 'brak uprawnień do odczytu pliku',
    notFile: 'to nie jest zwykły plik',
    textTooLong: 'tekst zbyt długi: pominięto koniec',
    htmlTooLong: 'tekst HTML zbyt długi: pominięto go',
    partsUnclear: 'nie można rozdzielić części: zaimportowano jako tekst',
    authorFromEnvelope: 'nie podano autora: przyjęto z wiersza koperty',
    dateFromEnvelope: 'nieprawidłowa data: przyjęto z wiersza koperty',
    dateFromReceived: 'nieprawidłowa data: przyjęto z nagłówków Received',
    dateFromNeighbors: 'nieprawidłowa data: przyjęto z sąsiednich e-maili',
    noBlankLine: 'brak pustego wiersza przed początkiem',
    nearSeparator: 'wiersze, które wyglądają jak początek innego e-maila, ale nim nie są',
    revision: 'identyfikator jest już zajęty: zapisano jako wersję istniejącej wiadomości',
  },
  memberPage: {
    rightTitle: en['memberPage']['rightTitle'],
    ask: {
      right: en['memberPage']['ask']['right'],
      topic: en['memberPage']['ask']['topic'],
      newTopic: en['memberPage']['ask']['newTopic'],
      by: en['memberPage']['ask']['by'],
      web: en['memberPage']['ask']['web'],
      email: en['memberPage']['ask']['email'],
      files: en['memberPage']['ask']['files'],
      submit: en['memberPage']['ask']['submit'],
    },
    outcomes: {
      allowed: en['memberPage']['outcomes']['allowed'],
      held: en['memberPage']['outcomes']['held'],
      refused: en['memberPage']['outcomes']['refused'],
    },
    severalRules: en['memberPage']['severalRules'],
    because: {
      role: en['memberPage']['because']['role'],
      grant: en['memberPage']['because']['grant'],
      settings: en['memberPage']['because']['settings'],
      rule: en['memberPage']['because']['rule'],
    },
    groupRoles: {
      owner: en['memberPage']['groupRoles']['owner'],
      moderator: en['memberPage']['groupRoles']['moderator'],
      member: en['memberPage']['groupRoles']['member'],
      parent_member: en['memberPage']['groupRoles']['parent_member'],
      pending: en['memberPage']['groupRoles']['pending'],
      visitor: en['memberPage']['groupRoles']['visitor'],
    },
    results: {
      pass: en['memberPage']['results']['pass'],
      hold: en['memberPage']['results']['hold'],
      refuse: en['memberPage']['results']['refuse'],
    },
    permissions: {
      can_post: en['memberPage']['permissions']['can_post'],
      can_reply: en['memberPage']['permissions']['can_reply'],
      archives_visible: en['memberPage']['permissions']['archives_visible'],
      members_visible: en['memberPage']['permissions']['members_visible'],
      create_hashtags: en['memberPage']['permissions']['create_hashtags'],
      manage_pending_messages: en['memberPage']['permissions']['manage_pending_messages'],
      manage_pending_members: en['memberPage']['permissions']['manage_pending_members'],
      edit_archives: en['memberPage']['permissions']['edit_archives'],
      invite_members: en['memberPage']['permissions']['invite_members'],
      remove_members: en['memberPage']['permissions']['remove_members'],
      ban_members: en['memberPage']['permissions']['ban_members'],
      manage_member_subscription_options: en['memberPage']['permissions']['manage_member_subscription_options'],
      make_moderator: en['memberPage']['permissions']['make_moderator'],
      manage_group_settings: en['memberPage']['permissions']['manage_group_settings'],
      manage_calendar: en['memberPage']['permissions']['manage_calendar'],
      manage_databases: en['memberPage']['permissions']['manage_databases'],
      manage_chats: en['memberPage']['permissions']['manage_chats'],
      download_archives: en['memberPage']['permissions']['download_archives'],
      download_members: en['memberPage']['permissions']['download_members'],
      delete_group: en['memberPage']['permissions']['delete_group'],
    },
    rules: {
      membership: {
        pass: en['memberPage']['rules']['membership']['pass'],
        hold: en['memberPage']['rules']['membership']['hold'],
        refuse: en['memberPage']['rules']['membership']['refuse'],
      },
      announcements: {
        pass: en['memberPage']['rules']['announcements']['pass'],
        hold: en['memberPage']['rules']['announcements']['hold'],
        refuse: en['memberPage']['rules']['announcements']['refuse'],
      },
      group_open: {
        pass: en['memberPage']['rules']['group_open']['pass'],
        hold: en['memberPage']['rules']['group_open']['hold'],
        refuse: en['memberPage']['rules']['group_open']['refuse'],
      },
      may_post: {
        pass: en['memberPage']['rules']['may_post']['pass'],
        hold: en['memberPage']['rules']['may_post']['hold'],
        refuse: en['memberPage']['rules']['may_post']['refuse'],
      },
      subject: {
        pass: en['memberPage']['rules']['subject']['pass'],
        hold: en['memberPage']['rules']['subject']['hold'],
        refuse: en['memberPage']['rules']['subject']['refuse'],
      },
      body: {
        pass: en['memberPage']['rules']['body']['pass'],
        hold: en['memberPage']['rules']['body']['hold'],
        refuse: en['memberPage']['rules']['body']['refuse'],
      },
      not_private: {
        pass: en['memberPage']['rules']['not_private']['pass'],
        hold: en['memberPage']['rules']['not_private']['hold'],
        refuse: en['memberPage']['rules']['not_private']['refuse'],
      },
      size: {
        pass: en['memberPage']['rules']['size']['pass'],
        hold: en['memberPage']['rules']['size']['hold'],
        refuse: en['memberPage']['rules']['size']['refuse'],
      },
      attachments: {
        pass: en['memberPage']['rules']['attachments']['pass'],
        hold: en['memberPage']['rules']['attachments']['hold'],
        refuse: en['memberPage']['rules']['attachments']['refuse'],
      },
      storage: {
        pass: en['memberPage']['rules']['storage']['pass'],
        hold: en['memberPage']['rules']['storage']['hold'],
        refuse: en['memberPage']['rules']['storage']['refuse'],
      },
      hashtags: {
        pass: en['memberPage']['rules']['hashtags']['pass'],
        hold: en['memberPage']['rules']['hashtags']['hold'],
        refuse: en['memberPage']['rules']['hashtags']['refuse'],
      },
      topic_open: {
        pass: en['memberPage']['rules']['topic_open']['pass'],
        hold: en['memberPage']['rules']['topic_open']['hold'],
        refuse: en['memberPage']['rules']['topic_open']['refuse'],
      },
      sender_verified: {
        pass: en['memberPage']['rules']['sender_verified']['pass'],
        hold: en['memberPage']['rules']['sender_verified']['hold'],
        refuse: en['memberPage']['rules']['sender_verified']['refuse'],
      },
      virus_free: {
        pass: en['memberPage']['rules']['virus_free']['pass'],
        hold: en['memberPage']['rules']['virus_free']['hold'],
        refuse: en['memberPage']['rules']['virus_free']['refuse'],
      },
      not_bulk: {
        pass: en['memberPage']['rules']['not_bulk']['pass'],
        hold: en['memberPage']['rules']['not_bulk']['hold'],
        refuse: en['memberPage']['rules']['not_bulk']['refuse'],
      },
      not_guest: {
        pass: en['memberPage']['rules']['not_guest']['pass'],
        hold: en['memberPage']['rules']['not_guest']['hold'],
        refuse: en['memberPage']['rules']['not_guest']['refuse'],
      },
      topic_moderation: {
        pass: en['memberPage']['rules']['topic_moderation']['pass'],
        hold: en['memberPage']['rules']['topic_moderation']['hold'],
        refuse: en['memberPage']['rules']['topic_moderation']['refuse'],
      },
      group_moderation: {
        pass: en['memberPage']['rules']['group_moderation']['pass'],
        hold: en['memberPage']['rules']['group_moderation']['hold'],
        refuse: en['memberPage']['rules']['group_moderation']['refuse'],
      },
      member_moderation: {
        pass: en['memberPage']['rules']['member_moderation']['pass'],
        hold: en['memberPage']['rules']['member_moderation']['hold'],
        refuse: en['memberPage']['rules']['member_moderation']['refuse'],
      },
      new_member_moderation: {
        pass: en['memberPage']['rules']['new_member_moderation']['pass'],
        hold: en['memberPage']['rules']['new_member_moderation']['hold'],
        refuse: en['memberPage']['rules']['new_member_moderation']['refuse'],
      },
    },
    grants: {
      sub_perm_pendingmsg: en['memberPage']['grants']['sub_perm_pendingmsg'],
      sub_perm_pendingmembers: en['memberPage']['grants']['sub_perm_pendingmembers'],
      sub_perm_invitemembers: en['memberPage']['grants']['sub_perm_invitemembers'],
      sub_perm_removemembers: en['memberPage']['grants']['sub_perm_removemembers'],
      sub_perm_banmembers: en['memberPage']['grants']['sub_perm_banmembers'],
      sub_perm_makemoderator: en['memberPage']['grants']['sub_perm_makemoderator'],
      sub_perm_managehashtags: en['memberPage']['grants']['sub_perm_managehashtags'],
      sub_perm_groupsettings: en['memberPage']['grants']['sub_perm_groupsettings'],
      sub_perm_modsub: en['memberPage']['grants']['sub_perm_modsub'],
      sub_perm_integrations: en['memberPage']['grants']['sub_perm_integrations'],
      sub_perm_editarchives: en['memberPage']['grants']['sub_perm_editarchives'],
      sub_perm_billing: en['memberPage']['grants']['sub_perm_billing'],
      sub_perm_managesubgroups: en['memberPage']['grants']['sub_perm_managesubgroups'],
      sub_perm_viewmembers: en['memberPage']['grants']['sub_perm_viewmembers'],
      sub_perm_managepaidsubscriptions: en['memberPage']['grants']['sub_perm_managepaidsubscriptions'],
    },
    pending: en['memberPage']['pending'],
    banned: en['memberPage']['banned'],
    since: en['memberPage']['since'],
    posts: en['memberPage']['posts'],
    lastPost: en['memberPage']['lastPost'],
    message: en['memberPage']['message'],
    publicProfile: en['memberPage']['publicProfile'],
    roleTitle: en['memberPage']['roleTitle'],
    grantsTitle: en['memberPage']['grantsTitle'],
    grantsHint: en['memberPage']['grantsHint'],
    optionsTitle: en['memberPage']['optionsTitle'],
    posting: en['memberPage']['posting'],
    topics: en['memberPage']['topics'],
    selections: {
      message_selection_all: en['memberPage']['selections']['message_selection_all'],
      message_selection_follow_only: en['memberPage']['selections']['message_selection_follow_only'],
      message_selection_follow_and_first_message:
        en['memberPage']['selections']['message_selection_follow_and_first_message'],
    },
    autoFollow: en['memberPage']['autoFollow'],
    notes: en['memberPage']['notes'],
    notesHint: en['memberPage']['notesHint'],
    labels: en['memberPage']['labels'],
    newLabel: en['memberPage']['newLabel'],
    history: en['memberPage']['history'],
    endTitle: en['memberPage']['endTitle'],
    remove: en['memberPage']['remove'],
    ban: en['memberPage']['ban'],
    removeText: en['memberPage']['removeText'],
    removeSubmit: en['memberPage']['removeSubmit'],
    banSubmit: en['memberPage']['banSubmit'],
    unban: en['memberPage']['unban'],
    unbanText: en['memberPage']['unbanText'],
    notConfirmed: en['memberPage']['notConfirmed'],
    sendConfirmation: en['memberPage']['sendConfirmation'],
    delivery: {
      title: en['memberPage']['delivery']['title'],
      none: en['memberPage']['delivery']['none'],
      fine: en['memberPage']['delivery']['fine'],
      delivered: en['memberPage']['delivery']['delivered'],
      tried: en['memberPage']['delivery']['tried'],
      bounced: en['memberPage']['delivery']['bounced'],
      softBounced: en['memberPage']['delivery']['softBounced'],
      test: en['memberPage']['delivery']['test'],
      history: {
        label: en['memberPage']['delivery']['history']['label'],
        none: en['memberPage']['delivery']['history']['none'],
        delivered: en['memberPage']['delivery']['history']['delivered'],
        deferred: en['memberPage']['delivery']['history']['deferred'],
        bounced: en['memberPage']['delivery']['history']['bounced'],
        day: en['memberPage']['delivery']['history']['day'],
        today: en['memberPage']['delivery']['history']['today'],
        probe_sent: en['memberPage']['delivery']['history']['probe_sent'],
        probe_bounced: en['memberPage']['delivery']['history']['probe_bounced'],
        probe_confirmed: en['memberPage']['delivery']['history']['probe_confirmed'],
      },
    },
    done: {
      test: en['memberPage']['done']['test'],
      confirm: en['memberPage']['done']['confirm'],
      approve: en['memberPage']['done']['approve'],
      ban: en['memberPage']['done']['ban'],
      save: en['memberPage']['done']['save'],
    },
    save: en['memberPage']['save'],
    steppedDown: en['memberPage']['steppedDown'],
  },
  person: {
    since: en['person']['since'],
    private: en['person']['private'],
    postsIn: en['person']['postsIn'],
    searchPosts: en['person']['searchPosts'],
    noPosts: en['person']['noPosts'],
    started: en['person']['started'],
    reply: en['person']['reply'],
    all: en['person']['all'],
    groups: en['person']['groups'],
    elsewhere: en['person']['elsewhere'],
    hidden: en['person']['hidden'],
    message: en['person']['message'],
    moderate: en['person']['moderate'],
    location: en['person']['location'],
  },
  admin: {
    title: en['admin']['title'],
    overview: en['admin']['overview'],
    allWorking: en['admin']['allWorking'],
    needAttention: en['admin']['needAttention'],
    checkedAt: en['admin']['checkedAt'],
    checkAgain: en['admin']['checkAgain'],
    thisSite: en['admin']['thisSite'],
    people: en['admin']['people'],
    groups: en['admin']['groups'],
    messages: en['admin']['messages'],
    storage: en['admin']['storage'],
    database: en['admin']['database'],
    usedByGroups: en['admin']['usedByGroups'],
    versions: en['admin']['versions'],
    runningSince: en['admin']['runningSince'],
    reviews: {
      title: en['admin']['reviews']['title'],
      text: en['admin']['reviews']['text'],
      none: en['admin']['reviews']['none'],
      heading: en['admin']['reviews']['heading'],
      addresses: en['admin']['reviews']['addresses'],
      approve: en['admin']['reviews']['approve'],
      reject: en['admin']['reviews']['reject'],
      approved: en['admin']['reviews']['approved'],
      skipped: en['admin']['reviews']['skipped'],
      rejected: en['admin']['reviews']['rejected'],
    },
    settings: {
      title: en['admin']['settings']['title'],
      text: en['admin']['settings']['text'],
      name: en['admin']['settings']['name'],
      value: en['admin']['settings']['value'],
      source: en['admin']['settings']['source'],
      sources: {
        default: en['admin']['settings']['sources']['default'],
        environment: en['admin']['settings']['sources']['environment'],
        file: en['admin']['settings']['sources']['file'],
        last_start: en['admin']['settings']['sources']['last_start'],
      },
    },
    show: en['admin']['show'],
    peoplePage: {
      count: en['admin']['peoplePage']['count'],
      find: en['admin']['peoplePage']['find'],
      all: en['admin']['peoplePage']['all'],
      states: {
        confirmed: en['admin']['peoplePage']['states']['confirmed'],
        unconfirmed: en['admin']['peoplePage']['states']['unconfirmed'],
        suspended: en['admin']['peoplePage']['states']['suspended'],
      },
      none: en['admin']['peoplePage']['none'],
      clear: en['admin']['peoplePage']['clear'],
      person: en['admin']['peoplePage']['person'],
      state: en['admin']['peoplePage']['state'],
      joined: en['admin']['peoplePage']['joined'],
      lastSeen: en['admin']['peoplePage']['lastSeen'],
      never: en['admin']['peoplePage']['never'],
      administrator: en['admin']['peoplePage']['administrator'],
      ofGroup: en['admin']['peoplePage']['ofGroup'],
    },
    person: {
      email: en['admin']['person']['email'],
      sessions: en['admin']['person']['sessions'],
      apiKeys: en['admin']['person']['apiKeys'],
      twoFactor: en['admin']['person']['twoFactor'],
      on: en['admin']['person']['on'],
      off: en['admin']['person']['off'],
      noGroups: en['admin']['person']['noGroups'],
      memberStates: {
        sub_status_pending: en['admin']['person']['memberStates']['sub_status_pending'],
        sub_status_banned: en['admin']['person']['memberStates']['sub_status_banned'],
      },
      own: en['admin']['person']['own'],
      actions: en['admin']['person']['actions'],
      signOut: en['admin']['person']['signOut'],
      signOutText: en['admin']['person']['signOutText'],
      reset: en['admin']['person']['reset'],
      resetText: en['admin']['person']['resetText'],
      suspend: en['admin']['person']['suspend'],
      suspendText: en['admin']['person']['suspendText'],
      restore: en['admin']['person']['restore'],
      restoreText: en['admin']['person']['restoreText'],
      remove: en['admin']['person']['remove'],
      removeText: en['admin']['person']['removeText'],
      removeMore: en['admin']['person']['removeMore'],
      confirm: en['admin']['person']['confirm'],
      anonymize: en['admin']['person']['anonymize'],
      removeNow: en['admin']['person']['removeNow'],
      cancel: en['admin']['person']['cancel'],
      soleOwner: en['admin']['person']['soleOwner'],
      done: {
        signedOut: en['admin']['person']['done']['signedOut'],
        resetSent: en['admin']['person']['done']['resetSent'],
        suspended: en['admin']['person']['done']['suspended'],
        restored: en['admin']['person']['done']['restored'],
      },
      otherGroups: en['admin']['person']['otherGroups'],
    },
    jobs: {
      title: en['admin']['jobs']['title'],
      none: en['admin']['jobs']['none'],
      failed: en['admin']['jobs']['failed'],
      text: en['admin']['jobs']['text'],
      job: en['admin']['jobs']['job'],
      error: en['admin']['jobs']['error'],
      since: en['admin']['jobs']['since'],
      actions: en['admin']['jobs']['actions'],
      retry: en['admin']['jobs']['retry'],
      drop: en['admin']['jobs']['drop'],
      retried: en['admin']['jobs']['retried'],
      dropped: en['admin']['jobs']['dropped'],
    },
    email: {
      title: en['admin']['email']['title'],
      queue: en['admin']['email']['queue'],
      nothingDelayed: en['admin']['email']['nothingDelayed'],
      delayedText: en['admin']['email']['delayedText'],
      queued: en['admin']['email']['queued'],
      domain: en['admin']['email']['domain'],
      recipients: en['admin']['email']['recipients'],
      oldest: en['admin']['email']['oldest'],
      next: en['admin']['email']['next'],
      answer: en['admin']['email']['answer'],
      retry: en['admin']['email']['retry'],
      retryAll: en['admin']['email']['retryAll'],
      retried: en['admin']['email']['retried'],
      failed: en['admin']['email']['failed'],
      group: en['admin']['email']['group'],
      error: en['admin']['email']['error'],
      notification: en['admin']['email']['notification'],
      mailboxText: en['admin']['email']['mailboxText'],
    },
    testEmail: {
      title: en['admin']['testEmail']['title'],
      text: en['admin']['testEmail']['text'],
      to: en['admin']['testEmail']['to'],
      send: en['admin']['testEmail']['send'],
      accepted: en['admin']['testEmail']['accepted'],
      refused: en['admin']['testEmail']['refused'],
      unreachable: en['admin']['testEmail']['unreachable'],
      stored: en['admin']['testEmail']['stored'],
      response: en['admin']['testEmail']['response'],
      encrypted: en['admin']['testEmail']['encrypted'],
      plain: en['admin']['testEmail']['plain'],
    },
    migration: en['admin']['migration'],
    organisations: en['admin']['organisations'],
    groupsPage: {
      count: en['admin']['groupsPage']['count'],
      find: en['admin']['groupsPage']['find'],
      all: en['admin']['groupsPage']['all'],
      plans: {
        group_plan_basic: en['admin']['groupsPage']['plans']['group_plan_basic'],
        group_plan_premium: en['admin']['groupsPage']['plans']['group_plan_premium'],
        group_plan_enterprise: en['admin']['groupsPage']['plans']['group_plan_enterprise'],
      },
      none: en['admin']['groupsPage']['none'],
      clear: en['admin']['groupsPage']['clear'],
      group: en['admin']['groupsPage']['group'],
      plan: en['admin']['groupsPage']['plan'],
      members: en['admin']['groupsPage']['members'],
      messages: en['admin']['groupsPage']['messages'],
      storage: en['admin']['groupsPage']['storage'],
      lastMessage: en['admin']['groupsPage']['lastMessage'],
      created: en['admin']['groupsPage']['created'],
      never: en['admin']['groupsPage']['never'],
      ofOrganisation: en['admin']['groupsPage']['ofOrganisation'],
      suspended: en['admin']['groupsPage']['suspended'],
    },
    group: {
      open: en['admin']['group']['open'],
      openText: en['admin']['group']['openText'],
      subgroups: en['admin']['group']['subgroups'],
      organisation: en['admin']['group']['organisation'],
      parent: en['admin']['group']['parent'],
      showParent: en['admin']['group']['showParent'],
      owners: en['admin']['group']['owners'],
      noOwners: en['admin']['group']['noOwners'],
      changePlan: en['admin']['group']['changePlan'],
      changePlanText: en['admin']['group']['changePlanText'],
      planChanged: en['admin']['group']['planChanged'],
      suspend: en['admin']['group']['suspend'],
      suspendText: en['admin']['group']['suspendText'],
      reason: en['admin']['group']['reason'],
      reasonHint: en['admin']['group']['reasonHint'],
      isSuspended: en['admin']['group']['isSuspended'],
      restore: en['admin']['group']['restore'],
      restoreText: en['admin']['group']['restoreText'],
      suspended: en['admin']['group']['suspended'],
      restored: en['admin']['group']['restored'],
      remove: en['admin']['group']['remove'],
      removeTitle: en['admin']['group']['removeTitle'],
      removeText: en['admin']['group']['removeText'],
      removed: en['admin']['group']['removed'],
    },
    organisationsPage: {
      text: en['admin']['organisationsPage']['text'],
      none: en['admin']['organisationsPage']['none'],
      name: en['admin']['organisationsPage']['name'],
      domain: en['admin']['organisationsPage']['domain'],
      main: en['admin']['organisationsPage']['main'],
    },
    storagePage: {
      text: en['admin']['storagePage']['text'],
      largest: en['admin']['storagePage']['largest'],
      table: en['admin']['storagePage']['table'],
      size: en['admin']['storagePage']['size'],
      rows: en['admin']['storagePage']['rows'],
    },
    limits: {
      title: en['admin']['limits']['title'],
      now: en['admin']['limits']['now'],
      nowText: en['admin']['limits']['nowText'],
      none: en['admin']['limits']['none'],
      who: en['admin']['limits']['who'],
      limit: en['admin']['limits']['limit'],
      counted: en['admin']['limits']['counted'],
      until: en['admin']['limits']['until'],
      all: en['admin']['limits']['all'],
      allText: en['admin']['limits']['allText'],
      setting: en['admin']['limits']['setting'],
      account: en['admin']['limits']['account'],
      per: en['admin']['limits']['per'],
      kinds: {
        calls_of_account: en['admin']['limits']['kinds']['calls_of_account'],
        calls_from_network: en['admin']['limits']['kinds']['calls_from_network'],
        chat_frames: en['admin']['limits']['kinds']['chat_frames'],
        logins: en['admin']['limits']['kinds']['logins'],
        logins_from_network: en['admin']['limits']['kinds']['logins_from_network'],
        codes: en['admin']['limits']['kinds']['codes'],
        emails_to: en['admin']['limits']['kinds']['emails_to'],
        emails_from: en['admin']['limits']['kinds']['emails_from'],
        emails_unconfirmed: en['admin']['limits']['kinds']['emails_unconfirmed'],
        address_changes: en['admin']['limits']['kinds']['address_changes'],
        exports: en['admin']['limits']['kinds']['exports'],
      },
      allowed: en['admin']['limits']['allowed'],
    },
    delivery: {
      title: en['admin']['delivery']['title'],
      text: en['admin']['delivery']['text'],
      address: en['admin']['delivery']['address'],
      message: en['admin']['delivery']['message'],
      find: en['admin']['delivery']['find'],
      unknownMessage: en['admin']['delivery']['unknownMessage'],
      nothingStops: en['admin']['delivery']['nothingStops'],
      stops: en['admin']['delivery']['stops'],
      inGroup: en['admin']['delivery']['inGroup'],
      since: en['admin']['delivery']['since'],
      about: en['admin']['delivery']['about'],
      noCopy: en['admin']['delivery']['noCopy'],
      sentTo: en['admin']['delivery']['sentTo'],
      nothingSent: en['admin']['delivery']['nothingSent'],
      receivedFrom: en['admin']['delivery']['receivedFrom'],
      record: en['admin']['delivery']['record'],
      recordText: en['admin']['delivery']['recordText'],
      recipients: en['admin']['delivery']['recipients'],
      noRecipients: en['admin']['delivery']['noRecipients'],
      recipient: en['admin']['delivery']['recipient'],
      email: en['admin']['delivery']['email'],
      state: en['admin']['delivery']['state'],
      tries: en['admin']['delivery']['tries'],
      lastTry: en['admin']['delivery']['lastTry'],
      nextTry: en['admin']['delivery']['nextTry'],
      response: en['admin']['delivery']['response'],
      delayed: en['admin']['delivery']['delayed'],
      delayedAt: en['admin']['delivery']['delayedAt'],
      queued: en['admin']['delivery']['queued'],
      atMost: en['admin']['delivery']['atMost'],
      nothingWaits: en['admin']['delivery']['nothingWaits'],
      states: {
        sent: en['admin']['delivery']['states']['sent'],
        stored: en['admin']['delivery']['states']['stored'],
        queued: en['admin']['delivery']['states']['queued'],
        deferred: en['admin']['delivery']['states']['deferred'],
        refused: en['admin']['delivery']['states']['refused'],
        expired: en['admin']['delivery']['states']['expired'],
        bounced: en['admin']['delivery']['states']['bounced'],
        failed: en['admin']['delivery']['states']['failed'],
        dropped: en['admin']['delivery']['states']['dropped'],
      },
      types: {
        delivery_message: en['admin']['delivery']['types']['delivery_message'],
        delivery_special_notice: en['admin']['delivery']['types']['delivery_special_notice'],
        delivery_digest: en['admin']['delivery']['types']['delivery_digest'],
        delivery_summary: en['admin']['delivery']['types']['delivery_summary'],
        delivery_notification: en['admin']['delivery']['types']['delivery_notification'],
        delivery_bounce_probe: en['admin']['delivery']['types']['delivery_bounce_probe'],
      },
      reasons: {
        no_account: en['admin']['delivery']['reasons']['no_account'],
        suspended: en['admin']['delivery']['reasons']['suspended'],
        not_confirmed: en['admin']['delivery']['reasons']['not_confirmed'],
        bouncing: en['admin']['delivery']['reasons']['bouncing'],
        opted_out: en['admin']['delivery']['reasons']['opted_out'],
        not_member: en['admin']['delivery']['reasons']['not_member'],
        pending_member: en['admin']['delivery']['reasons']['pending_member'],
        banned: en['admin']['delivery']['reasons']['banned'],
        joined_later: en['admin']['delivery']['reasons']['joined_later'],
        own_message: en['admin']['delivery']['reasons']['own_message'],
        digest: en['admin']['delivery']['reasons']['digest'],
        summary: en['admin']['delivery']['reasons']['summary'],
        special_only: en['admin']['delivery']['reasons']['special_only'],
        no_email: en['admin']['delivery']['reasons']['no_email'],
        muted_topic: en['admin']['delivery']['reasons']['muted_topic'],
        muted_hashtag: en['admin']['delivery']['reasons']['muted_hashtag'],
        not_followed: en['admin']['delivery']['reasons']['not_followed'],
        hashtag_no_email: en['admin']['delivery']['reasons']['hashtag_no_email'],
      },
      outcomes: {
        ledger_done: en['admin']['delivery']['outcomes']['ledger_done'],
        ledger_held: en['admin']['delivery']['outcomes']['ledger_held'],
        ledger_refused: en['admin']['delivery']['outcomes']['ledger_refused'],
        ledger_ignored: en['admin']['delivery']['outcomes']['ledger_ignored'],
        ledger_failed: en['admin']['delivery']['outcomes']['ledger_failed'],
        ledger_sending: en['admin']['delivery']['outcomes']['ledger_sending'],
        ledger_sent: en['admin']['delivery']['outcomes']['ledger_sent'],
        ledger_dropped: en['admin']['delivery']['outcomes']['ledger_dropped'],
      },
    },
  },
  manageGroup: {
    edit: en['manageGroup']['edit'],
    delete: en['manageGroup']['delete'],
    cancel: en['manageGroup']['cancel'],
    color: en['manageGroup']['color'],
    description: en['manageGroup']['description'],
    name: en['manageGroup']['name'],
    pages: {
      tags: {
        label: en['manageGroup']['pages']['tags']['label'],
        hint: en['manageGroup']['pages']['tags']['hint'],
      },
      fields: {
        label: en['manageGroup']['pages']['fields']['label'],
        hint: en['manageGroup']['pages']['fields']['hint'],
      },
      labels: {
        label: en['manageGroup']['pages']['labels']['label'],
        hint: en['manageGroup']['pages']['labels']['hint'],
      },
      aliases: {
        label: en['manageGroup']['pages']['aliases']['label'],
        hint: en['manageGroup']['pages']['aliases']['hint'],
      },
      subgroups: {
        label: en['manageGroup']['pages']['subgroups']['label'],
        hint: en['manageGroup']['pages']['subgroups']['hint'],
      },
      activity: {
        label: en['manageGroup']['pages']['activity']['label'],
        hint: en['manageGroup']['pages']['activity']['hint'],
      },
      storage: {
        label: en['manageGroup']['pages']['storage']['label'],
        hint: en['manageGroup']['pages']['storage']['hint'],
      },
      delete: {
        label: en['manageGroup']['pages']['delete']['label'],
        hint: en['manageGroup']['pages']['delete']['hint'],
      },
      notices: {
        label: en['manageGroup']['pages']['notices']['label'],
        hint: en['manageGroup']['pages']['notices']['hint'],
      },
      footer: {
        label: en['manageGroup']['pages']['footer']['label'],
        hint: en['manageGroup']['pages']['footer']['hint'],
      },
      photos: {
        label: en['manageGroup']['pages']['photos']['label'],
        hint: en['manageGroup']['pages']['photos']['hint'],
      },
    },
    tags: {
      create: en['manageGroup']['tags']['create'],
      createTitle: en['manageGroup']['tags']['createTitle'],
      editTitle: en['manageGroup']['tags']['editTitle'],
      save: en['manageGroup']['tags']['save'],
      none: en['manageGroup']['tags']['none'],
      noRules: en['manageGroup']['tags']['noRules'],
      rules: en['manageGroup']['tags']['rules'],
      hashtag: en['manageGroup']['tags']['hashtag'],
      nameHint: en['manageGroup']['tags']['nameHint'],
      effect: en['manageGroup']['tags']['effect'],
      flags: {
        mods_only_post: {
          label: en['manageGroup']['tags']['flags']['mods_only_post']['label'],
          hint: en['manageGroup']['tags']['flags']['mods_only_post']['hint'],
        },
        mods_only_replies: {
          label: en['manageGroup']['tags']['flags']['mods_only_replies']['label'],
          hint: en['manageGroup']['tags']['flags']['mods_only_replies']['hint'],
        },
        moderated: {
          label: en['manageGroup']['tags']['flags']['moderated']['label'],
          hint: en['manageGroup']['tags']['flags']['moderated']['hint'],
        },
        replies_unmoderated: {
          label: en['manageGroup']['tags']['flags']['replies_unmoderated']['label'],
          hint: en['manageGroup']['tags']['flags']['replies_unmoderated']['hint'],
        },
        no_email: {
          label: en['manageGroup']['tags']['flags']['no_email']['label'],
          hint: en['manageGroup']['tags']['flags']['no_email']['hint'],
        },
        special: {
          label: en['manageGroup']['tags']['flags']['special']['label'],
          hint: en['manageGroup']['tags']['flags']['special']['hint'],
        },
        locked: {
          label: en['manageGroup']['tags']['flags']['locked']['label'],
          hint: en['manageGroup']['tags']['flags']['locked']['hint'],
        },
      },
      until: en['manageGroup']['tags']['until'],
      untilHint: en['manageGroup']['tags']['untilHint'],
      untilChoices: {
        hash_tag_delete_none: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_none'],
        hash_tag_delete_day: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_day'],
        hash_tag_delete_week: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_week'],
        hashtag_delete_month: en['manageGroup']['tags']['untilChoices']['hashtag_delete_month'],
        hash_tag_delete_three_months: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_three_months'],
        hash_tag_delete_six_months: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_six_months'],
        hash_tag_delete_year: en['manageGroup']['tags']['untilChoices']['hash_tag_delete_year'],
      },
      close_instead_of_delete: {
        label: en['manageGroup']['tags']['close_instead_of_delete']['label'],
        hint: en['manageGroup']['tags']['close_instead_of_delete']['hint'],
      },
      deleted: en['manageGroup']['tags']['deleted'],
      closed: en['manageGroup']['tags']['closed'],
      replyTo: en['manageGroup']['tags']['replyTo'],
      replyChoices: {
        thread_reply_group_default: en['manageGroup']['tags']['replyChoices']['thread_reply_group_default'],
        thread_reply_to_sender: en['manageGroup']['tags']['replyChoices']['thread_reply_to_sender'],
      },
      alias: en['manageGroup']['tags']['alias'],
      aliasNone: en['manageGroup']['tags']['aliasNone'],
      aliasHint: en['manageGroup']['tags']['aliasHint'],
      isAlias: en['manageGroup']['tags']['isAlias'],
      deleteTitle: en['manageGroup']['tags']['deleteTitle'],
      deleteText: en['manageGroup']['tags']['deleteText'],
      deleteNow: en['manageGroup']['tags']['deleteNow'],
      created: en['manageGroup']['tags']['created'],
      saved: en['manageGroup']['tags']['saved'],
      removed: en['manageGroup']['tags']['removed'],
    },
    fields: {
      create: en['manageGroup']['fields']['create'],
      createTitle: en['manageGroup']['fields']['createTitle'],
      editTitle: en['manageGroup']['fields']['editTitle'],
      save: en['manageGroup']['fields']['save'],
      none: en['manageGroup']['fields']['none'],
      field: en['manageGroup']['fields']['field'],
      type: en['manageGroup']['fields']['type'],
      typeHint: en['manageGroup']['fields']['typeHint'],
      types: {
        text_column: en['manageGroup']['fields']['types']['text_column'],
        paragraph_column: en['manageGroup']['fields']['types']['paragraph_column'],
        html_paragraph_column: en['manageGroup']['fields']['types']['html_paragraph_column'],
        checkbox_column: en['manageGroup']['fields']['types']['checkbox_column'],
        multiple_choice_column: en['manageGroup']['fields']['types']['multiple_choice_column'],
        multi_choice_column: en['manageGroup']['fields']['types']['multi_choice_column'],
        date_column: en['manageGroup']['fields']['types']['date_column'],
        time_column: en['manageGroup']['fields']['types']['time_column'],
        address_column: en['manageGroup']['fields']['types']['address_column'],
        link_column: en['manageGroup']['fields']['types']['link_column'],
        image_column: en['manageGroup']['fields']['types']['image_column'],
        email_column: en['manageGroup']['fields']['types']['email_column'],
      },
      choices: en['manageGroup']['fields']['choices'],
      choicesHint: en['manageGroup']['fields']['choicesHint'],
      descriptionHint: en['manageGroup']['fields']['descriptionHint'],
      width: en['manageGroup']['fields']['width'],
      widthHint: en['manageGroup']['fields']['widthHint'],
      noColor: en['manageGroup']['fields']['noColor'],
      flags: {
        profile: {
          label: en['manageGroup']['fields']['flags']['profile']['label'],
          hint: en['manageGroup']['fields']['flags']['profile']['hint'],
        },
        required: {
          label: en['manageGroup']['fields']['flags']['required']['label'],
          hint: en['manageGroup']['fields']['flags']['required']['hint'],
        },
        default_hidden: {
          label: en['manageGroup']['fields']['flags']['default_hidden']['label'],
          hint: en['manageGroup']['fields']['flags']['default_hidden']['hint'],
        },
      },
      forModerators: en['manageGroup']['fields']['forModerators'],
      deleteTitle: en['manageGroup']['fields']['deleteTitle'],
      deleteText: en['manageGroup']['fields']['deleteText'],
      deleteNow: en['manageGroup']['fields']['deleteNow'],
      created: en['manageGroup']['fields']['created'],
      saved: en['manageGroup']['fields']['saved'],
      removed: en['manageGroup']['fields']['removed'],
    },
    labels: {
      create: en['manageGroup']['labels']['create'],
      createTitle: en['manageGroup']['labels']['createTitle'],
      editTitle: en['manageGroup']['labels']['editTitle'],
      save: en['manageGroup']['labels']['save'],
      none: en['manageGroup']['labels']['none'],
      label: en['manageGroup']['labels']['label'],
      members: en['manageGroup']['labels']['members'],
      deleteTitle: en['manageGroup']['labels']['deleteTitle'],
      deleteText: en['manageGroup']['labels']['deleteText'],
      deleteNow: en['manageGroup']['labels']['deleteNow'],
      created: en['manageGroup']['labels']['created'],
      saved: en['manageGroup']['labels']['saved'],
      removed: en['manageGroup']['labels']['removed'],
    },
    aliases: {
      add: en['manageGroup']['aliases']['add'],
      none: en['manageGroup']['aliases']['none'],
      nameHint: en['manageGroup']['aliases']['nameHint'],
      alias: en['manageGroup']['aliases']['alias'],
      email: en['manageGroup']['aliases']['email'],
      link: en['manageGroup']['aliases']['link'],
      isSetting: en['manageGroup']['aliases']['isSetting'],
      deleteTitle: en['manageGroup']['aliases']['deleteTitle'],
      deleteText: en['manageGroup']['aliases']['deleteText'],
      deleteNow: en['manageGroup']['aliases']['deleteNow'],
      created: en['manageGroup']['aliases']['created'],
      removed: en['manageGroup']['aliases']['removed'],
    },
    subgroups: {
      create: en['manageGroup']['subgroups']['create'],
      createTitle: en['manageGroup']['subgroups']['createTitle'],
      none: en['manageGroup']['subgroups']['none'],
      subgroup: en['manageGroup']['subgroups']['subgroup'],
      visibility: en['manageGroup']['subgroups']['visibility'],
      members: en['manageGroup']['subgroups']['members'],
      messages: en['manageGroup']['subgroups']['messages'],
      whoCan: en['manageGroup']['subgroups']['whoCan'],
      change: en['manageGroup']['subgroups']['change'],
      nameHint: en['manageGroup']['subgroups']['nameHint'],
      address: en['manageGroup']['subgroups']['address'],
      effect: en['manageGroup']['subgroups']['effect'],
      created: en['manageGroup']['subgroups']['created'],
      open: en['manageGroup']['subgroups']['open'],
    },
    activity: {
      kind: en['manageGroup']['activity']['kind'],
      kinds: {
        all: en['manageGroup']['activity']['kinds']['all'],
        member: en['manageGroup']['activity']['kinds']['member'],
        message: en['manageGroup']['activity']['kinds']['message'],
        moderator: en['manageGroup']['activity']['kinds']['moderator'],
        payment: en['manageGroup']['activity']['kinds']['payment'],
      },
      when: en['manageGroup']['activity']['when'],
      ranges: {
        '': en['manageGroup']['activity']['ranges'][''],
        past_24_hours: en['manageGroup']['activity']['ranges']['past_24_hours'],
        past_week: en['manageGroup']['activity']['ranges']['past_week'],
        past_month: en['manageGroup']['activity']['ranges']['past_month'],
        past_year: en['manageGroup']['activity']['ranges']['past_year'],
        custom: en['manageGroup']['activity']['ranges']['custom'],
      },
      from: en['manageGroup']['activity']['from'],
      to: en['manageGroup']['activity']['to'],
      person: en['manageGroup']['activity']['person'],
      personHint: en['manageGroup']['activity']['personHint'],
      show: en['manageGroup']['activity']['show'],
      only: en['manageGroup']['activity']['only'],
      clear: en['manageGroup']['activity']['clear'],
      noPerson: en['manageGroup']['activity']['noPerson'],
      none: en['manageGroup']['activity']['none'],
      noMatch: en['manageGroup']['activity']['noMatch'],
      via: {
        via_web: en['manageGroup']['activity']['via']['via_web'],
        via_email: en['manageGroup']['activity']['via']['via_email'],
        via_api: en['manageGroup']['activity']['via']['via_api'],
        via_robot: en['manageGroup']['activity']['via']['via_robot'],
      },
      wrongDate: en['manageGroup']['activity']['wrongDate'],
      which: en['manageGroup']['activity']['which'],
    },
    storage: {
      used: en['manageGroup']['storage']['used'],
      full: en['manageGroup']['storage']['full'],
      kinds: {
        messages: en['manageGroup']['storage']['kinds']['messages'],
        chats: en['manageGroup']['storage']['kinds']['chats'],
        tables: en['manageGroup']['storage']['kinds']['tables'],
        events: en['manageGroup']['storage']['kinds']['events'],
      },
      by: en['manageGroup']['storage']['by'],
      largest: en['manageGroup']['storage']['largest'],
      noFiles: en['manageGroup']['storage']['noFiles'],
      message: en['manageGroup']['storage']['message'],
      download: en['manageGroup']['storage']['download'],
      what: en['manageGroup']['storage']['what'],
      size: en['manageGroup']['storage']['size'],
    },
    deleteGroup: {
      lost: en['manageGroup']['deleteGroup']['lost'],
      counts: {
        messages: en['manageGroup']['deleteGroup']['counts']['messages'],
        members: en['manageGroup']['deleteGroup']['counts']['members'],
        subgroups: en['manageGroup']['deleteGroup']['counts']['subgroups'],
        chats: en['manageGroup']['deleteGroup']['counts']['chats'],
        tables: en['manageGroup']['deleteGroup']['counts']['tables'],
        hashtags: en['manageGroup']['deleteGroup']['counts']['hashtags'],
        rest: en['manageGroup']['deleteGroup']['counts']['rest'],
      },
      stays: en['manageGroup']['deleteGroup']['stays'],
      after: en['manageGroup']['deleteGroup']['after'],
      afterText: en['manageGroup']['deleteGroup']['afterText'],
      nameTaken: en['manageGroup']['deleteGroup']['nameTaken'],
      subgroupName: en['manageGroup']['deleteGroup']['subgroupName'],
      download: en['manageGroup']['deleteGroup']['download'],
      downloadText: en['manageGroup']['deleteGroup']['downloadText'],
      downloadLink: en['manageGroup']['deleteGroup']['downloadLink'],
      confirm: en['manageGroup']['deleteGroup']['confirm'],
      typeName: en['manageGroup']['deleteGroup']['typeName'],
      reason: en['manageGroup']['deleteGroup']['reason'],
      reasonHint: en['manageGroup']['deleteGroup']['reasonHint'],
      submit: en['manageGroup']['deleteGroup']['submit'],
      deleted: en['manageGroup']['deleteGroup']['deleted'],
    },
    preview: en['manageGroup']['preview'],
    previewTitle: en['manageGroup']['previewTitle'],
    plainText: en['manageGroup']['plainText'],
    fromLine: en['manageGroup']['fromLine'],
    toLine: en['manageGroup']['toLine'],
    notices: {
      create: en['manageGroup']['notices']['create'],
      createTitle: en['manageGroup']['notices']['createTitle'],
      editTitle: en['manageGroup']['notices']['editTitle'],
      save: en['manageGroup']['notices']['save'],
      none: en['manageGroup']['notices']['none'],
      notice: en['manageGroup']['notices']['notice'],
      type: en['manageGroup']['notices']['type'],
      typeHint: en['manageGroup']['notices']['typeHint'],
      nameHint: en['manageGroup']['notices']['nameHint'],
      subject: en['manageGroup']['notices']['subject'],
      body: en['manageGroup']['notices']['body'],
      bodyHint: en['manageGroup']['notices']['bodyHint'],
      active: {
        label: en['manageGroup']['notices']['active']['label'],
        hint: en['manageGroup']['notices']['active']['hint'],
      },
      activeMark: en['manageGroup']['notices']['activeMark'],
      types: {
        member_notice_welcome: en['manageGroup']['notices']['types']['member_notice_welcome'],
        member_notice_guidelines: en['manageGroup']['notices']['types']['member_notice_guidelines'],
        member_notice_pending_subscription: en['manageGroup']['notices']['types']['member_notice_pending_subscription'],
        member_notice_rejected_subscription:
          en['manageGroup']['notices']['types']['member_notice_rejected_subscription'],
        member_notice_removed_member: en['manageGroup']['notices']['types']['member_notice_removed_member'],
        member_notice_banned_member: en['manageGroup']['notices']['types']['member_notice_banned_member'],
        member_notice_goodbye: en['manageGroup']['notices']['types']['member_notice_goodbye'],
        member_notice_direct_add: en['manageGroup']['notices']['types']['member_notice_direct_add'],
        member_notice_invite: en['manageGroup']['notices']['types']['member_notice_invite'],
        member_notice_monthly_reminder: en['manageGroup']['notices']['types']['member_notice_monthly_reminder'],
        member_notice_rejected_message: en['manageGroup']['notices']['types']['member_notice_rejected_message'],
        member_notice_locked_group: en['manageGroup']['notices']['types']['member_notice_locked_group'],
        member_notice_locked_topic: en['manageGroup']['notices']['types']['member_notice_locked_topic'],
        member_notice_message_to_member: en['manageGroup']['notices']['types']['member_notice_message_to_member'],
        member_notice_sponsorship: en['manageGroup']['notices']['types']['member_notice_sponsorship'],
      },
      deleteTitle: en['manageGroup']['notices']['deleteTitle'],
      deleteText: en['manageGroup']['notices']['deleteText'],
      deleteNow: en['manageGroup']['notices']['deleteNow'],
      created: en['manageGroup']['notices']['created'],
      saved: en['manageGroup']['notices']['saved'],
      removed: en['manageGroup']['notices']['removed'],
    },
    footer: {
      label: en['manageGroup']['footer']['label'],
      hint: en['manageGroup']['footer']['hint'],
      save: en['manageGroup']['footer']['save'],
      saved: en['manageGroup']['footer']['saved'],
      sample: en['manageGroup']['footer']['sample'],
    },
  },
  contentWarning: {
    title: en['contentWarning']['title'],
    text: en['contentWarning']['text'],
    accept: en['contentWarning']['accept'],
    back: en['contentWarning']['back'],
    remembered: en['contentWarning']['remembered'],
  },
  photo: {
    profile: {
      heading: en['photo']['profile']['heading'],
      hint: en['photo']['profile']['hint'],
    },
    icon: {
      heading: en['photo']['icon']['heading'],
      hint: en['photo']['icon']['hint'],
    },
    cover_photo: {
      heading: en['photo']['cover_photo']['heading'],
      hint: en['photo']['cover_photo']['hint'],
    },
    upload: en['photo']['upload'],
    replace: en['photo']['replace'],
    remove: en['photo']['remove'],
    choose: en['photo']['choose'],
    saved: en['photo']['saved'],
    removed: en['photo']['removed'],
  },
  calendar: {
    title: en['calendar']['title'],
    allDay: en['calendar']['allDay'],
    today: en['calendar']['today'],
    previous: {
      month: en['calendar']['previous']['month'],
      week: en['calendar']['previous']['week'],
      agenda: en['calendar']['previous']['agenda'],
    },
    next: {
      month: en['calendar']['next']['month'],
      week: en['calendar']['next']['week'],
      agenda: en['calendar']['next']['agenda'],
    },
    views: {
      label: en['calendar']['views']['label'],
      month: en['calendar']['views']['month'],
      week: en['calendar']['views']['week'],
      agenda: en['calendar']['views']['agenda'],
    },
    newEvent: en['calendar']['newEvent'],
    fromDay: en['calendar']['fromDay'],
    dayLabel: en['calendar']['dayLabel'],
    noneComing: en['calendar']['noneComing'],
    noneInMonth: en['calendar']['noneInMonth'],
    noneInWeek: en['calendar']['noneInWeek'],
    addOne: en['calendar']['addOne'],
    later: en['calendar']['later'],
    cut: en['calendar']['cut'],
    upcoming: en['calendar']['upcoming'],
    yourCalendar: en['calendar']['yourCalendar'],
    downloadMonth: en['calendar']['downloadMonth'],
    downloadWeek: en['calendar']['downloadWeek'],
    download: en['calendar']['download'],
    cancelled: en['calendar']['cancelled'],
    hostedBy: en['calendar']['hostedBy'],
    map: en['calendar']['map'],
    openLink: en['calendar']['openLink'],
    facts: {
      when: en['calendar']['facts']['when'],
      repeats: en['calendar']['facts']['repeats'],
      next: en['calendar']['facts']['next'],
      where: en['calendar']['facts']['where'],
      contact: en['calendar']['facts']['contact'],
    },
    when: {
      allDay: en['calendar']['when']['allDay'],
      days: en['calendar']['when']['days'],
      moment: en['calendar']['when']['moment'],
      hours: en['calendar']['when']['hours'],
      nights: en['calendar']['when']['nights'],
      elsewhere: en['calendar']['when']['elsewhere'],
    },
    recurrence: {
      daily: en['calendar']['recurrence']['daily'],
      weekly: en['calendar']['recurrence']['weekly'],
      weeklyOn: en['calendar']['recurrence']['weeklyOn'],
      monthly: en['calendar']['recurrence']['monthly'],
      monthlyOn: en['calendar']['recurrence']['monthlyOn'],
      yearly: en['calendar']['recurrence']['yearly'],
      until: en['calendar']['recurrence']['until'],
      times: en['calendar']['recurrence']['times'],
      custom: en['calendar']['recurrence']['custom'],
      nth: {
        '1': en['calendar']['recurrence']['nth']['1'],
        '2': en['calendar']['recurrence']['nth']['2'],
        '3': en['calendar']['recurrence']['nth']['3'],
        '4': en['calendar']['recurrence']['nth']['4'],
        '5': en['calendar']['recurrence']['nth']['5'],
        last: en['calendar']['recurrence']['nth']['last'],
      },
    },
    response: {
      going: en['calendar']['response']['going'],
      goingWith: en['calendar']['response']['goingWith'],
      waitlist: en['calendar']['response']['waitlist'],
      maybe: en['calendar']['response']['maybe'],
      no: en['calendar']['response']['no'],
    },
    spots: en['calendar']['spots'],
    attendees: en['calendar']['attendees'],
    waiting: en['calendar']['waiting'],
    guests: en['calendar']['guests'],
    whosComing: en['calendar']['whosComing'],
    lists: {
      rsvp_yes: en['calendar']['lists']['rsvp_yes'],
      rsvp_waitlist: en['calendar']['lists']['rsvp_waitlist'],
      rsvp_maybe: en['calendar']['lists']['rsvp_maybe'],
      rsvp_no: en['calendar']['lists']['rsvp_no'],
    },
    nobody: en['calendar']['nobody'],
    hiddenPeople: en['calendar']['hiddenPeople'],
    morePeople: en['calendar']['morePeople'],
    forHosts: en['calendar']['forHosts'],
    edit: en['calendar']['edit'],
    editSeries: en['calendar']['editSeries'],
    exportRsvps: en['calendar']['exportRsvps'],
    cancelOrDelete: en['calendar']['cancelOrDelete'],
    rsvp: {
      title: en['calendar']['rsvp']['title'],
      yes: en['calendar']['rsvp']['yes'],
      maybe: en['calendar']['rsvp']['maybe'],
      no: en['calendar']['rsvp']['no'],
      onWaitlist: en['calendar']['rsvp']['onWaitlist'],
      joinWaitlist: en['calendar']['rsvp']['joinWaitlist'],
      guests: en['calendar']['rsvp']['guests'],
      comment: en['calendar']['rsvp']['comment'],
      save: en['calendar']['rsvp']['save'],
      saved: en['calendar']['rsvp']['saved'],
      nowWaiting: en['calendar']['rsvp']['nowWaiting'],
      waiting: en['calendar']['rsvp']['waiting'],
      over: en['calendar']['rsvp']['over'],
      locked: en['calendar']['rsvp']['locked'],
      signIn: en['calendar']['rsvp']['signIn'],
      membersOnly: en['calendar']['rsvp']['membersOnly'],
      notNeeded: en['calendar']['rsvp']['notNeeded'],
      change: en['calendar']['rsvp']['change'],
    },
    subscribe: {
      link: en['calendar']['subscribe']['link'],
      title: en['calendar']['subscribe']['title'],
      group: en['calendar']['subscribe']['group'],
      all: en['calendar']['subscribe']['all'],
      create: en['calendar']['subscribe']['create'],
      replace: en['calendar']['subscribe']['replace'],
      replaces: en['calendar']['subscribe']['replaces'],
      created: en['calendar']['subscribe']['created'],
      open: en['calendar']['subscribe']['open'],
      address: en['calendar']['subscribe']['address'],
      once: en['calendar']['subscribe']['once'],
      manage: en['calendar']['subscribe']['manage'],
    },
    form: {
      newTitle: en['calendar']['form']['newTitle'],
      editTitle: en['calendar']['form']['editTitle'],
      create: en['calendar']['form']['create'],
      save: en['calendar']['form']['save'],
      saved: en['calendar']['form']['saved'],
      name: en['calendar']['form']['name'],
      startDay: en['calendar']['form']['startDay'],
      startTime: en['calendar']['form']['startTime'],
      endDay: en['calendar']['form']['endDay'],
      endTime: en['calendar']['form']['endTime'],
      allDay: en['calendar']['form']['allDay'],
      timezone: en['calendar']['form']['timezone'],
      location: en['calendar']['form']['location'],
      locationHint: en['calendar']['form']['locationHint'],
      description: en['calendar']['form']['description'],
      html: en['calendar']['form']['html'],
      responses: en['calendar']['form']['responses'],
      rsvp: en['calendar']['form']['rsvp'],
      rsvpHint: en['calendar']['form']['rsvpHint'],
      guests: en['calendar']['form']['guests'],
      guestsHint: en['calendar']['form']['guestsHint'],
      places: en['calendar']['form']['places'],
      placesHint: en['calendar']['form']['placesHint'],
      question: en['calendar']['form']['question'],
      questionHint: en['calendar']['form']['questionHint'],
      reminder: en['calendar']['form']['reminder'],
      reminders: {
        '0': en['calendar']['form']['reminders']['0'],
        '15': en['calendar']['form']['reminders']['15'],
        '60': en['calendar']['form']['reminders']['60'],
        '180': en['calendar']['form']['reminders']['180'],
        '1440': en['calendar']['form']['reminders']['1440'],
        '2880': en['calendar']['form']['reminders']['2880'],
        '10080': en['calendar']['form']['reminders']['10080'],
      },
      more: en['calendar']['form']['more'],
      organizer: en['calendar']['form']['organizer'],
      organizerHint: en['calendar']['form']['organizerHint'],
      organizerEmail: en['calendar']['form']['organizerEmail'],
      organizerPhone: en['calendar']['form']['organizerPhone'],
      yesMessage: en['calendar']['form']['yesMessage'],
      yesMessageHint: en['calendar']['form']['yesMessageHint'],
      hide: en['calendar']['form']['hide'],
      hideHint: en['calendar']['form']['hideHint'],
      locked: en['calendar']['form']['locked'],
      lockedHint: en['calendar']['form']['lockedHint'],
      invite: en['calendar']['form']['invite'],
      inviteHint: en['calendar']['form']['inviteHint'],
      applyTo: en['calendar']['form']['applyTo'],
      scopes: {
        this: en['calendar']['form']['scopes']['this'],
        following: en['calendar']['form']['scopes']['following'],
        all: en['calendar']['form']['scopes']['all'],
      },
      repeat: {
        legend: en['calendar']['form']['repeat']['legend'],
        ways: {
          none: en['calendar']['form']['repeat']['ways']['none'],
          daily: en['calendar']['form']['repeat']['ways']['daily'],
          weekly: en['calendar']['form']['repeat']['ways']['weekly'],
          monthly: en['calendar']['form']['repeat']['ways']['monthly'],
          monthly_weekday: en['calendar']['form']['repeat']['ways']['monthly_weekday'],
          yearly: en['calendar']['form']['repeat']['ways']['yearly'],
          custom: en['calendar']['form']['repeat']['ways']['custom'],
        },
        interval: en['calendar']['form']['repeat']['interval'],
        weekdays: en['calendar']['form']['repeat']['weekdays'],
        nth: en['calendar']['form']['repeat']['nth'],
        nthWeekday: en['calendar']['form']['repeat']['nthWeekday'],
        ends: en['calendar']['form']['repeat']['ends'],
        end: {
          never: en['calendar']['form']['repeat']['end']['never'],
          until: en['calendar']['form']['repeat']['end']['until'],
          count: en['calendar']['form']['repeat']['end']['count'],
        },
        until: en['calendar']['form']['repeat']['until'],
        count: en['calendar']['form']['repeat']['count'],
        rule: en['calendar']['form']['repeat']['rule'],
      },
    },
    remove: {
      title: en['calendar']['remove']['title'],
      what: en['calendar']['remove']['what'],
      ways: {
        cancel: {
          label: en['calendar']['remove']['ways']['cancel']['label'],
          hint: en['calendar']['remove']['ways']['cancel']['hint'],
        },
        restore: {
          label: en['calendar']['remove']['ways']['restore']['label'],
          hint: en['calendar']['remove']['ways']['restore']['hint'],
        },
        delete: {
          label: en['calendar']['remove']['ways']['delete']['label'],
          hint: en['calendar']['remove']['ways']['delete']['hint'],
        },
      },
      scopes: {
        this: en['calendar']['remove']['scopes']['this'],
        following: en['calendar']['remove']['scopes']['following'],
        all: en['calendar']['remove']['scopes']['all'],
      },
      told: en['calendar']['remove']['told'],
      message: en['calendar']['remove']['message'],
      messageHint: en['calendar']['remove']['messageHint'],
      submit: en['calendar']['remove']['submit'],
      keep: en['calendar']['remove']['keep'],
      done: en['calendar']['remove']['done'],
    },
  },
  tables: {
    title: en['tables']['title'],
    yes: en['tables']['yes'],
    no: en['tables']['no'],
    list: {
      new: en['tables']['list']['new'],
      empty: en['tables']['list']['empty'],
      emptyAction: en['tables']['list']['emptyAction'],
      rows: en['tables']['list']['rows'],
      updated: en['tables']['list']['updated'],
    },
    rows: en['tables']['rows'],
    manyRows: en['tables']['manyRows'],
    addRow: en['tables']['addRow'],
    add: en['tables']['add'],
    more: en['tables']['more'],
    search: en['tables']['search'],
    searchButton: en['tables']['searchButton'],
    filter: en['tables']['filter'],
    filters: en['tables']['filters'],
    removeFilter: en['tables']['removeFilter'],
    clearFilters: en['tables']['clearFilters'],
    column: en['tables']['column'],
    condition: en['tables']['condition'],
    value: en['tables']['value'],
    valueHint: en['tables']['valueHint'],
    apply: en['tables']['apply'],
    columns: en['tables']['columns'],
    columnsHint: en['tables']['columnsHint'],
    number: en['tables']['number'],
    updated: en['tables']['updated'],
    sort: en['tables']['sort'],
    sortBy: en['tables']['sortBy'],
    direction: en['tables']['direction'],
    asc: en['tables']['asc'],
    desc: en['tables']['desc'],
    sorted: {
      asc: en['tables']['sorted']['asc'],
      desc: en['tables']['sorted']['desc'],
    },
    ops: {
      is: en['tables']['ops']['is'],
      is_not: en['tables']['ops']['is_not'],
      contains: en['tables']['ops']['contains'],
      begins: en['tables']['ops']['begins'],
      above: en['tables']['ops']['above'],
      below: en['tables']['ops']['below'],
      empty: en['tables']['ops']['empty'],
      filled: en['tables']['ops']['filled'],
    },
    layouts: {
      label: en['tables']['layouts']['label'],
      grid: en['tables']['layouts']['grid'],
      cards: en['tables']['layouts']['cards'],
      gallery: en['tables']['layouts']['gallery'],
      calendar: en['tables']['layouts']['calendar'],
      show: en['tables']['layouts']['show'],
    },
    empty: en['tables']['empty'],
    emptyAction: en['tables']['emptyAction'],
    noMatch: en['tables']['noMatch'],
    wrongFilter: en['tables']['wrongFilter'],
    next: en['tables']['next'],
    first: en['tables']['first'],
    sum: en['tables']['sum'],
    download: en['tables']['download'],
    downloadShown: en['tables']['downloadShown'],
    previousMonth: en['tables']['previousMonth'],
    nextMonth: en['tables']['nextMonth'],
    noneInMonth: en['tables']['noneInMonth'],
    access: {
      database_access_all: en['tables']['access']['database_access_all'],
      database_access_subscribers: en['tables']['access']['database_access_subscribers'],
      database_access_creator: en['tables']['access']['database_access_creator'],
      database_access_moderators: en['tables']['access']['database_access_moderators'],
      database_access_owners: en['tables']['access']['database_access_owners'],
      database_access_none: en['tables']['access']['database_access_none'],
    },
    row: {
      number: en['tables']['row']['number'],
      addTitle: en['tables']['row']['addTitle'],
      save: en['tables']['row']['save'],
      cancel: en['tables']['row']['cancel'],
      added: en['tables']['row']['added'],
      saved: en['tables']['row']['saved'],
      addAnother: en['tables']['row']['addAnother'],
      deleted: en['tables']['row']['deleted'],
      delete: en['tables']['row']['delete'],
      deleteTitle: en['tables']['row']['deleteTitle'],
      deleteText: en['tables']['row']['deleteText'],
      keep: en['tables']['row']['keep'],
      removeImage: en['tables']['row']['removeImage'],
      addedBy: en['tables']['row']['addedBy'],
      changedBy: en['tables']['row']['changedBy'],
      noChoice: en['tables']['row']['noChoice'],
      html: en['tables']['row']['html'],
      readOnly: en['tables']['row']['readOnly'],
      conflict: en['tables']['row']['conflict'],
      empty: en['tables']['row']['empty'],
      openImage: en['tables']['row']['openImage'],
      image: en['tables']['row']['image'],
      history: en['tables']['row']['history'],
      restored: en['tables']['row']['restored'],
      mine: en['tables']['row']['mine'],
      theirs: en['tables']['row']['theirs'],
    },
    shownColumns: en['tables']['shownColumns'],
    addTo: en['tables']['addTo'],
    canAdd: en['tables']['canAdd'],
    readOnly: en['tables']['readOnly'],
    cell: {
      failed: en['tables']['cell']['failed'],
      save: en['tables']['cell']['save'],
      keys: en['tables']['cell']['keys'],
    },
    views: {
      label: en['tables']['views']['label'],
      all: en['tables']['views']['all'],
      own: en['tables']['views']['own'],
      saveAs: en['tables']['views']['saveAs'],
      saveAsNew: en['tables']['views']['saveAsNew'],
      changed: en['tables']['views']['changed'],
      saveForAll: en['tables']['views']['saveForAll'],
      save: en['tables']['views']['save'],
      discard: en['tables']['views']['discard'],
      shared: en['tables']['views']['shared'],
      private: en['tables']['views']['private'],
      edit: en['tables']['views']['edit'],
      newTitle: en['tables']['views']['newTitle'],
      name: en['tables']['views']['name'],
      who: en['tables']['views']['who'],
      forEveryone: en['tables']['views']['forEveryone'],
      forMe: en['tables']['views']['forMe'],
      onlyMine: en['tables']['views']['onlyMine'],
      editTitle: en['tables']['views']['editTitle'],
      yours: en['tables']['views']['yours'],
      rename: en['tables']['views']['rename'],
      delete: en['tables']['views']['delete'],
      deleteHint: en['tables']['views']['deleteHint'],
    },
    editor: {
      createTitle: en['tables']['editor']['createTitle'],
      tableName: en['tables']['editor']['tableName'],
      shortDesc: en['tables']['editor']['shortDesc'],
      createHint: en['tables']['editor']['createHint'],
      create: en['tables']['editor']['create'],
      hint: en['tables']['editor']['hint'],
      columnNumber: en['tables']['editor']['columnNumber'],
      newColumn: en['tables']['editor']['newColumn'],
      name: en['tables']['editor']['name'],
      type: en['tables']['editor']['type'],
      place: en['tables']['editor']['place'],
      more: en['tables']['editor']['more'],
      choices: en['tables']['editor']['choices'],
      description: en['tables']['editor']['description'],
      required: en['tables']['editor']['required'],
      hidden: en['tables']['editor']['hidden'],
      delete: en['tables']['editor']['delete'],
      save: en['tables']['editor']['save'],
      lost: en['tables']['editor']['lost'],
      lostValues: en['tables']['editor']['lostValues'],
      allowLoss: en['tables']['editor']['allowLoss'],
      types: {
        text_column: en['tables']['editor']['types']['text_column'],
        paragraph_column: en['tables']['editor']['types']['paragraph_column'],
        number_column: en['tables']['editor']['types']['number_column'],
        date_column: en['tables']['editor']['types']['date_column'],
        time_column: en['tables']['editor']['types']['time_column'],
        checkbox_column: en['tables']['editor']['types']['checkbox_column'],
        multiple_choice_column: en['tables']['editor']['types']['multiple_choice_column'],
        multi_choice_column: en['tables']['editor']['types']['multi_choice_column'],
        email_column: en['tables']['editor']['types']['email_column'],
        link_column: en['tables']['editor']['types']['link_column'],
        address_column: en['tables']['editor']['types']['address_column'],
        image_column: en['tables']['editor']['types']['image_column'],
        html_paragraph_column: en['tables']['editor']['types']['html_paragraph_column'],
        github_column: en['tables']['editor']['types']['github_column'],
      },
    },
    settings: {
      title: en['tables']['settings']['title'],
      permissions: en['tables']['settings']['permissions'],
      permissionsHint: en['tables']['settings']['permissionsHint'],
      view_table: en['tables']['settings']['view_table'],
      add_rows: en['tables']['settings']['add_rows'],
      edit_rows: en['tables']['settings']['edit_rows'],
      edit_table: en['tables']['settings']['edit_table'],
      access: {
        database_access_all: en['tables']['settings']['access']['database_access_all'],
        database_access_subscribers: en['tables']['settings']['access']['database_access_subscribers'],
        database_access_creator: en['tables']['settings']['access']['database_access_creator'],
        database_access_moderators: en['tables']['settings']['access']['database_access_moderators'],
        database_access_owners: en['tables']['settings']['access']['database_access_owners'],
        database_access_none: en['tables']['settings']['access']['database_access_none'],
      },
      shown: en['tables']['settings']['shown'],
      hideNumber: en['tables']['settings']['hideNumber'],
      hideNumberHint: en['tables']['settings']['hideNumberHint'],
      hideUpdated: en['tables']['settings']['hideUpdated'],
      hideUpdatedHint: en['tables']['settings']['hideUpdatedHint'],
      byEmail: en['tables']['settings']['byEmail'],
      byEmailHint: en['tables']['settings']['byEmailHint'],
      save: en['tables']['settings']['save'],
      saved: en['tables']['settings']['saved'],
      delete: en['tables']['settings']['delete'],
      deleteTitle: en['tables']['settings']['deleteTitle'],
      deleteText: en['tables']['settings']['deleteText'],
      understand: en['tables']['settings']['understand'],
      deleteButton: en['tables']['settings']['deleteButton'],
      keep: en['tables']['settings']['keep'],
      deleted: en['tables']['settings']['deleted'],
    },
    import: {
      title: en['tables']['import']['title'],
      hint: en['tables']['import']['hint'],
      file: en['tables']['import']['file'],
      wrongLines: en['tables']['import']['wrongLines'],
      refuse: en['tables']['import']['refuse'],
      skip: en['tables']['import']['skip'],
      preview: en['tables']['import']['preview'],
      import: en['tables']['import']['import'],
      result: en['tables']['import']['result'],
      previewed: en['tables']['import']['previewed'],
      refused: en['tables']['import']['refused'],
      working: en['tables']['import']['working'],
      done: en['tables']['import']['done'],
      wrong: en['tables']['import']['wrong'],
      ignored: en['tables']['import']['ignored'],
      line: en['tables']['import']['line'],
      problem: en['tables']['import']['problem'],
      moreWrong: en['tables']['import']['moreWrong'],
      refresh: en['tables']['import']['refresh'],
      openTable: en['tables']['import']['openTable'],
    },
    history: {
      title: en['tables']['history']['title'],
      added: en['tables']['history']['added'],
      changed: en['tables']['history']['changed'],
      before: en['tables']['history']['before'],
      after: en['tables']['history']['after'],
      restore: en['tables']['history']['restore'],
    },
    deletedRows: {
      title: en['tables']['deletedRows']['title'],
      hint: en['tables']['deletedRows']['hint'],
      empty: en['tables']['deletedRows']['empty'],
      deletedBy: en['tables']['deletedRows']['deletedBy'],
      restore: en['tables']['deletedRows']['restore'],
    },
  },
  backup: {
    created: en['backup']['created'],
    createdTables: en['backup']['createdTables'],
    createdFiles: en['backup']['createdFiles'],
    deleted: en['backup']['deleted'],
    alreadyRunning: en['backup']['alreadyRunning'],
    damagedStore: en['backup']['damagedStore'],
    wrongKeep: en['backup']['wrongKeep'],
    newerFormat: en['backup']['newerFormat'],
    noSnapshot: en['backup']['noSnapshot'],
    unknownSnapshot: en['backup']['unknownSnapshot'],
    verified: en['backup']['verified'],
    notVerified: en['backup']['notVerified'],
    damagedFile: en['backup']['damagedFile'],
    missingFile: en['backup']['missingFile'],
    notEmpty: en['backup']['notEmpty'],
    secretExists: en['backup']['secretExists'],
    wrongRows: en['backup']['wrongRows'],
    restored: en['backup']['restored'],
    progress: {
      files: en['backup']['progress']['files'],
      tables: en['backup']['progress']['tables'],
    },
  },
  activityLog: {
    sentences: {
      'group.created': en['activityLog']['sentences']['group.created'],
      'group.plan_changed': en['activityLog']['sentences']['group.plan_changed'],
      'group.subgroup_created': en['activityLog']['sentences']['group.subgroup_created'],
      'group.subgroup_deleted': en['activityLog']['sentences']['group.subgroup_deleted'],
      'group.renamed': en['activityLog']['sentences']['group.renamed'],
      'group.privacy_changed': en['activityLog']['sentences']['group.privacy_changed'],
      'group.updated': en['activityLog']['sentences']['group.updated'],
      'group.alias_added': en['activityLog']['sentences']['group.alias_added'],
      'group.alias_removed': en['activityLog']['sentences']['group.alias_removed'],
      'group.column_added': en['activityLog']['sentences']['group.column_added'],
      'group.column_changed': en['activityLog']['sentences']['group.column_changed'],
      'group.column_removed': en['activityLog']['sentences']['group.column_removed'],
      'group.suspended': en['activityLog']['sentences']['group.suspended'],
      'group.unsuspended': en['activityLog']['sentences']['group.unsuspended'],
      'group.deleted': en['activityLog']['sentences']['group.deleted'],
      'group.moved': en['activityLog']['sentences']['group.moved'],
      'group.reminded': en['activityLog']['sentences']['group.reminded'],
      'group.posts_pending': en['activityLog']['sentences']['group.posts_pending'],
      'group.posts_expiring': en['activityLog']['sentences']['group.posts_expiring'],
      'group.space_short': en['activityLog']['sentences']['group.space_short'],
      'organisation.main_group_set': en['activityLog']['sentences']['organisation.main_group_set'],
      'organisation.added': en['activityLog']['sentences']['organisation.added'],
      'member.joined': en['activityLog']['sentences']['member.joined'],
      'member.requested': en['activityLog']['sentences']['member.requested'],
      'member.left': en['activityLog']['sentences']['member.left'],
      'member.approved': en['activityLog']['sentences']['member.approved'],
      'member.rejected': en['activityLog']['sentences']['member.rejected'],
      'member.expired': en['activityLog']['sentences']['member.expired'],
      'member.removed': en['activityLog']['sentences']['member.removed'],
      'member.banned': en['activityLog']['sentences']['member.banned'],
      'member.unbanned': en['activityLog']['sentences']['member.unbanned'],
      'member.added': en['activityLog']['sentences']['member.added'],
      'member.agreed': en['activityLog']['sentences']['member.agreed'],
      'member.updated': en['activityLog']['sentences']['member.updated'],
      'member.claimed': en['activityLog']['sentences']['member.claimed'],
      'member.released': en['activityLog']['sentences']['member.released'],
      'member.role_changed': en['activityLog']['sentences']['member.role_changed'],
      'member.inherited': en['activityLog']['sentences']['member.inherited'],
      'member.unmoderated': en['activityLog']['sentences']['member.unmoderated'],
      'member.labelled': en['activityLog']['sentences']['member.labelled'],
      'member.confirmation_requested': en['activityLog']['sentences']['member.confirmation_requested'],
      'member.probe_requested': en['activityLog']['sentences']['member.probe_requested'],
      'member.sponsored': en['activityLog']['sentences']['member.sponsored'],
      'adds.held': en['activityLog']['sentences']['adds.held'],
      'adds.approved': en['activityLog']['sentences']['adds.approved'],
      'adds.rejected': en['activityLog']['sentences']['adds.rejected'],
      'invite.sent': en['activityLog']['sentences']['invite.sent'],
      'invite.cancelled': en['activityLog']['sentences']['invite.cancelled'],
      'invite.accepted': en['activityLog']['sentences']['invite.accepted'],
      'invite.declined': en['activityLog']['sentences']['invite.declined'],
      'notice.added': en['activityLog']['sentences']['notice.added'],
      'notice.changed': en['activityLog']['sentences']['notice.changed'],
      'notice.removed': en['activityLog']['sentences']['notice.removed'],
      'label.added': en['activityLog']['sentences']['label.added'],
      'label.changed': en['activityLog']['sentences']['label.changed'],
      'label.removed': en['activityLog']['sentences']['label.removed'],
      'message.posted': en['activityLog']['sentences']['message.posted'],
      'message.published': en['activityLog']['sentences']['message.published'],
      'message.held': en['activityLog']['sentences']['message.held'],
      'message.claimed': en['activityLog']['sentences']['message.claimed'],
      'message.approved': en['activityLog']['sentences']['message.approved'],
      'message.confirmed': en['activityLog']['sentences']['message.confirmed'],
      'message.rejected': en['activityLog']['sentences']['message.rejected'],
      'message.refused': en['activityLog']['sentences']['message.refused'],
      'message.discarded': en['activityLog']['sentences']['message.discarded'],
      'message.expired': en['activityLog']['sentences']['message.expired'],
      'message.corrected': en['activityLog']['sentences']['message.corrected'],
      'message.edited': en['activityLog']['sentences']['message.edited'],
      'message.deleted': en['activityLog']['sentences']['message.deleted'],
      'message.hidden': en['activityLog']['sentences']['message.hidden'],
      'message.restored': en['activityLog']['sentences']['message.restored'],
      'message.liked': en['activityLog']['sentences']['message.liked'],
      'message.unliked': en['activityLog']['sentences']['message.unliked'],
      'message.reported': en['activityLog']['sentences']['message.reported'],
      'message.report_resolved': en['activityLog']['sentences']['message.report_resolved'],
      'message.report_reopened': en['activityLog']['sentences']['message.report_reopened'],
      'message.sent': en['activityLog']['sentences']['message.sent'],
      'message.sent_to_moderators': en['activityLog']['sentences']['message.sent_to_moderators'],
      'topic.updated': en['activityLog']['sentences']['topic.updated'],
      'topic.merged': en['activityLog']['sentences']['topic.merged'],
      'topic.split': en['activityLog']['sentences']['topic.split'],
      'topic.moved': en['activityLog']['sentences']['topic.moved'],
      'topic.received': en['activityLog']['sentences']['topic.received'],
      'topic.deleted': en['activityLog']['sentences']['topic.deleted'],
      'topic.expired': en['activityLog']['sentences']['topic.expired'],
      'hashtag.created': en['activityLog']['sentences']['hashtag.created'],
      'hashtag.updated': en['activityLog']['sentences']['hashtag.updated'],
      'hashtag.deleted': en['activityLog']['sentences']['hashtag.deleted'],
      'event.added': en['activityLog']['sentences']['event.added'],
      'event.updated': en['activityLog']['sentences']['event.updated'],
      'event.cancelled': en['activityLog']['sentences']['event.cancelled'],
      'event.deleted': en['activityLog']['sentences']['event.deleted'],
      'event.invited': en['activityLog']['sentences']['event.invited'],
      'event.summed': en['activityLog']['sentences']['event.summed'],
      'event.reminded': en['activityLog']['sentences']['event.reminded'],
      'event.answered': en['activityLog']['sentences']['event.answered'],
      'event.promoted': en['activityLog']['sentences']['event.promoted'],
      'database.created': en['activityLog']['sentences']['database.created'],
      'database.updated': en['activityLog']['sentences']['database.updated'],
      'database.deleted': en['activityLog']['sentences']['database.deleted'],
      'database.row_added': en['activityLog']['sentences']['database.row_added'],
      'database.rows_imported': en['activityLog']['sentences']['database.rows_imported'],
      'database.template_asked': en['activityLog']['sentences']['database.template_asked'],
      'database.row_updated': en['activityLog']['sentences']['database.row_updated'],
      'database.row_deleted': en['activityLog']['sentences']['database.row_deleted'],
      'database.row_restored': en['activityLog']['sentences']['database.row_restored'],
      'chat.created': en['activityLog']['sentences']['chat.created'],
      'chat.announced': en['activityLog']['sentences']['chat.announced'],
      'chat.missed': en['activityLog']['sentences']['chat.missed'],
      'chat.updated': en['activityLog']['sentences']['chat.updated'],
      'chat.posted': en['activityLog']['sentences']['chat.posted'],
      'chat.closed': en['activityLog']['sentences']['chat.closed'],
      'chat.reopened': en['activityLog']['sentences']['chat.reopened'],
      'chat.deleted': en['activityLog']['sentences']['chat.deleted'],
      'chat.joined': en['activityLog']['sentences']['chat.joined'],
      'chat.left': en['activityLog']['sentences']['chat.left'],
      'archives.imported': en['activityLog']['sentences']['archives.imported'],
      'mail.undeliverable': en['activityLog']['sentences']['mail.undeliverable'],
    },
    words: {
      member: en['activityLog']['words']['member'],
      moderator: en['activityLog']['words']['moderator'],
      author: en['activityLog']['words']['author'],
      deletedAccount: en['activityLog']['words']['deletedAccount'],
      subgroup: en['activityLog']['words']['subgroup'],
      namedSubgroup: en['activityLog']['words']['namedSubgroup'],
      table: en['activityLog']['words']['table'],
      namedTable: en['activityLog']['words']['namedTable'],
    },
    guests: en['activityLog']['guests'],
    places: en['activityLog']['places'],
    roles: {
      sub_modstatus_owner: en['activityLog']['roles']['sub_modstatus_owner'],
      sub_modstatus_moderator: en['activityLog']['roles']['sub_modstatus_moderator'],
      sub_modstatus_none: en['activityLog']['roles']['sub_modstatus_none'],
    },
    because: {
      'a place became free': en['activityLog']['because']['a place became free'],
      'the number of places changed': en['activityLog']['because']['the number of places changed'],
      'they need fewer places': en['activityLog']['because']['they need fewer places'],
      'others wait already': en['activityLog']['because']['others wait already'],
      'there are not enough places': en['activityLog']['because']['there are not enough places'],
      'they left the group': en['activityLog']['because']['they left the group'],
      'the account was deleted': en['activityLog']['because']['the account was deleted'],
    },
    refusals: {
      'locked group': en['activityLog']['refusals']['locked group'],
      'locked topic': en['activityLog']['refusals']['locked topic'],
    },
    fields: {
      subject: en['activityLog']['fields']['subject'],
      hashtags: en['activityLog']['fields']['hashtags'],
      reply_to: en['activityLog']['fields']['reply_to'],
      is_closed: en['activityLog']['fields']['is_closed'],
      is_sticky: en['activityLog']['fields']['is_sticky'],
      is_moderated: en['activityLog']['fields']['is_moderated'],
      name: en['activityLog']['fields']['name'],
      description: en['activityLog']['fields']['description'],
      desc: en['activityLog']['fields']['desc'],
      location: en['activityLog']['fields']['location'],
      organizer_name: en['activityLog']['fields']['organizer_name'],
      organizer_email: en['activityLog']['fields']['organizer_email'],
      organizer_phone: en['activityLog']['fields']['organizer_phone'],
      color_name: en['activityLog']['fields']['color_name'],
      rsvp: en['activityLog']['fields']['rsvp'],
      max_attendees: en['activityLog']['fields']['max_attendees'],
      additional_guests: en['activityLog']['fields']['additional_guests'],
      comment_label: en['activityLog']['fields']['comment_label'],
      yes_message: en['activityLog']['fields']['yes_message'],
      hide_rsvps: en['activityLog']['fields']['hide_rsvps'],
      is_locked: en['activityLog']['fields']['is_locked'],
      cancel_message: en['activityLog']['fields']['cancel_message'],
      reminder_minutes: en['activityLog']['fields']['reminder_minutes'],
      start_time: en['activityLog']['fields']['start_time'],
      recurrence: en['activityLog']['fields']['recurrence'],
      alias: en['activityLog']['fields']['alias'],
      title: en['activityLog']['fields']['title'],
      columns: en['activityLog']['fields']['columns'],
      views: en['activityLog']['fields']['views'],
    },
  },
  shortcuts: {
    title: en['shortcuts']['title'],
    turnOff: en['shortcuts']['turnOff'],
    keys: {
      move: en['shortcuts']['keys']['move'],
      open: en['shortcuts']['keys']['open'],
      reply: en['shortcuts']['keys']['reply'],
      quote: en['shortcuts']['keys']['quote'],
      first: en['shortcuts']['keys']['first'],
      list: en['shortcuts']['keys']['list'],
      search: en['shortcuts']['keys']['search'],
      all: en['shortcuts']['keys']['all'],
    },
  },
}
