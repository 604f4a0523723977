import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDefinition } from '#shared/form/definition'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { useFormHost } from '#src/console-host/use-form-host.ts'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { PreviewHead } from './preview-head.tsx'
import { ThemedPaper } from './themed-paper.tsx'

/** As many questions as a thumbnail has room for, where two stand side by side. */
const seen = 5

/** The beginning of a form, made once for all its thumbnails: nobody answers them. */
export const useFirstOfForm = (definition: FormDefinition, language: string) => {
  const { defaultLanguage } = definition
  const first = useMemo(() => ({ ...definition, questions: definition.questions.slice(0, seen) }), [definition])
  const host = useFormHost({ contentLanguage: language, defaultLanguage, uploadFile: refuse, callAction: refuse })
  return { definition: first, language, form: useFormSession(first, host) }
}

const refuse = () => Promise.reject(new Error('A thumbnail is answered by nobody'))

/** A page a third of its size, drawn when it comes into sight, as a gallery has many. Seen only; what it is called stands beside it. */
export const Thumbnail = ({ children }: { children: () => ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setInSight(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} inert data-slot="form-thumbnail" className="relative h-44 overflow-hidden bg-subtle">
      {inSight && (
        <div className="absolute start-0 top-0 h-[300%] w-[300%] origin-top-left scale-[0.33333] rtl:origin-top-right">
          {children()}
        </div>
      )}
    </div>
  )
}

/** The beginning of a form in a look: drawn by what draws the public page, so it shows what respondents get. */
export const FirstPage = ({
  id,
  first: { definition, language, form },
  theme,
  scheme,
}: {
  /** Unlike those of other pages on the screen. */
  id: string
  first: ReturnType<typeof useFirstOfForm>
  theme: FormTheme
  scheme: Scheme
}) => (
  <ThemedPaper theme={theme} scheme={scheme} device="desktop">
    <PreviewHead definition={definition} language={language} theme={theme} />
    <FormView
      {...form}
      page={form.compiled.pages[0]}
      language={language}
      idPrefix={`look-${id}`}
      withNumbers={theme.showNumbers}
    />
  </ThemedPaper>
)
