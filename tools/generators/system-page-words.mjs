// What a generated page says, in the languages of the console. Where the generator knows no word, the English one stands
// there, and `npm run check` asks for a translation.

/** Words of fields that pages usually have: zh-cn, en, de. */
const known = {
  name: ['名称', 'Name', 'Bezeichnung'],
  title: ['标题', 'Title', 'Titel'],
  code: ['编码', 'Code', 'Kürzel'],
  content: ['内容', 'Content', 'Inhalt'],
  description: ['说明', 'Description', 'Beschreibung'],
  place: ['地点', 'Place', 'Ort'],
  sort: ['排序', 'Order', 'Reihenfolge'],
  status: ['状态', 'Status', 'Zustand'],
  remark: ['备注', 'Remark', 'Bemerkung'],
  createTime: ['创建时间', 'Created', 'Angelegt'],
}
const languages = ['zh-cn', 'en', 'de']

/** `configName` → `Config name`, `isReturned` → `Returned`. */
const wordsOf = (field) => {
  const words = field.replace(/^(?:is|has)(?=[A-Z])/, '').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}
const fieldWord = (field, at) => known[field]?.[at] ?? wordsOf(field)

/** Texts of a page without records, by language. */
export function blankWords({ titles, param, menuTitle, hasMenu }) {
  const placeholder = param ? ` {{${param}}}` : ''
  return byLanguage(titles, (title, at) => ({
    admin: {
      'empty.text': [
        `这里将显示“${title}”的内容。${placeholder}`,
        `This is where “${title}” will be shown.${placeholder}`,
        `Hier erscheint „${title}“.${placeholder}`,
      ][at],
      'empty.title': ['还没有内容', 'Nothing here yet', 'Noch nichts vorhanden'][at],
      title,
    },
    ...(hasMenu && { shell: { [menuTitle]: title } }),
  }))
}

/** Texts of a page with records, by language. */
export function recordWords({ titles, fields, camel, module, path, menuTitle, inCore }) {
  const names = fields.map(({ name }) => name)
  const colon = ['：', ': ', ': ']
  return byLanguage(titles, (title, at) => {
    const may = (permission, verb) => [
      `permission.${module.replaceAll(':', '.')}.${permission}`,
      title + colon[at] + verb[at],
    ]
    const act = (name, verb) => [
      `audit.action.${camel}.${name}`,
      [verb[0] + title, title + colon[at] + verb[1], title + colon[at] + verb[2]][at],
    ]
    const call = (method, end, does) => [`api.${method} ${path}${end}`, title + colon[at] + does[at]]
    return {
      admin: {
        create: [`新增${title}`, 'New', 'Neu'][at],
        'delete.loss': ['删除后无法恢复。', 'This cannot be undone.', 'Das lässt sich nicht rückgängig machen.'][at],
        'empty.text': ['点击右上角的按钮新增第一条。', 'Create the first one.', 'Legen Sie den ersten Eintrag an.'][at],
        'empty.title': ['还没有内容', 'Nothing here yet', 'Noch nichts vorhanden'][at],
        ...Object.fromEntries(
          [...names, 'createTime'].toSorted().map((field) => [`field.${field}`, fieldWord(field, at)]),
        ),
        'filter.search': ['搜索', 'Search', 'Suchen'][at],
        list: title,
        title,
        ...Object.fromEntries(
          names
            .toSorted()
            .map((field) => [`wrong.${field}`, ['请检查这一项', 'Check this field', 'Bitte dieses Feld prüfen'][at]]),
        ),
      },
      shell: Object.fromEntries([
        [menuTitle, title],
        may('list', ['查看列表', 'list', 'auflisten']),
        may('query', ['查看详情', 'view', 'ansehen']),
        may('add', ['新增', 'add', 'anlegen']),
        may('edit', ['修改', 'edit', 'bearbeiten']),
        may('remove', ['删除', 'delete', 'löschen']),
        may('export', ['导出', 'export', 'exportieren']),
      ]),
      server: {
        ...Object.fromEntries([
          call('GET', '/page', ['列表的一页', 'a page of the list', 'eine Seite der Liste']),
          call('GET', '/{id}', ['查看一条', 'one record', 'ein Eintrag']),
          call('POST', '', ['新增一条', 'create a record', 'einen Eintrag anlegen']),
          call('PUT', '', ['修改一条', 'change a record', 'einen Eintrag ändern']),
          call('DELETE', '/{ids}', [
            '删除，全部或都不删除',
            'delete records, all or none',
            'Einträge löschen, alle oder keinen',
          ]),
          call('GET', '/export', ['导出列表为 .xlsx', 'the list as .xlsx', 'die Liste als .xlsx']),
          act('create', ['新增', 'created', 'angelegt']),
          act('update', ['修改', 'changed', 'geändert']),
          act('delete', ['删除', 'deleted', 'gelöscht']),
          act('export', ['导出', 'exported', 'exportiert']),
        ]),
        [`audit.area.${camel}`]: title,
        ...Object.fromEntries(
          names
            .filter((field) => !inCore.includes(`audit.field.${field}`))
            .map((field) => [`audit.field.${camel}.${field}`, fieldWord(field, at)]),
        ),
        ...Object.fromEntries(
          names
            .filter((field) => !inCore.includes(`sheet.${field}`))
            .map((field) => [`${camel}.column.${field}`, fieldWord(field, at)]),
        ),
        [`${camel}.sheet`]: title,
      },
    }
  })
}

const byLanguage = (titles, textsIn) =>
  Object.fromEntries(languages.map((language, at) => [language, textsIn(titles[language], at)]))
