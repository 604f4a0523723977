import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type ThemeChoice, ThemeSwitch } from './index.tsx'

export default { title: 'Design system / Actions / Theme switch' } satisfies StoryDefault

export const Choices = () => (
  <>
    <Specimen title="Five" portal="theme-switch">
      <Live choices={['system', 'light', 'dark', 'light-contrast', 'dark-contrast']} />
    </Specimen>
    <Specimen title="Three">
      <Live choices={['system', 'light', 'dark']} />
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <ThemeSwitch choices={['system', 'light', 'dark']} value="light" onChange={() => {}} />
  </div>
)

function Live({ choices }: { choices: readonly ThemeChoice[] }) {
  const [value, setValue] = useState<ThemeChoice>('system')
  return <ThemeSwitch choices={choices} value={value} onChange={setValue} />
}
