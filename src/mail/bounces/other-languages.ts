import { containsText, phrasesWithin, type Phrase, containsPhrase } from './phrase-matching.ts'

/** Words for mailboxes and users in German, French, Spanish, Italian, Portuguese and Dutch. */
const mailboxes = [
  'postfach | mailbox | konto | speicherplatz | boîte | boite | bal$ | buzón | buzon | cuenta | bandeja',
  'casella | account | caixa | conta$ | postvak | quota | compte$',
]
const people = [
  'empfänger | empfaenger | adressat | adresse | mailadresse | benutzer | postfach | konto | nutzer',
  'destinataire | utilisateur | boîte | boite | compte$ | usuario | destinatario | buzón | buzon',
  'cuenta | dirección | direccion | utente | casella | indirizzo | usuário | destinatário | endereço',
  'caixa | conta$ | gebruiker | ontvanger | adres | пользовател | получател | адрес | почтовый ящик',
  'użytkownik | odbiorca',
]

export const translatedFullPhrases: readonly Phrase[] = [
  phrasesWithin(
    mailboxes,
    40,
    'voll$ | überfüllt | überschritten | pleine | saturé | dépassé | lleno | llena | excedid',
    'piena | pieno | superat | esaurit | cheia | cheio | vol$ | overschreden',
  ),
  phrasesWithin(['почтовый ящик | ящик'], 40, 'переполнен | заполнен'),
  phrasesWithin(['skrzynka'], 40, 'pełna | przepełniona'),
  containsText('容量を超 | 容量が | 容量オーバー | いっぱい | 一杯 | 邮箱已满 | 信箱已滿 | 超过配额 | 空间不足'),
]

export const translatedSuspendedPhrases: readonly Phrase[] = [
  phrasesWithin(
    [...mailboxes, ...people],
    40,
    'gesperrt | deaktiviert | stillgelegt | suspendu | désactivé | desactivé',
    'bloqué | suspendid | desactivad | deshabilitad | sospes | disattivat',
    'desativad | bloquead | geblokkeerd | uitgeschakeld | заблокирован | отключен',
  ),
  containsText('利用を停止 | 停止中 | 停止されて | 已停用 | 已被禁用 | 被冻结'),
]

export const translatedUnknownUserPhrases: readonly Phrase[] = [
  phrasesWithin(
    ['unbekannte | ungültige | unzulässige'],
    24,
    'empfänger | empfaenger | adresse | benutzer | e mail adresse',
  ),
  phrasesWithin(
    people,
    60,
    'unbekannt | existiert nicht | nicht gefunden | nicht vorhanden | ungültig | nicht bekannt',
    "inconnu | invalide | n'existe pas | n existe pas | inexistant | introuvable",
    'no existe | desconocid | inexistente | no encontrad | no se encontr | no es válid',
    'sconosciut | non esiste | non trovat | desconhecid | não existe | não encontrad | onbekend',
    'bestaat niet | не существует | не найден | неизвест | nie istnieje | nieznany',
  ),
  containsText('存在しません | 存在しない | 見つかりません | リストにありません | 宛先不明 | 不存在 | 查无此人'),
]

export const translatedContentPhrases: readonly Phrase[] = [
  phrasesWithin(
    ['nachricht | mail | e mail | message | mensaje | messaggio | mensagem'],
    50,
    'abgelehnt | zurückgewiesen',
    'rejeté | refusé | rechazad',
    'rifiutat | rejeitad',
  ),
  containsPhrase(
    'keine berechtigung | nicht berechtigt | pas autorisé | no tiene permiso | non autorizzat',
    'sin permiso',
    'não tem permissão | geen toestemming | zu groß | trop gros | trop volumineux | demasiado grande',
  ),
  containsText('迷惑メール | 受信拒否 | 受信を拒否 | 権限がない | 権限がありません | 垃圾邮件 | 拒收'),
]
