/** What a slide captcha says. */
export interface SlideCaptchaLabels {
  /** Above the picture: put the piece into the hole; also by arrow keys, Enter checks. */
  instructions: string
  /** Text of the picture. */
  picture: string
  /** Name of the handle. */
  handle: string
  /** Spoken place of the piece, in pixels of 310. */
  position: (x: number) => string
  stepBack: string
  stepOn: string
  check: string
  refresh: string
  loading: string
  checking: string
  passed: (seconds: number | undefined) => string
  /** The spec's 验证失败. */
  failed: string
  expired: string
  /** No pictures for now: too many were asked for. */
  blank: string
}
