import { Tree } from 'antd'
import { type Key, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { groups } from '../../kit/pages/choices.ts'

const everyGroup = groups.map(({ id }) => id)

function Page() {
  const [expanded, setExpanded] = useState<Key[]>([])
  return (
    <div style={{ width: 320, padding: 24 }}>
      <button type="button" onClick={() => setExpanded(everyGroup)}>
        Expand all
      </button>
      <Tree
        treeData={groups}
        fieldNames={{ key: 'id', title: 'label' }}
        height={480}
        motion={false}
        expandedKeys={expanded}
        onExpand={setExpanded}
      />
    </div>
  )
}

const activeSays = (text: string) =>
  document.querySelector('.ant-tree-treenode-active')?.textContent?.includes(text) ?? false
window.outcomes = {
  expanded: () =>
    [...document.querySelectorAll('.ant-tree-treenode')].some((row) => row.textContent?.includes('Member 3 of 0')),
  entered: () => activeSays('Group 0'),
  walked: () => activeSays('Member 0'),
}
createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
