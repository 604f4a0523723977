import type { ReactNode } from 'react'
import { useT } from '#src/i18n/use-t.ts'

/** A form as respondents see one, drawn in the product's own paper and ink. Decoration: it is hidden from readers. */
export function SampleSheet() {
  const t = useT('auth')
  return (
    <div aria-hidden="true" className="hidden place-items-center border-hairline border-s bg-desk p-10 lg:grid">
      <div className="flex w-full max-w-80 flex-col gap-5 rounded-lg border border-hairline bg-paper p-6">
        <div className="h-1 overflow-hidden rounded-full bg-hairline">
          <div className="h-full w-3/5 bg-accent-solid" />
        </div>
        <p className="font-semibold text-lg">{t('sample.title')}</p>
        <Question title={t('sample.rate')}>
          <div className="flex gap-1 text-accent-solid">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} isFull={star <= 4} />
            ))}
          </div>
        </Question>
        <Question title={t('sample.choice')}>
          <Choice label={t('sample.choice.a')} isChosen />
          <Choice label={t('sample.choice.b')} />
        </Question>
        <Question title={t('sample.text')}>
          <div className="h-9 truncate rounded-md border border-control px-3 py-1.5 text-base text-muted">
            {t('sample.answer')}
          </div>
        </Question>
      </div>
    </div>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-base">{title}</p>
      {children}
    </div>
  )
}

function Choice({ label, isChosen = false }: { label: string; isChosen?: boolean }) {
  return (
    <div
      className={`flex items-center gap-2 rounded-md border px-3 py-1.5 text-base ${isChosen ? 'border-accent-solid bg-accent-soft' : 'border-hairline'}`}
    >
      <span
        className={`size-3.5 rounded-full ${isChosen ? 'border-4 border-accent-solid' : 'border border-control'}`}
      />
      {label}
    </div>
  )
}

function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8Z" />
    </svg>
  )
}
