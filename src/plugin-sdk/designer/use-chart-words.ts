import { useMemo } from 'react'
import { useQuestionHost } from '../ui/question-host.tsx'

/**
 * Words that charts of several question types need (mean, distribution, what was left out), from the console's `chart`
 * texts, so that no plugin translates them again. What a chart itself says comes with it.
 */
export const useChartWords = () => {
  const { translate } = useQuestionHost()
  return useMemo(() => chartWords((key, params) => translate('chart', key, params)), [translate])
}

type Translate = (key: string, params?: Record<string, string | number>) => string

const chartWords = (t: Translate) => ({
  count: t('count'),
  range: t('range'),
  period: t('period'),
  mean: t('mean'),
  min: t('min'),
  max: t('max'),
  sum: t('sum'),
  distribution: t('distribution'),
  timeline: t('timeline'),
  byRow: t('byRow'),
  /** A caveat for what is beyond the hundred most frequent values; `written` is the number as people write it. */
  notShown: (count: number, written: string) => t('notShown', { count, n: written }),
})
