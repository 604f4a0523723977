import { useEffect, useRef, useState } from 'react'
import { useFillIn, useFormLanguage, useT } from '#sdk/ui'

/**
 * Fills in other questions and tells what was filled in, below the question that did. Texts: `filledIn`, with the titles
 * as `questions`, and `notFilledIn`.
 * @param questionIds those the settings name; '' stands for none
 * @returns `fillOthers` takes texts by question id; undefined where nothing is filled in. Put `note` where it is read.
 */
export const useFillOthers = (questionIds: readonly string[]) => {
  const t = useT()
  const language = useFormLanguage()
  const load = useFillIn()
  const latest = useRef(load)
  latest.current = load
  const wanted = questionIds.join(' ')
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed, and says so then.
    if (wanted !== '') latest.current?.().then(({ prepare }) => prepare(wanted.split(' ')), String)
  }, [wanted])
  const [note, setNote] = useState('')
  const fill = async (texts: Readonly<Record<string, string>>) => {
    if (!load || Object.keys(texts).length === 0) return
    try {
      const titles = await (await load()).fillIn(texts)
      const questions = new Intl.ListFormat(language, { type: 'conjunction' }).format(titles)
      setNote(titles.length > 0 ? t('filledIn', { questions }) : '')
    } catch {
      setNote(t('notFilledIn'))
    }
  }
  return {
    fillOthers: load && fill,
    note: (
      <p role="status" className="wrap-anywhere text-muted text-sm empty:hidden">
        {note}
      </p>
    ),
  }
}
