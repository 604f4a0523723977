// What a service worker has of its browser: TypeScript's own types of it do not go together with those of a page.

export interface Lasting {
  /** Keeps the worker alive until that is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface Asked extends Lasting {
  readonly request: Request
  /** Of the page that asks; '' for a page that is only being opened. */
  readonly clientId: string
  /** Of a page that is being opened: asked for while the worker was started. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface Told extends Lasting {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

export interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'message', listener: (event: Told) => void): void
  addEventListener(name: 'fetch', listener: (event: Asked) => void): void
  skipWaiting(): Promise<void>
  readonly location: { readonly origin: string }
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ readonly url: string } | undefined>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
}
