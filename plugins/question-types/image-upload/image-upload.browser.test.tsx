import '../../../design-system/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnswerOf, OptionsOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import imageUpload from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof imageUpload>

const show = (options: Partial<OptionsOf<typeof imageUpload>> = {}) => {
  const sent: File[] = []
  const answers: (Answer | undefined)[] = []
  const reported: (string | null)[] = []
  const plain = plainHost({ 'question-types/image-upload': texts.fill }, 'zh-cn')
  const host: QuestionHost = {
    ...plain,
    reportWork: (_key, _questionId, state) => reported.push(state),
    uploadFile: (questionId, file, more) => {
      sent.push(file)
      return plain.uploadFile(questionId, file, more)
    },
  }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('image-upload')}
        options={{ ...imageUpload.defaults, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  const { container } = render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="image-upload" questionId="q00001">
        <span id="label">证件</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  const pick = (...files: File[]) => {
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no file input')
    fireEvent.change(input, { target: { files } })
  }
  return { sent, pick, answers, reported, container }
}

/** The left half red, the right half blue. */
const picture = async (name: string, width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'rgb(255 0 0)'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'rgb(0 0 255)'
  context.fillRect(width / 2, 0, width / 2, height)
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1))
  if (!blob) throw new Error('no picture')
  return new File([blob], name, { type })
}

const pixelsOf = async (file: File) => {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

test('a large picture is scaled before it is sent; a small one is sent as it is', async () => {
  const { sent, pick, answers } = show({ maxCount: 2 })
  const small = await picture('small.png', 30, 20)
  pick(await picture('large.jpg', 4000, 1000), small)
  await waitFor(() => expect(answers.at(-1)).toHaveLength(2))
  const large = sent.find(({ name }) => name === 'large.jpg')
  if (!large) throw new Error('not sent')
  const { width, height } = await pixelsOf(large)
  expect([width, height]).toEqual([2000, 500])
  expect(sent).toContain(small)
})

test('as many as there may be: no more are offered until one is taken out, and the focus is kept', async () => {
  const { pick, answers } = show({ maxCount: 1, compress: false })
  const button = screen.getByRole('button', { name: '选择图片' })
  button.focus()
  expect(screen.getByText('或将文件拖到这里')).toBeTruthy()
  pick(await picture('first.png', 30, 20))
  await waitFor(() => expect(answers.at(-1)).toHaveLength(1))
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText('或将文件拖到这里')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /first\.png/ }))
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  expect(screen.getByText('或将文件拖到这里')).toBeTruthy()
})

test('cut by keyboard: what is sent has the shape and the place that was chosen', async () => {
  const { sent, pick, reported, container } = show({ crop: 'square' })
  pick(await picture('card.png', 400, 100))
  expect(await screen.findByText('裁剪 card.png')).toBeTruthy()
  await waitFor(() => expect(reported.at(-1)).toBe('failed'))
  const use = screen.getByRole('button', { name: '使用这一部分' })
  await waitFor(() => expect(use).toHaveProperty('disabled', false))
  screen.getByRole('slider', { name: '左右移动' }).focus()
  await userEvent.keyboard('{End}')
  await userEvent.click(use)
  expect(document.activeElement?.id).toBe('control')
  await screen.findByRole('link', { name: 'card.png' })
  const [file] = sent
  if (!file) throw new Error('not sent')
  const { width, height, data } = await pixelsOf(file)
  expect([width, height]).toEqual([100, 100])
  // The right end is blue.
  expect([...data.slice(0, 3)]).toEqual([0, 0, 255])
  expect(container.querySelectorAll('fieldset fieldset')).toHaveLength(0)
})

test('a cut that was given up sends nothing, and leaves nothing to wait for', async () => {
  const { sent, pick, reported } = show({ crop: 'wide' })
  pick(await picture('card.png', 40, 40))
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(sent).toEqual([])
  expect(reported.at(-1)).toBeNull()
})

test('the watermark is in the picture itself', async () => {
  const { sent, pick, answers } = show({ watermark: 'text', watermarkText: { 'zh-cn': '仅供报名使用' } })
  pick(await picture('card.png', 600, 300))
  await waitFor(() => expect(answers).toHaveLength(1))
  const [file] = sent
  if (!file) throw new Error('not sent')
  const { width, data } = await pixelsOf(file)
  let bright = 0
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) > 200 && (at / 4) % width > width / 2) bright++
  expect(bright).toBeGreaterThan(100)
})

test('what is no picture is refused before it is sent: by its name, and by what is in it where it must be cut', async () => {
  const { sent, pick } = show({ crop: 'square' })
  pick(new File(['x'], 'report.pdf'))
  expect((await screen.findByRole('alert')).textContent).toBe('文件格式不正确, 请上传png/jpg格式文件!')
  pick(new File(['x'], 'disguised.png'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('无法读取这张图片，请换一张'))
  expect(sent).toEqual([])
})

test('with the camera only, the one way is a photo', () => {
  const { container } = show({ cameraOnly: true })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['拍照'])
  expect(container.querySelector('input')?.getAttribute('capture')).toBe('environment')
})
