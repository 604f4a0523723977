// At every start: what is secret and stands in the table as it was typed, or under an older key, is sealed with the newest.
import type { AppDeps } from '../../deps.ts'
import { SealError } from '../../secret/secret-box.ts'
import { lockSecrets, putValue } from './repository.ts'

/** @returns keys of the settings that were sealed by this call */
export const sealStoredSecrets = ({ db, secrets, log }: Pick<AppDeps, 'db' | 'secrets' | 'log'>): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const sealed: string[] = []
    for (const { id, configKey, configValue } of await lockSecrets(trx)) {
      if (configValue === '' || secrets.isCurrent(configValue)) continue
      try {
        const text = secrets.isSealed(configValue) ? secrets.open(configValue, configKey) : configValue
        await putValue(trx, id, secrets.seal(text, configKey))
        sealed.push(configKey)
      } catch (error) {
        if (!(error instanceof SealError)) throw error
        log.error(
          { setting: configKey },
          `The setting ${configKey} cannot be read: ${error.message} Add the earlier key as a further line to secret.key in DATA_DIR, or behind a comma to SECRET_KEY, or save the setting anew.`,
        )
      }
    }
    return sealed
  })
