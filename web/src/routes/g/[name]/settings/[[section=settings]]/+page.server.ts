import { error, redirect } from '@sveltejs/kit'
import { runAction, submittedValues, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { optionValues } from '#lib/forms/option-values.ts'
import {
  isSection,
  keptName,
  sections,
  settingKinds,
  settingsFor,
  type SettingName,
} from '#lib/group-settings/settings.ts'
import { confirmationOf, type SettingsPreview } from '#lib/group-settings/preview.ts'
import { settingsMatching } from '#lib/group-settings/search.ts'
import { managePagesFor } from '#lib/group-settings/manage-pages.ts'
import { messagesFor, type Locale } from '#lib/i18n.ts'
import type { Actions, PageServerLoad } from './$types'

/** The settings that a page shows: those of a section, or those that match a search. */
function shownSettings(section: string | undefined, query: string, language: Locale): readonly SettingName[] {
  if (query !== '') return settingsMatching(messagesFor(language), query)
  return section !== undefined && isSection(section) ? sections[section] : sections.general
}
const queryOf = (url: URL): string => (url.searchParams.get('q') ?? '').trim().slice(0, 100)

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  // Emails link here: whoever is signed out is asked to sign in.
  await locals.read.getuser({})
  const { group } = await parent()
  if (!group.perms.manage_group_settings) {
    const [first] = params.section === undefined ? managePagesFor(group) : []
    if (first) redirect(303, `/g/${group.name}/settings/${first}`)
    error(404, 'nothing here')
  }
  const q = queryOf(url)
  return {
    q,
    section: params.section ?? 'general',
    names: settingsFor(group, shownSettings(params.section, q, locals.language)),
  }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { locals, params, url, platform } = event
        const group = await locals.api.getgroup({ group_name: params.name })
        const names = settingsFor(group, shownSettings(params.section, queryOf(url), locals.language))
        const updated = textOf(form, 'updated')
        const input = optionValues(
          form,
          names.filter(name => !form.has(keptName(name))),
          settingKinds,
        )
        const isPreviewing = textOf(form, 'step') === 'preview'
        // Who sees what a change would do sees it of the group as it is.
        if (isPreviewing && updated !== group.updated) throwFormError('updated')
        const preview = (await platform!.call('getsettingspreview', {
          group_id: group.id,
          ...input,
        })) as SettingsPreview
        const isConfirmed = textOf(form, 'confirmed') === confirmationOf(preview)
        if (isPreviewing || !isConfirmed)
          return { of: '', field: '', why: '', typed: submittedValues(form), preview, isConfirming: !isPreviewing }
        await platform!.call('updategroup', { group_id: group.id, updated, ...input })
        return { isSaved: true }
      },
      { places: { 'name exists': 'name', 'invalid group_name': 'name', 'description too short': 'desc' } },
    ),
}
