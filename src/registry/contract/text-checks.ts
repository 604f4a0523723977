// Texts: in every language the type speaks, all that are asked for and no others.

import { questionGroups } from '#sdk'
import declaration from '../../../locales/languages.json'
import { askedKeys } from './asked-keys.ts'
import { sourceOf } from './constants.ts'
import type { Problem } from './problem.ts'
import { problem, short } from './problem.ts'
import { hasText, pluralSuffix, shapeOfTexts, wrongPlurals } from './text-shape.ts'
import type { PluginTexts, TypeFolder } from './type-folder.ts'

/** Languages a type speaks to respondents; English stands in for the others (docs/adr/0036). */
export const spoken = ({ locales, definition }: TypeFolder): ReadonlyMap<string, PluginTexts> => {
  const wanted = definition?.languages
  return new Map([...locales].filter(([name]) => !wanted || wanted.includes(name)))
}

export const localeProblems = (type: TypeFolder): Problem[] => {
  const { locales, definition } = type
  const found: Problem[] = []
  const add = (name: string, what: string, remedy: string) =>
    found.push(problem(type, `locales/${name}.json`, what, remedy))
  const language = sourceOf(type)
  const source = locales.get(language)
  const isOwnGroup = definition !== undefined && !questionGroups.some((group) => group === definition.group)
  for (const key of ['title', 'aliases', ...(isOwnGroup ? ['group'] : [])])
    if (!source?.admin?.[key]) add(language, `admin has no "${key}"`, 'the palette shows and searches by it')
  const wanted = definition?.languages ?? declaration.languages
  if (!wanted.includes('en'))
    found.push(
      problem(
        type,
        'definition.ts',
        'languages leave out en',
        'English stands in for every language a type does not speak',
      ),
    )
  for (const name of wanted)
    if (!locales.has(name))
      add(
        name,
        'the file is missing',
        "write it, or name the languages the type speaks in its definition: languages: ['en']; English stands in for the others",
      )
  for (const name of locales.keys())
    if (!declaration.languages.includes(name)) add(name, 'no such language is offered', 'rename or delete the file')
  for (const [name, texts] of locales) {
    for (const side of Object.keys(texts))
      if (side !== 'fill' && side !== 'admin')
        add(name, `there is no part "${side}"`, 'texts are in fill (respondents) and admin (authors)')
    for (const side of ['fill', 'admin'] as const) {
      const own = texts[side] ?? {}
      // Languages whose texts for authors are still to come have none, not some.
      if (side === 'admin' && texts.admin === undefined && !declaration.complete['*'].includes(name)) continue
      const [has, needs] = [shapeOfTexts(own), shapeOfTexts(source?.[side] ?? {})]
      for (const key of Object.keys(needs)) {
        if (!has[key])
          add(
            name,
            `${side} has no "${key}"`,
            `translate "${source?.[side]?.[key] ?? key}" of locales/${language}.json`,
          )
        else if (has[key].join() !== needs[key]?.join())
          add(
            name,
            `${side}."${key}" has the placeholders ${short(has[key])}, the source ${short(needs[key])}`,
            'use the same ones',
          )
      }
      for (const key of Object.keys(has))
        if (!needs[key])
          add(
            name,
            `${side} has "${key}", which locales/${language}.json has not`,
            'delete it, or add it to the source',
          )
      for (const base of wrongPlurals(own, name))
        add(
          name,
          `${side}."${base}" has not the plural forms of the language`,
          `write ${new Intl.PluralRules(name)
            .resolvedOptions()
            .pluralCategories.map((form) => `${base}_${form}`)
            .join(', ')}`,
        )
    }
  }
  return found
}

const pageFiles = ['renderer.tsx', 'formatter.ts', 'statistics.ts', 'validator.ts', 'print.tsx']
const consoleFiles = ['designer.tsx', 'chart.tsx', 'cell.tsx', 'detail.tsx', 'addresses.ts']

/** What the publish page would say of the type's defaults and examples. */
const unfinishedOf = ({ definition }: TypeFolder): readonly string[] => {
  const { unfinished, defaults, examples = [] } = definition ?? {}
  if (!unfinished) return []
  const stated = [defaults, ...examples.map(({ options }) => options)].filter((options) => options !== undefined)
  const reasons = stated.flatMap((options) => unfinished(options))
  return [...new Set(reasons.map((each) => `unfinished.${typeof each === 'string' ? each : each.doubt}`))]
}

export const keyProblems = (type: TypeFolder): Problem[] => {
  const language = sourceOf(type)
  const { fill = {}, admin = {} } = type.locales.get(language) ?? {}
  const found: Problem[] = []
  const asked = { literal: new Set<string>(), prefixes: new Set<string>() }
  const look = (file: string, has: (key: string) => boolean, where: string) => {
    const all = type.sourcesOf(file).map(askedKeys)
    const literal = all.flatMap((each) => each.literal)
    const prefixes = all.flatMap((each) => each.prefixes)
    for (const key of literal) asked.literal.add(key)
    for (const prefix of prefixes) asked.prefixes.add(prefix)
    for (const key of new Set([
      ...literal.filter((each) => !has(each)),
      ...all.flatMap(({ together }) => together(has)),
    ]))
      found.push(
        problem(
          type,
          `locales/${language}.json`,
          `${where} has no "${key}", which ${file} or a part of it asks for`,
          'add it in every language the type speaks',
        ),
      )
  }
  for (const file of pageFiles) look(file, (key) => hasText(fill, key), 'fill')
  for (const file of consoleFiles) look(file, (key) => hasText(fill, key) || hasText(admin, key), 'admin')
  for (const key of unfinishedOf(type))
    if (!hasText(admin, key))
      found.push(
        problem(
          type,
          `locales/${language}.json`,
          `admin has no "${key}", which unfinished() of definition.ts gives`,
          'add it in every language the type speaks',
        ),
      )
  const unused = (key: string) =>
    !/^(issue\.|title$|aliases$|group$)/.test(key) &&
    !asked.literal.has(key) &&
    !asked.literal.has(key.replace(pluralSuffix, '')) &&
    ![...asked.prefixes].some((prefix) => key.startsWith(prefix)) &&
    // Said by the page of what a break asks for (src/features/fill/filling/page-clock.tsx).
    !(type.definition?.flow === 'page' && key.startsWith('pageTime.')) &&
    !type.files.some(
      (file) =>
        /\.tsx?$/.test(file) &&
        type
          .sourcesOf(file)
          .some((source) => source.includes(`'${key.replace(pluralSuffix, '').replace(/^unfinished\./, '')}'`)),
    )
  for (const [side, texts] of [
    ['fill', fill],
    ['admin', admin],
  ] as const)
    for (const key of Object.keys(texts).filter(unused))
      found.push(
        problem(type, `locales/${language}.json`, `${side}."${key}" is used nowhere`, 'delete it in every language'),
      )
  return found
}
