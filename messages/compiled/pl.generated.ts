// Compiled from messages/pl.json by npm run generate; changes belong there.
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
    members: 'Członkowie',
    moderation: 'Moderacja',
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
    noMatch: ({ query }) => `Brak członków pasujących do „${query}”`,
    all: 'Wszyscy członkowie',
    joined: ({ date }) => `W grupie od ${date}`,
    owner: 'Właściciel',
    moderator: 'Moderator',
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
    newSinceLastVisit: 'Nowe od ostatniej wizyty',
    firstUnread: 'Przejdź do pierwszej nieprzeczytanej wiadomości',
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
  },
  errors: {
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
    'wrong password of letter':
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
    'invalid draft_id': 'Ta wersja robocza została już opublikowana lub odrzucona.',
    'invalid pending_message_id': 'Inny moderator zajął się już tą wiadomością.',
    'wrong about me': 'Brakuje wymaganej odpowiedzi lub jest nieprawidłowa. Sprawdź odpowiedzi i zapisz ponownie.',
    'already claimed': 'Tą wiadomością zajmuje się inny moderator.',
    member_info_id: 'Inny moderator zajął się już tą prośbą.',
    'too many drafts': 'Osiągnięto maksymalną liczbę wersji roboczych. Najpierw opublikuj lub odrzuć część z nich.',
    'edits disabled': 'Ta grupa nie zezwala na edycję wiadomości.',
    inadequate_permissions: 'Nie masz do tego uprawnień.',
    'invalid group_name': 'Ten adres jest niedostępny. Użyj od 2 do 34 liter, cyfr i pojedynczych łączników.',
    'name already taken': 'Ten adres jest już zajęty. Wybierz inny.',
    'description too short': 'Napisz dłuższy opis, co najmniej 11 znaków.',
    two_factor_required: 'Wpisz kod z aplikacji uwierzytelniającej.',
  },
  errorPage: {
    notFound: 'Nie znaleziono strony',
    notFoundText: 'Link może być błędny albo strona została usunięta lub nie jest publiczna.',
    goHome: 'Przejdź do strony głównej',
    signIn: 'Zaloguj się, aby ją zobaczyć',
    failed: 'Coś poszło nie tak',
    failedText: 'Problem leży po naszej stronie. Spróbuj ponownie za kilka minut.',
  },
  directory: {
    allGroups: 'Wszystkie grupy',
    membersOnly: 'tylko członkowie mogą czytać',
    lastPost: 'ostatnia wiadomość',
    sort: 'Sortuj według',
    findOther: 'Znajdź więcej grup',
    sortBy: {
      activity: 'Ostatnia aktywność',
      members: 'Liczba członków',
      name: 'Nazwa',
    },
  },
  comingSoon: {
    calendar: {
      title: 'Kalendarz nie jest jeszcze dostępny w przeglądarce',
      text: 'E-maile o wydarzeniach podają czas i miejsce oraz zawierają plik kalendarza, dzięki któremu odpowiesz w swojej aplikacji kalendarza. Wszystko jest też dostępne przez API.',
    },
    chat: {
      title: 'Czat nie jest jeszcze dostępny w przeglądarce',
      text: 'Czatuj w terminalu poleceniem „folkmoot chat” lub w aplikacji korzystającej z API.',
    },
    database: {
      title: 'Tabele nie są jeszcze dostępne w przeglądarce',
      text: 'Aplikacje mogą je czytać i zmieniać przez API.',
    },
    settings: {
      title: 'Ustawienia grupy nie są jeszcze dostępne w przeglądarce',
      text: 'Właściciele mogą je zmieniać przez API za pomocą getgroup i updategroup.',
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
    messages: 'Wiadomości',
    people: 'Prośby o dołączenie',
    noMessages: 'Brak oczekujących wiadomości.',
    noPeople: 'Brak próśb o dołączenie.',
    expiry: 'Oczekujące wiadomości są usuwane po 14 dniach.',
    byEmail: 'przez e-mail',
    byWeb: 'w przeglądarce',
    isReply: 'odpowiedź',
    claimedBy: ({ name }) => `zajmuje się: ${name}`,
    approve: 'Zatwierdź',
    claim: 'Zajmij się',
    release: 'Zrezygnuj',
    reject: 'Odrzuć…',
    rejectReason: 'Powód (zostanie wysłany do autora)',
    rejectSubmit: 'Odrzuć wiadomość',
    delete: 'Usuń…',
    deleteText: 'Wiadomość i jej załączniki zostaną trwale usunięte. Autor nie otrzyma powiadomienia.',
    deleteSubmit: 'Usuń wiadomość',
    viewSource: 'Pokaż źródło',
    requested: ({ date }) => `prośba z ${date}`,
    approveMember: 'Zatwierdź',
    rejectMember: 'Odrzuć',
    allPending: 'Wszystkie oczekujące',
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
    done: {
      approve: 'Wiadomość zatwierdzona.',
      reject: 'Wiadomość odrzucona.',
      remove: 'Wiadomość usunięta.',
      claim: 'Zajmujesz się tą wiadomością. Będzie oczekiwać na Twoją decyzję.',
      release: 'Nie zajmujesz się już tą wiadomością. Mogą o niej teraz zdecydować inni moderatorzy.',
      letin: ({ name }) => `${name} należy teraz do grupy.`,
      refuse: ({ name }) => `Prośba odrzucona: ${name}.`,
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
    },
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
          invalid_reply: 'wątek jest zablokowany',
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
  },
  cli: {
    usage: en['cli']['usage'],
    overview: en['cli']['overview'],
    unexpectedError: en['cli']['unexpectedError'],
    unknownCommand: en['cli']['unknownCommand'],
    unknownOption: en['cli']['unknownOption'],
    argumentMissing: en['cli']['argumentMissing'],
    unexpectedArgument: en['cli']['unexpectedArgument'],
    optionMissing: en['cli']['optionMissing'],
    notAnEmail: en['cli']['notAnEmail'],
    notAnId: en['cli']['notAnId'],
    afterMustBeNumber: en['cli']['afterMustBeNumber'],
    moreRows: en['cli']['moreRows'],
    usingInstallation: en['cli']['usingInstallation'],
    severalInstallations: en['cli']['severalInstallations'],
    commands: {
      serve: {
        summary: en['cli']['commands']['serve']['summary'],
        details: en['cli']['commands']['serve']['details'],
      },
      demo: {
        summary: en['cli']['commands']['demo']['summary'],
        details: en['cli']['commands']['demo']['details'],
      },
      migrate: {
        summary: en['cli']['commands']['migrate']['summary'],
        details: en['cli']['commands']['migrate']['details'],
      },
      'user add': {
        summary: en['cli']['commands']['user add']['summary'],
        details: en['cli']['commands']['user add']['details'],
      },
      'user list': {
        summary: en['cli']['commands']['user list']['summary'],
        details: en['cli']['commands']['user list']['details'],
      },
      'user password': {
        summary: en['cli']['commands']['user password']['summary'],
        details: en['cli']['commands']['user password']['details'],
      },
      'user email': {
        summary: en['cli']['commands']['user email']['summary'],
        details: en['cli']['commands']['user email']['details'],
      },
      'user admin': {
        summary: en['cli']['commands']['user admin']['summary'],
        details: en['cli']['commands']['user admin']['details'],
      },
      'user suspend': {
        summary: en['cli']['commands']['user suspend']['summary'],
        details: en['cli']['commands']['user suspend']['details'],
      },
      'user restore': {
        summary: en['cli']['commands']['user restore']['summary'],
        details: en['cli']['commands']['user restore']['details'],
      },
      'user delete': {
        summary: en['cli']['commands']['user delete']['summary'],
        details: en['cli']['commands']['user delete']['details'],
      },
      'group list': {
        summary: en['cli']['commands']['group list']['summary'],
        details: en['cli']['commands']['group list']['details'],
      },
      'group owner': {
        summary: en['cli']['commands']['group owner']['summary'],
        details: en['cli']['commands']['group owner']['details'],
      },
      'group plan': {
        summary: en['cli']['commands']['group plan']['summary'],
        details: en['cli']['commands']['group plan']['details'],
      },
      'group move': {
        summary: en['cli']['commands']['group move']['summary'],
        details: en['cli']['commands']['group move']['details'],
      },
      'organisation add': {
        summary: en['cli']['commands']['organisation add']['summary'],
        details: en['cli']['commands']['organisation add']['details'],
      },
      'organisation main': {
        summary: en['cli']['commands']['organisation main']['summary'],
        details: en['cli']['commands']['organisation main']['details'],
      },
      import: {
        summary: en['cli']['commands']['import']['summary'],
        details: en['cli']['commands']['import']['details'],
      },
      'mail queue': {
        summary: en['cli']['commands']['mail queue']['summary'],
        details: en['cli']['commands']['mail queue']['details'],
      },
      'mail in': {
        summary: en['cli']['commands']['mail in']['summary'],
        details: en['cli']['commands']['mail in']['details'],
      },
      'mail send': {
        summary: en['cli']['commands']['mail send']['summary'],
        details: en['cli']['commands']['mail send']['details'],
      },
      'mail keys': {
        summary: en['cli']['commands']['mail keys']['summary'],
        details: en['cli']['commands']['mail keys']['details'],
      },
      mail: {
        summary: en['cli']['commands']['mail']['summary'],
        details: en['cli']['commands']['mail']['details'],
      },
      chat: {
        summary: en['cli']['commands']['chat']['summary'],
        details: en['cli']['commands']['chat']['details'],
      },
      doctor: {
        summary: en['cli']['commands']['doctor']['summary'],
        details: en['cli']['commands']['doctor']['details'],
      },
    },
    chat: {
      slashCommands: en['cli']['chat']['slashCommands'],
      notHttps: en['cli']['chat']['notHttps'],
      badCertificate: en['cli']['chat']['badCertificate'],
      errors: {
        unauthorized_error: en['cli']['chat']['errors']['unauthorized_error'],
        two_factor_required: en['cli']['chat']['errors']['two_factor_required'],
        'closed chat': en['cli']['chat']['errors']['closed chat'],
        'invalid chatsub_id': en['cli']['chat']['errors']['invalid chatsub_id'],
        'invalid group_id': en['cli']['chat']['errors']['invalid group_id'],
      },
      error: en['cli']['chat']['error'],
      whichChat: en['cli']['chat']['whichChat'],
      noChats: en['cli']['chat']['noChats'],
      replyTo: en['cli']['chat']['replyTo'],
      edited: en['cli']['chat']['edited'],
      deleted: en['cli']['chat']['deleted'],
      closed: en['cli']['chat']['closed'],
      typing: en['cli']['chat']['typing'],
      stoppedTyping: en['cli']['chat']['stoppedTyping'],
      joined: en['cli']['chat']['joined'],
      left: en['cli']['chat']['left'],
      welcome: en['cli']['chat']['welcome'],
      reconnected: en['cli']['chat']['reconnected'],
      connectionLost: en['cli']['chat']['connectionLost'],
      unknownCommand: en['cli']['chat']['unknownCommand'],
      reactions: en['cli']['chat']['reactions'],
      noName: en['cli']['chat']['noName'],
    },
    serve: {
      stopping: en['cli']['serve']['stopping'],
      running: en['cli']['serve']['running'],
      selfSigned: en['cli']['serve']['selfSigned'],
      receiving: en['cli']['serve']['receiving'],
      noRelay: en['cli']['serve']['noRelay'],
      data: en['cli']['serve']['data'],
      dataAndServer: en['cli']['serve']['dataAndServer'],
      dataAndCluster: en['cli']['serve']['dataAndCluster'],
      firstAccount: en['cli']['serve']['firstAccount'],
    },
    ports: {
      EADDRINUSE: en['cli']['ports']['EADDRINUSE'],
      EACCES: en['cli']['ports']['EACCES'],
      EADDRNOTAVAIL: en['cli']['ports']['EADDRNOTAVAIL'],
      ENOTFOUND: en['cli']['ports']['ENOTFOUND'],
      without: {
        httpPort: en['cli']['ports']['without']['httpPort'],
        smtpPort: en['cli']['ports']['without']['smtpPort'],
        lmtpPort: en['cli']['ports']['without']['lmtpPort'],
      },
    },
    migrate: {
      alreadyUpToDate: en['cli']['migrate']['alreadyUpToDate'],
      upToDate: en['cli']['migrate']['upToDate'],
    },
    user: {
      parts: {
        sessions: en['cli']['user']['parts']['sessions'],
        api_keys: en['cli']['user']['parts']['api_keys'],
        chats: en['cli']['user']['parts']['chats'],
        event_rsvps: en['cli']['user']['parts']['event_rsvps'],
        memberships: en['cli']['user']['parts']['memberships'],
        likes: en['cli']['user']['parts']['likes'],
        follows: en['cli']['user']['parts']['follows'],
        drafts: en['cli']['user']['parts']['drafts'],
        pending_messages: en['cli']['user']['parts']['pending_messages'],
      },
      notFound: en['cli']['user']['notFound'],
      passwordLength: en['cli']['user']['passwordLength'],
      passwordCommon: en['cli']['user']['passwordCommon'],
      passwordPrompt: en['cli']['user']['passwordPrompt'],
      passwordMissing: en['cli']['user']['passwordMissing'],
      nameLength: en['cli']['user']['nameLength'],
      exists: en['cli']['user']['exists'],
      created: en['cli']['user']['created'],
      createdAs: en['cli']['user']['createdAs'],
      siteAdmin: en['cli']['user']['siteAdmin'],
      passwordSet: en['cli']['user']['passwordSet'],
      addressTaken: en['cli']['user']['addressTaken'],
      theAccount: en['cli']['user']['theAccount'],
      emailChanged: en['cli']['user']['emailChanged'],
      suspended: en['cli']['user']['suspended'],
      alreadySuspended: en['cli']['user']['alreadySuspended'],
      restored: en['cli']['user']['restored'],
      notSuspended: en['cli']['user']['notSuspended'],
      onOrOff: en['cli']['user']['onOrOff'],
      adminGranted: en['cli']['user']['adminGranted'],
      adminAlready: en['cli']['user']['adminAlready'],
      adminRevoked: en['cli']['user']['adminRevoked'],
      adminNever: en['cli']['user']['adminNever'],
      soleOwner: en['cli']['user']['soleOwner'],
      wouldDelete: en['cli']['user']['wouldDelete'],
      account: en['cli']['user']['account'],
      deleted: en['cli']['user']['deleted'],
      none: en['cli']['user']['none'],
      noMatch: en['cli']['user']['noMatch'],
      status: {
        user_status_notconfirmed: en['cli']['user']['status']['user_status_notconfirmed'],
        user_status_bouncing: en['cli']['user']['status']['user_status_bouncing'],
        user_status_bounced: en['cli']['user']['status']['user_status_bounced'],
        suspended: en['cli']['user']['status']['suspended'],
        deleted: en['cli']['user']['status']['deleted'],
      },
    },
    group: {
      none: en['cli']['group']['none'],
      noMatch: en['cli']['group']['noMatch'],
      members: en['cli']['group']['members'],
      owners: en['cli']['group']['owners'],
      notFound: en['cli']['group']['notFound'],
      notFoundList: en['cli']['group']['notFoundList'],
      owner: {
        made: en['cli']['group']['owner']['made'],
        already: en['cli']['group']['owner']['already'],
        banned: en['cli']['group']['owner']['banned'],
        'not in the parent': en['cli']['group']['owner']['not in the parent'],
      },
      notAPlan: en['cli']['group']['notAPlan'],
      planChanged: en['cli']['group']['planChanged'],
      cannotMove: en['cli']['group']['cannotMove'],
      movedOut: en['cli']['group']['movedOut'],
      moved: en['cli']['group']['moved'],
    },
    organisation: {
      badHost: en['cli']['organisation']['badHost'],
      created: en['cli']['organisation']['created'],
      cannotBeMain: en['cli']['organisation']['cannotBeMain'],
      mainSet: en['cli']['organisation']['mainSet'],
    },
    import: {
      cannotWrite: en['cli']['import']['cannotWrite'],
      stopping: en['cli']['import']['stopping'],
      noGroup: en['cli']['import']['noGroup'],
      failed: en['cli']['import']['failed'],
      progress: {
        imported: en['cli']['import']['progress']['imported'],
        present: en['cli']['import']['progress']['present'],
        skipped: en['cli']['import']['progress']['skipped'],
      },
      dryRun: en['cli']['import']['dryRun'],
      done: en['cli']['import']['done'],
      revised: en['cli']['import']['revised'],
      refused: en['cli']['import']['refused'],
      cut: en['cli']['import']['cut'],
      guessed: en['cli']['import']['guessed'],
      subjectTag: en['cli']['import']['subjectTag'],
      incomplete: en['cli']['import']['incomplete'],
      damaged: en['cli']['import']['damaged'],
    },
    mail: {
      retryOrDrop: en['cli']['mail']['retryOrDrop'],
      retrying: en['cli']['mail']['retrying'],
      notQueued: en['cli']['mail']['notQueued'],
      dropped: en['cli']['mail']['dropped'],
      queueEmpty: en['cli']['mail']['queueEmpty'],
      moreMailings: en['cli']['mail']['moreMailings'],
      moreRecipients: en['cli']['mail']['moreRecipients'],
      toRecipients: en['cli']['mail']['toRecipients'],
      ofGroup: en['cli']['mail']['ofGroup'],
      since: en['cli']['mail']['since'],
      nextTry: en['cli']['mail']['nextTry'],
      failed: en['cli']['mail']['failed'],
      beingSent: en['cli']['mail']['beingSent'],
      attempts: en['cli']['mail']['attempts'],
      answered: en['cli']['mail']['answered'],
      unreachable: en['cli']['mail']['unreachable'],
      notAServer: en['cli']['mail']['notAServer'],
      receivesNone: en['cli']['mail']['receivesNone'],
      idOrLast: en['cli']['mail']['idOrLast'],
      mailboxEmpty: en['cli']['mail']['mailboxEmpty'],
      older: en['cli']['mail']['older'],
      notFound: en['cli']['mail']['notFound'],
      fromTo: en['cli']['mail']['fromTo'],
    },
    demo: {
      chatStopped: en['cli']['demo']['chatStopped'],
      steps: {
        people: en['cli']['demo']['steps']['people'],
        key: en['cli']['demo']['steps']['key'],
        groups: en['cli']['demo']['steps']['groups'],
        roles: en['cli']['demo']['steps']['roles'],
        hashtags: en['cli']['demo']['steps']['hashtags'],
        archive: en['cli']['demo']['steps']['archive'],
        today: en['cli']['demo']['steps']['today'],
        reactions: en['cli']['demo']['steps']['reactions'],
        calendar: en['cli']['demo']['steps']['calendar'],
        moderation: en['cli']['demo']['steps']['moderation'],
        tables: en['cli']['demo']['steps']['tables'],
        chats: en['cli']['demo']['steps']['chats'],
      },
      selfSigned: en['cli']['demo']['selfSigned'],
      owner: en['cli']['demo']['owner'],
      member: en['cli']['demo']['member'],
      apiKey: en['cli']['demo']['apiKey'],
      calls: {
        gettopics: en['cli']['demo']['calls']['gettopics'],
        login: en['cli']['demo']['calls']['login'],
        searcharchives: en['cli']['demo']['calls']['searcharchives'],
        getpendingmessages: en['cli']['demo']['calls']['getpendingmessages'],
        downloadarchives: en['cli']['demo']['calls']['downloadarchives'],
      },
      byEmail: en['cli']['demo']['byEmail'],
      joinChat: en['cli']['demo']['joinChat'],
      stop: en['cli']['demo']['stop'],
    },
  },
  doctor: {
    none: en['doctor']['none'],
    followMessage: en['doctor']['followMessage'],
    changeSetting: en['doctor']['changeSetting'],
    states: {
      ok: en['doctor']['states']['ok'],
      warning: en['doctor']['states']['warning'],
      wrong: en['doctor']['states']['wrong'],
    },
    sources: {
      environment: en['doctor']['sources']['environment'],
      'last start': en['doctor']['sources']['last start'],
    },
    checks: {
      settings: en['doctor']['checks']['settings'],
      node: en['doctor']['checks']['node'],
      data: en['doctor']['checks']['data'],
      files: en['doctor']['checks']['files'],
      certificate: en['doctor']['checks']['certificate'],
      database: en['doctor']['checks']['database'],
      migrations: en['doctor']['checks']['migrations'],
      failedJobs: en['doctor']['checks']['failedJobs'],
      localMailbox: en['doctor']['checks']['localMailbox'],
      privileges: en['doctor']['checks']['privileges'],
      durability: en['doctor']['checks']['durability'],
      replica: en['doctor']['checks']['replica'],
      bus: en['doctor']['checks']['bus'],
      port: en['doctor']['checks']['port'],
      httpPort: en['doctor']['checks']['httpPort'],
      smtpPort: en['doctor']['checks']['smtpPort'],
      lmtpPort: en['doctor']['checks']['lmtpPort'],
      mailDomain: en['doctor']['checks']['mailDomain'],
      relay: en['doctor']['checks']['relay'],
      reverseDns: en['doctor']['checks']['reverseDns'],
      port25In: en['doctor']['checks']['port25In'],
      port25Out: en['doctor']['checks']['port25Out'],
    },
    machine: {
      nodeTooOld: en['doctor']['machine']['nodeTooOld'],
      folderUnusable: en['doctor']['machine']['folderUnusable'],
      makeWritable: en['doctor']['machine']['makeWritable'],
      diskSpace: en['doctor']['machine']['diskSpace'],
      diskSpaceLater: en['doctor']['machine']['diskSpaceLater'],
      freeSpace: en['doctor']['machine']['freeSpace'],
    },
    certificate: {
      selfSignedLater: en['doctor']['certificate']['selfSignedLater'],
      selfSigned: en['doctor']['certificate']['selfSigned'],
      notTrusted: en['doctor']['certificate']['notTrusted'],
      setCertificate: en['doctor']['certificate']['setCertificate'],
      renew: en['doctor']['certificate']['renew'],
      expired: en['doctor']['certificate']['expired'],
      notValidFor: en['doctor']['certificate']['notValidFor'],
      valid: en['doctor']['certificate']['valid'],
      fix: en['doctor']['certificate']['fix'],
    },
    database: {
      noneYet: en['doctor']['database']['noneYet'],
      onServer: en['doctor']['database']['onServer'],
      inFolder: en['doctor']['database']['inFolder'],
      outsideData: en['doctor']['database']['outsideData'],
      empty: en['doctor']['database']['empty'],
      pending: en['doctor']['database']['pending'],
      runMigrate: en['doctor']['database']['runMigrate'],
      upToDate: en['doctor']['database']['upToDate'],
      noFailedJobs: en['doctor']['database']['noFailedJobs'],
      failedJobs: en['doctor']['database']['failedJobs'],
      fixJobs: en['doctor']['database']['fixJobs'],
      mailbox: en['doctor']['database']['mailbox'],
      durable: en['doctor']['database']['durable'],
      replica: en['doctor']['database']['replica'],
      notReplica: en['doctor']['database']['notReplica'],
      setReplica: en['doctor']['database']['setReplica'],
      startReplica: en['doctor']['database']['startReplica'],
      natsUnreachable: en['doctor']['database']['natsUnreachable'],
      startNats: en['doctor']['database']['startNats'],
    },
    ports: {
      off: en['doctor']['ports']['off'],
      free: en['doctor']['ports']['free'],
      change: en['doctor']['ports']['change'],
      ours: en['doctor']['ports']['ours'],
      inUse: en['doctor']['ports']['inUse'],
      stopOther: en['doctor']['ports']['stopOther'],
    },
    mail: {
      comesFrom: en['doctor']['mail']['comesFrom'],
      unknownDomain: en['doctor']['mail']['unknownDomain'],
      setDomain: en['doctor']['mail']['setDomain'],
    },
    dns: {
      addRecord: en['doctor']['dns']['addRecord'],
      lookupFailed: en['doctor']['dns']['lookupFailed'],
      checkResolver: en['doctor']['dns']['checkResolver'],
      noMx: en['doctor']['dns']['noMx'],
      nullMx: en['doctor']['dns']['nullMx'],
      mx: en['doctor']['dns']['mx'],
      mxElsewhere: en['doctor']['dns']['mxElsewhere'],
      noSpf: en['doctor']['dns']['noSpf'],
      severalSpf: en['doctor']['dns']['severalSpf'],
      mergeSpf: en['doctor']['dns']['mergeSpf'],
      openSpf: en['doctor']['dns']['openSpf'],
      noDkim: en['doctor']['dns']['noDkim'],
      otherDkim: en['doctor']['dns']['otherDkim'],
      dkim: en['doctor']['dns']['dkim'],
      noDmarc: en['doctor']['dns']['noDmarc'],
      noAddress: en['doctor']['dns']['noAddress'],
      reverse: en['doctor']['dns']['reverse'],
      noReverse: en['doctor']['dns']['noReverse'],
      otherReverse: en['doctor']['dns']['otherReverse'],
      setReverse: en['doctor']['dns']['setReverse'],
    },
    port25: {
      answers: en['doctor']['port25']['answers'],
      noAnswer: en['doctor']['port25']['noAnswer'],
      openIn: en['doctor']['port25']['openIn'],
      reachable: en['doctor']['port25']['reachable'],
      blocked: en['doctor']['port25']['blocked'],
      openOut: en['doctor']['port25']['openOut'],
    },
    relay: {
      none: en['doctor']['relay']['none'],
      set: en['doctor']['relay']['set'],
      direct: en['doctor']['relay']['direct'],
      connected: en['doctor']['relay']['connected'],
      failed: en['doctor']['relay']['failed'],
      fixLogin: en['doctor']['relay']['fixLogin'],
      start: en['doctor']['relay']['start'],
      passwordNeedsTls: en['doctor']['relay']['passwordNeedsTls'],
      tls: {
        'not offered': en['doctor']['relay']['tls']['not offered'],
        'self-signed': en['doctor']['relay']['tls']['self-signed'],
        'unknown issuer': en['doctor']['relay']['tls']['unknown issuer'],
        expired: en['doctor']['relay']['tls']['expired'],
        'not yet valid': en['doctor']['relay']['tls']['not yet valid'],
        'wrong name': en['doctor']['relay']['tls']['wrong name'],
        'no TLS on this port': en['doctor']['relay']['tls']['no TLS on this port'],
        handshake: en['doctor']['relay']['tls']['handshake'],
      },
    },
  },
}
