import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CellFailure, PageFailure, PluginFailure } from './failure.tsx'
import type { ErrorBoundaryLabels } from './labels.ts'

export type { ErrorBoundaryLabels } from './labels.ts'

export interface ErrorBoundaryProps {
  /** How much room the failed part had: a whole page, a card in it, a table cell. */
  size: 'page' | 'plugin' | 'cell'
  /** What failed, in plain words: "This question could not be shown". */
  title: string
  description?: ReactNode
  /** What the details name first: the type of a plugin, the route of a page. */
  name?: string | undefined
  /** Another way out: "Remove". */
  action?: ReactNode
  /** When one of them changes, the part is tried again: the route, the settings of a question. Always the same number. */
  resetKeys?: readonly unknown[] | undefined
  /** Where the failure is reported. Called once for each. */
  onError?: ((error: Error, componentStack: string) => void) | undefined
  labels?: Partial<ErrorBoundaryLabels> | undefined
  children: ReactNode
}

interface State {
  error: Error | undefined
  stack: string
}

/**
 * Keeps a failure where it happened: the part that threw becomes a notice of its own size with retry and the details to
 * copy, everything around it lives on.
 *
 * Do: put one around each page, each plugin's drawing and each computed cell, with `resetKeys` that mend it.
 * Don't: rely on it for failed requests (an Error state says those better) or wrap the whole app in only one.
 * Keys: Tab goes to retry, action and copy; Enter and Space press them; Escape closes the panel of a cell.
 * ARIA: alert, https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, stack: '' }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const stack = info.componentStack ?? ''
    this.setState({ stack })
    this.props.onError?.(error instanceof Error ? error : new Error(String(error)), stack)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    const { resetKeys = [] } = this.props
    const { resetKeys: former = [] } = before
    if (this.state.error && resetKeys.some((key, at) => !Object.is(key, former[at]))) this.reset()
  }

  private readonly reset = () => this.setState({ error: undefined, stack: '' })

  override render() {
    const { error, stack } = this.state
    if (!error) return this.props.children
    const { size, title, description, name, action, labels } = this.props
    const Failure = failures[size]
    return (
      <Failure
        title={title}
        description={description}
        details={describe(error, name, stack)}
        action={action}
        onRetry={this.reset}
        labels={labels}
      />
    )
  }
}

const failures = { page: PageFailure, plugin: PluginFailure, cell: CellFailure }

/** The first line is the one that is shown in a card. */
function describe(error: Error, name: string | undefined, stack: string): string {
  const head = `${name === undefined ? '' : `${name}: `}${error.name}: ${error.message}`
  return stack.trim() === '' ? head : `${head}\n${stack.trim()}`
}
