/**
 * Says on the terminal how far a long run is. Nothing for as few as every test run has.
 *
 * @param every so many
 */
export const createProgress = (what: string, all: number, every: number) => {
  const started = performance.now()
  return (done: number, more = ''): void => {
    if (all <= every * 2 || done % every !== 0) return
    const seconds = (performance.now() - started) / 1000
    const left = ((all - done) * seconds) / done
    process.stdout.write(
      `  ${done} of ${all} ${what} in ${seconds.toFixed()} s, about ${left.toFixed()} s more${more && `, ${more}`}\n`,
    )
  }
}
