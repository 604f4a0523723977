// Whether a package of the lock file is known to be vulnerable: by the list beside this file, without any network.

/**
 * @param packages `{ name, version }`
 * @param list contents of advisories.json
 * @param today ISO date: what was accepted for a time is a finding again afterwards
 * @returns one sentence for each finding
 */
export function findings(packages, { advisories, accepted }, today) {
  const found = []
  for (const { name, version } of packages) {
    for (const { id, package: of, affected, title } of advisories) {
      if (of !== name || !isWithin(version, affected)) continue
      const allowed = accepted.some((each) => each.id === id && each.package === name && today <= each.until)
      if (!allowed) found.push(`${name} ${version}: ${id}, ${title} (affected: ${affected})`)
    }
  }
  for (const { id, package: name, until } of accepted)
    if (!advisories.some((each) => each.id === id && each.package === name))
      found.push(`${name}: ${id} is accepted until ${until}, and no advisory any more. Delete the line.`)
  return found
}

/** Ranges as advisories write them: comparisons joined by spaces, alternatives by `||`. */
export function isWithin(version, range) {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparison) => {
        const [, operator, bound] = /^(<=|>=|<|>|=)(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(comparison) ?? []
        if (!operator) throw new Error(`Not a comparison: ${comparison}`)
        const order = compare(version, bound)
        return operator === '='
          ? order === 0
          : operator.includes('=') && order === 0
            ? true
            : operator[0] === '<'
              ? order < 0
              : order > 0
      }),
  )
}

function compare(one, two) {
  const [a, b] = [one, two].map((version) => {
    const [numbers, ...pre] = version.split('+')[0].split('-')
    return { numbers: numbers.split('.').map(Number), pre: pre.join('-') }
  })
  for (let index = 0; index < 3; index++)
    if (a.numbers[index] !== b.numbers[index]) return a.numbers[index] - b.numbers[index]
  // A pre-release comes before its release.
  if (a.pre === b.pre) return 0
  if (a.pre === '') return 1
  if (b.pre === '') return -1
  return a.pre < b.pre ? -1 : 1
}
