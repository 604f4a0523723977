import {
  anyOf,
  ask,
  choices,
  email,
  form,
  half,
  lines,
  longText,
  must,
  oneOf,
  type SeedTemplate,
  showUpTo,
  showWhen,
  wearing,
  words,
  yesNo,
} from './words.ts'

const satisfaction: SeedTemplate = {
  key: 'tplSatis',
  category: 'feedback',
  purpose: [
    '了解客户对产品和服务的评价，低分时追问原因。',
    'Learn what customers think of product and service, and why when they are unhappy.',
    'Erfahren, was Kunden von Produkt und Service halten, und bei schlechten Noten, warum.',
  ],
  theme: wearing('mist', { accent: '#1d5b79', art: 'waves' }),
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
      anyOf(
        'cswhat',
        ['哪些方面让您不满意？', 'What were you unhappy with?', 'Womit waren Sie unzufrieden?'],
        [
          ['产品质量', 'Product quality', 'Produktqualität'],
          ['价格', 'Price', 'Preis'],
          ['送达速度', 'Speed of delivery', 'Liefertempo'],
          ['服务态度', 'Friendliness', 'Freundlichkeit'],
        ],
      ),
      ask(
        'matrix-scale',
        'csgrid',
        ['请评价以下各项', 'Please rate each of these', 'Bitte bewerten Sie im Einzelnen'],
        {
          rows: lines(
            'csrow',
            ['产品', 'Product', 'Produkt'],
            ['客服', 'Support', 'Kundendienst'],
            ['配送', 'Delivery', 'Lieferung'],
            ['性价比', 'Value for money', 'Preis-Leistung'],
          ),
          icon: 'star',
        },
      ),
      ask(
        'nps',
        'csback',
        [
          '您有多大可能把我们推荐给朋友？',
          'How likely are you to recommend us to a friend?',
          'Wie wahrscheinlich empfehlen Sie uns weiter?',
        ],
        {},
        must,
      ),
      longText('cstext', ['还有什么想告诉我们？', 'Anything else?', 'Möchten Sie uns noch etwas sagen?']),
      email('csmail'),
    ],
    [showUpTo('csrule', 'csover', 3, 'cswhat')],
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
  theme: wearing('lavender'),
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
        'matrix-select',
        'esgrid',
        ['以下说法符合您的情况吗？', 'How true are these for you?', 'Wie sehr trifft das auf Sie zu?'],
        {
          rows: lines(
            'esrow',
            ['我清楚团队对我的期望', 'I know what is expected of me', 'Ich weiß, was von mir erwartet wird'],
            ['我的意见会被认真对待', 'My opinion counts', 'Meine Meinung zählt'],
            ['我能得到需要的支持', 'I get the help I need', 'Ich bekomme die Hilfe, die ich brauche'],
            ['工作与生活能够兼顾', 'Work leaves room for life', 'Arbeit und Leben passen zusammen'],
          ),
          columns: lines(
            'escol',
            ['符合', 'True', 'Trifft zu'],
            ['部分符合', 'Partly', 'Teils'],
            ['不符合', 'Not true', 'Trifft nicht zu'],
          ),
          requireEveryRow: true,
        },
        must,
      ),
      oneOf(
        'esload',
        ['目前的工作量如何？', 'How is your workload?', 'Wie ist Ihre Arbeitslast?'],
        [
          ['太少', 'Too little', 'Zu gering'],
          ['合适', 'Just right', 'Gerade richtig'],
          ['太多', 'Too much', 'Zu hoch'],
        ],
      ),
      anyOf(
        'esneed',
        ['您最希望改善什么？', 'What should improve most?', 'Was sollte sich am ehesten ändern?'],
        [
          ['沟通', 'Communication', 'Kommunikation'],
          ['工具与设备', 'Tools and equipment', 'Werkzeuge und Ausstattung'],
          ['培训机会', 'Training', 'Weiterbildung'],
          ['工作时间', 'Working hours', 'Arbeitszeiten'],
        ],
      ),
      ask(
        'nps',
        'estell',
        [
          '您会推荐朋友来这里工作吗？',
          'Would you recommend working here to a friend?',
          'Würden Sie Freunden empfehlen, hier zu arbeiten?',
        ],
        {},
        must,
      ),
      longText('esidea', ['您的建议', 'Your ideas', 'Ihre Ideen']),
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
  theme: wearing('crayon', { accent: '#a21caf', background: '#f7d9f5', art: 'bunting' }),
  definition: form(
    ['活动反馈', 'Event feedback', 'Feedback zur Veranstaltung'],
    ['您觉得这次活动怎么样？', 'How did you like it?', 'Wie hat es Ihnen gefallen?'],
    [
      ask('rate', 'evrate', ['总体评价', 'Overall', 'Gesamteindruck'], { allowHalf: true }, { ...must, ...half }),
      ask('rate', 'evplac', ['场地与组织', 'Place and organisation', 'Ort und Organisation'], {}, { ...must, ...half }),
      oneOf(
        'evhear',
        ['您从哪里得知这次活动？', 'How did you hear about it?', 'Wie haben Sie davon erfahren?'],
        [
          ['朋友或同事', 'From friends or colleagues', 'Von Freunden oder Kollegen'],
          ['社交媒体', 'Social media', 'Soziale Medien'],
          ['邮件或短信', 'E-mail or text message', 'E-Mail oder SMS'],
          ['海报', 'A poster', 'Ein Plakat'],
        ],
      ),
      longText('evbest', ['最喜欢的部分', 'What did you like best?', 'Was war am besten?']),
      oneOf(
        'evnext',
        ['下次还会参加吗？', 'Will you come again?', 'Kommen Sie wieder?'],
        [
          ['会', 'Yes', 'Ja'],
          ['不确定', 'Not sure', 'Weiß nicht'],
          ['不会', 'No', 'Nein'],
        ],
      ),
      longText('evwhy1', ['为什么不再参加？', 'Why not?', 'Warum nicht?']),
    ],
    [showWhen('evrul1', 'evnext', ['evnext3'], 'evwhy1')],
  ),
}

const vote: SeedTemplate = {
  key: 'tplVotes',
  category: 'feedback',
  purpose: [
    '选日期、选活动，投票后可见实时结果。',
    'Vote on an outing: day and activity, with the result in sight once one has voted.',
    'Über einen Ausflug abstimmen: Tag und Ziel, das Ergebnis sieht man nach der Stimmabgabe.',
  ],
  theme: wearing('gold', { art: 'confetti', corners: 'round', face: 'rounded' }),
  definition: form(
    ['团建活动投票', 'Vote on our outing', 'Abstimmung über unseren Ausflug'],
    [
      '提交后即可看到大家的选择。',
      'You see what others chose once you have voted.',
      'Nach der Abstimmung sehen Sie, was die anderen gewählt haben.',
    ],
    [
      ask('input', 'voname', ['您的名字', 'Your name', 'Ihr Name'], { maxLength: 50 }, must),
      ask(
        'radio',
        'vowhat',
        ['想去哪里？', 'Where shall we go?', 'Wohin soll es gehen?'],
        {
          choices: [
            ...choices(
              'vowhat',
              ['徒步登山', 'Hiking', 'Wandern'],
              ['烧烤野餐', 'Barbecue', 'Grillen'],
              ['密室逃脱', 'Escape room', 'Escape-Room'],
              ['博物馆', 'Museum', 'Museum'],
            ).choices,
            {
              id: 'vowhat5',
              label: words(['其他', 'Something else', 'Etwas anderes']),
              allowText: true,
              textRequired: true,
            },
          ],
          showVotes: true,
        },
        must,
      ),
      ask(
        'checkbox',
        'voday1',
        ['哪些时间可以？', 'When could you come?', 'Wann können Sie?'],
        {
          ...choices(
            'voday1',
            ['周五下午', 'Friday afternoon', 'Freitagnachmittag'],
            ['周六', 'Saturday', 'Samstag'],
            ['周日', 'Sunday', 'Sonntag'],
          ),
          showVotes: true,
        },
        must,
      ),
      yesNo('vofami', ['带家属吗？', 'Will you bring your family?', 'Bringen Sie Ihre Familie mit?']),
      ask('number', 'vohead', ['家属人数', 'How many of them?', 'Wie viele?'], { precision: 0, min: 1, max: 6 }, must),
      longText('vonote', ['饮食或其他要求', 'Food and other wishes', 'Essen und andere Wünsche']),
    ],
    [showWhen('vorule', 'vofami', ['vofami1'], 'vohead')],
    { submit: ['投票', 'Vote', 'Abstimmen'] },
  ),
}

export const feedbackTemplates = [satisfaction, employees, event, vote]
