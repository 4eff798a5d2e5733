import type { Formatters } from '../locale.ts'

/** The placeholders of what the script fills in. */
const [first, second] = ['\u0001', '\u0002']

/** The texts that the script of a chat needs, in the language of the reader. */
export function scriptTexts({ t }: Formatters): Record<string, string> {
  const texts = t.chats.talk
  const { today, deleted, earlierMessage, edited, typingMany, offline, reconnecting, sending, failed, discard } = texts
  const { retry, ended, latest, you, send, save, editing, message, wasClosed, signedOut, refused, askDelete } = texts
  const plain = { today, deleted, earlierMessage, edited, typingMany, offline, reconnecting, sending, failed, discard }
  return {
    ...plain,
    ...{ retry, ended, latest, you, send, save, editing, message, wasClosed, yesterday: t.site.yesterday },
    ...{ signedOut, refused, askDelete, signIn: t.nav.signIn },
    replying: texts.replying({ name: first }),
    typingOne: texts.typingOne({ name: first }),
    typingTwo: texts.typingTwo({ name: first, other: second }),
    uploading: texts.uploading({ name: first }),
    uploadFailed: texts.uploadFailed({ name: first }),
    onlineCount: texts.onlineCount({ count: first }),
  }
}
