/** The files of event `e` as JSON; null if it has none. */
export const filesOfEvent = `case when e.num_files > 0 then (
    select json_agg(json_build_object('id', f.id, 'filename', f.filename, 'media_type', f.media_type, 'size', f.size,
      'has_thumbnail', f.thumbnail_hash is not null) order by f.id)
    from event_files f where f.group_id = e.group_id and f.event_id = e.id) end as "files?"`

/** A file of an event as `filesOfEvent` returns it. */
export type FileOfEvent = { id: number; filename: string; media_type: string; size: number; has_thumbnail: boolean }

/** Where a file of an event is downloaded. */
export const eventFileUrl = (url: string, event_id: number, file_id: number): string =>
  `${url}/api/v1/downloadeventfile?event_id=${event_id}&file_id=${file_id}`
