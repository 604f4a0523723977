import { QrCode } from '#ds/qr-code'
import { definePrint, type PrintProps, useT } from '#sdk/designer'
import type confirmationCode from './definition.ts'
import { spaced } from './parts/code.ts'

/** What somebody shows at the door: the code, and the same to be scanned. */
export default definePrint<typeof confirmationCode>(ConfirmationCodePrint)

function ConfirmationCodePrint({ answer, options, text }: PrintProps<typeof confirmationCode>) {
  const t = useT()
  if (!answer) return text
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{text}</p>
      {options.qr && <QrCode value={answer.code} label={t('qr', { code: spaced(answer.code) })} />}
    </div>
  )
}
