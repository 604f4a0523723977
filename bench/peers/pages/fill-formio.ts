// Form.io's renderer alone, as its documentation has it in an application, with the style sheets it asks for. Its icons are
// left out, which is in its favour.
import 'bootstrap/dist/css/bootstrap.min.css'
import '@formio/js/dist/formio.form.min.css'
import { Formio } from '@formio/js/form'

const form = JSON.parse(document.getElementById('form')?.textContent ?? '{}')
void Formio.createForm(document.getElementById('root'), form)
