/** How far an instance of the flow has come at a place. Without it the drawing is of the flow itself. */
export type FlowState = 'done' | 'current' | 'waiting' | 'rejected' | 'skipped' | 'canceled'

export type FlowStepKind = 'start' | 'approve' | 'handle' | 'copy' | 'delay' | 'trigger' | 'sub' | 'end'
export type FlowSplitKind = 'cond' | 'parallel' | 'inclusive'
export type FlowKind = FlowStepKind | FlowSplitKind

interface FlowPlace {
  id: string
  /** In the reader's language. */
  name: string
  /** One line: who, how long, which condition. */
  summary?: string | undefined
  state?: FlowState | undefined
  /** The way to it was really taken: a recorded transition, not a guess from the state. */
  walked?: boolean | undefined
  /** How many things are wrong with it, by the check before publishing. */
  problems?: number | undefined
}

export interface FlowStep extends FlowPlace {
  kind: FlowStepKind
}

export interface FlowBranch extends FlowPlace {
  /** Taken when no other condition holds; the last one, and it stays there. */
  default?: boolean | undefined
  body: readonly FlowItem[]
}

export interface FlowSplit extends FlowPlace {
  kind: FlowSplitKind
  /** By priority. */
  branches: readonly FlowBranch[]
}

export type FlowItem = FlowStep | FlowSplit

export interface Flow {
  start: FlowStep
  body: readonly FlowItem[]
  end: FlowStep
}

/** Between two items: before the item at `index` of a branch, or of the flow itself when `branch` is undefined. */
export interface FlowGap {
  branch: string | undefined
  index: number
}

/** What a person asked for; the caller changes its data, and the drawing follows. */
export type FlowEdit =
  | { do: 'insert'; gap: FlowGap; kind: FlowKind }
  | { do: 'remove'; id: string }
  | { do: 'add-branch'; split: string }
  | { do: 'move-branch'; id: string; by: 1 | -1 }

export function isSplit(item: FlowItem): item is FlowSplit {
  return 'branches' in item
}
