import {
  anyOf,
  ask,
  choices,
  count,
  dayFrom,
  email,
  form,
  fullName,
  half,
  listed,
  longText,
  must,
  oneOf,
  phone,
  type SeedTemplate,
  serialNumber,
  shortText,
  showWhen,
  type Words,
  wearing,
  words,
  yesNo,
} from './words.ts'

type Time = readonly [from: string, to: string]

/** Something that is booked, with so many places at each of the times. */
const bookable = (id: string, label: Words, quota: number, ...times: readonly Time[]) => ({
  id,
  label: words(label),
  slots: times.map(([from, to]) => ({ from, to, quota })),
})

const booking: SeedTemplate = {
  key: 'tplBooks',
  category: 'booking',
  purpose: [
    '服务项目、时段与联系方式，名额自动扣减。',
    'Appointments: which service, when, and how to reach the customer; nothing is booked twice.',
    'Termine: welche Leistung, wann, und wie man die Kundin erreicht; nichts wird doppelt vergeben.',
  ],
  theme: wearing('mint', { accent: '#166534', background: '#dcf1dd', art: 'waves' }),
  definition: form(
    ['服务预约', 'Book an appointment', 'Termin vereinbaren'],
    ['提交后我们会电话确认。', 'We will call to confirm.', 'Wir rufen zur Bestätigung an.'],
    [
      oneOf(
        'bowhat',
        ['预约项目', 'Service', 'Leistung'],
        [
          ['上门安装', 'Installation', 'Einbau'],
          ['维护保养', 'Maintenance', 'Wartung'],
          ['咨询', 'Consultation', 'Beratung'],
        ],
      ),
      ask(
        'reserve-time-range',
        'botime',
        ['选择时间', 'Choose a time', 'Zeit wählen'],
        {
          items: [
            bookable(
              'boitem',
              ['服务人员', 'Service team', 'Serviceteam'],
              3,
              ['09:00', '11:00'],
              ['11:00', '13:00'],
              ['14:00', '16:00'],
              ['16:00', '18:00'],
            ),
          ],
          notice: 1,
          ahead: 30,
        },
        must,
      ),
      fullName('boname', ['联系人', 'Name', 'Name']),
      phone('bophon'),
      longText('boaddr', ['上门地址', 'Address', 'Adresse'], must),
      longText('bonote', ['补充说明', 'Anything we should know?', 'Was sollten wir wissen?']),
    ],
    [showWhen('borule', 'bowhat', ['bowhat1', 'bowhat2'], 'boaddr')],
    { submit: ['确认预约', 'Book', 'Termin buchen'] },
  ),
}

const roomTimes: readonly Time[] = [
  ['08:30', '10:00'],
  ['10:00', '12:00'],
  ['13:30', '15:00'],
  ['15:00', '17:30'],
]

const room: SeedTemplate = {
  key: 'tplRooms',
  category: 'booking',
  purpose: [
    '选房间与时段，登记设备与茶歇需求。',
    'Book a meeting room: room and time, equipment and refreshments.',
    'Besprechungsraum buchen: Raum und Zeit, Technik und Bewirtung.',
  ],
  theme: wearing('graphite', { corners: 'soft', face: 'standard', fields: 'filled' }),
  definition: form(
    ['会议室预定', 'Meeting room booking', 'Raumbuchung'],
    null,
    [
      ask(
        'reserve-time-range',
        'rotime',
        ['会议室与时段', 'Room and time', 'Raum und Zeit'],
        {
          items: [
            bookable('roroo1', ['A201（8 人）', 'A201 (8 people)', 'A201 (8 Personen)'], 1, ...roomTimes),
            bookable('roroo2', ['A305（16 人）', 'A305 (16 people)', 'A305 (16 Personen)'], 1, ...roomTimes),
            bookable(
              'roroo3',
              ['报告厅（80 人）', 'Lecture hall (80 people)', 'Vortragssaal (80 Personen)'],
              1,
              ...roomTimes,
            ),
          ],
          ahead: 60,
        },
        must,
      ),
      shortText('rotopi', ['会议主题', 'Topic', 'Thema']),
      count('rohead', ['参会人数', 'Number of people', 'Personenzahl'], 1, 80),
      shortText('roname', ['预定人', 'Booked by', 'Gebucht von']),
      shortText('rodept', ['部门', 'Department', 'Abteilung'], {}),
      anyOf(
        'rothin',
        ['所需设备', 'Equipment', 'Technik'],
        [
          ['投影', 'Projector', 'Beamer'],
          ['视频会议', 'Video conference', 'Videokonferenz'],
          ['白板', 'Whiteboard', 'Whiteboard'],
          ['麦克风', 'Microphone', 'Mikrofon'],
        ],
      ),
      yesNo('rotea1', ['需要茶歇吗？', 'Refreshments?', 'Bewirtung gewünscht?']),
      longText('rofood', ['茶歇要求', 'What and when?', 'Was und wann?'], must),
    ],
    [showWhen('rorule', 'rotea1', ['rotea11'], 'rofood')],
    { submit: ['预定', 'Book', 'Buchen'] },
  ),
}

const surgeryTimes: readonly Time[] = [
  ['08:30', '10:00'],
  ['10:00', '11:30'],
  ['14:00', '15:30'],
  ['15:30', '17:00'],
]

const clinic: SeedTemplate = {
  key: 'tplClini',
  category: 'booking',
  purpose: [
    '科室、时段、症状与过敏史。',
    'Doctor’s appointment: department, time, complaints and allergies.',
    'Arzttermin: Fachrichtung, Zeit, Beschwerden und Allergien.',
  ],
  theme: wearing('mist', { accent: '#0e7490', background: '#dff2f5', art: 'leaves', fields: 'box', corners: 'round' }),
  definition: form(
    ['门诊预约', 'Book a doctor’s appointment', 'Arzttermin buchen'],
    [
      '急症请直接拨打急救电话。',
      'In an emergency please call the ambulance.',
      'Im Notfall bitte den Rettungsdienst rufen.',
    ],
    [
      ask(
        'reserve-time-range',
        'cltime',
        ['科室与时段', 'Department and time', 'Fachrichtung und Zeit'],
        {
          items: [
            bookable('cldep1', ['内科', 'General medicine', 'Allgemeinmedizin'], 6, ...surgeryTimes),
            bookable('cldep2', ['口腔科', 'Dentistry', 'Zahnmedizin'], 6, ...surgeryTimes),
            bookable('cldep3', ['儿科', 'Paediatrics', 'Kinderheilkunde'], 6, ...surgeryTimes),
          ],
          ahead: 14,
          waiting: 10,
        },
        must,
      ),
      fullName('clname', ['就诊人', 'Patient', 'Patientin oder Patient']),
      phone('clphon'),
      ask(
        'date',
        'clbirt',
        ['出生日期', 'Date of birth', 'Geburtsdatum'],
        { max: { from: 'today', days: 0 } },
        { ...must, ...half },
      ),
      oneOf(
        'clnew1',
        ['是否首次就诊？', 'First visit?', 'Zum ersten Mal hier?'],
        [
          ['首次', 'Yes', 'Ja'],
          ['复诊', 'No', 'Nein'],
        ],
        { ...must, ...half },
      ),
      longText('clwhat', ['症状描述', 'What is the matter?', 'Welche Beschwerden haben Sie?'], must),
      yesNo('claller', ['有药物过敏吗？', 'Allergic to any medicine?', 'Gegen Medikamente allergisch?']),
      longText('cldrug', ['过敏药物', 'Which ones?', 'Gegen welche?'], must),
    ],
    [showWhen('clrule', 'claller', ['claller1'], 'cldrug')],
    { submit: ['预约', 'Book', 'Termin buchen'] },
  ),
}

const table: SeedTemplate = {
  key: 'tplTable',
  category: 'booking',
  purpose: [
    '日期、时段、人数与特殊需求，座位满即停。',
    'Reserve a table: day, time, party and wishes, for as long as there are seats.',
    'Tisch reservieren: Tag, Uhrzeit, Personen und Wünsche, solange Plätze frei sind.',
  ],
  theme: wearing('noir', { face: 'serif', art: 'petals' }),
  definition: form(
    ['餐厅订位', 'Reserve a table', 'Tisch reservieren'],
    ['座位保留 15 分钟。', 'We keep your table for fifteen minutes.', 'Wir halten Ihren Tisch fünfzehn Minuten frei.'],
    [
      ask(
        'reserve-time-range',
        'tatime',
        ['日期与时段', 'Day and time', 'Tag und Uhrzeit'],
        {
          items: [
            bookable(
              'taitem',
              ['餐桌', 'Table', 'Tisch'],
              12,
              ['11:30', '13:00'],
              ['13:00', '14:30'],
              ['17:30', '19:30'],
              ['19:30', '21:30'],
            ),
          ],
          weekdays: [true, true, true, true, true, true, true],
          ahead: 45,
        },
        must,
      ),
      count('tahead', ['用餐人数', 'Number of guests', 'Anzahl der Gäste'], 1, 20),
      oneOf(
        'taplac',
        ['就座区域', 'Where would you like to sit?', 'Wo möchten Sie sitzen?'],
        [
          ['大厅', 'Main room', 'Im Saal'],
          ['包间', 'Private room', 'Im Nebenraum'],
          ['露台', 'Terrace', 'Auf der Terrasse'],
        ],
      ),
      fullName('taname', ['预订人', 'Name', 'Name']),
      phone('taphon'),
      anyOf(
        'tawish',
        ['特别安排', 'Occasion and needs', 'Anlass und Bedarf'],
        [
          ['生日', 'Birthday', 'Geburtstag'],
          ['商务宴请', 'Business', 'Geschäftlich'],
          ['儿童座椅', 'High chair', 'Kinderstuhl'],
          ['无障碍座位', 'Step-free seat', 'Barrierefreier Platz'],
        ],
      ),
      longText('tanote', ['忌口与备注', 'Food you avoid, and other wishes', 'Unverträglichkeiten und Wünsche']),
      ask('confirmation-code', 'tacode', ['订位码', 'Reservation code', 'Reservierungscode'], { qr: false }),
    ],
    [],
    { submit: ['预订', 'Reserve', 'Reservieren'] },
  ),
}

const tour: SeedTemplate = {
  key: 'tplTours',
  category: 'booking',
  purpose: [
    '按日限额，登记团队信息与讲解语言。',
    'Visits by day with limited places: group, language of the guide, who is in charge.',
    'Besichtigungen mit begrenzten Plätzen: Gruppe, Sprache der Führung, Ansprechperson.',
  ],
  theme: wearing('sand'),
  definition: form(
    ['参观预约', 'Book a visit', 'Besichtigung buchen'],
    [
      '每日名额有限，周一闭馆。',
      'Places are limited; closed on Mondays.',
      'Die Plätze sind begrenzt; montags geschlossen.',
    ],
    [
      ask(
        'reserve-day',
        'today1',
        ['参观日期', 'Day of the visit', 'Tag des Besuchs'],
        {
          items: [
            {
              id: 'toitem',
              label: words(['团队参观', 'Group visit', 'Gruppenführung']),
              quota: [0, 6, 6, 6, 6, 10, 10],
            },
          ],
          notice: 2,
          ahead: 90,
          waiting: 5,
        },
        must,
      ),
      oneOf(
        'tokind',
        ['团队类型', 'Kind of group', 'Art der Gruppe'],
        [
          ['学校', 'School', 'Schule'],
          ['企业', 'Company', 'Unternehmen'],
          ['社会团体', 'Association', 'Verein'],
          ['个人', 'Private', 'Privat'],
        ],
      ),
      shortText('tounit', ['单位名称', 'Name of the organisation', 'Name der Einrichtung']),
      count('tohead', ['参观人数', 'Number of visitors', 'Personenzahl'], 1, 60),
      listed(
        'tolang',
        ['讲解语言', 'Language of the guide', 'Sprache der Führung'],
        [
          ['中文', 'Chinese', 'Chinesisch'],
          ['英语', 'English', 'Englisch'],
          ['德语', 'German', 'Deutsch'],
          ['不需要讲解', 'No guide', 'Ohne Führung'],
        ],
      ),
      fullName('toname', ['领队姓名', 'Who is in charge', 'Ansprechperson']),
      phone('tophon'),
      email('tomail'),
      longText('tonote', ['特别关注的内容', 'What interests you most?', 'Was interessiert Sie besonders?']),
      ask('confirmation-code', 'tocode', ['入场码', 'Entry code', 'Einlasscode']),
    ],
    [showWhen('torule', 'tokind', ['tokind1', 'tokind2', 'tokind3'], 'tounit')],
    { submit: ['预约参观', 'Book', 'Besuch buchen'] },
  ),
}

const rental: SeedTemplate = {
  key: 'tplRenta',
  category: 'booking',
  purpose: [
    '从清单中选择，登记借还时间并自动算天数。',
    'Borrow equipment: choose from a table, from when to when, days counted for you.',
    'Geräte ausleihen: aus einer Liste wählen, Zeitraum angeben, die Tage zählen sich selbst.',
  ],
  theme: wearing('harbor', { accent: '#4338ca', background: '#e2e1f8', art: null, corners: 'round' }),
  definition: form(
    ['设备借用', 'Borrow equipment', 'Geräteausleihe'],
    null,
    [
      ask(
        'table-select',
        'retabl',
        ['选择设备', 'Choose equipment', 'Geräte wählen'],
        {
          columns: [
            { id: 'recode', label: words(['编号', 'Code', 'Nummer']), numeric: false },
            { id: 'remode', label: words(['型号', 'Model', 'Modell']), numeric: false },
            { id: 'redepo', label: words(['押金', 'Deposit', 'Kaution']), numeric: true },
          ],
          rows: [
            { id: 'rerow1', cells: ['CAM-01', 'Canon R6', '2000'] },
            { id: 'rerow2', cells: ['CAM-02', 'Sony A7 IV', '2000'] },
            { id: 'rerow3', cells: ['NB-01', 'ThinkPad T14', '1500'] },
            { id: 'rerow4', cells: ['PRO-01', 'Epson EB-FH52', '800'] },
          ],
          multiple: true,
        },
        must,
      ),
      ask(
        'function-calc',
        'resum1',
        ['押金合计', 'Deposit in all', 'Kaution insgesamt'],
        { formula: '{retabl.redepo:sum}', precision: 0 },
        half,
      ),
      fullName('rename', ['借用人', 'Borrowed by', 'Ausgeliehen von']),
      dayFrom('refrom', ['借用日期', 'From', 'Von'], 0),
      dayFrom('reback', ['归还日期', 'Back on', 'Zurück am'], 0),
      ask(
        'function-calc',
        'redays',
        ['共几天', 'Days', 'Tage'],
        { formula: 'DATEDIF({refrom}, {reback}, "D") + 1', precision: 0 },
        half,
      ),
      longText('rewhy1', ['用途', 'What for', 'Wofür'], must),
      ask(
        'checkbox',
        'reagre',
        ['借用须知', 'Terms', 'Bedingungen'],
        choices('reagre', [
          '损坏或遗失照价赔偿',
          'I pay for what is damaged or lost',
          'Für Schäden und Verlust komme ich auf',
        ]),
        must,
      ),
      serialNumber('renumb', ['借用单号', 'Loan number', 'Leihnummer'], 'RE'),
    ],
    [],
    { submit: ['提交借用', 'Borrow', 'Ausleihen'] },
  ),
}

export const bookingTemplates = [booking, room, clinic, table, tour, rental]
