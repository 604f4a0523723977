// `--fields title,place,isPinned,sort,status,remark`: the fields of a page's records, with what each comes to in the
// contract, the database and the form.

const schemaOf = {
  text: 'z.string().trim().max(200)',
  long: 'remarkSchema',
  order: 'sortSchema',
  status: 'statusSchema',
  flag: 'z.boolean()',
}
const columnOf = {
  text: "text not null default ''",
  long: "text not null default ''",
  order: 'int not null default 0',
  status: "text not null default 'active' check (status in ('active', 'disabled'))",
  flag: 'boolean not null default false',
}
const typeOf = {
  text: 'Generated<string>',
  long: 'Generated<string>',
  order: 'Generated<number>',
  status: "Generated<'active' | 'disabled'>",
  flag: 'Generated<boolean>',
}
const blankOf = { text: "''", long: "''", order: '10', status: "'active'", flag: 'false' }
const exampleOf = { text: "'Example'", long: "''", order: '1', status: "'active'", flag: 'false' }
const fieldOf = { text: 'TextField', long: 'LongTextField', order: 'OrderField', status: 'StatusField' }
const tableColumnOf = { text: 'text', long: 'text', order: 'number', status: 'status', flag: 'flag' }
const own = [
  'id',
  'version',
  'createTime',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'beginTime',
  'endTime',
  'current',
  'size',
]
/** What PostgreSQL would take for something else. */
const reserved =
  'all and any array as asc both case cast check collate column constraint create default desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit not null offset on only or order placing primary references returning select some symmetric table then to trailing true union unique user using variadic when where window with'.split(
    ' ',
  )

export const snake = (camel) => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const isReserved = (name) => reserved.includes(name)

/**
 * @param list names with a comma between; a kind may follow a colon: text, long, order, status or flag
 * @returns `fields`, each with its kind, or the problem as a sentence
 */
export function readFields(list) {
  const fields = list.split(',').map((each) => {
    const [name = '', kind] = each.trim().split(':')
    return { name, kind: kind ?? usualKind(name) }
  })
  const names = fields.map(({ name }) => name)
  const odd = fields.find(({ name, kind }) => !/^[a-z][a-zA-Z]*$/.test(name) || !Object.hasOwn(schemaOf, kind))
  if (odd)
    return {
      problem: `“${odd.name}:${odd.kind}” is no field: --fields title,place,isPinned:flag,sort:order,status,remark:long`,
    }
  if (fields[0].kind !== 'text') return { problem: 'The first field is the name of a record, a text.' }
  if (new Set(names).size < names.length) return { problem: 'No two fields have the same name.' }
  const taken = names.find((name) => own.includes(name) || isReserved(snake(name)))
  if (taken) return { problem: `No field can be called ${taken}.` }
  const misnamed = fields.find(({ name, kind }) => (kind === 'status') !== (name === 'status'))
  if (misnamed) return { problem: 'A field of the kind status is called status, and no other is.' }
  return { fields }
}

const usualKind = (name) => {
  if (name === 'status') return 'status'
  if (name === 'sort') return 'order'
  if (name === 'remark') return 'long'
  return /^(is|has)[A-Z]/.test(name) ? 'flag' : 'text'
}

/** What the templates of a page with records leave open of its fields. */
export function fieldsFill(fields, { table, camel, Pascal, inCore }) {
  const [{ name }] = fields
  const kinds = new Set(fields.map(({ kind }) => kind))
  const has = (kind) => kinds.has(kind)
  const order = fields.find(({ kind }) => kind === 'order')?.name
  const filterEntries = [
    [name, 'searchFilter'],
    ...(has('status') ? [['status', 'statusFilter']] : []),
    ['createTime', 'daysFilter'],
  ]
  const lines = (list, indent) => list.map((line) => ' '.repeat(indent) + line).join('\n')
  const columnNamed = (field) => (snake(field) === field ? field : `${snake(field)} as ${field}`)
  const controls = ({ name: field, kind }) => {
    if (kind === 'status') return '<StatusField form={form} />'
    if (kind === 'flag')
      return `<Checkbox checked={form.values.${field}} onChange={(${field}) => form.change({ ${field} })} label={t('field.${field}')} />`
    const more = field === name ? ' maxLength={100} required' : kind === 'text' ? ' maxLength={200}' : ''
    return `<${fieldOf[kind]} form={form} name="${field}"${more} />`
  }
  const sheetCell = ({ name: field, kind }) => {
    if (kind === 'status') return `(row, say) => say(\`sheet.\${row.${field}}\`)`
    if (kind === 'flag') return `(row, say) => say(row.${field} ? 'sheet.yes' : 'sheet.no')`
    return `(row) => row.${field}`
  }
  const heading = (field) => (inCore.includes(`sheet.${field}`) ? `sheet.${field}` : `${camel}.column.${field}`)
  return {
    __name__: name,
    __nameColumn__: snake(name),
    __names__: fields.map((field) => field.name).join(', '),
    __quotedNames__: fields.map((field) => `'${field.name}'`).join(', '),
    __schemaImports__: [
      ...(has('long') ? ['remarkSchema'] : []),
      ...(has('order') ? ['sortSchema'] : []),
      ...(has('status') ? ['statusSchema'] : []),
    ]
      .map((schema) => `${schema}, `)
      .join(''),
    __fieldSchemas__: lines(
      fields.map(({ name: field, kind }) =>
        field === name ? `${field}: z.string().trim().min(1).max(100),` : `${field}: ${schemaOf[kind]},`,
      ),
      2,
    ),
    __filterSchemas__: [`${name}: textFilter`, ...(has('status') ? ['status: statusSchema.optional()'] : [])].join(
      ', ',
    ),
    __filterKeys__: [name, ...(has('status') ? ['status'] : [])].join(', '),
    __filters__: filterEntries.map(([key, filter]) => `${key}: ${filter}`).join(', '),
    __filterNames__: [...new Set(filterEntries.map(([, filter]) => filter))].toSorted().join(', '),
    __conditions__: lines(
      [
        `.$if(!!${name}, (query) => query.where(containsText('${table}.${snake(name)}', ${name} ?? '')))`,
        ...(has('status')
          ? [`.$if(status !== undefined, (query) => query.where('${table}.status', '=', status ?? 'active'))`]
          : []),
      ],
      4,
    ),
    __order__: order ? `.orderBy('${snake(order)}').orderBy('id')` : ".orderBy('id', 'desc')",
    __selected__: fields.map((field) => `'${columnNamed(field.name)}'`).join(', '),
    __asColumns__: fields
      .map((field) => (snake(field.name) === field.name ? field.name : `${snake(field.name)}: ${field.name}`))
      .join(', '),
    __columnTypes__: lines(
      fields.map(({ name: field, kind }) =>
        field === name ? `${snake(field)} text not null,` : `${snake(field)} ${columnOf[kind]},`,
      ),
      2,
    ),
    __tableTypes__: lines(
      fields.map(({ name: field, kind }) => `${snake(field)}: ${field === name ? 'string' : typeOf[kind]}`),
      6,
    ),
    __columns__: lines(
      fields.map(({ name: field, kind }) => `column.${field === name ? 'name' : tableColumnOf[kind]}('${field}'),`),
      4,
    ),
    __checkboxImport__: has('flag') ? "import { Checkbox } from '#ds/checkbox'\n" : '',
    __fieldNames__: [...kinds]
      .flatMap((kind) => (kind === 'order' ? ['OrderField', 'orderOf'] : (fieldOf[kind] ?? [])))
      .toSorted()
      .join(', '),
    __values__: order
      ? `Omit<${Pascal}Fields, '${order}'> & { readonly ${order}: number | undefined }`
      : `${Pascal}Fields`,
    __blank__: fields.map((field) => `${field.name}: ${blankOf[field.kind]}`).join(', '),
    __body__: order ? `({ ...values, ${order}: orderOf(values.${order}) })` : 'values',
    __controls__: lines(fields.map(controls), 10),
    __sheetColumns__: lines(
      fields.map((field) => `['${heading(field.name)}', ${sheetCell(field)}],`),
      2,
    ),
    __example__: fields.map((field) => `${field.name}: ${exampleOf[field.kind]}`).join(', '),
    __exampleColumns__: `${snake(name)}: 'Example'`,
  }
}
