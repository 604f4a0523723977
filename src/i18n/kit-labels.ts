import { useMemo } from 'react'
import type { KitLabels } from '#ds/labels'
import { actionsLabels } from './kit-labels/actions.ts'
import { answersLabels } from './kit-labels/answers.ts'
import { chartsLabels } from './kit-labels/charts.ts'
import { choicesLabels } from './kit-labels/choices.ts'
import { dataLabels } from './kit-labels/data.ts'
import { datesLabels } from './kit-labels/dates.ts'
import { feedbackLabels } from './kit-labels/feedback.ts'
import { filesLabels } from './kit-labels/files.ts'
import { flowLabels } from './kit-labels/flow.ts'
import { inputsLabels } from './kit-labels/inputs.ts'
import { navigationLabels } from './kit-labels/navigation.ts'
import { useFormat } from './use-format.ts'
import { type Translate, useT } from './use-t.ts'

/** What the components themselves say, in the language on screen: for the provider at the console's root. */
export const useKitLabels = (): KitLabels => {
  const t = useT('kit')
  const { number } = useFormat()
  return useMemo(() => kitLabels(t, number), [t, number])
}

/**
 * The words of every component. One that is missing is a type error here, and a missing text is found by
 * `tools/check-locales.mjs`.
 *
 * @param t texts of the namespace `kit`
 * @param number writes a number as the language does
 */
export const kitLabels = (t: Translate, number: (value: number) => string): KitLabels => {
  const say = { t, raw: (key: string) => t(key, holes), number }
  return {
    ...actionsLabels(say),
    ...chartsLabels(say),
    ...datesLabels(say),
    ...inputsLabels(say),
    ...filesLabels(say),
    ...choicesLabels(say),
    ...answersLabels(say),
    ...flowLabels(say),
    ...dataLabels(say),
    ...navigationLabels(say),
    ...feedbackLabels(say),
  }
}

/** Placeholders that components fill themselves, each as itself. */
const holes: Record<string, string> = Object.fromEntries(
  [
    'before',
    'count',
    'day',
    'field',
    'from',
    'group',
    'label',
    'list',
    'max',
    'min',
    'n',
    'name',
    'nth',
    'number',
    'operator',
    'parts',
    'pattern',
    'position',
    'step',
    'text',
    'times',
    'to',
    'types',
    'value',
    'weekday',
  ].map((name) => [name, `{${name}}`]),
)
