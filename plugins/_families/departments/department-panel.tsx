import { useState } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { Tree } from '#ds/tree'
import { TreeSelect } from '#ds/tree-select'
import { useFamilyT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import { ancestorsOf, branchesOf, findDepartments } from './department-tree.ts'

/** No id of a department. */
const all = 'all'

/**
 * The departments to find something by: a tree beside it, or one field above it.
 * @param hasAll whether all of them together can be chosen
 * @param value id of the chosen one, '' for all, or for none where there is no such choice
 */
export function DepartmentPanel({
  hasAll = false,
  tree,
  isLoading,
  isFlat,
  value,
  onChange,
}: {
  hasAll?: boolean
  tree: readonly DeptNode[]
  isLoading: boolean
  isFlat: boolean
  value: string
  onChange: (dept: string) => void
}) {
  const t = useFamilyT('departments')
  const [isFolded, setFolded] = useState(false)
  const [words, setWords] = useState('')
  const found = findDepartments(tree, words)

  if (isFlat)
    return (
      <TreeSelect
        className="sm:max-w-80"
        label={t('title')}
        nodes={tree}
        value={value === '' ? [] : [value]}
        onChange={([dept = '']) => onChange(dept)}
        placeholder={t(hasAll ? 'all' : 'choose')}
        searchLabel={t('search')}
        emptyText={t('none')}
        clearLabel={hasAll ? t('all') : undefined}
      />
    )
  if (isFolded)
    return (
      <Button
        variant="ghost"
        iconOnly
        aria-label={t('unfold')}
        title={t('unfold')}
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
          <h2 className="font-semibold">{t('title')}</h2>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={t('fold')}
            title={t('fold')}
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
          label={t('search')}
          placeholder={t('search')}
        />
        {/* Another tree while searching: all that was found is open, and what was open before stays so. */}
        <Tree
          key={words === '' || isLoading ? `all ${isLoading}` : words}
          label={t('title')}
          nodes={hasAll && words === '' && !isLoading ? [{ id: all, label: t('all') }, ...found] : found}
          defaultExpanded={
            words === '' ? [...tree.map(({ id }) => id), ...ancestorsOf(tree, value)] : branchesOf(found)
          }
          value={value !== '' ? [value] : hasAll ? [all] : []}
          onChange={([dept = hasAll ? all : value]) => onChange(dept === all ? '' : dept)}
          {...(!isLoading && { emptyText: t('none') })}
        />
      </div>
    </Card>
  )
}
