import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxDepth, maxIdLength, maxNodes, maxSeparatorLength, type Node, waysOf } from './parts/tree.ts'
import { maxChosen } from './parts/ways.ts'

const nodeSchema: z.ZodType<Node> = z.object({
  id: questionIdSchema,
  label: textSchema,
  get children() {
    return z.array(nodeSchema).min(1).max(maxNodes).exactOptional()
  },
})

const count = z.int().min(1).max(maxChosen)
const waySchema = z.array(z.string().min(1).max(maxIdLength)).max(maxDepth)

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

/** One or several of many options, found level by level. */
export default defineQuestionType({
  id: 'cascader',
  group: 'choice',
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
    /** Several answers. */
    multiple: z.boolean().exactOptional(),
    /** Of several: the fewest and the most. */
    min: count.exactOptional(),
    max: count.exactOptional(),
    /** Between the levels of a way that is shown, its spaces included; without it a slash. */
    separator: z.string().min(1).max(maxSeparatorLength).exactOptional(),
    /** Of a way only its last level is shown, wherever it is read. */
    lastOnly: z.boolean().exactOptional(),
    placeholder: textSchema,
  }),
  /** Ids from the first level down; of several answers a list of such lists, none twice. */
  answer: z.union([
    waySchema,
    z
      .array(waySchema.min(1))
      .max(maxChosen)
      .refine((ways) => new Set(ways.map((way) => JSON.stringify(way))).size === ways.length),
  ]),
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
      survives: true,
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
    {
      options: { nodes, anyLevel: false, placeholder: {}, multiple: true, max: 2 },
      answer: [
        ['zj', 'hz', 'yuhang'],
        ['zj', 'nb'],
      ],
      valid: true,
      text: '浙江 / 杭州 / 余杭区、浙江 / 宁波',
      survives: true,
      cells: ['浙江 / 杭州 / 余杭区\n浙江 / 宁波'],
      facts: [{ value: 'zj' }, { value: 'hz' }, { value: 'yuhang' }, { value: 'nb' }],
      operand: ['zj', 'hz', 'yuhang', 'nb'],
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, separator: '-' },
      answer: ['zj', 'hz', 'yuhang'],
      valid: true,
      text: '浙江-杭州-余杭区',
      survives: true,
      cells: ['浙江', '杭州', '余杭区'],
      at: { ':level1': 'zj', ':level2': 'hz', ':level3': 'yuhang' },
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, lastOnly: true },
      answer: ['zj', 'hz', 'yuhang'],
      valid: true,
      text: '余杭区',
      survives: true,
      cells: ['浙江', '杭州', '余杭区'],
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, multiple: true, separator: ' > ' },
      answer: [
        ['zj', 'hz', 'yuhang'],
        ['zj', 'nb'],
      ],
      valid: true,
      text: '浙江 > 杭州 > 余杭区、浙江 > 宁波',
      survives: true,
      cells: ['浙江 > 杭州 > 余杭区\n浙江 > 宁波'],
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, multiple: true, max: 2 },
      answer: [['zj', 'hz', 'yuhang'], ['zj', 'nb'], ['sh']],
      valid: false,
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, multiple: true, min: 2 },
      answer: [['sh']],
      valid: false,
    },
    {
      options: { nodes, anyLevel: false, placeholder: {}, multiple: true },
      answer: [['sh'], ['zj', 'hz']],
      valid: false,
    },
    { options: { nodes, anyLevel: false, placeholder: {} }, answer: [['sh']], valid: false },
  ],
})
