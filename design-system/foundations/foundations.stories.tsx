import type { StoryDefault } from '@ladle/react'

export default { title: 'Design system/Foundations' } satisfies StoryDefault

export const Colours = () => (
  <div className="flex flex-col gap-6">
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {surfaces.map(([name, shape]) => (
        <div key={name} className="overflow-hidden rounded-lg border border-hairline bg-paper">
          <div className={`h-14 ${shape}`} />
          <code className="block px-3 py-2 font-mono text-xs">{name}</code>
        </div>
      ))}
    </div>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
      {tones.map(([name, solid, soft]) => (
        <div key={name} className="overflow-hidden rounded-lg border border-hairline bg-paper">
          <p className={`px-3 py-2 font-medium ${solid}`}>{name}-solid / on</p>
          <p className={`px-3 py-2 ${soft}`}>{name}-soft / text</p>
        </div>
      ))}
    </div>
  </div>
)

export const Type = () => (
  <div className="flex flex-col gap-3 rounded-lg border border-hairline bg-paper p-6">
    {sizes.map((shape) => (
      <p key={shape} className={shape}>
        <code className="me-3 font-mono text-muted text-xs">{shape}</code>
        问卷 Formloom 0123456789
      </p>
    ))}
  </div>
)

/** Nothing may clip: double diacritics, stacked marks, Han by language. */
export const GlyphTorture = () => (
  <div className="flex flex-col gap-2 rounded-lg border border-hairline bg-paper p-6">
    {torture.map(([lang, text]) => (
      <p key={lang} lang={lang} className="overflow-hidden text-lg">
        <code className="me-3 font-mono text-muted text-xs">{lang}</code>
        {text}
      </p>
    ))}
  </div>
)

export const ShapeAndDepth = () => (
  <div className="flex flex-wrap gap-6 p-4">
    {shapes.map((shape) => (
      <div key={shape} className={`grid h-20 w-40 place-items-center bg-paper ${shape}`}>
        <code className="font-mono text-xs">{shape}</code>
      </div>
    ))}
  </div>
)

const surfaces = [
  ['desk', 'bg-desk'],
  ['paper', 'bg-paper'],
  ['subtle', 'bg-subtle'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
] as const
const tones = [
  ['accent', 'bg-accent-solid text-accent-on', 'bg-accent-soft text-accent-text'],
  ['danger', 'bg-danger-solid text-danger-on', 'bg-danger-soft text-danger-text'],
  ['success', 'bg-success-solid text-success-on', 'bg-success-soft text-success-text'],
  ['warning', 'bg-warning-solid text-warning-on', 'bg-warning-soft text-warning-text'],
  ['info', 'bg-info-solid text-info-on', 'bg-info-soft text-info-text'],
] as const
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl'] as const
const shapes = [
  'rounded-sm border border-hairline',
  'rounded-md border border-control',
  'rounded-lg border border-hairline',
  'rounded-lg shadow-menu',
  'rounded-xl shadow-dialog',
  'rounded-lg shadow-drag rotate-1',
] as const
const torture = [
  ['vi', 'Ế Ộ ỹ Ặ Nguyễn'],
  ['th', 'ปู่ กี๊ น้ำ ที่นี่'],
  ['zh-cn', '骨直令 统计与导出'],
  ['zh-tw', '骨直令 統計與匯出'],
  ['ja', '骨直令 集計とエクスポート'],
  ['ko', '게시됨 설문 조사'],
  ['tr', 'ŞİĞ ığüşöç'],
  ['pl', 'Żółć Źdźbło'],
  ['ru', 'Щука Ёлка'],
] as const
