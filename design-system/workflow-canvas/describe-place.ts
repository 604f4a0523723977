import type { FlowNode } from './flow-walk.ts'
import type { WorkflowCanvasLabels } from './labels.ts'

/** A place in words, as both views name it: "Approver: Leader, one person, done, 2 problems". */
export function describePlace(node: FlowNode, labels: WorkflowCanvasLabels): string {
  const { place, role } = node
  const kind = 'kind' in place ? labels.kinds[place.kind] : labels.branch(node.position, node.siblings)
  const isDefault = role === 'branch' && 'default' in place && place.default
  return [
    `${kind}: ${place.name}`,
    isDefault && labels.defaultBranch !== place.name ? labels.defaultBranch : undefined,
    place.summary,
    place.state && labels.states[place.state],
    place.problems ? labels.problems(place.problems) : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}
