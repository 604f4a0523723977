import { Button } from '#ds/button'
import type { Translate } from '../language/translator.ts'
import { Drawing } from '../sheet/drawing.tsx'
import { Notice, Sheet } from '../sheet/sheet.tsx'

/** A form that takes no answers: its author closed it, or there is none under this address. */
export const ClosedScreen = ({
  state,
  formTitle,
  kept,
  translate,
  onDownload,
}: {
  state: 'stopped' | 'notFound'
  formTitle: string
  /** Answers of this respondent lie on the device. */
  kept: boolean
  translate: Translate
  /** Null when there is nothing on screen to take along. */
  onDownload: (() => void) | null
}) => (
  <Sheet>
    <Notice
      mark={state === 'stopped' ? <ClosedDrawing /> : <MissingDrawing />}
      title={translate('fill-later', state === 'stopped' ? 'page.stopped.title' : 'page.notFound.title')}
      actions={onDownload && <Button onClick={onDownload}>{translate('fill', 'delivery.download')}</Button>}
    >
      {formTitle !== '' && <p className="font-semibold">{formTitle}</p>}
      <p>{translate('fill-later', state === 'stopped' ? 'page.stopped.text' : 'page.notFound.text')}</p>
      {kept && <p>{translate('fill-later', 'page.kept')}</p>}
    </Notice>
  </Sheet>
)

const ClosedDrawing = () => (
  <Drawing>
    <path d="M18 20h16M18 27h10" className="stroke-ink" />
    <path d="M8 36h36" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

const MissingDrawing = () => (
  <Drawing>
    <path
      d="M22 22a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1.2-1.5 2.3v1m0 5v.1"
      className="stroke-accent-solid"
      strokeWidth="2.5"
    />
  </Drawing>
)
