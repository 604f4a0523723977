import { clsx } from 'clsx'
import { buttonClass } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { useFillOthers } from '../../_families/fill-in/use-fill-others.tsx'
import type button from './definition.ts'
import { addressOf } from './parts/target.ts'

export default defineRenderer<typeof button>(ButtonRenderer, { label: 'none' })

type Props = RendererProps<typeof button>

function ButtonRenderer(props: Props) {
  return props.options.action === 'set' ? <FillingButton {...props} /> : <LinkButton {...props} />
}

/** A link that looks like a button: it can be opened elsewhere, copied and read out like any other. */
const LinkButton = ({ options, readOnly, controlId }: Props) => {
  const t = useT()
  const address = addressOf(options)
  const isPage = options.action === 'link'
  // On the canvas its place shows; respondents see nothing of a button that leads nowhere yet.
  if (address === undefined && !readOnly) return null
  return (
    <div className={clsx('flex', alignClass[options.align])}>
      <a
        id={controlId}
        href={address}
        // What was filled in stays where it is.
        {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
        className={classOf(options)}
      >
        <Label options={options} />
        {isPage && <span className="sr-only">{t('newTab')}</span>}
      </a>
    </div>
  )
}

const FillingButton = ({ options, readOnly, controlId }: Props) => {
  const { sets = [] } = options
  const { fillOthers, note } = useFillOthers(sets.map(({ fills }) => fills))
  if (!readOnly && (sets.length === 0 || !fillOthers)) return null
  return (
    <div className="flex flex-col gap-2">
      <div className={clsx('flex', alignClass[options.align])}>
        <button
          id={controlId}
          type="button"
          disabled={readOnly}
          onClick={() => void fillOthers?.(Object.fromEntries(sets.map(({ fills, text }) => [fills, text])))}
          className={classOf(options)}
        >
          <Label options={options} />
        </button>
      </div>
      {note}
    </div>
  )
}

const Label = ({ options }: Pick<Props, 'options'>) => {
  const t = useT()
  const text = useText()
  return <span className="wrap-anywhere min-w-0 text-center">{text(options.label) || t('untitled')}</span>
}

const classOf = ({ look, align }: Props['options']): string =>
  clsx(
    buttonClass({ variant: look }),
    'h-auto! min-h-11 max-w-full whitespace-normal! py-2 no-underline',
    align === 'wide' && 'w-full',
  )

const alignClass = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  wide: '',
} as const
