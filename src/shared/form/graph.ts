// Which question's visibility depends on which answers, over question indexes.

export interface Graph {
  /** Targets of each source, without the edges inside a cycle. */
  readonly dependents: readonly (readonly number[])[]
  /** Every index once, sources before targets, otherwise in form order. */
  readonly order: readonly number[]
  /** Cycles of two or more questions, each in form order. */
  readonly cycles: readonly (readonly number[])[]
  /** True when an edge lies inside a cycle (a question that depends on itself included) and is therefore cut. */
  readonly isCut: (source: number, target: number) => boolean
}

/** @param targets targets of each source; may repeat and may hold cycles */
export const buildGraph = (targets: readonly (readonly number[])[]): Graph => {
  const component = components(targets)
  const isCut = (source: number, target: number) => component[source] === component[target]
  const dependents = targets.map((list, source) => [...new Set(list)].filter((target) => !isCut(source, target)))
  return { dependents, order: topologicalOrder(dependents), cycles: cyclesOf(component), isCut }
}

/** Tarjan's strongly connected components, with an own stack: a chain of thousands of rules must not exhaust the real one. */
const components = (targets: readonly (readonly number[])[]): Int32Array => {
  const count = targets.length
  const component = new Int32Array(count).fill(-1)
  const seenAt = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const open: number[] = []
  let time = 0
  let components = 0
  for (let root = 0; root < count; root++) {
    if (seenAt[root] !== -1) continue
    const path = [{ node: root, next: 0 }]
    while (path.length > 0) {
      const frame = path[path.length - 1]!
      const { node } = frame
      if (frame.next === 0) {
        seenAt[node] = low[node] = time++
        open.push(node)
      }
      const target = targets[node]![frame.next++]
      if (target !== undefined) {
        if (seenAt[target] === -1) path.push({ node: target, next: 0 })
        else if (component[target] === -1) low[node] = Math.min(low[node]!, seenAt[target]!)
        continue
      }
      path.pop()
      const parent = path[path.length - 1]
      if (parent) low[parent.node] = Math.min(low[parent.node]!, low[node]!)
      if (low[node] !== seenAt[node]) continue
      let member: number
      do {
        member = open.pop()!
        component[member] = components
      } while (member !== node)
      components++
    }
  }
  return component
}

const cyclesOf = (component: Int32Array): readonly (readonly number[])[] => {
  const members = new Map<number, number[]>()
  for (const [index, id] of component.entries()) {
    const list = members.get(id)
    if (list) list.push(index)
    else members.set(id, [index])
  }
  return [...members.values()].filter((list) => list.length > 1)
}

/** Depth first over the sources in form order: a form whose rules look back keeps exactly its own order. */
const topologicalOrder = (dependents: readonly (readonly number[])[]): readonly number[] => {
  const sources: number[][] = dependents.map(() => [])
  for (const [source, list] of dependents.entries()) for (const target of list) sources[target]!.push(source)
  const placed = new Uint8Array(dependents.length)
  const looked = new Int32Array(dependents.length)
  const order: number[] = []
  for (const root of dependents.keys()) {
    const path = [root]
    while (path.length > 0) {
      const node = path[path.length - 1]!
      const source = sources[node]![looked[node]!]
      if (source !== undefined && !placed[node]) {
        looked[node]!++
        if (!placed[source]) path.push(source)
        continue
      }
      path.pop()
      if (placed[node]) continue
      placed[node] = 1
      order.push(node)
    }
  }
  return order
}
