import type { ReactNode } from 'react'
import { ClickWordCaptcha } from '#ds/click-word-captcha'
import { SlideCaptcha } from '#ds/slide-captcha'
import type { CaptchaTranslate } from './captcha-texts.ts'
import { useChallenge } from './use-challenge.ts'
import type { CaptchaWire } from './wire.ts'

export type PictureKind = 'blockPuzzle' | 'clickWord'

interface PictureCaptchaProps {
  kind: PictureKind
  wire: CaptchaWire
  t: CaptchaTranslate
  /** BCP 47. */
  language: string
  onFailed: () => void
  onVerified: (slideCode: string) => void
  /** The success has been on screen for its second (spec 4). */
  onPassed: () => void
  otherWay: ReactNode
}

/** The moment between the third click and its judgement, so that its mark is seen. */
const afterLastClickMs = 400

/** A picture puzzle with its network: challenge in, solution out. */
export function PictureCaptcha({
  kind,
  wire,
  t,
  language,
  onFailed,
  onVerified,
  onPassed,
  otherWay,
}: PictureCaptchaProps) {
  const { state, challenge, reason, load, check } = useChallenge(wire, kind, { onFailed, onVerified })
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const common = {
    state,
    challenge: challenge?.token ?? '',
    picture: imageOf(challenge?.originalImageBase64),
    label: t('title'),
    otherWay,
    onRefresh: load,
    onPassed,
  }
  const words = {
    refresh: t('refresh'),
    loading: t('loading'),
    checking: t('checking'),
    passed: (took: number | undefined) =>
      took === undefined ? t('passed') : t('passedIn', { seconds: seconds.format(took) }),
    failed: t('failed'),
    expired: t('expired'),
    blank: reason || t('unreachable'),
  }
  if (kind === 'blockPuzzle')
    return (
      <SlideCaptcha
        {...common}
        piece={imageOf(challenge?.jigsawImageBase64)}
        onCheck={(x) => void check(JSON.stringify({ x, y: slideY }))}
        labels={{
          ...words,
          instructions: t('slide.instructions'),
          picture: t('slide.picture'),
          handle: t('slide.handle'),
          position: (x) => t('slide.position', { x }),
          stepBack: t('slide.back'),
          stepOn: t('slide.on'),
          check: t('slide.check'),
        }}
      />
    )
  return (
    <ClickWordCaptcha
      {...common}
      words={challenge?.wordList ?? []}
      onCheck={(points) => void check(JSON.stringify(points.map(({ x, y }) => ({ x, y }))), afterLastClickMs)}
      labels={{
        ...words,
        instructions: (list) => t('words.instructions', { words: list.join(/^(zh|ja)/.test(language) ? '、' : ', ') }),
        keys: t('words.keys'),
        picture: t('words.picture'),
        placed: (position, total) => t('words.placed', { position, total }),
        takenBack: (left) => t('words.takenBack', { left }),
        undo: t('words.undo'),
      }}
    />
  )
}

/** Always five: the piece is as tall as the picture (spec 9). */
const slideY = 5

const imageOf = (base64: string | null | undefined): string | undefined =>
  base64 ? `data:image/png;base64,${base64}` : undefined
