// What the check is made of: program and models of this server, a file each. The package of the models keeps its folder to
// itself (`exports`), so they are named by their place.
import wasm from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url'
import antispoofWeights from '../../../../node_modules/@vladmandic/human/models/antispoof.bin?url'
import antispoof from '../../../../node_modules/@vladmandic/human/models/antispoof.json?url'
import blazefaceWeights from '../../../../node_modules/@vladmandic/human/models/blazeface.bin?url'
import blazeface from '../../../../node_modules/@vladmandic/human/models/blazeface.json?url'
import facemeshWeights from '../../../../node_modules/@vladmandic/human/models/facemesh.bin?url'
import facemesh from '../../../../node_modules/@vladmandic/human/models/facemesh.json?url'
import faceresWeights from '../../../../node_modules/@vladmandic/human/models/faceres.bin?url'
import faceres from '../../../../node_modules/@vladmandic/human/models/faceres.json?url'
import livenessWeights from '../../../../node_modules/@vladmandic/human/models/liveness.bin?url'
import liveness from '../../../../node_modules/@vladmandic/human/models/liveness.json?url'

/** Addresses by the names that the program asks for. */
export type ModelFiles = Readonly<Record<string, string>>

const finding: ModelFiles = {
  'tfjs-backend-wasm-simd.wasm': wasm,
  'blazeface.json': blazeface,
  'blazeface.bin': blazefaceWeights,
  'facemesh.json': facemesh,
  'facemesh.bin': facemeshWeights,
}
const judgingLife: ModelFiles = {
  'antispoof.json': antispoof,
  'antispoof.bin': antispoofWeights,
  'liveness.json': liveness,
  'liveness.bin': livenessWeights,
}
const comparing: ModelFiles = { 'faceres.json': faceres, 'faceres.bin': faceresWeights }

/** Only what a question asks for: two and a half megabytes to find a face, one and a half more to judge life, seven to compare. */
export const filesFor = (wanted: { readonly liveness: boolean; readonly compare: boolean }): ModelFiles => ({
  ...finding,
  ...(wanted.liveness && judgingLife),
  ...(wanted.compare && comparing),
})
