import { readFileSync, writeFileSync } from 'node:fs'

/** Megabytes a process holds now, and the most it held since `forgetPeak`. Linux only. */
export const memoryOf = (pid: number): { now: number; peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Seconds of processor time a process has used on all its threads. Linux only: 100 ticks a second. */
export const cpuSecondsOf = (pid: number): number => {
  // After the name, which may hold anything but ends at the last bracket: state is the first field, utime the twelfth.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
