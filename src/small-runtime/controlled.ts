// A field shows what it is told to show, as with React: where nobody takes over what was entered, Preact leaves it on screen, and
// the respondent sees another answer than the one that is sent.
import { options, type VNode } from 'preact'

interface Told {
  readonly value?: unknown
  readonly checked?: unknown
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const told = new WeakMap<EventTarget, Told>()

const earlier = options.diffed
options.diffed = (vnode: VNode<Told>) => {
  // Preact calls what a vnode has drawn so in every build (its mangle.json).
  const drawn: unknown = Reflect.get(vnode, '__e')
  // What a component draws is its own as well.
  if (typeof vnode.type === 'string' && isField(drawn)) told.set(drawn, vnode.props)
  earlier?.(vnode)
}

const isField = (drawn: unknown): drawn is Field =>
  typeof drawn === 'object' && drawn !== null && 'form' in drawn && 'value' in drawn && 'name' in drawn

/** The event at which a field asks: a choice by `change`, because `input` comes before anybody has heard of it. */
const asks = (field: Field): string => (/^(?:radio|checkbox|select-)/.test(field.type) ? 'change' : 'input')

/** What the respondent made of it. */
const stateOf = (field: Field): unknown =>
  asks(field) === 'change' && 'checked' in field ? field.checked : field.value

const show = (field: Element) => {
  const { value, checked } = told.get(field) ?? {}
  if (!isField(field)) return
  if ('checked' in field && typeof checked === 'boolean' && field.checked !== checked) field.checked = checked
  const isText = asks(field) === 'input' || field.type === 'select-one'
  if (isText && value !== undefined && value !== null && field.value !== String(value)) field.value = String(value)
}

const hear = (event: Event) => {
  const { target: field } = event
  if (!isField(field) || event.type !== asks(field) || (event as InputEvent).isComposing) return
  const entered = stateOf(field)
  setTimeout(() => {
    // Something was entered after it, which is asked for by itself.
    if (stateOf(field) !== entered) return
    // One that is chosen took the choice from another.
    const group =
      field.type === 'radio' && field.name !== '' ? field.ownerDocument.getElementsByName(field.name) : [field]
    for (const each of group) show(each)
  }, settledMs)
}

/** By then whoever hears of it has drawn, whatever else is done first. */
const settledMs = 150

if (typeof document !== 'undefined') for (const type of ['input', 'change']) document.addEventListener(type, hear)
