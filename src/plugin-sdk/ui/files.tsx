import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type FileState, useQuestionHost } from './question-host.tsx'

const loading: FileState = { state: 'loading' }

/**
 * A stored file as something a page can draw or play: its address opens it for whoever looks at this page, as long as
 * they look. Of several files: `useFiles`.
 */
export const useFile = (fileId: string): FileState => useFiles([fileId]).get(fileId) ?? loading

/** The same for several files, by id; one that is not in the map is on its way. */
export const useFiles = (fileIds: readonly string[]): ReadonlyMap<string, FileState> => {
  const { openFile } = useQuestionHost()
  const [known, setKnown] = useState<ReadonlyMap<string, FileState>>(new Map())
  const wanted = fileIds.join(' ')
  useEffect(() => {
    const ids = wanted === '' ? [] : wanted.split(' ')
    const stops = ids.map((id) => openFile(id, (state) => setKnown((before) => new Map(before).set(id, state))))
    return () => {
      for (const stop of stops) stop()
    }
  }, [openFile, wanted])
  return useMemo(() => new Map(wanted.split(' ').flatMap((id) => [...entryOf(known, id)])), [known, wanted])
}

const entryOf = (known: ReadonlyMap<string, FileState>, id: string): [string, FileState][] => {
  const state = known.get(id)
  return state ? [[id, state]] : []
}

/**
 * A picture somebody answered with. While it comes, a quiet area stands in its place; when it cannot be shown, its name
 * and that it cannot.
 */
export const AnswerPicture = ({
  file: { id, name },
  className,
}: {
  file: { readonly id: string; readonly name: string }
  className?: string | undefined
}): ReactNode => {
  const { translate } = useQuestionHost()
  const file = useFile(id)
  const [broken, setBroken] = useState<string>()
  if (file.state === 'failed' || (file.state === 'ready' && file.url === broken))
    return (
      <span role="img" aria-label={name} className="text-muted text-sm">
        {translate('fill', 'file.notShown', { name })}
      </span>
    )
  if (file.state === 'loading')
    return <span aria-hidden className="block min-h-24 min-w-24 rounded-md bg-subtle" data-slot="answer-picture" />
  return (
    <img
      data-slot="answer-picture"
      src={file.url}
      alt={name}
      className={className}
      onError={() => setBroken(file.url)}
    />
  )
}
