import type { ReactNode } from 'react'
import type { ComponentNotes, KeyTable } from './component-notes.ts'

/** What a component is for, what to do with it and what not, its keys and the pattern it follows. */
export function Notes({ name, notes }: { name: string; notes: ComponentNotes }) {
  return (
    <>
      <p className="max-w-[72ch]">{withCode(notes.purpose)}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Advice term="Do" lines={notes.do} className="border-success-solid" />
        <Advice term="Don’t" lines={notes.dont} className="border-danger-solid" />
      </dl>
      {notes.keys.map((table) => (
        <Keys key={table.where ?? ''} name={name} table={table} />
      ))}
      {notes.aria !== undefined && (
        <p className="wrap-break-word mt-4 text-muted text-sm">ARIA: {withLinks(notes.aria)}</p>
      )}
      {notes.aria === undefined && notes.ariaLink !== undefined && (
        <p className="wrap-break-word mt-4 text-muted text-sm">ARIA: {withLinks(notes.ariaLink)}</p>
      )}
    </>
  )
}

function Advice({ term, lines, className }: { term: string; lines: readonly string[]; className: string }) {
  return (
    <div className={`border-s-2 ps-3 ${className}`}>
      <dt className="font-medium text-sm">{term}</dt>
      {lines.map((line) => (
        <dd key={line} className="first-letter:uppercase">
          {withCode(line)}
        </dd>
      ))}
    </div>
  )
}

function Keys({ table, name }: { table: KeyTable; name: string }) {
  const { where, rows } = table
  // "none" and "those of Calendar" are no rows of a table.
  if (rows.every((row) => row.keys === '')) {
    return (
      <p className="mt-4 text-sm">
        <b className="font-medium">Keys{where && ` ${where}`}:</b> {rows.map((row) => row.does).join('; ')}
      </p>
    )
  }
  return (
    <table className="mt-4 w-full text-start text-sm">
      <caption className="mb-1 text-start font-medium">
        Keys{where && ` ${where}`}
        <span className="sr-only"> of {name}</span>
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.keys + row.does} className="border-hairline border-t align-baseline">
            {row.keys === '' ? (
              <td colSpan={2} className="py-1.5">
                {withCode(row.does)}
              </td>
            ) : (
              <>
                <th scope="row" className="w-[34%] py-1.5 pe-4 text-start font-medium">
                  {row.keys}
                </th>
                <td className="py-1.5">{withCode(row.does)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `code` in backticks. */
export function withCode(text: string): ReactNode {
  return text.split(/(`[^`]+`)/).map((part, at) =>
    part.startsWith('`') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <code key={at} className="font-mono text-sm">
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    ),
  )
}

function withLinks(text: string): ReactNode {
  return text.split(/((?:https?:\/\/|w3\.org\/)[^\s),;]*[^\s),;.])/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part.startsWith('http') ? part : `https://${part}`} className="text-accent-text underline">
        {part.replace(/^https?:\/\/(?:www\.)?/, '')}
      </a>
    ) : (
      part
    ),
  )
}
