import { useState } from 'react'
import { FieldErrors } from '#ds/field'
import { Textarea } from '#ds/textarea'
import { SettingField, useLanguage, useT, useText } from '#sdk/designer'
import { maxNodes, type Node, stepLabel } from './tree.ts'
import { applyLines, countLines, linesOf, parseLines } from './tree-text.ts'

/**
 * The tree as indented text, taken over while it is typed, as every setting is. Each state is compared with the tree as it was
 * when the field was entered: a line half written may be called like another one for a moment, and the ids answers hang on
 * must not wander on the way.
 */
export const TreeSetting = ({
  value,
  onChange,
  newId,
}: {
  value: readonly Node[]
  onChange: (next: Node[]) => void
  newId: () => string
}) => {
  const t = useT()
  const language = useLanguage()
  const text = useText()
  const [typed, setTyped] = useState<Typed | null>(null)
  const words = { language, nameOf: (node: Node, index: number) => stepLabel({ node, index }, { text, t }) }
  const shown = typed?.text ?? linesOf(value, words)
  const count = countLines(parseLines(shown))
  const fits = count > 0 && count <= maxNodes

  const type = (next: string) => {
    const { base, ids } = typed ?? { base: value, ids: [] }
    const lines = parseLines(next)
    const size = countLines(lines)
    // The same new line keeps its id from one letter to the next.
    const given = ids.slice()
    let used = 0
    const idOf = () => {
      const id = given[used] ?? newId()
      given[used++] = id
      return id
    }
    if (size > 0 && size <= maxNodes) onChange(applyLines(base, lines, { ...words, newId: idOf }))
    setTyped({ text: next, base, ids: given })
  }

  return (
    <SettingField label={t('tree')} hint={t('tree.hint')}>
      {({ controlId, describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the text field inside is left, which bubbles
        <div className="flex flex-col gap-2" onBlur={() => fits && setTyped(null)}>
          <Textarea id={controlId} describedBy={describedBy} rows={12} value={shown} onChange={type} invalid={!fits} />
          <FieldErrors id={`${controlId}-errors`} errors={fits ? [] : [t('tree.tooMany', { max: maxNodes })]} />
        </div>
      )}
    </SettingField>
  )
}

interface Typed {
  readonly text: string
  /** The tree as it was when typing began. */
  readonly base: readonly Node[]
  /** What new lines were given since, in their order. */
  readonly ids: readonly string[]
}
