// The demo's forms: what they ask, and how made-up people answer.
import { type AnyQuestionType, stepsSeen } from '#sdk'
import { formStatus } from '#shared/contract/form'
import { type Answers, emptyDefinition, type FormDefinition, type Json, type Question } from '#shared/form/definition'
import { definitions } from '../plugins/question-types.ts'
import { type DemoLanguage, demoLanguages, type Told as Words } from './demo-language.ts'
import type { Chance } from './demo-random.ts'
import type { DemoPerson } from './demo-repository.ts'
import { mobile, personName, sentences } from './demo-voices.ts'

export interface DemoForm {
  readonly key: string
  /** User name. */
  readonly owner: string
  readonly status: number
  readonly isRecycled?: boolean
  readonly definition: FormDefinition
  /** The draft where it is ahead of the published version. */
  readonly draft?: FormDefinition
  readonly records: number
  readonly answers: (respondent: Respondent) => Answers
}

export interface Respondent {
  readonly chance: Chance
  /** In which people of the demo write. */
  readonly language: DemoLanguage
  readonly time: Date
}

const words = ([zhCn, en, de]: Words) => ({ 'zh-cn': zhCn, en, de })

/** A question with the usual options of its type, but for `changes`. */
const ask = (
  type: string,
  id: string,
  title: Words,
  changes: Readonly<Record<string, Json>> = {},
  more: Partial<Pick<Question, 'required' | 'span' | 'children' | 'description'>> = {},
): Question => {
  const known: AnyQuestionType | undefined = definitions.get(type)
  return {
    id,
    type,
    title: words(title),
    required: false,
    span: 24,
    options: { ...known?.defaults, ...changes },
    ...(known && stepsSeen(known)),
    ...more,
  }
}

const must = { required: true } as const

const choices = (...list: readonly (readonly [id: string, ...Words])[]) =>
  list.map(([id, ...label]) => ({ id, label: words(label) }))

const paragraphs = ([zhCn, en, de]: Words) => ({
  content: { 'zh-cn': paragraph(zhCn), en: paragraph(en), de: paragraph(de) },
})
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const form = (title: Words, description: Words, questions: readonly Question[]): FormDefinition => ({
  ...emptyDefinition(words(title), 'zh-cn'),
  languages: [...demoLanguages],
  description: words(description),
  questions,
})

const chosen = (id: string) => ({ ids: [id] })
const isoDay = (time: Date, days: number): string =>
  new Date(time.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** `[id, value]` pairs of questions that were answered. */
const answersOf = (...pairs: readonly (readonly [id: string, answer: Json] | false)[]): Answers =>
  Object.fromEntries(pairs.filter((pair) => pair !== false))

const eventSignUp: DemoForm = {
  key: 'evt8Kq2m',
  owner: 'lin',
  status: formStatus.stopped,
  definition: {
    ...form(
      ['产品设计沙龙报名', 'Product design meet-up', 'Treffen zur Produktgestaltung'],
      [
        '12 月 12 日 14:00，城市图书馆三楼报告厅。',
        '12 December, 14:00, lecture hall on the third floor of the city library.',
        '12. Dezember, 14 Uhr, Vortragssaal im dritten Stock der Stadtbibliothek.',
      ],
      [
        ask('input', 'evname', ['您的姓名', 'Your name', 'Ihr Name'], { maxLength: 30 }, { ...must, span: 12 }),
        ask(
          'input',
          'evtele',
          ['手机号码', 'Mobile number', 'Mobilnummer'],
          { format: 'mobile' },
          { ...must, span: 12 },
        ),
        ask(
          'radio',
          'evsess',
          ['想参加哪一场？', 'Which session will you join?', 'An welchem Teil nehmen Sie teil?'],
          {
            choices: choices(
              ['sessam', '上午场', 'Morning', 'Vormittag'],
              ['sesspm', '下午场', 'Afternoon', 'Nachmittag'],
              ['sesall', '全天', 'The whole day', 'Den ganzen Tag'],
            ),
          },
          must,
        ),
        ask(
          'number',
          'evhead',
          ['参加人数', 'Number of people', 'Anzahl der Personen'],
          { precision: 0, min: 1, max: 5 },
          { ...must, span: 12 },
        ),
        ask(
          'radio',
          'evlunc',
          ['是否需要午餐？', 'Will you have lunch with us?', 'Essen Sie mit uns zu Mittag?'],
          { choices: choices(['lunyes', '需要', 'Yes', 'Ja'], ['lunchn', '不需要', 'No', 'Nein']), columns: 2 },
          { span: 12 },
        ),
        ask('checkbox', 'evdiet', ['饮食要求', 'Diet', 'Ernährung'], {
          choices: choices(
            ['dietve', '素食', 'Vegetarian', 'Vegetarisch'],
            ['diethl', '清真', 'Halal', 'Halal'],
            ['dietnp', '不吃辣', 'Not spicy', 'Nicht scharf'],
          ),
        }),
        ask(
          'textarea',
          'evnote',
          ['想听的话题', 'Topics you would like to hear about', 'Themen, die Sie interessieren'],
          {
            maxLength: 300,
            showCount: true,
          },
        ),
      ],
    ),
    rules: [
      {
        id: 'evrule',
        relation: 'AND',
        conditionList: [{ formItemId: 'evlunc', expression: 'eq', optionValue: 'lunyes' }],
        triggerList: [{ formItemId: 'evdiet', type: 'show' }],
      },
    ],
  },
  records: 86,
  answers: ({ chance, language }) => {
    const lunch = chance.happens(0.6)
    return answersOf(
      ['evname', personName(chance, language)],
      ['evtele', mobile(chance)],
      [
        'evsess',
        chosen(
          chance.weighted([
            ['sessam', 3],
            ['sesspm', 5],
            ['sesall', 2],
          ]),
        ),
      ],
      [
        'evhead',
        chance.weighted([
          [1, 6],
          [2, 3],
          [3, 1],
        ]),
      ],
      ['evlunc', chosen(lunch ? 'lunyes' : 'lunchn')],
      lunch && chance.happens(0.4) && ['evdiet', { ids: chance.some(['dietve', 'diethl', 'dietnp'], 1, 2) }],
      chance.happens(0.3) && ['evnote', chance.pick(sentences[language].topics)],
    )
  },
}

const satisfactionQuestions = [
  ask(
    'rate',
    'saover',
    [
      '您对我们的服务总体满意吗？',
      'How satisfied are you with our service?',
      'Wie zufrieden sind Sie mit unserem Service?',
    ],
    { max: 5 },
    must,
  ),
  ask('textarea', 'sawhat', ['哪里让您不满意？', 'What went wrong?', 'Was war nicht gut?'], { maxLength: 500 }, must),
  ask(
    'select',
    'saprod',
    ['您使用的是哪款产品？', 'Which product do you use?', 'Welches Produkt nutzen Sie?'],
    {
      choices: choices(
        ['prodfm', '在线表单', 'Online forms', 'Online-Formulare'],
        ['prodsv', '问卷调查', 'Surveys', 'Umfragen'],
        ['prodex', '在线考试', 'Exams', 'Prüfungen'],
        ['prodwf', '审批流程', 'Approvals', 'Genehmigungen'],
      ),
    },
    must,
  ),
  ask('checkbox', 'sawhy', ['您看重哪些方面？', 'What matters to you?', 'Was ist Ihnen wichtig?'], {
    choices: choices(
      ['whyeas', '简单易用', 'Easy to use', 'Einfache Bedienung'],
      ['whyfas', '响应速度', 'Speed', 'Geschwindigkeit'],
      ['whysup', '客户支持', 'Support', 'Betreuung'],
      ['whypri', '价格', 'Price', 'Preis'],
      ['whysec', '数据安全', 'Security', 'Datensicherheit'],
    ),
    max: 3,
  }),
  ask(
    'rate',
    'sareco',
    [
      '您有多大可能向朋友推荐我们？',
      'How likely are you to recommend us?',
      'Wie wahrscheinlich empfehlen Sie uns weiter?',
    ],
    {
      max: 10,
      icon: 'number',
    },
  ),
  ask('number', 'sapaid', ['您每月的花费', 'What you spend per month', 'Ihre Ausgaben im Monat'], {
    precision: 2,
    min: 0,
    max: 10_000,
    unit: words(['元', 'CNY', 'CNY']),
  }),
  ask(
    'radio',
    'saagai',
    ['明年会继续使用吗？', 'Will you stay with us next year?', 'Bleiben Sie nächstes Jahr bei uns?'],
    {
      choices: choices(
        ['agaiye', '会', 'Yes', 'Ja'],
        ['againo', '不会', 'No', 'Nein'],
        ['agaimb', '还没想好', 'Not sure', 'Noch unklar'],
      ),
      columns: 3,
    },
    must,
  ),
  ask('textarea', 'sanote', ['其他建议', 'Anything else?', 'Sonst noch etwas?'], { maxLength: 500 }),
]

const satisfaction: FormDefinition = {
  ...form(
    ['客户满意度调查', 'Customer satisfaction survey', 'Umfrage zur Kundenzufriedenheit'],
    [
      '大约需要两分钟，您的意见会帮助我们改进。',
      'It takes about two minutes and helps us to improve.',
      'Sie dauert etwa zwei Minuten und hilft uns, besser zu werden.',
    ],
    satisfactionQuestions,
  ),
  rules: [
    {
      id: 'sarule',
      relation: 'AND',
      conditionList: [{ formItemId: 'saover', expression: 'le', optionValue: 2 }],
      triggerList: [{ formItemId: 'sawhat', type: 'show' }],
    },
  ],
}

const customerSatisfaction: DemoForm = {
  key: 'sat5Xw9c',
  owner: 'lin',
  status: formStatus.collecting,
  definition: satisfaction,
  draft: {
    ...satisfaction,
    questions: [
      ...satisfactionQuestions,
      ask(
        'input',
        'samail',
        [
          '留下邮箱，我们会回复您',
          'Your e-mail, if you would like an answer',
          'Ihre E-Mail, falls Sie eine Antwort möchten',
        ],
        {
          format: 'email',
        },
      ),
    ],
  },
  records: 5000,
  answers: ({ chance, language }) => {
    const overall = chance.weighted([
      [5, 46],
      [4, 31],
      [3, 14],
      [2, 6],
      [1, 3],
    ])
    return answersOf(
      ['saover', overall],
      overall <= 2 && ['sawhat', chance.pick(sentences[language].complaints)],
      [
        'saprod',
        chosen(
          chance.weighted([
            ['prodfm', 5],
            ['prodsv', 4],
            ['prodex', 2],
            ['prodwf', 2],
          ]),
        ),
      ],
      chance.happens(0.85) && ['sawhy', { ids: chance.some(['whyeas', 'whyfas', 'whysup', 'whypri', 'whysec'], 1, 3) }],
      chance.happens(0.9) && ['sareco', Math.max(1, Math.min(10, overall * 2 + chance.int(-2, 0)))],
      chance.happens(0.7) && ['sapaid', chance.int(0, 40_000) / 100],
      [
        'saagai',
        chosen(
          overall >= 4
            ? chance.weighted([
                ['agaiye', 8],
                ['agaimb', 2],
              ])
            : chance.pick(['againo', 'agaimb', 'agaiye']),
        ),
      ],
      chance.happens(0.12) && ['sanote', chance.pick(sentences[language].praise)],
    )
  },
}

const leaveRequest: DemoForm = {
  key: 'lev3Rt7b',
  owner: 'admin',
  status: formStatus.draft,
  definition: {
    ...form(
      ['请假申请', 'Leave request', 'Urlaubsantrag'],
      [
        '请至少提前一天提交。',
        'Please send it at least one day ahead.',
        'Bitte mindestens einen Tag vorher einreichen.',
      ],
      [
        ask(
          'select',
          'lvtype',
          ['请假类型', 'Kind of leave', 'Art der Abwesenheit'],
          {
            choices: choices(
              ['lvyear', '年假', 'Annual leave', 'Jahresurlaub'],
              ['lvsick', '病假', 'Sick leave', 'Krankheit'],
              ['lvpers', '事假', 'Personal leave', 'Persönliche Gründe'],
              ['lvmarr', '婚假', 'Marriage leave', 'Hochzeit'],
            ),
          },
          must,
        ),
        ask('date', 'lvfrom', ['开始日期', 'First day', 'Erster Tag'], {}, { ...must, span: 12 }),
        ask('date', 'lvtill', ['结束日期', 'Last day', 'Letzter Tag'], {}, { ...must, span: 12 }),
        ask('number', 'lvdays', ['天数', 'Days', 'Tage'], { precision: 1, min: 0.5, max: 60 }, must),
        ask('textarea', 'lvwhy', ['请假原因', 'Reason', 'Grund'], { maxLength: 300 }, must),
        ask('upload', 'lvfile', ['病假证明', 'Doctor’s certificate', 'Ärztliches Attest'], {}, must),
        ask('user-select', 'lvhand', ['工作交接人', 'Who takes over', 'Vertretung'], { people: 'everyone' }, must),
      ],
    ),
    rules: [
      {
        id: 'lvrule',
        relation: 'AND',
        conditionList: [{ formItemId: 'lvtype', expression: 'eq', optionValue: 'lvsick' }],
        triggerList: [{ formItemId: 'lvfile', type: 'show' }],
      },
    ],
  },
  records: 0,
  answers: () => ({}),
}

const repairTicket: DemoForm = {
  key: 'fix6Pn4d',
  owner: 'lin',
  status: formStatus.stopped,
  isRecycled: true,
  definition: form(
    ['IT 报修单（旧版）', 'IT repair ticket (old)', 'IT-Störungsmeldung (alt)'],
    [
      '紧急情况请直接拨打分机 8000。',
      'In an emergency call extension 8000.',
      'Im Notfall bitte Durchwahl 8000 anrufen.',
    ],
    [
      ask(
        'description-text',
        'ithead',
        ['设备信息', 'The device', 'Das Gerät'],
        paragraphs([
          '请填写出现故障的设备。',
          'Tell us which device has a problem.',
          'Bitte nennen Sie das Gerät, das gestört ist.',
        ]),
      ),
      ask(
        'select',
        'itkind',
        ['设备类型', 'Kind of device', 'Art des Geräts'],
        {
          choices: choices(
            ['kindpc', '台式电脑', 'Desktop', 'Arbeitsplatzrechner'],
            ['kindnb', '笔记本电脑', 'Laptop', 'Laptop'],
            ['kindpr', '打印机', 'Printer', 'Drucker'],
            ['kindnw', '网络', 'Network', 'Netzwerk'],
          ),
        },
        { ...must, span: 12 },
      ),
      ask('input', 'itroom', ['所在房间', 'Room', 'Raum'], { maxLength: 20 }, { ...must, span: 12 }),
      ask('textarea', 'itwhat', ['故障描述', 'What is wrong', 'Was ist gestört?'], { maxLength: 500 }, must),
      ask('upload', 'itpict', ['照片', 'Photo', 'Foto']),
      ask(
        'radio',
        'iturge',
        ['紧急程度', 'Urgency', 'Dringlichkeit'],
        {
          choices: choices(
            ['urgelo', '一般', 'Normal', 'Normal'],
            ['urgehi', '紧急', 'Urgent', 'Dringend'],
            ['urgeno', '无法工作', 'I cannot work', 'Ich kann nicht arbeiten'],
          ),
          columns: 3,
        },
        must,
      ),
    ],
  ),
  records: 57,
  answers: ({ chance, language }) =>
    answersOf(
      [
        'itkind',
        chosen(
          chance.weighted([
            ['kindpc', 3],
            ['kindnb', 5],
            ['kindpr', 3],
            ['kindnw', 2],
          ]),
        ),
      ],
      ['itroom', `${chance.pick(['A', 'B', 'C'])}${chance.int(1, 9)}${String(chance.int(1, 20)).padStart(2, '0')}`],
      ['itwhat', chance.pick(sentences[language].faults)],
      [
        'iturge',
        chosen(
          chance.weighted([
            ['urgelo', 6],
            ['urgehi', 3],
            ['urgeno', 1],
          ]),
        ),
      ],
    ),
}

const courseRows = ['rowcon', 'rowpac', 'rowmat', 'rowhom'] as const

const courseEvaluation: DemoForm = {
  key: 'crs2Lh8v',
  owner: 'lin',
  status: formStatus.collecting,
  definition: form(
    ['课程评价', 'Course evaluation', 'Kursbewertung'],
    [
      '匿名填写，结果只用于改进教学。',
      'Anonymous; used only to improve teaching.',
      'Anonym; dient nur der Verbesserung des Unterrichts.',
    ],
    [
      ask(
        'matrix-select',
        'crgrid',
        ['请评价课程的各个方面', 'Please rate the course', 'Bitte bewerten Sie den Kurs'],
        {
          rows: choices(
            ['rowcon', '课程内容', 'Content', 'Inhalt'],
            ['rowpac', '授课节奏', 'Pace', 'Tempo'],
            ['rowmat', '教材资料', 'Materials', 'Unterlagen'],
            ['rowhom', '作业安排', 'Homework', 'Hausaufgaben'],
          ),
          columns: choices(
            ['colbad', '较差', 'Poor', 'Schlecht'],
            ['colfai', '一般', 'Fair', 'Mäßig'],
            ['colgoo', '良好', 'Good', 'Gut'],
            ['colexc', '优秀', 'Excellent', 'Ausgezeichnet'],
          ),
          multiple: false,
          requireEveryRow: true,
        },
        must,
      ),
      ask(
        'rate',
        'crteac',
        ['为任课教师打分', 'Rate the teacher', 'Bewerten Sie die Lehrkraft'],
        { max: 5, allowHalf: true },
        must,
      ),
      ask('pagination', 'crpage', ['第二页', 'Second page', 'Zweite Seite']),
      ask('checkbox', 'crbest', ['最有收获的部分', 'What helped you most', 'Was hat Ihnen am meisten geholfen?'], {
        choices: choices(
          ['bestle', '课堂讲授', 'Lectures', 'Vorträge'],
          ['bestla', '实验', 'Labs', 'Übungen im Labor'],
          ['bestdi', '小组讨论', 'Group work', 'Gruppenarbeit'],
          ['bestpr', '期末项目', 'Final project', 'Abschlussprojekt'],
        ),
      }),
      ask(
        'number',
        'crhour',
        ['每周课外学习时间', 'Hours of study per week outside class', 'Lernstunden pro Woche außerhalb des Kurses'],
        {
          precision: 0,
          min: 0,
          max: 60,
          unit: words(['小时', 'hours', 'Stunden']),
        },
      ),
      ask('textarea', 'crnote', ['对课程的建议', 'Suggestions', 'Vorschläge'], { maxLength: 500 }),
    ],
  ),
  records: 320,
  answers: ({ chance, language }) =>
    answersOf(
      [
        'crgrid',
        Object.fromEntries(
          courseRows.map((row) => [
            row,
            [
              chance.weighted([
                ['colbad', 1],
                ['colfai', 3],
                ['colgoo', 6],
                ['colexc', 5],
              ]),
            ],
          ]),
        ),
      ],
      [
        'crteac',
        chance.weighted([
          [5, 8],
          [4.5, 6],
          [4, 5],
          [3.5, 3],
          [3, 2],
          [2, 1],
        ]),
      ],
      chance.happens(0.9) && ['crbest', { ids: chance.some(['bestle', 'bestla', 'bestdi', 'bestpr'], 1, 2) }],
      chance.happens(0.8) && ['crhour', chance.int(1, 16)],
      chance.happens(0.2) && ['crnote', chance.pick(sentences[language].teaching)],
    ),
}

const visitorRegistration = (hosts: readonly DemoPerson[]): DemoForm => ({
  key: 'vis9Gd3k',
  owner: 'admin',
  status: formStatus.collecting,
  definition: form(
    ['访客登记', 'Visitor registration', 'Besucheranmeldung'],
    ['请在到访前一天登记。', 'Please register the day before your visit.', 'Bitte am Tag vor dem Besuch anmelden.'],
    [
      ask('input', 'vicomp', ['来访单位', 'Company', 'Firma'], { maxLength: 60 }, must),
      ask('date', 'vidate', ['到访日期', 'Day of the visit', 'Tag des Besuchs'], {}, { ...must, span: 12 }),
      ask(
        'user-select',
        'vihost',
        ['接待人', 'Host', 'Gastgeber'],
        { people: 'listed', list: hosts.map(({ id, name }) => ({ userId: id, name })) },
        { span: 12 },
      ),
      ask(
        'sub-form',
        'vilist',
        ['访客名单', 'Visitors', 'Besucher'],
        {},
        {
          ...must,
          children: [
            ask('input', 'viname', ['姓名', 'Name', 'Name'], { maxLength: 30 }, must),
            ask('input', 'vitele', ['手机号码', 'Mobile number', 'Mobilnummer'], { format: 'mobile' }),
            ask('radio', 'vicar', ['是否驾车', 'By car', 'Mit dem Auto'], {
              choices: choices(['caryes', '是', 'Yes', 'Ja'], ['carno', '否', 'No', 'Nein']),
              columns: 2,
            }),
          ],
        },
      ),
      ask('textarea', 'viaim', ['来访事由', 'Purpose', 'Anlass'], { maxLength: 200 }),
    ],
  ),
  records: 42,
  answers: ({ chance, time, language }) =>
    answersOf(
      ['vicomp', chance.pick(sentences[language].companies)],
      ['vidate', isoDay(time, chance.int(1, 5))],
      ['vihost', chance.some(hosts, 1, 1).map(({ id, name }) => ({ id, name }))],
      [
        'vilist',
        Array.from({ length: chance.int(1, 3) }, () => ({
          viname: personName(chance, language),
          ...(chance.happens(0.8) && { vitele: mobile(chance) }),
          vicar: chosen(chance.pick(['caryes', 'carno'])),
        })),
      ],
      chance.happens(0.6) && ['viaim', chance.pick(sentences[language].purposes)],
    ),
})

/**
 * In the order they were made.
 *
 * @param people who can be visited
 * @param language the forms are written in; the others are translations
 */
export const demoForms = (people: readonly DemoPerson[], language: DemoLanguage): readonly DemoForm[] =>
  [
    repairTicket,
    courseEvaluation,
    eventSignUp,
    visitorRegistration(people.slice(0, 5)),
    leaveRequest,
    customerSatisfaction,
  ].map((form) => ({
    ...form,
    definition: writtenIn(language, form.definition),
    ...(form.draft && { draft: writtenIn(language, form.draft) }),
  }))

const writtenIn = (language: DemoLanguage, definition: FormDefinition): FormDefinition => ({
  ...definition,
  defaultLanguage: language,
  languages: [language, ...demoLanguages.filter((each) => each !== language)],
})
