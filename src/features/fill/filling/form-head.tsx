import { clsx } from 'clsx'
import { type ReactNode, useContext } from 'react'
import { ProgressBar } from '#ds/progress'
import type { FormDefinition } from '#shared/form/definition'
import { LookContext } from '../sheet/look-context.ts'
import type { Filling, FillingOptions } from './use-filling.ts'
import type { Pages } from './use-pages.ts'

/** What a form is called, says of itself, and how far somebody is in it. */
export const FormHead = ({
  id,
  options: { form, translate },
  filling: { host, pages },
  languageSwitcher,
  children,
}: {
  /** Of the form's name. */
  id: string
  options: Pick<FillingOptions, 'form' | 'translate'>
  filling: Pick<Filling, 'host'> & { readonly pages: Pick<Pages, 'position' | 'total' | 'heading'> }
  languageSwitcher: ReactNode
  /** Below it: where the answers on screen come from. */
  children: ReactNode
}) => {
  const look = useContext(LookContext)
  const { definition, paging } = form
  const single = paging === 'questions'
  const { position, total } = pages
  const where =
    total > 1 && translate('fill', single ? 'page.question' : 'page.position', { number: position + 1, total })
  // After the first question it only says where one is.
  const small = single && position > 0
  const description = host.pickText(definition.description)
  return (
    <>
      {where && (
        <ProgressBar
          className="fixed! inset-x-0 top-0 z-sticky rounded-none! print:hidden"
          value={position + 1}
          max={total}
          label={translate('fill', 'page.progress')}
          valueText={where}
        />
      )}
      <header className="mb-8 flex flex-col gap-3">
        <div className="flex flex-wrap-reverse items-end justify-end gap-x-6 gap-y-3">
          <h1
            id={id}
            className={clsx(
              'min-w-0 grow basis-80 break-words',
              small ? 'text-base text-muted' : 'font-semibold text-2xl sm:text-3xl',
              // It still names the page for those who hear it.
              look?.showTitle === false && 'sr-only',
            )}
          >
            {host.pickText(definition.title)}
          </h1>
          {languageSwitcher}
        </div>
        {position === 0 && description !== '' && look?.showDescription !== false && (
          <p className="max-w-prose whitespace-pre-line break-words text-lg">{description}</p>
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-base text-muted">
          {where && (
            <h2
              ref={pages.heading}
              tabIndex={-1}
              className={clsx(
                'tabular-nums leading-(--ds-leading-body) outline-none',
                // It still takes the focus when a page is turned.
                form.rules?.hidesPosition && 'sr-only',
              )}
            >
              {where}
            </h2>
          )}
          {asksForAnything(definition) && !small && <p>{translate('fill', 'page.requiredLegend', { mark: '*' })}</p>}
        </div>
        {children}
      </header>
    </>
  )
}

const asksForAnything = ({ questions }: FormDefinition): boolean => questions.some((question) => question.required)
