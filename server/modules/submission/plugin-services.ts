import type { ServerServices } from '#sdk/server'
import type { AppDeps } from '../../deps.ts'
import { createOneTimeCodes } from '../one-time-code/service.ts'
import { createDepartments } from '../people/departments-repository.ts'
import { createPeople } from '../people/repository.ts'
import { describeMapTiles } from '../system/map-tiles.ts'
import { fetchForPlugins } from './plugin-fetch.ts'

/** What the core lends to the server halves of question types. */
export const createPluginServices = ({
  db,
  fetch,
  ...deps
}: Pick<AppDeps, 'db' | 'fetch' | 'secrets' | 'log'>): ServerServices => ({
  people: createPeople(db),
  departments: createDepartments(db),
  codes: createOneTimeCodes({ db, fetch, ...deps }),
  mapTiles: () => describeMapTiles(db),
  fetch: fetchForPlugins(fetch),
})
