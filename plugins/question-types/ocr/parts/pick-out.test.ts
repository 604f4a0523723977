import { expect, test } from 'vitest'
import { pickFacts, pickOut } from './pick-out.ts'

test('the number is found among other words and in groups, and only one that can be right', () => {
  expect(pickOut('idCard', '公民身份号码 11010519491231002X\n姓名 李雷')).toBe('11010519491231002X')
  expect(pickOut('idCard', '公民身份号码 110105194912310021')).toBeNull()
  expect(pickOut('bankCard', '中国银行\n6222 0000 0000 0004\n12/30')).toBeNull()
  expect(pickOut('bankCard', 'VISA\n4111 1111 1111 1111\n12/30')).toBe('4111111111111111')
  expect(pickOut('plate', '京A·12345')).toBe('京A12345')
  expect(pickOut('text', '  第一行  \n第二行 ')).toBe('第一行\n第二行')
  expect(pickOut('text', ' \n')).toBeNull()
})

test('of a licence and an invoice the number is found that can be right', () => {
  expect(pickOut('licence', '统一社会信用代码\n91350100M000100Y43')).toBe('91350100M000100Y43')
  expect(pickOut('licence', '91350100M000100Y44')).toBeNull()
  expect(pickOut('invoice', '发票号码：24312000000012345678\n2024年3月5日')).toBe('24312000000012345678')
})

test('an identity card says more than its number', () => {
  const card =
    '姓 名 李 雷\n性 别 男 民 族 汉\n出 生 1949 年 12 月 31 日\n住 址 北 京 市 朝 阳 区 1 号\n院 2 室\n公 民 身 份 号 码 11010519491231002X'
  expect(pickFacts('idCard', card, '11010519491231002X')).toEqual({
    name: '李雷',
    sex: '女',
    born: '1949-12-31',
    address: '北京市朝阳区1号院2室',
  })
})

test('a licence names its company, and not the person who stands for it', () => {
  expect(pickFacts('licence', '名 称 福州某某有限公司\n法定代表人 张三', '91350100M000100Y43')).toEqual({
    name: '福州某某有限公司',
  })
})

test('an invoice has its day and the largest of its sums; what is not there is left out', () => {
  expect(pickFacts('invoice', '2024 年 3 月 5 日\n¥1,000.00 ¥60.00\n价税合计 ￥ 1,060.00', '12345678')).toEqual({
    date: '2024-03-05',
    total: '1060.00',
  })
  expect(pickFacts('invoice', '12345678', '12345678')).toEqual({})
  expect(pickFacts('plate', '京A12345', '京A12345')).toEqual({})
})
