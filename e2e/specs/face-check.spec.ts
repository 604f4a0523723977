// A face before a camera: the browser's own, which is shown a film, through the headers of the page to the record.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderedFace } from '../../plugins/question-types/face-identify/parts/rendered-face-testing.ts'
import { chromiumFlags, chromiumPath } from '../../tools/bootstrap/chromium.mjs'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, phone, publicPath, test } from '../fixtures/test.ts'

/** The models weigh some megabytes, and the machine has other work. */
const patience = { timeout: 60_000 }

test('who agrees is looked at by the camera; one picture is kept, and everything came from here', async ({
  api,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const formKey = await api.createForm(
    formOf('核对', [
      ask('face-identify', 'face01', '请确认是您本人', {
        required: true,
        options: {
          purpose: {},
          liveness: false,
          compare: false,
          leastLikeness: 60,
          mustPass: true,
          mayDecline: false,
          allowFile: false,
          keepPicture: true,
        },
      }),
    ]),
  )
  await api.publish(formKey)
  const browser = await playwright.chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${await film()}`,
    ],
  })
  const page = await (await browser.newContext({ ...phone, locale: 'zh-CN', baseURL: baseURL ?? '' })).newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions policy/i.test(message.text())) violations.push(message.text())
  })

  await page.goto(publicPath(formKey))
  await expect(page.getByRole('button', { name: '同意，打开相机' })).toBeVisible()
  expect(asked.filter((url) => /face-worker|\.bin|\.wasm/.test(url))).toEqual([])

  await page.getByRole('button', { name: '同意，打开相机' }).click()
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible(patience)
  await expect(page.getByRole('img', { name: '面部照片' })).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()

  const [record] = await api.rows(formKey)
  expect(record?.answers.face01).toEqual({
    result: 'passed',
    consent: true,
    from: 'camera',
    picture: { id: expect.any(String), name: 'face.jpg', size: expect.any(Number) },
  })
  expect(asked.filter((url) => !url.startsWith(baseURL ?? 'none') && !/^(blob|data):/.test(url))).toEqual([])
  // Only what a face is found with: nothing to judge life or to compare was wanted.
  expect(asked.filter((url) => /\.bin/.test(url)).length).toBeLessThanOrEqual(2)
  expect(violations).toEqual([])
  await browser.close()
})

/** Two equal pictures, shown again and again (YUV4MPEG2, as Chromium reads films for its camera of tests). */
const film = async (): Promise<string> => {
  const [width, height] = [640, 480]
  const face = await sharp(Buffer.from(renderedFace.replace(/^.*,/, ''), 'base64'))
    .resize(320, 320)
    .toBuffer()
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#969ba5' } })
    .composite([{ input: face, left: 160, top: 80 }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (column: number, row: number) => {
    const place = (row * width + column) * 3
    return [pixels[place] ?? 0, pixels[place + 1] ?? 0, pixels[place + 2] ?? 0] as const
  }
  const luma = Buffer.alloc(width * height)
  const [blue, red] = [Buffer.alloc(luma.length / 4), Buffer.alloc(luma.length / 4)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [r, g, b] = at(column, row)
      luma[row * width + column] = 0.299 * r + 0.587 * g + 0.114 * b
      if (row % 2 === 1 || column % 2 === 1) continue
      const place = (row / 2) * (width / 2) + column / 2
      blue[place] = 128 - 0.169 * r - 0.331 * g + 0.5 * b
      red[place] = 128 + 0.5 * r - 0.419 * g - 0.081 * b
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, blue, red])
  const path = join(mkdtempSync(join(tmpdir(), 'face-film-')), 'face.y4m')
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  )
  return path
}
