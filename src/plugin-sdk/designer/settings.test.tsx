import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import designerTexts from '../../../locales/zh-cn/designer.json'
import type { Text } from '../index.ts'
import { plainHost } from '../ui/plain-host.tsx'
import { QuestionHostProvider } from '../ui/question-host.tsx'
import { type ChoiceItem, ChoiceListSetting } from './choice-list-setting.tsx'
import { NumberSetting, TextSetting } from './settings.tsx'

afterEach(cleanup)

/** Keeps the setting's state and records what it emits. */
const mount = <Value,>(
  initial: Value,
  draw: (value: Value, onChange: (next: Value) => void) => ReactNode,
  language = 'zh-cn',
) => {
  const emitted: Value[] = []
  const Stateful = () => {
    const [value, setValue] = useState(initial)
    return draw(value, (next) => {
      emitted.push(next)
      setValue(next)
    })
  }
  render(
    <QuestionHostProvider host={plainHost({ designer: designerTexts }, language)}>
      <Stateful />
    </QuestionHostProvider>,
  )
  return { emitted, last: () => emitted.at(-1) }
}

const mountChoices = (...wordings: string[]) => {
  let made = 0
  const initial: ChoiceItem[] = wordings.map((wording, index) => ({ id: `c${index}`, label: { 'zh-cn': wording } }))
  const { emitted, last } = mount(initial, (items, onChange) => (
    <ChoiceListSetting
      label="选项"
      items={items}
      onChange={onChange}
      newId={() => `new${++made}`}
      create={(item) => item}
      max={6}
    />
  ))
  return {
    emitted,
    words: () => last()?.map(({ label }) => label['zh-cn'] ?? ''),
    ids: () => last()?.map(({ id }) => id),
  }
}

const item = (position: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `第 ${position} 项` })

describe('the list of choices', () => {
  test('Enter goes on to the next item while that is still empty, so that two words typed make two items', async () => {
    const { words } = mountChoices('', '')
    await userEvent.click(item(1))
    await userEvent.keyboard('是{Enter}否')
    expect(words()).toEqual(['是', '否'])
  })

  test('an item that Enter added and nobody named is gone when it is left', async () => {
    const { words } = mountChoices('是', '否')
    await userEvent.click(item(2))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(words(), 'once is enough').toEqual(['是', '否', ''])
    await userEvent.click(item(1))
    expect(words()).toEqual(['是', '否'])
  })

  test('the list as text takes the focus, and gives it back to the button it came from', async () => {
    mountChoices('红', '绿')
    for (const leave of ['取消', '应用']) {
      await userEvent.click(screen.getByRole('button', { name: '批量编辑' }))
      expect(document.activeElement).toHaveProperty('value', '红\n绿')
      await userEvent.click(screen.getByRole('button', { name: leave }))
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '批量编辑' }))
    }
  })

  test('editing as text does not begin with an error', async () => {
    mountChoices('', '')
    await userEvent.click(screen.getByRole('button', { name: '批量编辑' }))
    const text = screen.getByRole('textbox', { name: '选项' })
    expect(text.getAttribute('aria-invalid')).not.toBe('true')
    await userEvent.type(text, '一{Enter}')
    await userEvent.clear(text)
    await userEvent.type(text, ' ')
    expect(text.getAttribute('aria-invalid')).toBe('true')
  })

  test('Enter adds an item below and goes there', async () => {
    const { ids } = mountChoices('茶', '咖啡')
    await userEvent.type(item(1), '{Enter}')
    expect(ids()).toEqual(['c0', 'new1', 'c1'])
    expect(document.activeElement).toBe(item(2))
  })

  test('Enter that ends a composition adds nothing', () => {
    const { emitted } = mountChoices('茶')
    fireEvent.compositionStart(item(1))
    fireEvent.change(item(1), { target: { value: "ka'fei" } })
    fireEvent.keyDown(item(1), { key: 'Enter', isComposing: true })
    expect(emitted).toEqual([])
  })

  test('words reach the form when their composition ends, once', () => {
    const { emitted, words } = mountChoices('茶')
    const field = item(1)
    fireEvent.compositionStart(field)
    for (const value of ['茶k', '茶ka', '茶卡']) fireEvent.change(field, { target: { value } })
    expect(emitted).toEqual([])
    expect(field.value).toBe('茶卡')
    fireEvent.compositionEnd(field)
    expect(emitted.length).toBe(1)
    expect(words()).toEqual(['茶卡'])
  })

  test('Backspace in an empty item removes it and goes to the one before, whose words stay', async () => {
    const { words } = mountChoices('茶', '', '果汁')
    item(2).focus()
    await userEvent.keyboard('{Backspace}')
    expect(words()).toEqual(['茶', '果汁'])
    expect(document.activeElement).toBe(item(1))
    expect(item(1).value).toBe('茶')
  })

  test('the last item cannot be removed', async () => {
    const { emitted } = mountChoices('')
    item(1).focus()
    await userEvent.keyboard('{Backspace}')
    expect(emitted).toEqual([])
    expect(screen.getByRole('button', { name: '删除第 1 项' })).toHaveProperty('disabled', true)
  })

  test('pasting lines into an empty item fills it and adds the others below', async () => {
    const { words } = mountChoices('茶', '')
    item(2).focus()
    await userEvent.paste('咖啡\n果汁\r\n\n牛奶')
    expect(words()).toEqual(['茶', '咖啡', '果汁', '牛奶'])
    expect(document.activeElement).toBe(item(4))
  })

  test('pasting lines into a written item adds them below; a single line is pasted as text', async () => {
    const { words } = mountChoices('茶', '水')
    item(1).focus()
    await userEvent.paste('咖啡\n果汁')
    expect(words()).toEqual(['茶', '咖啡', '果汁', '水'])
    item(4).focus()
    await userEvent.paste('果')
    expect(words()?.[3]).toBe('水果')
  })

  test('pasting never makes more items than there may be', async () => {
    const { words } = mountChoices('一')
    item(1).focus()
    await userEvent.paste('二\n三\n四\n五\n六\n七\n八')
    expect(words()).toEqual(['一', '二', '三', '四', '五', '六'])
    expect(document.activeElement).toBe(item(6))
    expect(screen.getByRole('button', { name: '添加一项' })).toHaveProperty('disabled', true)
  })

  test('Alt with an arrow moves the item, keeps the focus and says where it is', async () => {
    const { ids } = mountChoices('茶', '咖啡', '果汁')
    item(1).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(ids()).toEqual(['c1', 'c0', 'c2'])
    expect(document.activeElement).toBe(item(2))
    expect(screen.getByRole('status').textContent).toBe('已移到第 2 项，共 3 项')
  })

  test('there is a way by buttons, too', async () => {
    const { ids } = mountChoices('茶', '咖啡')
    await userEvent.click(screen.getByRole('button', { name: '第 2 项的更多设置' }))
    await userEvent.click(screen.getByRole('button', { name: '上移' }))
    expect(ids()).toEqual(['c1', 'c0'])
  })

  test('the list can be edited as text', async () => {
    const { ids, words } = mountChoices('茶', '咖啡')
    await userEvent.click(screen.getByRole('button', { name: '批量编辑' }))
    const text = screen.getByRole('textbox', { name: '选项' })
    await userEvent.clear(text)
    expect(screen.getByRole('button', { name: '应用' })).toHaveProperty('disabled', true)
    await userEvent.type(text, '咖啡{Enter}水{Enter}茶')
    await userEvent.click(screen.getByRole('button', { name: '应用' }))
    expect(words()).toEqual(['咖啡', '水', '茶'])
    expect(ids()).toEqual(['c1', 'new1', 'c0'])
  })

  test('what was written as text is kept by whoever goes on without pressing a button', async () => {
    const { ids, words } = mountChoices('茶', '咖啡')
    await userEvent.click(screen.getByRole('button', { name: '批量编辑' }))
    const text = screen.getByRole('textbox', { name: '选项' })
    await userEvent.clear(text)
    await userEvent.type(text, '咖啡')
    await userEvent.tab()
    expect(words()).toEqual(['咖啡'])
    await userEvent.type(text, '{Enter}茶')
    fireEvent(window, new Event('beforeunload'))
    expect(ids(), 'a line that was cut comes back as what it was').toEqual(['c1', 'c0'])
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(ids(), 'and all of it can be taken back').toEqual(['c0', 'c1'])
  })
})

describe('a text by language', () => {
  const name: Text = { 'zh-cn': '姓名' }
  const draw = (value: Text, onChange: (next: Text) => void) => (
    <TextSetting label="占位提示" value={value} onChange={onChange} />
  )

  test('is written in the language shown; what respondents see meanwhile stands behind it', async () => {
    const { last } = mount(name, draw, 'en')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '占位提示' })
    expect(field.value).toBe('')
    expect(field.placeholder).toBe('姓名')
    await userEvent.type(field, 'Name')
    expect(last()).toEqual({ 'zh-cn': '姓名', en: 'Name' })
  })

  test('that was emptied leaves no language behind', async () => {
    const { last } = mount(name, draw)
    await userEvent.clear(screen.getByRole('textbox'))
    expect(last()).toEqual({})
  })
})

describe('a number', () => {
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
  const mountNumber = (initial: number | undefined) =>
    mount<number | undefined>(initial, (value, onChange) => (
      <NumberSetting label="最少" value={value} onChange={onChange} min={10} max={20} />
    ))

  test('is emitted only within its bounds, and brought to the nearest on leaving', async () => {
    const { emitted } = mountNumber(15)
    await userEvent.clear(field())
    await userEvent.type(field(), '9')
    expect(emitted).toEqual([undefined])
    expect(field().value).toBe('9')
    await userEvent.tab()
    expect(emitted).toEqual([undefined, 10])
    expect(field().value).toBe('10')
  })

  test('that is required comes back when it was emptied', async () => {
    const { emitted } = mount<number>(15, (value, onChange) => (
      <NumberSetting label="行数" required value={value} onChange={onChange} min={10} max={20} />
    ))
    await userEvent.clear(field())
    await userEvent.tab()
    expect(emitted).toEqual([])
    expect(field().value).toBe('15')
  })
})
