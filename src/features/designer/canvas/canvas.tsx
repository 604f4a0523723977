import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useContext, useDeferredValue, useMemo, useRef } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { compileForm } from '#shared/form/compile'
import type { Rule } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import { defaultAnswers } from '#shared/form/starting-answers'
import { pickText } from '#shared/form/text'
import { artPath } from '#shared/theme/art'
import { defaultFormTheme, hasUsualLook } from '#shared/theme/form-theme'
import { useMedia } from '#src/console-kit/look/use-media.ts'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { FormViewProvider } from '#src/form-view/form-view.tsx'
import { useRenderers } from '#src/form-view/renderers.ts'
import { SheetHead } from '#src/form-view/sheet-head.tsx'
import { schemeOf, themeStyle } from '#src/form-view/theme-style.ts'
import { typesIn } from '#src/form-view/types-in.ts'
import { useT } from '#src/i18n/use-t.ts'
import { renderers as rendererLoaders, resolveType } from '#src/registry/question-types.admin.ts'
import { useDocumentOr } from '../draft/opened.tsx'
import { questionNumbers } from '../draft/question-numbers.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'
import { useContentLanguage, useDefinition, useSelect } from '../draft/use-draft.ts'
import { useIsNarrow } from '../editor/use-is-narrow.ts'
import type { QuestionActions } from '../editor/use-question-actions.ts'
import { themeKind } from '../theme/theme-kind.tsx'
import { CanvasQuestion } from './canvas-question.tsx'
import { InsertionContext } from './insertion.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The paper: drawn by the same frames and renderers as the public page, with handles to arrange the questions. */
export const Canvas = ({ actions, onWrite }: { actions: QuestionActions; onWrite: () => void }) => {
  const t = useT('designer')
  const isNarrow = useIsNarrow()
  const current = useDefinition()
  // Typing in the inspector must not wait for a long form to be drawn again.
  const definition = useDeferredValue(current)
  const language = useContentLanguage()
  const select = useSelect()
  const host = useDraftFormHost(language, definition.defaultLanguage)
  const renderers = useRenderers(rendererLoaders, typesIn(definition))
  const format = useMemo(() => createAnswerText(resolveType, host), [host])
  // Nobody answers here, so author-written patterns need not be compiled.
  const compiled = useMemo(() => compileForm(definition, resolveType, noPatterns), [definition])
  const session = useMemo(() => compiled.openSession(defaultAnswers(compiled, { now: Date.now() })), [compiled])
  const pageOf = useMemo(() => pageNumbers(compiled.pages), [compiled])
  const ruled = useMemo(() => rulesByTarget(definition.rules), [definition.rules])
  const numbers = useMemo(() => questionNumbers(definition.questions), [definition])
  const ids = useMemo(() => definition.questions.map(({ id }) => id), [definition])
  const insertion = useContext(InsertionContext)
  const paper = useRef<HTMLDivElement>(null)
  useKeptFocus(paper, definition)
  const theme = useDocumentOr(themeKind, defaultFormTheme)
  const scheme = schemeOf(theme, useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light')

  return (
    <div
      ref={paper}
      data-paper
      // The console's own contrast stays where the form has no look of its own.
      {...(!hasUsualLook(theme) && { 'data-theme': scheme, style: themeStyle(theme, scheme) })}
      data-over={(insertion !== null && insertion.at === null) || undefined}
      className="mx-auto min-h-full w-full max-w-[760px] rounded-lg border border-hairline bg-paper px-6 py-8 text-ink data-[over]:border-accent-solid sm:px-10"
    >
      <SheetHead {...theme} art={artPath(theme)} bleed="-mx-6 -mt-8 mb-8 rounded-t-lg sm:-mx-10" />
      <button type="button" onClick={() => select(null)} className="mb-8 block w-full rounded-md text-start">
        <span className="block break-words text-2xl font-semibold text-ink">
          {pickText(definition.title, language, definition.defaultLanguage) || t('canvas.untitled')}
        </span>
        <span className="mt-2 block whitespace-pre-line break-words text-base text-muted">
          {pickText(definition.description, language, definition.defaultLanguage) || t('canvas.describe')}
        </span>
      </button>
      {ids.length === 0 ? (
        isNarrow ? (
          <EmptyState
            title={t('canvas.emptyNarrow', { palette: t('palette') })}
            illustration="paper"
            action={<Button onClick={onWrite}>{t('write.open')}</Button>}
          />
        ) : (
          <EmptyState
            title={t('canvas.empty')}
            description={t('canvas.emptyHint')}
            illustration="paper"
            action={<Button onClick={onWrite}>{t('write.open')}</Button>}
          />
        )
      ) : (
        <FormViewProvider
          session={session}
          language={language}
          compiled={compiled}
          host={host}
          renderers={renderers}
          format={format}
          show="all"
          idPrefix="canvas"
        >
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <div className="@container">
              <ol aria-label={t('canvas.questions')} className="grid grid-cols-1 gap-x-2 gap-y-2 @xl:grid-cols-24">
                {definition.questions.map((question, index) => (
                  <CanvasQuestion
                    key={question.id}
                    question={question}
                    index={index}
                    number={numbers.get(question.id)}
                    count={ids.length}
                    pageNumber={pageOf.get(question.id) ?? 1}
                    rules={ruled.get(question.id) ?? 0}
                    actions={actions}
                  />
                ))}
              </ol>
            </div>
          </SortableContext>
        </FormViewProvider>
      )}
    </div>
  )
}

const rulesByTarget = (rules: readonly Rule[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { triggerList } of rules)
    for (const { formItemId } of triggerList) counts.set(formItemId, (counts.get(formItemId) ?? 0) + 1)
  return counts
}

const pageNumbers = (pages: ReturnType<typeof compileForm>['pages']): ReadonlyMap<string, number> =>
  new Map(
    pages.flatMap(({ number, sections, breakAfter }) =>
      [...sections.flatMap(({ heading, questions }) => [heading, ...questions]), breakAfter].flatMap((question) =>
        question ? [[question.id, number] as const] : [],
      ),
    ),
  )
