type NamedGroup = { name: string }

/** The page of a chat. */
export const chatUrl = (url: string, group: NamedGroup, chat_id: number): string =>
  `${url}/g/${group.name}/chat/${chat_id}`
export const topicUrl = (url: string, group: NamedGroup, topic_id: number): string =>
  `${url}/g/${group.name}/topic/${topic_id}`
