// `react-dom/client` of the public page (docs/adr/0046): what of it the page uses, as React has it, on Preact.
import { Component, type ComponentChild, type ContainerNode, createElement, hydrate, render } from 'preact'
import './auto-focus.ts'
import './controlled.ts'
import './unitless.ts'

interface RootOptions {
  /** Before every id that `useId` makes. Preact counts each root's from the start: a second one needs a prefix. */
  readonly identifierPrefix?: string
  /** Of an error that no boundary catches; nothing of the tree is left on the page then. */
  readonly onUncaughtError?: (error: unknown) => void
}

interface Root {
  readonly render: (children: ComponentChild) => void
  readonly unmount: () => void
}

export const createRoot = (container: ContainerNode, options: RootOptions = {}): Root => {
  const rooted = within(options)
  return {
    render: (children) => render(rooted(children), container),
    unmount: () => render(null, container),
  }
}

export const hydrateRoot = (container: ContainerNode, children: ComponentChild, options: RootOptions = {}): Root => {
  const rooted = within(options)
  hydrate(rooted(children), container)
  return {
    render: (next) => render(rooted(next), container),
    unmount: () => render(null, container),
  }
}

const within = ({ identifierPrefix, onUncaughtError = throwOn }: RootOptions) => {
  // Where Preact keeps the beginning of the ids of a tree, and how many it has given away; it writes the name so in every
  // build (its mangle.json), because the renderer for the server has to find it.
  const ids = [identifierPrefix, 0]
  return (children: ComponentChild): ComponentChild => {
    const tree = createElement(Boundary, { onUncaughtError }, children)
    if (identifierPrefix !== undefined) Reflect.set(tree, '__m', ids)
    return tree
  }
}

const throwOn = (error: unknown) => {
  throw error
}

class Boundary extends Component<{ onUncaughtError: (error: unknown) => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static override getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: unknown) {
    this.props.onUncaughtError(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
