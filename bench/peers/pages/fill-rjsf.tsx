// react-jsonschema-form as its guide mounts it, with the validator the guide names and without a theme: the least it weighs.
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createRoot } from 'react-dom/client'

const { schema, uiSchema } = JSON.parse(document.getElementById('form')?.textContent ?? '{}')
const root = document.getElementById('root')
if (root) createRoot(root).render(<Form schema={schema} uiSchema={uiSchema} validator={validator} />)
