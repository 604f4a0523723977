import { clsx } from 'clsx'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { isOwnPicture } from '#shared/safe-addresses'
import { webAddressOf } from '../../_families/link/web-address.ts'
import type image from './definition.ts'

export default defineRenderer<typeof image>(ImageRenderer, { label: 'none' })

function ImageRenderer({ options, readOnly }: RendererProps<typeof image>) {
  const t = useT()
  const text = useText()
  const caption = text(options.caption)
  const { src } = options
  // Judged once more on the way out: a draft in the designer has not been through the schema.
  if (src === undefined || !isOwnPicture(src)) {
    // On the canvas its place shows; respondents see nothing of a picture that was never chosen.
    return readOnly ? <div className="min-h-24 rounded-md border border-control border-dashed bg-subtle" /> : null
  }
  const address = options.link === undefined ? undefined : webAddressOf(options.link)
  const picture = (sized: string) => (
    <img
      src={src}
      alt={text(options.alt)}
      loading="lazy"
      className={clsx('block h-auto max-w-full rounded-md', sized)}
    />
  )
  return (
    <figure className={clsx('m-0 flex flex-col gap-1.5', alignClass[options.align])}>
      {address === undefined ? (
        picture(widthClass[options.width])
      ) : (
        <a
          href={address}
          // What was filled in stays where it is.
          target="_blank"
          rel="noopener noreferrer"
          className={clsx(
            'block max-w-full rounded-md outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent-solid',
            widthClass[options.width],
          )}
        >
          {picture(options.width === 100 ? '' : 'w-full')}
          <span className="sr-only">{t('newTab')}</span>
        </a>
      )}
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
