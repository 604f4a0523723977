import type { FlowKind, FlowState } from './flow.ts'

export interface WorkflowCanvasLabels {
  /** Names of the kinds: "Approver", "Condition". */
  kinds: Record<FlowKind, string>
  states: Record<FlowState, string>
  /** "2 problems" */
  problems: (count: number) => string
  /** Of a branch, for lists: "Branch 1 of 3". */
  branch: (position: number, count: number) => string
  defaultBranch: string
  /** Name of the switch between both views. */
  view: string
  canvas: string
  outline: string
  zoomIn: string
  zoomOut: string
  fit: string
  /** Of an add button and its menu: "Add after Leader". */
  addAfter: (name: string) => string
  addBranch: string
  /** "Remove Leader" */
  remove: (name: string) => string
  /** Announced. */
  added: (name: string) => string
  removed: (name: string) => string
  moved: (name: string, position: number, count: number) => string
}
