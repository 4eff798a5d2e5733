import { fillNames, make, type ChatPage } from './chat-page.ts'

/** Uploads files one after the other; the text goes with the first. A failed one stays, with a way to try again. */
export function createUploads(
  { main, client, settings: { sub }, words }: ChatPage,
  restore: (message: string) => void,
) {
  const list = main.querySelector<HTMLElement>('[data-uploads]')

  async function upload(file: File, message: string, reply: number, nonce: string): Promise<void> {
    const name = make('bdi', { textContent: file.name })
    const row = make('li', {}, fillNames(words['uploading'], ''), ' ', name, ' …')
    list?.append(row)
    try {
      const more = { ...(message && { message }), ...(reply > 0 && { reply_to_msg_num: reply }) }
      await client.uploadchatfile({ chatsub_id: sub, fileupload: [file], nonce, ...more })
      row.remove()
    } catch {
      // The text is of use without the file too, and is kept if the page is left.
      restore(message)
      const again = make('button', {
        type: 'button',
        className: 'button bare small',
        textContent: words['retry'] ?? '',
      })
      const discard = make('button', {
        type: 'button',
        className: 'button bare small',
        textContent: words['discard'] ?? '',
      })
      again.addEventListener('click', () => {
        row.remove()
        void upload(file, '', reply, nonce)
      })
      discard.addEventListener('click', () => row.remove())
      const why = make('span', { className: 'wrong', textContent: fillNames(words['uploadFailed'], file.name) })
      why.setAttribute('role', 'alert')
      row.replaceChildren(why, ' ', again, ' ', discard)
    }
  }
  return async (files: readonly File[], message: string, reply: number): Promise<void> => {
    for (const [n, file] of files.entries())
      await upload(file, n === 0 ? message : '', n === 0 ? reply : 0, crypto.randomUUID())
  }
}
