import { useEffect, useState } from 'react'
import { FormField } from '#ds/form-field'
import { ImageUpload, type UploadedImage } from '#ds/image-upload'
import { useT } from '#src/i18n/use-t.ts'
import { storePicture } from './theme-api.ts'

/** One picture of a theme: uploaded as soon as it is chosen, and in effect as soon as it is stored. */
export const PictureField = ({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  /** Its address; null is none. */
  value: string | null
  onChange: (address: string | null) => void
}) => {
  const t = useT('theme')
  const [sending, setSending] = useState<(UploadedImage & { file: File }) | null>(null)
  const preview = sending?.src
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  const send = async (file: File) => {
    const image = { id: 'sending', name: file.name, src: URL.createObjectURL(file), file }
    setSending({ ...image, progress: 0 })
    try {
      onChange(await storePicture(file))
      setSending(null)
    } catch {
      // Whatever it was: the picture is not there, and another attempt may help.
      setSending({ ...image, error: t('picture.failed') })
    }
  }
  const stored = value === null ? [] : [{ id: value, name: label, src: value }]
  return (
    <FormField label={label} hint={hint} group>
      {(control) => (
        <ImageUpload
          {...control}
          images={sending ? [sending] : stored}
          onPick={([file]) => file && void send(file)}
          onRemove={() => (sending ? setSending(null) : onChange(null))}
          onRetry={() => sending && void send(sending.file)}
        />
      )}
    </FormField>
  )
}
