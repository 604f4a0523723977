import { useDraggable } from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import type { AnyQuestionType } from '#sdk'
import { translate } from '#src/i18n/init.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { paletteGroups } from './palette-groups.ts'
import { TypeIcon } from './type-icon.tsx'
import { typeTitle } from './type-title.ts'

/** All question types by group: a click adds after the selection, a drag adds where it is dropped. */
export const Palette = ({ onAdd, onWrite }: { onAdd: (typeId: string) => void; onWrite: () => void }) => {
  const t = useT('designer')
  const language = useLanguage()
  const [query, setQuery] = useState('')
  // `language` decides the titles that are searched.
  const groups = useMemo(() => matchingGroups(query, language), [query, language])

  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <SearchInput value={query} onChange={setQuery} label={t('palette.search')} placeholder={t('palette.search')} />
      <Button size="small" iconStart={<Icon name="list" size={16} />} onClick={onWrite}>
        {t('write.open')}
      </Button>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {groups.map(({ id, isKnown, types }) => (
          <section key={id} aria-labelledby={`palette-${id}`} className="mb-4">
            <h3 id={`palette-${id}`} className="mb-2 text-xs font-medium text-muted">
              {isKnown ? t(`palette.group.${id}`) : translate(`question-types/${types[0]?.id}`, 'group')}
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
  const t = useT('designer')
  const { list } = useFormat()
  const { languages } = useDefinition()
  const title = typeTitle(type.id)
  // English stands in for what a type does not speak, in the languages this form is offered in.
  const notSpoken = languages.filter((language) => type.languages && !type.languages.includes(language))
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
        <TypeIcon typeId={type.id} />
        <span className="min-w-0 break-words leading-tight">
          {title}
          {notSpoken.length > 0 && (
            <span className="mt-0.5 block text-xs text-muted">
              {t('palette.notSpoken', { languages: list(notSpoken.map(languageName)) })}
            </span>
          )}
        </span>
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
  return paletteGroups([...definitions.values()].filter(matches))
}
