import type { Implementation } from '#runtime/call.ts'
import { changeVerbs } from './changes/verbs.ts'
import { pendingVerbs } from './pending/verbs.ts'
import { pictureVerbs } from './pictures/verbs.ts'
import { readingVerbs } from './reading/verbs.ts'
import { unreadVerbs } from './unread/verbs.ts'
import type { SearchParts } from './search/parts.ts'
import { searchArchives, searchIn } from './search/search-archives.ts'
import { searchGroups } from './search/search-groups.ts'

export { followDeletion, likeDeletion, likesAndFollows } from './changes/account-changes.ts'
export { mailingRemoval } from './changes/mailing-removal.ts'
export { expireTopics } from './changes/expire-topics.ts'
export { sweepFollowers } from './changes/follow-topic.ts'
export { setFollower } from './changes/follow-store.ts'
export { changeLetters } from './changes/letters.ts'
export { archiveContents } from './changes/removal.ts'
export { topicHashtags } from './changes/tell-messages.ts'
export { oldCodes } from './changes/old-codes.ts'
export { currentRaw, plainOf } from './files/edited-raw.ts'
export { fileNameOf } from './files/file-name.ts'
export { fieldsOf, headLength, nameOf } from './files/head.ts'
export { rewriteRaw } from './files/rewrite-raw.ts'
export { withLinks } from './files/inline-links.ts'
export { inspectFile, isShown, type Inspected } from './files/inspect-file.ts'
export { envelopeLine, mboxWriter } from './files/mbox.ts'
export { pictureReading } from './files/read-pictures.ts'
export { joinRaw, presentRaw, rawSize, splitRaw } from './files/raw.ts'
export { base64Lines, transferEncoded, transferEncodingOf, type TransferEncoding } from './files/transfer.ts'
export { storedFile, storedThumbnail } from './files/stored-file.ts'
export { importBatch, type ImportParts } from './import/import-batch.ts'
export type { ImportedMail, ImportedText } from './import/rows.ts'
export { importThreads, type Threading } from './import/threads.ts'
export {
  authorJoin,
  authorName,
  authorPhoto,
  editedText,
  topicAuthorLookup,
  unitedTopicColumns,
} from './message/columns.ts'
export { withoutCodes } from './message/codes.ts'
export { findRevokedCode, sweepRevokedCodes } from './message/revoked-codes.ts'
export { marksOf } from './message/row.ts'
export { archiveFinders, attachmentById } from './message/finders.ts'
export { stateBits, stateColumns, stateOfMemberJoins } from './message/reads.ts'
export { signatureUnder, signed, type Signature } from './message/signature.ts'
export {
  authorOf,
  type Arrival,
  type RawMessage,
  type RawPart,
  type StoredFile,
  type Submission,
} from './message/submission.ts'
export { archiveParts, type ArchiveParts, type PostLimits } from './parts.ts'
export { pendingDeletion, waitingOf } from './pending/account-changes.ts'
export { decisionOn, type Decision } from './pending/decisions.ts'
export { confirmWaiting } from './pending/confirm-waiting.ts'
export { expirePendingMessages } from './pending/expire-pending-messages.ts'
export { pendingLetters } from './pending/letters.ts'
export { announcePending, remindOfPending } from './pending/notify-moderators.ts'
export { heldReasons } from './pending/reasons.ts'
export { composeMail } from './files/compose.ts'
export {
  besidesAnswered,
  findAnswered,
  findAnsweredOf,
  findByNumber,
  findTopicSubject,
  type Answered,
} from './posting/answered.ts'
export { POST_ERRORS } from './posting/contract.ts'
export { referencesTo } from './posting/references.ts'
export { refusalOfWriter } from './posting/rules.ts'
export { answeredId, findAnsweredTopic, wouldWait, type Answering } from './posting/would-wait.ts'
export { seesAddresses, shownAddress } from './files/shown-raw.ts'
export { sendAgain } from './posting/deliver.ts'
export { lookAhead, type LookAhead } from './posting/look-ahead.ts'
export { submit, type SubmitCall, type Verdict } from './posting/submit.ts'
export { searchParts, type SearchParts } from './search/parts.ts'
export { parseQuery, type Query } from './search/parse-query.ts'
export { withPosters } from './search/posters.ts'
export { rangeOf, type Range } from './search/range.ts'
export { soughtBy } from './search/sought.ts'
export { summaryOf } from './search/summary.ts'
export { wantedBy } from './search/tsquery.ts'
export { textShare } from './search/view.ts'
export { answersToMe } from './unread/store.ts'
export { forgetReads } from './unread/mark-read.ts'
export { statesOn } from './reading/topic-states.ts'
export { topicsByIds } from './reading/topic-store.ts'
export { attachmentUrl, thumbnailUrl, topicView } from './reading/view.ts'
export { archiveVersions } from './changes/version.ts'
export { pendingVersions } from './pending/version.ts'

export function archiveVerbs(parts: SearchParts): Implementation[] {
  const search = searchIn(parts)
  return [
    ...readingVerbs(parts),
    ...pictureVerbs(parts),
    ...pendingVerbs(parts),
    searchArchives(search),
    searchGroups(search),
    ...changeVerbs(parts),
    ...unreadVerbs,
  ]
}
