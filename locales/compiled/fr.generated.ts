// Compiled from locales/fr.json by npm run generate; changes belong there.
import { formatsFor } from '../formats.ts'
import { en, type Messages } from './en.generated.ts'

const { plural, number } = formatsFor('fr')

export const fr: Messages = {
  site: {
    name: 'Folkmoot',
    skipToContent: 'Aller au contenu',
    yesterday: 'Hier',
    search: 'Rechercher',
  },
  nav: {
    groups: 'Groupes',
    inbox: 'Boîte de réception',
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    signOut: 'Se déconnecter',
    account: 'Mon compte',
    topics: 'Sujets',
    search: 'Rechercher',
    calendar: en['nav']['calendar'],
    members: 'Membres',
    moderation: 'Modération',
    tables: en['nav']['tables'],
  },
  pager: {
    newest: 'Les plus récents',
    next: 'Suivant',
    label: 'Pages',
  },
  home: {
    title: 'Un lieu pour votre groupe, sur un serveur que vous maîtrisez.',
    lead: 'Liste de diffusion, archives, discussion et agenda au même endroit. Participez par e-mail ou sur le Web.',
    createGroup: 'Créer un groupe',
    groups: 'Groupes',
    findGroup: 'Trouver un groupe',
    noGroups: 'Il n’y a pas encore de groupe public. Créez le premier.',
    noGroupsFound: 'Aucun groupe ne correspond à votre recherche. Essayez d’autres mots.',
    myGroups: 'Mes groupes',
    noMemberships: 'Vous n’avez encore rejoint aucun groupe. Trouvez-en un ou créez le vôtre.',
    unread: 'Non lus',
    allRead: 'Vous êtes à jour.',
    recentTopics: 'Sujets récents',
    allMyGroups: 'Tous mes groupes',
  },
  group: {
    latestTopics: 'Derniers sujets',
    allTopics: 'Tous les sujets',
    postByEmail: ({ address }) => `Publier par e-mail : ${address}`,
    visibility: {
      group_privacy_none: 'Public',
      group_privacy_archives: 'Répertorié, réservé aux membres',
      group_privacy_unlisted: 'Privé',
      group_privacy_unlisted_public: 'Non répertorié, lisible par tous',
      sub_group_privacy_none: 'Public',
      sub_group_privacy_archives: 'Répertorié, réservé aux membres',
      sub_group_privacy_limited_archives: 'Répertorié, réservé aux membres du groupe parent',
      sub_group_privacy_unlisted: 'Privé',
      sub_group_privacy_unlisted_public_archives: 'Non répertorié, lisible par tous',
    },
  },
  members: {
    count: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} membre`
        : plural(count) === 'many'
          ? `${number(count)} membres`
          : `${number(count)} membres`,
    find: 'Rechercher des membres par nom',
    joined: ({ date }) => `Membre depuis le ${date}`,
    owner: 'Propriétaire',
    moderator: 'Modérateur',
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
        ? `${number(count)} message`
        : plural(count) === 'many'
          ? `${number(count)} messages`
          : `${number(count)} messages`,
    participants: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} personne`
        : plural(count) === 'many'
          ? `${number(count)} personnes`
          : `${number(count)} personnes`,
    viewTopic: 'Voir tout le sujet',
    newSinceLastVisit: 'Nouveau depuis votre dernière visite',
    firstUnread: 'Aller au premier message non lu',
    thisTopic: 'Ce sujet',
    follow: 'Suivre',
    unfollow: 'Ne plus suivre',
    mute: 'Mettre en sourdine',
    unmute: 'Désactiver la sourdine',
    following: 'Vous suivez ce sujet : vous recevez tous ses messages.',
    mutedText: 'Vous avez mis ce sujet en sourdine : vous ne recevez pas ses messages.',
    earlier: 'Messages précédents',
    later: 'Messages suivants',
    first: 'Premier message',
    last: 'Dernier message',
    people: 'Participants',
    others: ({ count }) => `et ${count} de plus`,
    links: 'Liens',
    monthInArchive: 'Ce mois dans les archives',
    feed: 'Flux du sujet',
    moderation: {
      label: 'Modération',
      lock: 'Verrouiller le sujet',
      unlock: 'Déverrouiller le sujet',
      pin: 'Épingler le sujet',
      unpin: 'Désépingler le sujet',
      edit: 'Modifier l’objet et les hashtags',
      hashtags: 'Hashtags',
      hashtagsHint: 'Séparez-les par des virgules.',
      save: 'Enregistrer',
      merge: en['topic']['moderation']['merge'],
      split: en['topic']['moderation']['split'],
      move: en['topic']['moderation']['move'],
      delete: en['topic']['moderation']['delete'],
    },
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
    latest: 'Récents',
    messages: 'Messages',
    newTopic: 'Nouveau sujet',
    none: 'Aucun sujet pour l’instant. Posez une question ou présentez-vous pour commencer.',
    startedBy: ({ name, date }) => `Lancé par ${name} le ${date}`,
    pinned: 'Épinglé',
    locked: 'Verrouillé',
    messagesPerMonth: 'Messages par mois',
    thisMonth: ({ count, month }) => `${count} en ${month}`,
    hashtags: 'Hashtags',
    allHashtags: 'Tous les hashtags',
    count: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} sujet`
        : plural(count) === 'many'
          ? `${number(count)} sujets`
          : `${number(count)} sujets`,
    unread: 'Non lus',
    followed: 'Suivis',
    muted: 'En sourdine',
    new: 'Nouveau',
    newTopics: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} nouveau sujet`
        : plural(count) === 'many'
          ? `${number(count)} nouveaux sujets`
          : `${number(count)} nouveaux sujets`,
    markAllRead: 'Tout marquer comme lu',
    empty: {
      unread: 'Vous êtes à jour.',
      followed:
        'Vous ne suivez aucun sujet ici. Suivez un sujet depuis sa page pour recevoir tous ses messages par e-mail.',
      muted: 'Vous n’avez mis aucun sujet en sourdine ici.',
    },
    mutedTopics: 'Sujets en sourdine',
  },
  message: {
    externalImage: ({ host }) => `Image de ${host}`,
    quoted: 'Afficher le texte cité',
    edited: 'modifié',
    viewSource: 'Voir la source',
    like: 'J’aime',
    unlike: 'Je n’aime plus',
    likes: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} j’aime`
        : plural(count) === 'many'
          ? `${number(count)} j’aime`
          : `${number(count)} j’aime`,
    permalink: ({ number }) => `Message ${number}`,
    showSignature: 'Afficher la signature',
  },
  images: {
    blocked: 'Les images externes sont masquées pour protéger votre vie privée.',
    show: 'Afficher les images',
    alwaysFrom: ({ name }) => `Toujours afficher les images de ${name}`,
    always: 'Toujours afficher les images',
    stopFrom: ({ name }) => `Ne plus afficher les images de ${name}`,
  },
  revisions: {
    title: 'Historique des modifications',
    version: ({ number }) => `Version ${number}`,
    current: 'Voir la version actuelle',
  },
  search: {
    title: 'Recherche',
    inGroup: 'Rechercher dans ce groupe',
    results: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} message trouvé`
        : plural(count) === 'many'
          ? `${number(count)} messages trouvés`
          : `${number(count)} messages trouvés`,
    noResults: 'Aucun message ne correspond à votre recherche. Essayez avec moins de mots ou d’autres mots.',
    tips: 'Conseils de recherche',
    operators: {
      words: {
        example: 'avoine seigle',
        meaning: 'messages contenant les deux mots',
      },
      phrase: {
        example: '"pain frais"',
        meaning: 'cette expression exacte',
      },
      exclude: {
        example: '-blé',
        meaning: 'sans ce mot',
      },
      hashtag: {
        example: '#recettes',
        meaning: 'avec ce hashtag ; -#recettes pour l’exclure',
      },
      from: {
        example: 'from:anne',
        meaning: 'publiés par une personne portant ce nom',
      },
      posterId: {
        example: 'posterid:12',
        meaning: 'publiés par le compte ayant cet identifiant',
      },
      attachment: {
        example: 'has:attachment',
        meaning: 'avec des pièces jointes',
      },
    },
    allGroups: 'Rechercher dans tous mes groupes',
    noResultsInGroups:
      'Aucun message de vos groupes ne correspond à votre recherche. Essayez avec moins de mots ou d’autres mots.',
    moreIn: ({ group }) => `Plus de résultats dans ${group}`,
    noResultsInRecent: 'Aucun résultat dans vos groupes récemment actifs.',
    noResultsInOthers: 'Aucun résultat dans vos autres groupes.',
    searchOthers: 'Rechercher dans mes autres groupes',
    signInFirst: 'Connectez-vous pour rechercher dans vos groupes, ou ouvrez un groupe et faites-y votre recherche.',
  },
  archive: {
    title: 'Archives',
    lead: 'Tous les messages par mois.',
    empty: 'Aucun message pour l’instant.',
    month: ({ month, year }) => `${month} ${year}`,
    messages: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} message`
        : plural(count) === 'many'
          ? `${number(count)} messages`
          : `${number(count)} messages`,
    messagesNoun: ({ count }) =>
      plural(count) === 'one' ? 'message' : plural(count) === 'many' ? 'messages' : 'messages',
    emptyMonth: 'Aucun message ce mois-ci.',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    allMonths: 'Tous les mois',
    membersOnly: 'Seuls les membres peuvent lire les messages de ce groupe.',
    export: 'Exporter',
    downloadMbox: 'Télécharger tous les messages',
    downloadHint:
      'Un fichier zip contenant un fichier mbox que toute application de messagerie peut ouvrir. Disponible une fois par jour.',
    downloadedToday: 'Vous avez déjà téléchargé les archives aujourd’hui. Réessayez demain.',
    messagesFeed: 'Flux des nouveaux messages',
  },
  signIn: {
    title: 'Se connecter',
    email: 'E-mail',
    password: 'Mot de passe',
    code: 'Code de votre application d’authentification, ou code de récupération',
    submit: 'Se connecter',
    forgotPassword: 'Mot de passe oublié ?',
    noAccount: 'Vous n’avez pas de compte ?',
    errors: {
      unauthorized_error:
        'L’adresse e-mail et le mot de passe ne correspondent pas. Réessayez ou réinitialisez votre mot de passe.',
      two_factor_required:
        'Saisissez le code de votre application d’authentification, et de nouveau votre mot de passe.',
    },
    withProvider: ({ name }) => `Se connecter avec ${name}`,
    failed: 'Échec de la connexion',
    tryAgain: 'Réessayer',
    keepsInput: en['signIn']['keepsInput'],
    continue: en['signIn']['continue'],
    continueHint: en['signIn']['continueHint'],
  },
  errors: {
    'too many addresses': en['errors']['too many addresses'],
    'invite limit': en['errors']['invite limit'],
    rate_limit: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
    bad_csrf: 'Votre session sur cette page a expiré. Réessayez.',
    other: 'Une erreur s’est produite. Vérifiez le formulaire et réessayez.',
    'invalid email address': 'Cette adresse e-mail n’est pas valide. Vérifiez-la et réessayez.',
    'email exists': 'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou utilisez une autre adresse.',
    'invalid password': 'Utilisez un mot de passe d’au moins 6 caractères.',
    'common password': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    unauthorized_error: 'Ce mot de passe est incorrect. Réessayez.',
    'wrong proof': 'Le mot de passe ou le code est incorrect. Réessayez.',
    'wrong code': 'Ce code est incorrect. Les codes changent toutes les 30 secondes : saisissez le code actuel.',
    'wrong password of email':
      'Quelqu’un s’est inscrit plusieurs fois avec cette adresse. Saisissez le mot de passe choisi lorsque vous avez reçu cet e-mail.',
    'invalid link': 'Ce lien est incomplet ou a expiré. Utilisez le lien d’un e-mail plus récent.',
    'invalid topic_id': 'Ce sujet n’existe plus.',
    'invalid hashtag_id': 'Ce hashtag n’existe plus.',
    'invalid token': 'Ce lien est incomplet, a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
    'expired token': 'Ce lien a expiré. Demandez-en un nouveau.',
    invalid_value: 'Cette valeur n’est pas valide. Modifiez-la et réessayez.',
    unreadable:
      'Impossible de lire le formulaire. Il est peut-être trop long. Revenez en arrière, raccourcissez-le et réessayez.',
    missing: 'Remplissez ce champ.',
    updated:
      'Ce contenu a été modifié pendant que vous l’éditiez, par quelqu’un d’autre ou dans une autre fenêtre. Vérifiez la version actuelle ci-dessous, puis enregistrez de nouveau.',
    'two factor enabled': 'L’authentification à deux facteurs est déjà activée.',
    'two factor not enabled': 'Le délai de configuration a expiré. Recommencez.',
    'no scope': 'Choisissez au moins une autorisation.',
    'too many keys': 'Vous avez atteint le nombre maximal de clés d’API. Supprimez-en une d’abord.',
    'invalid group_id': 'L’un de ces groupes n’existe plus. Rechargez la page et réessayez.',
    'sole owner': 'Vous êtes le seul propriétaire. Nommez d’abord un autre propriétaire.',
    'not subscribed': 'Vous n’êtes pas membre. Pour rejoindre un sous-groupe, rejoignez d’abord son groupe parent.',
    'already subscribed': 'Vous êtes déjà membre.',
    'already pending': 'Vous avez déjà demandé à rejoindre le groupe. Un modérateur décidera.',
    'invite only': 'Vous ne pouvez rejoindre ce groupe que sur invitation.',
    banned: 'Vous ne pouvez pas rejoindre ce groupe.',
    'not confirmed': 'Confirmez d’abord votre adresse e-mail.',
    'not configured': 'Cette méthode de connexion n’est pas disponible sur ce site.',
    'invalid state': 'Cette connexion a pris trop de temps ou a été lancée dans un autre navigateur. Réessayez.',
    'invalid code': 'Le fournisseur n’a pas pu confirmer votre identité. Réessayez.',
    'invalid code or access_token': 'Le fournisseur n’a pas pu confirmer votre identité. Réessayez.',
    'expired code': 'Cette connexion a pris trop de temps. Réessayez.',
    'inactive user': 'Ce compte est suspendu. Contactez l’administrateur de ce site.',
    'idpa login prevented':
      'Votre compte n’autorise pas cette méthode de connexion. Nous vous avons envoyé un lien par e-mail pour l’activer.',
    'idpb login prevented':
      'Votre compte n’autorise pas cette méthode de connexion. Nous vous avons envoyé un lien par e-mail pour l’activer.',
    'two factor at provider':
      'Votre compte utilise l’authentification à deux facteurs. Connectez-vous avec votre mot de passe et un code.',
    'no address at provider': 'Le fournisseur n’a pas transmis d’adresse e-mail vérifiée. Connectez-vous autrement.',
    'no subject': 'Ajoutez un objet.',
    'no body': 'Votre message est vide. Écrivez d’abord quelque chose.',
    'need hashtag': 'Ajoutez un hashtag à l’objet, par exemple #question.',
    'restricted hashtag': 'Ce hashtag n’existe pas et vous ne pouvez pas en créer ici. Choisissez-en un existant.',
    'mod only hashtag': 'Seuls les modérateurs peuvent utiliser ce hashtag. Choisissez-en un autre.',
    'private message':
      'Un message dont l’objet commence par « Private: » ne peut pas être publié dans le groupe. Répondez en privé ou modifiez l’objet.',
    'post too big': 'Votre message est trop volumineux. Retirez un fichier ou raccourcissez le texte.',
    'announcement group': 'Seuls les modérateurs peuvent publier dans ce groupe.',
    'bad attachment': 'Ce groupe n’autorise pas ce type de fichier. Retirez-le et réessayez.',
    'group out of space': 'Le groupe n’a plus d’espace de stockage. Retirez les fichiers ou contactez un propriétaire.',
    'invalid reply':
      'Le message auquel vous répondez a été supprimé ou n’accepte pas de réponse. Votre réponse est enregistrée comme brouillon.',
    'invalid message_id': 'Ce message n’existe plus.',
    'invalid attachment_id': 'Ce fichier a déjà été retiré.',
    'invalid dm_member_id': 'Cette personne n’est plus membre.',
    'invalid member_id': 'Cette personne n’est plus membre.',
    'invalid invite_id': 'Cette invitation a été retirée ou a expiré. Demandez-en une nouvelle.',
    'invalid api_key_id': 'Cette clé d’API a déjà été supprimée.',
    'no calendar feed': 'Ce flux a déjà été supprimé.',
    'invalid session_id': 'Cette session a déjà été déconnectée.',
    'cannot repost': 'Ce message a été republié récemment ou trop souvent. Réessayez plus tard.',
    'already posted': en['errors']['already posted'],
    'invalid draft_id': 'Ce brouillon a déjà été publié ou supprimé.',
    'invalid pending_message_id': 'Un autre modérateur a déjà traité ce message.',
    'wrong about me':
      'Une réponse obligatoire manque ou n’est pas valide. Vérifiez vos réponses et enregistrez de nouveau.',
    'already claimed': 'Un autre modérateur a pris ce message en charge.',
    member_info_id: 'Un autre modérateur a déjà traité cette demande.',
    'too many drafts': 'Vous avez atteint le nombre maximal de brouillons. Publiez-en ou supprimez-en d’abord.',
    'edits disabled': 'Ce groupe ne permet pas de modifier les messages.',
    inadequate_permissions: 'Vous n’avez pas l’autorisation de faire cela.',
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
    'invalid group_name':
      'Cette adresse n’est pas disponible. Utilisez de 2 à 34 lettres, chiffres et traits d’union isolés.',
    'name already taken': 'Cette adresse est déjà prise. Choisissez-en une autre.',
    'description too short': 'Rédigez une description plus longue, d’au moins 11 caractères.',
    two_factor_required: 'Saisissez le code de votre application d’authentification.',
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
  },
  errorPage: {
    notFound: 'Page introuvable',
    notFoundText: 'Le lien est peut-être erroné, ou la page a été supprimée ou n’est pas publique.',
    goHome: 'Aller à la page d’accueil',
    signIn: 'Connectez-vous pour la voir',
    failed: 'Une erreur s’est produite',
    failedText: 'Le problème vient de notre côté. Réessayez dans quelques minutes.',
    lost: en['errorPage']['lost'],
    lostText: en['errorPage']['lostText'],
    written: en['errorPage']['written'],
  },
  directory: {
    allGroups: 'Tous les groupes',
    membersOnly: 'seuls les membres peuvent lire',
    lastPost: 'dernier message',
    sort: 'Trier par',
    findOther: 'Trouver d’autres groupes',
    sortBy: {
      activity: 'Activité récente',
      members: 'Nombre de membres',
      name: 'Nom',
    },
  },
  comingSoon: {
    chat: {
      title: 'La discussion n’est pas encore disponible sur le Web',
      text: 'Discutez dans un terminal avec « folkmoot chat », ou avec une application qui utilise l’API.',
    },
  },
  inbox: {
    title: 'Boîte de réception',
    empty: 'Rien ne requiert votre attention.',
    invitations: 'Invitations',
    invitedBy: ({ name, group }) => `${name} vous a invité à rejoindre ${group}.`,
    invited: ({ group }) => `Vous êtes invité à rejoindre ${group}.`,
    expires: ({ day }) => `expire le ${day}`,
    join: ({ group }) => `Rejoindre ${group}`,
    joined: ({ group }) => `Vous êtes maintenant membre de ${group}.`,
    pending: 'À examiner',
    pendingMessages: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} message en attente`
        : plural(count) === 'many'
          ? `${number(count)} messages en attente`
          : `${number(count)} messages en attente`,
    pendingMembers: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} demande d’adhésion`
        : plural(count) === 'many'
          ? `${number(count)} demandes d’adhésion`
          : `${number(count)} demandes d’adhésion`,
    replies: 'Réponses à vos messages',
    drafts: 'Brouillons',
    unsentDrafts: ({ count }) =>
      plural(count) === 'one'
        ? `Vous avez ${number(count)} brouillon non envoyé.`
        : plural(count) === 'many'
          ? `Vous avez ${number(count)} brouillons non envoyés.`
          : `Vous avez ${number(count)} brouillons non envoyés.`,
    viewDrafts: 'Voir les brouillons',
    openReports: en['inbox']['openReports'],
  },
  hashtags: {
    lead: 'Si vous ne recevez que les e-mails des sujets suivis, suivre un hashtag vous fait aussi recevoir ses messages. Vous ne recevez aucun e-mail pour les hashtags mis en sourdine.',
    following: 'Suivis',
  },
  emailActions: {
    leave: {
      confirm: ({ group }) => `Quitter ${group} ?`,
      submit: 'Quitter le groupe',
      done: 'Vous avez quitté le groupe.',
    },
    mute_topic: {
      confirm: ({ about, group }) => `Ne plus recevoir d’e-mails au sujet de « ${about} » dans ${group} ?`,
      submit: 'Mettre le sujet en sourdine',
      done: 'Sujet mis en sourdine.',
    },
    follow_topic: {
      confirm: ({ about, group }) => `Recevoir tous les e-mails au sujet de « ${about} » dans ${group} ?`,
      submit: 'Suivre le sujet',
      done: 'Vous suivez ce sujet.',
    },
    mute_hashtag: {
      confirm: ({ about, group }) => `Ne plus recevoir d’e-mails au sujet de #${about} dans ${group} ?`,
      submit: 'Mettre le hashtag en sourdine',
      done: 'Hashtag mis en sourdine.',
    },
    follow_hashtag: {
      confirm: ({ about, group }) => `Recevoir tous les e-mails au sujet de #${about} dans ${group} ?`,
      submit: 'Suivre le hashtag',
      done: 'Vous suivez ce hashtag.',
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
    byEmail: 'par e-mail',
    byWeb: 'sur le Web',
    isReply: 'réponse',
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
    viewSource: 'Voir la source',
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
      group: 'Tous les messages de ce groupe sont modérés',
      member: 'Les messages de ce membre sont modérés',
      new_member: 'Les premiers messages des nouveaux membres sont modérés',
      topic: 'Ce sujet est modéré',
      hashtag: 'Ce hashtag est modéré',
      attachment: 'Il contient des pièces jointes',
      unproven: 'Nous n’avons pas pu vérifier l’expéditeur',
      unconfirmed: 'L’expéditeur n’a pas confirmé son adresse e-mail',
      not_subscribed: 'L’expéditeur n’est pas membre',
      virus: 'Il contient un virus',
      bulk: 'Il est signalé comme e-mail automatique ou envoi en masse',
    },
  },
  compose: {
    newTopic: 'Nouveau sujet',
    reply: 'Répondre',
    replyTo: ({ name }) => `Répondre à ${name}`,
    replyPrivately: 'Répondre en privé',
    more: 'Plus',
    subject: 'Objet',
    hashtagList: ({ tags }) => `Hashtags de ce groupe : ${tags}`,
    hashtagHint: 'Saisissez # pour ajouter un hashtag.',
    hashtagRequired: 'Ce groupe exige un hashtag dans chaque objet.',
    message: 'Message',
    format: 'Format',
    special: 'Annonce spéciale',
    specialHint: 'Est aussi envoyée aux membres qui ne reçoivent que les annonces spéciales.',
    addFiles: 'Joindre des fichiers',
    attachHint: 'Déposez des fichiers ici, ou collez une image dans votre message.',
    remove: ({ name }) => `Retirer ${name}`,
    inline: 'dans le message',
    post: ({ count }) =>
      `Publier (${plural(count) === 'one' ? `envoi à ${number(count)} membre` : plural(count) === 'many' ? `envoi à ${number(count)} membres` : `envoi à ${number(count)} membres`})`,
    postReply: ({ count }) =>
      `Publier la réponse (${plural(count) === 'one' ? `envoi à ${number(count)} membre` : plural(count) === 'many' ? `envoi à ${number(count)} membres` : `envoi à ${number(count)} membres`})`,
    replyPrivatelyTo: ({ name }) => `Répondre en privé à ${name}`,
    sendMessage: 'Envoyer le message',
    sendToModerators: 'Répondre aux modérateurs',
    moderated: 'Un modérateur examine votre message avant que les autres puissent le voir.',
    locked: 'Ce sujet est verrouillé. Vous ne pouvez pas répondre.',
    preview: 'Aperçu',
    previewTitle: 'Aperçu',
    saveDraft: 'Enregistrer le brouillon',
    draftSaved: 'Brouillon enregistré.',
    savedAt: 'Enregistré',
    separateDraft:
      'Ce brouillon a été modifié dans une autre fenêtre. Votre texte est enregistré dans un brouillon séparé, sans ses fichiers.',
    saving: 'Enregistrement…',
    notSaved: 'Échec de l’enregistrement. Nouvelle tentative…',
    discard: 'Supprimer',
    membersOnly: 'Seuls les membres peuvent publier ici.',
    notAllowed: 'Vous ne pouvez pas publier ici.',
    joinGroup: 'Rejoindre le groupe',
    backToTopics: 'Retour aux sujets',
    uploading: ({ name }) => `Envoi de ${name}`,
    formats: {
      markdown: 'Markdown',
      plain: 'Texte brut',
      html: 'HTML',
    },
    pending: {
      title: 'Votre message est en attente d’approbation',
      text: 'Il apparaîtra dans le groupe dès qu’un modérateur l’aura approuvé.',
    },
    sent: {
      title: 'Message envoyé',
      text: ({ name }) => `Reçu uniquement par ${name}.`,
      mods: 'les modérateurs',
    },
    editor: {
      label: 'Message',
      bold: 'Gras',
      italic: 'Italique',
      heading: 'Titre',
      list: 'Liste à puces',
      numbers: 'Liste numérotée',
      quote: 'Citation',
      code: 'Code',
      link: 'Lien',
      picture: 'Image',
      undo: 'Annuler',
      address: 'Adresse du lien',
      tools: 'Mise en forme',
    },
    offline: en['compose']['offline'],
  },
  drafts: {
    title: 'Brouillons',
    empty: 'Aucun brouillon. Ce que vous écrivez est enregistré ici jusqu’à sa publication.',
    noSubject: 'Sans objet',
    continue: 'Continuer',
    discarded: 'Brouillon supprimé.',
    attachments: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} pièce jointe`
        : plural(count) === 'many'
          ? `${number(count)} pièces jointes`
          : `${number(count)} pièces jointes`,
    types: {
      draft_type_post: 'Nouveau sujet',
      draft_type_reply: 'Réponse',
      draft_type_dm: 'Message à un membre',
      draft_type_post_to_sub: 'Message des modérateurs',
    },
  },
  editMessage: {
    title: 'Modifier le message',
    lead: 'Les archives affichent la nouvelle version ; les modérateurs et vous pouvez toujours voir l’ancienne. Les e-mails déjà envoyés ne changent pas.',
    cancel: 'Annuler',
    save: 'Enregistrer les modifications',
    edit: 'Modifier',
  },
  deleteMessage: {
    title: 'Supprimer le message',
    text: ({ number, name }) =>
      `Le message ${number} de ${name} et ses pièces jointes seront définitivement supprimés des archives.`,
    emailsStay: 'Les e-mails déjà envoyés ne peuvent pas être rappelés.',
    submit: 'Supprimer le message',
    cancel: 'Annuler',
    delete: 'Supprimer',
  },
  repost: {
    title: 'Republier le message',
    text: 'Un nouveau sujet est créé avec le même texte et les mêmes pièces jointes, et envoyé de nouveau à tous les membres.',
    cancel: 'Annuler',
    repost: 'Republier',
  },
  report: {
    title: 'Signaler le message',
    text: 'Seuls les modérateurs du groupe voient votre signalement. Il comporte votre nom.',
    reason: 'Quel est le problème avec ce message ?',
    submit: 'Signaler le message',
    done: 'Merci. Les modérateurs ont reçu votre signalement.',
    report: 'Signaler',
  },
  createGroup: {
    title: 'Créer un groupe',
    lead: 'Vous en serez propriétaire. Vous pourrez tout modifier plus tard.',
    name: 'Nom du groupe',
    nameHint: 'Par exemple : Allée des Tilleuls',
    address: 'Adresse',
    addressHint:
      'De 2 à 34 lettres, chiffres et traits d’union isolés. Utilisée dans l’adresse e-mail du groupe et dans son lien.',
    description: 'Description',
    descriptionHint: 'Une phrase ou deux, au moins 11 caractères. Toute personne qui trouve le groupe peut la lire.',
    visibility: 'Visibilité',
    whoCanJoin: 'Qui peut rejoindre le groupe',
    posting: 'Publication',
    moderateNewMembers:
      'Modérer les premiers messages des nouveaux membres. Toujours activé lorsque tout le monde peut rejoindre le groupe.',
    announcementOnly: 'Seuls les modérateurs peuvent publier.',
    whoCanCreateSubgroups: 'Qui peut créer des sous-groupes',
    submit: 'Créer le groupe',
    unconfirmed: 'Confirmez d’abord votre adresse e-mail.',
    joinOptions: {
      open: {
        label: 'Tout le monde',
        hint: 'Les personnes deviennent immédiatement membres.',
      },
      restricted: {
        label: 'Tout le monde, avec approbation',
        hint: 'Vous ou un modérateur approuvez chaque demande.',
      },
      invited: {
        label: 'Sur invitation uniquement',
        hint: 'Il n’est pas possible de demander à rejoindre le groupe.',
      },
    },
    visibilityOptions: {
      group_privacy_none: {
        label: 'Public',
        hint: 'Tout le monde peut le trouver et le lire, y compris les moteurs de recherche.',
      },
      group_privacy_archives: {
        label: 'Répertorié',
        hint: 'Tout le monde peut le trouver, seuls les membres peuvent le lire.',
      },
      group_privacy_unlisted: {
        label: 'Privé',
        hint: 'Non répertorié. Seuls les membres peuvent le lire.',
      },
      group_privacy_unlisted_public: {
        label: 'Non répertorié',
        hint: 'Toute personne disposant du lien peut le lire.',
      },
    },
    subgroupCreators: {
      sub_group_owners: 'Propriétaires',
      sub_group_moderators: 'Propriétaires et modérateurs',
      sub_group_subs: 'Tous les membres',
    },
  },
  invite: {
    title: 'Inviter des personnes',
    lead: 'Nous enverrons à chaque personne un lien par e-mail, valable 14 jours.',
    emails: 'Adresses e-mail',
    emailsHint: 'Une par ligne. Vous pouvez aussi écrire Nom <adresse>.',
    message: 'Message personnel (facultatif)',
    messageHint: 'Inclus dans l’invitation.',
    submit: 'Envoyer les invitations',
    sent: ({ count }) =>
      plural(count) === 'one'
        ? `${number(count)} invitation envoyée.`
        : plural(count) === 'many'
          ? `${number(count)} invitations envoyées.`
          : `${number(count)} invitations envoyées.`,
    failed: 'Nous n’avons pas pu inviter :',
    invitePeople: 'Inviter des personnes',
    errors: {
      already_member: 'déjà membre',
      already_invited: 'invitation déjà envoyée',
      banned: 'exclu de ce groupe',
      bouncing: 'les e-mails envoyés à cette adresse sont rejetés',
      invalid_email: 'adresse e-mail non valide',
      not_confirmed: 'n’a pas confirmé cette adresse e-mail',
      pending: 'a déjà demandé à rejoindre le groupe',
      unwanted: 'n’accepte pas les invitations',
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
    automaticLanguage: 'Automatique',
    groupDefault: 'Réglage par défaut du groupe',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    currentVersion: 'Version actuelle',
    on: 'Activé',
    off: 'Désactivé',
    confirmPassword: 'Confirmez votre mot de passe',
    noPassword: 'Mot de passe oublié ou inexistant ?',
    newPassword: {
      label: 'Nouveau mot de passe',
      hint: 'Au moins 6 caractères. Évitez les mots de passe courants.',
    },
    title: 'Mon compte',
    profile: 'Profil',
    preferences: 'Préférences',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    twoFactorAuthentication: 'Authentification à deux facteurs',
    apiKeys: 'Clés d’API',
    activeSessions: 'Sessions',
    yourData: 'Vos données',
    subscriptions: 'Abonnements',
    unconfirmed: 'Votre adresse e-mail n’est pas encore confirmée. Confirmez-la pour rejoindre des groupes et publier.',
    headings: {
      who: 'À propos de vous',
      about: 'Biographie',
      dates: 'Date et heure',
      reading: 'Lecture',
      writing: 'Publication',
      photos: 'Photos',
      ways: 'Méthodes de connexion',
      mail: 'E-mail',
      told: 'Notifications',
      signature: 'Signature',
      look: 'Apparence',
      moderating: 'Notifications aux modérateurs',
    },
    changeEmail: {
      current: ({ email }) => `Votre adresse e-mail est ${email}.`,
      newAddress: 'Nouvelle adresse e-mail',
      text: 'Nous enverrons un lien de confirmation à la nouvelle adresse. Rien ne change tant que vous n’avez pas cliqué dessus.',
      submit: 'Envoyer le lien de confirmation',
      sent: ({ email }) => `Nous avons envoyé un lien de confirmation à ${email}.`,
    },
    changePassword: {
      text: 'Vous serez déconnecté de tous vos autres appareils.',
      submit: 'Changer le mot de passe',
      done: 'Mot de passe changé. Vous êtes déconnecté de tous vos autres appareils.',
    },
    twoFactor: {
      on: 'L’authentification à deux facteurs est activée. Il vous faut un code en plus de votre mot de passe pour vous connecter.',
      off: 'Protégez votre compte avec un code d’une application d’authentification, en plus de votre mot de passe.',
      setUp: 'Configurer',
      scan: 'Scannez ce code QR avec votre application d’authentification',
      orEnter: 'Ou saisissez cette clé',
      code: 'Code de l’application',
      turnOn: 'Activer l’authentification à deux facteurs',
      codes: 'Vos codes de récupération',
      codesText:
        'Utilisez un code de récupération pour vous connecter si vous perdez votre téléphone. Chacun ne sert qu’une fois. Enregistrez-les maintenant : vous ne les reverrez plus.',
      saved: 'Je les ai enregistrés',
      newCodes: 'Nouveaux codes de récupération',
      newCodesText: 'Vos anciens codes ne fonctionneront plus.',
      generate: 'Générer de nouveaux codes',
      turnOff: 'Désactiver l’authentification à deux facteurs',
      turnOffText:
        'Vous n’aurez plus besoin que de votre mot de passe pour vous connecter. Vous serez déconnecté de tous vos autres appareils.',
      turnedOff: 'L’authentification à deux facteurs est désactivée.',
      qrCode: 'Code QR pour votre application d’authentification',
    },
    keys: {
      text: 'Les clés d’API permettent à des applications d’agir en votre nom.',
      docs: 'Référence de l’API',
      empty: 'Aucune clé d’API pour l’instant.',
      create: 'Créer une clé d’API',
      name: 'Nom',
      scopes: 'Autorisations',
      groups: 'Groupes',
      groupsHint: 'N’en choisissez aucun pour autoriser tous vos groupes.',
      expires: 'Expiration',
      submit: 'Créer la clé',
      newKey: 'Votre nouvelle clé d’API',
      newKeyText: 'Copiez-la maintenant : vous ne la reverrez plus.',
      created: ({ date }) => `créée : ${date}`,
      lastUsed: ({ date }) => `dernière utilisation : ${date}`,
      neverUsed: 'jamais utilisée',
      expiresOn: ({ date }) => `expire le ${date}`,
      inGroups: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} groupe`
          : plural(count) === 'many'
            ? `${number(count)} groupes`
            : `${number(count)} groupes`,
      revoke: 'Révoquer',
      remove: 'Supprimer',
      label: ({ name }) => `Clé d’API « ${name} »`,
      revoked: 'Clé révoquée.',
      removed: 'Clé supprimée.',
      scope: {
        read: 'Lire tout ce que je peux lire',
        write: 'Publier et modifier en tant que membre',
        moderate: 'Modérer les groupes dont je suis modérateur',
        admin: 'Gérer mon compte et mes clés d’API, et supprimer des groupes',
      },
      expiry: {
        never: 'Sans expiration',
        month: '30 jours',
        quarter: '90 jours',
        year: '1 an',
      },
      status: {
        api_key_active: 'active',
        api_key_expired: 'expirée',
        api_key_revoked: 'révoquée',
      },
    },
    sessions: {
      text: 'Appareils et applications connectés à votre compte.',
      current: 'Cet appareil',
      lastUsed: ({ date }) => `dernière activité : ${date}`,
      since: ({ date }) => `depuis : ${date}`,
      unknownDevice: 'Appareil inconnu',
      signOut: 'Déconnecter',
      signOutOthers: 'Déconnecter toutes les autres sessions',
      ended: 'Session déconnectée.',
      endedAll: 'Toutes les autres sessions ont été déconnectées.',
      calendarFeeds: 'Flux d’agenda',
      calendarFeedsText:
        'Toute personne disposant de l’adresse d’un flux peut lire ses événements. Les flux cessent de fonctionner lorsque vous réinitialisez votre mot de passe.',
      allGroups: 'Tous mes groupes',
      deleteFeed: 'Supprimer le flux',
      feedEnded: 'Flux supprimé.',
      device: ({ browser, system }) => `${browser} sur ${system}`,
    },
    data: {
      export: 'Exporter vos données',
      exportText: 'Votre profil, vos abonnements, vos sessions et vos clés d’API dans un fichier zip.',
      download: 'Télécharger mes données',
      deleteAccount: 'Supprimer le compte',
      deleteAccountText: 'Vérifiez d’abord ce qui sera supprimé. Rien n’est encore supprimé.',
      preview: 'Vérifier ce qui sera supprimé',
      willBeDeleted: 'Supprimé avec votre compte',
      messagesStay:
        'Vos messages restent dans leurs groupes, sous le nom avec lequel vous les avez publiés. Votre adresse e-mail en est retirée, ainsi que de nos données ; les fichiers que vous avez joints restent tels quels.',
      anonymize: 'Retirer aussi mon nom de mes messages. Ils afficheront « Former member ».',
      soleOwner:
        'Vous êtes le seul propriétaire de ces groupes. Nommez d’abord un autre propriétaire ou supprimez les groupes :',
      submit: 'Supprimer définitivement mon compte',
      deleted: 'Votre compte a été supprimé',
      parts: {
        sessions: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} session`
            : plural(count) === 'many'
              ? `${number(count)} sessions`
              : `${number(count)} sessions`,
        api_keys: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} clé d’API`
            : plural(count) === 'many'
              ? `${number(count)} clés d’API`
              : `${number(count)} clés d’API`,
        chats: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} discussion`
            : plural(count) === 'many'
              ? `${number(count)} discussions`
              : `${number(count)} discussions`,
        event_rsvps: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} réponse à un événement`
            : plural(count) === 'many'
              ? `${number(count)} réponses à des événements`
              : `${number(count)} réponses à des événements`,
        memberships: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} adhésion`
            : plural(count) === 'many'
              ? `${number(count)} adhésions`
              : `${number(count)} adhésions`,
        likes: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} j’aime`
            : plural(count) === 'many'
              ? `${number(count)} j’aime`
              : `${number(count)} j’aime`,
        follows: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} sujet ou hashtag suivi ou mis en sourdine`
            : plural(count) === 'many'
              ? `${number(count)} sujets et hashtags suivis ou mis en sourdine`
              : `${number(count)} sujets et hashtags suivis ou mis en sourdine`,
        drafts: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} brouillon`
            : plural(count) === 'many'
              ? `${number(count)} brouillons`
              : `${number(count)} brouillons`,
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} message en attente`
            : plural(count) === 'many'
              ? `${number(count)} messages en attente`
              : `${number(count)} messages en attente`,
      },
    },
    choices: {
      about_format: {
        about_plain: 'Texte brut',
        about_markdown: 'Markdown',
        about_html: 'HTML',
      },
      profile_privacy: {
        profile_private: 'Moi uniquement',
        profile_members: 'Les membres de mes groupes',
        profile_public: 'Tout le monde',
      },
      post_pref: {
        user_postpref_html: 'Texte enrichi',
        user_postpref_markdown: 'Markdown',
        user_postpref_plain: 'Texte brut',
      },
      per_page_pref: {
        user_per_page_pref20: '20',
        user_per_page_pref50: '50',
        user_per_page_pref100: '100',
        user_per_page_pref_infinite: 'Charger la suite au défilement',
      },
      time_pref: {
        standard_time: '12 heures (3:30 pm)',
        military_time: '24 heures (15:30)',
      },
      date_pref: {
        us_date: 'Mois en premier (nov. 15)',
        international_date: 'Jour en premier (15 nov.)',
      },
      default_message_view: {
        thread_view: 'Sujets',
        message_view: 'Messages, une ligne chacun',
        expanded_message_view: 'Messages avec texte intégral',
      },
      sort_dir: {
        sort_none: 'Par défaut',
        sort_asc: 'Croissant (les plus anciens d’abord)',
        sort_desc: 'Décroissant (les plus récents d’abord)',
      },
      search_sort: {
        relevance_sort: 'Pertinence',
        date_sort: 'Date',
      },
      photos_order_by: {
        photos_order_by_created: 'Date d’ajout',
        photos_order_by_name: 'Nom',
        photos_order_by_taken: 'Date de prise de vue',
      },
      album_order_by: {
        album_order_by_created: 'Date de création',
        album_order_by_name: 'Nom',
        album_order_by_updated: 'Dernière mise à jour',
      },
      home_page: {
        home_page_groups: 'Mes groupes',
      },
      show_pictures: {
        show_pictures_ask: 'Demander avant d’afficher',
        show_pictures_always: 'Toujours afficher',
      },
      email_delivery: {
        email_delivery_single: 'Messages individuels',
        email_delivery_html_digest: 'Messages groupés, avec mise en forme',
        email_delivery_digest: 'Messages groupés, texte brut',
        email_delivery_summary: 'Résumé quotidien',
        email_delivery_special: 'Annonces spéciales uniquement',
        email_delivery_none: 'Aucun e-mail',
      },
      message_selection: {
        message_selection_all: 'Tous les messages',
        message_selection_follow_only: 'Uniquement les sujets et hashtags que je suis',
        message_selection_follow_and_first_message:
          'Les sujets et hashtags que je suis, et le premier message de chaque sujet',
      },
      max_attachment_size: {
        max_attachment_size_unlimited: 'Toutes les pièces jointes',
        max_attachment_size_large: 'Jusqu’à 5 Mo chacune',
        max_attachment_size_medium: 'Jusqu’à 1 Mo chacune',
        max_attachment_size_small: 'Jusqu’à 100 ko chacune',
        max_attachment_size_none: 'Liens uniquement',
      },
      notify: {
        sub_notify_none: 'Désactivé',
        sub_notify_email: 'E-mail',
        sub_notify_app: 'Application',
        sub_notify_email_and_app: 'E-mail et application',
      },
      owner_msg_notify: {
        sub_ownermsg_notify_all: 'Tous les messages',
        sub_ownermsg_notify_subs: 'Messages des membres uniquement',
        sub_ownermsg_notify_none: 'Aucun',
      },
      color: {
        color_antique_pink: 'Rose ancien',
        color_apricot: 'Abricot',
        color_aquamute: 'Vert d’eau',
        color_beige: 'Beige',
        color_bluejean: 'Bleu jean',
        color_blush: 'Rose poudré',
        color_burnt_yellow: 'Jaune brûlé',
        color_capri_blue: 'Bleu Capri',
        color_cerulean_blue: 'Bleu céruléen',
        color_cherry_blossom: 'Fleur de cerisier',
        color_cloudy_blue: 'Bleu nuageux',
        color_cucumber: 'Concombre',
        color_dark_grey: 'Gris foncé',
        color_dark_orange: 'Orange foncé',
        color_dusty_mauve: 'Mauve poudré',
        color_emerald_green: 'Vert émeraude',
        color_grape: 'Raisin',
        color_green_lantern: 'Vert lanterne',
        color_green_sage: 'Vert sauge',
        color_grey_blue: 'Bleu gris',
        color_light_brown: 'Brun clair',
        color_light_grey: 'Gris clair',
        color_light_lilac: 'Lilas clair',
        color_lilac: 'Lilas',
        color_lips: 'Rouge à lèvres',
        color_melon: 'Melon',
        color_military: 'Vert militaire',
        color_moss_green: 'Vert mousse',
        color_mulbery: 'Mûre',
        color_mustard: 'Moutarde',
        color_orange: 'Orange',
        color_orchid: 'Orchidée',
        color_peony: 'Pivoine',
        color_pink: 'Rose',
        color_purple: 'Violet',
        color_purple_blue: 'Bleu violet',
        color_purple_grey: 'Gris violet',
        color_sage: 'Sauge',
        color_sky: 'Ciel',
        color_terracotta: 'Terre cuite',
        color_tomato: 'Tomate',
        color_yellow: 'Jaune',
      },
    },
    options: {
      full_name: {
        label: 'Nom',
        hint: 'Affiché à côté de vos messages.',
      },
      user_name: {
        label: 'Surnom',
        hint: 'Un nom court pour vous désigner.',
      },
      location: {
        label: 'Lieu',
        hint: 'Où vous habitez.',
      },
      website: {
        label: 'Site web',
        hint: 'Commence par https:// ou http://.',
      },
      about_me: {
        label: 'À propos de moi',
      },
      about_format: {
        label: 'Format',
        hint: 'Le format du texte ci-dessus.',
      },
      profile_privacy: {
        label: 'Qui peut voir mon profil',
      },
      language: {
        label: 'Langue',
        hint: 'Celle des pages et des e-mails que nous vous envoyons.',
      },
      timezone: {
        label: 'Fuseau horaire',
        hint: 'Les dates et heures sont affichées dans ce fuseau horaire.',
      },
      time_pref: {
        label: 'Format de l’heure',
      },
      date_pref: {
        label: 'Format de la date',
      },
      monday_start: {
        label: 'Commencer la semaine le lundi',
      },
      home_page: {
        label: 'Page d’accueil',
        hint: 'Ce que vous voyez après la connexion.',
      },
      show_pictures: {
        label: 'Images externes',
        hint: 'Chargées via ce site, afin que les expéditeurs ne sachent pas que vous les avez vues.',
      },
      default_message_view: {
        label: 'Affichage par défaut',
        hint: 'Ce que vous voyez en premier dans un groupe.',
      },
      per_page_pref: {
        label: 'Éléments par page',
      },
      topics_sort_dir: {
        label: 'Ordre des sujets',
      },
      topic_sort_dir: {
        label: 'Ordre des messages dans un sujet',
      },
      messages_sort_dir: {
        label: 'Ordre des messages',
      },
      expanded_messages_sort_dir: {
        label: 'Ordre des messages en texte intégral',
      },
      search_sort: {
        label: 'Trier les résultats de recherche par',
      },
      search_sort_dir: {
        label: 'Ordre des résultats de recherche',
      },
      post_pref: {
        label: 'Écrire en',
        hint: 'Le format proposé pour les nouveaux messages.',
      },
      dont_munge_message_id: {
        label: 'Conserver l’identifiant d’origine de mes propres messages',
        hint: 'Certaines applications de messagerie, comme Gmail, masquent alors vos propres messages.',
      },
      photos_order_by: {
        label: 'Trier les photos par',
      },
      photos_sort_dir: {
        label: 'Ordre des photos',
      },
      album_order_by: {
        label: 'Trier les albums par',
      },
      album_sort_dir: {
        label: 'Ordre des albums',
      },
      allow_idpa_login: {
        label: 'Premier fournisseur d’identité',
      },
      allow_idpb_login: {
        label: 'Second fournisseur d’identité',
      },
      allow_sso_login: {
        label: 'Authentification unique',
        hint: 'Connectez-vous via votre organisation.',
      },
      email_delivery: {
        label: 'Réception des e-mails',
        hint: 'Comment vous recevez les messages.',
      },
      message_selection: {
        label: 'Quels messages',
      },
      auto_follow_replies: {
        label: 'Suivre les sujets auxquels je réponds',
      },
      max_attachment_size: {
        label: 'Pièces jointes',
        hint: 'Vous recevez les fichiers plus volumineux sous forme de liens.',
      },
      sub_group_notify: {
        label: 'Nouveaux sous-groupes',
      },
      chat_notify: {
        label: 'Nouvelles discussions',
      },
      photo_notify: {
        label: 'Nouvelles photos',
      },
      file_notify: {
        label: 'Nouveaux fichiers',
      },
      wiki_notify: {
        label: 'Modifications du wiki',
      },
      database_notify: {
        label: 'Modifications des tableaux',
      },
      pending_msg_notify: {
        label: 'Messages en attente',
      },
      pending_sub_notify: {
        label: 'Demandes d’adhésion',
      },
      sub_notify: {
        label: 'Nouveaux membres',
      },
      message_report_notify: {
        label: 'Messages signalés',
      },
      owner_msg_notify: {
        label: 'E-mails aux propriétaires',
      },
      storage_notify: {
        label: 'Espace de stockage faible',
      },
      account_notify: {
        label: 'Formule du groupe',
      },
      color: {
        label: 'Couleur',
        hint: 'La couleur dans laquelle vous voyez ce groupe.',
      },
      signature: {
        label: 'Signature',
      },
      use_signature: {
        label: 'Ajouter aux messages publiés sur le Web',
      },
      use_signature_email: {
        label: 'Ajouter aux messages publiés par e-mail',
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
    title: 'S’inscrire',
    lead: 'Un seul compte pour tous les groupes de ce site.',
    name: 'Nom',
    nameHint: 'Affiché à côté de vos messages.',
    submit: 'S’inscrire',
    haveAccount: 'Vous avez déjà un compte ?',
    checkInbox: 'Consultez votre boîte de réception',
    sentTo: ({ email }) => `Nous avons envoyé un lien de confirmation à ${email}.`,
    checkSpam: 'Toujours rien après quelques minutes ? Vérifiez votre dossier de spam.',
    resend: 'Renvoyer l’e-mail',
    resent: 'E-mail envoyé.',
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
    title: 'Confirmez votre adresse e-mail',
    text: 'Cliquez sur le bouton pour confirmer que cette adresse e-mail est la vôtre.',
    submit: 'Confirmer l’adresse e-mail',
    passwordHint:
      'Quelqu’un s’est inscrit plusieurs fois avec cette adresse. Saisissez le mot de passe choisi lorsque vous avez reçu cet e-mail.',
    done: 'Adresse e-mail confirmée',
    doneText: 'Vous pouvez maintenant rejoindre des groupes et publier.',
    goToGroups: 'Aller à mes groupes',
    requestTitle: 'Confirmez votre adresse e-mail',
    requestText: 'Nous vous enverrons un lien de confirmation par e-mail.',
    sendLink: 'Envoyer le lien de confirmation',
    linkSent: ({ email }) => `Si ${email} doit être confirmée, nous y avons envoyé un lien de confirmation.`,
    newLink: 'Obtenir un nouveau lien',
  },
  forgotPassword: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe. Le lien est valable une heure.',
    submit: 'Envoyer le lien de réinitialisation',
    sent: ({ email }) => `S’il existe un compte pour ${email}, nous y avons envoyé un lien de réinitialisation.`,
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Vous serez déconnecté partout et vos clés d’API seront révoquées.',
    submit: 'Changer le mot de passe',
    done: 'Mot de passe changé',
    doneText: 'Connectez-vous avec votre nouveau mot de passe.',
    newLink: 'Obtenir un nouveau lien',
  },
  invitation: {
    title: 'Vous êtes invité',
    toGroup: ({ group }) => `Vous êtes invité à rejoindre ${group}`,
    invitedBy: ({ name, group }) => `${name} vous a invité à rejoindre ${group}`,
    sentTo: ({ email }) => `Cette invitation a été envoyée à ${email}.`,
    signInFirst: 'Connectez-vous ou inscrivez-vous avec cette adresse pour l’accepter.',
    wrongAccount: ({ email }) =>
      `Vous êtes connecté en tant que ${email}. Déconnectez-vous, puis connectez-vous avec l’adresse à laquelle l’invitation a été envoyée.`,
    join: ({ group }) => `Rejoindre ${group}`,
    expired:
      'Cette invitation a déjà été utilisée, a été retirée ou date de plus de 14 jours. Demandez-en une nouvelle.',
  },
  emailLinks: {
    decline: {
      title: 'Quitter le groupe ou refuser son invitation',
      named: ({ group }) => `Quitter ${group} ou refuser son invitation`,
      text: 'Vous n’avez pas besoin de compte. Seul le groupe est informé.',
      submit: 'Quitter ou refuser',
      done: 'C’est fait. Vous ne recevrez plus d’e-mails de ce groupe.',
      blockAll:
        'Quitter aussi tous les autres groupes auxquels j’ai été ajouté, et bloquer les ajouts et invitations à venir',
    },
    'login/enable': {
      title: 'Activer la connexion avec votre fournisseur d’identité',
      text: 'Cette méthode de connexion est désactivée pour votre compte. Si vous l’activez, vous pourrez vous connecter ici avec votre compte chez le fournisseur.',
      submit: 'Activer',
      done: 'Activé. Vous pouvez maintenant vous connecter de cette façon.',
    },
    resume: {
      title: 'Reprendre l’envoi des e-mails',
      text: 'Nous avons cessé de vous envoyer des e-mails parce que les messages à votre adresse étaient rejetés.',
      submit: 'Reprendre l’envoi des e-mails',
      done: 'Vous recevrez de nouveau des e-mails.',
    },
    missed: {
      title: 'Recevoir les messages manqués',
      text: 'Nous vous enverrons par e-mail les messages manqués pendant que vos e-mails étaient rejetés. Vous ne pouvez le faire qu’une fois.',
      submit: 'Envoyer les messages manqués',
      done: 'Les messages sont en route.',
    },
  },
  signOut: {
    title: 'Se déconnecter',
    submit: 'Se déconnecter',
    text: 'Vous resterez connecté sur vos autres appareils.',
  },
  subscriptions: {
    title: 'Abonnements',
    lead: 'Choisissez comment recevoir les e-mails de chaque groupe.',
    empty: 'Vous n’avez encore rejoint aucun groupe.',
    findGroup: 'Trouver un groupe',
    allSettings: 'Tous les paramètres',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    label: ({ group }) => `Paramètres d’e-mail pour ${group}`,
    pending: 'En attente d’approbation',
    banned: 'Exclu',
    suspended: en['subscriptions']['suspended'],
    suspendedReason: en['subscriptions']['suspendedReason'],
  },
  memberProfile: {
    title: 'Mon profil dans ce groupe',
    lead: 'Informations que ce groupe demande à ses membres.',
    none: 'Aucun',
    fields: {
      street_address1: 'Adresse postale',
      street_address2: 'Complément d’adresse',
      zip: 'Code postal',
      city: 'Ville',
      state: 'État ou région',
      url: 'Lien (https://…)',
      title: 'Titre',
      desc: 'Description',
      image_name: 'Nom de l’image',
      country: en['memberProfile']['fields']['country'],
      github_login: en['memberProfile']['fields']['github_login'],
      github_name: en['memberProfile']['fields']['github_name'],
    },
  },
  subscription: {
    title: 'Abonnement',
    emailDelivery: 'Réception des e-mails',
    change: 'Modifier',
    pending: 'Votre demande d’adhésion est en attente d’approbation.',
    withdraw: 'Annuler la demande',
    leave: 'Quitter le groupe',
    notMember: 'Vous n’êtes pas membre de ce groupe.',
    join: 'Rejoindre le groupe',
    all: 'Tous les abonnements',
  },
  leave: {
    title: ({ group }) => `Quitter ${group} ?`,
    text: 'Vous ne recevrez plus d’e-mails de ce groupe ni de ses sous-groupes et perdrez votre accès de membre. Vos messages restent.',
    rejoin: 'Pour revenir, il vous faudra une invitation ou l’approbation d’un modérateur.',
    submit: 'Quitter le groupe',
    cancel: 'Annuler',
    done: en['leave']['done'],
    withdrawn: en['leave']['withdrawn'],
  },
  join: {
    title: ({ group }) => `Rejoindre ${group}`,
    open: 'Vous deviendrez immédiatement membre.',
    restricted: 'Un modérateur examine votre demande d’adhésion.',
    inviteOnly: 'Vous ne pouvez rejoindre ce groupe que sur invitation.',
    moderated: 'Les modérateurs examinent les premiers messages des nouveaux membres.',
    whoSees: 'Les modérateurs peuvent voir votre adresse e-mail. Les membres voient votre nom.',
    submit: 'Rejoindre',
    request: 'Demander à rejoindre le groupe',
    signIn: 'Se connecter pour rejoindre le groupe',
  },
  email: {
    greeting: ({ name }) => `Bonjour ${name},`,
    greetingUnnamed: 'Bonjour,',
    noSubject: '(sans objet)',
    someone: 'Quelqu’un',
    signIn: 'Se connecter',
    viewGroup: 'Voir le groupe',
    viewEvent: 'Voir l’événement',
    viewTable: 'Voir le tableau',
    chooseNewPassword: 'Choisir un nouveau mot de passe',
    subjectLine: ({ subject }) => `Objet : ${subject}`,
    groupWrites: ({ group }) => `${group} écrit`,
    personWrites: ({ name }) => `${name} écrit`,
    moderatorsOf: ({ group }) => `Modérateurs de ${group}`,
    via: ({ name, group }) => `${name} via ${group}`,
    footer: {
      account: ({ host }) =>
        `Vous recevez cet e-mail parce que vous avez un compte sur ${host}. Les e-mails de sécurité ne peuvent pas être désactivés.`,
      oldAddress: ({ host }) =>
        `Vous recevez cet e-mail parce que cette adresse était celle de votre compte sur ${host}.`,
      addressEntered: ({ host }) => `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${host}.`,
      hasAccount: ({ host }) => `Vous recevez cet e-mail parce que cette adresse a un compte sur ${host}.`,
      bounced: ({ host }) =>
        `Vous recevez cet e-mail parce que des e-mails de ${host} à cette adresse ont été rejetés.`,
      moderator: ({ group }) => `Vous recevez cet e-mail parce que vous modérez ${group}.`,
      owner: ({ group }) => `Vous recevez cet e-mail parce que vous êtes propriétaire de ${group}.`,
      member: ({ group }) => `Vous recevez cet e-mail parce que vous êtes membre de ${group}.`,
      joined: ({ group }) => `Vous recevez cet e-mail parce que vous avez rejoint ${group}.`,
      approved: ({ group }) => `Vous recevez cet e-mail parce que votre demande d’adhésion à ${group} a été approuvée.`,
      sponsored: ({ group }) => `Vous recevez cet e-mail parce que vous soutenez ${group}.`,
      requested: ({ group }) =>
        `Vous recevez cet e-mail parce que vous avez demandé à rejoindre ${group}. Ses modérateurs examineront votre demande.`,
      requestEnded: ({ group }) =>
        `Vous recevez cet e-mail parce que vous avez demandé à rejoindre ${group}. Vous ne recevrez plus d’e-mails du groupe.`,
      wasMember: ({ group }) =>
        `Vous recevez cet e-mail parce que vous étiez membre de ${group}. Vous ne recevrez plus d’e-mails du groupe.`,
      left: ({ group }) =>
        `Vous recevez cet e-mail parce que vous avez quitté ${group}. Vous ne recevrez plus d’e-mails du groupe.`,
      invitedToEvent: ({ group }) => `Vous recevez cet e-mail parce que vous êtes invité à un événement de ${group}.`,
      answeredEvent: ({ group }) => `Vous recevez cet e-mail parce que vous avez répondu à un événement de ${group}.`,
      posted: ({ group }) => `Vous recevez cet e-mail parce que vous avez publié dans ${group}.`,
      named: ({ group }) => `Vous recevez cet e-mail parce qu’un e-mail à ${group} a été envoyé en votre nom.`,
      claimed: ({ group }) => `Vous recevez cet e-mail parce que vous avez pris ce message en charge dans ${group}.`,
      commandSent: ({ group }) => `Vous recevez cet e-mail parce que vous avez envoyé un e-mail à ${group}.`,
      replied: ({ host }) => `Vous recevez cet e-mail parce que vous avez répondu à un e-mail de ${host}.`,
      requestSent: ({ host }) => `Vous recevez cet e-mail parce qu’un e-mail à ${host} a été envoyé en votre nom.`,
      templateRequested: 'Vous recevez cet e-mail parce que vous l’avez demandé.',
      enteredByName: ({ name, group }) =>
        `Vous recevez cet e-mail parce que ${name}, qui gère ${group}, a saisi votre adresse.`,
      enteredByModerator: ({ group }) =>
        `Vous recevez cet e-mail parce qu’un modérateur de ${group} a saisi votre adresse.`,
      contactOwners: ({ address }) => `Contacter les propriétaires : ${address}`,
      notificationSettings: 'Paramètres de notification',
      subscriptionSettings: 'Paramètres d’e-mail ou quitter le groupe',
    },
    security: {
      ifYou:
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : cela met fin à toutes les sessions et révoque toutes les clés d’API.',
      password_changed: {
        subject: ({ host }) => `Votre mot de passe sur ${host} a été changé`,
        text: 'Le mot de passe de votre compte a été changé et vous avez été déconnecté partout ailleurs.',
      },
      two_factor_enabled: {
        subject: ({ host }) => `L’authentification à deux facteurs est activée sur ${host}`,
        text: 'La connexion à votre compte exige désormais un code de votre application d’authentification.',
      },
      two_factor_disabled: {
        subject: ({ host }) => `L’authentification à deux facteurs est désactivée sur ${host}`,
        text: 'La connexion à votre compte n’exige plus de code de votre application d’authentification.',
      },
      recovery_code_used: {
        subject: ({ host }) => `Un code de récupération a été utilisé sur ${host}`,
        text: 'Quelqu’un s’est connecté à votre compte avec l’un de vos codes de récupération.',
      },
      key_created: {
        subject: ({ host }) => `Nouvelle clé d’API sur ${host}`,
        text: ({ url }) => `Une clé d’API a été créée pour votre compte. Toutes vos clés sont visibles sur ${url}.`,
      },
    },
    emailChanged: {
      subject: ({ host }) => `Votre adresse e-mail sur ${host} a été changée`,
      text: ({ host }) =>
        `Votre compte sur ${host} utilise désormais une autre adresse e-mail. Vous ne recevrez plus d’e-mails à cette adresse.`,
      notYou: ({ host }) =>
        `Si vous ne l’avez pas changée, contactez les administrateurs de ${host}. Ils peuvent la rétablir.`,
    },
    accountCreated: {
      subject: ({ host }) => `Votre compte sur ${host}`,
      text: ({ url }) => `Un compte a été créé pour vous sur ${url}.`,
      howToSignIn: ({ email }) => `Connectez-vous avec cette adresse e-mail, ${email}, et le mot de passe du compte.`,
      unexpected:
        'Si vous ne vous y attendiez pas, quelqu’un a peut-être saisi votre adresse par erreur. Vous pouvez ignorer cet e-mail.',
    },
    confirmAddress: {
      subject: ({ host }) => `Confirmez votre adresse e-mail sur ${host}`,
      registered: ({ host }) => `Quelqu’un, sans doute vous, s’est inscrit sur ${host} avec cette adresse e-mail.`,
      changed: ({ host }) => `Quelqu’un, sans doute vous, veut utiliser cette adresse e-mail sur ${host}.`,
      action: 'Confirmer l’adresse e-mail',
      otherPassword: 'Quelqu’un d’autre a choisi le mot de passe ? Définissez le vôtre',
      orReply: 'Vous pouvez aussi simplement répondre à cet e-mail.',
    },
    resetPassword: {
      subject: ({ host }) => `Réinitialisez votre mot de passe sur ${host}`,
      text: ({ host }) => `Quelqu’un, sans doute vous, a demandé à réinitialiser votre mot de passe sur ${host}.`,
    },
    linkExpiry: {
      week: 'Le lien ne sert qu’une fois et expire dans 7 jours. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
      day: 'Le lien ne sert qu’une fois et expire dans 24 heures. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
      hour: 'Le lien ne sert qu’une fois et expire dans 1 heure. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
    },
    accountExists: {
      subject: ({ host }) => `Vous avez déjà un compte sur ${host}`,
      signUp: ({ host }) =>
        `Quelqu’un, sans doute vous, a essayé de s’inscrire sur ${host} avec cette adresse e-mail. Elle a déjà un compte.`,
      change: ({ host }) =>
        `Quelqu’un, sans doute vous, a essayé d’utiliser cette adresse e-mail pour un autre compte sur ${host}. Elle a déjà un compte.`,
      forgot: 'Mot de passe oublié ? Réinitialisez-le',
      ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
    },
    signInBlocked: {
      subject: ({ provider, host }) => `La connexion avec ${provider} a été bloquée sur ${host}`,
      text: ({ url, provider }) =>
        `Quelqu’un a essayé de se connecter à votre compte sur ${url} avec ${provider}. Nous l’avons bloqué parce que la connexion avec ${provider} est désactivée pour votre compte.`,
      howTo: 'Pour l’activer, ouvrez ce lien dans les 24 heures, puis reconnectez-vous.',
      action: ({ provider }) => `Activer la connexion avec ${provider}`,
      ignore: 'Si vous voulez la laisser désactivée, ou si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
    },
    signInLinked: {
      subject: ({ provider, host }) => `Vous vous êtes connecté avec ${provider} sur ${host}`,
      text: ({ url, provider, email }) =>
        `Vous vous êtes connecté sur ${url} avec ${provider} pour la première fois. Vous pouvez désormais utiliser ${provider} pour vous connecter à votre compte ${email}.`,
      notYou: ({ provider }) =>
        `Si ce n’était pas vous, désactivez la connexion avec ${provider} dans les paramètres de votre compte et vérifiez votre compte ${provider}.`,
      action: 'Paramètres du compte',
    },
    bounceProbe: {
      subject: ({ host }) => `Recevez-vous les e-mails de ${host} ?`,
      text: ({ host }) =>
        `Des e-mails de ${host} à cette adresse ont été rejetés ; nous avons donc suspendu l’envoi des messages.`,
      howTo:
        'Si vous lisez ceci, vos e-mails fonctionnent de nouveau. Pour recevoir de nouveau les messages, répondez à cet e-mail ou utilisez le lien.',
      action: 'Reprendre l’envoi des e-mails',
      more: 'Sans réponse de votre part, nous enverrons encore quelques rappels, puis nous arrêterons. Rien n’est perdu : tous les messages sont dans les archives.',
    },
    bounceResolved: {
      subject: ({ host }) => `L’envoi des e-mails de ${host} a repris`,
      text: ({ host }) => `Merci ! Vous recevrez de nouveau les e-mails de ${host} à cette adresse.`,
      howTo: 'Pour recevoir les messages manqués, répondez à cet e-mail ou utilisez le lien.',
      action: 'M’envoyer ce que j’ai manqué',
      more: 'Possible une seule fois, dans les 30 jours. Vous pouvez aussi lire tous les messages dans les archives.',
    },
    holdReason: {
      toModerators: {
        group: 'Tous les messages de ce groupe sont modérés.',
        member: 'Tous les messages de ce membre sont modérés.',
        new_member: 'Les premiers messages des nouveaux membres sont modérés.',
        topic: 'Ce sujet est modéré.',
        hashtag: 'L’un de ses hashtags est modéré.',
        attachment: 'Les messages avec pièces jointes sont modérés.',
        unproven: 'Nous n’avons pas pu vérifier l’expéditeur.',
        unconfirmed: 'Nous n’avons pas pu vérifier l’expéditeur et lui avons demandé de confirmer l’envoi.',
        not_subscribed: 'L’expéditeur n’est pas membre du groupe.',
        virus: 'Un virus y a été détecté.',
        bulk: 'Il est signalé comme e-mail automatique ou envoi en masse.',
      },
      toAuthor: {
        group: 'Tous les messages de ce groupe sont modérés.',
        member: 'Tous vos messages à ce groupe sont modérés.',
        new_member: 'Les premiers messages des nouveaux membres sont modérés.',
        topic: 'Ce sujet est modéré.',
        hashtag: 'L’un de ses hashtags est modéré.',
        attachment: 'Les messages avec pièces jointes sont modérés.',
        unproven: 'Nous n’avons pas pu vérifier que vous l’avez envoyé.',
        unconfirmed: 'Veuillez répondre à l’e-mail qui vous demande de le confirmer.',
        not_subscribed: 'Vous n’êtes pas membre du groupe.',
        virus: 'Un virus y a été détecté.',
        bulk: 'Il est signalé comme e-mail automatique ou envoi en masse.',
      },
    },
    confirmPost: {
      title: 'Veuillez confirmer votre message',
      subject: ({ subject, group }) => `Veuillez confirmer : ${subject} (${group})`,
      text: ({ group }) =>
        `Nous avons reçu un e-mail en votre nom pour ${group}, mais n’avons pas pu vérifier que vous l’avez envoyé.`,
      howTo: 'Pour le publier, répondez à cet e-mail. Le texte de votre réponse ne sera pas publié.',
      ignore: ({ days }) =>
        `Si vous ne l’avez pas envoyé, vous n’avez rien à faire. Il ne sera publié que si un modérateur l’approuve, et sera supprimé au bout de ${plural(days) === 'one' ? `${number(days)} jour` : plural(days) === 'many' ? `${number(days)} jours` : `${number(days)} jours`}.`,
      quoted: 'Contenu de l’e-mail',
    },
    postPending: {
      title: 'Votre message est en attente',
      subject: ({ group, subject }) => `[${group}] En attente : ${subject}`,
      text: ({ subject, group, reason }) =>
        `Votre message « ${subject} » à ${group} doit être approuvé par un modérateur. ${reason}`,
      next: 'Vous n’avez rien à faire. Nous vous écrirons s’il est rejeté.',
      onceADay:
        'Vous recevez un tel e-mail une fois par jour au plus. Pour savoir ce que sont devenus vos derniers messages, envoyez un e-mail à cette adresse :',
      status: 'État de vos messages',
    },
    postRejected: {
      title: 'Votre message a été rejeté',
      subject: ({ group, subject }) => `Votre message à ${group} a été rejeté : ${subject}`,
      subjectUnverified: ({ group }) => `Votre e-mail à ${group} a été rejeté`,
      text: ({ subject, group }) => `Un modérateur a rejeté votre message « ${subject} » à ${group}.`,
      textUnverified: ({ group }) =>
        `Un modérateur de ${group} a rejeté un e-mail envoyé en votre nom. Nous n’avons pas pu vérifier que vous l’avez envoyé.`,
      ignore: 'Si vous ne l’avez pas envoyé, vous n’avez rien à faire.',
      moderatorWrote: 'Le modérateur a écrit',
      groupSays: ({ group }) => `Message de ${group}`,
      youWrote: 'Vous avez écrit',
      more: 'Pour poser une question aux modérateurs, répondez à cet e-mail.',
    },
    needsApproval: {
      title: 'Message à approuver',
      subject: ({ group, subject }) => `[${group}] À approuver : ${subject}`,
      text: ({ author, group, reason }) => `Un message de ${author} à ${group} attend votre approbation. ${reason}`,
      wrote: ({ author }) => `${author} a écrit`,
      review: 'Examiner le message',
      allPending: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} message en attente dans ${group}`
          : plural(count) === 'many'
            ? `${number(count)} messages en attente dans ${group}`
            : `${number(count)} messages en attente dans ${group}`,
      expiry: ({ days }) =>
        `Les messages en attente sont supprimés au bout de ${plural(days) === 'one' ? `${number(days)} jour` : plural(days) === 'many' ? `${number(days)} jours` : `${number(days)} jours`}, sauf si un modérateur les prend en charge.`,
      byEmail:
        'Répondez à cet e-mail pour approuver le message. Pour le rejeter en indiquant un motif, le supprimer ou le prendre en charge, utilisez ces adresses :',
      approve: 'Approuver',
      reject: 'Rejeter',
      delete: 'Supprimer',
      claim: 'Prendre en charge',
      severalSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} message à approuver`
          : plural(count) === 'many'
            ? `${number(count)} messages à approuver`
            : `${number(count)} messages à approuver`,
      severalText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} message à ${group} attend votre approbation.`
          : plural(count) === 'many'
            ? `${number(count)} messages à ${group} attendent votre approbation.`
            : `${number(count)} messages à ${group} attendent votre approbation.`,
      severalByEmail:
        'Pour approuver un message, le rejeter ou le prendre en charge, envoyez un e-mail à son adresse. Si vous le rejetez, indiquez le motif dans l’e-mail : l’auteur le recevra.',
      reviewAll: 'Examiner tous les messages en attente',
      expiringSubject: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} message en attente expire dans 2 jours`
          : plural(count) === 'many'
            ? `${number(count)} messages en attente expirent dans 2 jours`
            : `${number(count)} messages en attente expirent dans 2 jours`,
      expiringText: ({ count, group }) =>
        plural(count) === 'one'
          ? `${number(count)} message en attente dans ${group} expire dans 2 jours. Personne ne l’a encore approuvé, rejeté ou pris en charge.`
          : plural(count) === 'many'
            ? `${number(count)} messages en attente dans ${group} expirent dans 2 jours. Personne ne les a encore approuvés, rejetés ou pris en charge.`
            : `${number(count)} messages en attente dans ${group} expirent dans 2 jours. Personne ne les a encore approuvés, rejetés ou pris en charge.`,
    },
    claimedDecided: {
      approved: {
        title: ({ subject }) => `Approuvé : ${subject}`,
        text: ({ name, subject, group }) => `Approuvé par ${name} : « ${subject} » est maintenant dans ${group}.`,
      },
      rejected: {
        title: ({ subject }) => `Rejeté : ${subject}`,
        text: ({ name, subject, group }) => `Rejeté par ${name} : « ${subject} » n’a pas été publié dans ${group}.`,
      },
      discarded: {
        title: ({ subject }) => `Supprimé : ${subject}`,
        text: ({ name, subject, group }) => `Supprimé par ${name} : « ${subject} » n’a pas été publié dans ${group}.`,
      },
    },
    reported: {
      title: 'Message signalé',
      subject: ({ group, number }) => `[${group}] Le message n° ${number} a été signalé`,
      text: ({ reporter, author }) => `${reporter} a signalé un message de ${author}.`,
      noReason: 'Aucun motif n’a été indiqué.',
      message: 'Début du message',
      action: 'Voir le message',
    },
    memberApproved: {
      subject: ({ group }) => `Vous êtes maintenant membre de ${group}`,
      text: ({ group, address }) =>
        `Votre demande d’adhésion à ${group} a été approuvée. Pour publier un message, envoyez un e-mail à ${address}`,
      help: ({ address }) => `Pour savoir ce que vous pouvez faire par e-mail, écrivez à ${address}`,
    },
    memberReport: {
      joinedTitle: 'Nouveau membre',
      joinedSubject: ({ email, group }) => `${email} a rejoint ${group}`,
      joinedText: ({ person, group }) => `${person} a rejoint ${group}.`,
      joinedAction: 'Voir les membres',
      requestedTitle: 'Demande d’adhésion',
      requestedSubject: ({ email, group }) => `${email} souhaite rejoindre ${group}`,
      requestedText: ({ person, group }) => `${person} souhaite rejoindre ${group}.`,
      requestedAction: 'Examiner la demande',
      byEmail: 'Pour approuver la demande, répondez à cet e-mail.',
      reject: 'Pour la rejeter, envoyez un e-mail vide à cette adresse',
    },
    subgroupInherited: {
      subject: ({ group }) => `Vous êtes maintenant propriétaire de ${group}`,
      text: ({ group }) =>
        `Le dernier propriétaire de ${group} a quitté le groupe parent. En tant que propriétaire du groupe parent, vous êtes maintenant aussi propriétaire de ce groupe.`,
    },
    added: {
      title: ({ group }) => `Vous avez été ajouté à ${group}`,
      text: ({ name, group, host }) => `${name} vous a ajouté au groupe ${group} sur ${host}.`,
      textByModerator: ({ group, host }) => `Un modérateur vous a ajouté au groupe ${group} sur ${host}.`,
      offer: ({ address }) =>
        `Vous recevrez désormais les e-mails du groupe. Pour publier, répondez à l’un d’eux ou écrivez à ${address}. Cela ne vous intéresse pas ? Quittez le groupe, ou quittez-le et bloquez toutes les invitations de ce site.`,
      leave: 'Quitter le groupe',
      leaveForever: ({ host }) => `Quitter le groupe et bloquer toutes les invitations de ${host}`,
    },
    invitation: {
      title: ({ group }) => `Vous êtes invité à rejoindre ${group}`,
      text: ({ name, group, host }) => `${name} vous a invité à rejoindre le groupe ${group} sur ${host}.`,
      textByModerator: ({ group, host }) => `Un modérateur vous a invité à rejoindre le groupe ${group} sur ${host}.`,
      accept: 'Accepter l’invitation',
      offer: ({ email }) =>
        `Vous pouvez aussi simplement répondre à cet e-mail. L’invitation ne sert qu’une fois, pendant deux semaines, et uniquement pour ${email}. Si vous ne souhaitez pas rejoindre le groupe, vous n’avez rien à faire.`,
      decline: 'Refuser l’invitation',
      declineForever: ({ host }) => `Refuser l’invitation et bloquer toutes les invitations de ${host}`,
    },
    unsolicited: {
      aModerator: 'Un modérateur',
      subjectByPerson: ({ name, subject }) => `${name} écrit : ${subject}`,
      subjectByGroup: ({ subject }) => `Le groupe écrit : ${subject}`,
    },
    storage: {
      title: 'L’espace de stockage est presque plein',
      subject: ({ group, percent }) => `${group} a utilisé ${percent} % de son espace de stockage`,
      text: ({ group, percent }) =>
        `${group} a utilisé ${percent} % de son espace de stockage pour les messages et les pièces jointes.`,
      more: 'Quand il sera plein, personne ne pourra plus publier. Pour libérer de l’espace, supprimez des messages avec de grosses pièces jointes.',
      action: 'Voir les messages',
    },
    plan: {
      subject: ({ group }) => `${group} a une nouvelle formule`,
      text: ({ host, group, plan }) =>
        `Les administrateurs de ${host} ont fait passer ${group} à la formule ${plan === 'group_plan_basic' ? 'Basic' : plan === 'group_plan_premium' ? 'Premium' : plan === 'group_plan_enterprise' ? 'Enterprise' : plan}. La formule détermine les fonctionnalités du groupe.`,
      action: 'Paramètres du groupe',
    },
    subgroup: {
      subject: ({ subgroup }) => `Nouveau sous-groupe : ${subgroup}`,
      text: ({ group, subgroup }) => `${group} a un nouveau sous-groupe, ${subgroup}.`,
      description: 'Description',
      action: 'Voir le sous-groupe',
    },
    chat: {
      newSubject: ({ subject }) => `Nouvelle discussion : ${subject}`,
      newText: ({ name, group }) => `${name} a ouvert une discussion dans ${group}.`,
      description: 'Description',
      missedSubject: ({ subject }) => `Ce que vous avez manqué dans ${subject}`,
      missedText: ({ group }) => `Nouveaux messages dans une discussion de ${group} :`,
      action: 'Ouvrir la discussion',
    },
    table: {
      title: ({ table }) => `Tableau ${table}`,
      subject: ({ group, change }) => `[${group}] ${change}`,
      created: ({ name, table }) => `${name} a créé le tableau ${table}`,
      rowAdded: ({ name, row, table }) => `${name} a ajouté la ligne ${row} au tableau ${table}`,
      rowUpdated: ({ name, row, table }) => `${name} a modifié la ligne ${row} du tableau ${table}`,
      imported: ({ count, name, table }) =>
        plural(count) === 'one'
          ? `${name} a importé ${number(count)} ligne dans le tableau ${table}`
          : plural(count) === 'many'
            ? `${name} a importé ${number(count)} lignes dans le tableau ${table}`
            : `${name} a importé ${number(count)} lignes dans le tableau ${table}`,
      sentence: ({ change }) => `${change}.`,
      row: 'Ligne',
      templateSubject: ({ table }) => `Ajouter une ligne au tableau ${table}`,
      templateText:
        'Pour ajouter une ligne, répondez à cet e-mail avec des lignes comme celles-ci et écrivez chaque valeur après les deux-points. Vous pouvez omettre les lignes dont vous n’avez pas besoin.',
      templateCopy: 'Copiez ce qu’il vous faut',
      templateHints: 'Ce qu’il faut écrire',
      hintOneOf: ({ choices }) => `un choix parmi ${choices}`,
      hintAnyOf: ({ choices }) => `un ou plusieurs choix parmi ${choices}, un par ligne`,
      hintCheckbox: 'yes ou no',
      hintDate: 'par exemple 2026-11-15',
      hintTime: 'par exemple 09:30',
      hintNumber: 'un nombre',
      hintEmail: 'une adresse e-mail',
      hintLink: 'une adresse Web',
      hintRequired: 'obligatoire',
    },
    direct: {
      aMember: 'Un membre',
      toMember: ({ name, group }) => `${name} vous a envoyé ce message en tant que membre de ${group}.`,
      toMemberReply: 'Votre adresse e-mail n’est pas visible pour cette personne. Elle le sera si vous répondez.',
      fromModerators: ({ group }) =>
        `Les modérateurs de ${group} vous ont envoyé ce message. Les réponses leur sont adressées.`,
      toModerators: ({ name, group }) =>
        `${name} a envoyé ce message aux modérateurs de ${group}. Les réponses ne vont qu’à cette personne.`,
      toAdministrators: ({ name, group }) =>
        `${name} a envoyé ce message aux administrateurs de ${group}. Les réponses ne vont qu’à cette personne.`,
      toAuthor: ({ name, group }) =>
        `${name} a envoyé ce message en réponse au vôtre dans ${group}. Les réponses ne vont qu’à cette personne.`,
      toModeratorsUnverified: ({ group }) => `Ce message a été envoyé aux modérateurs de ${group}.`,
      toAdministratorsUnverified: ({ group }) => `Ce message a été envoyé aux administrateurs de ${group}.`,
      toAuthorUnverified: ({ group }) => `Ce message a été envoyé en réponse au vôtre dans ${group}.`,
      unverified: ({ name }) =>
        `Il se présente comme venant de ${name}, mais nous n’avons pas pu le vérifier. Les réponses ne vont qu’à cette adresse.`,
      copyOfYours: ({ group, recipient }) => `Copie de votre message envoyé via ${group}. Destinataire : ${recipient}.`,
      copy: ({ name, group, recipient }) =>
        `Copie d’un message de ${name} envoyé via ${group}. Destinataire : ${recipient}.`,
      theModerators: 'les modérateurs',
      theMember: 'un membre',
    },
    event: {
      moreDates: ({ count }) =>
        plural(count) === 'one'
          ? `… et ${number(count)} autre date.`
          : plural(count) === 'many'
            ? `… et ${number(count)} autres dates.`
            : `… et ${number(count)} autres dates.`,
      where: ({ place }) => `Lieu : ${place}`,
      repeats: ({ count }) =>
        plural(count) === 'one'
          ? `Cet événement se répète : ${number(count)} date figure dans l’agenda.`
          : plural(count) === 'many'
            ? `Cet événement se répète : ${number(count)} dates figurent dans l’agenda.`
            : `Cet événement se répète : ${number(count)} dates figurent dans l’agenda.`,
      organizerWrites: 'L’organisateur écrit',
      about: 'Description',
      invitedTitle: 'Vous êtes invité',
      invitedSubject: ({ event, group }) => `Invitation : ${event} (${group})`,
      respond: 'Répondre à l’invitation',
      fromCalendar: 'Vous pouvez aussi répondre depuis votre agenda.',
      promotedTitle: 'Vous avez une place',
      promotedSubject: ({ event }) => `Vous avez une place : ${event}`,
      promotedText:
        'Une place s’est libérée et vous n’êtes plus sur la liste d’attente. Si vous ne pouvez pas venir, modifiez votre réponse pour que quelqu’un d’autre puisse participer.',
      viewOrChange: 'Voir l’événement ou modifier votre réponse',
      changedTitle: 'Événement modifié',
      changedSubject: ({ event }) => `Modifié : ${event}`,
      changedText: 'Cet événement a été modifié. Voici les nouvelles informations :',
      endsSubject: ({ event, day }) => `Modifié : ${event} (se termine le ${day})`,
      endsTitle: 'Une série se termine plus tôt',
      endsText: ({ event, day }) => `La dernière date de ${event} est maintenant le ${day}.`,
      replacedSubject: ({ event }) => `Remplacé : ${event}`,
      replacedTitle: 'Une série a été remplacée',
      replacedText: ({ event }) => `Cette série de ${event} n’a plus de dates.`,
      laterDates: 'Les dates suivantes ont été modifiées. Vous recevrez un e-mail séparé à leur sujet.',
      cancelledTitle: 'Événement annulé',
      cancelledSubject: ({ event }) => `Annulé : ${event}`,
      cancelledText: 'Cet événement a été annulé :',
      viewCalendar: 'Voir l’agenda',
      reminderTitle: 'Rappel d’événement',
      reminderSubject: ({ event }) => `Rappel : ${event}`,
      reminderText: 'Vous participez à :',
      upcomingTitle: 'Événements à venir',
      upcomingSubject: ({ group }) => `Événements à venir dans ${group}`,
    },
    confirmRequest: {
      subscribe: ({ group }) => `Veuillez confirmer : rejoindre ${group}`,
      unsubscribe: ({ group }) => `Veuillez confirmer : quitter ${group}`,
      single: ({ group }) => `Veuillez confirmer : recevoir les messages individuels de ${group}`,
      digest: ({ group }) => `Veuillez confirmer : recevoir les messages groupés de ${group}, en texte brut`,
      fulldigest: ({ group }) => `Veuillez confirmer : recevoir les messages groupés de ${group}, avec mise en forme`,
      summary: ({ group }) => `Veuillez confirmer : recevoir le résumé quotidien de ${group}`,
      special: ({ group }) => `Veuillez confirmer : recevoir uniquement les annonces spéciales de ${group}`,
      nomail: ({ group }) => `Veuillez confirmer : ne recevoir aucun e-mail de ${group}`,
      text: ({ host }) =>
        `Quelqu’un, sans doute vous, a envoyé cette demande à ${host} par e-mail. Nous n’avons pas pu vérifier qu’elle vient de vous.`,
      howTo: 'Pour confirmer, répondez à cet e-mail. Peu importe ce que vous écrivez.',
      ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. La demande expire dans 3 jours.',
    },
    reply: {
      addressConfirmed: {
        title: 'Votre adresse e-mail est déjà confirmée',
        text: ({ email, host }) => `${email} est confirmée sur ${host}. Vous n’avez rien d’autre à faire.`,
      },
      rowAdded: {
        title: ({ group }) => `Ligne ajoutée dans ${group}`,
        text: ({ table }) => `Votre ligne a été ajoutée au tableau ${table}.`,
      },
      subscribed: {
        title: ({ group }) => `Vous êtes maintenant membre de ${group}`,
        post: ({ group, address }) =>
          `Vous êtes maintenant membre de ${group}. Pour publier un message, envoyez un e-mail à ${address}`,
        leave: ({ address }) => `Pour quitter le groupe, envoyez un e-mail à ${address}`,
        help: ({ address }) => `Pour savoir ce que vous pouvez faire par e-mail, écrivez à ${address}`,
        password: 'Pour utiliser le site Web, définissez un mot de passe',
      },
      requested: {
        title: ({ group }) => `Vous avez demandé à rejoindre ${group}`,
        text: ({ group }) =>
          `Vous avez demandé à rejoindre ${group}. Ses modérateurs examineront votre demande, et nous vous écrirons quand elle sera approuvée.`,
      },
      alreadySubscribed: {
        title: ({ group }) => `Vous êtes déjà membre de ${group}`,
        text: ({ group }) => `Vous êtes déjà membre de ${group}. Vous n’avez rien d’autre à faire.`,
      },
      alreadyConfirmed: {
        title: 'Vous avez déjà confirmé',
        invitation: ({ group }) =>
          `Vous avez déjà accepté l’invitation à rejoindre ${group}. Vous n’avez rien d’autre à faire.`,
        subscribe: ({ group }) =>
          `Vous avez déjà confirmé que vous souhaitez rejoindre ${group}. Vous n’avez rien d’autre à faire.`,
        unsubscribe: ({ group }) =>
          `Vous avez déjà confirmé que vous souhaitez quitter ${group}. Vous n’avez rien d’autre à faire.`,
        delivery: ({ group }) =>
          `Vous avez déjà confirmé comment vous souhaitez recevoir les e-mails de ${group}. Vous n’avez rien d’autre à faire.`,
      },
      alreadyPending: {
        title: ({ group }) => `Vous avez déjà demandé à rejoindre ${group}`,
        text: ({ group }) =>
          `Vous avez déjà demandé à rejoindre ${group}. Ses modérateurs n’ont pas encore examiné votre demande.`,
      },
      unsubscribed: {
        title: ({ group }) => `Vous avez quitté ${group}`,
        text: ({ group }) => `Vous n’êtes plus membre de ${group} et ne recevrez plus ses e-mails.`,
        again: ({ address }) => `Pour rejoindre à nouveau le groupe, envoyez un e-mail à ${address}`,
      },
      delivery: {
        title: ({ group }) => `Vos paramètres d’e-mail pour ${group}`,
        single: ({ group }) => `Vous recevrez désormais les messages individuels de ${group}.`,
        digest: ({ group }) => `Vous recevrez désormais les messages groupés de ${group}, en texte brut.`,
        fulldigest: ({ group }) => `Vous recevrez désormais les messages groupés de ${group}, avec mise en forme.`,
        summary: ({ group }) => `Vous recevrez désormais le résumé quotidien de ${group}.`,
        special: ({ group }) => `Vous recevrez désormais uniquement les annonces spéciales de ${group}.`,
        nomail: ({ group }) => `Vous ne recevrez désormais aucun e-mail de ${group}.`,
      },
      guidelines: {
        title: ({ group }) => `Règles de ${group}`,
        none: ({ group }) => `${group} n’a pas de règles.`,
      },
      muted: {
        title: ({ group, topic }) => `[${group}] En sourdine : ${topic}`,
        text: ({ topic, group }) =>
          `Vous avez mis « ${topic} » en sourdine dans ${group}. Vous ne recevrez plus d’e-mails à ce sujet.`,
        undo: 'Pour annuler la mise en sourdine, répondez à cet e-mail.',
      },
      unmuted: {
        title: ({ group, topic }) => `[${group}] Sourdine désactivée : ${topic}`,
        text: ({ topic, group }) =>
          `« ${topic} » n’est plus en sourdine dans ${group}. Vous recevrez à nouveau ses e-mails.`,
      },
      followed: {
        title: ({ group, topic }) => `[${group}] Suivi : ${topic}`,
        text: ({ topic, group }) =>
          `Vous suivez « ${topic} » dans ${group}. Vous recevrez ses messages même si vous ne recevez que les sujets que vous suivez.`,
        undo: 'Pour ne plus le suivre, répondez à cet e-mail.',
      },
      unfollowed: {
        title: ({ group, topic }) => `[${group}] Plus suivi : ${topic}`,
        text: ({ topic, group }) => `Vous ne suivez plus « ${topic} » dans ${group}.`,
      },
      approved: {
        title: ({ group, subject }) => `[${group}] Approuvé : ${subject}`,
        text: ({ subject, group }) => `Approuvé : « ${subject} » est maintenant dans ${group}.`,
      },
      rejected: {
        title: ({ group, subject }) => `[${group}] Rejeté : ${subject}`,
        text: ({ subject, group }) => `Rejeté : « ${subject} » n’a pas été publié dans ${group}.`,
      },
      deleted: {
        title: ({ group, subject }) => `[${group}] Supprimé : ${subject}`,
        text: ({ subject, group }) =>
          `Supprimé : « ${subject} » n’a pas été publié dans ${group}. L’auteur n’en a pas été informé.`,
      },
      claimed: {
        title: ({ group, subject }) => `[${group}] Pris en charge : ${subject}`,
        text: ({ subject, group }) =>
          `Pris en charge : « ${subject} » reste en attente dans ${group} jusqu’à ce qu’il soit approuvé ou rejeté. Les autres modérateurs voient que vous l’examinez.`,
      },
      memberApproved: {
        title: ({ group, person }) => `[${group}] Demande approuvée : ${person}`,
        text: ({ person, group }) => `Demande approuvée : ${person} est maintenant membre de ${group}.`,
      },
      memberRejected: {
        title: ({ group, person }) => `[${group}] Demande rejetée : ${person}`,
        text: ({ group }) => `Demande rejetée : cette personne n’a pas été ajoutée à ${group}.`,
      },
      decided: {
        title: ({ group, subject }) => `[${group}] Déjà traité : ${subject}`,
        gone: ({ group }) => `Ce message n’est plus en attente dans ${group}.`,
        approvedByYou: ({ subject, group }) => `Vous avez déjà approuvé « ${subject} ». Il est dans ${group}.`,
        rejectedByYou: ({ subject, group }) =>
          `Vous avez déjà rejeté « ${subject} ». Il n’a pas été publié dans ${group}.`,
        discardedByYou: ({ subject, group }) =>
          `Vous avez déjà supprimé « ${subject} ». Il n’a pas été publié dans ${group}.`,
        approved: ({ name, subject, group }) => `Déjà approuvé par ${name} : « ${subject} » est dans ${group}.`,
        rejected: ({ name, subject, group }) =>
          `Déjà rejeté par ${name} : « ${subject} » n’a pas été publié dans ${group}.`,
        discarded: ({ name, subject, group }) =>
          `Déjà supprimé par ${name} : « ${subject} » n’a pas été publié dans ${group}.`,
        confirmed: ({ subject, group }) => `Déjà confirmé par son auteur : « ${subject} » est dans ${group}.`,
        expired: ({ subject, group }) => `Expiré : « ${subject} » n’a pas été publié dans ${group}.`,
      },
      memberDecided: {
        title: ({ group }) => `[${group}] Déjà traité`,
        text: ({ group }) => `La demande d’adhésion à ${group} a déjà été approuvée ou rejetée, ou a été retirée.`,
      },
      refused: {
        title: ({ group }) => `Non publié dans ${group}`,
        text: ({ group, reason }) =>
          `Vous avez envoyé un même e-mail à plusieurs adresses de ce site. ${group} ne l’a pas accepté : ${reason}.`,
        others: 'Les autres adresses l’ont reçu.',
      },
      status: {
        title: ({ group }) => `Vos e-mails à ${group}`,
        none: 'Nous n’avons reçu aucun e-mail de votre part pour ce groupe au cours des 30 derniers jours.',
        intro: 'Vos derniers e-mails à ce groupe, du plus récent au plus ancien :',
        line: ({ date, recipient, outcome }) => `${date} à ${recipient} : ${outcome}`,
        lineWithSubject: ({ date, recipient, subject, outcome }) =>
          `${date} à ${recipient}, « ${subject} » : ${outcome}`,
        unverified: '(nous n’avons pas pu vérifier que vous l’avez envoyé)',
        posted: ({ url }) => `publié : ${url}`,
        done: ({ reason }) => `effectué : ${reason}`,
        pending: 'en attente',
        pendingBecause: ({ reason }) => `en attente. ${reason}`,
        refused: ({ reason }) => `rejeté : ${reason}`,
        ignored: ({ reason }) => `ignoré : ${reason}`,
        failed: ({ reason }) => `retardé : ${reason}. Votre serveur de messagerie réessaiera automatiquement`,
        reasons: {
          inadequate_permissions: 'vous n’avez pas l’autorisation de faire cela',
          not_subscribed: 'vous n’êtes pas membre du groupe',
          announcement_group: 'seuls les modérateurs peuvent publier dans ce groupe',
          no_body: 'il est vide',
          private_message: 'l’objet commence par « Private »',
          post_too_big: 'il est trop volumineux',
          bad_attachment: 'le groupe n’autorise pas les pièces jointes',
          group_out_of_space: 'le groupe n’a plus d’espace de stockage',
          restricted_hashtag:
            'l’objet contient un hashtag qui n’existe pas, et seuls les modérateurs peuvent créer des hashtags',
          need_hashtag: 'l’objet d’un nouveau sujet doit contenir un hashtag',
          mod_only_hashtag: 'l’objet contient un hashtag réservé aux modérateurs',
          invalid_reply: 'le sujet est verrouillé',
          sole_owner: 'vous êtes le seul propriétaire du groupe',
          unproven: 'nous n’avons pas pu vérifier que vous l’avez envoyé',
          virus: 'il contient un virus',
          no_such_code: 'l’adresse à laquelle vous avez répondu n’est plus valable',
          unreadable: 'il n’a pas pu être lu',
          other: 'il n’a pas été accepté',
        },
      },
    },
    help: {
      title: ({ group }) => `Utiliser ${group} par e-mail`,
      post: ({ group, address }) =>
        `Pour publier dans ${group}, envoyez un e-mail à ${address}. Pour répondre à un message, répondez à son e-mail. Pour l’aimer, répondez simplement « +1 ».`,
      commands:
        'Pour tout le reste, envoyez un e-mail vide à l’une de ces adresses. Pour celles qui ont un astérisque, répondez à un message du sujet et changez l’adresse :',
      command: {
        subscribe: 'Rejoindre le groupe',
        unsubscribe: 'Quitter le groupe',
        single: 'Recevoir les messages individuels',
        digest: 'Recevoir les messages groupés, texte brut',
        fulldigest: 'Recevoir les messages groupés, avec mise en forme',
        summary: 'Recevoir un résumé quotidien',
        special: 'Recevoir uniquement les annonces spéciales',
        nomail: 'Ne recevoir aucun e-mail',
        follow: 'Suivre un sujet*',
        unfollow: 'Ne plus suivre un sujet*',
        mute: 'Mettre un sujet en sourdine*',
        unmute: 'Désactiver la sourdine d’un sujet*',
        status: 'Voir ce que sont devenus vos messages',
        guidelines: 'Lire les règles',
        owner: 'Contacter les propriétaires',
        help: 'Recevoir cet e-mail',
      },
    },
    copy: {
      view: 'Voir ou répondre en ligne',
      replyGroup: 'Répondre au groupe',
      replySender: 'Répondre en privé',
      replyOwner: 'Répondre aux modérateurs',
      muteTopic: 'Mettre ce sujet en sourdine',
      followHashtag: ({ hashtag }) => `Suivre #${hashtag}`,
      muteHashtag: ({ hashtag }) => `Mettre #${hashtag} en sourdine`,
      newTopic: 'Nouveau sujet',
      subscription: 'Votre abonnement',
      contactOwners: 'Contacter les propriétaires',
      leave: 'Quitter le groupe',
      files: 'Pièces jointes non incluses dans cet e-mail :',
      why: ({ group, address }) => `Vous recevez cet e-mail parce que vous êtes membre de ${group} (${address}).`,
    },
    digest: {
      title: ({ count, group }) =>
        plural(count) === 'one'
          ? `${group} : ${number(count)} message`
          : plural(count) === 'many'
            ? `${group} : ${number(count)} messages groupés`
            : `${group} : ${number(count)} messages groupés`,
      summaryTitle: ({ count, group }) =>
        plural(count) === 'one'
          ? `Résumé quotidien de ${group} : ${number(count)} message`
          : plural(count) === 'many'
            ? `Résumé quotidien de ${group} : ${number(count)} messages`
            : `Résumé quotidien de ${group} : ${number(count)} messages`,
      from: ({ name }) => `De : ${name}`,
      date: ({ date }) => `Date : ${date}`,
      message: ({ url }) => `Message : ${url}`,
      allMessages: 'Tous les messages',
      viewOnline: 'Voir en ligne',
      reply: 'Répondre',
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
    usage: ({ form }) => `Utilisation : ${form}`,
    overview: ({ form, list }) => `Utilisation : ${form} [OPTIONS]

${list}

${form} --help affiche les options d’une commande.`,
    unexpectedError: 'Erreur inattendue :',
    unknownCommand: ({ command }) => `Commande inconnue : ${command}`,
    unknownOption: ({ option }) => `Option inconnue : « ${option} ».`,
    argumentMissing: 'Il manque un argument.',
    unexpectedArgument: ({ argument }) => `Argument inattendu : ${argument}`,
    optionMissing: ({ option }) => `Il manque --${option}.`,
    notAnEmail: ({ text }) => `${text} n’est pas une adresse e-mail.`,
    notAnId: ({ text }) => `${text} n’est pas un identifiant.`,
    afterMustBeNumber: '--after doit être un nombre.',
    moreRows: ({ id }) => `… et d’autres : utilisez --after ${id}`,
    usingInstallation: ({ folder }) => `Utilisation de l’installation dans ${folder}.`,
    severalInstallations: ({ folders }) =>
      `Plusieurs installations sont en cours d’exécution : ${folders}. Choisissez-en une avec FOLKMOOT_DATA.`,
    commands: {
      serve: {
        summary: 'Démarrer le serveur.',
        details:
          'Sert les pages web, l’API et les e-mails entrants. Sans DATABASE_URL, une base de données intégrée tourne dans le dossier\nde données. Avec Ctrl-C ou SIGTERM, les appels en cours se terminent, puis le serveur s’arrête. Les paramètres sont des\nvariables d’environnement ou des lignes de folkmoot.toml.',
      },
      demo: {
        summary: 'Démarrer une démo avec des données d’exemple, dans un dossier temporaire.',
        details:
          'Démarre une démo : trois groupes, douze personnes, deux ans de messages. Elle tourne dans un dossier temporaire, supprimé\nà l’arrêt, et n’envoie aucun e-mail. Elle n’utilise que les paramètres FOLKMOOT_HOST, FOLKMOOT_PORT et\nFOLKMOOT_LOG_LEVEL, et un autre port si celui par défaut est occupé.',
      },
      migrate: {
        summary: 'Migrer la base de données.',
        details:
          'Applique les migrations en attente. Le serveur le fait au démarrage ; utilisez cette commande pour le faire avant, par\nexemple avant de mettre à niveau plusieurs serveurs d’une même base de données.',
      },
      'setup-link': {
        summary: 'Afficher un nouveau lien de configuration.',
        details:
          'Affiche un lien qui crée le premier administrateur dans le navigateur. Il fonctionne une fois, pendant 24 heures, et\nremplace les liens précédents. Seulement pour un site sans administrateur.',
      },
      'user add': {
        summary: 'Créer un compte.',
        details:
          'Crée un compte et envoie un e-mail à son adresse.\n\n  --name NAME          le nom de la personne\n  --password PASSWORD  de 6 à 1024 caractères. Sans cette option, ou avec -, le mot de passe est demandé ; sans terminal,\n                       c’est la première ligne de l’entrée standard. Un mot de passe sur la ligne de commande est\n                       visible par tous sur cette machine et reste dans l’historique du shell.\n  --admin              en faire un administrateur du site\n  --unconfirmed        laisser l’adresse non confirmée',
      },
      'user list': {
        summary: 'Lister les comptes.',
        details:
          'Liste les comptes par identifiant, avec adresse, nom et état.\n\n  TEXT        seulement les comptes dont l’adresse ou le nom contient ce texte\n  --admins    seulement les administrateurs du site\n  --after ID  commencer après cet identifiant',
      },
      'user password': {
        summary: 'Définir le mot de passe d’un compte.',
        details:
          'Définit le mot de passe d’un compte, met fin à toutes ses sessions et révoque ses clés d’API.\n\n  --password PASSWORD  de 6 à 1024 caractères. Sans cette option, ou avec -, le mot de passe est demandé ; sans terminal,\n                       c’est la première ligne de l’entrée standard. Un mot de passe sur la ligne de commande est\n                       visible par tous sur cette machine et reste dans l’historique du shell.',
      },
      'user email': {
        summary: 'Changer l’adresse e-mail d’un compte.',
        details:
          'Change l’adresse e-mail d’un compte. La nouvelle adresse est considérée comme confirmée ; l’ancienne est informée.',
      },
      'user admin': {
        summary: 'Accorder ou retirer les droits d’administrateur du site.',
        details: 'Accorde ou retire les droits d’administrateur du site.',
      },
      'user suspend': {
        summary: 'Suspendre un compte.',
        details:
          'Suspend un compte jusqu’à ce que vous le rétablissiez. Personne ne peut s’y connecter, ses sessions et clés d’API\nprennent fin, et ses adhésions restent, mais sans e-mails.',
      },
      'user restore': {
        summary: 'Rétablir un compte suspendu.',
        details:
          'Rétablit un compte suspendu : la connexion et les e-mails fonctionnent de nouveau. Les clés d’API restent révoquées.',
      },
      'user delete': {
        summary: 'Supprimer un compte.',
        details:
          'Supprime un compte avec ses adhésions, brouillons, mentions J’aime et sessions. Les messages restent sous le nom de\nl’auteur, ou sous « Former member » avec --anonymize. Sans --yes, affiche seulement ce qui serait supprimé.',
      },
      'group list': {
        summary: 'Lister les groupes, avec membres et propriétaires.',
        details:
          'Liste les groupes et sous-groupes par identifiant, avec nom, membres, propriétaires et formule.\n\n  TEXT        seulement les groupes dont le nom contient ce texte\n  --after ID  commencer après cet identifiant',
      },
      'group owner': {
        summary: 'Ajouter un propriétaire à un groupe.',
        details:
          'Ajoute un propriétaire à un groupe. Le compte devient membre s’il ne l’est pas. Les autres propriétaires le restent.',
      },
      'group plan': {
        summary: 'Changer la formule d’un groupe.',
        details: 'Change la formule d’un groupe, avec effet immédiat.',
      },
      'group move': {
        summary: 'Déplacer un groupe vers une organisation, ou hors de celle-ci.',
        details:
          'Déplace un groupe et ses sous-groupes vers l’organisation qui a ce nom d’hôte, ce qui les fait passer à la formule\nenterprise, ou hors de son organisation.',
      },
      'organisation add': {
        summary: 'Créer une organisation avec son propre nom d’hôte.',
        details:
          'Crée une organisation avec son propre nom d’hôte. Sur cet hôte, seuls ses groupes existent : pour les appels d’API, les\npages et les flux. Faites pointer le nom d’hôte vers ce serveur, et vérifiez que le certificat le couvre.',
      },
      'organisation main': {
        summary: 'Définir le groupe principal d’une organisation.',
        details:
          'Fait d’un groupe le groupe principal de l’organisation qui a ce nom d’hôte : `getorg` l’indique comme parent_group_id.\nLe premier groupe d’une organisation devient automatiquement son groupe principal.',
      },
      import: {
        summary: 'Importer des messages dans un groupe : mbox, zip, Maildir.',
        details:
          'Importe dans un groupe les messages d’un fichier mbox, d’un zip de fichiers mbox (comme celui de downloadarchives), d’un\nMaildir ou d’un seul e-mail. Les fils, auteurs, dates et pièces jointes sont conservés ; les membres sont reconnus à leur\nadresse e-mail. Personne ne reçoit d’e-mail. Les messages que le groupe a déjà sont ignorés : vous pouvez relancer un\nimport interrompu. Un texte différent sous l’identifiant d’un message existant en devient une version.\n\n  --group NAME    le groupe ; il doit exister\n  --report FILE   liste les e-mails qui n’ont pas pu être importés, ce qui a été omis, et un résumé de ce qui a été estimé\n                  (par défaut : FILE.not-understood.txt)\n  --dry-run       tout lire, ne rien importer',
      },
      'mail queue': {
        summary: 'Afficher la file d’envoi ; réessayer ou abandonner des envois.',
        details:
          'Affiche la file d’envoi : depuis quand les e-mails attendent, pourquoi, et quand l’envoi sera réessayé. Un envoi a\nplusieurs destinataires ; ceux qui sont différés sont listés un par un.\n\n  --retry    tout réessayer maintenant, y compris les envois échoués\n  --drop ID  abandonner cet envoi',
      },
      'mail in': {
        summary:
          'Recevoir un e-mail d’un fichier ou de l’entrée standard, pour les serveurs de messagerie qui utilisent un tube.',
        details:
          'Reçoit un e-mail d’un fichier ou de l’entrée standard, comme les serveurs de messagerie le transmettent. Il est traité\ncomme tout autre e-mail. Seule une signature DKIM vérifie l’expéditeur, sauf si FOLKMOOT_MAIL_TRUST contient 127.0.0.1.\n\n  --to ADDRESS    un destinataire (par défaut : les adresses de ce serveur dans To et Cc)\n  --from ADDRESS  l’expéditeur de l’enveloppe (par défaut : Return-Path, ou From)\n\nCodes de sortie : 0 accepté, 67 adresse inconnue, 77 rejeté (le motif est affiché), 75 réessayer plus tard.',
      },
      'mail send': {
        summary: 'Envoyer un e-mail de test à un groupe.',
        details:
          'Envoie un e-mail à un groupe par SMTP, pour tester la réception, et affiche la réponse du serveur.\n\n  --from ADDRESS      l’expéditeur\n  --to ADDRESS        l’adresse d’un groupe\n  --subject TEXT      l’objet (par défaut : « Test email »)\n  --server HOST:PORT  le serveur (par défaut : le port où cette installation reçoit les e-mails)\n\nUn tel e-mail n’est pas vérifié et attend donc un modérateur, sauf si FOLKMOOT_MAIL_TRUST contient l’adresse d’où il vient.',
      },
      'mail keys': {
        summary: 'Afficher les enregistrements DKIM pour le DNS, ou créer de nouvelles clés.',
        details:
          'Affiche les enregistrements DKIM à ajouter à votre DNS.\n\n  --renew  créer d’abord de nouvelles clés, utilisées dès maintenant pour signer. Gardez les anciens enregistrements dans\n           le DNS pendant une semaine : des e-mails signés avec elles sont encore en route.',
      },
      mail: {
        summary: 'Afficher la boîte locale, qui garde les e-mails tant qu’aucun relais n’est défini.',
        details:
          'Liste les derniers e-mails de la boîte locale, ou en affiche un. Tant que FOLKMOOT_SMTP_RELAY n’est pas défini, les\ne-mails sortants y restent : les notifications, et les premières copies de chaque message d’un groupe.\n\n  ID      afficher cet e-mail ; les copies de messages ont des identifiants comme 17.3\n  --last  afficher le dernier e-mail',
      },
      chat: {
        summary: 'Rejoindre une discussion depuis le terminal.',
        details: ({
          commands,
        }) => `Rejoint une discussion d’un groupe. Les nouveaux messages s’affichent dès leur arrivée ; chaque ligne saisie est publiée.
CHAT est l’identifiant de la discussion, son sujet ou une partie de celui-ci.

  --as EMAIL           l’adresse de votre compte
  --password PASSWORD  son mot de passe. Sans cette option, ou avec -, il est demandé ; sans terminal, c’est la première
                       ligne de l’entrée standard
  --code CODE          votre code à deux facteurs, si vous en utilisez un
  --url URL            le serveur (par défaut : l’installation sur cette machine)
  --ca FILE            un certificat de confiance, comme tls/self-signed.pem du dossier de données du serveur

Commandes :

${commands}`,
      },
      doctor: {
        summary: 'Vérifier l’installation et indiquer comment corriger les problèmes.',
        details:
          'Affiche tous les paramètres et leur origine, vérifie l’installation et indique comment corriger les problèmes. Se termine\navec le code 1 en cas de problème ; les avertissements ne comptent pas.\n\n  --json  afficher du JSON, en anglais',
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
        '  /reply N TEXT                        répondre au message N\n  /edit N TEXT                         modifier votre message N\n  /delete N                            supprimer le message N\n  /react N heart|up|down|laugh|!|?     réagir au message N\n  /unreact N …                         retirer une réaction\n  /who                                 lister les personnes présentes\n  /leave                               quitter la discussion\n  /quit                                fermer, mais rester dans la discussion\n  /help                                afficher cette liste',
      notHttps: ({ text }) => `${text} n’est pas une adresse https://.`,
      badCertificate: ({ file, reason }) => `${file} n’est pas un certificat lisible (${reason}).`,
      errors: {
        unauthorized_error: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
        two_factor_required: 'Ce compte utilise l’authentification à deux facteurs. Ajoutez --code CODE.',
        'closed chat': 'La discussion est fermée.',
        'invalid chatsub_id': 'Vous n’êtes plus dans cette discussion.',
        'invalid group_id': 'Ce groupe n’existe pas, ou vous n’en êtes pas membre.',
      },
      error: ({ type, extra }) => `Erreur : ${type} ${extra}`,
      whichChat: ({ list }) => `Quelle discussion ? Discussions ouvertes :${list}`,
      noChats: 'Ce groupe n’a pas de discussion ouverte.',
      replyTo: ({ number }) => `(à #${number})`,
      edited: '(modifié)',
      deleted: '(supprimé)',
      closed: '(a fermé la discussion)',
      typing: ({ name }) => `· ${name} est en train d’écrire`,
      stoppedTyping: ({ name }) => `· ${name} n’écrit plus`,
      joined: ({ name }) => `· ${name} a rejoint la discussion`,
      left: ({ name }) => `· ${name} a quitté la discussion`,
      welcome: ({ subject, count }) =>
        `${subject} : ${plural(count) === 'one' ? `${number(count)} message` : plural(count) === 'many' ? `${number(count)} messages` : `${number(count)} messages`}. Saisissez /help pour les commandes.`,
      reconnected: '· reconnecté',
      connectionLost: '· connexion perdue, reconnexion…',
      unknownCommand: ({ name }) => `Commande inconnue : /${name}. Saisissez /help pour les commandes.`,
      reactions: ({ names }) => `Réactions : ${names}.`,
      noName: '(sans nom)',
    },
    serve: {
      stopping: 'Arrêt en cours…',
      running: ({ url }) => `Folkmoot est accessible à l’adresse ${url}`,
      selfSigned: '  Le certificat est auto-signé : les navigateurs affichent un avertissement.',
      receiving: ({ host, port, protocol }) => `  Réception des e-mails sur ${host}, port ${port} (${protocol}).`,
      noRelay: '  Aucun relais n’est défini : les e-mails sortants restent dans la boîte locale (bin/folkmoot mail).',
      data: ({ data }) => `  Données : ${data}`,
      dataAndServer: ({ data }) => `  Données : ${data} et la base de données de DATABASE_URL`,
      dataAndCluster: ({ data, cluster }) => `  Données : ${data} et ${cluster}`,
      setupLink: ({ link }) => `  Configurez votre site ici (le lien fonctionne une fois, pendant 24 heures) : ${link}`,
    },
    ports: {
      EADDRINUSE: ({ port, host, setting }) =>
        `Le port ${port} de ${host} est utilisé par un autre programme. Arrêtez-le, ou définissez un autre port dans ${setting}.`,
      EACCES: ({ port, setting }) =>
        `Ce compte ne peut pas écouter sur le port ${port}. Définissez dans ${setting} un port supérieur à 1023, derrière un proxy inverse.`,
      EADDRNOTAVAIL: ({ host }) => `${host} n’est pas une adresse de cette machine. Modifiez FOLKMOOT_HOST.`,
      ENOTFOUND: ({ host }) => `${host} est introuvable. Modifiez FOLKMOOT_HOST.`,
      without: {
        httpPort: 'D’ici là, http:// n’est pas redirigé vers https://.',
        smtpPort: 'D’ici là, aucun e-mail n’est reçu.',
        lmtpPort: 'D’ici là, aucun e-mail n’est reçu par LMTP.',
      },
    },
    migrate: {
      alreadyUpToDate: 'La base de données est déjà à jour.',
      upToDate: 'La base de données est à jour.',
    },
    user: {
      parts: {
        sessions: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} session`
            : plural(count) === 'many'
              ? `${number(count)} sessions`
              : `${number(count)} sessions`,
        api_keys: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} clé d’API`
            : plural(count) === 'many'
              ? `${number(count)} clés d’API`
              : `${number(count)} clés d’API`,
        chats: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} discussion`
            : plural(count) === 'many'
              ? `${number(count)} discussions`
              : `${number(count)} discussions`,
        event_rsvps: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} réponse à un événement`
            : plural(count) === 'many'
              ? `${number(count)} réponses à des événements`
              : `${number(count)} réponses à des événements`,
        memberships: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} adhésion`
            : plural(count) === 'many'
              ? `${number(count)} adhésions`
              : `${number(count)} adhésions`,
        likes: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} j’aime`
            : plural(count) === 'many'
              ? `${number(count)} j’aime`
              : `${number(count)} j’aime`,
        follows: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} sujet suivi`
            : plural(count) === 'many'
              ? `${number(count)} sujets suivis`
              : `${number(count)} sujets suivis`,
        drafts: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} brouillon`
            : plural(count) === 'many'
              ? `${number(count)} brouillons`
              : `${number(count)} brouillons`,
        pending_messages: ({ count }) =>
          plural(count) === 'one'
            ? `${number(count)} message en attente`
            : plural(count) === 'many'
              ? `${number(count)} messages en attente`
              : `${number(count)} messages en attente`,
      },
      notFound: ({ email }) => `Aucun compte n’a l’adresse ${email}. Pour lister les comptes : bin/folkmoot user list`,
      passwordLength: 'Le mot de passe doit comporter de 6 à 1024 caractères.',
      passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre, par exemple quelques mots.',
      passwordPrompt: 'Mot de passe : ',
      passwordMissing: 'Aucun mot de passe sur l’entrée standard.',
      nameLength: 'Le nom doit tenir sur une ligne de 1 à 255 caractères.',
      exists: ({ email }) => `${email} a déjà un compte.`,
      created: ({ id, email }) => `Compte ${id} créé pour ${email}.`,
      createdAs: ({ id, email, notes }) => `Compte ${id} créé pour ${email} (${notes}).`,
      siteAdmin: 'administrateur du site',
      passwordSet: ({ name }) =>
        `${name} a un nouveau mot de passe. Toutes les sessions ont pris fin et toutes les clés d’API sont révoquées.`,
      addressTaken: ({ email }) =>
        `${email} a déjà un compte. Supprimez d’abord ce compte, ou choisissez une autre adresse.`,
      theAccount: 'Le compte',
      emailChanged: ({ name, email, old }) => `${name} a maintenant l’adresse ${email} ; ${old} est informée.`,
      suspended: ({ name }) =>
        `Le compte de ${name} est suspendu. Toutes les sessions ont pris fin et toutes les clés d’API sont révoquées.`,
      alreadySuspended: ({ name }) => `Le compte de ${name} est déjà suspendu.`,
      restored: ({ name }) => `Le compte de ${name} est rétabli.`,
      notSuspended: ({ name }) => `Le compte de ${name} n’est pas suspendu.`,
      onOrOff: ({ text }) => `${text} doit être on ou off.`,
      adminGranted: ({ name }) => `${name} est maintenant administrateur du site.`,
      adminAlready: ({ name }) => `${name} est déjà administrateur du site.`,
      adminRevoked: ({ name }) => `${name} n’est plus administrateur du site.`,
      adminNever: ({ name }) => `${name} n’est pas administrateur du site.`,
      soleOwner: ({ name, groups, count }) =>
        `${name} est le seul propriétaire de ${groups}. Ajoutez d’abord un autre propriétaire${plural(count) === 'one' ? '' : plural(count) === 'many' ? ' à chacun' : ' à chacun'} : bin/folkmoot group owner NAME EMAIL`,
      wouldDelete: ({ parts, name }) =>
        `Supprimerait ${parts} de ${name}. Les messages restent. Ajoutez --yes pour confirmer.`,
      account: 'le compte',
      deleted: ({ name }) => `Le compte de ${name} a été supprimé.`,
      none: 'Aucun compte pour l’instant.',
      noMatch: 'Aucun compte ne correspond.',
      status: {
        user_status_notconfirmed: 'adresse non confirmée',
        user_status_bouncing: 'e-mails rejetés',
        user_status_bounced: 'e-mails arrêtés après des rejets',
        suspended: 'suspendu',
        deleted: 'supprimé, mais exclu d’un groupe',
      },
      administratorExists: 'Le site a déjà un administrateur.',
    },
    group: {
      none: 'Aucun groupe pour l’instant.',
      noMatch: 'Aucun groupe ne correspond.',
      members: ({ count }) =>
        plural(count) === 'one'
          ? `${number(count)} membre`
          : plural(count) === 'many'
            ? `${number(count)} membres`
            : `${number(count)} membres`,
      owners: ({ count }) =>
        count === 0
          ? 'aucun propriétaire'
          : plural(count) === 'one'
            ? `${number(count)} propriétaire`
            : plural(count) === 'many'
              ? `${number(count)} propriétaires`
              : `${number(count)} propriétaires`,
      notFound: ({ name }) => `Le groupe ${name} n’existe pas.`,
      notFoundList: ({ name }) => `Le groupe ${name} n’existe pas. Pour lister les groupes : bin/folkmoot group list`,
      owner: {
        made: ({ name, group }) => `${name} est maintenant propriétaire de ${group}.`,
        already: ({ name, group }) => `${name} est déjà propriétaire de ${group}.`,
        banned: ({ name, group }) =>
          `${name} est exclu de ${group}. Demandez d’abord à un propriétaire de lever l’exclusion, ou choisissez quelqu’un d’autre.`,
        'not in the parent': ({ name, group }) =>
          `${name} n’est pas membre du groupe parent de ${group}. Faites-en un propriétaire du groupe parent : ses propriétaires le sont aussi des sous-groupes.`,
      },
      notAPlan: ({ text }) => `${text} n’est pas une formule.`,
      planChanged: ({ name, plan }) => `${name} a maintenant la formule ${plan}.`,
      cannotMove: ({ name, host }) =>
        `Aucun groupe ${name} ne peut être déplacé, ou il n’y a pas d’organisation sur ${host}.`,
      movedOut: ({ name }) => `${name} n’appartient plus à aucune organisation.`,
      moved: ({ name, host }) => `${name} appartient maintenant à ${host}.`,
    },
    organisation: {
      badHost: ({ host }) => `${host} n’est pas un nom d’hôte, ou appartient déjà à une organisation.`,
      created: ({ name, host }) => `Organisation ${name} créée sur ${host}.`,
      cannotBeMain: ({ host, name }) =>
        `Il n’y a pas d’organisation sur ${host}, ou ${name} n’est pas l’un de ses groupes. Un sous-groupe ne peut pas être le groupe principal.`,
      mainSet: ({ name, host }) => `${name} est maintenant le groupe principal de ${host}.`,
    },
    import: {
      cannotWrite: ({ file }) => `Impossible d’écrire ${file}. Choisissez un autre fichier avec --report.`,
      stopping: 'Arrêt après le lot en cours…',
      noGroup: ({ name }) => `Le groupe ${name} n’existe pas. Créez-le d’abord, puis importez.`,
      failed: ({ reason }) =>
        `L’import s’est arrêté : ${reason}. Les messages déjà importés sont conservés. Corrigez la cause, puis relancez l’import.`,
      progress: {
        imported: ({ count }) => `${count} importés`,
        present: ({ count }) => `${count} déjà présents`,
        skipped: ({ count }) => `${count} ignorés`,
      },
      dryRun: ({ count, all }) => `${count} e-mails sur ${all} peuvent être importés.`,
      done: ({ imported, present }) => `Messages importés : ${imported} ; déjà présents : ${present}.`,
      revised: ({ count }) =>
        `${count} diffèrent d’un message existant de même identifiant : enregistrés comme versions.`,
      refused: ({ count, file }) => `${count} n’ont pas pu être importés. Voir ${file}.`,
      cut: ({ count, file }) => `${count} ont été importés sans certaines parties. Voir ${file}.`,
      guessed: ({ count, file }) =>
        `${count} avaient des détails à estimer, comme une date. Voir le résumé dans ${file}.`,
      subjectTag: ({ tag }) =>
        `L’ancienne liste utilisait le préfixe d’objet [${tag}]. Pour le garder, un propriétaire peut définir le préfixe « ${tag} » dans les paramètres d’e-mail du groupe.`,
      incomplete: 'Arrêté avant la fin. Relancez la commande pour continuer.',
      damaged: ({ file, reason }) =>
        `${file} est endommagé ou incomplet : ${reason}. Seuls les e-mails qui précèdent ont pu être lus. Procurez-vous une copie complète et relancez l’import : les messages que le groupe a déjà sont ignorés.`,
      source: {
        absent: ({ path }) => `${path} n’existe pas.`,
        noMaildir: ({ path }) => `${path} n’est pas un Maildir : il n’y a pas d’e-mails dans cur ni dans new.`,
        notFile: ({ path }) => `${path} n’est ni un fichier ordinaire ni un dossier.`,
        unknown: ({ path }) =>
          `${path} n’est ni un mbox (même compressé avec gzip), ni un zip de fichiers mbox, ni un Maildir, ni un e-mail.`,
        manyFiles: ({ path, count }) => `${path} contient plus de ${count} fichiers.`,
        tooLarge: ({ path }) =>
          `${path} serait trop volumineux une fois décompressé. Ce n’est pas une archive d’e-mails.`,
        badZip: ({ path, reason }) => `Impossible de lire le zip ${path} : ${reason}`,
        noMbox: ({ path }) => `${path} ne contient aucun fichier mbox.`,
        overlapping: ({ path }) => `${path} n’est pas un zip valide : ses fichiers se chevauchent.`,
        badGzip: ({ path, reason }) => `Impossible de décompresser ${path} : ${reason}.`,
        noMboxInGzip: ({ path }) => `${path} est compressé avec gzip, mais n’est pas un mbox.`,
      },
      report: {
        guessed: 'Ces e-mails ont été importés avec certains détails estimés :',
        more: ({ count }) =>
          plural(count) === 'one'
            ? `et ${number(count)} autre`
            : plural(count) === 'many'
              ? `et ${number(count)} autres`
              : `et ${number(count)} autres`,
      },
    },
    mail: {
      retryOrDrop: 'Utilisez soit --retry, soit --drop.',
      retrying: 'Nouvel essai de tous les envois.',
      notQueued: ({ id }) => `L’envoi ${id} n’est pas dans la file.`,
      dropped: ({ id }) => `Envoi ${id} abandonné.`,
      queueEmpty: 'La file est vide.',
      moreMessages: '… et d’autres envois.',
      moreRecipients: '… et d’autres destinataires.',
      toRecipients: ({ kind, count }) => `${kind} à ${count}`,
      ofGroup: ({ kind, group, count }) => `${kind} de ${group} à ${count}`,
      since: ({ time }) => `depuis ${time}`,
      nextTry: ({ time }) => `prochain essai ${time}`,
      failed: 'échoué',
      beingSent: 'envoi en cours',
      attempts: ({ count }) =>
        count === 0
          ? 'aucun essai'
          : plural(count) === 'one'
            ? `${number(count)} essai`
            : plural(count) === 'many'
              ? `${number(count)} essais`
              : `${number(count)} essais`,
      answered: ({ server, response }) => `${server} a répondu : ${response}`,
      unreachable: ({ server, reason }) => `${server} est injoignable : ${reason}`,
      notAServer: ({ text }) => `${text} n’est pas un serveur comme 127.0.0.1:25.`,
      receivesNone: 'Cette installation ne reçoit pas d’e-mails : FOLKMOOT_SMTP_PORT et FOLKMOOT_LMTP_PORT sont off.',
      idOrLast: 'Utilisez soit un identifiant, soit --last.',
      mailboxEmpty: 'La boîte locale est vide.',
      older: '… et de plus anciens : bin/folkmoot mail ID affiche n’importe lequel.',
      notFound: ({ id }) => `L’e-mail ${id} n’existe pas.`,
      fromTo: ({ from, to }) => `De ${from} à ${to} :`,
    },
    demo: {
      chatStopped: ({ reason }) => `La discussion de la démo s’est arrêtée : ${reason}`,
      steps: {
        people: 'Création de douze comptes',
        key: 'Création d’une clé d’API pour le propriétaire',
        groups: 'Création de trois groupes et deux sous-groupes',
        roles: 'Attribution des modérateurs et des étiquettes',
        hashtags: 'Ajout de hashtags',
        archive: 'Import de deux ans de messages',
        today: 'Publication des messages du jour',
        reactions: 'Ajout de mentions J’aime, de modifications et d’un sujet épinglé',
        calendar: 'Ajout d’événements à l’agenda',
        moderation: 'Ajout de messages en attente et de brouillons',
        tables: 'Ajout de tableaux',
        chats: 'Ouverture de deux discussions',
      },
      selfSigned: '  Le certificat est auto-signé : les navigateurs affichent un avertissement, et curl demande -k.',
      owner: ({ email, password }) => `  Propriétaire  ${email} mot de passe ${password}`,
      member: ({ email, password }) => `  Membre        ${email} mot de passe ${password}`,
      apiKey: ({ key }) => `  Clé d’API     ${key} (propriétaire)`,
      calls: {
        gettopics: 'Lire les derniers sujets du club d’aviron, sans se connecter',
        login: 'Se connecter en tant que membre',
        searcharchives: 'Rechercher en japonais, en tant que propriétaire',
        getpendingmessages: 'Lister les messages en attente des voisins',
        downloadarchives: 'Télécharger les archives des voisins, un mbox dans un zip',
      },
      byEmail: 'Écrire un e-mail au club d’aviron en tant que membre, puis lister les copies envoyées',
      joinChat: 'Rejoindre une discussion en tant que membre, dans un second terminal',
      stop: 'Appuyez sur Ctrl-C pour arrêter. Toutes les données de la démo sont supprimées.',
    },
  },
  doctor: {
    none: 'aucun',
    followMessage: 'Suivez le message ci-dessus.',
    changeSetting: 'Modifiez le paramètre.',
    states: {
      ok: 'ok',
      warning: 'attention',
      wrong: 'erreur',
    },
    sources: {
      environment: 'environnement',
      'last start': 'dernier démarrage',
    },
    checks: {
      settings: 'Paramètres',
      node: 'Node',
      data: 'Dossier de données',
      files: 'Fichiers',
      certificate: 'Certificat',
      database: 'Base de données',
      migrations: 'Migrations',
      failedJobs: 'Tâches échouées',
      localMailbox: 'Boîte locale',
      privileges: 'Privilèges',
      durability: 'Durabilité',
      replica: 'Réplica de lecture',
      bus: 'Bus',
      port: 'Port HTTPS',
      httpPort: 'Port HTTP',
      smtpPort: 'Port SMTP',
      lmtpPort: 'Port LMTP',
      mailDomain: 'Domaine de messagerie',
      relay: 'Relais',
      reverseDns: 'DNS inverse',
      port25In: 'Port 25, entrant',
      port25Out: 'Port 25, sortant',
      emailQueue: 'File d’attente des e-mails',
      backup: en['doctor']['checks']['backup'],
    },
    machine: {
      nodeTooOld: ({ version }) => `Utilisez Node.js ${version} ou plus récent ; npm ci en installe un.`,
      folderUnusable: ({ folder, reason }) => `Ce compte ne peut pas utiliser ${folder} (${reason}).`,
      makeWritable: ({ setting }) => `Autorisez ce compte à y écrire, ou définissez un autre dossier dans ${setting}.`,
      diskSpace: ({ folder, free }) => `${folder} ; ${number(free)} Mio libres sur le disque.`,
      diskSpaceLater: ({ folder, free }) => `${folder} (créé au besoin) ; ${number(free)} Mio libres sur le disque.`,
      freeSpace: ({ setting }) => `Libérez de l’espace disque, ou définissez un autre dossier dans ${setting}.`,
    },
    certificate: {
      selfSignedLater: 'Le premier démarrage en crée un, auto-signé.',
      selfSigned: ({ days }) =>
        `Auto-signé ; valable ${plural(days) === 'one' ? `${number(days)} jour` : plural(days) === 'many' ? `${number(days)} jours` : `${number(days)} jours`}.`,
      notTrusted: ({ found }) => `${found} Les navigateurs ne lui font pas confiance.`,
      setCertificate: 'Définissez FOLKMOOT_TLS_CERT et FOLKMOOT_TLS_KEY.',
      renew: 'Renouvelez le certificat de FOLKMOOT_TLS_CERT, et redémarrez le serveur.',
      expired: 'Expiré.',
      notValidFor: ({ name }) => `Non valable pour ${name}.`,
      valid: ({ days }) =>
        `Valable ${plural(days) === 'one' ? `${number(days)} jour` : plural(days) === 'many' ? `${number(days)} jours` : `${number(days)} jours`}.`,
      fix: 'Corrigez le paramètre ou le fichier.',
    },
    database: {
      noneYet: ({ folder }) => `Aucune pour l’instant. Le premier démarrage la crée dans ${folder}.`,
      onServer: ({ version }) => `PostgreSQL ${version} sur le serveur de DATABASE_URL.`,
      inFolder: ({ version, folder }) => `PostgreSQL ${version} dans ${folder}.`,
      outsideData: ({ version, folder }) =>
        `PostgreSQL ${version} dans ${folder}, hors du dossier de données, car son compte ne peut pas y accéder.`,
      empty: 'La base de données est vide. Le premier démarrage crée les tables.',
      pending: ({ names }) => `En attente : ${names}.`,
      runMigrate: 'Exécutez : bin/folkmoot migrate',
      upToDate: 'À jour.',
      noFailedJobs: 'Aucune.',
      failedJobs: ({ count, last }) =>
        `${plural(count) === 'one' ? `${number(count)} tâche a définitivement échoué` : plural(count) === 'many' ? `${number(count)} tâches ont définitivement échoué` : `${number(count)} tâches ont définitivement échoué`} ; la dernière : ${last}.`,
      fixJobs: 'Corrigez la cause, puis réessayez-les dans /admin/jobs.',
      mailbox: ({ count }) =>
        count === 0
          ? 'Vide.'
          : plural(count) === 'one'
            ? `${number(count)} e-mail. Pour l’afficher : bin/folkmoot mail`
            : plural(count) === 'many'
              ? `${number(count)} e-mails. Pour les afficher : bin/folkmoot mail`
              : `${number(count)} e-mails. Pour les afficher : bin/folkmoot mail`,
      durable: 'Les transactions survivent à une coupure de courant.',
      replica: ({ version, seconds }) =>
        `PostgreSQL ${version}, au plus ${plural(seconds) === 'one' ? `${number(seconds)} seconde` : plural(seconds) === 'many' ? `${number(seconds)} secondes` : `${number(seconds)} secondes`} de retard.`,
      notReplica: 'Ce serveur n’est pas un réplica.',
      setReplica: 'Définissez dans DATABASE_READ_URL un réplica de DATABASE_URL, ou supprimez ce paramètre.',
      startReplica: 'Démarrez-le, ou supprimez DATABASE_READ_URL.',
      natsUnreachable: ({ reason }) => `Impossible de se connecter au serveur NATS (${reason}).`,
      startNats: 'Démarrez le serveur NATS, corrigez NATS_URL, ou supprimez ce paramètre.',
      noDeferred: 'Aucun e-mail n’est retardé.',
      deferred: ({ count, domain, answer }) =>
        `${plural(count) === 'one' ? `${number(count)} e-mail est retardé` : `${number(count)} e-mails sont retardés`}, la plupart chez ${domain}, qui répond : ${answer}`,
      waitForServer:
        'L’envoi est réessayé pendant plusieurs jours. Si le serveur continue de refuser, contactez son opérateur ou vérifiez le relais.',
      failedEmails: ({ count }) =>
        `${plural(count) === 'one' ? `${number(count)} e-mail a définitivement échoué` : `${number(count)} e-mails ont définitivement échoué`}.`,
      retryEmails: 'Corrigez la cause indiquée dans le journal, puis réessayez avec : bin/folkmoot mail queue --retry',
    },
    ports: {
      off: 'Désactivé.',
      free: ({ port, host }) => `Le port ${port} de ${host} est libre.`,
      change: ({ setting }) => `Modifiez FOLKMOOT_HOST ou ${setting}.`,
      ours: ({ port, host }) => `Folkmoot utilise le port ${port} de ${host}.`,
      inUse: ({ port, host }) => `Le port ${port} de ${host} est utilisé par un autre programme.`,
      stopOther: ({ setting }) => `Arrêtez-le, ou définissez un autre port dans ${setting}.`,
    },
    mail: {
      comesFrom: ({ domain }) => `Les e-mails viennent de ${domain}.`,
      unknownDomain: ({ domain }) =>
        `${domain} n’est pas connu hors de ce réseau : personne ne peut répondre à un e-mail.`,
      setDomain: 'Définissez dans FOLKMOOT_MAIL_DOMAIN un domaine dont les e-mails arrivent sur cette machine.',
    },
    dns: {
      addRecord: ({ record }) => `Ajoutez cet enregistrement, et attendez une heure : ${record}`,
      lookupFailed: ({ name }) => `La requête DNS pour ${name} a échoué.`,
      checkResolver: 'Vérifiez que cette machine peut joindre un serveur de noms, et réessayez.',
      noMx: ({ domain }) => `${domain} n’a pas d’enregistrement MX.`,
      nullMx: ({ domain }) => `D’après son enregistrement MX, ${domain} n’accepte pas d’e-mails.`,
      mx: ({ domain, host }) => `Les e-mails pour ${domain} vont à ${host}.`,
      mxElsewhere: ({ domain, hosts }) =>
        `Les e-mails pour ${domain} vont à ${hosts}, qui doit les transférer à cette machine.`,
      noSpf: ({ domain }) => `${domain} n’a pas d’enregistrement SPF.`,
      severalSpf: ({ domain, count }) =>
        `${domain} a ${number(count)} enregistrements SPF : aucun n’est pris en compte.`,
      mergeSpf: 'Réunissez-les en un seul.',
      openSpf: ({ domain, record }) => `L’enregistrement permet à n’importe qui d’envoyer pour ${domain} : ${record}`,
      noDkim: 'La clé n’est pas publiée : personne ne peut vérifier nos signatures.',
      otherDkim: 'La clé publiée n’est pas celle avec laquelle nous signons : tous les e-mails semblent falsifiés.',
      dkim: ({ name }) => `La clé est publiée sous ${name}.`,
      noDmarc: 'Il n’y a pas d’enregistrement DMARC. Les grands fournisseurs en exigent un pour les envois en nombre.',
      noAddress: ({ host }) => `${host} n’a pas d’enregistrement d’adresse.`,
      reverse: ({ address, host }) => `${address} a pour nom ${host}.`,
      noReverse: ({ address }) => `${address} n’a pas de nom DNS inverse : beaucoup de serveurs refusent ses e-mails.`,
      otherReverse: ({ address, names, host }) =>
        `${address} a pour nom ${names}, et non ${host} : beaucoup de serveurs refusent ses e-mails.`,
      setReverse: ({ address, host }) =>
        `Demandez à votre hébergeur de définir le nom DNS inverse de ${address} à ${host}.`,
    },
    port25: {
      answers: ({ server, greeting }) => `${server} répond : ${greeting}`,
      noAnswer: ({ server }) => `${server} ne répond pas sur le port 25, vu de cette machine.`,
      openIn:
        'Redirigez le port 25 vers Folkmoot ou vers votre serveur de messagerie, et ouvrez-le dans le pare-feu (docs/mail.md).',
      reachable: ({ server }) => `${server} est joignable.`,
      blocked: ({ servers }) =>
        `Aucun serveur de messagerie n’est joignable (essayés : ${servers}). Beaucoup de fournisseurs bloquent le port 25.`,
      openOut: 'Demandez à votre fournisseur de l’ouvrir, ou définissez un relais dans FOLKMOOT_SMTP_RELAY.',
    },
    relay: {
      none: 'Aucun : les e-mails sortants restent dans la boîte locale.',
      set: 'Définissez FOLKMOOT_SMTP_RELAY pour que les e-mails soient envoyés.',
      direct: 'Aucun : les e-mails vont directement aux serveurs des destinataires.',
      connected: ({ host, how }) =>
        `Connecté à ${host} (${how === 'plain' ? 'non chiffré' : how === 'unchecked' ? 'TLS, certificat non vérifié' : 'TLS'}).`,
      failed: ({ reason }) => `Impossible de se connecter (${reason}).`,
      fixLogin: 'Corrigez le nom d’utilisateur et le mot de passe dans FOLKMOOT_SMTP_RELAY.',
      start: 'Démarrez le serveur de messagerie, ou corrigez FOLKMOOT_SMTP_RELAY.',
      passwordNeedsTls:
        'Activez TLS sur le relais. Seulement si le chemin jusqu’à lui est sûr, définissez FOLKMOOT_SMTP_RELAY_TLS=off : le mot de passe n’est alors pas chiffré.',
      tls: {
        'not offered':
          'Activez TLS sur le relais, ou définissez FOLKMOOT_SMTP_RELAY_TLS=opportunistic pour envoyer sans chiffrement là où TLS n’est pas proposé.',
        'self-signed':
          'Si c’est votre propre serveur, définissez FOLKMOOT_SMTP_RELAY_TLS=require pour chiffrer sans vérifier le certificat, ou démarrez Folkmoot avec NODE_EXTRA_CA_CERTS désignant un fichier PEM qui contient son certificat.',
        'unknown issuer':
          'Si c’est votre propre serveur, définissez FOLKMOOT_SMTP_RELAY_TLS=require pour chiffrer sans vérifier le certificat, ou démarrez Folkmoot avec NODE_EXTRA_CA_CERTS désignant un fichier PEM qui contient le certificat de son autorité. Sinon, faites-lui envoyer toute sa chaîne de certificats.',
        expired:
          'Renouvelez le certificat du relais. D’ici là, définissez FOLKMOOT_SMTP_RELAY_TLS=require pour chiffrer sans vérifier le certificat.',
        'not yet valid':
          'Vérifiez l’horloge des deux machines. D’ici là, définissez FOLKMOOT_SMTP_RELAY_TLS=require pour chiffrer sans vérifier le certificat.',
        'wrong name':
          'Utilisez un nom du certificat dans FOLKMOOT_SMTP_RELAY, ou définissez FOLKMOOT_SMTP_RELAY_TLS=require pour chiffrer sans vérifier le certificat.',
        'no TLS on this port':
          'Utilisez smtp:// pour un port qui commence sans chiffrement (25, 587), et smtps:// pour les autres (465).',
        handshake:
          'Vérifiez les paramètres TLS du relais, ou définissez FOLKMOOT_SMTP_RELAY_TLS=off si le chemin jusqu’à lui est sûr.',
      },
    },
    values: {
      notSet: 'non défini',
      hidden: 'défini (masqué)',
      partlyHidden: ({ start }) => `${start}/… (le reste est masqué)`,
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
    unknown: ({ setting }) => `${setting} n’est pas un paramètre.`,
    didYouMean: ({ name }) => `Vouliez-vous dire ${name} ?`,
    keyInFile: ({ key, file }) => `${key} dans ${file}`,
    wrongValue: ({ setting, expected, value }) => `${setting} doit être ${expected}, et non ${value}.`,
    wrongSecret: ({ setting, expected }) => `${setting} doit être ${expected}.`,
    expected: {
      path: 'un chemin',
      port: 'un numéro de port de 1 à 65535',
      portOrOff: 'un numéro de port de 1 à 65535 ou off',
      flag: 'on ou off',
      bytes: 'une taille comme 65536, 512 KiB ou 4 MiB, d’au moins 1 KiB',
      host: 'une adresse ou un nom d’hôte sur lequel écouter',
      domain: 'un nom de domaine comme lists.example.org',
      publicUrl: 'une adresse https:// sans chemin, comme https://groups.example.org',
      networks: 'une liste d’adresses et de réseaux séparés par des virgules, comme 10.0.0.0/8, ::1',
      count: ({ least }) => `un nombre entier supérieur ou égal à ${least}`,
      choice: ({ words, last }) => `${words} ou ${last}`,
      issuer: 'l’adresse https:// (issuer) d’un fournisseur OpenID Connect',
      line: 'une ligne de texte',
      address: ({ forms }) => `une adresse qui commence par ${forms}`,
      relay: 'une adresse qui commence par smtp:// ou smtps://, ou direct',
      backupSchedule: en['settingsErrors']['expected']['backupSchedule'],
    },
    notToml: ({ file, line, column }) => `${file} n’est pas du TOML valide à la ligne ${line}, colonne ${column}.`,
    unreadable: ({ file, code }) => `Impossible de lire ${file} (${code}).`,
    unreadableFile: ({ file, setting, code }) => `Impossible de lire ${file}, défini dans ${setting} (${code}).`,
    together: ({ names, last }) => `${names} et ${last} doivent être définis ensemble.`,
    sameHost:
      'FOLKMOOT_FILES_URL et FOLKMOOT_URL doivent avoir des noms d’hôte différents, car les cookies valent pour tous les ports d’un hôte.',
    samePort:
      'FOLKMOOT_PORT, FOLKMOOT_HTTP_PORT, FOLKMOOT_SMTP_PORT et FOLKMOOT_LMTP_PORT doivent être des ports différents.',
    replicaAlone: 'DATABASE_READ_URL est défini sans DATABASE_URL, son serveur principal.',
    relayTls:
      'FOLKMOOT_SMTP_RELAY_TLS ne peut pas être off pour un relais smtps://. Utilisez smtp:// dans FOLKMOOT_SMTP_RELAY.',
    nats: ({ reason }) =>
      `Impossible de se connecter au serveur NATS de NATS_URL (${reason}). Démarrez-le, ou corrigez NATS_URL.`,
    secretFile: ({ reason }) => `Le fichier de FOLKMOOT_SECRET_FILE est inutilisable (${reason}).`,
    tls: {
      noCertificate: ({ file }) => `FOLKMOOT_TLS_CERT doit être un certificat PEM, mais ${file} n’en est pas un.`,
      noKey: ({ file }) =>
        `FOLKMOOT_TLS_KEY doit être une clé privée PEM sans phrase secrète, mais ${file} n’en est pas une.`,
      otherKey: ({ file }) =>
        `FOLKMOOT_TLS_KEY ne correspond pas à FOLKMOOT_TLS_CERT : ${file} est la clé d’un autre certificat.`,
    },
  },
  database: {
    progress: {
      creating: ({ folder }) => `Création d’une base de données dans ${folder}`,
      waiting: ({ file }) => `En attente de la base de données. Son journal est ${file}`,
      starting: ({ version, folder }) => `Démarrage de PostgreSQL ${version} dans ${folder}`,
      notUpdated: ({ version }) =>
        `Un autre processus utilise encore un autre PostgreSQL que ${version}. Arrêtez tous les processus Folkmoot pour le mettre à jour.`,
      updating: ({ version }) => `Mise à jour du PostgreSQL en cours d’exécution vers ${version}`,
      migrated: ({ name }) => `Migration ${name} appliquée`,
    },
    none: ({ folder }) =>
      `Il n’y a pas de base de données dans ${folder}. Démarrez Folkmoot une fois pour la créer (npm start). Si votre installation est ailleurs, définissez son dossier de données dans FOLKMOOT_DATA.`,
    unreachable: ({ setting, reason }) =>
      `Le serveur PostgreSQL de ${setting} est inutilisable (${reason}). Démarrez-le, ou corrigez ${setting}.`,
    older: ({ names }) =>
      `La base de données est plus ancienne que cette version de Folkmoot (en attente : ${names}). Exécutez d’abord : bin/folkmoot migrate`,
    newer: ({ name }) =>
      `La base de données est plus récente que cette version de Folkmoot : elle contient la migration ${name}. Démarrez une version plus récente de Folkmoot, ou restaurez une sauvegarde d’avant la mise à niveau.`,
    migrationChanged: ({ name }) =>
      `La migration ${name} a été modifiée après avoir été appliquée. Rétablissez le fichier, et mettez la modification dans une nouvelle migration.`,
    migrationOrder: ({ name, newest }) =>
      `La migration ${name} précède ${newest}, déjà appliquée. Donnez-lui un numéro plus élevé.`,
    tooOld: ({ version, needed }) =>
      `Ce serveur PostgreSQL est en version ${version}. Folkmoot a besoin de la version ${needed} ou plus récente : mettez le serveur à niveau, ou choisissez-en un autre avec DATABASE_URL.`,
    encoding: ({ value, cure }) => `La base de données a l’encodage ${value}. Recréez-la avec l’encodage ${cure}.`,
    notDurable: ({ setting, value, cure }) =>
      `Le paramètre PostgreSQL ${setting} vaut ${value} : une coupure de courant pourrait faire perdre des messages. Définissez-le à ${cure} dans postgresql.conf et rechargez la configuration du serveur.`,
    noExtensions: ({ names }) =>
      `Il manque ${names} à ce serveur PostgreSQL. Installez-y les extensions fournies avec PostgreSQL (paquet « postgresql-contrib »), ou choisissez un autre serveur avec DATABASE_URL.`,
    cannotCreate: ({ role, database, sql }) =>
      `Le rôle ${role} n’a pas le droit de créer des tables dans la base ${database}. Demandez à un superutilisateur d’exécuter dans cette base : "${sql}"`,
    cannotUse: ({ role, database, reason }) =>
      `Le rôle ${role} n’a pas le droit d’utiliser les tables de la base ${database} (${reason}). Connectez-vous avec le rôle qui les possède, ou demandez à un superutilisateur d’exécuter dans cette base : "ALTER DATABASE ${database} OWNER TO ${role};" et "ALTER TABLE … OWNER TO ${role};" pour chaque table.`,
    unsupported: ({ platform }) =>
      `Le PostgreSQL fourni ne fonctionne pas sur cette machine (${platform}). Il lui faut macOS, ou Linux avec glibc (donc pas Alpine). Définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    notInstalled: ({ platform }) =>
      `PostgreSQL pour ${platform} n’est pas installé. Exécutez "npm ci" avec les dépendances optionnelles, ou définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    noOutsideFolder: ({ folder, code }) =>
      `PostgreSQL ne tourne pas en tant que root, le compte nobody n’a pas accès au dossier de Folkmoot ou au dossier de données, et ${folder} ne peut pas être créé (${code}). Lancez Folkmoot avec un compte ordinaire, déplacez les deux dossiers là où tous ont accès, ou définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    cannotChangeAccount: ({ code }) =>
      `PostgreSQL ne tourne pas en tant que root, et il n’est pas permis ici de changer de compte (${code}). Lancez Folkmoot avec un compte ordinaire, ou définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    clusterLost: ({ folder, cluster, pointer }) =>
      `La base de données de ${folder} devrait être dans ${cluster}, mais n’y est pas. Restaurez-la depuis une sauvegarde, ou supprimez ${pointer} pour commencer avec une base vide.`,
    copied: ({ folder, original, room, pointer }) =>
      `${folder} est une copie de ${original}, et sa base de données dans ${room} appartient à l’original. Utilisez l’original, ou supprimez ${pointer} pour commencer avec une base vide.`,
    outside: ({ folder, account, closed }) =>
      `${folder}, car sous root elle tourne avec le compte ${account}, qui n’a pas accès à ${closed}`,
    unusableData: ({ folder, code, owner }) =>
      `Folkmoot ne peut pas utiliser ${folder} comme dossier de données (${code}). Donnez-le au compte ${owner}, ou choisissez un autre dossier avec FOLKMOOT_DATA.`,
    otherUser: ({ folder, owner, user, commands }) =>
      `${folder} est le dossier de données d’un Folkmoot lancé par ${owner}, et celui-ci est lancé par ${user}. Lancez-le avec ${owner}, ou choisissez un autre dossier avec FOLKMOOT_DATA. Pour continuer avec ${user}, arrêtez Folkmoot et exécutez en tant que root "${commands}".`,
    closedFolder: ({ cluster, account, closed }) =>
      `La base de données dans ${cluster} tourne avec le compte ${account}, qui n’a pas accès à ${closed}. Autorisez-le avec "chmod o+x ${closed}".`,
    otherOwner: ({ cluster, owner, account, command }) =>
      `La base de données dans ${cluster} appartient à ${owner}, mais devrait tourner avec ${account}. Lancez Folkmoot avec le même compte qu’avant (root si elle appartient à nobody). Pour continuer ainsi, arrêtez-le et exécutez en tant que root "${command}".`,
    incomplete: ({ cluster }) =>
      `La base de données dans ${cluster} est incomplète. Restaurez-la depuis une sauvegarde, ou déplacez-la pour commencer avec une base vide.`,
    otherMajor: ({ cluster, found, bundled }) =>
      `La base de données dans ${cluster} a été créée par PostgreSQL ${found}, mais cette version de Folkmoot fournit ${bundled}. Lancez la version de Folkmoot qui l’a créée, ou définissez dans DATABASE_URL un serveur PostgreSQL ${found} avec cette base.`,
    noPassword: ({ cluster, output }) =>
      `Impossible de définir le mot de passe de la base de données dans ${cluster} : ${output}`,
    stillRunning: ({
      pid,
      file,
      lines,
    }) => `Le serveur de base de données (processus ${pid}) ne s’est pas arrêté en une minute. Fin de son journal ${file} :
${lines}`,
    cannotRun: ({ program, code }) =>
      `Impossible de lancer ${program} (${code}). Exécutez de nouveau "npm ci", ou définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    programFailed: ({ program, output }) => `${program} a échoué : ${output}
Libérez de l’espace disque ou de la mémoire si c’est la cause, choisissez un autre dossier de données avec FOLKMOOT_DATA, ou définissez dans DATABASE_URL un PostgreSQL 15 ou plus récent.`,
    exitCode: ({ code }) => `code de sortie ${code}`,
    alreadyRunning: ({ pid }) =>
      `Folkmoot tourne déjà sur ce dossier de données (processus ${pid}). Arrêtez-le, ou choisissez un autre dossier avec FOLKMOOT_DATA.`,
    socketFolder: ({ folder, account }) =>
      `${folder} doit être un dossier de ${account} avec le mode 700, pour le socket de la base de données. Supprimez-le, ou choisissez avec FOLKMOOT_DATA un dossier de données au chemin plus court.`,
    wrongPassword: ({ cluster }) =>
      `Le serveur de base de données sur ${cluster} a été démarré avec un autre mot de passe que celui du dossier de données. Arrêtez tous les processus Folkmoot qui l’utilisent, puis redémarrez Folkmoot.`,
    startFailed: ({ file, lines }) => `Le serveur de base de données ne démarre pas. Fin de son journal ${file} :
${lines}
Corrigez la cause (souvent l’espace disque, la mémoire ou le propriétaire du dossier), puis redémarrez Folkmoot.`,
    noAnswer: ({
      seconds,
      file,
      lines,
      pid,
    }) => `Le serveur de base de données ne répond plus depuis ${plural(seconds) === 'one' ? `${number(seconds)} seconde` : plural(seconds) === 'many' ? `${number(seconds)} secondes` : `${number(seconds)} secondes`}. Fin de son journal ${file} :
${lines}
S’il ne répond toujours pas, arrêtez-le avec "kill -INT ${pid}" et redémarrez Folkmoot.`,
  },
  mailReasons: {
    noAuthor: 'auteur non indiqué',
    tooManyLines: ({ detail }) => `plus de ${detail} lignes`,
    tooManyParts: ({ detail }) => `plus de ${detail} parties`,
    largeHeaders: 'en-têtes de plus de 100 ko',
    largePartHeaders: 'en-têtes des parties de plus de 1 Mo',
    nestedTooDeep: ({ detail }) => `parties imbriquées sur plus de ${detail} niveaux`,
    tooManyAddresses: ({ detail }) => `plus de ${detail} adresses dans From, To et Cc`,
    unreadableText: ({ detail }) => `texte illisible : ${detail}`,
    tooSlow: 'lecture trop longue',
    tooMuchMemory: 'lecture trop gourmande en mémoire',
    unreadable: ({ detail }) => `illisible : ${detail}`,
    tooLarge: ({ detail }) => `plus de ${detail} Mo`,
    damaged: ({ detail }) => `endommagé : ${detail}`,
    notStored: ({ detail }) => `enregistrement impossible : ${detail}`,
    gone: 'le fichier n’existe plus',
    forbidden: 'pas d’autorisation de lire le fichier',
    notFile: 'pas un fichier ordinaire',
    textTooLong: 'texte trop long : la fin a été omise',
    htmlTooLong: 'texte HTML trop long : il a été omis',
    partsUnclear: 'parties indissociables : importé comme texte',
    authorFromEnvelope: 'auteur non indiqué : repris de la ligne d’enveloppe',
    dateFromEnvelope: 'date non valide : reprise de la ligne d’enveloppe',
    dateFromReceived: 'date non valide : reprise des en-têtes Received',
    dateFromNeighbors: 'date non valide : reprise des e-mails voisins',
    noBlankLine: 'pas de ligne vide avant le début',
    nearSeparator: 'lignes qui ressemblent au début d’un autre e-mail, sans l’être',
    revision: 'identifiant déjà utilisé : enregistré comme version du message existant',
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
    noDate: en['tables']['noDate'],
    previousMonth: en['tables']['previousMonth'],
    nextMonth: en['tables']['nextMonth'],
    noneInMonth: en['tables']['noneInMonth'],
    access: {
      all: en['tables']['access']['all'],
      add: en['tables']['access']['add'],
      edit: en['tables']['access']['edit'],
      none: en['tables']['access']['none'],
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
}
