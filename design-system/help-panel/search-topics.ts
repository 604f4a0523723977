import type { HelpTopic } from './index.tsx'

/** Topics that have every word of the query in title, group, keywords or summary; titles that begin with it come first. */
export function searchTopics(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...topics]
  return topics
    .map((topic) => ({ topic, rank: rankOf(topic, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ topic }) => topic)
}

function rankOf(topic: HelpTopic, words: readonly string[]): number {
  const title = fold(topic.title)
  const rest = fold([topic.group, topic.summary, ...(topic.keywords ?? [])].join(' '))
  let rank = 0
  for (const word of words) {
    if (title.startsWith(word)) rank += 3
    else if (title.includes(word)) rank += 2
    else if (rest.includes(word)) rank += 1
    else return 0
  }
  return rank
}

/** Accents and capitals are no difference. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
