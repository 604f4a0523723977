/**
 * Pages of the console that show nothing of the menu's, and therefore allow none of its frames: whatever stands in the
 * menu, people can sign in and put it right.
 */
export const isFramelessPage = (path: string): boolean =>
  /^\/(?:login|register|authLogin|apply|license|401|404)(?:\/|$)/.test(path)
