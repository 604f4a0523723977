import { useId, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Checkbox } from '#ds/checkbox'
import { Tree } from '#ds/tree'
import { useMenuTitle, useT } from '#sdk/page'
import type { MenuNode } from '#shared/contract/menu'
import { branchesOf, cascadeTree, everyMenu, leavesOf, menusOfLeaves, menusOfPlain, plainTree } from './menu-choice.ts'

/** Menus to choose for a role. @param value with the parents of what is chosen */
export function MenuTreeField({
  nodes,
  value,
  onChange,
  labelledBy,
}: {
  nodes: readonly MenuNode[]
  value: readonly string[]
  onChange: (menuIds: string[]) => void
  labelledBy: string
}) {
  const t = useT()
  const titleOf = useMenuTitle()
  const hintId = useId()
  const [cascades, setCascades] = useState(true)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () => (cascades ? cascadeTree(nodes, titleOf, t('menus.open')) : plainTree(nodes, titleOf)),
    [nodes, titleOf, t, cascades],
  )
  const branches = useMemo(() => branchesOf(shown), [shown])
  const every = useMemo(() => everyMenu(nodes), [nodes])
  const isExpanded = branches.every((id) => expanded.has(id))
  const isEverything = every.every((id) => value.includes(id))

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => setExpanded(new Set(isExpanded ? [] : branches))}>
          {t(isExpanded ? 'menus.fold' : 'menus.expand')}
        </Button>
        <Button size="small" onClick={() => onChange(isEverything ? [] : every)}>
          {t(isEverything ? 'menus.nothing' : 'menus.everything')}
        </Button>
        <Checkbox
          checked={cascades}
          onChange={(next) => {
            setCascades(next)
            setExpanded(new Set())
          }}
          label={t('menus.cascade')}
        />
      </div>
      <div className="rounded-md border border-control p-1">
        <Tree
          nodes={shown}
          labelledBy={labelledBy}
          selection="check"
          checkStrategy={cascades ? 'leaves' : 'independent'}
          value={cascades ? leavesOf(nodes, value) : value}
          onChange={(ids) => onChange(cascades ? menusOfLeaves(nodes, ids, value) : menusOfPlain(nodes, ids, value))}
          expanded={expanded}
          onExpandedChange={setExpanded}
          emptyText={t('menus.none')}
          className="max-h-96"
        />
      </div>
      <p id={hintId} className="text-muted text-sm">
        {t('menus.count', { count: value.length })}
      </p>
    </div>
  )
}
