import { useRef } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Card } from '#ds/card'
import { CopyField } from '#ds/copy-field'
import { Icon } from '#ds/icon'
import { QrCode } from '#ds/qr-code'
import { toast } from '#ds/toast'
import { type FormRow, formStatus } from '#shared/contract/form'
import { publicAddress } from '#src/console-kit/form/public-address.ts'
import { useT } from '#src/i18n/use-t.ts'
import { savePicture } from './save-picture.ts'

/** The form's address as text, as a link and as a picture to print. */
export function ShareCard({ form }: { form: FormRow }) {
  const t = useT('publish')
  const picture = useRef<HTMLDivElement>(null)
  const address = publicAddress(form.formKey)
  const isOpen = form.status === formStatus.collecting

  const download = async () => {
    const svg = picture.current?.querySelector('svg')
    if (svg) await savePicture(svg, `${form.name}.png`).catch(() => toast.error(t('share.downloadFailed')))
  }

  return (
    <Card title={t('share.title')}>
      <div className="flex flex-wrap items-start gap-6">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
          <CopyField
            value={address}
            label={t('share.address')}
            copyLabel={t('share.copy')}
            copiedLabel={t('share.copied')}
          />
          <p className="text-muted text-sm">{isOpen ? t('share.text') : t('share.closed')}</p>
          <div>
            <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="external" />
              {t('share.open')}
            </a>
          </div>
        </div>
        <div className="flex flex-col items-center gap-2">
          <div ref={picture} className="rounded-md border border-hairline">
            <QrCode value={address} size={160} label={t('share.qr', { name: form.name })} />
          </div>
          <Button variant="ghost" size="small" iconStart={<Icon name="download" />} onClick={() => void download()}>
            {t('share.download')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
