import {
  anyOf,
  ask,
  choices,
  count,
  form,
  fullName,
  half,
  lines,
  longText,
  must,
  oneOf,
  pictures,
  type SeedTemplate,
  section,
  serialNumber,
  shortText,
  showWhen,
  signature,
  type Words,
  wearing,
  words,
  yesNo,
} from './words.ts'

const now = { kind: 'datetime', startNow: true } as const

const passed: readonly Words[] = [
  ['合格', 'Fine', 'In Ordnung'],
  ['需整改', 'Needs work', 'Mangel'],
  ['不适用', 'Does not apply', 'Entfällt'],
]

/** Points to look at, each with the same three verdicts. */
const checklist = (id: string, title: Words, ...points: readonly Words[]) =>
  ask(
    'matrix-select',
    id,
    title,
    { rows: lines(`${id}r`, ...points), columns: lines(`${id}c`, ...passed), requireEveryRow: true },
    must,
  )

const fire: SeedTemplate = {
  key: 'tplFireP',
  category: 'inspection',
  purpose: [
    '逐项检查、隐患拍照、整改期限与签名。',
    'Fire safety round: point by point, photos of hazards, deadline and signature.',
    'Brandschutz-Rundgang: Punkt für Punkt, Fotos der Mängel, Frist und Unterschrift.',
  ],
  theme: wearing('paper', { accent: '#b42318', background: '#f6dedb', corners: 'square', fields: 'filled' }),
  definition: form(
    ['消防安全巡查', 'Fire safety round', 'Brandschutz-Rundgang'],
    null,
    [
      fullName('finame', ['巡查人', 'Inspector', 'Geprüft von']),
      ask('date', 'fitime', ['巡查时间', 'Time', 'Zeitpunkt'], now, { ...must, ...half }),
      shortText('fiplac', ['楼栋与楼层', 'Building and floor', 'Gebäude und Etage'], { ...must, span: 24 }),
      checklist(
        'figrid',
        ['检查项目', 'What was checked', 'Was geprüft wurde'],
        ['疏散通道畅通', 'Escape routes are clear', 'Fluchtwege sind frei'],
        ['安全出口标志明亮', 'Exit signs are lit', 'Notausgangsschilder leuchten'],
        ['灭火器在有效期内', 'Extinguishers are in date', 'Feuerlöscher sind gültig geprüft'],
        ['消火栓可用', 'Hydrants work', 'Hydranten sind einsatzbereit'],
        ['电线无裸露', 'No bare wires', 'Keine freiliegenden Leitungen'],
      ),
      yesNo('fiflaw', ['发现隐患了吗？', 'Any hazards found?', 'Wurden Mängel gefunden?']),
      longText('fiwhat', ['隐患描述', 'What is wrong', 'Welche Mängel?'], must),
      ask(
        'image-upload',
        'fipict',
        ['隐患照片', 'Photos of them', 'Fotos der Mängel'],
        { maxCount: 6, cameraOnly: true, watermark: 'time' },
        must,
      ),
      ask(
        'date',
        'fiby01',
        ['整改期限', 'To be mended by', 'Zu beheben bis'],
        { min: { from: 'today', days: 0 } },
        { ...must, ...half },
      ),
      signature('fisign', ['巡查人签名', 'Signature', 'Unterschrift']),
      serialNumber('finumb', ['巡查编号', 'Number of the round', 'Nummer des Rundgangs'], 'FS'),
    ],
    [showWhen('firule', 'fiflaw', ['fiflaw1'], 'fiwhat', 'fipict', 'fiby01')],
  ),
}

const store: SeedTemplate = {
  key: 'tplStore',
  category: 'inspection',
  purpose: [
    '陈列、卫生、服务与库存打分，附现场照片。',
    'Visit a shop: display, cleanliness, service and stock with scores and photos.',
    'Filialbesuch: Präsentation, Sauberkeit, Service und Bestand mit Noten und Fotos.',
  ],
  theme: wearing('mint', { accent: '#9a3412', background: '#fbe4d4', art: 'scales', corners: 'soft' }),
  definition: form(['门店巡店检查', 'Shop visit', 'Filialprüfung'], null, [
    shortText('stname', ['门店', 'Shop', 'Filiale']),
    fullName('stwho1', ['巡店人', 'Visited by', 'Geprüft von']),
    ask('date', 'sttime', ['到店时间', 'Arrived at', 'Ankunft'], now, { ...must, ...half }),
    ask('map-location', 'stplac', ['到店定位', 'Where you are', 'Standort'], { source: 'device' }, half),
    ask(
      'matrix-scale',
      'stgrid',
      ['各项评分', 'Scores', 'Bewertung'],
      {
        rows: lines(
          'strow1',
          ['商品陈列', 'Display', 'Warenpräsentation'],
          ['环境卫生', 'Cleanliness', 'Sauberkeit'],
          ['员工服务', 'Service', 'Service'],
          ['价签准确', 'Price tags', 'Preisschilder'],
          ['促销执行', 'Promotions', 'Aktionen'],
        ),
        requireEveryRow: true,
      },
      must,
    ),
    count('stgone', ['缺货商品数', 'Products out of stock', 'Fehlende Artikel'], 0, 500),
    pictures('stpict', ['现场照片', 'Photos', 'Fotos'], 9, must),
    longText('stgood', ['做得好的地方', 'What went well', 'Was gut läuft']),
    longText('stbad1', ['需要改进', 'What has to change', 'Was sich ändern muss']),
    signature('stsign', ['店长确认', 'Shop manager', 'Filialleitung']),
  ]),
}

const machine: SeedTemplate = {
  key: 'tplMachi',
  category: 'inspection',
  purpose: [
    '扫码识别设备，记录读数、异常与处理。',
    'Check a machine: scan it, note readings, faults and what was done.',
    'Maschine prüfen: Code scannen, Messwerte, Störungen und Maßnahmen festhalten.',
  ],
  theme: wearing('graphite', { accent: '#8a5a00', background: '#e9e2cf', fields: 'box' }),
  definition: form(
    ['设备点检表', 'Machine check', 'Maschinenprüfung'],
    null,
    [
      ask('scan', 'mccode', ['设备编码', 'Code of the machine', 'Code der Maschine'], {}, must),
      fullName('mcname', ['点检人', 'Checked by', 'Geprüft von']),
      ask('date', 'mctime', ['点检时间', 'Time', 'Zeitpunkt'], now, { ...must, ...half }),
      oneOf(
        'mcturn',
        ['班次', 'Shift', 'Schicht'],
        [
          ['早班', 'Early', 'Früh'],
          ['中班', 'Late', 'Spät'],
          ['夜班', 'Night', 'Nacht'],
        ],
      ),
      section('mcread', ['运行读数', 'Readings', 'Messwerte']),
      ask(
        'number',
        'mctemp',
        ['温度', 'Temperature', 'Temperatur'],
        { precision: 1, min: -50, max: 500, unit: words(['℃', '°C', '°C']) },
        { ...must, ...half },
      ),
      ask(
        'number',
        'mcpres',
        ['压力', 'Pressure', 'Druck'],
        { precision: 2, min: 0, max: 100, unit: words(['MPa', 'MPa', 'MPa']) },
        { ...must, ...half },
      ),
      checklist(
        'mcgrid',
        ['外观与功能', 'Look and function', 'Zustand und Funktion'],
        ['无异常声响', 'No unusual noise', 'Keine ungewöhnlichen Geräusche'],
        ['无漏油漏水', 'No leaks', 'Keine Undichtigkeiten'],
        ['防护装置完好', 'Guards are in place', 'Schutzeinrichtungen vorhanden'],
        ['急停按钮有效', 'Emergency stop works', 'Not-Aus funktioniert'],
      ),
      oneOf(
        'mcstat',
        ['结论', 'Verdict', 'Ergebnis'],
        [
          ['正常运行', 'Running', 'Läuft'],
          ['带病运行', 'Running with a fault', 'Läuft mit Störung'],
          ['已停机', 'Stopped', 'Abgeschaltet'],
        ],
      ),
      longText('mcwhat', ['异常与处理', 'Fault, and what was done', 'Störung und Maßnahmen'], must),
      pictures('mcpict', ['照片', 'Photos', 'Fotos'], 4),
    ],
    [showWhen('mcrule', 'mcstat', ['mcstat2', 'mcstat3'], 'mcwhat', 'mcpict')],
  ),
}

const vehicle: SeedTemplate = {
  key: 'tplVehic',
  category: 'inspection',
  purpose: [
    '里程、油量、车况与损伤照片，双方签名。',
    'Hand over a vehicle: mileage, fuel, condition, photos of damage, two signatures.',
    'Fahrzeugübergabe: Kilometerstand, Tank, Zustand, Schäden mit Fotos, zwei Unterschriften.',
  ],
  theme: wearing('harbor', { accent: '#1e3a5f', background: '#d5dde8', fields: 'underline', art: 'hills' }),
  definition: form(
    ['车辆交接单', 'Vehicle handover', 'Fahrzeugübergabe'],
    null,
    [
      oneOf(
        'vekind',
        ['交接类型', 'Kind of handover', 'Art der Übergabe'],
        [
          ['领用', 'Taken', 'Abholung'],
          ['归还', 'Returned', 'Rückgabe'],
        ],
      ),
      shortText('veplat', ['车牌号', 'Number plate', 'Kennzeichen']),
      ask('date', 'vetime', ['交接时间', 'Time', 'Zeitpunkt'], now, { ...must, ...half }),
      ask(
        'number',
        'vedist',
        ['里程表读数', 'Mileage', 'Kilometerstand'],
        { precision: 0, min: 0, max: 2_000_000, unit: words(['公里', 'km', 'km']) },
        { ...must, ...half },
      ),
      ask(
        'slider',
        'vefuel',
        ['油量或电量', 'Fuel or charge', 'Tank oder Ladestand'],
        { step: 5, unit: words(['%', '%', '%']) },
        { ...must, ...half },
      ),
      anyOf(
        'vehave',
        ['随车物品齐全', 'What is on board', 'Was an Bord ist'],
        [
          ['行驶证', 'Papers', 'Fahrzeugschein'],
          ['备胎与千斤顶', 'Spare wheel and jack', 'Ersatzrad und Wagenheber'],
          ['三角警示牌', 'Warning triangle', 'Warndreieck'],
          ['急救包', 'First-aid kit', 'Verbandskasten'],
        ],
      ),
      yesNo('vedama', ['有新增损伤吗？', 'Any new damage?', 'Neue Schäden?']),
      longText('vewhat', ['损伤说明', 'Where and what', 'Wo und was'], must),
      pictures('vepict', ['损伤照片', 'Photos of the damage', 'Fotos der Schäden'], 6, must),
      signature('vesig1', ['交车人', 'Handed over by', 'Übergeben von']),
      signature('vesig2', ['接车人', 'Taken over by', 'Übernommen von']),
    ],
    [showWhen('verule', 'vedama', ['vedama1'], 'vewhat', 'vepict')],
  ),
}

const hygiene: SeedTemplate = {
  key: 'tplHygie',
  category: 'inspection',
  purpose: [
    '冷藏温度、清洁与个人卫生，逐项记录。',
    'Kitchen hygiene: fridge temperatures, cleaning and personal hygiene, point by point.',
    'Küchenhygiene: Kühltemperaturen, Reinigung und persönliche Hygiene, Punkt für Punkt.',
  ],
  theme: wearing('mint', { accent: '#15803d', background: '#e4f5e1', art: null, corners: 'soft', face: 'standard' }),
  definition: form(
    ['厨房卫生检查', 'Kitchen hygiene check', 'Hygieneprüfung der Küche'],
    ['每日营业前填写。', 'Every day before you open.', 'Täglich vor der Öffnung ausfüllen.'],
    [
      ask('date', 'hyday1', ['日期', 'Day', 'Tag'], { startNow: true }, { ...must, ...half }),
      fullName('hyname', ['检查人', 'Checked by', 'Geprüft von']),
      ask(
        'matrix-input',
        'hytemp',
        ['冷藏冷冻温度（℃）', 'Temperatures (°C)', 'Temperaturen (°C)'],
        {
          rows: lines(
            'hyrow1',
            ['一号冷藏柜', 'Fridge 1', 'Kühlschrank 1'],
            ['二号冷藏柜', 'Fridge 2', 'Kühlschrank 2'],
            ['冷冻柜', 'Freezer', 'Gefrierschrank'],
          ),
          columns: [
            { id: 'hycol1', label: words(['早', 'Morning', 'Morgens']), kind: 'number' },
            { id: 'hycol2', label: words(['晚', 'Evening', 'Abends']), kind: 'number' },
          ],
        },
        must,
      ),
      checklist(
        'hygrid',
        ['卫生检查', 'Hygiene', 'Hygiene'],
        ['台面与刀具已消毒', 'Worktops and knives disinfected', 'Arbeitsflächen und Messer desinfiziert'],
        ['生熟分开存放', 'Raw and cooked kept apart', 'Rohes und Gegartes getrennt'],
        ['食材在保质期内', 'Nothing past its date', 'Keine abgelaufenen Lebensmittel'],
        ['员工着工作服、戴帽', 'Staff in clean clothes and caps', 'Saubere Arbeitskleidung und Kopfbedeckung'],
        ['垃圾已清运', 'Waste taken away', 'Abfall entsorgt'],
      ),
      longText('hywhat', ['不合格项与处理', 'What failed, and what was done', 'Mängel und Maßnahmen']),
      pictures('hypict', ['照片', 'Photos', 'Fotos'], 4),
      signature('hysign'),
    ],
  ),
}

const site: SeedTemplate = {
  key: 'tplSiteD',
  category: 'inspection',
  purpose: [
    '天气、人员与机械、当日进度和安全情况。',
    'Site diary: weather, people and machines, progress and safety of the day.',
    'Bautagebuch: Wetter, Personal und Geräte, Fortschritt und Sicherheit des Tages.',
  ],
  theme: wearing('sand', { accent: '#a14a00', background: '#f4dfc1', face: 'mono', fields: 'box', art: 'skyline' }),
  definition: form(
    ['施工日志', 'Site diary', 'Bautagebuch'],
    null,
    [
      shortText('siproj', ['工程名称', 'Project', 'Bauvorhaben']),
      ask('date', 'siday1', ['日期', 'Day', 'Tag'], { startNow: true }, { ...must, ...half }),
      ask(
        'checkbox',
        'siweat',
        ['天气', 'Weather', 'Wetter'],
        {
          ...choices(
            'siweat',
            ['晴', 'Sunny', 'Sonnig'],
            ['阴', 'Cloudy', 'Bewölkt'],
            ['雨', 'Rain', 'Regen'],
            ['大风', 'Windy', 'Windig'],
          ),
          columns: 'inline',
        },
        must,
      ),
      ask(
        'sub-form',
        'sirows',
        ['班组与人数', 'Teams at work', 'Kolonnen'],
        {
          minRows: 1,
          maxRows: 20,
          addLabel: words(['添加班组', 'Add a team', 'Kolonne hinzufügen']),
          totals: ['sihead'],
          layout: 'table',
        },
        {
          ...must,
          children: [
            shortText('siteam', ['班组', 'Team', 'Kolonne']),
            count('sihead', ['人数', 'People', 'Personen'], 1, 500),
            shortText('siwork', ['施工内容', 'Work done', 'Ausgeführte Arbeit']),
          ],
        },
      ),
      ask(
        'slider',
        'siprog',
        ['总体进度', 'Progress in all', 'Gesamtfortschritt'],
        { unit: words(['%', '%', '%']) },
        must,
      ),
      yesNo('siacci', ['有安全事件吗？', 'Any safety incident?', 'Gab es einen Sicherheitsvorfall?']),
      longText(
        'siwhat',
        ['事件经过与处理', 'What happened, and what was done', 'Was geschah und was getan wurde'],
        must,
      ),
      pictures('sipict', ['现场照片', 'Photos', 'Fotos'], 9),
      longText('siplan', ['明日计划', 'Plan for tomorrow', 'Plan für morgen']),
      signature('sisign', ['记录人签名', 'Signature', 'Unterschrift']),
    ],
    [showWhen('sirule', 'siacci', ['siacci1'], 'siwhat')],
  ),
}

export const inspectionTemplates = [fire, store, machine, vehicle, hygiene, site]
