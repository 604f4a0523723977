import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { SegmentedControl } from '../segmented-control/index.tsx'
import {
  addItem,
  type ConditionField,
  type ConditionGroup,
  type ConditionItem,
  type ConditionOperator,
  changeItem,
  describeConditions,
  moveItem,
  pathTo,
} from './condition-tree.ts'
import { RuleRow } from './rule-row.tsx'

export {
  type ConditionField,
  type ConditionGroup,
  type ConditionItem,
  type ConditionOperator,
  type ConditionRule,
  type ConditionWords,
  describeConditions,
} from './condition-tree.ts'

import { useLabels } from '../labels/index.tsx'
import type { ConditionBuilderLabels } from './labels.ts'

export type { ConditionBuilderLabels } from './labels.ts'

export interface ConditionBuilderProps {
  value: ConditionGroup
  onChange: (group: ConditionGroup) => void
  fields: readonly ConditionField[]
  operators: readonly ConditionOperator[]
  labels?: Partial<ConditionBuilderLabels> | undefined
  /** Accessible name. */
  label: string
  /** BCP 47 language of lists in the sentence. */
  locale: string
  /** Groups within groups, the outermost counted. @default 3 */
  maxDepth?: number | undefined
  disabled?: boolean | undefined
  /** Makes ids of new conditions. @default random */
  newId?: (() => string) | undefined
  className?: string | undefined
}

/**
 * Conditions joined by "all" or "any", in groups that may hold groups, with the whole read out as a sentence below.
 * Every change of place is announced.
 *
 * Do: offer only operators that fit the field's type.
 * Don't: nest more than two levels for people who set up a form once a month.
 * Keys: those of the fields and buttons. A new condition takes focus; a moved one keeps it, in and out of groups; after
 * a removal focus goes to the group's add button.
 */
export function ConditionBuilder(props: Controllable<ConditionBuilderProps>) {
  const { maxDepth = 3, disabled = false, ...p } = useControllable<ConditionBuilderProps>(props, noConditions)
  const labels = useLabels('condition-builder', p.labels)
  const root = useRef<HTMLDivElement>(null)
  const sentenceId = useId()
  const [message, setMessage] = useState('')
  const focusNext = useRef<string>(undefined)
  const makeId = p.newId ?? (() => crypto.randomUUID())

  useEffect(() => {
    const key = focusNext.current
    if (key === undefined) return
    focusNext.current = undefined
    const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])]
    const place = places.find((each) => each.dataset.focus === key)
    ;(place?.matches('button') ? place : place?.querySelector('select'))?.focus()
  })

  const actions: Actions = {
    change: (id, item) =>
      p.onChange(id === p.value.id && item.type === 'group' ? item : changeItem(p.value, id, () => item)),
    add: (groupId, kind) => {
      const rule: ConditionItem = { type: 'rule', id: makeId(), field: undefined, operator: undefined, values: [] }
      const item: ConditionItem = kind === 'rule' ? rule : { type: 'group', id: makeId(), join: 'or', items: [rule] }
      focusNext.current = `row ${rule.id}`
      p.onChange(addItem(p.value, groupId, item))
    },
    remove: (id, name) => {
      const parent = pathTo(p.value, id)?.at(-1)
      if (parent) focusNext.current = `add ${parent.id}`
      setMessage(labels.removed.replace('{name}', name))
      p.onChange(changeItem(p.value, id, () => undefined))
    },
    move: (id, direction, name) => {
      const next = moveItem(p.value, id, direction)
      const parent = pathTo(next, id)?.at(-1)
      if (next === p.value || !parent) return
      const at = parent.items.findIndex((item) => item.id === id)
      focusNext.current = `${direction === 1 ? 'down' : 'up'} ${id}`
      setMessage(
        labels.moved
          .replace('{name}', name)
          .replace('{number}', String(at + 1))
          .replace('{count}', String(parent.items.length)),
      )
      p.onChange(next)
    },
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a container for queries in every browser
    <div
      ref={root}
      role="group"
      aria-label={p.label}
      aria-describedby={sentenceId}
      data-slot="condition-builder"
      className={clsx('@container flex min-w-0 flex-col gap-3', p.className)}
    >
      <GroupBox
        {...p}
        labels={labels}
        disabled={disabled}
        group={p.value}
        depth={1}
        maxDepth={maxDepth}
        actions={actions}
      />
      <p id={sentenceId} data-slot="condition-builder-sentence" className="rounded-md bg-subtle px-3 py-2 text-sm">
        {describeConditions(p.value, p.fields, p.operators, labels.words, p.locale)}
      </p>
      <LiveRegion message={message} />
    </div>
  )
}

interface Actions {
  change: (id: string, item: ConditionItem) => void
  add: (groupId: string, kind: 'rule' | 'group') => void
  remove: (id: string, name: string) => void
  move: (id: string, direction: 1 | -1, name: string) => void
}

function GroupBox({
  group,
  depth,
  maxDepth,
  actions,
  ...p
}: Pick<ConditionBuilderProps, 'fields' | 'operators'> & {
  labels: ConditionBuilderLabels
  group: ConditionGroup
  depth: number
  maxDepth: number
  disabled: boolean
  actions: Actions
}) {
  const { labels, disabled } = p
  return (
    <div
      data-slot="condition-group"
      className={clsx('flex min-w-0 flex-col gap-2', depth > 1 && 'border-accent-solid border-s-2 ps-3')}
    >
      {group.items.length > 1 && (
        <SegmentedControl
          label={labels.join}
          size="mini"
          value={group.join}
          options={[
            { id: 'and', label: labels.all, disabled },
            { id: 'or', label: labels.any, disabled },
          ]}
          onChange={(join) => actions.change(group.id, { ...group, join })}
        />
      )}
      {group.items.length > 0 && (
        <ul className="flex flex-col gap-2">
          {group.items.map((item, index) => {
            const name = (item.type === 'rule' ? labels.rule : labels.group).replace('{number}', String(index + 1))
            return (
              <li
                key={item.id}
                aria-label={name}
                data-focus={`row ${item.id}`}
                // Where it is narrow the tools stand above what they move, not beside it.
                className="flex min-w-0 flex-col-reverse gap-1 @md:flex-row @md:items-start"
              >
                <div className="min-w-0 flex-1">
                  {item.type === 'rule' ? (
                    <RuleRow {...p} rule={item} onChange={(rule) => actions.change(item.id, rule)} />
                  ) : (
                    <GroupBox {...p} group={item} depth={depth + 1} maxDepth={maxDepth} actions={actions} />
                  )}
                </div>
                {!disabled && (
                  <RowTools
                    id={item.id}
                    name={name}
                    labels={labels}
                    first={depth === 1 && index === 0}
                    last={depth === 1 && index === group.items.length - 1}
                    onMove={(direction) => actions.move(item.id, direction, name)}
                    onRemove={() => actions.remove(item.id, name)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="mini"
            iconStart={<Icon name="plus" />}
            data-focus={`add ${group.id}`}
            onClick={() => actions.add(group.id, 'rule')}
          >
            {labels.addRule}
          </Button>
          {depth < maxDepth && (
            <Button
              size="mini"
              variant="ghost"
              iconStart={<Icon name="plus" />}
              onClick={() => actions.add(group.id, 'group')}
            >
              {labels.addGroup}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function RowTools({
  id,
  name,
  labels,
  first,
  last,
  onMove,
  onRemove,
}: {
  id: string
  name: string
  labels: ConditionBuilderLabels
  first: boolean
  last: boolean
  onMove: (direction: 1 | -1) => void
  onRemove: () => void
}) {
  return (
    <div className="flex shrink-0 items-center">
      <span aria-hidden="true" className="me-auto text-muted text-sm @md:hidden">
        {name}
      </span>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        data-focus={`up ${id}`}
        aria-label={`${labels.moveUp} ${name}`}
        className="aria-disabled:opacity-40"
        aria-disabled={first || undefined}
        onClick={() => !first && onMove(-1)}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        variant="ghost"
        size="small"
        iconOnly
        data-focus={`down ${id}`}
        aria-label={`${labels.moveDown} ${name}`}
        className="aria-disabled:opacity-40"
        aria-disabled={last || undefined}
        onClick={() => !last && onMove(1)}
      >
        <Icon name="arrow-down" />
      </Button>
      <Button variant="ghost" size="small" iconOnly aria-label={`${labels.remove} ${name}`} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}

const noConditions: ConditionGroup = { type: 'group', id: 'all', join: 'and', items: [] }
