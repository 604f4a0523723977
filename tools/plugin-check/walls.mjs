import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from '../bootstrap/root.mjs'
import { hearTool } from '../bootstrap/run-tool.mjs'

/**
 * The import walls around a question type outside the repository. They are written for paths of the repository, so a copy
 * is judged that lies inside; messages name the files themselves.
 * @param source the folder laid out as `plugins/`
 */
export const wallsOf = async (folder, source) => {
  const place = `.cache/plugin-check/walls-${process.pid}`
  const at = (path) => inRepository(`${place}/${path}`)
  const id = basename(folder)
  try {
    mkdirSync(at('plugins/question-types'), { recursive: true })
    cpSync(folder, at(`plugins/question-types/${id}`), { recursive: true })
    const families = join(source, '_families')
    if (existsSync(families)) cpSync(families, at('plugins/_families'), { recursive: true })
    writeFileSync(at('walls.cjs'), configFor(place))
    const { code, output } = await hearTool('depcruise', ['--config', `${place}/walls.cjs`, `${place}/plugins`])
    return { code, output: output.replaceAll(`${place}/plugins`, source) }
  } finally {
    rmSync(at('.'), { recursive: true, force: true })
  }
}

/** The repository's walls with the plugins elsewhere. */
const configFor = (place) => `
const config = require(${JSON.stringify(inRepository('.dependency-cruiser.cjs'))})
const moved = (value) =>
  typeof value === 'string'
    ? value.replaceAll('^plugins/', ${JSON.stringify(`^${place.replaceAll('.', '\\.')}/plugins/`)})
    : Array.isArray(value)
      ? value.map(moved)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each)]))
        : value
module.exports = { ...config, forbidden: moved(config.forbidden) }
`
