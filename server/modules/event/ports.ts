import { definePort, defineSlot } from '../../kernel/port.ts'

export interface EventQueue {
  /** Has a listener take every event of a form that was committed before this call, but for those that were put off. */
  readonly drain: (listener: string, formId: string) => Promise<void>
}
export const eventQueue = definePort<EventQueue>('event queue')

/** Whoever has people waiting for the database: taking events gives way meanwhile. */
export const peopleWait = defineSlot<() => boolean>('people wait')
