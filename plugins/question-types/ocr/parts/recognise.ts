/**
 * The text of a picture, by tesseract.js in a worker. All of it comes from this server: program, WebAssembly, and the
 * small models for Chinese and English.
 *
 * @param onProgress 0 to 1
 */
export const recognise = async (
  picture: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> => {
  const [{ createWorker, OEM }, { default: workerPath }, { default: corePath }, english, chinese] = await Promise.all([
    import('tesseract.js'),
    import('tesseract.js/dist/worker.min.js?url'),
    import('tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'),
    import('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'),
    import('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url'),
  ])
  const models = await Promise.all(
    [
      { code: 'chi_sim', address: chinese.default },
      { code: 'eng', address: english.default },
    ].map(async ({ code, address }) => modelOf(code, await fetched(address, signal))),
  )
  onProgress(0.3)
  const absolute = (address: string) => new URL(address, location.href).href
  const worker = await createWorker(models, OEM.LSTM_ONLY, {
    workerPath: absolute(workerPath),
    corePath: absolute(corePath),
    // The policy of the page allows scripts of this server, and no blobs.
    workerBlobURL: false,
    // The browser's own cache keeps them, under an address that never changes its meaning.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(0.4 + progress * 0.6)
    },
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    const { data } = await worker.recognize(picture)
    // Chinese is written without the gaps that the model sees between its characters.
    return data.text.replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '')
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/**
 * A model as tesseract.js 7.0.0 takes it: it sends `data` to its worker twice, first to store the bytes under `code`, then
 * to name the models to begin with, for which it takes `data` where `code` is meant. So it is the bytes, then the name.
 */
const modelOf = (code: string, bytes: Uint8Array): { code: string; data: unknown } => {
  let isStored = false
  return {
    code,
    get data() {
      if (isStored) return code
      isStored = true
      return bytes
    },
  }
}

const fetched = async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
  const reply = await fetch(address, { signal })
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return new Uint8Array(await reply.arrayBuffer())
}
