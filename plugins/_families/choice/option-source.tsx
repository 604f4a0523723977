import { AddressSetting } from './address-setting.tsx'
import type { DictionaryChoice } from './dictionary.ts'
import { DictionarySetting } from './dictionary-setting.tsx'

export interface SourcedOptions {
  readonly choices: readonly DictionaryChoice[]
  readonly dictionary?: string
  readonly source?: { readonly address: string; readonly path: string }
}

/** Where the options are taken over from, if not written by hand: a dictionary, or an address; of one at a time. */
export const OptionSource = <Own extends SourcedOptions>(props: {
  options: Own
  onChange: (next: Own) => void
  newId: () => string
}) => (
  <>
    {!props.options.source && <DictionarySetting {...props} />}
    {props.options.dictionary === undefined && <AddressSetting {...props} />}
  </>
)
