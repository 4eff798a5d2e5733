import { has, near, type Phrase, says } from './words.ts'

/** Mailboxes and those who have them: German, French, Spanish, Italian, Portuguese, Dutch. */
const mailboxes = [
  ...['postfach', 'mailbox', 'konto', 'speicherplatz', 'boîte', 'boite', 'bal ', 'buzón', 'buzon', 'cuenta', 'bandeja'],
  ...['casella', 'account', 'caixa', 'conta ', 'postvak', 'quota', 'compte '],
]
const people = [
  ...['empfänger', 'empfaenger', 'adressat', 'adresse', 'mailadresse', 'benutzer', 'postfach', 'konto', 'nutzer'],
  ...[
    'destinataire',
    'utilisateur',
    'boîte',
    'boite',
    'compte ',
    'usuario',
    'destinatario',
    'buzón',
    'buzon',
    'cuenta',
  ],
  ...[
    'dirección',
    'direccion',
    'utente',
    'casella',
    'indirizzo',
    'usuário',
    'destinatário',
    'endereço',
    'caixa',
    'conta ',
  ],
  ...[
    'gebruiker',
    'ontvanger',
    'adres',
    'пользовател',
    'получател',
    'адрес',
    'почтовый ящик',
    'użytkownik',
    'odbiorca',
  ],
]

export const fullElsewhere: readonly Phrase[] = [
  near(
    mailboxes,
    40,
    'voll ',
    'überfüllt',
    'überschritten',
    'pleine',
    'saturé',
    'dépassé',
    'lleno',
    'llena',
    'excedid',
  ),
  near(mailboxes, 40, 'piena', 'pieno', 'superat', 'esaurit', 'cheia', 'cheio', 'vol ', 'overschreden'),
  near(['почтовый ящик', 'ящик'], 40, 'переполнен', 'заполнен'),
  near(['skrzynka'], 40, 'pełna', 'przepełniona'),
  has('容量を超', '容量が', '容量オーバー', 'いっぱい', '一杯', '邮箱已满', '信箱已滿', '超过配额', '空间不足'),
]

export const suspendedElsewhere: readonly Phrase[] = [
  near([...mailboxes, ...people], 40, 'gesperrt', 'deaktiviert', 'stillgelegt', 'suspendu', 'désactivé', 'desactivé'),
  near([...mailboxes, ...people], 40, 'bloqué', 'suspendid', 'desactivad', 'deshabilitad', 'sospes', 'disattivat'),
  near(
    [...mailboxes, ...people],
    40,
    'desativad',
    'bloquead',
    'geblokkeerd',
    'uitgeschakeld',
    'заблокирован',
    'отключен',
  ),
  has('利用を停止', '停止中', '停止されて', '已停用', '已被禁用', '被冻结'),
]

export const unknownUserElsewhere: readonly Phrase[] = [
  near(
    ['unbekannte', 'ungültige', 'unzulässige'],
    24,
    'empfänger',
    'empfaenger',
    'adresse',
    'benutzer',
    'e mail adresse',
  ),
  near(people, 60, 'unbekannt', 'existiert nicht', 'nicht gefunden', 'nicht vorhanden', 'ungültig', 'nicht bekannt'),
  near(people, 60, 'inconnu', 'invalide', "n'existe pas", 'n existe pas', 'inexistant', 'introuvable'),
  near(people, 60, 'no existe', 'desconocid', 'inexistente', 'no encontrad', 'no se encontr', 'no es válid'),
  near(people, 60, 'sconosciut', 'non esiste', 'non trovat', 'desconhecid', 'não existe', 'não encontrad', 'onbekend'),
  near(people, 60, 'bestaat niet', 'не существует', 'не найден', 'неизвест', 'nie istnieje', 'nieznany'),
  has('存在しません', '存在しない', '見つかりません', 'リストにありません', '宛先不明', '不存在', '查无此人'),
]

export const contentElsewhere: readonly Phrase[] = [
  near(
    ['nachricht', 'mail', 'e mail', 'message', 'mensaje', 'messaggio', 'mensagem'],
    50,
    'abgelehnt',
    'zurückgewiesen',
  ),
  near(
    ['nachricht', 'mail', 'e mail', 'message', 'mensaje', 'messaggio', 'mensagem'],
    50,
    'rejeté',
    'refusé',
    'rechazad',
  ),
  near(['nachricht', 'mail', 'e mail', 'message', 'mensaje', 'messaggio', 'mensagem'], 50, 'rifiutat', 'rejeitad'),
  says('keine berechtigung', 'nicht berechtigt', 'pas autorisé', 'no tiene permiso', 'non autorizzat', 'sin permiso'),
  says('não tem permissão', 'geen toestemming', 'zu groß', 'trop gros', 'trop volumineux', 'demasiado grande'),
  has('迷惑メール', '受信拒否', '受信を拒否', '権限がない', '権限がありません', '垃圾邮件', '拒收'),
]
