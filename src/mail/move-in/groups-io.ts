import { basename } from 'node:path'
import { oldAddress, type OldAddress } from '#features/archives/index.ts'
import { withAddresses, type AddressedHead } from './old-addresses-of-mails.ts'
import { openExport } from './exports.ts'
import { readMembersCsv } from './members-csv.ts'
import type { MovedList } from './moved-list.ts'

/**
 * A group of Groups.io: what its owner gets by **Export Group Data**, as a zip or unpacked, with the members as CSV. `list` is the name of the
 * group there.
 */
export async function openGroupsIo(path: string, { list }: { list: string }): Promise<MovedList> {
  const { files, archive } = await openExport(path, list)
  const isRoster = (file: string): boolean => /\.csv$/i.test(file) && /members|subs|banned/i.test(basename(file))
  const rosters = files.filter(file => isRoster(file.path)).map(({ path: of, bytes }) => readMembersCsv(bytes, of))
  const others = files.filter(file => !isRoster(file.path))
  return {
    settings: {},
    members: rosters.flatMap(({ members }) => members),
    remarks: [
      ...rosters.flatMap(({ remarks }) => remarks),
      ...others.map(
        ({ path: where }) => ({ where, text: t => t.cli.importFrom.lost.file }) satisfies MovedList['remarks'][number],
      ),
    ],
    archive: archive && withAddresses(archive, head => addressesOf(head, list)),
    addresses: [oldAddress.groupsIoArchive(list)],
  }
}

/** The number of a message is in its headers; without it, messages count from 1 as they are filed. */
function addressesOf({ header, place }: AddressedHead, group: string): OldAddress[] {
  const [, number] =
    /^(\d{1,12})$/.exec(header('x-groupsio-msgnum')) ?? /\/message\/(\d{1,12})/.exec(header('archived-at')) ?? []
  const [, topic] =
    /\/mt\/(\d{1,12})/.exec(header('x-groupsio-url')) ?? /^(\d{1,12})$/.exec(header('x-groupsio-topicid')) ?? []
  return [
    oldAddress.groupsIoMessage(group, number === undefined ? place + 1 : Number(number)),
    ...(topic === undefined ? [] : [oldAddress.groupsIoTopic(Number(topic))]),
  ]
}
