// Parts of answers by name: which there are, what rules may ask of them, how they read.
import type { Json, Operator, Question } from './definition.ts'
import type {
  Address,
  AddressContext,
  FilterKind,
  FormatContext,
  Labelled,
  Operand,
  ResolveType,
  TypeAddresses,
} from './question-type.ts'

/** What rules may ask of a part: answered or not, and whatever goes with its kind. */
export const operatorsAt = ({ kind, operators }: Pick<Address, 'kind' | 'operators'>): readonly Operator[] => [
  'isNull',
  'notNull',
  ...(operators ?? byKind[kind]),
]

const byKind: Readonly<Record<FilterKind, readonly Operator[]>> = {
  text: ['eq', 'ne', 'like', 'notLike'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  date: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  choice: ['eq', 'ne'],
}

/**
 * The parts of a question's answers. [] for types without any and for options its type does not understand.
 * @param valuesOf what can be chosen in a child question; default: nothing is known of it
 */
export const addressesOf = (
  question: Question,
  resolve: ResolveType,
  context: FormatContext,
  valuesOf: (child: Question) => readonly Labelled[] = () => [],
): readonly Address[] => {
  const own = ofType(question, resolve)
  if (!own) return []
  try {
    return own.list(question.options, withKinds(context, resolve, valuesOf))
  } catch {
    return []
  }
}

const withKinds = (
  context: FormatContext,
  resolve: ResolveType,
  valuesOf: (child: Question) => readonly Labelled[],
): AddressContext => ({
  ...context,
  children: context.children.map((child) => ({
    ...child,
    kind: kindOf(child.question, resolve),
    values: valuesOf(child.question),
  })),
})

const kindOf = ({ type, options }: Question, resolve: ResolveType): FilterKind | null => {
  try {
    return resolve(type)?.kindOf?.(options) ?? null
  } catch {
    return null
  }
}

/** A context that knows no words: enough to learn which addresses there are. */
export const wordless = (question: Question): FormatContext => ({
  language: '',
  text: () => '',
  t: (key) => key,
  fileUrl: () => '',
  children: (question.children ?? []).map((child) => ({ question: child, format: () => '' })),
})

/** A part of an answer as people read it; '' when nothing is there. */
export const addressText = (
  { question, answer, address }: { question: Question; answer: Json; address: string },
  resolve: ResolveType,
  context: FormatContext,
): string => {
  const own = ofType(question, resolve)
  if (!own) return ''
  try {
    if (own.text) return own.text(answer, address, question.options, context)
    const values = addressesOf(question, resolve, context).find(({ id }) => id === address)?.values
    return operandText(own.at(answer, address, [], question.options), values)
  } catch {
    return ''
  }
}

export const operandText = (operand: Operand, values: readonly Labelled[] = []): string => {
  if (operand === null) return ''
  const labelOf = (id: string) => values.find((value) => value.id === id)?.label ?? id
  return typeof operand === 'object' ? operand.map(labelOf).join(', ') : labelOf(String(operand))
}

// Erased in the registry, joined by folder name.
const ofType = ({ type }: Question, resolve: ResolveType): TypeAddresses<Json, Json> | undefined =>
  resolve(type)?.addresses as unknown as TypeAddresses<Json, Json> | undefined
