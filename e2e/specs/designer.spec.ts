// The designer as people walk through it: from tab to tab by clicks, in two windows, with the page reloaded in mid-word.
import type { Locator, Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['来', '不来'].map((label, index) => ({ id: `coming${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('radio', 'coming', '来不来？', { options: { choices } }),
  ask('number', 'people', '几位？'),
  ask('textarea', 'reason', '为什么不来？'),
]

const parts = (page: Page) => {
  const settings = page.getByRole('region', { name: '题目设置' })
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  return {
    settings,
    questions: list,
    selector: (title: string) => list.filter({ hasText: title }).getByRole('button', { name: /^选择第/ }),
    titleField: settings.getByLabel('题目', { exact: true }),
    palette: page.getByRole('complementary', { name: '题型' }),
    saved: page.getByRole('status').filter({ hasText: /^已保存$/ }),
    tab: (name: string) => page.getByRole('navigation', { name: '表单功能' }).getByRole('link', { name, exact: true }),
  }
}

/** From the list, as people come. */
const openForm = async (page: Page, title: string) => {
  await page.goto('/index')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
  await page.getByRole('row').getByRole('link', { name: title, exact: true }).click()
  await expect(parts(page).questions.first()).toBeVisible()
}

test('from an idea to the answer and back, by clicks only: every tab shows what the last one changed', async ({
  consolePage: page,
  respondent,
}) => {
  test.setTimeout(150_000)
  const { settings, questions, titleField, palette, saved, tab } = parts(page)
  const add = async (type: string, title: string) => {
    await palette.getByRole('button', { name: type, exact: true }).click()
    await expect(titleField).toBeFocused()
    await page.keyboard.type(title)
  }

  await test.step('a new form, named and opened by Enter', async () => {
    await page.goto('/index')
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
    // Home offers the same button, and is still on screen for a moment.
    await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '新建表单' }).click()
    await page.getByRole('dialog').getByLabel('表单名称').fill('读书会')
    await page.keyboard.press('Enter')
    await expect(page.getByText('从左侧选择题型，开始设计表单')).toBeVisible()
    await expect(page).toHaveTitle(/^编辑 · 读书会 · /)
    await expect(page.getByRole('heading', { name: '编辑表单' }), 'not the link that skips the bar').toBeFocused()
  })

  await test.step('five questions', async () => {
    await add('单选题', '来不来？')
    await settings.getByLabel('第 1 项', { exact: true }).fill('来')
    await settings.getByLabel('第 2 项', { exact: true }).fill('不来')
    await add('数字', '几位？')
    await add('单行文本', '怎么称呼？')
    await add('评分', '上次如何？')
    await add('多行文本', '为什么不来？')
    await expect(questions).toHaveCount(5)
  })

  await test.step('the logic tab knows them at once, and takes a rule', async () => {
    await tab('逻辑').click()
    await page.getByRole('button', { name: '添加规则' }).click()
    const rule = page.getByRole('region', { name: '规则 1' })
    await rule.getByLabel('题目', { exact: true }).selectOption({ label: '1. 来不来？' })
    await rule.getByLabel('值', { exact: true }).selectOption({ label: '不来' })
    await rule.getByRole('combobox', { name: '要显示的题目' }).click()
    await page.getByRole('listbox').getByRole('option', { name: '5. 为什么不来？' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle(/^逻辑 · 读书会 · /)
  })

  await test.step('the preview asks by that rule', async () => {
    await tab('预览').click()
    await expect(page).toHaveTitle(/^预览 · 读书会 · /)
    const reason = page.getByRole('textbox', { name: '为什么不来？' })
    await expect(page.getByRole('radio', { name: '不来' })).toBeVisible()
    await expect(reason).toBeHidden()
    await page.getByRole('radio', { name: '不来' }).check()
    await expect(reason).toBeVisible()
  })

  await test.step('the theme tab shows them, and what is chosen there the preview wears', async () => {
    await tab('外观').click()
    // Its thumbnails show the form as well.
    await expect(page.getByRole('region', { name: '预览' }).getByRole('radio', { name: '不来' })).toBeVisible()
    await page.getByRole('switch', { name: '显示题号' }).click()
    await tab('预览').click()
    // The thumbnails of the tab that is left show the numbers as well.
    await expect(page).toHaveTitle(/^预览 · 读书会 · /)
    await expect(page.getByRole('textbox', { name: '3. 怎么称呼？' })).toBeVisible()
  })

  await test.step('settings, and back to the editor: five questions, and a step back for each', async () => {
    await tab('设置').click()
    await expect(page.getByRole('heading', { name: '设置', level: 1 })).toBeAttached()
    await tab('编辑').click()
    await expect(questions).toHaveCount(5)
    await expect(page.getByRole('button', { name: '撤销：修改规则' }), 'the step is named').toBeVisible()
    await page.getByRole('button', { name: '撤销：修改规则' }).click()
    await page.getByRole('button', { name: /^重做/ }).click()
    await parts(page).selector('怎么称呼？').click()
    await questions.filter({ hasText: '怎么称呼？' }).getByRole('button', { name: '删除' }).click()
    await expect(questions).toHaveCount(4)
    await page.getByRole('button', { name: '撤销：删除题目' }).click()
    await expect(questions).toHaveCount(5)
    await expect(saved).toBeVisible()
    await expect(page.getByRole('button', { name: '把我的另存为副本' })).toHaveCount(0)
  })

  const address = await test.step('published', async () => {
    await tab('发布').click()
    await page.getByRole('main').getByRole('button', { name: '发布表单' }).click()
    await expect(page.getByText('表单正在收集答卷。')).toBeVisible()
    return page.getByLabel('填写地址').inputValue()
  })

  await test.step('answered on a phone', async () => {
    await respondent.goto(address)
    await respondent.getByRole('radio', { name: '不来' }).check()
    await respondent.getByRole('textbox', { name: '为什么不来？' }).fill('出差')
    await respondent.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  })

  await test.step('the answer is in the data, and the editor as it was', async () => {
    await tab('数据').click()
    await expect(page).toHaveTitle(/^数据 · 读书会 · /)
    await expect(page.getByRole('row').filter({ hasText: '出差' })).toBeVisible()
    await tab('统计').click()
    await expect(page).toHaveTitle(/^统计 · 读书会 · /)
    await tab('编辑').click()
    await expect(questions).toHaveCount(5)
    await expect(page.getByRole('link', { name: '有 1 条规则决定是否显示' })).toBeVisible()
  })
})

test('the tabs of a form stand in the order they are worked through', async ({ api, consolePage: page }) => {
  await api.createForm(formOf('次序', questions))
  await openForm(page, '次序')
  await expect(page.getByRole('navigation', { name: '表单功能' }).getByRole('link')).toHaveText([
    '编辑',
    '逻辑',
    '预览',
    '设置',
    '发布',
    '外观',
    '统计',
    '数据',
  ])
})

test('what was typed in the second before a reload is there after it', async ({ api, consolePage: page }) => {
  await api.createForm(formOf('半句话', questions))
  await openForm(page, '半句话')
  page.on('dialog', (dialog) => void dialog.accept())
  const { selector, titleField } = parts(page)
  await selector('几位？').click()
  await titleField.fill('一共几位？')
  await page.reload()
  await expect(selector('一共几位？')).toBeVisible()
})

test('a form changed in two windows: neither loses anything, and what differs is said question by question', async ({
  api,
  consolePage: page,
  context,
}) => {
  await api.createForm(formOf('两个窗口', questions))
  await openForm(page, '两个窗口')
  const other = await context.newPage()
  await openForm(other, '两个窗口')

  await test.step('the other window adds a question and rewords one', async () => {
    const { palette, titleField, selector, saved, questions } = parts(other)
    await palette.getByRole('button', { name: '评分', exact: true }).click()
    await titleField.fill('期待吗？')
    await selector('几位？').click()
    await titleField.fill('一共几位？')
    await expect(questions).toHaveCount(4)
    await expect(saved).toBeVisible()
  })

  const band = page.getByRole('region', { name: '未保存' })
  const { selector, titleField, questions: here } = parts(page)
  await test.step('this one is told who, and how much, on every tab', async () => {
    await selector('为什么不来？').click()
    await titleField.fill('什么事？')
    await expect(band).toContainText('您在另一个窗口')
    await expect(band).toContainText('对方的版本有 4 题，您的有 3 题')
    await expect(page.getByRole('button', { name: '用我的覆盖' })).toHaveCount(0)
    await parts(page).tab('逻辑').click()
    await expect(page.getByRole('heading', { name: '逻辑', level: 1 })).toBeVisible()
    await expect(band).toBeVisible()
    await parts(page).tab('编辑').click()
    await expect(selector('什么事？')).toBeVisible()
  })

  await test.step('the comparison says what differs', async () => {
    await band.getByRole('button', { name: '比较' }).click()
    const lines = page.getByRole('dialog', { name: '两个版本的差别' }).getByRole('listitem')
    await expect(lines.filter({ hasText: '期待吗？' }).filter({ hasText: '仅在对方的版本中' })).toBeVisible()
    await expect(lines.filter({ hasText: '几位？' }).filter({ hasText: '对方的版本中是“一共几位？”' })).toBeVisible()
    await expect(lines.filter({ hasText: '什么事？' }).filter({ hasText: '题目文字' })).toBeVisible()
    await expect(lines).toHaveCount(3)
    await page.keyboard.press('Escape')
  })

  await test.step('mine becomes a form of its own, theirs goes on here', async () => {
    await band.getByRole('button', { name: '把我的另存为副本' }).click()
    await expect(here).toHaveCount(4)
    await expect(selector('一共几位？')).toBeVisible()
    await page.getByRole('link', { name: '打开副本' }).click()
    await expect(here).toHaveCount(3)
    await expect(selector('什么事？')).toBeVisible()
    await expect(page).toHaveTitle(/两个窗口（我的版本）/)
  })

  await test.step('the other window knows of no quarrel', async () => {
    await other.reload()
    await expect(parts(other).questions).toHaveCount(4)
    await other.close()
  })
})

test('without the network the changes stay, on every tab, and are saved when it is back', async ({
  api,
  consolePage: page,
  context,
}) => {
  await api.createForm(formOf('断网', questions))
  await openForm(page, '断网')
  const { selector, titleField, saved, tab } = parts(page)
  // The screens are there already; only what is saved has to wait.
  await tab('逻辑').click()
  await expect(page.getByRole('heading', { name: '逻辑', level: 1 })).toBeVisible()
  await tab('编辑').click()
  await selector('几位？').click()
  await context.setOffline(true)
  await titleField.fill('断网时写的')
  await expect(page.getByRole('region', { name: '没有网络连接' })).toBeVisible()
  await expect(page.getByText('未保存', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '未保存' })).toHaveCount(0)
  await tab('逻辑').click()
  await page.getByRole('button', { name: '添加规则' }).click()
  await expect(page.getByRole('option', { name: '2. 断网时写的' }).first()).toBeAttached()
  await context.setOffline(false)
  await expect(saved).toBeVisible({ timeout: 40_000 })
  await tab('编辑').click()
  await page.reload()
  await expect(selector('断网时写的')).toBeVisible()
})

test.describe('dragging with the mouse', () => {
  const six = ['一', '二', '三', '四', '五', '六'].map((title, index) => ask('input', `drag0${index}`, `第${title}题`))
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('Not on screen')
    return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
  }
  const titles = (page: Page) => parts(page).questions.getByRole('button', { name: /^选择第/ })

  test('a question held by its handle never falls back on the way down, and stays where it was let go', async ({
    api,
    consolePage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1100 })
    await api.createForm(formOf('慢慢拖', six))
    await openForm(page, '慢慢拖')
    const { selector, questions } = parts(page)
    await selector('第一题').click()
    const held = questions.filter({ hasText: '第一题' })
    const from = (await boxOf(held.getByRole('button', { name: '拖动“第一题”' }))).middle
    const last = (await boxOf(questions.nth(5))).middle
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const places: number[] = []
    for (let y = from.y; y <= last.y; y += 8) {
      await page.mouse.move(from.x, y)
      // What the product says of the place, which is where it would be dropped.
      const said = await page.locator('[id^=DndLiveRegion]').textContent()
      const place = /移到第 (\d) 位/.exec(said ?? '')?.[1]
      if (place !== undefined) places.push(Number(place))
    }
    expect(places, 'ever further down').toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places)).toEqual(new Set([2, 3, 4, 5, 6]))
    await page.mouse.up()
    await expect(titles(page).last()).toHaveAccessibleName(/第一题/)
    await expect(titles(page).first()).toHaveAccessibleName(/第二题/)
  })

  test('a type held over the paper shows a sheet and one line, and lands where the line was', async ({
    api,
    consolePage: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1100 })
    await api.createForm(formOf('从左边拖', six))
    await openForm(page, '从左边拖')
    const { palette, questions, titleField } = parts(page)
    const from = (await boxOf(palette.getByRole('button', { name: '排序', exact: true }))).middle
    const [second, third] = [await boxOf(questions.nth(1)), await boxOf(questions.nth(2))]
    const gap = { x: third.middle.x, y: (second.y + second.height + third.y) / 2 + 10 }
    const line = page.locator('[data-slot=insertion-line]')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y, { steps: 4 })
    const sheet = page.locator('[data-slot=type-sheet]')
    await expect(sheet).toContainText('排序')
    await expect(line, 'not over the paper yet').toHaveCount(0)
    await page.mouse.move(gap.x, gap.y, { steps: 25 })
    await expect(line).toHaveCount(1)
    const drawn = await boxOf(line)
    expect(drawn.middle.y).toBeGreaterThan(second.middle.y)
    expect(drawn.middle.y).toBeLessThan(third.middle.y)
    const held = await boxOf(sheet)
    expect(held.x <= gap.x && gap.x <= held.x + held.width && held.y <= gap.y && gap.y <= held.y + held.height).toBe(
      true,
    )
    await page.mouse.up()
    await expect(line).toHaveCount(0)
    await expect(titles(page)).toHaveCount(7)
    await expect(titles(page).nth(2)).toHaveAccessibleName(/排序/)
    await expect(titleField, 'ready to be named').toBeFocused()
  })

  test('a type let go beside the paper adds nothing', async ({ api, consolePage: page }) => {
    await api.createForm(formOf('拖了又放', six))
    await openForm(page, '拖了又放')
    const { palette, questions } = parts(page)
    const from = (await boxOf(palette.getByRole('button', { name: '数字', exact: true }))).middle
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 80, { steps: 8 })
    await expect(page.locator('[data-slot=type-sheet]')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('[data-slot=type-sheet]')).toHaveCount(0)
    await expect(questions).toHaveCount(6)
  })
})

test('the options of a cascade are kept as they are typed, and a new one shows what respondents would read', async ({
  api,
  consolePage: page,
}) => {
  await api.createForm(formOf('级联', [...questions, ask('cascader', 'place0', '哪个城市？')]))
  await openForm(page, '级联')
  const { selector, settings, saved } = parts(page)
  await selector('哪个城市？').click()
  const tree = settings.getByLabel('各级选项')
  await expect(tree).toHaveValue('选项 1\n  选项 1\n选项 2')
  await tree.fill('浙江\n  杭州\n上海')
  await selector('几位？').click()
  await selector('哪个城市？').click()
  await expect(tree).toHaveValue('浙江\n  杭州\n上海')
  await expect(saved).toBeVisible()
  await page.reload()
  await selector('哪个城市？').click()
  await expect(tree).toHaveValue('浙江\n  杭州\n上海')
})

test('who deletes a question or an option that was answered is told how many answers it has, and can undo', async ({
  api,
  consolePage: page,
}) => {
  const formKey = await api.createForm(formOf('有人答过', questions))
  const version = await api.publish(formKey)
  for (const coming of ['coming0', 'coming0', 'coming1'])
    await api.submit(formKey, version, { coming: { ids: [coming] } })
  await openForm(page, '有人答过')
  const { selector, settings, questions: list } = parts(page)
  const notice = page.getByRole('region', { name: '消息提示' }).getByRole('listitem')
  await selector('来不来？').click()
  await settings.getByRole('button', { name: '删除第 1 项' }).click()
  await expect(notice.filter({ hasText: '已删除选项“来”，已有 2 份答卷选择过' })).toBeVisible()
  await notice.getByRole('button', { name: '撤销' }).first().click()
  await expect(settings.getByLabel('第 1 项', { exact: true })).toHaveValue('来')
  await list.filter({ hasText: '来不来？' }).getByRole('button', { name: '删除' }).click()
  await expect(notice.filter({ hasText: '已删除“来不来？”，已有 3 份答卷回答过它' })).toBeVisible()
  await notice.filter({ hasText: '来不来？' }).getByRole('button', { name: '撤销' }).click()
  await expect(list).toHaveCount(3)
})

test('publishing names what is unfinished, leads to each, and refuses what nobody could answer', async ({
  api,
  consolePage: page,
}) => {
  await api.createForm(
    formOf('没做完', [
      ...questions,
      ask('user-select', 'person', '找谁？'),
      ask('horizontal-input', 'blanks', '填空'),
      ask('image', 'poster', ''),
    ]),
  )
  await openForm(page, '没做完')
  const { tab, settings, titleField } = parts(page)
  await tab('发布').click()
  const list = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(list.filter({ hasText: '还没有指定可以选择的人员' })).toBeVisible()
  await expect(list.filter({ hasText: '还没有选择图片' })).toBeVisible()
  await page.getByRole('button', { name: '发布表单' }).click()
  await expect(page.getByRole('alert')).toContainText('还没有指定可以选择的人员')
  await list.filter({ hasText: '还没有填写句子' }).getByRole('link', { name: /填空/ }).click()
  await expect(titleField).toHaveValue('填空')
  await settings.getByRole('textbox', { name: '句子' }).fill('从{1}来')
  await tab('发布').click()
  await expect(list.filter({ hasText: '还没有指定可以选择的人员' })).toBeVisible()
  await expect(list.filter({ hasText: '还没有填写句子' })).toHaveCount(0)
})

test('page breaks and layout take no number, and no name of their type', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(formOf('编号', [questions[0]!, ask('pagination', 'break0', ''), questions[1]!]))
  await openForm(page, '编号')
  const { tab, palette, questions: list, saved } = parts(page)
  await expect(list.nth(2).getByRole('button', { name: '选择第 2 题：几位？' })).toBeVisible()
  await palette.getByRole('button', { name: '描述文字', exact: true }).click()
  await expect(list).toHaveCount(4)
  await expect(saved).toBeVisible()
  await tab('逻辑').click()
  await page.getByRole('button', { name: '添加规则' }).click()
  await expect(page.getByRole('option', { name: '2. 几位？' }).first()).toBeAttached()
  await api.publish(formKey)
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('button', { name: '下一页' }).tap()
  await expect(respondent.getByLabel('几位？')).toBeVisible()
  await expect(respondent.getByText('描述文字')).toHaveCount(0)
})

test('an English form speaks English on the canvas and in the preview of a Chinese console', async ({
  api,
  consolePage: page,
}) => {
  const english = ask('select', 'choose', { en: 'Which one?' }, { options: { choices } })
  await api.createForm({
    ...formOf('x', [english]),
    defaultLanguage: 'en',
    languages: ['en'],
    title: { en: 'English' },
  })
  await openForm(page, 'English')
  const { questions: list, settings, selector, tab } = parts(page)
  await expect(list.first()).toContainText('Please choose')
  await selector('Which one?').click()
  await expect(settings.getByRole('group', { name: '选项' }).first(), 'the settings are the author’s').toBeVisible()
  await tab('预览').click()
  await expect(page.getByRole('main')).toContainText('Please choose')
})

test('the bar of a form stands still: the tabs at one place and one height on every tab', async ({
  api,
  consolePage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await api.createForm(formOf('不动', questions))
  await openForm(page, '不动')
  const { tab } = parts(page)
  const places = new Set<string>()
  for (const name of ['编辑', '逻辑', '预览', '设置', '发布', '外观', '统计', '数据']) {
    await tab(name).click()
    await expect(page).toHaveTitle(new RegExp(`^${name} · 不动 · `))
    const [link, bar] = [await tab('编辑').boundingBox(), await page.getByRole('banner').boundingBox()]
    places.add(`${Math.round(link?.x ?? -1)} ${Math.round(bar?.height ?? -1)}`)
  }
  expect([...places]).toEqual([expect.stringMatching(/ 5[23]$/)])
})

test('the way back that a deletion offers is its own: it goes with the next step, and with the page', async ({
  api,
  consolePage: page,
}) => {
  await api.createForm(formOf('撤销自己的', questions))
  await openForm(page, '撤销自己的')
  const { selector, titleField, questions: canvas, tab } = parts(page)
  const notice = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '撤销', exact: true }) })
  const removeLast = () => canvas.filter({ hasText: '为什么不来？' }).getByRole('button', { name: '删除' }).click()
  await selector('几位？').click()
  await titleField.fill('一共几位？')
  await selector('为什么不来？').click()

  await removeLast()
  await expect(notice).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(canvas).toHaveCount(3)
  await expect(notice, 'undone by another way').toHaveCount(0)
  await expect(selector('一共几位？')).toBeVisible()

  await selector('为什么不来？').click()
  await removeLast()
  await expect(notice).toBeVisible()
  await tab('逻辑').click()
  await expect(notice, 'another page').toHaveCount(0)
})
