// What asks for the focus has it as soon as it is there, as with React: the browser's own `autofocus` is for whole pages only.
import { options, type VNode } from 'preact'

const earlier = options.diffed
options.diffed = (vnode: VNode<{ readonly autoFocus?: boolean }>) => {
  // As in controlled.ts. What is in the page already was there before.
  const drawn: unknown = Reflect.get(vnode, '__e')
  if (typeof vnode.type === 'string' && vnode.props.autoFocus && drawn instanceof HTMLElement && !drawn.isConnected)
    // By then everything around it is drawn.
    queueMicrotask(() => drawn.focus())
  earlier?.(vnode)
}
