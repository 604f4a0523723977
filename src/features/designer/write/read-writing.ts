// Text that somebody wrote, or pasted out of a document, a spreadsheet or another questionnaire, read as questions.
import type { WrittenQuestion } from '#sdk'

export interface ReadQuestion extends Pick<WrittenQuestion, 'title' | 'choices' | 'marks'> {
  readonly required: boolean
  /** What stood in brackets behind the title, where that names a type: "[multiple choice]". */
  readonly typeName?: string
}

/** @param isTypeName whether words in brackets name a type; else they belong to the title */
export const readWriting = (text: string, isTypeName: (name: string) => boolean): readonly ReadQuestion[] => {
  const blocks = text
    .replace(/\r\n?|\u2028/g, '\n')
    .split(/\n[ \t\u3000]*\n/)
    .map((block) =>
      block
        .split('\n')
        .flatMap(linesIn)
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  const lines = blocks.flat()
  const isNumbered = lines.filter((line) => number.test(line)).length > 1
  const drafts: Draft[] = []
  for (const block of blocks) (isNumbered ? readNumbered : readLines)(drafts, block)
  return drafts.flatMap((draft) => finished(draft, isTypeName))
}

interface Draft {
  title: string
  readonly choices: string[]
}

/** A numbered questionnaire: what has neither a number nor a mark goes on with the line before it. */
const readNumbered = (drafts: Draft[], lines: readonly string[]): void => {
  for (const line of lines) {
    const last = drafts.at(-1)
    if (number.test(line)) drafts.push({ title: line.replace(number, ''), choices: [] })
    // Words above the first question introduce the form and ask nothing.
    else if (!last) continue
    else if (last.choices.length === 0 && !option.test(line)) last.title = `${last.title} ${line}`
    else last.choices.push(line)
  }
}

/** Lines alone: each asks something, but for marked ones, and for those below a line that asks for a choice. */
const readLines = (drafts: Draft[], lines: readonly string[]): void => {
  const [first = '', ...rest] = lines
  if (rest.length > 1 && /[?？:：]\s*$/.test(first) && !lines.some((line) => option.test(line))) {
    drafts.push({ title: first.replace(/[:：]\s*$/, ''), choices: rest })
    return
  }
  for (const line of lines) {
    const last = drafts.at(-1)
    // Below an empty line, too, what is marked belongs to the question above it.
    if (last && option.test(line)) last.choices.push(line)
    else drafts.push({ title: line.replace(number, ''), choices: [] })
  }
}

const finished = ({ title, choices }: Draft, isTypeName: (name: string) => boolean): readonly ReadQuestion[] => {
  const [name, ...cells] = title.split('\t').map((cell) => cell.trim())
  const { words, required, typeName } = titleOf(name ?? '', isTypeName)
  const inBrackets = /[(（]([^()（）]+[/／、][^()（）]+)[)）]\s*$/.exec(words)
  const isShort = choices.length === 0 && cells.length === 0 && inBrackets !== null
  const read = {
    title: (isShort ? words.slice(0, inBrackets.index) : words).trim(),
    required,
    ...(typeName !== undefined && { typeName }),
  }
  if (read.title === '' && choices.length === 0) return []
  if (isShort) return [{ ...read, choices: (inBrackets[1] ?? '').split(/[/／、]/).map(trimmed), marks: 'none' }]
  const marks = choices.some((line) => several.test(line))
    ? 'several'
    : choices.some((line) => one.test(line))
      ? 'one'
      : 'none'
  const written = [...cells, ...choices.map((line) => line.replace(option, ''))].map(trimmed)
  return [{ ...read, choices: written.filter((choice) => choice !== ''), marks }]
}

/** What stands around the words of a title: marks for "required", the name of a type. */
const titleOf = (title: string, isTypeName: (name: string) => boolean) => {
  let words = title.trim()
  let required = false
  let typeName: string | undefined
  for (;;) {
    const before = words
    words = words.replace(requiredMark, () => {
      required = true
      return ''
    })
    const [whole = '', name = ''] = bracketed.exec(words) ?? []
    if (typeName === undefined && whole !== '' && isTypeName(name.trim())) {
      typeName = name.trim()
      words = words.slice(0, -whole.length)
    }
    words = words.trim()
    if (words === before) return { words, required, typeName }
  }
}

/** Several options in one line: "A. yes B. no", "□ tea □ coffee". */
const linesIn = (line: string): readonly string[] =>
  line
    .trim()
    .split(/(?<=\S)[ \t\u3000]+(?=[□☐○◯]|[B-H][.、．)）])/)
    .map(trimmed)

const trimmed = (text: string): string => text.trim()

const number =
  /^(?:(?:Q|第)?\s*\d{1,3}(?:\s*题)?\s*[.、．)）:：]\s*|[(（]\d{1,3}[)）]\s*|[一二三四五六七八九十]{1,3}、\s*)/i
const several = /^(?:[□☐■☑✓]|\[\s?[xX]?\s?\])/
const one = /^(?:[○◯●◉]|[(（]\s?[xX]?\s?[)）])/
const option =
  /^(?:[□☐■☑✓○◯●◉]\s*|\[\s?[xX]?\s?\]\s*|[(（]\s?[xX]?\s?[)）]\s*|[-–*•·▪◦]\s+|[A-Ha-h][.、．)）:：]\s*|[①-⑳]\s*)/u
const requiredMark = /^\*|\s*\*$|\s*[(（[【](?:必填|必答|required|Pflichtfeld|Pflicht)[)）\]】]$/i
const bracketed = /[[【(（]([^[\]【】()（）]{1,30})[\]】)）]$/
