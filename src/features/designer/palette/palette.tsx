import { useDraggable } from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { Icon, isIconName } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import type { AnyQuestionType } from '#sdk'
import { questionGroups } from '#sdk'
import { translate } from '#src/i18n/init.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { typeTitle } from './type-title.ts'

/** All question types by group: a click adds after the selection, a drag adds where it is dropped. */
export const Palette = ({ onAdd }: { onAdd: (typeId: string) => void }) => {
  const t = useT('designer')
  const language = useLanguage()
  const [query, setQuery] = useState('')
  // `language` decides the titles that are searched.
  const groups = useMemo(() => matchingGroups(query, language), [query, language])

  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <SearchInput value={query} onChange={setQuery} label={t('palette.search')} placeholder={t('palette.search')} />
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {groups.map(({ group, types }) => (
          <section key={group} aria-labelledby={`palette-${group}`} className="mb-4">
            <h3 id={`palette-${group}`} className="mb-2 text-xs font-medium text-muted">
              {t(`palette.group.${group}`)}
            </h3>
            {/* Names are short in these languages; elsewhere two columns would break words. */}
            <ul className="grid gap-2 [&:lang(ja)]:grid-cols-2 [&:lang(ko)]:grid-cols-2 [&:lang(zh)]:grid-cols-2">
              {types.map((type) => (
                <PaletteItem key={type.id} type={type} onAdd={onAdd} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="text-sm text-muted">{t('palette.none', { query })}</p>}
      </div>
    </div>
  )
}

const PaletteItem = ({ type, onAdd }: { type: AnyQuestionType; onAdd: (typeId: string) => void }) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `palette:${type.id}`, data: { add: type.id } })
  const title = typeTitle(type.id)
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        data-type-id={type.id}
        onClick={() => onAdd(type.id)}
        onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
        className="flex min-h-9 w-full items-center gap-2 rounded-md border border-hairline bg-paper px-2 py-1.5 text-start text-sm text-ink transition-colors duration-fast hover:border-control hover:bg-subtle data-[dragging]:opacity-50"
        data-dragging={isDragging || undefined}
      >
        <span className="shrink-0 text-muted">{isIconName(type.icon) && <Icon name={type.icon} size={16} />}</span>
        <span className="min-w-0 break-words leading-tight">{title}</span>
      </button>
    </li>
  )
}

const matchingGroups = (query: string, _language: string) => {
  const wanted = query.trim().toLocaleLowerCase()
  const matches = (type: AnyQuestionType) =>
    [type.id, typeTitle(type.id), translate(`question-types/${type.id}`, 'aliases')].some((name) =>
      name.toLocaleLowerCase().includes(wanted),
    )
  return questionGroups
    .map((group) => ({
      group,
      types: [...definitions.values()].filter((type) => type.group === group && matches(type)),
    }))
    .filter(({ types }) => types.length > 0)
}
