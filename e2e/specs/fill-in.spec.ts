// Questions that fill in others: a chosen row of a table, a code that is looked up, a button.
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

test('a row, a code and a button fill in other questions; the author says which, respondents may change them', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('借用登记', [
      ask('table-select', 'room01', '会议室', {
        options: {
          columns: [
            { id: 'name', label: { 'zh-cn': '名称' }, numeric: false },
            { id: 'seats', label: { 'zh-cn': '座位' }, numeric: true },
          ],
          rows: [
            { id: 'sea', cells: ['海棠厅', '12'] },
            { id: 'osm', cells: ['桂花厅', '40'] },
          ],
        },
      }),
      ask('number', 'seats1', '座位数'),
      ask('scan', 'code01', '设备编号'),
      ask('input', 'device', '设备名称'),
      ask('button', 'press1', '', {
        options: { label: { 'zh-cn': '与上次相同' }, action: 'set', sets: [{ fills: 'device', text: '投影仪' }] },
      }),
    ]),
  )
  await page.goto(`/project/form/editor?key=${formKey}`)
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  const settings = page.getByRole('region', { name: '题目设置' })
  const select = (title: string) =>
    list
      .filter({ hasText: title })
      .getByRole('button', { name: /^选择第/ })
      .click()

  await test.step('the author says what a column fills in', async () => {
    await select('会议室')
    await settings.getByRole('button', { name: '第 2 项的更多设置' }).click()
    await settings.getByRole('combobox', { name: '选中后填入' }).selectOption('seats1')
  })
  await test.step('and what a code fills in', async () => {
    await select('设备编号')
    await settings.getByRole('switch', { name: '按编码填入其他题目' }).click()
    await settings.getByRole('combobox', { name: '第 2 列填入' }).selectOption('device')
    await settings.getByRole('textbox', { name: '编码表' }).fill('6901 | 扫描仪\n6902 | 白板')
  })
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await api.publish(formKey)

  await respondent.goto(publicPath(formKey))
  const seats = respondent
    .getByRole('textbox', { name: '座位数' })
    .or(respondent.getByRole('spinbutton', { name: '座位数' }))
  const device = respondent.getByRole('textbox', { name: '设备名称' })
  await test.step('the row', async () => {
    await respondent.getByRole('radio', { name: /桂花厅/ }).check()
    await expect(seats).toHaveValue('40')
    await expect(respondent.getByText('已填入：座位数')).toBeVisible()
  })
  await test.step('the code, once the field is left; what is corrected stays', async () => {
    const code = respondent.getByRole('textbox', { name: '设备编号' })
    await code.fill('6902')
    await device.focus()
    await expect(device).toHaveValue('白板')
    await device.fill('大白板')
    await code.focus()
    await device.focus()
    await expect(device).toHaveValue('大白板')
  })
  await test.step('the button', async () => {
    await respondent.getByRole('button', { name: '与上次相同' }).press('Enter')
    await expect(device).toHaveValue('投影仪')
  })
  await test.step('it is kept and sent as what was typed', async () => {
    await respondent.reload()
    await expect(device).toHaveValue('投影仪')
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    const rows = await api.rows(formKey)
    expect(rows.map(({ answers }) => answers)).toEqual([
      { room01: ['osm'], seats1: 40, code01: '6902', device: '投影仪' },
    ])
  })
})
