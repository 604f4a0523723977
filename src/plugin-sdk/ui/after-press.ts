/**
 * Runs `action` at once, or as soon as no button is pressed and no finger is down. A click begins by taking the focus
 * from another field; an error that appeared at that moment would push what is being clicked away from under the
 * pointer, and the click would be lost.
 */
export const afterPress = (action: () => void): void => {
  if (pressed) waiting.push(action)
  else action()
}

let pressed = false
let waiting: (() => void)[] = []

const press = (event: MouseEvent) => {
  if (event.button === 0) pressed = true
}
const release = () => {
  if (!pressed) return
  pressed = false
  // After the click, which follows the release within the same task.
  setTimeout(() => {
    if (pressed) return
    const due = waiting
    waiting = []
    for (const action of due) action()
  })
}

if (typeof document !== 'undefined') {
  // Touch presses twice: with the finger, and with the mouse events that are made of it afterwards.
  for (const type of ['pointerdown', 'mousedown'] as const) document.addEventListener(type, press, true)
  // A key, too: a release outside of the window may never be told.
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const)
    document.addEventListener(type, release, true)
}
