// A result that is worked out: shown while one answers, worked out again by the server, read like any answer.
import type { Question } from '#sdk'
import { formOf } from '../fixtures/api.ts'
import { goToForm } from '../fixtures/go.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const question = (id: string, type: string, title: string, options: Question['options']): Question => ({
  id,
  type,
  title: { 'zh-cn': title },
  required: false,
  span: 24,
  options,
})
const number = { precision: 2, step: 1, strictStep: false, unit: {}, placeholder: {} }

test('a total follows the answers it is made of, and is kept as the server works it out', async ({
  api,
  consolePage,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('订购', [
      question('price1', 'number', '单价', number),
      question('months', 'matrix-input', '每月数量', {
        rows: [
          { id: 'first1', label: { 'zh-cn': '一月' } },
          { id: 'second', label: { 'zh-cn': '二月' } },
        ],
        columns: [{ id: 'amount', label: { 'zh-cn': '数量' }, kind: 'number' }],
        demand: 'none',
      }),
      question('total1', 'function-calc', '合计', {
        formula: 'ROUND({price1} * {months.amount:sum}, 1)',
        result: 'number',
        precision: 2,
        unit: { 'zh-cn': '元' },
      }),
    ]),
  )
  await api.publish(formKey)

  await respondent.goto(publicPath(formKey))
  const total = respondent.getByRole('status', { name: '合计' })
  await expect(total).toHaveText('填写后自动计算')
  await respondent.getByRole('spinbutton', { name: '单价' }).fill('19.9')
  await respondent.getByRole('spinbutton', { name: '一月 数量' }).fill('2')
  await respondent.getByRole('spinbutton', { name: '二月 数量' }).fill('3')
  await expect(total).toHaveText('99.5 元')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()

  const [record] = await api.rows(formKey)
  expect(record?.answers.total1).toBe(99.5)
  await goToForm(consolePage, '订购', '数据')
  await expect(consolePage.getByRole('cell', { name: '99.5 元' })).toBeVisible()
})
