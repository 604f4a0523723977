import { useMemo } from 'react'
import { useT } from '#sdk/page'
import { MethodBadge } from './method-badge.tsx'
import { groupsOf, type Operation } from './operations.ts'

/** Calls below what they are about. */
export const OperationList = ({
  operations,
  current,
  onChoose,
}: {
  operations: readonly Operation[]
  current: string | undefined
  onChoose: (id: string) => void
}) => {
  const t = useT()
  const groups = useMemo(() => groupsOf(operations), [operations])
  return (
    <nav aria-label={t('list')} className="max-h-96 overflow-y-auto p-2 lg:max-h-[calc(100dvh-16rem)]">
      {groups.map(([group, members]) => (
        <section key={group} aria-label={group} className="pb-3">
          <h2 className="px-2 py-1 font-semibold text-muted text-sm">{group}</h2>
          <ul>
            {members.map((operation) => (
              <li key={operation.id}>
                <button
                  type="button"
                  aria-current={operation.id === current || undefined}
                  onClick={() => onChoose(operation.id)}
                  className="flex min-h-10 w-full items-start gap-2 rounded-md px-2 py-2 text-start hover:bg-subtle aria-current:bg-accent-soft pointer-coarse:min-h-11"
                >
                  <MethodBadge method={operation.method} />
                  <span className="min-w-0 flex-1">
                    <span className="block break-all font-mono text-ink text-sm">{operation.path}</span>
                    <span className="block text-muted text-sm">{operation.summary}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
