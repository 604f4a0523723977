// What every question type keeps to without being drawn (docs/adr/0036). Each check tells what is wrong, in which file,
// and what to do; none stops the others.

import { addressProblems } from './address-checks.ts'
import { defaultProblems, fuzzProblems, judgementProblems } from './answer-checks.ts'
import { factProblems, tallyProblems } from './figure-checks.ts'
import { folderProblems, moduleProblems } from './folder-checks.ts'
import { formatProblems, meaningProblems } from './format-checks.ts'
import { parseProblems } from './parse-checks.ts'
import type { Problem } from './problem.ts'
import { releasedProblems } from './release-checks.ts'
import { storyProblems } from './story-checks.ts'
import { keyProblems, localeProblems } from './text-checks.ts'
import type { TypeFolder } from './type-folder.ts'

export interface Check {
  readonly name: string
  readonly judge: (type: TypeFolder) => readonly Problem[]
}

export const pureChecks: readonly Check[] = [
  {
    name: '1. the folder is complete, is named like its type, and every module can be imported without a page',
    judge: (type) => [...moduleProblems(type), ...folderProblems(type)],
  },
  {
    name: '2. defaults and new options satisfy the schema and survive storage',
    judge: defaultProblems,
  },
  { name: '3. validator, schema and examples judge alike', judge: judgementProblems },
  { name: '3. whatever the schema allows is judged, compared and never throws', judge: fuzzProblems },
  { name: '4. texts are there in every declared language', judge: localeProblems },
  { name: '4. every text the sources ask for exists, and every text is asked for', judge: keyProblems },
  { name: '7. the formatter writes one line, and as many cells as headings', judge: formatProblems },
  { name: '7. examples say how answers read, in text and in cells', judge: meaningProblems },
  { name: '7. texts are read as answers, and what was written is read back', judge: parseProblems },
  { name: '8. facts name known parts and values, and are what the examples say', judge: factProblems },
  { name: '8. figures add, merge and take away', judge: tallyProblems },
  { name: '9. parts of answers are found by rules and by the database alike', judge: addressProblems },
  { name: '9. whatever was ever released is still read', judge: releasedProblems },
  { name: '10. the stories show every state under a static title', judge: storyProblems },
]
