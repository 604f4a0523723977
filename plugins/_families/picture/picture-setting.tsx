import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { Icon } from '#ds/icon'
import { useT, useUploadPicture } from '#sdk/designer'

/** A picture of the author's: chosen from their files, kept by the product, shown small. Texts: `picture.…` of the type. */
export const PictureSetting = ({
  label,
  value,
  onChange,
}: {
  /** What the picture is of, for assistive technology. */
  label: string
  /** Its address. */
  value: string | undefined
  onChange: (next: string | undefined) => void
}) => {
  const t = useT()
  const upload = useUploadPicture()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  const send = async (file: File | undefined) => {
    if (!file || !upload) return
    setState('busy')
    try {
      onChange(await upload(file))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons around a picture; a fieldset would promise fields
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      {value !== undefined && (
        <img src={value} alt="" className="max-h-32 max-w-full self-start rounded-md border border-hairline" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          iconStart={<Icon name="image" />}
          busy={state === 'busy'}
          disabled={!upload}
          onClick={() => input.current?.click()}
        >
          {t(value === undefined ? 'picture.choose' : 'picture.replace')}
        </Button>
        {value !== undefined && (
          <Button size="small" variant="ghost" onClick={() => onChange(undefined)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={(event) => {
          void send(event.target.files?.[0])
          // The same file can be chosen again after it failed.
          event.target.value = ''
        }}
      />
      <FieldErrors id={undefined} errors={state === 'failed' ? [t('picture.failed')] : []} />
    </div>
  )
}
