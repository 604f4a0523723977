import { Select } from 'antd'
import { createRoot } from 'react-dom/client'
import { options } from '../../kit/pages/choices.ts'

const firstOption = () => document.querySelector('.ant-select-item-option')?.textContent ?? ''
window.outcomes = {
  open: () => firstOption().includes('Apple'),
  typed: () => firstOption().includes('Zucchini'),
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ padding: 24 }}>
    <Select style={{ width: 320 }} aria-label="Fruit" options={options} showSearch={{ optionFilterProp: 'label' }} />
  </div>,
)
