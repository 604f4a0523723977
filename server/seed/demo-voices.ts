// How respondents of the demo are called, and what they write. Each list is as long in every language, so that the figures
// of the demo are the same.
import type { DemoLanguage } from './demo-language.ts'
import type { Chance } from './demo-random.ts'

type Some = readonly [string, ...string[]]
type InEach<Value> = Readonly<Record<DemoLanguage, Value>>

const names: InEach<{
  readonly family: Some
  readonly given: Some
  /** From elsewhere. */
  readonly guests: Some
  readonly join: (family: string, given: string) => string
}> = {
  'zh-cn': {
    family: ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴'],
    given: ['伟', '芳', '娜', '敏', '静', '磊', '洋', '艳', '勇', '晓明', '子涵', '雨桐'],
    guests: ['Emma Brown', 'Lucas Meyer', 'Sofia Rossi', 'Noah Smith', 'Mia Dubois'],
    join: (family, given) => family + given,
  },
  en: {
    family: ['Smith', 'Jones', 'Taylor', 'Brown', 'Walker', 'Evans', 'Hughes', 'Green', 'Hall', 'Wood'],
    given: ['Emma', 'Oliver', 'Grace', 'Jack', 'Sophie', 'Harry', 'Lucy', 'Tom', 'Ruby', 'George', 'Alice', 'Sam'],
    guests: ['Lucas Meyer', 'Sofia Rossi', 'Mia Dubois', 'Wang Fang', 'Kenji Sato'],
    join: (family, given) => `${given} ${family}`,
  },
  de: {
    family: ['Müller', 'Schmidt', 'Fischer', 'Becker', 'Wagner', 'Hoffmann', 'Koch', 'Richter', 'Klein', 'Wolf'],
    given: ['Anna', 'Lukas', 'Lea', 'Jonas', 'Marie', 'Felix', 'Sophie', 'Paul', 'Clara', 'Max', 'Lena', 'Tim'],
    guests: ['Emma Brown', 'Sofia Rossi', 'Mia Dubois', 'Wang Fang', 'Kenji Sato'],
    join: (family, given) => `${given} ${family}`,
  },
}

export const personName = ({ pick, happens }: Chance, language: DemoLanguage): string => {
  const { family, given, guests, join } = names[language]
  return happens(0.15) ? pick(guests) : join(pick(family), pick(given))
}

/** As the question takes it, in every language. */
export const mobile = ({ int, pick }: Chance): string =>
  `${pick(['138', '139', '150', '186'])}${String(int(0, 99_999_999)).padStart(8, '0')}`

export const sentences: InEach<
  Readonly<Record<'topics' | 'complaints' | 'praise' | 'faults' | 'teaching' | 'companies' | 'purposes', Some>>
> = {
  'zh-cn': {
    topics: ['设计系统怎样落地', '无障碍设计', '如何做用户访谈', 'Design tokens in practice', '小团队的设计流程'],
    complaints: [
      '客服回复太慢',
      '导出的表格格式不对',
      '手机上打不开',
      'The page was slow',
      '价格涨得太快',
      '找不到发票入口',
    ],
    praise: [
      '希望支持更多题型',
      '移动端体验很好',
      '请增加批量导入',
      'Keep up the good work!',
      '希望有夜间模式',
      '客服很耐心',
    ],
    faults: ['无法开机', '打印有黑线', '连不上无线网络', '屏幕闪烁', 'The battery drains within an hour', '键盘失灵'],
    teaching: ['希望增加实验课时', '作业可以少一点', '例子很生动', 'More office hours, please', '建议提前发讲义'],
    companies: ['远景设计', '北方软件', '和谐物流', 'Meyer & Söhne GmbH', '蓝海咨询'],
    purposes: ['商务洽谈', '设备安装', '面试', 'Project meeting', '参观'],
  },
  en: {
    topics: [
      'Bringing a design system to life',
      'Accessible design',
      'Interviewing users',
      'Design tokens in practice',
      'Design in small teams',
    ],
    complaints: [
      'Support answers too slowly',
      'The exported sheet is badly formatted',
      'It does not open on my phone',
      'The page was slow',
      'Prices rise too fast',
      'I cannot find my invoices',
    ],
    praise: [
      'Please add more question types',
      'Works very well on a phone',
      'Please let us import in bulk',
      'Keep up the good work!',
      'A night mode would be nice',
      'Support is very patient',
    ],
    faults: [
      'Does not start',
      'Black lines on the print',
      'No connection to the wireless network',
      'The screen flickers',
      'The battery drains within an hour',
      'The keyboard does not work',
    ],
    teaching: [
      'More time in the lab, please',
      'A little less homework',
      'Very lively examples',
      'More office hours, please',
      'Please hand out the notes earlier',
    ],
    companies: [
      'Farview Design',
      'Northern Software',
      'Harmony Logistics',
      'Meyer & Söhne GmbH',
      'Blue Sea Consulting',
    ],
    purposes: ['Business talks', 'Installing a device', 'Job interview', 'Project meeting', 'Guided tour'],
  },
  de: {
    topics: [
      'Ein Designsystem einführen',
      'Barrierefreies Gestalten',
      'Nutzer befragen',
      'Design-Tokens in der Praxis',
      'Gestaltung in kleinen Teams',
    ],
    complaints: [
      'Der Kundendienst antwortet zu langsam',
      'Die exportierte Tabelle ist falsch formatiert',
      'Lässt sich auf dem Telefon nicht öffnen',
      'Die Seite war langsam',
      'Die Preise steigen zu schnell',
      'Ich finde meine Rechnungen nicht',
    ],
    praise: [
      'Bitte mehr Fragetypen',
      'Auf dem Telefon sehr angenehm',
      'Bitte einen Sammelimport ergänzen',
      'Weiter so!',
      'Ein Nachtmodus wäre schön',
      'Der Kundendienst ist sehr geduldig',
    ],
    faults: [
      'Startet nicht',
      'Schwarze Streifen im Druck',
      'Keine Verbindung zum WLAN',
      'Der Bildschirm flackert',
      'Der Akku ist nach einer Stunde leer',
      'Die Tastatur reagiert nicht',
    ],
    teaching: [
      'Bitte mehr Zeit im Labor',
      'Etwas weniger Hausaufgaben',
      'Sehr anschauliche Beispiele',
      'Bitte mehr Sprechstunden',
      'Bitte die Unterlagen früher austeilen',
    ],
    companies: ['Weitblick Design', 'Nordsoftware', 'Harmonie Logistik', 'Meyer & Söhne GmbH', 'Blaumeer Beratung'],
    purposes: [
      'Geschäftliche Gespräche',
      'Aufbau eines Geräts',
      'Vorstellungsgespräch',
      'Projekttreffen',
      'Besichtigung',
    ],
  },
}
