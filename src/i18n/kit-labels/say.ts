import type { Translate } from '../use-t.ts'

/** What the words of the kit are made with. */
export interface Say {
  /** A text of the namespace `kit`. */
  t: Translate
  /** A text whose placeholders the component fills: `{{name}}` comes as `{name}`. */
  raw: (key: string) => string
  /** A number as the language writes it. */
  number: (value: number) => string
}
