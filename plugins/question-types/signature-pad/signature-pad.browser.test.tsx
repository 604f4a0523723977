import '../../../design-system/styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnswerOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import signaturePad from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof signaturePad>

const show = (host: Partial<QuestionHost> = {}) => {
  const sent: File[] = []
  const answers: (Answer | undefined)[] = []
  const reported: (string | null)[] = []
  const plain = plainHost({ 'question-types/signature-pad': texts.fill }, 'zh-cn')
  let reset = () => {}
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    reset = () => setAnswer(undefined)
    return (
      <renderer.Component
        {...rendererProps('signature-pad')}
        options={signaturePad.defaults}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  render(
    <QuestionHostProvider
      host={{
        ...plain,
        reportWork: (_key, _questionId, state) => reported.push(state),
        uploadFile: (questionId, file, more) => {
          sent.push(file)
          return plain.uploadFile(questionId, file, more)
        },
        ...host,
      }}
    >
      <QuestionScope typeId="signature-pad" questionId="q00001">
        <span id="label">签名</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { sent, answers, reported, reset: () => reset() }
}

/** A line across the pad, with a mouse or a finger. */
const draw = (pointerType = 'mouse', from = 0.1, to = 0.9) => {
  // Over the whole screen there is a second one, on top.
  const canvas = [...document.querySelectorAll('canvas')].at(-1)
  if (!canvas) throw new Error('no pad')
  const box = canvas.getBoundingClientRect()
  const at = (type: string, share: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType,
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: box.left + box.width * share,
        clientY: box.top + box.height * share,
      }),
    )
  at('pointerdown', from, canvas)
  for (let step = 1; step <= 8; step++) at('pointermove', from + ((to - from) * step) / 8, window)
  at('pointerup', to, window)
}

/** How many pixels of a picture are dark, and of how many. */
const inkOf = async (file: File | undefined) => {
  if (!file) throw new Error('nothing sent')
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && (data[at + 3] ?? 0) > 128) dark++
  return dark
}

test.each([
  'mouse',
  'touch',
])('drawn by %s: after the hand rests it is the answer, and the page waits until then', async (pointer) => {
  const { sent, answers, reported } = show()
  draw(pointer)
  await waitFor(() => expect(reported.at(-1)).toBe('underWay'))
  await waitFor(() => expect(answers.at(-1)?.method).toBe('drawn'))
  expect(await inkOf(sent.at(-1))).toBeGreaterThan(100)
  await waitFor(() => expect(reported.at(-1)).toBeNull())
  expect(screen.getByRole('img', { name: '签名板，已书写' })).toBeTruthy()
})

test('strokes are taken back one by one; without any there is no signature', async () => {
  const { answers, reported } = show()
  draw()
  await waitFor(() => expect(answers.at(-1)?.method).toBe('drawn'))
  draw('mouse', 0.9, 0.5)
  await userEvent.click(screen.getByRole('button', { name: '撤销一笔' }))
  await waitFor(() => expect(answers.at(-1)).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: '撤销一笔' }))
  expect(answers.at(-1)).toBeUndefined()
  await waitFor(() => expect(reported.at(-1)).toBeNull())
  expect(screen.getByRole('img', { name: '签名板，尚未书写' })).toBeTruthy()
})

test('by keyboard alone: the name that is typed is the signature', async () => {
  const { sent, answers } = show()
  await userEvent.tab()
  expect(document.activeElement?.id).toBe('control')
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: '姓名' })
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('Li Lei{Enter}')
  await waitFor(() => expect(answers.at(-1)).toMatchObject({ method: 'typed', signer: 'Li Lei' }))
  expect(await inkOf(sent.at(-1))).toBeGreaterThan(300)
  expect(sent).toHaveLength(1)
})

test('drawn over the whole screen, then seen on paper; signing again starts on empty paper', async () => {
  const { sent, answers } = show()
  // A fine pointer has the pad before it; the button is drawn for fingers.
  screen.getByRole('button', { name: '全屏签名', hidden: true }).click()
  const dialog = await screen.findByRole('dialog', { name: '全屏签名' })
  expect(dialog.querySelector('canvas')?.clientHeight).toBeGreaterThan(window.innerHeight / 2)
  draw('touch')
  await userEvent.click(screen.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(answers.at(-1)?.method).toBe('drawn'))
  expect(await inkOf(sent.at(-1))).toBeGreaterThan(100)
  expect(document.querySelector('canvas')).toBeNull()
  expect(screen.getByRole('img', { name: '已手写签名' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重新签名' }))
  expect(answers.at(-1)).toBeUndefined()
  expect(screen.getByRole('img', { name: '签名板，尚未书写' })).toBeTruthy()
})

test('a signature that did not arrive can be sent again', async () => {
  let fails = true
  const plain = plainHost({}, 'zh-cn')
  const { answers, reported } = show({
    uploadFile: (...call) => (fails ? Promise.reject(new Error('网络不可用')) : plain.uploadFile(...call)),
  })
  draw()
  expect((await screen.findByRole('alert')).textContent).toBe('网络不可用')
  await waitFor(() => expect(reported.at(-1)).toBe('failed'))
  fails = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(answers.at(-1)?.method).toBe('drawn'))
})

test('what is taken away from outside leaves the paper, too', async () => {
  const { answers, reset } = show()
  draw()
  await waitFor(() => expect(answers.at(-1)?.method).toBe('drawn'))
  reset()
  expect(await screen.findByRole('img', { name: '签名板，尚未书写' })).toBeTruthy()
})
