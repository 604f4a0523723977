/** Every system page, in the repository and where formloom.config.ts points, for the contract test. */
import { folders as found, sources } from 'virtual:plugins/files/system-pages'

interface PageTexts {
  readonly fill?: Readonly<Record<string, string>>
  readonly admin?: Readonly<Record<string, string>>
  readonly shell?: Readonly<Record<string, string>>
  readonly server?: Readonly<Record<string, string>>
}

/** Each folder and the files in it, by path inside the folder. */
export const folders: ReadonlyMap<string, readonly string[]> = new Map(found.map(({ id, files }) => [id, files]))

/** The sources of the files that `isWanted`, by page and path inside the folder. */
const sourcesOf = async (isWanted: (file: string) => boolean): Promise<ReadonlyMap<string, Map<string, string>>> =>
  new Map(
    await Promise.all(
      found.map(async ({ id, path, files }) => {
        const read = files
          .filter(isWanted)
          .map(async (file) => [file, (await sources[`${path}/${file}`]?.()) ?? ''] as const)
        return [id, new Map(await Promise.all(read))] as const
      }),
    ),
  )

const texts = await sourcesOf((file) => /^locales\/[^/]+\.json$/.test(file))

/** The texts of a page by language. */
export const textsOf = (id: string): ReadonlyMap<string, PageTexts> =>
  new Map(
    [...(texts.get(id) ?? [])].map(([file, source]) => [
      file.slice('locales/'.length, -'.json'.length),
      JSON.parse(source) as PageTexts,
    ]),
  )

/** The source of each page's definition. */
export const definitionSources: ReadonlyMap<string, string> = new Map(
  [...(await sourcesOf((file) => file === 'definition.ts'))].map(([id, files]) => [
    id,
    files.get('definition.ts') ?? '',
  ]),
)
