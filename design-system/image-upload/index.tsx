import { clsx } from 'clsx'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { type ControlProps, controlAria } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import { type OwnFiles, useOwnFiles } from '../_internal/use-own-files.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { checkImages, type ImageLimits, type ImageProblem, imageTypes, typeNames } from './check-images.ts'
import { ImageTile } from './image-tile.tsx'
import type { ImageUploadLabels } from './labels.ts'

export { checkImages, type ImageLimits, type ImageProblem } from './check-images.ts'
export type { ImageUploadLabels } from './labels.ts'

export interface UploadedImage {
  id: string
  name: string
  /** Address of the picture or of a small one of it. */
  src: string
  /** 0 to 100 while it is being sent. */
  progress?: number | undefined
  error?: string | undefined
  /** The file itself, where the control keeps the list. */
  file?: File | undefined
}

export interface ImageUploadProps extends ControlProps, ImageLimits {
  images: readonly UploadedImage[]
  /** Images that passed the checks; sending them is the caller's. */
  onPick: (files: File[]) => void
  onRemove: (id: string) => void
  /** The ids in their new order. Without it there is no reordering. */
  onReorder?: ((ids: string[]) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  /** Opens a picture large, for example in a Lightbox. */
  onView?: ((id: string) => void) | undefined
  /** Also told outside the control: to log, to validate. */
  onProblems?: ((problems: readonly ImageProblem[]) => void) | undefined
  labels?: Partial<ImageUploadLabels> | undefined
}

/**
 * Pictures by button, drop or paste, as thumbnails that can be put in order. Checks type, size and count before
 * anything is sent, and says what is wrong in the specification's words. Dragging is an extra.
 *
 * Do: say type, size and count before anything is chosen.
 * Don't: refuse a picture that could be scaled down instead.
 * Keys: Tab through the pictures' buttons; the arrow buttons move a picture and keep focus on it, the new place is
 * announced; Ctrl+V pastes a picture while focus is inside.
 */
export function ImageUpload(props: OwnFiles<ImageUploadProps, 'images'>) {
  const {
    types = imageTypes,
    maxSize = 5,
    maxCount = 1,
    ...p
  } = useOwnFiles<UploadedImage, ImageUploadProps>(props, 'images', { many: true, rowOf, onGone })
  const labels = useLabels('image-upload', p.labels)
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<string>()
  const [problems, setProblems] = useState<readonly ImageProblem[]>([])
  const [message, setMessage] = useState('')
  // A moved picture's button may be gone at the end of the row, a removed one's surely is: focus follows to what is left.
  const focusNext = useRef<{ id: string; button: string }>(undefined)
  const fixed = Boolean(p.disabled || p.readOnly)
  const full = p.images.length >= maxCount

  useEffect(() => {
    if (focusNext.current === undefined) return
    const { id, button } = focusNext.current
    focusNext.current = undefined
    const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-image]') ?? [])]
    places
      .find((place) => place.dataset.image === id)
      ?.querySelector<HTMLElement>(button)
      ?.focus()
  })

  const pick = (list: Iterable<File>) => {
    if (fixed) return
    const { accepted, problems: found } = checkImages([...list], p.images.length, { types, maxSize, maxCount })
    setProblems(found)
    if (found.length > 0) p.onProblems?.(found)
    if (accepted.length > 0) p.onPick(accepted)
  }
  const move = (id: string, distance: number, keepFocus: boolean) => {
    const from = p.images.findIndex((image) => image.id === id)
    const to = from + distance
    const image = p.images[from]
    if (!image || to < 0 || to >= p.images.length || distance === 0) return
    const ids = p.images.map((each) => each.id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    if (keepFocus) {
      const atEnd = to === 0 || to === p.images.length - 1
      const direction = distance < 0 === !atEnd ? 'earlier' : 'later'
      focusNext.current = { id, button: `[data-move=${direction}]` }
    }
    setMessage(fill(labels.moved, { name: image.name, position: String(to + 1), count: String(ids.length) }))
    p.onReorder?.(ids)
  }
  const remove = (image: UploadedImage) => {
    focusNext.current = { id: '', button: 'button' }
    setProblems([])
    setMessage(fill(labels.removed, { name: image.name }))
    p.onRemove(image.id)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) pick(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    pick(event.clipboardData.files)
  }
  const say = (problem: ImageProblem) => {
    if (problem.rule === 'type') return fill(labels.wrongType, { types: typeNames(types) })
    return problem.rule === 'size' ? fill(labels.tooLarge, { n: String(maxSize) }) : labels.tooMany(maxCount)
  }

  return (
    <fieldset
      ref={root}
      data-slot="image-upload"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      className={clsx('flex min-w-0 flex-col gap-2', p.className)}
      onPaste={onPaste}
    >
      <ul className="flex flex-wrap items-start gap-3">
        {p.images.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            index={index}
            count={p.images.length}
            fixed={fixed}
            sortable={!fixed && p.onReorder !== undefined && p.images.length > 1}
            dragging={dragged === image.id}
            labels={labels}
            onMove={(distance) => move(image.id, distance, true)}
            onRemove={() => remove(image)}
            onRetry={p.onRetry && (() => p.onRetry?.(image.id))}
            onView={p.onView && (() => p.onView?.(image.id))}
            onDrag={(on) => setDragged(on ? image.id : undefined)}
            onDragOver={() => {
              const from = p.images.findIndex((each) => each.id === dragged)
              if (dragged !== undefined && from >= 0) move(dragged, index - from, false)
            }}
          />
        ))}
        {!p.readOnly && (
          <li data-slot="image-upload-pick" data-image="">
            <input
              ref={input}
              type="file"
              hidden
              name={p.name}
              accept={types.join(',')}
              multiple={maxCount > 1}
              disabled={fixed || full}
              onChange={(event) => {
                pick(event.target.files ?? [])
                // Picking the same file again after removing it must fire again.
                event.target.value = ''
              }}
            />
            <Button
              id={p.id}
              {...controlAria({ describedBy: p.describedBy })}
              // Not `disabled` when full: removing a picture gives focus to this button in the same moment.
              aria-disabled={full || undefined}
              disabled={p.disabled}
              onClick={() => !full && input.current?.click()}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(!fixed && !full)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={onDrop}
              className={clsx(
                'min-h-28 w-28 flex-col py-2 whitespace-normal border-dashed text-center text-sm',
                p.invalid && 'border-danger-solid',
                over && 'border-accent-solid bg-accent-soft',
                full && 'text-muted',
              )}
              iconStart={<Icon name="plus" size={20} />}
            >
              {labels.pick}
              <span className="font-normal text-muted text-xs pointer-coarse:hidden">{labels.drop}</span>
            </Button>
          </li>
        )}
      </ul>
      {problems.length > 0 && (
        <div role="alert" data-slot="image-upload-problems" className="text-danger-text text-sm">
          <ul className="flex flex-col gap-1">
            {problems.map((problem) => (
              <li
                key={problem.rule === 'count' ? 'count' : problem.file.name + problem.rule}
                className="flex items-start gap-1.5"
              >
                <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
                <span>
                  {problem.rule !== 'count' && problems.length > 1 && (
                    <b className="font-medium">{problem.file.name} </b>
                  )}
                  {say(problem)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LiveRegion message={message} />
    </fieldset>
  )
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function rowOf(file: File, id: string): UploadedImage {
  return { id, name: file.name, src: URL.createObjectURL(file), file }
}

/** Only then: a control that is hidden for a while (an open tab of the console) still shows its pictures afterwards. */
function onGone({ file, src }: UploadedImage) {
  if (file) URL.revokeObjectURL(src)
}
