import type { Manifest } from './manifest.ts'

/** Says to whoever finds the file what is in it. */
export const readme = ({
  group,
  site,
  created,
  version,
}: Manifest): string => `Group ${group.name} of ${site}, exported ${created}.

This file contains everything of the group, including email addresses, private notes of
moderators and posts that were never published. Keep it private.

messages.mbox   all messages as emails (mboxrd), for mail programs and other archives
members.csv     the members
calendar.ics    the calendar
tables/         the group's tables as CSV
wiki/           the pages of the wiki, as they were written
files.csv       the files, with their folders and names, and which file in files/ each is
photos.csv      the same for photos, with albums and captions
files/          attachments, photos and images, named by their SHA-256
people.jsonl    the people that the data refers to
data/           all data of the group, one JSON object per line
manifest.json   sizes and SHA-256 hashes of all that is not in files/

To import it on another server: folkmoot import FILE
Format: folkmoot group, version ${version}.
`
