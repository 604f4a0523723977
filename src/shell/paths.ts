/** Where the server's menu puts my forms (server/seed/menus.ts); no typed route knows the paths of the menu. */
export const formsPath: string = '/project/list'
