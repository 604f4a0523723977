import {
  anyOf,
  ask,
  choices,
  email,
  form,
  fullName,
  longText,
  must,
  oneOf,
  pageBreak,
  type SeedTemplate,
  section,
  shortText,
  wearing,
  words,
} from './words.ts'

const safetyQuiz: SeedTemplate = {
  key: 'tplSafet',
  category: 'education',
  purpose: [
    '培训后的小测验，含单选、多选、排序与问答。',
    'A short quiz after training: one answer, several answers, an order, free text.',
    'Kurzer Test nach einer Schulung: eine Antwort, mehrere, eine Reihenfolge, freier Text.',
  ],
  theme: wearing('chalk'),
  definition: form(
    ['消防安全小测验', 'Fire safety quiz', 'Test zum Brandschutz'],
    ['共五题，请独立完成。', 'Five questions; please answer on your own.', 'Fünf Fragen; bitte allein beantworten.'],
    [
      ask('input', 'quname', ['姓名', 'Name', 'Name'], { maxLength: 50 }, must),
      oneOf(
        'qufire',
        ['发现火情首先应做什么？', 'You see a fire. What comes first?', 'Sie sehen ein Feuer. Was tun Sie zuerst?'],
        [
          ['报警并通知他人', 'Raise the alarm and warn others', 'Alarm geben und andere warnen'],
          ['收拾个人物品', 'Collect my things', 'Meine Sachen holen'],
          ['乘电梯离开', 'Take the lift', 'Mit dem Aufzug fahren'],
        ],
      ),
      anyOf(
        'qumean',
        ['哪些可以用来扑灭油锅火？', 'What puts out burning oil in a pan?', 'Was löscht brennendes Öl in der Pfanne?'],
        [
          ['锅盖', 'A lid', 'Ein Deckel'],
          ['水', 'Water', 'Wasser'],
          ['灭火毯', 'A fire blanket', 'Eine Löschdecke'],
        ],
        must,
      ),
      ask(
        'sort',
        'quorde',
        [
          '使用灭火器的正确顺序',
          'Put the steps of using an extinguisher in order',
          'In welcher Reihenfolge benutzt man einen Feuerlöscher?',
        ],
        choices(
          'quorde',
          ['压下手柄', 'Press the lever', 'Hebel drücken'],
          ['拔掉保险销', 'Pull the pin', 'Sicherung ziehen'],
          ['对准火焰根部', 'Aim at the base of the fire', 'Auf den Brandherd zielen'],
        ),
        must,
      ),
      oneOf(
        'qusmok',
        ['在浓烟中应如何撤离？', 'How do you leave through smoke?', 'Wie verlassen Sie einen verrauchten Raum?'],
        [
          ['弯腰贴近地面', 'Low, close to the floor', 'Gebückt, nah am Boden'],
          ['快速直立奔跑', 'Upright and fast', 'Aufrecht und schnell'],
          ['打开所有窗户再走', 'After opening all windows', 'Nachdem alle Fenster offen sind'],
        ],
      ),
      longText(
        'quplan',
        ['说明您所在楼层的疏散路线', 'Describe the way out of your floor', 'Beschreiben Sie den Fluchtweg Ihrer Etage'],
        must,
      ),
    ],
    [],
    { submit: ['交卷', 'Hand in', 'Abgeben'] },
  ),
}

const english: SeedTemplate = {
  key: 'tplEngli',
  category: 'education',
  purpose: [
    '用语法选择、句子填空与短文写作测出水平，分页限时。',
    'English placement test: grammar, gaps in sentences and a short text, with a time limit.',
    'Einstufungstest Englisch: Grammatik, Lückensätze und ein kurzer Text, mit Zeitlimit.',
  ],
  theme: wearing('campus', { accent: '#9f1239', background: '#fbe1e6', face: 'standard', fields: 'filled' }),
  definition: form(
    ['英语分班测试', 'English placement test', 'Einstufungstest Englisch'],
    [
      '第一部分限时五分钟。',
      'You have five minutes for the first part.',
      'Für den ersten Teil haben Sie fünf Minuten.',
    ],
    [
      section('engram', ['第一部分：语法', 'Part one: grammar', 'Teil 1: Grammatik']),
      fullName('enname'),
      email('enmail'),
      oneOf(
        'enone1',
        ['“She ___ to school every day.”', '“She ___ to school every day.”', '„She ___ to school every day.“'],
        [
          ['go', 'go', 'go'],
          ['goes', 'goes', 'goes'],
          ['going', 'going', 'going'],
        ],
      ),
      oneOf(
        'entwo1',
        ['“If I ___ you, I would wait.”', '“If I ___ you, I would wait.”', '„If I ___ you, I would wait.“'],
        [
          ['am', 'am', 'am'],
          ['was', 'was', 'was'],
          ['were', 'were', 'were'],
        ],
      ),
      ask(
        'horizontal-input',
        'engap1',
        ['填入合适的词', 'Fill the gaps', 'Füllen Sie die Lücken'],
        {
          sentence: words([
            'I have lived here {1} 2019, and I am used {2} the weather.',
            'I have lived here {1} 2019, and I am used {2} the weather.',
            'I have lived here {1} 2019, and I am used {2} the weather.',
          ]),
          blanks: [
            { id: 'enbla1', label: words(['第一空', 'First gap', 'Erste Lücke']), kind: 'text', required: true },
            { id: 'enbla2', label: words(['第二空', 'Second gap', 'Zweite Lücke']), kind: 'text', required: true },
          ],
        },
        must,
      ),
      pageBreak('enpage', { seconds: 300, noBack: true }),
      section('enwrit', ['第二部分：写作', 'Part two: writing', 'Teil 2: Schreiben']),
      ask(
        'textarea',
        'entext',
        [
          '用英语介绍您的一天（50–200 词）',
          'Describe one of your days, in 50 to 200 words',
          'Beschreiben Sie auf Englisch einen Tag (50 bis 200 Wörter)',
        ],
        { rows: 8, maxLength: 2000, showCount: true },
        must,
      ),
      oneOf(
        'enself',
        ['您如何评价自己的英语？', 'How good is your English?', 'Wie gut ist Ihr Englisch?'],
        [
          ['初学', 'Beginner', 'Anfänger'],
          ['日常交流', 'Everyday', 'Alltag'],
          ['工作流利', 'Fluent at work', 'Fließend im Beruf'],
        ],
      ),
    ],
    [],
    { submit: ['交卷', 'Hand in', 'Abgeben'] },
  ),
}

const mathQuiz: SeedTemplate = {
  key: 'tplMathQ',
  category: 'education',
  purpose: [
    '选择、填空、数字题与解题过程拍照，逐题作答。',
    'Maths quiz: choices, gaps, numbers and photos of the working, one question at a time.',
    'Mathetest: Auswahl, Lücken, Zahlen und Fotos vom Rechenweg, Frage für Frage.',
  ],
  theme: wearing('chalk', {
    accent: '#8fd6ff',
    background: '#13202e',
    paper: '#1d2f42',
    art: 'scales',
    paging: 'questions',
  }),
  definition: form(
    ['数学小测验', 'Maths quiz', 'Mathetest'],
    null,
    [
      fullName('mtname'),
      shortText('mtclas', ['班级', 'Class', 'Klasse']),
      ask(
        'number',
        'mtone1',
        ['60 的四分之三是多少？', 'What is three quarters of 60?', 'Wie viel sind drei Viertel von 60?'],
        {},
        must,
      ),
      oneOf(
        'mttwo1',
        ['哪个数是质数？', 'Which of these is a prime number?', 'Welche Zahl ist eine Primzahl?'],
        [
          ['21', '21', '21'],
          ['23', '23', '23'],
          ['27', '27', '27'],
          ['33', '33', '33'],
        ],
      ),
      anyOf(
        'mtthre',
        ['哪些是平行四边形？', 'Which of these are parallelograms?', 'Welche davon sind Parallelogramme?'],
        [
          ['矩形', 'Rectangle', 'Rechteck'],
          ['菱形', 'Rhombus', 'Raute'],
          ['梯形', 'Trapezium', 'Trapez'],
          ['正方形', 'Square', 'Quadrat'],
        ],
        must,
      ),
      ask(
        'horizontal-input',
        'mtfour',
        ['填空', 'Fill the gaps', 'Füllen Sie die Lücken'],
        {
          sentence: words([
            '等边三角形的内角和是{1}度，每个角是{2}度。',
            'The angles of a triangle add up to {1} degrees; in an equilateral one each has {2}.',
            'Die Winkel eines Dreiecks ergeben zusammen {1} Grad, im gleichseitigen hat jeder {2}.',
          ]),
          blanks: [
            { id: 'mtbla1', label: words(['内角和', 'Sum', 'Summe']), kind: 'number', required: true },
            { id: 'mtbla2', label: words(['每个角', 'Each', 'Jeder']), kind: 'number', required: true },
          ],
        },
        must,
      ),
      longText(
        'mtfive',
        [
          '一本书打八折后 36 元，原价多少？写出过程。',
          'A book costs 36 after 20 % off. What was its price? Show how you get there.',
          'Ein Buch kostet nach 20 % Rabatt 36. Was kostete es vorher? Zeigen Sie den Rechenweg.',
        ],
        must,
      ),
      ask('image-upload', 'mtpict', ['解题过程照片', 'Photo of your working', 'Foto vom Rechenweg'], { maxCount: 2 }),
    ],
    [],
    { submit: ['交卷', 'Hand in', 'Abgeben'] },
  ),
}

export const quizTemplates = [safetyQuiz, english, mathQuiz]
