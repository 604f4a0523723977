import { ask, choices, form, half, must, type SeedTemplate, showWhen, words } from './words.ts'

const satisfaction: SeedTemplate = {
  key: 'tplSatis',
  category: 'feedback',
  purpose: [
    '了解客户对产品和服务的评价，低分时追问原因。',
    'Learn what customers think of product and service, and why when they are unhappy.',
    'Erfahren, was Kunden von Produkt und Service halten, und bei schlechten Noten, warum.',
  ],
  definition: form(
    ['客户满意度调查', 'Customer satisfaction survey', 'Umfrage zur Kundenzufriedenheit'],
    [
      '感谢您选择我们，回答以下问题约需两分钟。',
      'Thank you for choosing us. This takes about two minutes.',
      'Danke für Ihr Vertrauen. Das dauert etwa zwei Minuten.',
    ],
    [
      ask(
        'rate',
        'csover',
        ['您对我们的总体评价', 'How do you rate us overall?', 'Wie bewerten Sie uns insgesamt?'],
        {},
        must,
      ),
      ask(
        'checkbox',
        'cswhat',
        ['哪些方面让您不满意？', 'What were you unhappy with?', 'Womit waren Sie unzufrieden?'],
        {
          ...choices(
            'cswh',
            ['产品质量', 'Product quality', 'Produktqualität'],
            ['价格', 'Price', 'Preis'],
            ['送达速度', 'Speed of delivery', 'Liefertempo'],
            ['服务态度', 'Friendliness', 'Freundlichkeit'],
          ),
        },
      ),
      ask(
        'matrix-select',
        'csgrid',
        ['请评价以下各项', 'Please rate each of these', 'Bitte bewerten Sie im Einzelnen'],
        {
          rows: [
            { id: 'csrow1', label: words(['产品', 'Product', 'Produkt']) },
            { id: 'csrow2', label: words(['客服', 'Support', 'Kundendienst']) },
            { id: 'csrow3', label: words(['性价比', 'Value for money', 'Preis-Leistung']) },
          ],
          columns: [
            { id: 'cscol1', label: words(['满意', 'Satisfied', 'Zufrieden']) },
            { id: 'cscol2', label: words(['一般', 'So-so', 'Mittelmäßig']) },
            { id: 'cscol3', label: words(['不满意', 'Unsatisfied', 'Unzufrieden']) },
          ],
        },
      ),
      ask(
        'radio',
        'csback',
        ['您会推荐给朋友吗？', 'Would you recommend us?', 'Würden Sie uns weiterempfehlen?'],
        choices('csba', ['会', 'Yes', 'Ja'], ['也许', 'Maybe', 'Vielleicht'], ['不会', 'No', 'Nein']),
        must,
      ),
      ask('textarea', 'cstext', ['还有什么想告诉我们？', 'Anything else?', 'Möchten Sie uns noch etwas sagen?'], {
        maxLength: 500,
        showCount: true,
      }),
    ],
    [
      {
        id: 'csrule',
        relation: 'AND',
        conditionList: [{ formItemId: 'csover', expression: 'le', optionValue: 3 }],
        triggerList: [{ formItemId: 'cswhat', type: 'show' }],
      },
    ],
  ),
}

const employees: SeedTemplate = {
  key: 'tplTeams',
  category: 'feedback',
  purpose: [
    '匿名了解团队氛围、工作量与改进建议。',
    'Ask a team anonymously about mood, workload and what to improve.',
    'Ein Team anonym nach Stimmung, Arbeitslast und Ideen fragen.',
  ],
  definition: form(
    ['员工满意度调查', 'Employee survey', 'Mitarbeiterbefragung'],
    [
      '本调查匿名进行，结果仅用于改进工作。',
      'This survey is anonymous and only serves to improve things.',
      'Diese Befragung ist anonym und dient nur der Verbesserung.',
    ],
    [
      ask(
        'rate',
        'esmood',
        ['您喜欢现在的工作吗？', 'Do you enjoy your work?', 'Macht Ihnen die Arbeit Freude?'],
        { icon: 'heart' },
        must,
      ),
      ask(
        'radio',
        'esload',
        ['目前的工作量如何？', 'How is your workload?', 'Wie ist Ihre Arbeitslast?'],
        choices(
          'eslo',
          ['太少', 'Too little', 'Zu gering'],
          ['合适', 'Just right', 'Gerade richtig'],
          ['太多', 'Too much', 'Zu hoch'],
        ),
        must,
      ),
      ask(
        'checkbox',
        'esneed',
        ['您最希望改善什么？', 'What should improve most?', 'Was sollte sich am ehesten ändern?'],
        choices(
          'esne',
          ['沟通', 'Communication', 'Kommunikation'],
          ['工具与设备', 'Tools and equipment', 'Werkzeuge und Ausstattung'],
          ['培训机会', 'Training', 'Weiterbildung'],
          ['工作时间', 'Working hours', 'Arbeitszeiten'],
        ),
      ),
      ask('textarea', 'esidea', ['您的建议', 'Your ideas', 'Ihre Ideen'], { maxLength: 1000 }),
    ],
  ),
}

const event: SeedTemplate = {
  key: 'tplAfter',
  category: 'feedback',
  purpose: [
    '活动结束后收集评价，为下一次做准备。',
    'Collect opinions after an event and prepare the next one.',
    'Nach einer Veranstaltung Meinungen sammeln und die nächste vorbereiten.',
  ],
  definition: form(
    ['活动反馈', 'Event feedback', 'Feedback zur Veranstaltung'],
    ['您觉得这次活动怎么样？', 'How did you like it?', 'Wie hat es Ihnen gefallen?'],
    [
      ask('rate', 'evrate', ['总体评价', 'Overall', 'Gesamteindruck'], {}, { ...must, ...half }),
      ask('rate', 'evplac', ['场地与组织', 'Place and organisation', 'Ort und Organisation'], {}, { ...must, ...half }),
      ask('textarea', 'evbest', ['最喜欢的部分', 'What did you like best?', 'Was war am besten?'], { rows: 2 }),
      ask(
        'radio',
        'evnext',
        ['下次还会参加吗？', 'Will you come again?', 'Kommen Sie wieder?'],
        choices('evne', ['会', 'Yes', 'Ja'], ['不确定', 'Not sure', 'Weiß nicht'], ['不会', 'No', 'Nein']),
        must,
      ),
      ask('input', 'evwhy1', ['为什么不再参加？', 'Why not?', 'Warum nicht?'], { maxLength: 200 }),
    ],
    [showWhen('evrul1', 'evnext', ['evne3'], 'evwhy1')],
  ),
}

export const feedbackTemplates = [satisfaction, employees, event]
