import { ask, choices, form, half, must, type SeedTemplate, words } from './words.ts'

const course: SeedTemplate = {
  key: 'tplCours',
  category: 'education',
  purpose: [
    '课程结束后评价内容、讲师与收获。',
    'Rate a course: content, teacher and what was learned.',
    'Einen Kurs bewerten: Inhalt, Lehrperson und Lernerfolg.',
  ],
  definition: form(['课程评价', 'Course evaluation', 'Kursbewertung'], null, [
    ask('rate', 'cocont', ['课程内容', 'Content', 'Inhalt'], {}, { ...must, ...half }),
    ask('rate', 'coteac', ['授课老师', 'Teacher', 'Lehrperson'], {}, { ...must, ...half }),
    ask(
      'matrix-select',
      'cogrid',
      ['您是否同意？', 'Do you agree?', 'Stimmen Sie zu?'],
      {
        rows: [
          { id: 'corow1', label: words(['内容难度适中', 'The level was right', 'Das Niveau war richtig']) },
          { id: 'corow2', label: words(['节奏合适', 'The pace was right', 'Das Tempo war richtig']) },
          { id: 'corow3', label: words(['对工作有帮助', 'It helps me at work', 'Es hilft mir bei der Arbeit']) },
        ],
        columns: [
          { id: 'cocol1', label: words(['同意', 'Yes', 'Ja']) },
          { id: 'cocol2', label: words(['部分同意', 'Partly', 'Teils']) },
          { id: 'cocol3', label: words(['不同意', 'No', 'Nein']) },
        ],
        requireEveryRow: true,
      },
      must,
    ),
    ask('textarea', 'cotext', ['意见与建议', 'Suggestions', 'Anregungen'], { maxLength: 500 }),
  ]),
}

const quiz: SeedTemplate = {
  key: 'tplSafet',
  category: 'education',
  purpose: [
    '培训后的小测验：单选、多选与问答。',
    'A short quiz after training: one answer, several answers, free text.',
    'Kurzer Test nach einer Schulung: eine Antwort, mehrere Antworten, freier Text.',
  ],
  definition: form(
    ['消防安全小测验', 'Fire safety quiz', 'Test zum Brandschutz'],
    ['共三题，请独立完成。', 'Three questions; please answer on your own.', 'Drei Fragen; bitte allein beantworten.'],
    [
      ask('input', 'quname', ['姓名', 'Name', 'Name'], { maxLength: 50 }, must),
      ask(
        'radio',
        'qufire',
        ['发现火情首先应做什么？', 'You see a fire. What comes first?', 'Sie sehen ein Feuer. Was tun Sie zuerst?'],
        choices(
          'qufi',
          ['报警并通知他人', 'Raise the alarm and warn others', 'Alarm geben und andere warnen'],
          ['收拾个人物品', 'Collect my things', 'Meine Sachen holen'],
          ['乘电梯离开', 'Take the lift', 'Mit dem Aufzug fahren'],
        ),
        must,
      ),
      ask(
        'checkbox',
        'qumean',
        ['哪些可以用来扑灭油锅火？', 'What puts out burning oil in a pan?', 'Was löscht brennendes Öl in der Pfanne?'],
        choices(
          'qume',
          ['锅盖', 'A lid', 'Ein Deckel'],
          ['水', 'Water', 'Wasser'],
          ['灭火毯', 'A fire blanket', 'Eine Löschdecke'],
        ),
        must,
      ),
      ask(
        'textarea',
        'quplan',
        ['说明您所在楼层的疏散路线', 'Describe the way out of your floor', 'Beschreiben Sie den Fluchtweg Ihrer Etage'],
        {},
        must,
      ),
    ],
  ),
}

export const educationTemplates = [course, quiz]
