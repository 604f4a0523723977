import {
  anyOf,
  ask,
  choices,
  email,
  form,
  fullName,
  half,
  lines,
  longText,
  must,
  oneOf,
  pageBreak,
  phone,
  type SeedTemplate,
  section,
  shortText,
  showWhen,
  showWith,
  signature,
  wearing,
  words,
  yesNo,
} from './words.ts'

const course: SeedTemplate = {
  key: 'tplCours',
  category: 'education',
  purpose: [
    '课程结束后评价内容、讲师与收获。',
    'Rate a course: content, teacher and what was learned.',
    'Einen Kurs bewerten: Inhalt, Lehrperson und Lernerfolg.',
  ],
  theme: wearing('campus'),
  definition: form(
    ['课程评价', 'Course evaluation', 'Kursbewertung'],
    [
      '匿名填写，只用于改进教学。',
      'Anonymous, and only used to teach better.',
      'Anonym und nur für besseren Unterricht.',
    ],
    [
      ask('rate', 'cocont', ['课程内容', 'Content', 'Inhalt'], {}, { ...must, ...half }),
      ask('rate', 'coteac', ['授课老师', 'Teacher', 'Lehrperson'], {}, { ...must, ...half }),
      ask(
        'matrix-select',
        'cogrid',
        ['您是否同意？', 'Do you agree?', 'Stimmen Sie zu?'],
        {
          rows: lines(
            'corow',
            ['内容难度适中', 'The level was right', 'Das Niveau war richtig'],
            ['节奏合适', 'The pace was right', 'Das Tempo war richtig'],
            ['对工作有帮助', 'It helps me at work', 'Es hilft mir bei der Arbeit'],
            ['资料有用', 'The materials are useful', 'Die Unterlagen sind nützlich'],
          ),
          columns: lines('cocol', ['同意', 'Yes', 'Ja'], ['部分同意', 'Partly', 'Teils'], ['不同意', 'No', 'Nein']),
          requireEveryRow: true,
        },
        must,
      ),
      longText('colear', ['最大的收获是什么？', 'What did you learn most from?', 'Was hat Ihnen am meisten gebracht?']),
      ask(
        'nps',
        'cotell',
        ['您会推荐这门课吗？', 'Would you recommend this course?', 'Würden Sie den Kurs empfehlen?'],
        {},
        must,
      ),
      longText('cotext', ['意见与建议', 'Suggestions', 'Anregungen']),
    ],
  ),
}

const consent: SeedTemplate = {
  key: 'tplParen',
  category: 'education',
  purpose: [
    '外出活动前征得家长同意，登记健康情况与接送安排，监护人签名。',
    'Parental consent: an outing, health and medicine, who picks up the child, signature.',
    'Einverständnis der Eltern: Ausflug, Gesundheit, Abholung und Unterschrift.',
  ],
  theme: wearing('peach'),
  definition: form(
    ['外出活动家长同意书', 'Consent to an outing', 'Einverständnis zum Ausflug'],
    [
      '请在活动前三天交回。',
      'Please return it three days before the outing.',
      'Bitte drei Tage vor dem Ausflug abgeben.',
    ],
    [
      fullName('pachil', ['学生姓名', 'Name of the child', 'Name des Kindes']),
      shortText('paclas', ['班级', 'Class', 'Klasse']),
      yesNo('pamay1', ['同意参加活动吗？', 'May your child take part?', 'Darf Ihr Kind teilnehmen?']),
      longText('pawhy1', ['不参加的原因', 'Why not?', 'Warum nicht?']),
      ask(
        'checkbox',
        'paheal',
        ['健康情况', 'Health', 'Gesundheit'],
        {
          choices: [
            ...lines(
              'paheal',
              ['过敏', 'Allergies', 'Allergien'],
              ['晕车', 'Travel sickness', 'Reisekrankheit'],
              ['需按时服药', 'Medicine at fixed times', 'Regelmäßige Medikamente'],
            ),
            { id: 'paheal4', label: words(['以上均无', 'None of these', 'Nichts davon']), exclusive: true },
          ],
        },
        must,
      ),
      longText('panote', ['健康情况说明', 'What should we know about it?', 'Was sollten wir dazu wissen?'], must),
      oneOf(
        'pahome',
        ['活动结束后', 'After the outing', 'Nach dem Ausflug'],
        [
          ['家长接回', 'I pick my child up', 'Ich hole mein Kind ab'],
          ['自行回家', 'My child goes home alone', 'Mein Kind geht allein nach Hause'],
        ],
      ),
      fullName('paname', ['监护人姓名', 'Parent or guardian', 'Erziehungsberechtigte Person']),
      phone('paphon', ['紧急联系电话', 'Telephone in an emergency', 'Telefon für Notfälle']),
      signature('pasign', ['监护人签名', 'Signature', 'Unterschrift']),
    ],
    [
      showWhen('parul1', 'pamay1', ['pamay12'], 'pawhy1'),
      showWhen('parul2', 'pamay1', ['pamay11'], 'paheal', 'pahome'),
      showWith('parul3', 'paheal', ['paheal1', 'paheal2', 'paheal3'], 'panote'),
    ],
  ),
}

const enrolment: SeedTemplate = {
  key: 'tplEnrol',
  category: 'education',
  purpose: [
    '从课表中选课、填写基础与目标，名额有限。',
    'Enrol in courses: choose from a timetable, say what one knows and wants to learn.',
    'Kurse wählen: aus dem Stundenplan auswählen, Vorkenntnisse und Ziele nennen.',
  ],
  theme: wearing('lavender', { accent: '#1e5aa8', background: '#dde9fa', art: 'books', face: 'rounded' }),
  definition: form(
    ['课程报名', 'Course enrolment', 'Kursanmeldung'],
    null,
    [
      section('elyou1', ['学员', 'Participant', 'Teilnehmende Person']),
      fullName('elname'),
      phone('elphon'),
      ask('date', 'elbirt', ['出生日期', 'Date of birth', 'Geburtsdatum'], {}, half),
      email('elmail'),
      pageBreak('elpage'),
      section('elwhat', ['选课', 'Courses', 'Kurse']),
      ask(
        'checkbox',
        'elcour',
        ['选择课程', 'Choose courses', 'Kurse wählen'],
        {
          choices: choices(
            'elcour',
            ['周一 18:30 书法', 'Monday 18:30, calligraphy', 'Montag 18.30 Uhr, Kalligrafie'],
            ['周三 18:30 摄影', 'Wednesday 18:30, photography', 'Mittwoch 18.30 Uhr, Fotografie'],
            ['周六 9:30 少儿编程', 'Saturday 9:30, coding for children', 'Samstag 9.30 Uhr, Programmieren für Kinder'],
            ['周六 14:00 国画', 'Saturday 14:00, ink painting', 'Samstag 14 Uhr, Tuschemalerei'],
          ).choices.map((choice) => ({ ...choice, quota: 20 })),
          showLeft: true,
          max: 2,
        },
        must,
      ),
      ask(
        'slider',
        'elknow',
        ['现有基础', 'What you know already', 'Ihre Vorkenntnisse'],
        {
          min: 0,
          max: 4,
          marks: [
            { at: 0, label: words(['零基础', 'Nothing', 'Keine']) },
            { at: 4, label: words(['熟练', 'A lot', 'Viele']) },
          ],
          showValue: false,
        },
        must,
      ),
      longText('elgoal', ['学习目标', 'What would you like to learn?', 'Was möchten Sie lernen?']),
      ask('random-number', 'elnumb', ['报名号', 'Enrolment number', 'Anmeldenummer'], {
        parts: [
          { id: 'elnumba', kind: 'date', format: 'yyyy' },
          { id: 'elnumbb', kind: 'serial', length: 4, start: 1, reset: 'year' },
        ],
      }),
    ],
    [],
    { submit: ['报名', 'Enrol', 'Anmelden'] },
  ),
}

const needs: SeedTemplate = {
  key: 'tplLearn',
  category: 'education',
  purpose: [
    '了解大家的现有水平、想学的内容与偏好的方式。',
    'What people want to learn: where they stand, topics, and how they like to be taught.',
    'Schulungsbedarf erfragen: Kenntnisstand, Themen und bevorzugte Form.',
  ],
  theme: wearing('mint', { accent: '#6b21a8', background: '#eee4fa', art: 'stars' }),
  definition: form(['培训需求调查', 'Training needs survey', 'Umfrage zum Schulungsbedarf'], null, [
    shortText('lnteam', ['所在团队', 'Your team', 'Ihr Team']),
    ask(
      'matrix-slider',
      'lngrid',
      ['目前的掌握程度', 'How well do you know these?', 'Wie gut kennen Sie sich aus?'],
      {
        rows: lines(
          'lnrow1',
          ['办公软件', 'Office software', 'Bürosoftware'],
          ['数据分析', 'Data analysis', 'Datenanalyse'],
          ['沟通表达', 'Communication', 'Kommunikation'],
          ['项目管理', 'Project management', 'Projektmanagement'],
        ),
        min: 0,
        max: 10,
        requireEveryRow: true,
      },
      must,
    ),
    ask(
      'sort',
      'lnsort',
      [
        '最想学习的内容（选三项排序）',
        'Your three favourite topics, in order',
        'Ihre drei Wunschthemen, der Reihe nach',
      ],
      {
        ...choices(
          'lnsort',
          ['办公软件', 'Office software', 'Bürosoftware'],
          ['数据分析', 'Data analysis', 'Datenanalyse'],
          ['沟通表达', 'Communication', 'Kommunikation'],
          ['项目管理', 'Project management', 'Projektmanagement'],
          ['外语', 'Languages', 'Fremdsprachen'],
        ),
        max: 3,
      },
      must,
    ),
    anyOf(
      'lnform',
      ['偏好的方式', 'How would you like to learn?', 'Wie lernen Sie am liebsten?'],
      [
        ['面授', 'In a classroom', 'Vor Ort'],
        ['直播', 'Live online', 'Live im Netz'],
        ['录播', 'Recordings', 'Aufzeichnungen'],
        ['导师带教', 'With a mentor', 'Mit Mentorin oder Mentor'],
      ],
      must,
    ),
    ask(
      'number',
      'lnhour',
      ['每月可投入时间', 'Hours you can spend in a month', 'Stunden, die Sie im Monat aufwenden können'],
      { precision: 0, min: 1, max: 40, unit: words(['小时', 'hours', 'Stunden']) },
      must,
    ),
    longText('lnidea', ['其他想法', 'Other ideas', 'Weitere Ideen']),
  ]),
}

export const educationTemplates = [course, consent, enrolment, needs]
