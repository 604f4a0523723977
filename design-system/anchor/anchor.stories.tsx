import type { StoryDefault } from '@ladle/react'
import { Anchor, type AnchorItem } from './index.tsx'

export default { title: 'Design system / Navigation / Anchor' } satisfies StoryDefault

export const FollowsTheReader = () => (
  <Page
    label="本页内容"
    items={[
      { id: 'a-basic', label: '基本信息' },
      { id: 'a-collect', label: '收集设置' },
      { id: 'a-limit', label: '次数限制', depth: 1 },
      { id: 'a-time', label: '开放时间', depth: 1 },
      { id: 'a-notify', label: '提醒' },
    ]}
  />
)

export const LongText = () => (
  <Page
    label="Auf dieser Seite"
    items={[
      { id: 'b-one', label: 'Benachrichtigungseinstellungen für Abteilungsleiterinnen' },
      { id: 'b-two', label: 'Datenschutzgrundverordnung' },
      { id: 'b-three', label: 'Kurz' },
    ]}
  />
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Page
      label="في هذه الصفحة"
      items={[
        { id: 'c-one', label: 'المعلومات الأساسية' },
        { id: 'c-two', label: 'إعدادات الجمع' },
        { id: 'c-three', label: 'الحدود', depth: 1 },
      ]}
    />
  </div>
)

function Page({ items, label }: { items: readonly AnchorItem[]; label: string }) {
  return (
    <div className="flex max-w-160 gap-6">
      <Anchor items={items} label={label} className="w-44 shrink-0" />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
        tabIndex={0}
        aria-label={`${label} 正文`}
        className="h-80 min-w-0 flex-1 overflow-y-auto rounded-lg bg-paper p-6"
      >
        {items.map((item) => (
          <section key={item.id} id={item.id} className="min-h-64 outline-none">
            <h3 className="font-semibold text-lg">{item.label}</h3>
          </section>
        ))}
      </section>
    </div>
  )
}
