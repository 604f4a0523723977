import { type RefObject, useEffect, useState } from 'react'

export type CameraProblem = 'denied' | 'missing' | 'broken'
export type CameraState = 'opening' | 'open' | CameraProblem

/** The camera that looks at who holds the device, in a `<video>`; let go with the component, or once it is not wanted. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>) => {
  const [state, setState] = useState<CameraState>('opening')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the same once more
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera here', 'NotFoundError')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
        audio: false,
      })
      const element = video.current
      if (isOver || !element) return stop()
      // Taken away while it is looked through: unplugged, or by another program.
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          if (!isOver) setState('broken')
        })
      element.srcObject = stream
      await element.play()
      if (!isOver) setState('open')
    }
    setState('opening')
    open().catch((error: unknown) => {
      stop()
      if (!isOver) setState(problemOf(error))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [video, attempt])

  return { state, retry: () => setAttempt((count) => count + 1) }
}

const problemOf = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken'
}
