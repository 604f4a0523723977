// Line drawings of the page's plain states, in ink and accent (look: "empty states").

export const DoneDrawing = () => (
  <Drawing>
    <path d="M12 4h20l8 8v32H12z" className="fill-paper stroke-ink" />
    <path d="M32 4v8h8" className="stroke-ink" />
    <path d="m18 28 6 6 12-13" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

export const ClosedDrawing = () => (
  <Drawing>
    <path d="M12 4h20l8 8v32H12z" className="fill-paper stroke-ink" />
    <path d="M32 4v8h8M18 20h16M18 27h10" className="stroke-ink" />
    <path d="M8 36h36" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

export const MissingDrawing = () => (
  <Drawing>
    <path d="M12 4h20l8 8v32H12z" strokeDasharray="3 3" className="stroke-ink" />
    <path
      d="M22 21a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1.2-1.5 2.3v1M26 33v.1"
      className="stroke-accent-solid"
      strokeWidth="2.5"
    />
  </Drawing>
)

export const WaitingDrawing = () => (
  <Drawing>
    <path d="M12 4h20l8 8v32H12z" className="fill-paper stroke-ink" />
    <path d="M32 4v8h8" className="stroke-ink" />
    <path d="M26 36V20m0 0-6 6m6-6 6 6" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

const Drawing = ({ children }: { children: React.ReactNode }) => (
  <svg
    className="size-14"
    viewBox="0 0 52 48"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
