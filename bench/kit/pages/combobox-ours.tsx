import './page.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Combobox } from '#ds/combobox'
import { options } from './choices.ts'

const offered = options.map(({ value, label }) => ({ id: value, label }))

function Page() {
  const [value, setValue] = useState<string[]>([])
  return (
    <div style={{ width: 320, padding: 24 }}>
      <Combobox
        label="Fruit"
        options={offered}
        value={value}
        onChange={setValue}
        searchLabel="Search"
        emptyText="Nothing"
        removeLabel="Remove"
      />
    </div>
  )
}

const firstOption = () => document.querySelector('[data-slot=combobox-option]')?.textContent ?? ''
window.outcomes = {
  open: () => firstOption().includes('Apple'),
  typed: () => firstOption().includes('Zucchini'),
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
