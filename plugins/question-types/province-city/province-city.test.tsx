import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf, OptionsOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import provinceCity from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'
import server from './server.ts'

afterEach(cleanup)

type Answer = AnswerOf<typeof provinceCity>

/** What the type keeps needs nothing of the server's services. */
const dataOf = (name: string) => server.data?.(name, undefined as never)

const show = (options: Partial<OptionsOf<typeof provinceCity>>, fetchData?: QuestionHost['fetchData']) => {
  const answers: (Answer | undefined)[] = []
  const asked: string[] = []
  const host: QuestionHost = {
    ...plainHost({ 'question-types/province-city': texts.fill }, 'en'),
    fetchData: async (type, name) => {
      asked.push(name)
      return fetchData ? fetchData(type, name) : dataOf(name)
    },
  }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('province-city')}
        options={{ ...provinceCity.defaults, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="province-city" questionId="q00001">
        <span id="label">Home</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { last: () => answers.at(-1), asked }
}

const field = () => screen.getByRole('combobox', { name: 'Home' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('level by level: only what is opened is fetched, and the answer comes when it is whole', async () => {
  const { last, asked } = show({})
  expect(asked).toEqual([])
  await userEvent.click(field())
  await press('浙江省')
  await press('杭州市')
  expect(last()).toBeUndefined()
  await press('西湖区')
  expect(last()).toEqual({
    province: { code: '330000', name: '浙江省' },
    city: { code: '330100', name: '杭州市' },
    district: { code: '330106', name: '西湖区' },
  })
  expect(asked).toEqual(['in:', 'in:330000', 'in:330100'])
  expect(document.activeElement).toBe(field())
  expect(field().textContent).toContain('浙江省 / 杭州市 / 西湖区')
})

test('by keyboard: arrows walk, Enter goes on, Escape closes', async () => {
  show({ level: 'city' })
  field().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('北京市'))
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toContain('澳门特别行政区')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('石家庄市'))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('a search leads to a place, or further down from it', async () => {
  const { last } = show({ level: 'district' })
  await userEvent.click(field())
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search for a place' }), '杭州')
  await press('浙江省 / 杭州市')
  await press('上城区')
  expect(last()?.district?.name).toBe('上城区')
})

test('the rest of the address is asked for once there is a place, and belongs to it', async () => {
  const { last } = show({ level: 'province', detail: 'optional' })
  expect(screen.queryByRole('textbox', { name: 'Street and number' })).toBeNull()
  await userEvent.click(field())
  await press('北京市')
  await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), '1')
  expect(last()).toEqual({ province: { code: '110000', name: '北京市' }, detail: '1' })
  await press('Clear')
  expect(last()).toBeUndefined()
})

test('without a network it says so, and tries again', async () => {
  let isDown = true
  show({}, async (_type, name) => {
    if (isDown) throw new Error('No network')
    return dataOf(name)
  })
  await userEvent.click(field())
  expect((await screen.findByRole('alert')).textContent).toContain('No network')
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('button', { name: '浙江省' })).toBeTruthy()
})
