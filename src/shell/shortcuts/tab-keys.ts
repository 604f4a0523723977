/** Keys for the page on screen (ux.md 1.3); as Kbd writes them. */
export const tabKeys = { close: 'alt+w', refresh: 'alt+shift+r' } as const
