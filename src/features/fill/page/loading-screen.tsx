/** The waiting lines of fill.html, with a word for those who do not see them. */
export const LoadingScreen = ({ label }: { label: string }) => (
  <div data-surface="paper" aria-busy="true" className="min-h-dvh bg-paper sm:bg-desk sm:px-6 sm:py-12">
    <div className="mx-auto w-full max-w-180 bg-paper px-5 pt-8 pb-12 sm:rounded-lg sm:ring-1 sm:ring-hairline sm:p-10">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex flex-col gap-6">
        <div className="h-8 w-3/5 rounded-md bg-hairline" />
        <div className="h-11 rounded-md bg-subtle" />
        <div className="h-11 rounded-md bg-subtle" />
        <div className="h-11 rounded-md bg-subtle" />
      </div>
    </div>
  </div>
)
