import { error, redirect } from '@sveltejs/kit'
import { runAction, throwFormError, withFormErrors } from '#lib/forms/run-action.ts'
import { typedIn } from '#lib/forms/unsent-form.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { optionValues } from '#lib/forms/option-values.ts'
import {
  isSection,
  keepFieldName,
  sections,
  settingKinds,
  settingsFor,
  type SettingName,
} from '#lib/group-settings/settings.ts'
import { changesSince, missingDays, settingsVersion, tooLong } from '#lib/group-settings/settings-version.ts'
import { isApiFailure } from '#lib/api.ts'
import { confirmationOf, type SettingsPreview } from '#lib/group-settings/preview.ts'
import { managePagesMatching, settingsMatching } from '#lib/group-settings/search.ts'
import { managePagesFor } from '#lib/group-settings/manage-pages.ts'
import { messagesFor, type Locale } from '#lib/i18n.ts'
import type { Actions, PageServerLoad } from './$types'

/** The settings of a page: those of a section, or those that match a search. */
function shownSettings(section: string | undefined, query: string, language: Locale): readonly SettingName[] {
  if (query !== '') return settingsMatching(messagesFor(language), query)
  return section !== undefined && isSection(section) ? sections[section] : sections.general
}
const queryOf = (url: URL): string => (url.searchParams.get('q') ?? '').trim().slice(0, 100)

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  // Emails link here: visitors are asked to sign in.
  await locals.read.getuser({})
  const { group } = await parent()
  if (!group.perms.manage_group_settings) {
    const [first] = params.section === undefined ? managePagesFor(group) : []
    if (first) redirect(303, `/g/${group.name}/settings/${first}`)
    error(404, 'nothing here')
  }
  const q = queryOf(url)
  const names = settingsFor(group, shownSettings(params.section, q, locals.language))
  const pages = managePagesMatching(messagesFor(locals.language), group, q)
  return { q, section: params.section ?? 'general', names, pages, version: settingsVersion(group, names) }
}

const places = {
  'name exists': 'name',
  'alias exists': 'alias',
  'invalid group_name': 'name',
  'description too short': 'desc',
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { locals, params, url, platform } = event
        const group = await locals.api.getgroup({ group_name: params.name })
        const shown = settingsFor(group, shownSettings(params.section, queryOf(url), locals.language))
        const names = shown.filter(name => !form.has(keepFieldName(name)))
        const wrong = [...tooLong(form, names), ...missingDays(form, names)]
        const { mine, theirs } = changesSince(textOf(form, 'version'), form, group, names)
        // Concurrent changes of different settings do not conflict.
        if (textOf(form, 'updated') !== group.updated && mine.some(name => theirs.includes(name)))
          throwFormError('updated')
        const { updated } = group
        // The call judges the rest.
        const sound = mine.filter(name => !wrong.includes(name))
        const input = optionValues(form, sound, settingKinds)
        const isPreviewing = textOf(form, 'step') === 'preview'
        const asked = platform!.call('getsettingspreview', { group_id: group.id, ...input })
        const preview = (await withFormErrors(wrong, asked)) as SettingsPreview
        const isConfirmed = textOf(form, 'confirmed') === confirmationOf(preview)
        if (isPreviewing || !isConfirmed) {
          // Values set by others meanwhile are shown as they are now.
          const kept = theirs.filter(name => !mine.includes(name)).map(name => [keepFieldName(name), 'on'])
          const typed = { ...typedIn(form), ...(Object.fromEntries(kept) as Record<string, string>) }
          return { of: '', field: '', why: '', typed, preview, isConfirming: !isPreviewing }
        }
        try {
          await platform!.call('updategroup', { group_id: group.id, updated, ...input })
        } catch (thrown) {
          if (isApiFailure(thrown) && thrown.extra === 'name exists' && !mine.includes('name'))
            throwFormError('alias exists')
          throw thrown
        }
        return { isSaved: true }
      },
      { forCall: 'updategroup', places },
    ),
}
