/** The browser half of the plugin SDK: what a `renderer.tsx` may import. Weighs nothing beyond React. */
export { afterPress } from './ui/after-press.ts'
export {
  type AnyRenderer,
  defineRenderer,
  type Renderer,
  type RendererProps,
} from './ui/define-renderer.ts'
export { AnswerPicture, useFile, useFiles } from './ui/files.tsx'
export type { FillIn } from './ui/fill-in.ts'
export { PluginBoundary } from './ui/plugin-boundary.tsx'
export {
  type FileState,
  type QuestionHost,
  QuestionHostProvider,
  QuestionScope,
  type SlotProps,
  type UploadedFile,
  type UploadOptions,
  useFileUrl,
  useFormLanguage,
  useLanguage,
  useSeed,
  useServerAction,
  useT,
  useText,
  useUpload,
  type WorkState,
} from './ui/question-host.tsx'
export { QuestionSlot } from './ui/question-slot.tsx'
export { useBusy } from './ui/use-busy.ts'
export { useFillIn } from './ui/use-fill-in.ts'
export { useFocusTarget } from './ui/use-focus-target.ts'
export { useOnce } from './ui/use-once.ts'
export { type TypeData, useTypeData } from './ui/use-type-data.ts'
