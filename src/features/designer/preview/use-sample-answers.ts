import { useState } from 'react'
import { takesDefault } from '#sdk'
import type { Json } from '#shared/form/definition'
import { typesIn } from '#src/form-view/types-in.ts'
import { definitions } from '#src/registry/question-types.admin.ts'
import { parsers } from '#src/registry/question-types.parse.ts'
import { fillWithSamples, type SampleSource } from './sample-answers.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** What samples were found for, and what is left to be answered by hand; `failed`: how texts are read did not arrive. */
export type Filled = ReturnType<typeof fillWithSamples> | 'failed'

/** Fills what is asked and not answered; how texts are read is fetched when somebody asks for it. */
export const useSampleAnswers = ({ compiled, session, host }: PreviewSession) => {
  const [isBusy, setBusy] = useState(false)
  const fill = async (): Promise<Filled> => {
    setBusy(true)
    try {
      const sources = await sourcesOf(typesIn(compiled.definition))
      const say = (key: string) => host.translate('designer', key)
      const words = {
        text: say('preview.sample.text'),
        name: say('preview.sample.name'),
        sentence: say('preview.sample.sentence'),
      }
      return fillWithSamples(compiled, session, { sources: (id) => sources.get(id), words, now: Date.now() })
    } catch {
      return 'failed'
    } finally {
      setBusy(false)
    }
  }
  return [fill, isBusy] as const
}

const sourcesOf = async (types: ReadonlySet<string>): Promise<ReadonlyMap<string, SampleSource>> => {
  const found = await Promise.all(
    [...types].map(async (id): Promise<readonly (readonly [string, SampleSource])[]> => {
      const type = definitions.get(id)
      // What an author cannot state nobody can make up.
      if (!type || !takesDefault(type)) return []
      const parser = await parsers.get(id)?.()
      // The registry joined type and parser by folder name (see TypeRuntime), which the compiler cannot follow.
      const parse = parser?.parse as ((text: string, options: Json) => Json | undefined) | undefined
      const examples = type.examples.filter(({ valid }) => valid)
      return [[id, { parse, examples }]]
    }),
  )
  return new Map(found.flat())
}
