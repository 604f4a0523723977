import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Avatar, AvatarGroup } from './index.tsx'

export default { title: 'Design system / Data / Avatar' } satisfies StoryDefault

export const People = () => (
  <>
    <Specimen title="Picture, initials, default picture">
      <div className="flex flex-wrap gap-3">
        <Avatar name="Anna Schmidt" src={picture} />
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={undefined} label="匿名" />
      </div>
    </Specimen>
    <Specimen title="Group">
      <div className="flex flex-col items-start gap-3 rounded-lg bg-paper p-4">
        <AvatarGroup people={names.map((name) => ({ id: name, name }))} max={4} label="7 位成员" />
        <span dir="rtl">
          <AvatarGroup people={names.map((name) => ({ id: name, name }))} size="small" label="7 位成员" />
        </span>
      </div>
    </Specimen>
  </>
)

export const Sizes = () => (
  <Specimen title="20, 24, 32, 40, 64">
    <div className="flex flex-wrap items-center gap-3">
      {(['mini', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
        <span key={size} className="flex items-center gap-1">
          <Avatar name="王小明" size={size} />
          <Avatar name="Anna Schmidt" size={size} />
          <Avatar name={undefined} label="匿名" size={size} />
        </span>
      ))}
    </div>
  </Specimen>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <AvatarGroup people={names.map((name) => ({ id: name, name }))} max={4} size="small" label="7 أعضاء" />
  </div>
)

const names = ['王小明', '管理员', '李华', 'Anna Schmidt', '김민수', 'สมชาย ใจดี', 'Øyvind']

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23b4b1ff" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%234f4bd0"/%3E%3Cellipse cx="4" cy="8" rx="3" ry="3" fill="%234f4bd0"/%3E%3C/svg%3E'
