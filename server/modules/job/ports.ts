import { defineSlot } from '../../kernel/port.ts'
import type { JobNews } from './worker.ts'

/** Who hears how jobs go on. */
export const jobNews = defineSlot<JobNews>('job news')

/** One that tells all of them. */
export const tellAll = (all: readonly JobNews[]): JobNews => ({
  progress: async (...news) => {
    for (const each of all) await each.progress(...news)
  },
  done: async (...news) => {
    for (const each of all) await each.done(...news)
  },
  failed: async (...news) => {
    for (const each of all) await each.failed(...news)
  },
})
