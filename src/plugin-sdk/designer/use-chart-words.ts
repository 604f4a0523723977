import { useMemo } from 'react'
import { useQuestionHost } from '../ui/question-host.tsx'

/**
 * The words every chart needs (tools of the frame, heads of tables), from the console's `chart` texts, so that no plugin
 * translates them again. Pass them on as the `labels` of `#ds/bar-chart` and its like.
 */
export const useChartWords = () => {
  const { translate } = useQuestionHost()
  return useMemo(() => chartWords((key, params) => translate('chart', key, params)), [translate])
}

type Translate = (key: string, params?: Record<string, string | number>) => string

const chartWords = (t: Translate) => ({
  showTable: t('showTable'),
  hideTable: t('hideTable'),
  none: t('none'),
  csv: t('csv'),
  png: t('png'),
  pngFailed: t('pngFailed'),
  keys: t('keys'),
  item: t('item'),
  count: t('count'),
  share: t('share'),
  value: t('value'),
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
