/** What differs between reports that were written and those of today, as lines of a diff without context. */
export const differencesOf = (written, reports, version) => {
  const changed = []
  let gone = 0
  for (const name of new Set([...Object.keys(written), ...Object.keys(reports)])) {
    const [before, after] = [written[name] ?? '', reports[name] ?? ''].map((text) => text.split('\n'))
    const removed = linesWithout(before, after)
    const added = linesWithout(after, before)
    gone += removed.length
    // The order may differ, too.
    if (written[name] === reports[name]) continue
    changed.push(`docs/sdk-api/${name}`, ...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`))
  }
  const majorOf = (text) => /SDK (\d+)\./.exec(text)?.[1]
  const isSameMajor = Object.values(written).every((text) => majorOf(text) === majorOf(`SDK ${version}`))
  return { changed, gone, isSameMajor }
}

const linesWithout = (lines, others) => {
  const left = new Map()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    if (count > 0) left.set(line, count - 1)
    return count === 0
  })
}
