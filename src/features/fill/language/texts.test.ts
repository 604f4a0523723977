import { complete } from 'virtual:locales/fill'
import { expect, test } from 'vitest'
import declaration from '../../../../locales/languages.json'
import { installedParts } from '../page/installed-parts.testing.ts'
import { loadLaterTexts, loadTranslate, textsAvailable } from './texts.ts'

test('the page speaks all sixteen languages, none of them in part', () => {
  expect(textsAvailable).toEqual(declaration.languages)
  expect(complete).toEqual(declaration.languages)
  expect(declaration.languages).toHaveLength(16)
})

test.each([
  ['zh-tw', ['有 1 題需要修改', '有 3 題需要修改']],
  ['ru', ['Нужно исправить 1 вопрос', 'Нужно исправить 3 вопроса', 'Нужно исправить 5 вопросов']],
  ['pl', ['1 pytanie wymaga poprawy', '3 pytania wymagają poprawy', '5 pytań wymaga poprawy']],
  ['pt-BR', ['1 pergunta precisa de revisão', '2 perguntas precisam de revisão']],
])('%s counts as its speakers do', async (language, sentences) => {
  const translate = await loadTranslate(language)
  const count = (sentence: string) => Number(/\d+/.exec(sentence)?.[0])
  expect(sentences.map((sentence) => translate('fill', 'page.check', { count: count(sentence) }))).toEqual(sentences)
})

test('question types speak them too', async () => {
  const translate = await loadTranslate('fr', installedParts.typeTexts('fr'))
  expect(translate('question-types/radio', 'choice.withText', { label: 'Autre', text: 'thé' })).toBe('Autre\u00a0: thé')
})

test('a language nobody wrote texts in gets English', async () => {
  const translate = await loadTranslate('sv')
  expect(translate('fill', 'page.next')).toBe('Next')
})

test('what is fetched later is said by translators that were made before', async () => {
  const translate = await loadTranslate('de')
  expect(translate('fill-later', 'page.notFound.title')).toBe('page.notFound.title')
  await loadLaterTexts('de')
  expect(translate('fill-later', 'page.notFound.title')).toBe('Formular nicht gefunden')
})
