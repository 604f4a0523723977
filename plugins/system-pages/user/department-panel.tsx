import { useState } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { Tree } from '#ds/tree'
import { TreeSelect } from '#ds/tree-select'
import { useT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { ancestorsOf, branchesOf, findDepartments } from './department-tree.ts'

/** No id of a department. */
const all = 'all'

/**
 * The departments to find people by: a tree beside the list, or one field above it.
 * @param value id of the chosen one, '' for all
 */
export function DepartmentPanel({
  tree,
  isLoading,
  isFlat,
  value,
  onChange,
}: {
  tree: readonly DeptNode[]
  isLoading: boolean
  isFlat: boolean
  value: string
  onChange: (dept: string) => void
}) {
  const t = useT()
  const [isFolded, setFolded] = useState(false)
  const [words, setWords] = useState('')
  const found = findDepartments(tree, words)

  if (isFlat)
    return (
      <TreeSelect
        className="sm:max-w-80"
        label={t('dept.filter')}
        nodes={tree}
        value={value === '' ? [] : [value]}
        onChange={([dept = '']) => onChange(dept)}
        placeholder={t('dept.all')}
        searchLabel={t('dept.search')}
        emptyText={t('dept.none')}
        clearLabel={t('dept.all')}
      />
    )
  if (isFolded)
    return (
      <Button
        variant="ghost"
        iconOnly
        aria-label={t('dept.unfold')}
        title={t('dept.unfold')}
        aria-expanded={false}
        onClick={() => setFolded(false)}
      >
        <Icon name="panel-left" />
      </Button>
    )
  return (
    <Card className="w-60 shrink-0">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-semibold">{t('dept.filter')}</h2>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={t('dept.fold')}
            title={t('dept.fold')}
            aria-expanded
            onClick={() => setFolded(true)}
          >
            <Icon name="panel-left" />
          </Button>
        </div>
        <SearchInput
          size="small"
          value={words}
          onChange={setWords}
          debounce={0}
          label={t('dept.search')}
          placeholder={t('dept.search')}
        />
        {/* Another tree while searching: all that was found is open, and what was open before stays so. */}
        <Tree
          key={words === '' || isLoading ? `all ${isLoading}` : words}
          label={t('dept.filter')}
          nodes={words === '' && !isLoading ? [{ id: all, label: t('dept.all') }, ...found] : found}
          defaultExpanded={
            words === '' ? [...tree.map(({ id }) => id), ...ancestorsOf(tree, value)] : branchesOf(found)
          }
          value={[value === '' ? all : value]}
          onChange={([dept = all]) => onChange(dept === all ? '' : dept)}
          {...(!isLoading && { emptyText: t('dept.none') })}
        />
      </div>
    </Card>
  )
}
