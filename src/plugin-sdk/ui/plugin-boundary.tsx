import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of the part that failed; the rest of the form lives on. */
  readonly fallback: (failure: { error: Error; retry: () => void }) => ReactNode
  /** A change clears the failure, such as new options typed in the designer. */
  readonly resetKey?: unknown
  readonly onError?: (error: Error) => void
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
  readonly resetKey: unknown
}

/** Every surface a plugin draws sits in one of these. */
export class PluginBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }

  override render() {
    const { error } = this.state
    if (error) return this.props.fallback({ error, retry: () => this.setState({ error: null }) })
    return this.props.children
  }
}
