import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxDepth, maxIdLength, maxNodes, type Node, waysOf } from './parts/tree.ts'

const nodeSchema: z.ZodType<Node> = z.object({
  id: questionIdSchema,
  label: textSchema,
  get children() {
    return z.array(nodeSchema).min(1).max(maxNodes).exactOptional()
  },
})

const nodes = [
  {
    id: 'zj',
    label: { 'zh-cn': '浙江', en: 'Zhejiang' },
    children: [
      {
        id: 'hz',
        label: { 'zh-cn': '杭州', en: 'Hangzhou' },
        children: [
          { id: 'xihu', label: { 'zh-cn': '西湖区', en: 'Xihu' } },
          { id: 'yuhang', label: { 'zh-cn': '余杭区', en: 'Yuhang' } },
        ],
      },
      { id: 'nb', label: { 'zh-cn': '宁波', en: 'Ningbo' } },
    ],
  },
  { id: 'sh', label: { 'zh-cn': '上海', en: 'Shanghai' } },
]

/** One of many options, found level by level. */
export default defineQuestionType({
  id: 'cascader',
  group: 'choice',
  icon: 'cascade',
  options: z.object({
    nodes: z
      .array(nodeSchema)
      .min(1)
      .max(maxNodes)
      .refine((tree) => {
        const ways = waysOf(tree)
        const ids = new Set(ways.map((way) => way.at(-1)?.node.id))
        return ids.size === ways.length && ways.length <= maxNodes && ways.every(({ length }) => length <= maxDepth)
      }, 'Too many options, too many levels, or two with one id'),
    /** A level in between may be the answer, too. */
    anyLevel: z.boolean(),
    placeholder: textSchema,
  }),
  /** Ids from the first level down. */
  answer: z.array(z.string().min(1).max(maxIdLength)).max(maxDepth),
  defaults: {
    nodes: [
      { id: 'choice1', label: {}, children: [{ id: 'choice3', label: {} }] },
      { id: 'choice2', label: {} },
    ],
    anyLevel: false,
    placeholder: {},
  },
  create: (newId) => ({
    nodes: [
      { id: newId(), label: {}, children: [{ id: newId(), label: {} }] },
      { id: newId(), label: {} },
    ],
    anyLevel: false,
    placeholder: {},
  }),
  operators: ['like', 'notLike'],
  filter: () => 'choice',
  examples: [
    {
      options: { nodes, anyLevel: false, placeholder: {} },
      answer: ['zj', 'hz', 'yuhang'],
      valid: true,
      text: '浙江 / 杭州 / 余杭区',
      cells: ['浙江', '杭州', '余杭区'],
      facts: [{ value: 'zj' }, { value: 'hz' }, { value: 'yuhang' }],
      operand: ['zj', 'hz', 'yuhang'],
      at: { ':level1': 'zj', ':level2': 'hz', ':level3': 'yuhang' },
    },
    { options: { nodes, anyLevel: false, placeholder: {} }, answer: ['sh'], valid: true },
    { options: { nodes, anyLevel: true, placeholder: {} }, answer: ['zj', 'hz'], valid: true },
    { options: { nodes, anyLevel: false, placeholder: {} }, answer: ['zj', 'hz'], valid: false },
    { options: { nodes, anyLevel: false, placeholder: {} }, answer: ['hz', 'yuhang'], valid: false },
    { options: { nodes, anyLevel: true, placeholder: {} }, answer: ['zj', 'nb', 'xihu'], valid: false },
    { options: { nodes, anyLevel: false, placeholder: {} }, answer: [], valid: false, empty: true },
  ],
})
