import type { FilterField, FilterOperator } from './filter.ts'

/** Fields and operators for stories and tests. */
export const sampleFields: readonly FilterField[] = [
  { id: 'title', label: '标题', kind: 'text' },
  {
    id: 'status',
    label: '状态',
    kind: 'choice',
    options: [
      { id: 'live', label: '收集中' },
      { id: 'draft', label: '草稿' },
      { id: 'closed', label: '已结束' },
    ],
  },
  { id: 'answers', label: '答卷数', kind: 'number' },
  { id: 'updated', label: '更新日期', kind: 'date' },
]

export const sampleOperators: readonly FilterOperator[] = [
  { id: 'has', label: '包含', kinds: ['text'], arity: 'one' },
  { id: 'is', label: '是', kinds: ['choice'], arity: 'one' },
  { id: 'any', label: '是任一', kinds: ['choice'], arity: 'many' },
  { id: 'least', label: '至少', kinds: ['number'], arity: 'one' },
  { id: 'between', label: '介于', kinds: ['number', 'date'], arity: 'two' },
  { id: 'empty', label: '为空', kinds: ['text', 'choice', 'number', 'date'], arity: 'none' },
]
