import { randomBytes } from 'node:crypto'
import { seededRandom } from './random.ts'
import { validAnswers } from './ten-kinds.ts'

export interface Body {
  readonly id: string
  readonly text: string
}

/** Makes the bodies of valid submissions, no two alike: ids differ, and so does the address in the first block. */
export const bodyMaker = ({
  formKey,
  version,
  blocks,
}: {
  formKey: string
  version: number
  blocks: number
}): (() => Body) => {
  const random = seededRandom(50)
  // Written beforehand: making JSON of answers would cost the machine as much as judging them.
  const parts = Array.from({ length: 2000 }, () => {
    const answers = { ...validAnswers(random, blocks), mail1: marker }
    const [before = '', after = ''] = JSON.stringify(answers).split(marker)
    return { before: `{"formKey":"${formKey}","version":${version},"answers":${before}visitor`, after }
  })
  const run = randomBytes(10).toString('hex')
  const idStart = `${run.slice(0, 8)}-${run.slice(8, 12)}-7${run.slice(12, 15)}-8${run.slice(15, 18)}-`
  let count = 0
  return () => {
    const { before, after } = parts[count % parts.length]!
    count++
    const id = idStart + count.toString(16).padStart(12, '0')
    const durationMs = 20_000 + ((count * 7919) % 600_000)
    return {
      id,
      text: `${before}${count}@example.com${after},"clientSubmissionId":"${id}","durationMs":${durationMs},"channel":"link"}`,
    }
  }
}

const marker = '@@'
