import { createMeasure, wrapText } from './text.ts'

export interface PictureParts {
  plot: SVGSVGElement
  /** Lines above the drawing; the first is the title. */
  lines: readonly string[]
  /** A swatch and its words each. */
  legend: readonly { swatch: SVGSVGElement | null; label: string }[]
  /** Element whose face, colours and direction the words take. */
  frame: HTMLElement
}

/**
 * The drawing with its title and legend as a PNG at twice its size. Colours and faces are resolved first: the picture is
 * drawn outside of the page, where there are no tokens.
 *
 * @throws Error when the browser cannot draw it
 */
export async function toPng(parts: PictureParts): Promise<Blob> {
  const svg = standAlone(parts)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Number(svg.getAttribute('width')) * 2
  canvas.height = Number(svg.getAttribute('height')) * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not draw the picture')
  return blob
}

/** Saves a file from the page. */
export function saveAs(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A title as a file name, without what file systems refuse. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)
  return `${name || 'chart'}.${ending}`
}

const padding = 16

function standAlone({ plot, lines, legend, frame }: PictureParts): SVGSVGElement {
  const style = getComputedStyle(frame)
  const rtl = style.direction === 'rtl'
  const plotWidth = Number(plot.getAttribute('width'))
  const width = plotWidth + 2 * padding
  const words = { color: style.color, family: style.fontFamily, direction: style.direction }
  const start = rtl ? width - padding : padding
  const svg = element('svg', { xmlns: svgNamespace, width })
  const ground = element('rect', { width, fill: groundOf(frame) })
  svg.append(ground)

  let y = padding
  lines.forEach((line, index) => {
    const size = index === 0 ? 16 : 13
    for (const piece of wrapByHand(line, width - 2 * padding, size, style.fontFamily)) {
      y += size * 1.5
      svg.append(text(piece, { x: start, y: y - size * 0.4, size, weight: index === 0 ? 600 : 400, ...words }))
    }
  })
  y += lines.length > 0 ? 8 : 0

  let x = 0
  for (const { swatch, label } of legend) {
    const labelWidth = widthOf(label, 13, style.fontFamily)
    const itemWidth = 22 + labelWidth
    if (x > 0 && x + itemWidth > width - 2 * padding) {
      x = 0
      y += 22
    }
    if (swatch) {
      const copy = resolved(swatch)
      copy.setAttribute('x', String(rtl ? start - x - 16 : start + x))
      copy.setAttribute('y', String(y + 1))
      svg.append(copy)
    }
    svg.append(text(label, { x: rtl ? start - x - 22 : start + x + 22, y: y + 13, size: 13, weight: 400, ...words }))
    x += itemWidth + 16
  }
  if (legend.length > 0) y += 30

  const drawing = resolved(plot)
  drawing.setAttribute('x', String(padding))
  drawing.setAttribute('y', String(y))
  svg.append(drawing)
  const height = Math.ceil(y + Number(plot.getAttribute('height')) + padding)
  svg.setAttribute('height', String(height))
  ground.setAttribute('height', String(height))
  return svg
}

/** A copy that carries its computed paint and type, and nothing that needs the page's style sheet. */
function resolved(source: SVGSVGElement): SVGSVGElement {
  // cloneNode keeps the kind of node.
  const copy = source.cloneNode(true) as SVGSVGElement
  const from = [source, ...source.querySelectorAll('*')]
  const to = [copy, ...copy.querySelectorAll('*')]
  from.forEach((original, index) => {
    const target = to[index]
    if (!target) return
    const style = getComputedStyle(original)
    for (const name of kept) target.setAttribute(name, style.getPropertyValue(name))
    for (const { name } of [...target.attributes])
      if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) target.removeAttribute(name)
  })
  return copy
}

const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'direction',
  'dominant-baseline',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'vector-effect',
  'visibility',
]

/** The first painted ground behind an element. */
function groundOf(from: Element | null): string {
  for (let at = from; at; at = at.parentElement) {
    const ground = getComputedStyle(at).backgroundColor
    if (ground !== '' && !/^transparent$|, 0\)$|\/ 0\)$/.test(ground)) return ground
  }
  return 'white'
}

const svgNamespace = 'http://www.w3.org/2000/svg'

function element<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string | number>) {
  const made = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') made.setAttribute(key, String(value))
  return made
}

function text(
  content: string,
  at: { x: number; y: number; size: number; weight: number; color: string; family: string; direction: string },
): SVGTextElement {
  const made = element('text', {
    x: at.x,
    y: at.y,
    fill: at.color,
    direction: at.direction,
    'font-family': at.family,
    'font-size': at.size,
    'font-weight': at.weight,
  })
  made.textContent = content
  return made
}

function widthOf(content: string, size: number, family: string): number {
  return createMeasure(family)(content, size)
}

function wrapByHand(content: string, width: number, size: number, family: string): string[] {
  const measure = createMeasure(family)
  return wrapText(content, width, 4, (piece) => measure(piece, size, 600))
}
