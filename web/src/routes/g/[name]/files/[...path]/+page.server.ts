import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { entryPath, fileSortOf, folderPath } from '#lib/files/files.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { sentBytes } from '#lib/forms/upload-errors.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const most = 100

export const load: PageServerLoad = async ({ locals, params, parent, url, request }) => {
  const [{ group }, user] = await Promise.all([parent(), locals.me()])
  // Files are never public.
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.files_visible) error(404, 'nothing here')
  const group_name = params.name
  const q = url.searchParams.get('q')?.slice(0, 200).trim() ?? ''
  const sort = fileSortOf(url)
  const page = { group_name, ...pageParams(url, user), limit: most, sort_field: sort.field, sort_dir: sort.dir }
  const mayChange = group.perms.manage_files
  const [list, found, top, unfinished] = await Promise.all([
    locals.read.getfiledirectory(
      q === '' ? { ...page, path: params.path } : { group_name, path: params.path, limit: 1 },
    ),
    q === '' ? null : locals.read.searchfiles({ ...page, q }),
    locals.read.getfiledirectory({ group_name, limit: most }),
    mayChange ? locals.read.getfileuploads({ group_name, all: group.perms.mod_page }) : null,
  ])
  const { path } = list
  return {
    ...{ q, path, sort, files: (found ?? list).data, next: nextPage(url, found ?? list) },
    uploads: (unfinished?.uploads ?? []).map(upload => ({ ...upload, isOwn: upload.user_id === user.id })),
    formLimit: unfinished?.request_limit ?? 0,
    sent: sentBytes(request),
    storage: unfinished && { used: unfinished.storage_used, limit: unfinished.storage_limit },
    folders: top.data.filter(({ type }) => type === 'file_type_dir'),
  }
}

const places = { 'name exists': 'name', 'invalid path': '', 'file name': 'name', 'web address': 'url' }
const reasons = { 'invalid_value name': 'file name', 'invalid_value url': 'web address' }

export const actions: Actions = {
  upload: event =>
    runAction(
      event,
      async form => {
        const { name: group_name, path } = event.params
        await event.platform!.call('uploadfiles', { group_name, path, fileupload: form.get('fileupload') })
        redirect(303, `${folderPath(group_name, path)}?uploaded=1`)
      },
      {
        ...{ of: 'upload', forCall: 'uploadfiles' },
        reasons: {
          fileupload: 'no file chosen',
          'bad attachment': 'no file chosen',
          'post too big': 'files too big',
          'name exists': 'name of folder',
        },
        places: Object.fromEntries(
          ['no file chosen', 'files too big', 'group out of space', 'name of folder'].map(why => [why, 'fileupload']),
        ),
      },
    ),
  cancel: event =>
    runAction(
      event,
      async form => {
        const { name: group_name, path } = event.params
        await event.locals.api.deletefileupload({ group_name, upload_id: Number(textOf(form, 'upload_id')) })
        redirect(303, `${folderPath(group_name, path)}?deleted=1`)
      },
      { of: 'cancel' },
    ),
  folder: event =>
    runAction(
      event,
      async form => {
        const { name: group_name, path } = event.params
        const [name, desc] = [textOf(form, 'name'), textOf(form, 'desc')]
        const folder = await event.locals.api.newfilefolder({ group_name, path, name, desc })
        redirect(303, entryPath(group_name, folder))
      },
      { of: 'folder', places, reasons },
    ),
  link: event =>
    runAction(
      event,
      async form => {
        const { name: group_name, path } = event.params
        const [name, desc, url] = [textOf(form, 'name'), textOf(form, 'desc'), textOf(form, 'url')]
        await event.locals.api.newfilelink({ group_name, path, name, url, desc })
        redirect(303, `${folderPath(group_name, path)}?added=1`)
      },
      { of: 'link', places, reasons },
    ),
}
