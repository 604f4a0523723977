// A word from whoever adds a job to the workers of the same process, so that nobody watches a progress bar at 0 until
// the next look. Workers of other processes find the job by looking.

const workers = new Set<() => void>()

/** @returns the way to stop hearing it */
export const onJobAdded = (look: () => void): (() => void) => {
  workers.add(look)
  return () => workers.delete(look)
}

/** Harmless when the job's transaction is not committed yet: the next look finds it. */
export const jobAdded = (): void => {
  for (const look of workers) look()
}
