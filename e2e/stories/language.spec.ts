import { expect, test } from './walk.ts'

test('the language switch turns what components say, and the made-up languages follow it', async ({ walk }) => {
  await walk.open('design-system--navigation--pagination--many-pages')
  await expect(walk.page.getByRole('button', { name: '下一页' })).toBeVisible()
  await walk.turn({ lang: 'ja' })
  await expect(walk.page.getByRole('button', { name: '次のページ' })).toBeVisible()
  await expect(walk.page.getByText('全 1,204 件')).toBeVisible()
  await walk.turn({ lang: 'de' })
  await expect(walk.page.getByText('1.204 insgesamt', { exact: true })).toBeVisible()
  await walk.turn({ lang: 'en', pseudo: 'long' })
  await expect(walk.page.getByText('⟦1,204 îñ ťöťåļ')).toBeVisible()
})
