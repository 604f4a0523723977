// SurveyJS as its guide mounts it, with its own style sheet.
import 'survey-core/survey-core.min.css'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

const model = new Model(JSON.parse(document.getElementById('form')?.textContent ?? '{}'))
const root = document.getElementById('root')
if (root) createRoot(root).render(<Survey model={model} />)
