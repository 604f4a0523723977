import { parseRichText, type RichText } from '#shared/rich-text'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const items = (...texts: readonly string[]) => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})

/** An announcement to everybody, out for two days, and who has not got round to it yet. */
export const demoAnnouncement: {
  readonly title: string
  readonly content: RichText
  /** User names. */
  readonly unreadBy: readonly string[]
} = {
  title: '表单平台正式启用',
  content: parseRichText({
    type: 'doc',
    content: [
      paragraph('各位同事：即日起，问卷、报名和登记统一使用本平台。'),
      items(
        '新建表单：在“我的表单”中创建，发布后把链接或二维码发给填写人。',
        '查看结果：在表单的“数据”和“统计”中随时查看，可导出为 Excel。',
        '已有的纸质登记表请在月底前完成迁移。',
      ),
      paragraph('使用中遇到问题，请联系各部门主管。'),
    ],
  }),
  unreadBy: ['xu', 'ma', 'schneider'],
}
