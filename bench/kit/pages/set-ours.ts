// A console's everyday parts; bench/peers/pages/set-antd.ts holds the same of antd.
export { DataTable } from '#ds/data-table'
export { DatePicker } from '#ds/date-picker'
export { NumberInput } from '#ds/number-input'
export { Pagination } from '#ds/pagination'
export { Textarea } from '#ds/textarea'
export { Tree } from '#ds/tree'
export { Upload } from '#ds/upload'
export * from './set-small-ours.ts'
