import type { ChatMessage } from '../../../../client/index.ts'
import { formatSize } from '../../lib/format-size.ts'
import { initialsOf, tintOf } from '../../lib/components/initials.ts'
import { photoPath } from '../../lib/photo-path.ts'
import { excerptOf, pathOf, shownSize, tapbacks, textParts } from '../../lib/chats/message-parts.ts'
import { make, type ChatPage } from './chat-page.ts'

/** The line of a message as `ChatMessage.svelte` draws it: a copy of the template, filled in. */
export function createLines({ main, settings, words }: ChatPage) {
  const blank = main.querySelector<HTMLTemplateElement>('template[data-blank]')!.content.querySelector('li')!
  const { me, path, locale, zone, clock, canWrite, canDeleteAll } = settings
  const time = new Intl.DateTimeFormat(locale, { ...clock, timeZone: zone })
  const moment = new Intl.DateTimeFormat(locale, { ...clock, day: 'numeric', month: 'long', timeZone: zone })
  const numbers = new Intl.NumberFormat(locale)

  /** The initials, or the photo, in the place that the template has for them. */
  function fillFace(line: HTMLElement, { display_name, profile_photo_url }: ChatMessage): void {
    const face = line.querySelector<HTMLElement>('.face')!
    for (let tint = 0; tint < 8; tint += 1) face.classList.remove(`tint${tint}`)
    if (profile_photo_url) {
      const { className } = face
      const src = photoPath(profile_photo_url)
      face.replaceWith(make('img', { className, src, alt: '', width: 36, height: 36 }))
      return
    }
    face.classList.add(`tint${tintOf(display_name)}`)
    face.textContent = initialsOf(display_name)
  }
  function textOf(message: string): (Node | string)[] {
    return textParts(message, me.full_name).map(({ text, href, isMention }) => {
      if (href) return make('a', { className: 'link', href, rel: 'nofollow noopener ugc', textContent: text })
      return isMention ? make('mark', { textContent: text }) : text
    })
  }
  function answerLink(num: number, answered: HTMLElement | null): HTMLElement {
    const link = make('a', { className: 'answered small' })
    link.href = answered ? `#m${num}` : `${path}?at=${num}#m${num}`
    if (!answered) link.textContent = words['earlierMessage'] ?? ''
    else {
      const text = answered.querySelector('.text')?.textContent ?? answered.querySelector('.media bdi')?.textContent
      const excerpt = excerptOf({ message: text ?? '', media: null })
      const name = answered.querySelector('.by bdi')?.textContent ?? ''
      link.append(make('b', {}, make('bdi', { textContent: name })), ' ', make('bdi', { textContent: excerpt }))
    }
    return link
  }
  function mediaOf(media: NonNullable<ChatMessage['media']>): HTMLElement {
    const link = make('a', { href: pathOf(media.download_url) })
    if (media.image_thumbnail_url) {
      const size = shownSize(media.image_width, media.image_height)
      link.append(make('img', { src: pathOf(media.image_thumbnail_url), alt: '', ...size }))
    }
    link.append(make('bdi', { textContent: media.filename }))
    const size = formatSize(media.size, n => numbers.format(n))
    return make('p', { className: 'media small quiet' }, link, `, ${size}`)
  }
  function fillTaps(line: HTMLElement, message: ChatMessage): void {
    const mine = new Set(message.tapbacks.filter(({ user_id }) => user_id === me.id).map(({ type }) => type))
    const chips = message.tapback_counts
      .filter(({ count }) => count > 0)
      .map(({ type, count }) => {
        const textContent = `${tapbacks[type]} ${numbers.format(count)}`
        if (!canWrite) return make('span', { className: 'tap', textContent })
        const chip = make('button', { className: 'tap', name: 'tap', value: `${message.msg_num} ${type}`, textContent })
        chip.setAttribute('form', 'doing')
        chip.setAttribute('formaction', `${path}?/tap`)
        chip.setAttribute('aria-pressed', String(mine.has(type)))
        return chip
      })
    line.querySelector('.taps')!.replaceChildren(...chips)
  }
  function fillActs(line: HTMLElement, num: number, isOwn: boolean): void {
    for (const link of line.querySelectorAll<HTMLAnchorElement>('.acts a[data-do]')) {
      link.href = `${path}?at=${num}&${link.dataset['do']!}=${num}#write`
      if (link.dataset['do'] === 'edit' && !isOwn) link.remove()
    }
    for (const button of line.querySelectorAll<HTMLButtonElement>('.acts button')) {
      if (button.name === 'tap') button.value = `${num} ${button.value.split(' ')[1]!}`
      else button.value = String(num)
      if (button.name === 'remove' && !isOwn && !canDeleteAll) button.remove()
    }
  }

  /** `find`: another line of the page. */
  return function lineOf(message: ChatMessage, find: (num: number) => HTMLElement | null): HTMLElement {
    const num = message.msg_num
    const line = document.importNode(blank, true)
    line.id = `m${num}`
    Object.assign(line.dataset, { num: String(num), user: String(message.user_id), created: message.created })
    line.dataset['version'] = String(message.version)
    if (message.type === 'chat_msg_type_closed') {
      line.className = 'line event small quiet'
      line.replaceChildren(words['wasClosed'] ?? '')
      return line
    }
    const [isOwn, isGone] = [message.user_id === me.id, message.delete_msg_num > 0]
    line.classList.toggle('own', isOwn)
    line.classList.toggle('gone', isGone)
    fillFace(line, message)
    line.querySelector('.by bdi')!.textContent = message.display_name
    const at = new Date(message.created)
    const stamp = line.querySelector('time')!
    Object.assign(stamp, { dateTime: message.created, title: moment.format(at), textContent: time.format(at) })
    const text = line.querySelector<HTMLElement>('.text')!
    if (message.reply_to_msg_num > 0 && !isGone)
      text.before(answerLink(message.reply_to_msg_num, find(message.reply_to_msg_num)))
    if (isGone) {
      text.classList.add('quiet')
      text.textContent = words['deleted'] ?? ''
    } else if (message.message === '') text.remove()
    else text.replaceChildren(...textOf(message.message))
    if (!message.edited || isGone) line.querySelector('.edited')!.remove()
    if (message.media) line.querySelector('.taps')!.before(mediaOf(message.media))
    fillTaps(line, message)
    if (isGone) line.querySelector('.acts')?.remove()
    else fillActs(line, num, isOwn)
    return line
  }
}
export type LineOf = ReturnType<typeof createLines>
