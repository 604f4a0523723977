// Apart from what runs in the browser: that would mend it for both.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

test('the server takes a number in a style for pixels only where React does', () => {
  const styles = { aspectRatio: 1.5, gridColumnStart: 4, lineHeight: 1.2, zIndex: 3, width: 12, opacity: 0 }
  const [, drawn = ''] = /style="([^"]*)"/.exec(renderToString(<p style={styles} />)) ?? []
  expect(drawn.replaceAll(' ', '').replace(/;$/, '')).toBe(
    'aspect-ratio:1.5;grid-column-start:4;line-height:1.2;z-index:3;width:12px;opacity:0',
  )
})
