/** In the browser's local storage: says that files may wait here, without a database being opened to look. */
export const filesKept = 'formloom-fill-files'
