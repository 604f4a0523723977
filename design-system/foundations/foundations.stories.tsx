import type { StoryDefault } from '@ladle/react'
import type { CSSProperties, ReactNode } from 'react'
import { contrast } from '../tokens/contrast.ts'
import { scales } from '../tokens/tokens.ts'
import { useColor } from './use-color.ts'

export default { title: 'Design system / Foundations / Tokens' } satisfies StoryDefault

/** Every colour of the theme in use, with the contrast of the pairs it is made for. Turn the theme above. */
export const Colours = () => (
  <Page
    title="Colours"
    lead="Named by what they are for. Text needs 4.5:1, in the contrast themes 7:1; edges of controls 3:1."
  >
    <Chapter title="Desk, paper, ink">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
        {surfaces.map(([name, use]) => (
          <Swatch key={name} name={name} use={use} />
        ))}
      </ul>
    </Chapter>
    <Chapter title="Text on grounds">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {(['desk', 'paper', 'subtle'] as const).map((ground) => (
          <li key={ground} className={`rounded-lg border border-hairline p-4 ${grounds[ground]}`}>
            <p className="mb-2 font-mono text-muted text-xs">{ground}</p>
            {texts.map(([name, shape]) => (
              <PairLine key={name} text={name} ground={ground} className={shape} />
            ))}
          </li>
        ))}
      </ul>
    </Chapter>
    <Chapter title="Tones">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {tones.map(([name, solid, soft]) => (
          <li key={name} className="overflow-hidden rounded-lg border border-hairline bg-paper">
            <div className={`px-4 py-4 ${solid}`}>
              <PairLine text={`${name}-on`} ground={`${name}-solid`} />
            </div>
            <div className={`px-4 py-4 ${soft}`}>
              <PairLine text={`${name}-text`} ground={`${name}-soft`} />
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  </Page>
)

export const SpaceAndShape = () => (
  <Page
    title="Space, corners, depth"
    lead="Space goes by 4. One gutter, 24. Depth is rare: paper has a hairline, only what floats has a shadow."
  >
    <Chapter title="Space">
      <ul className="flex flex-col gap-2 rounded-lg border border-hairline bg-paper p-6">
        {Object.entries(scales.space).map(([name, px]) => (
          <li key={name} className="grid grid-cols-[4rem_4rem_1fr] items-center">
            <Code>{name}</Code>
            <span className="text-muted text-sm tabular-nums">{px} px</span>
            <span className="h-4 rounded-sm bg-accent-soft" style={{ width: `var(--ds-space-${name})` }} />
          </li>
        ))}
      </ul>
    </Chapter>
    <Chapter title="Corners">
      <ul className="flex flex-wrap gap-6">
        {Object.entries(scales.radius).map(([name, px]) => (
          <li
            key={name}
            className="grid size-28 place-content-center border border-control bg-paper text-center"
            style={{ borderRadius: `var(--ds-radius-${name})` }}
          >
            <Code>{name}</Code>
            <span className="text-muted text-sm">{px === 9999 ? 'full' : `${px} px`}</span>
          </li>
        ))}
      </ul>
    </Chapter>
    <Chapter title="Depth">
      <ul className="flex flex-wrap gap-8 py-4">
        {depths.map(([name, use, shape]) => (
          <li key={name} className={`grid h-28 w-44 place-content-center bg-paper text-center ${shape}`}>
            <Code>{name}</Code>
            <span className="text-muted text-sm">{use}</span>
          </li>
        ))}
      </ul>
    </Chapter>
    <Chapter title="Controls">
      <ul className="flex flex-wrap items-end gap-4">
        {Object.entries(scales.control).map(([name, px]) => (
          <li
            key={name}
            className="grid w-44 place-content-center rounded-md border border-control bg-paper px-3 text-sm"
            style={{ minHeight: `var(--ds-control-${name})` }}
          >
            {name}, {px} px
          </li>
        ))}
      </ul>
    </Chapter>
  </Page>
)

/** Three durations, two easings. Under reduced motion nothing moves here either. */
export const Motion = () => (
  <Page title="Motion" lead="120, 200 and 300 ms. Only transform and opacity move. Point at a line.">
    <ul className="flex flex-col gap-3">
      {Object.entries(scales.duration).flatMap(([duration, ms]) =>
        Object.keys(scales.ease).map((ease) => (
          <li
            key={duration + ease}
            className="group grid grid-cols-[10rem_1fr] items-center gap-6 rounded-lg border border-hairline bg-paper px-6 py-4"
          >
            <span>
              <Code>{duration}</Code>{' '}
              <span className="text-muted text-sm">
                {ms} ms, {ease}
              </span>
            </span>
            <span className="block">
              <span
                className="block size-6 rounded-full bg-accent-solid transition-transform group-hover:translate-x-40 rtl:group-hover:-translate-x-40"
                style={
                  {
                    transitionDuration: `var(--ds-duration-${duration})`,
                    transitionTimingFunction: `var(--ds-ease-${ease})`,
                  } satisfies CSSProperties
                }
              />
            </span>
          </li>
        )),
      )}
    </ul>
  </Page>
)

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div lang="en" className="mx-auto max-w-240">
      <h1 className="mb-2 font-semibold text-3xl">{title}</h1>
      <p className="mb-8 max-w-160 text-lg text-muted">{lead}</p>
      {children}
    </div>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-semibold text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Swatch({ name, use }: { name: (typeof surfaces)[number][0]; use: string }) {
  const color = useColor(name)
  return (
    <li className="overflow-hidden rounded-lg border border-hairline bg-paper">
      <div className="h-20 border-hairline border-b" style={{ background: `var(--ds-${name})` }} />
      <div className="px-4 py-3">
        <Code>{name}</Code>
        <p className="text-muted text-sm">{color}</p>
        <p className="text-muted text-sm">{use}</p>
      </div>
    </li>
  )
}

function PairLine({ text, ground, className }: { text: string; ground: string; className?: string }) {
  const [front, back] = [useColor(text), useColor(ground)]
  return (
    <p className={`flex items-baseline justify-between gap-3 ${className ?? ''}`}>
      <span className="font-medium">{text}</span>
      <span className="text-sm tabular-nums">{front && back ? `${contrast(front, back).toFixed(1)}:1` : ''}</span>
    </p>
  )
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-sm">{children}</code>
}

const surfaces = [
  ['desk', 'Around the sheet'],
  ['paper', 'Sheets, cards, menus'],
  ['subtle', 'Table heads, wells'],
  ['hairline', 'Edges of paper'],
  ['control', 'Edges of inputs'],
  ['muted', 'Secondary text'],
  ['ink', 'Text'],
] as const
const grounds = { desk: 'bg-desk', paper: 'bg-paper', subtle: 'bg-subtle' } as const
const texts = [
  ['ink', 'text-ink'],
  ['muted', 'text-muted'],
  ['accent-text', 'text-accent-text'],
  ['danger-text', 'text-danger-text'],
  ['success-text', 'text-success-text'],
  ['warning-text', 'text-warning-text'],
  ['info-text', 'text-info-text'],
] as const
const tones = [
  ['accent', 'bg-accent-solid text-accent-on', 'bg-accent-soft text-accent-text'],
  ['danger', 'bg-danger-solid text-danger-on', 'bg-danger-soft text-danger-text'],
  ['success', 'bg-success-solid text-success-on', 'bg-success-soft text-success-text'],
  ['warning', 'bg-warning-solid text-warning-on', 'bg-warning-soft text-warning-text'],
  ['info', 'bg-info-solid text-info-on', 'bg-info-soft text-info-text'],
] as const
const depths = [
  ['paper', 'a hairline', 'rounded-lg border border-hairline'],
  ['shadow-menu', 'menus, popovers', 'rounded-lg shadow-menu'],
  ['shadow-dialog', 'dialogs, drawers', 'rounded-xl shadow-dialog'],
  ['shadow-drag', 'a sheet in the hand', 'rotate-1 rounded-lg shadow-drag'],
] as const
