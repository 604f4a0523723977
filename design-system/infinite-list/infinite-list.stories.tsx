import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { InfiniteList } from './index.tsx'

export default { title: 'Design system / Data / Infinite list' } satisfies StoryDefault

export const GrowsAtItsEnd = () => <Live />

export const FailsOnce = () => (
  <Specimen title="the first try to load more fails">
    <Live failing />
  </Specimen>
)

export const Empty = () => (
  <div className="max-w-md rounded-lg border border-hairline bg-paper">
    <InfiniteList
      items={[]}
      itemKey={String}
      itemHeight={44}
      label="消息"
      hasMore={false}
      onLoadMore={async () => {}}
      empty={<EmptyState illustration="inbox" title="没有消息" />}
    >
      {String}
    </InfiniteList>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live />
  </div>
)

function Live({ failing = false }: { failing?: boolean }) {
  const [count, setCount] = useState(20)
  const [fails, setFails] = useState(failing)
  return (
    <InfiniteList
      className="h-72 max-w-md overflow-hidden rounded-lg border border-hairline bg-paper"
      items={Array.from({ length: count }, (_, at) => `第 ${at + 1} 份答卷`)}
      itemKey={(item) => item}
      itemHeight={44}
      label="答卷"
      total={100}
      hasMore={count < 100}
      onLoadMore={async () => {
        await new Promise((done) => setTimeout(done, 500))
        if (fails) {
          setFails(false)
          throw new Error('offline')
        }
        setCount((before) => before + 20)
      }}
    >
      {(item) => <div className="flex h-full items-center border-hairline border-b px-4">{item}</div>}
    </InfiniteList>
  )
}
