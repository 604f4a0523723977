import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const inputsLabels = ({
  t,
  raw,
  number,
}: Say): Pick<
  KitLabels,
  | 'search-input'
  | 'form-field'
  | 'error-summary'
  | 'color-picker'
  | 'icon-picker'
  | 'number-input'
  | 'password-input'
  | 'phone-input'
  | 'range-slider'
  | 'rich-text-editor'
  | 'signature-pad'
  | 'slider'
  | 'word-counter'
  | 'code-editor'
> => {
  return {
    'form-field': { required: t('form-field.required') },
    'error-summary': { title: (count) => t('error-summary.title', { count, number: number(count) }) },
    'search-input': { clear: t('search-input.clear') },
    'color-picker': {
      choose: t('color-picker.choose'),
      shade: t('color-picker.shade'),
      hue: t('color-picker.hue'),
      code: t('color-picker.code'),
      unreadable: t('color-picker.unreadable'),
      swatches: t('color-picker.swatches'),
      none: t('color-picker.none'),
      clear: t('color-picker.clear'),
      contrast: t('color-picker.contrast'),
      contrastGood: t('color-picker.contrastGood'),
      contrastLarge: t('color-picker.contrastLarge'),
      contrastPoor: t('color-picker.contrastPoor'),
      hues: {
        black: t('color-picker.hues.black'),
        white: t('color-picker.hues.white'),
        gray: t('color-picker.hues.gray'),
        red: t('color-picker.hues.red'),
        orange: t('color-picker.hues.orange'),
        brown: t('color-picker.hues.brown'),
        yellow: t('color-picker.hues.yellow'),
        green: t('color-picker.hues.green'),
        cyan: t('color-picker.hues.cyan'),
        blue: t('color-picker.hues.blue'),
        purple: t('color-picker.hues.purple'),
        pink: t('color-picker.hues.pink'),
      },
      name: (tone, hue) =>
        tone === 'plain' ? hue : tone === 'light' ? t('color-picker.light', { hue }) : t('color-picker.dark', { hue }),
    },
    'icon-picker': {
      choose: t('icon-picker.choose'),
      search: t('icon-picker.search'),
      none: t('icon-picker.none'),
      clear: t('icon-picker.clear'),
      empty: t('icon-picker.empty'),
      found: (count) => t('icon-picker.found', { count, number: number(count) }),
    },
    'number-input': { unread: t('number-input.unread') },
    'password-input': { show: t('password-input.show'), capsLock: t('password-input.capsLock') },
    'phone-input': { country: t('phone-input.country'), number: t('phone-input.number') },
    'range-slider': {
      from: t('range-slider.from'),
      to: t('range-slider.to'),
      fromField: t('range-slider.fromField'),
      toField: t('range-slider.toField'),
      notAnswered: t('range-slider.notAnswered'),
    },
    'rich-text-editor': {
      editor: t('rich-text-editor.editor'),
      loading: t('rich-text-editor.loading'),
      toolbar: t('rich-text-editor.toolbar'),
      size: t('rich-text-editor.size'),
      usualSize: t('rich-text-editor.usualSize'),
      picture: t('rich-text-editor.picture'),
      pictureFailed: t('rich-text-editor.pictureFailed'),
      alt: t('rich-text-editor.alt'),
      bold: t('rich-text-editor.bold'),
      italic: t('rich-text-editor.italic'),
      underline: t('rich-text-editor.underline'),
      strike: t('rich-text-editor.strike'),
      heading: t('rich-text-editor.heading'),
      bulletList: t('rich-text-editor.bulletList'),
      orderedList: t('rich-text-editor.orderedList'),
      blockquote: t('rich-text-editor.blockquote'),
      link: t('rich-text-editor.link'),
      href: t('rich-text-editor.href'),
      setLink: t('rich-text-editor.setLink'),
      removeLink: t('rich-text-editor.removeLink'),
      undo: t('rich-text-editor.undo'),
      redo: t('rich-text-editor.redo'),
    },
    'signature-pad': {
      ways: t('signature-pad.ways'),
      draw: t('signature-pad.draw'),
      type: t('signature-pad.type'),
      upload: t('signature-pad.upload'),
      emptyDrawing: t('signature-pad.emptyDrawing'),
      drawing: (count) => t('signature-pad.drawing', { count, number: number(count) }),
      undo: t('signature-pad.undo'),
      clear: t('signature-pad.clear'),
      undone: (count) => t('signature-pad.undone', { count, number: number(count) }),
      cleared: t('signature-pad.cleared'),
      name: t('signature-pad.name'),
      consent: t('signature-pad.consent'),
      pick: t('signature-pad.pick'),
      uploadHint: raw('signature-pad.uploadHint'),
      wrongType: raw('signature-pad.wrongType'),
      tooLarge: raw('signature-pad.tooLarge'),
    },
    slider: { notAnswered: t('slider.notAnswered'), field: t('slider.field'), clear: t('slider.clear') },
    'word-counter': {
      count: (count, max) =>
        max === undefined
          ? t('word-counter.count', { count, number: number(count) })
          : t('word-counter.countOfMax', { count, number: number(count), max: number(max) }),
      left: (count) => t('word-counter.left', { count, number: number(count) }),
      exceeded: (count) => t('word-counter.exceeded', { count, number: number(count) }),
    },
    'code-editor': {
      leave: t('code-editor.leave'),
      invalidJson: (line, column) => t('code-editor.invalidJson', { line: number(line), column: number(column) }),
      suggestions: t('code-editor.suggestions'),
    },
  }
}
