import { useMemo } from 'react'
import { defineRenderer, type RendererProps } from '#sdk/ui'
import { MemberPicker } from '../../_families/members/member-picker.tsx'
import { useOwnFirst } from '../../_families/members/use-own-first.ts'
import type deptSelect from './definition.ts'
import { memberOf } from './parts/listed.ts'

export default defineRenderer<typeof deptSelect>(DeptSelectRenderer, { label: 'control' })

function DeptSelectRenderer({ options, value, ...p }: RendererProps<typeof deptSelect>) {
  const { departments, list } = options
  const listed = useMemo(() => (departments === 'listed' ? list.map(memberOf) : null), [departments, list])
  useOwnFirst(options.ownFirst && value === undefined && !p.readOnly, p.question.id, p.onChange)
  return <MemberPicker {...p} offered={listed} multiple={options.multiple} value={value ?? []} />
}
