import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMedia } from '../_internal/use-media.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { CarouselLabels } from './labels.ts'

export type { CarouselLabels } from './labels.ts'

export interface CarouselSlide {
  id: string
  /** Accessible name of the slide. */
  label: string
  content: ReactNode
}

export interface CarouselProps {
  slides: readonly CarouselSlide[]
  label: string
  /**
   * Time a slide stays in ms; without it nothing moves by itself. A pause button is then always there (WCAG 2.2.2), and
   * it starts paused under reduced motion.
   */
  autoplay?: number | undefined
  labels?: Partial<CarouselLabels> | undefined
  className?: string | undefined
}

/**
 * Slides one at a time (APG carousel with buttons; source: w3.org/WAI/ARIA/apg/patterns/carousel). Slides out of sight
 * are inert. Playing rests while the pointer or focus is inside, and stops for good when a person moves it. Swiping is
 * an extra.
 *
 * Do: offer it where slides are equal and seeing one is enough.
 * Don't: hide anything there that people must find; most never turn the page.
 * Keys: Tab through pause, previous, next and the dots; Enter and Space press them.
 */
export function Carousel({ slides, label, autoplay, labels: own, className }: CarouselProps) {
  const labels = useLabels('carousel', own)
  const root = useRef<HTMLElement>(null)
  const viewId = useId()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState(0)
  const [stopped, setStopped] = useState<boolean>()
  const [resting, setResting] = useState(false)
  const swipe = useRef<number>(undefined)
  const count = slides.length
  const index = Math.min(wanted, count - 1)
  const playing = autoplay !== undefined && count > 1 && !(stopped ?? still)

  useEffect(() => {
    if (!playing || resting) return
    const timer = setInterval(() => setWanted((now) => (Math.min(now, count - 1) + 1) % count), autoplay)
    return () => clearInterval(timer)
  }, [playing, resting, autoplay, count])

  const go = (to: number) => {
    setStopped(true)
    setWanted((to + count) % count)
  }

  return (
    <section
      ref={root}
      data-slot="carousel"
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={clsx('min-w-0', className)}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setResting(false)
      }}
    >
      {/* Controls come before what they turn, so that a reader meets the pause button first. */}
      {count > 1 && (
        <div data-slot="carousel-controls" className="mb-2 flex items-center gap-1">
          {autoplay !== undefined && (
            <Button
              variant="ghost"
              size="small"
              iconOnly
              aria-label={playing ? labels.pause : labels.play}
              onClick={() => setStopped(playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={labels.previous}
            aria-controls={viewId}
            onClick={() => go(index - 1)}
          >
            <Icon name="chevron-left" className="rtl:-scale-x-100" />
          </Button>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={labels.next}
            aria-controls={viewId}
            onClick={() => go(index + 1)}
          >
            <Icon name="chevron-right" className="rtl:-scale-x-100" />
          </Button>
          <div className="ms-auto flex">
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                type="button"
                aria-label={fill(labels.goTo, at, count, slide.label)}
                aria-current={at === index ? 'true' : undefined}
                className="grid size-6 place-items-center rounded-full pointer-coarse:size-11"
                onClick={() => go(at)}
              >
                <span
                  className={clsx('block h-2 rounded-full', at === index ? 'w-4 bg-accent-solid' : 'w-2 bg-control')}
                />
              </button>
            ))}
          </div>
        </div>
      )}
      <div
        id={viewId}
        data-slot="carousel-view"
        aria-live={playing && !resting ? 'off' : 'polite'}
        className="touch-pan-y overflow-hidden rounded-lg"
        onPointerDown={(event) => {
          swipe.current = event.pointerType === 'touch' ? event.clientX : undefined
        }}
        onPointerUp={(event) => {
          const moved = swipe.current === undefined ? 0 : event.clientX - swipe.current
          swipe.current = undefined
          if (Math.abs(moved) < 48) return
          go(index + (moved < 0 === (directionOf(event.currentTarget) === 'ltr') ? 1 : -1))
        }}
      >
        <div
          className="flex transition-transform duration-slow ease-in-out [--turn:-100%] rtl:[--turn:100%]"
          style={{ transform: `translateX(calc(${index} * var(--turn)))` }}
        >
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: APG asks for a group here
            <div
              key={slide.id}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={`${fill(labels.position, at, count, slide.label)}: ${slide.label}`}
              inert={at !== index}
              className="w-full min-w-0 shrink-0"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function fill(template: string, at: number, count: number, label: string): string {
  return template
    .replace('{number}', String(at + 1))
    .replace('{count}', String(count))
    .replace('{label}', label)
}
