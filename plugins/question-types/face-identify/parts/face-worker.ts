import type { Config, FaceResult } from '@vladmandic/human'
// By its place: the development server would else bundle it anew when the first worker asks for it, and load pages again.
import { Human } from '../../../../node_modules/@vladmandic/human/dist/human.esm.js'
import type { Face, FinderAsk, FinderReply } from './face-finder.ts'
import { filesFor } from './face-models.ts'

/**
 * Looks at pictures, apart from the page: all that is known of a face but its place and bearing stays in here, and ends
 * with the worker. Nothing is asked of anybody but this server, and nothing is kept on the device.
 */
let human: Promise<Human> | undefined
/** What makes two faces comparable. Biometric data: never leaves this file. */
const features = new Map<string, readonly number[]>()

self.onmessage = async ({ data: ask }: MessageEvent<FinderAsk>) => {
  const reply = (message: FinderReply) => self.postMessage(message)
  try {
    if (ask.do === 'open') {
      human = open(ask, (share) => reply({ id: ask.id, progress: share }))
      await human
      return reply({ id: ask.id, faces: [], likeness: null })
    }
    if (!human) throw new Error('Not open')
    const result = await (await human).detect(ask.picture, {
      face: { description: { enabled: ask.as !== undefined } },
    })
    ask.picture.close()
    if (ask.as !== undefined) {
      const face = ask.as === 'paper' || result.face.length === 1 ? largest(result.face) : undefined
      if (face?.embedding) features.set(ask.as, face.embedding)
      else features.delete(ask.as)
    }
    reply({ id: ask.id, faces: result.face.map(shown), likeness: await likeness() })
  } catch (error) {
    reply({ id: ask.id, error: error instanceof Error ? error.message : String(error) })
  }
}

const open = async (
  wanted: { readonly liveness: boolean; readonly compare: boolean },
  onProgress: (share: number) => void,
): Promise<Human> => {
  const files = await fetchAll(filesFor(wanted), onProgress)
  // The library asks for files by names of its own, and would ask other servers for what it does not find.
  self.fetch = async (input) => {
    const name = String(input instanceof Request ? input.url : input).replace(/^.*\//, '')
    const bytes = files.get(name)
    if (!bytes) throw new Error(`${name} is not part of the check`)
    return new Response(bytes, {
      headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'application/json' },
    })
  }
  const opened = new Human(configFor(wanted))
  await opened.load()
  return opened
}

/** Identity cards show the same face again, small and pale. */
const largest = (faces: readonly FaceResult[]): FaceResult | undefined =>
  faces.toSorted((one, other) => other.boxRaw[2] - one.boxRaw[2])[0]

const likeness = async (): Promise<number | null> => {
  const [one, other] = [features.get('person'), features.get('paper')]
  if (!one || !other || !human) return null
  return (await human).match.similarity([...one], [...other])
}

const shown = ({ boxRaw, rotation, real, live, boxScore }: FaceResult): Face => ({
  left: boxRaw[0],
  top: boxRaw[1],
  width: boxRaw[2],
  height: boxRaw[3],
  score: boxScore,
  // The library counts to the picture's side and downwards.
  yaw: -(rotation?.angle.yaw ?? 0),
  pitch: -(rotation?.angle.pitch ?? 0),
  real: real ?? 0,
  live: live ?? 0,
})

const fetchAll = async (files: Readonly<Record<string, string>>, onProgress: (share: number) => void) => {
  const names = Object.keys(files)
  let arrived = 0
  return new Map(
    await Promise.all(
      Object.entries(files).map(async ([name, address]) => {
        const answer = await fetch(address)
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
        const bytes = await answer.arrayBuffer()
        onProgress(++arrived / names.length)
        return [name, bytes] as const
      }),
    ),
  )
}

const configFor = ({ liveness, compare }: { liveness: boolean; compare: boolean }): Partial<Config> => ({
  backend: 'wasm',
  wasmPath: '/',
  modelBasePath: '/',
  cacheModels: false,
  debug: false,
  warmup: 'none',
  // Every picture is judged for itself: frames come too seldom for anything remembered of the last one.
  cacheSensitivity: 0,
  skipAllowed: false,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: { modelPath: 'blazeface.json', rotation: true, maxDetected: 3, minConfidence: 0.3 },
    mesh: { enabled: true, modelPath: 'facemesh.json' },
    iris: { enabled: false },
    attention: { enabled: false },
    emotion: { enabled: false },
    description: { enabled: compare, modelPath: 'faceres.json' },
    antispoof: { enabled: liveness, modelPath: 'antispoof.json' },
    liveness: { enabled: liveness, modelPath: 'liveness.json' },
  },
})
