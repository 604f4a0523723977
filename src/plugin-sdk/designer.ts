/** The console half of the plugin SDK: what a `designer.tsx`, `chart.tsx`, `cell.tsx` or `detail.tsx` may import. Never on the public page. */

export { type ChoiceItem, ChoiceListSetting } from './designer/choice-list-setting.tsx'
export {
  type AnyCell,
  type AnyChart,
  type AnyDesigner,
  type AnyDetail,
  type AnyPrint,
  type CellProps,
  type ChartProps,
  type DesignerProps,
  type DetailProps,
  defineCell,
  defineChart,
  defineDesigner,
  defineDetail,
  definePrint,
  type PrintProps,
  type QuestionSummary,
  type SummaryPart,
} from './designer/define-designer.ts'
export { type AnyIcon, defineIcon } from './designer/define-icon.ts'
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
export { useDictionaries } from './designer/use-dictionaries.ts'
export { useFindDepartments } from './designer/use-find-departments.ts'
export { useFindPeople } from './designer/use-find-people.ts'
export { useFindRoles } from './designer/use-find-roles.ts'
export { useFormFields } from './designer/use-form-fields.ts'
export { useReadOptionList } from './designer/use-read-option-list.ts'
export { useStaffAction } from './designer/use-staff-action.ts'
export { useUploadPicture } from './designer/use-upload-picture.ts'
export { AnswerPicture, useFile, useFiles } from './ui/files.tsx'
export { type FormField, useFileUrl, useLanguage, useT, useText } from './ui/question-host.tsx'
