/** The types of columns, of member data and of tables. */
export const columnTypes = [
  'text_column',
  'paragraph_column',
  'checkbox_column',
  'multiple_choice_column',
  'date_column',
  'time_column',
  'address_column',
  'multi_choice_column',
  'link_column',
  'image_column',
  'html_paragraph_column',
  'email_column',
] as const

/** The enumerations of tables. */
export const databaseEnumerations = {
  database_column_type: [...columnTypes, 'number_column', 'github_column'],
  database_access: [
    'database_access_all',
    'database_access_subscribers',
    'database_access_creator',
    'database_access_moderators',
    'database_access_owners',
    'database_access_none',
  ],
} as const
