import '../../../design-system/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnswerOf, OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import faceIdentify from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import { drawHead } from './parts/drawn-head-testing.ts'
import { renderedFace } from './parts/rendered-face-testing.ts'
import renderer from './renderer.tsx'
import validator from './validator.ts'

type Answer = AnswerOf<typeof faceIdentify>

/** The models are fetched and started by each check, in a worker. */
const patience = { timeout: 50_000 }
const say = texts.fill

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (changed: Partial<OptionsOf<typeof faceIdentify>> = {}) => {
  const answers: (Answer | undefined)[] = []
  const options = { ...faceIdentify.defaults, ...changed }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('face-identify')}
        options={options}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  const { container } = render(
    <QuestionHostProvider host={plainHost({ 'question-types/face-identify': texts.fill }, 'zh-cn')}>
      <QuestionScope typeId="face-identify" questionId="q00001">
        <span id="label">本人确认</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  const pick = async (button: string, file: File) => {
    // Until the models are there the button is busy.
    await waitFor(() => expect(screen.getByRole('button', { name: button }).ariaBusy).toBeNull(), patience)
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no file input')
    fireEvent.change(input, { target: { files: [file] } })
  }
  const issues = () => {
    const answer = answers.at(-1)
    if (!answer) throw new Error('no answer')
    return validator.prepare(options, {} as never)(answer, {} as never)
  }
  return { answers, pick, issues }
}

const fileOf = async (draw: (canvas: OffscreenCanvas) => Promise<void> | void): Promise<File> => {
  const canvas = new OffscreenCanvas(640, 480)
  canvas.getContext('2d')?.fillRect(0, 0, 640, 480)
  await draw(canvas)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' })
}
const faces = (...places: readonly number[]) =>
  fileOf(async (canvas) => {
    const image = new Image()
    image.src = renderedFace
    await image.decode()
    const context = canvas.getContext('2d')
    for (const left of places) context?.drawImage(image, left, 100, 256, 256)
  })

/** A camera that sees the drawn head, held as `pose` says by now. */
const camera = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const pose = { turn: 0, nod: 0, isGone: false }
  const draw = async () => {
    if (pose.isGone) canvas.getContext('2d')?.fillRect(0, 0, 640, 480)
    else await drawHead(canvas, pose)
  }
  await draw()
  const stream = canvas.captureStream(15)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  let isOn = true
  const film = async () => {
    while (isOn) {
      await draw()
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }
  void film()
  return {
    pose,
    isLetGo: () => stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    off: () => {
      isOn = false
    },
  }
}
const asked = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('nothing is fetched and no camera opened before somebody agrees; who does not can go on', async () => {
  const opened = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  const { answers, issues } = show({ purpose: { 'zh-cn': '核对考生身份' } })
  expect(screen.getByText('核对考生身份')).toBeTruthy()
  expect(screen.getByText(say['consent.noPicture'])).toBeTruthy()
  const before = performance.getEntriesByType('resource').filter(({ name }) => /face-worker|\.bin/.test(name)).length
  await userEvent.click(screen.getByRole('button', { name: say.decline }))
  expect(answers).toEqual([{ result: 'declined' }])
  expect(issues()).toEqual([])
  expect(opened).not.toHaveBeenCalled()
  expect(performance.getEntriesByType('resource').filter(({ name }) => /face-worker|\.bin/.test(name))).toHaveLength(
    before,
  )
  // And can think again, by keyboard.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say.reconsider))
  await userEvent.keyboard('{Enter}')
  expect(answers.at(-1)).toBeUndefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say.agree))
})

test('where consent is needed, who does not give it is told, and nothing is recorded', async () => {
  const { answers } = show({ mayDecline: false })
  await userEvent.click(screen.getByRole('button', { name: say.decline }))
  expect(screen.getByRole('alert').textContent).toBe(say.refused)
  expect(answers).toEqual([])
})

test('a face in a picture passes; none, several, and what is no picture are said in words', async () => {
  const { answers, pick, issues } = show({ allowFile: true })
  await userEvent.click(screen.getByRole('button', { name: say['agree.file'] }))
  await pick(say.person, await faces())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(say.noFace), patience)
  await pick(say.person, await faces(40, 340))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(say.severalFaces), patience)
  await pick(say.person, new File(['x'], 'no-picture.png'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(say.notRead), patience)
  expect(answers).toEqual([])
  await pick(say.person, await faces(190))
  await waitFor(() => expect(answers).toEqual([{ result: 'passed', consent: true, from: 'file' }]), patience)
  expect(issues()).toEqual([])
  await waitFor(() => expect(document.activeElement?.id).toBe('control'))
})

test('who moves as asked passes; then the camera is let go', async () => {
  const { answers, issues } = show({ mustPass: false })
  const { pose, isLetGo, off } = await camera()
  await userEvent.click(screen.getByRole('button', { name: say.agree }))
  const poses: Readonly<Record<string, { turn: number; nod: number }>> = {
    [say['ask.centre']]: { turn: 0, nod: 0 },
    [say['ask.left']]: { turn: 0.7, nod: 0 },
    [say['ask.right']]: { turn: -0.7, nod: 0 },
    [say['ask.up']]: { turn: 0, nod: 0.6 },
    [say['ask.still']]: { turn: 0, nod: 0 },
  }
  await waitFor(() => {
    Object.assign(pose, poses[asked().find((words) => words && poses[words]) ?? ''])
    expect(answers).toHaveLength(1)
  }, patience)
  off()
  const [answer] = answers
  expect(answer).toMatchObject({ consent: true, from: 'camera', live: expect.any(Number) })
  // How sure the models are of a drawn head is theirs; that the result follows from it is ours.
  expect(issues()).toEqual([])
  await waitFor(() => expect(isLetGo()).toBe(true))
})

test('a picture before the camera gets no further than the first movement, and nobody is looked for', async () => {
  const { answers } = show()
  const { pose, isLetGo, off } = await camera()
  await userEvent.click(screen.getByRole('button', { name: say.agree }))
  const moves = [say['ask.left'], say['ask.right'], say['ask.up']]
  await waitFor(() => expect(asked().some((words) => moves.includes(words ?? ''))).toBe(true), patience)
  const first = asked().find((words) => moves.includes(words ?? ''))
  // Another movement can be asked for by whom this one is too much.
  await userEvent.click(screen.getByRole('button', { name: say.otherMove }))
  await waitFor(() => {
    const now = asked().find((words) => moves.includes(words ?? ''))
    expect(now).toBeDefined()
    expect(now).not.toBe(first)
  }, patience)
  // It goes, and the course with it.
  pose.isGone = true
  await waitFor(() => expect(asked()).toContain(say['hint.none']), patience)
  await userEvent.click(screen.getByRole('button', { name: say.stop }))
  off()
  expect(answers).toEqual([])
  await waitFor(() => expect(isLetGo()).toBe(true))
  await waitFor(() => expect(document.activeElement?.id).toBe('control'))
})

test('the same face is alike, and the picture that is kept is the only one that is sent', async () => {
  const { answers, pick, issues } = show({ allowFile: true, compare: true, keepPicture: true })
  await userEvent.click(screen.getByRole('button', { name: say['agree.file'] }))
  await pick(say.person, await faces(190))
  await waitFor(() => screen.getByRole('button', { name: say.paper }), patience)
  await pick(say.paper, await fileOf((canvas) => drawHead(canvas, { turn: 0.2, size: 260 })))
  await waitFor(() => expect(answers).toHaveLength(1), patience)
  expect(answers[0]).toMatchObject({ result: 'passed', consent: true, from: 'file', picture: { name: 'face.jpg' } })
  expect(JSON.stringify(answers[0])).not.toMatch(/embedding|descriptor|\[/)
  expect(issues()).toEqual([])
})

test('a camera that is not allowed is said in words, tried again, or done without', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  show({ allowFile: true })
  await userEvent.click(screen.getByRole('button', { name: say.agree }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(say['camera.denied']))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotFoundError'))
  await userEvent.click(screen.getByRole('button', { name: say.retry }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(say['camera.missing']))
  await userEvent.click(screen.getByRole('button', { name: say.fileInstead }))
  await waitFor(() => screen.getByRole('button', { name: say.person }))
})
