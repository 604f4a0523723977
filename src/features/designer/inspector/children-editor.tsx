import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import type { Question } from '#sdk'
import { traitsOf } from '#sdk'
import { moveQuestion, removeQuestion, updateQuestion } from '#shared/form/edit'
import { useT } from '#src/i18n/use-t.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { useContentLanguage, useEdit, useNewId, useSelect } from '../draft/use-draft.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import { newQuestion } from '../palette/new-question.ts'
import { paletteGroups } from '../palette/palette-groups.ts'
import { TypeIcon } from '../palette/type-icon.tsx'
import { typeTitle } from '../palette/type-title.ts'

/** The questions a container repeats in each row. Works for every type whose trait is `container: 'rows'`. */
export const ChildrenEditor = ({
  parent,
  onAdded,
}: {
  parent: Question
  /** With the id of the new question, which is selected. */
  onAdded: (id: string) => void
}) => {
  const t = useT('designer')
  const language = useContentLanguage()
  const edit = useEdit()
  const select = useSelect()
  const newId = useNewId()
  const nameOf = useQuestionName()
  const children = parent.children ?? []

  const add = (typeId: string) => {
    const child = newQuestion(typeId, { [language]: typeTitle(typeId) }, newId)
    edit(
      (definition) =>
        updateQuestion(definition, parent.id, (before) => ({
          ...before,
          children: [...(before.children ?? []), child],
        })),
      { name: 'step.add', select: child.id },
    )
    onAdded(child.id)
  }
  const move = (child: Question, to: number) =>
    edit((definition) => moveQuestion(definition, child.id, to), { name: 'step.move' })
  const remove = (child: Question) =>
    edit((definition) => removeQuestion(definition, child.id), { name: 'step.remove' })

  return (
    <section aria-labelledby={`children-${parent.id}`} className="flex flex-col gap-2">
      <h3 id={`children-${parent.id}`} className="text-sm font-medium text-ink">
        {t('children')}
      </h3>
      {children.length === 0 && <p className="text-sm text-muted">{t('children.empty')}</p>}
      <ol className="flex flex-col gap-1">
        {children.map((child, index) => {
          const name = nameOf(child)
          return (
            <li key={child.id} className="flex items-center gap-1 rounded-md border border-hairline bg-paper ps-1">
              <Button
                variant="ghost"
                size="small"
                className="min-w-0 flex-1 justify-start"
                onClick={() => select(child.id)}
              >
                <span className="truncate">{name}</span>
              </Button>
              <Button
                variant="ghost"
                size="mini"
                iconOnly
                disabled={index === 0}
                aria-label={t('children.up', { name })}
                iconStart={<Icon name="arrow-up" size={16} />}
                onClick={() => move(child, index - 1)}
              />
              <Button
                variant="ghost"
                size="mini"
                iconOnly
                disabled={index === children.length - 1}
                aria-label={t('children.down', { name })}
                iconStart={<Icon name="arrow-down" size={16} />}
                onClick={() => move(child, index + 1)}
              />
              <Button
                variant="ghost"
                size="mini"
                iconOnly
                aria-label={t('children.remove', { name })}
                iconStart={<Icon name="trash" size={16} />}
                onClick={() => remove(child)}
              />
            </li>
          )
        })}
      </ol>
      <Menu
        trigger={<Button iconStart={<Icon name="plus" size={16} />}>{t('children.add')}</Button>}
        items={repeatableTypes.map((type) => ({
          id: type.id,
          label: typeTitle(type.id),
          icon: <TypeIcon typeId={type.id} />,
          onSelect: () => add(type.id),
        }))}
      />
    </section>
  )
}

/** Rows repeat what people answer; pages and further containers do not nest. In the order of the palette. */
const repeatableTypes = paletteGroups(
  [...definitions.values()].filter((type) => {
    const { collects, container, flow, assigned } = traitsOf(type)
    return collects && container === 'none' && flow === 'none' && !assigned
  }),
).flatMap(({ types }) => types)
