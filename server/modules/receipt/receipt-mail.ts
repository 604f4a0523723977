// What a receipt says: what the page after submitting says and shows, in the language of the filling.
import type { Json, Question } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { toBcp47 } from '#shared/language-choice'
import { message } from '../../http/messages.ts'
import { typeTexts } from '../../plugins/fill-texts.ts'
import type { CompiledVersion } from '../form/compiled-forms.ts'
import type { Mail } from '../mail/ports.ts'
import { createAnswerFormat, loadTexts, type Translate, translatorOf } from '../submission/answer-format.ts'
import type { HandedIn } from './repository.ts'

interface Line {
  readonly title: string
  readonly text: string
}

export const receiptMail = async (
  compiled: CompiledVersion,
  handedIn: HandedIn,
  { language, withAnswers }: { language: string; withAnswers: boolean },
): Promise<Omit<Mail, 'to'>> => {
  const { title, defaultLanguage } = compiled.publicDefinition
  const name = pickText(title, language, defaultLanguage)
  const facts: Line[] = [
    { title: message('receipt.number', {}, language), text: handedIn.serialNumber },
    { title: message('receipt.time', {}, language), text: timeText(handedIn.submittedAt, language) },
  ]
  const lines = withAnswers ? await answerLines(compiled, handedIn, language) : []
  const why = message('receipt.why', {}, language)
  return {
    subject: message('receipt.subject', { form: name, number: handedIn.serialNumber }, language),
    text: [
      name,
      facts.map((fact) => `${fact.title}: ${fact.text}`).join('\n'),
      ...lines.map((line) => `${line.title}\n${line.text}`),
      `-- \n${why}`,
    ].join('\n\n'),
    html: document({ language, name, facts, lines, why }),
  }
}

/** As they are listed on the page: without what is hidden, came with the address, or is not for respondents' eyes. */
const answerLines = async (compiled: CompiledVersion, handedIn: HandedIn, language: string): Promise<Line[]> => {
  const { publicDefinition, claims, form, traits } = compiled
  const translate = await wordsOf(language, Object.keys(traits))
  const { defaultLanguage } = publicDefinition
  const untold = new Set(claims?.untold)
  const shown = publicDefinition.questions.filter(({ id }) => !untold.has(id))
  const stored = compiled.answersOf(handedIn)
  const session = form.openSession(
    Object.fromEntries(
      shown.flatMap(({ id }) => {
        const answer = stored[id]
        return answer === undefined ? [] : [[id, answer]]
      }),
    ),
  )
  // Files are opened by those who may see the record, and a mail goes anywhere.
  const options = { language, defaultLanguage, translate, fileUrl: () => '' }
  const format = (question: Question, answer: Json) => createAnswerFormat(question, options).text(answer)
  return shown.flatMap((question) => {
    const answer = session.given(question.id)
    if (answer === undefined || question.byLink) return []
    return [{ title: session.title(question.id, language, format), text: format(question, answer) }]
  })
}

/** What types say to respondents is there in every language; what only the console says comes after it. */
const wordsOf = async (language: string, types: readonly string[]): Promise<Translate> => {
  const [own, rest] = await Promise.all([typeTexts(language, types), loadTexts(language)])
  const said = translatorOf(own.language, [own.texts])
  return (namespace, key, params) => {
    const text = said(namespace, key, params)
    return text === key ? rest(namespace, key, params) : text
  }
}

/** With the zone it is meant in: nothing tells the server where somebody reads it. */
const timeText = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(toBcp47(language), { dateStyle: 'long', timeStyle: 'long' }).format(moment)

/** Styles stand on the elements themselves: programs for mail read few others. */
const document = ({
  language,
  name,
  facts,
  lines,
  why,
}: {
  language: string
  name: string
  facts: readonly Line[]
  lines: readonly Line[]
  why: string
}): string => {
  const rows = facts.map(
    ({ title, text }) =>
      `<tr><td style="color:#666;padding:2px 16px 2px 0">${safe(title)}</td><td>${safe(text)}</td></tr>`,
  )
  const answers = lines.map(
    ({ title, text }) =>
      `<p style="margin:0;color:#666">${safe(title)}</p><p style="margin:0 0 16px;white-space:pre-line">${safe(text)}</p>`,
  )
  return [
    `<!doctype html><html lang="${safe(toBcp47(language))}"><head><meta charset="utf-8"><title>${safe(name)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:40em">',
    `<h1 style="font-size:22px">${safe(name)}</h1>`,
    `<table role="presentation" style="border-collapse:collapse;margin-bottom:24px">${rows.join('')}</table>`,
    ...answers,
    `<p style="color:#666;font-size:14px;border-top:1px solid #ddd;padding-top:8px">${safe(why)}</p>`,
    '</body></html>',
  ].join('\n')
}

/** Whatever people have entered is text. */
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
