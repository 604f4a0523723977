import { clsx } from 'clsx'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import { isOwnPicture } from '#shared/rich-text'
import type image from './definition.ts'

export default defineRenderer<typeof image>(ImageRenderer, { label: 'none' })

function ImageRenderer({ options, readOnly }: RendererProps<typeof image>) {
  const text = useText()
  const caption = text(options.caption)
  const { src } = options
  // Judged once more on the way out: a draft in the designer has not been through the schema.
  if (src === undefined || !isOwnPicture(src)) {
    // On the canvas its place shows; respondents see nothing of a picture that was never chosen.
    return readOnly ? <div className="min-h-24 rounded-md border border-control border-dashed bg-subtle" /> : null
  }
  return (
    <figure className={clsx('m-0 flex flex-col gap-1.5', alignClass[options.align])}>
      <img
        src={src}
        alt={text(options.alt)}
        loading="lazy"
        className={clsx('block h-auto max-w-full rounded-md', widthClass[options.width])}
      />
      {caption !== '' && <figcaption className="wrap-anywhere text-base text-muted">{caption}</figcaption>}
    </figure>
  )
}

const alignClass = {
  start: 'items-start text-start',
  center: 'items-center text-center',
  end: 'items-end text-end',
} as const
const widthClass = { 25: 'w-full @xl:w-1/4', 50: 'w-full @xl:w-1/2', 75: 'w-full @xl:w-3/4', 100: '' } as const
