// What most respondents never need: fetched where a question of the page takes files, or where some wait.

export { filesFirst } from './deliver-files.ts'
export { takeFile } from './take-file.ts'
export { openWaiting, sweepFiles, uploadWaiting } from './upload-waiting.ts'
