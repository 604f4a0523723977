import '../../../design-system/styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import carousel from './definition.ts'
import texts from './locales/zh-cn.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const slide = (id: string, letter: string, name: string) => ({
  id,
  label: { 'zh-cn': name },
  image: `/sapi/file/${letter.repeat(22)}`,
})
const slides = [slide('lake01', 'a', '湖边'), slide('hall01', 'b', '礼堂'), slide('gate01', 'c', '校门')]

const show = (options: Partial<typeof carousel.defaults> = {}) =>
  render(
    <QuestionHostProvider host={plainHost({ 'question-types/carousel': texts.fill }, 'zh-cn')}>
      <p>beside</p>
      <QuestionScope typeId="carousel" questionId="q00001">
        <renderer.Component
          {...rendererProps('carousel')}
          options={{ ...carousel.defaults, slides, seconds: 0, ...options }}
          value={undefined as never}
          onChange={() => undefined}
        />
      </QuestionScope>
    </QuestionHostProvider>,
  )

/** Those a screen reader meets. */
const inSight = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))

test('turned by keyboard, around the end, and only the picture in sight is read', async () => {
  show()
  expect(inSight()).toEqual(['湖边'])
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('上一张')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(inSight()).toEqual(['校门']))
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(inSight()).toEqual(['湖边']))
  expect(screen.queryByRole('button', { name: '暂停播放' })).toBeNull()
})

test('swiped: the picture it came to rest at is the one in sight', async () => {
  show()
  const track = screen.getByRole('list')
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  await waitFor(() => expect(inSight()).toEqual(['礼堂']))
})

test('plays by itself, rests under the pointer, and stops for good when somebody turns it', async () => {
  show({ seconds: 1 })
  // Wherever the pointer was left.
  await userEvent.hover(screen.getByText('beside'))
  await waitFor(() => expect(inSight()).toEqual(['礼堂']), { timeout: 10_000 })
  await userEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(screen.getByRole('button', { name: '开始播放' })).toBeTruthy()
})

test('can be stopped and started by its button', async () => {
  show({ seconds: 60 })
  await userEvent.click(screen.getByRole('button', { name: '暂停播放' }))
  await userEvent.click(screen.getByRole('button', { name: '开始播放' }))
  expect(screen.getByRole('button', { name: '暂停播放' })).toBeTruthy()
})

test('a picture from elsewhere is not fetched, and without any there is nothing', () => {
  const { container } = show({ slides: [{ ...slides[0]!, image: 'https://elsewhere.example/a.png' }] })
  expect(container.querySelector('section, img')).toBeNull()
})
