import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { isOwnPicture } from '#shared/safe-addresses'
import type carousel from './definition.ts'
import { useTurning } from './parts/use-turning.ts'

export default defineRenderer<typeof carousel>(CarouselRenderer, { label: 'none' })

/**
 * Slides one at a time (APG carousel with buttons). The track is the browser's own scrolling with stops, so a finger, a
 * touch pad and a page without scripts move it, too.
 */
function CarouselRenderer({ options, readOnly, question, controlId }: RendererProps<typeof carousel>) {
  const t = useT()
  const text = useText()
  const track = useRef<HTMLUListElement>(null)
  // Judged once more on the way out: a draft in the designer has not been through the schema.
  const slides = options.slides.filter(({ image }) => image !== undefined && isOwnPicture(image))
  const count = slides.length
  const turning = useTurning(track, Math.max(1, count), options.seconds)
  // On the canvas its place shows; respondents see nothing of pictures that were never chosen.
  if (count === 0)
    return readOnly ? (
      <div className={clsx('rounded-md border border-control border-dashed bg-subtle', heights[options.height])} />
    ) : null

  const { index, isPlaying, isResting } = turning
  const labelOf = (at: number) => text(slides[at]?.label) || t('untitled', { number: at + 1 })
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={text(question.title) || t('carousel')}
      className="min-w-0"
      onPointerEnter={() => turning.rest(true)}
      onPointerLeave={() => turning.rest(false)}
      onFocus={() => turning.rest(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) turning.rest(false)
      }}
    >
      {/* Buttons come before what they turn, so that a reader meets the pause first. */}
      {count > 1 && (
        <div className="mb-2 flex flex-wrap items-center gap-1">
          {options.seconds > 0 && (
            <Turn label={t(isPlaying ? 'pause' : 'play')} onPress={turning.toggle}>
              <path d={isPlaying ? 'M5 3v10M11 3v10' : 'm5 3 7 5-7 5z'} />
            </Turn>
          )}
          <Turn label={t('previous')} controls={controlId} onPress={() => turning.go(index - 1)}>
            <path d="m10 3-5 5 5 5" />
          </Turn>
          <Turn label={t('next')} controls={controlId} onPress={() => turning.go(index + 1)}>
            <path d="m6 3 5 5-5 5" />
          </Turn>
          <span aria-hidden="true" className="ms-auto text-muted text-sm tabular-nums">
            {index + 1} / {count}
          </span>
        </div>
      )}
      <ul
        ref={track}
        id={controlId}
        // What scrolls is reached by keys in every browser; the arrows scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-live={isPlaying && !isResting ? 'off' : 'polite'}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-lg [scrollbar-width:none]"
        onScroll={turning.scrolled}
        onTouchStart={turning.touched}
      >
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            aria-roledescription={t('slide')}
            aria-label={t('position', { number: at + 1, count })}
            aria-hidden={at !== index}
            className="w-full min-w-0 shrink-0 snap-start"
          >
            <figure className="m-0 flex flex-col gap-1.5">
              <img
                src={slide.image}
                alt={labelOf(at)}
                loading="lazy"
                draggable={false}
                className={clsx('block w-full rounded-lg bg-subtle object-contain', heights[options.height])}
              />
              {options.captions && text(slide.label) !== '' && (
                <figcaption aria-hidden="true" className="wrap-anywhere text-center text-base text-muted">
                  {text(slide.label)}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Turn = ({
  label,
  controls,
  onPress,
  children,
}: {
  label: string
  controls?: string
  onPress: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-controls={controls}
    className="grid size-11 place-items-center rounded-md text-ink hover:bg-subtle"
    onClick={onPress}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-current">
      {children}
    </svg>
  </button>
)

const heights = { small: 'h-40', medium: 'h-64', large: 'h-96' } as const
