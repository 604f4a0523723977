// The stories show every state.
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { TypeFolder } from './type-folder.ts'

export const storyProblems = (type: TypeFolder): Problem[] => {
  const file = `${type.id}.stories.tsx`
  if (!type.files.includes(file)) return []
  const source = type.source(file)
  const wanted =
    type.definition?.answer === null ? ['Designer'] : ['Empty', 'Filled', 'WithError', 'ReadOnly', 'Designer']
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  const found = wanted
    .filter((name) => !exported.includes(name))
    .map((name) => problem(type, file, `there is no story ${name}`, `export const ${name}`))
  if (exported.length < 2) found.push(problem(type, file, 'it shows one state only', 'add another story'))
  if (!/^export default \{ title: 'Question types \/ [^']+' \} satisfies StoryDefault$/m.test(source))
    found.push(
      problem(
        type,
        file,
        'the title is not static',
        "write export default { title: 'Question types / …' } satisfies StoryDefault",
      ),
    )
  return found
}
