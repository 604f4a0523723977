import type { Call } from './call.ts'

/**
 * Counts one view per form and browser tab; a reload is no second view. Not while the page is going live: whoever leaves
 * before it is counted is counted then.
 */
export const countViewSoon = (call: Call, formKey: string): void => {
  const count = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', count)
    countViewOnce(call, formKey)
  }
  const timer = setTimeout(count, 1000)
  addEventListener('pagehide', count)
}

const countViewOnce = (call: Call, formKey: string): void => {
  const mark = `formloom.fill.viewed.${formKey}`
  try {
    if (sessionStorage.getItem(mark)) return
    sessionStorage.setItem(mark, '1')
  } catch {
    // No storage: a reload counts again, which is better than not at all.
  }
  void call(`/user/form/data/view/${encodeURIComponent(formKey)}`, { method: 'POST', keepalive: true })
}
