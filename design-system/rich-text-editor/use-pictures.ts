import type { Editor } from '@tiptap/react'
import { type RefObject, useRef, useState } from 'react'
import type { RichTextEditorProps } from './index.tsx'

export interface Pictures {
  /** False where nothing can be uploaded. */
  readonly offered: boolean
  readonly editor: RefObject<Editor | null>
  readonly state: 'idle' | 'uploading' | 'failed'
  /** Takes the pictures of a paste or a drop. @returns whether there were any */
  readonly take: (data: DataTransfer | null, at?: number) => boolean
  readonly insert: (files: readonly File[], at?: number) => Promise<void>
}

/** Pictures that are chosen, pasted or dropped: stored one after the other, then put where the caret or pointer was. */
export function usePictures(upload: RichTextEditorProps['uploadPicture']): Pictures {
  const editor = useRef<Editor | null>(null)
  const [state, setState] = useState<Pictures['state']>('idle')

  const insert = async (files: readonly File[], at?: number) => {
    if (!upload) return
    setState('uploading')
    try {
      for (const file of files) {
        const attrs = { src: await upload(file), alt: '' }
        const current = editor.current
        if (!current || current.isDestroyed) return
        const end = current.state.doc.content.size
        const place = at === undefined ? current.state.selection.to : Math.min(at, end)
        current.chain().insertContentAt(place, { type: 'image', attrs }).run()
      }
      setState('idle')
    } catch {
      // Whoever uploads shows why; here it is said that the picture is not there.
      setState('failed')
    }
  }

  const take = (data: DataTransfer | null, at?: number) => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (!upload || files.length === 0) return false
    void insert(files, at)
    return true
  }

  return { offered: upload !== undefined, editor, state, take, insert }
}
