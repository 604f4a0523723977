import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Link } from '../link/index.tsx'
import { type Notice, NotificationCenter } from './index.tsx'

export default { title: 'Design system / Feedback / Notification center' } satisfies StoryDefault

export const Bells = () => (
  <>
    <Specimen title="Unread" portal="popover">
      <Live start={notices} />
    </Specimen>
    <Specimen title="Many">
      <Live start={notices} unread={128} />
    </Specimen>
    <Specimen title="Nothing">
      <Live start={[]} />
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live start={notices} />
  </div>
)

export const Busy = () => <Live start={notices} busy />
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live start={notices.filter((notice) => notice.id === '3')} />
  </div>
)

function Live({ start, unread, busy }: { start: readonly Notice[]; unread?: number; busy?: boolean }) {
  const [list, setList] = useState(start)
  const [more, setMore] = useState(unread)
  return (
    <NotificationCenter
      notices={list}
      unread={more}
      busy={busy}
      onOpen={(notice) => setList(list.map((each) => (each === notice ? { ...each, unread: false } : each)))}
      onReadAll={() => {
        setList(list.map((each) => ({ ...each, unread: false })))
        setMore(undefined)
      }}
      footer={<Link href="#all">查看全部通知</Link>}
    />
  )
}

const notices: Notice[] = [
  {
    id: '1',
    title: '“2026 年客户满意度调查”收到 12 份新回复',
    time: '3 分钟前',
    icon: 'file',
    href: '#data',
    unread: true,
  },
  {
    id: '2',
    title: '导出已完成',
    text: '订单数据.xlsx，2.4 MB',
    time: '今天 09:12',
    icon: 'download',
    href: '#jobs',
    unread: true,
  },
  {
    id: '3',
    title: 'Ihre Genehmigung wird für „Reisekostenabrechnung“ benötigt',
    time: '昨天',
    icon: 'workflow',
    href: '#todo',
  },
  { id: '4', title: '欢迎使用', text: '从新建一份表单开始吧。', time: '11 月 18 日' },
]
