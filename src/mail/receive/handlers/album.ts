import { isApiError } from '#contract/errors.ts'
import { typeOf, pictureTypes } from '#content/images/index.ts'
import { parseSubject } from '#content/text/subject.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { MailFile } from '../../parse/index.ts'
import { scanForVirus } from '../checks/virus-scan.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import type { Rejection } from '../rejections.ts'
import { doneOutcome, outcomeOfError, sendReply, unprovenOutcome, type RejectionsByError } from './reply-email.ts'
import { resolveActor } from './resolve-actor.ts'

const maxCaption = 2000
/** What mail programs attach by themselves. */
const attachedByPrograms = /\.(?:asc|sig|p7s|p7m|vcf)$/i
const noAlbum = (group: string): Rejection => ({ key: 'noAlbum', args: { group } })
const rejections: RejectionsByError = {
  'invalid album_id': noAlbum,
  'post too big': () => ({ key: 'tooManyPhotos' }),
  'too many photos': () => ({ key: 'albumFull' }),
}

/** Adds the pictures of an email to an album, with its text as their caption. The sender has to be proven. */
export const album: Handler<Extract<Destination, { is: 'album' }>> = {
  async handle(incoming, { group, album_id }, deps): Promise<Outcome> {
    const identity = await resolveActor(incoming, deps)
    if (!identity) return unprovenOutcome(group, `${deps.settings.url}/g/${group.name}/photos`)
    const { raw, mail } = incoming
    const virus = await scanForVirus(deps.settings.virusScan, raw)
    if (virus !== '') return refused('virus', { key: 'virus', args: { virus } }, group)
    const files = filesOf(mail.files)
    if (files.length === 0) return refused('no pictures', { key: 'noPhotos' }, group)
    const other = await otherFile(files)
    if (other) return notPictures(other, group)
    const calls = deps.callAs(identity, 'via_email')
    try {
      const { group_id, title } = await calls.getalbum({ album_id })
      if (group_id !== group.id) return refused('invalid album_id', noAlbum(group.name), group)
      const uploads = []
      for (const { content, filename } of files) {
        const stored = await deps.blobs.put(content, { limit: deps.postLimits.message })
        uploads.push({ ...stored, filename, content_type: '' })
      }
      // The pipeline takes files as a request brings them.
      const fileupload = new Files(uploads) as never
      await calls.uploadphotos({ album_id, desc: captionOf(incoming, group), fileupload })
      await sendReply(incoming, group, deps, { answer: 'photos added', detail: title })
      return doneOutcome('photos added', group)
    } catch (error) {
      return outcomeOfError(error, group, { ...rejections, ...rejectionsOfPhoto(error) })
    }
  },
}

/** The attached files; pictures within the text only if there are no others, since logos of signatures are among them. */
function filesOf(files: readonly MailFile[]): MailFile[] {
  const sent = files.filter(({ filename }) => !attachedByPrograms.test(filename))
  const attached = sent.filter(({ is_inline }) => !is_inline)
  return attached.length > 0 ? attached : sent
}

/** Rejections of one picture name it. */
function rejectionsOfPhoto(error: unknown): RejectionsByError {
  const file = shortened(isApiError(error) ? (error.filename ?? '') : '')
  return {
    'not a photo': () => ({ key: 'unreadablePhoto', args: { file } }),
    'photo too large': () => ({ key: 'largePhoto', args: { file } }),
  }
}

async function otherFile(files: readonly MailFile[]): Promise<MailFile | undefined> {
  for (const file of files) if (!pictureTypes.has(await typeOf(chunksOf(file)))) return file
  return undefined
}
async function* chunksOf({ content }: MailFile): AsyncGenerator<Uint8Array> {
  yield content
}

const notPictures = ({ filename }: MailFile, group: Group): Outcome =>
  refused('not a photo', { key: 'notPhoto', args: { file: shortened(filename) } }, group)
const shortened = (name: string): string => name.slice(0, 100).toWellFormed()

/** The text of the email, or else its subject. */
function captionOf({ mail }: IncomingMail, group: Group): string {
  const text = mail.text.words.body.trim() || parseSubject(mail.subject, { tag: group.settings.subject_tag }).subject
  return text.trim().slice(0, maxCaption)
}
