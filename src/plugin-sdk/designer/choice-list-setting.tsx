import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { LiveRegion } from '#ds/live-region'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { withWording } from '../index.ts'
import { useLanguage, useText } from '../ui/question-host.tsx'
import { applyLines, type ChoiceItem, linesOf, moveItem, splitLines } from './choice-lines.ts'
import { useComposedText } from './use-composed-text.ts'
import { useSettingsT } from './use-settings-t.ts'

export type { ChoiceItem } from './choice-lines.ts'

interface ChoiceListSettingProps<Item extends ChoiceItem> {
  /** Names the list. */
  readonly label: string
  /** Only for assistive technology, where a group's title says the same. */
  readonly labelHidden?: boolean | undefined
  readonly items: readonly Item[]
  readonly onChange: (next: Item[]) => void
  readonly newId: () => string
  /** Completes a new item with the type's own keys. */
  readonly create: (item: ChoiceItem) => NoInfer<Item>
  /** Settings of one item, unfolded below it; `update` replaces the item. */
  readonly renderMore?: ((item: Item, update: (next: Item) => void) => ReactNode) | undefined
  /** Fewest items; the last ones cannot be removed. @default 1 */
  readonly min?: number | undefined
  /** What an item without words is called where it is answered, so that the field says the same. */
  readonly untitled?: ((position: number) => string) | undefined
  /** Most items; surplus pasted lines are left out. @default 200 */
  readonly max?: number | undefined
}

/**
 * A list of choices, matrix rows and the like. Keys in an item: Enter goes to the next one that is still empty, else adds
 * one below, which goes again when it is left empty; Backspace in an empty one removes
 * it, Alt with arrow up or down moves it; pasting several lines makes several items. The whole list can also be edited
 * as text, one line each.
 */
export const ChoiceListSetting = <Item extends ChoiceItem>({
  label,
  labelHidden = false,
  items,
  onChange,
  newId,
  create,
  renderMore,
  min = 1,
  max = 200,
  untitled,
}: ChoiceListSettingProps<Item>) => {
  const t = useSettingsT()
  const language = useLanguage()
  const labelId = useId()
  const batchId = useId()
  const linesId = useId()
  /** The list as it was when it was opened as text; null while it is not. */
  const [before, setBefore] = useState<readonly Item[] | null>(null)
  const [moved, setMoved] = useState('')
  const focus = useFocusAfterRender()

  // The button that was pressed is gone: focus goes where one goes on.
  const showText = (shown: boolean) => {
    focus(shown ? linesId : batchId)
    setBefore(shown ? items : null)
  }
  /** Items that went while the list is text are still at hand: a line that is cut comes back with its id. */
  const write = (lines: readonly string[]) => {
    const gone = before?.filter(({ id }) => !items.some((item) => item.id === id)) ?? []
    emit(applyLines([...items, ...gone], lines, language, (text) => create({ id: newId(), label: text })))
  }
  const emit = (next: readonly Item[]) => onChange(next.slice(0, max))
  const make = (wording: string): Item =>
    create({ id: newId(), label: wording === '' ? {} : withWording({}, language, wording) })

  const unwritten = useRef<string | null>(null)
  const goOn = (index: number) => {
    const [item, next] = [items[index], items[index + 1]]
    // Enter in what Enter has just added asks for nothing.
    if (!item || (item.id === unwritten.current && isUnnamed(item))) return
    if (next && isUnnamed(next)) document.getElementById(inputId(labelId, next.id))?.focus()
    else unwritten.current = addAfter(index) ?? null
  }
  const leave = (index: number) => {
    const item = items[index]
    if (!item || item.id !== unwritten.current) return
    unwritten.current = null
    if (isUnnamed(item) && items.length > min) emit(items.toSpliced(index, 1))
  }
  const addAfter = (index: number): string | undefined => {
    if (items.length >= max) return undefined
    const item = make('')
    focus(inputId(labelId, item.id))
    emit(items.toSpliced(index + 1, 0, item))
    return item.id
  }
  const remove = (index: number) => {
    if (items.length <= min) return
    const neighbour = items[index - 1] ?? items[index + 1]
    if (neighbour) focus(inputId(labelId, neighbour.id))
    emit(items.toSpliced(index, 1))
  }
  const move = (index: number, to: number) => {
    const next = moveItem(items, index, to)
    const item = items[index]
    if (next === items || !item) return
    focus(inputId(labelId, item.id))
    setMoved(t('choices.moved', { position: to + 1, total: items.length }))
    emit(next)
  }
  const replace = (index: number, item: Item) => emit(items.with(index, item))

  const pasteInto = (index: number, lines: readonly string[]) => {
    const item = items[index]
    const [first = '', ...rest] = lines
    if (!item) return
    const isBlank = !item.label[language]
    const written = isBlank ? { ...item, label: withWording(item.label, language, first) } : item
    const added = (isBlank ? rest : lines).map(make)
    const next = items.toSpliced(index, 1, written, ...added)
    const last = next.slice(0, max)[index + added.length] ?? next.at(max - 1)
    if (last) focus(inputId(labelId, last.id))
    emit(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons beside the name have no place in a legend
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <span id={labelId} className={labelHidden ? 'sr-only' : 'font-medium text-ink text-sm'}>
          {label}
        </span>
        {!before && (
          <Button id={batchId} size="mini" variant="ghost" className="ms-auto" onClick={() => showText(true)}>
            {t('choices.batch')}
          </Button>
        )}
      </div>
      {before ? (
        <LinesEditor
          id={linesId}
          label={label}
          lines={linesOf(items, language)}
          min={min}
          max={max}
          onLines={write}
          onDone={() => showText(false)}
          onCancel={() => {
            if (before !== items) emit(before)
            showText(false)
          }}
        />
      ) : (
        <>
          <ol className="flex flex-col gap-1.5">
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                id={inputId(labelId, item.id)}
                position={index + 1}
                item={item}
                removable={items.length > min}
                onRelabel={(wording) => replace(index, { ...item, label: withWording(item.label, language, wording) })}
                untitled={untitled?.(index + 1) ?? t('choices.item', { position: index + 1 })}
                onEnter={() => goOn(index)}
                onLeave={() => leave(index)}
                onRemove={() => remove(index)}
                onMove={(distance) => move(index, index + distance)}
                onPasteLines={(lines) => pasteInto(index, lines)}
              >
                {renderMore?.(item, (next) => replace(index, next))}
              </ItemRow>
            ))}
          </ol>
          <Button
            size="small"
            iconStart={<Icon name="plus" />}
            disabled={items.length >= max}
            onClick={() => addAfter(items.length - 1)}
          >
            {t('choices.add')}
          </Button>
        </>
      )}
      <LiveRegion message={moved} />
    </div>
  )
}

const ItemRow = ({
  id,
  position,
  item,
  removable,
  untitled,
  onLeave,
  onRelabel,
  onEnter,
  onRemove,
  onMove,
  onPasteLines,
  children,
}: {
  id: string
  position: number
  item: ChoiceItem
  removable: boolean
  untitled: string
  onLeave: () => void
  onRelabel: (wording: string) => void
  onEnter: () => void
  onRemove: () => void
  onMove: (distance: -1 | 1) => void
  onPasteLines: (lines: readonly string[]) => void
  children: ReactNode
}) => {
  const t = useSettingsT()
  const language = useLanguage()
  const pickText = useText()
  const [open, setOpen] = useState(false)
  const moreId = useId()
  const composed = useComposedText(item.label[language] ?? '', onRelabel)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      onMove(event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Backspace' && composed.text === '' && removable) {
      // Without this the same key press would go on to delete a letter of the item that gets focus.
      event.preventDefault()
      onRemove()
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = splitLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    onPasteLines(lines)
  }

  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-center gap-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the text field inside, which they bubble from */}
        <div
          className="min-w-0 flex-1"
          {...composed.listeners}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => composed.text === '' && onLeave()}
        >
          <TextInput
            id={id}
            size="small"
            label={t('choices.item', { position })}
            value={composed.text}
            onChange={composed.change}
            onEnter={onEnter}
            placeholder={pickText(item.label) || untitled}
          />
        </div>
        <Button
          size="small"
          variant="ghost"
          iconOnly
          aria-expanded={open}
          aria-controls={moreId}
          aria-label={t('choices.more', { position })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </Button>
        <Button
          size="small"
          variant="ghost"
          iconOnly
          disabled={!removable}
          aria-label={t('choices.remove', { position })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </Button>
      </div>
      <div id={moreId} hidden={!open} className="border-hairline border-s-2 ps-3">
        <div className="flex flex-col gap-3 pb-2">
          <div className="flex gap-2">
            <Button size="mini" iconStart={<Icon name="arrow-up" />} onClick={() => onMove(-1)}>
              {t('choices.up')}
            </Button>
            <Button size="mini" iconStart={<Icon name="arrow-down" />} onClick={() => onMove(1)}>
              {t('choices.down')}
            </Button>
          </div>
          {children}
        </div>
      </div>
    </li>
  )
}

const LinesEditor = ({
  id,
  label,
  lines,
  min,
  max,
  onLines,
  onDone,
  onCancel,
}: {
  id: string
  label: string
  lines: string
  min: number
  max: number
  /** What was written, at a pause or when it is left, as long as it fits. */
  onLines: (lines: readonly string[]) => void
  onDone: () => void
  onCancel: () => void
}) => {
  const t = useSettingsT()
  const hintId = useId()
  const [text, setText] = useState(lines)
  const count = splitLines(text).length
  const fits = count >= min && count <= max
  // Not before something was written: an empty list is where one begins.
  const isWrong = !fits && text !== lines
  const { write, drop } = useWriteOnLeaving(text, lines, (written) => fits && onLines(splitLines(written)))
  return (
    <>
      <Textarea
        id={id}
        label={label}
        describedBy={hintId}
        rows={8}
        value={text}
        onChange={setText}
        onBlur={write}
        invalid={isWrong}
      />
      <span id={hintId} className={!isWrong ? 'text-muted text-xs' : 'text-danger-text text-xs'}>
        {t('choices.batchHint', { min, max })}
      </span>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={!fits}
          onClick={() => {
            write()
            onDone()
          }}
        >
          {t('choices.apply')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            drop()
            onCancel()
          }}
        >
          {t('choices.cancel')}
        </Button>
      </div>
    </>
  )
}

/**
 * Hands on a text in the making at a pause of a second, and at once when it is left, by whatever way: another field,
 * another page, a reload. Leaving must lose nothing, and "saved" must not stand above what is not.
 */
const useWriteOnLeaving = (text: string, from: string, onWrite: (text: string) => void) => {
  const written = useRef(from)
  const latest = useRef({ text, onWrite })
  useEffect(() => {
    latest.current = { text, onWrite }
  })
  const write = useCallback(() => {
    const { text, onWrite } = latest.current
    if (text === written.current) return
    written.current = text
    onWrite(text)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(write, 1000)
    return () => clearTimeout(timer)
  }, [text, write])
  useEffect(() => {
    // Before the page's own listener, which asks what is not saved.
    window.addEventListener('beforeunload', write, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', write, { capture: true })
      write()
    }
  }, [write])
  const drop = () => {
    written.current = text
  }
  return { write, drop }
}

const isUnnamed = ({ label }: ChoiceItem): boolean => Object.values(label).every((wording) => wording === '')

const inputId = (listId: string, itemId: string) => `${listId}-${itemId}`

/** Focus for an element that the next render brings, or moves: the browser drops the focus of a moved element. */
const useFocusAfterRender = () => {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })
  return (id: string) => {
    wanted.current = id
  }
}
