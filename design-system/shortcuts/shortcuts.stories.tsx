import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { type Shortcut, ShortcutProvider, ShortcutSheet, useShortcut } from './index.tsx'

export default { title: 'Design system / Actions / Shortcuts' } satisfies StoryDefault

export const Sheet = () => (
  <Specimen title="Press ? or the button; try G D, C, Ctrl K" portal="dialog">
    <ShortcutProvider>
      <Page />
    </ShortcutProvider>
  </Specimen>
)

export const SingleKeysOff = () => (
  <Specimen title="Without single keys" portal="dialog">
    <ShortcutProvider singleKeys={false}>
      <Page />
    </ShortcutProvider>
  </Specimen>
)

export const LongText = () => (
  <div lang="de">
    <ShortcutProvider>
      <Use
        id="long"
        keys="mod+shift+c"
        label="Kontrastreiches Erscheinungsbild mit verstärkten Trennlinien einschalten"
        group="Barrierefreiheit und Erscheinungsbild"
        onPress={() => {}}
      />
      <ShortcutSheet open onOpenChange={() => {}} />
    </ShortcutProvider>
  </div>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <ShortcutProvider>
      <Use id="find" keys="mod+k" label="فتح لوحة الأوامر" group="عام" onPress={() => {}} />
      <Use id="forms" keys="g f" label="الانتقال إلى نماذجي" group="تنقل" onPress={() => {}} />
      <ShortcutSheet open onOpenChange={() => {}} />
    </ShortcutProvider>
  </RightToLeftPage>
)

function Page() {
  const [open, setOpen] = useState(false)
  const [last, setLast] = useState('')
  return (
    <div className="flex items-center gap-4">
      {shortcuts.map((shortcut) => (
        <Use key={shortcut.id} {...shortcut} onPress={() => setLast(shortcut.label)} />
      ))}
      <Use id="help" keys="?" label="显示快捷键" group="通用" onPress={() => setOpen(true)} />
      <Button iconStart={<Icon name="keyboard" />} onClick={() => setOpen(true)}>
        键盘快捷键
      </Button>
      <output className="text-muted">{last}</output>
      <ShortcutSheet
        open={open}
        onOpenChange={setOpen}
        labels={{
          title: '键盘快捷键',
          close: '关闭',
          followedBy: '然后',
          none: '此页面没有快捷键。',
          singleKeysOff: '单键快捷键已关闭，可在个人设置中重新打开。',
        }}
      />
    </div>
  )
}

function Use(shortcut: Shortcut) {
  useShortcut(shortcut)
  return null
}

const shortcuts: Omit<Shortcut, 'onPress'>[] = [
  { id: 'palette', keys: 'mod+k', label: '打开命令面板', group: '通用', everywhere: true },
  { id: 'filter', keys: '/', label: '聚焦筛选框', group: '通用' },
  { id: 'dashboard', keys: 'g d', label: '前往工作台', group: '跳转' },
  { id: 'forms', keys: 'g f', label: '前往我的表单', group: '跳转' },
  { id: 'create', keys: 'c', label: '新建表单', group: '列表' },
  { id: 'down', keys: 'j', label: '下一行', group: '列表' },
  { id: 'up', keys: 'k', label: '上一行', group: '列表' },
  { id: 'close', keys: 'alt+w', label: '关闭当前页面', group: '标签页' },
  { id: 'refresh', keys: 'alt+shift+r', label: '刷新当前页面', group: '标签页' },
]
