/** What a condition asks about: a question, a column, a variable. */
export interface ConditionField {
  id: string
  label: string
  /** Decides which operators fit and how the value is entered. */
  kind: 'text' | 'number' | 'date' | 'choice'
  /** Of a choice. */
  options?: readonly { id: string; label: string }[] | undefined
  /** Of a date: how exact it is. @default 'date' */
  precision?: 'date' | 'week' | 'month' | 'year' | 'datetime' | 'time' | undefined
  /** Ids of the operators that may be used with it. @default all of its kind */
  operators?: readonly string[] | undefined
}

/** Whether an operator may stand between a field and a value. */
export function fits(operator: ConditionOperator, field: ConditionField): boolean {
  return operator.kinds.includes(field.kind) && (field.operators?.includes(operator.id) ?? true)
}

export interface ConditionOperator {
  id: string
  label: string
  kinds: readonly ConditionField['kind'][]
  /** How many values it compares with: none (is empty), one, two (between), many (one of). */
  arity: 'none' | 'one' | 'two' | 'many'
}

export interface ConditionRule {
  type: 'rule'
  id: string
  field: string | undefined
  operator: string | undefined
  /** As many as the operator's arity asks for; unfinished ones are undefined. Dates are ISO text, choices ids. */
  values: readonly (string | number | undefined)[]
}

export interface ConditionGroup {
  type: 'group'
  id: string
  join: 'and' | 'or'
  items: readonly ConditionItem[]
}

export type ConditionItem = ConditionRule | ConditionGroup

/** The tree with one item replaced by what `change` makes of it; undefined removes it. */
export function changeItem(
  group: ConditionGroup,
  id: string,
  change: (item: ConditionItem) => ConditionItem | undefined,
): ConditionGroup {
  const items = group.items.flatMap((item) => {
    if (item.id === id) return change(item) ?? []
    return item.type === 'group' ? changeItem(item, id, change) : item
  })
  return { ...group, items }
}

/** The tree with an item added at the end of a group. */
export function addItem(root: ConditionGroup, groupId: string, item: ConditionItem): ConditionGroup {
  if (root.id === groupId) return { ...root, items: [...root.items, item] }
  return changeItem(root, groupId, (group) =>
    group.type === 'group' ? { ...group, items: [...group.items, item] } : group,
  )
}

/**
 * The tree with an item moved one place up or down as it is read: past a neighbour, into a neighbouring group, and out of
 * its own group at its ends. Groups do not enter other groups, so the depth never grows.
 *
 * @returns the same tree when there is nowhere to go
 */
export function moveItem(root: ConditionGroup, id: string, direction: 1 | -1): ConditionGroup {
  const path = pathTo(root, id)
  const parent = path?.at(-1)
  if (!parent) return root
  const at = parent.items.findIndex((item) => item.id === id)
  const item = parent.items[at]
  const neighbour = parent.items[at + direction]
  if (!item) return root
  const without = parent.items.filter((each) => each.id !== id)
  const put = (group: ConditionGroup, items: readonly ConditionItem[]) =>
    group.id === root.id ? { ...root, items } : changeItem(root, group.id, () => ({ ...group, items }))

  if (neighbour?.type === 'group' && item.type === 'rule') {
    const entered = { ...neighbour, items: direction === 1 ? [item, ...neighbour.items] : [...neighbour.items, item] }
    return put(
      parent,
      without.map((each) => (each.id === neighbour.id ? entered : each)),
    )
  }
  if (neighbour) {
    const items = [...without]
    items.splice(at + direction, 0, item)
    return put(parent, items)
  }
  const grandparent = path?.at(-2)
  if (!grandparent) return root
  const place = grandparent.items.findIndex((each) => each.id === parent.id) + (direction === 1 ? 1 : 0)
  const items: ConditionItem[] = grandparent.items.map((each) =>
    each.id === parent.id ? { ...parent, items: without } : each,
  )
  items.splice(place, 0, item)
  return put(grandparent, items)
}

/** The groups around an item, from the root inwards; undefined when it is not in the tree. */
export function pathTo(root: ConditionGroup, id: string): ConditionGroup[] | undefined {
  for (const item of root.items) {
    if (item.id === id) return [root]
    if (item.type !== 'group') continue
    const inner = pathTo(item, id)
    if (inner) return [root, ...inner]
  }
  return undefined
}

/** What conditions are said with. Placeholders in braces. */
export interface ConditionWords {
  /** Between conditions of a group: " and ", " or ". */
  and: string
  or: string
  /** `{field}`, `{operator}`, `{value}`; without a value for operators that take none. */
  rule: string
  ruleWithoutValue: string
  /** `{from}`, `{to}`. */
  between: string
  /** `{group}`: a group inside a group. */
  brackets: string
  /** What is still missing. */
  missing: string
  /** The whole of an empty tree. */
  always: string
}

/** A tree of conditions as one sentence. */
export function describeConditions(
  group: ConditionGroup,
  fields: readonly ConditionField[],
  operators: readonly ConditionOperator[],
  words: ConditionWords,
  language: string,
): string {
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const sayRule = (rule: ConditionRule): string => {
    const field = fields.find((each) => each.id === rule.field)
    const operator = operators.find((each) => each.id === rule.operator)
    const parts = { field: field?.label ?? words.missing, operator: operator?.label ?? words.missing }
    if (operator?.arity === 'none') return fill(words.ruleWithoutValue, parts)
    const said = rule.values.map((value) => {
      if (value === undefined || value === '') return words.missing
      return field?.options?.find((option) => option.id === value)?.label ?? String(value)
    })
    const [from = words.missing, to = words.missing] = said
    const value =
      operator?.arity === 'two' ? fill(words.between, { from, to }) : said.length > 1 ? list.format(said) : from
    return fill(words.rule, { ...parts, value })
  }
  const sayGroup = (each: ConditionGroup): string => {
    const said = each.items.filter((item) => item.type === 'rule' || item.items.length > 0)
    // Brackets only where "and" and "or" could be misread without.
    const apart = (inner: ConditionGroup) => said.length > 1 && inner.items.length > 1
    return said
      .map((item) => {
        if (item.type === 'rule') return sayRule(item)
        return apart(item) ? fill(words.brackets, { group: sayGroup(item) }) : sayGroup(item)
      })
      .join(words[each.join])
  }
  return sayGroup(group) || words.always
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
