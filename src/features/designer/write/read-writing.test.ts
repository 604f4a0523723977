import { expect, test } from 'vitest'
import { readWriting } from './read-writing.ts'

const names = new Set(['多选', '多选题', '打分', 'number'])
const read = (text: string) => readWriting(text, (name) => names.has(name))
const short = (text: string) => read(text).map(({ title, choices }) => [title, ...choices])

test('each line asks something; marked lines are what can be chosen', () => {
  expect(short('Your name\nTea or coffee?\n- Tea\n- Coffee\nAnything else')).toEqual([
    ['Your name'],
    ['Tea or coffee?', 'Tea', 'Coffee'],
    ['Anything else'],
  ])
})

test('a numbered questionnaire, as it is copied out of a document', () => {
  expect(
    short(
      '尊敬的用户：\n1. 您的性别？\nA. 男 B. 女\n\n2、您从哪里知道我们？（必填）\n□ 朋友 □ 网络\n□ 其他____\n3．请说说\n您的意见',
    ),
  ).toEqual([['您的性别？', '男', '女'], ['您从哪里知道我们？', '朋友', '网络', '其他____'], ['请说说 您的意见']])
})

test('a question with its choices below it, without any marks', () => {
  expect(short('Favourite colour?\nRed\nGreen\nBlue\n\nWhy?')).toEqual([
    ['Favourite colour?', 'Red', 'Green', 'Blue'],
    ['Why?'],
  ])
})

test('cells of a spreadsheet, and choices in brackets', () => {
  expect(short('Size\tS\tM\tL\n性别（男/女）')).toEqual([
    ['Size', 'S', 'M', 'L'],
    ['性别', '男', '女'],
  ])
})

test.each([
  ['Name*', { title: 'Name', required: true }],
  ['* Name', { title: 'Name', required: true }],
  ['姓名（必填）', { title: '姓名', required: true }],
  ['爱好【多选】*', { title: '爱好', required: true, typeName: '多选' }],
  ['Age (number)', { title: 'Age', required: false, typeName: 'number' }],
  ['Age (in years)', { title: 'Age (in years)', required: false }],
])('%s', (line, question) => {
  expect(read(line)).toEqual([{ ...question, choices: [], marks: 'none' }])
})

test('what stands before choices says how many can be taken', () => {
  expect(read('A\n[ ] b\n[x] c').map(({ marks }) => marks)).toEqual(['several'])
  expect(read('A\n( ) b\n( ) c').map(({ marks }) => marks)).toEqual(['one'])
  expect(read('A\n□ b').map(({ choices }) => choices)).toEqual([['b']])
})

test('nothing but blanks asks nothing', () => {
  expect(read(' \n\n\t\n')).toEqual([])
})
