import '../../../design-system/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import QRCode from 'qrcode'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import scan from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (options: Partial<OptionsOf<typeof scan>> = {}) => {
  const answers: (string | undefined)[] = []
  const Held = () => {
    const [answer, setAnswer] = useState<string>()
    return (
      <renderer.Component
        {...rendererProps('scan')}
        options={{ ...scan.defaults, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  const { container } = render(
    <QuestionHostProvider host={plainHost({ 'question-types/scan': texts.fill }, 'zh-cn')}>
      <QuestionScope typeId="scan" questionId="q00001">
        <label id="label" htmlFor="control">
          设备编号
        </label>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  const pick = (file: File) => {
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no file input')
    fireEvent.change(input, { target: { files: [file] } })
  }
  return { answers, pick }
}

const codeOf = async (text: string): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas')
  await QRCode.toCanvas(canvas, text, { width: 300, margin: 4 })
  return canvas
}
const fileOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'code.png', { type: 'image/png' }))))

test('the code of a picture becomes the answer, and can be corrected by typing', async () => {
  const { answers, pick } = show()
  pick(await fileOf(await codeOf('设备 A-42')))
  await waitFor(() => expect(answers.at(-1)).toBe('设备 A-42'), { timeout: 30_000 })
  expect(screen.getByRole('status').textContent).toBe('已识别：设备 A-42')
  await userEvent.click(screen.getByRole('textbox', { name: '设备编号' }))
  await userEvent.keyboard('{End}3')
  expect(answers.at(-1)).toBe('设备 A-423')
})

test('a picture without a code, or with another kind of code than is asked for, says so and changes nothing', async () => {
  const { answers, pick } = show({ kinds: 'bars' })
  const empty = document.createElement('canvas')
  pick(await fileOf(empty))
  expect((await screen.findByRole('alert')).textContent).toContain('图片中没有找到编码')
  pick(await fileOf(await codeOf('square')))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('图片中没有找到编码'))
  pick(new File(['x'], 'no-picture.png'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('无法读取这张图片'))
  expect(answers).toEqual([])
})

test('what the camera sees becomes the answer; then the camera is let go', async () => {
  const canvas = await codeOf('LOT-7')
  const stream = canvas.captureStream(15)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  const context = canvas.getContext('2d')
  // A still canvas gives no frames.
  const frames = setInterval(() => context?.fillRect(0, 0, 1, 1), 50)
  const { answers } = show()
  await userEvent.click(screen.getByRole('button', { name: '扫码' }))
  await waitFor(() => expect(answers.at(-1)).toBe('LOT-7'), { timeout: 30_000 })
  clearInterval(frames)
  expect(screen.queryByRole('button', { name: '关闭相机' })).toBeNull()
  expect(document.activeElement?.id).toBe('control')
  await waitFor(() => expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']))
})

test('a camera that is not allowed is said in words, and closed by keyboard', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  show()
  await userEvent.click(screen.getByRole('button', { name: '扫码' }))
  expect((await screen.findByRole('alert')).textContent).toContain('此页面不能使用相机')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.id).toBe('control')
})
