import type { Config } from '#shared/contract/config'
import { SealError, type SecretBox } from '../../secret/secret-box.ts'

/** What a setting says, for the server's own use. Null: it is secret, and the key it was sealed with is not here. */
export const plainValueOf = (
  secrets: SecretBox,
  { configKey, configValue, isSecret }: Pick<Config, 'configKey' | 'configValue' | 'isSecret'>,
): string | null => {
  // Typed into the table by hand, or of a time before secrets were sealed; the next start seals it.
  if (!isSecret || !secrets.isSealed(configValue)) return configValue
  try {
    return secrets.open(configValue, configKey)
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
