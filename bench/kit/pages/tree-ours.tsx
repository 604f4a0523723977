import './page.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Tree } from '#ds/tree'
import { groups } from './choices.ts'

const everyGroup = groups.map(({ id }) => id)

function Page() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  return (
    <div style={{ width: 320, padding: 24 }}>
      <button type="button" onClick={() => setExpanded(new Set(everyGroup))}>
        Expand all
      </button>
      <Tree
        label="Groups"
        className="h-120"
        nodes={groups}
        expanded={expanded}
        onExpandedChange={setExpanded}
        loadingLabel="Loading"
        loadFailedLabel="Failed"
      />
    </div>
  )
}

const rowSays = (row: string, text: string) => document.querySelector(row)?.textContent?.includes(text) ?? false
window.outcomes = {
  expanded: () =>
    [...document.querySelectorAll('[data-slot=tree-row]')].some((row) => row.textContent === 'Member 3 of 0'),
  entered: () => rowSays('[data-slot=tree-row][data-active]', 'Group 0'),
  walked: () => rowSays('[data-slot=tree-row][data-active]', 'Member 0'),
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
