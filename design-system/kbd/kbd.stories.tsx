import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Kbd } from './index.tsx'

export default { title: 'Design system / Actions / Kbd' } satisfies StoryDefault

export const Systems = () => (
  <>
    <Specimen title="Windows and Linux">
      <Row mac={false} />
    </Specimen>
    <Specimen title="Mac">
      <Row mac />
    </Specimen>
    <Specimen title="German">
      <Kbd keys="mod+shift+z" mac={false} names={{ mod: 'Strg', shift: 'Umschalt' }} />
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Row mac={false} />
      </div>
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Row mac={false} />
  </div>
)

const Row = ({ mac }: { mac: boolean }) => (
  <div className="flex flex-wrap gap-4">
    {['mod+k', 'mod+shift+p', 'alt+up', 'escape', 'mod+enter', '?'].map((keys) => (
      <Kbd key={keys} keys={keys} mac={mac} />
    ))}
  </div>
)
