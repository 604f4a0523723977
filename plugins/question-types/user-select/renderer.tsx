import { useMemo } from 'react'
import { defineRenderer, type RendererProps } from '#sdk/ui'
import { MemberPicker } from '../../_families/members/member-picker.tsx'
import { useOwnFirst } from '../../_families/members/use-own-first.ts'
import type userSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineRenderer<typeof userSelect>(UserSelectRenderer, { label: 'control' })

function UserSelectRenderer({ options, value, ...p }: RendererProps<typeof userSelect>) {
  const { people, list } = options
  const listed = useMemo(() => (people === 'listed' ? list.map(memberOf) : null), [people, list])
  useOwnFirst((options.ownFirst ?? false) && value === undefined && !p.readOnly, p.question.id, p.onChange)
  return <MemberPicker {...p} offered={listed} multiple={options.multiple} value={value ?? []} />
}
