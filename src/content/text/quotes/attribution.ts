/** Words as alternatives of an expression. */
const alternatives = (...lists: readonly string[]): string => lists.join('|').replace(/[()/]/g, '\\$&')

/** How programs say, in many languages, that someone wrote the following text. */
const wroteVerbs = alternatives(
  'wrote|writes|write|said|schrieb|geschrieben|a écrit|écrit|escribió|ha scritto|scrive|escreveu|schreef',
  'skrev|skrifaði|kirjoitti|kirjutas|napisał|napisała|napisał(a)|pisze|napsal|napsala|napsal(a)|napísal',
  'napísala|napísal(a)|je napisao|je napisala|napisao|napisala|je napisal|írta|ezt írta|a scris|написал',
  'написала|написал(а)|пишет|писал|писал(а)|пише|написав|написала|написа|έγραψε|yazdı|şunu yazdı',
  'va escriure|idatzi du|rašė|rakstīja|đã viết|menulis|skrev följande|escrigué|כתב|כתבה|כתב/ה|مَنْ كَتَب',
  'كتب|ได้เขียน|เขียน|scribebat',
)
/** The same in writing without spaces. */
const wroteUnspaced = alternatives(
  '写道|寫道|写到|书写|のメール|さんは書きました|書きました|작성|작성했습니다|님이 작성',
)
export const letter = '[\\p{L}\\p{N}]'
const wrotePattern = new RegExp(`(?<!${letter})(?:${wroteVerbs})(?!${letter})|${wroteUnspaced}`, 'iu')
const finalColon = /[:：]$/
const firstWords = alternatives(
  'on|am|le|el|il|em|op|den|dňa|dne|w dniu|dnia|på|vào|pada|el dia|στις|в|kuupäeval|în data de|la data|u',
  'dana|于|於|在',
)
const beginnings = new RegExp(
  `^(?:(?:${firstWords})(?=[\\s,\\d]|$)|\\d|\\p{Lu}\\p{L}{1,3},? \\d|[于於在ב]|بتاريخ|في )`,
  'iu',
)
const date = /\b(?:19|20)\d\d\b|\d{1,2}[:.h]\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/
const address = /\S@\S/

/** Whether a line ends like an introduction, and whether it names an author or a time. */
export const isIntroduction = (line: string): boolean => finalColon.test(line)
export const namesAuthor = (line: string): boolean => wrotePattern.test(line) || date.test(line) || address.test(line)

/** A line such as `On Monday, Ann wrote:`. */
const isAttribution = (line: string): boolean => line.length < 400 && finalColon.test(line) && wrotePattern.test(line)

/** Lines with a time that begin as programs begin them: the following text is quoted even without quote marks. */
export const isCertainAttribution = (lines: readonly string[]): boolean => {
  const text = lines.join(' ')
  return isAttribution(text) && date.test(text) && mayBegin(lines[0]!) && !isSentence(text)
}
const mayBegin = (line: string): boolean => beginnings.test(line) || address.test(line)

/** Programs write few words in lower case, and none of them ends a sentence. */
function isSentence(text: string): boolean {
  const plain = withoutNames(text)
  return /(?:\p{L}{5}\.|[!?…]) \p{L}/u.test(plain) || (plain.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu)?.length ?? 0) > 8
}
const withoutNames = (text: string): string => text.replace(/<[^<>]*>|\([^()]*\)|"[^"]*"/g, ' ')

const inNames = new Set('you van von der den de du da di del la le ter bin al zu y e'.split(' '))
/** Only a name and the verb, or the number of a message: some programs begin a quote like this. */
export function isNamedAttribution(text: string): boolean {
  if (!isAttribution(text) || text.search(wrotePattern) === 0) return false
  if (/^in (?:message|article|reply to)\b/i.test(text)) return !isSentence(text)
  const words = withoutNames(text)
    .replace(finalColon, '')
    .replace(wrotePattern, ' ')
    .split(/[\s,]+/)
    .filter(word => word !== '')
  return words.length <= 6 && words.every(word => !/^\p{Ll}/u.test(word) || word.includes('@') || inNames.has(word))
}

const original = alternatives(
  "original message|original-nachricht|ursprüngliche nachricht|originalnachricht|message d'origine",
  'message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht',
  'ursprungligt meddelande|originalmeddelande|oprindelig meddelelse|original besked|original meddelelse',
  'opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|oryginalna wiadomość|původní zpráva',
  'pôvodná správa|eredeti üzenet|mesaj original|исходное сообщение|оригинальное сообщение|αρχικό μήνυμα',
  'orijinal ileti|özgün ileti|orijinal mesaj|原始邮件|邮件原件|原始郵件|原始信件|元のメッセージ|original message text|원본 메시지',
  'thư gốc|pesan asli|missatge original|izvorna poruka',
)
const forwarded = alternatives(
  'forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado|messaggio inoltrato',
  'mensagem encaminhada|doorgestuurd bericht|vidarebefordrat meddelande|videresendt meddelelse',
  'videresendt melding|välitetty viesti|przekazana wiadomość|wiadomość przekazana|přeposlaná zpráva',
  'továbbított üzenet|пересланное сообщение|пересылаемое сообщение|προωθημένο μήνυμα|iletilen mesaj|转发邮件',
  '转发的邮件|轉寄郵件|転送されたメッセージ|전달된 메일|missatge reenviat|mesaj redirecționat|preposlaná správa',
)
const ruled = (words: string): RegExp => new RegExp(`^[-_=*~–—]{2,}\\s?(?:${words})\\s?[-_=*~–—]{2,}$`, 'iu')
const originalLine = ruled(original)
const forwardedLine = ruled(forwarded)
const forwardHeadings = alternatives(
  'begin forwarded message|start of forwarded message|anfang der weitergeleiteten nachricht',
  'início da mensagem reencaminhada|début du message réexpédié|début du message transféré',
  'inicio del mensaje reenviado|inizio messaggio inoltrato|begin doorgestuurd bericht|vidarebefordrat brev',
  'начало переадресованного сообщения|アドレスから転送|下面是被转发的邮件',
)
const begins = new RegExp(`^(?:${forwardHeadings})\\s?[:：]?$`, 'iu')
// A cheap check that excludes most lines.
const isRuled = (line: string): boolean => /^[-_=*~–—]/.test(line)
/** A line such as `-----Original Message-----`. */
export const isOriginalLine = (line: string): boolean => line.length < 100 && isRuled(line) && originalLine.test(line)
/** A line such as `---------- Forwarded message ---------`. */
export const isForwardLine = (line: string): boolean =>
  line.length < 100 && (isRuled(line) ? forwardedLine : begins).test(line)

const labels = (words: string): RegExp => new RegExp(`^\\*?(?:${words})\\s?\\*?\\s?[:：]`, 'iu')
const header = {
  from: labels(
    'from|von|de|da|van|från|fra|lähettäjä|od|feladó|de la|expéditeur|mittente|от|от кого|від|από|kimden|gönderen|发件人|寄件者|寄件人|差出人|보낸 사람|מאת|من|từ|dari',
  ),
  sent: labels(
    'sent|date|gesendet|datum|envoyé|enviado|enviada|enviado el|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päivämäärä|wysłano|odesláno|dátum|elküldve|отправлено|дата|надіслано|ημερομηνία|στάλθηκε|gönderildi|tarih|发送时间|日期|发送日期|寄件日期|送信日時|日付|보낸 날짜|보낸 시간|날짜|נשלח|תאריך|تم الإرسال|التاريخ|đã gửi|ngày|terkirim|tanggal',
  ),
  subject: labels(
    'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|temat|předmět|predmet|tárgy|subiect|тема|θέμα|konu|主题|主旨|件名|제목|נושא|الموضوع|chủ đề|subjek|assumpte',
  ),
}
/** Whether the lines begin with the header of a quoted email, as Outlook writes it. */
export function isQuotedHeader(lines: readonly string[]): boolean {
  const [first = '', ...rest] = lines
  return (
    first.length < 400 &&
    header.from.test(first) &&
    rest.some(line => header.sent.test(line)) &&
    rest.some(line => header.subject.test(line))
  )
}
/** A cheaper check whether a line may begin such a header. */
export const mayBeginHeader = (line: string): boolean => /[:：]/.test(line) && header.from.test(line)

const phoneSignatures = alternatives(
  'sent from my|sent from|get outlook for|sent with|von meinem|gesendet von|gesendet mit|envoyé de mon',
  'envoyé depuis|enviado desde|enviado do meu|inviato da|verstuurd vanaf|verzonden met|skickat från',
  "sendt fra|lähetetty|wysłane z|odesláno z|отправлено с|отправлено из|iphone'umdan gönderildi|从我的|发自我的|傳送自",
  'iphoneから送信',
)
const phoneLine = new RegExp(`^(?:${phoneSignatures})`, 'iu')
/** The line that a phone adds under a text, such as "Sent from my phone". */
export const isPhoneSignature = (line: string): boolean => line.length < 80 && phoneLine.test(line)
