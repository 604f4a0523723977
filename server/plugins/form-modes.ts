/** Form modes on the server, found by folder; the parts that show and judge are nowhere else. */
import type { AnyFormMode } from '#sdk'
import { byFolder } from '../../src/registry/by-folder.ts'
import type { ModeJudge, ModeView } from '../../src/shared/form/form-mode.ts'

export const modes = byFolder(
  import.meta.glob<AnyFormMode>('/plugins/form-modes/*/definition.ts', { import: 'default', eager: true }),
)
export const modeViews = byFolder(
  import.meta.glob<ModeView<never, never>>('/plugins/form-modes/*/public.ts', { import: 'default', eager: true }),
)
export const modeJudges = byFolder(
  import.meta.glob<ModeJudge<never, never, never>>('/plugins/form-modes/*/judge.ts', {
    import: 'default',
    eager: true,
  }),
)
