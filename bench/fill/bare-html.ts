// The limit: a page of text and controls, with everything in it.
import { type BareQuestion, bareCss, bareQuestions, choicesOf, columns, inputTypes, rows } from './bare-form.ts'
import { driver, type FormSize, word } from './form-sizes.ts'

/** @param script remembers what is typed, and shows and hides what waits for the word */
export const bareHtml = (size: FormSize, { script }: { script: boolean }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title><link rel="icon" href="data:,"><style>${bareCss}</style></head><body><main><h1>Benchmark</h1><form>${bareQuestions(size).map(questionHtml).join('')}<button>Submit</button></form></main>${script ? `<script>${scriptText}</script>` : ''}</body></html>`

const scriptText = `const answers={},ruled=document.querySelectorAll('[hidden]');document.querySelector('form').addEventListener('input',({target})=>{answers[target.name]=target.value;if(target.name==='${driver}'){const isShown=target.value==='${word}';for(const each of ruled)each.hidden=!isShown}})`

const questionHtml = ({ id, title, kind, isRuled }: BareQuestion): string => {
  const hidden = isRuled ? ' hidden' : ''
  if (kind === 'grid')
    return `<fieldset${hidden}><legend>${title}</legend><table>${rows
      .map(
        (row) =>
          `<tr><th>${row}</th>${columns.map((column) => `<td><input type="radio" name="${id}-${row}" value="${column}" aria-label="${column}"></td>`).join('')}</tr>`,
      )
      .join('')}</table></fieldset>`
  const choices = choicesOf[kind]
  if (kind === 'city')
    return `<div${hidden}><label for="${id}">${title}</label><select id="${id}" name="${id}"><option></option>${choices?.map((choice) => `<option>${choice}</option>`).join('')}</select></div>`
  if (choices)
    return `<fieldset${hidden}><legend>${title}</legend>${choices
      .map(
        (choice) =>
          `<label><input type="${kind === 'drink' ? 'checkbox' : 'radio'}" name="${id}" value="${choice}"> ${choice}</label>`,
      )
      .join('')}</fieldset>`
  const control =
    kind === 'note'
      ? `<textarea id="${id}" name="${id}" rows="4"></textarea>`
      : `<input id="${id}" name="${id}" type="${inputTypes[kind]}">`
  return `<div${hidden}><label for="${id}">${title}</label>${control}</div>`
}
