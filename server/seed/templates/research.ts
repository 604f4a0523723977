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
  pageBreak,
  type SeedTemplate,
  section,
  showUpTo,
  showWhen,
  wearing,
  words,
  yesNo,
} from './words.ts'

const recommendation: SeedTemplate = {
  key: 'tplRecom',
  category: 'feedback',
  purpose: [
    '净推荐值调查：一题一屏，按打分追问原因。',
    'Net promoter score, one question at a time, with a follow-up that fits the score.',
    'Net Promoter Score, Frage für Frage, mit passender Nachfrage je nach Punktzahl.',
  ],
  theme: wearing('midnight', { paging: 'questions', art: 'scales', background: '#101827' }),
  definition: form(
    ['产品推荐度调查', 'Would you recommend us?', 'Würden Sie uns weiterempfehlen?'],
    null,
    [
      ask(
        'nps',
        'npscor',
        [
          '您有多大可能向朋友或同事推荐我们的产品？',
          'How likely are you to recommend our product to a friend or colleague?',
          'Wie wahrscheinlich empfehlen Sie unser Produkt Freunden oder Kollegen?',
        ],
        {},
        must,
      ),
      longText('npwhat', [
        '我们做些什么，才能让您打更高的分？',
        'What would have to change for a better score?',
        'Was müsste sich ändern, damit Sie mehr Punkte geben?',
      ]),
      longText('nplike', ['您最喜欢哪一点？', 'What do you like most?', 'Was gefällt Ihnen am besten?']),
      oneOf(
        'npused',
        ['您使用我们的产品多久了？', 'How long have you been using it?', 'Wie lange nutzen Sie es schon?'],
        [
          ['不到一个月', 'Less than a month', 'Weniger als einen Monat'],
          ['一个月到一年', 'A month to a year', 'Einen Monat bis ein Jahr'],
          ['一年以上', 'More than a year', 'Länger als ein Jahr'],
        ],
      ),
      yesNo('npcall', [
        '可以就您的反馈与您联系吗？',
        'May we contact you about your answers?',
        'Dürfen wir uns dazu bei Ihnen melden?',
      ]),
      email('npmail', must),
    ],
    [
      showUpTo('nprul1', 'npscor', 8, 'npwhat'),
      {
        id: 'nprul2',
        relation: 'AND',
        conditionList: [{ formItemId: 'npscor', expression: 'ge', optionValue: 9 }],
        triggerList: [{ formItemId: 'nplike', type: 'show' }],
      },
      showWhen('nprul3', 'npcall', ['npcall1'], 'npmail'),
    ],
    { thanks: ['谢谢，您的意见对我们很重要。', 'Thank you, that helps us a lot.', 'Danke, das hilft uns sehr.'] },
  ),
}

const market: SeedTemplate = {
  key: 'tplMarke',
  category: 'feedback',
  purpose: [
    '了解目标人群的购买习惯、看重的因素和能接受的价格。',
    'Market research: buying habits, what matters, an acceptable price, and who answers.',
    'Marktforschung: Kaufgewohnheiten, was zählt, welcher Preis passt, und wer antwortet.',
  ],
  theme: wearing('forest', { accent: '#3f6212', background: '#e6ecd2', art: 'hills' }),
  definition: form(
    ['新产品市场调研', 'Market research for a new product', 'Marktforschung zu einem neuen Produkt'],
    ['共两页，约需三分钟。', 'Two pages, about three minutes.', 'Zwei Seiten, etwa drei Minuten.'],
    [
      section('mahab1', ['购买习惯', 'How you buy', 'Ihre Kaufgewohnheiten']),
      oneOf(
        'maoft1',
        ['您多久购买一次这类产品？', 'How often do you buy such products?', 'Wie oft kaufen Sie so etwas?'],
        [
          ['每周', 'Every week', 'Jede Woche'],
          ['每月', 'Every month', 'Jeden Monat'],
          ['偶尔', 'Now and then', 'Ab und zu'],
          ['从不', 'Never', 'Nie'],
        ],
      ),
      anyOf(
        'mawher',
        ['通常在哪里购买？', 'Where do you usually buy them?', 'Wo kaufen Sie meistens?'],
        [
          ['网店', 'Online', 'Im Internet'],
          ['超市', 'Supermarket', 'Im Supermarkt'],
          ['专卖店', 'Specialist shop', 'Im Fachgeschäft'],
          ['朋友推荐', 'Through friends', 'Über Freunde'],
        ],
      ),
      ask(
        'sort',
        'masort',
        ['请按重要程度排序', 'Please sort by importance', 'Bitte nach Wichtigkeit ordnen'],
        choices(
          'masort',
          ['价格', 'Price', 'Preis'],
          ['品质', 'Quality', 'Qualität'],
          ['品牌', 'Brand', 'Marke'],
          ['外观', 'Looks', 'Aussehen'],
          ['环保', 'Sustainability', 'Nachhaltigkeit'],
        ),
        must,
      ),
      ask(
        'slider',
        'mapric',
        ['您能接受的价格区间', 'A price range you would accept', 'Welcher Preis wäre für Sie in Ordnung?'],
        {
          min: 0,
          max: 500,
          step: 10,
          range: true,
          unit: words(['元', 'CNY', 'CNY']),
        },
      ),
      pageBreak('mapage'),
      section('mayou1', ['关于您', 'About you', 'Über Sie']),
      oneOf(
        'maage1',
        ['年龄', 'Age', 'Alter'],
        [
          ['18 岁以下', 'Under 18', 'Unter 18'],
          ['18–29 岁', '18 to 29', '18 bis 29'],
          ['30–49 岁', '30 to 49', '30 bis 49'],
          ['50 岁及以上', '50 or older', '50 oder älter'],
        ],
        {},
      ),
      ask('province-city', 'maarea', ['所在城市', 'Where you live', 'Wohnort'], { level: 'city' }),
      longText('manote', [
        '对新产品有什么期待？',
        'What do you expect of a new product?',
        'Was erwarten Sie von einem neuen Produkt?',
      ]),
    ],
  ),
}

const website: SeedTemplate = {
  key: 'tplWebUx',
  category: 'feedback',
  purpose: [
    '了解访客是否找到所需内容，给易用性打分，收集问题截图。',
    'How a website or app works for people: did they find it, how easy was it, with screenshots of problems.',
    'Wie gut eine Website oder App funktioniert: gefunden, was man sucht, wie leicht, mit Bildschirmfotos.',
  ],
  theme: wearing('paper', { accent: '#0f766e', corners: 'round', fields: 'filled', art: 'scales' }),
  definition: form(
    ['网站体验反馈', 'Website feedback', 'Feedback zur Website'],
    null,
    [
      oneOf(
        'wegoal',
        ['您今天来做什么？', 'What brought you here today?', 'Was führt Sie heute hierher?'],
        [
          ['了解信息', 'Finding something out', 'Ich wollte mich informieren'],
          ['购买', 'Buying something', 'Ich wollte etwas kaufen'],
          ['寻求帮助', 'Getting help', 'Ich brauchte Hilfe'],
          ['随便看看', 'Just looking around', 'Ich habe mich nur umgesehen'],
        ],
      ),
      yesNo('wefind', [
        '您找到想要的内容了吗？',
        'Did you find what you wanted?',
        'Haben Sie gefunden, was Sie suchten?',
      ]),
      longText('welost', ['您在找什么？', 'What were you looking for?', 'Wonach haben Sie gesucht?'], must),
      ask(
        'matrix-scale',
        'wegrid',
        ['您如何评价本网站？', 'How would you rate the site?', 'Wie bewerten Sie die Website?'],
        {
          rows: lines(
            'werow',
            ['容易找到方向', 'Easy to find my way', 'Ich finde mich leicht zurecht'],
            ['文字易懂', 'Easy to understand', 'Die Texte sind verständlich'],
            ['打开速度', 'Speed', 'Geschwindigkeit'],
            ['美观', 'Looks', 'Gestaltung'],
          ),
          requireEveryRow: true,
        },
        must,
      ),
      anyOf(
        'wewith',
        ['您使用什么设备？', 'Which device are you on?', 'Welches Gerät nutzen Sie?'],
        [
          ['手机', 'Phone', 'Smartphone'],
          ['平板', 'Tablet', 'Tablet'],
          ['电脑', 'Computer', 'Computer'],
        ],
      ),
      ask('image-upload', 'weshot', ['问题截图', 'Screenshots of problems', 'Bildschirmfotos von Problemen'], {
        maxCount: 3,
      }),
      longText('weidea', ['改进建议', 'What should we improve?', 'Was sollten wir verbessern?']),
    ],
    [showWhen('werule', 'wefind', ['wefind2'], 'welost')],
  ),
}

const dining: SeedTemplate = {
  key: 'tplDinin',
  category: 'feedback',
  purpose: [
    '请客人为菜品、服务与环境打分，还可以上传照片。',
    'What guests think of a restaurant: food, service, place, with photos.',
    'Was Gäste von einem Restaurant halten: Essen, Service, Atmosphäre, mit Fotos.',
  ],
  theme: wearing('peach', { accent: '#a83215', background: '#ffe3d3', art: 'petals', face: 'serif' }),
  definition: form(
    ['用餐评价', 'How was your meal?', 'Wie hat es Ihnen geschmeckt?'],
    [
      '扫码评价，下次用餐有惊喜。',
      'A minute of your time for a better next visit.',
      'Eine Minute für Ihren nächsten Besuch.',
    ],
    [
      ask(
        'date',
        'diday1',
        ['用餐日期', 'Day of your visit', 'Tag Ihres Besuchs'],
        { startNow: true, max: { from: 'today', days: 0 } },
        { ...must, ...half },
      ),
      oneOf(
        'dimeal',
        ['餐段', 'Meal', 'Mahlzeit'],
        [
          ['午餐', 'Lunch', 'Mittagessen'],
          ['下午茶', 'Afternoon tea', 'Kaffee und Kuchen'],
          ['晚餐', 'Dinner', 'Abendessen'],
        ],
        { ...must, ...half },
      ),
      ask('rate', 'difood', ['菜品味道', 'Food', 'Essen'], { allowHalf: true }, { ...must, ...half }),
      ask('rate', 'diserv', ['服务', 'Service', 'Service'], { allowHalf: true }, { ...must, ...half }),
      ask('rate', 'diplac', ['环境', 'Surroundings', 'Atmosphäre'], { allowHalf: true }, { ...must, ...half }),
      ask('rate', 'divalu', ['性价比', 'Value for money', 'Preis-Leistung'], { allowHalf: true }, { ...must, ...half }),
      longText('dibest', ['最喜欢哪道菜？', 'Which dish did you like best?', 'Welches Gericht war Ihr Favorit?']),
      longText('dibad1', ['哪里让您失望？', 'What let you down?', 'Was hat Sie enttäuscht?'], must),
      ask('image-upload', 'dipics', ['用餐照片', 'Photos', 'Fotos'], { maxCount: 6 }),
    ],
    [showUpTo('dirule', 'difood', 2.5, 'dibad1')],
  ),
}

export const researchTemplates = [recommendation, market, website, dining]
