import { ask, choices, form, half, must, type SeedTemplate, showWhen } from './words.ts'

const leave: SeedTemplate = {
  key: 'tplLeave',
  category: 'office',
  purpose: [
    '请假申请：类型、起止日期与事由，病假需附证明。',
    'Ask for leave: kind, days and reason; a certificate when ill.',
    'Urlaub beantragen: Art, Tage und Grund; bei Krankheit mit Bescheinigung.',
  ],
  definition: form(
    ['请假申请', 'Leave request', 'Urlaubsantrag'],
    null,
    [
      ask(
        'radio',
        'lekind',
        ['请假类型', 'Kind of leave', 'Art des Urlaubs'],
        choices(
          'leki',
          ['年假', 'Annual leave', 'Jahresurlaub'],
          ['事假', 'Personal leave', 'Sonderurlaub'],
          ['病假', 'Sick leave', 'Krankheit'],
        ),
        must,
      ),
      ask('date', 'lefrom', ['开始日期', 'From', 'Von'], {}, { ...must, ...half }),
      ask('date', 'leto01', ['结束日期', 'To', 'Bis'], {}, { ...must, ...half }),
      ask('number', 'ledays', ['天数', 'Days', 'Tage'], { precision: 1, min: 0.5, step: 0.5 }, { ...must, ...half }),
      ask('input', 'ledept', ['部门', 'Department', 'Abteilung'], { maxLength: 50 }, half),
      ask('textarea', 'lewhy1', ['事由', 'Reason', 'Grund'], { rows: 3 }, must),
      ask('upload', 'lefile', ['病假证明', 'Certificate', 'Bescheinigung'], {
        extensions: ['pdf', 'png', 'jpg', 'jpeg'],
      }),
    ],
    [showWhen('lerule', 'lekind', ['leki3'], 'lefile')],
  ),
}

const onboarding: SeedTemplate = {
  key: 'tplOnboa',
  category: 'office',
  purpose: [
    '新员工入职登记：个人信息、教育经历与紧急联系人。',
    'Details of a new colleague: person, education, emergency contact.',
    'Daten neuer Kolleginnen: Person, Ausbildung, Notfallkontakt.',
  ],
  definition: form(
    ['员工入职登记', 'New employee details', 'Personalfragebogen'],
    ['信息仅用于人事管理。', 'Used by human resources only.', 'Nur für die Personalabteilung.'],
    [
      ask('input', 'onname', ['姓名', 'Name', 'Name'], { maxLength: 50 }, { ...must, ...half }),
      ask('date', 'onbirt', ['出生日期', 'Date of birth', 'Geburtsdatum'], {}, { ...must, ...half }),
      ask('input', 'onphon', ['手机号码', 'Mobile number', 'Mobilnummer'], { maxLength: 30 }, { ...must, ...half }),
      ask('input', 'onmail', ['电子邮箱', 'E-mail', 'E-Mail'], { format: 'email' }, half),
      ask(
        'sub-form',
        'oneduc',
        ['教育经历', 'Education', 'Ausbildung'],
        { minRows: 1, maxRows: 5 },
        {
          children: [
            ask('input', 'onscho', ['学校', 'School', 'Schule'], { maxLength: 100 }, { ...must, ...half }),
            ask('input', 'onsubj', ['专业', 'Subject', 'Fach'], { maxLength: 100 }, half),
          ],
        },
      ),
      ask(
        'input',
        'onhelp',
        ['紧急联系人', 'Emergency contact', 'Notfallkontakt'],
        { maxLength: 50 },
        { ...must, ...half },
      ),
      ask(
        'input',
        'onhtel',
        ['紧急联系电话', 'Their telephone', 'Telefon dazu'],
        { maxLength: 30 },
        { ...must, ...half },
      ),
    ],
  ),
}

export const officeTemplates = [leave, onboarding]
