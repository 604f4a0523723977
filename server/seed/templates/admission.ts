import {
  anyOf,
  ask,
  count,
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
  showWhen,
  signature,
  wearing,
  words,
} from './words.ts'

const competition: SeedTemplate = {
  key: 'tplCompe',
  category: 'registration',
  purpose: [
    '组别、队员名单、作品上传与承诺签名。',
    'Enter a competition: group, team, work to upload, and a signed statement.',
    'Zu einem Wettbewerb anmelden: Klasse, Team, Beitrag und unterschriebene Erklärung.',
  ],
  theme: wearing('noir', { accent: '#ffb020', art: 'confetti', corners: 'square' }),
  definition: form(
    ['参赛报名', 'Competition entry', 'Anmeldung zum Wettbewerb'],
    [
      '截止后不再接受报名。',
      'No entries after the closing date.',
      'Nach Anmeldeschluss ist keine Teilnahme mehr möglich.',
    ],
    [
      shortText('cpteam', ['队伍名称', 'Name of the team', 'Name des Teams']),
      oneOf(
        'cpclas',
        ['参赛组别', 'Group', 'Klasse'],
        [
          ['青少年组', 'Juniors', 'Jugend'],
          ['成人组', 'Adults', 'Erwachsene'],
          ['专业组', 'Professionals', 'Profis'],
        ],
        { ...must, ...half },
      ),
      ask(
        'sub-form',
        'cprows',
        ['队员', 'Members', 'Mitglieder'],
        {
          minRows: 1,
          maxRows: 6,
          addLabel: words(['添加队员', 'Add a member', 'Mitglied hinzufügen']),
          named: lines('cplead', ['队长', 'Captain', 'Teamleitung']),
        },
        {
          ...must,
          children: [fullName('cpname'), phone('cpphon')],
        },
      ),
      shortText('cptitl', ['作品名称', 'Title of the entry', 'Titel des Beitrags'], { ...must, span: 24 }),
      ask(
        'upload',
        'cpwork',
        ['上传作品', 'Upload the entry', 'Beitrag hochladen'],
        { maxCount: 3, maxMegabytes: 20, extensions: ['pdf', 'zip', 'png', 'jpg', 'jpeg', 'mp4'] },
        must,
      ),
      longText('cptext', ['作品简介', 'About the entry', 'Zum Beitrag'], must),
      signature('cpsign', ['作品为本人原创，特此承诺', 'The work is our own', 'Der Beitrag ist unser eigenes Werk']),
      ask('random-number', 'cpnumb', ['参赛编号', 'Entry number', 'Startnummer'], {
        parts: [
          { id: 'cpnumba', kind: 'date', format: 'yyyy' },
          { id: 'cpnumbb', kind: 'serial', length: 3, start: 1, reset: 'year' },
        ],
      }),
    ],
    [],
    { submit: ['提交参赛', 'Enter', 'Beitrag einreichen'] },
  ),
}

const volunteer: SeedTemplate = {
  key: 'tplVolun',
  category: 'registration',
  purpose: [
    '可服务时间、想做的事、技能与紧急联系人。',
    'Find volunteers: when they have time, what they like to do, skills, emergency contact.',
    'Freiwillige gewinnen: freie Zeiten, Aufgaben, Fähigkeiten und Notfallkontakt.',
  ],
  theme: wearing('mint'),
  definition: form(
    ['志愿者报名', 'Volunteer sign-up', 'Als Freiwillige anmelden'],
    ['谢谢您愿意付出时间。', 'Thank you for giving your time.', 'Schön, dass Sie Ihre Zeit schenken.'],
    [
      fullName('voluna'),
      phone('volute'),
      ask(
        'date',
        'volubi',
        ['出生日期', 'Date of birth', 'Geburtsdatum'],
        { max: { from: 'today', days: -5844 } },
        {
          ...must,
          ...half,
          description: words([
            '需年满 16 周岁。',
            'You need to be 16 or older.',
            'Sie müssen mindestens 16 Jahre alt sein.',
          ]),
        },
      ),
      email('voluma'),
      ask(
        'matrix-select',
        'volugr',
        ['哪些时间有空？', 'When do you have time?', 'Wann haben Sie Zeit?'],
        {
          rows: lines(
            'voluro',
            ['平日', 'Weekdays', 'Werktags'],
            ['周六', 'Saturday', 'Samstag'],
            ['周日', 'Sunday', 'Sonntag'],
          ),
          columns: lines(
            'voluco',
            ['上午', 'Morning', 'Vormittag'],
            ['下午', 'Afternoon', 'Nachmittag'],
            ['晚上', 'Evening', 'Abend'],
          ),
          multiple: true,
        },
        must,
      ),
      anyOf(
        'voludo',
        ['您想做什么？', 'What would you like to do?', 'Was möchten Sie tun?'],
        [
          ['现场引导', 'Showing people around', 'Gäste einweisen'],
          ['物资搬运', 'Carrying and setting up', 'Auf- und Abbau'],
          ['摄影摄像', 'Photos and film', 'Fotos und Film'],
          ['翻译', 'Interpreting', 'Dolmetschen'],
          ['急救', 'First aid', 'Erste Hilfe'],
        ],
        must,
      ),
      longText('volusk', ['特长或经验', 'Skills and experience', 'Fähigkeiten und Erfahrung']),
      shortText('voluhe', ['紧急联系人', 'Emergency contact', 'Notfallkontakt']),
      phone('voluht', ['紧急联系电话', 'Their telephone', 'Telefon dazu']),
    ],
  ),
}

const member: SeedTemplate = {
  key: 'tplMembe',
  category: 'registration',
  purpose: [
    '个人资料、会员类型、照片与签名。',
    'Join a club or association: details, kind of membership, photo and signature.',
    'Einem Verein beitreten: Angaben, Art der Mitgliedschaft, Foto und Unterschrift.',
  ],
  theme: wearing('lantern'),
  definition: form(
    ['入会申请', 'Membership application', 'Mitgliedsantrag'],
    null,
    [
      fullName('mename'),
      ask('image-upload', 'mepict', ['证件照', 'Photo', 'Foto'], { crop: 'square' }, half),
      ask('date', 'mebirt', ['出生日期', 'Date of birth', 'Geburtsdatum'], {}, { ...must, ...half }),
      phone('mephon'),
      email('memail', must),
      ask('province-city', 'meaddr', ['通讯地址', 'Address', 'Anschrift'], { detail: 'optional' }),
      oneOf(
        'mekind',
        ['会员类型', 'Membership', 'Mitgliedschaft'],
        [
          ['个人会员', 'Single', 'Einzeln'],
          ['家庭会员', 'Family', 'Familie'],
          ['学生会员', 'Student', 'Ermäßigt'],
        ],
      ),
      papers('meproo', ['学生证', 'Proof of studies', 'Nachweis der Ermäßigung'], 1, must),
      count('mefami', ['家庭人数', 'Family members', 'Familienmitglieder'], 2, 10),
      anyOf(
        'melike',
        ['感兴趣的活动', 'What interests you?', 'Was interessiert Sie?'],
        [
          ['讲座', 'Talks', 'Vorträge'],
          ['户外', 'Outdoors', 'Ausflüge'],
          ['公益', 'Charity', 'Ehrenamt'],
          ['运动', 'Sports', 'Sport'],
        ],
      ),
      signature('mesign', ['我同意章程', 'I accept the statutes', 'Ich erkenne die Satzung an']),
    ],
    [showWhen('merul1', 'mekind', ['mekind3'], 'meproo'), showWhen('merul2', 'mekind', ['mekind2'], 'mefami')],
  ),
}

const application: SeedTemplate = {
  key: 'tplJobAp',
  category: 'registration',
  purpose: [
    '应聘岗位、工作经历、期望与简历。',
    'Apply for a job: position, experience, expectations and papers.',
    'Bewerben: Stelle, Werdegang, Erwartungen und Unterlagen.',
  ],
  theme: wearing('paper', { accent: '#334e9e', art: 'skyline', fields: 'underline' }),
  definition: form(
    ['求职申请', 'Job application', 'Bewerbung'],
    ['资料仅用于招聘。', 'Used for hiring only.', 'Ihre Angaben dienen nur der Stellenbesetzung.'],
    [
      section('japers', ['个人信息', 'About you', 'Zur Person']),
      fullName('janame'),
      phone('japhon'),
      email('jamail', must),
      shortText('japost', ['应聘岗位', 'Position', 'Stelle']),
      pageBreak('japag1'),
      section('japast', ['经历', 'Experience', 'Werdegang']),
      ask(
        'sub-form',
        'jarows',
        ['工作经历', 'Jobs', 'Stationen'],
        {
          minRows: 1,
          maxRows: 8,
          addLabel: words(['添加一段经历', 'Add a job', 'Station hinzufügen']),
        },
        {
          children: [
            shortText('jafirm', ['单位', 'Employer', 'Arbeitgeber']),
            shortText('jarole', ['职务', 'Role', 'Tätigkeit']),
            ask('date', 'jatime', ['起止时间', 'From and to', 'Von und bis'], { kind: 'month', range: true }),
          ],
        },
      ),
      oneOf(
        'jaeduc',
        ['最高学历', 'Highest degree', 'Höchster Abschluss'],
        [
          ['高中及以下', 'School', 'Schule'],
          ['大专', 'Vocational training', 'Ausbildung'],
          ['本科', 'Bachelor', 'Bachelor'],
          ['硕士及以上', 'Master or higher', 'Master oder höher'],
        ],
      ),
      pageBreak('japag2'),
      section('jawish', ['期望与材料', 'Expectations and papers', 'Erwartungen und Unterlagen']),
      ask('slider', 'japay1', ['期望月薪', 'Expected pay per month', 'Gehaltswunsch im Monat'], {
        min: 3000,
        max: 50_000,
        step: 1000,
        range: true,
        unit: words(['元', 'CNY', 'CNY']),
      }),
      ask(
        'date',
        'jafrom',
        ['最早到岗日期', 'Could begin on', 'Frühester Beginn'],
        { min: { from: 'today', days: 0 } },
        { ...must, ...half },
      ),
      papers('jafile', ['简历', 'CV', 'Lebenslauf'], 3, must),
      longText('jatext', ['为什么选择我们？', 'Why us?', 'Warum zu uns?']),
    ],
    [],
    { submit: ['提交申请', 'Apply', 'Bewerbung absenden'] },
  ),
}

export const admissionTemplates = [competition, volunteer, member, application]
