// Contract check 10: every question type can be answered by a person, and what they answered is read where it belongs.
// Generated from the folders there are; nothing here knows a type by name. A few forms hold many types each.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Json } from '#sdk'
import { cellText } from '#shared/form/cell'
import type { Question } from '#shared/form/definition'
import type { Cell } from '#shared/form/question-type'
import { csvRows } from '../../server/sheet/read/csv-rows.ts'
import { xlsxRows } from '../../server/sheet/read/xlsx-rows.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { type Asked, askedBy, collecting, frameOf, give, silent } from '../fixtures/asked.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { fileMark, questionTypes } from '../fixtures/question-types.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'
import { byTouch } from '../fixtures/touch.ts'

test.describe.configure({ mode: 'parallel' })

test('there are question types of both kinds', () => {
  expect(collecting.length).toBeGreaterThan(9)
  expect(silent.length).toBeGreaterThan(1)
})

const forms = 3
for (let form = 0; form < forms; form++) {
  test(`a person refuses, corrects, leaves, resumes and sends every type, and it is read everywhere (${form + 1} of ${forms})`, async ({
    api,
    installation,
    consolePage,
    respondent: page,
  }) => {
    test.setTimeout(420_000)
    const name = `题型之旅 ${form + 1}`
    const asked = collecting
      .filter((_, index) => index % forms === form)
      .map((type, index) => askedBy(type, `quest${index}`, `题目 ${type.definition.id}`, installation))
    const layout = silent
      .filter((_, index) => index % forms === form)
      .map(
        ({ definition }, index): Question => ({
          id: `layout${index}`,
          type: definition.id,
          title: { 'zh-cn': `布局 ${definition.id}` },
          required: false,
          span: 24,
          options: definition.defaults,
        }),
      )
    // Where a page ends among them, it ends before the first question.
    const questions = [...layout, ...asked.map(({ question }) => question)]
    const formKey = await api.createForm(formOf(name, questions))
    await api.publish(formKey)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(publicPath(formKey))
    const send = page.getByRole('button', { name: '提交', exact: true })
    await toLastPage(page)
    const people = asked.filter(({ type, question }) => type.isAsked(question))

    await test.step('by keys alone every question is reached, in order, and left again', async () => {
      await expect(send).toBeVisible()
      expect(await reachedByKeys(page, send)).toEqual(people.map(({ question }) => question.id))
    })

    await test.step('sent with nothing, each says in words beside itself what is missing', async () => {
      await send.tap()
      for (const { question } of people) await expectMessage(frameOf(page, question.id), question.type)
      await expectAccessible(page, 'with messages')
      await expectNoSidewaysScroll(page, 'with messages')
    })

    const mistaken = people.flatMap(({ question, mistake }) => (mistake === undefined ? [] : [{ question, mistake }]))
    await test.step('what is wrong is told from what is missing', async () => {
      const said = new Map<string, string>()
      for (const { question, mistake } of mistaken) {
        said.set(question.id, await messageOf(frameOf(page, question.id)))
        await give(page, question, mistake, { hand: byTouch })
      }
      await send.tap()
      for (const { question } of mistaken) {
        const frame = frameOf(page, question.id)
        await expectMessage(frame, question.type)
        expect.soft(await messageOf(frame), question.type).not.toBe(said.get(question.id))
      }
    })

    const shown = new Map<string, string>()
    await test.step('answered with a finger, the messages go', async () => {
      for (const { question, answer } of asked)
        await test.step(question.type, () => give(page, question, answer, { hand: byTouch }))
      for (const { question } of asked) {
        await expect(frameOf(page, question.id), question.type).not.toHaveAttribute('data-invalid')
        shown.set(question.id, await lookOf(frameOf(page, question.id)))
      }
      await expectAccessible(page, 'answered')
      await expectNoSidewaysScroll(page, 'answered')
    })

    await test.step('left and come back to, every answer is there again', async () => {
      await page.reload()
      await expect(page.getByText('已从上次停下的地方继续')).toBeVisible()
      await toLastPage(page)
      for (const { question } of asked)
        await expect
          .soft(
            async () => expect(await lookOf(frameOf(page, question.id))).toBe(shown.get(question.id)),
            question.type,
          )
          .toPass({ timeout: 5000 })
    })

    await test.step('sent', async () => {
      await send.tap()
      await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
      await expect(page.getByText('当前版本无法显示这道题')).toHaveCount(0)
    })

    const [record] = await api.rows(formKey)
    const stored = asked.flatMap((one) => {
      const answer = record?.answers[one.question.id]
      expect.soft(answer, one.question.type).toBeDefined()
      return answer === undefined ? [] : [{ ...one, answer, text: textOf(one, answer) }]
    })

    await test.step('every answer is in the data table', async () => {
      await goToForm(consolePage, name, '数据')
      const row = consolePage
        .getByRole('row')
        .filter({ has: consolePage.getByRole('link', { name: '1', exact: true }) })
      await expect(row).toBeVisible()
      for (const { question, text } of stored) {
        const column = await columnOf(consolePage, titleOf(question))
        await expect.soft(row.getByRole('cell').nth(column), question.type).toContainText(text)
      }
    })

    await test.step('every cell is in the files', async () => {
      const files = [
        [csvRows(await exported(consolePage, 'CSV（.csv）'), 10), cellText],
        [xlsxRows(await exported(consolePage, 'Excel（.xlsx）'), 10), workbookText],
      ] as const
      for (const [[header = [], row = []], written] of files)
        for (const { type, question, answer } of stored) {
          const headers = type.headersOf(question)
          const columns =
            headers.length === 0
              ? [titleOf(question)]
              : headers.map((one) => (one === '' ? titleOf(question) : `${titleOf(question)} / ${one}`))
          const at = header.indexOf(columns[0] ?? '')
          expect.soft(header.slice(at, at + columns.length), question.type).toEqual(columns)
          for (const [index, cell] of type.cellsOf(question, answer).entries())
            expect
              .soft(row[at + index] ?? '', `${question.type}: ${columns[index]}`)
              .toMatch(cellPattern(written(cell)))
        }
    })

    await test.step('every answer is in its detail', async () => {
      await consolePage.getByRole('link', { name: '1', exact: true }).first().click()
      const detail = consolePage.getByRole('dialog', { name: '第 1 条数据' })
      for (const { question, text } of stored)
        await expect.soft(detail.getByRole('definition').filter({ hasText: text }).first(), question.type).toBeVisible()
      await consolePage.keyboard.press('Escape')
    })

    await test.step('every question is in the statistics', async () => {
      await goToTab(consolePage, '统计')
      for (const { question } of stored) {
        const report = consolePage.getByRole('region', { name: new RegExp(`${titleOf(question)}$`) })
        await expect.soft(report, question.type).toContainText('1 份数据中有 1 份回答了此题')
      }
    })

    await test.step('every answer is on paper', async () => {
      await consolePage.emulateMedia({ media: 'print' })
      await consolePage.goto(`/project/form/data/view?key=${formKey}&id=${record?.id}`)
      for (const { question, text } of stored) {
        const said = consolePage
          .getByRole('term')
          .getByText(titleOf(question), { exact: true })
          .locator('xpath=../..')
          .getByRole('definition')
        // A picture, or the words of it.
        await expect
          .soft(said.getByText(text).or(said.getByRole('img')).filter({ visible: true }).first(), question.type)
          .toBeVisible()
      }
    })
  })
}

test('the designer adds, draws and sets up every type', async ({ api, consolePage }) => {
  await api.createForm(formOf('设计所有题型', []))
  await goToForm(consolePage, '设计所有题型')
  const buttons = consolePage.getByRole('complementary', { name: '题型' }).getByRole('listitem').getByRole('button')
  await expect(buttons).toHaveCount(questionTypes.size)
  const questions = consolePage.getByRole('button', { name: /^选择(第 \d+ 题：|“)/ })
  for (let index = 0; index < questionTypes.size; index++) {
    const name = (await buttons.nth(index).textContent()) ?? ''
    await buttons.nth(index).click()
    await expect(questions).toHaveCount(index + 1)
    await expect(
      consolePage.getByRole('region', { name: '题目设置' }).getByText(name, { exact: true }).first(),
    ).toBeVisible()
  }
  await expect(consolePage.getByText('出错了')).toHaveCount(0)
  await expect(consolePage.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
})

const titleOf = ({ title }: Question): string => title['zh-cn'] ?? ''

/** As the product writes the answer out; what the server answers itself is known from the record only. */
const textOf = ({ type, question, answer }: Asked, stored: Json): string =>
  type.textOf(question, type.isAsked(question) ? answer : stored)

const toLastPage = async (page: Page): Promise<void> => {
  const [next, send] = ['下一页', '提交'].map((name) => page.getByRole('button', { name, exact: true }))
  if (!next || !send) return
  await expect(next.or(send)).toBeVisible()
  while (await next.isVisible()) await next.tap()
  await expect(send).toBeVisible()
}

/** The questions the focus comes by, from the top of the page to the button that sends. */
const reachedByKeys = async (page: Page, send: Locator): Promise<string[]> => {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
  })
  const reached: string[] = []
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab')
    const question = await page.evaluate(
      () =>
        [
          ...(function* () {
            for (let at = document.activeElement; at; at = at.parentElement)
              if (at instanceof HTMLElement && at.dataset.questionId) yield at.dataset.questionId
          })(),
        ].at(-1) ?? '',
    )
    if (question.startsWith('quest') && reached.at(-1) !== question) reached.push(question)
    if (await send.evaluate((button) => button === document.activeElement)) break
  }
  await expect(send).toBeFocused()
  return reached
}

const messageOf = async (frame: Locator): Promise<string> =>
  (await frame.locator('[id$="-errors"]').first().textContent()) ?? ''

/** The question is marked, and one of its parts is described by words that are read out with it. */
const expectMessage = async (frame: Locator, type: string): Promise<void> => {
  await expect.soft(frame, type).toHaveAttribute('data-invalid', 'true')
  const described = () =>
    frame.evaluate((element) =>
      [...element.querySelectorAll('[aria-describedby]')]
        .flatMap((part) => part.getAttribute('aria-describedby')?.split(' ') ?? [])
        .filter((id) => id.endsWith('-errors'))
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  await expect.soft(async () => expect(await described()).toMatch(/[\p{L}]{2}/u), type).toPass({ timeout: 5000 })
}

/** What somebody who reads the question by a screen reader finds, but for where its pictures lie and what was just said. */
const lookOf = async (frame: Locator): Promise<string> =>
  (await frame.ariaSnapshot())
    .replace(/ \[active\]/g, '')
    .replace(/^\s*- (\/url:|status\b).*\n?/gm, '')
    .trim()

/** A workbook counts days from the last of 1899, to a ten-thousandth of a second. */
const workbookText = (cell: Cell): string => {
  if (cell === null || typeof cell !== 'object') return cellText(cell)
  const moment = Date.parse(`${cell.date.includes('T') ? cell.date : `${cell.date}T00:00`}Z`)
  return String(Number((moment / 86_400_000 + 25_569).toFixed(9)))
}

/** A cell as a file has it: what spreadsheets would take for a formula is made inert. */
const cellPattern = (cell: string): RegExp =>
  new RegExp(
    `^'?${cell
      .split(fileMark)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\S+')}$`,
  )

const exported = async (page: Page, kind: string): Promise<Buffer> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: `全部数据 · ${kind}` }).click()
  const dialog = page.getByRole('dialog', { name: '导出数据' })
  const link = dialog.getByRole('link', { name: '下载文件' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const content = await readFile(await download.path())
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  return content
}

const columnOf = async (page: Page, title: string): Promise<number> => {
  const find = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).findIndex((each) => each.trim() === title)
  // Rows may be there a moment before the columns of their answers.
  await expect.poll(find, `column ${title}`).toBeGreaterThan(0)
  return find()
}
