import {
  anyOf,
  ask,
  choices,
  dayFrom,
  email,
  form,
  fullName,
  half,
  listed,
  longText,
  money,
  must,
  oneOf,
  papers,
  phone,
  pictures,
  type SeedTemplate,
  serialNumber,
  shortText,
  showWhen,
  wearing,
  words,
  yesNo,
} from './words.ts'

const repair: SeedTemplate = {
  key: 'tplRepai',
  category: 'service',
  purpose: [
    '故障描述、紧急程度与照片，自动生成工单号。',
    'Report a fault: what is broken, how urgent, with a picture and a ticket number.',
    'Störung melden: was defekt ist, wie dringend, mit Bild und Vorgangsnummer.',
  ],
  theme: wearing('harbor', { accent: '#9a3412', background: '#f3dfd3', fields: 'box', art: 'waves' }),
  definition: form(
    ['设备报修', 'Fault report', 'Störungsmeldung'],
    ['请尽量说明故障现象。', 'Please describe what happens.', 'Bitte beschreiben Sie, was passiert.'],
    [
      shortText('rething', ['设备名称或编号', 'Device or its number', 'Gerät oder Nummer']),
      shortText('replac', ['位置', 'Where it is', 'Standort']),
      longText('rewhat', ['故障描述', 'What is wrong?', 'Was ist los?'], must),
      oneOf(
        'reurge',
        ['紧急程度', 'How urgent?', 'Wie dringend?'],
        [
          ['一般', 'Can wait', 'Kann warten'],
          ['较急', 'Soon', 'Bald'],
          ['停机', 'Work has stopped', 'Stillstand'],
        ],
      ),
      pictures('repict', ['故障照片', 'Pictures', 'Bilder'], 3),
      fullName('rename', ['报修人', 'Reported by', 'Gemeldet von']),
      phone('rephon'),
      serialNumber('renumb', ['工单号', 'Ticket number', 'Vorgangsnummer'], 'TK'),
    ],
    [],
    { submit: ['提交报修', 'Report', 'Melden'] },
  ),
}

const complaint: SeedTemplate = {
  key: 'tplCompl',
  category: 'service',
  purpose: [
    '事件经过、证据、期望的解决方式与回访。',
    'Complaints: what happened, evidence, what would put it right, and a call back.',
    'Beschwerde: was geschah, Belege, gewünschte Lösung und Rückruf.',
  ],
  theme: wearing('mist', { accent: '#7f1d1d', background: '#efe0df', art: null }),
  definition: form(
    ['投诉与建议', 'Complaints', 'Beschwerde'],
    ['我们会在两个工作日内答复。', 'We answer within two working days.', 'Wir antworten innerhalb von zwei Werktagen.'],
    [
      oneOf(
        'cmkind',
        ['投诉类型', 'What is it about?', 'Worum geht es?'],
        [
          ['产品质量', 'Product', 'Produkt'],
          ['服务态度', 'Service', 'Service'],
          ['物流配送', 'Delivery', 'Lieferung'],
          ['费用问题', 'Payment', 'Abrechnung'],
          ['其他', 'Something else', 'Etwas anderes'],
        ],
      ),
      shortText('cmorde', ['订单号', 'Order number', 'Bestellnummer'], {}),
      ask(
        'date',
        'cmwhen',
        ['发生时间', 'When was it?', 'Wann war das?'],
        { max: { from: 'today', days: 0 } },
        { ...must, ...half },
      ),
      longText('cmwhat', ['事情经过', 'What happened?', 'Was ist passiert?'], must),
      papers('cmfile', ['相关凭证', 'Evidence', 'Belege'], 5),
      anyOf(
        'cmwant',
        ['期望的处理方式', 'What would put it right?', 'Wie können wir es gutmachen?'],
        [
          ['退款', 'Money back', 'Geld zurück'],
          ['换货', 'Replacement', 'Ersatz'],
          ['道歉', 'An apology', 'Eine Entschuldigung'],
          ['改进流程', 'That it does not happen again', 'Dass es nicht wieder vorkommt'],
        ],
        must,
      ),
      yesNo('cmcall', ['需要电话回访吗？', 'Shall we call you?', 'Sollen wir Sie anrufen?']),
      fullName('cmname', ['您的姓名', 'Your name', 'Ihr Name']),
      phone('cmphon'),
      email('cmmail', must),
      serialNumber('cmnumb', ['受理编号', 'Case number', 'Fallnummer'], 'CP'),
    ],
    [showWhen('cmrul1', 'cmcall', ['cmcall1'], 'cmphon'), showWhen('cmrul2', 'cmcall', ['cmcall2'], 'cmmail')],
  ),
}

const returns: SeedTemplate = {
  key: 'tplRetur',
  category: 'service',
  purpose: [
    '订单、原因、照片与退款方式。',
    'Returns: order, reason, photos, and refund or exchange.',
    'Rücksendung: Bestellung, Grund, Fotos, Erstattung oder Umtausch.',
  ],
  theme: wearing('peach', { accent: '#0f5e9c', background: '#dcecf8', art: 'scales', face: 'standard' }),
  definition: form(
    ['退换货申请', 'Return goods', 'Rücksendung'],
    ['收货后 14 天内可申请。', 'Within fourteen days of delivery.', 'Innerhalb von vierzehn Tagen nach Erhalt.'],
    [
      shortText('rtorde', ['订单号', 'Order number', 'Bestellnummer']),
      shortText('rtitem', ['退换商品', 'Which item?', 'Welcher Artikel?']),
      oneOf(
        'rtkind',
        ['申请类型', 'What would you like?', 'Was wünschen Sie?'],
        [
          ['退款', 'Refund', 'Erstattung'],
          ['换货', 'Exchange', 'Umtausch'],
        ],
      ),
      listed(
        'rtwhy1',
        ['原因', 'Reason', 'Grund'],
        [
          ['尺码不合适', 'Does not fit', 'Passt nicht'],
          ['与描述不符', 'Not as described', 'Entspricht nicht der Beschreibung'],
          ['质量问题', 'Faulty', 'Mangelhaft'],
          ['发错商品', 'Wrong item', 'Falscher Artikel'],
          ['不想要了', 'Changed my mind', 'Gefällt nicht'],
        ],
      ),
      pictures('rtpict', ['商品照片', 'Photos', 'Fotos'], 5, must),
      shortText('rtnew1', ['换成', 'Exchange for', 'Umtausch in']),
      money('rtsum1', ['退款金额', 'Amount to refund', 'Betrag']),
      fullName('rtname'),
      phone('rtphon'),
      longText('rtnote', ['补充说明', 'Anything else?', 'Noch etwas?']),
      serialNumber('rtnumb', ['退货单号', 'Return number', 'Rücksendenummer'], 'RT'),
    ],
    [
      showWhen('rtrul1', 'rtkind', ['rtkind1'], 'rtsum1'),
      showWhen('rtrul2', 'rtkind', ['rtkind2'], 'rtnew1'),
      showWhen('rtrul3', 'rtwhy1', ['rtwhy12', 'rtwhy13', 'rtwhy14'], 'rtpict'),
    ],
    { submit: ['提交申请', 'Send', 'Rücksendung anmelden'] },
  ),
}

const ticket: SeedTemplate = {
  key: 'tplItHel',
  category: 'service',
  purpose: [
    '系统、影响范围、报错截图与远程协助时间。',
    'IT help: system, who is affected, screenshots, and when to connect.',
    'IT-Hilfe: System, Auswirkung, Bildschirmfotos und Zeit für die Fernwartung.',
  ],
  theme: wearing('midnight', {
    accent: '#6ee7b7',
    background: '#0a1512',
    paper: '#13211d',
    face: 'mono',
    art: 'skyline',
  }),
  definition: form(
    ['IT 支持工单', 'IT help ticket', 'IT-Hilfe anfordern'],
    null,
    [
      fullName('itname'),
      ask(
        'cascader',
        'itwhat',
        ['问题分类', 'What is it about?', 'Worum geht es?'],
        {
          nodes: [
            {
              id: 'ithard',
              label: words(['硬件', 'Hardware', 'Hardware']),
              children: choices(
                'ithard',
                ['电脑', 'Computer', 'Computer'],
                ['打印机', 'Printer', 'Drucker'],
                ['电话', 'Telephone', 'Telefon'],
              ).choices,
            },
            {
              id: 'itsoft',
              label: words(['软件', 'Software', 'Software']),
              children: choices(
                'itsoft',
                ['邮箱', 'E-mail', 'E-Mail'],
                ['办公软件', 'Office software', 'Bürosoftware'],
                ['业务系统', 'Business system', 'Fachanwendung'],
              ).choices,
            },
            {
              id: 'itnetw',
              label: words(['网络', 'Network', 'Netzwerk']),
              children: choices(
                'itnetw',
                ['无法上网', 'No connection', 'Keine Verbindung'],
                ['速度慢', 'Slow', 'Langsam'],
                ['VPN', 'VPN', 'VPN'],
              ).choices,
            },
          ],
        },
        must,
      ),
      oneOf(
        'itwho1',
        ['影响范围', 'Who is affected?', 'Wen betrifft es?'],
        [
          ['仅自己', 'Only me', 'Nur mich'],
          ['整个团队', 'My team', 'Mein Team'],
          ['全公司', 'Everybody', 'Alle'],
        ],
      ),
      longText(
        'ittext',
        [
          '问题与重现步骤',
          'What happens, and how to make it happen again',
          'Was passiert, und wie man es wiederholen kann',
        ],
        must,
      ),
      pictures('itshot', ['报错截图', 'Screenshots', 'Bildschirmfotos'], 4),
      yesNo('itremo', ['允许远程协助吗？', 'May we connect to your computer?', 'Dürfen wir uns aufschalten?']),
      ask(
        'date',
        'ittime',
        ['方便的时间', 'When would suit you?', 'Wann passt es Ihnen?'],
        { kind: 'datetime' },
        { ...must, ...half },
      ),
      shortText('itplac', ['所在位置', 'Where are you?', 'Wo sind Sie?']),
      serialNumber('itnumb', ['工单号', 'Ticket number', 'Ticketnummer'], 'IT'),
    ],
    [showWhen('itrul1', 'itremo', ['itremo1'], 'ittime'), showWhen('itrul2', 'itremo', ['itremo2'], 'itplac')],
    { submit: ['提交工单', 'Send ticket', 'Ticket senden'] },
  ),
}

const quote: SeedTemplate = {
  key: 'tplQuote',
  category: 'service',
  purpose: [
    '需求、预算区间、时间安排和附件。',
    'Requests for a quotation: what is needed, budget, schedule, attachments.',
    'Angebot anfragen: Bedarf, Budget, Zeitplan und Anlagen.',
  ],
  theme: wearing('paper', {
    accent: '#be185d',
    background: '#fbe3ee',
    art: 'confetti',
    corners: 'round',
    face: 'rounded',
  }),
  definition: form(
    ['获取报价', 'Ask for a quotation', 'Angebot anfragen'],
    [
      '我们会在一个工作日内联系您。',
      'We get back to you within one working day.',
      'Wir melden uns innerhalb eines Werktags.',
    ],
    [
      fullName('qoname'),
      shortText('qofirm', ['公司名称', 'Company', 'Firma'], {}),
      email('qomail', must),
      phone('qophon'),
      anyOf(
        'qowhat',
        ['需要的服务', 'What do you need?', 'Was brauchen Sie?'],
        [
          ['方案咨询', 'Consulting', 'Beratung'],
          ['设计', 'Design', 'Gestaltung'],
          ['开发实施', 'Development', 'Umsetzung'],
          ['培训', 'Training', 'Schulung'],
          ['长期维护', 'Maintenance', 'Wartung'],
        ],
        must,
      ),
      longText('qotext', ['需求描述', 'Tell us about it', 'Erzählen Sie uns davon'], must),
      ask('slider', 'qosum1', ['预算区间', 'Budget', 'Budget'], {
        min: 0,
        max: 500,
        step: 10,
        range: true,
        unit: words(['千元', 'thousand CNY', 'Tsd. CNY']),
      }),
      dayFrom('qoday1', ['期望开始日期', 'Would like to begin on', 'Gewünschter Beginn'], 0),
      ask('upload', 'qofile', ['附件', 'Attachments', 'Anlagen'], {
        maxCount: 5,
        maxMegabytes: 10,
        extensions: ['pdf', 'doc', 'xls', 'ppt', 'zip', 'png', 'jpg'],
      }),
      ask(
        'radio',
        'qohear',
        ['您从哪里了解到我们？', 'How did you hear of us?', 'Wie sind Sie auf uns aufmerksam geworden?'],
        {
          choices: [
            ...choices(
              'qohear',
              ['搜索引擎', 'Search engine', 'Suchmaschine'],
              ['朋友推荐', 'A friend', 'Empfehlung'],
              ['展会', 'A trade fair', 'Messe'],
            ).choices,
            { id: 'qohear4', label: words(['其他', 'Other', 'Anders']), allowText: true },
          ],
        },
      ),
    ],
    [],
    { submit: ['获取报价', 'Ask for it', 'Angebot anfordern'] },
  ),
}

export const serviceTemplates = [repair, complaint, returns, ticket, quote]
