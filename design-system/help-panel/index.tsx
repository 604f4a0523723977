import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/index.tsx'
import { Drawer } from '../drawer/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { SearchInput } from '../search-input/index.tsx'
import type { HelpPanelLabels } from './labels.ts'
import { searchTopics } from './search-topics.ts'

export type { HelpPanelLabels } from './labels.ts'

export interface HelpTopic {
  id: string
  title: string
  /** Heading it stands under in the list. */
  group?: string | undefined
  /** One line below the title. */
  summary?: string | undefined
  /** Other words people would search for. */
  keywords?: readonly string[] | undefined
  body: ReactNode
}

/**
 * Help beside the work: topics to search and read while the page stays usable. It opens on the topic of the page when
 * told.
 *
 * Do: open it on the topic of the current page, and answer one question per topic.
 * Don't: put there what must be known to go on; that stands in the page itself.
 * Keys: Tab goes through search, topics and the way back; Enter opens a topic; Escape closes and focus returns.
 * ARIA: non-modal dialog, https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ (Radix, page left usable), with a
 * search and lists.
 */
export function HelpPanel({
  open,
  onOpenChange,
  topics,
  topicId,
  onTopicChange,
  footer,
  labels: own,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  topics: readonly HelpTopic[]
  /** The topic being read; undefined shows the list. */
  topicId: string | undefined
  onTopicChange: (id: string | undefined) => void
  /** Below: contact, shortcuts, version. */
  footer?: ReactNode
  labels?: Partial<HelpPanelLabels> | undefined
}) {
  const labels = useLabels('help-panel', own)
  const [query, setQuery] = useState('')
  const topic = topics.find((each) => each.id === topicId)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      modal={false}
      width={400}
      closeLabel={labels.close}
      footer={footer}
    >
      {topic ? (
        <Topic key={topic.id} topic={topic} back={labels.back} onBack={() => onTopicChange(undefined)} />
      ) : (
        <Topics topics={topics} query={query} onQuery={setQuery} onOpen={onTopicChange} labels={labels} />
      )}
    </Drawer>
  )
}

function Topics({
  topics,
  query,
  onQuery,
  onOpen,
  labels,
}: {
  topics: readonly HelpTopic[]
  query: string
  onQuery: (query: string) => void
  onOpen: (id: string) => void
  labels: HelpPanelLabels
}) {
  const found = searchTopics(topics, query)
  const groups = [...new Set(found.map((topic) => topic.group))]
  return (
    <div data-slot="help-topics">
      <SearchInput
        value={query}
        onChange={onQuery}
        debounce={0}
        label={labels.search}
        placeholder={labels.search}
        clearLabel={labels.clear}
      />
      <LiveRegion message={query.trim() === '' ? '' : labels.found(found.length)} />
      {found.length === 0 && <p className="mt-4 text-muted">{labels.none}</p>}
      {groups.map((group) => (
        <section key={group ?? ''} className="mt-5">
          {group !== undefined && <h3 className="mb-1 font-medium text-muted text-sm">{group}</h3>}
          <ul>
            {found
              .filter((topic) => topic.group === group)
              .map((topic) => (
                <li key={topic.id}>
                  <button
                    type="button"
                    data-slot="help-topic-link"
                    className="wrap-break-word -mx-3 w-[calc(100%+1.5rem)] rounded-md px-3 py-2 text-start hover:bg-subtle"
                    onClick={() => onOpen(topic.id)}
                  >
                    <span className="block font-medium">{topic.title}</span>
                    {topic.summary !== undefined && <span className="block text-muted text-sm">{topic.summary}</span>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Mounted per topic: its heading takes focus, so that reading begins there. */
function Topic({ topic, back, onBack }: { topic: HelpTopic; back: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <article data-slot="help-topic" aria-labelledby={id}>
      <Button
        variant="ghost"
        size="small"
        className="-ms-3"
        iconStart={<Icon name="arrow-left" className="rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {back}
      </Button>
      <h3 ref={heading} id={id} tabIndex={-1} className="mt-2 mb-3 font-semibold text-xl outline-none">
        {topic.title}
      </h3>
      <div className="wrap-break-word flex flex-col gap-3">{topic.body}</div>
    </article>
  )
}
