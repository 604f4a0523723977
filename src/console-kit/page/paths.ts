/** Where the server's menu puts my forms (server/seed/menus.ts); no typed route knows the paths of the menu. */
export const formsPath: string = '/project/list'

/** One's own messages, from the bell. */
export const messagesPath: string = '/message/mine'

/** Requests for an account, from the bell. */
export const registrationsPath: string = '/system/registration'

/** The dashboard: home, and the tab that is always open (spec 2). */
export const homePath = '/index'

/** The gallery of templates, likewise. */
export const templatesPath: string = '/project/templates'
