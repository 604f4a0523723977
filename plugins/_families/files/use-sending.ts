import { useEffect, useRef, useState } from 'react'
import { useUpload } from '#sdk/ui'
import type { AnswerFile } from './files.ts'

/** A file on its way, or one that did not arrive. */
export interface SendingFile {
  readonly key: string
  readonly file: File
  /** 0 to 1. */
  readonly share: number
  /** For the respondent; undefined while it is being sent. */
  readonly error: string | undefined
}

/** The files that are not part of the answer yet. Leaving the page of the question ends what is under way. */
export const useSending = (onArrived: (file: AnswerFile) => void) => {
  const upload = useUpload()
  const [files, setFiles] = useState<readonly SendingFile[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    const underWay = controllers.current
    return () => {
      for (const controller of underWay.values()) controller.abort()
      underWay.clear()
    }
  }, [])

  const update = (key: string, change: Partial<SendingFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const drop = (key: string) => setFiles((all) => all.filter((each) => each.key !== key))

  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    try {
      const { id, name, size } = await upload(file, {
        signal: controller.signal,
        onProgress: (share) => update(key, { share }),
      })
      // Taken out meanwhile: the server sweeps what no answer names.
      if (controller.signal.aborted) return
      drop(key)
      arrived.current({ id, name, size })
    } catch (error) {
      if (!controller.signal.aborted) update(key, { error: error instanceof Error ? error.message : String(error) })
    } finally {
      if (controllers.current.get(key) === controller) controllers.current.delete(key)
    }
  }

  return {
    files,
    add: (picked: readonly File[]) => {
      const added = picked.map((file) => ({ key: `sending-${count++}`, file, share: 0, error: undefined }))
      setFiles((all) => [...all, ...added])
      for (const { key, file } of added) void send(key, file)
    },
    retry: (key: string) => {
      const failed = files.find((each) => each.key === key)
      if (!failed) return
      update(key, { share: 0, error: undefined })
      void send(key, failed.file)
    },
    remove: (key: string) => {
      controllers.current.get(key)?.abort()
      drop(key)
    },
  }
}

/** Keys only have to differ within a page. */
let count = 0
