// The mark by which the server knows the browser that sent a file, until a record has it.
import { tokenHash } from '../auth/token.ts'

/** Shows a respondent who is nobody to us the files of their own draft, and opens nothing else. */
export const holderCookie = 'formloom_files'

/** The mark a browser brings; null for none, or something else. */
export const heldBy = (sent: string | null): string | null => (sent !== null && tokenHash(sent, 'flh') ? sent : null)
