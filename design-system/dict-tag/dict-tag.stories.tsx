import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { DictTag, type DictTagOption, dictTones } from './index.tsx'

export default { title: 'Design system / Data / Dictionary tag' } satisfies StoryDefault

export const Tones = () => (
  <div className="max-w-xl">
    <Specimen title="One value: default is plain text">
      <div className="flex flex-wrap items-center gap-4 rounded-lg bg-paper p-3">
        {dictTones.map((tone) => (
          <DictTag key={tone} options={[{ value: tone, label: tone, tone }]} value={tone} />
        ))}
      </div>
    </Specimen>
    <Specimen title="Several values; one without an entry">
      <div className="rounded-lg bg-paper p-3">
        <DictTag options={states} value="0,1,unknown" />
      </div>
    </Specimen>
    <Specimen title="Loading: nothing is claimed">
      <div className="rounded-lg bg-paper p-3">
        <DictTag options={undefined} value="0" />
      </div>
    </Specimen>
    <div dir="rtl" lang="ar">
      <Specimen title="Long text, right to left">
        <div className="w-40 rounded-lg bg-paper p-3">
          <DictTag options={[{ value: '0', label: 'Donaudampfschifffahrtsgesellschaft', tone: 'info' }]} value="0" />
        </div>
      </Specimen>
    </div>
  </div>
)

export const LongText = () => (
  <div lang="de" className="w-40 rounded-lg bg-paper p-3">
    <DictTag options={[{ value: '0', label: 'Donaudampfschifffahrtsgesellschaft', tone: 'info' }]} value="0" />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="w-fit rounded-lg bg-paper p-3">
    <DictTag
      options={[
        { value: '0', label: 'مفعّل', tone: 'success' },
        { value: '1', label: 'موقوف', tone: 'danger' },
      ]}
      value="0,1,unknown"
    />
  </div>
)

const states: readonly DictTagOption[] = [
  { value: '0', label: '正常', tone: 'success' },
  { value: '1', label: '停用', tone: 'danger' },
]
