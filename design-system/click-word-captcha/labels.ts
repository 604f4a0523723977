/** What a click-word captcha says. */
export interface ClickWordCaptchaLabels {
  /** Above the picture: click these in order. Given the words. */
  instructions: (words: readonly string[]) => string
  /** How it goes by keyboard. */
  keys: string
  /** Name of the picture. */
  picture: string
  /** Told after each click; places count from 1, pixels of 310 × 155. */
  placed: (position: number, total: number) => string
  /** Told after a point was taken back. */
  takenBack: (left: number) => string
  undo: string
  refresh: string
  loading: string
  checking: string
  passed: (seconds: number | undefined) => string
  /** The spec's 验证失败. */
  failed: string
  expired: string
  /** No picture for now: too many were asked for. */
  blank: string
}
