// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { form, question, rule, when } from '#shared/form/testing/forms'
import { FormView } from './form-view.tsx'
import { viewOf } from './testing/test-form.tsx'

test('a form draws on the server, without a DOM, as it stands: answers in, hidden questions out', () => {
  expect(typeof document).toBe('undefined')
  const { props } = viewOf(
    form(
      [
        question('name', 'text', { title: { en: 'Name' }, required: true }),
        question('part', 'section', { title: { en: 'For {{q:name}}' } }),
        question('pick', 'single', { title: { en: 'Pick' } }),
        question('gone', 'text', { title: { en: 'Not shown' } }),
      ],
      [rule('show', ['gone'], when('pick', 'eq', 'b'))],
    ),
  )
  props.session.set('name', 'Ann')
  const html = renderToString(<FormView {...props} issues={{ pick: [{ code: 'required' }] }} />)
  expect(html).toContain('value="Ann"')
  expect(html).toContain('For Ann')
  expect(html).toContain('fill/issue.required')
  expect(html).not.toContain('Not shown')
})
