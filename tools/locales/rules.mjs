// What must hold for the texts of one namespace. Each rule returns sentences that say what is wrong.
import { languagesOfNamespace, source } from './declaration.mjs'
import { baseKey, formOf, forms, isPlural, oneIsOne, placeholders, pluralForms, withoutPlaceholders } from './keys.mjs'
import { simplifiedOnly } from './simplified.mjs'

/** Problems of a namespace in all its languages. `isUsed` tells whether the code asks for a key. */
export function problemsOf(namespace, declaration, isUsed) {
  const { name, texts, spoken } = namespace
  const declared = languagesOfNamespace(declaration, name).filter((language) => !spoken || spoken.includes(language))
  // A plugin may begin in English.
  const original = texts[source] ?? (spoken?.includes(source) ? {} : texts.en) ?? {}
  const problems = [
    ...Object.entries(texts).flatMap(([language, own]) =>
      [
        ...(declared.includes(language) ? missing(own, original) : []),
        ...extra(own, original),
        ...empty(own),
        ...plurals(own, language),
        ...holes(own, original, language),
        ...untranslated(own, texts.en ?? {}, language, allowed(declaration.sameAsEnglish, name, language)),
        ...foreignScript(own, language),
        ...halfWidth(own, language, allowed(declaration.halfWidth, name, language)),
        ...order(own, original, language, namespace.sorted),
      ].map((problem) => `${language} ${problem}`),
    ),
    ...declared
      .filter((language) => !(language in texts) && Object.keys(original).length > 0)
      .map((language) => `${language} is declared complete and has no texts`),
    ...[...baseKeys(original)].filter((key) => !isUsed(key, namespace)).map((key) => `"${key}" is used nowhere`),
  ]
  return problems.map((problem) => `${name}: ${problem}`)
}

/** Exceptions that are none any more. */
export function staleExceptions(namespaces, { sameAsEnglish, halfWidth: punctuation }) {
  const textsOf = (id, language) => {
    const namespace = namespaces.find(({ name }) => id.startsWith(`${name}:`))
    const key = namespace && id.slice(namespace.name.length + 1)
    return key ? [namespace.texts[language]?.[key], namespace.texts.en?.[key]] : []
  }
  const stale = (list, title, holds) =>
    Object.entries(list).flatMap(([id, languages]) =>
      languages
        .filter((language) => !holds(language, ...textsOf(id, language)))
        .map((language) => `languages.json: ${title} "${id}" of ${language} is not needed`),
    )
  return [
    ...stale(sameAsEnglish, 'sameAsEnglish', (_, own, english) => own !== undefined && own === english),
    ...stale(punctuation, 'halfWidth', (_, own) => own !== undefined && halfWidthIn(own)),
  ]
}

const missing = (own, original) => {
  const have = baseKeys(own)
  return [...baseKeys(original)].filter((key) => !have.has(key)).map((key) => `has no "${key}"`)
}

const extra = (own, original) => {
  const known = baseKeys(original)
  return [...baseKeys(own)].filter((key) => !known.has(key)).map((key) => `has "${key}", which ${source} has not`)
}

const empty = (own) =>
  Object.entries(own)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key]) => `"${key}" is empty`)

const plurals = (own, language) => {
  const want = pluralForms(language).join()
  const keys = Object.keys(own)
  return [...new Set(keys.filter(isPlural).map(baseKey))].flatMap((base) => {
    const have = forms.filter((form) => `${base}_${form}` in own)
    if (base in own) return [`"${base}" is there with and without plural forms`]
    return have.join() === want ? [] : [`"${base}" has the forms ${have.join()}, needs ${want}`]
  })
}

const holes = (own, original, language) =>
  Object.entries(own).flatMap(([key, text]) => {
    const model = original[key] ?? original[`${baseKey(key)}_other`] ?? original[baseKey(key)]
    if (model === undefined) return []
    const have = placeholders(text)
    const want = placeholders(model)
    // "One file" may leave the number out, where only 1 is one.
    const optional = (hole) => numbers.has(hole) && formOf(key) === 'one' && oneIsOne(language)
    const differs = want.some((hole) => !have.includes(hole) && !optional(hole)) || have.some((h) => !want.includes(h))
    return differs
      ? [`"${key}" has the placeholders ${have.join() || 'none'}, ${source} has ${want.join() || 'none'}`]
      : []
  })

/** What placeholders for the number of a plural form are called. */
const numbers = new Set(['count', 'number', 'n'])

const untranslated = (own, english, language, exceptions) =>
  language === 'en'
    ? []
    : Object.entries(own)
        .filter(([key, text]) => text === english[key] && /\p{L}/u.test(withoutPlaceholders(text)))
        .filter(([key]) => !exceptions.has(key))
        .map(([key]) => `"${key}" is still English`)

/** Languages written with Han; Korean texts of ours use Hangul only. */
const han = new Set(['zh-cn', 'zh-tw', 'ja'])

const foreignScript = (own, language) =>
  Object.entries(own).flatMap(([key, text]) => {
    if (!han.has(language) && /\p{Script=Han}/u.test(text)) return [`"${key}" is still Chinese`]
    const simplified = language === 'zh-tw' ? [...String(text)].filter((sign) => simplifiedOnly.has(sign)) : []
    return simplified.length > 0 ? [`"${key}" has the simplified ${simplified.join('')}`] : []
  })

const halfWidth = (own, language, exceptions) =>
  han.has(language)
    ? Object.entries(own)
        .filter(([key, text]) => !exceptions.has(key) && halfWidthIn(text))
        .map(([key]) => `"${key}" has half-width punctuation`)
    : []

/** Punctuation of Latin texts. Not meant: the dot of `.csv`, the colon of `https://` and of 09:30, and signs of patterns. */
const halfWidthIn = (text) => {
  const words = String(text).replace(/\{\{[^}]*\}\}/g, '字')
  return /[,;!?()]|\.\.\.|:(?!\/\/|\d)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\.(?! )/u.test(words)
}

const order = (own, original, language, sorted) => {
  const keys = Object.keys(own)
  if (sorted && language === source) {
    const wrong = keys.find((key, index) => index > 0 && key < (keys[index - 1] ?? ''))
    return wrong === undefined ? [] : [`"${wrong}" is not in the order of the alphabet`]
  }
  const places = new Map([...baseKeys(original)].map((key, place) => [key, place]))
  const rank = (key) => (places.get(baseKey(key)) ?? Number.NaN) * 10 + Math.max(0, forms.indexOf(formOf(key)))
  const wrong = keys.find((key, index) => index > 0 && rank(key) < rank(keys[index - 1]))
  return wrong === undefined ? [] : [`"${wrong}" is not where ${source} has it`]
}

const baseKeys = (texts) => new Set(Object.keys(texts).map(baseKey))

const allowed = (list, name, language) =>
  new Set(
    Object.entries(list)
      .filter(([id, languages]) => id.startsWith(`${name}:`) && languages.includes(language))
      .map(([id]) => id.slice(name.length + 1)),
  )
