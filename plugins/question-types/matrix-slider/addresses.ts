import { defineAddresses } from '#sdk'
import { rowNumbersAddresses } from '../../_families/matrix/row-number-addresses.ts'
import type matrixSlider from './definition.ts'

export default defineAddresses<typeof matrixSlider>(rowNumbersAddresses)
