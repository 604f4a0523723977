import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { timeText } from '../language/time-text.ts'
import type { Translate } from '../language/translator.ts'
import type { Draft } from './draft.ts'
import type { DrawnNotice } from './start.ts'

export interface DraftNoticeProps {
  readonly notice: DrawnNotice
  readonly language: string
  readonly translate: Translate
  readonly onStartOver: () => void
  readonly onUndo: () => void
  /** Goes on with another one. */
  readonly onOther: (draft: Draft) => void
}

/** Says where the answers on screen come from, which of them could not come along, and the way to others. */
export const DraftNotice = ({ notice, language, translate, onStartOver, onUndo, onOther }: DraftNoticeProps) => {
  const { said, dropped } = notice
  const lost = dropped.length > 0 && (
    <>
      <p>{translate('fill-later', 'draft.dropped')}</p>
      <ul className="mt-1 list-disc ps-5">
        {dropped.map(({ questionId, title, text }) => (
          <li key={questionId} className="break-words">
            {title}: {text}
          </li>
        ))}
      </ul>
    </>
  )
  const time = (at: number) => timeText(new Date(at), language)
  switch (said.kind) {
    case 'restored':
    case 'carried':
    case 'last': {
      const other = said.kind === 'restored' ? said.other : undefined
      return (
        <Callout
          live
          tone={lost ? 'warning' : 'info'}
          actions={
            <>
              <Button onClick={onStartOver}>{translate('fill', 'draft.startOver')}</Button>
              {other && (
                <Button onClick={() => onOther(other)}>
                  {translate('fill-later', 'draft.other', { time: time(other.savedAt) })}
                </Button>
              )}
            </>
          }
        >
          <p>
            {said.kind === 'last'
              ? translate('fill-later', 'draft.last')
              : translate('fill-later', 'draft.restored', { time: time(said.savedAt) })}
          </p>
          {lost}
        </Callout>
      )
    }
    case 'formChanged':
      return (
        <Callout tone="warning" live>
          {lost || translate('fill-later', 'draft.formChanged')}
        </Callout>
      )
    case 'cleared':
      return (
        <Callout live actions={<Button onClick={onUndo}>{translate('fill-later', 'draft.undo')}</Button>}>
          {translate('fill-later', 'draft.cleared')}
        </Callout>
      )
  }
}
