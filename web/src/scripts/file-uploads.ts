import { formatSize } from '../lib/format-size.ts'
import type { Autosave } from './autosave.ts'
import { fieldOf, fillName, type EditorMessages } from './page-messages.ts'

export type UploadedFile = { id: number; url: string; filename: string; size: number }
export type FileUploads = {
  /** Uploads a file. An inline picture is shown in the text, and not in the list. */
  add(file: File, inline: boolean): Promise<UploadedFile | null>
}

/** Files that are dropped, pasted or chosen go at once, each with how far it has come. */
export function createFileUploads(form: HTMLFormElement, words: EditorMessages, keeper: Autosave): FileUploads {
  const list = form.querySelector<HTMLElement>('[data-files]')
  const input = fieldOf(form, 'fileupload')
  const csrf = fieldOf(form, 'csrf')?.value ?? ''
  const fieldsWith = (draft_id: string, more: Record<string, string | File>): FormData => {
    const fields = new FormData()
    for (const [name, value] of Object.entries({ csrf, draft_id, ...more })) fields.append(name, value)
    return fields
  }

  const add: FileUploads['add'] = async (file, inline) => {
    const row = document.createElement('li')
    const bar = Object.assign(document.createElement('progress'), { max: 1, value: 0 })
    bar.setAttribute('aria-label', fillName(words['uploading'], file.name))
    row.append(named(file.name), ' ', bar)
    list?.append(row)
    try {
      const fields = fieldsWith(await keeper.save(), { fileupload: file, ...(inline ? { inline: '1' } : {}) })
      const [added] = await upload(fields, part => (bar.value = part))
      row.replaceChildren(...fileItem(added!, inline ? (words['inText'] ?? '') : '', words))
      row.dataset['id'] = String(added!.id)
      return added!
    } catch (error) {
      const refusals = words['refusals'] as unknown as Record<string, string>
      const why = Object.assign(document.createElement('span'), { className: 'wrong small' })
      why.setAttribute('role', 'alert')
      why.textContent = refusals[(error as Error).message] ?? words['failed'] ?? ''
      row.replaceChildren(named(file.name), ' ', why)
      return null
    }
  }
  async function remove(row: HTMLElement): Promise<void> {
    const body = fieldsWith(fieldOf(form, 'draft_id')!.value, { remove: row.dataset['id'] ?? '' })
    const { ok } = await fetch('/drafts/files', { method: 'POST', body })
    if (ok) row.remove()
  }

  input?.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    // They are on their way: the form must not bring them again.
    input.value = ''
    for (const file of files) void add(file, false)
  })
  list?.addEventListener('click', event => {
    const button = (event.target as Element).closest('button')
    const row = button?.closest<HTMLElement>('li')
    if (!row) return
    event.preventDefault()
    void remove(row)
  })
  form.addEventListener('restored', () => {
    void fetch(`/api/v1/getattachments?draft_id=${fieldOf(form, 'draft_id')!.value}`)
      .then(response => response.json() as Promise<{ data?: (UploadedFile & { inline: boolean })[] }>)
      .then(({ data = [] }) => {
        for (const file of data) {
          const row = document.createElement('li')
          row.dataset['id'] = String(file.id)
          row.append(...fileItem(file, file.inline ? (words['inText'] ?? '') : '', words))
          list?.append(row)
        }
      })
  })
  // The listed files belong to the draft that was changed in another window.
  form.addEventListener('separated', () => list?.replaceChildren())
  takeDropped(form, add)
  form.querySelector('[data-files-hint]')?.removeAttribute('data-files-hint')
  return { add }
}

/** Files dropped on a form, or pasted into its text area: pictures are inserted in the text, if it can hold them. */
function takeDropped(form: HTMLFormElement, add: FileUploads['add']): void {
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="body"]')!
  const take = async (files: FileList): Promise<void> => {
    for (const file of files) {
      const isInText = file.type.startsWith('image/') && fieldOf(form, 'body_type')?.value === 'markdown'
      const added = await add(file, isInText)
      if (!added || !isInText) continue
      text.setRangeText(
        `![${added.filename.replaceAll(/[[\]]/g, ' ')}](cid:${added.id})`,
        text.selectionStart,
        text.selectionEnd,
        'end',
      )
      text.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const setDropping = (is: boolean): void => void form.toggleAttribute('data-dropping', is)
  form.addEventListener('dragover', event => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(true)
  })
  form.addEventListener('dragleave', () => setDropping(false))
  form.addEventListener('drop', event => {
    setDropping(false)
    if (event.defaultPrevented || !event.dataTransfer?.files.length) return
    event.preventDefault()
    void take(event.dataTransfer.files)
  })
  text.addEventListener('paste', event => {
    if (!event.clipboardData?.files.length) return
    event.preventDefault()
    void take(event.clipboardData.files)
  })
}

const number = (n: number): string => n.toLocaleString(document.documentElement.lang)

function named(name: string): HTMLElement {
  return Object.assign(document.createElement('bdi'), { textContent: name })
}

function fileItem({ id, url, filename, size }: UploadedFile, note: string, words: EditorMessages): (Node | string)[] {
  const link = Object.assign(document.createElement('a'), { href: url })
  link.append(named(filename))
  const about = Object.assign(document.createElement('span'), { className: 'small quiet' })
  about.textContent = [formatSize(size, number), note].filter(Boolean).join(' · ')
  const button = Object.assign(document.createElement('button'), {
    type: 'submit',
    name: 'remove',
    value: String(id),
    textContent: '×',
    className: 'button bare small',
  })
  button.setAttribute('aria-label', fillName(words['remove'], filename))
  return [link, ' ', about, ' ', button]
}

/** `fetch` has no upload progress. */
function upload(fields: FormData, onProgress: (part: number) => void): Promise<UploadedFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile[]>()
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  request.addEventListener('error', () => reject(new Error('')))
  request.addEventListener('load', () => {
    const answer =
      request.status < 500 ? (JSON.parse(request.responseText) as { files?: UploadedFile[]; extra?: string }) : {}
    if (answer.files) resolve(answer.files)
    else reject(new Error(answer.extra))
  })
  request.open('POST', '/drafts/files')
  request.send(fields)
  return promise
}
