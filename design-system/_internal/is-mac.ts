/** Whether the reader's keyboard has ⌘. `false` where there is no window. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}
