import { type Flow, type FlowBranch, type FlowGap, type FlowItem, isSplit } from './flow.ts'

/** One place of the flow with the ways that lead from it by the arrow keys. */
export interface FlowNode {
  place: FlowItem | FlowBranch
  role: 'start' | 'step' | 'split' | 'branch' | 'end'
  /** From 1, as aria-level counts. */
  level: number
  /** From 1, among its siblings. */
  position: number
  siblings: number
  /** Where something new goes that comes after it; undefined after the end. */
  gap: FlowGap | undefined
  up: string | undefined
  down: string | undefined
  left: string | undefined
  right: string | undefined
}

/**
 * Every place of a flow in reading order: start, steps, a split before its branches, a branch before its steps, end.
 * Up and down follow the sequence (down from a split into its first branch, past a branch's end to what comes after the
 * split); left and right go to the head of the branch beside the nearest one around.
 */
export function walkFlow(flow: Flow): Map<string, FlowNode> {
  const nodes = new Map<string, FlowNode>()
  const count = flow.body.length + 2
  nodes.set(flow.start.id, {
    place: flow.start,
    role: 'start',
    level: 1,
    position: 1,
    siblings: count,
    gap: { branch: undefined, index: 0 },
    up: undefined,
    down: flow.body[0]?.id ?? flow.end.id,
    left: undefined,
    right: undefined,
  })
  addBlock(nodes, flow.body, {
    branch: undefined,
    level: 1,
    offset: 1,
    siblings: count,
    above: flow.start.id,
    below: flow.end.id,
    left: undefined,
    right: undefined,
  })
  nodes.set(flow.end.id, {
    place: flow.end,
    role: 'end',
    level: 1,
    position: count,
    siblings: count,
    gap: undefined,
    up: lowest(flow.body, flow.start.id),
    down: undefined,
    left: undefined,
    right: undefined,
  })
  return nodes
}

interface Around {
  branch: string | undefined
  level: number
  /** Siblings before the first item. */
  offset: number
  siblings: number
  above: string
  below: string
  left: string | undefined
  right: string | undefined
}

function addBlock(nodes: Map<string, FlowNode>, items: readonly FlowItem[], around: Around) {
  for (const [at, item] of items.entries()) {
    const below = items[at + 1]?.id ?? around.below
    nodes.set(item.id, {
      place: item,
      role: isSplit(item) ? 'split' : 'step',
      level: around.level,
      position: at + 1 + around.offset,
      siblings: around.siblings,
      gap: { branch: around.branch, index: at + 1 },
      up: lowest(items.slice(0, at), around.above),
      down: isSplit(item) ? (item.branches[0]?.id ?? below) : below,
      left: around.left,
      right: around.right,
    })
    if (!isSplit(item)) continue
    for (const [place, branch] of item.branches.entries()) {
      const left = item.branches[place - 1]?.id
      const right = item.branches[place + 1]?.id
      nodes.set(branch.id, {
        place: branch,
        role: 'branch',
        level: around.level + 1,
        position: place + 1,
        siblings: item.branches.length,
        gap: { branch: branch.id, index: 0 },
        up: item.id,
        down: branch.body[0]?.id ?? below,
        left,
        right,
      })
      addBlock(nodes, branch.body, {
        branch: branch.id,
        level: around.level + 2,
        offset: 0,
        siblings: branch.body.length,
        above: branch.id,
        below,
        left,
        right,
      })
    }
  }
}

/** The place right above what follows a block: its last item, or the end of that one's first branch. */
function lowest(items: readonly FlowItem[], otherwise: string): string {
  const last = items.at(-1)
  if (!last) return otherwise
  if (!isSplit(last)) return last.id
  const [first] = last.branches
  return first ? lowest(first.body, first.id) : last.id
}
