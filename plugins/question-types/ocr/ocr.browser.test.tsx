import '../../../design-system/styles/index.css'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import ocr from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const show = (options: Partial<OptionsOf<typeof ocr>> = {}) => {
  const answers: (string | undefined)[] = []
  const Held = () => {
    const [answer, setAnswer] = useState<string>()
    return (
      <renderer.Component
        {...rendererProps('ocr')}
        options={{ ...ocr.defaults, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  const { container } = render(
    <QuestionHostProvider host={plainHost({ 'question-types/ocr': texts.fill }, 'zh-cn')}>
      <QuestionScope typeId="ocr" questionId="q00001">
        <label id="label" htmlFor="control">
          文字
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

/** A picture with printed words. */
const printed = (...lines: string[]): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 60 + lines.length * 90
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '48px "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
  for (const [at, line] of lines.entries()) context.fillText(line, 40, 90 + at * 90)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'card.png', { type: 'image/png' }))),
  )
}

test('printed English and numbers are recognised on the device', async () => {
  const { answers, pick } = show()
  pick(await printed('Invoice 20481', 'Total 356.00'))
  await waitFor(() => expect(answers.at(-1)).toBeDefined(), { timeout: 50_000 })
  expect(answers.at(-1)).toContain('20481')
  expect(answers.at(-1)).toContain('356.00')
  expect(screen.getByRole('textbox', { name: '文字' })).toBe(document.activeElement)
}, 60_000)

test('of a card the number is taken, and only a right one', async () => {
  const { answers, pick } = show({ kind: 'bankCard' })
  pick(await printed('VISA', '4111 1111 1111 1111', '12/30'))
  await waitFor(() => expect(answers.at(-1)).toBe('4111111111111111'), { timeout: 50_000 })
}, 60_000)

test('other files and files over 10 MB are refused in words', async () => {
  const { pick } = show()
  pick(new File(['x'], 'scan.pdf'))
  expect((await screen.findByRole('alert')).textContent).toContain('jpg')
  pick(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('10 MB'))
})
