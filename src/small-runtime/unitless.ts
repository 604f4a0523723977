// Numbers in styles as React has them: Preact, and what draws it on the server, take some of them for pixels.
import { options, type VNode } from 'preact'

/** Properties that React takes as plain numbers, and that either of the two does not. */
const unitless: ReadonlySet<string> = new Set([
  'aspectRatio',
  'columns',
  'gridArea',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRowEnd',
  'gridRowStart',
  'scale',
])

const earlier = options.vnode
options.vnode = (vnode: VNode<{ style?: unknown }>) => {
  const style = vnode.props?.style
  if (typeof vnode.type === 'string' && typeof style === 'object' && style !== null)
    for (const [name, value] of Object.entries(style))
      if (typeof value === 'number' && unitless.has(name))
        vnode.props.style = { ...(vnode.props.style as object), [name]: String(value) }
  earlier?.(vnode)
}
