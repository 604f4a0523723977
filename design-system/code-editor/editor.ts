// The one file that knows CodeMirror. Loaded when the first editor is drawn, never with a page.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  closeBrackets,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension, type Range, StateEffect } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  lineNumbers,
  placeholder,
  tooltips,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'

/** A stretch of the text that is wrong; `from` and `to` count UTF-16 units, as strings do. */
export interface EditorProblem {
  from: number
  to: number
  message: string
}

/** A stretch of the text drawn as one piece. */
export interface EditorChip {
  from: number
  to: number
  text: string
  /** Accessible name: "Field Age". */
  label: string
  unknown: boolean
}

export interface EditorSuggestion {
  /** What is typed to find it. */
  label: string
  /** Beside the label: a signature, a type. */
  detail?: string | undefined
  /** A sentence below. */
  info?: string | undefined
  /** Put into the text; the cursor goes to `cursor`, else behind it. */
  insert: string
  cursor?: number | undefined
}

/** Read anew at every use, so a caller may hand over new functions with each rendering. */
export interface EditorOptions {
  language: 'json' | 'plain' | 'formula'
  /** ARIA attributes and id of the text. */
  attributes: Record<string, string>
  readOnly: boolean
  /** Not focusable either. */
  disabled: boolean
  placeholder: string
  lineNumbers: boolean
  /** Enter does nothing. */
  singleLine: boolean
  suggestionsLabel: string
  problems: readonly EditorProblem[]
  chipsIn?: ((text: string) => readonly EditorChip[]) | undefined
  suggestions?: (() => readonly EditorSuggestion[]) | undefined
  onChange: (text: string) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

export interface EditorHandle {
  /** Takes over text and options. What the person types meanwhile is kept when the text is the one reported last. */
  update: (value: string, options: EditorOptions) => void
  focus: (at?: number) => void
  /** Replaces the selection. */
  insert: (text: string, cursor?: number) => void
  /** After the editor came into sight. */
  measure: () => void
  destroy: () => void
}

export function createEditor(parent: HTMLElement, value: string, first: EditorOptions): EditorHandle {
  let options = first
  // Differs from `options` while an input method composes.
  let applied = first
  const facets = new Compartment()
  const language = new Compartment()
  const current = () => options

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        history(),
        bracketMatching(),
        tooltips({ position: 'fixed' }),
        EditorView.lineWrapping,
        theme,
        language.of(languageOf(options)),
        facets.of(facetsOf(options)),
        chips(current),
        EditorState.transactionFilter.of((change) => {
          const broken = options.singleLine && change.docChanged && change.newDoc.lines > 1
          return broken ? [] : change
        }),
        options.suggestions ? suggestionsFrom(current) : [],
        keymap.of([
          ...(options.suggestions ? completionKeymap : []),
          ...historyKeymap,
          ...(indents(options) ? [indentWithTab] : []),
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (applied !== options && !update.view.composing)
            queueMicrotask(() => handle.update(view.state.doc.toString(), options))
          if (update.docChanged) options.onChange(update.state.doc.toString())
          if (!update.focusChanged) return
          if (update.view.hasFocus) options.onFocus?.()
          else options.onBlur?.()
        }),
      ],
    }),
  })
  const stopEscape = escapeLadder(view, () => indents(options) && !options.readOnly)
  showProblems(view, options.problems)

  const handle: EditorHandle = {
    update(next, nextOptions) {
      // What an input method composes must not be drawn anew, or it is written twice.
      if (view.composing && next === view.state.doc.toString()) {
        options = nextOptions
        return
      }
      const before = applied
      options = nextOptions
      applied = nextOptions
      const text = view.state.doc.toString()
      const effects: StateEffect<unknown>[] = []
      if (JSON.stringify(plain(before)) !== JSON.stringify(plain(options))) {
        effects.push(facets.reconfigure(facetsOf(options)))
      }
      if (before.language !== options.language) effects.push(language.reconfigure(languageOf(options)))
      if (before.chipsIn !== options.chipsIn) effects.push(refresh.of(null))
      if (next !== text) {
        // A text from outside must not come back through onChange.
        const silent = { ...options, onChange: () => {} }
        options = silent
        view.dispatch({ changes: { from: 0, to: text.length, insert: next }, effects })
        options = nextOptions
      } else if (effects.length > 0) view.dispatch({ effects })
      if (next !== text || JSON.stringify(before.problems) !== JSON.stringify(options.problems)) {
        showProblems(view, options.problems)
      }
    },
    focus(at) {
      if (at !== undefined) {
        const anchor = Math.min(at, view.state.doc.length)
        view.dispatch({ selection: { anchor }, scrollIntoView: true })
      }
      view.focus()
    },
    insert(text, cursor = text.length) {
      const { from, to } = view.state.selection.main
      view.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + cursor },
        userEvent: 'input.complete',
      })
      view.focus()
    },
    measure() {
      view.requestMeasure()
    },
    destroy() {
      stopEscape()
      view.destroy()
    },
  }
  return handle
}

/** The place where a text stops being JSON; undefined when it is. Found by the grammar: browsers do not agree on saying it. */
export function jsonErrorAt(text: string): number | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const state = EditorState.create({ doc: text, extensions: [json()] })
    let at: number | undefined
    ensureSyntaxTree(state, text.length, 200)?.iterate({
      enter: (node) => {
        if (node.type.isError && at === undefined) at = node.from
      },
    })
    return at ?? text.length
  }
}

/** What is compared to see whether the editor must be told. */
function plain({
  attributes,
  readOnly,
  disabled,
  placeholder: text,
  lineNumbers: numbers,
  suggestionsLabel,
}: EditorOptions) {
  return { attributes, readOnly, disabled, text, numbers, suggestionsLabel }
}

function facetsOf(options: EditorOptions): Extension {
  return [
    EditorView.contentAttributes.of({
      ...options.attributes,
      ...(options.readOnly && { 'aria-readonly': 'true' }),
      ...(options.disabled && { 'aria-disabled': 'true' }),
      ...(options.singleLine && { 'aria-multiline': 'false' }),
      // Read-only text is focusable and can be copied; disabled text is not.
      tabindex: options.disabled ? '-1' : '0',
      autocapitalize: 'off',
    }),
    EditorState.readOnly.of(options.readOnly || options.disabled),
    EditorView.editable.of(!options.readOnly && !options.disabled),
    EditorState.phrases.of({ Completions: options.suggestionsLabel }),
    options.placeholder === '' ? [] : placeholder(options.placeholder),
    options.lineNumbers ? lineNumbers() : [],
  ]
}

/** Whether Tab indents, and so does not leave by itself. */
function indents(options: EditorOptions): boolean {
  return options.language !== 'formula' && !options.singleLine
}

function languageOf(options: EditorOptions): Extension {
  if (options.language === 'json') return [json(), closeBrackets(), jsonColors]
  return []
}

function showProblems(view: EditorView, problems: readonly EditorProblem[]) {
  const end = view.state.doc.length
  view.dispatch(
    setDiagnostics(
      view.state,
      problems.map(({ from, to, message }) => ({
        from: Math.min(from, end),
        to: Math.min(Math.max(from, to), end),
        severity: 'error',
        message,
      })),
    ),
  )
}

/**
 * Escape closes the suggestions; the next one makes Tab leave the editor instead of indenting (WCAG 2.1.2), for as long as
 * focus stays; only the third reaches a dialog around it. At the window, because Radix listens at the document before
 * anything inside a dialog does.
 */
function escapeLadder(view: EditorView, keepsTab: () => boolean): () => void {
  let leaves = false
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !view.hasFocus || event.isComposing) return
    if (completionStatus(view.state) !== null && closeCompletion(view)) return swallow(event)
    if (leaves || !keepsTab()) return
    leaves = true
    view.setTabFocusMode(true)
    swallow(event)
  }
  const onBlur = () => {
    leaves = false
    view.setTabFocusMode(false)
  }
  window.addEventListener('keydown', onKeyDown, true)
  view.contentDOM.addEventListener('blur', onBlur)
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    view.contentDOM.removeEventListener('blur', onBlur)
  }
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function suggestionsFrom(current: () => EditorOptions): Extension {
  const source = (context: CompletionContext) => {
    const word = context.matchBefore(/\{?[\p{L}\p{N}_]*/u)
    if (!word || (word.from === word.to && !context.explicit)) return null
    const brace = word.text.startsWith('{')
    const found = current().suggestions?.() ?? []
    return {
      // The brace is part of what is replaced, not of what is looked for.
      from: word.from + (brace ? 1 : 0),
      options: found
        .filter((each) => !brace || each.insert.startsWith('{'))
        .map(
          (each): Completion => ({
            label: each.label,
            ...(each.detail !== undefined && { detail: each.detail }),
            ...(each.info !== undefined && { info: each.info }),
            apply: (view, _completion, from, to) => {
              const start = brace ? from - 1 : from
              view.dispatch({
                changes: { from: start, to, insert: each.insert },
                selection: { anchor: start + (each.cursor ?? each.insert.length) },
                userEvent: 'input.complete',
              })
            },
          }),
        ),
      validFor: /^[\p{L}\p{N}_]*$/u,
    }
  }
  // Among equals the caller's order stays: fields stand as the form has them.
  return autocompletion({ override: [source], icons: false, maxRenderedOptions: 200, compareCompletions: () => 0 })
}

const refresh = StateEffect.define<null>()

/** Chips are one step for the cursor and go with one Backspace. */
function chips(current: () => EditorOptions): Extension {
  const build = (view: EditorView): DecorationSet =>
    Decoration.set(
      (current().chipsIn?.(view.state.doc.toString()) ?? []).map((chip) =>
        Decoration.replace({ widget: new ChipWidget(chip) }).range(chip.from, chip.to),
      ),
    )
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = build(view)
      }
      update(update: ViewUpdate) {
        const asked = update.transactions.some((each) => each.effects.some((effect) => effect.is(refresh)))
        if (update.docChanged || asked) this.decorations = build(update.view)
      }
    },
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    },
  )
}

class ChipWidget extends WidgetType {
  readonly chip: EditorChip
  constructor(chip: EditorChip) {
    super()
    this.chip = chip
  }
  override eq(other: ChipWidget) {
    const { text, label, unknown } = this.chip
    return other.chip.text === text && other.chip.label === label && other.chip.unknown === unknown
  }
  override toDOM() {
    const element = document.createElement('span')
    element.className = this.chip.unknown ? 'cm-chip cm-chip-unknown' : 'cm-chip'
    element.dataset.slot = 'formula-chip'
    element.textContent = this.chip.text
    element.setAttribute('role', 'img')
    element.setAttribute('aria-label', this.chip.label)
    return element
  }
  override ignoreEvent() {
    return false
  }
}

const jsonMarks: Record<string, Decoration> = {
  PropertyName: Decoration.mark({ class: 'cm-json-name' }),
  String: Decoration.mark({ class: 'cm-json-text' }),
  Number: Decoration.mark({ class: 'cm-json-value' }),
  True: Decoration.mark({ class: 'cm-json-value' }),
  False: Decoration.mark({ class: 'cm-json-value' }),
  Null: Decoration.mark({ class: 'cm-json-value' }),
}

/** Colours of the parts of JSON, by our tokens: CodeMirror's own highlight styles carry fixed ones. */
const jsonColors = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = jsonDecorations(view)
    }
    update(update: ViewUpdate) {
      const parsed = syntaxTree(update.state) !== syntaxTree(update.startState)
      if (update.docChanged || update.viewportChanged || parsed) this.decorations = jsonDecorations(update.view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

function jsonDecorations(view: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = jsonMarks[node.name]
        if (mark && node.to > node.from) ranges.push(mark.range(node.from, node.to))
      },
    })
  }
  return Decoration.set(ranges, true)
}

/** Tokens only, so the four themes and forced colours apply by themselves. Focus is drawn by the frame around. */
const theme = EditorView.theme({
  '&': { color: 'var(--ds-ink)', backgroundColor: 'transparent', flex: '1', minWidth: '0' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', maxHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0.375rem 0', caretColor: 'var(--ds-ink)', minHeight: 'inherit' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-cursor': { borderInlineStartColor: 'var(--ds-ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--ds-accent-soft)',
  },
  '.cm-placeholder': { color: 'var(--ds-muted)' },
  '.cm-gutters': {
    backgroundColor: 'var(--ds-subtle)',
    color: 'var(--ds-muted)',
    border: 'none',
    borderInlineEnd: '1px solid var(--ds-hairline)',
  },
  '&:not(.cm-focused) .cm-matchingBracket, &:not(.cm-focused) .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--ds-accent-soft)',
    color: 'inherit',
    outline: '1px solid var(--ds-control)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--ds-danger-soft)',
    color: 'inherit',
  },
  '.cm-json-name': { color: 'var(--ds-accent-text)' },
  '.cm-json-text': { color: 'var(--ds-success-text)' },
  '.cm-json-value': { color: 'var(--ds-warning-text)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--ds-danger-text)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--ds-danger-solid)' },
  '.cm-chip': {
    display: 'inline-block',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    padding: '0 0.375rem',
    margin: '0 1px',
    borderRadius: '4px',
    fontFamily: 'var(--ds-font-sans, system-ui)',
    color: 'var(--ds-accent-text)',
    backgroundColor: 'var(--ds-accent-soft)',
  },
  '.cm-chip-unknown': {
    color: 'var(--ds-danger-text)',
    backgroundColor: 'var(--ds-danger-soft)',
    textDecoration: 'line-through',
  },
  '.cm-tooltip': {
    zIndex: 'var(--ds-z-palette)',
    border: 'none',
    borderRadius: '10px',
    overflow: 'hidden',
    backgroundColor: 'var(--ds-paper)',
    color: 'var(--ds-ink)',
    boxShadow: 'var(--ds-shadow-menu)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    minWidth: '14rem',
    maxWidth: 'min(28rem, calc(100vw - 2rem))',
    maxHeight: '16rem',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '0.75rem',
    alignItems: 'baseline',
    minHeight: '2rem',
    padding: '0.25rem 0.5rem',
    borderRadius: '6px',
    lineHeight: '1.5',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--ds-desk)', color: 'var(--ds-ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { marginInlineStart: 'auto', fontStyle: 'normal', color: 'var(--ds-muted)' },
  '.cm-completionInfo': { padding: '0.5rem 0.75rem', maxWidth: '20rem' },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid var(--ds-danger-solid)' },
})
