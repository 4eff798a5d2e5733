import type { Messages } from '../i18n.ts'

/** The placeholder of a name, which scripts replace. */
const name = '\u0001'

/** The words for uploading photos. `sized`: what is said of one that is too large, with `{size}`. */
export const uploadWords = (
  { photos: { upload }, errors }: Messages,
  sized: { full: string; tooBig: string } | null,
): string =>
  JSON.stringify({
    ...{ waiting: upload.waiting, cancel: upload.cancel, failed: upload.failed, reading: upload.reading },
    uploading: upload.uploading({ name }),
    ...{ progress: upload.progress({ done: '{done}', size: '{size}' }), left: upload.left({ time: '{time}' }) },
    refusals: {
      ...{ 'not a photo': errors['not a photo'], 'photo too large': errors['photo too large'] },
      'too many photos': errors['too many photos'],
      'post too big': sized?.tooBig ?? errors['photos too big'],
      'group out of space': sized?.full ?? errors['group out of space'],
      ...{ 'invalid album_id': errors['invalid album_id'], rate_limit: errors.rate_limit },
    },
  })

/** The words for putting photos in order. */
export const orderWords = ({ photos: { order } }: Messages): string =>
  JSON.stringify({ moved: order.moved({ name }), failed: order.failed })

/** The words of a slideshow. */
export const slideshowWords = ({ photos: { slideshow, place } }: Messages): string =>
  JSON.stringify({ ...slideshow, place: place({ place: 1_000_001, count: 1_000_002 }) })
