import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { timeText } from './time-text.ts'
import type { Translate } from './translator.ts'
import type { Start } from './use-filling.ts'

/** Says where the answers on screen come from, with the way back to an empty form, or from it. */
export const DraftNotice = ({
  notice,
  language,
  translate,
  onStartOver,
  onUndo,
}: {
  notice: NonNullable<Start['notice']>
  language: string
  translate: Translate
  onStartOver: () => void
  onUndo: () => void
}) => {
  switch (notice.kind) {
    case 'restored':
    case 'last':
      return (
        <Callout live actions={<Button onClick={onStartOver}>{translate('fill', 'draft.startOver')}</Button>}>
          {notice.kind === 'last'
            ? translate('fill', 'draft.last')
            : translate('fill', 'draft.restored', { time: timeText(new Date(notice.savedAt), language) })}
        </Callout>
      )
    case 'formChanged':
      return (
        <Callout tone="warning" live>
          {translate('fill', 'draft.formChanged')}
        </Callout>
      )
    case 'cleared':
      return (
        <Callout live actions={<Button onClick={onUndo}>{translate('fill', 'draft.undo')}</Button>}>
          {translate('fill', 'draft.cleared')}
        </Callout>
      )
  }
}
