import { fieldOf } from '../page-messages.ts'
import { enableUploadArea, progressText, reasonIn, rowParts, type UploadRow, type UploadWords } from '../upload-area.ts'

/** Photos that are dropped or chosen are uploaded. */
export function enableUploads(main: HTMLElement): void {
  const area = main.querySelector<HTMLElement>('[data-drop]')
  const form = area?.querySelector('form')
  const input = form && fieldOf(form, 'fileupload')
  if (!area || !form || !input) return
  const words = JSON.parse(main.dataset['upload']!) as UploadWords
  const list = Object.assign(document.createElement('ul'), { className: 'uploads' })
  form.after(list)
  form.querySelector('.buttons')?.remove()
  const uploading = enableUploadArea({ area, input, list, rowOf: file => uploadOf(file, form, words) })
  addEventListener('beforeunload', event => {
    if (uploading() > 0) event.preventDefault()
  })
}

function uploadOf(file: File, form: HTMLFormElement, words: UploadWords): UploadRow {
  const { row, state, bar, buttons, done, refused } = rowParts(file, words, ['cancel'])
  const request = new XMLHttpRequest()
  let isCancelled = false
  buttons[0]!.addEventListener('click', () => {
    isCancelled = true
    request.abort()
    row.remove()
  })
  const run = async (): Promise<boolean> => {
    if (isCancelled) return true
    const begun = performance.now()
    const why = await send(request, file, form, part => {
      bar.value = part
      const spent = { ms: performance.now() - begun, since: 0 }
      state.textContent =
        part < 1 ? progressText(file.size, Math.round(file.size * part), spent, words) : (words['reading'] ?? '')
    })
    return why === null || isCancelled ? done() : refused(why)
  }
  return { row, run }
}

/** Null, or why it failed. `fetch` has no upload progress. */
function send(
  request: XMLHttpRequest,
  file: File,
  form: HTMLFormElement,
  onProgress: (part: number) => void,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const fields = new FormData()
  fields.append('csrf', fieldOf(form, 'csrf')?.value ?? '')
  if (fieldOf(form, 'keep_metadata')?.checked) fields.append('keep_metadata', '1')
  fields.append('fileupload', file)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  for (const end of ['error', 'abort'] as const) request.addEventListener(end, () => resolve(''))
  request.addEventListener('load', () => resolve(request.status === 200 ? null : reasonIn(request.responseText)))
  request.open('POST', `${location.pathname}/upload`)
  request.send(fields)
  return promise
}
