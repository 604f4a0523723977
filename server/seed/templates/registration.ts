import { ask, choices, form, half, must, type SeedTemplate, showWhen } from './words.ts'

const signUp: SeedTemplate = {
  key: 'tplEvent',
  category: 'registration',
  purpose: [
    '活动报名：联系方式、场次与用餐需求。',
    'Sign-up for an event: contact, session and meals.',
    'Anmeldung zu einer Veranstaltung: Kontakt, Termin und Verpflegung.',
  ],
  definition: form(
    ['活动报名', 'Event sign-up', 'Anmeldung zur Veranstaltung'],
    [
      '请填写报名信息，我们会尽快与您联系。',
      'Please sign up; we will get in touch.',
      'Bitte melden Sie sich an, wir kommen auf Sie zu.',
    ],
    [
      ask('input', 'suname', ['姓名', 'Name', 'Name'], { maxLength: 50 }, { ...must, ...half }),
      ask('input', 'suphon', ['手机号码', 'Mobile number', 'Mobilnummer'], { format: 'mobile' }, { ...must, ...half }),
      ask('input', 'sumail', ['电子邮箱', 'E-mail', 'E-Mail'], { format: 'email' }, half),
      ask(
        'number',
        'suhead',
        ['参加人数', 'Number of people', 'Personenzahl'],
        { precision: 0, min: 1, max: 20 },
        { ...must, ...half },
      ),
      ask(
        'radio',
        'susess',
        ['场次', 'Session', 'Termin'],
        choices('suse', ['上午场', 'Morning', 'Vormittag'], ['下午场', 'Afternoon', 'Nachmittag']),
        must,
      ),
      ask(
        'radio',
        'sumeal',
        ['是否用餐？', 'Will you eat with us?', 'Essen Sie mit?'],
        choices('sume', ['是', 'Yes', 'Ja'], ['否', 'No', 'Nein']),
        must,
      ),
      ask('input', 'sudiet', ['饮食禁忌', 'Food you do not eat', 'Was Sie nicht essen'], { maxLength: 100 }),
    ],
    [showWhen('surule', 'sumeal', ['sume1'], 'sudiet')],
  ),
}

const visitor: SeedTemplate = {
  key: 'tplVisit',
  category: 'registration',
  purpose: [
    '来访登记：来访人、被访人、时间与事由。',
    'Visitor register: who comes, to whom, when and why.',
    'Besucherliste: wer kommt, zu wem, wann und wozu.',
  ],
  definition: form(
    ['来访登记', 'Visitor registration', 'Besucheranmeldung'],
    ['进入园区前请登记。', 'Please register before you enter.', 'Bitte vor dem Betreten anmelden.'],
    [
      ask('input', 'viname', ['来访人姓名', 'Visitor', 'Besucher'], { maxLength: 50 }, { ...must, ...half }),
      ask('input', 'viphon', ['手机号码', 'Mobile number', 'Mobilnummer'], { format: 'mobile' }, { ...must, ...half }),
      ask('input', 'viunit', ['单位', 'Organisation', 'Organisation'], { maxLength: 100 }, half),
      ask('input', 'vihost', ['被访人', 'Who is visited', 'Besuchte Person'], { maxLength: 50 }, { ...must, ...half }),
      ask(
        'date',
        'vitime',
        ['来访时间', 'Time of the visit', 'Zeitpunkt des Besuchs'],
        { kind: 'datetime' },
        { ...must, ...half },
      ),
      ask(
        'number',
        'vihead',
        ['来访人数', 'Number of visitors', 'Anzahl der Besucher'],
        { precision: 0, min: 1 },
        half,
      ),
      ask('textarea', 'viwhy1', ['来访事由', 'Purpose', 'Anlass'], { rows: 2 }, must),
    ],
  ),
}

const booking: SeedTemplate = {
  key: 'tplBooks',
  category: 'service',
  purpose: [
    '预约登记：服务项目、日期与联系方式。',
    'Appointments: which service, when, and how to reach the customer.',
    'Termine: welche Leistung, wann, und wie man die Kundin erreicht.',
  ],
  definition: form(
    ['服务预约', 'Book an appointment', 'Termin vereinbaren'],
    ['提交后我们会电话确认。', 'We will call to confirm.', 'Wir rufen zur Bestätigung an.'],
    [
      ask(
        'select',
        'bowhat',
        ['预约项目', 'Service', 'Leistung'],
        choices(
          'bowh',
          ['上门安装', 'Installation', 'Einbau'],
          ['维护保养', 'Maintenance', 'Wartung'],
          ['咨询', 'Consultation', 'Beratung'],
        ),
        must,
      ),
      ask('date', 'boday1', ['日期', 'Day', 'Tag'], {}, { ...must, ...half }),
      ask('date', 'botime', ['时间', 'Time', 'Uhrzeit'], { kind: 'time' }, { ...must, ...half }),
      ask('input', 'boname', ['联系人', 'Name', 'Name'], { maxLength: 50 }, { ...must, ...half }),
      ask('input', 'bophon', ['联系电话', 'Telephone', 'Telefon'], { maxLength: 30 }, { ...must, ...half }),
      ask('textarea', 'boaddr', ['地址', 'Address', 'Adresse'], { rows: 2 }),
    ],
  ),
}

const repair: SeedTemplate = {
  key: 'tplRepai',
  category: 'service',
  purpose: [
    '设备报修：故障描述、紧急程度与照片。',
    'Report a fault: what is broken, how urgent, with a picture.',
    'Störung melden: was defekt ist, wie dringend, mit Bild.',
  ],
  definition: form(
    ['设备报修', 'Fault report', 'Störungsmeldung'],
    ['请尽量说明故障现象。', 'Please describe what happens.', 'Bitte beschreiben Sie, was passiert.'],
    [
      ask(
        'input',
        'rething',
        ['设备名称或编号', 'Device or its number', 'Gerät oder Nummer'],
        { maxLength: 100 },
        { ...must, ...half },
      ),
      ask('input', 'replac', ['位置', 'Where it is', 'Standort'], { maxLength: 100 }, { ...must, ...half }),
      ask('textarea', 'rewhat', ['故障描述', 'What is wrong?', 'Was ist los?'], {}, must),
      ask(
        'radio',
        'reurge',
        ['紧急程度', 'How urgent?', 'Wie dringend?'],
        choices(
          'reur',
          ['一般', 'Can wait', 'Kann warten'],
          ['较急', 'Soon', 'Bald'],
          ['停机', 'Work has stopped', 'Stillstand'],
        ),
        must,
      ),
      ask('upload', 'repict', ['照片', 'Picture', 'Bild'], { maxCount: 3, extensions: ['png', 'jpg', 'jpeg'] }),
      ask('input', 'rephon', ['联系电话', 'Telephone', 'Telefon'], { maxLength: 30 }, must),
    ],
  ),
}

export const registrationTemplates = [signUp, visitor, booking, repair]
