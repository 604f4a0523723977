import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const answersLabels = ({
  t,
  number,
}: Say): Pick<
  KitLabels,
  'click-word-captcha' | 'formula-input' | 'goods-select' | 'map-picker' | 'slide-captcha' | 'table-select'
> => {
  return {
    'click-word-captcha': {
      instructions: (words) =>
        t('click-word-captcha.instructions', { words: words.join(t('click-word-captcha.separator')) }),
      keys: t('click-word-captcha.keys'),
      picture: t('click-word-captcha.picture'),
      placed: (position, total) => t('click-word-captcha.placed', { position: number(position), total: number(total) }),
      takenBack: (left) => t('click-word-captcha.takenBack', { left: number(left) }),
      undo: t('click-word-captcha.undo'),
      refresh: t('click-word-captcha.refresh'),
      loading: t('click-word-captcha.loading'),
      checking: t('click-word-captcha.checking'),
      passed: (seconds) =>
        seconds === undefined
          ? t('click-word-captcha.passed')
          : t('click-word-captcha.passedIn', { seconds: number(seconds) }),
      failed: t('click-word-captcha.failed'),
      expired: t('click-word-captcha.expired'),
      blank: t('click-word-captcha.blank'),
    },
    'slide-captcha': {
      instructions: t('slide-captcha.instructions'),
      picture: t('slide-captcha.picture'),
      handle: t('slide-captcha.handle'),
      position: (x) => t('slide-captcha.position', { x: number(x) }),
      stepBack: t('slide-captcha.stepBack'),
      stepOn: t('slide-captcha.stepOn'),
      check: t('slide-captcha.check'),
      refresh: t('slide-captcha.refresh'),
      loading: t('slide-captcha.loading'),
      checking: t('slide-captcha.checking'),
      passed: (seconds) =>
        seconds === undefined ? t('slide-captcha.passed') : t('slide-captcha.passedIn', { seconds: number(seconds) }),
      failed: t('slide-captcha.failed'),
      expired: t('slide-captcha.expired'),
      blank: t('slide-captcha.blank'),
    },
    'formula-input': {
      insert: t('formula-input.insert'),
      field: (name) => t('formula-input.field', { name }),
      unknownField: (id) => t('formula-input.unknownField', { id }),
      readsAs: (sentence) => t('formula-input.readsAs', { sentence }),
      suggestions: t('formula-input.suggestions'),
    },
    'goods-select': {
      quantity: (name) => t('goods-select.quantity', { name }),
      increase: (name) => t('goods-select.increase', { name }),
      decrease: (name) => t('goods-select.decrease', { name }),
      left: (count) => t('goods-select.left', { number: number(count) }),
      soldOut: t('goods-select.soldOut'),
      total: (pieces, sum) => t('goods-select.total', { number: number(pieces), sum }),
      tooFew: (min) => t('goods-select.tooFew', { number: number(min) }),
      tooMany: (max) => t('goods-select.tooMany', { number: number(max) }),
    },
    'map-picker': {
      search: t('map-picker.search'),
      searching: t('map-picker.searching'),
      noResults: t('map-picker.noResults'),
      results: t('map-picker.results'),
      latitude: t('map-picker.latitude'),
      longitude: t('map-picker.longitude'),
      chosen: (place) => t('map-picker.chosen', { place }),
      nothingChosen: t('map-picker.nothingChosen'),
      locate: t('map-picker.locate'),
      clear: t('map-picker.clear'),
      map: t('map-picker.map'),
      zoomIn: t('map-picker.zoomIn'),
      zoomOut: t('map-picker.zoomOut'),
      panUp: t('map-picker.panUp'),
      panDown: t('map-picker.panDown'),
      panWest: t('map-picker.panWest'),
      panEast: t('map-picker.panEast'),
      mapFailed: t('map-picker.mapFailed'),
    },
    'table-select': {
      chosen: (count, max) =>
        max === undefined
          ? t('table-select.chosen', { number: number(count) })
          : t('table-select.chosenOfMax', { number: number(count), max: number(max) }),
      tooFew: (min) => t('table-select.tooFew', { number: number(min) }),
      tooMany: (max) => t('table-select.tooMany', { number: number(max) }),
      empty: t('table-select.empty'),
    },
  }
}
