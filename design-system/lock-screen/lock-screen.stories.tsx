import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { LockScreen, type LockScreenProps } from './index.tsx'

export default { title: 'Design system / Overlays / Lock screen' } satisfies StoryDefault

export const WrongPassword = () => <Live start error="密码不正确，请重新输入。" />

export const Open = () => <Live start />

export const Checking = () => <Live start busy />

export const LongText = () => (
  <Live
    start
    name="Maximiliane Wolfeschlegelsteinhausenbergerdorff"
    error="Das Kennwort ist nicht richtig. Nach drei weiteren Versuchen wird das Konto für fünfzehn Minuten gesperrt."
  />
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Live start name="سارة علي" error="كلمة المرور غير صحيحة." />
  </RightToLeftPage>
)

function Live({ start = false, ...props }: { start?: boolean } & Partial<LockScreenProps>) {
  const [open, setOpen] = useState(start)
  return (
    <Specimen title="Any password unlocks this story" portal="lock-screen">
      <Button onClick={() => setOpen(true)}>锁定屏幕</Button>
      <LockScreen
        open={open}
        name="王小明"
        onUnlock={() => setOpen(false)}
        onSignOut={() => setOpen(false)}
        {...props}
      />
    </Specimen>
  )
}
