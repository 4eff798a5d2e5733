// Uploads files that are dropped or chosen. They can be paused.
import { resumableUpload } from './resumable-upload.ts'
import { enableUploadArea, progressText, rowParts, type UploadRow, type UploadWords } from './upload-area.ts'

const main = document.querySelector<HTMLElement>('main[data-files]')
const drop = document.querySelector<HTMLElement>('[data-drop]')
const input = drop?.querySelector<HTMLInputElement>('input[type="file"]')
const form = drop?.querySelector('form')
if (main && drop && input && form) enable(main, drop, input, form)

function enable(place: HTMLElement, area: HTMLElement, field: HTMLInputElement, target: HTMLFormElement): void {
  const words = JSON.parse(place.dataset['files']!) as UploadWords
  const csrf = target.querySelector<HTMLInputElement>('input[name="csrf"]')?.value ?? ''
  const list = Object.assign(document.createElement('ul'), { className: 'uploads' })
  area.before(list)
  target.querySelector('.buttons')?.remove()
  // It goes in parts from here.
  target.querySelector('[data-form-limit]')?.remove()
  enableUploadArea({ area, input: field, list, rowOf })

  function rowOf(file: File): UploadRow {
    const { row, state, bar, buttons, done, refused } = rowParts(file, words, ['pause', 'cancel'])
    const [pause, cancel] = buttons as [HTMLButtonElement, HTMLButtonElement]
    let began = 0
    let first = 0
    const upload = resumableUpload(
      file,
      { groupId: place.dataset['group'] ?? '', path: place.dataset['path'] ?? '', csrf },
      sent => {
        bar.value = file.size === 0 ? 1 : Math.min(1, sent / file.size)
        first ||= sent
        state.textContent = progressText(file.size, sent, { ms: performance.now() - began, since: first }, words)
      },
      isLost => {
        if (isLost) state.textContent = words['lost'] ?? ''
      },
    )
    let isCancelled = false
    let resume = (): void => {}
    cancel.addEventListener('click', () => {
      isCancelled = true
      resume()
      row.remove()
      void upload.cancel()
    })
    pause.addEventListener('click', () => {
      if (pause.textContent === words['resume']) return resume()
      upload.pause()
    })
    const run = async (): Promise<boolean> => {
      for (;;) {
        if (isCancelled) return true
        began = performance.now()
        first = 0
        pause.textContent = words['pause'] ?? ''
        const outcome = await upload.run()
        if (isCancelled) return true
        if (outcome.is === 'paused') {
          pause.textContent = words['resume'] ?? ''
          state.textContent = words['paused'] ?? ''
          await new Promise<void>(resolve => void (resume = resolve))
          continue
        }
        return outcome.is === 'done' ? done() : refused(outcome.why)
      }
    }
    return { row, run }
  }
}
