import type { ReactNode } from 'react'

export type EmptyIllustration = 'paper' | 'inbox' | 'search' | 'chart' | 'lock' | 'broken' | 'offline'

/** Line drawings in ink with one stroke of accent, all on the same 120 x 88 sheet. */
export function Illustration({ name }: { name: EmptyIllustration }) {
  return (
    <svg
      width="120"
      height="88"
      viewBox="0 0 120 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="text-ink"
    >
      <path className="stroke-hairline" d="M14 80h92" />
      {drawings[name]}
    </svg>
  )
}

const sheet = <path className="fill-paper" d="M38 12h32l14 14v54H38V12Zm32 0v14h14" />

const drawings: Record<EmptyIllustration, ReactNode> = {
  paper: (
    <>
      <path className="fill-paper" d="m30 20 30-6 12 62-30 5Z" transform="rotate(-4 50 48)" />
      {sheet}
      <path d="M46 36h18M46 46h30M46 56h24" className="stroke-control" />
      <path className="stroke-accent-solid" d="M61 22v-9m-4.5 4.5h9" transform="translate(33 -2)" strokeWidth="2" />
    </>
  ),
  inbox: (
    <>
      <path className="fill-paper" d="M28 50 38 24h44l10 26v30H28V50Z" />
      <path d="M28 50h20c0 7 5 11 12 11s12-4 12-11h20" />
      <path className="stroke-accent-solid" strokeWidth="2" d="M60 8v20m-6-6 6 6 6-6" />
    </>
  ),
  search: (
    <>
      {sheet}
      <path d="M46 36h14M46 46h8" className="stroke-control" />
      <circle className="fill-paper stroke-accent-solid" strokeWidth="2" cx="70" cy="54" r="13" />
      <path className="stroke-accent-solid" strokeWidth="2" d="m80 64 10 10" />
    </>
  ),
  chart: (
    <>
      <path className="fill-paper" d="M26 14h68v52H26Z" />
      <path d="M52 66 46 80m22-14 6 14" />
      <path className="stroke-control" d="M38 56V44m12 12V36m12 20V40" />
      <path className="stroke-accent-solid" strokeWidth="2" d="M74 56V26" />
    </>
  ),
  lock: (
    <>
      {sheet}
      <path className="fill-paper stroke-accent-solid" strokeWidth="2" d="M48 48h24v18H48Zm5 0v-6a7 7 0 0 1 14 0v6" />
    </>
  ),
  broken: (
    <>
      <path className="fill-paper" d="M38 12h32l14 14v14l-9 7-8-7-9 8-9-8-11 7V12Zm32 0v14h14" />
      <path className="fill-paper" d="m38 56 11-7 9 8 9-8 8 7 9-7v31H38V56Z" transform="rotate(4 60 68)" />
      <path className="stroke-accent-solid" strokeWidth="2" d="M94 40l8-3M93 48l8 3" />
    </>
  ),
  offline: (
    <>
      <path className="fill-paper" d="M34 64a16 16 0 0 1 2-32 24 24 0 0 1 45-4 18 18 0 0 1 5 36Z" />
      <path className="stroke-accent-solid" strokeWidth="2" d="m52 42 16 14m0-14L52 56" />
    </>
  ),
}
