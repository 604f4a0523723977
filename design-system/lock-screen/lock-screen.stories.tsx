import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { LockScreen } from './index.tsx'

export default { title: 'Design system / Overlays / Lock screen' } satisfies StoryDefault

export const Locked = () => <Live start />

export const WrongPassword = () => <Live start error="密码不正确，请重新输入。" />

function Live({ start = false, error }: { start?: boolean; error?: string }) {
  const [open, setOpen] = useState(start)
  return (
    <Specimen title="Any password unlocks this story" portal="lock-screen">
      <Button onClick={() => setOpen(true)}>锁定屏幕</Button>
      <LockScreen
        open={open}
        name="王小明"
        error={error}
        onUnlock={() => setOpen(false)}
        onSignOut={() => setOpen(false)}
      />
    </Specimen>
  )
}
