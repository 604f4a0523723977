// Captcha pictures as the server draws them, beside one drawing turned into a PNG of the same size by the same library.
import sharp from 'sharp'
import { background } from '../../server/modules/captcha/draw/background.ts'
import { drawClickWord } from '../../server/modules/captcha/draw/click-word.ts'
import { systemChance } from '../../server/modules/captcha/draw/random.ts'
import { drawSlide } from '../../server/modules/captcha/draw/slide.ts'
import { captchaImage } from '../../src/shared/contract/captcha.ts'
import { note, reportRow } from '../row.ts'

const { width, height } = captchaImage

/** The server draws two at a time and no more; so does the measurement. */
const atOnce = 2

export const measureCaptcha = async (seconds: number): Promise<void> => {
  const kinds = [
    { name: 'slide', draw: drawSlide },
    { name: 'click word, Chinese', draw: () => drawClickWord('hanzi') },
    { name: 'click word, Latin', draw: () => drawClickWord('latin') },
  ]
  for (const { draw } of kinds) await requirePicture((await draw()).original)
  note('console: captcha pictures')
  const bare = await rateOf(bareDrawing, seconds)
  for (const { name, draw } of kinds)
    reportRow({
      figure: `captcha pictures drawn, ${name}`,
      ours: await rateOf(draw, seconds),
      unit: '/s',
      beside: { name: 'one drawing to one PNG, same library', value: bare },
      // Thirty a minute for an address: so many addresses at once keep their server busy with nothing else.
      target: { atLeast: 30 },
    })
}

/** The least a picture can cost: one scene, one picture, no hole, no glyph, no noise. */
const bareDrawing = async (): Promise<string> =>
  (
    await sharp(Buffer.from(background(systemChance)))
      .removeAlpha()
      .png()
      .toBuffer()
  ).toString('base64')

const rateOf = async (draw: () => Promise<unknown>, seconds: number): Promise<number> => {
  for (let count = 0; count < 5; count++) await draw()
  const started = performance.now()
  const until = started + seconds * 1000
  let drawn = 0
  const hand = async (): Promise<void> => {
    while (performance.now() < until) {
      await draw()
      drawn++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return drawn / ((performance.now() - started) / 1000)
}

const requirePicture = async (base64: string): Promise<void> => {
  const found = await sharp(Buffer.from(base64, 'base64')).metadata()
  if (found.format !== 'png' || found.width !== width || found.height !== height)
    throw new Error(`A captcha picture is ${found.format}, ${found.width} × ${found.height}.`)
}
