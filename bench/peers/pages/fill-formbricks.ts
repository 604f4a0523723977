// Formbricks' last release on npm, drawn into the page as its embed does.
import { renderSurveyInline } from '@formbricks/surveys'

const survey = JSON.parse(document.getElementById('form')?.textContent ?? '{}')
renderSurveyInline({ survey, containerId: 'root', brandColor: '#1d4ed8', isBrandingEnabled: false })
