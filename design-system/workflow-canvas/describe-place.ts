import type { FlowNode } from './flow-walk.ts'
import type { WorkflowCanvasLabels } from './labels.ts'

/** A place in words, as the outline names it: "Approver: Leader, one person, done, 2 problems". */
export function describePlace(node: FlowNode, labels: WorkflowCanvasLabels): string {
  const { place, role } = node
  const isDefault = role === 'branch' && 'default' in place && place.default
  return [
    `${kindOf(node, labels)}: ${place.name}`,
    isDefault && labels.defaultBranch !== place.name ? labels.defaultBranch : undefined,
    place.summary,
    place.state && labels.states[place.state],
    place.problems ? labels.problems(place.problems) : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}

/** "Approver", or of a branch its priority: "Branch 1 of 3". */
export function kindOf(node: FlowNode, labels: WorkflowCanvasLabels): string {
  return 'kind' in node.place ? labels.kinds[node.place.kind] : labels.branch(node.position, node.siblings)
}
