import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { GoodsSelect, type GoodsSelectProps } from './index.tsx'

export default { title: 'Design system / Choices / Goods select' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-2xl">
    <Specimen title="With pictures, few left, sold out">
      <Live value={{ tea: 2 }} />
    </Specimen>
    <Specimen title="Too few">
      <Live value={{ tea: 1 }} min={3} />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value={{ tea: 1 }} disabled />
      <div className="h-4" />
      <Live value={{ tea: 1 }} readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div data-surface="paper" className="grid max-w-5xl gap-6 md:grid-cols-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live size={size} goods={goods.slice(0, 1)} value={{ tea: 2 }} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-xs">
    <Specimen title="rtl, narrow">
      <Live goods={goods.map((each) => ({ ...each, description: '说明很长。'.repeat(10) }))} value={{ tea: 2 }} />
    </Specimen>
  </div>
)

export const Invalid = () => (
  <div data-surface="paper" className="max-w-2xl">
    <Live value={{}} required invalid />
  </div>
)

function Live(props: Partial<GoodsSelectProps>) {
  const [value, setValue] = useState(props.value ?? {})
  return (
    <GoodsSelect
      label="选购"
      goods={goods}
      locale="zh-cn"
      currency="CNY"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const picture = (letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#8b887f"/><text x="40" y="52" font-size="36" text-anchor="middle" fill="#ffffff">${letter}</text></svg>`)}`
const goods = [
  { id: 'tea', name: '明前龙井', description: '50 克一罐', image: picture('茶'), price: 88 },
  { id: 'cup', name: '青瓷杯', description: '单只', image: picture('杯'), price: 36.5, stock: 3 },
  { id: 'pot', name: '紫砂壶', image: picture('壶'), price: 420, stock: 0 },
]
