import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { Select } from '#ds/select'
import { Textarea } from '#ds/textarea'
import type { Question } from '#shared/form/definition'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { useWordsIn } from '#src/i18n/use-words-in.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { useContentLanguage, useNewId } from '../draft/use-draft.ts'
import { TypeIcon } from '../palette/type-icon.tsx'
import { typeTitle } from '../palette/type-title.ts'
import { typeNamed } from '../palette/type-words.ts'
import { questionFrom } from './question-from.ts'
import { type ReadQuestion, readWriting } from './read-writing.ts'

/** Questions written or pasted as text, beside what they are read as; the type of each can be chosen anew. */
export const WriteDialog = ({
  text,
  onClose,
  onAdd,
}: {
  /** What is there to begin with; null: it is closed. */
  text: string | null
  onClose: () => void
  onAdd: (questions: readonly Question[]) => void
}) => {
  const t = useT('designer')
  return (
    <Dialog
      open={text !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('write.title')}
      description={t('write.hint')}
      size="wide"
    >
      <Writing begin={text ?? ''} onAdd={onAdd} onCancel={onClose} />
    </Dialog>
  )
}

const Writing = ({
  begin,
  onAdd,
  onCancel,
}: {
  begin: string
  onAdd: (questions: readonly Question[]) => void
  onCancel: () => void
}) => {
  const t = useT('designer')
  const language = useContentLanguage()
  const ownLanguage = useLanguage()
  // Names of types in the language that is written in.
  const words = useWordsIn(language)
  const newId = useNewId()
  const labelId = useId()
  const [text, setText] = useState(begin)
  /** Types that were chosen, by the title they were chosen for: lines may come and go above. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const shown = useDeferredValue(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` stands for the names that are known by now
  const read = useMemo(() => {
    const languages = [language, ownLanguage]
    return readWriting(shown, (name) => typeNamed(name, languages) !== undefined)
  }, [shown, language, ownLanguage, words])
  const make = (questions: readonly ReadQuestion[]): readonly Question[] =>
    questions.map((question) =>
      questionFrom(question, { language, ownLanguage, newId, chosen: chosen[question.title] }),
    )
  const preview = make(read)

  return (
    <div className="flex flex-col gap-4">
      <div className="grid min-h-80 gap-4 md:grid-cols-2">
        <Textarea
          label={t('write.text')}
          rows={14}
          maxRows={14}
          value={text}
          onChange={setText}
          placeholder={t('write.sample')}
        />
        <section aria-labelledby={labelId} className="flex min-w-0 flex-col gap-2">
          <h3 id={labelId} className="font-medium text-ink text-sm">
            {t('write.preview', { count: preview.length })}
          </h3>
          {preview.length === 0 ? (
            <p className="text-muted text-sm">{t('write.none')}</p>
          ) : (
            <ol className="flex max-h-96 flex-col overflow-y-auto rounded-md border border-hairline">
              {preview.map((question, index) => (
                <Line
                  key={question.id}
                  question={question}
                  read={read[index]}
                  position={index + 1}
                  onType={(type) => setChosen({ ...chosen, [read[index]?.title ?? '']: type })}
                />
              ))}
            </ol>
          )}
        </section>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('write.cancel')}</Button>
        <Button
          variant="primary"
          disabled={preview.length === 0}
          onClick={() =>
            onAdd(make(readWriting(text, (name) => typeNamed(name, [language, ownLanguage]) !== undefined)))
          }
        >
          {t('write.add', { count: preview.length })}
        </Button>
      </div>
    </div>
  )
}

const Line = ({
  question,
  read,
  position,
  onType,
}: {
  question: Question
  read: ReadQuestion | undefined
  position: number
  onType: (typeId: string) => void
}) => {
  const t = useT('designer')
  return (
    <li className="flex flex-col gap-1.5 border-hairline px-3 py-2.5 not-first:border-t">
      <span className="flex items-start gap-2">
        <span className="mt-0.5 shrink-0 text-muted">
          <TypeIcon typeId={question.type} />
        </span>
        <span className="wrap-anywhere min-w-0 flex-1 font-medium text-ink text-sm">
          {read?.title}
          {question.required && <span className="text-danger-text"> *</span>}
        </span>
        <Select
          size="small"
          label={t('write.type', { position })}
          value={question.type}
          options={typesFor(question.type).map((id) => ({ id, label: typeTitle(id) }))}
          onChange={(id) => id && onType(id)}
        />
      </span>
      {read !== undefined && read.choices.length > 0 && (
        <span className="wrap-anywhere ps-6 text-muted text-sm">{read.choices.join(t('write.separator'))}</span>
      )}
    </li>
  )
}

/** Everyday types, and the one it is. */
const typesFor = (typeId: string): readonly string[] =>
  [...definitions.values()].filter(({ id, common }) => common || id === typeId).map(({ id }) => id)
