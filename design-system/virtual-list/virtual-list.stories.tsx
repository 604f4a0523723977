import type { StoryDefault } from '@ladle/react'
import { type ReactNode, useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { VirtualList } from './index.tsx'

export default { title: 'Design system / Data / Virtual list' } satisfies StoryDefault

export const FiftyThousandItems = () => <Live count={50_000} />

export const GrowsAtItsEnd = () => {
  const [items, setItems] = useState(() => people(120))
  const [loading, setLoading] = useState(false)
  return (
    <Frame>
      <VirtualList
        className="h-80"
        items={items}
        itemKey={keyOf}
        itemHeight={48}
        label="消息"
        total={400}
        position={inSight}
        loadingText={loading ? '正在加载…' : undefined}
        onReachEnd={() => {
          setLoading(true)
          setTimeout(() => {
            setItems(people(Math.min(400, items.length + 120)))
            setLoading(false)
          }, 600)
        }}
      >
        {(person) => <Person {...person} />}
      </VirtualList>
    </Frame>
  )
}

export const States = () => (
  <>
    <Specimen title="Few items">
      <Live count={4} />
    </Specimen>
    <Specimen title="Loading the first">
      <Frame>
        <VirtualList items={[]} itemKey={keyOf} itemHeight={48} label="消息" loadingText="正在加载…">
          {(person: Someone) => <Person {...person} />}
        </VirtualList>
      </Frame>
    </Specimen>
    <Specimen title="Empty">
      <Live count={0} />
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live count={500} />
  </div>
)

interface Someone {
  id: string
  name: string
  text: string
}

function Live({ count }: { count: number }) {
  return (
    <Frame>
      <VirtualList
        className={count > 10 ? 'h-80' : undefined}
        items={people(count)}
        itemKey={keyOf}
        itemHeight={48}
        label="消息"
        position={inSight}
        empty={<EmptyState title="没有消息" />}
      >
        {(person) => <Person {...person} />}
      </VirtualList>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="max-w-md overflow-hidden rounded-lg border border-hairline bg-paper">{children}</div>
}

function Person({ name, text }: Someone) {
  return (
    <div className="flex h-full items-center gap-3 border-hairline border-b px-3">
      <b className="shrink-0 font-medium">{name}</b>
      <span className="min-w-0 truncate text-muted">{text}</span>
    </div>
  )
}

function people(count: number): Someone[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: ['王芳', 'Anna Meyer', '李强'][index % 3]!,
    text: `提交了第 ${index + 1} 份答卷`,
  }))
}

function keyOf(person: Someone): string {
  return person.id
}

function inSight(first: number, last: number, total: number): string {
  return `${first.toLocaleString('zh')}–${last.toLocaleString('zh')}，共 ${total.toLocaleString('zh')} 条`
}
