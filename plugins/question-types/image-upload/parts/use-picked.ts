import { useEffect, useRef, useState } from 'react'
import type { Issue, OptionsOf } from '#sdk'
import { useLanguage, useT, useText } from '#sdk/ui'
import { fileIssues } from '../../../_families/files/file-issues.ts'
import type imageUpload from '../definition.ts'
import type { CropView } from './crop-area.ts'
import { pictureExtensions, ratioOf, scaledEdge } from './picture-rules.ts'

interface Picked {
  readonly key: string
  readonly file: File
}

/**
 * From what somebody picked to what is sent: judged, cut by them, scaled and marked on the device. One that cannot be
 * taken is refused with the reason.
 *
 * @param taken how many there are already, or on their way
 */
export const usePicked = (
  options: OptionsOf<typeof imageUpload>,
  taken: number,
  send: (files: readonly File[]) => void,
) => {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [toCut, setToCut] = useState<readonly Picked[]>([])
  const [preparing, setPreparing] = useState<readonly Picked[]>([])
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const ratio = ratioOf(options.crop)
  const issues = fileIssues('image-upload', { ...options, extensions: pictureExtensions })
  const wordsOf = ({ code, params }: Issue) => t(`issue.${code.slice('image-upload.'.length)}`, params)

  const prepare = async (picked: Picked, view: CropView | undefined) => {
    setPreparing((all) => [...all, picked])
    try {
      // Apart: who sends no picture does without it.
      const { editPicture } = await import('./edit-picture.ts')
      const edited = await editPicture(picked.file, {
        cut: ratio !== undefined && view ? { ratio, view } : undefined,
        maxEdge: options.compress ? scaledEdge : undefined,
        mark: markOf(options, text, language),
      })
      if (isGone.current) return
      const issue = issues.of(edited)
      if (issue) setRefusals((all) => [...new Set([...all, wordsOf(issue)])])
      else send([edited])
    } catch {
      setRefusals((all) => [...new Set([...all, t('unreadable')])])
    } finally {
      setPreparing((all) => all.filter(({ key }) => key !== picked.key))
    }
  }

  const room = options.maxCount - taken - toCut.length - preparing.length

  return {
    refusals,
    /** Waits for somebody to cut it. */
    cutting: toCut[0],
    /** Being made ready. */
    preparing,
    pick: (files: readonly File[]) => {
      const refused = new Set<Issue>()
      const picked: Picked[] = []
      for (const file of files) {
        // What is cut or scaled has another size afterwards, and is judged by that.
        const willShrink = options.compress || ratio !== undefined
        const issue = issues.of(willShrink ? { name: file.name, size: Math.min(1, file.size) } : file)
        if (issue) refused.add(issue)
        else if (picked.length >= room) refused.add(issues.tooMany)
        else picked.push({ key: `picked-${count++}`, file })
      }
      setRefusals([...refused].map(wordsOf))
      if (ratio === undefined) for (const each of picked) void prepare(each, undefined)
      else setToCut((all) => [...all, ...picked])
    },
    cut: (picked: Picked, view: CropView) => {
      setToCut((all) => all.filter(({ key }) => key !== picked.key))
      void prepare(picked, view)
    },
    cancelCut: ({ key: cancelled }: Picked) => setToCut((all) => all.filter(({ key }) => key !== cancelled)),
    /** Sends one again that did not arrive, as far as its place is not taken by now. */
    again: (retry: () => void) => {
      setRefusals(room > 0 ? [] : [wordsOf(issues.tooMany)])
      if (room > 0) retry()
    },
    forgetRefusals: () => setRefusals([]),
  }
}

const markOf = (
  { watermark, watermarkText }: OptionsOf<typeof imageUpload>,
  text: ReturnType<typeof useText>,
  language: string,
): string | undefined => {
  if (watermark === 'none') return undefined
  if (watermark === 'text') return text(watermarkText)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date())
}

/** Keys only have to differ within a page. */
let count = 0
