import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Tooltip } from '#ds/tooltip'
import type { Question } from '#sdk'
import { noIssues } from '#sdk'
import { QuestionFrame } from '#src/form-view/question-frame.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { useSelect, useSelection } from '../draft/use-draft.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import type { QuestionActions } from '../editor/use-question-actions.ts'
import { type Insertion, useInsertionEdge } from './insertion.ts'

/** A question on the paper: what respondents see, not answerable, under a button that selects it; its tools when selected. */
export const CanvasQuestion = memo(function CanvasQuestion({
  question,
  index,
  number,
  count,
  pageNumber,
  rules,
  actions,
}: {
  question: Question
  index: number
  /** Among those that are answered; undefined for layout. */
  number: number | undefined
  count: number
  pageNumber: number
  /** How many rules decide whether it is shown. */
  rules: number
  actions: QuestionActions
}) {
  const t = useT('designer')
  const select = useSelect()
  const selected = useSelection() === question.id
  const name = useQuestionName()(question)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: question.id,
    data: { name },
  })
  const item = useRef<HTMLLIElement | null>(null)
  const edge = useInsertionEdge(question.id)

  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const tools = [
    { id: 'up', icon: 'arrow-up', disabled: index === 0, run: () => actions.move(question.id, index - 1) },
    { id: 'down', icon: 'arrow-down', disabled: index === count - 1, run: () => actions.move(question.id, index + 1) },
    { id: 'duplicate', icon: 'copy', disabled: false, run: () => actions.duplicate(question.id) },
    { id: 'remove', icon: 'trash', disabled: false, run: () => actions.remove(question.id) },
  ] as const

  return (
    <li
      ref={(node) => {
        item.current = node
        setNodeRef(node)
      }}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
      data-question={question.id}
      style={itemStyle(question.span, CSS.Translate.toString(transform), transition)}
      className="group/item relative min-w-0 rounded-md border border-transparent bg-paper p-4 ps-5 hover:border-hairline data-[dragging]:z-sticky data-[dragging]:rotate-1 data-[dragging]:shadow-drag data-[selected]:border-hairline data-[selected]:bg-subtle @xl:col-[span_var(--span)/span_var(--span)]"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-[3px] rounded-full bg-transparent group-data-[selected]/item:bg-accent-solid"
      />
      {edge && <InsertionLine edge={edge} />}
      <div inert className={question.hidden || question.byLink ? 'opacity-50' : undefined}>
        <QuestionFrame question={question} issues={noIssues} pageNumber={pageNumber} />
        {question.hidden && <p className="mt-2 text-sm text-muted">{t('canvas.hidden')}</p>}
        {question.byLink && !question.hidden && <p className="mt-2 text-sm text-muted">{t('canvas.byLink')}</p>}
      </div>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={
          number === undefined ? t('canvas.selectLayout', { name }) : t('canvas.select', { position: number, name })
        }
        onClick={() => select(question.id)}
        className="absolute inset-0 rounded-md"
      />
      {rules > 0 && (
        <Link
          to="/project/form/logic"
          search
          className="relative mt-3 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-muted pointer-coarse:min-h-11 text-sm no-underline hover:text-accent-text hover:underline"
        >
          <Icon name="eye" size={16} />
          {t('canvas.ruled', { count: rules })}
        </Link>
      )}
      {/* On the upper edge: inside it would lie on the title where the paper is narrow. */}
      <div
        role="toolbar"
        aria-label={t('canvas.tools', { name })}
        className="absolute end-2 -top-1 hidden pointer-coarse:-top-4 -translate-y-1/2 gap-1 rounded-md border border-hairline bg-paper p-0.5 group-focus-within/item:flex group-hover/item:flex group-data-[selected]/item:flex"
      >
        <Button
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          variant="ghost"
          size="mini"
          iconOnly
          aria-label={t('tool.drag', { name })}
          className="cursor-grab touch-none"
          iconStart={<Icon name="grip" size={16} />}
        />
        {tools.map(({ id, icon, disabled, run }) => (
          <Tooltip key={id} text={t(`tool.${id}`)}>
            <Button
              variant="ghost"
              size="mini"
              iconOnly
              disabled={disabled}
              aria-label={t(`tool.${id}`)}
              onClick={run}
              iconStart={<Icon name={icon} size={16} />}
            />
          </Tooltip>
        ))}
      </div>
    </li>
  )
})

/** Two pixels with a round end in the middle of the gap: what is held would go there. */
const InsertionLine = ({ edge }: { edge: NonNullable<Insertion['at']>['edge'] }) => (
  <span
    aria-hidden="true"
    data-slot="insertion-line"
    className={`absolute z-sticky rounded-full bg-accent-solid before:absolute before:size-2 before:rounded-full before:bg-accent-solid ${edges[edge]}`}
  />
)

const edges = {
  top: 'inset-x-0 -top-[6px] h-0.5 before:-start-1 before:-top-[3px]',
  bottom: 'inset-x-0 -bottom-[6px] h-0.5 before:-start-1 before:-top-[3px]',
  start: 'inset-y-0 -start-[6px] w-0.5 before:-top-1 before:-start-[3px]',
  end: 'inset-y-0 -end-[6px] w-0.5 before:-top-1 before:-start-[3px]',
} as const

const itemStyle = (span: number, transform: string | undefined, transition: string | undefined): CSSProperties => ({
  ...{ '--span': span },
  transform,
  transition,
})
