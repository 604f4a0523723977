import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * `group-last/x:hidden` is `:last-child *`, and `divide-y` asks every element whether it is the last. Together they make the
 * browser style all that is in an element anew when it stops being its parent's last child: with every dialog, menu and
 * toast, which are put behind the page, that is the whole page. `last:` and `not-first:` on the element itself cost nothing.
 */
const wholeSubtree = /(?<![\w-])(?:(?:group|peer)-(?:first|last|only|odd|even|nth)|-?(?:space|divide)-[xy])[\w/-]*/g

test('no class has the page styled anew when something is put behind it', () => {
  const found = globSync('{design-system,src,plugins}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])(?:(?!\1)[^\\])*\1/g)].flatMap(([text]) =>
      (text.match(wholeSubtree) ?? []).map((name) => `${file}: ${name}`),
    ),
  )
  expect(found).toEqual([])
})
