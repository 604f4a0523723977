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
  lines,
  longText,
  must,
  oneOf,
  phone,
  type SeedTemplate,
  section,
  serialNumber,
  shortText,
  showWhen,
  wearing,
  words,
  worked,
  yesNo,
} from './words.ts'

const yuan = { unit: words(['元', 'CNY', 'CNY']) }

const shop: SeedTemplate = {
  key: 'tplShopO',
  category: 'order',
  purpose: [
    '带价格与库存的商品、收货地址、运费与合计。',
    'Take orders: goods with price and stock, delivery, shipping and total.',
    'Bestellungen annehmen: Waren mit Preis und Bestand, Lieferung, Versand und Summe.',
  ],
  theme: wearing('gold'),
  definition: form(
    ['商品订购', 'Order form', 'Bestellformular'],
    ['满 200 元免运费。', 'Free shipping from 200 CNY on.', 'Ab 200 CNY versandkostenfrei.'],
    [
      ask(
        'goods-select',
        'shgood',
        ['选择商品', 'Choose goods', 'Waren wählen'],
        {
          goods: [
            {
              id: 'shgoo1',
              label: words(['明前龙井 100 g', 'Spring green tea 100 g', 'Grüner Frühlingstee 100 g']),
              price: 12_800,
              stock: 200,
              max: 10,
            },
            {
              id: 'shgoo2',
              label: words(['茉莉花茶 150 g', 'Jasmine tea 150 g', 'Jasmintee 150 g']),
              price: 6800,
              stock: 300,
              max: 10,
            },
            {
              id: 'shgoo3',
              label: words(['白瓷茶杯', 'Porcelain cup', 'Teetasse aus Porzellan']),
              price: 4500,
              stock: 120,
              max: 6,
            },
          ],
          min: 1,
        },
        must,
      ),
      oneOf(
        'shship',
        ['配送方式', 'Delivery', 'Lieferung'],
        [
          ['快递', 'By parcel', 'Paketversand'],
          ['门店自提', 'I collect it', 'Abholung'],
        ],
      ),
      ask('province-city', 'shaddr', ['收货地址', 'Deliver to', 'Lieferadresse'], { detail: 'required' }, must),
      fullName('shname', ['收货人', 'Name', 'Name']),
      phone('shphon'),
      worked('shfare', ['运费', 'Shipping', 'Versand'], 'IF({shgood.:sum} >= 200, 0, 12)', yuan),
      worked('shtota', ['应付合计', 'To pay', 'Zu zahlen'], '{shgood.:sum} + {shfare}', yuan),
      longText('shnote', ['买家留言', 'Message to us', 'Nachricht an uns']),
      serialNumber('shnumb', ['订单号', 'Order number', 'Bestellnummer'], 'SO'),
    ],
    [showWhen('shrule', 'shship', ['shship1'], 'shaddr', 'shfare')],
    { submit: ['提交订单', 'Order', 'Jetzt bestellen'] },
  ),
}

const lunch: SeedTemplate = {
  key: 'tplLunch',
  category: 'order',
  purpose: [
    '每日套餐限量，登记取餐时间与忌口。',
    'Order lunch at work: limited dishes, time to collect, food one avoids.',
    'Mittagessen bestellen: begrenzte Gerichte, Abholzeit und Unverträglichkeiten.',
  ],
  theme: wearing('peach', { accent: '#b45309', background: '#fde7c2', art: 'sunrise' }),
  definition: form(
    ['员工订餐', 'Lunch order', 'Mittagessen bestellen'],
    ['每天 10:00 前下单。', 'Please order before ten.', 'Bitte vor zehn Uhr bestellen.'],
    [
      fullName('luname'),
      shortText('luteam', ['部门或楼层', 'Team or floor', 'Team oder Etage']),
      ask(
        'goods-select',
        'lumeal',
        ['选择餐品', 'Choose dishes', 'Gerichte wählen'],
        {
          goods: [
            {
              id: 'lumea1',
              label: words(['红烧肉套餐', 'Braised pork with rice', 'Schweinebraten mit Reis']),
              price: 2800,
              stock: 60,
              max: 3,
            },
            {
              id: 'lumea2',
              label: words(['番茄牛腩套餐', 'Beef with tomatoes', 'Rindfleisch mit Tomaten']),
              price: 3200,
              stock: 60,
              max: 3,
            },
            {
              id: 'lumea3',
              label: words(['素食套餐', 'Vegetarian dish', 'Vegetarisches Gericht']),
              price: 2200,
              stock: 40,
              max: 3,
            },
            { id: 'lumea4', label: words(['例汤', 'Soup of the day', 'Tagessuppe']), price: 600, max: 3 },
          ],
          min: 1,
          max: 8,
        },
        must,
      ),
      oneOf(
        'lutime',
        ['取餐时间', 'When will you collect it?', 'Wann holen Sie es ab?'],
        [
          ['11:30', '11:30', '11:30'],
          ['12:00', '12:00', '12:00'],
          ['12:30', '12:30', '12:30'],
        ],
      ),
      anyOf(
        'luless',
        ['口味要求', 'Taste', 'Geschmack'],
        [
          ['少油', 'Less oil', 'Wenig Fett'],
          ['少盐', 'Less salt', 'Wenig Salz'],
          ['不要香菜', 'No coriander', 'Ohne Koriander'],
          ['不辣', 'Not spicy', 'Nicht scharf'],
        ],
      ),
      ask('confirmation-code', 'lucode', ['取餐码', 'Pick-up code', 'Abholcode'], {
        length: 6,
        from: 'digits',
        validDays: 1,
      }),
    ],
    [],
    { submit: ['下单', 'Order', 'Bestellen'] },
  ),
}

const catering: SeedTemplate = {
  key: 'tplCater',
  category: 'order',
  purpose: [
    '场合、人数、各餐段用量与预算估算。',
    'Catering request: occasion, guests, meals and an estimate of the cost.',
    'Catering anfragen: Anlass, Gäste, Mahlzeiten und geschätzte Kosten.',
  ],
  theme: wearing('lavender', { accent: '#86198f', background: '#f4e1f3', art: 'bunting' }),
  definition: form(
    ['宴会餐饮需求', 'Catering request', 'Catering-Anfrage'],
    null,
    [
      oneOf(
        'caocca',
        ['场合', 'Occasion', 'Anlass'],
        [
          ['婚宴', 'Wedding', 'Hochzeit'],
          ['公司活动', 'Company event', 'Firmenfeier'],
          ['生日聚会', 'Birthday', 'Geburtstag'],
          ['会议', 'Conference', 'Tagung'],
        ],
      ),
      dayFrom('caday1', ['日期', 'Day', 'Tag'], 7),
      count('cahead', ['人数', 'Guests', 'Gäste'], 10, 1000),
      ask(
        'number',
        'caeach',
        ['人均预算', 'Budget for each guest', 'Budget pro Gast'],
        { min: 30, precision: 0, ...yuan },
        { ...must, ...half },
      ),
      worked('casum1', ['预算估算', 'Estimate', 'Geschätzte Kosten'], '{cahead} * {caeach}', yuan),
      ask('matrix-input', 'cagrid', ['需要哪些餐段？', 'Which meals do you need?', 'Welche Mahlzeiten brauchen Sie?'], {
        rows: lines(
          'carow',
          ['早餐', 'Breakfast', 'Frühstück'],
          ['茶歇', 'Break', 'Kaffeepause'],
          ['午餐', 'Lunch', 'Mittagessen'],
          ['晚餐', 'Dinner', 'Abendessen'],
        ),
        columns: [
          { id: 'cacol1', label: words(['份数', 'Portions', 'Portionen']), kind: 'number' },
          { id: 'cacol2', label: words(['时间', 'Time', 'Uhrzeit']), kind: 'text' },
        ],
      }),
      anyOf(
        'caneed',
        ['特殊饮食', 'Special diets', 'Besondere Kost'],
        [
          ['素食', 'Vegetarian', 'Vegetarisch'],
          ['清真', 'Halal', 'Halal'],
          ['无麸质', 'Gluten-free', 'Glutenfrei'],
          ['儿童餐', 'Children’s meals', 'Kindergerichte'],
        ],
      ),
      ask('map-location', 'caplac', ['场地位置', 'Where it takes place', 'Ort der Feier'], {}, must),
      fullName('caname', ['联系人', 'Contact', 'Ansprechperson']),
      phone('caphon'),
      longText('canote', ['其他要求', 'Other wishes', 'Weitere Wünsche']),
    ],
    [],
    { submit: ['获取报价', 'Ask for a quotation', 'Angebot anfordern'] },
  ),
}

const printing: SeedTemplate = {
  key: 'tplPrint',
  category: 'order',
  purpose: [
    '上传稿件、选择纸张与装订，价格自动估算。',
    'Order printing: upload a file, choose paper and binding, see the price at once.',
    'Druckauftrag: Datei hochladen, Papier und Bindung wählen, der Preis steht gleich da.',
  ],
  theme: wearing('graphite', { accent: '#9d174d', background: '#eedde4', art: 'books' }),
  definition: form(
    ['印刷订单', 'Printing order', 'Druckauftrag'],
    null,
    [
      ask(
        'upload',
        'prfile',
        ['印刷文件', 'File to print', 'Druckdatei'],
        { maxCount: 5, maxMegabytes: 20, extensions: ['pdf'] },
        must,
      ),
      count('prpage', ['每份页数', 'Pages of one copy', 'Seiten je Exemplar'], 1, 500),
      count('prcopy', ['份数', 'Copies', 'Exemplare'], 1, 5000),
      oneOf(
        'prcolo',
        ['色彩', 'Colour', 'Farbe'],
        [
          ['黑白', 'Black and white', 'Schwarzweiß'],
          ['彩色', 'Colour', 'Farbe'],
        ],
        { ...must, ...half },
      ),
      oneOf(
        'prside',
        ['单双面', 'Sides', 'Seiten'],
        [
          ['单面', 'One-sided', 'Einseitig'],
          ['双面', 'Two-sided', 'Beidseitig'],
        ],
        { ...must, ...half },
      ),
      ask(
        'radio',
        'prbind',
        ['装订方式', 'Binding', 'Bindung'],
        {
          ...choices(
            'prbind',
            ['不装订', 'None', 'Keine'],
            ['骑马钉', 'Stapled', 'Geheftet'],
            ['胶装', 'Glued', 'Klebebindung'],
          ),
          columns: 3,
        },
        must,
      ),
      worked('prcost', ['估算价格', 'Estimated price', 'Geschätzter Preis'], '{prpage} * {prcopy} * 0.15', yuan),
      worked(
        'prcosc',
        ['彩色估算价格', 'Estimated price in colour', 'Geschätzter Preis in Farbe'],
        '{prpage} * {prcopy} * 0.8',
        yuan,
      ),
      dayFrom('prday1', ['取件日期', 'Collect on', 'Abholung am'], 1),
      fullName('prname', ['联系人', 'Name', 'Name']),
      phone('prphon'),
      longText('prnote', ['印刷要求', 'Notes for the printer', 'Hinweise für den Druck']),
      serialNumber('prnumb', ['订单号', 'Order number', 'Auftragsnummer'], 'PR'),
    ],
    [showWhen('prrul1', 'prcolo', ['prcolo1'], 'prcost'), showWhen('prrul2', 'prcolo', ['prcolo2'], 'prcosc')],
    { submit: ['提交订单', 'Order', 'Bestellen'] },
  ),
}

const shirts: SeedTemplate = {
  key: 'tplShirt',
  category: 'order',
  purpose: [
    '逐人登记尺码与件数，总数自动汇总。',
    'Collect sizes for team clothing: one line for each person, added up for you.',
    'Größen für Teamkleidung sammeln: je Person eine Zeile, die Summe rechnet sich selbst.',
  ],
  theme: wearing('crayon', { accent: '#1d4ed8', background: '#d7e6ff', art: 'bunting' }),
  definition: form(
    ['团体服装统计', 'Team clothing order', 'Bestellung von Teamkleidung'],
    ['一个团队填写一份。', 'One form for each team.', 'Ein Formular je Team.'],
    [
      section('tshead', ['团队', 'The team', 'Das Team']),
      shortText('tsteam', ['团队名称', 'Name of the team', 'Name des Teams']),
      fullName('tsname', ['负责人', 'Contact', 'Ansprechperson']),
      phone('tsphon'),
      email('tsmail'),
      section('tslist', ['尺码', 'Sizes', 'Größen']),
      ask(
        'sub-form',
        'tsrows',
        ['人员名单', 'People', 'Personen'],
        {
          minRows: 1,
          maxRows: 50,
          addLabel: words(['添加一人', 'Add a person', 'Person hinzufügen']),
          totals: ['tspiec'],
          copyRows: true,
          layout: 'table',
        },
        {
          ...must,
          children: [
            fullName('tswho1'),
            ask(
              'select',
              'tssize',
              ['尺码', 'Size', 'Größe'],
              choices(
                'tssize',
                ['S', 'S', 'S'],
                ['M', 'M', 'M'],
                ['L', 'L', 'L'],
                ['XL', 'XL', 'XL'],
                ['XXL', 'XXL', 'XXL'],
              ),
              { ...must, ...half },
            ),
            count('tspiec', ['件数', 'Pieces', 'Stück'], 1, 10),
          ],
        },
      ),
      ask(
        'radio',
        'tscolo',
        ['颜色', 'Colour', 'Farbe'],
        {
          ...choices('tscolo', ['藏青', 'Navy', 'Dunkelblau'], ['白色', 'White', 'Weiß'], ['橙色', 'Orange', 'Orange']),
          columns: 3,
        },
        must,
      ),
      yesNo('tslogo', ['印制标志吗？', 'Print a logo?', 'Mit Logo bedrucken?']),
      ask('upload', 'tsfile', ['标志文件', 'Logo', 'Logo-Datei'], { extensions: ['png', 'jpg', 'jpeg', 'pdf'] }, must),
      worked('tstota', ['总件数', 'Pieces in all', 'Stück insgesamt'], '{tsrows.tspiec:sum}', { precision: 0 }),
    ],
    [showWhen('tsrule', 'tslogo', ['tslogo1'], 'tsfile')],
  ),
}

export const orderTemplates = [shop, lunch, catering, printing, shirts]
