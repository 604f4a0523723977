import type { Kind } from './kinds.ts'

/** What the first code in a picture says; null when there is none. */
export type CodeReader = (picture: ImageData) => Promise<string | null>

/** The browser's own reader where it knows what is looked for, else zxing, whose code comes from this server. */
export const createReader = async (kind: Kind): Promise<CodeReader> => (await ownReader(kind)) ?? zxingReader(kind)

const bars = ['code_128', 'code_39', 'code_93', 'codabar', 'ean_13', 'ean_8', 'itf', 'upc_a', 'upc_e']
const squares = ['qr_code', 'data_matrix', 'aztec', 'pdf417']
const formats: Readonly<Record<Kind, readonly string[]>> = { any: [...bars, ...squares], matrix: squares, bars }

/** Not in every browser, and not in the types of any (Shape Detection API). */
interface BarcodeDetectorClass {
  new (options: {
    formats: readonly string[]
  }): {
    detect: (picture: ImageData) => Promise<readonly { readonly rawValue: string }[]>
  }
  getSupportedFormats: () => Promise<readonly string[]>
}

const ownReader = async (kind: Kind): Promise<CodeReader | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!BarcodeDetector) return null
  try {
    const known = await BarcodeDetector.getSupportedFormats()
    if (!formats[kind].every((format) => known.includes(format))) return null
    const detector = new BarcodeDetector({ formats: formats[kind] })
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
  } catch {
    // Some systems offer it and then cannot.
    return null
  }
}

const zxingReader = async (kind: Kind): Promise<CodeReader> => {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // From here, not from where the package would fetch it.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const wanted = { any: [], matrix: ['AllMatrix'], bars: ['AllLinear'] } as const
  return async (picture) =>
    (await readBarcodes(picture, { formats: [...wanted[kind]], maxNumberOfSymbols: 1, tryHarder: true }))[0]?.text ??
    null
}
