/** @jsxImportSource preact */
// The same controls drawn by Preact and nothing else: what a page drawn in the browser costs at least.

import { render } from 'preact'
import { memo } from 'preact/compat'
import { useState } from 'preact/hooks'
import { type BareQuestion, bareCss, choicesOf, columns, inputTypes, rows } from '../../fill/bare-form.ts'
import { driver, word } from '../../fill/form-sizes.ts'

const questions: readonly BareQuestion[] = JSON.parse(document.getElementById('form')?.textContent ?? '[]')

interface QuestionProps extends BareQuestion {
  /** Hears what is typed into it, if others wait for that. */
  onAnswer?: (value: string) => void
}
const Question = ({ id, title, kind, onAnswer }: QuestionProps) => {
  const [value, setValue] = useState('')
  const choices = choicesOf[kind]
  if (kind === 'grid')
    return (
      <fieldset>
        <legend>{title}</legend>
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th>{row}</th>
                {columns.map((column) => (
                  <td key={column}>
                    <input type="radio" name={`${id}-${row}`} value={column} aria-label={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    )
  if (kind === 'city')
    return (
      <div>
        <label htmlFor={id}>{title}</label>
        <select id={id}>
          <option />
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
    )
  if (choices)
    return (
      <fieldset>
        <legend>{title}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type={kind === 'drink' ? 'checkbox' : 'radio'} name={id} value={choice} /> {choice}
          </label>
        ))}
      </fieldset>
    )
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      {kind === 'note' ? (
        <textarea id={id} rows={4} />
      ) : (
        <input
          id={id}
          type={inputTypes[kind]}
          value={value}
          onInput={({ currentTarget }) => {
            setValue(currentTarget.value)
            onAnswer?.(currentTarget.value)
          }}
        />
      )}
    </div>
  )
}

const Known = memo(Question)

/** Drawn anew only when what waits for the word comes or goes. */
const Page = () => {
  const [isShown, setIsShown] = useState(false)
  return (
    <main>
      <style>{bareCss}</style>
      <h1>Benchmark</h1>
      <form>
        {questions.map((question) =>
          question.isRuled && !isShown ? null : (
            <Known
              key={question.id}
              {...question}
              {...(question.id === driver && { onAnswer: (value: string) => setIsShown(value === word) })}
            />
          ),
        )}
        <button type="submit">Submit</button>
      </form>
    </main>
  )
}
const root = document.getElementById('root')
if (root) render(<Page />, root)
