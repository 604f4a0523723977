import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import type { FaceFinder } from './face-finder.ts'
import { askOf, beginCourse, type Course, liveOf, otherMove, seeFaces } from './liveness-course.ts'
import { frameOf, jpegOf } from './pictures.ts'
import { useCamera } from './use-camera.ts'

/** A face that was looked at. */
export interface Taken {
  /** In percent; null where nobody was asked to move. */
  readonly live: number | null
  readonly picture: Blob
}

/** Somebody before the camera, who is asked to move until the course is through. Nothing of what is seen is kept. */
export const CameraStage = ({
  finder,
  liveness,
  compare,
  onTaken,
  onBroken,
}: {
  /** Undefined while it is being fetched. */
  finder: FaceFinder | undefined
  liveness: boolean
  compare: boolean
  onTaken: (taken: Taken) => void
  onBroken: () => void
}) => {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const course = useRef<Course>(undefined)
  const [shown, setShown] = useState<Course>()
  const done = useRef({ onTaken, onBroken })
  useEffect(() => {
    done.current = { onTaken, onBroken }
  })

  useEffect(() => {
    const element = video.current
    if (!finder || camera.state !== 'open' || !element) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: Course) => {
      course.current = next
      setShown(next)
    }
    show(beginCourse(liveness))
    const look = async (): Promise<void> => {
      const frame = await frameOf(element)
      if (isOver || !frame) return again()
      const { faces } = await finder.look(frame)
      if (isOver || !course.current) return
      const next = seeFaces(course.current, faces)
      show(next)
      if (askOf(next) !== null) return again()
      const taken = await take(element, finder, compare)
      if (isOver) return
      if (taken) return done.current.onTaken({ live: liveOf(next), picture: taken })
      // Gone in the very last moment.
      show(beginCourse(liveness))
      again()
    }
    const again = () => {
      if (!isOver) timer = setTimeout(() => look().catch(fail), pause)
    }
    const fail = () => {
      if (!isOver) done.current.onBroken()
    }
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [finder, camera.state, liveness, compare])

  const isOpening = camera.state === 'opening'
  if (!isOpening && camera.state !== 'open')
    return (
      <>
        <p role="alert" className="text-base text-danger-text">
          {t(`camera.${camera.state}`)}
        </p>
        <Button className="self-start" onClick={camera.retry}>
          {t('retry')}
        </Button>
      </>
    )
  const ask = shown && askOf(shown)
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera')}
        // As in a mirror, or nobody finds the middle.
        className="max-h-96 w-full -scale-x-100 rounded-md bg-subtle object-contain"
      />
      <p role="status" className="min-h-[1lh] font-medium text-base">
        {shown?.hint ? t(`hint.${shown.hint}`) : ask ? t(`ask.${ask}`) : ''}
      </p>
      {shown && ask && shown.asks.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-muted text-sm">{t('step', { n: shown.at + 1, total: shown.asks.length })}</span>
          {ask !== 'centre' && ask !== 'still' && (
            <Button
              size="small"
              onClick={() => {
                if (course.current) course.current = otherMove(course.current)
              }}
            >
              {t('otherMove')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Between two pictures: the page stays alive, and the device cool. */
const pause = 40

/** The picture that counts; null when there is not exactly one face in it. */
const take = async (video: HTMLVideoElement, finder: FaceFinder, compare: boolean): Promise<Blob | null> => {
  const frame = await frameOf(video)
  if (!frame) return null
  const picture = await jpegOf(frame)
  const { faces } = await finder.look(frame, compare ? 'person' : undefined)
  return faces.length === 1 ? picture : null
}
