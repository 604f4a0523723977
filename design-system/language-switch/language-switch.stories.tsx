import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { type LanguageOption, LanguageSwitch } from './index.tsx'

export default { title: 'Design system / Actions / Language switch' } satisfies StoryDefault

export const InABar = () => (
  <Specimen title="Icon only" portal="language-switch">
    <Live />
  </Specimen>
)

export const OnAPublicPage = () => (
  <Specimen title="With its name, small" portal="language-switch">
    <Live showName />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live showName />
  </div>
)

export const Sizes = () => (
  <div className="flex flex-wrap items-center gap-3">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} size={size} showName />
    ))}
  </div>
)

function Live({ showName, size = showName ? 'small' : undefined }: { showName?: boolean; size?: Size | undefined }) {
  const [value, setValue] = useState('zh-cn')
  const current = languages.find((each) => each.id === value)
  return (
    <LanguageSwitch
      languages={languages}
      value={value}
      onChange={setValue}
      label={`语言：${current?.endonym ?? ''}`}
      showName={showName}
      size={size}
    />
  )
}

const languages: LanguageOption[] = [
  { id: 'zh-cn', endonym: '简体中文', lang: 'zh-CN' },
  { id: 'zh-tw', endonym: '繁體中文', lang: 'zh-TW' },
  { id: 'en', endonym: 'English', lang: 'en' },
  { id: 'de', endonym: 'Deutsch', lang: 'de' },
  { id: 'ja', endonym: '日本語', lang: 'ja' },
  { id: 'th', endonym: 'ภาษาไทย', lang: 'th' },
  { id: 'pt', endonym: 'Português (Brasil)', lang: 'pt-BR' },
]
