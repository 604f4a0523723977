// Whatever a group starts or makes is undone at its end, however it ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Undo = () => Promise<void> | void

const undos: Undo[] = []
let ending: Promise<void> | null = null

/** Last in, first undone. */
export const atEnd = (undo: Undo): void => {
  undos.push(undo)
}

/** A folder that is removed at the end. Others may walk through it: as root, the database runs as another user. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'formloom-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  await chmod(folder, 0o755)
  return folder
}

/** Runs a group and cleans up. A failure is printed and ends the process with 1. */
export const runGroup = async (work: () => Promise<void>): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void undoAll().then(() => process.exit(1)))
  // Started by run.mjs: when that is gone, nobody waits for the figures.
  process.once('disconnect', () => void undoAll().then(() => process.exit(1)))
  let code = 0
  try {
    await work()
  } catch (error) {
    console.error(error)
    code = 1
  }
  await undoAll()
  process.exit(code)
}

const undoAll = (): Promise<void> => {
  ending ??= (async () => {
    for (const undo of undos.reverse()) {
      try {
        await undo()
      } catch (error) {
        console.error(error)
      }
    }
  })()
  return ending
}
