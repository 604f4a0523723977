import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import { withFamilies } from '#shared/file-types'
import { pictureExtensions } from './picture-rules.ts'

/** The ways to a picture: the gallery, and on phones the camera, which a browser opens for `capture`. */
export const PickButtons = ({
  id,
  describedBy,
  cameraOnly,
  multiple,
  disabled,
  full,
  invalid,
  onPick,
}: {
  id: string
  describedBy: string | undefined
  cameraOnly: boolean
  multiple: boolean
  disabled: boolean
  /** There is no room for another one. The buttons stay where the focus may be, and do nothing. */
  full: boolean
  invalid: boolean
  onPick: (files: readonly File[]) => void
}): ReactNode => {
  const t = useT()
  const aria = { 'aria-describedby': describedBy, 'data-invalid': invalid || undefined }
  const edge = invalid ? 'border-danger-solid' : undefined
  return (
    <>
      {!cameraOnly && (
        <Pick
          {...aria}
          id={id}
          label={t('pick')}
          className={edge}
          accept={accepted}
          multiple={multiple}
          disabled={disabled}
          full={full}
          onPick={onPick}
        />
      )}
      <Pick
        {...(cameraOnly && { ...aria, id })}
        label={t('takePhoto')}
        // Beside the gallery it is for those who hold their camera in the hand.
        className={cameraOnly ? edge : 'pointer-fine:hidden'}
        accept="image/*"
        capture="environment"
        disabled={disabled}
        full={full}
        onPick={onPick}
      />
    </>
  )
}

const accepted = ['image/png', 'image/jpeg', ...withFamilies(pictureExtensions).map((each) => `.${each}`)].join(',')

const Pick = ({
  label,
  accept,
  capture,
  multiple,
  disabled,
  full,
  className,
  onPick,
  ...button
}: {
  id?: string
  label: string
  accept: string
  capture?: 'environment'
  multiple?: boolean
  disabled: boolean
  full: boolean
  className?: string | undefined
  onPick: (files: readonly File[]) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          // Picking the same file again after removing it must fire again.
          event.target.value = ''
        }}
      />
      <Button
        {...button}
        className={clsx(className, full && 'bg-subtle text-muted')}
        disabled={disabled}
        aria-disabled={full || undefined}
        onClick={() => !full && input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
