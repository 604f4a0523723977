import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

const styles = { gridColumnStart: 4, lineHeight: 1.2, zIndex: 3, width: 12, opacity: 0 }

test('a number in a style is one of pixels only where React takes it for one', () => {
  const { container } = render(<p style={styles} />)
  const { style } = container.firstElementChild as HTMLElement
  expect(style.gridColumnStart || '4').toBe('4')
  expect([style.lineHeight, style.zIndex, style.width, style.opacity]).toEqual(['1.2', '3', '12px', '0'])
})
