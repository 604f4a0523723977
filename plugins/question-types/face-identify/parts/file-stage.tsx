import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { useBusy, useT } from '#sdk/ui'
import type { FaceFinder, Seen } from './face-finder.ts'
import { jpegOf, pictureOf } from './pictures.ts'

/** A picture that somebody chooses: of themselves, or to compare with. It is looked at here and goes nowhere. */
export const FileStage = ({
  side,
  finder,
  compare,
  onTaken,
}: {
  side: 'person' | 'paper'
  /** Undefined while it is being fetched. */
  finder: FaceFinder | undefined
  compare: boolean
  onTaken: (picture: Blob, seen: Seen) => void
}) => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string>()
  useBusy(isLooking)
  // Who has come as far as this goes on here.
  const choose = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (side === 'paper') choose.current?.focus()
  }, [side])

  const look = async (file: File | undefined) => {
    if (!file || !finder) return
    setLooking(true)
    setProblem(undefined)
    try {
      const picture = await pictureOf(file)
      const jpeg = await jpegOf(picture)
      const seen = await finder.look(picture, compare ? side : undefined)
      if (seen.faces.length === 0) setProblem(t('noFace'))
      else if (side === 'person' && seen.faces.length > 1) setProblem(t('severalFaces'))
      else return onTaken(jpeg, seen)
    } catch {
      setProblem(t('notRead'))
    } finally {
      setLooking(false)
    }
  }

  return (
    <>
      <p className="text-base">{t(`wanted.${side}`)}</p>
      <Button
        ref={choose}
        className="self-start"
        variant="primary"
        busy={isLooking || !finder}
        onClick={() => input.current?.click()}
      >
        {t(side)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          void look(event.target.files?.[0])
          // The same picture can be chosen again.
          event.target.value = ''
        }}
      />
      <FieldErrors id={undefined} errors={problem === undefined ? [] : [problem]} className="text-base" />
    </>
  )
}
