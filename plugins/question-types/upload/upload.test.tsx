import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope, type UploadedFile } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import upload from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof upload>
interface Sent {
  readonly name: string
  readonly signal: AbortSignal | undefined
  readonly progress: (share: number) => void
  readonly arrive: (id: string) => void
  readonly fail: (message: string) => void
}

const show = ({ maxCount = 1, value, readOnly = false }: { maxCount?: number; value?: Answer; readOnly?: boolean }) => {
  const sent: Sent[] = []
  const answers: (Answer | undefined)[] = []
  const reported: string[] = []
  let calledOff = 0
  const host: QuestionHost = {
    ...plainHost({ 'question-types/upload': texts.fill }, 'zh-cn'),
    fileUrl: (id) => `/sapi/file/${id}`,
    openFile: (id, hear) => {
      hear({ state: 'ready', url: `/picture/${id}` })
      return () => undefined
    },
    reportWork: (_key, questionId, state) => {
      reported.push(`${questionId} ${state}`)
    },
    callOffWait: () => {
      calledOff++
    },
    uploadFile: (_questionId, file, { onProgress, signal }) =>
      new Promise<UploadedFile>((resolve, reject) => {
        const { name, size } = file
        sent.push({
          name,
          signal,
          progress: (share) => onProgress?.(share),
          arrive: (id) => resolve({ id, name, size, url: '' }),
          fail: (message) => reject(new Error(message)),
        })
      }),
  }
  const Held = () => {
    const [answer, setAnswer] = useState(value)
    return (
      <renderer.Component
        {...rendererProps('upload')}
        options={{ ...upload.defaults, maxCount }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
        readOnly={readOnly}
      />
    )
  }
  const { container } = render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="upload" questionId="q00001">
        <span id="label">报告</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  const pick = (...files: File[]) => {
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no file input')
    fireEvent.change(input, { target: { files } })
  }
  return { sent, pick, last: () => answers.at(-1), answers, reported, calledOff: () => calledOff }
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name)
const id = (letter: string) => letter.repeat(22)

test('files sent at once all become part of the answer, whatever order they arrive in', async () => {
  const { sent, pick, last } = show({ maxCount: 3 })
  pick(file('a.pdf'), file('b.txt'))
  sent[1]?.arrive(id('b'))
  sent[0]?.arrive(id('a'))
  await waitFor(() =>
    expect(last()).toEqual([
      { id: id('b'), name: 'b.txt', size: 3 },
      { id: id('a'), name: 'a.pdf', size: 3 },
    ]),
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what the policy would refuse is not sent, and the respondent reads why in the words of the spec', () => {
  const { sent, pick } = show({})
  pick(file('photo.png'))
  expect(screen.getByRole('alert').textContent).toBe('文件格式不正确, 请上传doc/xls/ppt/txt/pdf格式文件!')
  pick(file('big.pdf', 5 * 1024 * 1024 + 1))
  expect(screen.getByRole('alert').textContent).toBe('上传文件大小不能超过 5 MB!')
  expect(sent).toEqual([])
  pick(file('a.pdf'))
  expect(screen.queryByRole('alert')).toBeNull()
  pick(file('b.pdf'))
  expect(screen.getByRole('alert').textContent).toBe('只允许上传单个文件')
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf'])
})

test('a file that did not arrive takes nobody’s place, and is not sent again where there is none', async () => {
  const { sent, pick, last } = show({})
  pick(file('lost.pdf'))
  sent[0]?.fail('网络断开')
  const retry = await screen.findByRole('button', { name: /^重试/ })
  pick(file('a.pdf'))
  expect(screen.queryByText('只允许上传单个文件')).toBeNull()
  sent[1]?.arrive(id('a'))
  await waitFor(() => expect(last()).toHaveLength(1))
  await userEvent.click(retry)
  expect(screen.getByText('只允许上传单个文件')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('an empty file is called empty, and not sent', () => {
  const { sent, pick } = show({})
  pick(file('a.pdf', 0))
  expect(screen.getByRole('alert').textContent).toBe('文件是空的（0 字节），请选择其他文件')
  expect(sent).toEqual([])
})

test('a failed upload says why and can be tried again', async () => {
  const { sent, pick, last } = show({})
  pick(file('a.pdf'))
  sent[0]?.progress(0.4)
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
  sent[0]?.fail('网络不可用')
  expect((await screen.findByRole('alert')).textContent).toBe('网络不可用')
  await userEvent.click(screen.getByRole('button', { name: '重试 a.pdf' }))
  sent[1]?.arrive(id('a'))
  await waitFor(() => expect(last()).toEqual([{ id: id('a'), name: 'a.pdf', size: 3 }]))
})

test('removing a file under way ends its upload; it never becomes part of the answer', async () => {
  const { sent, pick, answers } = show({})
  pick(file('a.pdf'))
  await userEvent.click(screen.getByRole('button', { name: '移除 a.pdf' }))
  expect(sent[0]?.signal?.aborted).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }))
  sent[0]?.arrive(id('a'))
  await Promise.resolve()
  expect(answers).toEqual([])
})

test('leaving the question ends what is under way', () => {
  const { sent, pick } = show({})
  pick(file('a.pdf'))
  cleanup()
  expect(sent[0]?.signal?.aborted).toBe(true)
})

test('to read, files are links', () => {
  show({ value: [{ id: id('a'), name: 'a.pdf', size: 3 }], readOnly: true })
  expect(screen.getByRole('link', { name: 'a.pdf' }).getAttribute('href')).toBe(`/sapi/file/${id('a')}`)
})

test('the newer formats of Word, Excel and PowerPoint come with the older ones', () => {
  const { sent, pick } = show({ maxCount: 3 })
  pick(file('a.docx'), file('b.XLSX'), file('c.pptx'))
  expect(sent.map(({ name }) => name)).toEqual(['a.docx', 'b.XLSX', 'c.pptx'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the page is told while a file is on its way, and of one that did not arrive', async () => {
  const { sent, pick, reported } = show({})
  pick(file('a.pdf'))
  expect(reported.at(-1)).toBe('q00001 underWay')
  sent[0]?.fail('网络不可用')
  await waitFor(() => expect(reported.at(-1)).toBe('q00001 failed'))
  await userEvent.click(screen.getByRole('button', { name: '移除 a.pdf' }))
  expect(reported.at(-1)).toBe('q00001 null')
})

test('a picture that was sent is seen, also after a reload', () => {
  const { container } = render(<div />)
  show({ value: [{ id: id('a'), name: 'a.png', size: 3 }] })
  expect(container.ownerDocument.querySelector('img')?.getAttribute('src')).toBe(`/picture/${id('a')}`)
})

test('who takes a file out, on its way or arrived, calls off what waits for the answer', async () => {
  const { pick, calledOff } = show({ maxCount: 2, value: [{ id: id('a'), name: 'a.pdf', size: 3 }] })
  pick(file('b.pdf'))
  expect(calledOff()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: '移除 b.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: '移除 a.pdf' }))
  expect(calledOff()).toBe(2)
})

test('a line of the formats ends between two of them', () => {
  show({})
  expect(screen.getByText(/doc\/\u200bdocx\/\u200bxls/)).toBeTruthy()
})
