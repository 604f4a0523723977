/** What Carousel says. */
export interface CarouselLabels {
  /** Roles in words: "carousel", "slide". */
  carousel: string
  slide: string
  previous: string
  next: string
  pause: string
  play: string
  /** Name of a dot: "Slide {number}: {label}". */
  goTo: string
  /** Names of slides: "{number} of {count}". */
  position: string
}
