import { expect, test } from 'vitest'
import { pinyinInitials } from './pinyin-initials.ts'

test.each([
  ['我的表单', 'wdbd'],
  ['回收站', 'hsz'],
  ['用户管理', 'yhgl'],
  ['字典数据', 'zdsj'],
  ['鹅、恩、昂、乐', 'e、e、a、l'],
  ['参数设置', 'cssz'],
  ['2026 年 Form', '2026nform'],
  ['Settings', 'settings'],
  ['', ''],
])('%s is found by %s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials)
})
