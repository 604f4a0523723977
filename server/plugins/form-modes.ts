/** Form modes on the server, found by folder; the parts that show and judge are nowhere else. */
export { default as modes } from 'virtual:plugins/eager/form-modes/definition'
export { default as modeJudges } from 'virtual:plugins/eager/form-modes/judge'
export { default as modeViews } from 'virtual:plugins/eager/form-modes/public'
