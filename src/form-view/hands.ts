// One question at a time, by keys and by swipes. Fetched only for forms that are filled in like that. It works on what is
// drawn (radio buttons, checkboxes, fields), so that no question type has to know of it.

/** Of the form's language: a choice called so is chosen by Y or N. */
export interface YesAndNo {
  readonly yes: string
  readonly no: string
}

export interface Hands {
  /** Nothing can be changed right now. */
  readonly isFrozen: () => boolean
  /** Goes on to the next question. @returns false when there is none */
  readonly next: () => boolean
  readonly back: () => void
  readonly words: () => YesAndNo
}

/**
 * @param root question and buttons
 * @param keys where keys are heard: the whole document where the form is all there is
 * @returns the way to stop
 */
export const listen = (root: HTMLElement, keys: Document | HTMLElement, hands: Hands): (() => void) => {
  const stopKeys = listenToKeys(root, keys, hands)
  const stopSwipes = listenToSwipes(root, hands)
  return () => {
    stopKeys()
    stopSwipes()
  }
}

const listenToKeys = (root: HTMLElement, place: Document | HTMLElement, hands: Hands): (() => void) => {
  /** The key before, for numbers of two digits. */
  let before = ''
  const hear = (heard: Event) => {
    const event = heard as KeyboardEvent
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.isComposing || event.altKey) return
    const isHeld = event.ctrlKey || event.metaKey
    // Whatever else is open has keys of its own.
    if (target !== document.body && !root.contains(target)) return
    if (hands.isFrozen()) return
    if (key === 'Enter') {
      // In a text of several lines Enter begins another one.
      if (event.shiftKey || !(isHeld ? target.matches('textarea') : goesOnFrom(target, event))) return
      event.preventDefault()
      // It decides nothing (spec 5): on the last question the button is where it can be pressed.
      if (!hands.next()) root.querySelector<HTMLElement>('[data-slot="form-actions"] button')?.focus()
      return
    }
    if (isHeld || key.length !== 1 || key === ' ' || event.defaultPrevented || !isIdle(target)) return
    const group = groupFor(root, target)
    if (group.length === 0) {
      // Whatever is typed is meant for the only field there is.
      if (!isChoice(target)) root.querySelector<HTMLElement>(fields)?.focus()
      return
    }
    const chosen = chosenBy(key, { group, before, words: hands.words() })
    before = key
    if (!chosen) return
    event.preventDefault()
    event.stopPropagation()
    chosen.focus()
    // Pressed again a radio button of some kinds is taken back; a checkbox of every kind is.
    if (chosen.type === 'checkbox' || !chosen.checked) chosen.click()
  }
  place.addEventListener('keydown', hear)
  return () => place.removeEventListener('keydown', hear)
}

const question = '[data-slot="question"]'
const choices = 'input[type="radio"], input[type="checkbox"]'
const fields =
  ':is(input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"], [type="hidden"]), textarea):not(:disabled, [readonly], [role="combobox"])'

const isChoice = (element: Element): element is HTMLInputElement => element.matches(choices)

/** What is under the hand does not take the letter itself. */
const isIdle = (target: HTMLElement): boolean =>
  isChoice(target) ||
  !target.matches(`input, textarea, select, [contenteditable]:not([contenteditable="false"]), ${ownKeys}`)

const ownKeys =
  '[role="combobox"], [role="listbox"] *, [role="slider"], [role="spinbutton"], [role="grid"] *, [role="tree"] *'
const ownEnter = `button, a[href], summary, textarea, select, input:is([type="range"], [type="file"], [type="search"]), [data-enter], [contenteditable], ${ownKeys}`

/** That a control keeps Enter from sending the form (spec 5) does not say that it does something by it. */
const goesOnFrom = (target: HTMLElement, event: KeyboardEvent): boolean => {
  if (isChoice(target)) return true
  // A row is not done with one of its fields.
  if (target.closest(`${question} ${question}`) || target.matches(ownEnter)) return false
  return target.matches('input') || !event.defaultPrevented
}

/** The choices that keys mean: those under the hand, or of the first row that has no answer yet. */
const groupFor = (root: HTMLElement, target: HTMLElement): readonly HTMLInputElement[] => {
  const groups = new Map<Element | null, HTMLInputElement[]>()
  for (const choice of root.querySelectorAll<HTMLInputElement>(choices)) {
    const group = choice.closest('[role="radiogroup"], [role="group"], fieldset')
    groups.set(group, [...(groups.get(group) ?? []), choice])
  }
  const all = [...groups.values()]
  const held = all.find((group) => group.some((choice) => choice === target))
  const open = all.find(isOpen)
  return (held && (isOpen(held) || !open) ? held : (open ?? held ?? all[0])) ?? []
}

const isOpen = (group: readonly HTMLInputElement[]): boolean =>
  group.some(({ type }) => type === 'checkbox') || group.every(({ checked }) => !checked)

const chosenBy = (
  key: string,
  {
    group,
    before,
    words,
  }: { readonly group: readonly HTMLInputElement[]; readonly before: string; readonly words: YesAndNo },
): HTMLInputElement | undefined => {
  if (/^\d$/.test(key)) {
    const named = (text: string) => group.find((choice) => nameOf(choice) === text)
    // A scale has its numbers; 1 and then 0 is ten.
    if (group.some((choice) => /^\d+$/.test(nameOf(choice))))
      return (before === '1' && named(`${before}${key}`)) || named(key)
    return group[Number(key) - 1]
  }
  const letter = key.toLowerCase()
  const word = letter === 'y' ? words.yes : letter === 'n' ? words.no : null
  const meant = word && group.find((choice) => nameOf(choice).toLowerCase() === word.toLowerCase())
  return meant || (/^[a-z]$/.test(letter) ? group[letter.charCodeAt(0) - 97] : undefined)
}

const nameOf = (choice: HTMLInputElement): string =>
  choice.closest('[data-slot="rating"]') ? choice.value : (choice.closest('label')?.textContent ?? '').trim()

/** Further across than down, and far enough that nobody does it by chance. */
const farEnough = 72

const listenToSwipes = (root: HTMLElement, hands: Hands): (() => void) => {
  let from: { readonly x: number; readonly y: number } | null = null
  const begin = (event: TouchEvent) => {
    const [touch] = event.touches
    const isFree =
      event.touches.length === 1 && touch && event.target instanceof Element && !movesItself(event.target, root)
    from = isFree ? { x: touch.clientX, y: touch.clientY } : null
  }
  const end = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    const begun = from
    from = null
    if (!begun || !touch || event.touches.length > 0 || hands.isFrozen()) return
    const [across, down] = [touch.clientX - begun.x, touch.clientY - begun.y]
    if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(down)) return
    if (!(getSelection()?.isCollapsed ?? true)) return
    const isForwards = across < 0 === (getComputedStyle(root).direction === 'ltr')
    if (isForwards) hands.next()
    else hands.back()
  }
  const forget = () => {
    from = null
  }
  const passive = { passive: true }
  root.addEventListener('touchstart', begin, passive)
  root.addEventListener('touchend', end, passive)
  root.addEventListener('touchcancel', forget, passive)
  return () => {
    root.removeEventListener('touchstart', begin)
    root.removeEventListener('touchend', end)
    root.removeEventListener('touchcancel', forget)
  }
}

/** What is drawn on, dragged or scrolled sideways keeps its gestures. */
const movesItself = (target: Element, root: HTMLElement): boolean => {
  if (target.closest('input, textarea, canvas, video, [role="slider"], [draggable="true"], [data-own-gestures]'))
    return true
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(element)
    if (touchAction === 'none' || touchAction === 'pan-y') return true
    if ((overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth) return true
  }
  return false
}
