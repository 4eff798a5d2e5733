/** The hashtags that one may use in a subject, the most used first. */
export const usableTags = async ({ read }: Pick<App.Locals, 'read'>, group_name: string): Promise<string[]> =>
  (
    await read.gethashtags({ group_name, usable_only: true, limit: 100, sort_field: 'topic_count', sort_dir: 'desc' })
  ).data.map(({ name }) => name)
