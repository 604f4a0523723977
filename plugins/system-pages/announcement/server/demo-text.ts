import { parseRichText, type RichText } from '#shared/rich-text'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const items = (...texts: readonly string[]) => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})

type Language = 'zh-cn' | 'en' | 'de'

const texts: Readonly<
  Record<
    Language,
    { readonly title: string; readonly lead: string; readonly points: readonly string[]; readonly end: string }
  >
> = {
  'zh-cn': {
    title: '表单平台正式启用',
    lead: '各位同事：即日起，问卷、报名和登记统一使用本平台。',
    points: [
      '新建表单：在“我的表单”中创建，发布后把链接或二维码发给填写人。',
      '查看结果：在表单的“数据”和“统计”中随时查看，可导出为 Excel。',
      '已有的纸质登记表请在月底前完成迁移。',
    ],
    end: '使用中遇到问题，请联系各部门主管。',
  },
  en: {
    title: 'The form platform is open',
    lead: 'Dear colleagues, from today all surveys, registrations and sign-ups are made here.',
    points: [
      'A new form: make it under “My forms”, publish it, and send out its link or QR code.',
      'Results: look at “Data” and “Statistics” of the form at any time, or export them to Excel.',
      'Please move what is still on paper by the end of the month.',
    ],
    end: 'With questions, please turn to the head of your department.',
  },
  de: {
    title: 'Die Formularplattform ist offen',
    lead: 'Liebe Kolleginnen und Kollegen, ab heute entstehen alle Umfragen, Anmeldungen und Listen hier.',
    points: [
      'Neues Formular: unter „Meine Formulare“ anlegen, veröffentlichen und Link oder QR-Code verschicken.',
      'Ergebnisse: jederzeit unter „Daten“ und „Statistik“ des Formulars, auch als Excel-Export.',
      'Was noch auf Papier steht, zieht bitte bis Monatsende um.',
    ],
    end: 'Bei Fragen hilft Ihre Abteilungsleitung.',
  },
}

/** An announcement to everybody, out for two days, and who has not got round to it yet. */
export const demoAnnouncement = (
  language: Language,
): {
  readonly title: string
  readonly content: RichText
  /** User names. */
  readonly unreadBy: readonly string[]
} => {
  const { title, lead, points, end } = texts[language]
  return {
    title,
    content: parseRichText({ type: 'doc', content: [paragraph(lead), items(...points), paragraph(end)] }),
    unreadBy: ['xu', 'ma', 'schneider'],
  }
}
