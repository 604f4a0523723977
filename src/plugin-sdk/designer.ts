/** The console half of the plugin SDK: what a `designer.tsx`, `chart.tsx`, `cell.tsx` or `detail.tsx` may import. Never on the public page. */

export { type ChoiceItem, ChoiceListSetting } from './designer/choice-list-setting.tsx'
export {
  type AnyCell,
  type AnyChart,
  type AnyDesigner,
  type AnyDetail,
  type CellProps,
  type ChartProps,
  type DesignerProps,
  type DetailProps,
  defineCell,
  defineChart,
  defineDesigner,
  defineDetail,
  type QuestionSummary,
  type SummaryPart,
} from './designer/define-designer.ts'
export { patchOptions } from './designer/patch-options.ts'
export {
  NumberSetting,
  PlainTextSetting,
  SelectSetting,
  SettingField,
  type SettingIds,
  SettingsGroup,
  SwitchSetting,
  TextSetting,
} from './designer/settings.tsx'
export { useChartWords } from './designer/use-chart-words.ts'
export { useFindPeople } from './designer/use-find-people.ts'
export { useUploadPicture } from './designer/use-upload-picture.ts'
export { AnswerPicture, useFile, useFiles } from './ui/files.tsx'
export { useFileUrl, useLanguage, useT, useText } from './ui/question-host.tsx'
