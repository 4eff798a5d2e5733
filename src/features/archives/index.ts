import type { Implementation } from '#runtime/calls/handler.ts'
import { changeHandlers } from './changes/handlers.ts'
import { explainRight } from './explain/explain-right.ts'
import { getSettingsPreview } from './explain/settings-preview.ts'
import { getGroupStorage } from './storage/get-group-storage.ts'
import { findOldAddress } from './old-addresses/find-old-address.ts'
import { pendingHandlers } from './pending/handlers.ts'
import { pictureHandlers } from './pictures/handlers.ts'
import { readingHandlers } from './reading/handlers.ts'
import { unreadHandlers } from './unread/handlers.ts'
import type { SearchDeps } from './search/search-deps.ts'
import { searchArchives, createSearch } from './search/search-archives.ts'
import { searchGroups } from './search/search-groups.ts'

export { contentsOfGroup } from './storage/group-contents.ts'
export { archiveBundle } from './bundle/parts.ts'
export { followDeletion, likeDeletion, likesAndFollowsExport } from './changes/account-data.ts'
export { authorRecount } from './changes/author-counts.ts'
export { outgoingMessageRemoval } from './changes/outgoing-message-removal.ts'
export { expireTopics } from './changes/topics/expire-topics.ts'
export { sweepFollowers } from './changes/topics/follow-topic.ts'
export { lastingFollow, setFollower } from './changes/topics/follow-store.ts'
export { changeEmails } from './changes/emails.ts'
export { archiveContents } from './changes/group-removal.ts'
export { indexContents } from './search/index/index.ts'
export { searchTagUpdate } from './changes/topics/update-search-tags.ts'
export { oldTokenRedaction } from './changes/messages/redact-old-tokens.ts'
export { currentRaw, plainOf } from './files/current-raw.ts'
export { fileNameOf } from './files/file-name.ts'
export {
  isHidden,
  isNameReplaced,
  parseName,
  partsAround,
  shortened,
  tidied,
  uploadName,
} from './files/stored-names.ts'
export { fieldsOf, headLength, nameOf } from './files/head.ts'
export { rewriteRaw } from './files/rewrite-raw.ts'
export { withLinks } from './files/inline-links.ts'
export { shrinkToLimit } from './files/shrink-to-side.ts'
export { inspectFile, isDisplayable, type FileInspection, type InspectContext } from './files/inspect-file.ts'
export { envelopeLine, mboxWriter } from './files/mbox.ts'
export { createPictureReader } from './files/read-pictures.ts'
export { joinRaw, withPresentFiles, rawSize, splitRaw } from './files/raw.ts'
export { base64Lines, encodeForTransfer, transferEncodingOf, type TransferEncoding } from './files/transfer-encoding.ts'
export { streamStoredFile, streamThumbnail } from './files/stored-file.ts'
export { addOldAddresses, addOldArchives, type AddressedMessage } from './old-addresses/add-old-addresses.ts'
export { messageIdHash, oldAddress, type OldAddress } from './old-addresses/keys.ts'
export { importBatch, type ImportDeps } from './import/import-batch.ts'
export type { ImportedMail, ImportedText } from './import/rows.ts'
export { importThreads, type Threading } from './import/topic-index.ts'
export {
  authorJoin,
  creatorName,
  authorName,
  authorPhoto,
  editedText,
  topicAuthorLookup,
  unionTopicColumns,
} from './message/columns.ts'
export { redactTokens } from './message/redact-tokens.ts'
export { findRevokedToken, sweepRevokedTokens } from './message/revoked-tokens.ts'
export { keywordsOf } from './message/message-row.ts'
export { archiveFinders, attachmentById } from './message/finders.ts'
export { stateBits, stateColumns, stateOfMemberJoins } from './message/read-state.ts'
export { signatureUnder, withSignature, type Signature } from './message/signature.ts'
export {
  authorOf,
  type AuthenticationSummary,
  type PollSubmission,
  type RawMessage,
  type RawPart,
  type StoredFile,
  type Submission,
} from './message/submission.ts'
export { archiveDeps, type ArchiveDeps, type PostLimits } from './deps.ts'
export { pendingDeletion, pendingExport } from './pending/account-data.ts'
export { decisionOn, type Decision } from './pending/decisions.ts'
export { confirmPendingMessage } from './pending/confirm-pending-message.ts'
export { expirePendingMessages } from './pending/expire-pending-messages.ts'
export { pendingEmails } from './pending/emails.ts'
export { announcePending, remindOfPending } from './pending/notify-moderators.ts'
export type { HoldReason } from './posting/posting-rules.ts'
export { composeMail } from './files/compose-mail.ts'
export {
  resolveQuotedReply,
  findParent,
  findParentByAuthor,
  findByNumber,
  findMovedTo,
  findTopicSubject,
  type ParentMessage,
} from './posting/find-parent.ts'
export { allocatePollId } from './posting/post-store.ts'
export { POST_ERRORS } from './posting/contract.ts'
export { referencesTo } from './posting/references.ts'
export { writerError } from './posting/posting-rules.ts'
export { parentIdSql, findParentTopic, wouldBeHeld, type ReplyRef } from './posting/would-be-held.ts'
export { seesAddresses, redactAddress } from './files/redact-raw.ts'
export { resendMissed } from './posting/deliver.ts'
export { prefetchPost, type PostPrefetch } from './posting/prefetch.ts'
export { submit, type SubmitCall, type SubmitOutcome } from './posting/submit.ts'
export { createSearchDeps, type SearchDeps } from './search/search-deps.ts'
export { parseQuery, type Query } from './search/parse-query.ts'
export { resolveAuthors } from './search/resolve-authors.ts'
export { dateRangeOf, type DateRange } from './search/date-range.ts'
export { highlightTermsOf } from './search/highlight/highlight-terms.ts'
export { highlightedSnippet } from './search/highlight/snippet.ts'
export { scanBlocks, scanParams, type ScannedTable, type ScanRequest } from './search/sql/scan.ts'
export { scanTexts } from './search/sql/store.ts'
export { scanQueryOf } from './search/sql/tsquery.ts'
export { readBudgetFor } from './search/view.ts'
export { repliesToMeSql } from './unread/store.ts'
export { findParents } from './import/find-parents.ts'
export { sweepReadMarks } from './unread/mark-read.ts'
export { topicStatesOf } from './reading/topic-states.ts'
export { topicsByIds } from './reading/stores/topic-store.ts'
export { attachmentUrl, thumbnailUrl, topicView } from './reading/view.ts'
export { archiveVersions } from './changes/edit-version.ts'
export { pendingVersions } from './pending/edit-version.ts'

export function archiveHandlers(deps: SearchDeps): Implementation[] {
  const search = createSearch(deps)
  return [
    ...readingHandlers(deps),
    ...pictureHandlers(deps),
    ...pendingHandlers(deps),
    searchArchives(search),
    searchGroups(search),
    ...changeHandlers(deps),
    ...unreadHandlers,
    getGroupStorage(deps),
    explainRight(deps),
    findOldAddress,
    getSettingsPreview(deps),
  ]
}
