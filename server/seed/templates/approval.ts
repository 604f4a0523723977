import {
  ask,
  choices,
  count,
  dayFrom,
  form,
  fullName,
  half,
  listed,
  longText,
  money,
  must,
  oneOf,
  papers,
  type SeedTemplate,
  section,
  serialNumber,
  shortText,
  showWhen,
  signature,
  wearing,
  words,
  worked,
} from './words.ts'

const leave: SeedTemplate = {
  key: 'tplLeave',
  category: 'approval',
  purpose: [
    '类型、起止日期与事由，天数自动计算，病假需附证明。',
    'Ask for leave: kind, first and last day, reason; days are counted for you, a certificate when ill.',
    'Urlaub beantragen: Art, Zeitraum und Grund; die Tage werden gezählt, bei Krankheit mit Bescheinigung.',
  ],
  theme: wearing('mist', { art: 'sunrise' }),
  definition: form(
    ['请假申请', 'Leave request', 'Urlaubsantrag'],
    [
      '请至少提前一个工作日提交。',
      'Please hand this in at least one working day ahead.',
      'Bitte mindestens einen Arbeitstag vorher einreichen.',
    ],
    [
      fullName('lename'),
      shortText('ledept', ['部门', 'Department', 'Abteilung']),
      oneOf(
        'lekind',
        ['请假类型', 'Kind of leave', 'Art des Urlaubs'],
        [
          ['年假', 'Annual leave', 'Jahresurlaub'],
          ['事假', 'Personal leave', 'Sonderurlaub'],
          ['病假', 'Sick leave', 'Krankheit'],
        ],
      ),
      ask('date', 'lefrom', ['开始日期', 'First day', 'Erster Tag'], {}, { ...must, ...half }),
      ask('date', 'leto01', ['结束日期', 'Last day', 'Letzter Tag'], {}, { ...must, ...half }),
      worked('ledays', ['共几天', 'Days in all', 'Tage insgesamt'], 'DATEDIF({lefrom}, {leto01}, "D") + 1', {
        precision: 0,
        unit: words(['天', 'days', 'Tage']),
      }),
      longText('lewhy1', ['事由', 'Reason', 'Grund'], must),
      papers('lefile', ['病假证明', 'Certificate', 'Bescheinigung'], 1),
      shortText('lehand', ['工作交接人', 'Who takes over meanwhile', 'Vertretung'], {}),
    ],
    [showWhen('lerule', 'lekind', ['lekind3'], 'lefile')],
    { submit: ['提交申请', 'Send request', 'Antrag einreichen'] },
  ),
}

const expenses: SeedTemplate = {
  key: 'tplExpen',
  category: 'approval',
  purpose: [
    '逐笔填写发票，合计自动计算，附票据并签名。',
    'Claim expenses: one line for each receipt, added up for you, with papers and signature.',
    'Auslagen erstatten lassen: jeder Beleg eine Zeile, die Summe rechnet sich selbst, mit Belegen und Unterschrift.',
  ],
  theme: wearing('graphite', { accent: '#1f4e5f', background: '#d9e2e4', art: 'skyline' }),
  definition: form(
    ['费用报销单', 'Expense claim', 'Spesenabrechnung'],
    [
      '每张票据填写一行，单据请在消费后 30 天内提交。',
      'One line for each receipt, please, within 30 days of paying.',
      'Bitte je Beleg eine Zeile, innerhalb von 30 Tagen nach der Ausgabe.',
    ],
    [
      fullName('exname', ['报销人', 'Who claims', 'Wer abrechnet']),
      shortText('exdept', ['部门', 'Department', 'Abteilung']),
      ask(
        'sub-form',
        'exrows',
        ['费用明细', 'Receipts', 'Belege'],
        {
          minRows: 1,
          maxRows: 30,
          addLabel: words(['添加一笔', 'Add a receipt', 'Beleg hinzufügen']),
          totals: ['examou'],
          copyRows: true,
        },
        {
          ...must,
          children: [
            ask('date', 'exdate', ['日期', 'Day', 'Tag'], { max: { from: 'today', days: 0 } }, { ...must, ...half }),
            listed(
              'exkind',
              ['类别', 'Kind', 'Art'],
              [
                ['交通', 'Transport', 'Fahrt'],
                ['住宿', 'Accommodation', 'Übernachtung'],
                ['餐饮', 'Meals', 'Verpflegung'],
                ['办公用品', 'Office supplies', 'Büromaterial'],
                ['其他', 'Other', 'Sonstiges'],
              ],
            ),
            shortText('exwhat', ['用途说明', 'What it was for', 'Wofür']),
            money('examou', ['金额', 'Amount', 'Betrag']),
          ],
        },
      ),
      money('exadva', ['已预支金额', 'Paid in advance', 'Vorschuss erhalten'], {}),
      worked('exdue1', ['应付金额', 'Left to pay', 'Auszuzahlen'], 'SUM({exrows.examou:sum}) - {exadva}', {
        unit: words(['元', 'CNY', 'CNY']),
      }),
      papers('exfile', ['发票与票据', 'Receipts and invoices', 'Quittungen und Rechnungen'], 10, must),
      shortText('exbank', ['收款账户', 'Account to pay to', 'Konto für die Erstattung']),
      signature('exsign'),
      serialNumber('exnumb', ['报销单号', 'Number of this claim', 'Nummer der Abrechnung'], 'EX'),
    ],
    [],
    { submit: ['提交报销', 'Send claim', 'Abrechnung einreichen'] },
  ),
}

const purchase: SeedTemplate = {
  key: 'tplPurch',
  category: 'approval',
  purpose: [
    '物品、数量与单价，预算自动汇总，超过一万元需附报价单。',
    'Ask to buy something: things, pieces, prices; costly purchases come with a quotation.',
    'Beschaffung beantragen: was, wie viel, zu welchem Preis; bei größeren Beträgen mit Angebot.',
  ],
  theme: wearing('harbor', { accent: '#155e75', background: '#d5e8ea', art: 'scales', corners: 'square' }),
  definition: form(
    ['采购申请', 'Purchase request', 'Beschaffungsantrag'],
    null,
    [
      fullName('puname', ['申请人', 'Who asks', 'Antrag von']),
      shortText('pudept', ['部门', 'Department', 'Abteilung']),
      shortText('puitem', ['采购物品', 'What is to be bought', 'Was beschafft werden soll']),
      shortText('pumode', ['规格型号', 'Make and model', 'Marke und Modell'], {}),
      count('punumb', ['数量', 'Pieces', 'Stückzahl'], 1, 10_000),
      money('pupric', ['预计单价', 'Expected price of one', 'Erwarteter Stückpreis']),
      worked('putota', ['预计总价', 'Expected total', 'Erwartete Gesamtkosten'], '{punumb} * {pupric}', {
        unit: words(['元', 'CNY', 'CNY']),
      }),
      papers('puoffe', ['供应商报价单', 'Quotation', 'Angebot des Lieferanten'], 3, must),
      dayFrom('puneed', ['希望到货日期', 'Needed by', 'Benötigt bis'], 1),
      longText('puwhy1', ['采购理由', 'Why it is needed', 'Wozu es gebraucht wird'], must),
      shortText('pushop', ['建议供应商', 'Suggested supplier', 'Vorgeschlagener Lieferant'], {}),
    ],
    [
      {
        id: 'purule',
        relation: 'AND',
        conditionList: [{ formItemId: 'putota', expression: 'gt', optionValue: 10_000 }],
        triggerList: [{ formItemId: 'puoffe', type: 'show' }],
      },
    ],
  ),
}

const travel: SeedTemplate = {
  key: 'tplTrave',
  category: 'approval',
  purpose: [
    '行程、同行人、交通方式与费用预算。',
    'Ask for a business trip: route, company, means of transport and budget.',
    'Dienstreise beantragen: Strecke, Begleitung, Verkehrsmittel und Kosten.',
  ],
  theme: wearing('mint', { accent: '#0b6b8a', background: '#d3e9f1', art: 'hills' }),
  definition: form(
    ['出差申请', 'Travel request', 'Dienstreiseantrag'],
    null,
    [
      section('trhead', ['行程', 'The trip', 'Die Reise']),
      fullName('trname', ['出差人', 'Who travels', 'Wer reist']),
      shortText('trwith', ['同行人', 'Who comes along', 'Wer mitreist'], {}),
      shortText('trgoal', ['目的地', 'Destination', 'Reiseziel']),
      ask('date', 'trdays', ['往返日期', 'From and to', 'Von und bis'], { range: true }, { ...must, ...half }),
      oneOf(
        'trgoby',
        ['交通方式', 'Means of transport', 'Verkehrsmittel'],
        [
          ['火车', 'Train', 'Bahn'],
          ['飞机', 'Plane', 'Flugzeug'],
          ['自驾', 'Own car', 'Eigenes Auto'],
          ['公务车', 'Company car', 'Dienstwagen'],
        ],
      ),
      longText('trwhyp', ['飞机出行理由', 'Why by plane?', 'Warum mit dem Flugzeug?'], must),
      longText('trtask', ['出差事由', 'Purpose of the trip', 'Anlass der Reise'], must),
      section('trcost', ['费用预算', 'Budget', 'Kosten']),
      money('trfare', ['交通费', 'Fares', 'Fahrtkosten']),
      money('trroom', ['住宿费', 'Hotel', 'Übernachtung']),
      money('trmeal', ['补贴与其他', 'Allowances and other', 'Tagegeld und Sonstiges'], {}),
      worked('trsum1', ['预算合计', 'Total', 'Summe'], 'SUM({trfare}, {trroom}, {trmeal})', {
        unit: words(['元', 'CNY', 'CNY']),
      }),
    ],
    [showWhen('trrule', 'trgoby', ['trgoby2'], 'trwhyp')],
  ),
}

const overtime: SeedTemplate = {
  key: 'tplOvert',
  category: 'approval',
  purpose: [
    '时间、工作内容与补偿方式。',
    'Ask for overtime: when, what for, and how it is made up for.',
    'Überstunden beantragen: wann, wofür und mit welchem Ausgleich.',
  ],
  theme: wearing('midnight', { accent: '#8ab4ff' }),
  definition: form(['加班申请', 'Overtime request', 'Antrag auf Überstunden'], null, [
    fullName('otname'),
    shortText('otteam', ['所在团队', 'Team', 'Team']),
    ask('date', 'otfrom', ['开始时间', 'Begins', 'Beginn'], { kind: 'datetime' }, { ...must, ...half }),
    ask(
      'number',
      'othour',
      ['预计时长', 'Expected hours', 'Voraussichtliche Dauer'],
      {
        precision: 1,
        min: 0.5,
        max: 12,
        step: 0.5,
        unit: words(['小时', 'hours', 'Stunden']),
      },
      { ...must, ...half },
    ),
    oneOf(
      'otkind',
      ['加班类型', 'Kind of day', 'Art des Tages'],
      [
        ['工作日', 'Working day', 'Arbeitstag'],
        ['周末', 'Weekend', 'Wochenende'],
        ['法定节假日', 'Public holiday', 'Feiertag'],
      ],
    ),
    oneOf(
      'otback',
      ['补偿方式', 'Made up for by', 'Ausgleich'],
      [
        ['调休', 'Time off', 'Freizeit'],
        ['加班费', 'Pay', 'Bezahlung'],
      ],
    ),
    longText('otwork', ['工作内容', 'What is to be done', 'Was zu tun ist'], must),
  ]),
}

const seal: SeedTemplate = {
  key: 'tplSealU',
  category: 'approval',
  purpose: [
    '文件、印章、份数与对方单位。',
    'Have a contract signed or sealed: document, counterparty, copies, deadline.',
    'Vertrag zeichnen lassen: Dokument, Vertragspartner, Exemplare und Frist.',
  ],
  theme: wearing('sand', { accent: '#8c1c13', background: '#f0ddd6', art: null }),
  definition: form(
    ['用印与合同审批', 'Contract and seal request', 'Vertrag zur Zeichnung'],
    [
      '请上传定稿文件，审批后不得更改。',
      'Please upload the final version; it must not change after approval.',
      'Bitte die endgültige Fassung hochladen; danach darf nichts mehr geändert werden.',
    ],
    [
      fullName('sename', ['申请人', 'Who asks', 'Antrag von']),
      shortText('setitl', ['文件名称', 'Title of the document', 'Titel des Dokuments']),
      shortText('separt', ['对方单位', 'Counterparty', 'Vertragspartner']),
      money('sesum1', ['合同金额', 'Value of the contract', 'Vertragswert'], {}),
      ask(
        'checkbox',
        'sestam',
        ['所需印章', 'What is needed', 'Was benötigt wird'],
        {
          ...choices(
            'sestam',
            ['公章', 'Company seal', 'Firmenstempel'],
            ['合同专用章', 'Contract seal', 'Vertragsstempel'],
            ['法人签字', 'Signature of the management', 'Unterschrift der Geschäftsführung'],
          ),
          columns: 3,
        },
        must,
      ),
      count('secopy', ['用印份数', 'Copies', 'Exemplare'], 1, 50),
      dayFrom('seby01', ['最迟完成日期', 'Needed by', 'Benötigt bis'], 0),
      papers('sefile', ['文件定稿', 'Final version', 'Endgültige Fassung'], 5, must),
      longText('senote', ['说明', 'Notes', 'Hinweise']),
      serialNumber('senumb', ['申请编号', 'Request number', 'Antragsnummer'], 'CT'),
    ],
  ),
}

const access: SeedTemplate = {
  key: 'tplAcces',
  category: 'approval',
  purpose: [
    '系统、权限级别、使用期限与理由。',
    'Ask for access to systems: which ones, what rights, for how long and why.',
    'Zugänge beantragen: welche Systeme, welche Rechte, wie lange und wozu.',
  ],
  theme: wearing('noir', { accent: '#5fd3bc', art: null }),
  definition: form(
    ['系统权限申请', 'Access request', 'Antrag auf Systemzugang'],
    null,
    [
      fullName('acname', ['使用人', 'Who needs access', 'Für wen']),
      shortText('acjob1', ['岗位', 'Position', 'Position']),
      ask(
        'matrix-dropdown',
        'acgrid',
        ['所需系统与权限', 'Systems and rights', 'Systeme und Rechte'],
        {
          rows: choices(
            'acrow',
            ['邮箱', 'E-mail', 'E-Mail'],
            ['文件共享', 'File share', 'Dateiablage'],
            ['财务系统', 'Accounting', 'Buchhaltung'],
            ['客户系统', 'Customer database', 'Kundendatenbank'],
          ).choices,
          columns: [
            {
              id: 'accol1',
              label: words(['权限', 'Rights', 'Rechte']),
              choices: choices(
                'acrig',
                ['不需要', 'None', 'Keine'],
                ['只读', 'Read', 'Lesen'],
                ['读写', 'Read and write', 'Lesen und schreiben'],
                ['管理', 'Manage', 'Verwalten'],
              ).choices,
            },
          ],
        },
        must,
      ),
      oneOf(
        'aclong',
        ['使用期限', 'For how long', 'Wie lange'],
        [
          ['长期', 'Until further notice', 'Bis auf Weiteres'],
          ['临时', 'For a time', 'Befristet'],
        ],
      ),
      dayFrom('acend1', ['到期日期', 'Ends on', 'Endet am'], 1),
      longText('acwhy1', ['申请理由', 'Why it is needed', 'Begründung'], must),
      shortText('acboss', ['直属主管', 'Line manager', 'Vorgesetzte Person']),
    ],
    [showWhen('acrule', 'aclong', ['aclong2'], 'acend1')],
  ),
}

export const approvalTemplates = [leave, expenses, purchase, travel, overtime, seal, access]
