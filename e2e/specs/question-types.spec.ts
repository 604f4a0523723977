// Contract check 10: every question type can be answered by a person, and what they answered is read where it belongs.
// Generated from the folders there are; nothing here knows a type by name.
import type { Locator, Page } from '@playwright/test'
import type { AnyQuestionType, Example, Json, Question } from '#sdk'
import type { Driver, Installation } from '#sdk/testing'
import { formOf } from '../fixtures/api.ts'
import { type QuestionTypeUnderTest, questionTypes } from '../fixtures/question-types.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

interface Asked {
  readonly type: QuestionTypeUnderTest
  readonly driver: Driver<AnyQuestionType>
  readonly question: Question
  readonly answer: Json
  /** As the product writes the answer out. */
  readonly text: string
}

const silent = [...questionTypes.values()].filter(({ driver }) => !driver)
const collecting = [...questionTypes.values()].filter(({ driver }) => driver)

test('there are question types of both kinds', () => {
  expect(collecting.length).toBeGreaterThan(9)
  expect(silent.length).toBeGreaterThan(1)
})

test('a form with a question of every type is answered by a person, and read', async ({
  api,
  installation,
  consolePage,
  respondent,
}) => {
  test.setTimeout(180_000)
  const asked = collecting.map((type, index) => askedBy(type, index, installation))
  const half = Math.ceil(asked.length / 2)
  const layout = silent.map(
    ({ definition }, index): Question => ({
      ...plain(`layout${index}`, definition.id),
      title: { 'zh-cn': `布局 ${definition.id}` },
      options: definition.defaults,
    }),
  )
  const questions = [
    ...asked.slice(0, half).map(({ question }) => question),
    ...layout,
    ...asked.slice(half).map(({ question }) => question),
  ]
  const formKey = await api.createForm(formOf('所有题型', questions))
  await api.publish(formKey)

  await test.step('answered on the public page', async () => {
    await respondent.goto(publicPath(formKey))
    for (const { question, driver, answer } of asked) {
      await test.step(question.type, async () => {
        const frame = frameOf(respondent, question.id)
        // Somewhere among the questions a page ends.
        if ((await frame.count()) === 0) await respondent.getByRole('button', { name: '下一页' }).click()
        await driver.answer(frame, answer, {
          page: respondent,
          options: question.options,
          answerChild: answerChild(respondent, question),
        })
      })
    }
    await expect(respondent.getByText('当前版本无法显示这道题')).toHaveCount(0)
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  })

  await test.step('every answer is in the data table', async () => {
    await consolePage.goto(`/project/form/data?key=${formKey}`)
    const row = consolePage.getByRole('row').filter({ has: consolePage.getByRole('link', { name: '1', exact: true }) })
    await expect(row).toBeVisible()
    for (const { question, text } of asked) {
      const column = await columnOf(consolePage, titleOf(question))
      await expect.soft(row.getByRole('cell').nth(column), question.type).toContainText(text)
    }
  })

  await test.step('every answer is in its detail', async () => {
    await consolePage.getByRole('link', { name: '1', exact: true }).first().click()
    const detail = consolePage.getByRole('dialog', { name: '第 1 条数据' })
    for (const { question, text } of asked)
      await expect.soft(detail.getByRole('definition').filter({ hasText: text }).first(), question.type).toBeVisible()
  })

  await test.step('every question is in the statistics', async () => {
    await consolePage.goto(`/project/form/statistics?key=${formKey}`)
    for (const { question } of asked) {
      const report = consolePage.getByRole('region', { name: new RegExp(`${titleOf(question)}$`) })
      await expect.soft(report, question.type).toContainText('1 份数据中有 1 份回答了此题')
    }
  })
})

test('the designer adds, draws and sets up every type', async ({ api, consolePage }) => {
  const formKey = await api.createForm(formOf('设计所有题型', []))
  await consolePage.goto(`/project/form/editor?key=${formKey}`)
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

const askedBy = (
  { definition, driver, textOf }: QuestionTypeUnderTest,
  index: number,
  installation: Installation,
): Asked => {
  const made = definition.examples.find(({ valid }) => valid)
  if (!made || !driver) throw new Error(`${definition.id} has no valid example or no driver`)
  const { options, answer, children }: Example<Json, Json> = driver.adapt?.(made, installation) ?? made
  const question: Question = {
    ...plain(`quest${index}`, definition.id),
    title: { 'zh-cn': `题目 ${definition.id}` },
    // Required: an answer that did not get into the form is refused, not just missing.
    required: true,
    options,
    ...(children && { children }),
  }
  return { type: { definition, driver, textOf }, driver, question, answer, text: textOf(question, answer) }
}

const plain = (id: string, type: string) => ({ id, type, required: false, span: 24 })

const titleOf = ({ title }: Question): string => title['zh-cn'] ?? ''

/** The frame of a question, which has no role of its own: title and control in it have. */
const frameOf = (scope: Page | Locator, questionId: string): Locator =>
  scope.locator(`[data-question-id="${questionId}"]`)

const answerChild =
  (page: Page, { children = [] }: Question) =>
  async (scope: Locator, questionId: string, answer: unknown): Promise<void> => {
    const child = children.find(({ id }) => id === questionId)
    const driver = child && questionTypes.get(child.type)?.driver
    if (!child || !driver) throw new Error(`No child ${questionId}, or no driver for it`)
    await driver.answer(frameOf(scope, questionId), answer, {
      page,
      options: child.options,
      answerChild: answerChild(page, child),
    })
  }

const columnOf = async (page: Page, title: string): Promise<number> => {
  const find = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).findIndex((each) => each.trim() === title)
  // Rows may be there a moment before the columns of their answers.
  await expect.poll(find, `column ${title}`).toBeGreaterThan(0)
  return find()
}
