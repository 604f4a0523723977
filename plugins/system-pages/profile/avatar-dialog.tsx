import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Dialog } from '#ds/dialog'
import { Icon } from '#ds/icon'
import { ImageCropper } from '#ds/image-cropper'
import { toast } from '#ds/toast'
import { refusalOf, useFailureText, useMenuChanged, useT, useUpload } from '#sdk/page'
import { avatarSize, getProfile, uploadAvatar } from '#shared/contract/profile'
import { problemOf } from './picture-problem.ts'

/** Chooses a picture, cuts it square, and stores it. */
export function AvatarDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT()
  const failureText = useFailureText()
  const userChanged = useMenuChanged()
  const upload = useUpload(uploadAvatar, { changes: [getProfile] })
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [src, setSrc] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  useEffect(() => () => URL.revokeObjectURL(src), [src])

  const pick = (file: File | undefined) => {
    if (!file) return
    const found = problemOf(file)
    setProblem(found)
    upload.reset()
    if (found === null) setSrc(URL.createObjectURL(file))
  }
  const save = async (picture: Blob) => {
    const file = new File([picture], 'avatar.png', { type: picture.type })
    if ((await upload.send({ file, fields: {} })) === undefined) return
    // The picture in the top bar is the signed-in user's.
    await userChanged()
    toast.success(t('avatar.done'))
    onClose()
  }
  const failure = upload.error ? refusalOf(upload.error)?.text || failureText(upload.error) : undefined
  const error = problem === null ? failure : t(`avatar.problem.${problem}`)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('avatar.title')}
      description={t('avatar.text')}
      size="small"
    >
      <div className="flex flex-col items-center gap-4" aria-busy={upload.isBusy}>
        {error !== undefined && (
          <Callout tone="danger" live className="self-stretch">
            {error}
          </Callout>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('avatar.pick')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            pick(event.currentTarget.files?.[0])
            // The same file again is a choice too.
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant={src === '' ? 'primary' : 'secondary'}
          iconStart={<Icon name="upload" />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t(src === '' ? 'avatar.pick' : 'avatar.another')}
        </Button>
        <p id={hintId} className="text-muted text-sm">
          {t('avatar.hint')}
        </p>
        {src !== '' && (
          <ImageCropper
            src={src}
            alt={t('avatar.of', { name })}
            output={{ width: avatarSize, height: avatarSize }}
            round
            previews={[80, 40]}
            onCrop={(picture) => void save(picture)}
            labels={{ apply: t('avatar.save') }}
          />
        )}
      </div>
    </Dialog>
  )
}
