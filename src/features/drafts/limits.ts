// More than anyone needs; they keep programs from filling the disk.

/** The maximum number of drafts per person, in all groups. */
export const maxDrafts = 1000
/** How many bytes of text they hold at most, and how many of files. */
export const maxDraftText = 50 * 1024 * 1024
export const maxDraftFiles = 500 * 1024 * 1024
