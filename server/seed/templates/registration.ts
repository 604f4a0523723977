import {
  anyOf,
  ask,
  choices,
  count,
  email,
  form,
  fullName,
  half,
  lines,
  longText,
  must,
  pageBreak,
  type SeedTemplate,
  section,
  shortText,
  showWhen,
  signature,
  wearing,
  words,
  yesNo,
} from './words.ts'

const signUp: SeedTemplate = {
  key: 'tplEvent',
  category: 'registration',
  purpose: [
    '联系方式、场次与用餐需求，报名后得到签到码。',
    'Sign-up for an event: contact, session, meals, and a code to check in with.',
    'Anmeldung zu einer Veranstaltung: Kontakt, Termin, Verpflegung und ein Code für den Einlass.',
  ],
  theme: wearing('crayon'),
  definition: form(
    ['活动报名', 'Event sign-up', 'Anmeldung zur Veranstaltung'],
    [
      '请填写报名信息，提交后凭签到码入场。',
      'Please sign up; the code you get is your ticket.',
      'Bitte melden Sie sich an; mit dem Code kommen Sie hinein.',
    ],
    [
      fullName('suname'),
      ask('input', 'suphon', ['手机号码', 'Mobile number', 'Mobilnummer'], { format: 'mobile' }, { ...must, ...half }),
      email('sumail'),
      count('suhead', ['参加人数', 'Number of people', 'Personenzahl'], 1, 20),
      ask(
        'radio',
        'susess',
        ['场次', 'Session', 'Termin'],
        {
          choices: choices(
            'susess',
            ['上午场', 'Morning', 'Vormittag'],
            ['下午场', 'Afternoon', 'Nachmittag'],
          ).choices.map((choice) => ({ ...choice, quota: 100 })),
          showLeft: true,
        },
        must,
      ),
      yesNo('sumeal', ['是否用餐？', 'Will you eat with us?', 'Essen Sie mit?']),
      shortText('sudiet', ['饮食禁忌', 'Food you do not eat', 'Was Sie nicht essen'], { span: 24 }),
      ask('confirmation-code', 'sucode', ['签到码', 'Check-in code', 'Einlasscode']),
    ],
    [showWhen('surule', 'sumeal', ['sumeal1'], 'sudiet')],
    { submit: ['立即报名', 'Sign up', 'Anmelden'] },
  ),
}

const visitor: SeedTemplate = {
  key: 'tplVisit',
  category: 'registration',
  purpose: [
    '来访人、被访人、时间与事由。',
    'Visitor register: who comes, to whom, when and why.',
    'Besucherliste: wer kommt, zu wem, wann und wozu.',
  ],
  theme: wearing('harbor'),
  definition: form(
    ['来访登记', 'Visitor registration', 'Besucheranmeldung'],
    ['进入园区前请登记。', 'Please register before you enter.', 'Bitte vor dem Betreten anmelden.'],
    [
      fullName('viname', ['来访人姓名', 'Visitor', 'Besucher']),
      ask('input', 'viphon', ['手机号码', 'Mobile number', 'Mobilnummer'], { format: 'mobile' }, { ...must, ...half }),
      shortText('viunit', ['单位', 'Organisation', 'Organisation'], {}),
      fullName('vihost', ['被访人', 'Who is visited', 'Besuchte Person']),
      ask(
        'date',
        'vitime',
        ['来访时间', 'Time of the visit', 'Zeitpunkt des Besuchs'],
        { kind: 'datetime' },
        { ...must, ...half },
      ),
      count('vihead', ['来访人数', 'Number of visitors', 'Anzahl der Besucher'], 1, 50),
      yesNo('vicar1', ['是否驾车？', 'Do you come by car?', 'Kommen Sie mit dem Auto?']),
      shortText('viplat', ['车牌号', 'Number plate', 'Kennzeichen']),
      longText('viwhy1', ['来访事由', 'Purpose', 'Anlass'], must),
      signature('visign', ['我会遵守园区规定', 'I will keep to the house rules', 'Ich halte mich an die Hausordnung']),
    ],
    [showWhen('virule', 'vicar1', ['vicar11'], 'viplat')],
  ),
}

const conference: SeedTemplate = {
  key: 'tplConfe',
  category: 'registration',
  purpose: [
    '参会信息、分会场、票种与发票，分三页填写。',
    'Register for a conference: who you are, tracks, ticket and invoice, on three pages.',
    'Anmeldung zur Tagung: Person, Vorträge, Ticket und Rechnung, auf drei Seiten.',
  ],
  theme: wearing('campus', { accent: '#3730a3', background: '#e0e3fb', art: 'skyline', fields: 'underline' }),
  definition: form(
    ['会议注册', 'Conference registration', 'Anmeldung zur Tagung'],
    null,
    [
      section('coyou1', ['参会人', 'About you', 'Zur Person']),
      fullName('coname'),
      email('comail', must),
      shortText('counit', ['单位', 'Organisation', 'Organisation']),
      shortText('cojob1', ['职务', 'Position', 'Position'], {}),
      pageBreak('copag1'),
      section('coplan', ['日程', 'Programme', 'Programm']),
      ask(
        'matrix-select',
        'cogrid',
        ['您想听哪些分会场？', 'Which tracks will you attend?', 'Welche Vortragsreihen besuchen Sie?'],
        {
          rows: lines(
            'corow',
            ['第一天上午', 'First day, morning', 'Erster Tag, vormittags'],
            ['第一天下午', 'First day, afternoon', 'Erster Tag, nachmittags'],
            ['第二天上午', 'Second day, morning', 'Zweiter Tag, vormittags'],
          ),
          columns: lines(
            'cocol',
            ['技术', 'Technology', 'Technik'],
            ['产品', 'Product', 'Produkt'],
            ['管理', 'Management', 'Führung'],
          ),
          requireEveryRow: true,
        },
        must,
      ),
      anyOf(
        'codine',
        ['参加哪些活动？', 'What else will you join?', 'Woran nehmen Sie noch teil?'],
        [
          ['欢迎晚宴', 'Welcome dinner', 'Abendessen zur Begrüßung'],
          ['城市参观', 'City tour', 'Stadtführung'],
          ['海报交流', 'Poster session', 'Posterausstellung'],
        ],
      ),
      pageBreak('copag2'),
      section('copay1', ['票与发票', 'Ticket and invoice', 'Ticket und Rechnung']),
      ask(
        'goods-select',
        'cotick',
        ['选择门票', 'Ticket', 'Ticket'],
        {
          goods: [
            { id: 'cotic1', label: words(['标准票', 'Standard', 'Standard']), price: 98_000, max: 5 },
            { id: 'cotic2', label: words(['学生票', 'Student', 'Studierende']), price: 38_000, max: 1, stock: 100 },
            { id: 'cotic3', label: words(['线上票', 'Online', 'Online']), price: 18_000, max: 5 },
          ],
          min: 1,
        },
        must,
      ),
      yesNo('cobill', ['需要发票吗？', 'Do you need an invoice?', 'Brauchen Sie eine Rechnung?']),
      shortText('cotitl', ['发票抬头', 'Name on the invoice', 'Rechnungsempfänger']),
      shortText('cotax1', ['税号', 'Tax number', 'Steuernummer'], {}),
      ask('confirmation-code', 'cocode', ['电子票', 'Your ticket', 'Ihr Ticket'], { uses: 2 }),
    ],
    [showWhen('corule', 'cobill', ['cobill1'], 'cotitl', 'cotax1')],
    { submit: ['提交注册', 'Register', 'Verbindlich anmelden'] },
  ),
}

export const registrationTemplates = [signUp, visitor, conference]
