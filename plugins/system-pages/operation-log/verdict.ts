import type { LogCheck } from '#shared/contract/operation-log'

export type Verdict = { readonly tone: 'success' | 'danger'; readonly keys: readonly string[] }

/** What a check says in words: keys of the page's texts, the worst first. */
export const verdictOf = ({ problem, lastTime, unsealed, count }: LogCheck): Verdict => {
  // Where it breaks at the very first entry, there is nothing before it to speak of.
  const before = lastTime === null ? [] : ['verdict.until']
  const broken = problem === null ? [] : [`verdict.${problem}`, ...before]
  const slipped = unsealed > 0 ? ['verdict.unsealed'] : []
  const keys = [...broken, ...slipped]
  if (keys.length > 0) return { tone: 'danger', keys }
  return { tone: 'success', keys: [count === 0 ? 'verdict.empty' : 'verdict.intact'] }
}
