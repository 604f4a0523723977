/** How question types are drawn where no script runs (docs/adr/0051); null for one that needs scripts. */
import plain from 'virtual:plugins/lazy/question-types/plain'
import type { AnyRenderer } from '#sdk/ui'

export const findPlainRenderer = async (id: string): Promise<AnyRenderer | null> => (await plain.get(id)?.()) ?? null
