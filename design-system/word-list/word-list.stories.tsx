import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { WordList } from './index.tsx'

export default { title: 'Design system / Data / Word list' } satisfies StoryDefault

const words = [
  '服务',
  '味道',
  '环境',
  '排队',
  '价格',
  '停车',
  '热情',
  'WLAN',
  '干净',
  '儿童座椅',
  '上菜慢',
  '位置',
].map((word, at) => ({
  id: word,
  word,
  count: Math.round(320 / (at + 1)),
}))

export const Words = () => (
  <Specimen title="Text answers by word">
    <WordList title="“服务”被提到最多" count="n = 842" words={words} />
  </Specimen>
)

export const LongWord = () => (
  <Specimen title="320 px and a word without end">
    <div className="w-80">
      <WordList
        title="一个很长的词"
        words={[...words, { id: 'x', word: 'Betriebswerkbauunterbeamtengesellschaft', count: 400 }]}
      />
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <WordList
      title="كثر ذكر «الخدمة»"
      words={['الخدمة', 'الطعم', 'المكان', 'السعر', 'الموقف'].map((word, at) => ({
        id: word,
        word,
        count: Math.round(320 / (at + 1)),
      }))}
    />
  </div>
)
