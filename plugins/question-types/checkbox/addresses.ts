import { defineAddresses } from '#sdk'
import { choiceAddresses } from '../../_families/choice/choice-addresses.ts'
import type checkbox from './definition.ts'

export default defineAddresses<typeof checkbox>(choiceAddresses)
