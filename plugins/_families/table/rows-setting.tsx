import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { Textarea } from '#ds/textarea'
import { SettingField, useT } from '#sdk/designer'
import { maxRows, type Row } from './table.ts'
import { applyRows, linesOf, parseFile, parseLines } from './table-text.ts'

/**
 * The rows as lines of text, taken over while they are typed or pasted, or all of them out of a file whose first line
 * names the columns. Each state is compared with the rows as they were when the field was entered: a line half written
 * may be called like another one for a moment, and the ids answers hang on must not wander.
 */
export const RowsSetting = ({
  rows,
  columns,
  onChange,
  onImport,
  newId,
}: {
  rows: readonly Row[]
  columns: number
  onChange: (rows: Row[]) => void
  onImport: (head: readonly string[], rows: readonly (readonly string[])[]) => void
  newId: () => string
}) => {
  const t = useT()
  const chooser = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; base: readonly Row[]; ids: readonly string[] } | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const shown = typed?.text ?? linesOf(rows)
  const count = parseLines(shown).length
  const errors = [
    ...(count > maxRows ? [t('rows.tooMany', { max: maxRows })] : []),
    ...(isUnreadable ? [t('rows.unreadable')] : []),
  ]

  const type = (text: string) => {
    const { base, ids } = typed ?? { base: rows, ids: [] }
    const given = [...ids]
    let used = 0
    // The same new line keeps its id from one letter to the next.
    const idOf = () => {
      const id = given[used] ?? newId()
      given[used++] = id
      return id
    }
    const lines = parseLines(text)
    if (lines.length <= maxRows) onChange(applyRows(base, lines, columns, idOf))
    setTyped({ text, base, ids: given })
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    const [head, ...lines] = parseFile(decode(await file.arrayBuffer()))
    const isFit = head !== undefined && lines.length > 0 && lines.length <= maxRows
    setUnreadable(!isFit)
    setTyped(null)
    if (isFit) onImport(head, lines)
  }

  return (
    <SettingField label={t('rows')} hint={t('rows.hint')}>
      {({ controlId, describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the text field inside is left, which bubbles
        <div className="flex flex-col gap-2" onBlur={() => count <= maxRows && setTyped(null)}>
          <Textarea
            id={controlId}
            describedBy={describedBy}
            rows={8}
            value={shown}
            onChange={type}
            invalid={count > maxRows}
          />
          <FieldErrors id={`${controlId}-errors`} errors={errors} />
          <input
            ref={chooser}
            type="file"
            accept=".csv,.tsv,.txt"
            hidden
            aria-label={t('rows.file')}
            onChange={(event) => {
              void read(event.target.files?.[0])
              // The same file once more is a new choice.
              event.target.value = ''
            }}
          />
          <div>
            <Button size="small" onClick={() => chooser.current?.click()}>
              {t('rows.file')}
            </Button>
          </div>
        </div>
      )}
    </SettingField>
  )
}

/** Spreadsheets write UTF-8, or what their system speaks, which in China is GB 18030. */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
