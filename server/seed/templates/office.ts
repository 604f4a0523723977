import {
  anyOf,
  ask,
  email,
  form,
  fullName,
  half,
  lines,
  longText,
  must,
  oneOf,
  pageBreak,
  papers,
  phone,
  type SeedTemplate,
  section,
  shortText,
  signature,
  wearing,
  words,
} from './words.ts'

const onboarding: SeedTemplate = {
  key: 'tplOnboa',
  category: 'office',
  purpose: [
    '个人信息、教育经历与紧急联系人。',
    'Details of a new colleague: person, education, emergency contact.',
    'Daten neuer Kolleginnen und Kollegen: Person, Ausbildung, Notfallkontakt.',
  ],
  theme: wearing('paper', { accent: '#0b5fae', art: 'sunrise', corners: 'soft', fields: 'filled' }),
  definition: form(
    ['员工入职登记', 'New employee details', 'Personalfragebogen'],
    ['信息仅用于人事管理。', 'Used by human resources only.', 'Nur für die Personalabteilung.'],
    [
      section('onsec1', ['个人信息', 'About you', 'Zur Person']),
      fullName('onname'),
      ask('date', 'onbirt', ['出生日期', 'Date of birth', 'Geburtsdatum'], {}, { ...must, ...half }),
      phone('onphon', ['手机号码', 'Mobile number', 'Mobilnummer']),
      email('onmail'),
      ask('image-upload', 'onpict', ['证件照', 'Photo for the pass', 'Foto für den Ausweis'], { crop: 'square' }, half),
      shortText('onbank', ['工资卡号', 'Account for your pay', 'Gehaltskonto']),
      pageBreak('onpage'),
      section('onsec2', ['经历与联系人', 'Education and contacts', 'Ausbildung und Kontakte']),
      ask(
        'sub-form',
        'oneduc',
        ['教育经历', 'Education', 'Ausbildung'],
        { minRows: 1, maxRows: 5, addLabel: words(['添加一段', 'Add another', 'Weitere hinzufügen']) },
        {
          children: [
            shortText('onscho', ['学校', 'School', 'Schule']),
            shortText('onsubj', ['专业', 'Subject', 'Fach'], {}),
            ask('date', 'onyear', ['毕业年份', 'Year of graduation', 'Abschlussjahr'], { kind: 'year' }, half),
          ],
        },
      ),
      papers('onfile', ['学历证书', 'Certificates', 'Zeugnisse'], 5),
      shortText('onhelp', ['紧急联系人', 'Emergency contact', 'Notfallkontakt']),
      phone('onhtel', ['紧急联系电话', 'Their telephone', 'Telefon dazu']),
      signature('onsign', ['以上信息属实', 'All of this is true', 'Alle Angaben sind richtig']),
    ],
  ),
}

const leaving: SeedTemplate = {
  key: 'tplExitI',
  category: 'office',
  purpose: [
    '了解离开的原因、对团队与主管的看法，以及是否愿意回来。',
    'Exit interview: reasons for leaving, team and manager, would one come back.',
    'Austrittsgespräch: Gründe, Team und Führung, und ob man wiederkäme.',
  ],
  theme: wearing('mist', { accent: '#475569', background: '#e5e7eb', art: 'leaves', face: 'serif' }),
  definition: form(
    ['离职面谈', 'Exit interview', 'Austrittsgespräch'],
    [
      '感谢您的坦诚，内容仅人事可见。',
      'Thank you for being frank. Only human resources will read this.',
      'Danke für Ihre Offenheit. Das liest nur die Personalabteilung.',
    ],
    [
      fullName('einame'),
      ask('date', 'eilast', ['最后工作日', 'Last working day', 'Letzter Arbeitstag'], {}, { ...must, ...half }),
      ask(
        'sort',
        'eiwhy1',
        [
          '主要原因（选出前三项并排序）',
          'Your three main reasons, in order',
          'Ihre drei wichtigsten Gründe, der Reihe nach',
        ],
        {
          choices: lines(
            'eiwhy1',
            ['薪酬福利', 'Pay and benefits', 'Gehalt und Leistungen'],
            ['发展机会', 'Prospects', 'Perspektiven'],
            ['工作强度', 'Workload', 'Arbeitsbelastung'],
            ['团队氛围', 'Atmosphere', 'Stimmung im Team'],
            ['管理方式', 'Management', 'Führung'],
            ['个人原因', 'Private reasons', 'Private Gründe'],
          ),
          max: 3,
        },
        must,
      ),
      ask(
        'matrix-scale',
        'eigrid',
        ['您如何评价在这里的经历？', 'How was it to work here?', 'Wie war die Arbeit hier?'],
        {
          rows: lines(
            'eirow1',
            ['岗位内容', 'The work itself', 'Die Aufgaben'],
            ['直属主管', 'Your manager', 'Ihre Führungskraft'],
            ['同事合作', 'Colleagues', 'Die Zusammenarbeit'],
            ['培训成长', 'Training', 'Weiterbildung'],
          ),
        },
        must,
      ),
      longText('eigood', ['最值得保留的是什么？', 'What should stay as it is?', 'Was sollte so bleiben?']),
      longText('eibad1', ['最应该改变的是什么？', 'What should change?', 'Was sollte sich ändern?']),
      oneOf(
        'eiback',
        ['将来愿意回来吗？', 'Would you come back?', 'Würden Sie wiederkommen?'],
        [
          ['愿意', 'Yes', 'Ja'],
          ['视情况而定', 'It depends', 'Kommt darauf an'],
          ['不愿意', 'No', 'Nein'],
        ],
      ),
      ask(
        'nps',
        'eitell',
        [
          '您会推荐朋友来工作吗？',
          'Would you recommend us as an employer?',
          'Würden Sie uns als Arbeitgeber empfehlen?',
        ],
        {},
        must,
      ),
    ],
  ),
}

const weekly: SeedTemplate = {
  key: 'tplWeekl',
  category: 'office',
  purpose: [
    '完成事项、用时、下周计划与需要的支持。',
    'Weekly report: what was done in how many hours, what is next, what is in the way.',
    'Wochenbericht: Erledigtes mit Stunden, nächste Schritte und Hindernisse.',
  ],
  theme: wearing('graphite', { accent: '#2f5d50', background: '#dbe3de', face: 'mono' }),
  definition: form(
    ['工作周报', 'Weekly report', 'Wochenbericht'],
    null,
    [
      fullName('wrname'),
      ask('date', 'wrweek', ['周次', 'Week', 'Woche'], { kind: 'week', startNow: true }, { ...must, ...half }),
      ask(
        'sub-form',
        'wrrows',
        ['本周完成', 'Done this week', 'Diese Woche erledigt'],
        {
          minRows: 1,
          maxRows: 20,
          addLabel: words(['添加事项', 'Add an item', 'Punkt hinzufügen']),
          totals: ['wrhour'],
          layout: 'table',
        },
        {
          ...must,
          children: [
            shortText('writem', ['事项', 'Item', 'Aufgabe']),
            ask(
              'number',
              'wrhour',
              ['用时（小时）', 'Hours', 'Stunden'],
              { precision: 1, min: 0, max: 80 },
              { ...must, ...half },
            ),
          ],
        },
      ),
      ask(
        'slider',
        'wrgoal',
        ['本周目标完成度', 'Goals reached', 'Ziele erreicht'],
        { step: 5, unit: words(['%', '%', '%']) },
        must,
      ),
      longText('wrnext', ['下周计划', 'Plan for next week', 'Plan für nächste Woche'], must),
      longText('wrhelp', ['困难与所需支持', 'What is in the way?', 'Was steht im Weg?']),
      ask('rate', 'wrmood', ['本周状态', 'How was your week?', 'Wie war Ihre Woche?'], { icon: 'heart' }),
    ],
    [],
    { submit: ['提交周报', 'Send report', 'Bericht senden'] },
  ),
}

const minutes: SeedTemplate = {
  key: 'tplMinut',
  category: 'office',
  purpose: [
    '议题、决定与待办，每项有负责人和期限。',
    'Minutes of a meeting: topics, decisions and tasks, each with a name and a date.',
    'Protokoll: Themen, Beschlüsse und Aufgaben, jede mit Name und Termin.',
  ],
  theme: wearing('sand', { accent: '#4a5d23', background: '#e8ecd8', art: null, fields: 'box' }),
  definition: form(['会议纪要', 'Meeting minutes', 'Besprechungsprotokoll'], null, [
    shortText('mititl', ['会议主题', 'Subject', 'Thema'], { ...must, span: 24 }),
    ask(
      'date',
      'mitime',
      ['会议时间', 'Date and time', 'Datum und Uhrzeit'],
      { kind: 'datetime', startNow: true },
      { ...must, ...half },
    ),
    shortText('miplac', ['地点', 'Place', 'Ort'], {}),
    longText('mipeop', ['参会人员', 'Who was there', 'Wer dabei war'], must),
    longText('mitopi', ['讨论要点', 'What was discussed', 'Was besprochen wurde'], must),
    longText('mideci', ['会议决定', 'What was decided', 'Was beschlossen wurde']),
    ask(
      'sub-form',
      'mirows',
      ['待办事项', 'Tasks', 'Aufgaben'],
      { minRows: 1, maxRows: 30, addLabel: words(['添加待办', 'Add a task', 'Aufgabe hinzufügen']), layout: 'table' },
      {
        children: [
          shortText('mitask', ['事项', 'Task', 'Aufgabe']),
          shortText('miwho1', ['负责人', 'Who', 'Wer']),
          ask('date', 'miby01', ['期限', 'By', 'Bis'], {}, half),
        ],
      },
    ),
    papers('mifile', ['附件', 'Attachments', 'Anlagen'], 5),
  ]),
}

const handover: SeedTemplate = {
  key: 'tplAsset',
  category: 'office',
  purpose: [
    '设备清单、完好情况与领用人签名。',
    'Hand out equipment: a list of things, their condition, and a signature.',
    'Ausstattung ausgeben: Liste der Geräte, Zustand und Unterschrift.',
  ],
  theme: wearing('forest'),
  definition: form(['资产领用单', 'Equipment handed out', 'Ausgabe von Arbeitsmitteln'], null, [
    fullName('asname', ['领用人', 'Received by', 'Erhalten von']),
    shortText('asdept', ['部门', 'Department', 'Abteilung']),
    ask('date', 'asday1', ['领用日期', 'Day', 'Tag'], { startNow: true }, { ...must, ...half }),
    ask(
      'sub-form',
      'asrows',
      ['资产清单', 'Equipment', 'Arbeitsmittel'],
      { minRows: 1, maxRows: 20, addLabel: words(['添加资产', 'Add an item', 'Gerät hinzufügen']), copyRows: true },
      {
        ...must,
        children: [
          shortText('asitem', ['名称', 'Item', 'Bezeichnung']),
          shortText('ascode', ['资产编号', 'Asset number', 'Inventarnummer']),
          oneOf(
            'asstat',
            ['状态', 'Condition', 'Zustand'],
            [
              ['全新', 'New', 'Neu'],
              ['完好', 'Good', 'Gut'],
              ['有磨损', 'Worn', 'Gebraucht'],
            ],
          ),
        ],
      },
    ),
    anyOf(
      'aswith',
      ['随附配件', 'With it', 'Zubehör'],
      [
        ['电源', 'Charger', 'Netzteil'],
        ['鼠标', 'Mouse', 'Maus'],
        ['包', 'Bag', 'Tasche'],
        ['扩展坞', 'Dock', 'Dockingstation'],
      ],
    ),
    ask('image-upload', 'aspict', ['交接照片', 'Photos', 'Fotos'], { maxCount: 4 }),
    signature('assign', ['领用人签名', 'Signature', 'Unterschrift']),
  ]),
}

export const officeTemplates = [onboarding, leaving, weekly, minutes, handover]
