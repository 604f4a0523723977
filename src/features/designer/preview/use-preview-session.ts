import { useMemo } from 'react'
import type { Answers, FormDefinition } from '#shared/form/definition'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'

/** A form to be tried, with the engine that judges it. The same object until one of its parts is another. */
export const usePreviewSession = (definition: FormDefinition, language: string, answers?: Answers) => {
  const host = useDraftFormHost(language, definition.defaultLanguage)
  const { compiled, session, renderers, format } = useFormSession(definition, host, answers)
  return useMemo(() => ({ compiled, session, renderers, format, host }), [compiled, session, renderers, format, host])
}

export type PreviewSession = ReturnType<typeof usePreviewSession>
