import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const chartsLabels = ({
  t,
}: Say): Pick<
  KitLabels,
  | 'chart'
  | 'bar-chart'
  | 'gauge-chart'
  | 'heat-table'
  | 'line-chart'
  | 'pie-chart'
  | 'region-map'
  | 'stacked-bar-chart'
  | 'trend-line'
  | 'word-list'
> => {
  const chart = {
    showTable: t('chart.showTable'),
    hideTable: t('chart.hideTable'),
    none: t('chart.none'),
    csv: t('chart.csv'),
    png: t('chart.png'),
    pngFailed: t('chart.pngFailed'),
    keys: t('chart.keys'),
  }

  return {
    chart,
    'bar-chart': { ...chart, item: t('bar-chart.item'), count: t('bar-chart.count'), share: t('bar-chart.share') },
    'gauge-chart': {
      ...chart,
      item: t('gauge-chart.item'),
      value: t('gauge-chart.value'),
      score: t('gauge-chart.score'),
    },
    'heat-table': { ...chart, item: t('heat-table.item') },
    'line-chart': { ...chart, item: t('line-chart.item') },
    'pie-chart': {
      ...chart,
      item: t('pie-chart.item'),
      count: t('pie-chart.count'),
      share: t('pie-chart.share'),
      rest: t('pie-chart.rest'),
    },
    'region-map': { ...chart, item: t('region-map.item'), count: t('region-map.count') },
    'stacked-bar-chart': {
      ...chart,
      item: t('stacked-bar-chart.item'),
      total: t('stacked-bar-chart.total'),
      rest: t('stacked-bar-chart.rest'),
    },
    'trend-line': {
      ...chart,
      item: t('trend-line.item'),
      value: t('trend-line.value'),
      // A small line beside a number has no tools of its own.
      csv: undefined,
      png: undefined,
    },
    'word-list': { ...chart, item: t('word-list.item'), count: t('word-list.count') },
  }
}
