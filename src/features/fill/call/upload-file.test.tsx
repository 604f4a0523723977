import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

afterEach(() => vi.unstubAllGlobals())

const target = { formKey: 'abcdefgh', questionId: 'q1', language: 'en' }

test('of several files the first goes alone: with it the browser gets the mark by which its files are known', async () => {
  const under: { response: unknown; onload: () => void; onerror: () => void }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      response: unknown = null
      onload = () => undefined
      onerror = () => undefined
      onloadend = () => undefined
      status = 200
      open = () => undefined
      setRequestHeader = () => undefined
      send = () => void under.push(this)
    },
  )
  const send = (name: string) => uploadFile(target, new File(['x'], name), {})
  const failing = send('a')
  const [second, third] = [send('b'), send('c')]
  await vi.waitFor(() => expect(under).toHaveLength(1))
  under[0]?.onerror()
  expect(await failing).toEqual({ kind: 'unreachable' })
  await vi.waitFor(() => expect(under).toHaveLength(2))
  for (const index of [1, 2]) {
    await vi.waitFor(() => expect(under).toHaveLength(index + 1))
    Object.assign(under[index] ?? {}, { response: { code: 200, data: { id: String(index) } } })
    under[index]?.onload()
  }
  expect([await second, await third]).toEqual([
    { kind: 'ok', data: { id: '1' } },
    { kind: 'ok', data: { id: '2' } },
  ])
  void send('d')
  void send('e')
  expect(under).toHaveLength(5)
})
