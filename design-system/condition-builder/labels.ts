import type { ConditionWords } from './condition-tree.ts'

/** What ConditionBuilder says. */
export interface ConditionBuilderLabels {
  /** Names with `{number}`: of a condition and of a group, by place. */
  rule: string
  group: string
  /** Name of the choice between all and any, and its two texts. */
  join: string
  all: string
  any: string
  field: string
  operator: string
  value: string
  from: string
  to: string
  choose: string
  search: string
  nothingFound: string
  removeValue: string
  addRule: string
  addGroup: string
  remove: string
  moveUp: string
  moveDown: string
  /** Announced after a move: "{name} moved, now {number} of {count}". */
  moved: string
  removed: string
  words: ConditionWords
}
